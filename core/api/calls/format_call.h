// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call.h"
#include "core/api/calls/call_table.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

/// Calls as one line of text, for lists and messages.

namespace vitrine::core {

/// A stretch of a call's text that means something by itself.
struct CallPart {
    enum class Kind : std::uint8_t {
        ParameterName, ///< with " = " behind it: without such parts the text is the short one
        Object         ///< the recorded program's number of an object, or an EGL handle that is a number
    };
    Kind kind = Kind::Object;
    std::size_t begin = 0, end = 0; ///< bytes of the text
    HandleKind handle = HandleKind::None;
    std::int64_t name = 0; ///< of an object
    friend bool operator==(const CallPart&, const CallPart&) = default;
};

/// The text of a call, and its parts in their order; they don't overlap. The call table tells what numbers mean.
struct FormattedCall {
    std::string text;
    std::vector<CallPart> parts = {};
};
[[nodiscard]] FormattedCall formatCallWithParts(const Call& call);

/// "glDrawArrays(mode = GL_TRIANGLES, first = 0, count = 3)", then " = result" and " // fake" or " // incomplete".
[[nodiscard]] std::string formatCall(const Call& call);

/// One value: names for enums, "blob(123)" for bytes, "{1, 2, …}" for arrays; long strings and arrays are shortened.
/// `info` tells what numbers without a recorded name mean; null when nothing is known.
[[nodiscard]] std::string formatValue(const Value& value, const ParameterInfo* info = nullptr);

} // namespace vitrine::core
