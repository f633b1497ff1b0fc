// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/painter.h"

#include "captures/importers/svg/bounds.h"
#include "captures/importers/svg/shapes.h"
#include "captures/importers/svg/view_box.h"

#include <algorithm>

namespace vitrine::captures::svg {

namespace {

constexpr Rgba kPaper{1, 1, 1, 1};
constexpr std::uint64_t kMaxVisits = 10'000'000; // elements that are drawn or measured, however often

/// Whether one of the languages is English, which we read.
bool hasOurLanguage(std::string_view languages)
{
    Scanner text(languages);
    while (!text.atEnd()) {
        text.skipComma();
        const std::string_view language = text.name();
        if (isSameWord(language.substr(0, 2), "en") && (language.size() == 2 || language[2] == '-'))
            return true;
        if (language.empty())
            break;
    }
    return false;
}

} // namespace

void Painter::draw(Size own, Size viewport)
{
    constexpr ElementIndex kRoot = 0;
    const auto pixels = [](double length) { return std::max(std::ceil(length - 1e-6), 1.0); };
    m_window = {pixels(viewport.width), pixels(viewport.height)};
    m_pen.openWindow(static_cast<int>(m_window.width), static_cast<int>(m_window.height));
    m_pen.clear(kPaper);
    // OpenVG's y grows to the top.
    Scope scope{m_styles.within({}, kRoot), Matrix{1, 0, 0, -1, 0, m_window.height}, viewport};
    scope.toSurface = scope.toSurface * scope.style.transform;
    if (scope.style.isDisplayed)
        drawWithEffects(kRoot, scope, [&](const Scope& its) {
            drawViewport(kRoot, {0, 0, viewport.width, viewport.height}, its, Rectangle{0, 0, own.width, own.height});
        });
    m_pen.present();
    if (m_pen.takeBeyond()) // of a clip path or the like, behind the last shape
        m_findings.fail(m_document[kRoot].place, core::textOf("the drawing has a number that no float can hold"));
}

bool Painter::mayGoOn(ElementIndex element)
{
    const Place place = m_document[element].place;
    if (m_findings.hasFailed() || !m_pen.result() || m_stop.stop_requested())
        return false;
    if (++m_visits > kMaxVisits)
        m_findings.fail(place, core::textOf("elements refer to others too often"));
    if (!m_entered.empty() && !m_measured && ++m_expansions > kMaxExpansions)
        m_findings.fail(place,
                        core::textOf("more than {} elements are drawn because others refer to them", kMaxExpansions));
    if (m_depth >= kMaxDepth)
        m_findings.fail(place, core::textOf("elements are nested more than {} deep", kMaxDepth));
    return !m_findings.hasFailed();
}

bool Painter::isWanted(ElementIndex element) const
{
    const auto extensions = m_document.attribute(element, Name::RequiredExtensions);
    const auto languages = m_document.attribute(element, Name::SystemLanguage);
    return (!extensions || trimmed(*extensions).empty()) && (!languages || hasOurLanguage(*languages));
}

std::string Painter::labelOf(ElementIndex element) const
{
    if (const auto label = m_document.attribute(element, Name::Label); label && !label->empty())
        return std::string(*label);
    for (ElementIndex child = m_document[element].firstChild; child != kNoElement;
         child = m_document[child].nextSibling)
        if (m_document[child].tag == Tag::Title && !trimmed(m_document[child].text).empty())
            return std::string(trimmed(m_document[child].text));
    return std::string(m_document.attribute(element, Name::Id).value_or(std::string_view()));
}

void Painter::drawElement(ElementIndex element, const Scope& outer)
{
    const Tag tag = m_document[element].tag;
    const bool isGroup = tag == Tag::G || tag == Tag::A || tag == Tag::Switch;
    if (!isGroup && tag != Tag::Use && tag != Tag::Svg && !isShape(tag))
        return;
    if (!mayGoOn(element) || !isWanted(element))
        return;
    Scope scope{m_styles.within(outer.style, element), outer.toSurface, outer.viewport};
    scope.toSurface = outer.toSurface * scope.style.transform;
    if (!scope.style.isDisplayed)
        return;
    if (!scope.toSurface.isFinite())
        return m_findings.fail(m_document[element].place, core::textOf("the transform is more than a float can hold"));
    if (scope.toSurface.determinant() == 0.0)
        return;
    const std::string label = m_measured ? std::string() : labelOf(element);
    if (!label.empty())
        m_pen.pushMarker(label);
    ++m_depth;
    if (isShape(tag))
        drawShape(element, scope);
    else
        drawWithEffects(element, scope, [&](const Scope& its) {
            if (tag == Tag::Use)
                drawUse(element, its);
            else if (tag == Tag::Switch)
                drawSwitch(element, its);
            else if (tag == Tag::Svg)
                drawReferenced(element, element, its);
            else
                drawChildren(element, its);
        });
    --m_depth;
    if (!label.empty())
        m_pen.popMarker();
}

void Painter::drawChildren(ElementIndex element, const Scope& scope)
{
    forEachChild(m_document, element, [&](ElementIndex child) { drawElement(child, scope); });
}

void Painter::drawSwitch(ElementIndex element, const Scope& scope)
{
    for (ElementIndex child = m_document[element].firstChild; child != kNoElement;
         child = m_document[child].nextSibling)
        if (m_document[child].tag != Tag::Title && isWanted(child))
            return drawElement(child, scope);
}

void Painter::drawUse(ElementIndex use, const Scope& scope)
{
    const auto reference = m_document.attribute(use, Name::Href);
    if (!reference)
        return;
    const auto target = follow(*reference, use, [](Tag tag) {
        return tag == Tag::Symbol || tag == Tag::Svg || tag == Tag::G || tag == Tag::A || tag == Tag::Switch ||
               tag == Tag::Use || isShape(tag);
    });
    if (!target)
        return;
    const LengthScale scale = scaleOf(scope);
    Scope its = scope;
    its.toSurface = scope.toSurface * translation(scale(values(use).length(Name::X), Direction::Horizontal),
                                                  scale(values(use).length(Name::Y), Direction::Vertical));
    for (ElementIndex around = use; around != kNoElement; around = m_document[around].parent)
        if (around == *target)
            return m_findings.fail(m_document[use].place, core::textOf("the element refers to one that it is part of"));
    enter(*target, use, [&] {
        const Tag tag = m_document[*target].tag;
        if (tag == Tag::Symbol || tag == Tag::Svg)
            drawReferenced(use, *target, its);
        else
            drawElement(*target, its);
    });
}

void Painter::drawReferenced(ElementIndex use, ElementIndex target, const Scope& outer)
{
    if (!mayGoOn(target))
        return;
    const bool isItself = use == target;
    const LengthScale scale = scaleOf(outer);
    const auto extent = [&](Name name, Direction direction) {
        const auto given = values(use).read(name, readLength);
        const auto own = m_document[target].tag == Tag::Svg ? values(target).read(name, readLength) : std::nullopt;
        return scale(given.value_or(own.value_or(Length{100, Unit::Percent})), direction);
    };
    Rectangle viewport{0, 0, extent(Name::Width, Direction::Horizontal), extent(Name::Height, Direction::Vertical)};
    if (m_document[target].tag == Tag::Svg) {
        viewport.x = scale(values(target).length(Name::X), Direction::Horizontal);
        viewport.y = scale(values(target).length(Name::Y), Direction::Vertical);
    }
    if (viewport.width <= 0 || viewport.height <= 0)
        return;
    ++m_depth;
    if (isItself) {
        drawViewport(target, viewport, outer);
    } else {
        Scope scope{m_styles.within(outer.style, target), outer.toSurface, outer.viewport};
        scope.toSurface = scope.toSurface * scope.style.transform;
        if (scope.style.isDisplayed)
            drawWithEffects(target, scope, [&](const Scope& its) { drawViewport(target, viewport, its); });
    }
    --m_depth;
}

void Painter::drawViewport(ElementIndex element, const Rectangle& viewport, const Scope& scope,
                           std::optional<Rectangle> otherwise)
{
    const auto own = values(element).read(Name::ViewBox, readViewBox);
    const auto viewBox = own ? own : otherwise;
    const auto ratio = values(element).read(Name::PreserveAspectRatio, readAspectRatio).value_or(AspectRatio{});
    Scope inner = scope;
    inner.toSurface =
        scope.toSurface * (viewBox ? fitted(*viewBox, ratio, viewport) : translation(viewport.x, viewport.y));
    inner.viewport = viewBox ? Size{viewBox->width, viewBox->height} : Size{viewport.width, viewport.height};
    if (!scope.style.clipsOverflow)
        return drawChildren(element, inner);
    drawInside(viewport, scope, [&](const Scope&) { drawChildren(element, inner); });
}

} // namespace vitrine::captures::svg
