// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/tables.h"

#include <cstdint>

namespace vitrine::captures::model {

enum class Clock : std::uint8_t { Untimed, Timed };

/// The backend that executes on our own machine. Called once per process.
[[nodiscard]] Tables makeModelTables(Clock clock);

} // namespace vitrine::captures::model
