// SPDX-License-Identifier: Apache-2.0
#include "core/session/query/event_query_bindings.h"

#include <algorithm>
#include <string_view>

namespace vitrine::core {

namespace {

constexpr std::int64_t kTexture0 = 0x84C0;
constexpr std::int64_t kTexture2d = 0x0DE1;
constexpr std::int64_t kElementArrayBuffer = 0x8893;

std::int64_t integer(const Call& call, std::size_t argument)
{
    return argument < call.arguments.size() ? call.arguments[argument].asInteger() : 0;
}

std::uint64_t name(const Call& call, std::size_t argument)
{
    return static_cast<std::uint64_t>(integer(call, argument));
}

void addNamed(const Value& value, std::vector<std::uint64_t>& names)
{
    if (const Array* array = value.array()) {
        for (const Value& element : *array)
            names.push_back(static_cast<std::uint64_t>(element.asInteger()));
    } else if (!value.isNull()) {
        names.push_back(static_cast<std::uint64_t>(value.asInteger()));
    }
}

bool startsWithAny(std::string_view text, std::initializer_list<std::string_view> starts)
{
    return std::ranges::any_of(starts, [text](std::string_view start) { return text.starts_with(start); });
}

bool usesTarget(CallClass callClass)
{
    return callClass == CallClass::Draw || callClass == CallClass::Clear || callClass == CallClass::Copy;
}

} // namespace

const CallBindings::Change CallBindings::kChanges[] = {
    {"glActiveTexture",
     [](Context& context, const Call& call) {
         const std::int64_t unit = integer(call, 0) - kTexture0;
         if (unit >= 0 && unit < static_cast<std::int64_t>(kUnits))
             context.activeUnit = static_cast<std::size_t>(unit);
     }},
    {"glBindBuffer",
     [](Context& context, const Call& call) {
         if (integer(call, 0) == kElementArrayBuffer)
             context.vertexArrays[context.vertexArray].indices = name(call, 1);
         else
             context.arrayBuffer = name(call, 1);
     }},
    {"glBindFramebuffer", [](Context& context, const Call& call) { context.framebuffer = name(call, 1); }},
    {"glBindTexture",
     [](Context& context, const Call& call) {
         Unit& unit = context.units[context.activeUnit];
         (integer(call, 0) == kTexture2d ? unit.flat : unit.cube) = name(call, 1);
     }},
    {"glBindVertexArrayOES", [](Context& context, const Call& call) { context.vertexArray = name(call, 0); }},
    {"glDeleteBuffers", [](Context& context, const Call& call) { unbindDeleted(context, call, HandleKind::Buffer); }},
    {"glDeleteFramebuffers",
     [](Context& context, const Call& call) { unbindDeleted(context, call, HandleKind::Framebuffer); }},
    {"glDeleteTextures", [](Context& context, const Call& call) { unbindDeleted(context, call, HandleKind::Texture); }},
    {"glDeleteVertexArraysOES",
     [](Context& context, const Call& call) { unbindDeleted(context, call, HandleKind::VertexArray); }},
    {"glDisableVertexAttribArray",
     [](Context& context, const Call& call) {
         if (name(call, 0) < kAttributes)
             context.vertexArrays[context.vertexArray].attributes[name(call, 0)].isEnabled = false;
     }},
    {"glEnableVertexAttribArray",
     [](Context& context, const Call& call) {
         if (name(call, 0) < kAttributes)
             context.vertexArrays[context.vertexArray].attributes[name(call, 0)].isEnabled = true;
     }},
    {"glUseProgram", [](Context& context, const Call& call) { context.program = name(call, 0); }},
    {"glVertexAttribPointer",
     [](Context& context, const Call& call) {
         if (name(call, 0) < kAttributes)
             context.vertexArrays[context.vertexArray].attributes[name(call, 0)].buffer = context.arrayBuffer;
     }},
};

void CallBindings::unbindDeleted(Context& context, const Call& call, HandleKind kind)
{
    Names deleted;
    if (call.arguments.size() > 1)
        addNamed(call.arguments[1], deleted);
    for (const std::uint64_t gone : deleted) {
        const auto unbind = [gone](std::uint64_t& bound) { bound = bound == gone ? 0 : bound; };
        switch (kind) {
        case HandleKind::Texture:
            for (Unit& unit : context.units) {
                unbind(unit.flat);
                unbind(unit.cube);
            }
            break;
        case HandleKind::Buffer:
            unbind(context.arrayBuffer);
            unbind(context.vertexArrays[context.vertexArray].indices);
            for (Attribute& attribute : context.vertexArrays[context.vertexArray].attributes)
                unbind(attribute.buffer);
            break;
        case HandleKind::VertexArray:
            unbind(context.vertexArray);
            if (gone != 0)
                context.vertexArrays.erase(gone);
            break;
        default: unbind(context.framebuffer); break;
        }
    }
}

void CallBindings::makeCurrent(const Call& call)
{
    if (call.result.asInteger() == 0 || m_api.isOfVg(call))
        return;
    const std::uint64_t context = name(call, 3);
    if (m_contexts.contains(context) || m_contexts.size() < kMaxContexts)
        m_contexts.try_emplace(context);
    if (m_currentByThread.contains(call.thread) || m_currentByThread.size() < kMaxContexts)
        m_currentByThread[call.thread] = context;
}

void CallBindings::note(const Call& call)
{
    m_api.note(call);
    if (call.function == "eglMakeCurrent")
        return makeCurrent(call);
    const auto change = std::ranges::lower_bound(kChanges, std::string_view(call.function), {}, &Change::function);
    if (change == std::end(kChanges) || change->function != call.function)
        return;
    if (const auto current = m_currentByThread.find(call.thread); current != m_currentByThread.end())
        if (const auto context = m_contexts.find(current->second); context != m_contexts.end())
            change->apply(context->second, call);
}

const CallBindings::Context* CallBindings::currentOf(std::uint32_t thread) const
{
    const auto current = m_currentByThread.find(thread);
    const auto context = current == m_currentByThread.end() ? m_contexts.end() : m_contexts.find(current->second);
    return context == m_contexts.end() ? nullptr : &context->second;
}

void CallBindings::addTextures(const Context& context, const Call& call, CallClass callClass, Names& names)
{
    if (callClass == CallClass::Draw) {
        for (const Unit& unit : context.units)
            for (const std::uint64_t bound : {unit.flat, unit.cube})
                if (bound != 0)
                    names.push_back(bound);
    } else if (startsWithAny(call.function,
                             {"glTex", "glCompressedTex", "glCopyTex", "glGenerateMipmap", "glGetTex"})) {
        const Unit& unit = context.units[context.activeUnit];
        names.push_back(integer(call, 0) == kTexture2d ? unit.flat : unit.cube);
    }
}

void CallBindings::addBuffers(const Context& context, const Call& call, CallClass callClass, Names& names)
{
    const auto found = context.vertexArrays.find(context.vertexArray);
    const VertexArray none;
    const VertexArray& arrays = found == context.vertexArrays.end() ? none : found->second;
    if (callClass == CallClass::Draw) {
        for (const Attribute& attribute : arrays.attributes)
            if (attribute.isEnabled && attribute.buffer != 0)
                names.push_back(attribute.buffer);
        if (call.function.starts_with("glDrawElements") && arrays.indices != 0)
            names.push_back(arrays.indices);
    } else if (startsWithAny(call.function, {"glBuffer", "glMapBuffer", "glUnmapBuffer", "glGetBuffer"})) {
        names.push_back(integer(call, 0) == kElementArrayBuffer ? arrays.indices : context.arrayBuffer);
    } else if (call.function == "glVertexAttribPointer") {
        names.push_back(context.arrayBuffer);
    }
}

CallBindings::Names CallBindings::involvedIn(const Call& call, HandleKind kind) const
{
    Names names;
    const FunctionInfo* function = findFunction(call.function);
    if (!function)
        return names;
    for (std::size_t i = 0; i < call.arguments.size() && i < function->parameters.size(); ++i)
        if (function->parameters[i].handle == kind)
            addNamed(call.arguments[i], names);
    if (function->result.handle == kind)
        addNamed(call.result, names);
    const Context* context = currentOf(call.thread);
    if (!context || isOfVg(call.function)) // OpenVG uses nothing that OpenGL ES has bound
        return names;
    switch (kind) {
    case HandleKind::Texture: addTextures(*context, call, function->callClass, names); break;
    case HandleKind::Buffer: addBuffers(*context, call, function->callClass, names); break;
    case HandleKind::Program:
        if (function->callClass == CallClass::Draw || call.function.starts_with("glUniform"))
            names.push_back(context->program);
        break;
    case HandleKind::Framebuffer:
        if (usesTarget(function->callClass) || call.function == "glReadPixels" ||
            startsWithAny(call.function, {"glFramebuffer", "glCheckFramebuffer", "glDiscardFramebuffer"}))
            names.push_back(context->framebuffer);
        break;
    default: break;
    }
    return names;
}

} // namespace vitrine::core
