// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_history/history_words.h"

#include <array>
#include <charconv>

namespace vitrine::core {

namespace {

constexpr int kMostDigits = 9;

/// Index: CompareFunction.
constexpr std::array<std::string_view, 8> kFailures{"never passes against",
                                                    "is not less than",
                                                    "is not equal to",
                                                    "is not less than or equal to",
                                                    "is not greater than",
                                                    "is equal to",
                                                    "is not greater than or equal to",
                                                    "passes against"};

} // namespace

std::string numberText(double number, int digits)
{
    std::array<char, 64> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::general, digits);
    return {text.data(), end.ptr};
}

int digitsToTell(double a, double b)
{
    int digits = kFewestDigits;
    while (a != b && digits < kMostDigits && numberText(a, digits) == numberText(b, digits))
        ++digits;
    return digits;
}

std::string_view failureOf(CompareFunction function)
{
    return kFailures[static_cast<std::size_t>(function)];
}

} // namespace vitrine::core
