// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine::core {

/// The state of a part of the machine (BYP-13). A later one is worse, except Waking, which takes the power of On and
/// does no work yet.
enum class PowerState : std::uint8_t {
    On,
    Reduced, ///< the part keeps what it holds and does no work
    Off,
    Waking ///< the part becomes On when power.wakeCycles are over
};
[[nodiscard]] std::string_view enumName(PowerState state);
/// The state with this name, if it is one that can be asked for: On, Reduced or Off.
[[nodiscard]] std::optional<PowerState> askedState(std::string_view name);

/// The states On, Reduced or Off that a user chose for parts, by their names ("sp.0.A0"). The machine decides about
/// other parts. Names of parts that a machine does not have are ignored.
using PowerChoices = std::map<std::string, PowerState, std::less<>>;

} // namespace vitrine::core
