// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/shader_trace/shader_trace_walk.h"
#include "core/shader/instruction_text.h"

#include <string>
#include <vector>

/// Traces in words.

namespace vitrine::core {

/// "0.25", "-3", "true"; floats as short as they can be told from all others.
[[nodiscard]] std::string componentText(std::uint32_t bits, SymbolKind kind);
/// "r3.x", "l4.w", "depth"; empty: no register.
[[nodiscard]] std::string registerName(const LaneWalk& walk, TraceAddress address);
struct RegisterName {
    RegisterFile file = RegisterFile::Temp;
    std::uint32_t index = 0;
    friend auto operator<=>(const RegisterName&, const RegisterName&) = default;
};
/// Those that some instruction names, and those in a row that it gives to a unit or has filled by one; sorted.
[[nodiscard]] std::vector<RegisterName> registersUsed(const Program& program);

/// "MUL r0.x, v0.x, c1.y"
[[nodiscard]] std::string instructionText(const LaneWalk& walk, std::size_t step);

/// Where it stands: "0.5", "(0.25, 0.5, —)", "[1, 2]" for an array; "—" where nothing is known.
[[nodiscard]] std::string valueText(const LaneWalk& walk, const DebugVariable& variable);
/// Those that a step writes any part of.
[[nodiscard]] std::vector<const DebugVariable*> variablesWrittenBy(const LaneWalk& walk, std::size_t step);
/// Standing behind the step: "r0.x = 0.5, sum = 0.5"
[[nodiscard]] std::string writesText(const LaneWalk& walk, std::size_t step);

/// "fragment 5,3 of primitive 1 of draw 12", "vertex 2 of draw 12"
[[nodiscard]] Text traceTitle(const ShaderTrace& trace);
/// How it ended: "color (0.5, 1, 0, 1)", "discarded at line 4", "position (…)".
[[nodiscard]] Text outcomeText(const LaneWalk& walk);

} // namespace vitrine::core
