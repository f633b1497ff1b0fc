// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/part_order.h"

#include "core/fixed_function/unit_kind.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/parts/part_table.h"

#include <algorithm>

namespace vitrine::core {

PartOrder orderOf(const MachineConfig& config, std::string_view kind)
{
    const auto& parts = partTable(config).parts();
    const auto found = std::ranges::find(parts, kind, &Part::id);
    if (found != parts.end())
        return {found->place,
                found->port ? parts.size() + *found->port : static_cast<std::size_t>(found - parts.begin())};
    const UnitKind* device = config.units ? config.units->named(kind) : nullptr;
    if (!device)
        return {{}, parts.size()};
    return {PartPlace{PipelineStage::Devices, PipelineWork::Both}, parts.size() + device->port};
}

} // namespace vitrine::core
