// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/machine/request_path.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::core {

struct RequestRecord;

/// The unit that events and logs mean, where they say it by a number. None: it is not known.

/// Of several the trace does not say which it was.
[[nodiscard]] UnitId onlyOf(const std::vector<UnitId>& units);
[[nodiscard]] UnitId processorOf(const DrawRecording& recording, std::uint32_t number);
/// That a request goes to; `request` may be null.
[[nodiscard]] UnitId deviceOf(const std::optional<RequestPath>& path, const RequestRecord* request);

} // namespace vitrine::core
