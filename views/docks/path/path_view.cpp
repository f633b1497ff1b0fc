// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/path/path_view.h"

#include "views/base/desk.h"
#include "views/docks/path/path_canvas.h"
#include "views/docks/path/path_controls.h"
#include "views/docks/path/path_questions.h"
#include "views/docks/path/path_style.h"
#include "views/docks/path/path_tables.h"
#include "views/docks/path/path_text.h"
#include "views/framebuffer/picture_canvas.h"
#include "views/kit/fact_table.h"
#include "views/kit/footer.h"
#include "views/kit/picture_export.h"
#include "views/kit/turning_splitter.h"
#include "views/theme/elided_label.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>

#include <algorithm>

namespace vitrine::views {

namespace {

const std::shared_ptr<const core::Picture>& colorsOf(const Desk& desk)
{
    return desk.moment().pictures[static_cast<std::size_t>(core::Attachment::Color)];
}

} // namespace

PathView::PathView(Desk& desk)
    : AskingView(desk), m_canvas(new PathCanvas(m_facts)), m_controls(new PathControls(desk.settings(), *m_canvas)),
      m_tables(new PathTables(desk, m_facts)), m_questions(new PathQuestions(desk, this)),
      m_splitter(new TurningSplitter)
{
    stack(this)->addWidget(&setContent(makeContent(), {tr("Open a capture to see the paths of its draws."),
                                                       tr("Cancelled. Step to a draw to see its path.")}));
    setFocusProxy(m_canvas);
    m_canvas->setLook(m_controls->look());
    makeConnections();
}

QWidget* PathView::makeContent()
{
    m_splitter->addWidget(m_canvas);
    m_splitter->addWidget(m_tables);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    auto* content = new QWidget;
    auto* inside = stack(content);
    inside->addWidget(m_controls);
    inside->addWidget(m_splitter, 1);
    inside->addWidget(makeFooter());
    return content;
}

QWidget* PathView::makeFooter()
{
    auto* footer = new Footer;
    m_readout = footer->addValues(tr("Under the mouse"));
    m_readout->setObjectName(QStringLiteral("pathReadout"));
    m_selected = makeValueLabel(footer, tr("What is selected"));
    m_selected->setObjectName(QStringLiteral("pathSelected"));
    footer->add(m_selected);
    m_ray = makeValueLabel(footer, tr("Ray"));
    m_ray->setObjectName(QStringLiteral("pathRayText"));
    footer->add(m_ray);
    m_fillLegend = new DataLegend;
    m_fillLegend->setStyles(allFillParts);
    footer->add(m_fillLegend);
    m_strokeLegend = new DataLegend;
    m_strokeLegend->setStyles(allStrokeParts);
    footer->add(m_strokeLegend);
    return footer;
}

void PathView::makeConnections()
{
    connect(m_controls, &PathControls::lookChanged, this, [this] { m_canvas->setLook(m_controls->look()); });
    connect(m_controls, &PathControls::pathChosen, this, [this](std::uint32_t number) {
        if (m_draw)
            ask({m_draw->callIndex, number});
    });
    connect(m_canvas, &PathCanvas::pointed, this, [this](std::optional<core::openvg::Point> point) {
        m_pointed = point;
        showTexts();
    });
    connect(m_canvas, &PathCanvas::pixelPicked, this, &PathView::selectPixel);
    connect(m_canvas, &PathCanvas::clicked, this, &PathView::click);
    connect(&m_canvas->picture(), &PictureCanvas::menuRequested, this, &PathView::showMenu);
    connect(m_tables, &PathTables::segmentChosen, this, [this](std::uint32_t segment) { select(segment, {}); });
    connect(m_tables, &PathTables::triangleChosen, this, [this](std::uint32_t triangle) { select({}, triangle); });
}

void PathView::resizeEvent(QResizeEvent* event)
{
    AskingView::resizeEvent(event);
    m_splitter->turnFor(size());
}

void PathView::follow(const Changes& changes)
{
    if (changes.moment) {
        m_draw = desk().moment().draw();
        if (!m_draw)
            return showNothing(tr("The last action draws nothing. Step to a drawing of OpenVG to see its path: "
                                  "{key:next-action}."));
        if (!question() || question()->call != m_draw->callIndex)
            ask({m_draw->callIndex, 0});
        else
            m_canvas->setPicture(colorsOf(desk()));
    }
    if (m_facts.hasPath())
        takePixel();
}

Asked<PathAnswer> PathView::asked(const PathAsk& question)
{
    const auto work = [number = question.number](Inspection& inspection) { return readPath(inspection, number); };
    return {.position = question.call,
            .busy = tr("Reading the path of draw %1").arg(m_draw->draw),
            .work = work,
            .take = {}};
}

void PathView::dropAnswer()
{
    m_facts = {};
    m_questions->forgetCounted();
    m_questions->forgetPixel();
    showFacts();
}

void PathView::showAnswer(const std::shared_ptr<const PathAnswer>& answer)
{
    dropAnswer();
    m_facts.answer = answer;
    showFacts();
    if (!answer->isVector)
        return pane().showEmpty(tr("No 2-D in this draw: it is one of OpenGL ES, which draws no paths. Go to a drawing "
                                   "of OpenVG to see its path."));
    if (!answer->path)
        return pane().showEmpty(tr("No path in this draw: it clears, or works on the mask as a whole. Go to a draw "
                                   "that fills or strokes a path."));
    emit titleChanged(tr("Path · draw %1").arg(m_draw->draw));
    pane().showContent();
    takePixel();
}

void PathView::showFacts()
{
    const bool hasPath = m_facts.hasPath();
    if (!hasPath)
        emit titleChanged({});
    m_controls->setPath(hasPath ? &m_facts.path() : nullptr);
    m_canvas->showPath(colorsOf(desk()));
    m_tables->showPath();
    m_fillLegend->setVisible(hasPath && !m_facts.path().isStroke);
    m_strokeLegend->setVisible(hasPath && m_facts.path().isStroke);
    showTexts();
}

void PathView::takePixel()
{
    std::optional<PixelLink> pixel;
    if (const auto* link = std::get_if<PixelLink>(&desk().selection()))
        pixel = *link;
    else if (const auto* fragment = std::get_if<FragmentLink>(&desk().selection()))
        pixel = PixelLink{fragment->x, fragment->y};
    if (pixel && (pixel->x >= m_facts.path().width || pixel->y >= m_facts.path().height))
        pixel.reset();
    if (pixel == m_facts.pixel)
        return;
    m_facts.pixel = pixel;
    showPixel();
}

void PathView::selectPixel(const std::optional<PixelLink>& pixel)
{
    if (pixel)
        return desk().select(*pixel);
    select({}, {});
    m_facts.ray.reset();
    if (m_facts.pixel)
        desk().select({});
    showTexts();
}

void PathView::showPixel()
{
    m_facts.atPixel.reset();
    m_questions->forgetPixel();
    if (m_facts.pixel) {
        castRay({m_facts.pixel->x + 0.5, m_facts.pixel->y + 0.5});
        m_questions->askAtPixel(question()->call, m_facts.answer, *m_facts.pixel, [this](const auto& triangles) {
            m_facts.atPixel = triangles;
            m_tables->showPixel();
        });
        if (m_tables->page() == PathTables::Page::Segments)
            m_tables->turnTo(PathTables::Page::Pixel);
    } else {
        m_facts.ray.reset();
    }
    m_tables->showPixel();
    m_canvas->showSelection();
    showTexts();
}

/// What is there: a segment whose line is near, else a triangle; clicked on again, the one below.
void PathView::click(core::openvg::Point point)
{
    castRay(point);
    const auto segment = m_facts.segmentNear(point, m_canvas->nearby());
    const std::vector<std::uint32_t> around = m_facts.trianglesAround(point);
    std::optional<std::uint32_t> triangle;
    if (!segment && !around.empty()) {
        const auto selected = m_facts.triangle ? std::ranges::find(around, *m_facts.triangle) : around.end();
        const bool isLast = selected == around.end() || selected + 1 == around.end();
        triangle = isLast ? around.front() : *(selected + 1);
    }
    select(segment, triangle);
    if (segment)
        m_tables->turnTo(PathTables::Page::Segments);
}

void PathView::select(std::optional<std::uint32_t> segment, std::optional<std::uint32_t> triangle)
{
    m_facts.segment = segment;
    m_facts.triangle = triangle;
    m_facts.counted.reset();
    m_questions->forgetCounted();
    if (segment || triangle)
        m_questions->askWhereCounted(question()->call, m_facts.answer, m_facts.selectedTriangles(),
                                     [this](const auto& counted) {
                                         m_facts.counted = counted;
                                         showSelection();
                                     });
    m_tables->showSelection();
    showSelection();
}

void PathView::showSelection()
{
    m_canvas->showSelection();
    showTexts();
}

void PathView::castRay(core::openvg::Point point)
{
    m_facts.ray = m_facts.rayFrom(point);
    m_canvas->picture().update();
    showTexts();
}

void PathView::showTexts()
{
    const bool hasPath = m_facts.hasPath();
    const bool isPointed = hasPath && m_pointed;
    m_readout->setText(!hasPath    ? QString()
                       : isPointed ? PathText::readout(m_facts, *m_pointed, m_canvas->nearby())
                                   : PathText::summary(m_facts.path()));
    m_selected->setText(hasPath ? PathText::selection(m_facts) : QString());
    m_selected->setVisible(!m_selected->text().isEmpty());
    m_ray->setText(hasPath ? PathText::ray(m_facts) : QString());
    m_ray->setToolTip(hasPath ? PathText::rayTip(m_facts) : QString());
    m_canvas->setAccessibleDescription(hasPath ? PathText::summary(m_facts.path()) : QString());
}

/// Of the pixel below the mouse, which it picks, and of the draw.
void PathView::showMenu(std::optional<QPoint> pixel, const QPoint& globalPlace)
{
    if (pixel)
        m_canvas->picture().pick(pixel);
    QMenu menu(this);
    const std::optional<PixelLink> picked = m_facts.pixel;
    menu.addAction(tr("Pixel history"), this,
                   [this, picked] { desk().follow({.place = {}, .selection = *picked, .dock = "history"}); })
        ->setEnabled(picked.has_value());
    menu.addAction(tr("Stages and passes of the draw"), this, [this] {
        desk().follow({.place = DrawLink{m_draw->draw}, .selection = {}, .dock = "vector-stages"});
    });
    menu.addSeparator();
    menu.addAction(tr("Copy picture"), this, [this] { QApplication::clipboard()->setImage(m_canvas->image()); });
    menu.addAction(tr("Fit path"), m_canvas, &PathCanvas::fitPath);
    menu.exec(globalPlace);
}

QList<Export> PathView::exports() const
{
    QList<Export> all = m_tables->exports();
    if (m_facts.hasPath())
        all << pictureExport([this] { return m_canvas->image(); });
    return all;
}

void PathView::copy()
{
    m_tables->copy();
}

} // namespace vitrine::views
