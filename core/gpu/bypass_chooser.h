// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/indirect.h"
#include "core/base/result.h"
#include "core/blend/pgpe/fragment_lowering.h"
#include "core/command/bypass_decision.h"
#include "core/command/bypass_mode.h"
#include "core/command/draw_state.h"

#include <array>
#include <cstdint>
#include <optional>

namespace vitrine::core {

struct ColorEngineConfig;
struct MachineConfig;

/// What decides for a machine whether the fragments of a draw bypass its processors (BYP-06).
class BypassChooser {
public:
    explicit BypassChooser(const MachineConfig& config);

    struct Choice {
        BypassDecision decision;
        pgpe::FragmentLowering lowering;
        std::uint32_t fifoDepth = 0; ///< pixels
    };
    /// Nothing on a machine that can't. Fails when the machine is forced to what the draw forbids.
    [[nodiscard]] Result<std::optional<Choice>> choose(const DrawCommand& command) const;

    /// Whether the fragments of the next draw would bypass the processors if it asked for nothing else: as this draw
    /// leaves the machine. A draw without a vertex leaves it as it was.
    [[nodiscard]] bool leavesBypassed(const DrawCommand& command) const;

private:
    const BypassMode m_mode;
    const std::uint32_t m_bankWords; ///< of register bank B
    const std::uint32_t m_fifoBanks;
    const Indirect<ColorEngineConfig> m_colorEngine;
};

} // namespace vitrine::core
