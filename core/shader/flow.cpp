// SPDX-License-Identifier: Apache-2.0
#include "core/shader/flow.h"

#include "core/shader/program_validation.h"

namespace vitrine::core {
namespace {

bool push(ThreadContext& context, const FlowFrame& frame)
{
    if (context.flow.size() >= kMaxFlowDepth)
        return false;
    context.flow.push_back(frame);
    return true;
}

void popFrame(ThreadContext& context)
{
    context.active = context.flow.back().outer;
    context.flow.pop_back();
}

/// Goes to where lanes may be waiting. Ends the task when there is nobody.
void skipWhileNobodyIsActive(ThreadContext& context)
{
    while (context.active == 0) {
        if (context.flow.empty()) {
            context.finished = true;
            return;
        }
        const FlowFrame& frame = context.flow.back();
        context.pc = frame.next;
        if (frame.kind != FlowFrame::Kind::Call)
            return; // ELSE, ENDIF or ENDLOOP brings the waiting lanes back
        popFrame(context);
    }
}

/// Of `lanes`, those in whose quad one is not discarded. By quads, so that results do not depend on the task's width.
LaneMask withoutDiscardedQuads(const ThreadContext& context, LaneMask lanes)
{
    constexpr LaneMask kFirstOfQuads = 0x1111'1111'1111'1111;
    const LaneMask kept = lanes & ~context.discarded;
    const LaneMask quads = (kept | kept >> 1 | kept >> 2 | kept >> 3) & kFirstOfQuads;
    return lanes & quads * 0xF;
}

/// Index of the innermost frame of a kind, or −1.
std::ptrdiff_t innermost(const ThreadContext& context, FlowFrame::Kind kind)
{
    auto i = static_cast<std::ptrdiff_t>(context.flow.size()) - 1;
    while (i >= 0 && context.flow[static_cast<std::size_t>(i)].kind != kind)
        --i;
    return i;
}

/// Takes the active lanes out of every frame inside of frame `outermost`, so that they do not rejoin there.
void leaveFramesInside(ThreadContext& context, std::ptrdiff_t outermost)
{
    for (auto i = static_cast<std::size_t>(outermost + 1); i < context.flow.size(); ++i) {
        context.flow[i].outer &= ~context.active;
        context.flow[i].pending &= ~context.active;
    }
}

} // namespace

bool executeIf(ThreadContext& context, std::uint32_t partner, LaneMask condition)
{
    const LaneMask taken = context.active & condition;
    if (!push(context, {.kind = FlowFrame::Kind::If,
                        .next = partner,
                        .pending = context.active & ~condition,
                        .outer = context.active}))
        return false;
    context.active = taken;
    ++context.pc;
    skipWhileNobodyIsActive(context);
    return true;
}

bool executeLoop(ThreadContext& context, std::uint32_t partner)
{
    ++context.pc;
    return push(context, {.kind = FlowFrame::Kind::Loop,
                          .next = partner,
                          .start = context.pc,
                          .pending = context.active,
                          .outer = context.active});
}

bool executeCall(ThreadContext& context, std::uint32_t target)
{
    const bool pushed = push(context, {.kind = FlowFrame::Kind::Call, .next = context.pc + 1, .outer = context.active});
    context.pc = target;
    return pushed;
}

void executeElse(ThreadContext& context, std::uint32_t partner)
{
    FlowFrame& frame = context.flow.back();
    frame.next = partner;
    context.active = frame.pending;
    frame.pending = 0;
    ++context.pc;
    skipWhileNobodyIsActive(context);
}

void executeEndIf(ThreadContext& context)
{
    popFrame(context);
    ++context.pc;
    skipWhileNobodyIsActive(context);
}

void executeEndLoop(ThreadContext& context)
{
    FlowFrame& frame = context.flow.back();
    // The code behind a discard is gone, and with it what may have ended the loop for the lanes that met it.
    if (context.discarded != 0)
        frame.pending = withoutDiscardedQuads(context, frame.pending);
    if (frame.pending != 0) {
        context.active = frame.pending;
        context.pc = frame.start;
        return;
    }
    popFrame(context);
    ++context.pc;
    skipWhileNobodyIsActive(context);
}

void executeBreak(ThreadContext& context)
{
    const std::ptrdiff_t loop = innermost(context, FlowFrame::Kind::Loop);
    leaveFramesInside(context, loop);
    context.flow[static_cast<std::size_t>(loop)].pending &= ~context.active;
    context.active = 0;
    skipWhileNobodyIsActive(context);
}

void executeContinue(ThreadContext& context)
{
    leaveFramesInside(context, innermost(context, FlowFrame::Kind::Loop));
    context.active = 0;
    skipWhileNobodyIsActive(context);
}

void executeReturn(ThreadContext& context)
{
    leaveFramesInside(context, innermost(context, FlowFrame::Kind::Call));
    context.active = 0;
    skipWhileNobodyIsActive(context);
}

void executeEnd(ThreadContext& context)
{
    leaveFramesInside(context, -1);
    context.active = 0;
    skipWhileNobodyIsActive(context);
}

} // namespace vitrine::core
