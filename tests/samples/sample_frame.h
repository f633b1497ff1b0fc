// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/machine_config.h"
#include "core/session/draw_start.h"
#include "core/session/frame/frame_stream.h"
#include "tests/samples/sample_replay.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace vitrine::test {

/// A frame of a sample with so many draws under way at once, for looks inside; null: there is none.
inline std::shared_ptr<const core::DrawStart> frameOf(SampleReplay& sample, std::size_t frame, std::uint32_t draws,
                                                      const core::MachineConfig& machine)
{
    core::FrameStream stream(sample.capture(), machine, draws);
    if (!stream.passTo(frame))
        return nullptr;
    const auto start = stream.takeFrame();
    return start ? *start : nullptr;
}

/// On the machine that the sample remembers.
inline std::shared_ptr<const core::DrawStart> frameOf(SampleReplay& sample, std::size_t frame, std::uint32_t draws)
{
    return frameOf(sample, frame, draws, sample.machine());
}

} // namespace vitrine::test
