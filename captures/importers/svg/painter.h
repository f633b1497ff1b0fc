// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/svg/bounds.h"
#include "captures/importers/svg/pen.h"
#include "captures/importers/svg/styles.h"
#include "captures/importers/svg/values.h"

#include <algorithm>
#include <stop_token>
#include <tuple>

namespace vitrine::captures::svg {

/// Draws a document with a pen, element by element.
///
/// Each group and each element with a name becomes a marker around its calls. A group that is not opaque or has a mask
/// is drawn to a layer first. A clip path becomes the mask of the surface.
class Painter {
public:
    Painter(const Document& document, Findings& findings, Pen& pen, std::stop_token stop)
        : m_document(document), m_findings(findings), m_pen(pen), m_stop(std::move(stop)), m_styles(document, findings)
    {
    }

    /// The whole drawing in a window, on white. `own` is the size that it says it has, `viewport` what it is fitted
    /// into.
    void draw(Size own, Size viewport);

private:
    /// Where an element is drawn: inside of what.
    struct Scope {
        Style style;
        Matrix toSurface;
        Size viewport;
    };
    /// A path of OpenVG, which is made once.
    struct Outline {
        Handle path = 0;
        Box box;
    };
    struct Paint {
        Handle paint = 0;
        Matrix toUser;
    };
    using Draw = std::function<void(const Scope& scope)>;

    // painter.cpp: the tree
    void drawElement(ElementIndex element, const Scope& outer);
    void drawChildren(ElementIndex element, const Scope& scope);
    void drawSwitch(ElementIndex element, const Scope& scope);
    void drawUse(ElementIndex use, const Scope& scope);
    void drawReferenced(ElementIndex use, ElementIndex target, const Scope& scope);
    /// The content of an svg or symbol, in a viewport. Without a view box of its own it has `otherwise`.
    void drawViewport(ElementIndex element, const Rectangle& viewport, const Scope& scope,
                      std::optional<Rectangle> otherwise = {});
    [[nodiscard]] bool mayGoOn(ElementIndex element);
    [[nodiscard]] bool isWanted(ElementIndex element) const;
    [[nodiscard]] std::string labelOf(ElementIndex element) const;
    [[nodiscard]] Values values(ElementIndex element) const { return {m_document, element, m_findings}; }
    [[nodiscard]] static LengthScale scaleOf(const Scope& scope) { return {scope.viewport, scope.style.fontSize}; }
    /// What a reference names, if it is of that kind. One that leads nowhere is dropped.
    template <typename Fits>
    [[nodiscard]] std::optional<ElementIndex> follow(std::string_view reference, ElementIndex from, const Fits& fits);
    /// Runs `draw` for the content of an element that something refers to, unless it is being drawn already, which is a
    /// fault.
    template <typename Run>
    void enter(ElementIndex target, ElementIndex from, const Run& run);

    // paint_shapes.cpp
    void drawShape(ElementIndex shape, const Scope& scope);
    void paintShape(ElementIndex shape, const Outline& its, const Scope& scope);
    [[nodiscard]] static bool isStroked(const Scope& scope);
    [[nodiscard]] const Outline& outline(ElementIndex shape, const Scope& scope);
    [[nodiscard]] std::optional<Paint> paintOf(const PaintValue& value, double opacity, ElementIndex shape,
                                               const Box& box, const Scope& scope);
    [[nodiscard]] std::optional<Paint> gradientOf(ElementIndex gradient, double opacity, const Box& box,
                                                  const Scope& scope);
    [[nodiscard]] Paint solidOf(Rgba color, double opacity);
    [[nodiscard]] StrokeLook strokeOf(const Scope& scope) const;

    // paint_effects.cpp: opacity, clips and masks
    void drawWithEffects(ElementIndex element, const Scope& scope, const Draw& draw);
    void drawClipped(ElementIndex element, const Scope& scope, const Draw& draw);
    void drawInside(const Rectangle& clip, const Scope& scope, const Draw& draw);
    /// Draws while what is covered by `cover` is all that shows. `cover` makes the mask of the surface.
    void drawMasked(const std::function<void()>& cover, const std::function<void()>& draw);
    void coverClip(ElementIndex clip, ElementIndex from, ElementIndex clipped, const Scope& scope);
    void coverClipChild(ElementIndex child, const Scope& scope);
    void intersectClip(ElementIndex clip, ElementIndex clipped, const Scope& scope);
    void drawThroughLayer(ElementIndex element, const Scope& scope, const Draw& draw);
    [[nodiscard]] Handle drawMask(ElementIndex mask, ElementIndex masked, const Scope& scope);
    /// Draws to a layer that is clear, and hands it to `use` with the surface as it was.
    void withLayer(ElementIndex element, const std::function<void()>& draw,
                   const std::function<void(const Pen::Layer& layer)>& use);
    /// Draws to a layer, which is cleared first.
    void drawTo(const Pen::Layer& layer, const std::function<void()>& draw);
    [[nodiscard]] Box measure(ElementIndex element, const Scope& scope);

    // paint_markers.cpp
    void drawMarkers(ElementIndex shape, const Scope& scope);
    void drawMarker(ElementIndex marker, ElementIndex shape, Point at, double angle, const Scope& scope);

    // paint_patterns.cpp
    [[nodiscard]] std::optional<Paint> patternOf(ElementIndex pattern, double opacity, const Box& box,
                                                 ElementIndex shape, const Scope& scope);

    /// The picture that a pattern repeats.
    struct Tile {
        int width = 0, height = 0;
        double opacity = 1;
        Scope scope; ///< of what it shows
    };
    [[nodiscard]] Handle drawPattern(ElementIndex pattern, ElementIndex owner, ElementIndex shape, const Tile& tile);

    const Document& m_document;
    Findings& m_findings;
    Pen& m_pen;
    std::stop_token m_stop;
    Styles m_styles;

    Size m_window;
    std::vector<ElementIndex> m_entered; ///< elements that are being drawn because others refer to them
    int m_depth = 0;
    std::uint64_t m_visits = 0, m_expansions = 0;
    std::size_t m_segments = 0;
    Box* m_measured = nullptr; ///< not null: nothing is drawn, and boxes of shapes are added to it
    Matrix m_measuredFrom;     ///< from the surface to the space of what is measured

    std::map<std::tuple<ElementIndex, double, double>, Outline> m_outlines; ///< by shape and viewport
    std::map<std::tuple<ElementIndex, double, double, double>, std::pair<Gradient, Handle>> m_gradients;
    /// By what their pictures depend on: size, opacity and transform.
    std::map<std::tuple<ElementIndex, int, int, double, double, double, double, double, double, double>, Handle>
        m_patterns;

    /// What is drawn to: the window, or a layer.
    struct Target {
        std::optional<Pen::Layer> layer;
        bool isMasked = false;
    };
    std::vector<Target> m_targets{{}};
    std::vector<Pen::Layer> m_freeLayers;
    double m_layerPixels = 0;
};

template <typename Fits>
std::optional<ElementIndex> Painter::follow(std::string_view reference, ElementIndex from, const Fits& fits)
{
    const auto target = m_document.findReference(reference);
    if (target && fits(m_document[*target].tag))
        return target;
    m_findings.drop("reference that leads nowhere", m_document[from].place);
    return std::nullopt;
}

template <typename Run>
void Painter::enter(ElementIndex target, ElementIndex from, const Run& run)
{
    if (std::ranges::find(m_entered, target) != m_entered.end())
        return m_findings.fail(m_document[from].place, core::textOf("the element refers to one that it is part of"));
    if (m_entered.size() >= static_cast<std::size_t>(kMaxDepth))
        return m_findings.fail(m_document[from].place,
                               core::textOf("more than {} elements refer to one another in turn", kMaxDepth));
    m_entered.push_back(target);
    run();
    m_entered.pop_back();
}

} // namespace vitrine::captures::svg
