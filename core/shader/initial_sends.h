// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/interpreter.h"
#include "core/shader/program_binding.h"

#include <cstdint>
#include <vector>

/// Texels that are in a task's registers before its program runs (BYP-11, DEC-05: knob tex.initialPrefetch). The
/// interpolator asks for them; when the program comes to the SEND it finds them, and nothing is posted.

namespace vitrine::core {

/// Indices of the SENDs of a fragment program that ask this way, in the order of the text: of the texture unit, at an
/// interpolated input as it stands, at a level out of its derivatives alone. Project choice: before the first branch,
/// and no more than 8, so that each of them is executed once.
[[nodiscard]] std::vector<std::uint32_t> initialSends(const Program& program);

/// What such a SEND is going to ask, of all lanes that are alive. `room` holds its arguments for as long as the request
/// is used.
[[nodiscard]] DeviceRequest initialRequest(const ThreadContext& context, const Program& program,
                                           std::uint32_t instruction, std::vector<float>& room);

/// Answers the SEND that a task has just executed if its texels were read ahead.
[[nodiscard]] bool answerInitial(ThreadContext& context, const ProgramBinding& binding);

} // namespace vitrine::core
