// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/replay/arguments.h"
#include "core/api/replay/replay_entry.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <new>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

/// Forwards calls to a function of a context as they are. One rule for each argument says how it is read.
///
///     forward<&Context::uniform2fv, Uniform, Number, Elements<1, 2>>("glUniform2fv")

namespace vitrine::core::replay {

/// A GLenum, integer, float or boolean.
struct Number {
    template <typename T>
    static T read(auto& call, std::size_t index)
    {
        if constexpr (std::is_floating_point_v<T>)
            return call.arguments.real(index);
        else if constexpr (sizeof(T) > 4)
            return static_cast<T>(call.arguments.wideInteger(index));
        else if constexpr (std::is_enum_v<T>)
            return static_cast<T>(enumerator(call.arguments.integer(index)));
        else
            return static_cast<T>(call.arguments.integer(index));
    }

private:
    /// Enumerations hold what fits into 31 bits, and none of them has a meaning for the largest such number.
    static std::int64_t enumerator(std::int64_t value)
    {
        constexpr std::int64_t kNoEnumerator = std::numeric_limits<std::int32_t>::max();
        return value < 0 || value > kNoEnumerator ? kNoEnumerator : value;
    }
};

/// An array of `count · kEach` numbers, where `count` is argument `kCount`.
template <std::size_t kCount, std::uint64_t kEach = 1>
struct Elements {
    template <typename T>
    static T read(auto& call, std::size_t index)
    {
        const std::int64_t count = std::max<std::int64_t>(call.arguments.integer(kCount), 0);
        return readArray<T>(call, index, static_cast<std::uint64_t>(count) * kEach);
    }
    template <typename T>
    static T readArray(auto& call, std::size_t index, std::uint64_t needed)
    {
        using Element = std::remove_const_t<typename T::element_type>;
        if constexpr (std::is_same_v<Element, float>)
            return call.arguments.floats(index, needed);
        else if constexpr (std::is_same_v<Element, std::int32_t>)
            return call.arguments.integers(index, needed);
        else if constexpr (std::is_same_v<Element, std::uint32_t>)
            return call.arguments.names(index, needed);
        else
            return readNarrow<Element>(call.arguments, index, needed);
    }

private:
    template <typename Element>
    static std::span<const Element> readNarrow(Arguments& arguments, std::size_t index, std::uint64_t needed)
    {
        const Array* elements = arguments.array(index, needed);
        if (!elements)
            return {};
        const auto room = arguments.scratch(needed * sizeof(Element));
        const std::span<Element> narrow(reinterpret_cast<Element*>(room.data()), needed);
        for (std::uint64_t i = 0; i < needed; ++i)
            narrow[i] = static_cast<Element>((*elements)[i].asInteger());
        return narrow;
    }
};

/// An array of `kNumber` numbers.
template <std::uint64_t kNumber>
struct Fixed {
    template <typename T>
    static T read(auto& call, std::size_t index)
    {
        return Elements<0>::readArray<T>(call, index, kNumber);
    }
};

/// As many bytes as argument `kSize` says, or NULL.
template <std::size_t kSize>
struct Bytes {
    template <typename T>
    static T read(auto& call, std::size_t index)
    {
        const std::int64_t size = std::max<std::int64_t>(call.arguments.wideInteger(kSize), 0);
        return call.arguments.bytes(index, static_cast<std::uint64_t>(size));
    }
};

struct String {
    template <typename T>
    static T read(auto& call, std::size_t index)
    {
        return call.arguments.text(index);
    }
};

/// Where a query writes its answer: there is room for any answer, and nobody reads it.
struct Answer {
    template <typename T>
    static T read(auto& call, std::size_t)
    {
        constexpr std::size_t kElements = 16;
        if constexpr (std::is_pointer_v<T>) {
            using Element = std::remove_pointer_t<T>;
            return new (call.arguments.scratch(sizeof(Element)).data()) Element();
        } else {
            using Element = typename T::element_type;
            const auto room = call.arguments.scratch(kElements * sizeof(Element));
            return {reinterpret_cast<Element*>(room.data()), kElements};
        }
    }
};

template <typename Function>
struct Target;
template <typename R, typename C, typename... Args>
struct Target<R (C::*)(Args...)> {
    using Call = typename CallTo<C>::Call;
    using Result = R;
    using Tuple = std::tuple<std::decay_t<Args>...>;
};
template <typename R, typename C, typename... Args>
struct Target<R (*)(C&, Args...)> {
    using Call = typename CallTo<C>::Call;
    using Result = R;
    using Tuple = std::tuple<std::decay_t<Args>...>;
};

/// A member function of a context, or a function whose first argument is the context.
template <auto kFunction>
using CallOf = typename Target<decltype(kFunction)>::Call;
template <auto kFunction>
using TupleOf = typename Target<decltype(kFunction)>::Tuple;

template <auto kFunction, typename... Rules, std::size_t... kIndex>
auto runFunction(CallOf<kFunction>& call, std::index_sequence<kIndex...>)
{
    using Tuple = TupleOf<kFunction>;
    using Result = typename Target<decltype(kFunction)>::Result;
    static_assert(std::tuple_size_v<Tuple> == sizeof...(Rules), "one rule per argument");
    Tuple values{Rules::template read<std::tuple_element_t<kIndex, Tuple>>(call, kIndex)...};
    if (call.arguments.failed())
        return Result();
    return std::apply([&](auto&... value) -> Result { return std::invoke(kFunction, call.context(), value...); },
                      values);
}

/// What the function returns; nothing when an argument can't be read.
template <auto kFunction, typename... Rules>
auto run(CallOf<kFunction>& call)
{
    return runFunction<kFunction, Rules...>(call, std::index_sequence_for<Rules...>());
}

template <auto kFunction, typename... Rules>
void runForEffect(CallOf<kFunction>& call)
{
    (void)run<kFunction, Rules...>(call);
}

template <auto kFunction, typename... Rules>
constexpr ReplayEntry<CallOf<kFunction>> forward(std::string_view name)
{
    return {name, sizeof...(Rules), &runForEffect<kFunction, Rules...>};
}

template <std::size_t>
using NumberAt = Number;

template <auto kFunction, std::size_t... kIndex>
constexpr auto plainEntry(std::string_view name, std::index_sequence<kIndex...>)
{
    return forward<kFunction, NumberAt<kIndex>...>(name);
}

/// The entry of a function that takes only numbers.
template <auto kFunction>
constexpr auto plain(std::string_view name)
{
    return plainEntry<kFunction>(name, std::make_index_sequence<std::tuple_size_v<TupleOf<kFunction>>>());
}

} // namespace vitrine::core::replay
