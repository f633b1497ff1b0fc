// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/sub_queues.h"

#include "core/fixed_function/unit_request.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/reachable_units.h"

#include <array>
#include <bit>
#include <utility>

namespace vitrine::core {

namespace {

const std::vector<std::string> kStageNames{"vertex", "fragment"};

std::uint32_t partOf(ShaderStage stage)
{
    return stage == ShaderStage::Vertex ? 0 : 1;
}

/// Which part stands for a device.
class DeviceParts {
public:
    explicit DeviceParts(const MachineConfig& config)
    {
        const auto units = reachableUnits(config);
        for (std::uint32_t port = 0; port < kPortCount; ++port) {
            if ((units->presentPorts >> port & 1) == 0)
                continue;
            m_ofPort[port] = static_cast<std::uint8_t>(m_names.size());
            const UnitKind* kind = presentUnit(*units, port);
            m_names.push_back(kind ? kind->name : port == kTexturePort ? "TEX" : "port " + std::to_string(port));
        }
    }
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }
    /// A port where nobody is counts as the first device: it answers at once.
    [[nodiscard]] std::uint32_t of(std::uint32_t port) const { return port < m_ofPort.size() ? m_ofPort[port] : 0; }
    /// A bit per part.
    [[nodiscard]] std::uint32_t ofAll(std::uint32_t ports) const
    {
        std::uint32_t parts = 0;
        for (; ports != 0; ports &= ports - 1)
            parts |= 1u << of(static_cast<std::uint32_t>(std::countr_zero(ports)));
        return parts;
    }

private:
    std::vector<std::string> m_names;
    std::array<std::uint8_t, kPortCount> m_ofPort{};
};

/// Parts that have no room of their own.
std::vector<SubQueueDescription> shown(const std::vector<std::string>& names)
{
    std::vector<SubQueueDescription> parts;
    for (const std::string& name : names)
        parts.push_back({name, 0});
    return parts;
}

std::vector<SubQueueDescription> shares(const std::vector<std::string>& names, std::uint32_t depth)
{
    std::vector<SubQueueDescription> parts = shown(names);
    const auto count = static_cast<std::uint32_t>(parts.size());
    for (std::uint32_t i = 0; i < count; ++i)
        parts[i].capacity = depth / count + (i < depth % count ? 1 : 0);
    return parts;
}

} // namespace

std::vector<std::string> pendingParts(const MachineConfig& config)
{
    if (config.preset == Preset::Seq || config.queues->apqSplit == QueueSplit::None)
        return {};
    return config.queues->apqSplit == QueueSplit::ByType ? kStageNames : DeviceParts(config).names();
}

void splitTasks(SharedQueue<ShaderTask>& tasks, ShaderStage stage, const MachineConfig& config)
{
    if (config.queues->apqSplit == QueueSplit::ByType)
        tasks.split(shown({kStageNames[partOf(stage)]}), [](const ShaderTask&) { return 0u; });
    if (config.queues->apqSplit != QueueSplit::ByDevice)
        return;
    const DeviceParts devices(config);
    std::vector<std::string> names{"no device"};
    names.insert(names.end(), devices.names().begin(), devices.names().end());
    tasks.split(shown(names), [devices](const ShaderTask& task) {
        const bool isNobodys = !task.sends() || devices.names().empty();
        return isNobodys ? 0 : 1 + devices.of(static_cast<std::uint32_t>(std::countr_zero(task.devices)));
    });
}

void splitRequests(SharedQueue<RequestItem>& requests, const MachineConfig& config)
{
    if (config.queues->apqSplit == QueueSplit::ByType)
        requests.split(shown(kStageNames), [](const RequestItem& request) { return partOf(request.stage); });
    const DeviceParts devices(config);
    if (config.queues->apqSplit == QueueSplit::ByDevice && !devices.names().empty())
        requests.split(shown(devices.names()), [devices](const RequestItem& item) { return devices.of(item.device); });
}

void splitPending(SharedQueue<PendingTask>& pending, const MachineConfig& config)
{
    const std::vector<std::string> names = pendingParts(config);
    if (names.empty())
        return;
    auto parts = shares(names, config.queues->apqDepth);
    if (config.queues->apqSplit == QueueSplit::ByType)
        return pending.split(std::move(parts), [](const PendingTask& task) { return partOf(task.task.stage); });
    const DeviceParts devices(config);
    const auto deviceOf = [](const PendingTask& task) {
        return task.device != kNoPort ? task.device : static_cast<std::uint32_t>(std::countr_zero(task.task.devices));
    };
    pending.split(
        std::move(parts), [devices, deviceOf](const PendingTask& task) { return devices.of(deviceOf(task)); },
        [devices](const PendingTask& task) { return devices.ofAll(task.task.devices); });
}

} // namespace vitrine::core
