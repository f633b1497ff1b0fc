// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/arbiter/request_report.h"

#include "core/fixed_function/instance_fields.h"
#include "core/kernel/label_fields.h"
#include "core/shader/device_fields.h"
#include "views/base/desk.h"
#include "views/docks/arbiter/arbiter_context.h"
#include "views/machine/node_rows.h"

namespace vitrine::views {

namespace {

Row row(const char* name, RowCell value)
{
    Row result;
    result.cells.push_back({.text = Arbiter::tr(name)});
    result.cells.push_back(std::move(value));
    return result;
}

Row inputRow(const ArbiterFacts& facts, const core::RequestRecord& request, const core::Snapshot* held)
{
    const char* const name = QT_TRANSLATE_NOOP("Arbiter", "Inputs");
    const core::QueueSnapshot* queue = queueIn(held, facts.path->requests);
    if (!queue)
        return row(name, {.text = Arbiter::tr("looking …")});
    for (const core::ItemSnapshot& item : queue->items) {
        const core::StateNode* inputs =
            item.id == request.id ? read(&item.content, core::RequestFields::kInputs) : nullptr;
        if (inputs)
            return nodeRow(*inputs, Arbiter::tr(name));
    }
    return row(name, {.text = Arbiter::tr("not held any more")});
}

/// What a device holds of the request that it names by `label`; null when that is another one by now.
const core::StateNode* deviceState(const ArbiterFacts& facts, const core::RequestRecord& request,
                                   const core::Snapshot* moment, core::GroupField label)
{
    const core::DevicePort* device = facts.path->device(request.device);
    const core::StateNode* state = device ? stateIn(moment, device->unit) : nullptr;
    return read(read(state, label), core::LabelFields::kId).value_or(0) == request.id.value ? state : nullptr;
}

void addPart(const core::StateNode* state, core::GroupField part, const char* name, std::vector<Row>& rows)
{
    if (const core::StateNode* node = read(state, part); node && !node->children.empty())
        rows.push_back(nodeRow(*node, Arbiter::tr(name)));
}

core::Cycle heldAt(const core::RequestRecord& request)
{
    return (request.dispatched == core::kNever ? request.posted : request.dispatched) + 1;
}

constexpr std::uint32_t kTextureSize = 128;

} // namespace

core::Result<RequestLook> lookAt(const core::RequestRecord& request, core::DrawExplorer& explorer,
                                 const core::DrawPace& pace)
{
    auto held = explorer.machineAt(heldAt(request), pace);
    if (!held)
        return held.error();
    RequestLook look{*std::move(held), nullptr,
                     core::texturePreview(explorer.recording(), request.device, kTextureSize)};
    if (request.completed == core::kNever)
        return look;
    auto answered = explorer.machineAt(request.completed + 1, pace);
    if (!answered)
        return answered.error();
    look.answered = *std::move(answered);
    return look;
}

std::vector<Row> requestReport(const ArbiterFacts& facts, const core::RequestRecord& request, const RequestLook& look)
{
    const std::uint32_t draw = facts.draw;
    const auto cycles = [](core::Cycle from, core::Cycle to) {
        return to == core::kNever ? RowCell{.text = QStringLiteral("–")} : numberCell(to - from);
    };
    std::vector<Row> rows;
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Request"), requestCell(draw, request.id)));
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Task"), taskCell(draw, request.task)));
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Processor"), processorCell(*facts.recording, request.processor)));
    RowCell asked{.text = facts.deviceName(request.device)};
    if (facts.path->device(request.device))
        asked.link = facts.deviceLink(request.device);
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Device"), asked));
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Items"), numberCell(request.items)));
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Posted in cycle"), cycleCell(draw, request.posted)));
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Routed in cycle"), cycleCell(draw, request.dispatched)));
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Result in cycle"), cycleCell(draw, request.completed)));
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Waited, cycles"), cycles(request.posted, request.dispatched)));
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Served, cycles"),
                       request.dispatched == core::kNever ? RowCell{.text = QStringLiteral("–")}
                                                          : cycles(request.dispatched, request.completed)));
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Overtook"), numberCell(request.overtaken)));
    rows.push_back(inputRow(facts, request, look.held.get()));
    const core::StateNode* device = deviceState(facts, request, look.held.get(), core::InstanceFields::kNewest);
    addPart(device, core::InstanceFields::kParameters, QT_TRANSLATE_NOOP("Arbiter", "Parameters"), rows);
    addPart(device, core::InstanceFields::kProbes, QT_TRANSLATE_NOOP("Arbiter", "Inside the device, by lane"), rows);
    addPart(deviceState(facts, request, look.answered.get(), core::InstanceFields::kAnswered),
            core::InstanceFields::kOutputs, QT_TRANSLATE_NOOP("Arbiter", "Outputs, by lane"), rows);
    return rows;
}

} // namespace vitrine::views
