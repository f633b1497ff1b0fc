// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/driver/glsl/debug_declarations.h"
#include "core/driver/glsl/lir.h"
#include "core/driver/glsl/spirv_module.h"
#include "core/driver/glsl/stage_layout.h"

#include <initializer_list>
#include <optional>
#include <set>
#include <unordered_map>

/// Selects instructions: translates the SSA form of one stage into instructions over virtual registers.
///
/// Every SSA value is a list of operands, one for each leaf. Views (extracts, shuffles of one vector, negation, loads
/// of uniforms and inputs) are only operands and make no instruction. Control flow follows SPIR-V's merge annotations.
/// The parts: flow_lowering (blocks, phis), memory_lowering (variables, access chains), arithmetic_lowering,
/// builtin_lowering (GLSL.std.450), texture_lowering, unit_lowering (calls of fixed-function units).

namespace vitrine::core::glsl {

using Leaves = std::vector<Operand>;

/// A variable, or a part of it.
struct Pointer {
    std::uint32_t variable = 0;
    std::uint32_t type = 0;           ///< type of what it points at
    std::uint32_t offset = 0;         ///< how many leaves it lies behind the variable's start
    std::optional<Operand> dynamic{}; ///< further leaves, whose number is known only when the program runs
    int component = -1;
    std::optional<Operand> dynamicComponent{};
};

enum class VariableHome : std::uint8_t { Uniform, Input, Registers, Local, OutputOnly };

struct VariableState {
    VariableHome home = VariableHome::Registers;
    std::uint32_t base = 0; ///< first virtual register, or first slot of local memory
    bool isCopied = false;  ///< for Input: a copy for dynamic indexing was made at `base`
};

class ShaderLowering {
public:
    /// With `marks` it makes LirProgram::debug, too.
    ShaderLowering(const SpirvModule& module, const StageLayout& layout, ShaderStage stage,
                   const DebugDeclarations* marks = nullptr);
    [[nodiscard]] Result<LirProgram> run();

private:
    struct Construct {
        bool isLoop = true; ///< false for code that runs once and can be left early by BRK
        std::uint32_t merge = 0;
        std::uint32_t header = 0;
        std::uint32_t continueTarget = 0;
        int breaks = 0;
    };
    /// The register of a phi takes a value.
    struct Copy {
        std::uint32_t target = 0;
        int width = 1;
        Operand source;
    };
    struct LastUse {
        std::uint32_t block = 0;
        std::uint32_t opcode = 0;
    };
    using Instruction = SpirvInstruction;
    using Handler = void (ShaderLowering::*)(const Instruction&);

    // shader_lowering.cpp: building blocks
    std::uint32_t newRegister(int width, bool isVariable = false);
    LirInstruction& emit(Opcode opcode, Target target, std::initializer_list<Operand> sources = {});
    Operand compute(Opcode opcode, int width, std::initializer_list<Operand> sources);
    Operand compare(Opcode opcode, Condition condition, int width, std::initializer_list<Operand> sources);
    void move(std::uint32_t target, int width, const Operand& source);
    Operand plainRegister(const Operand& operand, int width);
    Operand number(float value);
    Operand integer(std::int32_t value);
    static Operand wholeRegister(std::uint32_t index, int width);
    static Target registerTarget(std::uint32_t index, int width);
    [[nodiscard]] int width(const Instruction& instruction) const { return m_module.width(instruction.type); }
    Operand operandOf(const Instruction& instruction, int index) { return valueOf(instruction.operands[index])[0]; }
    const Leaves& valueOf(std::uint32_t id);
    Leaves constantValue(std::uint32_t id);
    void setValue(std::uint32_t id, Leaves leaves);
    void setValue(const Instruction& instruction, const Operand& operand) { setValue(instruction.result, {operand}); }
    void appendWidths(std::uint32_t typeId, std::vector<int>& widths) const;
    /// The SSA type of a value.
    [[nodiscard]] std::uint32_t typeOf(std::uint32_t id) const;
    [[nodiscard]] int widthOf(std::uint32_t id) const { return m_module.width(typeOf(id)); }
    void countUses();
    void fail(const char* sentence);
    static const std::unordered_map<std::uint32_t, Handler>& handlers();
    void lower(const Instruction& instruction);

    // flow_lowering.cpp
    void lowerRegion(std::uint32_t block, std::uint32_t stop);
    void lowerLoop(const SpirvBlock& header);
    void lowerOnce(const SpirvBlock& block, std::uint32_t target);
    std::uint32_t lowerBranch(const SpirvBlock& block, const Instruction& branch, std::uint32_t stop);
    std::uint32_t lowerTwoWay(const SpirvBlock& block, const Instruction& branch, std::uint32_t stop);
    void lowerArm(std::uint32_t from, std::uint32_t target, std::uint32_t stop);
    std::uint32_t lowerEdge(std::uint32_t from, std::uint32_t target, std::uint32_t stop);
    std::uint32_t arriveAt(std::uint32_t target, std::uint32_t stop);
    std::uint32_t lowerJump(std::uint32_t target);
    bool isJump(std::uint32_t target, std::uint32_t stop) const;
    bool isDiscard(std::uint32_t block) const;
    void lowerKill(const Operand& condition);
    void copyPhis(std::uint32_t from, std::uint32_t target);
    void copyAtOnce(std::vector<Copy> pending);
    const Leaves& phiRegisters(const Instruction& phi);

    // memory_lowering.cpp
    void placeVariables();
    void placeVariable(const SpirvVariable& variable, const std::set<std::uint32_t>& dynamic,
                       const std::set<std::uint32_t>& read);
    void copyDynamicInputs();
    void storeOutputs();
    void storeOutput(const SpirvVariable& variable, std::uint32_t leaf, const Operand& value, std::uint8_t mask);
    Pointer pointerTo(std::uint32_t id);
    bool stepInto(Pointer& pointer, std::uint32_t indexId);
    void lowerAccessChain(const Instruction& instruction);
    void lowerLoad(const Instruction& instruction);
    void lowerStore(const Instruction& instruction);
    Leaves load(const Pointer& pointer);
    Operand loadLeaf(const Pointer& pointer, std::uint32_t leaf, int leafWidth);
    Operand inputLeaf(const SpirvVariable& variable, std::uint32_t leaf);
    void store(const Pointer& pointer, const Leaves& value);
    void storeLeaf(const Pointer& pointer, std::uint32_t leaf, const Operand& value, std::uint8_t mask);
    void storeDynamicComponent(const Pointer& pointer, const Operand& value);
    Operand addressOf(const Pointer& pointer);
    Operand pickComponent(const Operand& vector, int count, const Operand& index);
    Operand replaceComponent(const Operand& vector, int count, const Operand& index, const Operand& value);

    // arithmetic_lowering.cpp
    template <Opcode opcode>
    void lowerPlain(const Instruction& instruction)
    {
        if (instruction.operands.size() == 1)
            return setValue(instruction, compute(opcode, width(instruction), {operandOf(instruction, 0)}));
        const Operand first = operandOf(instruction, 0);
        setValue(instruction, compute(opcode, width(instruction), {first, operandOf(instruction, 1)}));
    }
    template <Opcode opcode, Condition condition>
    void lowerCompare(const Instruction& instruction)
    {
        const Operand first = operandOf(instruction, 0);
        setValue(instruction, compare(opcode, condition, width(instruction), {first, operandOf(instruction, 1)}));
    }
    void lowerAdd(const Instruction& instruction);
    void lowerSubtract(const Instruction& instruction);
    void lowerSum(const Instruction& instruction, bool isDifference);
    void lowerMultiply(const Instruction& instruction);
    bool isFusible(const Instruction& instruction) const;
    const std::array<Operand, 2>* pendingProduct(std::uint32_t id) const;
    Operand sumTerm(const Instruction& instruction, int index);
    void lowerNegate(const Instruction& instruction);
    void lowerIntegerSubtract(const Instruction& instruction);
    void lowerDot(const Instruction& instruction);
    Operand dot(const Operand& a, const Operand& b, int count);
    void lowerMod(const Instruction& instruction);
    void lowerTranspose(const Instruction& instruction);
    void lowerMatrixTimesScalar(const Instruction& instruction);
    void lowerMatrixTimesVector(const Instruction& instruction);
    void lowerVectorTimesMatrix(const Instruction& instruction);
    void lowerMatrixTimesMatrix(const Instruction& instruction);
    Operand transform(const Leaves& columns, const Operand& vector, int rows);
    void lowerSelect(const Instruction& instruction);
    void lowerAnyAll(const Instruction& instruction);

    // composite_lowering.cpp
    void lowerCompositeConstruct(const Instruction& instruction);
    Operand gather(const Leaves& components);
    void lowerCompositeExtract(const Instruction& instruction);
    void lowerCompositeInsert(const Instruction& instruction);
    void lowerVectorShuffle(const Instruction& instruction);
    void lowerExtractDynamic(const Instruction& instruction);
    void lowerInsertDynamic(const Instruction& instruction);
    void lowerCopy(const Instruction& instruction);
    std::uint32_t leafAt(std::uint32_t& typeId, const std::vector<std::uint32_t>& operands, std::size_t first,
                         int& component) const;

    // builtin_lowering.cpp
    void lowerExtended(const Instruction& instruction);
    Operand builtin(std::uint32_t function, const Instruction& instruction);
    Operand interpolation(std::uint32_t function, const Instruction& instruction);
    Operand geometry(std::uint32_t function, const Instruction& instruction);
    Operand scaled(Opcode opcode, const Instruction& instruction, float before, float after);
    Operand clamped(const Instruction& instruction, int first);
    Operand refract(const Operand& incident, const Operand& normal, const Operand& eta, int count);
    Operand squaredLength(const Operand& vector, int count);
    Operand smoothstep(const Operand& low, const Operand& high, const Operand& x, int count);

    // texture_lowering.cpp
    void lowerSample(const Instruction& instruction);
    LirInstruction sampleRequest(const Instruction& instruction, const SpirvType& image);
    void lowerDynamicSample(const LirInstruction& request, const Pointer& sampler,
                            const std::vector<std::int32_t>& slots);

    // unit_lowering.cpp
    void lowerCall(const Instruction& instruction);
    void lowerUnitCall(const Instruction& instruction, const UnitKind& kind);
    [[nodiscard]] bool areArgumentsInPlace(const Instruction& instruction, const UnitKind& kind);
    Operand gatherArguments(const Instruction& instruction, const UnitKind& kind);
    std::uint32_t newPinnedRegister(int width);

    // debug_lowering.cpp
    void prepareMarks();
    void bindVariables();
    void describeVariables();
    void lowerMark(const Instruction& instruction);
    struct MarkedPart {
        std::uint32_t slot = 0;
        std::uint32_t leaves = 0;
    };
    [[nodiscard]] std::optional<MarkedPart> markedPart(const Instruction& mark) const;
    void markConstant(std::uint32_t slot, std::uint32_t id);
    void markStore(std::uint32_t variable, std::uint32_t leaf, std::uint8_t mask);

    const SpirvModule& m_module;
    const StageLayout& m_layout;
    const ShaderStage m_stage;
    const DebugDeclarations* m_marks;
    std::map<std::uint32_t, std::uint32_t> m_markSlots;     ///< first slot, by DebugLocalVariable
    std::map<std::uint32_t, std::uint32_t> m_variableSlots; ///< first slot, by variable that stays in registers
    LirProgram m_program;
    std::unordered_map<std::uint32_t, Leaves> m_values;
    std::unordered_map<std::uint32_t, Pointer> m_pointers;
    std::unordered_map<std::uint32_t, VariableState> m_variables;
    std::unordered_map<std::uint32_t, std::uint32_t> m_uses;
    std::unordered_map<std::uint32_t, LastUse> m_lastUse;
    /// Multiplications that wait for the addition that uses them.
    std::unordered_map<std::uint32_t, std::array<Operand, 2>> m_products;
    std::unordered_map<std::uint32_t, std::uint32_t> m_types;
    std::vector<Construct> m_constructs;
    std::uint32_t m_currentBlock = 0;
    std::uint32_t m_line = 0;
    const char* m_failure = nullptr;
};

} // namespace vitrine::core::glsl
