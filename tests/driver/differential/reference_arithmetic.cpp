// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/differential/reference_arithmetic.h"

#include <algorithm>

namespace vitrine::differential {

namespace {

double ulp(double value)
{
    return std::max(std::ldexp(std::abs(value), -23), std::ldexp(1.0, -149));
}

double magnitude(Scalar a)
{
    return std::abs(double{a.number()});
}

/// A rounded result of operands of which at least one is not exact.
Scalar rounded(float value, double bound)
{
    if (!std::isfinite(value) || !std::isfinite(bound))
        return Scalar::of(value, kUnknown);
    return Scalar::of(value, bound + ulp(std::abs(double{value}) + bound));
}

bool areExact(Scalar a, Scalar b)
{
    return a.isExact() && b.isExact();
}

double unlessKnown(Scalar a, Scalar b)
{
    return a.isKnown() && b.isKnown() ? 0 : kUnknown;
}

double unlessKnown(Scalar a)
{
    return a.isKnown() ? 0 : kUnknown;
}

/// A step function of a value that is not exact: known when the whole interval gives the same.
template <typename Function>
Scalar step(Scalar a, Function function)
{
    const auto value = function(a.number());
    if (a.isExact())
        return Scalar::of(value);
    const bool isSame = a.isKnown() && function(static_cast<float>(double{a.number()} - a.error)) == value &&
                        function(static_cast<float>(double{a.number()} + a.error)) == value;
    return Scalar::of(value, isSame ? 0 : kUnknown);
}

/// Whether the errors leave open which of the two is larger.
bool isOpen(Scalar a, Scalar b)
{
    if (areExact(a, b))
        return false;
    const double distance = std::abs(double{a.number()} - double{b.number()});
    return !(distance > a.error + b.error);
}

float floorOf(float x)
{
    return std::floor(x);
}

float ceilingOf(float x)
{
    return std::ceil(x);
}

float signOf(float x)
{
    return x > 0 ? 1.0f : x < 0 ? -1.0f : 0.0f;
}

std::int32_t truncated(float x)
{
    if (std::isnan(x))
        return 0;
    if (x >= 2147483648.0f)
        return std::numeric_limits<std::int32_t>::max();
    if (x <= -2147483648.0f)
        return std::numeric_limits<std::int32_t>::min();
    return static_cast<std::int32_t>(x);
}

Scalar wrapped(std::int64_t value, double bound)
{
    return {static_cast<std::uint32_t>(value), bound};
}

} // namespace

Scalar negate(Scalar a)
{
    return Scalar::of(-a.number(), a.error);
}

Scalar add(Scalar a, Scalar b)
{
    const float value = a.number() + b.number();
    return areExact(a, b) ? Scalar::of(value) : rounded(value, a.error + b.error);
}

Scalar subtract(Scalar a, Scalar b)
{
    return add(a, negate(b));
}

Scalar multiply(Scalar a, Scalar b)
{
    const float value = a.number() * b.number();
    if (areExact(a, b))
        return Scalar::of(value);
    if (!a.isKnown() || !b.isKnown())
        return Scalar::of(value, kUnknown);
    return rounded(value, magnitude(a) * b.error + magnitude(b) * a.error + a.error * b.error);
}

Scalar divide(Scalar a, Scalar b)
{
    const float value = a.number() / b.number();
    if (areExact(a, b))
        return Scalar::of(value);
    const double smallest = magnitude(b) - b.error;
    if (!a.isKnown() || !(smallest > 0))
        return Scalar::of(value, kUnknown);
    return rounded(value, (a.error + magnitude(a) / magnitude(b) * b.error) / smallest);
}

Scalar minimum(Scalar a, Scalar b)
{
    const bool takesSecond = b.number() < a.number() || std::isnan(a.number());
    return {takesSecond ? b.bits : a.bits, isOpen(a, b) ? std::max(a.error, b.error) : (takesSecond ? b : a).error};
}

Scalar maximum(Scalar a, Scalar b)
{
    const bool takesSecond = a.number() < b.number() || std::isnan(a.number());
    return {takesSecond ? b.bits : a.bits, isOpen(a, b) ? std::max(a.error, b.error) : (takesSecond ? b : a).error};
}

Scalar absolute(Scalar a)
{
    return Scalar::of(std::abs(a.number()), a.error);
}

Scalar sign(Scalar a)
{
    return step(a, signOf);
}

Scalar floor(Scalar a)
{
    return step(a, floorOf);
}

Scalar ceiling(Scalar a)
{
    return step(a, ceilingOf);
}

Scalar squareRoot(Scalar a)
{
    const float value = std::sqrt(a.number());
    if (a.isExact())
        return Scalar::of(value);
    const double lowest = double{a.number()} - a.error;
    return lowest > 0 ? rounded(value, std::sqrt(lowest + 2 * a.error) - std::sqrt(lowest))
                      : Scalar::of(value, kUnknown);
}

Scalar within(Scalar a, double ulps)
{
    const bool isFinite = std::isfinite(a.number());
    return {a.bits, isFinite ? a.error + ulps * ulp(double{a.number()}) : kUnknown};
}

Scalar less(Scalar a, Scalar b)
{
    return Scalar::of(a.number() < b.number(), isOpen(a, b) ? kUnknown : 0);
}

Scalar lessOrEqual(Scalar a, Scalar b)
{
    return Scalar::of(a.number() <= b.number(), isOpen(a, b) ? kUnknown : 0);
}

Scalar equal(Scalar a, Scalar b)
{
    return Scalar::of(a.number() == b.number(), isOpen(a, b) ? kUnknown : 0);
}

Scalar ordered(Scalar a, Scalar b)
{
    return Scalar::of(!std::isnan(a.number()) && !std::isnan(b.number()), unlessKnown(a, b));
}

Scalar toInteger(Scalar a)
{
    return step(a, truncated);
}

Scalar toFloat(Scalar a)
{
    return Scalar::of(static_cast<float>(a.integer()), unlessKnown(a));
}

Scalar integerNegate(Scalar a)
{
    return wrapped(-std::int64_t{a.integer()}, a.error);
}

Scalar integerAdd(Scalar a, Scalar b)
{
    return wrapped(std::int64_t{a.integer()} + b.integer(), unlessKnown(a, b));
}

Scalar integerSubtract(Scalar a, Scalar b)
{
    return wrapped(std::int64_t{a.integer()} - b.integer(), unlessKnown(a, b));
}

Scalar integerMultiply(Scalar a, Scalar b)
{
    return wrapped(std::int64_t{a.integer()} * b.integer(), unlessKnown(a, b));
}

Scalar integerDivide(Scalar a, Scalar b)
{
    return wrapped(b.integer() == 0 ? 0 : std::int64_t{a.integer()} / b.integer(), unlessKnown(a, b));
}

Scalar integerLess(Scalar a, Scalar b)
{
    return Scalar::of(a.integer() < b.integer(), unlessKnown(a, b));
}

Scalar integerEqual(Scalar a, Scalar b)
{
    return Scalar::of(a.bits == b.bits, unlessKnown(a, b));
}

Scalar logicalAnd(Scalar a, Scalar b)
{
    const bool isSettled = (a.isKnown() && !a.truth()) || (b.isKnown() && !b.truth());
    return Scalar::of(!isSettled && a.truth() && b.truth(), isSettled ? 0 : unlessKnown(a, b));
}

Scalar logicalOr(Scalar a, Scalar b)
{
    return logicalNot(logicalAnd(logicalNot(a), logicalNot(b)));
}

Scalar logicalNot(Scalar a)
{
    return Scalar::of(!a.truth(), a.error);
}

Scalar select(Scalar condition, Scalar a, Scalar b)
{
    Scalar result = condition.truth() ? a : b;
    if (!condition.isKnown())
        result.error = kUnknown;
    return result;
}

} // namespace vitrine::differential
