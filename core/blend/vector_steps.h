// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/blend/blend_step_watch.h"
#include "core/blend/gamma.h"
#include "core/blend/opset8.h"
#include "core/command/vector_state.h"

#include <cstddef>
#include <cstdint>
#include <vector>

/// What the color updater does to a pixel of 2-D graphics, in steps of the eight operations (VG2D-36, VG2D-37):
///
///   pre-formatting     10 RCP(α.dst) · 20 MUL · 30 DeGamma     the destination as the blend mode wants it
///   body               40 …                                    the sequence of the blend mode
///   coverage           no instruction (VG2D-30)
///   post-formatting    50 RCP(α.res) · 60 MUL · 70 Gamma · 80 MUL α.res     the result as the surface keeps it

namespace vitrine::core {

/// The steps of a draw in one sequence, from SRC, SRC2 and DST to DST.
struct VectorSteps {
    opset8::Sequence operations;
    std::size_t bodyAt = 0;     ///< the first of the body
    std::size_t coverageAt = 0; ///< the first of post-formatting: coverage counts before it
    std::size_t inputs = 2;     ///< instructions before them in a program of the pixel engine
};

/// Steps 10, 20 and 80 are left out where the surface keeps colors that are not premultiplied, 30 and 70 where it keeps
/// linear ones, or where colors are blended as they are stored.
[[nodiscard]] VectorSteps vectorSteps(const VectorBlend& blend);

/// The groups that the steps of a pixel stand in; coverage has no instruction.
enum class StepGroup : std::uint8_t { None, PreFormatting, Blending, Coverage, PostFormatting };

/// The step of a draw with its number: 10, 20, 30; 40, 41 …; 50, 60, 70, 80.
struct NumberedStep {
    opset8::Instruction operation;
    StepGroup group = StepGroup::None;
    std::uint8_t number = 0;
    bool isLeftOut = false;
};
/// All that a draw could take in its blend mode, with those that it leaves out.
[[nodiscard]] std::vector<NumberedStep> numberedSteps(const VectorBlend& blend);

/// By which colors become linear and back (VG2D-20, VG2D-21).
[[nodiscard]] constexpr GammaCurve curveOf(const VectorBlend& blend)
{
    return {blend.gammaPower, blend.usesTables};
}

/// The fixed step between body and post-formatting (VG2D-30, DEC-36): t · blended + (1 − t) · old with t = coverage ÷
/// 255, in the space that `blend` says. Both are premultiplied, and in the space in which was blended. `known`: of the
/// same `blend`, or null; a color that it has converted is not converted again.
[[nodiscard]] CoverageMix mixCoverage(const VectorBlend& blend, const Vec4& blended, const Vec4& old,
                                      std::uint8_t coverage, const CoverageMix* known = nullptr);

/// The destination as it is read: with premultiplied storage no color is more than alpha (VG2D-19).
[[nodiscard]] Vec4 readDestination(const VectorBlend& blend, Vec4 stored);

/// What is done to one pixel beside the instructions, whichever engine executes them. It points to the steps.
class VectorPixel {
public:
    VectorPixel(const VectorBlend& blend, const VectorSteps& steps, std::uint8_t coverage,
                BlendStepWatch* watch = nullptr)
        : m_blend(blend), m_steps(steps), m_coverage(coverage), m_watch(watch)
    {
    }
    /// Before the instruction of this number, from 0: `destination` is DST.
    void before(std::size_t instruction, Vec4& destination);
    /// The last mix of the same blending that has converted colors. This pixel's takes its place.
    void know(CoverageMix* last) { m_last = last; }
    /// Its destination was read with more color than alpha (VG2D-19).
    [[nodiscard]] bool isClamped() const { return m_isClamped; }

private:
    void read(Vec4& destination);
    void cover(Vec4& destination);

    const VectorBlend& m_blend;
    const VectorSteps& m_steps;
    const std::uint8_t m_coverage;
    BlendStepWatch* const m_watch;
    CoverageMix* m_last = nullptr;
    Vec4 m_old;
    bool m_isClamped = false;
};

} // namespace vitrine::core
