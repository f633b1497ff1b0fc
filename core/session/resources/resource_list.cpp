// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/resource_list.h"

#include "core/api/gles2/window.h"
#include "core/session/replay.h"
#include "core/session/resources/resource_facts.h"
#include "core/session/resources/vector_objects.h"

#include <algorithm>
#include <functional>
#include <set>

namespace vitrine::core {

using namespace gles2;

namespace {

using Ids = std::set<ResourceId>;

void insert(Ids& ids, const std::optional<ResourceId>& id)
{
    if (id)
        ids.insert(*id);
}

Ids boundIds(const ApiObjects& objects)
{
    Ids ids;
    const Context* context = objects.current();
    if (!context)
        return ids;
    const ContextState& state = context->state();
    const std::uint32_t group = state.shareGroup;
    for (const TextureUnit& unit : state.units)
        for (const TextureKey key : unit)
            insert(ids, objects.idOf(group, key));
    insert(ids, objects.idOf(group, state.arrayBuffer));
    insert(ids, objects.idOf(group, state.renderbuffer));
    insert(ids, objects.idOf(group, state.program));
    insert(ids, objects.idOf(state.id, state.framebuffer));
    if (const VertexArray* array = state.vertexArrays.find(state.vertexArray)) {
        insert(ids, objects.idOf(group, array->elementBuffer));
        for (const AttributeArray& attribute : array->attributes)
            insert(ids, objects.idOf(group, attribute.buffer));
    }
    return ids;
}

/// Collects every object once.
class Lister {
public:
    explicit Lister(const Replay& replay)
        : m_objects(replay.replayer()), m_vectorObjects(replay.replayer()), m_bound(boundIds(m_objects))
    {
        for (const ResourceId& paint : m_vectorObjects.currentPaints())
            m_bound.insert(paint);
        for (const ResourceUse& use : lastDrawUses(replay))
            m_used.insert(use.id);
    }

    ResourceList list()
    {
        for (const auto& [number, group] : m_objects.groups())
            listGroup(*group);
        for (const auto& [id, context] : m_objects.contexts())
            listFramebuffers(context);
        m_vectorObjects.forEach(
            [this](const std::optional<ResourceId>& id, FactsAndBytes facts) { add(id, std::move(facts)); });
        std::ranges::sort(m_list.resources, std::less<>(), &Resource::id);
        return std::move(m_list);
    }

private:
    void listGroup(const ShareGroup& group)
    {
        listAll(group, group.textures);
        listAll(group, group.buffers);
        listAll(group, group.renderbuffers);
        listAll(group, group.shaders);
        for (const auto& [key, program] : group.programs.objects())
            add(m_objects.idOf(group.number, ProgramKey{key}), factsOf(program, m_objects, group.number));
    }

    template <typename T>
    void listAll(const ShareGroup& group, const ObjectTable<T>& table)
    {
        for (const auto& [key, object] : table.objects()) {
            const auto id = m_objects.idOf(group.number, Id<T>{key});
            if (id || object.name != 0) // the default textures without an image are nobody's concern
                add(id, factsOf(object));
        }
    }

    void listFramebuffers(const Context& context)
    {
        const ResourceId window{ResourceKind::Framebuffer, context.state().id.value, 0};
        if (const Window* surface = m_objects.window(window)) {
            FactsAndBytes facts = factsOf(*surface);
            if (!m_windows.insert(context.state().drawWindow).second)
                facts.bytes = 0; // another context's framebuffer 0 is the same window
            add(window, std::move(facts));
        }
        for (const auto& [key, framebuffer] : context.state().framebuffers.objects())
            add(m_objects.idOf(context.state().id, FramebufferKey{key}), factsOf(framebuffer, m_objects, context));
    }

    void add(const std::optional<ResourceId>& id, FactsAndBytes facts)
    {
        if (!id) {
            ++m_list.namelessCount;
            m_list.namelessBytes += facts.bytes;
            return;
        }
        m_list.bytes += facts.bytes;
        m_list.resources.push_back(
            {*id, std::move(facts.facts), facts.bytes, m_bound.contains(*id), m_used.contains(*id)});
    }

    const ApiObjects m_objects;
    const VectorObjects m_vectorObjects;
    Ids m_bound;
    Ids m_used;
    std::set<WindowId> m_windows;
    ResourceList m_list;
};

} // namespace

const Resource* ResourceList::find(const ResourceId& id) const
{
    const auto found = std::ranges::lower_bound(resources, id, std::less<>(), &Resource::id);
    return found != resources.end() && found->id == id ? &*found : nullptr;
}

ResourceList resourceList(const Replay& replay)
{
    return Lister(replay).list();
}

} // namespace vitrine::core
