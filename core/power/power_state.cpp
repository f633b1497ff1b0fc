// SPDX-License-Identifier: Apache-2.0
#include "core/power/power_state.h"

#include <array>

namespace vitrine::core {

std::string_view enumName(PowerState state)
{
    constexpr std::array<std::string_view, 4> kNames{"on", "reduced", "off", "waking"};
    const auto index = static_cast<std::size_t>(state);
    return index < kNames.size() ? kNames[index] : std::string_view{};
}

std::optional<PowerState> askedState(std::string_view name)
{
    for (const PowerState state : {PowerState::On, PowerState::Reduced, PowerState::Off})
        if (name == enumName(state))
            return state;
    return std::nullopt;
}

} // namespace vitrine::core
