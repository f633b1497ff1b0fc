// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/tap/note.h"

#include <algorithm>
#include <cstring>

/// How an argument, a result, or the data behind a pointer goes into the stream. A rule looks at its own argument and,
/// for a count, at the others.
///
///     &record<&GlFunctions::glUniform2fv, Plain, Plain, Elements<1, 2>>

namespace vitrine::captures::rules {

/// A number, a handle or an address that nobody follows.
struct Plain {
    template <typename T>
    static void put(Note& note, T value, const auto&)
    {
        if constexpr (std::is_floating_point_v<T>)
            note.out().real(value);
        else if constexpr (std::is_pointer_v<T>)
            note.out().address(reinterpret_cast<const void*>(value));
        else
            note.out().number(static_cast<std::int64_t>(value));
    }
};

/// The result of a function that has none.
struct Nothing {
    static void put(Note&, const auto&, const auto&) {}
};

/// An address instead of the data behind it.
struct Address {
    static void put(Note& note, const void* value, const auto&)
    {
        note.out().pointer(reinterpret_cast<std::uintptr_t>(value));
    }
};

template <typename T>
std::size_t countOf(T value)
{
    return value > 0 ? static_cast<std::size_t>(value) : 0;
}

inline void putElements(StreamWriter& out, const GLfloat* values, std::size_t count)
{
    out.reals({values, count});
}
inline void putElements(StreamWriter& out, const GLint* values, std::size_t count)
{
    out.integers({values, count});
}
inline void putElements(StreamWriter& out, const GLuint* values, std::size_t count)
{
    out.names({values, count});
}
inline void putElements(StreamWriter& out, void* const* values, std::size_t count)
{
    out.pointers({values, count});
}
inline void putElements(StreamWriter& out, const GLboolean* values, std::size_t count)
{
    out.array(count);
    for (std::size_t i = 0; i < count; ++i)
        out.value({values[i] != GL_FALSE});
}

template <typename T>
void putElementsOrNull(Note& note, const T* values, std::size_t count)
{
    if (values)
        putElements(note.out(), values, count);
    else
        note.out().null();
}

/// `kEach` times argument `kCount` elements.
template <std::size_t kCount, std::size_t kEach = 1>
struct Elements {
    template <typename T>
    static void put(Note& note, const T* values, const auto& arguments)
    {
        putElementsOrNull(note, values, countOf(std::get<kCount>(arguments)) * kEach);
    }
};

/// That many elements.
template <std::size_t kNumber>
struct Fixed {
    template <typename T>
    static void put(Note& note, const T* values, const auto&)
    {
        putElementsOrNull(note, values, kNumber);
    }
};

/// As many elements as the integer says that output argument `kCount` points to; none without it.
template <std::size_t kCount>
struct Counted {
    template <typename T>
    static void put(Note& note, const T* values, const auto& arguments)
    {
        const auto* count = std::get<kCount>(arguments);
        putElementsOrNull(note, count ? values : nullptr, count ? countOf(*count) : 0);
    }
};

/// Enumerations: argument `kCount` of them.
template <std::size_t kCount>
struct Enums {
    static void put(Note& note, const GLenum* values, const auto& arguments)
    {
        if (values)
            note.out().enums({values, countOf(std::get<kCount>(arguments))});
        else
            note.out().null();
    }
};

struct OneEnum {
    static void put(Note& note, const GLenum* value, const auto&)
    {
        if (value)
            note.out().enums({value, 1});
        else
            note.out().null();
    }
};

/// Argument `kSize` bytes.
template <std::size_t kSize>
struct Bytes {
    static void put(Note& note, const void* data, const auto& arguments)
    {
        note.out().blob(data, countOf(std::get<kSize>(arguments)));
    }
};

/// Text that ends with a NUL.
struct Text {
    template <typename T>
    static void put(Note& note, const T* text, const auto&)
    {
        if (text)
            note.out().text(reinterpret_cast<const char*>(text));
        else
            note.out().null();
    }
};

/// Text that was written into argument `kRoom` bytes.
template <std::size_t kRoom>
struct TextIn {
    static void put(Note& note, const GLchar* text, const auto& arguments)
    {
        const std::size_t room = countOf(std::get<kRoom>(arguments));
        if (text && room > 0)
            note.out().text({text, strnlen(text, room)});
        else
            note.out().null();
    }
};

/// Text of argument `kLength` bytes, or up to its NUL when that is not positive.
template <std::size_t kLength>
struct TextOf {
    static void put(Note& note, const GLchar* text, const auto& arguments)
    {
        const std::size_t length = countOf(std::get<kLength>(arguments));
        if (text)
            note.out().text(length > 0 ? std::string_view(text, length) : std::string_view(text));
        else
            note.out().null();
    }
};

/// The parts of a member of GlFunctions or EglFunctions.
template <typename Member>
struct Parts;
template <typename T, typename R, typename... Args>
struct Parts<R (*T::*)(Args...)> {
    using Table = T;
    using Result = R;
    using Arguments = std::tuple<Args...>;
    using Function = R (*)(Args...);
};

template <typename Table>
Table& below()
{
    if constexpr (std::is_same_v<Table, GlFunctions>)
        return layer().gl;
    else
        return layer().egl;
}

/// A function of the layer: calls the one below, then records the call.
template <auto kMember, typename ResultRule, typename... Rules>
struct Recorded {
    template <typename Signature>
    struct With;
    template <typename R, typename... Args>
    struct With<R (*)(Args...)> {
        static_assert(sizeof...(Args) == sizeof...(Rules), "one rule per argument");
        static R call(Args... args)
        {
            auto& table = below<typename Parts<decltype(kMember)>::Table>();
            if constexpr (std::is_void_v<R>) {
                (table.*kMember)(args...);
                if (Note note; note)
                    note.write<kMember, Rules...>(std::tuple<Args...>(args...), Nothing(), 0);
            } else {
                const R result = (table.*kMember)(args...);
                if (Note note; note)
                    note.write<kMember, Rules...>(std::tuple<Args...>(args...), ResultRule(), result);
                return result;
            }
        }
    };
    static constexpr auto function = &With<typename Parts<decltype(kMember)>::Function>::call;
};

template <auto kMember, typename... Rules>
inline constexpr auto record = Recorded<kMember, Plain, Rules...>::function;

/// For a function whose result is a pointer or a text.
template <auto kMember, typename ResultRule, typename... Rules>
inline constexpr auto recordResult = Recorded<kMember, ResultRule, Rules...>::function;

/// For a function that frees names: recorded before another thread can be given them again.
template <auto kMember, auto kAlso, typename... Rules>
struct RecordedFree {
    template <typename Signature>
    struct With;
    template <typename... Args>
    struct With<void (*)(Args...)> {
        static void call(Args... args)
        {
            Note note;
            (layer().gl.*kMember)(args...);
            if (!note)
                return;
            kAlso(args...);
            note.write<kMember, Rules...>(std::tuple<Args...>(args...), Nothing(), 0);
        }
    };
    static constexpr auto function = &With<typename Parts<decltype(kMember)>::Function>::call;
};

/// `kAlso` takes the function's arguments, with the tap's mutex held: to change what is shadowed.
template <auto kMember, auto kAlso, typename... Rules>
inline constexpr auto recordFree = RecordedFree<kMember, kAlso, Rules...>::function;

inline constexpr auto nothingElse = [](const auto&...) {};

template <typename... Args>
constexpr bool areNumbers(std::tuple<Args...>*)
{
    // EGL's handles are void*; GL has data behind every pointer.
    return ((!std::is_pointer_v<Args> || std::is_same_v<Args, void*>)&&...);
}

template <std::size_t>
using PlainAt = Plain;

template <auto kMember, std::size_t... kIndex>
constexpr auto recordNumbersOf(std::index_sequence<kIndex...>)
{
    return record<kMember, PlainAt<kIndex>...>;
}

template <auto kMember>
inline constexpr bool takesNumbers = areNumbers(static_cast<typename Parts<decltype(kMember)>::Arguments*>(nullptr));

/// What records a function that takesNumbers.
template <auto kMember>
constexpr auto recordNumbers()
{
    using Arguments = typename Parts<decltype(kMember)>::Arguments;
    return recordNumbersOf<kMember>(std::make_index_sequence<std::tuple_size_v<Arguments>>());
}

} // namespace vitrine::captures::rules
