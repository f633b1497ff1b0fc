// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call.h"
#include "core/api/calls/call_table.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

/// Formats calls as one line of text, for lists and messages.

namespace vitrine::core {

/// A stretch of a call's text that has a meaning of its own.
struct CallPart {
    enum class Kind : std::uint8_t {
        ParameterName, ///< includes the " = " behind it; the text without these parts is the short one
        Object         ///< the recorded program's number of an object, or an EGL handle that is a number
    };
    Kind kind = Kind::Object;
    std::size_t begin = 0, end = 0; ///< in bytes of the text
    HandleKind handle = HandleKind::None;
    std::int64_t name = 0; ///< for Object
    friend bool operator==(const CallPart&, const CallPart&) = default;
};

/// The text of a call, and its parts in order; parts don't overlap. The call table tells what numbers mean.
struct FormattedCall {
    std::string text;
    std::vector<CallPart> parts = {};
};
[[nodiscard]] FormattedCall formatCallWithParts(const Call& call);

/// For example "glDrawArrays(mode = GL_TRIANGLES, first = 0, count = 3)", followed by " = result" and " // fake" or "
/// // incomplete" where they apply.
[[nodiscard]] std::string formatCall(const Call& call);

/// Formats one value: enums by name, bytes as "blob(123)", arrays as "{1, 2, …}". Long strings and arrays are
/// shortened. `info` tells what numbers without a recorded name mean; it is null when nothing is known.
[[nodiscard]] std::string formatValue(const Value& value, const ParameterInfo* info = nullptr);

} // namespace vitrine::core
