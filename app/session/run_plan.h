// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/breakpoint.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace vitrine::app {

/// What a run of the machine stops at, and how far it goes for that.
struct RunPlan {
    enum class Reach : std::uint8_t { Draw, Capture };
    std::vector<core::Breakpoint> stops; ///< those that the machine has no part for stop nowhere
    Reach reach = Reach::Draw;
};

/// How a run ended.
struct RunEnd {
    std::shared_ptr<const RunPlan> plan;
    bool isForward = true;
    std::vector<std::size_t> met;     ///< in plan->stops; empty: none up to the end of its reach, and nothing moved
    std::optional<core::Event> event; ///< that made the first of them true; none of states
};

} // namespace vitrine::app
