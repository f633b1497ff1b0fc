// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call.h"

#include <cstdint>
#include <string_view>

namespace vitrine::captures {

/// What a call means to the index of a capture.
enum class CallKind : std::uint8_t { Other, Draw, Clear, Copy, Present, MarkerPush, MarkerPop, MarkerInsert };

/// By the call table; by name for functions that it lacks. Calls that a recorder has inserted are data and no actions:
/// the caller leaves them out.
[[nodiscard]] CallKind callKind(std::string_view function);

/// The text of a marker call, cut to kMaxLabelBytes.
[[nodiscard]] std::string_view markerLabel(const core::Call& call);

} // namespace vitrine::captures
