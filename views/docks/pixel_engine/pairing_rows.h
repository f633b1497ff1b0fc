// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/draw_recording.h"
#include "views/kit/row_model.h"

#include <cstdint>
#include <vector>

namespace vitrine::views {

/// Pixels of a draw that bypasses the processors, and the texels that they wait for (BYP-11).
struct Pairing {
    std::uint64_t depth = 0;   ///< pixels that the FIFO has places for
    std::uint64_t pixels = 0;  ///< in the FIFO
    std::uint64_t arrived = 0; ///< texels that wait there for their pixel's turn
    std::uint64_t asked = 0;   ///< texels that those pixels still wait for
    /// First pixels that have just left with their texels, then the FIFO in its order: a row for each look-up.
    std::vector<Row> rows;
};

[[nodiscard]] QStringList pairingColumns();
/// As the machine has it at a moment of the recording.
[[nodiscard]] Pairing pairingAt(const core::DrawRecording& recording, const core::Snapshot& moment);

} // namespace vitrine::views
