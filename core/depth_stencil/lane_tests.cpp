// SPDX-License-Identifier: Apache-2.0
#include "core/depth_stencil/lane_tests.h"

#include "core/base/check.h"
#include "core/depth_stencil/quad_words.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/depth_stencil/lane_tests.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <cstring>

HWY_BEFORE_NAMESPACE();
namespace vitrine::core {
namespace HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

template <class D>
using Words = hn::Vec<D>;

/// The lanes from `lane` on whose bit is set.
template <class D>
HWY_INLINE hn::Mask<D> maskOf(D d, std::uint64_t bits, std::size_t lane)
{
    std::uint8_t bytes[8];
    const std::uint64_t shifted = bits >> lane;
    std::memcpy(bytes, &shifted, sizeof bytes); // little-endian hosts, as everywhere
    return hn::LoadMaskBits(d, bytes);
}

template <class D>
HWY_INLINE std::uint64_t bitsOf(D d, hn::Mask<D> mask, std::size_t lane)
{
    std::uint8_t bytes[8] = {};
    hn::StoreMaskBits(d, mask, bytes);
    return (std::uint64_t{bytes[0]} | std::uint64_t{bytes[1]} << 8) << lane;
}

template <class D>
HWY_INLINE hn::Mask<D> holds(D d, CompareFunction function, Words<D> incoming, Words<D> stored)
{
    switch (function) {
    case CompareFunction::Never: return hn::FirstN(d, 0);
    case CompareFunction::Less: return hn::Lt(incoming, stored);
    case CompareFunction::Equal: return hn::Eq(incoming, stored);
    case CompareFunction::LessEqual: return hn::Not(hn::Gt(incoming, stored));
    case CompareFunction::Greater: return hn::Gt(incoming, stored);
    case CompareFunction::NotEqual: return hn::Not(hn::Eq(incoming, stored));
    case CompareFunction::GreaterEqual: return hn::Not(hn::Lt(incoming, stored));
    case CompareFunction::Always: break;
    }
    return hn::FirstN(d, hn::Lanes(d));
}

template <class D>
HWY_INLINE Words<D> stencilResult(D d, StencilOperation operation, Words<D> stored, Words<D> reference)
{
    const auto one = hn::Set(d, 1), last = hn::Set(d, 0xFF);
    switch (operation) {
    case StencilOperation::Keep: return stored;
    case StencilOperation::Zero: return hn::Zero(d);
    case StencilOperation::Replace: return reference;
    case StencilOperation::Increment: return hn::Min(hn::Add(stored, one), last);
    case StencilOperation::Decrement: return hn::Max(hn::Sub(stored, one), hn::Zero(d));
    case StencilOperation::Invert: return hn::Xor(stored, last);
    case StencilOperation::IncrementWrap: return hn::And(hn::Add(stored, one), last);
    case StencilOperation::DecrementWrap: break;
    }
    return hn::And(hn::Sub(stored, one), last);
}

/// Window depth of each lane as its buffer stores it.
void findDepths(const LaneSurface& surface, LaneDepth& depth, std::size_t count)
{
    const Plane& plane = surface.plane;
    const DepthRange& range = surface.range;
    const hn::CappedTag<double, 4> d; // numbers of lanes are multiples of 4
    const hn::Rebind<std::int32_t, decltype(d)> di;
    for (std::size_t lane = 0; lane < count; lane += hn::Lanes(d)) {
        const auto x = hn::Load(d, &depth.x[lane]), y = hn::Load(d, &depth.y[lane]);
        const auto z = hn::Add(hn::Set(d, plane.value),
                               hn::Add(hn::Mul(hn::Set(d, plane.dx), x), hn::Mul(hn::Set(d, plane.dy), y)));
        const auto inRange = hn::Min(hn::Max(z, hn::Set(d, range.min)), hn::Set(d, range.max));
        const auto clamped = hn::Min(hn::IfThenElseZero(hn::Gt(inRange, hn::Zero(d)), inRange), hn::Set(d, 1.0));
        const auto level = hn::Add(hn::Mul(clamped, hn::Set(d, static_cast<double>(depth.maxCode))), hn::Set(d, 0.5));
        hn::Store(hn::DemoteTo(di, level), di, &depth.codes[lane]);
    }
}

template <class D>
std::uint64_t passStencil(const LaneStencil& stencil, std::size_t count)
{
    const D d;
    const std::int32_t mask = stencil.face->compareMask;
    const auto reference = hn::Set(d, stencil.face->reference & mask);
    std::uint64_t passed = 0;
    for (std::size_t lane = 0; lane < count; lane += hn::Lanes(d)) {
        const auto stored = hn::And(hn::Load(d, &stencil.words[lane]), hn::Set(d, mask));
        passed |= bitsOf(d, holds(d, stencil.face->function, reference, stored), lane);
    }
    return passed;
}

template <class D>
std::uint64_t passDepth(const LaneDepth& depth, CompareFunction function, std::size_t count)
{
    const D d;
    std::uint64_t passed = 0;
    for (std::size_t lane = 0; lane < count; lane += hn::Lanes(d)) {
        const auto stored =
            hn::And(hn::Load(d, &depth.words[lane]), hn::Set(d, static_cast<std::int32_t>(depth.maxCode)));
        passed |= bitsOf(d, holds(d, function, hn::Load(d, &depth.codes[lane]), stored), lane);
    }
    return passed;
}

template <class D>
void updateStencil(StencilOperation operation, std::uint64_t lanes, LaneStencil& stencil, std::size_t count)
{
    const D d;
    if (lanes == 0 || operation == StencilOperation::Keep || stencil.face->writeMask == 0)
        return;
    const auto writeMask = hn::Set(d, std::int32_t{stencil.face->writeMask});
    const auto reference = hn::Set(d, std::int32_t{stencil.face->reference});
    stencil.changed |= lanes;
    for (std::size_t lane = 0; lane < count; lane += hn::Lanes(d)) {
        const auto stored = hn::Load(d, &stencil.words[lane]);
        const auto result = hn::And(stencilResult(d, operation, stored, reference), writeMask);
        const auto merged = hn::Or(hn::AndNot(writeMask, stored), result);
        hn::Store(hn::IfThenElse(maskOf(d, lanes, lane), merged, stored), d, &stencil.words[lane]);
    }
}

template <class D>
void writeDepth(std::uint64_t lanes, LaneDepth& depth, std::size_t count)
{
    const D d;
    depth.changed = lanes;
    for (std::size_t lane = 0; lane < count; lane += hn::Lanes(d)) {
        const auto code = hn::Load(d, &depth.codes[lane]), stored = hn::Load(d, &depth.words[lane]);
        hn::Store(hn::IfThenElse(maskOf(d, lanes, lane), code, stored), d, &depth.words[lane]);
    }
}

template <class D>
std::uint64_t applyTests(const DepthStencilState& state, const LaneSurface& surface, LaneStencil* stencil,
                         LaneDepth* depth, const CoveredLanes& lanes)
{
    std::uint64_t stencilPassed = lanes.covered;
    if (stencil)
        stencilPassed &= passStencil<D>(*stencil, lanes.count);
    std::uint64_t passed = stencilPassed;
    if (depth && passed != 0) {
        findDepths(surface, *depth, lanes.count);
        passed &= passDepth<D>(*depth, state.depthFunction, lanes.count);
    }
    if (stencil) {
        updateStencil<D>(stencil->face->stencilFail, lanes.covered & ~stencilPassed, *stencil, lanes.count);
        updateStencil<D>(stencil->face->depthFail, stencilPassed & ~passed, *stencil, lanes.count);
        updateStencil<D>(stencil->face->depthPass, passed, *stencil, lanes.count);
    }
    if (depth && state.depthWrite && passed != 0)
        writeDepth<D>(passed, *depth, lanes.count);
    return passed;
}

} // namespace

/// Tests the lanes and changes their words; the lanes that pass. A null part is not tested.
std::uint64_t testLanes(const DepthStencilState& state, const LaneSurface& surface, LaneStencil* stencil,
                        LaneDepth* depth, const CoveredLanes& lanes)
{
    using Wide = hn::CappedTag<std::int32_t, 16>;
    using Narrow = hn::CappedTag<std::int32_t, 4>;
    return lanes.count % hn::Lanes(Wide()) == 0 ? applyTests<Wide>(state, surface, stencil, depth, lanes)
                                                : applyTests<Narrow>(state, surface, stencil, depth, lanes);
}

} // namespace HWY_NAMESPACE
} // namespace vitrine::core
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace vitrine::core {

HWY_EXPORT(testLanes);

namespace {

void placeLanes(const Primitive& primitive, std::span<const Quad> quads, LaneDepth& depth)
{
    for (std::size_t i = 0; i < quads.size(); ++i) {
        const double x = quads[i].x - primitive.referenceX, y = quads[i].y - primitive.referenceY;
        for (std::size_t pixel = 0; pixel < 4; ++pixel) {
            depth.x[4 * i + pixel] = x + static_cast<double>(pixel % 2);
            depth.y[4 * i + pixel] = y + static_cast<double>(pixel / 2);
        }
    }
}

} // namespace

void applyDepthStencil(const DepthStencilState& state, const DepthStencilTarget& target, const Primitive& primitive,
                       std::span<Quad> quads)
{
    CORE_CHECK(quads.size() <= kMostTestedQuads, "more quads than a tile holds");
    if (!isActive(state, target))
        return;
    LaneStencil stencil;
    LaneDepth depth;
    const bool testsStencil = state.stencilTest && target.stencil;
    const bool testsDepth = state.depthTest && target.depth;
    if (testsStencil) {
        stencil.face = primitive.frontFacing ? &state.front : &state.back;
        loadWords(*target.stencil, quads, stencil.words);
    }
    if (testsDepth) {
        depth.maxCode = maxDepthCode(target.depth->format());
        placeLanes(primitive, quads, depth);
        loadWords(*target.depth, quads, depth.words);
    }
    const CoveredLanes lanes = coveredLanes(quads);
    const std::uint64_t passed =
        HWY_DYNAMIC_DISPATCH(testLanes)(state, {primitive.depth, primitive.depthRange},
                                        testsStencil ? &stencil : nullptr, testsDepth ? &depth : nullptr, lanes);
    if (stencil.changed != 0)
        storeWords(*target.stencil, quads, stencil.words, stencil.changed);
    if (depth.changed != 0)
        storeWords(*target.depth, quads, depth.words, depth.changed);
    for (std::size_t i = 0; i < quads.size(); ++i)
        quads[i].coverage = quadCoverage(passed >> (4 * i));
}

} // namespace vitrine::core
#endif
