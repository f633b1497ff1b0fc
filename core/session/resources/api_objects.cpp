// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/api_objects.h"

#include "core/api/gles2/share_group.h"

namespace vitrine::core {

using namespace gles2;

namespace {

std::map<GLuint, GLuint> reversed(const NameMap& names)
{
    std::map<GLuint, GLuint> result;
    for (const auto& [recorded, ours] : names.entries())
        result.emplace(ours, recorded);
    return result;
}

// An object whose name has been given away again is not the one that the name means.
template <typename T>
const T* namedObject(const ObjectTable<T>& table, Id<T> key)
{
    const T* object = table.find(key);
    return object && object->name != 0 && table.keyOf(object->name) == key ? object : nullptr;
}

} // namespace

ObjectKind objectKind(ResourceKind kind)
{
    switch (kind) {
    case ResourceKind::Texture: return ObjectKind::Texture;
    case ResourceKind::Buffer: return ObjectKind::Buffer;
    case ResourceKind::Program:
    case ResourceKind::Shader: return ObjectKind::ShaderOrProgram;
    case ResourceKind::Renderbuffer: return ObjectKind::Renderbuffer;
    case ResourceKind::Framebuffer: return ObjectKind::Framebuffer;
    default: break; // OpenVG's have no kinds of names
    }
    return ObjectKind::Texture;
}

ApiObjects::ApiObjects(const Replayer& replayer) : m_replayer(replayer), m_system(replayer.system())
{
    for (const auto& [id, context] : m_system.contexts())
        m_groups.emplace(context.state().shareGroup, &context.shareGroup());
    for (const auto& [number, share] : replayer.shareNames())
        for (const auto kind :
             {ObjectKind::Buffer, ObjectKind::Texture, ObjectKind::Renderbuffer, ObjectKind::ShaderOrProgram})
            m_recorded[{kind, number}] = reversed(share.names[static_cast<std::size_t>(kind)]);
    for (const auto& [id, own] : replayer.contextNames())
        m_recorded[{ObjectKind::Framebuffer, id.value}] = reversed(own.framebuffers);
}

GLuint ApiObjects::ours(const ResourceId& id, ObjectKind kind) const
{
    if (kind == ObjectKind::Framebuffer) {
        const auto own = m_replayer.contextNames().find(ContextId{id.group});
        return own == m_replayer.contextNames().end() ? kUnknownName : own->second.framebuffers.find(id.name);
    }
    const auto share = m_replayer.shareNames().find(id.group);
    const bool isThere = share != m_replayer.shareNames().end() && m_groups.contains(id.group);
    return isThere ? share->second.names[static_cast<std::size_t>(kind)].find(id.name) : kUnknownName;
}

TextureKey ApiObjects::defaultTexture(std::uint32_t group) const
{
    for (const auto& [id, context] : m_system.contexts()) {
        if (context.state().shareGroup != group)
            continue;
        for (const TextureKey key : context.state().defaultTextures) {
            const Texture* texture = context.shareGroup().textures.find(key);
            const TextureLevel* level = texture ? texture->level(0, 0) : nullptr;
            if (level && level->isDefined())
                return key;
        }
    }
    return {};
}

const Texture* ApiObjects::texture(const ResourceId& id) const
{
    const auto group = m_groups.find(id.group);
    if (id.kind != ResourceKind::Texture || group == m_groups.end())
        return nullptr;
    const auto& textures = group->second->textures;
    return id.name == 0 ? textures.find(defaultTexture(id.group)) : textures.findByName(ours(id, ObjectKind::Texture));
}

template <typename T>
const T* ApiObjects::shared(const ResourceId& id, ResourceKind kind, ObjectTable<T> ShareGroup::*table) const
{
    const GLuint name = id.kind == kind ? ours(id, objectKind(kind)) : kUnknownName;
    return name == kUnknownName ? nullptr : (m_groups.at(id.group)->*table).findByName(name);
}

const Buffer* ApiObjects::buffer(const ResourceId& id) const
{
    return shared(id, ResourceKind::Buffer, &ShareGroup::buffers);
}

const ProgramObject* ApiObjects::program(const ResourceId& id) const
{
    return shared(id, ResourceKind::Program, &ShareGroup::programs);
}

const ShaderObject* ApiObjects::shader(const ResourceId& id) const
{
    return shared(id, ResourceKind::Shader, &ShareGroup::shaders);
}

const Renderbuffer* ApiObjects::renderbuffer(const ResourceId& id) const
{
    return shared(id, ResourceKind::Renderbuffer, &ShareGroup::renderbuffers);
}

const Framebuffer* ApiObjects::framebuffer(const ResourceId& id) const
{
    const Context* context = m_system.context(ContextId{id.group});
    if (id.kind != ResourceKind::Framebuffer || !context || id.name == 0)
        return nullptr;
    return context->state().framebuffers.findByName(ours(id, ObjectKind::Framebuffer));
}

const Window* ApiObjects::window(const ResourceId& id) const
{
    const Context* context = m_system.context(ContextId{id.group});
    const bool isWindow = id.kind == ResourceKind::Framebuffer && id.name == 0;
    return isWindow && context ? m_system.window(context->state().drawWindow) : nullptr;
}

std::optional<ResourceId> ApiObjects::named(ResourceKind kind, std::uint32_t group, GLuint ours) const
{
    const auto names = m_recorded.find({objectKind(kind), group});
    if (names == m_recorded.end())
        return std::nullopt;
    const auto recorded = names->second.find(ours);
    return recorded == names->second.end() ? std::nullopt : std::optional(ResourceId{kind, group, recorded->second});
}

template <typename T>
std::optional<ResourceId> ApiObjects::sharedId(ResourceKind kind, std::uint32_t group, Id<T> key,
                                               ObjectTable<T> ShareGroup::*table) const
{
    const auto found = m_groups.find(group);
    const T* object = found == m_groups.end() ? nullptr : namedObject(found->second->*table, key);
    return object ? named(kind, group, object->name) : std::nullopt;
}

std::optional<ResourceId> ApiObjects::idOf(std::uint32_t group, TextureKey key) const
{
    if (key && key == defaultTexture(group))
        return ResourceId{ResourceKind::Texture, group, 0};
    return sharedId(ResourceKind::Texture, group, key, &ShareGroup::textures);
}

std::optional<ResourceId> ApiObjects::idOf(std::uint32_t group, BufferKey key) const
{
    return sharedId(ResourceKind::Buffer, group, key, &ShareGroup::buffers);
}

std::optional<ResourceId> ApiObjects::idOf(std::uint32_t group, ProgramKey key) const
{
    return sharedId(ResourceKind::Program, group, key, &ShareGroup::programs);
}

std::optional<ResourceId> ApiObjects::idOf(std::uint32_t group, ShaderKey key) const
{
    return sharedId(ResourceKind::Shader, group, key, &ShareGroup::shaders);
}

std::optional<ResourceId> ApiObjects::idOf(std::uint32_t group, RenderbufferKey key) const
{
    return sharedId(ResourceKind::Renderbuffer, group, key, &ShareGroup::renderbuffers);
}

std::optional<ResourceId> ApiObjects::idOf(ContextId context, FramebufferKey key) const
{
    const Context* owner = m_system.context(context);
    if (!owner)
        return std::nullopt;
    if (!key)
        return ResourceId{ResourceKind::Framebuffer, context.value, 0};
    const Framebuffer* object = owner->state().framebuffers.find(key);
    return object ? named(ResourceKind::Framebuffer, context.value, object->name) : std::nullopt;
}

} // namespace vitrine::core
