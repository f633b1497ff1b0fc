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

void Contexts::add(EGLContext handle, EGLContext shareWith)
{
    const ContextShadow* other = find(shareWith);
    remove(handle);
    m_contexts[handle] = std::make_unique<ContextShadow>(other ? other->share() : std::make_shared<ShareShadow>());
}

void Contexts::remove(EGLContext handle)
{
    const auto found = m_contexts.find(handle);
    if (found == m_contexts.end())
        return;
    ContextShadow* context = found->second.get();
    if (context->threads > 0)
        m_destroyed[context] = std::move(found->second);
    m_contexts.erase(found);
}

ContextShadow* Contexts::find(EGLContext handle) const
{
    const auto found = m_contexts.find(handle);
    return found == m_contexts.end() ? nullptr : found->second.get();
}

void Contexts::setCurrent(ContextShadow* context, EGLSurface draw)
{
    CurrentShadow& current = ofThread();
    if (context)
        ++context->threads;
    if (current.context && --current.context->threads == 0)
        m_destroyed.erase(current.context);
    current = {context, draw};
}

} // namespace vitrine::captures
