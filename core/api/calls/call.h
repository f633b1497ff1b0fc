// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/blob.h"

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

/// A recorded API call as data: what importers write, captures store, replays execute and views print.

namespace vitrine::core {

struct Value;

/// GLenum, GLbitfield or EGLint attribute with the name the recorder knew; `name` may be empty.
struct EnumValue {
    std::int64_t value = 0;
    std::string name;
    friend bool operator==(const EnumValue&, const EnumValue&) = default;
};

/// An address in the recorded program: an offset into a bound buffer, or an opaque handle.
struct Pointer {
    std::uint64_t address = 0;
    friend bool operator==(const Pointer&, const Pointer&) = default;
};

using Array = std::vector<Value>;

/// std::monostate is NULL.
struct Value {
    std::variant<std::monostate, bool, std::int64_t, std::uint64_t, float, double, std::string, EnumValue, Pointer,
                 Blob, std::shared_ptr<const Array>>
        data;

    /// The number behind bool, integers, floats (truncated), enums and pointers; 0 for everything else.
    [[nodiscard]] std::int64_t asInteger() const;
    /// The number behind any numeric kind; 0 for everything else.
    [[nodiscard]] double asFloat() const;
    [[nodiscard]] bool isNull() const { return data.index() == 0; }
    [[nodiscard]] const Blob* blob() const { return std::get_if<Blob>(&data); }
    [[nodiscard]] const std::string* string() const { return std::get_if<std::string>(&data); }
    [[nodiscard]] const Array* array() const;
};

/// Deep equality: blobs and arrays by content.
[[nodiscard]] bool sameValue(const Value& a, const Value& b);

/// Bits: a call can be several. Refused: the recorded program's driver reported an error, so the call had no effect
/// (ES 2.0 §2.5) and stands here with its numbers alone: no data, no answers.
enum class CallFlags : std::uint8_t { None = 0, Fake = 1, Incomplete = 2, Refused = 4 };
inline constexpr std::uint8_t kAllCallFlags = 7;

[[nodiscard]] constexpr CallFlags operator|(CallFlags a, CallFlags b)
{
    return static_cast<CallFlags>(static_cast<std::uint8_t>(a) | static_cast<std::uint8_t>(b));
}
[[nodiscard]] constexpr bool hasFlag(CallFlags flags, CallFlags flag)
{
    return (static_cast<std::uint8_t>(flags) & static_cast<std::uint8_t>(flag)) != 0;
}

struct Call {
    std::uint64_t number = 0; ///< the capture's own number (apitrace's, where imported)
    std::uint32_t thread = 0;
    std::string function;              ///< "glDrawArrays"
    CallFlags flags = CallFlags::None; ///< Fake: inserted by the recorder. Incomplete: the program ended inside it.
    std::vector<std::string> parameterNames;
    std::vector<Value> arguments; ///< output parameters hold what the recorded program got
    Value result;
};

} // namespace vitrine::core
