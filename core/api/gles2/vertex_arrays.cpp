// SPDX-License-Identifier: Apache-2.0
// Vertex attributes and OES_vertex_array_object.
#include "core/api/gles2/context.h"
#include "core/api/gles2/enum_tables.h"
#include "core/api/gles2/numbers.h"
#include "core/api/gles2/share_group.h"

#include <algorithm>

namespace vitrine::core::gles2 {

namespace {

/// Element `i` of a vertex attribute; of one that does not exist nothing is read.
GLfloat at(GLuint index, std::span<const GLfloat> values, std::size_t i)
{
    return index < kMaxVertexAttributes && i < values.size() ? values[i] : 0.0f;
}

} // namespace

VertexArray& Context::boundVertexArray()
{
    return *m_state.vertexArrays.find(m_state.vertexArray);
}

void Context::setAttribute(GLuint index, const Vec4& value)
{
    if (index >= kMaxVertexAttributes)
        return fail(GL_INVALID_VALUE);
    m_state.currentAttributes[index] = value;
    touch();
}

void Context::vertexAttrib1f(GLuint index, GLfloat x)
{
    setAttribute(index, {x, 0.0f, 0.0f, 1.0f});
}

void Context::vertexAttrib2f(GLuint index, GLfloat x, GLfloat y)
{
    setAttribute(index, {x, y, 0.0f, 1.0f});
}

void Context::vertexAttrib3f(GLuint index, GLfloat x, GLfloat y, GLfloat z)
{
    setAttribute(index, {x, y, z, 1.0f});
}

void Context::vertexAttrib4f(GLuint index, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    setAttribute(index, {x, y, z, w});
}

void Context::vertexAttrib1fv(GLuint index, std::span<const GLfloat> v)
{
    vertexAttrib1f(index, at(index, v, 0));
}

void Context::vertexAttrib2fv(GLuint index, std::span<const GLfloat> v)
{
    vertexAttrib2f(index, at(index, v, 0), at(index, v, 1));
}

void Context::vertexAttrib3fv(GLuint index, std::span<const GLfloat> v)
{
    vertexAttrib3f(index, at(index, v, 0), at(index, v, 1), at(index, v, 2));
}

void Context::vertexAttrib4fv(GLuint index, std::span<const GLfloat> v)
{
    vertexAttrib4f(index, at(index, v, 0), at(index, v, 1), at(index, v, 2), at(index, v, 3));
}

void Context::vertexAttribPointer(GLuint index, GLint size, GLenum type, GLboolean normalized, GLsizei stride,
                                  const ArraySource& pointer)
{
    if (index >= kMaxVertexAttributes || size < 1 || size > 4 || stride < 0)
        return fail(GL_INVALID_VALUE);
    if (!attributeType(type))
        return fail(GL_INVALID_ENUM);
    AttributeArray& attribute = boundVertexArray().attributes[index];
    const BufferKey previous = attribute.buffer;
    attribute.size = size;
    attribute.type = type;
    attribute.isNormalized = normalized != GL_FALSE;
    attribute.stride = stride;
    attribute.buffer = m_state.arrayBuffer;
    attribute.pointer = pointer;
    touch();
    if (previous != attribute.buffer)
        dropBuffer(previous);
}

void Context::setClientArray(GLuint index, const ArraySource& source)
{
    boundVertexArray().attributes[index].pointer = source;
    touch();
}

void Context::enableAttribute(GLuint index, bool enabled)
{
    if (index >= kMaxVertexAttributes)
        return fail(GL_INVALID_VALUE);
    boundVertexArray().attributes[index].isEnabled = enabled;
    touch();
}

void Context::enableVertexAttribArray(GLuint index)
{
    enableAttribute(index, true);
}

void Context::disableVertexAttribArray(GLuint index)
{
    enableAttribute(index, false);
}

bool Context::attributeParameter(GLuint index, GLenum pname, GLint& value)
{
    const AttributeArray& attribute = boundVertexArray().attributes[index];
    const Buffer* buffer = m_share->buffers.find(attribute.buffer);
    switch (pname) {
    case GL_VERTEX_ATTRIB_ARRAY_ENABLED: value = attribute.isEnabled; return true;
    case GL_VERTEX_ATTRIB_ARRAY_SIZE: value = attribute.size; return true;
    case GL_VERTEX_ATTRIB_ARRAY_STRIDE: value = attribute.stride; return true;
    case GL_VERTEX_ATTRIB_ARRAY_TYPE: value = static_cast<GLint>(attribute.type); return true;
    case GL_VERTEX_ATTRIB_ARRAY_NORMALIZED: value = attribute.isNormalized; return true;
    case GL_VERTEX_ATTRIB_ARRAY_BUFFER_BINDING: value = buffer ? static_cast<GLint>(buffer->name) : 0; return true;
    default: return false;
    }
}

template <typename T>
void Context::readAttribute(GLuint index, GLenum pname, std::span<T> params)
{
    if (index >= kMaxVertexAttributes)
        return fail(GL_INVALID_VALUE);
    if (pname == GL_CURRENT_VERTEX_ATTRIB) {
        const Vec4& current = m_state.currentAttributes[index];
        for (std::size_t i = 0; i < std::min<std::size_t>(4, params.size()); ++i)
            params[i] = rounded<T>(current[static_cast<int>(i)]);
        return;
    }
    GLint value = 0;
    if (!attributeParameter(index, pname, value))
        return fail(GL_INVALID_ENUM);
    if (!params.empty())
        params[0] = static_cast<T>(value);
}

void Context::getVertexAttribfv(GLuint index, GLenum pname, std::span<GLfloat> params)
{
    readAttribute(index, pname, params);
}

void Context::getVertexAttribiv(GLuint index, GLenum pname, std::span<GLint> params)
{
    readAttribute(index, pname, params);
}

void Context::getVertexAttribPointerv(GLuint index, GLenum pname, ArraySource* pointer)
{
    if (index >= kMaxVertexAttributes)
        return fail(GL_INVALID_VALUE);
    if (pname != GL_VERTEX_ATTRIB_ARRAY_POINTER)
        return fail(GL_INVALID_ENUM);
    if (pointer)
        *pointer = boundVertexArray().attributes[index].pointer;
}

void Context::genVertexArraysOES(GLsizei n, std::span<GLuint> arrays)
{
    if (n < 0)
        return fail(GL_INVALID_VALUE);
    m_state.vertexArrays.generate(arrays.first(std::min(arrays.size(), static_cast<std::size_t>(n))));
}

void Context::deleteVertexArraysOES(GLsizei n, std::span<const GLuint> arrays)
{
    if (n < 0)
        return fail(GL_INVALID_VALUE);
    for (const GLuint name : arrays.first(std::min(arrays.size(), static_cast<std::size_t>(n)))) {
        const VertexArrayKey key = m_state.vertexArrays.keyOf(name);
        m_state.vertexArrays.releaseName(name);
        if (!key)
            continue;
        if (m_state.vertexArray == key)
            m_state.vertexArray = m_state.defaultVertexArray;
        const VertexArray gone = *m_state.vertexArrays.find(key);
        m_state.vertexArrays.erase(key);
        touch();
        dropBuffer(gone.elementBuffer);
        for (const AttributeArray& attribute : gone.attributes)
            dropBuffer(attribute.buffer);
    }
}

GLboolean Context::isVertexArrayOES(GLuint array)
{
    return m_state.vertexArrays.keyOf(array) ? GL_TRUE : GL_FALSE;
}

void Context::bindVertexArrayOES(GLuint array)
{
    // The extension, unlike other objects of ES 2.0, wants names from glGenVertexArraysOES.
    if (array != 0 && !m_state.vertexArrays.isReserved(array))
        return fail(GL_INVALID_OPERATION);
    VertexArrayKey key = array == 0 ? m_state.defaultVertexArray : m_state.vertexArrays.keyOf(array);
    if (!key)
        key = m_state.vertexArrays.create(array);
    m_state.vertexArray = key;
    touch();
}

} // namespace vitrine::core::gles2
