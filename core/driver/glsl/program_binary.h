// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/glsl_compiler.h"

#include <cstddef>
#include <span>

/// Linked programs as bytes that can be stored and loaded (HET-31).
///
/// A binary contains the instructions of both stages, everything that GL lists about the program, and the shaders'
/// sources for people. It begins with "VITP", the version of this format, the size and a 128-bit checksum of the rest.

namespace vitrine::core {

inline constexpr std::uint32_t kProgramBinaryVersion = 1;

[[nodiscard]] std::vector<std::byte> saveProgram(const LinkedProgram& program);

/// Loads the program for a machine with these units; `units` must not be null. The error is one sentence. It refuses
/// what is no program binary, another version, a wrong checksum, code that the machine can't run, and calls of a unit
/// that is not there.
[[nodiscard]] Result<std::shared_ptr<const LinkedProgram>> loadProgram(std::span<const std::byte> binary,
                                                                       std::shared_ptr<const ReachableUnits> units);

} // namespace vitrine::core
