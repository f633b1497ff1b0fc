// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

/// What is known about every function that a capture may hold: OpenGL ES 2.0 with the extensions in use (generated from
/// the Khronos registry), EGL and the recorder's memcpy (kept by hand).

namespace vitrine::core {

enum class ParameterKind : std::uint8_t {
    None, ///< of a result: void
    Integer,
    Float,
    Boolean,
    Enum,     ///< one name of `group`
    Bitfield, ///< any names of `group`
    Handle,   ///< an object's name or an EGL handle, see `handle`
    Size,     ///< bytes or elements
    Offset,   ///< bytes
    String,
    StringArray,
    PointerIn,  ///< data that the call reads; `length` elements
    PointerOut, ///< data that the call writes
    Opaque      ///< an address nobody follows
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
    Context
};

/// What a call is for. Draw, Clear, Copy, Present and Marker are the entries of a capture's index.
enum class CallClass : std::uint8_t {
    State, ///< sets state of a context
    Draw,
    Clear,
    Copy, ///< from a framebuffer into a texture
    Present,
    Marker,
    Query,    ///< changes nothing
    Resource, ///< makes, fills or deletes objects
    Sync,     ///< flush, finish and the like
    Context,  ///< EGL's displays, contexts and surfaces
    Memory    ///< the recorder's writes to mapped memory
};

/// Which names a number may have: an index into the table's groups; 0 is every name of the API.
using EnumGroup = std::uint16_t;

struct ParameterInfo {
    std::string_view name;
    ParameterKind kind = ParameterKind::Integer;
    HandleKind handle = HandleKind::None; ///< also of the elements of PointerIn and PointerOut
    EnumGroup group = 0;
    std::string_view length; ///< elements as the registry puts it ("count*4"), empty for single values
};

struct FunctionInfo {
    std::string_view name;
    CallClass callClass = CallClass::State;
    ParameterInfo result;
    std::span<const ParameterInfo> parameters;
    std::uint16_t id = 0; ///< position in functions(); stable for one build only
};

/// Sorted by name.
[[nodiscard]] std::span<const FunctionInfo> functions();
/// Null when the table doesn't know it.
[[nodiscard]] const FunctionInfo* findFunction(std::string_view name);
/// "GL_TRIANGLES" for 4 of PrimitiveType; empty when the group has no such value.
[[nodiscard]] std::string_view enumName(EnumGroup group, std::int64_t value);
/// The bits of the group, in the order of its values.
struct EnumEntry {
    std::int64_t value = 0;
    std::string_view name;
};
[[nodiscard]] std::span<const EnumEntry> enumEntries(EnumGroup group);

} // namespace vitrine::core
