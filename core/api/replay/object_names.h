// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/types.h"

#include <array>
#include <cstdint>
#include <map>

/// Maps the numbers of the recorded program to ours: object names, locations and mapped addresses.

namespace vitrine::core {

enum class ObjectKind : std::uint8_t { Buffer, Texture, Renderbuffer, ShaderOrProgram, Framebuffer, VertexArray };
inline constexpr int kObjectKindCount = 6;

/// A name that GL never hands out. An unknown recorded name becomes this where it must not mean "none".
inline constexpr GLuint kUnknownName = ~GLuint{0};

/// Maps recorded names of one kind of object to ours. 0 is always 0.
class NameMap {
public:
    void set(GLuint recorded, GLuint ours);
    void erase(GLuint recorded) { m_names.erase(recorded); }
    [[nodiscard]] bool contains(GLuint recorded) const { return recorded == 0 || m_names.contains(recorded); }
    /// kUnknownName when the recorded program never made an object of this name.
    [[nodiscard]] GLuint find(GLuint recorded) const;
    /// Recorded names and ours, without 0. Objects with some of our names may be gone.
    [[nodiscard]] const std::map<GLuint, GLuint>& entries() const { return m_names; }

private:
    std::map<GLuint, GLuint> m_names;
};

/// Maps recorded attribute indices to ours. It is always a permutation, so that two arrays never go to the same
/// register.
class AttributeMap {
public:
    static constexpr GLuint kCount = 16;
    AttributeMap();
    void set(GLuint recorded, GLuint ours);
    /// Indices that don't exist stay as they are, and GL refuses them.
    [[nodiscard]] GLuint find(GLuint recorded) const { return recorded < kCount ? m_ours[recorded] : recorded; }
    friend bool operator==(const AttributeMap&, const AttributeMap&) = default;

private:
    std::array<std::uint8_t, kCount> m_ours{};
};

/// What a program was told about its locations since it was linked.
struct ProgramLocations {
    std::map<GLint, GLint> uniforms;
    AttributeMap attributes;
    /// A location about which the program was told nothing stays as it was recorded.
    [[nodiscard]] GLint uniform(GLint recorded) const;
};

/// A buffer that the recorded program has mapped, by the address that it was given.
struct Mapping {
    gles2::ContextId context;
    GLuint buffer = 0; ///< our name of the buffer
};

/// Everything that the contexts of a share group have in common.
struct ShareNames {
    /// Framebuffers and vertex arrays are not here: they belong to contexts.
    std::array<NameMap, kObjectKindCount> names;
    std::map<GLuint, ProgramLocations> programs; ///< by our name of the program
    /// Of the program that was asked last, for arrays that are set before any program is in use.
    AttributeMap latestAttributes;
};

struct ContextNames {
    NameMap framebuffers, vertexArrays;
};

} // namespace vitrine::core
