// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/pgpe/instruction.h"

#include <array>
#include <cstdint>

namespace vitrine::core::pgpe {

/// Input module, execution module and output module share the ALU array (BYP-26).
enum class AluOwner : std::uint8_t { Input, Execution, Output };
inline constexpr std::size_t kAluOwnerCount = 3;

/// What an engine has done for all pixels together.
struct EngineCounts {
    std::uint64_t fetched = 0; ///< instructions that were fetched
    /// Instructions that were executed; those in a branch not taken, or passed over, are only fetched.
    std::uint64_t executed = 0;
    std::uint64_t inputs = 0;                              ///< objects that came in
    std::uint64_t outputs = 0;                             ///< objects that went out, counted once per port
    std::array<std::uint64_t, kAluOwnerCount> aluClocks{}; ///< by owner
    std::uint64_t transfers = 0;                           ///< transfers of operands and results
    std::uint64_t conversions = 0;                         ///< conversions of objects between formats
    std::uint64_t saturations = 0;                         ///< instructions with results that saturate
    std::array<std::uint64_t, kOpcodeCodes> opcodes{};     ///< executed instructions, by code

    static void visit(auto& visitor, auto& counts)
    {
        visitor("fetched", counts.fetched);
        visitor("executed", counts.executed);
        visitor("inputs", counts.inputs);
        visitor("outputs", counts.outputs);
        visitor("aluClocks", counts.aluClocks);
        visitor("transfers", counts.transfers);
        visitor("conversions", counts.conversions);
        visitor("saturations", counts.saturations);
        visitor("opcodes", counts.opcodes);
    }
    friend bool operator==(const EngineCounts&, const EngineCounts&) = default;

    /// Of all owners: they share the array.
    [[nodiscard]] std::uint64_t allClocks() const
    {
        std::uint64_t sum = 0;
        for (const std::uint64_t clocks : aluClocks)
            sum += clocks;
        return sum;
    }
    /// Adds the same work many times.
    void add(const EngineCounts& work, std::uint64_t times);
};

} // namespace vitrine::core::pgpe
