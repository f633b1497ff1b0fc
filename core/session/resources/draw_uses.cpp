// SPDX-License-Identifier: Apache-2.0
#include "core/session/replay.h"
#include "core/session/resources/api_objects.h"
#include "core/session/resources/resource_list.h"
#include "core/session/resources/vector_objects.h"

#include <algorithm>
#include <tuple>

namespace vitrine::core {

using namespace gles2;

namespace {

std::string elementName(const UniformInfo& uniform, std::size_t element)
{
    const std::size_t bracket = uniform.name.ends_with("[0]") ? uniform.name.size() - 3 : uniform.name.size();
    if (bracket == uniform.name.size())
        return uniform.name;
    return uniform.name.substr(0, bracket) + "[" + std::to_string(element) + "]";
}

class Collector {
public:
    explicit Collector(const Replay& replay)
        : m_objects(replay.replayer()), m_use(m_objects.system().lastDrawUse()),
          m_context(m_objects.system().context(m_use.context))
    {
    }

    std::vector<ResourceUse> collect()
    {
        if (!m_context)
            return {};
        const std::uint32_t group = m_context->state().shareGroup;
        collectProgram(group);
        for (const DrawUse::Array& array : m_use.arrays)
            add(m_objects.idOf(group, array.buffer), UseRole::VertexBuffer, array.index,
                m_use.linked->attributes[array.attribute].name);
        add(m_objects.idOf(group, m_use.indices), UseRole::IndexBuffer);
        for (const DrawUse::Sampler& sampler : m_use.samplers)
            add(m_objects.idOf(group, sampler.texture), UseRole::Texture, sampler.unit,
                elementName(m_use.linked->uniforms[sampler.location.uniform], sampler.location.element));
        collectTargets();
        std::ranges::sort(m_uses, {}, [](const ResourceUse& use) { return std::tuple(use.role, use.slot, use.name); });
        return std::move(m_uses);
    }

private:
    void collectProgram(std::uint32_t group)
    {
        add(m_objects.idOf(group, m_use.program), UseRole::Program);
        if (const ProgramObject* program = m_context->shareGroup().programs.find(m_use.program))
            for (const ShaderKey key : program->attached)
                add(m_objects.idOf(group, key), UseRole::Shader);
    }

    void collectTargets()
    {
        add(m_objects.idOf(m_use.context, m_use.framebuffer), UseRole::Framebuffer);
        if (const Framebuffer* framebuffer = m_context->state().framebuffers.find(m_use.framebuffer)) {
            addTarget(framebuffer->color, UseRole::ColorTarget);
            addTarget(framebuffer->depth, UseRole::DepthTarget);
            addTarget(framebuffer->stencil, UseRole::StencilTarget);
        }
    }

    void addTarget(const gles2::FramebufferAttachment& attachment, UseRole role)
    {
        const std::uint32_t group = m_context->state().shareGroup;
        if (attachment.objectType == GL_TEXTURE)
            add(m_objects.idOf(group, attachment.texture), role);
        else if (attachment.objectType == GL_RENDERBUFFER)
            add(m_objects.idOf(group, attachment.renderbuffer), role);
    }

    void add(const std::optional<ResourceId>& id, UseRole role, std::uint32_t slot = 0, std::string name = {})
    {
        if (id)
            m_uses.push_back({*id, role, slot, std::move(name)});
    }

    const ApiObjects m_objects;
    const DrawUse& m_use;
    const Context* m_context;
    std::vector<ResourceUse> m_uses;
};

} // namespace

std::vector<ResourceUse> lastDrawUses(const Replay& replay)
{
    const auto& last = replay.lastDraw();
    if (last && last->state->vector.pass != VectorPass::None) {
        const auto path = VectorObjects(replay.replayer()).pathOf(*last);
        return path ? std::vector<ResourceUse>{{*path, UseRole::Path, 0, {}}} : std::vector<ResourceUse>();
    }
    return Collector(replay).collect();
}

} // namespace vitrine::core
