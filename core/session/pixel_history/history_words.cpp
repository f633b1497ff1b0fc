// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_history/history_words.h"

#include <array>
#include <charconv>

namespace vitrine::core {

namespace {

constexpr int kMostDigits = 9;

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

Text failureOf(CompareFunction function)
{
    switch (function) {
    case CompareFunction::Never: return textOf("never passes against");
    case CompareFunction::Less: return textOf("is not less than");
    case CompareFunction::Equal: return textOf("is not equal to");
    case CompareFunction::LessEqual: return textOf("is not less than or equal to");
    case CompareFunction::Greater: return textOf("is not greater than");
    case CompareFunction::NotEqual: return textOf("is equal to");
    case CompareFunction::GreaterEqual: return textOf("is not greater than or equal to");
    case CompareFunction::Always: break;
    }
    return textOf("passes against");
}

} // namespace vitrine::core
