// SPDX-License-Identifier: Apache-2.0
#include "core/api/replay/egl_objects.h"

#include <algorithm>

namespace vitrine::core {

using gles2::ContextId;
using gles2::WindowId;

namespace {

template <typename Handles>
auto find(const Handles& handles, std::uint64_t handle)
{
    const auto found = handles.find(handle);
    return found == handles.end() ? typename Handles::mapped_type{} : found->second;
}

} // namespace

void EglObjects::addContext(std::uint64_t handle, std::uint64_t display, ContextId id)
{
    m_contextHandles[handle] = id;
    m_contexts[id] = {display, false};
}

void EglObjects::addSurface(std::uint64_t handle, std::uint64_t display, WindowId id, SurfaceKind kind)
{
    m_surfaceHandles[handle] = id;
    m_surfaces[id] = {display, kind, false, false};
}

ContextId EglObjects::context(std::uint64_t handle) const
{
    return find(m_contextHandles, handle);
}

WindowId EglObjects::surface(std::uint64_t handle) const
{
    return find(m_surfaceHandles, handle);
}

bool EglObjects::isWindow(WindowId id) const
{
    const auto found = m_surfaces.find(id);
    return found != m_surfaces.end() && found->second.kind == SurfaceKind::Window;
}

void EglObjects::setSizeKnown(WindowId id)
{
    if (const auto found = m_surfaces.find(id); found != m_surfaces.end())
        found->second.hasKnownSize = true;
}

bool EglObjects::growsWithViewport(WindowId id) const
{
    return isWindow(id) && !m_surfaces.at(id).hasKnownSize;
}

void EglObjects::noteConfig(std::uint64_t config, std::int64_t attribute, int value)
{
    gles2::WindowConfig& known = m_configs[config];
    switch (attribute) {
    case 0x3024: known.redBits = value; break;     // EGL_RED_SIZE
    case 0x3023: known.greenBits = value; break;   // EGL_GREEN_SIZE
    case 0x3022: known.blueBits = value; break;    // EGL_BLUE_SIZE
    case 0x3021: known.alphaBits = value; break;   // EGL_ALPHA_SIZE
    case 0x3025: known.depthBits = value; break;   // EGL_DEPTH_SIZE
    case 0x3026: known.stencilBits = value; break; // EGL_STENCIL_SIZE
    case 0x3031: known.samples = value; break;     // EGL_SAMPLES
    default: break;
    }
}

gles2::WindowConfig EglObjects::config(std::uint64_t config) const
{
    if (const auto known = m_configs.find(config); known != m_configs.end())
        return known->second;
    gles2::WindowConfig usual;
    usual.samples = find(m_samples, config);
    return usual;
}

void EglObjects::dropContext(gles2::System& system, std::uint64_t handle)
{
    if (const auto found = m_contexts.find(context(handle)); found != m_contexts.end())
        found->second.isDropped = true;
    m_contextHandles.erase(handle);
    collect(system);
}

void EglObjects::dropSurface(gles2::System& system, std::uint64_t handle)
{
    if (const auto found = m_surfaces.find(surface(handle)); found != m_surfaces.end())
        found->second.isDropped = true;
    m_surfaceHandles.erase(handle);
    collect(system);
}

void EglObjects::dropDisplay(gles2::System& system, std::uint64_t display)
{
    for (auto& [id, info] : m_contexts)
        info.isDropped |= info.display == display;
    for (auto& [id, info] : m_surfaces)
        info.isDropped |= info.display == display;
    std::erase_if(m_contextHandles, [this](const auto& entry) { return m_contexts.at(entry.second).isDropped; });
    std::erase_if(m_surfaceHandles, [this](const auto& entry) { return m_surfaces.at(entry.second).isDropped; });
    collect(system);
}

CurrentContext EglObjects::current(std::uint32_t thread) const
{
    return find(m_threads, thread);
}

void EglObjects::setCurrent(gles2::System& system, std::uint32_t thread, const CurrentContext& current)
{
    if (current == CurrentContext{})
        m_threads.erase(thread);
    else
        m_threads[thread] = current;
    collect(system);
}

void EglObjects::collect(gles2::System& system)
{
    const auto isCurrent = [this](auto matches) {
        return std::any_of(m_threads.begin(), m_threads.end(),
                           [&](const auto& entry) { return matches(entry.second); });
    };
    std::erase_if(m_contexts, [&](const auto& entry) {
        const ContextId id = entry.first;
        if (!entry.second.isDropped || isCurrent([id](const CurrentContext& c) { return c.context == id; }))
            return false;
        system.destroyContext(id);
        return true;
    });
    std::erase_if(m_surfaces, [&](const auto& entry) {
        const WindowId id = entry.first;
        if (!entry.second.isDropped ||
            isCurrent([id](const CurrentContext& c) { return c.draw == id || c.read == id; }))
            return false;
        system.destroyWindow(id);
        return true;
    });
}

} // namespace vitrine::core
