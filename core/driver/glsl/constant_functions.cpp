// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/constant_functions.h"

#include "core/driver/glsl/builtin_factors.h"
#include "core/shader/transcendental.h"

#include <cmath>
#include <limits>

namespace vitrine::core::glsl {

namespace {

using namespace glslang;

float smaller(float a, float b)
{
    return a == a && !(b < a) ? a : b;
}

float larger(float a, float b)
{
    return a == a && !(a < b) ? a : b;
}

float smoothstep(float low, float high, float x)
{
    const float t = smaller(larger((x - low) / (high - low), 0.0f), 1.0f);
    return t * t * (-2.0f * t + 3.0f);
}

/// x · (1 − a) + y · a
float mix(float x, float y, float a)
{
    return y * a + x * (1.0f - a);
}

std::optional<float> computeOperator(TOperator operation, float a, float b)
{
    switch (operation) {
    case EOpNegative: return -a;
    case EOpAdd: return a + b;
    case EOpSub: return a - b;
    case EOpMul: // of two matrices it is matrixCompMult
    case EOpVectorTimesScalar:
    case EOpMatrixTimesScalar: return a * b;
    case EOpDiv: return a / b;
    default: return std::nullopt;
    }
}

std::optional<float> computeElementary(TOperator operation, float a, float b)
{
    switch (operation) {
    case EOpRadians: return a * kRadiansPerDegree;
    case EOpDegrees: return a * kDegreesPerRadian;
    case EOpSin: return evaluate(Opcode::Sin, a);
    case EOpCos: return evaluate(Opcode::Cos, a);
    case EOpTan: return evaluate(Opcode::Tan, a);
    case EOpAsin: return evaluate(Opcode::Asin, a);
    case EOpAcos: return evaluate(Opcode::Acos, a);
    case EOpAtan: return evaluate(Opcode::Atan2, a, b); // atan(a) is that of (a, 1)
    case EOpPow: return evaluate(Opcode::Pow, a, b);
    case EOpExp: return evaluate(Opcode::Exp2, a * kLog2OfE);
    case EOpLog: return evaluate(Opcode::Log2, a) * kLogOf2;
    case EOpExp2: return evaluate(Opcode::Exp2, a);
    case EOpLog2: return evaluate(Opcode::Log2, a);
    case EOpSqrt: return evaluate(Opcode::Sqrt, a);
    case EOpInverseSqrt: return 1.0f / std::sqrt(a);
    default: return std::nullopt;
    }
}

std::optional<float> computeCommon(TOperator operation, float a, float b, float c)
{
    switch (operation) {
    case EOpAbs: return std::abs(a);
    case EOpSign: return evaluate(Opcode::Sign, a);
    case EOpFloor: return std::floor(a);
    case EOpCeil: return std::ceil(a);
    case EOpFract: return a - std::floor(a);
    case EOpMod: return -b * std::floor(a / b) + a;
    case EOpMin: return smaller(a, b);
    case EOpMax: return larger(a, b);
    case EOpClamp: return smaller(larger(a, b), c);
    case EOpMix: return mix(a, b, c);
    case EOpStep: return b < a ? 0.0f : 1.0f;
    case EOpSmoothStep: return smoothstep(a, b, c);
    case EOpDPdx:
    case EOpDPdy:
    case EOpFwidth: return 0.0f;
    default: return std::nullopt;
    }
}

template <class Number>
std::optional<bool> compareNumbers(TOperator operation, Number a, Number b)
{
    switch (operation) {
    case EOpLessThan: return a < b;
    case EOpLessThanEqual: return a <= b;
    case EOpGreaterThan: return a > b;
    case EOpGreaterThanEqual: return a >= b;
    case EOpVectorEqual: return a == b;
    case EOpVectorNotEqual: return a != b;
    default: return std::nullopt;
    }
}

/// Machines wrap; C++ leaves it open.
std::int32_t wrapped(std::int64_t value)
{
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(value));
}

float dot(const Floats& a, const Floats& b)
{
    float sum = a[0] * b[0];
    for (std::size_t i = 1; i < a.size(); ++i)
        sum += a[i] * b[i];
    return sum;
}

Floats scaled(const Floats& vector, float factor)
{
    Floats result;
    for (const float component : vector)
        result.push_back(component * factor);
    return result;
}

Floats sum(const Floats& a, const Floats& b)
{
    Floats result;
    for (std::size_t i = 0; i < a.size(); ++i)
        result.push_back(a[i] + b[i]);
    return result;
}

Floats minus(const Floats& vector)
{
    return scaled(vector, -1.0f);
}

float length(const Floats& vector)
{
    return vector.size() == 1 ? std::abs(vector[0]) : std::sqrt(dot(vector, vector));
}

Floats cross(const Floats& a, const Floats& b)
{
    const auto component = [&](std::size_t i, std::size_t k) { return a[i] * b[k] - a[k] * b[i]; };
    return {component(1, 2), component(2, 0), component(0, 1)};
}

Floats reflect(const Floats& incident, const Floats& normal)
{
    return sum(scaled(normal, -(dot(normal, incident) * 2.0f)), incident);
}

/// k = 1 − η² (1 − d²); k < 0 ? 0 : η I − (η d + √k) N
Floats refract(const Floats& incident, const Floats& normal, float eta)
{
    const float d = dot(normal, incident);
    const float k = -(eta * eta) * (-d * d + 1.0f) + 1.0f;
    if (k < 0.0f)
        return Floats(incident.size(), 0.0f);
    return sum(scaled(normal, -(eta * d + std::sqrt(k))), scaled(incident, eta));
}

Floats column(const FloatOperand& matrix, std::size_t index)
{
    const auto first = matrix.values.begin() + static_cast<std::ptrdiff_t>(index * matrix.rows);
    return {first, first + static_cast<std::ptrdiff_t>(matrix.rows)};
}

std::size_t columnCount(const FloatOperand& matrix)
{
    return matrix.values.size() / matrix.rows;
}

Floats transformed(const FloatOperand& matrix, const Floats& vector)
{
    Floats result = scaled(column(matrix, 0), vector[0]);
    for (std::size_t i = 1; i < vector.size(); ++i)
        result = sum(scaled(column(matrix, i), vector[i]), result);
    return result;
}

Floats vectorTimesMatrix(const Floats& vector, const FloatOperand& matrix)
{
    Floats result;
    for (std::size_t i = 0; i < columnCount(matrix); ++i)
        result.push_back(dot(vector, column(matrix, i)));
    return result;
}

Floats matrixTimesMatrix(const FloatOperand& left, const FloatOperand& right)
{
    Floats result;
    for (std::size_t i = 0; i < columnCount(right); ++i) {
        const Floats part = transformed(left, column(right, i));
        result.insert(result.end(), part.begin(), part.end());
    }
    return result;
}

} // namespace

std::optional<float> computeComponent(TOperator operation, float a, float b, float c)
{
    std::optional<float> result = computeOperator(operation, a, b);
    if (!result)
        result = computeElementary(operation, a, b);
    if (!result)
        result = computeCommon(operation, a, b, c);
    // Which NaN comes out differs between hosts.
    return result && *result != *result ? std::numeric_limits<float>::quiet_NaN() : result;
}

std::optional<std::int32_t> computeComponent(TOperator operation, std::int32_t a, std::int32_t b)
{
    const std::int64_t left = a, right = b;
    switch (operation) {
    case EOpNegative: return wrapped(-left);
    case EOpAdd: return wrapped(left + right);
    case EOpSub: return wrapped(left - right);
    case EOpMul:
    case EOpVectorTimesScalar: return wrapped(left * right);
    case EOpDiv: return b == 0 ? 0 : wrapped(left / right); // the specification leaves x / 0 open
    default: return std::nullopt;
    }
}

std::optional<bool> computeComponent(TOperator operation, bool a, bool b)
{
    switch (operation) {
    case EOpLogicalNot:
    case EOpVectorLogicalNot: return !a;
    case EOpLogicalAnd: return a && b;
    case EOpLogicalOr: return a || b;
    case EOpVectorEqual: return a == b;
    case EOpLogicalXor:
    case EOpVectorNotEqual: return a != b;
    default: return std::nullopt;
    }
}

std::optional<bool> compareComponent(TOperator operation, float a, float b)
{
    return compareNumbers(operation, a, b);
}

std::optional<bool> compareComponent(TOperator operation, std::int32_t a, std::int32_t b)
{
    return compareNumbers(operation, a, b);
}

std::optional<Floats> computeWhole(TOperator operation, const std::vector<FloatOperand>& arguments)
{
    const Floats& a = arguments[0].values;
    const Floats& b = arguments[arguments.size() > 1 ? 1 : 0].values;
    switch (operation) {
    case EOpMatrixTimesMatrix: return matrixTimesMatrix(arguments[0], arguments[1]);
    case EOpMatrixTimesVector: return transformed(arguments[0], b);
    case EOpVectorTimesMatrix: return vectorTimesMatrix(a, arguments[1]);
    case EOpLength: return Floats{length(a)};
    case EOpDistance: return Floats{length(sum(a, minus(b)))};
    case EOpDot: return Floats{dot(a, b)};
    case EOpCross: return cross(a, b);
    case EOpNormalize: return scaled(a, 1.0f / std::sqrt(dot(a, a)));
    case EOpFaceForward: return dot(arguments[2].values, b) < 0.0f ? a : minus(a);
    case EOpReflect: return reflect(a, b);
    case EOpRefract: return refract(a, b, arguments[2].values[0]);
    default: return std::nullopt;
    }
}

} // namespace vitrine::core::glsl
