// SPDX-License-Identifier: Apache-2.0
#include "core/api/replay/egl_objects.h"

#include <algorithm>

namespace vitrine::core {

using gles2::WindowId;

namespace {

template <typename Entries, typename Key>
auto valueOf(const Entries& entries, const Key& key)
{
    const auto found = entries.find(key);
    return found == entries.end() ? typename Entries::mapped_type{} : found->second;
}

} // namespace

void EglObjects::addSurface(std::uint64_t handle, std::uint64_t display, WindowId id, SurfaceKind kind,
                            const openvg::WindowTraits& traits)
{
    m_surfaces.add(handle, display, id);
    m_surfaceInfos[id] = {kind, traits, false};
}

bool EglObjects::isWindow(WindowId id) const
{
    const auto found = m_surfaceInfos.find(id);
    return found != m_surfaceInfos.end() && found->second.kind == SurfaceKind::Window;
}

void EglObjects::setSizeKnown(WindowId id)
{
    if (const auto found = m_surfaceInfos.find(id); found != m_surfaceInfos.end())
        found->second.hasKnownSize = true;
}

bool EglObjects::growsWithViewport(WindowId id) const
{
    return isWindow(id) && !m_surfaceInfos.at(id).hasKnownSize;
}

openvg::WindowTraits EglObjects::traits(WindowId id) const
{
    return valueOf(m_surfaceInfos, id).traits;
}

void EglObjects::noteConfig(std::uint64_t config, std::int64_t attribute, int value)
{
    if (attribute == 0x303E) { // EGL_ALPHA_MASK_SIZE
        m_maskBits[config] = value;
        return;
    }
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
    usual.samples = valueOf(m_samples, config);
    return usual;
}

int EglObjects::maskBits(std::uint64_t config) const
{
    const auto known = m_maskBits.find(config);
    return known == m_maskBits.end() ? openvg::WindowTraits{}.maskBits : known->second;
}

void EglObjects::dropContext(const ClientApis& apis, std::uint64_t handle)
{
    m_contexts.drop(handle);
    m_vgContexts.drop(handle);
    collect(apis);
}

void EglObjects::dropSurface(const ClientApis& apis, std::uint64_t handle)
{
    m_surfaces.drop(handle);
    collect(apis);
}

void EglObjects::dropDisplay(const ClientApis& apis, std::uint64_t display)
{
    m_contexts.dropDisplay(display);
    m_vgContexts.dropDisplay(display);
    m_surfaces.dropDisplay(display);
    collect(apis);
}

EglObjects::Thread EglObjects::thisThread(std::uint32_t thread) const
{
    return valueOf(m_threads, thread);
}

void EglObjects::setCurrent(const ClientApis& apis, std::uint32_t thread, const CurrentContext& current)
{
    m_threads[thread].gl = current;
    collect(apis);
}

void EglObjects::setCurrentVg(const ClientApis& apis, std::uint32_t thread, const CurrentVgContext& current)
{
    m_threads[thread].vg = current;
    collect(apis);
}

void EglObjects::forgetThread(const ClientApis& apis, std::uint32_t thread)
{
    m_threads.erase(thread);
    collect(apis);
}

void EglObjects::collect(const ClientApis& apis)
{
    const auto isAnywhere = [this](const auto& matches) {
        return std::ranges::any_of(m_threads, [&](const auto& entry) { return matches(entry.second); });
    };
    const auto hasCurrent = [&](WindowId id) {
        return isAnywhere([id](const Thread& t) { return t.gl.draw == id || t.gl.read == id || t.vg.window == id; });
    };
    for (const auto& [id, info] : m_surfaceInfos)
        apis.vg.setCurrent(id, hasCurrent(id));
    m_contexts.collect(
        [&](gles2::ContextId id) { return isAnywhere([id](const Thread& t) { return t.gl.context == id; }); },
        [&](gles2::ContextId id) { apis.gl.destroyContext(id); });
    m_vgContexts.collect(
        [&](openvg::ContextId id) { return isAnywhere([id](const Thread& t) { return t.vg.context == id; }); },
        [&](openvg::ContextId id) { apis.vg.system().destroyContext(id); });
    m_surfaces.collect(hasCurrent, [&](WindowId id) {
        apis.vg.forget(id);
        apis.gl.destroyWindow(id);
        m_surfaceInfos.erase(id);
    });
}

} // namespace vitrine::core
