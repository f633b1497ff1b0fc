// SPDX-License-Identifier: Apache-2.0
#include "captures/store/call_kind.h"

#include "captures/store/format.h"
#include "core/api/calls/call_table.h"

#include <array>

namespace vitrine::captures {
namespace {

struct Rule {
    std::string_view prefix;
    CallKind kind;
};

// What the call table does not say: which way a marker goes. The first that fits decides; vendor suffixes and variants
// come with the prefix.
constexpr std::array kRules{
    Rule{"glPushGroupMarker", CallKind::MarkerPush},     Rule{"glPushDebugGroup", CallKind::MarkerPush},
    Rule{"glPopGroupMarker", CallKind::MarkerPop},       Rule{"glPopDebugGroup", CallKind::MarkerPop},
    Rule{"glInsertEventMarker", CallKind::MarkerInsert}, Rule{"glDebugMessageInsert", CallKind::MarkerInsert},
};

CallKind kindOf(core::CallClass callClass)
{
    switch (callClass) {
    case core::CallClass::Draw: return CallKind::Draw;
    case core::CallClass::Clear: return CallKind::Clear;
    case core::CallClass::Copy: return CallKind::Copy;
    case core::CallClass::Present: return CallKind::Present;
    default: return CallKind::Other;
    }
}

} // namespace

CallKind callKind(std::string_view function)
{
    for (const Rule& rule : kRules) {
        if (function.starts_with(rule.prefix))
            return rule.kind;
    }
    const core::FunctionInfo* known = core::findFunction(function);
    return known ? kindOf(known->callClass) : CallKind::Other;
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
