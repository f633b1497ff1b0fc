// SPDX-License-Identifier: Apache-2.0
#define SPV_ENABLE_UTILITY_CODE
#include "tests/driver/differential/reference_module.h"

#include <string_view>

namespace vitrine::differential {

namespace {

constexpr std::size_t kHeaderWords = 5;

class Reader {
public:
    explicit Reader(const std::vector<std::uint32_t>& words) : m_words(words) {}
    ReferenceModule read();

private:
    void take(ReferenceInstruction instruction);
    bool takeType(const ReferenceInstruction& instruction);
    bool takeConstant(const ReferenceInstruction& instruction);
    void takeVariable(const ReferenceInstruction& instruction);

    const std::vector<std::uint32_t>& m_words;
    ReferenceModule m_module;
    std::map<std::uint32_t, std::string> m_names;
    ReferenceFunction* m_function = nullptr;
};

std::string text(const std::vector<std::uint32_t>& words, std::size_t first)
{
    return {reinterpret_cast<const char*>(words.data() + first)};
}

ReferenceModule Reader::read()
{
    for (std::size_t at = kHeaderWords; at < m_words.size();) {
        const std::size_t end = at + (m_words[at] >> 16);
        ReferenceInstruction instruction{.opcode = static_cast<spv::Op>(m_words[at] & 0xFFFF)};
        bool hasResult = false;
        bool hasType = false;
        spv::HasResultAndType(instruction.opcode, &hasResult, &hasType);
        ++at;
        if (hasType)
            instruction.type = m_words[at++];
        if (hasResult)
            instruction.result = m_words[at++];
        instruction.operands.assign(m_words.begin() + static_cast<std::ptrdiff_t>(at),
                                    m_words.begin() + static_cast<std::ptrdiff_t>(end));
        at = end;
        take(std::move(instruction));
    }
    return std::move(m_module);
}

void Reader::take(ReferenceInstruction instruction)
{
    m_module.valueTypes[instruction.result] = instruction.type;
    if (takeType(instruction) || takeConstant(instruction))
        return;
    switch (instruction.opcode) {
    case spv::OpEntryPoint: m_module.entry = instruction.operands[1]; return;
    case spv::OpName: m_names[instruction.operands[0]] = text(instruction.operands, 1); return;
    case spv::OpFunction: m_function = &m_module.functions[instruction.result]; return;
    case spv::OpFunctionParameter: m_function->parameters.push_back(instruction.result); return;
    case spv::OpFunctionEnd: m_function = nullptr; return;
    case spv::OpVariable: takeVariable(instruction); break;
    case spv::OpLabel: m_function->labels[instruction.result] = m_function->code.size(); break;
    default: break;
    }
    if (m_function)
        m_function->code.push_back(std::move(instruction));
}

bool Reader::takeType(const ReferenceInstruction& instruction)
{
    const auto& operands = instruction.operands;
    ReferenceType type{.opcode = instruction.opcode};
    switch (instruction.opcode) {
    case spv::OpTypeVoid:
    case spv::OpTypeFunction:
    case spv::OpTypeImage: break;
    case spv::OpTypeBool:
    case spv::OpTypeInt:
    case spv::OpTypeFloat:
    case spv::OpTypeSampledImage: type.size = 1; break;
    case spv::OpTypeVector:
    case spv::OpTypeMatrix:
        type.element = operands[0];
        type.count = operands[1];
        type.size = type.count * m_module.types[type.element].size;
        break;
    case spv::OpTypeArray:
        type.element = operands[0];
        type.count = m_module.constants[operands[1]][0].bits;
        type.size = type.count * m_module.types[type.element].size;
        break;
    case spv::OpTypeStruct:
        type.members = operands;
        for (const std::uint32_t member : type.members)
            type.size += m_module.types[member].size;
        break;
    case spv::OpTypePointer: type.element = operands[1]; break;
    default: return false;
    }
    m_module.types[instruction.result] = std::move(type);
    return true;
}

bool Reader::takeConstant(const ReferenceInstruction& instruction)
{
    Value value;
    switch (instruction.opcode) {
    case spv::OpConstantTrue: value = {Scalar::of(true)}; break;
    case spv::OpConstantFalse: value = {Scalar::of(false)}; break;
    case spv::OpConstant: value = {Scalar{instruction.operands[0]}}; break;
    case spv::OpUndef: value.resize(m_module.types[instruction.type].size, {0, kUnknown}); break;
    case spv::OpConstantNull: value.resize(m_module.types[instruction.type].size); break;
    case spv::OpConstantComposite:
        for (const std::uint32_t part : instruction.operands) {
            const Value& constant = m_module.constants[part];
            value.insert(value.end(), constant.begin(), constant.end());
        }
        break;
    default: return false;
    }
    m_module.constants[instruction.result] = std::move(value);
    return true;
}

void Reader::takeVariable(const ReferenceInstruction& instruction)
{
    ReferenceVariable variable;
    variable.name = m_names[instruction.result];
    variable.type = m_module.types[instruction.type].element;
    variable.storage = static_cast<spv::StorageClass>(instruction.operands[0]);
    if (instruction.operands.size() > 1)
        variable.initializer = instruction.operands[1];
    m_module.variables[instruction.result] = std::move(variable);
}

} // namespace

std::size_t ReferenceModule::offsetOf(std::uint32_t type, std::uint32_t index) const
{
    const ReferenceType& whole = types.at(type);
    if (whole.opcode != spv::OpTypeStruct)
        return index * types.at(whole.element).size;
    std::size_t offset = 0;
    for (std::uint32_t member = 0; member < index; ++member)
        offset += types.at(whole.members[member]).size;
    return offset;
}

std::uint32_t ReferenceModule::partType(std::uint32_t type, std::uint32_t index) const
{
    const ReferenceType& whole = types.at(type);
    return whole.opcode == spv::OpTypeStruct ? whole.members[index] : whole.element;
}

ReferenceModule readReferenceModule(const std::vector<std::uint32_t>& words)
{
    return Reader{words}.read();
}

} // namespace vitrine::differential
