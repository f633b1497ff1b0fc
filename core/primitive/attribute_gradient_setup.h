// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/state_versions.h"
#include "core/kernel/unit.h"
#include "core/primitive/primitive_items.h"
#include "core/shader/program_binding.h"

namespace vitrine::core {

/// AGS: computes how each attribute changes over a primitive.
///
/// Ports    setup  from PSR · primitives  to the rasterizer
/// Timing   one primitive a cycle
/// Stalls   InputEmpty, OutputFull
/// Spec     L5, DEC-23
class AttributeGradientSetup final : public Unit {
public:
    struct Config {
        const PerDraw<ProgramBindings>& programs;
    };
    struct Ports {
        In<SetupItem> setup;
        Out<PrimitiveItem> primitives;
        static void visit(auto& visitor, auto& ports)
        {
            visitor("setup", ports.setup);
            visitor("primitives", ports.primitives);
        }
    };

    AttributeGradientSetup(UnitContext context, const Config& config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return true; }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor&) override {} // This unit has no state.
    void visitPorts(PortVisitor& visitor) override;

private:
    [[nodiscard]] std::shared_ptr<const Primitive> graded(const SetupItem& setup) const;

    const Config m_config;
    Ports m_ports;
};

} // namespace vitrine::core
