// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/call_source.h"
#include "core/session/resources/program_details.h"
#include "core/session/resources/uniform_history.h"
#include "views/base/link.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace vitrine::views {

class Notes;

/// What the view of uniforms shows.
struct UniformFacts {
    core::ProgramDetails program;
    std::shared_ptr<const core::UniformHistory> history; ///< null: not known yet
    std::optional<core::ActionEntry> comparedWith;       ///< the draw before; none: there is none
    std::map<std::string, Link> units;                   ///< of the machine, by kind: "FFS"

    /// The newest call that set a uniform, as it is named there; null: none is known.
    [[nodiscard]] const core::UniformWrite* lastWrite(const std::string& name) const;
    /// What it held when the draw before was made; null: the same, or nobody knows.
    [[nodiscard]] const core::UniformRows* before(const core::UniformDetails& uniform) const;
    [[nodiscard]] bool isChanged(const core::UniformDetails& uniform) const { return before(uniform) != nullptr; }
    /// Sets of a uniform, newest first; of all for an empty name.
    [[nodiscard]] std::vector<const core::UniformWrite*> writes(const std::string& name) const;

    /// Parameters of units among them, and what plain OpenGL ES 2.0 would list.
    [[nodiscard]] std::size_t parameterCount() const;
    [[nodiscard]] std::size_t plainCount() const;
};

/// Uniforms as the API lists them: an array is one (HET-26). Each: its elements.
using UniformGroup = std::vector<const core::UniformDetails*>;
[[nodiscard]] std::vector<UniformGroup> activeUniforms(const core::ProgramDetails& program);

} // namespace vitrine::views
