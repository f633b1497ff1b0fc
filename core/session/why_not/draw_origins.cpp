// SPDX-License-Identifier: Apache-2.0
#include "core/session/why_not/draw_origins.h"

#include "core/api/calls/format_call.h"
#include "core/api/replay/replayer.h"
#include "core/session/replay.h"
#include "core/session/resources/frame_walk.h"
#include "core/session/resources/resource_list.h"
#include "core/session/resources/uniform_history.h"

#include <algorithm>
#include <span>

namespace vitrine::core {

namespace {

/// What a function sets: always, or when its first argument is this switch of glEnable.
struct Setter {
    std::string_view function;
    StateItem item;
    std::int64_t cap = 0; ///< 0: always
};

constexpr std::int64_t kDepthTest = 0x0B71, kStencilTest = 0x0B90; // GL_…
constexpr std::int64_t kAlphaToCoverage = 0x809E, kSampleCoverage = 0x80A0;

constexpr Setter kSetters[]{
    {"glEnable", StateItem::DepthTest, kDepthTest},
    {"glDisable", StateItem::DepthTest, kDepthTest},
    {"glDepthFunc", StateItem::DepthFunction},
    {"glStencilOp", StateItem::StencilOperations},
    {"glStencilOpSeparate", StateItem::StencilOperations},
    {"glEnable", StateItem::StencilOperations, kStencilTest},
    {"glDisable", StateItem::StencilOperations, kStencilTest},
    {"glEnable", StateItem::AlphaToCoverage, kAlphaToCoverage},
    {"glDisable", StateItem::AlphaToCoverage, kAlphaToCoverage},
    {"glEnable", StateItem::SampleCoverage, kSampleCoverage},
    {"glDisable", StateItem::SampleCoverage, kSampleCoverage},
    {"glSampleCoverage", StateItem::SampleCoverage},
};

class Listener {
public:
    Listener(gles2::ContextId context, std::uint32_t shareGroup, DrawOrigins& origins)
        : m_context(context), m_group(shareGroup), m_origins(origins)
    {
    }

    void hear(const FrameStep& step)
    {
        const gles2::System& system = step.replayer.system();
        const gles2::Context* current = system.context(system.currentId());
        if (step.isRefused || !current)
            return;
        if (step.call.function == "glLinkProgram")
            return hearLink(step.call, current->state().shareGroup);
        if (system.currentId() == m_context)
            hearState(step.call);
    }

private:
    static std::int64_t firstOf(const Call& call) { return call.arguments.empty() ? 0 : call.arguments[0].asInteger(); }

    void hearLink(const Call& call, std::uint32_t group)
    {
        if (m_origins.program && group == m_group && firstOf(call) == std::int64_t{m_origins.program->name})
            note(StateItem::Program, call);
    }

    void hearState(const Call& call)
    {
        for (const Setter& setter : kSetters)
            if (setter.function == call.function && (setter.cap == 0 || setter.cap == firstOf(call)))
                note(setter.item, call);
    }

    void note(StateItem item, const Call& call)
    {
        m_origins.calls[static_cast<std::size_t>(item)] = SettingCall{call.number, formatCall(call)};
    }

    const gles2::ContextId m_context;
    const std::uint32_t m_group;
    DrawOrigins& m_origins;
};

/// Thresholds of discards may lie in uniforms.
Result<void> addUniforms(Replay& replay, CallSource& source, std::uint64_t drawCall, const std::stop_token& stop,
                         DrawOrigins& origins)
{
    const auto history = uniformHistory(replay, source, {*origins.program, drawCall}, stop);
    if (!history)
        return history.error();
    for (const UniformWrite& write : history->writes) { // newest first
        if (origins.uniforms.contains(write.name))
            continue;
        const auto call = source.call(write.callIndex);
        if (!call)
            return call.error();
        origins.uniforms.emplace(write.name, SettingCall{call->number, formatCall(*call)});
    }
    return {};
}

} // namespace

Result<DrawOrigins> drawOrigins(Replay& replay, CallSource& source, std::uint64_t drawCall, const std::stop_token& stop)
{
    if (auto moved = replay.seek(drawCall + 1, stop); !moved)
        return moved.error();
    DrawOrigins origins;
    origins.textures = fragmentTextures(replay);
    for (const ResourceUse& use : lastDrawUses(replay))
        if (use.role == UseRole::Program)
            origins.program = use.id;
    const gles2::System& system = replay.replayer().system();
    const gles2::ContextId context = system.lastDrawUse().context;
    const gles2::Context* drawn = system.context(context);
    if (!drawn) // a draw of 2-D graphics
        return origins;
    const std::uint32_t group = drawn->state().shareGroup; // before the replay moves
    if (origins.program && lastDrawDiscards(replay))
        if (auto added = addUniforms(replay, source, drawCall, stop, origins); !added)
            return added.error();
    Listener listener(context, group, origins);
    const auto walked = walkFrame(
        replay, source, {std::nullopt, 0, drawCall}, [&](const FrameStep& step) { listener.hear(step); }, stop);
    if (!walked)
        return walked.error();
    return origins;
}

} // namespace vitrine::core
