// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace vitrine::app {

/// What a step of the tour stands beside.
enum class TourPlace : std::uint8_t {
    Picture,
    Events,
    Steps,     ///< the tool bar
    Machine,   ///< the docks of the layout Architecture
    Schematic, ///< at work, where it can play
};

struct TourStep {
    TourPlace place;
    const char* title; ///< in English, as the sentences; `{key:NAME}` stands for the keys of an action
    const char* text;
};

/// In order.
[[nodiscard]] std::span<const TourStep> tourTable();

} // namespace vitrine::app
