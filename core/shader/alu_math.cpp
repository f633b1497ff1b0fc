// SPDX-License-Identifier: Apache-2.0
// Classes 0x40 and 0x50: component and vector math.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/shader/alu_math.cpp"
#include <hwy/foreach_target.h>

#include "core/shader/alu_kernels_inl.h"

HWY_BEFORE_NAMESPACE();
namespace vitrine::core {
namespace HWY_NAMESPACE {
namespace {

struct Add {
    static constexpr int kSources = 2;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a, V b)
    {
        return canonical(d, hn::Add(a, b));
    }
};

struct Mul {
    static constexpr int kSources = 2;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a, V b)
    {
        return canonical(d, hn::Mul(a, b));
    }
};

struct Mad {
    static constexpr int kSources = 3;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a, V b, V c)
    {
        return canonical(d, hn::Add(hn::Mul(a, b), c));
    }
};

struct Div {
    static constexpr int kSources = 2;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a, V b)
    {
        return canonical(d, hn::Div(a, b));
    }
};

/// Comparisons instead of hn::Min and hn::Max: hosts differ on NaN and on zeros of both signs.
struct Min {
    static constexpr int kSources = 2;
    template <class D, class V>
    static HWY_INLINE V apply(D, V a, V b)
    {
        return hn::IfThenElse(hn::Or(hn::Lt(b, a), hn::Ne(a, a)), b, a);
    }
};

struct Max {
    static constexpr int kSources = 2;
    template <class D, class V>
    static HWY_INLINE V apply(D, V a, V b)
    {
        return hn::IfThenElse(hn::Or(hn::Lt(a, b), hn::Ne(a, a)), b, a);
    }
};

struct Rcp {
    static constexpr int kSources = 1;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a)
    {
        return canonical(d, hn::Div(hn::Set(d, 1.0f), a));
    }
};

struct Rsq {
    static constexpr int kSources = 1;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a)
    {
        return canonical(d, hn::Div(hn::Set(d, 1.0f), hn::Sqrt(a)));
    }
};

struct Frc {
    static constexpr int kSources = 1;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a)
    {
        return canonical(d, hn::Sub(a, hn::Floor(a)));
    }
};

struct Flr {
    static constexpr int kSources = 1;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a)
    {
        return canonical(d, hn::CopySign(hn::Floor(a), a));
    }
};

struct Abs {
    static constexpr int kSources = 1;
    template <class D, class V>
    static HWY_INLINE V apply(D, V a)
    {
        return hn::Abs(a);
    }
};

struct IAdd {
    static constexpr int kSources = 2;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a, V b)
    {
        const hn::RebindToSigned<D> di;
        return hn::BitCast(d, hn::Add(hn::BitCast(di, a), hn::BitCast(di, b)));
    }
};

struct IMul {
    static constexpr int kSources = 2;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a, V b)
    {
        const hn::RebindToUnsigned<D> du;
        return hn::BitCast(d, hn::Mul(hn::BitCast(du, a), hn::BitCast(du, b)));
    }
};

struct INeg {
    static constexpr int kSources = 1;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a)
    {
        const hn::RebindToSigned<D> di;
        return hn::BitCast(d, hn::Sub(hn::Zero(di), hn::BitCast(di, a)));
    }
};

struct IDiv {
    static std::int32_t apply(std::int64_t a, std::int64_t b) { return b == 0 ? 0 : static_cast<std::int32_t>(a / b); }
};

struct IMod {
    static std::int32_t apply(std::int64_t a, std::int64_t b) { return b == 0 ? 0 : static_cast<std::int32_t>(a % b); }
};

template <class D, class Op>
void perLaneInteger(AluFrame& frame, const DecodedInstruction& instruction)
{
    const Operand<D> a = fetch<D>(frame, instruction, 0);
    const Operand<D> b = fetch<D>(frame, instruction, 1);
    for (int c = 0; c < 4; ++c) {
        float* out = frame.result + static_cast<std::size_t>(c) * frame.laneCount;
        if ((instruction.writeMask >> c & 1) == 0)
            continue;
        for (std::size_t lane = 0; lane < frame.laneCount; ++lane)
            out[lane] = std::bit_cast<float>(Op::apply(a.integer(c, lane), b.integer(c, lane)));
    }
}

template <class D, int kComponents>
void dotProduct(AluFrame& frame, const DecodedInstruction& instruction)
{
    const D d;
    const Operand<D> a = fetch<D>(frame, instruction, 0);
    const Operand<D> b = fetch<D>(frame, instruction, 1);
    for (std::size_t lane = 0; lane < frame.laneCount; lane += hn::Lanes(d)) {
        auto sum = hn::Mul(a.load(d, 0, lane), b.load(d, 0, lane));
        for (int c = 1; c < kComponents; ++c)
            sum = hn::Add(sum, hn::Mul(a.load(d, c, lane), b.load(d, c, lane)));
        sum = canonical(d, sum);
        for (unsigned mask = instruction.writeMask; mask != 0; mask &= mask - 1)
            hn::StoreU(sum, d,
                       frame.result + static_cast<std::size_t>(std::countr_zero(mask)) * frame.laneCount + lane);
    }
}

/// Lane k of a quad gets value[second(k)] − value[first(k)], with kStep 1 along x and 2 along y.
template <class D, std::size_t kStep>
void derivative(AluFrame& frame, const DecodedInstruction& instruction)
{
    const Operand<D> a = fetch<D>(frame, instruction, 0);
    for (unsigned mask = instruction.writeMask; mask != 0; mask &= mask - 1) {
        const int c = std::countr_zero(mask);
        float* out = frame.result + static_cast<std::size_t>(c) * frame.laneCount;
        for (std::size_t quad = 0; quad < frame.laneCount; quad += 4) {
            const float v[4] = {a.value(c, quad), a.value(c, quad + 1), a.value(c, quad + 2), a.value(c, quad + 3)};
            for (std::size_t k = 0; k < 4; ++k) {
                const float difference = v[k | kStep] - v[k & ~kStep];
                out[quad + k] = difference == difference ? difference : std::numeric_limits<float>::quiet_NaN();
            }
        }
    }
}

template <class D>
constexpr AluRow kComponentMath = {
    componentwise<D, Add>,   componentwise<D, Mul>,   componentwise<D, Mad>,  componentwise<D, Min>,
    componentwise<D, Max>,   componentwise<D, Rcp>,   componentwise<D, Rsq>,  componentwise<D, Frc>,
    componentwise<D, Flr>,   componentwise<D, Abs>,   componentwise<D, IAdd>, componentwise<D, IMul>,
    perLaneInteger<D, IDiv>, perLaneInteger<D, IMod>, componentwise<D, INeg>, componentwise<D, Div>};

template <class D>
constexpr AluRow kVectorMath = {dotProduct<D, 2>, dotProduct<D, 3>, dotProduct<D, 4>, derivative<D, 1>,
                                derivative<D, 2>};

} // namespace

const ClassRows kComponentMathRows = {kComponentMath<NarrowTag>, kComponentMath<WideTag>};
const ClassRows kVectorMathRows = {kVectorMath<NarrowTag>, kVectorMath<WideTag>};

} // namespace HWY_NAMESPACE
} // namespace vitrine::core
HWY_AFTER_NAMESPACE();
