// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/windowed_system.h"
#include "core/command/vector_config.h"

namespace vitrine::core::openvg {

WindowedSystem::WindowedSystem(gles2::System& windows, const VectorConfig& config)
    : m_windows(&windows), m_target(windows.device(), config, windows.units()), m_system(m_target)
{
    setConfig(config);
}

void WindowedSystem::setConfig(const VectorConfig& config)
{
    constexpr double kTolerance = 1.0 / 16.0; // what OpenVG has where the knob is left to itself (VG2D-03)
    m_target.setConfig(config);
    m_system.setTolerance(config.tolerance == VectorConfig::kAutoTolerance ? kTolerance : config.tolerance);
}

WindowedSystem::WindowedSystem(gles2::System& windows, const WindowedSystem& other)
    : m_windows(&windows), m_target(other.m_target.cloneFor(windows.device())),
      m_system(other.m_system.cloneFor(m_target)), m_drawables(other.m_drawables), m_images(other.m_images),
      m_window(other.m_window)
{
}

bool WindowedSystem::canDrawTo(gles2::WindowId id) const
{
    const gles2::Window* window = m_windows->window(id);
    return window && window->color == PixelFormat::Rgba8 && window->targets.samples == 1 && window->targets.color;
}

bool WindowedSystem::makeCurrent(ContextId context, gles2::WindowId window, const WindowTraits& traits)
{
    if (context && !m_system.context(context))
        return false;
    DrawableId drawable;
    if (m_windows->window(window)) {
        const auto [known, isNew] = m_drawables.try_emplace(window);
        if (isNew)
            known->second.config = {0, 0, traits.maskBits, traits.isLinear, traits.isPremultiplied};
        follow(window, known->second);
        drawable = known->second.id;
    }
    m_window = window;
    return m_system.makeCurrent(context, drawable);
}

void WindowedSystem::follow(gles2::WindowId id, Drawable& drawable)
{
    if (!canDrawTo(id))
        return release(drawable);
    const RenderTargets& now = m_windows->window(id)->targets;
    const auto width = static_cast<VGint>(now.width);
    const auto height = static_cast<VGint>(now.height);
    // A new buffer may have the number of the old one, but then it has another size.
    if (now.color == drawable.color && width == drawable.config.width && height == drawable.config.height)
        return;
    drawable.color = now.color;
    drawable.config.width = width;
    drawable.config.height = height;
    if (drawable.id)
        m_system.resizeDrawable(drawable.id, width, height);
    else
        drawable.id = m_system.createDrawable(drawable.config);
    m_target.attach(drawable.id, drawable.color, drawable.config);
}

void WindowedSystem::release(Drawable& drawable)
{
    m_system.destroyDrawable(drawable.id);
    m_target.detach(drawable.id);
    drawable.id = {};
    drawable.color = {};
}

void WindowedSystem::forget(gles2::WindowId window)
{
    if (const auto drawable = m_drawables.find(window); drawable != m_drawables.end()) {
        release(drawable->second);
        m_drawables.erase(drawable);
    }
    if (const auto image = m_images.find(window); image != m_images.end()) {
        m_system.setTarget(image->second, false);
        m_system.letGoOfImage(image->second);
        m_images.erase(image);
    }
}

gles2::WindowId WindowedSystem::createPbuffer(const gles2::WindowConfig& config, const System::TargetImage& image)
{
    const gles2::WindowId window =
        m_windows->createWindow(config, static_cast<std::uint32_t>(image.width),
                                static_cast<std::uint32_t>(image.height), m_target.image(image.id));
    m_system.holdImage(image.id);
    m_images.emplace(window, image.id);
    return window;
}

bool WindowedSystem::isImageInUse(gles2::WindowId window) const
{
    const auto image = m_images.find(window);
    return image != m_images.end() && m_system.isNeededElsewhere(image->second);
}

void WindowedSystem::setCurrent(gles2::WindowId window, bool isCurrent)
{
    if (const auto image = m_images.find(window); image != m_images.end())
        m_system.setTarget(image->second, isCurrent);
}

void WindowedSystem::beginCall(std::uint64_t callNumber, Effect effect)
{
    Context* context = current();
    if (const auto drawable = m_drawables.find(m_window); context && drawable != m_drawables.end()) {
        follow(m_window, drawable->second);
        if (context->state().drawable != drawable->second.id)
            (void)m_system.makeCurrent(context->state().id, drawable->second.id);
    }
    m_target.beginCall({callNumber, effect == Effect::Draws ? m_windows->countDraw() : m_windows->drawCount()});
}

} // namespace vitrine::core::openvg
