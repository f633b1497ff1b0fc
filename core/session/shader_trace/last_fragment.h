// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/session/call_source.h"
#include "core/session/replay.h"

#include <cstdint>
#include <stop_token>

namespace vitrine::core {

/// Asks about a pixel of the framebuffer that is bound after `position` calls, in GL's coordinates.
struct LastFragmentQuery {
    std::uint64_t position = 0;
    std::uint32_t x = 0; ///< from the left
    std::uint32_t y = 0; ///< from the bottom
};

struct ShadedFragment {
    std::uint32_t draw = 0;      ///< counted over the capture
    std::uint32_t primitive = 0; ///< counted from 1 behind clipping and culling
};

/// The last fragment of a pixel since its frame began for which a fragment program ran. `replay` may stand anywhere,
/// and is moved. Fails with a sentence when there is no such fragment, when the capture can't be read, and on a stop
/// request. `progress` counts calls.
[[nodiscard]] Result<ShadedFragment> lastFragment(Replay& replay, CallSource& source, const LastFragmentQuery& query,
                                                  const std::stop_token& stop = {}, const SeekProgress& progress = {});

} // namespace vitrine::core
