// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/register_map.h"
#include "core/command/state_blocks.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace vitrine::core {

struct RegisterValue {
    std::uint32_t address = 0;
    std::uint32_t value = 0;
    static void visit(auto& visitor, auto& entry)
    {
        visitor("address", entry.address);
        visitor("value", entry.value);
    }
    friend bool operator==(const RegisterValue&, const RegisterValue&) = default;
};

/// The registers that a draw's state is made of (register_map.h). After a reset each holds what a DrawState holds
/// that nobody has changed, and constants are 0; only those that hold something else take room.
class StateRegisters {
public:
    /// Whether there is a register at this address.
    [[nodiscard]] static bool has(std::uint32_t address);
    /// Whether the register can hold the value: one of enumerated values, 0 or 1.
    [[nodiscard]] static bool takes(std::uint32_t address, std::uint32_t value);

    [[nodiscard]] std::uint32_t value(std::uint32_t address) const;
    /// What a register holds after a reset.
    [[nodiscard]] static std::uint32_t resetValue(std::uint32_t address);
    /// The same of all addresses below kStateRegistersEnd; beyond it is 0.
    using ResetValues = std::array<std::uint32_t, kStateRegistersEnd>;
    [[nodiscard]] static const ResetValues& resetValues();
    /// The register exists, and takes the value.
    void set(std::uint32_t address, std::uint32_t value);

    /// Those that are not as after a reset, in the order of their addresses.
    [[nodiscard]] const std::vector<RegisterValue>& written() const { return m_written; }

    /// The state that they are. Nothing when one of them names a block that is not there, or one of the wrong kind.
    [[nodiscard]] std::shared_ptr<const DrawState> drawState(const StateBlocks& blocks) const;

    static void visit(auto& visitor, auto& file) { visitor("written", file.m_written); }
    friend bool operator==(const StateRegisters&, const StateRegisters&) = default;

private:
    std::vector<RegisterValue> m_written; ///< by address
};

} // namespace vitrine::core
