// SPDX-License-Identifier: Apache-2.0
#include "core/api/calls/bound_api.h"

namespace vitrine::core {

namespace {

template <typename T>
void keep(std::set<T>& all, T value, bool isIn, std::size_t most)
{
    if (!isIn)
        all.erase(value);
    else if (all.size() < most)
        all.insert(value);
}

std::uint64_t handle(const Call& call, std::size_t argument)
{
    return argument < call.arguments.size() ? static_cast<std::uint64_t>(call.arguments[argument].asInteger()) : 0;
}

} // namespace

bool isOfVg(std::string_view function)
{
    return function.starts_with("vg") || function.starts_with("v2d"); // also "vgu"
}

void BoundApi::note(const Call& call)
{
    constexpr std::uint64_t kOpenVg = 0x30A1; // EGL_OPENVG_API
    if (call.result.asInteger() == 0 && call.function != "eglReleaseThread")
        return;
    if (call.function == "eglBindAPI")
        keep(m_vgThreads, call.thread, handle(call, 0) == kOpenVg, kMost);
    else if (call.function == "eglReleaseThread")
        m_vgThreads.erase(call.thread);
    else if (call.function == "eglCreateContext")
        keep(m_vgContexts, static_cast<std::uint64_t>(call.result.asInteger()), m_vgThreads.contains(call.thread),
             kMost);
}

bool BoundApi::isOfVg(const Call& makeCurrent) const
{
    const std::uint64_t context = handle(makeCurrent, 3);
    return context == 0 ? m_vgThreads.contains(makeCurrent.thread) : m_vgContexts.contains(context);
}

} // namespace vitrine::core
