// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/alu.h"

namespace vitrine::core {

/// Whether an instruction needs an answer that is still outstanding. Call it only while there are outstanding requests.
[[nodiscard]] bool mustWait(const ThreadContext& context, const DecodedProgram& program,
                            const DecodedInstruction& instruction);

/// Executes the SEND at context.pc: the request is noted together with a copy of its sources.
void postRequest(AluFrame& frame, const AluTable& table, const DecodedInstruction& instruction);

} // namespace vitrine::core
