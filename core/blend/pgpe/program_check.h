// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/blend/pgpe/instruction.h"
#include "core/blend/pgpe/number_format.h"
#include "core/blend/pgpe/object_format.h"

#include <array>
#include <string>
#include <vector>

namespace vitrine::core::pgpe {

inline constexpr std::size_t kMostSurfaces = 8;

/// The surfaces that ports and BIND of a program refer to. A surface is a place where objects lie or pass by.
struct SurfaceTable {
    std::vector<ObjectFormat> formats;          ///< at most kMostSurfaces; s0 is the first
    std::array<std::uint8_t, kPortCount> ports; ///< by port: the surface that it is bound to when the program is loaded
    friend bool operator==(const SurfaceTable&, const SurfaceTable&) = default;
};

inline constexpr std::size_t kFragmentSurface = 0, kTextureSurface = 1, kTargetSurface = 2;
/// The surfaces of a target: fragments as 32-bit floats at `ain` (s0), textures likewise at `tex` (s1), and a surface
/// of this format at `cc` and `mem` (s2).
[[nodiscard]] SurfaceTable targetSurfaces(ObjectFormat target);

struct ProgramCheck {
    std::vector<Text> warnings; ///< one sentence each
    /// Instructions that invert floats, where 1 − x is not clamped (BYP-25).
    std::vector<std::uint8_t> unclampedInverts;
};

/// Checks whether a program can be loaded. The error is one sentence that begins with the line. It refuses
///   programs without an instruction, or with more than 64 (BYP-20)
///   writes to the constant file, which no encoded program can ask for (BYP-22); second destinations above r15
///   opcodes, ports and surfaces that do not exist; OUT to a port that only gives; BIND of a port to no surface
///   formats at used ports that the engine's numbers can't hold (BYP-21)
///   IF and ENDIF that do not match, ELSE and ELSEIF out of place (BYP-23)
///   bits of a color cache that holds floats or depths (VG2D-44)
/// A program without END gets a warning: it stops after its last instruction (BYP-24). There is no way to write a loop.
[[nodiscard]] Result<ProgramCheck> checkProgram(const Program& program, const SurfaceTable& surfaces,
                                                PgpeFormat numbers);

} // namespace vitrine::core::pgpe
