// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_discard.h"
#include "core/memory/memory.h"

#include <cstdint>

namespace vitrine::core {

enum class EarlyTestOnDiscard : std::uint8_t { Off, ReadOnly };

/// The knobs that HIZ obeys.
struct HizConfig {
    std::uint32_t enabled = 1; ///< hiz.enabled, off/on: without it the machine has no HIZ
    std::uint32_t tile = 8;    ///< hiz.tile, pixels: 4, 8, 16, 32
    EarlyTestOnDiscard earlyTestOnDiscard = EarlyTestOnDiscard::Off; ///< hiz.earlyTestOnDiscard
    std::uint32_t feedback = 1;                                      ///< hiz.feedback, off/on
    std::uint32_t stencil = 1;                                       ///< histencil.enabled, off/on
    DiscardKnobs proofs = {};                                        ///< which proofs of the driver it has

    /// What a memory has to keep for it.
    [[nodiscard]] BoundsPolicy boundsPolicy() const
    {
        return {enabled != 0 ? tile : 0, enabled != 0 && stencil != 0 ? tile : 0};
    }
    friend bool operator==(const HizConfig&, const HizConfig&) = default;
};

/// For those who want to see every fragment.
inline constexpr HizConfig kWithoutHiz{.enabled = 0};

} // namespace vitrine::core
