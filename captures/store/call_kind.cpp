// SPDX-License-Identifier: Apache-2.0
#include "captures/store/call_kind.h"

#include "captures/store/format.h"

#include <array>

namespace vitrine::captures {
namespace {

struct Rule {
    std::string_view prefix;
    CallKind kind;
};

// The first that fits decides; vendor suffixes and variants come with the prefix.
constexpr std::array kRules{
    Rule{"glDrawBuffers", CallKind::Other}, // chooses attachments
    Rule{"glDraw", CallKind::Draw},
    Rule{"glMultiDraw", CallKind::Draw},
    Rule{"glClearColor", CallKind::Other},
    Rule{"glClearDepth", CallKind::Other},
    Rule{"glClearStencil", CallKind::Other},
    Rule{"glClear", CallKind::Clear},
    Rule{"glCopyTex", CallKind::Copy},
    Rule{"glCopyImage", CallKind::Copy},
    Rule{"glBlitFramebuffer", CallKind::Copy},
    Rule{"glResolveMultisampleFramebuffer", CallKind::Copy},
    Rule{"eglSwapBuffers", CallKind::Present},
    Rule{"glPushGroupMarker", CallKind::MarkerPush},
    Rule{"glPushDebugGroup", CallKind::MarkerPush},
    Rule{"glPopGroupMarker", CallKind::MarkerPop},
    Rule{"glPopDebugGroup", CallKind::MarkerPop},
    Rule{"glInsertEventMarker", CallKind::MarkerInsert},
    Rule{"glDebugMessageInsert", CallKind::MarkerInsert},
    Rule{"vgDraw", CallKind::Draw},
    Rule{"vgClearGlyph", CallKind::Other}, // removes a glyph from a font
    Rule{"vgClearPath", CallKind::Other},
    Rule{"vgClear", CallKind::Clear},
    Rule{"vgCopyMask", CallKind::Other},
    Rule{"vgCopy", CallKind::Copy},
    Rule{"vgSetPixels", CallKind::Copy},
    Rule{"vgWritePixels", CallKind::Copy},
};

} // namespace

CallKind callKind(std::string_view function)
{
    for (const Rule& rule : kRules) {
        if (function.starts_with(rule.prefix))
            return rule.kind;
    }
    return CallKind::Other;
}

std::string_view markerLabel(const core::Call& call)
{
    for (auto argument = call.arguments.rbegin(); argument != call.arguments.rend(); ++argument) {
        if (const std::string* text = argument->string())
            return std::string_view(*text).substr(0, kMaxLabelBytes);
    }
    return {};
}

} // namespace vitrine::captures
