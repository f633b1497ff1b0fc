// SPDX-License-Identifier: Apache-2.0
#include "core/api/calls/call.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>

namespace vitrine::core {

namespace {

// Truncates as the conversion in C does, but stays defined outside the range: NaN is 0, the rest saturates.
std::int64_t truncated(double number)
{
    constexpr double kLimit = 9223372036854775808.0; // 2^63
    if (std::isnan(number))
        return 0;
    if (number >= kLimit)
        return std::numeric_limits<std::int64_t>::max();
    if (number < -kLimit)
        return std::numeric_limits<std::int64_t>::min();
    return static_cast<std::int64_t>(number);
}

bool sameArrays(const Array* a, const Array* b)
{
    if (a == b)
        return true;
    return a && b && std::equal(a->begin(), a->end(), b->begin(), b->end(), sameValue);
}

bool sameBlobs(const Blob& a, const Blob& b)
{
    return a == b || (a && b && *a == *b);
}

} // namespace

std::int64_t Value::asInteger() const
{
    return std::visit(
        [](const auto& content) -> std::int64_t {
            using Content = std::decay_t<decltype(content)>;
            if constexpr (std::is_floating_point_v<Content>)
                return truncated(static_cast<double>(content));
            else if constexpr (std::is_arithmetic_v<Content>)
                return static_cast<std::int64_t>(content);
            else if constexpr (std::is_same_v<Content, EnumValue>)
                return content.value;
            else if constexpr (std::is_same_v<Content, Pointer>)
                return static_cast<std::int64_t>(content.address);
            else
                return 0;
        },
        data);
}

double Value::asFloat() const
{
    if (const auto* single = std::get_if<float>(&data))
        return static_cast<double>(*single);
    if (const auto* number = std::get_if<double>(&data))
        return *number;
    if (const auto* natural = std::get_if<std::uint64_t>(&data))
        return static_cast<double>(*natural);
    return static_cast<double>(asInteger());
}

const Array* Value::array() const
{
    const auto* shared = std::get_if<std::shared_ptr<const Array>>(&data);
    return shared ? shared->get() : nullptr;
}

bool sameValue(const Value& a, const Value& b)
{
    if (a.data.index() != b.data.index())
        return false;
    if (a.blob())
        return sameBlobs(*a.blob(), *b.blob());
    if (std::holds_alternative<std::shared_ptr<const Array>>(a.data))
        return sameArrays(a.array(), b.array());
    // NaN of the same bits is the same recorded value.
    if (const auto* single = std::get_if<float>(&a.data))
        return *single == std::get<float>(b.data) || (std::isnan(*single) && std::isnan(std::get<float>(b.data)));
    if (const auto* number = std::get_if<double>(&a.data))
        return *number == std::get<double>(b.data) || (std::isnan(*number) && std::isnan(std::get<double>(b.data)));
    return a.data == b.data;
}

} // namespace vitrine::core
