// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/overlay/overlay_legend.h"

#include "views/overlay/overlay_colors.h"
#include "views/overlay/overlay_text.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace vitrine::views {

using core::OverlayKind;
using core::OverlayShare;

namespace {

constexpr int kSwatch = 16;
constexpr int kScaleWidth = 160;
constexpr int kGap = 12; // between entries

QString pixels(quint64 number)
{
    return grouped(number) + QChar(QChar::Nbsp) + QStringLiteral("px");
}

} // namespace

OverlayLegend::OverlayLegend(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setAccessibleName(tr("Legend of the overlay"));
}

void OverlayLegend::setShares(OverlayKind kind, std::vector<OverlayShare> shares, std::uint32_t max)
{
    m_kind = kind;
    m_max = max;
    std::erase_if(shares, [](const OverlayShare& share) { return share.value == 0; });
    m_shares = std::move(shares);
    setAccessibleDescription(text());
    update();
}

void OverlayLegend::clear()
{
    m_kind.reset();
    m_shares.clear();
    m_mark.reset();
    setAccessibleDescription({});
    update();
}

void OverlayLegend::setMark(std::optional<std::uint32_t> value)
{
    if (value == m_mark)
        return;
    m_mark = value;
    update();
}

QString OverlayLegend::text() const
{
    if (!m_kind)
        return {};
    if (m_shares.empty())
        return tr("nothing: no pixel is touched");
    if (*m_kind == OverlayKind::Primitives)
        return counted(m_shares.size(), tr("%1 primitive is seen"), tr("%1 primitives are seen"));
    if (core::isCount(*m_kind))
        return tr("0 to %1").arg(valueName(*m_kind, m_max));
    QStringList entries;
    for (const OverlayShare& share : m_shares)
        entries << entryText(share, Detail::Counts);
    return entries.join(QStringLiteral(", "));
}

QSize OverlayLegend::sizeHint() const
{
    return {3 * kScaleWidth, kControlHeight};
}

QSize OverlayLegend::minimumSizeHint() const
{
    return {kScaleWidth, kControlHeight};
}

QString OverlayLegend::entryText(const OverlayShare& share, Detail detail) const
{
    if (detail == Detail::Letters)
        return {};
    const QString name = valueName(*m_kind, share.value);
    return detail == Detail::Names ? name : name + QLatin1Char(' ') + pixels(share.pixels);
}

int OverlayLegend::widthOf(Detail detail) const
{
    int width = 0;
    for (const OverlayShare& share : m_shares) {
        const QString text = entryText(share, detail);
        width += kSwatch + kGap + (text.isEmpty() ? 0 : kGrid + fontMetrics().horizontalAdvance(text));
    }
    return width - kGap;
}

int OverlayLegend::paintSwatch(QPainter& painter, int x, const Swatch& swatch, bool isMarked) const
{
    const Theme theme = Theme::current();
    const QRect place(x, (height() - kSwatch) / 2, kSwatch, kSwatch);
    QImage image(kSwatch, kSwatch, QImage::Format_ARGB32);
    for (int row = 0; row < kSwatch; ++row)
        for (int column = 0; column < kSwatch; ++column)
            image.setPixel(column, row, colorAt(swatch, column, row));
    painter.drawImage(place, image);
    painter.setPen(isMarked ? QPen(theme.text, 2) : QPen(theme.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(isMarked ? place : place.adjusted(0, 0, -1, -1));
    if (!swatch.letter.isNull()) {
        painter.setPen(Qt::black);
        painter.drawText(place, Qt::AlignCenter, swatch.letter);
    }
    return x + kSwatch + kGrid;
}

void OverlayLegend::paintEntries(QPainter& painter) const
{
    auto detail = Detail::Counts;
    while (detail != Detail::Letters && widthOf(detail) > width())
        detail = static_cast<Detail>(static_cast<int>(detail) + 1);
    int x = 0;
    for (const OverlayShare& share : m_shares) {
        x = paintSwatch(painter, x, swatchOf(*m_kind, share.value), m_mark == share.value);
        const QString text = entryText(share, detail);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRect(x, 0, width() - x, height()), Qt::AlignVCenter | Qt::AlignLeft, text);
        x += fontMetrics().horizontalAdvance(text) + kGap - (text.isEmpty() ? kGrid : 0);
    }
}

// One field for each count while these can be told apart, and a smooth run beyond.
void OverlayLegend::paintScale(QPainter& painter) const
{
    const Theme theme = Theme::current();
    const auto drawLabel = [&](int x, const QString& text) {
        painter.setPen(theme.text);
        painter.drawText(QRect(x, 0, width() - x, height()), Qt::AlignVCenter | Qt::AlignLeft, text);
        return x + fontMetrics().horizontalAdvance(text) + kGrid;
    };
    const int left = drawLabel(0, QStringLiteral("0"));
    const int steps = static_cast<int>(std::min<std::uint32_t>(m_max + 1, kScaleWidth));
    const QRect scale(left, (height() - kSwatch) / 2, kScaleWidth, kSwatch);
    const auto edge = [&](int step) { return scale.left() + step * kScaleWidth / steps; };
    for (int step = 0; step < steps; ++step) {
        const double share = steps > 1 ? static_cast<double>(step) / (steps - 1) : 0.0;
        const QColor color = step == 0 ? theme.panel : sequenceColor(share);
        painter.fillRect(QRect(QPoint(edge(step), scale.top()), QPoint(edge(step + 1) - 1, scale.bottom())), color);
    }
    painter.setPen(theme.line);
    painter.drawRect(scale.adjusted(0, 0, -1, -1));
    if (m_mark) {
        const double share = m_max > 0 ? static_cast<double>(std::min(*m_mark, m_max)) / m_max : 0.0;
        const int step = static_cast<int>(share * (steps - 1) + 0.5);
        painter.setPen(QPen(theme.text, 2));
        painter.drawRect(QRect(QPoint(edge(step), scale.top() - 2), QPoint(edge(step + 1), scale.bottom() + 3)));
    }
    drawLabel(scale.right() + 1 + kGrid + 2, valueName(*m_kind, m_max));
}

void OverlayLegend::paintPrimitives(QPainter& painter) const
{
    int x = 0;
    for (std::uint32_t primitive = 1; primitive <= 28 && x < width() / 2; primitive += 3)
        x = paintSwatch(painter, x, swatchOf(core::PrimitiveOfDraw{0, primitive}), false) - kGrid;
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(x + kGrid, 0, width() - x, height()), Qt::AlignVCenter | Qt::AlignLeft, text());
}

void OverlayLegend::paintEvent(QPaintEvent*)
{
    if (!m_kind)
        return;
    QPainter painter(this);
    if (m_shares.empty()) {
        painter.setPen(Theme::current().secondary);
        painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeft, text());
    } else if (core::isCount(*m_kind)) {
        paintScale(painter);
    } else if (*m_kind == OverlayKind::Primitives) {
        paintPrimitives(painter);
    } else {
        paintEntries(painter);
    }
}

bool OverlayLegend::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && m_kind) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(
            help->globalPos(),
            QStringLiteral("<b>%1</b><br>%2<br>%3").arg(overlayTitle(*m_kind), overlaySentence(*m_kind), text()), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace vitrine::views
