// SPDX-License-Identifier: Apache-2.0
#include "core/fixed_function/parameter_reader.h"

#include "core/fixed_function/text_rules.h"

#include <bit>
#include <cmath>
#include <limits>

namespace vitrine::core {

namespace {

constexpr double kMaxFloat = std::numeric_limits<float>::max();
constexpr double kMinInteger = std::numeric_limits<std::int32_t>::min();
constexpr double kMaxInteger = std::numeric_limits<std::int32_t>::max();

bool isWithin(double value, double low, double high)
{
    return value >= low && value <= high; // NaN is not.
}

std::uint32_t toWord(double value, ParameterType type)
{
    return isInteger(type) ? static_cast<std::uint32_t>(static_cast<std::int32_t>(value))
                           : std::bit_cast<std::uint32_t>(static_cast<float>(value));
}

Text faultOfRange(const vitrine_parameter& from)
{
    if (std::isnan(from.lowest) || std::isnan(from.highest))
        return textOf("a range that is no number");
    if (from.lowest > from.highest)
        return {};
    const bool integer = from.type == VITRINE_INT || from.type == VITRINE_BOOL;
    const double low = integer ? kMinInteger : -kMaxFloat;
    const double high = integer ? kMaxInteger : kMaxFloat;
    return isWithin(from.lowest, low, high) && isWithin(from.highest, low, high) ? Text()
                                                                                 : textOf("a range beyond its type");
}

/// Reads words, and makes their number the range.
Text readWords(const vitrine_parameter& from, ParameterDescription& to)
{
    if (!from.words && from.word_count == 0)
        return {};
    if (from.type != VITRINE_INT)
        return textOf("words, but is no INT");
    if (!from.words || from.word_count == 0 || from.word_count > kMaxEntries)
        return textOf("{} words, not 1–{}, or no table of them", from.word_count, kMaxEntries);
    for (std::uint32_t i = 0; i < from.word_count; ++i) {
        auto word = readText(from.words[i], {kMaxTitle, TextKind::Line});
        if (!word)
            return textOf("a word that {}", word.error().message);
        to.words.push_back(*std::move(word));
    }
    const bool hasRange = from.lowest <= from.highest;
    if (hasRange && (from.lowest < 0 || from.highest > from.word_count - 1))
        return textOf("a range beyond its words");
    if (!hasRange) {
        to.lowest = 0;
        to.highest = from.word_count - 1;
    }
    return {};
}

Text readDefaults(const vitrine_parameter& from, ParameterDescription& to)
{
    for (std::uint32_t i = 0; i < componentCount(to.type); ++i) {
        const double value = from.defaults ? from.defaults[i] : 0.0;
        if (!isWithin(value, isInteger(to.type) ? kMinInteger : -kMaxFloat,
                      isInteger(to.type) ? kMaxInteger : kMaxFloat))
            return textOf("a default that its type can't hold");
        if (isInteger(to.type) && value != std::trunc(value))
            return textOf("a default that is no integer");
        const std::uint32_t word = toWord(value, to.type);
        if (to.lowest <= to.highest && !isWithin(value, to.lowest, to.highest))
            return textOf("a default of {}, outside of {}–{}", value, to.lowest, to.highest);
        to.defaults.push_back(word);
    }
    return {};
}

} // namespace

Result<ParameterDescription> readParameter(const vitrine_parameter& from, const std::string& prefix)
{
    const auto name = readText(from.name, {kMaxIdentifier, TextKind::Identifier});
    if (!name)
        return failure("a name in its parameters that {}", name.error().message);
    const auto refusal = [&](const Text& what) { return failure("a parameter {} with {}", *name, what); };
    const auto help = readText(from.help, {kMaxHelp, TextKind::Line});
    if (!help)
        return refusal(textOf("a help that {}", help.error().message));
    if (static_cast<std::uint32_t>(from.type) > VITRINE_BOOL)
        return refusal(textOf("no known type"));
    if (from.array_size < 1 || from.array_size > kMaxEntries)
        return refusal(textOf("{} elements, not 1–{}", from.array_size, kMaxEntries));
    if (const Text fault = faultOfRange(from); !fault.empty())
        return refusal(fault);
    ParameterDescription to;
    to.name = prefix + "." + *name;
    to.help = *help;
    to.type = static_cast<ParameterType>(from.type);
    to.arraySize = static_cast<std::uint16_t>(from.array_size);
    to.lowest = from.lowest;
    to.highest = from.highest;
    if (to.type == ParameterType::Bool && to.lowest > to.highest) {
        to.lowest = 0;
        to.highest = 1;
    }
    if (const Text fault = readWords(from, to); !fault.empty())
        return refusal(fault);
    if (const Text fault = readDefaults(from, to); !fault.empty())
        return refusal(fault);
    return to;
}

} // namespace vitrine::core
