// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/stream/bypass_fields.h"
#include "core/stream/bypass_pixel.h"
#include "core/texture/initial_request.h"

#include <array>
#include <cstdint>
#include <deque>
#include <optional>

namespace vitrine::core {

/// Holds the texels that came to the color updater before it was their pixel's turn (BYP-11). Pixels leave the FIFO in
/// the order of the stream, while texels arrive in any order. At most as many texels wait as the FIFO has places.
class TexturePairing {
public:
    using Texels = std::array<Vec4, kMostBypassTextures>;

    void arrive(const BypassTexel& texel) { m_waiting.push_back(texel); }
    /// Removes and returns the texels of the FIFO's first pixel. Nothing while one of them is missing.
    [[nodiscard]] std::optional<Texels> take(const BypassPixel& pixel);

    static void visit(auto& visitor, auto& state) { visitor(PairingFields::kWaiting, state.m_waiting); }

private:
    std::deque<BypassTexel> m_waiting; ///< in the order of arrival: most often its first ones are taken next
};

} // namespace vitrine::core
