// SPDX-License-Identifier: Apache-2.0
#include "core/base/check.h"
#include "core/primitive/setup_ops.h"

#include <cmath>
#include <cstddef>

namespace vitrine::core {
namespace {

Vec4 difference(const Vec4& a, const Vec4& b)
{
    return {a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w};
}

bool isFinite(const Vec4& value)
{
    return std::isfinite(value.x) && std::isfinite(value.y) && std::isfinite(value.z) && std::isfinite(value.w);
}

/// Differences of finite values that are too large for a float.
bool differencesOverflow(const std::array<const ShadedVertex*, 3>& vertices, const AttributePlanes& planes)
{
    bool overflows = false;
    for (std::size_t i = 0; i < static_cast<std::size_t>(planes.count); ++i)
        overflows |= !isFinite(planes.toFirst[i]) || !isFinite(planes.toSecond[i]);
    for (std::size_t i = 0; overflows && i < static_cast<std::size_t>(planes.count); ++i)
        for (const ShadedVertex* vertex : vertices)
            overflows &= !vertex || isFinite(vertex->varyings[i]);
    return overflows;
}

} // namespace

void setupAttributes(const std::array<const ShadedVertex*, 3>& vertices, int varyingCount, Primitive& primitive)
{
    CORE_CHECK(varyingCount >= 0 && varyingCount <= kMaxVaryings, "more varyings than a vertex carries");
    AttributePlanes& planes = primitive.attributes;
    planes.count = varyingCount;
    for (std::size_t i = 0; i < static_cast<std::size_t>(varyingCount); ++i) {
        const Vec4& base = vertices[0]->varyings[i];
        planes.base[i] = base;
        planes.toFirst[i] =
            primitive.kind == PrimitiveKind::Point ? Vec4{} : difference(vertices[1]->varyings[i], base);
        planes.toSecond[i] =
            primitive.kind == PrimitiveKind::Triangle ? difference(vertices[2]->varyings[i], base) : Vec4{};
    }
    planes.overflows = differencesOverflow(vertices, planes);
}

} // namespace vitrine::core
