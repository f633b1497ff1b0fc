// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/types.h"

#include <array>
#include <cstdint>
#include <map>

/// From the recorded program's numbers to ours: object names, locations, mapped addresses. Plain values.

namespace vitrine::core {

enum class ObjectKind : std::uint8_t { Buffer, Texture, Renderbuffer, ShaderOrProgram, Framebuffer, VertexArray };
inline constexpr int kObjectKindCount = 6;

/// A name that GL never hands out: what an unknown recorded name becomes where it must not mean "none".
inline constexpr GLuint kUnknownName = ~GLuint{0};

/// Recorded name → our name of one kind of object. 0 is always 0.
class NameMap {
public:
    void set(GLuint recorded, GLuint ours);
    void erase(GLuint recorded) { m_names.erase(recorded); }
    [[nodiscard]] bool contains(GLuint recorded) const { return recorded == 0 || m_names.contains(recorded); }
    /// kUnknownName when the recorded program never made it.
    [[nodiscard]] GLuint find(GLuint recorded) const;
    /// Recorded → ours, without 0. Some of ours may have gone since.
    [[nodiscard]] const std::map<GLuint, GLuint>& entries() const { return m_names; }

private:
    std::map<GLuint, GLuint> m_names;
};

/// Recorded attribute index → ours: always a permutation, so that no two arrays ever end in one register.
class AttributeMap {
public:
    static constexpr GLuint kCount = 16;
    AttributeMap();
    void set(GLuint recorded, GLuint ours);
    /// Indices that don't exist stay what they are: GL refuses them.
    [[nodiscard]] GLuint find(GLuint recorded) const { return recorded < kCount ? m_ours[recorded] : recorded; }
    friend bool operator==(const AttributeMap&, const AttributeMap&) = default;

private:
    std::array<std::uint8_t, kCount> m_ours{};
};

/// What a program was told about its locations since it was linked.
struct ProgramLocations {
    std::map<GLint, GLint> uniforms;
    AttributeMap attributes;
    /// Without an answer of its own a location is taken as recorded.
    [[nodiscard]] GLint uniform(GLint recorded) const;
};

/// A buffer that the recorded program has mapped, by the address that it got.
struct Mapping {
    gles2::ContextId context;
    GLuint buffer = 0; ///< our name
};

/// Everything that the contexts of a share group have in common.
struct ShareNames {
    std::array<NameMap, kObjectKindCount> names; ///< framebuffers and vertex arrays belong to contexts instead
    std::map<GLuint, ProgramLocations> programs; ///< by our name
    AttributeMap latestAttributes; ///< of the program asked last: for arrays set before any program is in use
};

struct ContextNames {
    NameMap framebuffers, vertexArrays;
};

} // namespace vitrine::core
