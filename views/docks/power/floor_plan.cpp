// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/power/floor_plan.h"

#include "views/docks/power/lane_columns.h"
#include "views/machine/scope_text.h"
#include "views/theme/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

constexpr double kLevel = 5; // pixels of the level of energy, at the right of a tile

/// What a domain does in the cycle shown.
LaneState stateOf(const PowerFacts& facts, std::uint32_t domain)
{
    const LaneStretch stretch{facts.cycle(), facts.cycle() + 1, 1};
    return laneColumns(facts.power(), domain, stretch, activityOf(facts, domain, stretch.from, stretch.to, 1))[0]
        .main();
}

} // namespace

FloorPlan::FloorPlan(const PowerFacts& facts, QWidget* parent) : QWidget(parent), m_facts(facts)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setObjectName(QStringLiteral("floorPlan"));
    setAccessibleName(tr("Floor plan"));
}

void FloorPlan::layOut()
{
    m_plan = {};
    if (m_facts.recording) {
        const double top = fontMetrics().height() + kGrid;
        m_plan = planLayout(m_facts.power().work.domains(),
                            QRectF(rect()).adjusted(kPadding, top, -kPadding, -kPadding), fontMetrics().height());
    }
    update();
}

void FloorPlan::tellChanged()
{
    if (!m_facts.recording || (m_current && *m_current >= m_facts.power().domains.size()))
        m_current.reset();
    m_hovered.reset();
    layOut();
    setAccessibleDescription(readout());
}

void FloorPlan::setCurrent(std::optional<std::uint32_t> domain)
{
    m_current = domain;
    setAccessibleDescription(readout());
    update();
}

QString FloorPlan::readout() const
{
    const auto shown = m_hovered ? m_hovered : m_current;
    return m_facts.recording && shown ? atCycle(m_facts.cursor, domainText(m_facts, *shown, m_facts.cycle()))
                                      : QString();
}

QImage FloorPlan::picture()
{
    return grab().toImage();
}

void FloorPlan::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme theme = Theme::current();
    painter.fillRect(rect(), theme.panel);
    if (!m_facts.recording)
        return;
    painter.setPen(theme.secondary);
    const QRect line(kPadding, 2, width() - 2 * kPadding, fontMetrics().height());
    painter.drawText(
        line, Qt::AlignVCenter,
        fontMetrics().elidedText(atCycle(m_facts.cursor, tr("parts, and energy so far (illustrative). Not to scale.")),
                                 Qt::ElideRight, line.width()));
    for (const PlanBlock& block : m_plan.blocks) {
        painter.setPen(theme.line);
        painter.setBrush(theme.window);
        painter.drawRect(block.area.adjusted(0.5, 0.5, -0.5, -0.5));
        painter.setPen(theme.text);
        painter.drawText(block.name, Qt::AlignVCenter, QStringLiteral("sp.%1").arg(block.processor));
    }
    core::Energy most = 0;
    for (std::uint32_t domain = 0; domain < m_facts.power().domains.size(); ++domain)
        most = std::max(most, m_facts.domain(domain).energy.all());
    for (const PlanTile& tile : m_plan.tiles)
        paintTile(painter, tile, most);
    if (const PlanTile* tile = m_current ? m_plan.of(*m_current) : nullptr) {
        painter.setPen(QPen(theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(tile->area);
    }
    if (hasFocus()) {
        painter.setPen(theme.accent);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void FloorPlan::paintTile(QPainter& painter, const PlanTile& tile, core::Energy most) const
{
    const Theme theme = Theme::current();
    const LaneState state = stateOf(m_facts, tile.domain);
    if (tile.isFrame) {
        const bool hasPower = state != LaneState::Off;
        painter.setPen(QPen(hasPower ? theme.line : theme.secondary, 1, hasPower ? Qt::SolidLine : Qt::DashLine));
        painter.setBrush(theme.panel);
        painter.drawRect(tile.area.adjusted(0.5, 0.5, -0.5, -0.5));
        return;
    }
    const DataStyle style = laneStyle(state, theme);
    paintFill(painter, tile.area, style.fill);
    const core::Energy energy = m_facts.power().energyIn(tile.domain, 0, m_facts.cursor).all();
    const QRectF gauge(tile.area.right() - kLevel - 1, tile.area.top() + 1, kLevel, tile.area.height() - 2);
    painter.fillRect(gauge, theme.panel);
    const double tall =
        most > 0 ? gauge.height() * std::min(static_cast<double>(energy) / static_cast<double>(most), 1.0) : 0;
    painter.fillRect(QRectF(gauge.left(), gauge.bottom() - tall, gauge.width(), tall), theme.text);
    paintWords(painter, tile, energy, state == LaneState::Off ? theme.secondary : inkOn(style.fill.color));
}

void FloorPlan::paintWords(QPainter& painter, const PlanTile& tile, core::Energy energy, const QColor& ink) const
{
    const QFontMetrics metrics = painter.fontMetrics();
    const QRectF room = tile.area.adjusted(3, 0, -kLevel - 4, 0);
    const core::DomainPower& domain = m_facts.domain(tile.domain);
    const QString name = core::isShared(domain.kind) ? QString::fromStdString(domain.name) : shortName(domain);
    const QString number = energyText(energy);
    const double line = metrics.height();
    const DataFill fill = laneStyle(stateOf(m_facts, tile.domain)).fill;
    const auto put = [&](const QRectF& place, const QString& text) { // the pattern does not cross the letters
        QRectF box(0, 0, metrics.horizontalAdvance(text) + 4, line);
        box.moveCenter(place.center());
        if (fill.pattern != Qt::NoBrush)
            painter.fillRect(box, fill.color);
        painter.setPen(ink);
        painter.drawText(place, Qt::AlignCenter, text);
    };
    const auto fits = [&](const QString& text) { return metrics.horizontalAdvance(text) <= room.width(); };
    if (room.height() < line - 3 || !fits(name))
        return;
    const QString both = name + QStringLiteral("  ") + number;
    if (room.height() >= 2 * line && fits(number)) {
        put(QRectF(room.left(), room.center().y() - line, room.width(), line), name);
        put(QRectF(room.left(), room.center().y(), room.width(), line), number);
    } else {
        put(room, fits(both) ? both : name);
    }
}

void FloorPlan::hover(const PlanTile* tile)
{
    const auto domain = tile ? std::optional(tile->domain) : std::nullopt;
    if (domain == m_hovered)
        return;
    m_hovered = domain;
    emit readoutChanged();
}

// To the nearest tile whose center lies in that direction.
void FloorPlan::move(const QPointF& direction)
{
    const PlanTile* from = m_current ? m_plan.of(*m_current) : nullptr;
    if (!from && !m_plan.tiles.empty())
        return emit chosen(m_plan.tiles.front().domain);
    const PlanTile* best = nullptr;
    double least = 0;
    for (const PlanTile& tile : m_plan.tiles) {
        if (!from || tile.domain == from->domain)
            continue;
        const QPointF way = tile.area.center() - from->area.center();
        const double along = QPointF::dotProduct(way, direction);
        const double aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        if (along < 2 || aside > 4 * along)
            continue;
        if (const double far = along + 2 * aside; !best || far < least) {
            best = &tile;
            least = far;
        }
    }
    if (best)
        emit chosen(best->domain);
}

void FloorPlan::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left: return move({-1, 0});
    case Qt::Key_Right: return move({1, 0});
    case Qt::Key_Up: return move({0, -1});
    case Qt::Key_Down: return move({0, 1});
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current)
            emit followed(*m_current);
        return;
    default: QWidget::keyPressEvent(event);
    }
}

void FloorPlan::mousePressEvent(QMouseEvent* event)
{
    if (const PlanTile* tile = m_plan.at(event->position()); tile && event->button() == Qt::LeftButton)
        emit chosen(tile->domain);
}

void FloorPlan::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const PlanTile* tile = m_plan.at(event->position()); tile && event->button() == Qt::LeftButton)
        emit followed(tile->domain);
}

void FloorPlan::mouseMoveEvent(QMouseEvent* event)
{
    hover(m_plan.at(event->position()));
}

void FloorPlan::leaveEvent(QEvent*)
{
    hover(nullptr);
}

bool FloorPlan::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const PlanTile* tile = m_plan.at(help->pos()))
        QToolTip::showText(help->globalPos(),
                           atCycle(m_facts.cursor, domainText(m_facts, tile->domain, m_facts.cycle())), this);
    else
        QToolTip::hideText();
    return true;
}

void FloorPlan::resizeEvent(QResizeEvent*)
{
    layOut();
}

void FloorPlan::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
}

} // namespace vitrine::views
