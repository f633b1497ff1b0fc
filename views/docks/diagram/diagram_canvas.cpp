// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/diagram_canvas.h"

#include "core/gpu/machine_config.h"
#include "views/docks/diagram/diagram_text.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

constexpr double kWheelZoom = 1.0015; // per eighth of a degree
constexpr double kMostFitted = 1.5;

} // namespace

DiagramCanvas::DiagramCanvas(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(160, 120);
    setObjectName(QStringLiteral("diagramCanvas"));
    setAccessibleName(tr("Schematic of the machine"));
    makeActions();
}

void DiagramCanvas::setRecording(std::shared_ptr<const core::DrawRecording> recording)
{
    const bool isOther = !recording || !m_content.recording || recording->config() != m_content.recording->config();
    m_content.recording = std::move(recording);
    m_rest = {};
    if (!m_content.recording) {
        m_content = {};
        m_look = {};
        return update();
    }
    if (isOther) {
        const auto& machine = *m_content.recording;
        std::vector<core::PartOrder> orders;
        for (const core::UnitDescription& unit : machine.units())
            orders.push_back(core::orderOf(machine.config(), unit.kind));
        m_content.graph = DiagramGraph(machine.units(), machine.queues(), orders);
        m_content.absent = absentUnits(machine.config(), machine.units(), machine.queues());
        m_open.clear();
        m_fits = true;
        m_showsAll = false;
        fold();
    }
    m_content.ways = fragmentWays(*m_content.recording, m_content.graph);
    m_content.isUsed = usedNodes(*m_content.recording, m_content.graph);
    m_content.state = diagramState(*m_content.recording, 0, nullptr); // until one is set: it may be painted before
    m_content.chain = {};
    m_content.motion = {};
    m_look.hovered.reset();
    arrange();
}

void DiagramCanvas::fold()
{
    m_folds = foldsOf(m_content.graph, m_open);
    m_layouts = {};
}

void DiagramCanvas::toggleFold(std::size_t node)
{
    if (!canFold(m_content.graph, node))
        return;
    const std::string& alike = m_content.graph.nodes()[node].alike;
    if (!m_open.erase(alike))
        m_open.insert(alike);
    fold();
    arrange();
    if (isFolded(node))
        reveal(node);
}

void DiagramCanvas::showLines(bool areShown)
{
    m_look.showsLines = areShown;
    m_rest = {};
    update();
}

void DiagramCanvas::setState(DiagramState state, core::StallChain chain)
{
    m_content.state = std::move(state);
    m_content.chain = std::move(chain);
    update();
}

void DiagramCanvas::setMotion(DiagramMotion motion)
{
    m_content.motion = std::move(motion);
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

// The diagram is laid out at the compact size and painted larger: all of it grows by one factor.
QFont DiagramCanvas::unscaledFont() const
{
    QFont unscaled = font();
    unscaled.setPixelSize(textPixels(Density::Compact));
    return unscaled;
}

DiagramText DiagramCanvas::textIn(const QFont& font) const
{
    QFont bold = font;
    bold.setBold(true);
    const auto width = [plain = QFontMetricsF(font), strong = QFontMetricsF(bold)](const QString& text, bool isBold) {
        return (isBold ? strong : plain).horizontalAdvance(text) + 1;
    };
    return {width, std::ceil(QFontMetricsF(font).height())};
}

const DiagramLayout& DiagramCanvas::layoutWith(DiagramDetail detail)
{
    auto& layout = m_layouts[static_cast<std::size_t>(detail)];
    m_measured = unscaledFont();
    const auto& machine = *m_content.recording;
    if (!layout)
        layout = layOut(m_content.graph, m_folds,
                        diagramLabels(machine.config(), machine.units(), machine.queues(), m_content.graph, m_folds),
                        textIn(unscaledFont()), detail, DiagramLayout::kLinesOfNames);
    return *layout;
}

DiagramDetail DiagramCanvas::detailThatFits()
{
    m_scale = scale();
    // The names of what is there come before the list of what is not.
    for (const DiagramDetail detail : {DiagramDetail::Full, DiagramDetail::Named})
        for (const bool hasRoom : {true, false}) {
            m_content.hasRoomForAbsent = hasRoom;
            use(detail);
            if (fittingZoom() >= DiagramLayout::leastZoom(detail))
                return detail;
        }
    // What is large for a room of many is smaller before it is cut off, but never too small for that room.
    use(DiagramDetail::Brief);
    const double least = textPixels(Density::Comfortable) / double(textPixels(Density::Compact));
    const double fitting = std::min(width() / leastWidth(m_content.layout), height() / m_content.size.height());
    m_scale = std::clamp(fitting / DiagramLayout::leastZoom(DiagramDetail::Brief), std::min(least, m_scale), m_scale);
    return DiagramDetail::Brief;
}

double DiagramCanvas::fittingZoom() const
{
    return std::min(width() / m_content.size.width(), height() / m_content.size.height()) / m_scale;
}

void DiagramCanvas::use(DiagramDetail detail)
{
    m_content.layout = layoutWith(detail);
    placeAbsent(m_content, textIn(unscaledFont()));
}

void DiagramCanvas::arrange()
{
    if (!m_content.recording || width() <= 0 || height() <= 0)
        return;
    m_look.text = unscaledFont().pixelSize();
    use(m_fits ? detailThatFits() : m_content.layout.detail);
    if (m_fits)
        fitNow();
    keepInView();
    m_rest = {};
    update();
}

void DiagramCanvas::fit()
{
    m_fits = true;
    m_showsAll = true;
    arrange();
}

void DiagramCanvas::fitNow()
{
    m_zoom = std::clamp(fittingZoom(), m_showsAll ? kMinZoom : DiagramLayout::leastZoom(m_content.layout.detail),
                        kMostFitted);
    m_content.layout = widened(std::move(m_content.layout), width() / pixelsPerUnit());
    m_content.layout = shortened(std::move(m_content.layout), height() / pixelsPerUnit());
    placeAbsent(m_content, textIn(unscaledFont()));
    // Of what is too tall, the middle: there most wires meet.
    m_origin = {0, (height() - m_content.size.height() * pixelsPerUnit()) / 2};
}

void DiagramCanvas::changeDetail(DiagramDetail detail, const QPointF& place)
{
    const QPointF kept = inDiagram(place);
    const auto distance = [&](const QRectF& box) { return (box.center() - kept).manhattanLength(); };
    const auto& boxes = m_content.layout.boxes;
    const auto nearest = std::ranges::min_element(boxes, {}, distance) - boxes.begin();
    const QPointF before = rectOf(static_cast<std::size_t>(nearest)).center();
    m_content.hasRoomForAbsent = true; // one pans there
    use(detail);
    m_zoom = 1;
    m_origin += before - rectOf(static_cast<std::size_t>(nearest)).center();
}

void DiagramCanvas::zoomAround(const QPointF& place, double zoom)
{
    if (!m_content.recording)
        return;
    const DiagramDetail detail = m_content.layout.detail;
    m_fits = false;
    m_rest = {};
    if (zoom > m_zoom && zoom > 1 && detail != DiagramDetail::Full) {
        changeDetail(detail == DiagramDetail::Brief ? DiagramDetail::Named : DiagramDetail::Full, place);
    } else if (zoom < m_zoom && zoom < 1 && detail != DiagramDetail::Brief) {
        changeDetail(detail == DiagramDetail::Full ? DiagramDetail::Named : DiagramDetail::Brief, place);
    } else {
        const QPointF kept = inDiagram(place);
        m_zoom = std::clamp(zoom, kMinZoom, kMaxZoom);
        m_origin = place - kept * pixelsPerUnit();
    }
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
    m_origin = {kept(m_origin.x(), m_content.size.width() * pixelsPerUnit(), width()),
                kept(m_origin.y(), m_content.size.height() * pixelsPerUnit(), height())};
}

void DiagramCanvas::reveal(std::size_t node)
{
    const QRectF box = rectOf(node).adjusted(-kPadding, -kPadding, kPadding, kPadding);
    const auto moved = [](double low, double high, double room) {
        return low < 0 ? -low : high > room ? room - high : 0;
    };
    m_origin += QPointF(moved(box.left(), box.right(), width()), moved(box.top(), box.bottom(), height()));
    m_rest = {};
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
    return {box.topLeft() * pixelsPerUnit() + m_origin, box.size() * pixelsPerUnit()};
}

void DiagramCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_rest.isNull() || m_rest.deviceIndependentSize().toSize() != size()) {
        m_rest = QPixmap(size() * devicePixelRatio());
        m_rest.setDevicePixelRatio(devicePixelRatio());
        paintRest(m_rest);
    }
    painter.drawPixmap(0, 0, m_rest);
    painter.translate(m_origin);
    painter.scale(pixelsPerUnit(), pixelsPerUnit());
    painter.setFont(unscaledFont());
    DiagramLook look = m_look;
    look.zoom = m_zoom;
    look.top = -m_origin.y() / pixelsPerUnit();
    paintDiagramAtWork(painter, m_content, look, Theme::current());
}

void DiagramCanvas::paintRest(QPaintDevice& device)
{
    const Theme theme = Theme::current();
    QPainter painter(&device);
    painter.fillRect(rect(), theme.window);
    painter.translate(m_origin);
    painter.scale(pixelsPerUnit(), pixelsPerUnit());
    painter.setFont(unscaledFont());
    DiagramLook look = m_look;
    look.zoom = m_zoom;
    paintDiagramAtRest(painter, m_content, look, theme);
}

void DiagramCanvas::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::PaletteChange) {
        // To lead wires takes seconds: another size of all, or other colors, need no other way.
        if (m_measured != unscaledFont())
            m_layouts = {};
        arrange();
    }
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
        m_rest = {};
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
    if (const auto node = nodeAt(event->position()); node && event->button() == Qt::LeftButton) {
        if (m_folds.isFolded(*node))
            toggleFold(*node);
        emit nodeClicked(*node);
    }
}

void DiagramCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (m_pressed) {
        const QPointF moved = event->position() - *m_pressed;
        m_isDragging |= moved.manhattanLength() >= QApplication::startDragDistance();
        if (m_isDragging) {
            setCursor(Qt::ClosedHandCursor);
            m_origin = m_originWhenPressed + moved;
            m_rest = {};
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
