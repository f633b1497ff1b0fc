// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/painter.h"

#include "captures/importers/svg/bounds.h"
#include "captures/importers/svg/shapes.h"

#include <algorithm>

namespace vitrine::captures::svg {
namespace {

bool isClipPath(Tag tag)
{
    return tag == Tag::ClipPath;
}

bool isMask(Tag tag)
{
    return tag == Tag::Mask;
}

Path pathOf(const Rectangle& r)
{
    Path path;
    path.moveTo({r.x, r.y});
    path.lineTo({r.x + r.width, r.y});
    path.lineTo({r.x + r.width, r.y + r.height});
    path.lineTo({r.x, r.y + r.height});
    path.close();
    return path;
}

/// The inverse of a transform whose determinant is not 0.
Matrix inverse(const Matrix& m)
{
    const double k = 1.0 / m.determinant();
    return {k * m.d, -k * m.b, -k * m.c, k * m.a, k * (m.c * m.f - m.d * m.e), k * (m.b * m.e - m.a * m.f)};
}

/// Whether all of a surface lies in a transformed rectangle that is upright there.
bool holdsAll(const Rectangle& r, const Matrix& toSurface, Size surface)
{
    const bool isUpright = (toSurface.b == 0 && toSurface.c == 0) || (toSurface.a == 0 && toSurface.d == 0);
    Box box;
    box.add(toSurface({r.x, r.y}));
    box.add(toSurface({r.x + r.width, r.y + r.height}));
    const Rectangle its = box.rectangle();
    constexpr double kNear = 1e-3; // of a pixel
    return isUpright && its.x <= kNear && its.y <= kNear && its.x + its.width >= surface.width - kNear &&
           its.y + its.height >= surface.height - kNear;
}

} // namespace

void Painter::drawWithEffects(ElementIndex element, const Scope& scope, const Draw& draw)
{
    if (m_measured)
        return draw(scope);
    drawClipped(element, scope, [&](const Scope& its) {
        if (its.style.opacity >= 1 && its.style.mask.empty())
            draw(its);
        else
            drawThroughLayer(element, its, draw);
    });
}

void Painter::drawClipped(ElementIndex element, const Scope& scope, const Draw& draw)
{
    const auto clip = scope.style.clipPath.empty() ? std::nullopt : follow(scope.style.clipPath, element, isClipPath);
    if (!clip)
        return draw(scope);
    drawMasked([&] { coverClip(*clip, element, element, scope); }, [&] { draw(scope); });
}

void Painter::drawInside(const Rectangle& clip, const Scope& scope, const Draw& draw)
{
    const auto& layer = m_targets.back().layer;
    if (m_measured || holdsAll(clip, scope.toSurface, layer ? layer->size : m_window))
        return draw(scope);
    drawMasked(
        [&] {
            m_pen.clearMask();
            m_pen.setMatrix(VG_MATRIX_PATH_USER_TO_SURFACE, scope.toSurface);
            const Handle path = m_pen.path(pathOf(clip));
            m_pen.renderToMask(path, VG_UNION_MASK);
            m_pen.destroyPath(path);
        },
        [&] { draw(scope); });
}

void Painter::drawMasked(const std::function<void()>& cover, const std::function<void()>& draw)
{
    const std::size_t target = m_targets.size() - 1;
    const bool wasMasked = m_targets[target].isMasked;
    const Handle before = wasMasked ? m_pen.copyMask() : 0;
    cover();
    if (wasMasked)
        m_pen.changeMask(before, VG_INTERSECT_MASK);
    m_targets[target].isMasked = true;
    m_pen.setMasking(true);
    draw();
    m_targets[target].isMasked = wasMasked;
    m_pen.setMasking(wasMasked);
    if (wasMasked) {
        m_pen.changeMask(before, VG_SET_MASK);
        m_pen.destroyMaskLayer(before);
    }
}

void Painter::coverClip(ElementIndex clip, ElementIndex from, ElementIndex clipped, const Scope& scope)
{
    m_pen.clearMask();
    enter(clip, from, [&] {
        if (!mayGoOn(clip))
            return;
        Scope inner{m_styles.inPlace(clip), scope.toSurface, scope.viewport};
        inner.toSurface = scope.toSurface * inner.style.transform;
        if (values(clip).isOfBox(Name::ClipPathUnits, false))
            inner.toSurface = inner.toSurface * toRectangle(measure(clipped, scope).rectangle());
        if (inner.toSurface.determinant() != 0.0)
            forEachChild(m_document, clip, [&](ElementIndex child) { coverClipChild(child, inner); });
        if (!inner.style.clipPath.empty())
            intersectClip(clip, clipped, {inner.style, scope.toSurface, scope.viewport});
    });
}

void Painter::coverClipChild(ElementIndex child, const Scope& outer)
{
    const Tag tag = m_document[child].tag;
    if ((tag != Tag::Use && !isShape(tag)) || !mayGoOn(child) || !isWanted(child))
        return;
    Scope scope{m_styles.within(outer.style, child), outer.toSurface, outer.viewport};
    scope.toSurface = outer.toSurface * scope.style.transform;
    if (!scope.style.isDisplayed || scope.toSurface.determinant() == 0.0)
        return;
    // What has a clip path of its own is covered apart.
    const bool isApart = !scope.style.clipPath.empty();
    const Handle before = isApart ? m_pen.copyMask() : 0;
    if (isApart)
        m_pen.clearMask();
    if (tag == Tag::Use) {
        const auto reference = m_document.attribute(child, Name::Href);
        const auto target = reference ? follow(*reference, child, isShape) : std::nullopt;
        Scope inner = scope;
        inner.toSurface =
            scope.toSurface * translation(scaleOf(scope)(values(child).length(Name::X), Direction::Horizontal),
                                          scaleOf(scope)(values(child).length(Name::Y), Direction::Vertical));
        if (target)
            coverClipChild(*target, inner);
    } else if (scope.style.isVisible) {
        if (const Outline& its = outline(child, scope); its.path) {
            m_pen.setFillRule(scope.style.clipRule);
            m_pen.setMatrix(VG_MATRIX_PATH_USER_TO_SURFACE, scope.toSurface);
            m_pen.renderToMask(its.path, VG_UNION_MASK);
        }
    }
    if (isApart) {
        intersectClip(child, child, scope);
        m_pen.changeMask(before, VG_UNION_MASK);
        m_pen.destroyMaskLayer(before);
    }
}

void Painter::intersectClip(ElementIndex owner, ElementIndex clipped, const Scope& scope)
{
    const auto clip = follow(scope.style.clipPath, owner, isClipPath);
    if (!clip)
        return;
    const Handle covered = m_pen.copyMask();
    coverClip(*clip, owner, clipped, scope);
    m_pen.changeMask(covered, VG_INTERSECT_MASK);
    m_pen.destroyMaskLayer(covered);
}

void Painter::drawThroughLayer(ElementIndex element, const Scope& scope, const Draw& draw)
{
    const auto mask = scope.style.mask.empty() ? std::nullopt : follow(scope.style.mask, element, isMask);
    withLayer(
        element, [&] { draw(scope); },
        [&](const Pen::Layer& layer) {
            if (!mask)
                return m_pen.drawLayer(layer.image, scope.style.opacity);
            const Handle luminance = drawMask(*mask, element, scope);
            drawMasked([&] { m_pen.changeMask(luminance, VG_SET_MASK); },
                       [&] { m_pen.drawLayer(layer.image, scope.style.opacity); });
            m_pen.destroyImage(luminance);
        });
}

Handle Painter::drawMask(ElementIndex mask, ElementIndex masked, const Scope& scope)
{
    Handle luminance = 0;
    const auto draw = [&] {
        enter(mask, masked, [&] {
            Scope inner{m_styles.inPlace(mask), scope.toSurface, scope.viewport};
            const bool isOfBox = values(mask).isOfBox(Name::MaskUnits, true);
            const bool hasContentOfBox = values(mask).isOfBox(Name::MaskContentUnits, false);
            const Rectangle box = isOfBox || hasContentOfBox ? measure(masked, scope).rectangle() : Rectangle{};
            const LengthScale scale = isOfBox ? LengthScale{{1, 1}, 16} : scaleOf(scope);
            const auto length = [&](Name name, double percent, Direction direction) {
                return scale(values(mask).length(name, {percent, Unit::Percent}), direction);
            };
            const Rectangle clip{length(Name::X, -10, Direction::Horizontal), length(Name::Y, -10, Direction::Vertical),
                                 length(Name::Width, 120, Direction::Horizontal),
                                 length(Name::Height, 120, Direction::Vertical)};
            Scope around = inner;
            if (isOfBox)
                around.toSurface = around.toSurface * toRectangle(box);
            if (hasContentOfBox)
                inner.toSurface = inner.toSurface * toRectangle(box);
            if (around.toSurface.determinant() == 0.0 || inner.toSurface.determinant() == 0.0)
                return;
            drawInside(clip, around, [&](const Scope&) {
                drawClipped(mask, inner, [&](const Scope& its) { drawChildren(mask, its); });
            });
        });
    };
    withLayer(mask, draw, [&](const Pen::Layer& layer) { luminance = m_pen.luminanceOf(layer); });
    return luminance;
}

void Painter::drawTo(const Pen::Layer& layer, const std::function<void()>& draw)
{
    m_targets.push_back({layer, false});
    m_pen.drawTo(layer);
    m_pen.setMasking(false);
    m_pen.clear({});
    draw();
    m_targets.pop_back();
    const Target& target = m_targets.back();
    if (target.layer)
        m_pen.drawTo(*target.layer);
    else
        m_pen.drawToWindow();
    m_pen.setMasking(target.isMasked);
}

void Painter::withLayer(ElementIndex element, const std::function<void()>& draw,
                        const std::function<void(const Pen::Layer& layer)>& use)
{
    const Size size = m_targets.back().layer ? m_targets.back().layer->size : m_window;
    Pen::Layer layer;
    if (const auto free = std::ranges::find(m_freeLayers, size, &Pen::Layer::size); free != m_freeLayers.end()) {
        layer = *free;
        m_freeLayers.erase(free);
    } else {
        m_layerPixels += size.width * size.height;
        if (m_layerPixels > static_cast<double>(kMaxLayerPixels))
            return m_findings.fail(m_document[element].place, core::textOf("patterns and groups have too many pixels"));
        layer = m_pen.makeLayer(static_cast<int>(size.width), static_cast<int>(size.height));
    }
    drawTo(layer, draw);
    use(layer);
    m_freeLayers.push_back(layer);
}

Box Painter::measure(ElementIndex element, const Scope& scope)
{
    Box box;
    if (scope.toSurface.determinant() == 0.0)
        return box;
    Box* const outerBox = std::exchange(m_measured, &box);
    const Matrix outerMatrix = std::exchange(m_measuredFrom, inverse(scope.toSurface));
    Scope inner = scope;
    switch (m_document[element].tag) {
    case Tag::Use: drawUse(element, inner); break;
    case Tag::Switch: drawSwitch(element, inner); break;
    case Tag::Svg: drawReferenced(element, element, inner); break;
    default:
        if (isShape(m_document[element].tag))
            drawShape(element, inner);
        else
            drawChildren(element, inner);
    }
    m_measured = outerBox;
    m_measuredFrom = outerMatrix;
    return box;
}

} // namespace vitrine::captures::svg
