// SPDX-License-Identifier: Apache-2.0
#include "core/primitive/attribute_gradient_setup.h"

#include "core/primitive/setup_ops.h"

#include <utility>

namespace vitrine::core {

AttributeGradientSetup::AttributeGradientSetup(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(ports)
{
}

UnitDescription AttributeGradientSetup::description() const
{
    UnitDescription description;
    description.kind = "AGS";
    description.seedTerm = "attribute gradient setup module";
    description.help = words("Works out the gradients of the attributes of a primitive.");
    return description;
}

void AttributeGradientSetup::tick()
{
    const SetupItem* setup = m_ports.setup.front();
    if (!setup)
        return stall(StallReason::InputEmpty, m_ports.setup);
    if (!m_ports.primitives.canPush())
        return stall(StallReason::OutputFull, m_ports.primitives);
    m_ports.primitives.push({setup->label, setup->content ? graded(*setup) : nullptr, setup->isBypassed});
    m_ports.setup.pop();
}

std::shared_ptr<const Primitive> AttributeGradientSetup::graded(const SetupItem& setup) const
{
    const UngradedPrimitive& content = *setup.content;
    auto primitive = std::make_shared<Primitive>(content.primitive);
    setupAttributes({&content.corners[0], &content.corners[1], &content.corners[2]},
                    m_config.programs.of(setup.label.draw).varyingCount(), *primitive);
    return primitive;
}

void AttributeGradientSetup::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
