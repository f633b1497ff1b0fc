// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/system.h"

#include <algorithm>

namespace vitrine::core::gles2 {

namespace {

/// The smallest format that offers the bits.
PixelFormat colorFormat(const WindowConfig& config)
{
    struct Candidate {
        int red, green, blue, alpha;
        PixelFormat format;
    };
    static constexpr Candidate kCandidates[] = {
        {5, 6, 5, 0, PixelFormat::Rgb565}, {4, 4, 4, 4, PixelFormat::Rgba4444}, {5, 5, 5, 1, PixelFormat::Rgba5551},
        {8, 8, 8, 0, PixelFormat::Rgb8},   {8, 8, 8, 8, PixelFormat::Rgba8},
    };
    for (const Candidate& c : kCandidates)
        if (config.redBits <= c.red && config.greenBits <= c.green && config.blueBits <= c.blue &&
            config.alphaBits <= c.alpha)
            return c.format;
    return PixelFormat::Rgba8;
}

PixelFormat depthFormat(const WindowConfig& config)
{
    if (config.depthBits <= 0)
        return PixelFormat::None;
    return config.depthBits <= 16 ? PixelFormat::Depth16 : PixelFormat::Depth24;
}

} // namespace

WindowId System::createWindow(const WindowConfig& config, std::uint32_t width, std::uint32_t height,
                              SurfaceId lentColor)
{
    Window window;
    window.config = config;
    window.color = lentColor ? PixelFormat::Rgba8 : colorFormat(config);
    window.lentColor = lentColor;
    window.depth = depthFormat(config);
    window.hasStencil = config.stencilBits > 0;
    createSurfaces(window, width, height);
    const WindowId id{++m_lastWindow};
    m_windows.emplace(id, window);
    return id;
}

void System::createSurfaces(Window& window, std::uint32_t width, std::uint32_t height)
{
    const std::uint32_t limit = kMaxViewportSize;
    width = std::clamp(width, 1u, limit);
    height = std::clamp(height, 1u, limit);
    const std::uint32_t samples = window.config.samples > 1 && !window.lentColor ? 4 : 1;
    const auto create = [&](PixelFormat format, std::uint32_t count) {
        return format == PixelFormat::None ? SurfaceId{} : m_device.createSurface({format, width, height, count});
    };
    const PixelFormat stencil = window.hasStencil ? PixelFormat::Stencil8 : PixelFormat::None;
    const auto createAll = [&](std::uint32_t count) {
        const SurfaceId color = window.lentColor ? window.lentColor : create(window.color, count);
        return RenderTargets{color, create(window.depth, count), create(stencil, count), width, height, count};
    };
    window.targets = createAll(samples);
    window.resolved = samples == 1 ? window.targets : createAll(1);
}

void System::destroySurfaces(Window& window)
{
    const bool isShared = window.targets.samples == 1;
    for (RenderTargets* targets : {&window.targets, &window.resolved}) {
        if (!window.lentColor)
            m_device.destroySurface(targets->color);
        m_device.destroySurface(targets->depth);
        m_device.destroySurface(targets->stencil);
        if (isShared)
            break;
    }
}

void System::resizeWindow(WindowId id, std::uint32_t width, std::uint32_t height)
{
    const auto it = m_windows.find(id);
    if (it == m_windows.end() || (it->second.targets.width == width && it->second.targets.height == height))
        return;
    destroySurfaces(it->second);
    createSurfaces(it->second, width, height);
    for (auto& [contextId, context] : m_contexts)
        context.m_state.drawState.isDirty = true;
}

void System::destroyWindow(WindowId id)
{
    const auto it = m_windows.find(id);
    if (it == m_windows.end())
        return;
    if (isInUse(id)) {
        it->second.isDoomed = true; // EGL: it lives until it is no longer current
        return;
    }
    for (auto& [contextId, context] : m_contexts) {
        ContextState& state = context.m_state;
        if (state.drawWindow == id)
            state.drawWindow = {};
        if (state.readWindow == id)
            state.readWindow = {};
        state.drawState.isDirty = true;
    }
    destroySurfaces(it->second);
    m_windows.erase(it);
}

const Window* System::window(WindowId id) const
{
    const auto it = m_windows.find(id);
    return it == m_windows.end() ? nullptr : &it->second;
}

const RenderTargets& System::resolved(const Window& window)
{
    m_device.resolve(window.targets.color, window.resolved.color);
    m_device.resolve(window.targets.depth, window.resolved.depth);
    m_device.resolve(window.targets.stencil, window.resolved.stencil);
    return window.resolved;
}

SurfaceId System::present(WindowId id)
{
    const Window* shown = window(id);
    if (!shown)
        return {};
    m_device.endFrame();
    m_device.resolve(shown->targets.color, shown->resolved.color);
    return shown->resolved.color;
}

RenderTargets System::visibleTargets()
{
    Context* context = current();
    if (!context)
        return {};
    if (!context->m_state.framebuffer)
        return visibleTargets(context->m_state.drawWindow);
    m_device.finish();
    return context->isFramebufferComplete() ? context->drawTargets() : RenderTargets{};
}

RenderTargets System::visibleTargets(WindowId id)
{
    m_device.finish();
    const Window* shown = window(id);
    return shown ? resolved(*shown) : RenderTargets{};
}

} // namespace vitrine::core::gles2
