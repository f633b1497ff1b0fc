// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/tap/note.h"

#include <algorithm>
#include <cstring>

/// Rules tell how an argument, a result, or the data behind a pointer is written to the stream. A rule looks at its own
/// argument and, for a count, at the others. It follows pointers. Therefore it is used only for calls that the driver
/// has accepted (recorded.h).

namespace vitrine::captures::rules {

/// A number, a handle, or an address that nobody follows.
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

/// An address, without the data behind it.
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

/// `kEach` elements for each that argument `kCount` counts.
template <std::size_t kCount, std::size_t kEach = 1>
struct Elements {
    template <typename T>
    static void put(Note& note, const T* values, const auto& arguments)
    {
        putElementsOrNull(note, values, countOf(std::get<kCount>(arguments)) * kEach);
    }
};

/// `kNumber` elements.
template <std::size_t kNumber>
struct Fixed {
    template <typename T>
    static void put(Note& note, const T* values, const auto&)
    {
        putElementsOrNull(note, values, kNumber);
    }
};

/// As many elements as output argument `kCount` points to; none when that is null.
template <std::size_t kCount>
struct Counted {
    template <typename T>
    static void put(Note& note, const T* values, const auto& arguments)
    {
        const auto* count = std::get<kCount>(arguments);
        putElementsOrNull(note, count ? values : nullptr, count ? countOf(*count) : 0);
    }
};

/// As many enumerations as argument `kCount` tells.
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

/// As many bytes as argument `kSize` tells.
template <std::size_t kSize>
struct Bytes {
    static void put(Note& note, const void* data, const auto& arguments)
    {
        note.out().blob(data, countOf(std::get<kSize>(arguments)));
    }
};

/// A text that ends with NUL.
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

/// A text that was written into a room of as many bytes as argument `kRoom` tells.
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

/// A text of as many bytes as argument `kLength` tells, or up to its NUL when that is not positive.
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

} // namespace vitrine::captures::rules
