// SPDX-License-Identifier: Apache-2.0
#include "captures/record/recorder/frame_filter.h"

#include <algorithm>
#include <iterator>

namespace vitrine::captures {

using core::Call;
using core::CallClass;
using core::CallFlags;
using core::FunctionInfo;

namespace {

std::size_t bytesOf(const core::Value& value)
{
    if (const core::Blob* blob = value.blob())
        return *blob ? (*blob)->size() : 0;
    if (const std::string* text = value.string())
        return text->size();
    const core::Array* array = value.array();
    return array ? array->size() * sizeof(core::Value) : 0;
}

std::size_t bytesOf(const Call& call)
{
    constexpr std::size_t kOverhead = 512;
    std::size_t bytes = kOverhead;
    for (const core::Value& argument : call.arguments)
        bytes += sizeof argument + bytesOf(argument);
    return bytes;
}

/// The answers that a replay compares with its own, to translate numbers.
bool teaches(const FunctionInfo& function)
{
    return function.name == "glGetUniformLocation" || function.name == "glGetAttribLocation";
}

/// Draws of OpenVG, or of the basic 2-D path, that leave nothing but pixels of the surface. Others write masks and
/// images, and glyphs move the glyph origin.
bool isForSurface(const FunctionInfo& function)
{
    constexpr std::string_view kFunctions[] = {"vgClear",    "vgCopyPixels", "vgDrawImage",
                                               "vgDrawPath", "vgSetPixels",  "vgWritePixels"};
    return function.name.starts_with("v2d") || std::ranges::find(kFunctions, function.name) != std::end(kFunctions);
}

bool belongsToDraw(const Call& call)
{
    return hasFlag(call.flags, CallFlags::Fake) &&
           (call.function == "glVertexAttribPointer" || call.function == "glBindBuffer");
}

} // namespace

CallClass FrameFilter::classOf(const Call& call, const FunctionInfo& function)
{
    return hasFlag(call.flags, CallFlags::Refused) ? CallClass::Query : function.callClass;
}

void FrameFilter::add(const Call& call, const FunctionInfo& function, const Sink& sink)
{
    if (m_range)
        followFramebuffer(call);
    const bool isPresent = classOf(call, function) == CallClass::Present;
    if (isBeforeRange())
        hold(call, function, sink);
    else if (!isBehindRange())
        sink(call);
    if (isPresent)
        ++m_frames;
}

void FrameFilter::followFramebuffer(const Call& call)
{
    if (hasFlag(call.flags, CallFlags::Refused))
        return;
    const auto handle = [&call](std::size_t index) {
        return static_cast<std::uint64_t>(call.arguments[index].asInteger());
    };
    m_api.note(call);
    if (call.function == "eglMakeCurrent") {
        if (call.result.asInteger() != 0 && !m_api.isOfVg(call))
            m_contexts[call.thread] = handle(3);
    } else if (call.function == "eglReleaseThread")
        m_contexts.erase(call.thread);
    else if (call.function == "eglDestroyContext")
        m_framebuffers.erase(handle(1));
    else if (call.function == "glBindFramebuffer" && m_contexts.contains(call.thread))
        m_framebuffers[m_contexts[call.thread]] = call.arguments[1].asInteger();
    else if (const core::Array* names = call.function == "glDeleteFramebuffers" ? call.arguments[1].array() : nullptr) {
        const auto bound = m_framebuffers.find(m_contexts[call.thread]);
        for (const core::Value& name : *names) {
            if (bound != m_framebuffers.end() && bound->second == name.asInteger())
                bound->second = 0;
        }
    }
}

bool FrameFilter::drawsToWindow(const Call& call, const FunctionInfo& function) const
{
    if (core::isOfVg(function.name))
        return isForSurface(function);
    const auto context = m_contexts.find(call.thread);
    if (context == m_contexts.end())
        return true;
    const auto bound = m_framebuffers.find(context->second);
    return bound == m_framebuffers.end() || bound->second == 0;
}

bool FrameFilter::copiesFromWindow(const Call& call, const FunctionInfo& function) const
{
    const CallClass callClass = classOf(call, function);
    return (callClass == CallClass::Copy && drawsToWindow(call, function)) ||
           (callClass == CallClass::Draw && function.name == "vgGetPixels");
}

bool FrameFilter::isForScreen(const Call& call, const FunctionInfo& function) const
{
    switch (classOf(call, function)) {
    case CallClass::Present: return true;
    case CallClass::Draw:
    case CallClass::Clear: return drawsToWindow(call, function);
    // EGL's questions are few, and tell how many samples a config has.
    case CallClass::Query: return !function.name.starts_with("egl") && !teaches(function);
    default: return false;
    }
}

void FrameFilter::hold(const Call& call, const FunctionInfo& function, const Sink& sink)
{
    const bool isPresent = classOf(call, function) == CallClass::Present;
    if (copiesFromWindow(call, function))
        m_keepsFrame = true;
    if (!isPresent) {
        const bool skips = isForScreen(call, function);
        m_held.push_back({call, skips});
        m_heldBytes += bytesOf(call);
        if (belongsToDraw(call)) {
            ++m_arraysOfNext;
        } else {
            for (std::size_t i = 0; i < m_arraysOfNext; ++i)
                m_held[m_held.size() - 2 - i].isForScreen = skips;
            m_arraysOfNext = 0;
        }
    }
    if (m_heldBytes > kMostHeldBytes)
        m_keepsFrame = true;
    if (isPresent || m_heldBytes > kMostHeldBytes)
        release(sink);
    if (isPresent)
        m_keepsFrame = false;
}

void FrameFilter::release(const Sink& sink)
{
    for (const Held& held : m_held) {
        if (m_keepsFrame || !held.isForScreen)
            sink(held.call);
    }
    m_held.clear();
    m_heldBytes = 0;
    m_arraysOfNext = 0;
}

} // namespace vitrine::captures
