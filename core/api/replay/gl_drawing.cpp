// SPDX-License-Identifier: Apache-2.0
#include "core/api/calls/call_sizes.h"
#include "core/api/replay/gl_forward.h"

namespace vitrine::core {

using namespace replay;

namespace {

void drawElements(GlCall& call)
{
    const auto mode = Number::read<GLenum>(call, 0);
    const auto count = Number::read<GLsizei>(call, 1);
    const auto type = Number::read<GLenum>(call, 2);
    gles2::IndexSource indices;
    if (call.arguments.value(3).blob()) {
        const std::uint64_t each = indexBytes(type).value_or(0);
        indices.isOffset = false;
        indices.clientData = call.arguments.bytes(3, static_cast<std::uint64_t>(std::max(count, 0)) * each);
    } else {
        indices.offset = call.arguments.handle(3);
    }
    if (!call.arguments.failed())
        call.gl.drawElements(mode, count, type, indices);
}

/// glReadPixels without anybody to read: the errors are what matters.
struct Nowhere {
    template <typename T>
    static T read(GlCall&, std::size_t)
    {
        return {};
    }
};

/// Markers, labels and messages: for people, not for the machine.
void ignore(GlCall&) {}

using N = Number;

constexpr GlEntry kEntries[] = {
    plain<&Context::clear>("glClear"),       plain<&Context::drawArrays>("glDrawArrays"),
    {"glDrawElements", 4, &drawElements},    forward<&Context::readPixels, N, N, N, N, N, N, Nowhere>("glReadPixels"),
    plain<&Context::flush>("glFlush"),       plain<&Context::finish>("glFinish"),
    {"glInsertEventMarkerEXT", 2, &ignore},  {"glPushGroupMarkerEXT", 2, &ignore},
    {"glPopGroupMarkerEXT", 0, &ignore},     {"glLabelObjectEXT", 4, &ignore},
    {"glGetObjectLabelEXT", 5, &ignore},     {"glDebugMessageControlKHR", 6, &ignore},
    {"glDebugMessageInsertKHR", 6, &ignore}, {"glDebugMessageCallbackKHR", 2, &ignore},
    {"glGetDebugMessageLogKHR", 8, &ignore}, {"glPushDebugGroupKHR", 4, &ignore},
    {"glPopDebugGroupKHR", 0, &ignore},      {"glObjectLabelKHR", 4, &ignore},
    {"glGetObjectLabelKHR", 5, &ignore},     {"glObjectPtrLabelKHR", 3, &ignore},
    {"glGetObjectPtrLabelKHR", 4, &ignore},  {"glGetPointervKHR", 2, &ignore},
};

} // namespace

std::span<const GlEntry> glDrawingEntries()
{
    return kEntries;
}

} // namespace vitrine::core
