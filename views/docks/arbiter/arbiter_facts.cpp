// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/arbiter/arbiter_facts.h"

#include "core/arbiter/arbiter_fields.h"
#include "core/session/machine/task_section.h"
#include "core/shader/device_fields.h"
#include "views/base/desk.h"
#include "views/docks/arbiter/arbiter_context.h"
#include "views/theme/counted.h"

namespace vitrine::views {

namespace {

// As the interface of units numbers them (core/sdk/vitrine/unit.h).
constexpr const char* kStatuses[] = {QT_TRANSLATE_NOOP("Arbiter", "ok"), QT_TRANSLATE_NOOP("Arbiter", "no device"),
                                     QT_TRANSLATE_NOOP("Arbiter", "bad result shape"),
                                     QT_TRANSLATE_NOOP("Arbiter", "device fault")};

Link to(const Selection& selection)
{
    return {.place = {}, .selection = selection};
}

} // namespace

core::PortTotals ArbiterFacts::totals(std::uint8_t port) const
{
    const auto& all = recording->section<core::TaskSection>().ports;
    return port < all.size() ? all[port] : core::PortTotals();
}

QString ArbiterFacts::deviceName(std::uint8_t port) const
{
    const core::DevicePort* device = path ? path->device(port) : nullptr;
    return device ? QString::fromStdString(recording->unit(device->unit).kind) : Arbiter::tr("port %1").arg(port);
}

Link ArbiterFacts::deviceLink(std::uint8_t port) const
{
    const core::DevicePort* device = path ? path->device(port) : nullptr;
    return device ? to(UnitLink{recording->unit(device->unit).path}) : Link();
}

std::optional<ArbiterFacts::PortCounts> ArbiterFacts::countsNow(const core::DevicePort& device) const
{
    const core::StateNode* state = stateIn(moment.get(), device.unit);
    if (!state)
        return std::nullopt;
    PortCounts counts;
    if (const core::StateNode* flying = read(state, core::DeviceFields::kInFlight))
        counts.inFlight = flying->children.size();
    counts.results = read(state, core::DeviceFields::kRequests).value_or(0);
    counts.requests = counts.results + counts.inFlight;
    if (!path->hasArbiter)
        return counts;
    const core::StateNode* ports = read(stateIn(moment.get(), path->router), core::ArbiterFields::kPorts);
    if (!ports || device.port >= ports->children.size())
        return counts;
    const core::StateNode* port = &ports->children[device.port];
    counts.requests = read(port, core::PortFields::kRequests).value_or(0);
    counts.results = read(port, core::PortFields::kResults).value_or(0);
    counts.stalls = read(port, core::PortFields::kStalls).value_or(0);
    return counts;
}

std::optional<std::uint64_t> ArbiterFacts::entriesNow(core::QueueId queue) const
{
    const core::QueueSnapshot* found = queueIn(moment.get(), queue);
    return found ? std::optional<std::uint64_t>(found->occupancy) : std::nullopt;
}

QString statusText(std::uint8_t status)
{
    return status < std::size(kStatuses) ? Arbiter::tr(kStatuses[status]) : QString::number(status);
}

RowCell requestCell(std::uint32_t draw, core::ItemId request)
{
    return {.text = QString::number(request.value),
            .value = request.value,
            .link = to(RequestLink{draw, request}),
            .isCode = true};
}

RowCell taskCell(std::uint32_t draw, core::ItemId task)
{
    return {.text = QString::number(task.value), .value = task.value, .link = to(TaskLink{draw, task}), .isCode = true};
}

RowCell processorCell(const core::DrawRecording& recording, std::uint16_t processor)
{
    if (processor >= recording.processors().size())
        return {.text = QStringLiteral("–")};
    const std::string& path = recording.unit(recording.processors()[processor]).path;
    return {.text = QString::fromStdString(path), .link = to(UnitLink{path})};
}

} // namespace vitrine::views
