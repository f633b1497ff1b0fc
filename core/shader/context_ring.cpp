// SPDX-License-Identifier: Apache-2.0
#include "core/shader/context_ring.h"

#include "core/base/check.h"
#include "core/observe/link_fields.h"
#include "core/shader/processor_fields.h"

namespace vitrine::core {

namespace {

/// As lists of fields: what a checkpoint of a task in flight holds.
struct VisitedFlowFrame : FlowFrame {
    static void visit(auto& visitor, FlowFrame& frame)
    {
        visitor("kind", frame.kind);
        visitor("next", frame.next);
        visitor("start", frame.start);
        visitor("pending", frame.pending);
        visitor("outer", frame.outer);
    }
};

struct VisitedRequest : PendingRequest {
    static void visit(auto& visitor, PendingRequest& request)
    {
        visitor("ticket", request.ticket);
        visitor("slot", request.slot);
        visitor("instruction", request.instruction);
        visitor("postedAt", request.postedAt);
        visitor("lanes", request.lanes);
    }
};

template <typename Fields, typename T>
void visitList(StateVisitor& visitor, std::string_view name, std::vector<T>& values)
{
    values.resize(visitor.beginList(name, values.size()));
    for (T& value : values) {
        visitor.beginGroup("");
        Fields::visit(visitor, value);
        visitor.endGroup();
    }
    visitor.endList();
}

void visitLayout(StateVisitor& visitor, RegisterLayout& layout)
{
    visitor.beginGroup("layout");
    visitor("inputRow", layout.inputRow);
    visitor("outputRow", layout.outputRow);
    visitor("depthRow", layout.depthRow);
    visitor("auxiliaryRow", layout.auxiliaryRow);
    visitor("tempRow", layout.tempRow);
    visitor("localRow", layout.localRow);
    visitor("rowCount", layout.rowCount);
    visitor.endGroup();
}

void visitContext(StateVisitor& visitor, ThreadContext& context)
{
    visitor("laneCount", context.laneCount);
    visitor(ContextFields::kPc, context.pc);
    visitor("active", context.active);
    visitor("alive", context.alive);
    visitor(ContextFields::kCovered, context.covered);
    visitor(ContextFields::kDiscarded, context.discarded);
    visitor("stored", context.stored);
    visitor("skipsDiscard", context.skipsDiscard);
    visitor("finished", context.finished);
    visitor("nextTicket", context.nextTicket);
    visitor("executedInstructions", context.executedInstructions);
    visitLayout(visitor, context.layout);
    visitList<VisitedFlowFrame>(visitor, "flow", context.flow);
    visitList<VisitedRequest>(visitor, "pending", context.pending);
    visitor("registers", context.registers);
    visitor("arguments", context.arguments);
    visitor("texels", context.texels);
}

} // namespace

ThreadContext& ContextRing::acquire(ItemId task, const DecodedProgram& program, std::uint32_t lanes, LaneMask alive,
                                    LaneMask covered)
{
    Slot& place = slot(task);
    CORE_CHECK(!place.task, "more tasks in flight than contexts");
    place.task = task;
    place.context.registers.clear();
    place.context.arguments.clear();
    place.context.reset(program, lanes, alive, covered);
    return place.context;
}

ThreadContext& ContextRing::of(ItemId task)
{
    Slot& place = slot(task);
    CORE_CHECK(place.task == task, "a task without a context");
    return place.context;
}

void ContextRing::split(ItemId task, ItemId rest, LaneMask lanes)
{
    ThreadContext& whole = of(task);
    Slot& place = slot(rest);
    CORE_CHECK(!place.task, "more tasks in flight than contexts");
    place.task = rest;
    place.context = whole;
    place.context.covered &= ~lanes;
    whole.covered &= lanes;
}

void ContextRing::release(ItemId task)
{
    CORE_CHECK(slot(task).task == task, "a task without a context");
    slot(task).task = {};
}

void ContextRing::visitState(StateVisitor& visitor)
{
    visitor.beginList(ContextFields::kContexts, m_slots.size());
    for (Slot& place : m_slots) {
        visitor.beginGroup("");
        visitor(LinkFields::kTask, place.task);
        if (place.task)
            visitContext(visitor, place.context);
        visitor.endGroup();
    }
    visitor.endList();
}

} // namespace vitrine::core
