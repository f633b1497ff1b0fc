// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/blend/pgpe/instruction.h"

#include <string_view>

/// Makes programs of the pixel engine from text that disassemble() or a person has written.
///
///   .const c2 0.5 0.25 1 1      the contents of a constant
///   IN r0, ain                  ports: ain tex cc mem; tex[1] is the second color of the object alone
///   DMUL.rgb r0, r1, r0, r0.a, r1, r1.a     the channels written stand after the opcode
///   DP2_SAT r2, r0, c1, r1, ~r0.a           modifiers: -x  |x|  ~x (1 − x); components r g b a z s
///   OUT.rgb cc+mem, r2          to both ports at once
///   BIND cc, s1                 the second surface of the program's table
///   KIL r0.a, c4.r   IF r0, r1   ELSEIF r0, r1   ELSE   ENDIF   END      ; and comments

namespace vitrine::core::pgpe {

/// The error names the line, also when an instruction has no encoding, for example because a constant is its
/// destination. The program itself is not checked: that does program_check.h.
[[nodiscard]] Result<Program> assemble(std::string_view text);

} // namespace vitrine::core::pgpe
