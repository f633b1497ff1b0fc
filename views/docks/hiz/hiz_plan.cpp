// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/hiz/hiz_plan.h"

#include "views/docks/hiz/hiz_style.h"
#include "views/docks/hiz/hiz_text.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr double kLettersFrom = 16, kPatternsFrom = 8, kLinesFrom = 4; // points of a tile's side

struct Direction {
    int key;
    int right, up;
};
constexpr Direction kDirections[] = {
    {Qt::Key_Left, -1, 0}, {Qt::Key_Right, 1, 0}, {Qt::Key_Up, 0, 1}, {Qt::Key_Down, 0, -1}};

const Direction* directionOf(const QKeyEvent& event)
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return nullptr;
    const auto* found = std::ranges::find(kDirections, event.key(), &Direction::key);
    return found == std::end(kDirections) ? nullptr : found;
}

} // namespace

HizPlan::HizPlan(const HizFacts& facts, QWidget* parent) : QWidget(parent), m_facts(facts)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(120, 120);
}

void HizPlan::rebuild()
{
    m_drawn = {};
    update();
}

void HizPlan::setSelected(std::optional<core::HizTile> tile)
{
    m_selected = tile;
    setAccessibleDescription(tile && m_facts.has(*tile) ? HizText::readout(m_facts, *tile) : QString());
    update();
}

QRectF HizPlan::area() const
{
    const QSizeF room(width() - 2.0 * kPadding, height() - 2.0 * kPadding);
    const QSizeF pixels = QSizeF(m_facts.pixels()).expandedTo({1, 1});
    const QSizeF size = pixels.scaled(room.expandedTo({1, 1}), Qt::KeepAspectRatio);
    return {QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size};
}

QRectF HizPlan::rectOf(const core::HizTile& tile) const
{
    const QRectF all = area();
    const double scale = all.width() / std::max(m_facts.pixels().width(), 1);
    const QRectF pixels(m_facts.pixelsOf(tile));
    return {all.left() + pixels.left() * scale, all.bottom() - pixels.bottom() * scale, pixels.width() * scale,
            pixels.height() * scale};
}

std::optional<core::HizTile> HizPlan::tileAt(QPointF point) const
{
    const QRectF all = area();
    if (!m_facts.hasTiles() || !all.contains(point))
        return std::nullopt;
    const double scale = all.width() / std::max(m_facts.pixels().width(), 1);
    const double side = m_facts.pixelsOf({}).width() * scale;
    const core::HizTile tile{static_cast<std::uint32_t>((point.x() - all.left()) / side),
                             static_cast<std::uint32_t>((all.bottom() - point.y()) / side)};
    return m_facts.has(tile) ? std::optional(tile) : std::nullopt;
}

void HizPlan::drawTiles(QPainter& painter) const
{
    const HizPainter style(m_facts);
    const Theme theme = Theme::current();
    const double side = rectOf({}).width();
    const bool isVerdict = m_facts.look.by == HizLook::By::Verdict;
    for (int number = 0; number < m_facts.tileCount(); ++number) {
        const core::HizTile tile = m_facts.tileOf(number);
        const QRectF rect = rectOf(tile);
        DataFill fill = style.fillOf(tile);
        if (side < kPatternsFrom)
            fill.pattern = Qt::NoBrush;
        paintFill(painter, rect, fill);
        if (isVerdict && side >= kLettersFrom) {
            painter.setPen(inkOn(fill.color));
            painter.drawText(rect, Qt::AlignCenter, style.letterOf(tile));
        }
        if (side >= kLinesFrom) {
            painter.setPen(QPen(theme.panel, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(rect);
        }
    }
}

QImage HizPlan::picture() const
{
    const double ratio = devicePixelRatioF();
    QImage image((QSizeF(size()) * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(Theme::current().panel);
    QPainter painter(&image);
    painter.setFont(font());
    drawTiles(painter);
    return image;
}

void HizPlan::outline(QPainter& painter, const core::HizTile& tile, const QColor& color, double width) const
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rectOf(tile));
}

void HizPlan::paintEvent(QPaintEvent*)
{
    if (m_drawn.isNull())
        m_drawn = picture();
    QPainter painter(this);
    painter.drawImage(QPoint(), m_drawn);
    const Theme theme = Theme::current();
    if (m_hovered && m_facts.has(*m_hovered))
        outline(painter, *m_hovered, theme.text, 1.5);
    if (m_selected && m_facts.has(*m_selected)) {
        outline(painter, *m_selected, theme.panel, 5);
        outline(painter, *m_selected, theme.accent, 2.5);
    }
    if (hasFocus()) {
        painter.setPen(theme.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void HizPlan::resizeEvent(QResizeEvent*)
{
    rebuild();
}

void HizPlan::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        rebuild();
}

void HizPlan::mousePressEvent(QMouseEvent* event)
{
    if (const auto tile = tileAt(event->position()); tile && event->button() == Qt::LeftButton)
        emit picked(tile->column, tile->row);
}

void HizPlan::mouseMoveEvent(QMouseEvent* event)
{
    m_hovered = tileAt(event->position());
    update();
    emit hovered(m_hovered ? static_cast<int>(m_hovered->column) : -1,
                 m_hovered ? static_cast<int>(m_hovered->row) : -1);
}

void HizPlan::contextMenuEvent(QContextMenuEvent* event)
{
    if (event->reason() != QContextMenuEvent::Keyboard)
        return emit menuRequested(tileAt(event->pos()), event->globalPos());
    const auto tile = m_selected && m_facts.has(*m_selected) ? m_selected : std::nullopt;
    emit menuRequested(tile, mapToGlobal(tile ? rectOf(*tile).center().toPoint() : rect().center()));
}

void HizPlan::leaveEvent(QEvent*)
{
    m_hovered.reset();
    update();
    emit hovered(-1, -1);
}

bool HizPlan::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && directionOf(*static_cast<QKeyEvent*>(event))) {
        event->accept(); // the window has these keys, too
        return true;
    }
    return QWidget::event(event);
}

void HizPlan::keyPressEvent(QKeyEvent* event)
{
    const Direction* direction = directionOf(*event);
    if (!direction || !m_facts.hasTiles())
        return QWidget::keyPressEvent(event);
    if (!m_selected || !m_facts.has(*m_selected))
        return emit picked(0, m_facts.rows() - 1);
    const auto moved = [](std::uint32_t at, int by, std::uint32_t count) {
        return static_cast<std::uint32_t>(std::clamp(static_cast<int>(at) + by, 0, static_cast<int>(count) - 1));
    };
    emit picked(moved(m_selected->column, direction->right, m_facts.columns()),
                moved(m_selected->row, direction->up, m_facts.rows()));
}

} // namespace vitrine::views
