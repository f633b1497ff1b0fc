// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/unit_lookup.h"

#include "core/session/machine/task_log.h"

namespace vitrine::core {

UnitId onlyOf(const std::vector<UnitId>& units)
{
    return units.size() == 1 ? units.front() : UnitId{};
}

UnitId processorOf(const DrawRecording& recording, std::uint32_t number)
{
    const auto& processors = recording.processors();
    return number < processors.size() ? processors[number] : UnitId{};
}

UnitId deviceOf(const std::optional<RequestPath>& path, const RequestRecord* request)
{
    const DevicePort* device = request && path ? path->device(request->device) : nullptr;
    return device ? device->unit : UnitId{};
}

} // namespace vitrine::core
