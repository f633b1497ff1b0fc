// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/differential/reference_functions.h"

#include "tests/driver/differential/reference_arithmetic.h"

#include <glslang/SPIRV/GLSL.std.450.h>

#include <algorithm>
#include <map>
#include <numbers>

namespace vitrine::differential {

namespace {

using Unary = Scalar (*)(Scalar);
using Binary = Scalar (*)(Scalar, Scalar);
using Ternary = Scalar (*)(Scalar, Scalar, Scalar);
using Geometric = Value (*)(const std::vector<Value>&);
using HostUnary = double (*)(double);

constexpr double kElementaryUlps = 1; ///< the machine promises 0.51, the host's float64 adds nothing

Scalar number(float value)
{
    return Scalar::of(value);
}

/// `function` at both ends of the interval that a may lie in: the functions here bend little over such intervals.
Scalar elementary(Scalar a, HostUnary function)
{
    const double x = a.number();
    const double y = function(x);
    if (!a.isKnown() || !std::isfinite(y))
        return Scalar::of(static_cast<float>(y), kUnknown);
    double spread = 0;
    if (!a.isExact())
        spread = 1.5 * std::max(std::abs(function(x - a.error) - y), std::abs(function(x + a.error) - y));
    if (!std::isfinite(spread) || (function == HostUnary{std::tan} && a.error + std::abs(1 / y) < 0.01))
        spread = kUnknown;
    return within(Scalar::of(static_cast<float>(y), spread), kElementaryUlps);
}

template <HostUnary function>
Scalar host(Scalar a)
{
    return elementary(a, function);
}

Scalar atan2Of(Scalar y, Scalar x)
{
    const double value = std::atan2(double{y.number()}, double{x.number()});
    const double distance = std::hypot(double{y.number()}, double{x.number()});
    const double reach = y.error + x.error;
    const bool crossesCut = x.number() < 0 && reach > 0 && std::abs(y.number()) <= reach;
    const double spread = reach == 0 ? 0 : crossesCut || reach * 2 > distance ? kUnknown : 2 * reach / distance;
    const bool isDefined = std::isfinite(distance) && distance > 0;
    return within(Scalar::of(static_cast<float>(value), isDefined ? spread : kUnknown), kElementaryUlps);
}

/// GLSL defines it for x > 0, and for x = 0 with y > 0.
Scalar powerOf(Scalar x, Scalar y)
{
    const double base = x.number();
    const double exponent = y.number();
    const double value = std::pow(base, exponent);
    if (!x.isKnown() || !y.isKnown() || !std::isfinite(value) || base - x.error <= 0 || !std::isfinite(exponent))
        return Scalar::of(static_cast<float>(value), kUnknown);
    double spread = 0;
    for (const double a : {-x.error, x.error})
        for (const double b : {-y.error, y.error})
            spread = std::max(spread, 1.5 * std::abs(std::pow(base + a, exponent + b) - value));
    return within(Scalar::of(static_cast<float>(value), std::isnan(spread) ? kUnknown : spread), kElementaryUlps);
}

/// 2 to the power of x · log2(e), whose rounding costs as many ulps as the exponent is long.
Scalar exponential(Scalar a)
{
    return within(elementary(a, std::exp), 2 + std::abs(double{a.number()}));
}

Scalar logarithm(Scalar a)
{
    return within(elementary(a, std::log), 1.5);
}

Scalar inverseSquareRoot(Scalar a)
{
    return within(divide(number(1), squareRoot(a)), 1);
}

Scalar radians(Scalar a)
{
    return within(multiply(a, number(static_cast<float>(std::numbers::pi / 180))), 1);
}

Scalar degrees(Scalar a)
{
    return within(multiply(a, number(static_cast<float>(180 / std::numbers::pi))), 1);
}

Scalar fraction(Scalar a)
{
    return subtract(a, floor(a));
}

Scalar stepOf(Scalar edge, Scalar x)
{
    return select(less(x, edge), number(0), number(1));
}

Scalar clamp(Scalar x, Scalar low, Scalar high)
{
    return minimum(maximum(x, low), high);
}

/// x · (1 − a) + y · a
Scalar mix(Scalar x, Scalar y, Scalar a)
{
    return add(multiply(x, subtract(number(1), a)), multiply(y, a));
}

/// t · t · (3 − 2 · t)
Scalar smoothstep(Scalar low, Scalar high, Scalar x)
{
    const Scalar t = clamp(divide(subtract(x, low), subtract(high, low)), number(0), number(1));
    return multiply(multiply(t, t), subtract(number(3), multiply(number(2), t)));
}

Value scaled(const Value& vector, Scalar factor)
{
    Value result;
    for (const Scalar component : vector)
        result.push_back(multiply(component, factor));
    return result;
}

Value difference(const Value& a, const Value& b)
{
    Value result;
    for (std::size_t i = 0; i < a.size(); ++i)
        result.push_back(subtract(a[i], b[i]));
    return result;
}

Scalar lengthOf(const Value& vector)
{
    return vector.size() == 1 ? absolute(vector[0]) : squareRoot(dot(vector, vector));
}

Value length(const std::vector<Value>& a)
{
    return {lengthOf(a[0])};
}

Value distance(const std::vector<Value>& a)
{
    return {lengthOf(difference(a[0], a[1]))};
}

Value normalize(const std::vector<Value>& a)
{
    return scaled(a[0], inverseSquareRoot(dot(a[0], a[0])));
}

Value cross(const std::vector<Value>& arguments)
{
    const Value& a = arguments[0];
    const Value& b = arguments[1];
    const auto component = [&](int i, int j) { return subtract(multiply(a[i], b[j]), multiply(b[i], a[j])); };
    return {component(1, 2), component(2, 0), component(0, 1)};
}

/// dot(Nref, I) < 0 ? N : −N
Value faceforward(const std::vector<Value>& a)
{
    const Scalar isFront = less(dot(a[2], a[1]), number(0));
    Value result;
    for (const Scalar component : a[0])
        result.push_back(select(isFront, component, negate(component)));
    return result;
}

/// I − 2 · dot(N, I) · N
Value reflect(const std::vector<Value>& a)
{
    return difference(a[0], scaled(a[1], multiply(number(2), dot(a[1], a[0]))));
}

/// k = 1 − η² · (1 − d²); k < 0 ? 0 : η · I − (η · d + √k) · N
Value refract(const std::vector<Value>& a)
{
    const Scalar eta = a[2][0];
    const Scalar d = dot(a[1], a[0]);
    const Scalar rest = subtract(number(1), multiply(d, d));
    const Scalar k = subtract(number(1), multiply(multiply(eta, eta), rest));
    const Scalar along = add(multiply(eta, d), squareRoot(k));
    Value result = difference(scaled(a[0], eta), scaled(a[1], along));
    for (Scalar& component : result)
        component = select(less(k, number(0)), number(0), component);
    return result;
}

const std::map<std::uint32_t, Unary> kUnaryFunctions{
    {GLSLstd450FAbs, absolute},
    {GLSLstd450FSign, sign},
    {GLSLstd450Floor, floor},
    {GLSLstd450Ceil, ceiling},
    {GLSLstd450Fract, fraction},
    {GLSLstd450Radians, radians},
    {GLSLstd450Degrees, degrees},
    {GLSLstd450Sin, host<std::sin>},
    {GLSLstd450Cos, host<std::cos>},
    {GLSLstd450Tan, host<std::tan>},
    {GLSLstd450Asin, host<std::asin>},
    {GLSLstd450Acos, host<std::acos>},
    {GLSLstd450Atan, host<std::atan>},
    {GLSLstd450Exp, exponential},
    {GLSLstd450Log, logarithm},
    {GLSLstd450Exp2, host<std::exp2>},
    {GLSLstd450Log2, host<std::log2>},
    {GLSLstd450Sqrt, squareRoot},
    {GLSLstd450InverseSqrt, inverseSquareRoot},
};

const std::map<std::uint32_t, Binary> kBinaryFunctions{
    {GLSLstd450Atan2, atan2Of}, {GLSLstd450Pow, powerOf}, {GLSLstd450FMin, minimum},
    {GLSLstd450FMax, maximum},  {GLSLstd450Step, stepOf},
};

const std::map<std::uint32_t, Ternary> kTernary{
    {GLSLstd450FClamp, clamp},
    {GLSLstd450FMix, mix},
    {GLSLstd450SmoothStep, smoothstep},
};

const std::map<std::uint32_t, Geometric> kGeometric{
    {GLSLstd450Length, length},   {GLSLstd450Distance, distance},       {GLSLstd450Normalize, normalize},
    {GLSLstd450Cross, cross},     {GLSLstd450FaceForward, faceforward}, {GLSLstd450Reflect, reflect},
    {GLSLstd450Refract, refract},
};

} // namespace

Scalar dot(const Value& a, const Value& b)
{
    Scalar sum = multiply(a[0], b[0]);
    for (std::size_t i = 1; i < a.size(); ++i)
        sum = add(sum, multiply(a[i], b[i]));
    return sum;
}

Scalar modulo(Scalar x, Scalar y)
{
    return subtract(x, multiply(y, floor(divide(x, y))));
}

std::optional<Value> extendedFunction(std::uint32_t function, const std::vector<Value>& arguments)
{
    if (const auto found = kGeometric.find(function); found != kGeometric.end())
        return found->second(arguments);
    Value result;
    for (std::size_t i = 0; i < arguments[0].size(); ++i) {
        if (const auto unary = kUnaryFunctions.find(function); unary != kUnaryFunctions.end())
            result.push_back(unary->second(arguments[0][i]));
        else if (const auto binary = kBinaryFunctions.find(function); binary != kBinaryFunctions.end())
            result.push_back(binary->second(arguments[0][i], arguments[1][i]));
        else if (const auto ternary = kTernary.find(function); ternary != kTernary.end())
            result.push_back(ternary->second(arguments[0][i], arguments[1][i], arguments[2][i]));
        else
            return std::nullopt;
    }
    return result;
}

} // namespace vitrine::differential
