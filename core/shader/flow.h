// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/thread_context.h"

/// Structured control flow as lane masks. Each function executes one instruction at context.pc and sets the next pc.
///
/// A lane that leaves (BRK, CONT, RET, END) is taken out of the frames that it leaves behind. When no lane is active,
/// the innermost frame says where others wait: behind its ELSE or ENDIF, at its ENDLOOP, behind its CALL.

namespace vitrine::core {

/// False when the frame would be one too many.
[[nodiscard]] bool executeIf(ThreadContext& context, std::uint32_t partner, LaneMask condition);
[[nodiscard]] bool executeLoop(ThreadContext& context, std::uint32_t partner);
[[nodiscard]] bool executeCall(ThreadContext& context, std::uint32_t target);
void executeElse(ThreadContext& context, std::uint32_t partner);
void executeEndIf(ThreadContext& context);
void executeEndLoop(ThreadContext& context);
void executeBreak(ThreadContext& context);
void executeContinue(ThreadContext& context);
void executeReturn(ThreadContext& context);
/// Sets context.finished with the last lane.
void executeEnd(ThreadContext& context);

} // namespace vitrine::core
