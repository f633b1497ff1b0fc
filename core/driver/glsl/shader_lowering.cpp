// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/shader_lowering.h"

#include <glslang/SPIRV/spirv.hpp>

#include <algorithm>
#include <bit>

namespace vitrine::core::glsl {

namespace {

/// A shader that lowers to more than this is refused: duplicated loop tails can multiply.
constexpr std::size_t kMaxInstructions = 200'000;

} // namespace

ShaderLowering::ShaderLowering(const SpirvModule& module, const StageLayout& layout, ShaderStage stage,
                               const DebugDeclarations* marks)
    : m_module(module), m_layout(layout), m_stage(stage), m_marks(marks)
{
}

Result<LirProgram> ShaderLowering::run()
{
    countUses();
    if (m_marks)
        prepareMarks();
    placeVariables();
    copyDynamicInputs();
    lowerRegion(m_module.firstBlock, 0);
    storeOutputs();
    emit(Opcode::End, {.kind = OperandKind::None, .mask = 0});
    if (m_failure)
        return Error{Text::verbatim(m_failure)};
    if (m_marks)
        describeVariables();
    return std::move(m_program);
}

void ShaderLowering::fail(const char* sentence)
{
    if (!m_failure)
        m_failure = sentence;
}

std::uint32_t ShaderLowering::newRegister(int width, bool isVariable)
{
    m_program.registers.push_back({.width = static_cast<std::uint8_t>(width), .isVariable = isVariable});
    return static_cast<std::uint32_t>(m_program.registers.size() - 1);
}

Operand ShaderLowering::wholeRegister(std::uint32_t index, int width)
{
    Operand result;
    result.kind = OperandKind::Virtual;
    result.index = index;
    for (int i = 0; i < 4; ++i)
        result.swizzle[i] = static_cast<std::uint8_t>(std::min(i, width - 1));
    return result;
}

Target ShaderLowering::registerTarget(std::uint32_t index, int width)
{
    return {.kind = OperandKind::Virtual, .mask = static_cast<std::uint8_t>((1 << width) - 1), .index = index};
}

LirInstruction& ShaderLowering::emit(Opcode opcode, Target target, std::initializer_list<Operand> sources)
{
    if (m_program.code.size() >= kMaxInstructions) {
        fail("the shader is too long once its functions and loops are laid out");
        m_program.code.pop_back();
    }
    LirInstruction& instruction = m_program.code.emplace_back();
    instruction.opcode = opcode;
    instruction.target = target;
    std::copy(sources.begin(), sources.end(), instruction.sources.begin());
    instruction.line = m_line;
    if (m_program.debug)
        instruction.tag = m_program.debug->newTag();
    return instruction;
}

Operand ShaderLowering::compute(Opcode opcode, int width, std::initializer_list<Operand> sources)
{
    const std::uint32_t target = newRegister(width);
    emit(opcode, registerTarget(target, width), sources);
    return wholeRegister(target, width);
}

Operand ShaderLowering::compare(Opcode opcode, Condition condition, int width, std::initializer_list<Operand> sources)
{
    const Operand result = compute(opcode, width, sources);
    m_program.code.back().condition = condition;
    return result;
}

void ShaderLowering::move(std::uint32_t target, int width, const Operand& source)
{
    emit(Opcode::Mov, registerTarget(target, width), {source});
}

Operand ShaderLowering::plainRegister(const Operand& operand, int width)
{
    if (operand.kind == OperandKind::Virtual && operand.isPlain())
        return operand;
    return compute(Opcode::Mov, width, {operand});
}

Operand ShaderLowering::number(float value)
{
    const auto bits = std::bit_cast<std::uint32_t>(value);
    return m_program.literals.operand(&bits, 1);
}

Operand ShaderLowering::integer(std::int32_t value)
{
    const auto bits = static_cast<std::uint32_t>(value);
    return m_program.literals.operand(&bits, 1);
}

void ShaderLowering::appendWidths(std::uint32_t typeId, std::vector<int>& widths) const
{
    const SpirvType& type = m_module.type(typeId);
    switch (type.kind) {
    case SpirvTypeKind::Matrix: widths.insert(widths.end(), type.count, m_module.width(type.element)); return;
    case SpirvTypeKind::Array:
        for (std::uint32_t i = 0; i < type.count; ++i)
            appendWidths(type.element, widths);
        return;
    case SpirvTypeKind::Struct:
        for (const std::uint32_t member : type.members)
            appendWidths(member, widths);
        return;
    default: widths.push_back(m_module.width(typeId));
    }
}

Leaves ShaderLowering::constantValue(std::uint32_t id)
{
    const auto found = m_module.constants.find(id);
    if (found == m_module.constants.end()) {
        fail("the intermediate code uses a value before it is defined");
        return {number(0.0f)};
    }
    const SpirvConstant& constant = found->second;
    std::vector<int> widths;
    appendWidths(constant.type, widths);
    Leaves result;
    if (!constant.isComposite) {
        const std::array<std::uint32_t, 4> zeros{constant.words.empty() ? 0u : constant.words[0]};
        for (const int count : widths)
            result.push_back(m_program.literals.operand(zeros.data(), count));
        return result;
    }
    if (m_module.type(constant.type).kind != SpirvTypeKind::Vector) {
        for (const std::uint32_t part : constant.words) {
            const Leaves& leaves = valueOf(part);
            result.insert(result.end(), leaves.begin(), leaves.end());
        }
        return result;
    }
    std::array<std::uint32_t, 4> values{};
    for (std::size_t i = 0; i < constant.words.size() && i < 4; ++i) {
        const SpirvConstant& part = m_module.constants.at(constant.words[i]);
        values[i] = part.words.empty() ? 0u : part.words[0];
    }
    result.push_back(m_program.literals.operand(values.data(), widths[0]));
    return result;
}

const Leaves& ShaderLowering::valueOf(std::uint32_t id)
{
    const auto found = m_values.find(id);
    if (found != m_values.end())
        return found->second;
    Leaves constant = constantValue(id);
    return m_values[id] = std::move(constant);
}

void ShaderLowering::setValue(std::uint32_t id, Leaves leaves)
{
    const auto [entry, isNew] = m_values.try_emplace(id, leaves);
    if (isNew)
        return;
    // Lowered a second time, as part of a loop's tail that ends another path: the first home stays.
    for (std::size_t leaf = 0; leaf < leaves.size(); ++leaf) {
        const Operand& home = entry->second[leaf];
        if (home == leaves[leaf] || home.kind != OperandKind::Virtual)
            continue;
        Target target{.kind = OperandKind::Virtual, .mask = 0, .index = home.index};
        Operand source = leaves[leaf];
        for (int i = 0; i < m_program.registers[home.index].width; ++i) {
            target.mask |= static_cast<std::uint8_t>(1 << home.swizzle[i]);
            source.swizzle[home.swizzle[i]] = leaves[leaf].swizzle[i];
        }
        emit(Opcode::Mov, target, {source});
    }
}

void ShaderLowering::countUses()
{
    for (const auto& [id, block] : m_module.blocks)
        for (const Instruction& instruction : block.instructions) {
            if (instruction.opcode == kMarkOpcode)
                continue;
            m_types[instruction.result] = instruction.type;
            for (const std::uint32_t operand : instruction.operands) {
                ++m_uses[operand]; // literal operands count too: that only hides a chance to fuse
                m_lastUse[operand] = {id, instruction.opcode};
            }
        }
}

std::uint32_t ShaderLowering::typeOf(std::uint32_t id) const
{
    const auto constant = m_module.constants.find(id);
    return constant != m_module.constants.end() ? constant->second.type : m_types.at(id);
}

void ShaderLowering::lower(const Instruction& instruction)
{
    if (instruction.opcode == kMarkOpcode)
        return lowerMark(instruction);
    if (instruction.line)
        m_line = instruction.line;
    const auto handler = handlers().find(instruction.opcode);
    if (handler == handlers().end())
        return fail("the shader uses an operation that the machine does not have");
    if (handler->second)
        (this->*handler->second)(instruction);
}

const std::unordered_map<std::uint32_t, ShaderLowering::Handler>& ShaderLowering::handlers()
{
    using Self = ShaderLowering;
    using enum Condition;
    static const std::unordered_map<std::uint32_t, Handler> kHandlers{
        {spv::OpVariable, nullptr},
        {spv::OpPhi, nullptr},
        {spv::OpNop, nullptr},
        {spv::OpFunctionCall, &Self::lowerCall},
        {spv::OpAccessChain, &Self::lowerAccessChain},
        {spv::OpInBoundsAccessChain, &Self::lowerAccessChain},
        {spv::OpLoad, &Self::lowerLoad},
        {spv::OpStore, &Self::lowerStore},
        {spv::OpCopyObject, &Self::lowerCopy},
        {spv::OpFAdd, &Self::lowerAdd},
        {spv::OpFSub, &Self::lowerSubtract},
        {spv::OpFMul, &Self::lowerMultiply},
        {spv::OpVectorTimesScalar, &Self::lowerMultiply},
        {spv::OpFDiv, &Self::lowerPlain<Opcode::Div>},
        {spv::OpFMod, &Self::lowerMod},
        {spv::OpFNegate, &Self::lowerNegate},
        {spv::OpDot, &Self::lowerDot},
        {spv::OpMatrixTimesScalar, &Self::lowerMatrixTimesScalar},
        {spv::OpMatrixTimesVector, &Self::lowerMatrixTimesVector},
        {spv::OpVectorTimesMatrix, &Self::lowerVectorTimesMatrix},
        {spv::OpMatrixTimesMatrix, &Self::lowerMatrixTimesMatrix},
        {spv::OpTranspose, &Self::lowerTranspose},
        {spv::OpIAdd, &Self::lowerPlain<Opcode::IAdd>},
        {spv::OpISub, &Self::lowerIntegerSubtract},
        {spv::OpIMul, &Self::lowerPlain<Opcode::IMul>},
        {spv::OpSDiv, &Self::lowerPlain<Opcode::IDiv>},
        {spv::OpSMod, &Self::lowerPlain<Opcode::IMod>},
        {spv::OpSRem, &Self::lowerPlain<Opcode::IMod>},
        {spv::OpSNegate, &Self::lowerPlain<Opcode::INeg>},
        {spv::OpConvertFToS, &Self::lowerPlain<Opcode::FToI>},
        {spv::OpConvertSToF, &Self::lowerPlain<Opcode::IToF>},
        {spv::OpBitwiseAnd, &Self::lowerPlain<Opcode::And>},
        {spv::OpBitwiseOr, &Self::lowerPlain<Opcode::Or>},
        {spv::OpBitwiseXor, &Self::lowerPlain<Opcode::Xor>},
        {spv::OpNot, &Self::lowerPlain<Opcode::Not>},
        {spv::OpLogicalAnd, &Self::lowerPlain<Opcode::And>},
        {spv::OpLogicalOr, &Self::lowerPlain<Opcode::Or>},
        {spv::OpLogicalNot, &Self::lowerPlain<Opcode::Not>},
        {spv::OpLogicalNotEqual, &Self::lowerPlain<Opcode::Xor>},
        {spv::OpLogicalEqual, &Self::lowerCompare<Opcode::ICmp, Equal>},
        {spv::OpAny, &Self::lowerAnyAll},
        {spv::OpAll, &Self::lowerAnyAll},
        {spv::OpSelect, &Self::lowerSelect},
        {spv::OpIEqual, &Self::lowerCompare<Opcode::ICmp, Equal>},
        {spv::OpINotEqual, &Self::lowerCompare<Opcode::ICmp, NotEqual>},
        {spv::OpSLessThan, &Self::lowerCompare<Opcode::ICmp, Less>},
        {spv::OpSLessThanEqual, &Self::lowerCompare<Opcode::ICmp, LessEqual>},
        {spv::OpSGreaterThan, &Self::lowerCompare<Opcode::ICmp, Greater>},
        {spv::OpSGreaterThanEqual, &Self::lowerCompare<Opcode::ICmp, GreaterEqual>},
        {spv::OpFOrdEqual, &Self::lowerCompare<Opcode::Cmp, Equal>},
        {spv::OpFUnordNotEqual, &Self::lowerCompare<Opcode::Cmp, NotEqual>},
        {spv::OpFOrdNotEqual, &Self::lowerCompare<Opcode::Cmp, NotEqual>},
        {spv::OpFOrdLessThan, &Self::lowerCompare<Opcode::Cmp, Less>},
        {spv::OpFOrdLessThanEqual, &Self::lowerCompare<Opcode::Cmp, LessEqual>},
        {spv::OpFOrdGreaterThan, &Self::lowerCompare<Opcode::Cmp, Greater>},
        {spv::OpFOrdGreaterThanEqual, &Self::lowerCompare<Opcode::Cmp, GreaterEqual>},
        {spv::OpDPdx, &Self::lowerPlain<Opcode::Ddx>},
        {spv::OpDPdy, &Self::lowerPlain<Opcode::Ddy>},
        {spv::OpFwidth, &Self::lowerExtended},
        {spv::OpCompositeConstruct, &Self::lowerCompositeConstruct},
        {spv::OpCompositeExtract, &Self::lowerCompositeExtract},
        {spv::OpCompositeInsert, &Self::lowerCompositeInsert},
        {spv::OpVectorShuffle, &Self::lowerVectorShuffle},
        {spv::OpVectorExtractDynamic, &Self::lowerExtractDynamic},
        {spv::OpVectorInsertDynamic, &Self::lowerInsertDynamic},
        {spv::OpExtInst, &Self::lowerExtended},
        {spv::OpImageSampleImplicitLod, &Self::lowerSample},
        {spv::OpImageSampleExplicitLod, &Self::lowerSample},
        {spv::OpImageSampleProjImplicitLod, &Self::lowerSample},
        {spv::OpImageSampleProjExplicitLod, &Self::lowerSample},
    };
    return kHandlers;
}

} // namespace vitrine::core::glsl
