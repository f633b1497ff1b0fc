// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/request_path.h"

#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/machine_units.h"
#include "core/gpu/reachable_units.h"

#include <algorithm>

namespace vitrine::core {

namespace {

UnitId unitOfKind(const DrawRecording& recording, std::string_view kind)
{
    const auto unit = std::ranges::find(recording.units(), kind, &UnitDescription::kind);
    return unit == recording.units().end() ? UnitId{} : unit->id;
}

/// The port by which a unit looks at the requests.
const PortDescription* requestPort(const DrawRecording& recording, UnitId unit)
{
    for (const PortDescription& port : recording.unit(unit).ports)
        if (port.queue && recording.queue(port.queue).path == "arq")
            return &port;
    return nullptr;
}

void addFixedFunction(const DrawRecording& recording, RequestPath& path)
{
    const MachineConfig& config = recording.config();
    const auto units = reachableUnits(config);
    for (const auto& kind : units->catalog->kinds()) {
        const UnitId unit = unitOfKind(recording, kind->name);
        if (!unit)
            continue;
        const vitrine_timing timing = unitTiming(config, *kind);
        path.devices.push_back({kind->port, unit, static_cast<std::uint32_t>(kind->inputs.size()),
                                static_cast<std::uint32_t>(kind->outputs.size()), timing.latency, timing.interval});
    }
}

} // namespace

const DevicePort* RequestPath::device(std::uint8_t port) const
{
    const auto found = std::ranges::find(devices, port, &DevicePort::port);
    return found == devices.end() ? nullptr : &*found;
}

std::optional<RequestPath> requestPath(const DrawRecording& recording)
{
    const MachineConfig& config = recording.config();
    const UnitId texture = unitOfKind(recording, "TEX");
    RequestPath path;
    path.router = unitOfKind(recording, "ARB");
    path.hasArbiter = static_cast<bool>(path.router);
    if (!path.hasArbiter && texture && requestPort(recording, texture))
        path.router = texture;
    if (!path.router)
        return std::nullopt;
    path.requests = recording.queueAt("arq");
    path.pending = recording.queueAt("apq");
    if (texture)
        path.devices.push_back({kTexturePort, texture, 0, 1, config.devices->texLatency + config.hopCycles() - 1,
                                config.devices->devInterval});
    if (path.hasArbiter)
        addFixedFunction(recording, path);
    std::ranges::sort(path.devices, {}, &DevicePort::port);
    return path;
}

} // namespace vitrine::core
