// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/pixel_card.h"

#include "views/docks/pixel_engine/pixel_text.h"
#include "views/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr int kChecker = 8;

QColor shown(const core::Vec4& color)
{
    const auto part = [](float value) { return std::clamp(value, 0.0f, 1.0f); };
    return QColor::fromRgbF(part(color.x), part(color.y), part(color.z), part(color.w));
}

/// Opaque above, over a checker that shows its transparency below.
void paintColor(QPainter& painter, const core::Vec4& color, const QRect& area)
{
    const Theme theme = Theme::current();
    painter.save();
    painter.setClipRect(area);
    for (int y = 0; y < area.height(); y += kChecker)
        for (int x = 0; x < area.width(); x += kChecker)
            painter.fillRect(area.left() + x, area.top() + y, kChecker, kChecker,
                             theme.checker((x + y) / kChecker % 2 != 0));
    painter.fillRect(area, shown(color));
    painter.fillRect(QRect(area.topLeft(), QSize(area.width(), area.height() / 2)),
                     shown({color.x, color.y, color.z, 1}));
    painter.restore();
    painter.setPen(theme.secondary);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(area.adjusted(0, 0, -1, -1));
}

} // namespace

PixelCard::PixelCard(PixelPlayer& player, QWidget* parent) : QWidget(parent), m_player(player)
{
    setObjectName(QStringLiteral("pixelCard"));
    setAccessibleName(tr("Colors of the pixel"));
    setToolTip(tr("<b>Colors of the pixel</b><br>Each opaque above, and over a checker that shows its transparency "
                  "below."));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&player, &PixelPlayer::traceChanged, this, &PixelCard::showTrace);
}

void PixelCard::showTrace()
{
    m_cells.clear();
    if (m_player.hasTrace()) {
        const core::PixelTrace& trace = m_player.trace();
        const core::PixelFormat target = trace.program.targetFormat;
        if (trace.combined) {
            addObject("ain", tr("Primary"), tr("Primary %1"));
            addObject("tex", tr("Secondary"), tr("Secondary %1"));
            m_cells << Cell{tr("Combined"), *trace.combined, {}};
        } else {
            m_cells << Cell{tr("Fragment"), trace.sample.source, {}};
        }
        m_cells << Cell{tr("Stored before"), trace.colorBefore, targetWordText(target, trace.sample.stored)}
                << Cell{tr("Stored after"), trace.colorAfter, targetWordText(target, trace.wordAfter)};
    }
    QStringList parts;
    for (const Cell& cell : m_cells)
        parts << QStringLiteral("%1 %2 %3").arg(cell.name, valueText(cell.color), cell.word).trimmed();
    setAccessibleDescription(parts.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

void PixelCard::addObject(std::string_view port, const QString& only, const QString& oneOfMany)
{
    for (const core::PortObject& at : m_player.trace().inputs)
        for (std::size_t i = 0; at.port == port && i < at.object.colorCount; ++i) {
            const auto& color = at.object.colors[i];
            m_cells << Cell{at.object.colorCount == 1 ? only : oneOfMany.arg(i),
                            readColor(color.format, color.word, core::PgpeFormat::Float32),
                            {}};
        }
}

int PixelCard::columns(int width) const
{
    return std::clamp(width / kCellWidth, 1, std::max(1, static_cast<int>(m_cells.size())));
}

int PixelCard::cellHeight() const
{
    return 3 * QFontMetrics(monospaceFont()).height() + kPadding;
}

int PixelCard::heightForWidth(int width) const
{
    const int count = columns(width);
    const int rows = (static_cast<int>(m_cells.size()) + count - 1) / count;
    return rows == 0 ? 0 : rows * (cellHeight() + kPadding) + kPadding;
}

void PixelCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::current().panel);
    const int count = columns(width());
    const int cellWidth = (width() - kPadding) / count;
    for (int i = 0; i < m_cells.size(); ++i)
        paintCell(painter, m_cells[i],
                  {kPadding + i % count * cellWidth, kPadding + i / count * (cellHeight() + kPadding),
                   cellWidth - kPadding, cellHeight()});
}

void PixelCard::paintCell(QPainter& painter, const Cell& cell, const QRect& area) const
{
    const Theme theme = Theme::current();
    const QRect color(area.topLeft(), QSize(area.height(), area.height()));
    paintColor(painter, cell.color, color);
    QRect line(color.right() + kPadding, area.top(), area.right() - color.right() - kPadding, area.height() / 3);
    const auto write = [&](const QFont& font, const QColor& ink, const QString& text) {
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(line, Qt::AlignVCenter, painter.fontMetrics().elidedText(text, Qt::ElideRight, line.width()));
        line.translate(0, area.height() / 3);
    };
    write(font(), theme.secondary, cell.name);
    write(monospaceFont(), theme.text, valueText(cell.color, kFewDigits));
    write(monospaceFont(), theme.text, cell.word);
}

} // namespace vitrine::views
