// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/fixed_function/unit_kind.h"
#include "core/memory/memory.h"
#include "core/observe/snapshot.h"

#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace vitrine::core {

/// Makes trees of draws' configurations; keeps the texts of the programs seen last, which cost most.
class DrawStateTrees {
public:
    /// The configuration of a draw as the machine was given it, for the state view and `vitrine-cli state`: draw,
    /// program, vertex arrays, textures, rasterization, depth and stencil, blending, render targets. `units`: whose
    /// parameters programs hold (HET-25).
    [[nodiscard]] StateNode tree(const DrawCommand& command, const Memory& memory, const ReachableUnits& units);

private:
    static constexpr std::size_t kMaxTexts = 64;
    using Text = std::pair<std::shared_ptr<const Program>, std::string>;

    [[nodiscard]] const std::string& disassembly(const std::shared_ptr<const Program>& program);
    [[nodiscard]] StateNode stageNode(std::string_view name, const std::shared_ptr<const Program>& program,
                                      const std::vector<Vec4>& constants);
    [[nodiscard]] StateNode programNode(const ProgramState& program, const ReachableUnits& units);

    std::deque<Text> m_texts; ///< newest first
};

} // namespace vitrine::core
