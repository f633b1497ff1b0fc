// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/uniform_layout.h"

#include <algorithm>
#include <limits>

namespace vitrine::core::glsl {

namespace {

constexpr std::uint32_t kMaxComponents[2] = {256 * 4, 224 * 4}; ///< vertex, fragment
constexpr std::int32_t kMaxSlots = 32;

std::uint32_t leavesOf(const InterfaceType& type)
{
    std::uint32_t result = type.members.empty() ? columnsOf(type.basic) : 0;
    for (const InterfaceMember& member : type.members)
        result += leavesOf(member.type);
    return result * std::max(type.arraySize, 1u);
}

} // namespace

bool isSampler(GlslType type)
{
    return type >= GlslType::Sampler2D;
}

std::uint32_t columnsOf(GlslType type)
{
    if (type < GlslType::Mat2 || type > GlslType::Mat4)
        return 1;
    return static_cast<std::uint32_t>(type) - static_cast<std::uint32_t>(GlslType::Mat2) + 2;
}

std::uint32_t componentsOf(GlslType type)
{
    if (isSampler(type))
        return 1;
    return columnsOf(type) > 1 ? columnsOf(type) : static_cast<std::uint32_t>(type) % 4 + 1;
}

void UniformLayout::add(const InterfaceVariable& variable, const std::vector<bool>& used, ShaderStage stage)
{
    if (used.empty())
        return;
    Stage& own = m_stages[static_cast<int>(stage)];
    std::vector<std::int32_t>& slots = own.layout.samplerSlots[variable.name];
    slots.assign(used.size(), -1);
    own.layout.uniformRegister[variable.name] = static_cast<std::uint16_t>(own.registers);
    Walk walk{used, stage, own.registers, slots};
    visit(variable.type, variable.name, walk);
    const bool isPlainSampler = variable.type.members.empty() && isSampler(variable.type.basic);
    own.registers += isPlainSampler ? 0 : leavesOf(variable.type);
}

void UniformLayout::visit(const InterfaceType& type, const std::string& name, Walk& walk)
{
    if (type.members.empty())
        return visitBasic(type, name, walk);
    for (std::uint32_t i = 0; i < std::max(type.arraySize, 1u); ++i) {
        const std::string element = type.arraySize ? name + "[" + std::to_string(i) + "]" : name;
        for (const InterfaceMember& member : type.members)
            visit(member.type, element + "." + member.name, walk);
    }
}

void UniformLayout::visitBasic(const InterfaceType& type, const std::string& name, Walk& walk)
{
    const std::uint32_t first = walk.leaf;
    walk.leaf += leavesOf(type);
    const auto begin = walk.used.begin() + first;
    if (std::find(begin, begin + leavesOf(type), true) == begin + leavesOf(type))
        return;
    UniformInfo& uniform = entry(type.arraySize ? name + "[0]" : name, type);
    Stage& own = m_stages[static_cast<int>(walk.stage)];
    const bool isVertex = walk.stage == ShaderStage::Vertex;
    if (isSampler(type.basic)) {
        (isVertex ? uniform.vertexSlot : uniform.fragmentSlot) = own.slots;
        for (std::uint32_t i = first; i < walk.leaf; ++i)
            walk.slots[i] = own.slots++;
        return;
    }
    (isVertex ? uniform.vertexRegister : uniform.fragmentRegister) =
        static_cast<std::int32_t>(walk.firstRegister + first);
    own.components += leavesOf(type) * componentsOf(type.basic);
}

UniformInfo& UniformLayout::entry(const std::string& name, const InterfaceType& type)
{
    const auto known = std::find_if(m_uniforms.begin(), m_uniforms.end(),
                                    [&](const UniformInfo& uniform) { return uniform.name == name; });
    if (known != m_uniforms.end())
        return *known;
    return m_uniforms.emplace_back(UniformInfo{
        .name = name, .type = type.basic, .arraySize = static_cast<std::uint16_t>(std::max(type.arraySize, 1u))});
}

Result<void> UniformLayout::finish(StageLayout& vertex, StageLayout& fragment, ShaderOrigin origin)
{
    for (int i = 0; i < 2; ++i) {
        Stage& stage = m_stages[i];
        const std::string where = i == 0 ? "the vertex shader" : "the fragment shader";
        const bool isAllowed = origin == ShaderOrigin::Driver || stage.components <= kMaxComponents[i];
        if (!isAllowed || stage.registers > std::numeric_limits<std::uint16_t>::max() / 2)
            return failure("{} has more uniforms than there are uniform vectors", where);
        if (stage.slots > kMaxSlots)
            return failure("{} has more than 32 samplers", where);
        StageLayout& target = i == 0 ? vertex : fragment;
        target.uniformRegister = std::move(stage.layout.uniformRegister);
        target.samplerSlots = std::move(stage.layout.samplerSlots);
        target.uniformCount = static_cast<std::uint16_t>(stage.registers);
    }
    return {};
}

} // namespace vitrine::core::glsl
