// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine::core {

/// Of a part of the machine (BYP-13). The worse the later, but for Waking, which draws the power of On and does not
/// work yet.
enum class PowerState : std::uint8_t {
    On,
    Reduced, ///< keeps what it holds and does no work
    Off,
    Waking ///< until power.wakeCycles are over
};
[[nodiscard]] std::string_view enumName(PowerState state);
/// On, Reduced or Off by its name: what can be asked for.
[[nodiscard]] std::optional<PowerState> askedState(std::string_view name);

/// States that somebody chose for parts, by their names ("sp.0.A0"): On, Reduced or Off. Of other parts the machine
/// decides. Names that a machine has no part of say nothing.
using PowerChoices = std::map<std::string, PowerState, std::less<>>;

} // namespace vitrine::core
