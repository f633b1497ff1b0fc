// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/unit.h"
#include "core/memory/memory.h"

namespace vitrine::core {

/// MEM: makes the buffers part of the machine's state, so that checkpoints contain them (they share pages with the live
/// ones) and hashes see them. Nothing moves through this unit: those that read and write have lines of their own.
class MemoryUnit final : public Unit {
public:
    struct Ports {
        static void visit(auto&, auto&) {}
    };
    MemoryUnit(UnitContext context, Memory& memory);
    void tick() override { stall(StallReason::InputEmpty); }
    [[nodiscard]] bool idle() const override { return true; }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    Memory& m_memory;
    Ports m_ports;
};

} // namespace vitrine::core
