// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/uniforms/uniform_facts.h"

#include <algorithm>

namespace vitrine::views {

namespace {

// As a write tells it: of a sampler the unit.
core::UniformRows valueOf(const core::UniformDetails& uniform)
{
    return core::isSampler(uniform.type) ? core::UniformRows{{std::to_string(uniform.unit)}} : uniform.rows;
}

} // namespace

const core::UniformWrite* UniformFacts::lastWrite(const std::string& name) const
{
    if (!history)
        return nullptr;
    const auto found = std::ranges::find(history->writes, name, &core::UniformWrite::name);
    return found == history->writes.end() ? nullptr : &*found;
}

const core::UniformRows* UniformFacts::before(const core::UniformDetails& uniform) const
{
    if (!history || !comparedWith || history->linkedBy.value_or(0) > comparedWith->callNumber)
        return nullptr;
    const core::UniformRows* oldest = nullptr;
    for (const core::UniformWrite& write : history->writes) { // newest first
        if (write.callIndex <= comparedWith->callIndex)
            break;
        if (write.name == uniform.name)
            oldest = &write.before;
    }
    return oldest && *oldest != valueOf(uniform) ? oldest : nullptr;
}

std::vector<const core::UniformWrite*> UniformFacts::writes(const std::string& name) const
{
    std::vector<const core::UniformWrite*> found;
    if (history)
        for (const core::UniformWrite& write : history->writes)
            if (name.empty() || write.name == name)
                found.push_back(&write);
    return found;
}

std::size_t UniformFacts::parameterCount() const
{
    const auto isParameter = [](const UniformGroup& group) { return group.front()->parameter.has_value(); };
    const auto all = activeUniforms(program);
    return static_cast<std::size_t>(std::ranges::count_if(all, isParameter));
}

std::size_t UniformFacts::plainCount() const
{
    return activeUniforms(program).size() - parameterCount();
}

std::vector<UniformGroup> activeUniforms(const core::ProgramDetails& program)
{
    std::vector<UniformGroup> groups;
    std::size_t missing = 0; // elements of the array that is being gathered
    for (const core::UniformDetails& uniform : program.uniforms) {
        if (missing == 0) {
            groups.emplace_back();
            missing = uniform.arraySize;
        }
        groups.back().push_back(&uniform);
        --missing;
    }
    return groups;
}

} // namespace vitrine::views
