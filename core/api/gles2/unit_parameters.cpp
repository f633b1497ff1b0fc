// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/unit_parameters.h"

#include <bit>
#include <cmath>

namespace vitrine::core::gles2 {

namespace {

bool isInRange(const ParameterDescription& parameter, double value)
{
    if (!parameter.words.empty())
        return value >= 0 && value < static_cast<double>(parameter.words.size());
    if (parameter.lowest > parameter.highest)
        return std::isfinite(value);
    return value >= parameter.lowest && value <= parameter.highest;
}

template <typename T>
std::optional<std::uint32_t> wordOf(const ParameterDescription& parameter, T value)
{
    if (parameter.type == ParameterType::Bool)
        return value != T{0} ? 1u : 0u;
    if (!isInRange(parameter, static_cast<double>(value)))
        return std::nullopt;
    return std::bit_cast<std::uint32_t>(value);
}

} // namespace

std::optional<std::uint32_t> parameterWord(const ParameterDescription& parameter, GLfloat value)
{
    return wordOf(parameter, value);
}

std::optional<std::uint32_t> parameterWord(const ParameterDescription& parameter, GLint value)
{
    return wordOf(parameter, value);
}

} // namespace vitrine::core::gles2
