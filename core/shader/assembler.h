// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/shader/isa.h"

#include <string_view>

/// Makes programs of text, of what disassemble() writes or what was written by hand.
///
///   .fragment                       or .vertex (the default); other directives: .temps .inputs .outputs .locals
///   .temps 4                        .uniforms .varyings .fragcoord .frontfacing .pointcoord with a number each,
///   .literal 1.0 0.5 0x7F800000 -2  .writes_point_size .can_discard .writes_depth .side_effects .derivatives
///
///   12  MAD_SAT r3.xyz, -r1.xyzx, |c4.x|, c[r2.x+1]   ; line 17     number and comment may be left out
///   CMP.LT r0, v0, c0               conditions LT LE EQ NE GE GT, for CMP and ICMP
///   IF r0.x                         partners of IF, ELSE, LOOP, BRK and CONT are found, or given as @12
///   CALL blur / JMP @12             a label stands on its own line, `blur:`
///   LDL r0, l4, r1.x                local[4 + r1.x]
///   STL l4.xy, r1.x, r0
///   FILL r0, l4 / SPILL l4.xy, r0   local[4] of the lane
///   SEND r4, d0:3:BIAS, v0, c1.x    device 0, texture slot 3; d0:3:BIAS:2 fills r4 and r5; `_` leaves a source out
///   SEND r4[2], ffs, r8[4]          gives r8 … r11 to a fixed-function unit, fills r4 and r5; ffs ffp ffb, or d5;
///                                   v0[4] gives inputs
///
/// Registers: r temps, v inputs, c constants, o outputs. A swizzle of fewer than four letters repeats its last one.

namespace vitrine::core {

/// The error names the line. The program is not validated yet; the partners of its flow instructions are filled in.
[[nodiscard]] Result<Program> assemble(std::string_view text);

} // namespace vitrine::core
