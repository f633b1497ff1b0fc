// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/tables.h"

#include <cstdint>
#include <string>

namespace vitrine::captures::model {

enum class Clock : std::uint8_t { Untimed, Timed };

/// The backend that executes on our own machine. Call it once per process. `plugins` is the socket of a recorder that
/// hands out plugins; when it is empty, the machine has none.
[[nodiscard]] Tables makeModelTables(Clock clock, const std::string& plugins);

} // namespace vitrine::captures::model
