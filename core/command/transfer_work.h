// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/command/draw_state.h"
#include "core/command/transfer_words.h"
#include "core/memory/memory.h"

#include <cstdint>
#include <optional>

namespace vitrine::core {

/// How fast the units clear and copy.
struct TransferRates {
    std::uint32_t tilesPerCycle = 16;   ///< clear.tilesPerCycle: tiles that are cleared by mark
    std::uint32_t zstQuadsPerCycle = 1; ///< of other depths and stencils
    std::uint32_t cuQuadsPerCycle = 1;  ///< of other colors, and of copies
    std::uint32_t texItemsPerCycle = 1; ///< pixels that a copy reads
};

/// How many tiles HIZ marks.
struct ClearMarks {
    std::uint64_t depth = 0, stencil = 0;
};

/// A clear or copy in the stream, and for how many cycles it keeps each of the units that do it (RUN-06).
///
/// Tiles that lie wholly inside a clear, and of which all stored bits change, are cleared by mark: those of depths and
/// stencils in HIZ, where it keeps their bounds, those of colors in the color cache. All else is cleared quad by quad.
/// Depths and stencils are cleared side by side. A copy is read pixel by pixel by TEX while CU writes it quad by quad:
/// the slower one tells how long it takes.
struct TransferWork {
    ClearCommand clear;              ///< of a copy one that clears nothing
    std::optional<CopyCommand> copy; ///< nothing: it is a clear
    ClearMarks marks;
    Cycle hiz = 0;
    Cycle zst = 0;
    Cycle cu = 0;                            ///< with the marks in the color cache
    std::uint64_t zstBytes = 0, cuBytes = 0; ///< moved for what is cleared quad by quad, and for copies
};

[[nodiscard]] TransferWork transferWork(const TransferCommand& command, const Memory& memory,
                                        const TransferRates& rates);

/// Whether its surfaces are there, and hold what is copied.
[[nodiscard]] bool canTransfer(const TransferCommand& command, const Memory& memory);

/// Whether it changes nothing: its rectangle is empty, or everything is masked.
[[nodiscard]] bool isEmpty(const ClearCommand& command, const Memory& memory);

} // namespace vitrine::core
