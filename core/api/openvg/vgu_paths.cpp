// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/angles.h"
#include "core/api/openvg/context.h"
#include "core/api/openvg/memory.h"
#include "core/api/openvg/vgu.h"

#include <algorithm>
#include <initializer_list>
#include <vector>

namespace vitrine::core::openvg::vgu {

namespace {

constexpr double kMaxHalfTurns = 65536.0;

VGUErrorCode asVgu(VGErrorCode error)
{
    switch (error) {
    case VG_NO_ERROR: return VGU_NO_ERROR;
    case VG_BAD_HANDLE_ERROR: return VGU_BAD_HANDLE_ERROR;
    case VG_PATH_CAPABILITY_ERROR: return VGU_PATH_CAPABILITY_ERROR;
    case VG_OUT_OF_MEMORY_ERROR: return VGU_OUT_OF_MEMORY_ERROR;
    default: return VGU_ILLEGAL_ARGUMENT_ERROR;
    }
}

/// Commands that are appended all at once.
struct Shape {
    std::vector<VGubyte> commands;
    std::vector<double> values;

    void add(int command, std::initializer_list<double> coordinates = {})
    {
        commands.push_back(static_cast<VGubyte>(command));
        values.insert(values.end(), coordinates);
    }
    [[nodiscard]] VGUErrorCode appendTo(Context& context, VGPath path) const
    {
        return asVgu(context.appendValues(path, commands, values));
    }
};

VGUErrorCode checked(const Context& context, VGPath path, bool isFaulty)
{
    const VGUErrorCode error = asVgu(context.appendError(path));
    return error == VGU_NO_ERROR && isFaulty ? VGU_ILLEGAL_ARGUMENT_ERROR : error;
}

bool isEmpty(VGfloat width, VGfloat height)
{
    return !(width > 0.0f) || !(height > 0.0f);
}

/// Arcs from the start on, half a turn each but for the last (OpenVG §17.1.6).
void addArcs(Shape& shape, Point center, Point radii, double start, double extent)
{
    const auto placeOf = [&](double degrees) {
        const SineCosine turned = sineCosineOfDegrees(degrees);
        return Point{center.x + turned.cosine * radii.x, center.y + turned.sine * radii.y};
    };
    const auto addTo = [&](double degrees) {
        const Point end = placeOf(degrees);
        shape.add(extent > 0.0 ? VG_SCCWARC_TO_ABS : VG_SCWARC_TO_ABS, {radii.x, radii.y, 0.0, end.x, end.y});
    };
    const Point first = placeOf(start);
    shape.add(VG_MOVE_TO_ABS, {first.x, first.y});
    const double sign = extent > 0.0 ? 1.0 : -1.0;
    for (double turned = 180.0; turned < extent * sign; turned += 180.0)
        addTo(start + turned * sign);
    addTo(start + extent);
}

} // namespace

VGUErrorCode line(Context& context, VGPath path, VGfloat x0, VGfloat y0, VGfloat x1, VGfloat y1)
{
    Shape shape;
    shape.add(VG_MOVE_TO_ABS, {finite(x0), finite(y0)});
    shape.add(VG_LINE_TO_ABS, {finite(x1), finite(y1)});
    return shape.appendTo(context, path);
}

VGUErrorCode polygon(Context& context, VGPath path, std::span<const VGfloat> points, VGint count, VGboolean closed)
{
    const VGUErrorCode error = checked(context, path, !isUsable(points) || count <= 0);
    if (error != VGU_NO_ERROR)
        return error;
    Shape shape;
    const std::size_t corners = std::min(static_cast<std::size_t>(count), points.size() / 2);
    for (std::size_t i = 0; i < corners; ++i)
        shape.add(i == 0 ? VG_MOVE_TO_ABS : VG_LINE_TO_ABS, {finite(points[2 * i]), finite(points[2 * i + 1])});
    if (closed != VG_FALSE)
        shape.add(VG_CLOSE_PATH);
    return shape.appendTo(context, path);
}

VGUErrorCode rect(Context& context, VGPath path, VGfloat x, VGfloat y, VGfloat width, VGfloat height)
{
    const VGUErrorCode error = checked(context, path, isEmpty(width, height));
    if (error != VGU_NO_ERROR)
        return error;
    Shape shape;
    shape.add(VG_MOVE_TO_ABS, {finite(x), finite(y)});
    shape.add(VG_HLINE_TO_REL, {finite(width)});
    shape.add(VG_VLINE_TO_REL, {finite(height)});
    shape.add(VG_HLINE_TO_REL, {-finite(width)});
    shape.add(VG_CLOSE_PATH);
    return shape.appendTo(context, path);
}

VGUErrorCode roundRect(Context& context, VGPath path, VGfloat x, VGfloat y, VGfloat width, VGfloat height,
                       VGfloat arcWidth, VGfloat arcHeight)
{
    const VGUErrorCode error = checked(context, path, isEmpty(width, height));
    if (error != VGU_NO_ERROR)
        return error;
    const double w = finite(width), h = finite(height);
    const double rx = std::clamp(finite(arcWidth), 0.0, w) / 2.0, ry = std::clamp(finite(arcHeight), 0.0, h) / 2.0;
    Shape shape;
    shape.add(VG_MOVE_TO_ABS, {finite(x) + rx, finite(y)});
    shape.add(VG_HLINE_TO_REL, {w - 2.0 * rx});
    shape.add(VG_SCCWARC_TO_REL, {rx, ry, 0.0, rx, ry});
    shape.add(VG_VLINE_TO_REL, {h - 2.0 * ry});
    shape.add(VG_SCCWARC_TO_REL, {rx, ry, 0.0, -rx, ry});
    shape.add(VG_HLINE_TO_REL, {2.0 * rx - w});
    shape.add(VG_SCCWARC_TO_REL, {rx, ry, 0.0, -rx, -ry});
    shape.add(VG_VLINE_TO_REL, {2.0 * ry - h});
    shape.add(VG_SCCWARC_TO_REL, {rx, ry, 0.0, rx, -ry});
    shape.add(VG_CLOSE_PATH);
    return shape.appendTo(context, path);
}

VGUErrorCode ellipse(Context& context, VGPath path, VGfloat cx, VGfloat cy, VGfloat width, VGfloat height)
{
    const VGUErrorCode error = checked(context, path, isEmpty(width, height));
    if (error != VGU_NO_ERROR)
        return error;
    const double w = finite(width), h = finite(height);
    Shape shape;
    shape.add(VG_MOVE_TO_ABS, {finite(cx) + w / 2.0, finite(cy)});
    shape.add(VG_SCCWARC_TO_REL, {w / 2.0, h / 2.0, 0.0, -w, 0.0});
    shape.add(VG_SCCWARC_TO_REL, {w / 2.0, h / 2.0, 0.0, w, 0.0});
    shape.add(VG_CLOSE_PATH);
    return shape.appendTo(context, path);
}

VGUErrorCode arc(Context& context, VGPath path, VGfloat x, VGfloat y, VGfloat width, VGfloat height, VGfloat startAngle,
                 VGfloat angleExtent, VGUArcType arcType)
{
    const bool isType = arcType == VGU_ARC_OPEN || arcType == VGU_ARC_CHORD || arcType == VGU_ARC_PIE;
    const VGUErrorCode error = checked(context, path, isEmpty(width, height) || !isType);
    if (error != VGU_NO_ERROR)
        return error;
    const double extent = finite(angleExtent);
    if (extent > 180.0 * kMaxHalfTurns || extent < -180.0 * kMaxHalfTurns)
        return VGU_OUT_OF_MEMORY_ERROR;
    Shape shape;
    const Point center{finite(x), finite(y)};
    addArcs(shape, center, {finite(width) / 2.0, finite(height) / 2.0}, finite(startAngle), extent);
    if (arcType == VGU_ARC_PIE)
        shape.add(VG_LINE_TO_ABS, {center.x, center.y});
    if (arcType != VGU_ARC_OPEN)
        shape.add(VG_CLOSE_PATH);
    return shape.appendTo(context, path);
}

} // namespace vitrine::core::openvg::vgu
