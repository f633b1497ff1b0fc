// SPDX-License-Identifier: Apache-2.0
#include "core/opacity/tile_box.h"

#include "core/texture/level_of_detail.h"

#include <algorithm>
#include <cmath>

namespace vitrine::core {

namespace {

// A float has 24 bits; a coordinate takes a handful of roundings. Doubles have 53, and a plane takes three.
constexpr double kFloatNoise = 0x1p-20;
constexpr double kDoubleNoise = 0x1p-48;
constexpr double kSmallestShare = 0x1p-30; ///< of the magnitudes that 1/w is the sum of
constexpr double kLog2Slack = 0x1p-16;
constexpr double kFarAway = 0x1p40;        ///< texels
constexpr double kLargestVarying = 0x1p60; ///< times the sizes of an AffineForm a float still holds it

double magnitudeOf(const Plane& plane, double x, double y)
{
    return std::abs(plane.value) + std::abs(plane.dx * x) + std::abs(plane.dy * y);
}

/// A varying's value times 1/w, counted from the first vertex: a plane by its slopes.
struct Slopes {
    double toFirst, toSecond;
    [[nodiscard]] double dx(const AttributePlanes& planes) const
    {
        return toFirst * planes.weights[1].dx + toSecond * planes.weights[2].dx;
    }
    [[nodiscard]] double dy(const AttributePlanes& planes) const
    {
        return toFirst * planes.weights[1].dy + toSecond * planes.weights[2].dy;
    }
};

Slopes slopesOf(const AttributePlanes& planes, const VaryingRef& varying)
{
    return {planes.toFirst[varying.index][varying.component], planes.toSecond[varying.index][varying.component]};
}

/// U′W − U W′ along x and y at a corner. A constant adds nothing to it: its U is a multiple of W.
struct Derivatives {
    double x = 0.0, y = 0.0;
};

Derivatives derivativesAt(const AttributePlanes& planes, const AffineForm& form, const TileCorners::Corner& corner)
{
    const double wx = planes.weights[0].dx + (planes.weights[1].dx + planes.weights[2].dx);
    const double wy = planes.weights[0].dy + (planes.weights[1].dy + planes.weights[2].dy);
    const double w = corner.reciprocalW;
    Derivatives sum;
    for (const AffineForm::Term& term : form.terms) {
        const Slopes slopes = slopesOf(planes, term.varying);
        const double value = slopes.toFirst * corner.second + slopes.toSecond * corner.third;
        sum.x += term.factor * (slopes.dx(planes) * w - value * w * wx);
        sum.y += term.factor * (slopes.dy(planes) * w - value * w * wy);
    }
    return {std::abs(sum.x), std::abs(sum.y)};
}

double valueAt(const AttributePlanes& planes, const AffineForm& form, const TileCorners::Corner& corner)
{
    double value = form.offset;
    for (const AffineForm::Term& term : form.terms) {
        const double base = planes.base[term.varying.index][term.varying.component];
        const Slopes slopes = slopesOf(planes, term.varying);
        value += term.factor * (base + (slopes.toFirst * corner.second + slopes.toSecond * corner.third));
    }
    return value;
}

/// How far rounding may lead from the value: that of each varying, and that of what is computed with them. Infinite
/// where a float might not hold it.
double slackAt(const AttributePlanes& planes, const AffineForm& form, const TileCorners::Corner& corner, double noise)
{
    double slack = 0.0, size = form.offsetSize;
    for (const AffineForm::Term& term : form.terms) {
        const double base = planes.base[term.varying.index][term.varying.component];
        const Slopes slopes = slopesOf(planes, term.varying);
        const double first = std::abs(slopes.toFirst), second = std::abs(slopes.toSecond);
        const double magnitude = std::abs(base) + first * std::abs(corner.second) + second * std::abs(corner.third);
        const double shares =
            noise * (first * (1.0 + std::abs(corner.second)) + second * (1.0 + std::abs(corner.third)));
        if (!(magnitude < kLargestVarying))
            return HUGE_VAL;
        slack += term.size * (kFloatNoise * std::max(1.0, magnitude) + shares);
        size += term.size * magnitude;
    }
    return slack + form.error * size;
}

std::int64_t floorDivide(std::int64_t a, std::int64_t b)
{
    return a / b - (a % b < 0 ? 1 : 0);
}

/// Where texel `at` of a mirrored row lies.
std::int64_t mirrored(std::int64_t at, std::int64_t size)
{
    const std::int64_t turn = floorDivide(at, 2 * size);
    const std::int64_t in = at - turn * 2 * size;
    return in < size ? in : 2 * size - 1 - in;
}

TexelSpans oneSpan(std::int64_t first, std::int64_t last)
{
    return {{{{static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(last)}, {}}}, 1};
}

TexelSpans repeated(const TexelRange& range, std::int64_t size)
{
    const std::int64_t first = range.first - floorDivide(range.first, size) * size;
    const std::int64_t last = range.last - floorDivide(range.last, size) * size;
    if (first <= last)
        return oneSpan(first, last);
    TexelSpans two = oneSpan(first, size - 1);
    two.spans[1] = {0, static_cast<std::uint32_t>(last)};
    two.count = 2;
    return two;
}

/// Less than a period: a crossing doubles back at the border, so that what it covers is in one piece.
TexelSpans reflected(const TexelRange& range, std::int64_t size)
{
    const std::int64_t a = mirrored(range.first, size), b = mirrored(range.last, size);
    const std::int64_t turn = floorDivide(range.last, size);
    if (floorDivide(range.first, size) == turn)
        return oneSpan(std::min(a, b), std::max(a, b));
    return turn % 2 != 0 ? oneSpan(std::min(a, b), size - 1) : oneSpan(0, std::max(a, b));
}

} // namespace

WindowBox geometricCorners(const PixelBounds& tile)
{
    return {static_cast<double>(tile.x0), static_cast<double>(tile.y0), static_cast<double>(tile.x1),
            static_cast<double>(tile.y1)};
}

WindowBox sampleCorners(const PixelBounds& tile)
{
    return {tile.x0 + 0.5, tile.y0 + 0.5, tile.x1 - 0.5, tile.y1 - 0.5};
}

std::optional<TileCorners> tileCorners(const Primitive& primitive, const WindowBox& box)
{
    const std::array<Plane, 3>& weights = primitive.attributes.weights;
    TileCorners result;
    for (std::size_t i = 0; i < result.corners.size(); ++i) {
        const double x = (i % 2 == 0 ? box.x0 : box.x1) - primitive.referenceX - 0.5;
        const double y = (i / 2 == 0 ? box.y0 : box.y1) - primitive.referenceY - 0.5;
        const double second = weights[1].at(x, y), third = weights[2].at(x, y);
        const double w = weights[0].at(x, y) + (second + third);
        const double magnitude =
            magnitudeOf(weights[0], x, y) + magnitudeOf(weights[1], x, y) + magnitudeOf(weights[2], x, y);
        if (!(w > magnitude * kSmallestShare) || !std::isfinite(magnitude))
            return std::nullopt;
        result.corners[i] = {w, second / w, third / w};
        result.smallestW = i == 0 ? w : std::min(result.smallestW, w);
        result.noise = std::max(result.noise, kDoubleNoise * (magnitude / w));
    }
    return result;
}

std::array<double, 4> cornerValues(const AttributePlanes& planes, const AffineForm& form, const TileCorners& corners)
{
    std::array<double, 4> values{};
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = valueAt(planes, form, corners.corners[i]);
    return values;
}

AxisBox axisBox(const AttributePlanes& planes, const AffineForm& form, const TileCorners& corners)
{
    const std::array<double, 4> values = cornerValues(planes, form, corners);
    AxisBox box;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double value = values[i];
        const double slack = slackAt(planes, form, corners.corners[i], corners.noise);
        if (!std::isfinite(value) || !std::isfinite(slack))
            return {-HUGE_VAL, HUGE_VAL, 0.0};
        box.low = i == 0 ? value : std::min(box.low, value);
        box.high = i == 0 ? value : std::max(box.high, value);
        box.slack = std::max(box.slack, slack);
    }
    return box;
}

double largestStep(const AttributePlanes& planes, const std::array<AffineForm, 2>& st, const TileCorners& corners,
                   TexelSize size)
{
    double largest = 0.0;
    for (const TileCorners::Corner& corner : corners.corners) {
        const Derivatives s = derivativesAt(planes, st[0], corner), t = derivativesAt(planes, st[1], corner);
        largest = std::max({largest, size.width * s.x + size.height * t.x, size.width * s.y + size.height * t.y});
    }
    return largest / (corners.smallestW * corners.smallestW);
}

std::uint32_t coarsestLevel(const LevelQuery& query)
{
    const std::uint32_t last = query.mipFilter == MipFilter::None ? 0 : query.levelCount - 1;
    const bool takesLod = query.lodMode == LodMode::Bias || query.lodMode == LodMode::Explicit;
    if (last == 0 || query.lodMode == LodMode::Gradient || (takesLod && !query.lod))
        return last;
    const auto log2 = [](double v) { return static_cast<double>(approximateLog2(static_cast<float>(v))); };
    const double given = takesLod ? static_cast<double>(*query.lod) : 0.0;
    if (query.lodMode == LodMode::Explicit)
        return given > 0.0 ? static_cast<std::uint32_t>(std::min<double>(last, std::ceil(given))) : 0;
    const double exact = log2(query.step) + given;
    const double noisy = log2(query.step + query.stepSlack) + kLog2Slack + given;
    // The nearest level is at most half a level away: there noise alone can't reach one more.
    const double lambda = query.mipFilter == MipFilter::Nearest ? std::max(exact, noisy - 0.5) : noisy;
    if (!(lambda < last))
        return last;
    return lambda > 0.0 ? static_cast<std::uint32_t>(std::ceil(lambda)) : 0;
}

TexelRange texelRange(double low, double high, std::uint32_t size, double e, bool isClosed)
{
    const double first = std::floor(low * size - e);
    const double last = isClosed ? std::floor(high * size + e) : std::ceil(high * size + e) - 1.0;
    if (!(first > -kFarAway) || !(last < kFarAway))
        return {true, 0, 0};
    const auto from = static_cast<std::int64_t>(first);
    return {false, from, std::max(from, static_cast<std::int64_t>(last))};
}

TexelRange hull(const TexelRange& a, const TexelRange& b)
{
    if (a.isWhole || b.isWhole)
        return {true, 0, 0};
    return {false, std::min(a.first, b.first), std::max(a.last, b.last)};
}

TexelSpans wrapped(const TexelRange& range, Wrap wrap, std::uint32_t size)
{
    const auto last = std::int64_t{size} - 1;
    if (range.isWhole)
        return oneSpan(0, last);
    if (wrap == Wrap::ClampToEdge)
        return oneSpan(std::clamp<std::int64_t>(range.first, 0, last), std::clamp<std::int64_t>(range.last, 0, last));
    if (range.last - range.first >= last)
        return oneSpan(0, last);
    return wrap == Wrap::Repeat ? repeated(range, size) : reflected(range, size);
}

} // namespace vitrine::core
