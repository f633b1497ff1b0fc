// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/command/bypass_mode.h"
#include "core/shader/bypass_class.h"

#include <cstdint>
#include <optional>
#include <string>

namespace vitrine::core {

/// What the command interface decides by, draw after draw (BYP-06).
struct BypassQuestion {
    std::optional<FragmentNeed> need; ///< the configuration sent with the draw; nothing: what it refers to is missing
    BypassMode mode = BypassMode::Auto;
    bool combinesExactly = true;    ///< the color updater's engine leaves the processors' bits (ONE-04)
    bool hasFragmentThreads = true; ///< on all presets but SEQ, whose fragment stage is fixed
    std::uint32_t fifoDepth = 1;    ///< pixels, for the entries of this draw; 0: one is larger than a bank (BYP-10)
};

/// What decided: how much shading the draw needs, or the machine.
enum class BypassReason : std::uint8_t { Need, FixedStage, ModeOff, PixelTooLarge };

struct BypassDecision {
    bool isBypassed = false;
    bool isWarning = false; ///< the draw could have been bypassed, but for the machine's size
    Text reason;            ///< a sentence
    BypassReason why = BypassReason::Need;
    FragmentNeed need; ///< on this machine
    friend bool operator==(const BypassDecision&, const BypassDecision&) = default;
};

/// The sentence: `reason` of a decision, and of the event that tells of it (BypassDecided).
[[nodiscard]] Text reasonText(BypassReason why, const FragmentNeed& need);

///   mode    none, minimal    full                                     no configuration
///   off     not bypassed     not bypassed                             refused
///   auto    bypassed         not bypassed                             refused
///   force   bypassed         refused: needs full shading: <rule>      refused
///
/// To a machine whose engine can't combine, or not in 32-bit floats (`cu.engine`, `pgpe.format`), minimal is full. A
/// draw whose entries don't fit into a bank is shaded, with a warning. Without fragment threads nothing is bypassed.
[[nodiscard]] Result<BypassDecision> decideBypass(const BypassQuestion& question);

} // namespace vitrine::core
