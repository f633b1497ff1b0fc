// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/path/path_canvas.h"

#include "views/docks/path/path_painter.h"
#include "views/framebuffer/picture_canvas.h"
#include "views/framebuffer/picture_image.h"
#include "views/theme/key_text.h"
#include "views/theme/local_action.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"

#include <QPainter>
#include <QScopedValueRollback>

#include <cmath>

namespace vitrine::views {

namespace {

constexpr double kNearby = 6.0;  // pixels of the screen
constexpr double kMargin = 0.06; // of the path, around it

} // namespace

PathCanvas::PathCanvas(const PathFacts& facts, QWidget* parent)
    : QWidget(parent), m_facts(facts), m_canvas(new PictureCanvas(this)),
      m_painter(std::make_unique<PathPainter>(facts, *m_canvas))
{
    stack(this)->addWidget(m_canvas);
    setFocusProxy(m_canvas);
    m_canvas->setObjectName(QStringLiteral("pathCanvas"));
    m_canvas->setAccessibleName(tr("Path over the frame"));
    setKeyTip(*m_canvas, tr("<b>Path</b><br>A click picks a point: the segment or triangle there, its pixel, and a ray "
                            "from it; once more takes the triangle below. Drag moves, the wheel or {key:path-zoom-in} "
                            "and {key:path-zoom-out} zoom, {key:path-fit} fits, arrow keys go from pixel to pixel, Esc "
                            "lets go."));
    makeActions();
    m_canvas->setOverpaint([this](QPainter& painter, const QRectF&) { m_painter->paint(painter); });
    connect(m_canvas, &PictureCanvas::pointed, this, [this](std::optional<QPointF> point) {
        if (m_facts.hasPath())
            emit pointed(point ? std::optional(m_facts.toSurface(*point)) : std::nullopt);
    });
    connect(m_canvas, &PictureCanvas::clicked, this, [this](QPointF point) {
        if (m_facts.hasPath())
            emit clicked(m_facts.toSurface(point));
    });
    connect(m_canvas, &PictureCanvas::pickChanged, this, &PathCanvas::takePick);
}

PathCanvas::~PathCanvas() = default;

// The window has some of these keys, too: while the picture has the focus, they are the picture's.
void PathCanvas::makeActions()
{
    const auto add = [this](const LocalAction& local, auto run) {
        QAction* action = makeLocalAction(*this, local);
        action->setProperty(kComesFirst, true);
        connect(action, &QAction::triggered, this, run);
        m_actions << action;
    };
    add({"path-fit", tr("Fit"), tr("Makes the whole path visible."), {Qt::Key_Home}}, &PathCanvas::fitPath);
    add({"path-zoom-in", tr("Zoom in"), tr("Makes pixels twice as large."), {Qt::Key_Plus, Qt::Key_Equal}}, [this] {
        m_canvas->zoomIn();
        m_canvas->revealPick();
    });
    add({"path-zoom-out", tr("Zoom out"), tr("Makes pixels half as large."), {Qt::Key_Minus}},
        [this] { m_canvas->zoomOut(); });
    m_canvas->installEventFilter(this);
}

bool PathCanvas::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (isOverride || event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        for (QAction* action : m_actions) {
            if (!takesKey(*action, key))
                continue;
            if (isOverride)
                event->accept();
            else
                action->trigger();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

// Colors of another theme.
void PathCanvas::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || !m_facts.hasPath())
        return;
    setPicture(m_picture);
    m_painter->forget();
    showSelection();
}

void PathCanvas::takePick(std::optional<QPoint> pixel)
{
    if (m_isShowing || !m_facts.hasPath())
        return;
    if (!pixel)
        return emit pixelPicked({});
    const auto height = static_cast<int>(m_facts.path().height);
    emit pixelPicked(
        PixelLink{static_cast<std::uint32_t>(pixel->x()), static_cast<std::uint32_t>(height - 1 - pixel->y())});
}

void PathCanvas::showPath(const Picture& picture)
{
    setPicture(picture);
    m_painter->forget();
    if (m_facts.hasPath())
        fitPath();
    showSelection();
}

// The picture of another surface, such as after a change of the target, says nothing about the path.
void PathCanvas::setPicture(const Picture& picture)
{
    m_picture = picture;
    if (!m_facts.hasPath())
        return m_canvas->setImage({});
    const core::PathAnatomy& path = m_facts.path();
    if (picture && picture->width == path.width && picture->height == path.height && !picture->rgba.empty())
        return m_canvas->setImage(toImage(*picture, {}));
    QImage blank(static_cast<int>(path.width), static_cast<int>(path.height), QImage::Format_RGB32);
    blank.fill(Theme::current().panel);
    m_canvas->setImage(blank);
}

void PathCanvas::setLook(const PathLook& look)
{
    m_painter->setLook(look);
    showSelection();
}

void PathCanvas::showSelection()
{
    const QScopedValueRollback showing(m_isShowing, true);
    if (!m_facts.hasPath())
        return m_canvas->setLayer(std::nullopt);
    if (m_facts.pixel)
        m_canvas->pick(
            QPoint(static_cast<int>(m_facts.pixel->x), static_cast<int>(m_facts.path().height - 1 - m_facts.pixel->y)));
    else
        m_canvas->pick(std::nullopt);
    m_canvas->setLayer(m_painter->pixelLayer());
}

void PathCanvas::fitPath()
{
    const QRectF box = m_facts.hasPath() ? m_facts.bounds() : QRectF();
    const double margin = kMargin * std::max(box.width(), box.height());
    m_canvas->fitPart(box.adjusted(-margin, -margin, margin, margin));
}

double PathCanvas::nearby() const
{
    return kNearby / m_canvas->zoom();
}

QImage PathCanvas::image() const
{
    return m_canvas->grab().toImage();
}

} // namespace vitrine::views
