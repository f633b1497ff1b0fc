// SPDX-License-Identifier: Apache-2.0
#include "core/shader/alu.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/shader/alu_table.cpp"
#include <hwy/foreach_target.h>

#include "core/shader/alu_kernels_inl.h"

HWY_BEFORE_NAMESPACE();
namespace vitrine::core {
namespace HWY_NAMESPACE {
namespace {

/// Spells the active lanes out, unless the frame already holds just these.
void expandActiveLanes(AluFrame& frame)
{
    if (frame.expandedMask == frame.context.active)
        return;
    frame.expandedMask = frame.context.active;
    for (std::size_t lane = 0; lane < frame.laneCount; ++lane)
        frame.laneBits[lane] = (frame.expandedMask >> lane & 1) != 0 ? ~0u : 0u;
}

template <class D>
HWY_INLINE hn::Vec<D> saturated(D d, hn::Vec<D> v)
{
    // As MAX and MIN do it: NaN fails the comparison and becomes 0, −0 stays.
    const auto raised = hn::IfThenElseZero(hn::Ge(v, hn::Zero(d)), v);
    return hn::IfThenElse(hn::Lt(raised, hn::Set(d, 1.0f)), raised, hn::Set(d, 1.0f));
}

template <class D>
void commit(AluFrame& frame, const DecodedInstruction& instruction)
{
    const D d;
    const hn::RebindToUnsigned<D> du;
    expandActiveLanes(frame);
    float* destination = frame.rows + instruction.destinationRow * frame.laneCount;
    for (unsigned mask = instruction.writeMask; mask != 0; mask &= mask - 1) {
        const std::size_t first = static_cast<std::size_t>(std::countr_zero(mask)) * frame.laneCount;
        for (std::size_t lane = 0; lane < frame.laneCount; lane += hn::Lanes(d)) {
            auto value = hn::LoadU(d, frame.stagedResult.data() + first + lane);
            if (instruction.saturate)
                value = saturated(d, value);
            const auto bits = hn::BitCast(d, hn::LoadU(du, frame.laneBits.data() + lane));
            const auto old = hn::LoadU(d, destination + first + lane);
            hn::StoreU(hn::IfThenElse(hn::MaskFromVec(bits), value, old), d, destination + first + lane);
        }
    }
}

template <class D>
void copySource(AluFrame& frame, const DecodedInstruction& instruction, int i, float* out)
{
    const D d;
    const bool missing = instruction.sources[static_cast<std::size_t>(i)].kind == OperandKind::None;
    const Operand<D> source = missing ? Operand<D>{} : fetch<D>(frame, instruction, i);
    for (int c = 0; c < 4; ++c)
        for (std::size_t lane = 0; lane < frame.laneCount; lane += hn::Lanes(d))
            hn::StoreU(missing ? hn::Zero(d) : source.load(d, c, lane), d,
                       out + static_cast<std::size_t>(c) * frame.laneCount + lane);
}

template <class D>
LaneMask nonZeroLanes(AluFrame& frame, const DecodedInstruction& instruction)
{
    const D d;
    const hn::RebindToSigned<D> di;
    const Operand<D> a = fetch<D>(frame, instruction, 0);
    LaneMask lanes = 0;
    for (std::size_t lane = 0; lane < frame.laneCount; lane += hn::Lanes(d)) {
        const auto isZero = hn::Eq(hn::BitCast(di, a.load(d, 0, lane)), hn::Zero(di));
        std::uint8_t bytes[8] = {};
        hn::StoreMaskBits(di, isZero, bytes);
        const LaneMask zero = bytes[0] | static_cast<LaneMask>(bytes[1]) << 8;
        lanes |= (~zero & allLanes(static_cast<std::uint32_t>(hn::Lanes(d)))) << lane;
    }
    return lanes;
}

constexpr AluRow kNoHandlers = {};

const AluTable kNarrow = {{&kMoveRows.narrow, &kLogicRows.narrow, &kNoHandlers, &kNoHandlers,
                           &kComponentMathRows.narrow, &kVectorMathRows.narrow, &kTranscendentalRows.narrow},
                          commit<NarrowTag>,
                          copySource<NarrowTag>,
                          nonZeroLanes<NarrowTag>};
const AluTable kWide = {{&kMoveRows.wide, &kLogicRows.wide, &kNoHandlers, &kNoHandlers, &kComponentMathRows.wide,
                         &kVectorMathRows.wide, &kTranscendentalRows.wide},
                        commit<WideTag>,
                        copySource<WideTag>,
                        nonZeroLanes<WideTag>};

} // namespace

const AluTable* tableFor(std::size_t laneCount)
{
    return laneCount % hn::Lanes(WideTag()) == 0 ? &kWide : &kNarrow;
}

} // namespace HWY_NAMESPACE
} // namespace vitrine::core
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace vitrine::core {

HWY_EXPORT(tableFor);

const AluTable& aluTable(std::size_t laneCount)
{
    return *HWY_DYNAMIC_DISPATCH(tableFor)(laneCount);
}

} // namespace vitrine::core
#endif
