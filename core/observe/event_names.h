// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/event_list.h"

#include <string_view>
#include <vector>

namespace vitrine::core {

/// The public name of an event (spec/00 §9), as the command line and the views show it. Queue events are named by their
/// queue (QueueDescription::names) and give an empty name here, as does an event that has none.
[[nodiscard]] std::string_view eventName(const Event& event);
/// All names that eventName() gives, in the order of the events.
[[nodiscard]] std::vector<std::string_view> eventNames();

[[nodiscard]] std::string_view enumName(Activity activity);
[[nodiscard]] std::string_view enumName(StallReason reason);
[[nodiscard]] std::string_view enumName(GrantReason reason);
[[nodiscard]] std::string_view enumName(SegmentCloseReason reason);
[[nodiscard]] std::string_view enumName(ErrorCode code); ///< as the specification writes it: `UNKNOWN_COMMAND`
[[nodiscard]] std::string_view enumName(WarningCode code);

} // namespace vitrine::core
