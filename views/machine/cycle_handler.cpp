// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/desk.h"
#include "views/machine/cycle_ruler.h"
#include "views/machine/recordings.h"
#include "views/machine/shown_cycle.h"
#include "views/theme/local_action.h"

#include <QMouseEvent>
#include <QWheelEvent>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace vitrine::views {

namespace {

constexpr double kKeyZoom = 2.0;
constexpr double kKeyPan = 0.125;  // of what is shown
constexpr double kWheelPan = 0.1;  // of what is shown, per notch
constexpr double kWheelZoom = 2.0; // notches that double
constexpr double kNotch = 120.0;   // eighths of degrees

} // namespace

CycleHandler::CycleHandler(Desk& desk, QWidget& focus, QWidget& surface, CycleWindow* axis)
    : QObject(&focus), m_desk(desk), m_surface(surface), m_recordings(Recordings::of(desk)), m_hasOwnAxis(axis),
      m_window(axis ? *axis : m_recordings.window())
{
    surface.setMouseTracking(true);
    surface.installEventFilter(this);
    addKeys(focus);
}

void CycleHandler::addKeys(QWidget& focus)
{
    const auto add = [this, &focus](const LocalAction& local, auto run) {
        QAction* action = makeLocalAction(focus, local);
        action->setProperty(kPart, kTimelinePart);
        connect(action, &QAction::triggered, this, run);
        focus.addAction(action);
    };
    add({"timeline-zoom-in",
         tr("Zoom in"),
         tr("Shows fewer cycles, around the cursor."),
         {Qt::Key_Plus, Qt::Key_Equal, Qt::Key_W}},
        [this] { zoomByKey(1 / kKeyZoom); });
    add({"timeline-zoom-out", tr("Zoom out"), tr("Shows more cycles, around the cursor."), {Qt::Key_Minus, Qt::Key_S}},
        [this] { zoomByKey(kKeyZoom); });
    add({"timeline-all", tr("All cycles"), tr("Shows all cycles of the draw, or of its frame."), {Qt::Key_0}},
        [this] { m_window.showAll(); });
    add({"timeline-earlier",
         tr("Earlier cycles"),
         tr("Moves to cycles before those shown."),
         {Qt::Key_Left, Qt::Key_A}},
        [this] { panByKey(-1); });
    add({"timeline-later", tr("Later cycles"), tr("Moves to cycles behind those shown."), {Qt::Key_Right, Qt::Key_D}},
        [this] { panByKey(1); });
}

void CycleHandler::setArea(int left, int width)
{
    m_left = left;
    m_width = std::max(width, 0);
}

CycleScale CycleHandler::scale() const
{
    return {m_window.first(), m_window.end(), m_left, m_width};
}

std::optional<core::Cycle> CycleHandler::hovered() const
{
    const CycleScale shown = scale();
    if (!m_hoverX || shown.isEmpty() || !shown.holds(*m_hoverX))
        return std::nullopt;
    return shown.cycleAt(*m_hoverX);
}

bool CycleHandler::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != &m_surface)
        return QObject::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::MouseButtonPress: press(*static_cast<QMouseEvent*>(event)); break;
    case QEvent::MouseMove: move(*static_cast<QMouseEvent*>(event)); break;
    case QEvent::MouseButtonRelease: m_drag = Drag::None; break;
    case QEvent::Leave: hover({}); break;
    case QEvent::Wheel:
        if (turn(*static_cast<QWheelEvent*>(event))) {
            event->accept();
            return true;
        }
        break;
    default: break;
    }
    return false;
}

void CycleHandler::press(const QMouseEvent& event)
{
    const CycleScale shown = scale();
    const double x = event.position().x();
    if (shown.isEmpty() || !shown.holds(x))
        return;
    if (event.button() == Qt::MiddleButton) {
        m_drag = Drag::Pan;
        m_panFrom = x;
    } else if (event.button() == Qt::LeftButton && event.modifiers() == Qt::NoModifier) {
        m_drag = Drag::Cursor;
        m_asked = shown.cycleAt(x);
        goTo(m_asked, false);
    }
}

void CycleHandler::move(const QMouseEvent& event)
{
    const double x = event.position().x();
    hover(x);
    const CycleScale shown = scale();
    if (shown.isEmpty() || event.buttons() == Qt::NoButton)
        return;
    if (m_drag == Drag::Cursor) {
        const core::Cycle cycle = shown.cycleAt(x);
        if (std::exchange(m_asked, cycle) != cycle)
            goTo(cycle, true);
    } else if (m_drag == Drag::Pan) {
        const auto cycles = static_cast<std::int64_t>(std::llround((m_panFrom - x) / shown.cycleWidth()));
        if (cycles == 0)
            return; // narrow movements add up
        m_window.pan(cycles);
        m_panFrom = x;
    }
}

bool CycleHandler::turn(const QWheelEvent& event)
{
    const CycleScale shown = scale();
    const double x = event.position().x();
    if (shown.isEmpty() || !shown.holds(x))
        return false;
    const QPointF notches = QPointF(event.angleDelta()) / kNotch;
    if (event.modifiers().testFlag(Qt::ControlModifier)) {
        const double turned = notches.y() != 0 ? notches.y() : notches.x();
        m_window.zoom(std::exp2(-turned / kWheelZoom), shown.cycleAt(x));
        return true;
    }
    const bool isSideways = notches.x() != 0;
    if (event.modifiers() != Qt::NoModifier || (!isSideways && m_window.showsAll()))
        return false; // there is nothing to pan: the lanes scroll
    const double turned = isSideways ? notches.x() : notches.y();
    const double cycles = -turned * kWheelPan * static_cast<double>(m_window.span());
    m_window.pan(static_cast<std::int64_t>(cycles < 0 ? std::floor(cycles) : std::ceil(cycles)));
    return true;
}

void CycleHandler::zoomByKey(double factor)
{
    const core::Cycle cursor = m_recordings.cursor();
    const bool isSeen = !m_hasOwnAxis && cursor >= m_window.first() && cursor <= m_window.end();
    m_window.zoom(factor, isSeen ? cursor : m_window.first() + m_window.span() / 2);
}

void CycleHandler::panByKey(int direction)
{
    m_window.pan(direction * std::max<std::int64_t>(1, std::llround(kKeyPan * static_cast<double>(m_window.span()))));
}

void CycleHandler::hover(std::optional<double> x)
{
    const auto before = hovered();
    m_hoverX = x;
    if (hovered() != before)
        emit hoverChanged();
}

void CycleHandler::goTo(core::Cycle cycle, bool isDragged)
{
    if (m_hasOwnAxis || m_recordings.state() != Recordings::State::Ready)
        return;
    const Link link = linkToCycle(m_recordings.draw(), cycle);
    if (isDragged)
        m_desk.drag(link);
    else
        m_desk.follow(link);
}

} // namespace vitrine::views
