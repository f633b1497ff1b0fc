// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call.h"

#include <initializer_list>
#include <span>
#include <string>
#include <vector>

/// Calls of a program that has never run: those of the samples, and of drawings that are imported.

namespace vitrine::captures {

/// An argument as a program writes it. The parameter decides what it becomes in the capture: a text is a string or the
/// name of enumerators ("GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT"), a number is an integer or a float.
struct Argument {
    Argument() = default; ///< NULL
    Argument(int number) : value{std::int64_t{number}} {}
    Argument(double number) : value{static_cast<float>(number)} {}
    Argument(const char* text) : value{std::string(text)} {}
    Argument(core::Value whole) : value(std::move(whole)) {}

    core::Value value;
};

/// The bytes of numbers, as glBufferData and glTexImage2D take them.
template <typename T>
[[nodiscard]] Argument bytesOf(const std::vector<T>& numbers)
{
    const auto bytes = std::as_bytes(std::span(numbers));
    return core::Value{std::make_shared<const std::vector<std::byte>>(bytes.begin(), bytes.end())};
}
[[nodiscard]] Argument listOf(std::span<const float> numbers);
[[nodiscard]] Argument listOf(std::span<const int> numbers);
[[nodiscard]] Argument listOf(std::span<const std::uint32_t> words);
[[nodiscard]] Argument listOfOne(core::Value element);
[[nodiscard]] Argument word(std::uint32_t value);
[[nodiscard]] Argument address(std::uint64_t offset);

/// A call of a function of the call table, with as many arguments as it has there.
[[nodiscard]] core::Call makeCall(std::uint64_t number, const std::string& function,
                                  std::initializer_list<Argument> arguments, const Argument& result);

} // namespace vitrine::captures
