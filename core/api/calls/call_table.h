// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

/// What is known about every function that a capture can contain: OpenGL ES 2.0 with the extensions in use, which is
/// generated from the Khronos registry, and by hand EGL, OpenVG with VGU, VG/vitrine2d.h and the recorder's memcpy.

namespace vitrine::core {

enum class ParameterKind : std::uint8_t {
    None, ///< only as a result: void
    Integer,
    Float,
    Boolean,
    Enum,     ///< one name of `group`
    Bitfield, ///< any names of `group`
    Handle,   ///< the name of an object, or an EGL handle: see `handle`
    Size,     ///< a number of bytes or elements
    Offset,   ///< a number of bytes
    String,
    StringArray,
    PointerIn,  ///< data that the call reads, of `length` elements
    PointerOut, ///< data that the call writes
    Opaque      ///< an address that is not followed
};

enum class HandleKind : std::uint8_t {
    None,
    Buffer,
    Texture,
    Shader,
    Program,
    Renderbuffer,
    Framebuffer,
    VertexArray,
    Display,
    Config,
    Surface,
    Context,
    VgPath,
    VgPaint,
    VgImage,
    VgMaskLayer,
    VgFont,
    VgObject ///< any of OpenVG's
};

/// What a call is for. Draw, Clear, Copy, Present and Marker make the entries of a capture's index.
enum class CallClass : std::uint8_t {
    State, ///< sets state of the context
    Draw,
    Clear,
    Copy, ///< copies from a framebuffer into a texture
    Present,
    Marker,
    Query,    ///< changes nothing
    Resource, ///< creates, fills or deletes objects
    Sync,     ///< flush, finish and the like
    Context,  ///< EGL's displays, contexts and surfaces
    Memory    ///< the recorder's writes to mapped memory
};

/// Which names a number can have: an index into the table's groups. 0 stands for all names of the API.
using EnumGroup = std::uint16_t;

struct ParameterInfo {
    std::string_view name;
    ParameterKind kind = ParameterKind::Integer;
    HandleKind handle = HandleKind::None; ///< it holds for the elements of PointerIn and PointerOut, too
    EnumGroup group = 0;
    std::string_view length; ///< number of elements as the registry writes it ("count*4"); empty for single values
};

struct FunctionInfo {
    std::string_view name;
    CallClass callClass = CallClass::State;
    ParameterInfo result;
    std::span<const ParameterInfo> parameters;
    std::uint16_t id = 0; ///< position in functions(); another build can have another one
};

/// All functions, sorted by name.
[[nodiscard]] std::span<const FunctionInfo> functions();
/// Null when the table does not contain the function.
[[nodiscard]] const FunctionInfo* findFunction(std::string_view name);
/// For example "GL_TRIANGLES" for 4 in PrimitiveType. Empty when the group has no such value.
[[nodiscard]] std::string_view enumName(EnumGroup group, std::int64_t value);
/// A name in a group and its value. Entries are in the order of values.
struct EnumEntry {
    std::int64_t value = 0;
    std::string_view name;
};
[[nodiscard]] std::span<const EnumEntry> enumEntries(EnumGroup group);

} // namespace vitrine::core
