// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/thread_context.h"

/// Executes structured control flow by lane masks. Each function executes one instruction at context.pc and sets the
/// next pc.
///
/// A lane that leaves (BRK, CONT, RET, END) is taken out of the frames that it leaves. When no lane is active, the
/// innermost frame tells where others wait: behind its ELSE or ENDIF, at its ENDLOOP, or behind its CALL.

namespace vitrine::core {

/// False when flow would nest too deep.
[[nodiscard]] bool executeIf(ThreadContext& context, std::uint32_t partner, LaneMask condition);
[[nodiscard]] bool executeLoop(ThreadContext& context, std::uint32_t partner);
[[nodiscard]] bool executeCall(ThreadContext& context, std::uint32_t target);
void executeElse(ThreadContext& context, std::uint32_t partner);
void executeEndIf(ThreadContext& context);
void executeEndLoop(ThreadContext& context);
void executeBreak(ThreadContext& context);
void executeContinue(ThreadContext& context);
void executeReturn(ThreadContext& context);
/// Ends the active lanes; context.finished is set with the last one.
void executeEnd(ThreadContext& context);

} // namespace vitrine::core
