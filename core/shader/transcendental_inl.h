// SPDX-License-Identifier: Apache-2.0
// This file is compiled once for each Highway target: include it after foreach_target.h only.
//
// Every function promotes its float32 argument to float64, evaluates one polynomial there and rounds once. The
// polynomials interpolate their function at Chebyshev nodes; their relative errors are given beside them.
#if defined(VITRINE_CORE_SHADER_TRANSCENDENTAL_INL_H) == defined(HWY_TARGET_TOGGLE)
#    ifdef VITRINE_CORE_SHADER_TRANSCENDENTAL_INL_H
#        undef VITRINE_CORE_SHADER_TRANSCENDENTAL_INL_H
#    else
#        define VITRINE_CORE_SHADER_TRANSCENDENTAL_INL_H
#    endif

#    include "core/shader/angle_reduction.h"

#    include <hwy/highway.h>

#    include <limits>

HWY_BEFORE_NAMESPACE();
namespace vitrine::core {
namespace HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

/// Approximates 2ᶠ for |f| ≤ ½, with a relative error of 2⁻³⁴.
inline constexpr double kExp2[] = {0x1.ffffffffa7135p-1,  0x1.62e42fef9cc69p-1, 0x1.ebfbe0aa03df0p-3,
                                   0x1.c6b08da70cce3p-5,  0x1.3b29d8bb0b97ep-7, 0x1.5d877598350dep-10,
                                   0x1.446c79efd4834p-13, 0x1.00c0e4e15189cp-16};
/// log₂((1+s)/(1−s))/s as a polynomial in s² for |s| ≤ 3−√8; relative error 2⁻⁵².
inline constexpr double kLog2[] = {0x1.71547652b82ffp+1, 0x1.ec709dc39ca40p-1, 0x1.2776c516a083cp-1,
                                   0x1.a61756810b0f8p-2, 0x1.484fa9965bc9cp-2, 0x1.0bb80a92c80ccp-2,
                                   0x1.f17dfd13ae0efp-3};
/// sin(r)/r as a polynomial in r² for |r| ≤ π/4; relative error 2⁻⁴⁷.
inline constexpr double kSin[] = {0x1.fffffffffffd9p-1,   -0x1.5555555550efep-3, 0x1.1111110bde5e3p-7,
                                  -0x1.a019f8a207d3fp-13, 0x1.71d7317b8ee33p-19, -0x1.a9507f3711e2dp-26};
/// cos(r) as a polynomial in r² for |r| ≤ π/4; relative error 2⁻⁴³.
inline constexpr double kCos[] = {0x1.ffffffffffe0bp-1,   -0x1.ffffffffe3763p-2, 0x1.5555554476425p-5,
                                  -0x1.6c16b2d3e61f5p-10, 0x1.a00e9685da9c4p-16, -0x1.23c5c15441a00p-22};
/// atan(z)/z as a polynomial in z² for |z| ≤ tan(π/8); relative error 2⁻⁴⁰.
inline constexpr double kAtan[] = {0x1.fffffffffe56dp-1,  -0x1.5555554ba45bcp-2, 0x1.99999046d1e86p-3,
                                   -0x1.24909144ba082p-3, 0x1.c6cc2f2f6f999p-4,  -0x1.7055c066509b3p-4,
                                   0x1.1da9c35cc3322p-4,  -0x1.34787b1b4ac83p-5};

/// To round to an integer, add this and subtract it again. The sum has the integer in its low bits meanwhile.
inline constexpr double kRounder = 0x1.8p52;
inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

template <class D, std::size_t kCount, class V = hn::Vec<D>>
HWY_INLINE V polynomial(D d, V x, const double (&coefficients)[kCount])
{
    V sum = hn::Set(d, coefficients[kCount - 1]);
    for (std::size_t i = kCount - 1; i-- > 0;)
        sum = hn::Add(hn::Mul(sum, x), hn::Set(d, coefficients[i]));
    return sum;
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V exp2Core(D d, V x)
{
    const hn::RebindToUnsigned<D> du;
    const V high = hn::Set(d, 200.0);
    x = hn::IfThenElse(hn::Gt(x, high), high, x);
    x = hn::IfThenElse(hn::Lt(x, hn::Neg(high)), hn::Neg(high), x);
    const V rounded = hn::Add(x, hn::Set(d, kRounder));
    const V fraction = hn::Sub(x, hn::Sub(rounded, hn::Set(d, kRounder)));
    const auto exponent = hn::ShiftLeft<52>(hn::Add(hn::BitCast(du, rounded), hn::Set(du, 1023)));
    return hn::Mul(polynomial(d, fraction, kExp2), hn::BitCast(d, exponent));
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V log2Core(D d, V x)
{
    const hn::RebindToUnsigned<D> du;
    // x = m · 2ᵉ with m in √½ … √2. A float32, also a denormal one, is a normal float64.
    const auto bits = hn::BitCast(du, x);
    const auto biased = hn::ShiftRight<52>(hn::Add(bits, hn::Set(du, 0x3FF0000000000000ull - 0x3FE6A09E667F3BCDull)));
    const auto unbiased = hn::Sub(biased, hn::Set(du, 1023));
    const V m = hn::BitCast(d, hn::Sub(bits, hn::ShiftLeft<52>(unbiased)));
    const V rounder = hn::Set(d, kRounder);
    const V e = hn::Sub(hn::BitCast(d, hn::Add(hn::BitCast(du, rounder), unbiased)), rounder);

    const V one = hn::Set(d, 1.0);
    const V s = hn::Div(hn::Sub(m, one), hn::Add(m, one));
    V result = hn::Add(e, hn::Mul(s, polynomial(d, hn::Mul(s, s), kLog2)));
    result = hn::IfThenElse(hn::Eq(x, hn::Zero(d)), hn::Set(d, -kInfinity), result);
    result = hn::IfThenElse(hn::Eq(x, hn::Set(d, kInfinity)), x, result);
    return hn::IfThenElse(hn::Ge(x, hn::Zero(d)), result, hn::Set(d, std::numeric_limits<double>::quiet_NaN()));
}

/// x = quarters · π/2 + r with |r| ≤ π/4; returns r. The low two bits of `quarters` are the quadrant.
template <class D, class U, class V = hn::Vec<D>>
HWY_INLINE V reduceAngle(D d, V x, U& quarters)
{
    const hn::RebindToUnsigned<D> du;
    V rounded = hn::Add(hn::Mul(x, hn::Set(d, 0x1.45f306dc9c883p-1)), hn::Set(d, kRounder));
    const V k = hn::Sub(rounded, hn::Set(d, kRounder));
    // π/2 in three parts. k has at most 25 bits, so the products with the first two are exact.
    V r = hn::Sub(x, hn::Mul(k, hn::Set(d, 0x1.921fb54p+0)));
    r = hn::Sub(r, hn::Mul(k, hn::Set(d, 0x1.10b461p-30)));
    r = hn::Sub(r, hn::Mul(k, hn::Set(d, 0x1.a62633145c06ep-58)));
    const auto large = hn::Gt(hn::Abs(x), hn::Set(d, kLargestFastAngle));
    if (!hn::AllFalse(d, large)) [[unlikely]] {
        double angle[8];
        double quarter[8] = {};
        hn::StoreU(x, d, angle);
        for (std::size_t i = 0; i < hn::Lanes(d); ++i) {
            if (!(angle[i] > kLargestFastAngle || angle[i] < -kLargestFastAngle))
                continue;
            const ReducedAngle reduced = reduceLargeAngle(angle[i]);
            angle[i] = reduced.remainder;
            quarter[i] = kRounder + reduced.quadrant;
        }
        r = hn::IfThenElse(large, hn::LoadU(d, angle), r);
        rounded = hn::IfThenElse(large, hn::LoadU(d, quarter), rounded);
    }
    quarters = hn::BitCast(du, rounded);
    return r;
}

/// Sine of quarters · π/2 + r.
template <class D, class U, class V = hn::Vec<D>>
HWY_INLINE V sineOfQuadrant(D d, U quarters, V r)
{
    const hn::RebindToUnsigned<D> du;
    const V squared = hn::Mul(r, r);
    const V sine = hn::Mul(r, polynomial(d, squared, kSin));
    const V cosine = polynomial(d, squared, kCos);
    const auto odd = hn::Eq(hn::And(quarters, hn::Set(du, 1)), hn::Set(du, 1));
    const auto sign = hn::ShiftLeft<62>(hn::And(quarters, hn::Set(du, 2)));
    return hn::Xor(hn::IfThenElse(hn::RebindMask(d, odd), cosine, sine), hn::BitCast(d, sign));
}

/// atan(y / x) in the quadrant of (x, y), with the signs of IEEE 754 where one of them is zero or infinite.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V atan2Core(D d, V y, V x)
{
    const V one = hn::Set(d, 1.0);
    const V infinity = hn::Set(d, kInfinity);
    const V absX = hn::Abs(x);
    const V absY = hn::Abs(y);
    const auto steep = hn::Gt(absY, absX);
    V low = hn::IfThenElse(steep, absX, absY);
    V high = hn::IfThenElse(steep, absY, absX);
    low = hn::IfThenElse(hn::Eq(high, infinity), hn::IfThenElseZero(hn::Eq(low, infinity), one), low);
    high = hn::IfThenElse(hn::Or(hn::Eq(high, infinity), hn::Eq(high, hn::Zero(d))), one, high);

    // Above π/8: atan(low/high) = π/4 + atan((low − high) / (low + high)).
    const auto wide = hn::Gt(low, hn::Mul(high, hn::Set(d, 0.41421356237309503)));
    const V z = hn::Div(hn::IfThenElse(wide, hn::Sub(low, high), low), hn::IfThenElse(wide, hn::Add(low, high), high));
    V angle = hn::Mul(z, polynomial(d, hn::Mul(z, z), kAtan));
    angle = hn::IfThenElse(wide, hn::Add(angle, hn::Set(d, 0x1.921fb54442d18p-1)), angle);
    angle = hn::IfThenElse(steep, hn::Sub(hn::Set(d, 0x1.921fb54442d18p+0), angle), angle);
    const auto left = hn::Lt(hn::CopySign(one, x), hn::Zero(d));
    angle = hn::IfThenElse(left, hn::Sub(hn::Set(d, 0x1.921fb54442d18p+1), angle), angle);
    return hn::CopySign(angle, y);
}

/// √(1 − x²); NaN outside of −1 … 1.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V otherLeg(D d, V x)
{
    const V one = hn::Set(d, 1.0);
    return hn::Sqrt(hn::Mul(hn::Sub(one, x), hn::Add(one, x)));
}

/// Rounds to float32. Overflow to ∞ comes from a multiplication, because some targets' conversions don't give it.
template <class DFloat, class D, class V = hn::Vec<D>>
HWY_INLINE hn::Vec<DFloat> roundToFloat(DFloat df, D d, V v)
{
    const auto over = hn::Ge(hn::Abs(v), hn::Set(d, 0x1.ffffffp127));
    const V bounded = hn::IfThenElse(over, hn::CopySign(hn::Set(d, 0x1.fffffep127), v), v);
    const V scale = hn::IfThenElse(over, hn::Set(d, 2.0), hn::Set(d, 1.0));
    return hn::Mul(hn::DemoteTo(df, bounded), hn::DemoteTo(df, scale));
}

/// Applies F in float64 to all lanes of float32 vectors.
template <class F, class D, class... Vs>
HWY_INLINE hn::Vec<D> throughDouble(D d, Vs... arguments)
{
#    if HWY_TARGET == HWY_SCALAR
    const hn::Rebind<double, D> dd;
    return roundToFloat(d, dd, F::apply(dd, hn::PromoteTo(dd, arguments)...));
#    else
    const hn::Half<D> half;
    const hn::Rebind<double, hn::Half<D>> dd;
    const auto low = F::apply(dd, hn::PromoteTo(dd, hn::LowerHalf(half, arguments))...);
    const auto high = F::apply(dd, hn::PromoteTo(dd, hn::UpperHalf(half, arguments))...);
    return hn::Combine(d, roundToFloat(half, dd, high), roundToFloat(half, dd, low));
#    endif
}

} // namespace HWY_NAMESPACE
} // namespace vitrine::core
HWY_AFTER_NAMESPACE();

#endif
