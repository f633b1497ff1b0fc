// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/diagram/diagram_graph.h"
#include "views/machine/activity_style.h"
#include "views/machine/bypass_text.h"

#include <QString>

#include <vector>

namespace vitrine::core {
class DrawRecording;
}

/// Which of its two ways the fragments of a draw took: through the processors, or past them (BYP-06, BYP-08).

namespace vitrine::views {

/// What a unit or queue is to the fragments of a draw.
enum class FragmentWay : std::uint8_t {
    Open,   ///< nothing that is told: no decision, or it belongs to both ways
    Bypass, ///< they went through it, past the processors
    Unused  ///< they went the other way, and it did nothing in the whole draw
};

/// By node. All are open on a machine without a bypass.
[[nodiscard]] std::vector<FragmentWay> fragmentWays(const core::DrawRecording& recording, const DiagramGraph& graph);

/// How it is drawn and named: "bypass", "not used".
[[nodiscard]] DataStyle fragmentWayStyle(FragmentWay way, const Theme& theme = Theme::current());
/// What units do, and both ways.
[[nodiscard]] QList<DataStyle> statesAndWays(const Theme& theme);

/// Why a unit or queue is lit or gray; empty when it is open.
[[nodiscard]] QString wayText(const core::DrawRecording& recording, FragmentWay way);

} // namespace vitrine::views
