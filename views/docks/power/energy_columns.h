// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/power_section.h"
#include "views/docks/power/lane_columns.h"
#include "views/machine/activity_style.h"

#include <array>

/// Energy over time by kinds of parts, as the recording tells it. Illustrative.

namespace vitrine::views {

enum class EnergyKind : std::uint8_t {
    Alus,
    PackingBuffers,
    InputBuses,
    RegisterBanks,
    ColorUpdater,
    Texture,
    Devices,
    FixedPipeline,
    Memory
};
inline constexpr int kEnergyKindCount = 9;
[[nodiscard]] EnergyKind energyKind(const core::DomainPower& domain);

/// Colors of Okabe and Ito, each also told by its pattern.
[[nodiscard]] DataStyle energyStyle(EnergyKind kind, const Theme& theme = Theme::current());

struct EnergyShares {
    std::array<core::Energy, kEnergyKindCount> energy{};
    core::Energy alwaysOn = 0; ///< what they would be with everything on
    [[nodiscard]] core::Energy in(EnergyKind kind) const { return energy[static_cast<std::size_t>(kind)]; }
    [[nodiscard]] core::Energy all() const;
};
[[nodiscard]] EnergyShares energyShares(const core::PowerSection& power, core::Cycle from, core::Cycle to);
[[nodiscard]] std::vector<EnergyShares> energyColumns(const core::PowerSection& power, const LaneStretch& stretch);

} // namespace vitrine::views
