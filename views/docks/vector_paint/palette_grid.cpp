// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/vector_paint/palette_grid.h"

#include "core/session/vector_paint/paint_text.h"
#include "views/docks/vector_paint/paint_rows.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr int kSide = 16; // entries of a row, and rows
constexpr int kMostCell = 24;

} // namespace

PaletteGrid::PaletteGrid(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("paletteGrid"));
    setAccessibleName(tr("Palette"));
    setToolTip(
        namedTip(tr("Palette"), tr("Its 256 colors, sixteen in a row from the upper left; the marked one is that "
                                   "of the pixel. Of sixteen palettes each is a row.")));
    setMouseTracking(true);
    hide();
}

const core::PixelBasic* PaletteGrid::basic() const
{
    const bool hasPalette = m_painted && m_painted->basic && usesPalette(*m_painted->basic);
    return hasPalette ? &*m_painted->basic : nullptr;
}

void PaletteGrid::show(std::shared_ptr<const core::PaintedPixel> painted)
{
    m_painted = std::move(painted);
    setVisible(basic() != nullptr);
    setAccessibleDescription(basic() ? tr("The pixel used %1").arg(told(*used())) : QString());
    update();
}

std::optional<std::uint32_t> PaletteGrid::used() const
{
    return basic() ? basic()->pixel.entry : std::nullopt;
}

QString PaletteGrid::told(std::uint32_t entry) const
{
    const core::BasicState& state = basic()->state;
    return QStringLiteral("%1 · %2 · %3")
        .arg(inWords(entryText(state, entry)), storedWordText(paletteWord(state, entry)),
             text(core::tupleText(paletteColor(state, entry))));
}

QRect PaletteGrid::cell(std::uint32_t entry) const
{
    const int side = std::clamp(std::min(width() - 2 * kPadding, height() - 2 * kPadding) / kSide, 1, kMostCell);
    const int left = (width() - side * kSide) / 2, top = (height() - side * kSide) / 2;
    const auto number = static_cast<int>(entry);
    return {left + side * (number % kSide), top + side * (number / kSide), side, side};
}

void PaletteGrid::paintEvent(QPaintEvent*)
{
    if (!basic())
        return;
    const core::BasicState& state = basic()->state;
    const Theme theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.panel);
    for (std::uint32_t entry = 0; entry < core::kPaletteEntries; ++entry)
        painter.fillRect(cell(entry).adjusted(0, 0, -1, -1), opaque(paletteColor(state, entry)));
    const auto frame = [&](const QRect& area) { // on any color
        painter.setPen(QPen(theme.panel, 4));
        painter.drawRect(area);
        painter.setPen(QPen(theme.accent, 2));
        painter.drawRect(area);
    };
    if (state.palette == core::PaletteMode::Sixteen) {
        const std::uint32_t first = state.paletteNumber * std::uint32_t{kSide};
        painter.setPen(QPen(theme.text, 1));
        painter.drawRect(cell(first).united(cell(first + kSide - 1)).adjusted(-1, -1, -1, -1));
    }
    frame(cell(*used()).adjusted(-1, -1, 0, 0));
}

std::optional<std::uint32_t> PaletteGrid::entryAt(const QPoint& place) const
{
    for (std::uint32_t entry = 0; basic() && entry < core::kPaletteEntries; ++entry)
        if (cell(entry).contains(place))
            return entry;
    return std::nullopt;
}

bool PaletteGrid::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto entry = entryAt(help->pos());
    QToolTip::showText(help->globalPos(), entry ? told(*entry) : toolTip(), this);
    return true;
}

QByteArray PaletteGrid::asCsv() const
{
    QByteArray csv = "entry,word,red,green,blue,alpha,used\r\n";
    for (std::uint32_t entry = 0; basic() && entry < core::kPaletteEntries; ++entry) {
        const std::uint32_t word = paletteWord(basic()->state, entry);
        csv += QByteArray::number(entry) + ',' + storedWordText(word).toLatin1();
        for (int channel = 0; channel < 4; ++channel)
            csv += ',' + QByteArray::number(word >> (8 * channel) & 0xFF);
        csv += entry == *used() ? ",yes\r\n" : ",no\r\n";
    }
    return csv;
}

} // namespace vitrine::views
