// SPDX-License-Identifier: Apache-2.0
// Class 0x60: transcendental functions, for the interpreter and on plain arrays.
#include "core/shader/transcendental.h"

#include "core/base/check.h"
#include "core/shader/opcode_info.h"

#include <algorithm>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/shader/transcendental.cpp"
#include <hwy/foreach_target.h>

#include "core/shader/alu_kernels_inl.h"
#include "core/shader/transcendental_inl.h"

HWY_BEFORE_NAMESPACE();
namespace vitrine::core {
namespace HWY_NAMESPACE {
namespace {

/// A function of one float64 vector as an operation on float32 vectors.
template <class F>
struct UnaryThroughDouble {
    static constexpr int kSources = 1;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a)
    {
        return canonical(d, throughDouble<F>(d, a));
    }
};

template <class F>
struct BinaryThroughDouble {
    static constexpr int kSources = 2;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a, V b)
    {
        return canonical(d, throughDouble<F>(d, a, b));
    }
};

struct Exp2 {
    template <class D, class V>
    static HWY_INLINE V apply(D d, V x)
    {
        return exp2Core(d, x);
    }
};

struct Log2 {
    template <class D, class V>
    static HWY_INLINE V apply(D d, V x)
    {
        return log2Core(d, x);
    }
};

struct Sin {
    template <class D, class V>
    static HWY_INLINE V apply(D d, V x)
    {
        hn::Vec<hn::RebindToUnsigned<D>> quarters;
        const V r = reduceAngle(d, x, quarters);
        return sineOfQuadrant(d, quarters, r);
    }
};

struct Cos {
    template <class D, class V>
    static HWY_INLINE V apply(D d, V x)
    {
        const hn::RebindToUnsigned<D> du;
        hn::Vec<hn::RebindToUnsigned<D>> quarters;
        const V r = reduceAngle(d, x, quarters);
        return sineOfQuadrant(d, hn::Add(quarters, hn::Set(du, 1)), r);
    }
};

struct Tan {
    template <class D, class V>
    static HWY_INLINE V apply(D d, V x)
    {
        const hn::RebindToUnsigned<D> du;
        hn::Vec<hn::RebindToUnsigned<D>> quarters;
        const V r = reduceAngle(d, x, quarters);
        return hn::Div(sineOfQuadrant(d, quarters, r), sineOfQuadrant(d, hn::Add(quarters, hn::Set(du, 1)), r));
    }
};

struct Asin {
    template <class D, class V>
    static HWY_INLINE V apply(D d, V x)
    {
        return atan2Core(d, x, otherLeg(d, x));
    }
};

struct Acos {
    template <class D, class V>
    static HWY_INLINE V apply(D d, V x)
    {
        return atan2Core(d, otherLeg(d, x), x);
    }
};

struct Atan {
    template <class D, class V>
    static HWY_INLINE V apply(D d, V x)
    {
        return atan2Core(d, x, hn::Set(d, 1.0));
    }
};

struct Atan2 {
    template <class D, class V>
    static HWY_INLINE V apply(D d, V y, V x)
    {
        return atan2Core(d, y, x);
    }
};

struct Pow {
    template <class D, class V>
    static HWY_INLINE V apply(D d, V x, V y)
    {
        const V one = hn::Set(d, 1.0);
        const V power = exp2Core(d, hn::Mul(y, log2Core(d, x)));
        return hn::IfThenElse(hn::Or(hn::Eq(y, hn::Zero(d)), hn::Eq(x, one)), one, power);
    }
};

struct Sqrt {
    static constexpr int kSources = 1;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a)
    {
        return canonical(d, hn::Sqrt(a));
    }
};

struct Ceil {
    static constexpr int kSources = 1;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a)
    {
        return canonical(d, hn::CopySign(hn::Ceil(a), a));
    }
};

struct Sign {
    static constexpr int kSources = 1;
    template <class D, class V>
    static HWY_INLINE V apply(D d, V a)
    {
        const V one = hn::Set(d, 1.0f);
        const V positive = hn::IfThenElseZero(hn::Gt(a, hn::Zero(d)), one);
        return hn::IfThenElse(hn::Lt(a, hn::Zero(d)), hn::Neg(one), positive);
    }
};

constexpr std::size_t kBlock = 16;

/// Op on `count` ≤ kBlock values.
template <class Op>
void onBlock(const float* a, const float* b, float* result, std::size_t count)
{
    const WideTag d;
    float paddedA[kBlock] = {};
    float paddedB[kBlock] = {};
    std::copy_n(a, count, paddedA);
    if constexpr (Op::kSources == 2)
        std::copy_n(b, count, paddedB);
    for (std::size_t i = 0; i < kBlock; i += hn::Lanes(d)) {
        if constexpr (Op::kSources == 2)
            hn::StoreU(Op::apply(d, hn::LoadU(d, paddedA + i), hn::LoadU(d, paddedB + i)), d, paddedA + i);
        else
            hn::StoreU(Op::apply(d, hn::LoadU(d, paddedA + i)), d, paddedA + i);
    }
    std::copy_n(paddedA, count, result);
}

using BlockFunction = void (*)(const float* a, const float* b, float* result, std::size_t count);

/// One entry per opcode of the class, for the interpreter in both widths and for arrays.
template <class... Ops>
struct Functions {
    template <class D>
    static constexpr AluRow kHandlers = {componentwise<D, Ops>...};
    static constexpr BlockFunction kOnBlock[] = {onBlock<Ops>...};
};

using Class6 =
    Functions<Sqrt, UnaryThroughDouble<Exp2>, UnaryThroughDouble<Log2>, UnaryThroughDouble<Sin>,
              UnaryThroughDouble<Cos>, UnaryThroughDouble<Tan>, UnaryThroughDouble<Asin>, UnaryThroughDouble<Acos>,
              UnaryThroughDouble<Atan>, BinaryThroughDouble<Atan2>, BinaryThroughDouble<Pow>, Ceil, Sign>;

} // namespace

const ClassRows kTranscendentalRows = {Class6::kHandlers<NarrowTag>, Class6::kHandlers<WideTag>};

void evaluateBlocks(Opcode function, std::span<const float> a, std::span<const float> b, std::span<float> result)
{
    const BlockFunction onOneBlock = Class6::kOnBlock[static_cast<std::size_t>(function) & 15];
    for (std::size_t first = 0; first < a.size(); first += kBlock)
        onOneBlock(a.data() + first, b.data() + std::min(first, b.size()), result.data() + first,
                   std::min(kBlock, a.size() - first));
}

} // namespace HWY_NAMESPACE
} // namespace vitrine::core
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace vitrine::core {

HWY_EXPORT(evaluateBlocks);

void evaluate(Opcode function, std::span<const float> a, std::span<const float> b, std::span<float> result)
{
    const std::uint8_t arity = opcodeInfo(function).sourceCount;
    CORE_CHECK(arity > 0 && static_cast<unsigned>(function) >> 4 == 6, "not a transcendental function");
    CORE_CHECK(a.size() == result.size() && (arity == 1 || b.size() == a.size()), "arrays of different lengths");
    HWY_DYNAMIC_DISPATCH(evaluateBlocks)(function, a, b, result);
}

float evaluate(Opcode function, float a, float b)
{
    float result = 0.0f;
    evaluate(function, {&a, 1}, {&b, 1}, {&result, 1});
    return result;
}

} // namespace vitrine::core
#endif
