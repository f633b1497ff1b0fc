// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call.h"
#include "core/api/calls/call_table.h"

#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/// Calls as an importer would hand them over.
namespace calls {

using vitrine::core::Array;
using vitrine::core::Blob;
using vitrine::core::Call;
using vitrine::core::EnumValue;
using vitrine::core::Pointer;
using vitrine::core::Value;

inline Value number(std::int64_t value)
{
    return value < 0 ? Value{value} : Value{static_cast<std::uint64_t>(value)};
}
inline Value pointer(std::uint64_t address)
{
    return {Pointer{address}};
}
inline Value list(Array elements)
{
    return {std::make_shared<const Array>(std::move(elements))};
}
inline Value names(std::initializer_list<int> values)
{
    Array elements;
    for (const int value : values)
        elements.push_back(number(value));
    return list(std::move(elements));
}
inline Value floats(std::initializer_list<float> values)
{
    Array elements;
    for (const float value : values)
        elements.push_back({value});
    return list(std::move(elements));
}
inline Value blob(std::initializer_list<int> values)
{
    std::vector<std::byte> bytes;
    for (const int value : values)
        bytes.push_back(static_cast<std::byte>(value));
    return {std::make_shared<const std::vector<std::byte>>(std::move(bytes))};
}
inline Value text(const char* value)
{
    return {std::string(value)};
}

/// Parameter names come from the call table.
inline Call make(const std::string& function, std::vector<Value> arguments = {}, Value result = {})
{
    Call call;
    call.function = function;
    if (const auto* info = vitrine::core::findFunction(function))
        for (const auto& parameter : info->parameters)
            call.parameterNames.emplace_back(parameter.name);
    call.arguments = std::move(arguments);
    call.result = std::move(result);
    return call;
}

} // namespace calls
