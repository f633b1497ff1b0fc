// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/parts/part_table.h"

#include "core/gpu/parts/machine_builder.h"
#include "core/gpu/parts/part_rows.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

/// The steps of the parts that the machine has, by their places.
void take(MachineBuilder& builder, const std::vector<Part>& parts, std::vector<WiringStep> Part::*steps)
{
    std::vector<WiringStep> all;
    for (const Part& part : parts)
        if (part.isWired ? part.isWired(builder.config) : part.isPresent(builder.config))
            all.insert(all.end(), (part.*steps).begin(), (part.*steps).end());
    std::ranges::stable_sort(all, {}, &WiringStep::place);
    for (const WiringStep& step : all)
        step.add(builder);
}

} // namespace

PartTable::PartTable(std::vector<Part> parts) : m_parts(std::move(parts)) {}

const PartTable& PartTable::builtIn()
{
    static const PartTable kTable({driverPart(),
                                   commandInterfacePart(),
                                   vertexQueuePart(),
                                   processorPart(),
                                   schedulerPart(),
                                   requestQueuePart(),
                                   pendingQueuePart(),
                                   arbiterPart(),
                                   texturePart(),
                                   shadingPart(),
                                   proceduralPart(),
                                   blendingPart(),
                                   computationPart(),
                                   primitiveSetupPart(),
                                   attributeGradientPart(),
                                   rasterizerPart(),
                                   hierarchicalZPart(),
                                   depthStencilPart(),
                                   attributeInterpolatorPart(),
                                   fragmentQueuePart(),
                                   distributorPart(),
                                   collectorPart(),
                                   registerBankPart(),
                                   colorUpdaterPart(),
                                   colorCachePart(),
                                   multiplexerPart(),
                                   powerManagerPart(),
                                   fragmentChainPart(),
                                   memoryPart()});
    return kTable;
}

std::shared_ptr<const PartTable> PartTable::with(Part part) const
{
    std::vector<Part> parts = m_parts;
    parts.push_back(std::move(part));
    return std::make_shared<const PartTable>(std::move(parts));
}

const Part* PartTable::find(std::string_view id) const
{
    const auto found = std::ranges::find(m_parts, id, &Part::id);
    return found == m_parts.end() ? nullptr : &*found;
}

auto PartTable::consumers() const -> std::vector<Consumer>
{
    std::vector<Consumer> all;
    for (const Part& part : m_parts)
        for (const PartEnergy& energy : part.energies)
            all.push_back({&part, &energy});
    std::ranges::stable_sort(all, {}, [](const Consumer& consumer) { return consumer.energy->kind; });
    return all;
}

void PartTable::wire(MachineBuilder& builder) const
{
    take(builder, m_parts, &Part::links);
    splitQueues(builder);
    take(builder, m_parts, &Part::units);
}

const PartTable& partTable(const MachineConfig& config)
{
    return config.parts ? *config.parts : PartTable::builtIn();
}

} // namespace vitrine::core
