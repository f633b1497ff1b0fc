// SPDX-License-Identifier: Apache-2.0
#include "core/api/replay/gl_forward.h"

namespace vitrine::core {

using namespace replay;

namespace {

constexpr auto kBuffer = ObjectKind::Buffer;
constexpr auto kVertexArray = ObjectKind::VertexArray;

GLuint boundBuffer(GlCall& call, GLenum target)
{
    GLint name = 0;
    const GLenum binding = target == GL_ARRAY_BUFFER ? GL_ARRAY_BUFFER_BINDING : GL_ELEMENT_ARRAY_BUFFER_BINDING;
    call.gl.getIntegerv(binding, std::span(&name, 1));
    return static_cast<GLuint>(name);
}

void mapBuffer(GlCall& call)
{
    const auto target = Number::read<GLenum>(call, 0);
    const auto access = Number::read<GLenum>(call, 1);
    if (call.arguments.failed())
        return;
    const bool isMapped = !call.gl.mapBufferOES(target, access).empty();
    const auto address = static_cast<std::uint64_t>(call.call.result.asInteger());
    if (isMapped && address != 0)
        call.mappings[address] = {call.gl.state().id, boundBuffer(call, target)};
}

void unmapBuffer(GlCall& call)
{
    const auto target = Number::read<GLenum>(call, 0);
    if (call.arguments.failed())
        return;
    const GLuint name = boundBuffer(call, target);
    const auto group = call.gl.state().shareGroup;
    std::erase_if(call.mappings, [&](const auto& entry) {
        const gles2::Context* context = call.system.context(entry.second.context);
        return entry.second.buffer == name && (!context || context->state().shareGroup == group);
    });
    (void)call.gl.unmapBufferOES(target);
}

void getBufferPointer(GlCall& call)
{
    const auto target = Number::read<GLenum>(call, 0);
    const auto pname = Number::read<GLenum>(call, 1);
    std::span<std::byte> answer;
    if (!call.arguments.failed())
        call.gl.getBufferPointervOES(target, pname, &answer);
}

/// The program's own memory: the bytes behind the pointer, or {start, bytes} of those that begin there, where no draw
/// reads the ones before.
std::optional<gles2::ArraySource> clientArray(GlCall& call, std::size_t index)
{
    const Value& value = call.arguments.value(index);
    if (const Blob* blob = value.blob())
        return gles2::ArraySource{false, 0, *blob};
    if (!value.array())
        return std::nullopt;
    const Array* part = call.arguments.array(index, 2);
    const Blob* blob = part ? (*part)[1].blob() : nullptr;
    if (part && !blob)
        call.arguments.fail(index, textOf("has no blob behind its start"));
    if (!blob)
        return std::nullopt;
    return gles2::ArraySource{false, 0 - static_cast<std::uint64_t>((*part)[0].asInteger()), *blob};
}

void vertexAttribPointer(GlCall& call)
{
    const auto index = Attribute::read<GLuint>(call, 0);
    const auto size = Number::read<GLint>(call, 1);
    const auto type = Number::read<GLenum>(call, 2);
    const auto isNormalized = Number::read<GLboolean>(call, 3);
    const auto stride = Number::read<GLsizei>(call, 4);
    gles2::ArraySource source;
    if (auto client = clientArray(call, 5))
        source = std::move(*client);
    else
        source.offset = call.arguments.handle(5);
    if (!call.arguments.failed())
        call.gl.vertexAttribPointer(index, size, type, isNormalized, stride, source);
}

void getVertexAttribPointer(GlCall& call)
{
    const auto index = Attribute::read<GLuint>(call, 0);
    const auto pname = Number::read<GLenum>(call, 1);
    gles2::ArraySource answer;
    if (!call.arguments.failed())
        call.gl.getVertexAttribPointerv(index, pname, &answer);
}

constexpr GlEntry kEntries[] = {
    {"glGenBuffers", 2, &generate<kBuffer, &Context::genBuffers>},
    {"glDeleteBuffers", 2, &destroy<kBuffer, &Context::deleteBuffers>},
    forward<&Context::isBuffer, Name<kBuffer>>("glIsBuffer"),
    forward<&Context::bindBuffer, Number, BoundName<kBuffer, &Context::genBuffers>>("glBindBuffer"),
    forward<&Context::bufferData, Number, Number, Bytes<1>, Number>("glBufferData"),
    forward<&Context::bufferSubData, Number, Number, Number, Bytes<2>>("glBufferSubData"),
    forward<&Context::getBufferParameteriv, Number, Number, Answer>("glGetBufferParameteriv"),
    {"glMapBufferOES", 2, &mapBuffer},
    {"glUnmapBufferOES", 1, &unmapBuffer},
    {"glGetBufferPointervOES", 3, &getBufferPointer},
    forward<&Context::vertexAttrib1f, Attribute, Number>("glVertexAttrib1f"),
    forward<&Context::vertexAttrib2f, Attribute, Number, Number>("glVertexAttrib2f"),
    forward<&Context::vertexAttrib3f, Attribute, Number, Number, Number>("glVertexAttrib3f"),
    forward<&Context::vertexAttrib4f, Attribute, Number, Number, Number, Number>("glVertexAttrib4f"),
    forward<&Context::vertexAttrib1fv, Attribute, Fixed<1>>("glVertexAttrib1fv"),
    forward<&Context::vertexAttrib2fv, Attribute, Fixed<2>>("glVertexAttrib2fv"),
    forward<&Context::vertexAttrib3fv, Attribute, Fixed<3>>("glVertexAttrib3fv"),
    forward<&Context::vertexAttrib4fv, Attribute, Fixed<4>>("glVertexAttrib4fv"),
    {"glVertexAttribPointer", 6, &vertexAttribPointer},
    forward<&Context::enableVertexAttribArray, Attribute>("glEnableVertexAttribArray"),
    forward<&Context::disableVertexAttribArray, Attribute>("glDisableVertexAttribArray"),
    forward<&Context::getVertexAttribfv, Attribute, Number, Answer>("glGetVertexAttribfv"),
    forward<&Context::getVertexAttribiv, Attribute, Number, Answer>("glGetVertexAttribiv"),
    {"glGetVertexAttribPointerv", 3, &getVertexAttribPointer},
    {"glGenVertexArraysOES", 2, &generate<kVertexArray, &Context::genVertexArraysOES>},
    {"glDeleteVertexArraysOES", 2, &destroy<kVertexArray, &Context::deleteVertexArraysOES>},
    forward<&Context::isVertexArrayOES, Name<kVertexArray>>("glIsVertexArrayOES"),
    // OES_vertex_array_object wants a generated name: an invented one is the program's fault.
    forward<&Context::bindVertexArrayOES, Name<kVertexArray>>("glBindVertexArrayOES"),
};

} // namespace

std::span<const GlEntry> glBufferEntries()
{
    return kEntries;
}

} // namespace vitrine::core
