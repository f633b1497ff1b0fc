// SPDX-License-Identifier: Apache-2.0
// Classes 0x00 and 0x10: moves, comparisons, conversions, local memory and logic.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/shader/alu_move.cpp"
#include <hwy/foreach_target.h>

#include "core/shader/alu_kernels_inl.h"

HWY_BEFORE_NAMESPACE();
namespace vitrine::core {
namespace HWY_NAMESPACE {
namespace {

struct Mov {
    static constexpr int kSources = 1;
    template <class D, class V>
    static HWY_INLINE V apply(D, V a)
    {
        return a;
    }
};

struct Sel {
    static constexpr int kSources = 3;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a, V b, V c)
    {
        const hn::RebindToSigned<D> di;
        const auto isZero = hn::Eq(hn::BitCast(di, a), hn::Zero(di));
        return hn::IfThenElse(hn::RebindMask(d, isZero), c, b);
    }
};

template <Condition kCondition, class V>
HWY_INLINE auto holds(V a, V b)
{
    if constexpr (kCondition == Condition::Less)
        return hn::Lt(a, b);
    else if constexpr (kCondition == Condition::LessEqual)
        return hn::Le(a, b);
    else if constexpr (kCondition == Condition::Equal)
        return hn::Eq(a, b);
    else if constexpr (kCondition == Condition::NotEqual)
        return hn::Not(hn::Eq(a, b)); // Highway 1.0.3's Ne is false for NaN on some targets
    else if constexpr (kCondition == Condition::GreaterEqual)
        return hn::Ge(a, b);
    else
        return hn::Gt(a, b);
}

template <Condition kCondition>
struct Cmp {
    static constexpr int kSources = 2;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a, V b)
    {
        return hn::VecFromMask(d, holds<kCondition>(a, b));
    }
};

template <Condition kCondition>
struct ICmp {
    static constexpr int kSources = 2;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a, V b)
    {
        const hn::RebindToSigned<D> di;
        const auto x = hn::BitCast(di, a);
        const auto y = hn::BitCast(di, b);
        // Highway 1.0.3 has no ≤ and ≥ of integers on some targets.
        if constexpr (kCondition == Condition::LessEqual)
            return hn::BitCast(d, hn::Not(hn::VecFromMask(di, hn::Gt(x, y))));
        else if constexpr (kCondition == Condition::GreaterEqual)
            return hn::BitCast(d, hn::Not(hn::VecFromMask(di, hn::Lt(x, y))));
        else
            return hn::BitCast(d, hn::VecFromMask(di, holds<kCondition>(x, y)));
    }
};

template <class D, template <Condition> class Compare>
void compare(AluFrame& frame, const DecodedInstruction& instruction)
{
    constexpr AluHandler kHandlers[] = {
        componentwise<D, Compare<Condition::Less>>,         componentwise<D, Compare<Condition::LessEqual>>,
        componentwise<D, Compare<Condition::Equal>>,        componentwise<D, Compare<Condition::NotEqual>>,
        componentwise<D, Compare<Condition::GreaterEqual>>, componentwise<D, Compare<Condition::Greater>>};
    kHandlers[static_cast<std::size_t>(instruction.condition)](frame, instruction);
}

struct FToI {
    static constexpr int kSources = 1;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a)
    {
        const hn::RebindToSigned<D> di;
        // 2³¹ is a float, INT_MAX is not. NaN fails both comparisons, so it becomes 0 before the conversion.
        const auto limit = hn::Set(d, 2147483648.0f);
        const auto tooHigh = hn::Ge(a, limit);
        const auto tooLow = hn::Lt(a, hn::Neg(limit));
        const auto inRange = hn::And(hn::Lt(a, limit), hn::Ge(a, hn::Neg(limit)));
        const auto truncated = hn::ConvertTo(di, hn::IfThenElseZero(inRange, a));
        const auto high = hn::Set(di, std::numeric_limits<std::int32_t>::max());
        const auto low = hn::Set(di, std::numeric_limits<std::int32_t>::min());
        const auto raised = hn::IfThenElse(hn::RebindMask(di, tooLow), low, truncated);
        return hn::BitCast(d, hn::IfThenElse(hn::RebindMask(di, tooHigh), high, raised));
    }
};

struct IToF {
    static constexpr int kSources = 1;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a)
    {
        const hn::RebindToSigned<D> di;
        return hn::ConvertTo(d, hn::BitCast(di, a));
    }
};

/// And, Or, Xor on bit patterns.
template <class Bits>
struct Logic {
    static constexpr int kSources = 2;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a, V b)
    {
        const hn::RebindToUnsigned<D> du;
        return hn::BitCast(d, Bits::apply(hn::BitCast(du, a), hn::BitCast(du, b)));
    }
};

struct AndBits {
    template <class V>
    static HWY_INLINE V apply(V a, V b)
    {
        return hn::And(a, b);
    }
};

struct OrBits {
    template <class V>
    static HWY_INLINE V apply(V a, V b)
    {
        return hn::Or(a, b);
    }
};

struct XorBits {
    template <class V>
    static HWY_INLINE V apply(V a, V b)
    {
        return hn::Xor(a, b);
    }
};

struct Not {
    static constexpr int kSources = 1;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a)
    {
        const hn::RebindToUnsigned<D> du;
        return hn::BitCast(d, hn::Not(hn::BitCast(du, a)));
    }
};

/// First row of the local register that a lane addresses, or null when there is none.
template <class D>
float* localRegister(AluFrame& frame, const DecodedInstruction& instruction, const Operand<D>& address,
                     std::size_t lane)
{
    const std::int64_t index = std::int64_t{instruction.immediate} + address.integer(0, lane);
    if (index < 0 || index >= std::int64_t{frame.program.localCount()})
        return nullptr;
    const auto row = frame.program.layout().localRow + kRowsPerRegister * static_cast<std::size_t>(index);
    return frame.rows + row * frame.laneCount;
}

template <class D>
void loadLocal(AluFrame& frame, const DecodedInstruction& instruction)
{
    const Operand<D> address = fetch<D>(frame, instruction, 0);
    for (std::size_t lane = 0; lane < frame.laneCount; ++lane) {
        const float* local = localRegister(frame, instruction, address, lane);
        for (unsigned mask = instruction.writeMask; mask != 0; mask &= mask - 1) {
            const std::size_t place = static_cast<std::size_t>(std::countr_zero(mask)) * frame.laneCount + lane;
            frame.result[place] = local != nullptr ? local[place] : 0.0f;
        }
    }
}

template <class D>
void storeLocal(AluFrame& frame, const DecodedInstruction& instruction)
{
    const Operand<D> address = fetch<D>(frame, instruction, 0);
    const Operand<D> values = fetch<D>(frame, instruction, 1);
    for (LaneMask lanes = frame.context.active; lanes != 0; lanes &= lanes - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
        float* local = localRegister(frame, instruction, address, lane);
        if (local == nullptr)
            continue;
        for (unsigned mask = instruction.writeMask; mask != 0; mask &= mask - 1) {
            const int c = std::countr_zero(mask);
            local[static_cast<std::size_t>(c) * frame.laneCount + lane] = values.value(c, lane);
        }
    }
}

template <class D>
constexpr AluRow kMove = {componentwise<D, Mov>,  compare<D, Cmp>,        componentwise<D, Sel>, compare<D, ICmp>,
                          componentwise<D, FToI>, componentwise<D, IToF>, loadLocal<D>,          storeLocal<D>,
                          componentwise<D, Mov>,  componentwise<D, Mov>}; // FILL, SPILL: the decoder knows the rows

template <class D>
constexpr AluRow kLogic = {componentwise<D, Logic<AndBits>>, componentwise<D, Logic<OrBits>>,
                           componentwise<D, Logic<XorBits>>, componentwise<D, Not>};

} // namespace

const ClassRows kMoveRows = {kMove<NarrowTag>, kMove<WideTag>};
const ClassRows kLogicRows = {kLogic<NarrowTag>, kLogic<WideTag>};

} // namespace HWY_NAMESPACE
} // namespace vitrine::core
HWY_AFTER_NAMESPACE();
