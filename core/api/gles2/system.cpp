// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/system.h"

#include <algorithm>

namespace vitrine::core::gles2 {

System::System(CommandSink& sink, std::shared_ptr<const ReachableUnits> units, ShaderOrigin shaderOrigin)
    : m_device(sink), m_units(units ? std::move(units) : std::make_shared<const ReachableUnits>()),
      m_shaderOrigin(shaderOrigin)
{
}

System::System(const System& other)
    : m_device(other.m_device), m_units(other.m_units), m_shaderOrigin(other.m_shaderOrigin), m_groups(other.m_groups),
      m_contexts(other.m_contexts), m_windows(other.m_windows), m_current(other.m_current),
      m_lastGroup(other.m_lastGroup), m_lastContext(other.m_lastContext), m_lastWindow(other.m_lastWindow),
      m_callNumber(other.m_callNumber), m_drawCount(other.m_drawCount), m_lastDrawUse(other.m_lastDrawUse)
{
    bindContexts();
    // A mapped buffer is written behind our back, so it can't be shared.
    for (auto& [number, group] : m_groups)
        for (auto& [key, buffer] : group.buffers.objects())
            if (buffer.isMapped)
                buffer.bytes = std::make_shared<std::vector<std::byte>>(*buffer.bytes);
}

System& System::operator=(const System& other)
{
    if (this == &other)
        return *this;
    std::destroy_at(this);
    return *std::construct_at(this, other);
}

System System::cloneFor(CommandSink& sink) const
{
    System copy(*this);
    copy.m_device.setSink(sink);
    return copy;
}

void System::bindContexts()
{
    for (auto& [id, context] : m_contexts) {
        context.m_system = this;
        context.m_share = &m_groups.at(context.m_state.shareGroup);
    }
}

ContextId System::createContext(const ContextConfig& config, ContextId shareWith)
{
    const Context* sibling = context(shareWith);
    if (config.clientVersion != 2 || (shareWith && !sibling))
        return {};
    ContextState state;
    const ContextId id{++m_lastContext};
    state.id = id;
    state.shareGroup = sibling ? sibling->m_state.shareGroup : ++m_lastGroup;
    ShareGroup& group = m_groups[state.shareGroup];
    group.number = state.shareGroup;
    initializeContext(state, group);
    m_contexts.emplace(id, Context(*this, std::move(state)));
    bindContexts();
    return id;
}

void System::destroyContext(ContextId id)
{
    Context* doomed = context(id);
    if (!doomed)
        return;
    if (id == m_current) {
        m_isCurrentDoomed = true; // EGL: it lives until another becomes current
        return;
    }
    doomed->releaseEverything();
    const std::uint32_t number = doomed->m_state.shareGroup;
    m_contexts.erase(id);
    const bool isLast = std::none_of(m_contexts.begin(), m_contexts.end(),
                                     [number](const auto& entry) { return entry.second.m_state.shareGroup == number; });
    if (!isLast)
        return;
    freeShareGroup(m_device, m_groups.at(number));
    m_groups.erase(number);
}

bool System::makeCurrent(ContextId id, WindowId draw, WindowId read)
{
    const auto isKnown = [this](WindowId window) { return !window || m_windows.contains(window); };
    if ((id && !m_contexts.contains(id)) || !isKnown(draw) || !isKnown(read))
        return false;
    const ContextId previous = std::exchange(m_current, id);
    if (Context* context = current()) {
        ContextState& state = context->m_state;
        state.drawWindow = draw;
        state.readWindow = read;
        state.drawState.isDirty = true;
        if (draw && !std::exchange(state.hasMetWindow, true)) {
            const RenderTargets& targets = m_windows.at(draw).targets;
            const Rect all{0, 0, static_cast<int>(targets.width), static_cast<int>(targets.height)};
            state.raster.viewport = state.raster.scissor = all;
        }
    }
    freeWhatIsDoomed(previous);
    return true;
}

void System::freeWhatIsDoomed(ContextId previous)
{
    if (previous != m_current && std::exchange(m_isCurrentDoomed, false))
        destroyContext(previous);
    std::vector<WindowId> doomed;
    for (const auto& [id, window] : m_windows)
        if (window.isDoomed && !isInUse(id))
            doomed.push_back(id);
    for (const WindowId id : doomed)
        destroyWindow(id);
}

bool System::isInUse(WindowId id)
{
    const Context* context = current();
    return context && (context->m_state.drawWindow == id || context->m_state.readWindow == id);
}

Context* System::current()
{
    return context(m_current);
}

Context* System::context(ContextId id)
{
    const auto it = m_contexts.find(id);
    return it == m_contexts.end() ? nullptr : &it->second;
}

const Context* System::context(ContextId id) const
{
    return const_cast<System*>(this)->context(id);
}

} // namespace vitrine::core::gles2
