// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call.h"
#include "core/api/calls/call_table.h"

#include <string>

/// Calls as one line of text, for lists and messages.

namespace vitrine::core {

/// "glDrawArrays(mode = GL_TRIANGLES, first = 0, count = 3)", then " = result" and " // fake" or " // incomplete".
[[nodiscard]] std::string formatCall(const Call& call);

/// One value: names for enums, "blob(123)" for bytes, "{1, 2, …}" for arrays; long strings and arrays are shortened.
/// `info` tells what numbers without a recorded name mean; null when nothing is known.
[[nodiscard]] std::string formatValue(const Value& value, const ParameterInfo* info = nullptr);

} // namespace vitrine::core
