// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/command/vector_state.h"

#include <array>
#include <cstdint>

namespace vitrine::core {

namespace opset8 {
struct OperationRecord;
struct Registers;
} // namespace opset8
namespace pgpe {
struct PixelRun;
struct StepRecord;
} // namespace pgpe

/// Colors on their way from one space to the other, neither of them premultiplied (VG2D-20).
struct SpaceConversion {
    Vec4 from, to;
    friend bool operator==(const SpaceConversion&, const SpaceConversion&) = default;
};

/// How coverage counted for a pixel (VG2D-30, DEC-36). All colors but those of conversions are premultiplied.
struct CoverageMix {
    std::uint8_t coverage = 255;
    Vec4 blended, old; ///< in the space in which was blended
    /// Colors were mixed in another space than they were blended in, and converted for it: the blended one, the old
    /// one, and the other way what came of them.
    bool isConverted = false;
    std::array<SpaceConversion, 3> conversions{};
    Vec4 result;
    friend bool operator==(const CoverageMix&, const CoverageMix&) = default;
};

/// A watcher that is told of each instruction of a color program after its execution, sample by sample.
class BlendStepWatch {
public:
    BlendStepWatch() = default;
    BlendStepWatch(const BlendStepWatch&) = delete;
    BlendStepWatch& operator=(const BlendStepWatch&) = delete;
    virtual ~BlendStepWatch() = default;

    virtual void onBlendStep(std::uint32_t x, std::uint32_t y, std::uint8_t instruction) = 0;

    // Of 2-D graphics, in the order in which it happens to a pixel:

    /// The destination was read, and its colors became `read`: no more than alpha where they are premultiplied.
    virtual void onDestinationRead(const Vec4& /*stored*/, const Vec4& /*read*/) {}
    /// The blender executed an operation, right before onBlendStep().
    virtual void onOperation(const opset8::OperationRecord& /*record*/, const opset8::Registers& /*after*/) {}
    /// The pixel engine did, likewise.
    virtual void onEngineStep(const pgpe::StepRecord& /*record*/, const pgpe::PixelRun& /*after*/) {}
    virtual void onCoverage(const CoverageMix& /*mix*/) {}
};

} // namespace vitrine::core
