// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/pgpe/instruction.h"

#include <array>
#include <cstdint>

namespace vitrine::core::pgpe {

/// Input module, execution module and output module share the ALU array (BYP-26).
enum class AluOwner : std::uint8_t { Input, Execution, Output };
inline constexpr std::size_t kAluOwnerCount = 3;

/// What an engine has done, over pixels.
struct EngineCounts {
    std::uint64_t fetched = 0;  ///< instructions
    std::uint64_t executed = 0; ///< instructions; in a branch not taken, or passed over, they are fetched alone
    std::uint64_t inputs = 0;   ///< objects that came in
    std::uint64_t outputs = 0;  ///< objects that went out, a port each
    std::array<std::uint64_t, kAluOwnerCount> aluClocks{}; ///< by owner
    std::uint64_t transfers = 0;                           ///< operands and results on their way
    std::uint64_t conversions = 0;                         ///< of objects between formats
    std::uint64_t saturations = 0;                         ///< results of instructions that saturate
    std::array<std::uint64_t, kOpcodeCodes> opcodes{};     ///< executed, by code

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

    /// The same work again and again.
    void add(const EngineCounts& work, std::uint64_t times);
};

} // namespace vitrine::core::pgpe
