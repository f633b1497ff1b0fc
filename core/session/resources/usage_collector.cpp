// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/usage_collector.h"

#include "core/api/calls/bound_api.h"
#include "core/api/calls/call_table.h"
#include "core/api/gles2/executable.h"
#include "core/observe/draw_number.h"
#include "core/session/resources/call_names.h"

#include <algorithm>
#include <array>

namespace vitrine::core {

using namespace gles2;

namespace {

/// What functions do to the objects that they name; the beginning of the function's name decides.
struct NamedRule {
    std::string_view beginning;
    UsageAction action;
};
constexpr std::array kNamedRules{
    NamedRule{"glGen", UsageAction::Create},          NamedRule{"glCreate", UsageAction::Create},
    NamedRule{"glDelete", UsageAction::Delete},       NamedRule{"glBindAttribLocation", UsageAction::Link},
    NamedRule{"glBind", UsageAction::Bind},           NamedRule{"glUseProgram", UsageAction::Bind},
    NamedRule{"glAttachShader", UsageAction::Attach}, NamedRule{"glDetachShader", UsageAction::Detach},
    NamedRule{"glFramebuffer", UsageAction::Attach},  NamedRule{"glShaderSource", UsageAction::Upload},
    NamedRule{"glShaderBinary", UsageAction::Upload}, NamedRule{"glCompileShader", UsageAction::Compile},
    NamedRule{"glLinkProgram", UsageAction::Link}};

bool makesOrForgetsNames(std::string_view function)
{
    return function.starts_with("glGen") || function.starts_with("glCreate") || function.starts_with("glDelete") ||
           function.starts_with("glDetach") || function.starts_with("egl") || function == "glUseProgram";
}

std::size_t countNames(const Replayer& replayer)
{
    std::size_t count = 0;
    for (const auto& [number, share] : replayer.shareNames())
        for (const NameMap& names : share.names)
            count += names.entries().size();
    for (const auto& [id, own] : replayer.contextNames())
        count += own.framebuffers.entries().size();
    return count;
}

std::string samplerText(const DrawUse& use, const DrawUse::Sampler& sampler)
{
    const UniformInfo& uniform = use.linked->uniforms[sampler.location.uniform];
    const std::string name = isArray(uniform) ? uniform.name.substr(0, uniform.name.size() - 3) + "[" +
                                                    std::to_string(sampler.location.element) + "]"
                                              : uniform.name;
    return name + " on unit " + std::to_string(sampler.unit);
}

bool writesStencil(const DepthStencilState& state)
{
    return state.stencilTest && (state.front.writeMask != 0 || state.back.writeMask != 0);
}

} // namespace

void UsageCollector::visit(const FrameStep& step)
{
    m_step = &step;
    refreshObjects(step);
    if (step.isRefused || isOfVg(step.call.function)) // what becomes of OpenVG's objects is not told yet
        return;
    if (step.draw)
        return addDraw(*step.draw);
    if (step.clear)
        return addClear(*step.clear);
    addHandles();
    if (!state())
        return;
    const std::string& function = step.call.function;
    const auto rule = std::ranges::find(usageRules(), function, &UsageRule::function);
    if (rule != usageRules().end())
        rule->apply(*this, rule->action);
    else if (function.starts_with("glUniform"))
        applyUniformRule(*this);
}

// Names change with few calls; a glBind* may invent one.
void UsageCollector::refreshObjects(const FrameStep& step)
{
    const std::string& function = step.call.function;
    const bool mayInvent = function.starts_with("glBind");
    if (m_objects && !makesOrForgetsNames(function) && !mayInvent)
        return;
    const std::size_t count = mayInvent || !m_objects ? countNames(step.replayer) : 0;
    if (m_objects && mayInvent && count == m_nameCount)
        return;
    m_nameCount = mayInvent || !m_objects ? count : countNames(step.replayer);
    m_objects.emplace(step.replayer);
}

const ContextState* UsageCollector::state() const
{
    const Context* context = m_objects->current();
    return context ? &context->state() : nullptr;
}

void UsageCollector::add(const std::optional<ResourceId>& id, UsageAction action, std::string detail)
{
    if (!id)
        return;
    if (m_uses.size() >= kMaxUses) {
        m_isCutOff = true;
        return;
    }
    ResourceUsage use{*id, action, m_step->callIndex, m_step->call.number, {}, std::move(detail)};
    if (m_step->draw)
        use.draw = drawOf(m_step->draw->drawSeq);
    m_uses.push_back(std::move(use));
}

std::optional<ResourceId> UsageCollector::boundFramebuffer() const
{
    return m_objects->idOf(state()->id, state()->framebuffer);
}

const Framebuffer* UsageCollector::framebufferObject() const
{
    return state()->framebuffers.find(state()->framebuffer);
}

std::optional<ResourceId> UsageCollector::imageOf(const gles2::FramebufferAttachment& attachment) const
{
    const std::uint32_t group = state()->shareGroup;
    if (attachment.objectType == GL_TEXTURE)
        return m_objects->idOf(group, attachment.texture);
    return attachment.objectType == GL_RENDERBUFFER ? m_objects->idOf(group, attachment.renderbuffer) : std::nullopt;
}

void UsageCollector::addHandle(std::int64_t name, HandleKind handle, UsageAction action)
{
    if (state())
        add(namedResource({m_step->call.function, handle, name}, {state()->id.value, state()->shareGroup, 0}), action);
}

void UsageCollector::addHandles()
{
    const Call& call = m_step->call;
    const auto rule = std::ranges::find_if(
        kNamedRules, [&](const NamedRule& one) { return call.function.starts_with(one.beginning); });
    const FunctionInfo* info = findFunction(call.function);
    if (rule == kNamedRules.end() || !info)
        return;
    addHandle(call.result.asInteger(), info->result.handle, rule->action);
    for (std::size_t i = 0; i < std::min(info->parameters.size(), call.arguments.size()); ++i) {
        const HandleKind handle = info->parameters[i].handle;
        const Array* several = call.arguments[i].array();
        if (!several)
            addHandle(call.arguments[i].asInteger(), handle, rule->action);
        else
            for (const Value& one : *several)
                addHandle(one.asInteger(), handle, rule->action);
    }
}

void UsageCollector::addDraw(const DrawCommand& draw)
{
    const DrawUse& use = m_objects->system().lastDrawUse();
    if (!state())
        return;
    const std::uint32_t group = state()->shareGroup;
    add(m_objects->idOf(group, use.program), UsageAction::Run);
    for (const DrawUse::Array& array : use.arrays)
        add(m_objects->idOf(group, array.buffer), UsageAction::FetchVertices,
            use.linked->attributes[array.attribute].name);
    add(m_objects->idOf(group, use.indices), UsageAction::FetchIndices);
    for (const DrawUse::Sampler& sampler : use.samplers)
        add(m_objects->idOf(group, sampler.texture), UsageAction::Sample, samplerText(use, sampler));
    addTargets(draw);
}

void UsageCollector::addTargets(const DrawCommand& draw)
{
    const DrawState& drawn = *draw.state;
    add(boundFramebuffer(), UsageAction::DrawTo);
    const Framebuffer* framebuffer = framebufferObject();
    if (!framebuffer)
        return;
    if (drawn.targets.color && drawn.blend.colorMask != 0)
        add(imageOf(framebuffer->color), UsageAction::DrawTo, "color");
    if (drawn.targets.depth && drawn.depthStencil.depthTest)
        add(imageOf(framebuffer->depth), drawn.depthStencil.depthWrite ? UsageAction::DrawTo : UsageAction::Test,
            "depth");
    if (drawn.targets.stencil && drawn.depthStencil.stencilTest)
        add(imageOf(framebuffer->stencil), writesStencil(drawn.depthStencil) ? UsageAction::DrawTo : UsageAction::Test,
            "stencil");
}

void UsageCollector::addClear(const ClearCommand& clear)
{
    if (!state())
        return;
    add(boundFramebuffer(), UsageAction::Clear);
    const Framebuffer* framebuffer = framebufferObject();
    if (!framebuffer)
        return;
    if (clear.clearColor && clear.colorMask != 0)
        add(imageOf(framebuffer->color), UsageAction::Clear, "color");
    if (clear.clearDepth && clear.depthWrite)
        add(imageOf(framebuffer->depth), UsageAction::Clear, "depth");
    if (clear.clearStencil && clear.stencilWriteMask != 0)
        add(imageOf(framebuffer->stencil), UsageAction::Clear, "stencil");
}

} // namespace vitrine::core
