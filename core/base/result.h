// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/check.h"
#include "core/base/text.h"

#include <cstdint>
#include <string>
#include <utility>
#include <variant>

namespace vitrine::core {

/// What went wrong. Code that reacts to an error looks at this, and never at the message, which is for people.
enum class ErrorKind : std::uint8_t {
    BadInput,  ///< the input is wrong in a way that no code has to tell apart
    Cancelled, ///< the user cancelled the work
    TruncatedCommand,
    // These are the machine's limits: another machine may well execute the same input.
    Deadlock,
    FragmentTooLarge,
    RegisterDemand,
    NeedsFullShading,
};

/// Bad input in words: one clear sentence, without a trailing full stop, that ends in front of the user.
struct Error {
    Text message;
    ErrorKind kind = ErrorKind::BadInput;

    /// The same error with a place in front of its message: "place: message".
    [[nodiscard]] Error in(const Text& place) const { return {textOf("{}: {}", place, message), kind}; }
    [[nodiscard]] Error in(const std::string& place) const { return in(Text::verbatim(place)); }

    [[nodiscard]] Error as(ErrorKind which) && { return {std::move(message), which}; }
};

/// The error whose message is textOf() the same.
template <typename... Arguments>
[[nodiscard]] Error failure(fmt::format_string<const Arguments&...> english, const Arguments&... arguments)
{
    return {textOf<Arguments...>(english, arguments...)};
}

/// "… was cancelled"
[[nodiscard]] inline Error cancelled(const Text& what = textOf("the replay"))
{
    return failure("{} was cancelled", what).as(ErrorKind::Cancelled);
}

/// A value, or the reason why there is none. For bad input only; our own bugs end in CORE_CHECK.
template <typename T>
class [[nodiscard]] Result {
public:
    Result(T value) : m_content(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_content(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool hasValue() const { return m_content.index() == 0; }
    explicit operator bool() const { return hasValue(); }

    [[nodiscard]] T& value() &
    {
        CORE_CHECK(hasValue(), "the value of a failed result was asked for");
        return std::get<0>(m_content);
    }
    [[nodiscard]] const T& value() const&
    {
        CORE_CHECK(hasValue(), "the value of a failed result was asked for");
        return std::get<0>(m_content);
    }
    [[nodiscard]] T&& value() && { return std::move(this->value()); }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T&& operator*() && { return std::move(value()); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    [[nodiscard]] const Error& error() const { return std::get<1>(m_content); }

private:
    std::variant<T, Error> m_content;
};

template <>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) : m_error(std::move(error)), m_failed(true) {}

    [[nodiscard]] bool hasValue() const { return !m_failed; }
    explicit operator bool() const { return hasValue(); }
    [[nodiscard]] const Error& error() const { return m_error; }

private:
    Error m_error;
    bool m_failed = false;
};

} // namespace vitrine::core
