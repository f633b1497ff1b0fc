// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/share_group.h"
#include "core/api/replay/replayer.h"
#include "core/session/resource_id.h"

#include <map>
#include <optional>

namespace vitrine::core {

/// Finds the API's objects by the recorded program's names, and the names of objects.
class ApiObjects {
public:
    explicit ApiObjects(const Replayer& replayer);

    /// The share groups in the order of their numbers.
    [[nodiscard]] const std::map<std::uint32_t, const gles2::ShareGroup*>& groups() const { return m_groups; }
    [[nodiscard]] const std::map<gles2::ContextId, gles2::Context>& contexts() const { return m_system.contexts(); }
    [[nodiscard]] const gles2::System& system() const { return m_system; }
    /// Null: nothing is current.
    [[nodiscard]] const gles2::Context* current() const { return m_system.context(m_system.currentId()); }

    /// The object of that name; null when there is none. Texture 0 is the first default texture of the group that has
    /// an image.
    [[nodiscard]] const gles2::Texture* texture(const ResourceId& id) const;
    [[nodiscard]] const gles2::Buffer* buffer(const ResourceId& id) const;
    [[nodiscard]] const gles2::ProgramObject* program(const ResourceId& id) const;
    [[nodiscard]] const gles2::ShaderObject* shader(const ResourceId& id) const;
    [[nodiscard]] const gles2::Renderbuffer* renderbuffer(const ResourceId& id) const;
    /// The framebuffer of that name; null for framebuffer 0, which is the window.
    [[nodiscard]] const gles2::Framebuffer* framebuffer(const ResourceId& id) const;
    /// What the context of framebuffer 0 draws to; null when it draws to nothing, and for every other id.
    [[nodiscard]] const gles2::Window* window(const ResourceId& id) const;

    /// The recorded program's name of an object; none when the object has gone, or has no name any more.
    [[nodiscard]] std::optional<ResourceId> idOf(std::uint32_t group, gles2::TextureKey key) const;
    [[nodiscard]] std::optional<ResourceId> idOf(std::uint32_t group, gles2::BufferKey key) const;
    [[nodiscard]] std::optional<ResourceId> idOf(std::uint32_t group, gles2::ProgramKey key) const;
    [[nodiscard]] std::optional<ResourceId> idOf(std::uint32_t group, gles2::ShaderKey key) const;
    [[nodiscard]] std::optional<ResourceId> idOf(std::uint32_t group, gles2::RenderbufferKey key) const;
    /// The name of a framebuffer. No key stands for framebuffer 0 of the context.
    [[nodiscard]] std::optional<ResourceId> idOf(gles2::ContextId context, gles2::FramebufferKey key) const;

private:
    template <typename T>
    [[nodiscard]] const T* shared(const ResourceId& id, ResourceKind kind,
                                  gles2::ObjectTable<T> gles2::ShareGroup::*table) const;
    template <typename T>
    [[nodiscard]] std::optional<ResourceId> sharedId(ResourceKind kind, std::uint32_t group, Id<T> key,
                                                     gles2::ObjectTable<T> gles2::ShareGroup::*table) const;
    /// Our name of a recorded one; kUnknownName when the recorded program never made it.
    [[nodiscard]] GLuint ours(const ResourceId& id, ObjectKind kind) const;
    [[nodiscard]] std::optional<ResourceId> named(ResourceKind kind, std::uint32_t group, GLuint ours) const;
    [[nodiscard]] gles2::TextureKey defaultTexture(std::uint32_t group) const;

    using Recorded = std::map<GLuint, GLuint>; // by our name
    const Replayer& m_replayer;
    const gles2::System& m_system;
    std::map<std::uint32_t, const gles2::ShareGroup*> m_groups;
    std::map<std::pair<ObjectKind, std::uint32_t>, Recorded> m_recorded; // by group; of framebuffers, by context
};

[[nodiscard]] ObjectKind objectKind(ResourceKind kind);

} // namespace vitrine::core
