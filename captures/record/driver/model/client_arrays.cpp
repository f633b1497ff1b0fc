// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/model/client_arrays.h"

#include "core/api/gles2/enum_tables.h"
#include "core/api/gles2/limits.h"
#include "core/api/gles2/share_group.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <optional>
#include <vector>

namespace vitrine::captures::model {

namespace gles2 = core::gles2;

namespace {

const gles2::VertexArray& boundArray(const gles2::Context& gl)
{
    return *gl.state().vertexArrays.find(gl.state().vertexArray);
}

/// Bit i: the program in use reads attribute i.
std::uint32_t attributesRead(const gles2::Context& gl)
{
    const gles2::ProgramObject* program = gl.shareGroup().programs.find(gl.state().program);
    if (!program || !program->executable.program)
        return 0;
    std::uint32_t bits = 0;
    for (const core::AttributeInfo& attribute : program->executable.program->attributes)
        bits |= ((1u << gles2::typeShape(attribute.type).columns) - 1) << attribute.location;
    return bits;
}

using Reach = ClientArrays::Reach;

/// The bytes of some arrays, of which no vertex before the first that a draw reads has to be there.
gles2::ArraySource sourceOf(const Reach& reach, std::uint64_t begin, const core::Blob& blob)
{
    gles2::ArraySource source;
    source.isOffset = false;
    source.offset = reach.pointer - begin; // modulo 2^64
    source.clientData = blob;
    return source;
}

core::Blob copyOf(std::uint64_t begin, std::uint64_t end)
{
    auto bytes = std::make_shared<std::vector<std::byte>>(end - begin);
    std::memcpy(bytes->data(), reinterpret_cast<const void*>(begin), end - begin);
    return bytes;
}

constexpr std::uint32_t kNoVertex = UINT32_MAX; // no array is that long: the machine refuses the draw

/// The smallest and the largest of some indices.
struct Limits {
    std::uint32_t smallest = 0, largest = 0;
};

template <typename T>
std::optional<Limits> limitsOf(std::span<const std::byte> bytes)
{
    std::optional<Limits> limits;
    for (std::size_t at = 0; at + sizeof(T) <= bytes.size(); at += sizeof(T)) {
        T index;
        std::memcpy(&index, bytes.data() + at, sizeof(T));
        if (!limits)
            limits = {index, index};
        limits->smallest = std::min<std::uint32_t>(limits->smallest, index);
        limits->largest = std::max<std::uint32_t>(limits->largest, index);
    }
    return limits;
}

std::optional<Limits> limitsOf(std::span<const std::byte> bytes, GLenum type)
{
    if (type == GL_UNSIGNED_BYTE)
        return limitsOf<std::uint8_t>(bytes);
    return type == GL_UNSIGNED_SHORT ? limitsOf<std::uint16_t>(bytes) : limitsOf<std::uint32_t>(bytes);
}

std::span<const std::byte> bufferPart(const gles2::Buffer& buffer, std::uint64_t offset, std::uint64_t size)
{
    const std::span<const std::byte> all(*buffer.bytes);
    if (offset >= all.size())
        return {};
    return all.subspan(offset, std::min<std::uint64_t>(size, all.size() - offset));
}

} // namespace

void ClientArrays::setPointer(gles2::Context& gl, GLuint index, const void* pointer)
{
    if (index < core::kMaxVertexAttributes)
        m_pointers[gl.state().vertexArray][index] = {pointer, !gl.state().arrayBuffer};
}

const void* ClientArrays::pointer(const gles2::Context& gl, GLuint index) const
{
    const auto found = m_pointers.find(gl.state().vertexArray);
    return found == m_pointers.end() || index >= core::kMaxVertexAttributes ? nullptr : found->second[index].address;
}

void ClientArrays::forgetDeleted(const gles2::Context& gl)
{
    std::erase_if(m_pointers, [&gl](const auto& entry) { return !gl.state().vertexArrays.find(entry.first); });
}

std::uint32_t ClientArrays::clientAttributes(const gles2::Context& gl) const
{
    const auto found = m_pointers.find(gl.state().vertexArray);
    if (found == m_pointers.end())
        return 0;
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < found->second.size(); ++i) {
        const gles2::AttributeArray& attribute = boundArray(gl).attributes[i];
        if (attribute.isEnabled && !attribute.buffer && found->second[i].isClient)
            bits |= 1u << i;
    }
    return bits == 0 ? 0 : bits & attributesRead(gl);
}

std::optional<Reach> ClientArrays::reachOf(const gles2::Context& gl, GLuint index, const Range& vertices) const
{
    const gles2::AttributeArray& array = boundArray(gl).attributes[index];
    const auto element =
        static_cast<std::uint64_t>(array.size * gles2::attributeBytes(*gles2::attributeType(array.type)));
    const std::uint64_t stride = array.stride != 0 ? static_cast<std::uint64_t>(array.stride) : element;
    const auto address = reinterpret_cast<std::uint64_t>(m_pointers.at(gl.state().vertexArray)[index].address);
    if (address == 0 || vertices.count > gles2::kMaxBufferBytes / stride)
        return std::nullopt;
    const std::uint64_t begin = address + vertices.first * stride;
    return Reach{index, address, begin, begin + (vertices.count - 1) * stride + element};
}

// Arrays that lie in one another, as those of a vertex structure do, are copied together.
void ClientArrays::copy(gles2::Context& gl, std::uint32_t attributes, const Range& vertices) const
{
    std::vector<Reach> reaches;
    for (; attributes != 0; attributes &= attributes - 1) {
        const auto index = static_cast<GLuint>(std::countr_zero(attributes));
        gl.setClientArray(index, {false, 0, nullptr}); // reads as zeros
        if (const auto reach = reachOf(gl, index, vertices))
            reaches.push_back(*reach);
    }
    std::sort(reaches.begin(), reaches.end(), [](const Reach& a, const Reach& b) { return a.begin < b.begin; });
    for (auto first = reaches.begin(); first != reaches.end();) {
        const std::uint64_t begin = first->begin;
        std::uint64_t end = first->end;
        auto last = first + 1;
        for (; last != reaches.end() && last->begin < end; ++last)
            end = std::max(end, last->end);
        const core::Blob blob = copyOf(begin, end);
        for (; first != last; ++first)
            gl.setClientArray(first->index, sourceOf(*first, begin, blob));
    }
}

void ClientArrays::drawArrays(gles2::Context& gl, GLenum mode, GLint first, GLsizei count) const
{
    const bool reads = gles2::topology(mode) && first >= 0 && count > 0 && gl.canDraw();
    if (const std::uint32_t client = reads ? clientAttributes(gl) : 0)
        copy(gl, client, {static_cast<std::uint64_t>(first), static_cast<std::uint64_t>(count)});
    gl.drawArrays(mode, first, count);
}

void ClientArrays::drawElements(gles2::Context& gl, GLenum mode, GLsizei count, GLenum type, const void* indices) const
{
    gles2::IndexSource source;
    source.offset = reinterpret_cast<std::uint64_t>(indices);
    const auto index = gles2::indexType(type);
    const gles2::Buffer* buffer = gl.shareGroup().buffers.find(boundArray(gl).elementBuffer);
    const bool reads = gles2::topology(mode) && index && count > 0 && gl.canDraw() && !(buffer && buffer->isMapped);
    if (!reads)
        return gl.drawElements(mode, count, type, source);

    const std::uint64_t size =
        static_cast<std::uint64_t>(count) * static_cast<std::uint64_t>(gles2::indexBytes(*index));
    const std::uint32_t client = clientAttributes(gl);
    std::span<const std::byte> bytes;
    if (buffer) {
        bytes = bufferPart(*buffer, source.offset, size);
    } else {
        source.isOffset = false;
        source.clientData = {static_cast<const std::byte*>(indices), indices && attributesRead(gl) != 0 ? size : 0};
        bytes = source.clientData;
    }
    const auto limits = client != 0 ? limitsOf(bytes, type) : std::nullopt;
    if (limits && limits->largest != kNoVertex)
        copy(gl, client, {limits->smallest, std::uint64_t{limits->largest} - limits->smallest + 1});
    gl.drawElements(mode, count, type, source);
}

} // namespace vitrine::captures::model
