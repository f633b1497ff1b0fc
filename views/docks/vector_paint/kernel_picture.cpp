// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/vector_paint/kernel_picture.h"

#include "core/session/vector_paint/paint_text.h"
#include "views/docks/vector_paint/paint_rows.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr int kMostSide = 72;     // of a cell
constexpr int kSwatchShare = 3;   // the texel's color has a third of a cell, below the coefficient
constexpr int kLeastForText = 24; // of a cell

} // namespace

KernelPicture::KernelPicture(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("kernelPicture"));
    setAccessibleName(tr("Kernel over the texels"));
    setToolTip(tr("<b>Kernel over the texels</b><br>A coefficient and a texel in each cell, row 0 at the bottom; thick "
                  "lines are around sections. A click selects the row of the table."));
    setMouseTracking(true);
}

void KernelPicture::show(std::shared_ptr<const core::PaintedPixel> painted)
{
    m_painted = std::move(painted);
    setVisible(kernel() != nullptr);
    if (const core::ConvolvedPixel* shown = kernel())
        setAccessibleDescription(
            tr("%1 × %2 coefficients in %3 sections")
                .arg(grouped(shown->width), grouped(shown->height), grouped(shown->sections.size())));
    update();
}

const core::ConvolvedPixel* KernelPicture::kernel() const
{
    return m_painted && m_painted->convolution ? &*m_painted->convolution : nullptr;
}

QRect KernelPicture::cell(std::uint32_t i, std::uint32_t j) const
{
    const auto columns = static_cast<int>(kernel()->width), rows = static_cast<int>(kernel()->height);
    const int side =
        std::clamp(std::min((width() - 2 * kPadding) / columns, (height() - 2 * kPadding) / rows), 1, kMostSide);
    const int left = (width() - side * columns) / 2, top = (height() - side * rows) / 2;
    return {left + side * static_cast<int>(i), top + side * (rows - 1 - static_cast<int>(j)), side, side};
}

void KernelPicture::paintEvent(QPaintEvent*)
{
    const core::ConvolvedPixel* drawn = kernel();
    if (!drawn)
        return;
    const Theme theme = Theme::current();
    QPainter painter(this);
    painter.setFont(monospaceFont());
    for (const core::KernelTap& tap : drawn->taps) {
        const QRect area = cell(tap.i, tap.j);
        QRect color = area;
        if (area.height() >= kLeastForText) {
            color.setTop(area.bottom() - area.height() / kSwatchShare);
            const QRect room(area.topLeft(), QPoint(area.right(), color.top()));
            painter.fillRect(room, theme.panel);
            painter.setPen(theme.text);
            painter.drawText(
                room, Qt::AlignCenter,
                painter.fontMetrics().elidedText(paintNumber(tap.coefficient), Qt::ElideRight, room.width() - 2));
        }
        painter.fillRect(color, opaque(tap.color));
        painter.setPen(theme.line);
        painter.drawRect(area.adjusted(0, 0, -1, -1));
    }
    painter.setPen(QPen(theme.secondary, 2));
    for (const core::KernelSection& section : drawn->sections)
        painter.drawRect(cell(section.i, section.j)
                             .united(cell(section.i + section.width - 1, section.j + section.height - 1))
                             .adjusted(0, 0, -1, -1));
}

std::optional<int> KernelPicture::tapAt(const QPoint& place) const
{
    if (!kernel())
        return std::nullopt;
    const auto& taps = kernel()->taps;
    const auto found =
        std::ranges::find_if(taps, [&](const core::KernelTap& tap) { return cell(tap.i, tap.j).contains(place); });
    return found == taps.end() ? std::nullopt : std::optional(static_cast<int>(found - taps.begin()));
}

QString KernelPicture::tip(const core::KernelTap& tap) const
{
    return namedTip(tr("Section %1").arg(tap.section), inWords(core::tapText(tap)));
}

void KernelPicture::mousePressEvent(QMouseEvent* event)
{
    if (const auto tap = tapAt(event->pos()); tap && event->button() == Qt::LeftButton)
        emit tapChosen(*tap);
}

bool KernelPicture::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto tap = tapAt(help->pos());
    QToolTip::showText(help->globalPos(), tap ? tip(kernel()->taps[static_cast<std::size_t>(*tap)]) : toolTip(), this);
    return true;
}

} // namespace vitrine::views
