// SPDX-License-Identifier: Apache-2.0
// This file is compiled once for each Highway target: include it after foreach_target.h only.
#if defined(VITRINE_CORE_TEXTURE_LANE_COORDINATES_INL_H) == defined(HWY_TARGET_TOGGLE)
#    ifdef VITRINE_CORE_TEXTURE_LANE_COORDINATES_INL_H
#        undef VITRINE_CORE_TEXTURE_LANE_COORDINATES_INL_H
#    else
#        define VITRINE_CORE_TEXTURE_LANE_COORDINATES_INL_H
#    endif

#    include "core/texture/lane_filter.h"

#    include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace vitrine::core {
namespace HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

/// The number of lanes is always a multiple of NarrowTag's width. WideTag is used where its own width divides it.
using NarrowTag = hn::CappedTag<float, 4>;
using WideTag = hn::CappedTag<float, 16>;

/// Where each lane reads: its lower left texel, its upper right texel, and the weights of the latter.
struct Footprints {
    alignas(64) std::array<std::int32_t, kBatchLanes> x0, y0, x1, y1;
    alignas(64) std::array<float, kBatchLanes> weightS, weightT;
};

template <class D>
using Integers = hn::Vec<hn::RebindToSigned<D>>;

// The functions of wrap.h for a vector of lanes.

template <class D, class V = hn::Vec<D>>
HWY_INLINE V limitCoordinates(D d, V v)
{
    const V limit = hn::Set(d, 16777216.0f);
    const V number = hn::IfThenElseZero(hn::Eq(v, v), v);
    return hn::Min(hn::Max(number, hn::Neg(limit)), limit);
}

template <class D>
HWY_INLINE Integers<D> floorToIntegers(D d, hn::Vec<D> v)
{
    const hn::RebindToSigned<D> di;
    const auto truncated = hn::ConvertTo(di, v);
    return hn::Add(truncated, hn::BitCast(di, hn::VecFromMask(d, hn::Lt(v, hn::ConvertTo(d, truncated)))));
}

template <class D>
HWY_INLINE Integers<D> limitTexels(D, Integers<D> texel, Integers<D> size)
{
    const hn::RebindToSigned<D> di;
    return hn::Max(hn::Min(texel, hn::Sub(size, hn::Set(di, 1))), hn::Zero(di));
}

template <class D>
HWY_INLINE hn::Vec<D> texelCoordinates(D d, Wrap wrap, hn::Vec<D> coordinates, hn::Vec<D> size)
{
    const hn::RebindToSigned<D> di;
    const auto s = limitCoordinates(d, coordinates);
    if (wrap == Wrap::ClampToEdge)
        return limitCoordinates(d, hn::Mul(s, size));
    const auto turn = floorToIntegers(d, s);
    const auto fraction = hn::Sub(s, hn::ConvertTo(d, turn));
    if (wrap == Wrap::Repeat)
        return hn::Mul(fraction, size);
    const auto isEven = hn::RebindMask(d, hn::Eq(hn::And(turn, hn::Set(di, 1)), hn::Zero(di)));
    return hn::Mul(hn::IfThenElse(isEven, fraction, hn::Sub(hn::Set(d, 1.0f), fraction)), size);
}

/// Where the results of some lanes are written, for one axis.
struct AxisOutput {
    std::int32_t* first;
    std::int32_t* second;
    float* weight;
};

template <class D>
HWY_INLINE void nearestTexels(D d, Wrap wrap, hn::Vec<D> coordinates, Integers<D> size, const AxisOutput& out)
{
    const hn::RebindToSigned<D> di;
    const auto u = texelCoordinates(d, wrap, coordinates, hn::ConvertTo(d, size));
    hn::Store(limitTexels(d, floorToIntegers(d, u), size), di, out.first);
}

template <class D>
HWY_INLINE void linearTexels(D d, Wrap wrap, hn::Vec<D> coordinates, Integers<D> size, const AxisOutput& out)
{
    const hn::RebindToSigned<D> di;
    const auto u = hn::Sub(texelCoordinates(d, wrap, coordinates, hn::ConvertTo(d, size)), hn::Set(d, 0.5f));
    const auto below = floorToIntegers(d, u);
    const auto above = hn::Add(below, hn::Set(di, 1));
    hn::Store(hn::Sub(u, hn::ConvertTo(d, below)), d, out.weight);
    if (wrap != Wrap::Repeat) {
        hn::Store(limitTexels(d, below, size), di, out.first);
        hn::Store(limitTexels(d, above, size), di, out.second);
        return;
    }
    const auto last = hn::Sub(size, hn::Set(di, 1));
    hn::Store(hn::IfThenElse(hn::Lt(below, hn::Zero(di)), last, limitTexels(d, below, size)), di, out.first);
    hn::Store(hn::IfThenElseZero(hn::Lt(above, size), above), di, out.second);
}

template <class D>
void findFootprints(Filter filter, const LaneReads& reads, Footprints& at)
{
    const D d;
    const hn::RebindToSigned<D> di;
    alignas(64) std::array<std::int32_t, kBatchLanes> widths, heights;
    for (std::size_t lane = 0; lane < reads.laneCount; ++lane) {
        widths[lane] = reads.levels[lane / 4]->width;
        heights[lane] = reads.levels[lane / 4]->height;
    }
    for (std::size_t lane = 0; lane < reads.laneCount; lane += hn::Lanes(d)) {
        const auto s = hn::LoadU(d, reads.s + lane), t = hn::LoadU(d, reads.t + lane);
        const auto width = hn::Load(di, &widths[lane]), height = hn::Load(di, &heights[lane]);
        const AxisOutput alongS{&at.x0[lane], &at.x1[lane], &at.weightS[lane]};
        const AxisOutput alongT{&at.y0[lane], &at.y1[lane], &at.weightT[lane]};
        if (filter == Filter::Nearest) {
            nearestTexels(d, reads.wrapS, s, width, alongS);
            nearestTexels(d, reads.wrapT, t, height, alongT);
        } else {
            linearTexels(d, reads.wrapS, s, width, alongS);
            linearTexels(d, reads.wrapT, t, height, alongT);
        }
    }
}

// The functions of level_of_detail.h for a vector of quads.

template <class D, class V = hn::Vec<D>>
HWY_INLINE V approximateLog2Of(D d, V v)
{
    const hn::RebindToSigned<D> di;
    const auto bits = hn::BitCast(di, v);
    const auto field = hn::And(hn::ShiftRight<23>(bits), hn::Set(di, 0xFF));
    const auto exponent = hn::ConvertTo(d, hn::Sub(field, hn::Set(di, 127)));
    const V mantissa =
        hn::BitCast(d, hn::Or(hn::And(bits, hn::Set(di, (1 << 23) - 1)), hn::Set(di, std::int32_t{127} << 23)));
    const auto isUpper = hn::Gt(mantissa, hn::Set(d, 1.41421356f));
    const V one = hn::Set(d, 1.0f);
    const V m = hn::IfThenElse(isUpper, hn::Mul(mantissa, hn::Set(d, 0.5f)), mantissa);
    const V e = hn::IfThenElse(isUpper, hn::Add(exponent, one), exponent);
    const V x = hn::Div(hn::Sub(m, one), hn::Add(m, one));
    const V xx = hn::Mul(x, x);
    V series = hn::Add(hn::Set(d, 1.0f / 5.0f), hn::Mul(xx, hn::Set(d, 1.0f / 7.0f)));
    series = hn::Add(hn::Set(d, 1.0f / 3.0f), hn::Mul(xx, series));
    series = hn::Add(one, hn::Mul(xx, series));
    const V log2 = hn::Add(e, hn::Mul(hn::Set(d, 2.88539008f), hn::Mul(x, series)));
    const auto isSpecial = hn::Or(hn::Eq(field, hn::Zero(di)), hn::Eq(field, hn::Set(di, 0xFF)));
    const V result = hn::IfThenElse(hn::RebindMask(d, isSpecial), exponent, log2);
    return hn::IfThenElse(hn::Eq(v, v), result, v);
}

/// The squared length in texels of a difference to the quad's first lane.
template <class V>
HWY_INLINE V squaredTexelsOf(V ds, V dt, V width, V height)
{
    const V s = hn::Mul(ds, width), t = hn::Mul(dt, height);
    return hn::Add(hn::Mul(s, s), hn::Mul(t, t));
}

template <class D>
void lambdasOfQuads(const float* s, const float* t, std::size_t quadCount, const TextureLevel& base, float* lambdas)
{
    const D d;
    const auto width = hn::Set(d, static_cast<float>(base.width)), height = hn::Set(d, static_cast<float>(base.height));
    // By corner of the quad: lane 0, lane 1 (to the right) and lane 2 (above).
    alignas(64) std::array<std::array<float, kBatchQuads>, 3> cornerS{}, cornerT{};
    for (std::size_t quad = 0; quad < quadCount; ++quad) {
        for (std::size_t corner = 0; corner < 3; ++corner) {
            cornerS[corner][quad] = s[4 * quad + corner];
            cornerT[corner][quad] = t[4 * quad + corner];
        }
    }
    for (std::size_t quad = 0; quad < quadCount; quad += hn::Lanes(d)) {
        const auto s0 = hn::Load(d, &cornerS[0][quad]), t0 = hn::Load(d, &cornerT[0][quad]);
        const auto x = squaredTexelsOf(hn::Sub(hn::Load(d, &cornerS[1][quad]), s0),
                                       hn::Sub(hn::Load(d, &cornerT[1][quad]), t0), width, height);
        const auto y = squaredTexelsOf(hn::Sub(hn::Load(d, &cornerS[2][quad]), s0),
                                       hn::Sub(hn::Load(d, &cornerT[2][quad]), t0), width, height);
        const auto longer = hn::IfThenElse(hn::Gt(x, y), x, y);
        hn::StoreU(hn::Mul(hn::Set(d, 0.5f), approximateLog2Of(d, longer)), d, lambdas + quad);
    }
}

} // namespace HWY_NAMESPACE
} // namespace vitrine::core
HWY_AFTER_NAMESPACE();

#endif
