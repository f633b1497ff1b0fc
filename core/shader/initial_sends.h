// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/interpreter.h"
#include "core/shader/program_binding.h"

#include <cstdint>
#include <vector>

/// Texels that are read before a task's program runs (BYP-11, DEC-05: knob tex.initialPrefetch). The interpolator asks
/// for them. When the program comes to the SEND, the texels are in registers already, and nothing is posted.

namespace vitrine::core {

/// The SENDs of a fragment program that can be asked ahead, as indices in the order of the text. They ask the texture
/// unit, at an interpolated input as it stands, at a level that follows from its derivatives alone. Project choice:
/// they come before the first branch, and at most 8 are taken, so that each is executed once.
[[nodiscard]] std::vector<std::uint32_t> initialSends(const Program& program);

/// What such a SEND asks, for all lanes that are alive. `room` holds the arguments; keep it as long as the request.
[[nodiscard]] DeviceRequest initialRequest(const ThreadContext& context, const Program& program,
                                           std::uint32_t instruction, std::vector<float>& room);

/// Answers the SEND that a task has just executed, if its texels were read ahead. Returns whether they were.
[[nodiscard]] bool answerInitial(ThreadContext& context, const ProgramBinding& binding);

} // namespace vitrine::core
