// SPDX-License-Identifier: Apache-2.0
#include "captures/machines/power_json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace vitrine::captures {

using core::failure;
using Json = nlohmann::ordered_json;

Json powerToJson(const core::PowerChoices& choices)
{
    Json json = Json::object();
    for (const auto& [part, state] : choices)
        json[part] = core::enumName(state);
    return json;
}

core::Result<core::PowerChoices> readPower(const Json& json)
{
    if (!json.is_object() || json.size() > kMaxPowerChoices)
        return failure("{}: up to {} parts by name", kPowerKey, kMaxPowerChoices);
    core::PowerChoices choices;
    for (const auto& [part, value] : json.items()) {
        const auto state = value.is_string() ? core::askedState(value.get<std::string>()) : std::nullopt;
        if (!state)
            return failure("{}.{}: on, reduced, off", kPowerKey, part);
        choices[part] = *state;
    }
    return choices;
}

} // namespace vitrine::captures
