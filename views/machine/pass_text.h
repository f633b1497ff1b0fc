// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/vector_section.h"
#include "views/kit/row_cell.h"

#include <QString>

namespace vitrine::core {
class DrawRecording;
}

namespace vitrine::views {

/// Whether the draw takes the basic path of 2-D graphics, past the processors.
[[nodiscard]] bool isOnBasicPath(const core::DrawRecording& recording);
/// "Winding": what a pass of a drawing of 2-D graphics is called.
[[nodiscard]] QString passName(core::VectorPass pass);
[[nodiscard]] QString passSentence(core::VectorPass pass);
/// "1 · 2 Resolve": a draw with the pass that something is of; "1" where it has none.
[[nodiscard]] RowCell drawCell(const core::DrawRecording& recording, std::uint32_t draw, std::size_t pass);

} // namespace vitrine::views
