// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/diagram_canvas.h"

#include "core/gpu/machine_config.h"
#include "views/docks/diagram/diagram_text.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

constexpr double kWheelZoom = 1.0015; // per eighth of a degree

} // namespace

DiagramCanvas::DiagramCanvas(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(160, 120);
    setObjectName(QStringLiteral("diagramCanvas"));
    setAccessibleName(tr("Block diagram of the machine"));
    makeActions();
}

void DiagramCanvas::setRecording(std::shared_ptr<const core::DrawRecording> recording)
{
    const bool isOther = !recording || !m_content.recording || recording->config() != m_content.recording->config();
    m_content.recording = std::move(recording);
    if (!m_content.recording) {
        m_content = {};
        m_look = {};
        return update();
    }
    m_content.graph = DiagramGraph(m_content.recording->units(), m_content.recording->queues());
    m_content.ways = fragmentWays(*m_content.recording, m_content.graph);
    m_content.absent =
        absentUnits(m_content.recording->config(), m_content.recording->units(), m_content.recording->queues());
    m_content.chain = {};
    m_fits |= isOther;
    m_look.hovered.reset();
    arrange();
}

void DiagramCanvas::setState(DiagramState state, core::StallChain chain)
{
    m_content.state = std::move(state);
    m_content.chain = std::move(chain);
    update();
}

void DiagramCanvas::setSelected(std::optional<std::size_t> node)
{
    if (node && node != m_look.selected)
        reveal(*node);
    m_look.selected = node;
    setAccessibleDescription(spokenText(m_content, node));
    update();
}

void DiagramCanvas::arrange()
{
    if (!m_content.recording || width() <= 0 || height() <= 0)
        return;
    if (m_fits)
        m_content.layout = layOutFor(m_content.graph, size());
    placeAbsent(m_content);
    if (m_fits)
        fitNow();
    keepInView();
    update();
}

void DiagramCanvas::fit()
{
    m_fits = true;
    arrange();
}

void DiagramCanvas::fitNow()
{
    const QSizeF whole = m_content.size;
    m_zoom = std::clamp(std::min(width() / whole.width(), height() / whole.height()), kMinZoom, 1.5);
    m_origin = {(width() - whole.width() * m_zoom) / 2, (height() - whole.height() * m_zoom) / 2};
}

void DiagramCanvas::zoomAround(const QPointF& place, double zoom)
{
    const QPointF kept = inDiagram(place);
    m_fits = false;
    m_zoom = std::clamp(zoom, kMinZoom, kMaxZoom);
    m_origin = place - kept * m_zoom;
    keepInView();
    update();
}

void DiagramCanvas::zoomIn()
{
    zoomAround(m_look.selected ? rectOf(*m_look.selected).center() : QRectF(rect()).center(), m_zoom * 1.25);
}

void DiagramCanvas::zoomOut()
{
    zoomAround(m_look.selected ? rectOf(*m_look.selected).center() : QRectF(rect()).center(), m_zoom / 1.25);
}

// What fits in stays in the middle; of what does not, no edge comes further in than the view's.
void DiagramCanvas::keepInView()
{
    const auto kept = [](double origin, double whole, double room) {
        return whole <= room ? (room - whole) / 2 : std::clamp(origin, room - whole, 0.0);
    };
    m_origin = {kept(m_origin.x(), m_content.size.width() * m_zoom, width()),
                kept(m_origin.y(), m_content.size.height() * m_zoom, height())};
}

void DiagramCanvas::reveal(std::size_t node)
{
    if (m_fits)
        return;
    const QRectF box = rectOf(node).adjusted(-kPadding, -kPadding, kPadding, kPadding);
    const auto moved = [](double low, double high, double room) {
        return low < 0 ? -low : high > room ? room - high : 0;
    };
    m_origin += QPointF(moved(box.left(), box.right(), width()), moved(box.top(), box.bottom(), height()));
    keepInView();
}

std::optional<std::size_t> DiagramCanvas::nodeAt(const QPointF& place) const
{
    const QPointF at = inDiagram(place);
    const auto& boxes = m_content.layout.boxes;
    const auto found = std::ranges::find_if(boxes, [&](const QRectF& box) { return box.contains(at); });
    if (found == boxes.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - boxes.begin());
}

QRectF DiagramCanvas::rectOf(std::size_t node) const
{
    const QRectF box = m_content.layout.boxes[node];
    return {box.topLeft() * m_zoom + m_origin, box.size() * m_zoom};
}

void DiagramCanvas::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.window);
    painter.translate(m_origin);
    painter.scale(m_zoom, m_zoom);
    DiagramLook look = m_look;
    look.zoom = m_zoom;
    paintDiagram(painter, m_content, look, theme);
}

QImage DiagramCanvas::picture() const
{
    constexpr int kScale = 2;
    QImage image((m_content.size * kScale).toSize(), QImage::Format_RGB32);
    if (image.isNull())
        return image;
    const Theme theme = Theme::current();
    image.fill(theme.window);
    QPainter painter(&image);
    painter.scale(kScale, kScale);
    painter.setFont(font());
    paintDiagram(painter, m_content, {m_look.selected, {}, 1}, theme);
    return image;
}

void DiagramCanvas::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void DiagramCanvas::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        zoomAround(event->position(), m_zoom * std::pow(kWheelZoom, event->angleDelta().y()));
    } else {
        m_origin += event->pixelDelta().isNull() ? QPointF(event->angleDelta()) / 2 : QPointF(event->pixelDelta());
        keepInView();
        update();
    }
    event->accept();
}

void DiagramCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return QWidget::mousePressEvent(event);
    m_pressed = event->position();
    m_originWhenPressed = m_origin;
    m_isDragging = false;
    if (const auto node = nodeAt(event->position()); node && event->button() == Qt::LeftButton)
        emit nodeClicked(*node);
}

void DiagramCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (m_pressed) {
        const QPointF moved = event->position() - *m_pressed;
        m_isDragging |= moved.manhattanLength() >= QApplication::startDragDistance();
        if (m_isDragging) {
            setCursor(Qt::ClosedHandCursor);
            m_origin = m_originWhenPressed + moved;
            keepInView();
            update();
        }
        return;
    }
    const auto node = nodeAt(event->position());
    if (node == m_look.hovered)
        return;
    m_look.hovered = node;
    setCursor(node ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void DiagramCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    m_pressed.reset();
    m_isDragging = false;
    setCursor(nodeAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void DiagramCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const auto node = nodeAt(event->position()); node && event->button() == Qt::LeftButton)
        emit nodeActivated(*node);
}

void DiagramCanvas::contextMenuEvent(QContextMenuEvent* event)
{
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const auto node = isByKey ? m_look.selected : nodeAt(event->pos());
    if (node)
        emit menuRequested(*node, isByKey ? mapToGlobal(rectOf(*node).center().toPoint()) : event->globalPos());
}

void DiagramCanvas::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_look.hovered.reset();
    update();
}

QString DiagramCanvas::toolTipAt(const QPointF& place) const
{
    if (const auto node = nodeAt(place))
        return nodeToolTip(m_content, *node);
    const QPointF at = inDiagram(place);
    for (std::size_t i = 0; i < m_content.absentBoxes.size(); ++i)
        if (m_content.absentBoxes[i].contains(at))
            return absentToolTip(m_content.absent[i]);
    return {};
}

bool DiagramCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), this);
        return true;
    }
    // The window has some of these keys, too: while the diagram has the focus, they are the diagram's.
    if (event->type() == QEvent::ShortcutOverride && actionOf(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

} // namespace vitrine::views
