// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/overlay/overlay_text.h"

#include "views/base/link_label.h"
#include "views/overlay/plane_text.h"
#include "views/theme/counted.h"

#include <QCoreApplication>

namespace vitrine::views {

using core::OverlayKind;
using core::OverlayScope;

namespace {

struct Words {
    const char* title;
    const char* sentence;
};

// By OverlayKind.
constexpr Words kKinds[] = {
    {QT_TRANSLATE_NOOP("Overlay", "Highlight"), QT_TRANSLATE_NOOP("Overlay", "The pixels that the last draw covers.")},
    {QT_TRANSLATE_NOOP("Overlay", "Wireframe"),
     QT_TRANSLATE_NOOP("Overlay",
                       "The edges of triangles, lines and points as the rasterizer has them, behind clipping.")},
    {QT_TRANSLATE_NOOP("Overlay", "Overdraw: rasterized"),
     QT_TRANSLATE_NOOP("Overlay", "How many fragments the rasterizer made at a pixel.")},
    {QT_TRANSLATE_NOOP("Overlay", "Overdraw: shaded"),
     QT_TRANSLATE_NOOP("Overlay", "How many fragments came to be shaded at a pixel, or went past the processors.")},
    {QT_TRANSLATE_NOOP("Overlay", "Overdraw: written"),
     QT_TRANSLATE_NOOP("Overlay", "How many fragments came through every test and were written.")},
    {QT_TRANSLATE_NOOP("Overlay", "Depth test"),
     QT_TRANSLATE_NOOP("Overlay", "Where fragments passed the depth test, and where they failed it.")},
    {QT_TRANSLATE_NOOP("Overlay", "Stencil test"),
     QT_TRANSLATE_NOOP("Overlay", "Where fragments passed the stencil test, and where they failed it.")},
    {QT_TRANSLATE_NOOP("Overlay", "Discarded"),
     QT_TRANSLATE_NOOP("Overlay", "How many fragments the shader discarded at a pixel.")},
    {QT_TRANSLATE_NOOP("Overlay", "Quads"),
     QT_TRANSLATE_NOOP("Overlay",
                       "Shading runs for quads of 2 × 2 pixels: fragments, and the helpers that complete them.")},
    {QT_TRANSLATE_NOOP("Overlay", "Primitives"), QT_TRANSLATE_NOOP("Overlay", "Which primitive covered a pixel last.")},
    {QT_TRANSLATE_NOOP("Overlay", "Facing"), QT_TRANSLATE_NOOP("Overlay", "Which side of the triangles is seen.")},
    {QT_TRANSLATE_NOOP("Overlay", "2-D: painted"),
     QT_TRANSLATE_NOOP("Overlay",
                       "What became of the pixels of the box that the last drawing of 2-D graphics paints.")},
    {QT_TRANSLATE_NOOP("Overlay", "2-D: winding"),
     QT_TRANSLATE_NOOP("Overlay", "The plane of windings when the path's triangles are counted; zoom in for samples.")},
    {QT_TRANSLATE_NOOP("Overlay", "2-D: coverage"),
     QT_TRANSLATE_NOOP("Overlay", "The plane of coverage: how much of a pixel the path covers.")},
    {QT_TRANSLATE_NOOP("Overlay", "2-D: scissor"),
     QT_TRANSLATE_NOOP("Overlay", "The plane of the scissor: how many of its regions hold a pixel.")},
    {QT_TRANSLATE_NOOP("Overlay", "2-D: mask"), QT_TRANSLATE_NOOP("Overlay", "The plane of the mask.")},
};

constexpr Words kScopes[] = {
    {QT_TRANSLATE_NOOP("Overlay", "Draw"), QT_TRANSLATE_NOOP("Overlay", "Counts the last draw alone.")},
    {QT_TRANSLATE_NOOP("Overlay", "Pass"),
     QT_TRANSLATE_NOOP("Overlay", "Counts the draws since the color buffer was last cleared in this frame.")},
    {QT_TRANSLATE_NOOP("Overlay", "Frame"), QT_TRANSLATE_NOOP("Overlay", "Counts the draws of this frame so far.")},
};

constexpr const char* kWireframe[] = {QT_TRANSLATE_NOOP("Overlay", "not covered"),
                                      QT_TRANSLATE_NOOP("Overlay", "inside"), QT_TRANSLATE_NOOP("Overlay", "edge")};
constexpr const char* kTest[] = {QT_TRANSLATE_NOOP("Overlay", "not covered"),
                                 QT_TRANSLATE_NOOP("Overlay", "not tested"), QT_TRANSLATE_NOOP("Overlay", "passed"),
                                 QT_TRANSLATE_NOOP("Overlay", "failed"), QT_TRANSLATE_NOOP("Overlay", "mixed")};
constexpr const char* kQuads[] = {QT_TRANSLATE_NOOP("Overlay", "not shaded"), QT_TRANSLATE_NOOP("Overlay", "fragments"),
                                  QT_TRANSLATE_NOOP("Overlay", "helpers"), QT_TRANSLATE_NOOP("Overlay", "both")};
constexpr const char* kFacing[] = {QT_TRANSLATE_NOOP("Overlay", "not covered"), QT_TRANSLATE_NOOP("Overlay", "front"),
                                   QT_TRANSLATE_NOOP("Overlay", "back"), QT_TRANSLATE_NOOP("Overlay", "both")};
constexpr const char* kHighlight[] = {QT_TRANSLATE_NOOP("Overlay", "not covered"),
                                      QT_TRANSLATE_NOOP("Overlay", "covered")};

QString translated(const char* text)
{
    return QCoreApplication::translate("Overlay", text);
}

template <std::size_t count>
QString word(const char* const (&words)[count], std::uint32_t value)
{
    return translated(words[std::min<std::size_t>(value, count - 1)]);
}

QString number(quint64 value)
{
    return grouped(value);
}

QString testText(std::uint32_t passed, std::uint32_t failed, std::uint32_t rasterized)
{
    if (passed == 0 && failed == 0)
        return rasterized == 0 ? translated(kTest[0]) : translated(kTest[1]);
    return translated(QT_TRANSLATE_NOOP("Overlay", "passed %1, failed %2 of %3"))
        .arg(number(passed), number(failed), number(rasterized));
}

QString primitiveName(const core::PrimitiveOfDraw& ids, SentenceLinks* links)
{
    return linked(links, translated(QT_TRANSLATE_NOOP("Overlay", "%1 of draw %2")).arg(ids.primitive).arg(ids.draw),
                  {.place = {}, .selection = PrimitiveLink{ids.draw, ids.primitive}});
}

QString primitiveText(const core::PixelTouches& touches, SentenceLinks* links)
{
    if (touches.last.primitive == 0)
        return translated(kTest[0]);
    return translated(QT_TRANSLATE_NOOP("Overlay", "last %1, first %2"))
        .arg(primitiveName(touches.last, links), primitiveName(touches.first, links));
}

QString fragments(quint64 count)
{
    return counted(count, translated(QT_TRANSLATE_NOOP("Overlay", "%1 fragment")),
                   translated(QT_TRANSLATE_NOOP("Overlay", "%1 fragments")));
}

} // namespace

QString overlayTitle(OverlayKind kind)
{
    return translated(kKinds[static_cast<std::size_t>(kind)].title);
}

QString overlaySentence(OverlayKind kind)
{
    return translated(kKinds[static_cast<std::size_t>(kind)].sentence);
}

QString scopeTitle(OverlayScope scope)
{
    return translated(kScopes[static_cast<std::size_t>(scope)].title);
}

QString scopeSentence(OverlayScope scope)
{
    return translated(kScopes[static_cast<std::size_t>(scope)].sentence);
}

QString valueName(OverlayKind kind, std::uint32_t value)
{
    switch (kind) {
    case OverlayKind::Highlight: return word(kHighlight, value);
    case OverlayKind::Wireframe: return word(kWireframe, value);
    case OverlayKind::DepthTest:
    case OverlayKind::StencilTest: return word(kTest, value);
    case OverlayKind::Quads: return word(kQuads, value);
    case OverlayKind::Facing: return word(kFacing, value);
    case OverlayKind::Primitives:
        return value == 0 ? translated(kTest[0]) : translated(QT_TRANSLATE_NOOP("Overlay", "primitive %1")).arg(value);
    case OverlayKind::Rasterized:
    case OverlayKind::Shaded:
    case OverlayKind::Written:
    case OverlayKind::Discarded: return fragments(value);
    default: return planeValueName(kind, value);
    }
}

QString pixelText(const core::Overlay& overlay, OverlayKind kind, const core::OverlayPixel& pixel, SentenceLinks* links)
{
    const core::PixelTouches& touches = pixel.touches;
    switch (kind) {
    case OverlayKind::Highlight: return fragments(touches.rasterized());
    case OverlayKind::Wireframe:
        return translated(QT_TRANSLATE_NOOP("Overlay", "%1, %2 on an edge"))
            .arg(fragments(touches.rasterized()), number(touches.onEdge));
    case OverlayKind::Rasterized: return fragments(touches.rasterized());
    case OverlayKind::Shaded: return fragments(touches.shaded);
    case OverlayKind::Written: return fragments(touches.passed);
    case OverlayKind::DepthTest: return testText(touches.depthPassed, touches.depthFailed, touches.rasterized());
    case OverlayKind::StencilTest: return testText(touches.stencilPassed, touches.stencilFailed, touches.rasterized());
    case OverlayKind::Discarded: return fragments(touches.discarded);
    case OverlayKind::Quads:
        return translated(QT_TRANSLATE_NOOP("Overlay", "%1 shaded, helper %2 times"))
            .arg(fragments(touches.shaded), number(touches.helpers));
    case OverlayKind::Primitives: return primitiveText(touches, links);
    case OverlayKind::Facing:
        return translated(QT_TRANSLATE_NOOP("Overlay", "front %1, back %2"))
            .arg(number(touches.front), number(touches.back));
    default: return overlay.planes ? planeText(*overlay.planes, kind, pixel) : QString();
    }
}

std::vector<NamedNumber> numbersOf(const core::PixelTouches& touches)
{
    return {{translated(QT_TRANSLATE_NOOP("Overlay", "Rasterized")), touches.rasterized()},
            {translated(QT_TRANSLATE_NOOP("Overlay", "… front")), touches.front},
            {translated(QT_TRANSLATE_NOOP("Overlay", "… back")), touches.back},
            {translated(QT_TRANSLATE_NOOP("Overlay", "… on an edge")), touches.onEdge},
            {translated(QT_TRANSLATE_NOOP("Overlay", "Shaded")), touches.shaded},
            {translated(QT_TRANSLATE_NOOP("Overlay", "Helper")), touches.helpers},
            {translated(QT_TRANSLATE_NOOP("Overlay", "Discarded")), touches.discarded},
            {translated(QT_TRANSLATE_NOOP("Overlay", "Stencil passed")), touches.stencilPassed},
            {translated(QT_TRANSLATE_NOOP("Overlay", "Stencil failed")), touches.stencilFailed},
            {translated(QT_TRANSLATE_NOOP("Overlay", "Depth passed")), touches.depthPassed},
            {translated(QT_TRANSLATE_NOOP("Overlay", "Depth failed")), touches.depthFailed},
            {translated(QT_TRANSLATE_NOOP("Overlay", "Written")), touches.passed}};
}

QString rangeText(const core::Overlay& overlay, SentenceLinks* links)
{
    if (!overlay.lastDraw)
        return overlay.query.scope == OverlayScope::Draw ? translated(QT_TRANSLATE_NOOP("Overlay", "no draw"))
                                                         : translated(QT_TRANSLATE_NOOP("Overlay", "no draws"));
    const auto draw = [links](const QString& text, std::uint32_t which) {
        return linked(links, text.arg(which), {.place = DrawLink{which}, .selection = {}});
    };
    if (overlay.totals.draws == 1)
        return draw(translated(QT_TRANSLATE_NOOP("Overlay", "draw %1")), *overlay.lastDraw);
    const QString alone = QStringLiteral("%1");
    const QString draws =
        translated(QT_TRANSLATE_NOOP("Overlay", "%1 draws, %2 to %3"))
            .arg(grouped(overlay.totals.draws), draw(alone, *overlay.firstDraw), draw(alone, *overlay.lastDraw));
    if (!overlay.clearedBy)
        return draws;
    const Link call{.place = CallLink{*overlay.clearedBy}, .selection = {}};
    return translated(QT_TRANSLATE_NOOP("Overlay", "%1, since call %2"))
        .arg(draws, linked(links, QString::number(*overlay.clearedBy), call));
}

std::optional<core::OverlayPixel> pixelAt(const core::Overlay& overlay, QPoint point)
{
    const int y = static_cast<int>(overlay.pixels.height()) - 1 - point.y();
    if (point.x() < 0 || point.x() >= static_cast<int>(overlay.pixels.width()) || y < 0 || point.y() < 0)
        return std::nullopt;
    const auto column = static_cast<std::uint32_t>(point.x()), row = static_cast<std::uint32_t>(y);
    return core::OverlayPixel{column, row, overlay.pixels.at(column, row)};
}

} // namespace vitrine::views
