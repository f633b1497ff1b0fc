// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/discard_knobs.h"
#include "core/memory/bounds_policy.h"

#include <cstdint>

namespace vitrine::core {

enum class EarlyTestOnDiscard : std::uint8_t { Off, ReadOnly };

/// The knobs that HIZ obeys.
struct HizConfig {
    std::uint32_t enabled = 1; ///< hiz.enabled, off or on: without it the machine has no HIZ
    std::uint32_t tile = 8;    ///< hiz.tile, in pixels: 4, 8, 16 or 32
    EarlyTestOnDiscard earlyTestOnDiscard = EarlyTestOnDiscard::Off; ///< hiz.earlyTestOnDiscard
    std::uint32_t feedback = 1;                                      ///< hiz.feedback, off or on
    std::uint32_t stencil = 1;                                       ///< histencil.enabled, off or on
    std::uint32_t entryCycles = 1; ///< hiz.entryCycles, 0–8, of RAS at its tile; 0 in ideal timing
    DiscardKnobs proofs = {};      ///< which of the driver's proofs it can use

    /// What a memory has to keep beside its surfaces for this machine.
    [[nodiscard]] BoundsPolicy boundsPolicy() const
    {
        return {enabled != 0 ? tile : 0, enabled != 0 && stencil != 0 ? tile : 0};
    }
    friend bool operator==(const HizConfig&, const HizConfig&) = default;
};

/// For callers that want to see every fragment.
inline constexpr HizConfig kWithoutHiz{.enabled = 0};

} // namespace vitrine::core
