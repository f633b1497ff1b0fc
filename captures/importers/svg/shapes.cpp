// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/shapes.h"

#include "captures/importers/svg/bounds.h"
#include "captures/importers/svg/path_grammar.h"

namespace vitrine::captures::svg {
namespace {

class Outline {
public:
    Outline(const Document& document, ElementIndex shape, const LengthScale& scale, Findings& findings)
        : m_document(document), m_shape(shape), m_scale(scale), m_findings(findings),
          m_values(document, shape, findings)
    {
    }

    Path path() const;
    Path polygon(bool isClosed) const;
    Path rectangle() const;
    Path line() const;
    Path circle() const;
    Path ellipse() const;

private:
    double across(Name name) const { return m_scale(m_values.length(name), Direction::Horizontal); }
    double along(Name name) const { return m_scale(m_values.length(name), Direction::Vertical); }
    Path ellipseOf(double rx, double ry) const;
    /// Of both axes; one that is not given is as the other one.
    Point radii() const;

    const Document& m_document;
    ElementIndex m_shape;
    LengthScale m_scale;
    Findings& m_findings;
    Values m_values;
};

Path Outline::path() const
{
    const auto data = m_document.attribute(m_shape, Name::D);
    if (!data || isSameWord(trimmed(*data), "none"))
        return {};
    Scanner text(*data);
    auto [path, isWhole] = readPath(text);
    if (path.commands.size() > kMaxSegments)
        m_findings.fail(m_document[m_shape].place, core::textOf("there are more than {} segments", kMaxSegments));
    else
        (void)m_values.isSound(Name::D, text, isWhole);
    return path;
}

Path Outline::polygon(bool isClosed) const
{
    Path path;
    Scanner text(m_document.attribute(m_shape, Name::Points).value_or(std::string_view()));
    text.skipSpaces();
    while (!text.atEnd() && path.commands.size() <= kMaxSegments) {
        const auto x = text.number();
        text.skipComma();
        const auto y = x ? text.number() : std::nullopt;
        if (!y)
            break;
        path.add(path.commands.empty() ? PathCommand::Move : PathCommand::Line, {*x, *y});
        text.skipComma();
    }
    if (path.commands.size() > kMaxSegments)
        m_findings.fail(m_document[m_shape].place, core::textOf("there are more than {} segments", kMaxSegments));
    else
        (void)m_values.isSound(Name::Points, text, text.atEnd());
    if (isClosed && !path.commands.empty())
        path.close();
    return path;
}

Point Outline::radii() const
{
    const auto x = m_values.read(Name::Rx, readLength), y = m_values.read(Name::Ry, readLength);
    const double rx = m_scale(x.value_or(Length{}), Direction::Horizontal);
    const double ry = m_scale(y.value_or(Length{}), Direction::Vertical);
    return {x && rx >= 0 ? rx : ry, y && ry >= 0 ? ry : rx};
}

Path Outline::rectangle() const
{
    const double x = across(Name::X), y = along(Name::Y), width = across(Name::Width), height = along(Name::Height);
    if (width <= 0 || height <= 0)
        return {};
    const Point radius = radii();
    const double rx = std::clamp(radius.x, 0.0, width / 2), ry = std::clamp(radius.y, 0.0, height / 2);
    Path path;
    if (rx <= 0 || ry <= 0) {
        path.moveTo({x, y});
        path.lineTo({x + width, y});
        path.lineTo({x + width, y + height});
        path.lineTo({x, y + height});
        path.close();
        return path;
    }
    const auto corner = [&](Point to) { path.add(PathCommand::Arc, {rx, ry, 0, 0, 1, to.x, to.y}); };
    path.moveTo({x + rx, y});
    path.lineTo({x + width - rx, y});
    corner({x + width, y + ry});
    path.lineTo({x + width, y + height - ry});
    corner({x + width - rx, y + height});
    path.lineTo({x + rx, y + height});
    corner({x, y + height - ry});
    path.lineTo({x, y + ry});
    corner({x + rx, y});
    path.close();
    return path;
}

Path Outline::line() const
{
    Path path;
    path.moveTo({across(Name::X1), along(Name::Y1)});
    path.lineTo({across(Name::X2), along(Name::Y2)});
    return path;
}

Path Outline::ellipseOf(double rx, double ry) const
{
    if (rx <= 0 || ry <= 0)
        return {};
    const Point center{across(Name::Cx), along(Name::Cy)};
    const std::array quarters{Point{0, ry}, Point{-rx, 0}, Point{0, -ry}, Point{rx, 0}};
    Path path;
    path.moveTo(center + Point{rx, 0});
    for (const Point to : quarters)
        path.add(PathCommand::Arc, {rx, ry, 0, 0, 1, center.x + to.x, center.y + to.y});
    path.close();
    return path;
}

Path Outline::circle() const
{
    const double r = m_scale(m_values.length(Name::R), Direction::Other);
    return ellipseOf(r, r);
}

Path Outline::ellipse() const
{
    const Point radius = radii();
    return ellipseOf(radius.x, radius.y);
}

} // namespace

bool isShape(Tag tag)
{
    switch (tag) {
    case Tag::Circle:
    case Tag::Ellipse:
    case Tag::Line:
    case Tag::PathElement:
    case Tag::Polygon:
    case Tag::Polyline:
    case Tag::Rect: return true;
    default: return false;
    }
}

Path outlineOf(const Document& document, ElementIndex shape, const LengthScale& scale, Findings& findings)
{
    const Outline outline(document, shape, scale, findings);
    switch (document[shape].tag) {
    case Tag::Circle: return outline.circle();
    case Tag::Ellipse: return outline.ellipse();
    case Tag::Line: return outline.line();
    case Tag::PathElement: return outline.path();
    case Tag::Polygon: return outline.polygon(true);
    case Tag::Polyline: return outline.polygon(false);
    case Tag::Rect: return outline.rectangle();
    default: return {};
    }
}

} // namespace vitrine::captures::svg
