// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/blend/bypass_plan.h"
#include "core/memory/memory.h"
#include "core/session/pixel_engine/blended_sample.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace vitrine::core {

struct DrawStart;
class TimedGpu;

/// What a pixel that bypasses the processors brings to the color updater (BYP-27).
struct CombinedPixel {
    std::vector<Vec4> colors;  ///< interpolated colors of the primary object
    std::vector<Vec4> texels;  ///< filtered texels of the secondary object
    bool skipsDiscard = false; ///< the alpha test is passed over (HIZ-26)
};

/// A draw on a timed machine. The machine combines the pixels beside the processors, or shades them.
class CombiningRun {
public:
    /// Submits the draw; fails where the machine refuses it.
    [[nodiscard]] static Result<std::unique_ptr<CombiningRun>> begin(const DrawStart& draw);
    ~CombiningRun();

    /// The program that combines the pixels of the draw. Null when the machine shades them, or when their color is the
    /// interpolated one.
    [[nodiscard]] const pgpe::LoadedProgram* program() const;
    /// Runs the machine until the pixel comes from which `sample` has its color. `sampleNumber` is the sample asked
    /// about. Nothing when no such pixel came. Call it once only.
    [[nodiscard]] Result<std::optional<CombinedPixel>> pixel(const BlendedSample& sample, std::uint32_t sampleNumber,
                                                             const std::stop_token& stop);

private:
    explicit CombiningRun(const DrawStart& draw);

    Memory m_memory;
    const std::unique_ptr<TimedGpu> m_gpu;
    std::optional<BypassPlan> m_plan;
};

} // namespace vitrine::core
