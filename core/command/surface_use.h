// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/command/transfer_words.h"

#include <vector>

namespace vitrine::core {

struct DrawState;
class Memory;

/// The surfaces that a draw works on, as far as other draws have to wait for it (RUN-03). To test against a depth or
/// stencil buffer, and to blend with a color buffer, is no reading here: quads do that in the order of the stream.
struct SurfaceUse {
    std::vector<SurfaceId> reads;  ///< levels of its textures, ascending
    std::vector<SurfaceId> writes; ///< ascending

    [[nodiscard]] bool doesRead(SurfaceId surface) const;
    [[nodiscard]] bool doesWrite(SurfaceId surface) const;
};

[[nodiscard]] SurfaceUse surfaceUse(const DrawState& state);
[[nodiscard]] SurfaceUse surfaceUse(const TransferCommand& command, const Memory& memory);
/// Whether a draw samples what it draws to: what it reads there is undefined by the API.
[[nodiscard]] bool samplesOwnTarget(const DrawState& state);

/// Whether both lists, which ascend, have a surface in common.
[[nodiscard]] bool shareSurface(const std::vector<SurfaceId>& a, const std::vector<SurfaceId>& b);

} // namespace vitrine::core
