// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/blend/pgpe/engine_config.h"
#include "core/blend/pgpe/instruction.h"
#include "core/blend/pgpe/object_format.h"

#include <array>
#include <string>
#include <vector>

namespace vitrine::core::pgpe {

inline constexpr std::size_t kMostSurfaces = 8;

/// What a program's ports and BIND refer to. A surface is where objects lie or pass by.
struct SurfaceTable {
    std::vector<ObjectFormat> formats;          ///< at most kMostSurfaces; s0 is the first
    std::array<std::uint8_t, kPortCount> ports; ///< the surface that each port is bound to at load
    friend bool operator==(const SurfaceTable&, const SurfaceTable&) = default;
};

inline constexpr std::size_t kFragmentSurface = 0, kTextureSurface = 1, kTargetSurface = 2;
/// Fragments as 32-bit floats at `ain` (s0), textures as such at `tex` (s1), a surface of this format at `cc` and `mem`
/// (s2).
[[nodiscard]] SurfaceTable targetSurfaces(ObjectFormat target);

struct ProgramCheck {
    std::vector<Text> warnings;                 ///< sentences
    std::vector<std::uint8_t> unclampedInverts; ///< instructions that invert floats: 1 − x without clamping (BYP-25)
};

/// Whether a program can be loaded, and why not: one sentence that begins with the line. Refused are
///   programs without an instruction, or with more than 64 (BYP-20)
///   writes to the constant file, which no encoded program can ask for (BYP-22); second destinations above r15
///   opcodes, ports and surfaces that do not exist; OUT to a port that gives alone; BIND of a port to none
///   formats at used ports that the engine's numbers can't hold (BYP-21)
///   IF and ENDIF that do not match, ELSE and ELSEIF out of place (BYP-23)
///   bits of a color cache that holds floats or depths (VG2D-44)
/// A program without END has a warning: it stops after its last instruction (BYP-24). Loops can't be written.
[[nodiscard]] Result<ProgramCheck> checkProgram(const Program& program, const SurfaceTable& surfaces,
                                                PgpeFormat numbers);

} // namespace vitrine::core::pgpe
