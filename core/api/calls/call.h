// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/blob.h"

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

/// A recorded API call as data. Importers write it, captures store it, replays execute it and views print it.

namespace vitrine::core {

struct Value;

/// An attribute of type GLenum, GLbitfield or EGLint, with the name that the recorder knew. `name` may be empty.
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

/// std::monostate stands for NULL.
struct Value {
    std::variant<std::monostate, bool, std::int64_t, std::uint64_t, float, double, std::string, EnumValue, Pointer,
                 Blob, std::shared_ptr<const Array>>
        data;

    /// The number in a bool, integer, float (truncated), enum or pointer; 0 for everything else.
    [[nodiscard]] std::int64_t asInteger() const;
    /// The number in a value of any numeric kind; 0 for everything else.
    [[nodiscard]] double asFloat() const;
    [[nodiscard]] bool isNull() const { return data.index() == 0; }
    [[nodiscard]] const Blob* blob() const { return std::get_if<Blob>(&data); }
    [[nodiscard]] const std::string* string() const { return std::get_if<std::string>(&data); }
    [[nodiscard]] const Array* array() const;
};

/// Whether two values are equal in all their parts. Blobs and arrays are compared by content.
[[nodiscard]] bool sameValue(const Value& a, const Value& b);

/// Flags are bits, because a call can have several. Refused means that the recorded program's driver reported an error.
/// The call then had no effect (ES 2.0 §2.5), and only its numbers are kept: no data and no answers.
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
    std::uint64_t number = 0; ///< the capture's own number; in an imported capture it is apitrace's
    std::uint32_t thread = 0;
    std::string function; ///< "glDrawArrays"
    /// Fake: the recorder inserted the call. Incomplete: the program ended inside of it.
    CallFlags flags = CallFlags::None;
    std::vector<std::string> parameterNames;
    std::vector<Value> arguments; ///< output parameters hold what the recorded program got
    Value result;
};

} // namespace vitrine::core
