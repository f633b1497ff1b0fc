// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/spirv_module.h"

#include "core/driver/glsl/debug_declarations.h"

// The table of results and types in the header is behind this switch.
#define SPV_ENABLE_UTILITY_CODE
#include <glslang/SPIRV/spirv.hpp>

#include <algorithm>
#include <cstring>
#include <span>

namespace vitrine::core::glsl {

namespace {

/// Registers of one variable.
constexpr std::uint32_t kMaxLeaves = 16'384;

using Words = std::span<const std::uint32_t>;

std::string text(Words words)
{
    const char* begin = reinterpret_cast<const char*>(words.data());
    return {begin, strnlen(begin, words.size() * sizeof(std::uint32_t))};
}

class Reader {
public:
    Reader(UnitFunctions unitFunctions, std::uint32_t sectionFunction)
    {
        m_module.unitFunctions = std::move(unitFunctions);
        m_module.sectionFunction = sectionFunction;
    }
    Result<SpirvModule> read(Words words);

private:
    bool readAnnotation(spv::Op op, Words body);
    bool readType(spv::Op op, Words body);
    bool readConstant(spv::Op op, Words body);
    void readVariable(Words body);
    bool readFunctionPart(spv::Op op, Words body);
    void readInstruction(spv::Op op, Words body);
    void addType(std::uint32_t id, SpirvType type);

    SpirvModule m_module;
    std::map<std::uint32_t, std::int32_t> m_builtIns;
    SpirvBlock* m_block = nullptr;
    std::uint32_t m_line = 0;
    int m_functions = 0;
    bool m_isKnown = false; ///< the function under way is one of a fixed-function unit
};

void Reader::addType(std::uint32_t id, SpirvType type)
{
    std::uint64_t leaves = 1;
    if (type.kind == SpirvTypeKind::Matrix)
        leaves = type.count;
    if (type.kind == SpirvTypeKind::Array)
        leaves = std::uint64_t{type.count} * m_module.types[type.element].leaves;
    if (type.kind == SpirvTypeKind::Struct) {
        leaves = 0;
        for (const std::uint32_t member : type.members)
            leaves += m_module.types[member].leaves;
    }
    // Capped, so that arrays of arrays can't wrap around; variables of that size are refused.
    type.leaves = static_cast<std::uint32_t>(std::min<std::uint64_t>(leaves, kMaxLeaves + 1));
    m_module.types[id] = std::move(type);
}

bool Reader::readType(spv::Op op, Words body)
{
    using Kind = SpirvTypeKind;
    SpirvType type;
    switch (op) {
    case spv::OpTypeVoid: type.kind = Kind::Void; break;
    case spv::OpTypeBool: type.kind = Kind::Bool; break;
    case spv::OpTypeInt: type.kind = Kind::Int; break;
    case spv::OpTypeFloat: type.kind = Kind::Float; break;
    case spv::OpTypeVector: type = {.kind = Kind::Vector, .element = body[1], .count = body[2]}; break;
    case spv::OpTypeMatrix: type = {.kind = Kind::Matrix, .element = body[1], .count = body[2]}; break;
    case spv::OpTypeArray:
        type = {.kind = Kind::Array, .element = body[1], .count = m_module.constants[body[2]].words.at(0)};
        break;
    case spv::OpTypeStruct: type = {.kind = Kind::Struct, .members = {body.begin() + 1, body.end()}}; break;
    case spv::OpTypePointer: type = {.kind = Kind::Pointer, .element = body[2], .storage = body[1]}; break;
    case spv::OpTypeImage: type = {.kind = Kind::Image, .dimension = body[2]}; break;
    case spv::OpTypeSampledImage: type = {.kind = Kind::Sampler, .element = body[1]}; break;
    case spv::OpTypeFunction: type.kind = Kind::Function; break;
    default: return false;
    }
    addType(body[0], std::move(type));
    return true;
}

bool Reader::readConstant(spv::Op op, Words body)
{
    SpirvConstant constant{.type = body.empty() ? 0 : body[0]};
    switch (op) {
    case spv::OpConstantTrue: constant.words = {~0u}; break;
    case spv::OpConstantFalse: constant.words = {0u}; break;
    case spv::OpConstant: constant.words = {body[2]}; break;
    case spv::OpConstantComposite:
        constant.isComposite = true;
        constant.words = {body.begin() + 2, body.end()};
        break;
    case spv::OpConstantNull: break;
    case spv::OpUndef: constant.isUndefined = true; break;
    default: return false;
    }
    m_module.constants[body[1]] = std::move(constant);
    return true;
}

void Reader::readVariable(Words body)
{
    SpirvVariable variable;
    variable.id = body[1];
    variable.type = m_module.types[body[0]].element;
    variable.storage = body[2];
    variable.initializer = body.size() > 3 ? body[3] : 0;
    if (const auto name = m_module.names.find(variable.id); name != m_module.names.end())
        variable.name = name->second;
    if (const auto builtIn = m_builtIns.find(variable.id); builtIn != m_builtIns.end())
        variable.builtIn = builtIn->second;
    m_module.variables[variable.id] = std::move(variable);
}

bool Reader::readAnnotation(spv::Op op, Words body)
{
    switch (op) {
    case spv::OpName: m_module.names[body[0]] = text(body.subspan(1)); return true;
    case spv::OpExtInstImport:
        (text(body.subspan(1)) == kDebugSet ? m_module.debugSet : m_module.extendedSet) = body[0];
        return true;
    case spv::OpDecorate:
        if (body[1] == spv::DecorationBuiltIn)
            m_builtIns[body[0]] = static_cast<std::int32_t>(body[2]);
        return true;
    case spv::OpLine: m_line = body[1]; return true;
    case spv::OpVariable: readVariable(body); return true;
    case spv::OpUndef: return readConstant(op, body);
    default: return false;
    }
}

void Reader::readInstruction(spv::Op op, Words body)
{
    bool hasResult = false;
    bool hasType = false;
    spv::HasResultAndType(op, &hasResult, &hasType);
    SpirvInstruction instruction{.opcode = static_cast<std::uint32_t>(op), .line = m_line};
    if (hasType) {
        instruction.type = body[0];
        body = body.subspan(1);
    }
    if (hasResult) {
        instruction.result = body[0];
        body = body.subspan(1);
    }
    if (op == spv::OpExtInst && body[0] == m_module.debugSet) {
        instruction = {.opcode = kMarkOpcode, .line = m_line};
        body = body.subspan(1);
    }
    instruction.operands = {body.begin(), body.end()};
    m_block->instructions.push_back(std::move(instruction));
}

bool Reader::readFunctionPart(spv::Op op, Words body)
{
    switch (op) {
    case spv::OpFunction:
        ++m_functions;
        m_isKnown = m_module.unitFunctions.contains(body[1]) || body[1] == m_module.sectionFunction;
        return true;
    case spv::OpFunctionEnd: m_block = nullptr; return true;
    case spv::OpNoLine: return true;
    case spv::OpLabel:
        if (m_functions > 1)
            return true;
        m_block = &m_module.blocks[body[0]];
        m_block->id = body[0];
        if (!m_module.firstBlock)
            m_module.firstBlock = body[0];
        return true;
    default: break;
    }
    // What calls do is known without their functions: see lowerCall.
    if (m_functions > 1)
        return op == spv::OpKill || m_isKnown;
    if (!m_block)
        return true;
    switch (op) {
    case spv::OpSelectionMerge: m_block->selectionMerge = body[0]; break;
    case spv::OpLoopMerge:
        m_block->loopMerge = body[0];
        m_block->loopContinue = body[1];
        break;
    default: readInstruction(op, body);
    }
    return true;
}

Result<SpirvModule> Reader::read(Words words)
{
    if (words.size() < 5)
        return failure("the intermediate code is empty");
    m_module.idBound = words[3];
    for (std::size_t at = 5; at < words.size();) {
        const std::uint32_t length = words[at] >> 16;
        if (length == 0 || at + length > words.size())
            return failure("the intermediate code is cut off");
        const auto op = static_cast<spv::Op>(words[at] & 0xFFFF);
        const Words body = words.subspan(at + 1, length - 1);
        at += length;
        if (readAnnotation(op, body) || readType(op, body) || (!m_block && readConstant(op, body)))
            continue;
        if (!readFunctionPart(op, body))
            return failure("the shader calls a function that can't be inlined");
    }
    for (const auto& [id, variable] : m_module.variables)
        if (m_module.types[variable.type].leaves > kMaxLeaves)
            return failure("a variable is larger than any memory for it");
    return std::move(m_module);
}

} // namespace

const UnitKind* SpirvModule::calledUnit(const SpirvInstruction& instruction) const
{
    if (instruction.opcode != spv::OpFunctionCall)
        return nullptr;
    const auto found = unitFunctions.find(instruction.operands[0]);
    return found == unitFunctions.end() ? nullptr : found->second;
}

int SpirvModule::width(std::uint32_t typeId) const
{
    const SpirvType& shape = type(typeId);
    return shape.kind == SpirvTypeKind::Vector ? static_cast<int>(shape.count) : 1;
}

Result<SpirvModule> readSpirvModule(const std::vector<std::uint32_t>& words, UnitFunctions unitFunctions,
                                    std::uint32_t sectionFunction)
{
    return Reader{std::move(unitFunctions), sectionFunction}.read(words);
}

} // namespace vitrine::core::glsl
