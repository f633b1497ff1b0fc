// SPDX-License-Identifier: Apache-2.0
#include "captures/import/call_witness.h"

#include <fmt/format.h>

namespace vitrine::captures {
namespace {

std::optional<std::string> rendererIn(const core::Call& call)
{
    constexpr std::int64_t kRenderer = 0x1F01; // GL_RENDERER
    if (call.function != "glGetString" || call.arguments.empty() || call.arguments[0].asInteger() != kRenderer ||
        !call.result.string())
        return std::nullopt;
    return *call.result.string();
}

} // namespace

std::optional<core::Text> CallWitness::see(const core::Call& call)
{
    if (hasFlag(call.flags, core::CallFlags::Refused)) // makes no context current, and needs none
        return std::nullopt;
    constexpr std::size_t kContextArgument = 3;
    if (call.function == "eglMakeCurrent" && call.arguments.size() > kContextArgument)
        m_hasContext |= call.arguments[kContextArgument].asInteger() != 0;
    if (auto renderer = rendererIn(call))
        m_renderer = std::move(*renderer);
    if (m_hasContext || hasFlag(call.flags, core::CallFlags::Fake) || !call.function.starts_with("gl"))
        return std::nullopt;
    return core::textOf("call {}, {}, comes before any context is made current: the set-up is missing", call.number,
                        call.function);
}

} // namespace vitrine::captures
