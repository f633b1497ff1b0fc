// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/path/path_columns.h"

#include "views/docks/path/path_style.h"
#include "views/docks/path/path_text.h"
#include "views/theme/text.h"

#include <QPainter>

#include <bit>

namespace vitrine::views {

namespace {

constexpr int kNumberWidth = 72, kEdgesWidth = 60, kCommandWidth = 148, kGivenWidth = 176, kPointWidth = 136;
constexpr int kSamplesWidth = 200, kAreaWidth = 96;
constexpr int kMark = 12;

QString pointText(core::openvg::Point point)
{
    return QStringLiteral("%1  %2").arg(PathText::number(point.x), PathText::number(point.y));
}

RowCell commandCell(const core::PathSegment& segment)
{
    return {.text = text(std::string(core::pathCommandName(segment.command))), .isCode = true};
}

/// What a segment has none of stays empty.
RowCell countCell(std::uint32_t count)
{
    return count == 0 ? RowCell{.text = {}, .value = 0} : numberCell(count);
}

QIcon markOf(const core::PathTriangle& triangle)
{
    QPixmap mark(kMark, kMark);
    QPainter painter(&mark);
    paintFill(painter, mark.rect(), pathPartStyle(partOf(triangle)).fill);
    return mark;
}

RowCell signCell(const core::PathTriangle& triangle)
{
    return {.text = triangle.doubleArea == 0.0 ? QStringLiteral("0") : PathText::sign(triangle.isUp),
            .value = triangle.doubleArea == 0.0 ? 0
                     : triangle.isUp            ? 1
                                                : -1,
            .icon = markOf(triangle),
            .told = pathPartStyle(partOf(triangle)).name};
}

RowCell vertexCell(const PathFacts& facts, const core::PathTriangle& triangle, std::size_t corner)
{
    return {.text = pointText(facts.path().vertices[triangle.vertices[corner]]), .isCode = true};
}

} // namespace

QList<FactColumn> segmentColumns(const PathFacts& facts)
{
    const auto segment = [&facts](int row) -> const core::PathSegment& {
        return facts.path().segments[static_cast<std::size_t>(row)];
    };
    const auto counted = [segment](std::uint32_t core::PathSegment::*count) {
        return [segment, count](int row) { return countCell(segment(row).*count); };
    };
    return {
        {PathText::tr("Segment"), PathText::tr("In the order of the path, from 0, as OpenVG counts."), kNumberWidth,
         [](int row) { return numberCell(static_cast<quint64>(row)); }},
        {PathText::tr("Command"), PathText::tr("As the program gave it."), kCommandWidth,
         [segment](int row) { return commandCell(segment(row)); }},
        {PathText::tr("Edges"),
         PathText::tr("Into how many edges it was divided. Empty: the machine was given none of it."), kEdgesWidth,
         counted(&core::PathSegment::edges)},
        {PathText::tr("Triangles"), PathText::tr("Whose edge (Vk, Vk+1) is one of its."), kNumberWidth,
         counted(&core::PathSegment::triangles)},
        {PathText::tr("Bodies"), PathText::tr("What the pen sweeps along its edges."), kEdgesWidth,
         counted(&core::PathSegment::bodies)},
        {PathText::tr("Joins"), PathText::tr("Where it meets the next segment, or where it turns sharply."),
         kEdgesWidth, counted(&core::PathSegment::joins)},
        {PathText::tr("Caps"), PathText::tr("At its ends, where the stroke or a dash ends."), kEdgesWidth,
         counted(&core::PathSegment::caps)},
        {PathText::tr("Coordinates"), PathText::tr("As the program gave them, in user coordinates."), kGivenWidth,
         [segment](int row) { return RowCell{.text = PathText::numbers(segment(row).given), .isCode = true}; }},
        {PathText::tr("Ends at"), PathText::tr("Where it ends on the surface, in pixels from its lower left corner."),
         kPointWidth, [segment](int row) { return RowCell{.text = pointText(segment(row).end), .isCode = true}; }},
    };
}

QList<FactColumn> triangleColumns(const PathFacts& facts)
{
    const auto triangle = [&facts](int row) -> const core::PathTriangle& {
        return facts.path().triangles[static_cast<std::size_t>(row)];
    };
    const auto vertex = [&facts, triangle](std::size_t corner) {
        return [&facts, triangle, corner](int row) { return vertexCell(facts, triangle(row), corner); };
    };
    return {
        {PathText::tr("Triangle"), PathText::tr("Over all fans in their order, from 1."), kNumberWidth,
         [](int row) { return numberCell(static_cast<quint64>(row) + 1); }},
        {PathText::tr("Counts"), PathText::tr("What it adds to the winding of each sample in it."), kNumberWidth,
         [triangle](int row) { return signCell(triangle(row)); }},
        {PathText::tr("Segment"), PathText::tr("That its edge (Vk, Vk+1) comes from."), kNumberWidth,
         [triangle](int row) { return numberCell(quint64{triangle(row).segment}); }},
        {PathText::tr("Piece"), PathText::tr("Of a fill, or of a stroke what it is there."), kNumberWidth,
         [triangle](int row) { return RowCell{.text = PathText::piece(triangle(row).piece)}; }},
        {PathText::tr("Double area"), PathText::tr("In pixels; negative when it runs clockwise."), kAreaWidth,
         [triangle](int row) {
             const double area = triangle(row).doubleArea;
             return RowCell{.text = PathText::number(area), .value = area, .isCode = true};
         }},
        {PathText::tr("V0"), PathText::tr("The vertex that the whole fan has in common."), kPointWidth, vertex(0)},
        {PathText::tr("Vk"), PathText::tr("Where the edge begins."), kPointWidth, vertex(1)},
        {PathText::tr("Vk+1"), PathText::tr("Where the edge ends."), kPointWidth, vertex(2)},
    };
}

QList<FactColumn> pixelColumns(const PathFacts& facts)
{
    const auto counted = [&facts](int row) -> const core::PathPixelTriangle& {
        return (*facts.atPixel)[static_cast<std::size_t>(row)];
    };
    const auto triangle = [&facts, counted](int row) -> const core::PathTriangle& {
        return facts.path().triangles[counted(row).triangle];
    };
    return {
        {PathText::tr("Triangle"), PathText::tr("Over all fans in their order, from 1."), kNumberWidth,
         [counted](int row) { return numberCell(quint64{counted(row).triangle} + 1); }},
        {PathText::tr("Counts"), PathText::tr("What it adds to the winding of each sample in it."), kNumberWidth,
         [triangle](int row) { return signCell(triangle(row)); }},
        {PathText::tr("Segment"), PathText::tr("That its edge (Vk, Vk+1) comes from."), kNumberWidth,
         [triangle](int row) { return numberCell(quint64{triangle(row).segment}); }},
        {PathText::tr("Samples"), PathText::tr("How many of the pixel's samples it counts at."), kNumberWidth,
         [counted](int row) { return numberCell(static_cast<quint64>(std::popcount(counted(row).samples))); }},
        {PathText::tr("Which"), PathText::tr("Those samples, from 0."), kSamplesWidth,
         [&facts, counted](int row) {
             return RowCell{.text = PathText::samples(counted(row).samples, facts.path().samplePlaces.size()),
                            .isCode = true};
         }},
        {PathText::tr("Command"), PathText::tr("Of that segment."), kCommandWidth,
         [&facts, triangle](int row) { return commandCell(facts.path().segments[triangle(row).segment]); }},
        {PathText::tr("Piece"), PathText::tr("Of a fill, or of a stroke what it is there."), kNumberWidth,
         [triangle](int row) { return RowCell{.text = PathText::piece(triangle(row).piece)}; }},
    };
}

} // namespace vitrine::views
