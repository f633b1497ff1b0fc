// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/power/energy_table.h"

#include <fmt/format.h>

#include <concepts>
#include <string>

/// How numbers of several subcommands are told.

namespace vitrine::cli {

/// Illustrative energy, or a difference of two, as documents have it: in units of the table, not in hundredths.
[[nodiscard]] double inUnits(std::integral auto hundredths)
{
    return static_cast<double>(hundredths) / static_cast<double>(core::kEnergyUnit);
}

/// "+12.50", "-3.00", or "0" where nothing changes.
[[nodiscard]] std::string signedText(auto value, int decimals)
{
    return value == 0 ? "0" : fmt::format("{:+.{}f}", static_cast<double>(value), decimals);
}

} // namespace vitrine::cli
