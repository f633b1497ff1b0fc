// SPDX-License-Identifier: Apache-2.0
#include "core/fixed_function/parameter_values.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>

namespace vitrine::core {

namespace {

double valueOf(const ParameterDescription& parameter, std::uint32_t word)
{
    return isInteger(parameter.type) ? static_cast<double>(static_cast<std::int32_t>(word))
                                     : static_cast<double>(std::bit_cast<float>(word));
}

/// The bounds as the type holds them: 0.1 is highest for the float 0.1f, too.
double bound(const ParameterDescription& parameter, double value)
{
    return isInteger(parameter.type) ? value : static_cast<double>(static_cast<float>(value));
}

std::size_t firstWord(const ParameterDescription& parameter, std::uint32_t element)
{
    return parameter.firstWord + std::size_t{element} * componentCount(parameter.type);
}

} // namespace

const ParameterDescription* findParameter(const UnitCatalog& catalog, std::string_view name)
{
    for (const auto& kind : catalog.kinds())
        for (const ParameterDescription& parameter : kind->parameters)
            if (parameter.name == name)
                return &parameter;
    return nullptr;
}

std::span<const std::uint32_t> parameterWords(const ParameterBlock& block, const ParameterDescription& parameter,
                                              std::uint32_t element)
{
    return std::span(block.words).subspan(firstWord(parameter, element), componentCount(parameter.type));
}

Result<void> checkParameter(const ParameterDescription& parameter, std::span<const std::uint32_t> words)
{
    if (words.size() != componentCount(parameter.type))
        return failure("{}: {} components", parameter.name, componentCount(parameter.type));
    const bool isBounded = parameter.lowest <= parameter.highest;
    for (const std::uint32_t word : words) {
        const double value = valueOf(parameter, word);
        if (!std::isfinite(value))
            return failure("{}: finite values", parameter.name);
        if (isBounded && (value < bound(parameter, parameter.lowest) || value > bound(parameter, parameter.highest)))
            return failure("{}: {}–{}", parameter.name, parameter.lowest, parameter.highest);
    }
    return {};
}

Result<void> setParameter(ParameterBlock& block, const ParameterDescription& parameter, std::uint32_t element,
                          std::span<const std::uint32_t> words)
{
    const std::size_t first = firstWord(parameter, element);
    if (element >= parameter.arraySize || first + words.size() > block.words.size())
        return failure("{}: elements 0–{}", parameter.name, parameter.arraySize - 1);
    if (auto fits = checkParameter(parameter, words); !fits)
        return fits;
    std::copy(words.begin(), words.end(), block.words.begin() + static_cast<std::ptrdiff_t>(first));
    return {};
}

Result<void> setParameter(ParameterBlock& block, const ParameterDescription& parameter, float value)
{
    if (isInteger(parameter.type))
        return failure("{}: an integer", parameter.name);
    const std::uint32_t word = std::bit_cast<std::uint32_t>(value);
    return setParameter(block, parameter, 0, {&word, 1});
}

Result<void> setParameter(ParameterBlock& block, const ParameterDescription& parameter, std::int32_t value)
{
    if (!isInteger(parameter.type))
        return failure("{}: a float", parameter.name);
    const auto word = static_cast<std::uint32_t>(value);
    return setParameter(block, parameter, 0, {&word, 1});
}

} // namespace vitrine::core
