// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/pixel_history/pixel_history.h"
#include "core/session/pixel_history/pixel_history_pixel.h"

/// The parts that all ways of making a pixel's history share.

namespace vitrine::core {

/// A history without entries. Fails with a sentence when there is no framebuffer or no such pixel.
[[nodiscard]] Result<PixelHistory> beginHistory(const RenderTargets& targets, const PixelQuery& query);

/// A call, and what it did to the pixel.
struct CalledEntries {
    std::uint64_t callIndex = 0;
    std::uint64_t callNumber = 0; ///< the capture's own
    std::string function;
    std::optional<std::uint32_t> draw; ///< counted from 0 over the capture
    std::vector<PixelEntry> entries;
};
void addEntries(PixelHistory& history, CalledEntries called);

/// A change that no command of the machine has made.
[[nodiscard]] PixelEntry copyEntry(const PixelValue& before, const PixelValue& after);

} // namespace vitrine::core
