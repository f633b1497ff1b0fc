// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/contexts.h"

namespace vitrine::captures {

CurrentShadow& Contexts::ofThread()
{
    thread_local CurrentShadow current;
    return current;
}

const CurrentShadow& Contexts::current()
{
    return ofThread();
}

template <typename Shadow>
void Contexts::Table<Shadow>::remove(EGLContext handle)
{
    const auto found = living.find(handle);
    if (found == living.end())
        return;
    Shadow* context = found->second.get();
    if (context->threads > 0)
        destroyed[context] = std::move(found->second);
    living.erase(found);
}

template <typename Shadow>
Shadow* Contexts::Table<Shadow>::find(EGLContext handle) const
{
    const auto found = living.find(handle);
    return found == living.end() ? nullptr : found->second.get();
}

template <typename Shadow>
void Contexts::Table<Shadow>::exchange(Shadow*& current, Shadow* context)
{
    if (context)
        ++context->threads;
    if (current && --current->threads == 0)
        destroyed.erase(current);
    current = context;
}

void Contexts::add(EGLContext handle, EGLContext shareWith)
{
    const ContextShadow* other = find(shareWith);
    remove(handle);
    m_gl.living[handle] = std::make_unique<ContextShadow>(other ? other->share() : std::make_shared<ShareShadow>());
}

void Contexts::addVg(EGLContext handle)
{
    remove(handle);
    m_vg.living[handle] = std::make_unique<VgContextShadow>();
}

void Contexts::remove(EGLContext handle)
{
    m_gl.remove(handle);
    m_vg.remove(handle);
}

ContextShadow* Contexts::find(EGLContext handle) const
{
    return m_gl.find(handle);
}

VgContextShadow* Contexts::findVg(EGLContext handle) const
{
    return m_vg.find(handle);
}

void Contexts::setCurrent(ContextShadow* context, EGLSurface draw)
{
    m_gl.exchange(ofThread().context, context);
    ofThread().draw = draw;
}

void Contexts::setCurrentVg(VgContextShadow* context, EGLSurface draw)
{
    m_vg.exchange(ofThread().vg, context);
    ofThread().vgDraw = draw;
}

} // namespace vitrine::captures
