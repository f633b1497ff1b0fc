// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/power/power_state.h"

#include <nlohmann/json_fwd.hpp>

/// The states that were chosen for parts (BYP-13), in machine files and sidecars. They stand beside the knobs: "power":
/// {"sp.0.A0": "off", "sp.1.AG-B": "reduced", …}

namespace vitrine::captures {

inline constexpr const char* kPowerKey = "power";
inline constexpr std::size_t kMaxPowerChoices = 1024; ///< enough: 16 processors have about 700 parts

[[nodiscard]] nlohmann::ordered_json powerToJson(const core::PowerChoices& choices);
/// The error is the first thing that is wrong, with its key: "power.sp.0.A0: on, reduced, off". Whether a machine has
/// the parts is not checked here.
[[nodiscard]] core::Result<core::PowerChoices> readPower(const nlohmann::ordered_json& json);

} // namespace vitrine::captures
