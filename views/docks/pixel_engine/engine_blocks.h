// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/pixel_engine/computation_watch.h"
#include "views/docks/pixel_engine/pixel_player.h"

#include <QString>

#include <optional>
#include <vector>

/// The engine's blocks (BYP-20) with what each holds where the player stands, to be drawn.

namespace vitrine::views {

struct EngineBlock {
    enum class Kind : std::uint8_t { Alu, Input, Registers, Constants, Output, Execution, Counter, Instructions };
    struct Line {
        QString text;
        std::optional<core::Vec4> color = {}; ///< beside it
        bool isChanged = false;               ///< by the last step
    };
    Kind kind = Kind::Alu;
    QString name;
    std::vector<Line> lines;
    bool works = false; ///< it took part in the last step
    QString sentence;   ///< what it is
};

struct EngineFlow {
    EngineBlock::Kind from = EngineBlock::Kind::Alu, to = EngineBlock::Kind::Alu;
    bool goesBack = false; ///< and the other way, too
    bool isUsed = false;   ///< by the last step
};

struct EngineBlocks {
    std::vector<EngineBlock> blocks; ///< those that the engine in use has
    std::vector<EngineFlow> flows;
    [[nodiscard]] const EngineBlock* find(EngineBlock::Kind kind) const;
};

/// Of a player with a program; none: no blocks. `turn`: of the computation unit where programs share it, if it is
/// known.
[[nodiscard]] EngineBlocks engineBlocks(const PixelPlayer& player, const std::optional<ComputationTurn>& turn = {});

} // namespace vitrine::views
