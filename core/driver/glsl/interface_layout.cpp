// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/interface_layout.h"

#include "core/driver/glsl/uniform_layout.h"

#include <glslang/SPIRV/spirv.hpp>

#include <algorithm>
#include <array>
#include <optional>

namespace vitrine::core::glsl {

namespace {

constexpr std::uint32_t kMaxAttributes = 16;
constexpr std::size_t kMaxVaryings = 16;

const SpirvVariable* findVariable(const SpirvModule& module, const std::string& name, std::uint32_t storage)
{
    for (const auto& [id, variable] : module.variables)
        if (variable.storage == storage && variable.name == name)
            return &variable;
    return nullptr;
}

std::vector<bool> usedLeaves(const CompiledShader::Handle& shader, const std::string& name, std::uint32_t storage)
{
    const SpirvVariable* variable = findVariable(shader.module, name, storage);
    const auto used = variable ? shader.usage.usedLeaves.find(variable->id) : shader.usage.usedLeaves.end();
    return used == shader.usage.usedLeaves.end() ? std::vector<bool>{} : used->second;
}

std::optional<std::uint32_t> freeLocation(const std::array<bool, kMaxAttributes>& taken, std::uint32_t count)
{
    for (std::uint32_t first = 0; first + count <= kMaxAttributes; ++first)
        if (std::none_of(taken.begin() + first, taken.begin() + first + count, [](bool is) { return is; }))
            return first;
    return std::nullopt;
}

/// Bound attributes first, then wide ones, so that matrices still find a gap.
Result<void> layOutAttributes(ProgramLayout& layout, const CompiledShader::Handle& vertex,
                              const std::map<std::string, std::uint32_t>& bound)
{
    std::array<bool, kMaxAttributes> taken{};
    std::vector<AttributeInfo> waiting;
    const auto place = [&](AttributeInfo attribute, std::uint32_t first) {
        const std::uint32_t count = columnsOf(attribute.type);
        LeafLocations& leaves = layout.vertex.inputs[attribute.name];
        for (std::uint32_t i = 0; i < count; ++i) {
            leaves.push_back({true, static_cast<std::uint16_t>(first + i), 0});
            taken[first + i] = true;
        }
        const auto end = static_cast<std::uint16_t>(first + count);
        layout.vertex.inputCount = std::max(layout.vertex.inputCount, end);
        attribute.location = static_cast<std::uint16_t>(first);
        layout.attributes.push_back(std::move(attribute));
    };
    for (const InterfaceVariable& variable : vertex.interface.attributes) {
        const std::vector<bool> used = usedLeaves(vertex, variable.name, spv::StorageClassInput);
        if (used.empty())
            continue;
        AttributeInfo attribute{.name = variable.name, .type = variable.type.basic};
        const auto location = bound.find(variable.name);
        if (location == bound.end()) {
            waiting.push_back(std::move(attribute));
            continue;
        }
        if (location->second + columnsOf(attribute.type) > kMaxAttributes)
            return failure("attribute '{}' is bound beyond the last location", variable.name);
        place(std::move(attribute), location->second);
    }
    std::stable_sort(waiting.begin(), waiting.end(), [](const AttributeInfo& a, const AttributeInfo& b) {
        return columnsOf(a.type) > columnsOf(b.type);
    });
    for (AttributeInfo& attribute : waiting) {
        const std::optional<std::uint32_t> first = freeLocation(taken, columnsOf(attribute.type));
        if (!first)
            return failure("there are more attributes than the 16 locations");
        place(std::move(attribute), *first);
    }
    return {};
}

struct VaryingLeaf {
    std::string name;
    std::uint32_t leaf = 0;
    std::uint32_t width = 1;
};

/// The leaves of the varyings that the fragment shader reads, widest first.
std::vector<VaryingLeaf> readVaryings(ProgramLayout& layout, const CompiledShader::Handle& fragment)
{
    std::vector<VaryingLeaf> result;
    for (const InterfaceVariable& variable : fragment.interface.varyings) {
        const std::vector<bool> used = usedLeaves(fragment, variable.name, spv::StorageClassInput);
        layout.fragment.inputs[variable.name].resize(used.size());
        for (std::uint32_t leaf = 0; leaf < used.size(); ++leaf)
            if (used[leaf])
                result.push_back({variable.name, leaf, componentsOf(variable.type.basic)});
    }
    std::stable_sort(result.begin(), result.end(),
                     [](const VaryingLeaf& a, const VaryingLeaf& b) { return a.width > b.width; });
    return result;
}

/// Narrow varyings share registers: limits are counted after packing (GLSL ES 1.00, appendix A §7).
Result<void> layOutVaryings(ProgramLayout& layout, const CompiledShader::Handle& fragment)
{
    std::vector<std::uint32_t> filled; ///< components taken of each register
    for (const VaryingLeaf& varying : readVaryings(layout, fragment)) {
        auto slot =
            std::find_if(filled.begin(), filled.end(), [&](std::uint32_t taken) { return taken + varying.width <= 4; });
        if (slot == filled.end())
            slot = filled.insert(filled.end(), 0);
        layout.fragment.inputs[varying.name][varying.leaf] = {true, static_cast<std::uint16_t>(slot - filled.begin()),
                                                              static_cast<std::uint8_t>(*slot)};
        *slot += varying.width;
    }
    if (filled.size() > kMaxVaryings)
        return failure("there are more varyings than fit into 16 vectors");
    layout.vertex.outputs = layout.fragment.inputs;
    layout.vertex.varyingCount = layout.fragment.varyingCount = static_cast<std::uint16_t>(filled.size());
    return {};
}

void layOutSpecialInputs(StageLayout& layout, const CompiledShader::Handle& fragment)
{
    layout.inputCount = layout.varyingCount;
    for (const auto& [id, used] : fragment.usage.usedLeaves) {
        const auto next = static_cast<std::int16_t>(layout.inputCount);
        switch (fragment.module.variables.at(id).builtIn) {
        case spv::BuiltInFragCoord: layout.fragCoordInput = next; break;
        case spv::BuiltInFrontFacing: layout.frontFacingInput = next; break;
        case spv::BuiltInPointCoord: layout.pointCoordInput = next; break;
        default: continue;
        }
        ++layout.inputCount;
    }
}

} // namespace

Result<ProgramLayout> layOutProgram(const CompiledShader::Handle& vertex, const CompiledShader::Handle& fragment,
                                    const std::map<std::string, std::uint32_t>& boundAttributes)
{
    ProgramLayout layout;
    if (auto done = layOutAttributes(layout, vertex, boundAttributes); !done)
        return done.error();
    if (auto done = layOutVaryings(layout, fragment); !done)
        return done.error();
    layOutSpecialInputs(layout.fragment, fragment);
    UniformLayout uniforms;
    for (const CompiledShader::Handle* shader : {&vertex, &fragment})
        for (const InterfaceVariable& variable : shader->interface.uniforms)
            uniforms.add(variable, usedLeaves(*shader, variable.name, spv::StorageClassUniformConstant), shader->stage);
    if (auto done = uniforms.finish(layout.vertex, layout.fragment, fragment.origin); !done)
        return done.error();
    layout.uniforms = uniforms.active();
    return layout;
}

} // namespace vitrine::core::glsl
