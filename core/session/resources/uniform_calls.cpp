// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/uniform_calls.h"

#include "core/api/gles1_facade/texture_environment.h"
#include "core/api/gles2/enum_tables.h"

#include <fmt/format.h>

#include <charconv>

namespace vitrine::core {

using gles2::TypeShape;

namespace {

/// Column by column, as the API takes matrices; bools as the integers that set them.
std::vector<std::string> numbersOf(const UniformDetails& uniform)
{
    if (isSampler(uniform.type))
        return {std::to_string(uniform.unit)};
    std::vector<std::string> numbers;
    for (std::size_t column = 0; column < uniform.rows.front().size(); ++column)
        for (const auto& row : uniform.rows)
            numbers.push_back(row[column] == "true" ? "1" : row[column] == "false" ? "0" : row[column]);
    return numbers;
}

/// The number that the program was told, or how it would ask for one.
std::string locationOf(const UniformDetails& uniform)
{
    return uniform.isLocationTold ? std::to_string(uniform.location) : fmt::format("location(\"{}\")", uniform.name);
}

std::string uniformCall(const UniformDetails& uniform)
{
    const std::string location = locationOf(uniform);
    const TypeShape shape = gles2::typeShape(uniform.type);
    const std::string numbers = fmt::format("{}", fmt::join(numbersOf(uniform), ", "));
    if (shape.columns > 1)
        return fmt::format("glUniformMatrix{}fv({}, 1, GL_FALSE, {{{}}})", shape.columns, location, numbers);
    const char kind = shape.base == TypeShape::Base::Float ? 'f' : 'i';
    return fmt::format("glUniform{}{}({}, {})", shape.rows, kind, location, numbers);
}

/// What an enumeration's value is called; empty: the parameter is none.
std::string_view wordOf(const UniformDetails& uniform)
{
    const auto& words = uniform.parameter->words;
    const std::string& text = uniform.rows.front().front();
    std::size_t number = words.size();
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number < words.size() ? std::string_view(words[number]) : std::string_view();
}

} // namespace

UniformCalls callsThatSet(const UniformDetails& uniform)
{
    if (uniform.location < 0) // the system's: nobody sets it as a uniform
        return {};
    const std::string call = uniformCall(uniform);
    if (!uniform.parameter)
        return {{}, {call}, {call}};
    return {gles1::texEnvCalls(uniform.name, uniform.rows.front(), wordOf(uniform)), {}, {call}};
}

} // namespace vitrine::core
