// SPDX-License-Identifier: Apache-2.0
#include "captures/calls/make_call.h"

#include "core/api/calls/call_table.h"
#include "core/base/check.h"

#include <algorithm>

namespace vitrine::captures {
namespace {

using core::ParameterKind;
using core::Value;

std::int64_t valueOf(core::EnumGroup group, std::string_view name)
{
    for (const core::EnumGroup searched : {group, core::EnumGroup{0}}) {
        for (const core::EnumEntry& entry : core::enumEntries(searched)) {
            if (entry.name == name)
                return entry.value;
        }
    }
    CORE_CHECK(false, "a call is made with the name of no enumerator");
    return 0;
}

Value named(core::EnumGroup group, const std::string& names)
{
    constexpr std::string_view kOr = " | ";
    core::EnumValue all{0, names};
    for (std::size_t start = 0; start < names.size();) {
        const std::size_t end = std::min(names.find(kOr, start), names.size());
        all.value |= valueOf(group, std::string_view(names).substr(start, end - start));
        start = end + kOr.size();
    }
    return {all};
}

Value dressed(const Argument& argument, const core::ParameterInfo& parameter)
{
    if (const std::string* text = argument.value.string())
        return parameter.kind == ParameterKind::String ? argument.value : named(parameter.group, *text);
    const auto* number = std::get_if<std::int64_t>(&argument.value.data);
    if (!number)
        return argument.value;
    switch (parameter.kind) {
    case ParameterKind::Float: return {static_cast<float>(*number)};
    case ParameterKind::Boolean: return {*number != 0};
    case ParameterKind::Enum: return {core::EnumValue{*number, std::string(core::enumName(parameter.group, *number))}};
    default: return argument.value;
    }
}

template <typename T, typename ToValue>
Argument listOfAny(std::span<const T> numbers, const ToValue& toValue)
{
    core::Array elements(numbers.size());
    std::ranges::transform(numbers, elements.begin(), toValue);
    return Value{std::make_shared<const core::Array>(std::move(elements))};
}

} // namespace

Argument listOf(std::span<const float> numbers)
{
    return listOfAny(numbers, [](float number) { return Value{number}; });
}

Argument listOf(std::span<const int> numbers)
{
    return listOfAny(numbers, [](int number) { return Value{std::int64_t{number}}; });
}

Argument listOf(std::span<const std::uint32_t> words)
{
    return listOfAny(words, [](std::uint32_t word) { return Value{std::int64_t{word}}; });
}

Argument listOfOne(Value element)
{
    core::Array elements;
    elements.push_back(std::move(element));
    return Value{std::make_shared<const core::Array>(std::move(elements))};
}

Argument word(std::uint32_t value)
{
    return Value{std::int64_t{value}};
}

Argument address(std::uint64_t offset)
{
    return Value{core::Pointer{offset}};
}

core::Call makeCall(std::uint64_t number, const std::string& function, std::initializer_list<Argument> arguments,
                    const Argument& result)
{
    const core::FunctionInfo* info = core::findFunction(function);
    CORE_CHECK(info && info->parameters.size() == arguments.size(), "a call is made of a function that is none");
    core::Call made;
    made.number = number;
    made.function = function;
    for (const core::ParameterInfo& parameter : info->parameters) {
        made.parameterNames.emplace_back(parameter.name);
        made.arguments.push_back(dressed(arguments.begin()[made.arguments.size()], parameter));
    }
    made.result = dressed(result, info->result);
    return made;
}

} // namespace vitrine::captures
