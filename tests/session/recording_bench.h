// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/machine/draw_explorer.h"
#include "core/session/machine/draw_recording.h"
#include "core/session/machine/task_section.h"
#include "tests/gpu/draw_bench.h"

#include <memory>
#include <string>

namespace vitrine::test {

/// Small draws whose numbers the specification gives, recorded.

/// As HET-07…HET-12 have it: ideal timing, one processor, tasks of one fragment.
[[nodiscard]] core::MachineConfig latencyMachine();
[[nodiscard]] core::MachineConfig idealMachine();

/// HET-10: a line of `tasks` pixels under a program of ten instructions up to and including a SEND, and ten after it.
[[nodiscard]] std::shared_ptr<const core::DrawStart> lineStart(std::uint32_t tasks, const core::MachineConfig& config);
/// HET-05, ONE-05: the triangle (0,0), (4,0), (0,4) on 4 × 4 pixels: 6 fragments in 3 quads.
[[nodiscard]] std::shared_ptr<const core::DrawStart> triangleStart(const std::string& fragmentProgram,
                                                                   const core::MachineConfig& config);
/// So many triangles, each of three vertices of its own, in 4 × 4 pixels.
[[nodiscard]] std::shared_ptr<const core::DrawStart> trianglesStart(int triangles, const core::MachineConfig& config);
/// One SEND to a texture and a MOV.
[[nodiscard]] std::string texturedProgram();
/// Without a SEND: so many instructions.
[[nodiscard]] std::string plainProgram(int instructions);

/// Null when it failed.
[[nodiscard]] std::shared_ptr<const core::DrawRecording> record(const std::shared_ptr<const core::DrawStart>& start,
                                                                const core::RecordingLimits& limits = {});

/// What a recording has of its tasks and requests.
[[nodiscard]] inline const core::TaskLog& tasksOf(const core::DrawRecording& recording)
{
    return recording.section<core::TaskSection>().log;
}

} // namespace vitrine::test
