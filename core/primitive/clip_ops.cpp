// SPDX-License-Identifier: Apache-2.0
#include "core/primitive/clip_ops.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace vitrine::core {
namespace {

/// The inside of plane p is distance(p) ≥ 0. The pair for z comes first: together they leave no w < 0.
constexpr int kPlanes = 6;

/// Worked in double: a triangle may reach far beyond what it shows.
struct Position {
    double x = 0.0, y = 0.0, z = 0.0, w = 0.0;
    explicit Position(const Vec4& v) : x(v.x), y(v.y), z(v.z), w(v.w) {}
    Position() = default;
};

double distance(int plane, const Position& clip, const ClipVolume& volume)
{
    switch (plane) {
    case 0: return volume.depth == ClipDepth::ZeroToOne ? clip.z : clip.w + clip.z;
    case 1: return clip.w - clip.z;
    case 2: return clip.w * volume.x + clip.x;
    case 3: return clip.w * volume.x - clip.x;
    case 4: return clip.w * volume.y + clip.y;
    default: return clip.w * volume.y - clip.y;
    }
}

bool isFinite(const Vec4& v)
{
    return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z) && std::isfinite(v.w);
}

/// False for what is no number.
bool isInView(const Vec4& clip, ClipDepth depth)
{
    const float nearest = depth == ClipDepth::NegativeOneToOne ? -clip.w : 0.0f;
    return std::isfinite(clip.w) && std::abs(clip.x) <= clip.w && std::abs(clip.y) <= clip.w && clip.z >= nearest &&
           clip.z <= clip.w;
}

/// Bit p is set when the position is outside plane p.
unsigned outsideMask(const Position& clip, const ClipVolume& volume)
{
    unsigned mask = 0;
    for (int plane = 0; plane < kPlanes; ++plane)
        mask |= static_cast<unsigned>(distance(plane, clip, volume) < 0.0) << plane;
    return mask;
}

double mix(double a, double b, double t)
{
    return a + (b - a) * t;
}

Position mix(const Position& a, const Position& b, double t)
{
    Position result;
    result.x = mix(a.x, b.x, t);
    result.y = mix(a.y, b.y, t);
    result.z = mix(a.z, b.z, t);
    result.w = mix(a.w, b.w, t);
    return result;
}

Vec4 rounded(const Position& p)
{
    return {static_cast<float>(p.x), static_cast<float>(p.y), static_cast<float>(p.z), static_cast<float>(p.w)};
}

/// A corner of the polygon being cut, with its weights of the triangle's second and third vertex: varyings are mixed
/// only at the end.
struct Corner {
    Position clip;
    double second = 0.0;
    double third = 0.0;
};

struct CornerList {
    std::size_t count = 0;
    std::array<Corner, kMaxClippedVertices> corners;
    /// A convex polygon grows by one corner per plane; should rounding fold one, what is left out is too thin to see.
    void add(const Corner& corner)
    {
        if (count < corners.size())
            corners[count++] = corner;
    }
};

/// Where the edge meets a plane. Always from the inner corner outwards, so that neighbors agree to the last bit.
Corner cross(const Corner& inner, double innerDistance, const Corner& outer, double outerDistance)
{
    const double t = innerDistance / (innerDistance - outerDistance);
    return {mix(inner.clip, outer.clip, t), mix(inner.second, outer.second, t), mix(inner.third, outer.third, t)};
}

CornerList cut(const CornerList& polygon, int plane, const ClipVolume& volume)
{
    CornerList result;
    for (std::size_t i = 0; i < polygon.count; ++i) {
        const Corner& a = polygon.corners[i];
        const Corner& b = polygon.corners[i + 1 == polygon.count ? 0 : i + 1];
        const double da = distance(plane, a.clip, volume);
        const double db = distance(plane, b.clip, volume);
        if (da >= 0.0)
            result.add(a);
        if ((da >= 0.0) != (db >= 0.0))
            result.add(da >= 0.0 ? cross(a, da, b, db) : cross(b, db, a, da));
    }
    return result;
}

void finish(const Corner& corner, const std::array<const ShadedVertex*, 3>& triangle, int varyingCount,
            ShadedVertex& vertex)
{
    vertex.clip = rounded(corner.clip);
    for (std::size_t v = 0; v < static_cast<std::size_t>(varyingCount); ++v) {
        const Vec4& a = triangle[0]->varyings[v];
        const Vec4& b = triangle[1]->varyings[v];
        const Vec4& c = triangle[2]->varyings[v];
        // Differences from the first, so that a varying equal at all vertices stays exactly that.
        for (int i = 0; i < 4; ++i) {
            const double base = a[i];
            vertex.varyings[v][i] =
                static_cast<float>(base + ((b[i] - base) * corner.second + (c[i] - base) * corner.third));
        }
    }
}

/// The stretch of a line, as fractions from a to b, inside the volume.
struct Stretch {
    double enter = 0.0;
    double leave = 1.0;
};

Stretch stretchInside(const Position& a, const Position& b, const ClipVolume& volume)
{
    Stretch stretch;
    for (int plane = 0; plane < kPlanes; ++plane) {
        const double da = distance(plane, a, volume);
        const double db = distance(plane, b, volume);
        if (da < 0.0 && db < 0.0)
            return {1.0, 0.0};
        if (da < 0.0)
            stretch.enter = std::max(stretch.enter, da / (da - db));
        else if (db < 0.0)
            stretch.leave = std::min(stretch.leave, da / (da - db));
    }
    return stretch;
}

} // namespace

VertexOutsides outsidesOf(const Vec4& clip, const ClipVolume& volume)
{
    if (isInView(clip, volume.depth)) // most are; the band is around the view volume
        return {true, 0, 0};
    if (!isFinite(clip))
        return {};
    const Position position(clip);
    return {true, static_cast<std::uint8_t>(outsideMask(position, volume)),
            static_cast<std::uint8_t>(outsideMask(position, {.depth = volume.depth}))};
}

ClipOutcome clipOutcome(const VertexOutsides& a, const VertexOutsides& b, const VertexOutsides& c)
{
    if (!a.isFinite || !b.isFinite || !c.isFinite)
        return ClipOutcome::BadVertex;
    if ((a.ofView & b.ofView & c.ofView) != 0)
        return ClipOutcome::Outside;
    return (a.ofBand | b.ofBand | c.ofBand) == 0 ? ClipOutcome::Inside : ClipOutcome::Clipped;
}

ClipOutcome clipTriangle(const std::array<const ShadedVertex*, 3>& triangle, const ClipVolume& volume, int varyingCount,
                         ClippedPolygon& polygon)
{
    std::array<VertexOutsides, 3> outsides;
    for (std::size_t i = 0; i < 3; ++i)
        outsides[i] = outsidesOf(triangle[i]->clip, volume);
    if (const auto outcome = clipOutcome(outsides[0], outsides[1], outsides[2]); outcome != ClipOutcome::Clipped)
        return outcome;
    const unsigned outsideAny = outsides[0].ofBand | outsides[1].ofBand | outsides[2].ofBand;
    CornerList corners;
    for (std::size_t i = 0; i < 3; ++i)
        corners.add({Position(triangle[i]->clip), i == 1 ? 1.0 : 0.0, i == 2 ? 1.0 : 0.0});
    for (int plane = 0; plane < kPlanes && corners.count >= 3; ++plane) {
        if (outsideAny >> plane & 1)
            corners = cut(corners, plane, volume);
    }
    if (corners.count < 3)
        return ClipOutcome::Outside;
    polygon.count = static_cast<int>(corners.count);
    for (std::size_t i = 0; i < corners.count; ++i)
        finish(corners.corners[i], triangle, varyingCount, polygon.vertices[i]);
    return ClipOutcome::Clipped;
}

ClipOutcome clipLine(const std::array<const ShadedVertex*, 2>& line, const ClipVolume& volume, int varyingCount,
                     std::array<ShadedVertex, 2>& clipped)
{
    if (!isFinite(line[0]->clip) || !isFinite(line[1]->clip))
        return ClipOutcome::BadVertex;
    const Position a(line[0]->clip);
    const Position b(line[1]->clip);
    const Stretch stretch = stretchInside(a, b, volume);
    if (stretch.enter > stretch.leave)
        return ClipOutcome::Outside;
    if (stretch.enter == 0.0 && stretch.leave == 1.0)
        return ClipOutcome::Inside;

    const std::array<double, 2> ends{stretch.enter, stretch.leave};
    for (std::size_t end = 0; end < 2; ++end) {
        if (ends[end] == static_cast<double>(end)) {
            copyVertex(*line[end], varyingCount, clipped[end]);
            continue;
        }
        clipped[end].clip = rounded(mix(a, b, ends[end]));
        for (std::size_t v = 0; v < static_cast<std::size_t>(varyingCount); ++v) {
            for (int i = 0; i < 4; ++i)
                clipped[end].varyings[v][i] =
                    static_cast<float>(mix(line[0]->varyings[v][i], line[1]->varyings[v][i], ends[end]));
        }
    }
    return ClipOutcome::Clipped;
}

ClipOutcome clipPoint(const ShadedVertex& point, const ClipVolume& volume)
{
    if (!isFinite(point.clip))
        return ClipOutcome::BadVertex;
    return outsideMask(Position(point.clip), volume) == 0 ? ClipOutcome::Inside : ClipOutcome::Outside;
}

} // namespace vitrine::core
