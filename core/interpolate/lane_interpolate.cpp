// SPDX-License-Identifier: Apache-2.0
#include "core/interpolate/lane_interpolate.h"

#include "core/base/check.h"
#include "core/shader/thread_context.h"

#include <algorithm>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/interpolate/lane_interpolate.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#ifndef VITRINE_CORE_INTERPOLATE_LANE_WEIGHTS
#    define VITRINE_CORE_INTERPOLATE_LANE_WEIGHTS
namespace vitrine::core {

/// What all components of some lanes share.
struct LaneWeights {
    std::size_t count = 0;                                  ///< lanes, a multiple of 4
    alignas(64) std::array<double, kMaxLanes> x, y;         ///< distance from the reference pixel's center
    alignas(64) std::array<float, kMaxLanes> reciprocalW;   ///< 1 / w
    alignas(64) std::array<float, kMaxLanes> second, third; ///< shares of the second and the third vertex
};

} // namespace vitrine::core
#endif

HWY_BEFORE_NAMESPACE();
namespace vitrine::core {
namespace HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

/// For numbers of lanes that are multiples of 4, and of 16.
struct Narrow {
    using Doubles = hn::CappedTag<double, 4>;
    using Floats = hn::CappedTag<float, 4>;
};
struct Wide {
    using Doubles = hn::CappedTag<double, 8>;
    using Floats = hn::CappedTag<float, 16>;
};

template <class D, class V = hn::Vec<D>>
HWY_INLINE V valueAt(D d, const Plane& plane, V x, V y)
{
    return hn::Add(hn::Set(d, plane.value),
                   hn::Add(hn::Mul(hn::Set(d, plane.dx), x), hn::Mul(hn::Set(d, plane.dy), y)));
}

template <class D>
void findWeights(const std::array<Plane, 3>& planes, LaneWeights& weights)
{
    const D d;
    const hn::Rebind<float, D> df;
    for (std::size_t lane = 0; lane < weights.count; lane += hn::Lanes(d)) {
        const auto x = hn::Load(d, &weights.x[lane]), y = hn::Load(d, &weights.y[lane]);
        const auto first = valueAt(d, planes[0], x, y);
        const auto second = valueAt(d, planes[1], x, y);
        const auto third = valueAt(d, planes[2], x, y);
        const auto sum = hn::Add(first, hn::Add(second, third));
        const auto w = hn::Div(hn::Set(d, 1.0), sum);
        hn::Store(hn::DemoteTo(df, sum), df, &weights.reciprocalW[lane]);
        hn::Store(hn::DemoteTo(df, hn::Mul(second, w)), df, &weights.second[lane]);
        hn::Store(hn::DemoteTo(df, hn::Mul(third, w)), df, &weights.third[lane]);
    }
}

template <class D>
void interpolateRow(float base, float toFirst, float toSecond, const LaneWeights& weights, float* row)
{
    const D d;
    const auto start = hn::Set(d, base), first = hn::Set(d, toFirst), second = hn::Set(d, toSecond);
    for (std::size_t lane = 0; lane < weights.count; lane += hn::Lanes(d)) {
        const auto both = hn::Add(hn::Mul(first, hn::Load(d, &weights.second[lane])),
                                  hn::Mul(second, hn::Load(d, &weights.third[lane])));
        hn::StoreU(hn::Add(start, both), d, row + lane);
    }
}

template <class Tags>
void interpolateLanes(const AttributePlanes& planes, int varyings, const VaryingMasks& masks, LaneWeights& weights,
                      const LaneRegisters& out)
{
    findWeights<typename Tags::Doubles>(planes.weights, weights);
    for (std::uint32_t varying = 0; varying < static_cast<std::uint32_t>(varyings); ++varying) {
        for (std::uint32_t c = 0; c < 4; ++c) {
            const int component = static_cast<int>(c);
            if ((masks[varying] >> c & 1) != 0)
                interpolateRow<typename Tags::Floats>(
                    planes.base[varying][component], planes.toFirst[varying][component],
                    planes.toSecond[varying][component], weights, out.component(varying, c));
        }
    }
}

} // namespace

/// `out.data` is where the first lane of the first register goes.
void interpolateVaryings(const AttributePlanes& planes, int varyings, const VaryingMasks& masks, LaneWeights& weights,
                         const LaneRegisters& out)
{
    weights.count % 16 == 0 ? interpolateLanes<Wide>(planes, varyings, masks, weights, out)
                            : interpolateLanes<Narrow>(planes, varyings, masks, weights, out);
}

} // namespace HWY_NAMESPACE
} // namespace vitrine::core
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace vitrine::core {

HWY_EXPORT(interpolateVaryings);

namespace {

/// Whether each component of the result comes from the same component of the sources.
bool isComponentwise(Opcode opcode)
{
    const unsigned opcodeClass = static_cast<unsigned>(opcode) >> 4;
    return opcodeClass == 0x1 || opcodeClass == 0x4 || opcodeClass == 0x6 ||
           (opcodeClass == 0x0 && opcode != Opcode::LoadLocal && opcode != Opcode::StoreLocal);
}

void placeLanes(const Primitive& primitive, std::span<const Quad> quads, LaneWeights& weights)
{
    weights.count = 4 * quads.size();
    for (std::size_t i = 0; i < quads.size(); ++i) {
        const double x = quads[i].x - primitive.referenceX, y = quads[i].y - primitive.referenceY;
        for (std::size_t pixel = 0; pixel < 4; ++pixel) {
            weights.x[4 * i + pixel] = x + static_cast<double>(pixel % 2);
            weights.y[4 * i + pixel] = y + static_cast<double>(pixel / 2);
        }
    }
}

/// A SEND to a fixed-function unit gives it whole registers, one behind the other.
void addGiven(const Instruction& instruction, VaryingMasks& masks)
{
    const Source& first = instruction.sources[0];
    if (instruction.opcode != Opcode::Send || first.file != RegisterFile::Input)
        return;
    for (std::size_t i = 0; i < instruction.send.inputRegisters && first.index + i < masks.size(); ++i)
        masks[first.index + i] = 0xF;
}

} // namespace

VaryingMasks varyingsRead(const Program& program)
{
    VaryingMasks masks{};
    for (const Instruction& instruction : program.instructions) {
        addGiven(instruction, masks);
        for (const Source& source : instruction.sources) {
            if (source.file != RegisterFile::Input || source.index >= masks.size())
                continue;
            for (unsigned c = 0; c < 4; ++c) {
                const bool isUsed =
                    !isComponentwise(instruction.opcode) || (instruction.destination.writeMask >> c & 1) != 0;
                if (isUsed)
                    masks[source.index] |= static_cast<std::uint8_t>(1u << (source.swizzle >> (2 * c) & 3));
            }
        }
    }
    return masks;
}

void interpolateQuads(const Primitive& primitive, std::span<const Quad> quads, const FragmentInputs& inputs,
                      const VaryingMasks& masks, const LaneRegisters& registers, std::uint32_t firstLane)
{
    CORE_CHECK(inputs.varyingCount <= primitive.attributes.count &&
                   firstLane + 4 * quads.size() <= registers.laneCount && registers.laneCount <= kMaxLanes,
               "the quads don't fit the primitive's varyings or the registers");
    LaneWeights weights;
    placeLanes(primitive, quads, weights);
    HWY_DYNAMIC_DISPATCH(interpolateVaryings)
    (primitive.attributes, inputs.varyingCount, masks, weights, {registers.data + firstLane, registers.laneCount});
    for (std::size_t i = 0; i < quads.size(); ++i) {
        const std::size_t lane = 4 * i;
        writeSpecialInputs(primitive, quads[i], std::span(weights.reciprocalW).subspan(lane).first<4>(), inputs,
                           {registers.data + firstLane + lane, registers.laneCount});
    }
}

} // namespace vitrine::core
#endif
