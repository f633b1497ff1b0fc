// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/glsl_compiler.h"

#include <cstddef>
#include <span>

/// Linked programs as bytes to store and load (HET-31).
///
/// A binary holds the instructions of both stages, everything that GL lists of the program, and the shaders' sources
/// for people. It begins with "VITP", the version of this format, the size and a 128-bit checksum of the rest.

namespace vitrine::core {

inline constexpr std::uint32_t kProgramBinaryVersion = 1;

[[nodiscard]] std::vector<std::byte> saveProgram(const LinkedProgram& program);

/// The same program for a machine with these units; `units` must not be null. Refused with one sentence: no program
/// binary, another version, a wrong checksum, code that the machine can't run, a unit that is called and not there.
[[nodiscard]] Result<std::shared_ptr<const LinkedProgram>> loadProgram(std::span<const std::byte> binary,
                                                                       std::shared_ptr<const ReachableUnits> units);

} // namespace vitrine::core
