// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/knob_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace vitrine::core {

namespace {

constexpr std::string_view kAll = "all";
constexpr std::string_view kNone = "none";

std::uint64_t everyBit(std::uint32_t members)
{
    return members >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << members) - 1;
}

} // namespace

std::optional<std::uint32_t> readNumber(std::string_view text)
{
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::optional<double> readDecimal(std::string_view text)
{
    if (const std::size_t slash = text.find('/'); slash != std::string_view::npos) {
        const auto above = readNumber(text.substr(0, slash));
        const auto below = readNumber(text.substr(slash + 1));
        if (!above || !below || *below == 0)
            return std::nullopt;
        return static_cast<double>(*above) / *below;
    }
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::string decimalText(double value)
{
    std::array<char, 32> text{};
    const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), value);
    return {text.data(), end};
}

std::optional<std::uint32_t> readWord(std::string_view text, std::span<const std::string_view> words)
{
    const auto word = std::find(words.begin(), words.end(), text);
    if (word == words.end())
        return std::nullopt;
    return static_cast<std::uint32_t>(word - words.begin());
}

std::vector<std::string_view> partsOf(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    std::size_t start = 0;
    for (std::size_t end = text.find(separator); end != std::string_view::npos; end = text.find(separator, start)) {
        parts.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    parts.push_back(text.substr(start));
    return parts;
}

std::optional<std::vector<std::uint32_t>> readNumbers(std::string_view text, std::uint32_t lowest,
                                                      std::uint32_t highest, std::size_t most)
{
    std::vector<std::uint32_t> numbers;
    for (const std::string_view part : partsOf(text, ',')) {
        const auto number = readNumber(part);
        if (!number || *number < lowest || *number > highest || numbers.size() == most)
            return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers;
}

std::optional<std::uint64_t> readNumberSet(std::string_view text, std::uint32_t members)
{
    if (text == kAll)
        return everyBit(members);
    if (text == kNone)
        return 0;
    const auto numbers = readNumbers(text, 0, members - 1, members);
    if (!numbers)
        return std::nullopt;
    std::uint64_t bits = 0;
    for (const std::uint32_t number : *numbers)
        bits |= std::uint64_t{1} << number;
    return bits;
}

std::string numberSetText(std::uint64_t bits, std::uint32_t members)
{
    bits &= everyBit(members);
    if (bits == everyBit(members))
        return std::string(kAll);
    std::string text;
    for (std::uint32_t i = 0; i < members; ++i)
        if (bits >> i & 1)
            text += (text.empty() ? "" : ",") + std::to_string(i);
    return text.empty() ? std::string(kNone) : text;
}

} // namespace vitrine::core
