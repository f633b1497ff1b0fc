// SPDX-License-Identifier: Apache-2.0
#include "core/api/replay/replayer.h"

#include "core/api/calls/bound_api.h"
#include "core/api/replay/egl_call.h"
#include "core/api/replay/gl_call.h"
#include "core/api/replay/vg_call.h"
#include "core/command/vector_config.h"
#include "core/observe/event_names.h"

#include <algorithm>
#include <cstring>

namespace vitrine::core {

namespace {

constexpr std::size_t kMemcpyArguments = 3;
constexpr std::int64_t kMaxReach = std::int64_t{1} << 32; // beyond every viewport, far from overflow

// How many arguments the replay reads; nothing when it does not know the function.
std::optional<std::size_t> argumentCount(std::string_view function)
{
    if (const GlEntry* gl = findGlEntry(function))
        return gl->argumentCount;
    if (const VgEntry* vg = findVgEntry(function))
        return vg->argumentCount;
    if (const EglEntry* egl = findEglEntry(function))
        return egl->argumentCount;
    return function == "memcpy" ? std::optional(kMemcpyArguments) : std::nullopt;
}

Text placeOf(const Call& call)
{
    return textOf("call {} {}", call.number, call.function);
}

Error errorOf(const Call& call, const Text& sentence)
{
    return Error{sentence}.in(placeOf(call));
}

Error truncated(const Call& call, const Text& sentence)
{
    return failure("{}: {}", enumName(ErrorCode::TruncatedCommand), sentence)
        .as(ErrorKind::TruncatedCommand)
        .in(placeOf(call));
}

} // namespace

Replayer::Replayer(CommandSink& sink, WindowSamples windowSamples, std::shared_ptr<const ReachableUnits> units,
                   const VectorConfig& vector)
    : m_system(sink, std::move(units), ShaderOrigin::Capture), m_vg(m_system, vector), m_egl(windowSamples)
{
}

Replayer::Replayer(CommandSink& sink) : Replayer(sink, WindowSamples::Single, nullptr, VectorConfig{}) {}

Replayer Replayer::cloneFor(CommandSink& sink) const
{
    return {sink, *this};
}

Replayer::Replayer(CommandSink& sink, const Replayer& other)
    : m_system(other.m_system.cloneFor(sink)), m_vg(m_system, other.m_vg), m_egl(other.m_egl), m_used(other.m_used),
      m_bound(other.m_bound), m_boundVg(other.m_boundVg), m_shareNames(other.m_shareNames),
      m_contextNames(other.m_contextNames), m_vgHandles(other.m_vgHandles), m_mappings(other.m_mappings)
{
}

Result<CallOutcome> Replayer::execute(const Call& call)
{
    const FunctionInfo* info = findFunction(call.function);
    CallOutcome outcome{info ? info->callClass : CallClass::State, false, {}, {}, {}};
    // Also where our limits would allow it: the recorded program went on without it.
    if (hasFlag(call.flags, CallFlags::Refused)) {
        outcome.kind = CallClass::State;
        outcome.isSkipped = true;
        return outcome;
    }
    const auto expected = argumentCount(call.function);
    if (!expected || hasFlag(call.flags, CallFlags::Incomplete)) {
        outcome.isSkipped = true;
        outcome.skipped = errorOf(call, expected ? textOf("the recorded program never finished it, so it is skipped")
                                                 : textOf("it can't be replayed, so it is skipped"))
                              .message;
        return outcome;
    }
    if (const std::size_t count = call.arguments.size(); count != *expected) {
        const Text sentence = textOf("it has {} arguments, {} are needed", count, *expected);
        return count < *expected ? truncated(call, sentence) : errorOf(call, sentence);
    }

    m_system.beginCall(call.number);
    Arguments arguments(call);
    if (call.function.starts_with("egl"))
        executeEgl(call, arguments, outcome);
    else if (call.function == "memcpy")
        copyMemory(arguments);
    else if (isOfVg(call.function) && outcome.kind == CallClass::Query && !hasContext(call))
        return outcome; // OpenVG answers questions without a context, too (§4.1)
    else if (!hasContext(call))
        return errorOf(call, textOf("no context is current on thread {}", call.thread));
    else if (isOfVg(call.function))
        executeVg(call, arguments, outcome.kind);
    else
        executeGl(call, arguments);
    if (const auto& fault = arguments.fault())
        return fault->isTruncated ? truncated(call, fault->sentence) : errorOf(call, fault->sentence);
    for (const auto& failure : {m_system.takeFailure(), m_vg.system().takeFailure()})
        if (failure)
            return failure->in(placeOf(call));
    return outcome;
}

bool Replayer::hasContext(const Call& call) const
{
    return isOfVg(call.function) ? static_cast<bool>(m_egl.currentVg(call.thread).context)
                                 : static_cast<bool>(m_egl.current(call.thread).context);
}

void Replayer::executeGl(const Call& call, Arguments& arguments)
{
    bindThread(call.thread);
    if (call.function == "glViewport")
        growWindow(call);
    gles2::Context& context = *m_system.current();
    GlCall glCall{call,
                  arguments,
                  m_system,
                  context,
                  m_shareNames[context.state().shareGroup],
                  m_contextNames[context.state().id],
                  m_mappings};
    m_used = ClientApi::OpenGlEs;
    findGlEntry(call.function)->handler(glCall);
}

void Replayer::executeVg(const Call& call, Arguments& arguments, CallClass callClass)
{
    using Effect = openvg::WindowedSystem::Effect;
    bindThread(call.thread);
    m_used = ClientApi::OpenVg;
    m_vg.beginCall(call.number, callClass == CallClass::Draw ? Effect::Draws : Effect::Other);
    openvg::Context& context = *m_vg.current();
    VgCall vgCall{call, arguments, context, m_vgHandles[context.state().shareGroup]};
    findVgEntry(call.function)->handler(vgCall);
}

const NameMap* Replayer::vgHandlesOf(std::uint32_t thread) const
{
    const auto& contexts = m_vg.system().contexts();
    const auto context = contexts.find(m_egl.currentVg(thread).context);
    if (context == contexts.end())
        return nullptr;
    const auto handles = m_vgHandles.find(context->second.state().shareGroup);
    return handles == m_vgHandles.end() ? nullptr : &handles->second;
}

void Replayer::executeEgl(const Call& call, Arguments& arguments, CallOutcome& outcome)
{
    EglCall eglCall{call, arguments, {m_system, m_vg}, m_egl, vgHandlesOf(call.thread)};
    findEglEntry(call.function)->handler(eglCall);
    if (outcome.kind == CallClass::Context) {
        bindThread(call.thread);
        forgetLostContexts();
    }
    outcome.window = eglCall.presented;
    if (eglCall.presented)
        outcome.presented = m_system.present(eglCall.presented);
}

void Replayer::bindThread(std::uint32_t thread)
{
    if (const CurrentContext wanted = m_egl.current(thread); wanted != m_bound) {
        CORE_CHECK(m_system.makeCurrent(wanted.context, wanted.draw, wanted.read), "a thread's context has gone");
        m_bound = wanted;
        m_used = ClientApi::OpenGlEs;
    }
    if (const CurrentVgContext wanted = m_egl.currentVg(thread); wanted != m_boundVg) {
        CORE_CHECK(m_vg.makeCurrent(wanted.context, wanted.window, m_egl.traits(wanted.window)),
                   "a thread's context of OpenVG has gone");
        m_boundVg = wanted;
        m_used = ClientApi::OpenVg;
    }
    if (!m_bound.context || !m_boundVg.context)
        m_used = m_boundVg.context ? ClientApi::OpenVg : ClientApi::OpenGlEs;
}

const openvg::Context* Replayer::vgOn(std::uint32_t thread) const
{
    const auto& contexts = vg().contexts();
    const auto found = contexts.find(m_egl.currentVg(thread).context);
    return found != contexts.end() ? &found->second : nullptr;
}

const gles2::Window* Replayer::window() const
{
    return m_system.window(m_used == ClientApi::OpenVg ? m_boundVg.window : m_bound.draw);
}

bool Replayer::hasBoundFramebuffer() const
{
    const gles2::Context* context = m_system.context(m_bound.context);
    return m_used == ClientApi::OpenGlEs && context && context->state().framebuffer;
}

RenderTargets Replayer::visibleTargets()
{
    return m_used == ClientApi::OpenVg ? m_system.visibleTargets(m_boundVg.window) : m_system.visibleTargets();
}

bool Replayer::takeApiError()
{
    if (m_used == ClientApi::OpenVg)
        return currentVg() && currentVg()->getError() != VG_NO_ERROR;
    return current() && current()->getError() != GL_NO_ERROR;
}

// apitrace notes a window's size only by the viewport that a context starts with, and by what the program sets.
void Replayer::growWindow(const Call& call)
{
    const gles2::WindowId id = m_bound.draw;
    const gles2::Window* window = m_system.window(id);
    if (!window || !m_egl.growsWithViewport(id) || m_system.current()->state().framebuffer)
        return;
    const auto reach = [&call](std::size_t origin, std::size_t extent, std::uint32_t now) {
        const std::int64_t end = std::clamp<std::int64_t>(call.arguments[origin].asInteger(), -kMaxReach, kMaxReach) +
                                 std::clamp<std::int64_t>(call.arguments[extent].asInteger(), -kMaxReach, kMaxReach);
        return static_cast<std::uint32_t>(std::clamp<std::int64_t>(end, now, gles2::kMaxViewportSize));
    };
    const std::uint32_t width = reach(0, 2, window->targets.width);
    const std::uint32_t height = reach(1, 3, window->targets.height);
    if (width > window->targets.width || height > window->targets.height)
        m_system.resizeWindow(id, width, height);
}

void Replayer::copyMemory(Arguments& arguments)
{
    const std::uint64_t destination = arguments.handle(0);
    const auto size = static_cast<std::uint64_t>(std::max<std::int64_t>(arguments.wideInteger(2), 0));
    const auto bytes = arguments.bytes(1, size);
    if (arguments.failed() || size == 0)
        return;
    const auto next = m_mappings.upper_bound(destination);
    gles2::Context* context = next == m_mappings.begin() ? nullptr : m_system.context(std::prev(next)->second.context);
    const auto mapped = context ? context->mappedBytes(std::prev(next)->second.buffer) : std::span<std::byte>();
    const std::uint64_t offset = next == m_mappings.begin() ? 0 : destination - std::prev(next)->first;
    if (offset >= mapped.size())
        return arguments.fail(0, textOf("is not in a mapped buffer"));
    if (bytes.empty())
        return arguments.fail(1, textOf("is NULL"));
    if (size > mapped.size() - offset)
        return arguments.fail(2, textOf("is {}, the mapped buffer has room for {}", size, mapped.size() - offset));
    std::memcpy(mapped.data() + offset, bytes.data(), size);
}

void Replayer::forgetLostContexts()
{
    std::erase_if(m_contextNames, [this](const auto& entry) { return !m_system.context(entry.first); });
    std::erase_if(m_vgHandles, [this](const auto& entry) {
        const auto isOfGroup = [&](const auto& context) { return context.second.state().shareGroup == entry.first; };
        return std::ranges::none_of(m_vg.system().contexts(), isOfGroup);
    });
    std::erase_if(m_mappings, [this](const auto& entry) { return !m_system.context(entry.second.context); });
}

} // namespace vitrine::core
