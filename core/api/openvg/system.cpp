// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/system.h"

#include <utility>

namespace vitrine::core::openvg {

System::System(const System& other)
    : m_target(other.m_target), m_groups(other.m_groups), m_contexts(other.m_contexts), m_drawables(other.m_drawables),
      m_current(other.m_current), m_isCurrentDoomed(other.m_isCurrentDoomed), m_lastGroup(other.m_lastGroup),
      m_lastContext(other.m_lastContext), m_lastDrawable(other.m_lastDrawable), m_tolerance(other.m_tolerance),
      m_failure(other.m_failure)
{
    bindContexts();
}

System& System::operator=(const System& other)
{
    if (this == &other)
        return *this;
    System copy(other);
    m_target = copy.m_target;
    m_groups = std::move(copy.m_groups);
    m_contexts = std::move(copy.m_contexts);
    m_drawables = std::move(copy.m_drawables);
    m_current = copy.m_current;
    m_isCurrentDoomed = copy.m_isCurrentDoomed;
    m_lastGroup = copy.m_lastGroup;
    m_lastContext = copy.m_lastContext;
    m_lastDrawable = copy.m_lastDrawable;
    m_tolerance = copy.m_tolerance;
    m_failure = std::move(copy.m_failure);
    bindContexts();
    return *this;
}

System System::cloneFor(Target& target) const
{
    System clone(*this);
    clone.m_target = &target;
    return clone;
}

void System::bindContexts()
{
    for (auto& [id, context] : m_contexts) {
        context.m_system = this;
        context.m_share = &m_groups.at(context.m_state.shareGroup);
    }
}

ContextId System::createContext(ContextId shareWith)
{
    const auto shared = m_contexts.find(shareWith);
    if (shareWith && shared == m_contexts.end())
        return {};
    ContextState state;
    state.id = {++m_lastContext};
    state.shareGroup = shareWith ? shared->second.m_state.shareGroup : ++m_lastGroup;
    ++m_groups[state.shareGroup].holders;
    const ContextId id = state.id;
    m_contexts.emplace(id, Context(*this, std::move(state)));
    bindContexts();
    return id;
}

void System::destroyContext(ContextId id)
{
    if (id == m_current)
        m_isCurrentDoomed = true;
    else
        freeContext(id);
}

void System::freeContext(ContextId id)
{
    const auto it = m_contexts.find(id);
    if (it == m_contexts.end())
        return;
    const ContextState& state = it->second.m_state;
    const std::uint32_t number = state.shareGroup;
    ShareGroup& group = m_groups.at(number);
    group.releasePaint(state.fillPaint);
    group.releasePaint(state.strokePaint);
    m_contexts.erase(it);
    leaveGroup(number);
}

void System::leaveGroup(std::uint32_t number)
{
    freePixels(number);
    ShareGroup& group = m_groups.at(number);
    if (--group.holders != 0)
        return;
    group.images.forEach([&](VGImage handle, const Image& image) {
        if (image.parent == VG_INVALID_HANDLE)
            m_target->destroyImage({number, handle});
    });
    m_groups.erase(number);
}

void System::freePixels(std::uint32_t number)
{
    for (const VGImage image : std::exchange(m_groups.at(number).goneImages, {}))
        m_target->destroyImage({number, image});
}

auto System::targetImage(ContextId id, VGImage handle) const -> std::optional<TargetImage>
{
    const auto context = m_contexts.find(id);
    if (context == m_contexts.end())
        return std::nullopt;
    const std::uint32_t number = context->second.m_state.shareGroup;
    const auto& images = m_groups.at(number).images;
    const Image* image = images.find(handle);
    if (!image)
        return std::nullopt;
    const bool isInUse = image->parent != VG_INVALID_HANDLE || images.users(handle) != 0;
    return TargetImage{{number, handle}, image->format, image->width, image->height, isInUse};
}

void System::holdImage(const ImageId& image)
{
    ShareGroup& group = m_groups.at(image.shareGroup);
    group.images.reference(image.handle);
    ++group.holders;
}

void System::letGoOfImage(const ImageId& image)
{
    m_groups.at(image.shareGroup).releaseImage(image.handle);
    leaveGroup(image.shareGroup);
}

bool System::isNeededElsewhere(const ImageId& image) const
{
    return m_groups.at(image.shareGroup).images.users(image.handle) > 1;
}

void System::setTarget(const ImageId& image, bool isTarget)
{
    m_groups.at(image.shareGroup).images.findAlive(image.handle)->isTarget = isTarget;
}

DrawableId System::createDrawable(const DrawableConfig& config)
{
    if (config.width <= 0 || config.height <= 0)
        return {};
    const DrawableId id{++m_lastDrawable};
    m_drawables.emplace(id, config);
    return id;
}

void System::resizeDrawable(DrawableId id, VGint width, VGint height)
{
    const auto it = m_drawables.find(id);
    if (it == m_drawables.end() || width <= 0 || height <= 0)
        return;
    it->second.width = width;
    it->second.height = height;
    for (auto& [contextId, context] : m_contexts)
        if (context.m_state.drawable == id)
            context.m_state.surface = it->second;
}

void System::destroyDrawable(DrawableId id)
{
    m_drawables.erase(id);
    for (auto& [contextId, context] : m_contexts)
        if (context.m_state.drawable == id)
            context.m_state.drawable = {};
}

bool System::makeCurrent(ContextId id, DrawableId drawable)
{
    const auto surface = m_drawables.find(drawable);
    if ((id && !m_contexts.contains(id)) || (drawable && surface == m_drawables.end()))
        return false;
    if (Context* before = current())
        before->m_state.drawable = {};
    const ContextId previous = std::exchange(m_current, id);
    if (Context* now = current()) {
        now->m_state.drawable = drawable;
        now->m_state.surface = drawable ? surface->second : DrawableConfig{};
        now->m_state.settings.screenLayout = now->m_state.surface.layout;
    }
    if (previous != id && std::exchange(m_isCurrentDoomed, false))
        freeContext(previous);
    return true;
}

Context* System::context(ContextId id)
{
    const auto it = m_contexts.find(id);
    return it == m_contexts.end() ? nullptr : &it->second;
}

std::optional<Error> System::takeFailure()
{
    return std::exchange(m_failure, std::nullopt);
}

} // namespace vitrine::core::openvg
