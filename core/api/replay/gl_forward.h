// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/replay/gl_call.h"

#include <algorithm>
#include <new>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

/// Forwards calls to a member of gles2::Context as they are. One rule for each argument says how it is read.
///
///     forward<&Context::uniform2fv, Uniform, Number, Elements<1, 2>>("glUniform2fv")

namespace vitrine::core::replay {

using gles2::Context;

/// A GLenum, integer, float or boolean.
struct Number {
    template <typename T>
    static T read(GlCall& call, std::size_t index)
    {
        if constexpr (std::is_floating_point_v<T>)
            return call.arguments.real(index);
        else if constexpr (sizeof(T) > 4)
            return static_cast<T>(call.arguments.wideInteger(index));
        else
            return static_cast<T>(call.arguments.integer(index));
    }
};

/// The name of an object that exists.
template <ObjectKind kKind>
struct Name {
    template <typename T>
    static T read(GlCall& call, std::size_t index)
    {
        return call.names(kKind).find(static_cast<GLuint>(call.arguments.integer(index)));
    }
};

/// A name in a glBind*, which a program may have invented: GL ES allows that.
template <ObjectKind kKind, auto kGenerate>
struct BoundName {
    template <typename T>
    static T read(GlCall& call, std::size_t index)
    {
        const auto recorded = static_cast<GLuint>(call.arguments.integer(index));
        NameMap& names = call.names(kKind);
        if (call.arguments.failed())
            return 0;
        if (!names.contains(recorded)) {
            GLuint ours = 0;
            (call.gl.*kGenerate)(1, std::span(&ours, 1));
            names.set(recorded, ours);
        }
        return names.find(recorded);
    }
};

/// A uniform location of the program in use.
struct Uniform {
    template <typename T>
    static T read(GlCall& call, std::size_t index)
    {
        const auto recorded = static_cast<GLint>(call.arguments.integer(index));
        const ProgramLocations* locations = call.programInUse();
        return locations ? locations->uniform(recorded) : recorded;
    }
};

/// A uniform location of the program that argument `kProgram` names.
template <std::size_t kProgram>
struct UniformOf {
    template <typename T>
    static T read(GlCall& call, std::size_t index)
    {
        const GLuint program = Name<ObjectKind::ShaderOrProgram>::read<GLuint>(call, kProgram);
        const auto recorded = static_cast<GLint>(call.arguments.integer(index));
        const auto found = call.share.programs.find(program);
        return found == call.share.programs.end() ? recorded : found->second.uniform(recorded);
    }
};

/// The index of a vertex attribute.
struct Attribute {
    template <typename T>
    static T read(GlCall& call, std::size_t index)
    {
        return call.attribute(static_cast<GLuint>(call.arguments.integer(index)));
    }
};

/// An array of `count · kEach` numbers, where `count` is argument `kCount`.
template <std::size_t kCount, std::uint64_t kEach = 1>
struct Elements {
    template <typename T>
    static T read(GlCall& call, std::size_t index)
    {
        const std::int64_t count = std::max<std::int64_t>(call.arguments.integer(kCount), 0);
        return readArray<T>(call, index, static_cast<std::uint64_t>(count) * kEach);
    }
    template <typename T>
    static T readArray(GlCall& call, std::size_t index, std::uint64_t needed)
    {
        using Element = std::remove_const_t<typename T::element_type>;
        if constexpr (std::is_same_v<Element, GLfloat>)
            return call.arguments.floats(index, needed);
        else if constexpr (std::is_same_v<Element, GLint>)
            return call.arguments.integers(index, needed);
        else
            return call.arguments.names(index, needed);
    }
};

/// An array of `kNumber` numbers.
template <std::uint64_t kNumber>
struct Fixed {
    template <typename T>
    static T read(GlCall& call, std::size_t index)
    {
        return Elements<0>::readArray<T>(call, index, kNumber);
    }
};

/// As many bytes as argument `kSize` says, or NULL.
template <std::size_t kSize>
struct Bytes {
    template <typename T>
    static T read(GlCall& call, std::size_t index)
    {
        const std::int64_t size = std::max<std::int64_t>(call.arguments.wideInteger(kSize), 0);
        return call.arguments.bytes(index, static_cast<std::uint64_t>(size));
    }
};

struct String {
    template <typename T>
    static T read(GlCall& call, std::size_t index)
    {
        return call.arguments.text(index);
    }
};

/// Where a query writes its answer: there is room for any answer, and nobody reads it.
struct Answer {
    template <typename T>
    static T read(GlCall& call, std::size_t)
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

template <typename Member>
struct MemberArguments;
template <typename R, typename... Args>
struct MemberArguments<R (Context::*)(Args...)> {
    using Tuple = std::tuple<std::decay_t<Args>...>;
};

template <auto kMember, typename... Rules, std::size_t... kIndex>
void runMember(GlCall& call, std::index_sequence<kIndex...>)
{
    using Tuple = typename MemberArguments<decltype(kMember)>::Tuple;
    static_assert(std::tuple_size_v<Tuple> == sizeof...(Rules), "one rule per argument");
    Tuple values{Rules::template read<std::tuple_element_t<kIndex, Tuple>>(call, kIndex)...};
    if (!call.arguments.failed())
        std::apply([&](auto&... value) { (call.gl.*kMember)(value...); }, values);
}

template <auto kMember, typename... Rules>
void run(GlCall& call)
{
    runMember<kMember, Rules...>(call, std::index_sequence_for<Rules...>());
}

template <auto kMember, std::size_t>
using NumberAt = Number;

template <auto kMember, std::size_t... kIndex>
constexpr GlEntry plainEntry(std::string_view name, std::index_sequence<kIndex...>)
{
    return {name, sizeof...(kIndex), &run<kMember, NumberAt<kMember, kIndex>...>};
}

/// The entry of a function that takes only numbers.
template <auto kMember>
constexpr GlEntry plain(std::string_view name)
{
    using Tuple = typename MemberArguments<decltype(kMember)>::Tuple;
    return plainEntry<kMember>(name, std::make_index_sequence<std::tuple_size_v<Tuple>>());
}

template <auto kMember, typename... Rules>
constexpr GlEntry forward(std::string_view name)
{
    return {name, sizeof...(Rules), &run<kMember, Rules...>};
}

/// glGen*: maps the names that the recorded program got to ours.
template <ObjectKind kKind, auto kGenerate>
void generate(GlCall& call)
{
    const auto count = static_cast<GLsizei>(call.arguments.integer(0));
    const auto recorded = call.arguments.names(1, static_cast<std::uint64_t>(std::max(count, 0)));
    if (call.arguments.failed())
        return;
    std::vector<GLuint> ours(recorded.size());
    (call.gl.*kGenerate)(count, ours);
    for (std::size_t i = 0; i < ours.size(); ++i)
        call.names(kKind).set(recorded[i], ours[i]);
}

/// glDelete*: unknown names are ignored, as in GL.
template <ObjectKind kKind, auto kDelete>
void destroy(GlCall& call)
{
    const auto count = static_cast<GLsizei>(call.arguments.integer(0));
    const auto recorded = call.arguments.names(1, static_cast<std::uint64_t>(std::max(count, 0)));
    if (call.arguments.failed())
        return;
    NameMap& names = call.names(kKind);
    std::vector<GLuint> ours;
    for (const GLuint name : recorded) {
        ours.push_back(names.contains(name) ? names.find(name) : 0);
        names.erase(name);
    }
    (call.gl.*kDelete)(count, ours);
}

} // namespace vitrine::core::replay
