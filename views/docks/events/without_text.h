// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/query/draw_costs.h"

#include <QString>

#include <cstdint>

namespace vitrine::views {

struct EventCost;

/// What could spare a draw work and is not at work in it, or in a part alone (RUN-12): "HiZ culling, bypass, layer 2 in
/// part". "nothing": all of it is.
[[nodiscard]] QString withoutText(const core::FeatureStates& features);
/// One below the other, with all that is at work.
[[nodiscard]] QString withoutTip(const EventCost& cost);
/// How much that is, to sort by: each that is not at work counts twice, each in part once.
[[nodiscard]] std::uint64_t lackOf(const core::FeatureStates& features);

} // namespace vitrine::views
