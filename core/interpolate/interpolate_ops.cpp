// SPDX-License-Identifier: Apache-2.0
#include "core/interpolate/interpolate_ops.h"

#include "core/base/check.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace vitrine::core {
namespace {

constexpr std::size_t kLanes = 4;
using Lanes = std::array<float, kLanes>;

/// What all components of a quad share: reciprocal w, and how much of the second and third vertex each pixel sees.
struct QuadWeights {
    Lanes reciprocalW{};
    Lanes second{};
    Lanes third{};
};

/// Distance from the reference pixel's center.
struct Offset {
    double x, y;
};

Offset pixelOffset(const Primitive& primitive, const Quad& quad, std::size_t lane)
{
    return {static_cast<double>(quad.x - primitive.referenceX) + static_cast<double>(lane % 2),
            static_cast<double>(quad.y - primitive.referenceY) + static_cast<double>(lane / 2)};
}

QuadWeights quadWeights(const Primitive& primitive, const Quad& quad)
{
    QuadWeights result;
    const std::array<Plane, 3>& weights = primitive.attributes.weights;
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
        const Offset at = pixelOffset(primitive, quad, lane);
        const double first = weights[0].at(at.x, at.y);
        const double second = weights[1].at(at.x, at.y);
        const double third = weights[2].at(at.x, at.y);
        const double sum = first + (second + third);
        const double w = 1.0 / sum;
        result.reciprocalW[lane] = static_cast<float>(sum);
        result.second[lane] = static_cast<float>(second * w);
        result.third[lane] = static_cast<float>(third * w);
    }
    return result;
}

/// Four floats of one component, from firstLane on.
void interpolateComponent(const Vec4& base, const Vec4& toFirst, const Vec4& toSecond, int c,
                          const QuadWeights& weights, float* lanes)
{
    const float start = base[c];
    const float first = toFirst[c];
    const float second = toSecond[c];
    for (std::size_t lane = 0; lane < kLanes; ++lane)
        lanes[lane] = start + (first * weights.second[lane] + second * weights.third[lane]);
}

void writeFragCoord(const Primitive& primitive, const Quad& quad, std::span<const float, 4> reciprocalW,
                    const LaneRegisters& registers, std::uint32_t reg)
{
    for (std::uint32_t lane = 0; lane < kLanes; ++lane) {
        const Offset at = pixelOffset(primitive, quad, lane);
        const double z = std::clamp(primitive.depth.at(at.x, at.y), 0.0, 1.0);
        registers.component(reg, 0)[lane] = static_cast<float>(quad.x + lane % 2) + 0.5f;
        registers.component(reg, 1)[lane] = static_cast<float>(quad.y + lane / 2) + 0.5f;
        registers.component(reg, 2)[lane] = static_cast<float>(z);
        registers.component(reg, 3)[lane] = reciprocalW[lane];
    }
}

void writeFrontFacing(const Primitive& primitive, const LaneRegisters& registers, std::uint32_t reg)
{
    const std::uint32_t bits = primitive.frontFacing ? ~0u : 0u;
    for (std::uint32_t lane = 0; lane < kLanes; ++lane) {
        registers.setBits(reg, 0, lane, bits);
        for (std::uint32_t c = 1; c < 4; ++c)
            registers.setBits(reg, c, lane, 0);
    }
}

void writePointCoord(const Primitive& primitive, const Quad& quad, const LaneRegisters& registers, std::uint32_t reg)
{
    const bool isPoint = primitive.kind == PrimitiveKind::Point;
    for (std::uint32_t lane = 0; lane < kLanes; ++lane) {
        const Offset at = pixelOffset(primitive, quad, lane);
        const double s = isPoint ? primitive.pointS.at(at.x, at.y) : 0.0;
        const double t = isPoint ? primitive.pointT.at(at.x, at.y) : 0.0;
        registers.component(reg, 0)[lane] = static_cast<float>(s);
        registers.component(reg, 1)[lane] = static_cast<float>(t);
        registers.component(reg, 2)[lane] = 0.0f;
        registers.component(reg, 3)[lane] = 1.0f;
    }
}

} // namespace

FragmentInputs fragmentInputs(const Program& program)
{
    return {program.varyingCount, program.fragCoordInput, program.frontFacingInput, program.pointCoordInput};
}

void interpolateQuad(const Primitive& primitive, const Quad& quad, const FragmentInputs& inputs,
                     const LaneRegisters& registers, std::uint32_t firstLane)
{
    CORE_CHECK(inputs.varyingCount <= primitive.attributes.count && firstLane + kLanes <= registers.laneCount,
               "the quad doesn't fit the primitive's varyings or the registers");
    const AttributePlanes& planes = primitive.attributes;
    const QuadWeights weights = quadWeights(primitive, quad);
    for (std::uint32_t reg = 0; reg < static_cast<std::uint32_t>(inputs.varyingCount); ++reg) {
        for (std::uint32_t c = 0; c < 4; ++c)
            interpolateComponent(planes.base[reg], planes.toFirst[reg], planes.toSecond[reg], static_cast<int>(c),
                                 weights, registers.component(reg, c) + firstLane);
    }
    writeSpecialInputs(primitive, quad, weights.reciprocalW, inputs, {registers.data + firstLane, registers.laneCount});
}

void writeSpecialInputs(const Primitive& primitive, const Quad& quad, std::span<const float, 4> reciprocalW,
                        const FragmentInputs& inputs, const LaneRegisters& registers)
{
    if (inputs.fragCoord >= 0)
        writeFragCoord(primitive, quad, reciprocalW, registers, static_cast<std::uint32_t>(inputs.fragCoord));
    if (inputs.frontFacing >= 0)
        writeFrontFacing(primitive, registers, static_cast<std::uint32_t>(inputs.frontFacing));
    if (inputs.pointCoord >= 0)
        writePointCoord(primitive, quad, registers, static_cast<std::uint32_t>(inputs.pointCoord));
}

std::uint16_t finiteCoverage(const Primitive& primitive, const Quad& quad)
{
    const AttributePlanes& planes = primitive.attributes;
    const QuadWeights weights = quadWeights(primitive, quad);
    std::uint8_t finite = 0xF;
    for (std::size_t i = 0; i < static_cast<std::size_t>(planes.count); ++i)
        for (int c = 0; c < 4; ++c) {
            Lanes values;
            interpolateComponent(planes.base[i], planes.toFirst[i], planes.toSecond[i], c, weights, values.data());
            for (std::size_t lane = 0; lane < kLanes; ++lane)
                finite &= static_cast<std::uint8_t>(std::isfinite(values[lane]) ? 0xF : ~(1u << lane));
        }
    return quad.coverage & samplesOfPixels(finite);
}

Vec4 varyingAt(const Primitive& primitive, int varying, double x, double y)
{
    const AttributePlanes& planes = primitive.attributes;
    CORE_CHECK(varying >= 0 && varying < planes.count, "the primitive has no such varying");
    const double dx = x - primitive.referenceX - 0.5;
    const double dy = y - primitive.referenceY - 0.5;
    const double second = planes.weights[1].at(dx, dy);
    const double third = planes.weights[2].at(dx, dy);
    const double w = 1.0 / (planes.weights[0].at(dx, dy) + (second + third));
    const auto i = static_cast<std::size_t>(varying);
    Vec4 result;
    for (int c = 0; c < 4; ++c)
        result[c] = static_cast<float>(planes.base[i][c] +
                                       (planes.toFirst[i][c] * (second * w) + planes.toSecond[i][c] * (third * w)));
    return result;
}

} // namespace vitrine::core
