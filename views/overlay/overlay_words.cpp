// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/overlay/overlay_words.h"

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

#define TEXT(text) QT_TRANSLATE_NOOP("Overlay", text)

// By OverlayKind.
constexpr Words kKinds[] = {
    {TEXT("Highlight"), TEXT("The pixels that the last draw covers.")},
    {TEXT("Wireframe"), TEXT("The edges of triangles, lines and points as the rasterizer has them, behind clipping.")},
    {TEXT("Overdraw: rasterized"), TEXT("How many fragments the rasterizer made at a pixel.")},
    {TEXT("Overdraw: shaded"), TEXT("How many fragments the fragment shader ran for at a pixel.")},
    {TEXT("Overdraw: written"), TEXT("How many fragments came through every test and were written.")},
    {TEXT("Depth test"), TEXT("Where fragments passed the depth test, and where they failed it.")},
    {TEXT("Stencil test"), TEXT("Where fragments passed the stencil test, and where they failed it.")},
    {TEXT("Discarded"), TEXT("How many fragments the shader discarded at a pixel.")},
    {TEXT("Quads"), TEXT("Shading runs for quads of 2 × 2 pixels: fragments, and the helpers that complete them.")},
    {TEXT("Primitives"), TEXT("Which primitive covered a pixel last.")},
    {TEXT("Facing"), TEXT("Which side of the triangles is seen.")},
};

constexpr Words kScopes[] = {
    {TEXT("Draw"), TEXT("Counts the last draw alone.")},
    {TEXT("Pass"), TEXT("Counts the draws since the color buffer was last cleared in this frame.")},
    {TEXT("Frame"), TEXT("Counts the draws of this frame so far.")},
};

constexpr const char* kWireframe[] = {TEXT("not covered"), TEXT("inside"), TEXT("edge")};
constexpr const char* kTest[] = {TEXT("not covered"), TEXT("not tested"), TEXT("passed"), TEXT("failed"),
                                 TEXT("mixed")};
constexpr const char* kQuads[] = {TEXT("not shaded"), TEXT("fragments"), TEXT("helpers"), TEXT("both")};
constexpr const char* kFacing[] = {TEXT("not covered"), TEXT("front"), TEXT("back"), TEXT("both")};
constexpr const char* kHighlight[] = {TEXT("not covered"), TEXT("covered")};

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
    return counted(value, QStringLiteral("%1"), QStringLiteral("%1"));
}

QString testText(std::uint32_t passed, std::uint32_t failed, std::uint32_t rasterized)
{
    if (passed == 0 && failed == 0)
        return rasterized == 0 ? translated(kTest[0]) : translated(kTest[1]);
    return translated(TEXT("passed %1, failed %2 of %3")).arg(number(passed), number(failed), number(rasterized));
}

QString primitiveText(const core::PixelTouches& touches)
{
    if (touches.last.primitive == 0)
        return translated(kTest[0]);
    return translated(TEXT("last %1 of draw %2, first %3 of draw %4"))
        .arg(touches.last.primitive)
        .arg(touches.last.draw)
        .arg(touches.first.primitive)
        .arg(touches.first.draw);
}

QString fragments(quint64 count)
{
    return counted(count, translated(TEXT("%1 fragment")), translated(TEXT("%1 fragments")));
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
        return value == 0 ? translated(kTest[0]) : translated(TEXT("primitive %1")).arg(value);
    default: return fragments(value);
    }
}

QString touchesText(OverlayKind kind, const core::PixelTouches& touches)
{
    switch (kind) {
    case OverlayKind::Highlight: return fragments(touches.rasterized());
    case OverlayKind::Wireframe:
        return translated(TEXT("%1, %2 on an edge")).arg(fragments(touches.rasterized()), number(touches.onEdge));
    case OverlayKind::Rasterized: return fragments(touches.rasterized());
    case OverlayKind::Shaded: return fragments(touches.shaded);
    case OverlayKind::Written: return fragments(touches.passed);
    case OverlayKind::DepthTest: return testText(touches.depthPassed, touches.depthFailed, touches.rasterized());
    case OverlayKind::StencilTest: return testText(touches.stencilPassed, touches.stencilFailed, touches.rasterized());
    case OverlayKind::Discarded: return fragments(touches.discarded);
    case OverlayKind::Quads:
        return translated(TEXT("%1 shaded, helper %2 times")).arg(fragments(touches.shaded), number(touches.helpers));
    case OverlayKind::Primitives: return primitiveText(touches);
    case OverlayKind::Facing:
        return translated(TEXT("front %1, back %2")).arg(number(touches.front), number(touches.back));
    }
    return {};
}

std::vector<NamedNumber> numbersOf(const core::PixelTouches& touches)
{
    return {{translated(TEXT("Rasterized")), touches.rasterized()},
            {translated(TEXT("… front")), touches.front},
            {translated(TEXT("… back")), touches.back},
            {translated(TEXT("… on an edge")), touches.onEdge},
            {translated(TEXT("Shaded")), touches.shaded},
            {translated(TEXT("Helper")), touches.helpers},
            {translated(TEXT("Discarded")), touches.discarded},
            {translated(TEXT("Stencil passed")), touches.stencilPassed},
            {translated(TEXT("Stencil failed")), touches.stencilFailed},
            {translated(TEXT("Depth passed")), touches.depthPassed},
            {translated(TEXT("Depth failed")), touches.depthFailed},
            {translated(TEXT("Written")), touches.passed}};
}

QString rangeText(const core::Overlay& overlay)
{
    if (!overlay.lastDraw)
        return overlay.query.scope == OverlayScope::Draw ? translated(TEXT("no draw")) : translated(TEXT("no draws"));
    if (overlay.totals.draws == 1)
        return translated(TEXT("draw %1")).arg(*overlay.lastDraw);
    const QString draws = translated(TEXT("%1 draws, %2 to %3"))
                              .arg(number(overlay.totals.draws))
                              .arg(*overlay.firstDraw)
                              .arg(*overlay.lastDraw);
    return overlay.clearedBy ? translated(TEXT("%1, since call %2")).arg(draws).arg(*overlay.clearedBy) : draws;
}

#undef TEXT

const core::PixelTouches* touchesAt(const core::Overlay& overlay, QPoint point)
{
    const int y = static_cast<int>(overlay.pixels.height()) - 1 - point.y();
    if (point.x() < 0 || point.x() >= static_cast<int>(overlay.pixels.width()) || y < 0 || point.y() < 0)
        return nullptr;
    return &overlay.pixels.at(static_cast<std::uint32_t>(point.x()), static_cast<std::uint32_t>(y));
}

} // namespace vitrine::views
