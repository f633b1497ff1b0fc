// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/shader_trace/shader_trace_walk.h"
#include "core/shader/instruction_text.h"

#include <string>
#include <vector>

/// Says in words what a trace shows.

namespace vitrine::core {

/// A component in words: "0.25", "-3", "true". A float has as many digits as it takes to tell it from all others.
[[nodiscard]] std::string componentText(std::uint32_t bits, SymbolKind kind);
/// The name of a register's component: "r3.x", "l4.w", "depth"; empty when the address is no register's.
[[nodiscard]] std::string registerName(const LaneWalk& walk, TraceAddress address);
struct RegisterName {
    RegisterFile file = RegisterFile::Temp;
    std::uint32_t index = 0;
    friend auto operator<=>(const RegisterName&, const RegisterName&) = default;
};
/// The registers that some instruction names, and the registers behind these that are sent to a unit or filled by one;
/// sorted.
[[nodiscard]] std::vector<RegisterName> registersUsed(const Program& program);

/// "MUL r0.x, v0.x, c1.y"
[[nodiscard]] std::string instructionText(const LaneWalk& walk, std::size_t step);

/// The value of a variable where the walk stands: "0.5", "(0.25, 0.5, —)", "[1, 2]" for an array; "—" where nothing is
/// known.
[[nodiscard]] std::string valueText(const LaneWalk& walk, const DebugVariable& variable);
/// The variables of which a step writes any part.
[[nodiscard]] std::vector<const DebugVariable*> variablesWrittenBy(const LaneWalk& walk, std::size_t step);
/// What a step has written: "r0.x = 0.5, sum = 0.5". The walk must stand behind the step.
[[nodiscard]] std::string writesText(const LaneWalk& walk, std::size_t step);

/// "fragment 5,3 of primitive 1 of draw 12", "vertex 2 of draw 12"
[[nodiscard]] Text traceTitle(const ShaderTrace& trace);
/// How the lane's program ended: "color (0.5, 1, 0, 1)", "discarded at line 4", "position (…)".
[[nodiscard]] Text outcomeText(const LaneWalk& walk);

} // namespace vitrine::core
