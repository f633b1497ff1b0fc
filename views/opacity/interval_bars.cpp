// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/opacity/interval_bars.h"

#include "views/opacity/opacity_text.h"
#include "views/theme/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <string_view>

namespace vitrine::views {

namespace {

constexpr std::string_view kLetters = "rgba";
constexpr double kBarHeight = 10.0;
constexpr double kLeastBar = 3.0; // pixels: an interval of one value is seen, too
constexpr int kLeastScale = 60;

QColor barColor(const Theme& theme)
{
    return theme.isDark ? theme.draw : QColor(0x00, 0x72, 0xb2);
}

} // namespace

IntervalBars::IntervalBars(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Intervals of the channels"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void IntervalBars::show(const core::TextureBounds& bounds, std::vector<core::ProvenTerm> terms)
{
    m_bounds = bounds;
    m_terms = std::move(terms);
    setAccessibleDescription(text());
    update();
}

QString IntervalBars::lineText(std::size_t channel) const
{
    const core::ChannelBounds& bounds = m_bounds[channel];
    QStringList parts{QStringLiteral("%1 %2").arg(channelText(channel), intervalText(bounds)),
                      bounds.isAllOnes ? tr("all 1") : tr("not all 1")};
    for (const core::ProvenTerm& term : m_terms)
        if (term.term.channel == kLetters[channel] && term.term.threshold)
            parts << tr("discard if %1 %2: %3")
                         .arg(signText(term.term.condition))
                         .arg(static_cast<double>(*term.term.threshold))
                         .arg(truthText(term.truth));
    return parts.join(QStringLiteral(", "));
}

QString IntervalBars::text() const
{
    QStringList lines;
    for (std::size_t channel = 0; channel < m_bounds.size(); ++channel)
        lines << lineText(channel);
    return lines.join(QLatin1Char('\n'));
}

int IntervalBars::lineHeight() const
{
    return fontMetrics().height() + kPadding;
}

QSize IntervalBars::sizeHint() const
{
    return {320, static_cast<int>(m_bounds.size()) * lineHeight()};
}

QSize IntervalBars::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

void IntervalBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t channel = 0; channel < m_bounds.size(); ++channel)
        paintLine(painter, channel);
}

void IntervalBars::paintLine(QPainter& painter, std::size_t channel) const
{
    const Theme theme = Theme::current();
    const core::ChannelBounds& bounds = m_bounds[channel];
    const QRect line(0, static_cast<int>(channel) * lineHeight(), width(), lineHeight());
    const QFontMetrics code(monospaceFont());
    const QString range = intervalText(bounds), bit = bounds.isAllOnes ? tr("all 1") : tr("not all 1");
    int nameWidth = 0;
    for (std::size_t each = 0; each < m_bounds.size(); ++each)
        nameWidth = std::max(nameWidth, fontMetrics().horizontalAdvance(channelText(each)) + kPadding);
    const int bitWidth =
        std::max(fontMetrics().horizontalAdvance(tr("all 1")), fontMetrics().horizontalAdvance(tr("not all 1"))) +
        kPadding;
    const int rangeWidth = code.horizontalAdvance(QStringLiteral("[0.0000000, 0.0000000]")) + kPadding;
    painter.setPen(theme.text);
    painter.setFont(font());
    painter.drawText(line, Qt::AlignVCenter, channelText(channel));
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignRight, bit);
    painter.setFont(monospaceFont());
    const QRect numbers(line.right() - bitWidth - rangeWidth, line.top(), rangeWidth, line.height());
    painter.drawText(numbers, Qt::AlignVCenter | Qt::AlignRight, range);
    const QRectF scale(nameWidth, line.center().y() - kBarHeight / 2, numbers.left() - nameWidth - 2 * kPadding,
                       kBarHeight);
    if (scale.width() < kLeastScale)
        return;
    painter.fillRect(scale, theme.line);
    if (bounds.isKnown) {
        const double low = std::clamp(static_cast<double>(bounds.low), 0.0, 1.0);
        const double high = std::clamp(static_cast<double>(bounds.high), 0.0, 1.0);
        QRectF bar(scale.left() + low * scale.width(), scale.top(), (high - low) * scale.width(), scale.height());
        bar.setWidth(std::max(bar.width(), kLeastBar));
        bar.moveRight(std::min(bar.right(), scale.right()));
        painter.fillRect(bar, barColor(theme));
    }
    paintThresholds(painter, channel, scale);
}

void IntervalBars::paintThresholds(QPainter& painter, std::size_t channel, const QRectF& scale) const
{
    for (const core::ProvenTerm& term : m_terms) {
        if (term.term.channel != kLetters[channel] || !term.term.threshold)
            continue;
        const double value = static_cast<double>(*term.term.threshold);
        if (!(value >= 0.0 && value <= 1.0))
            continue;
        const double x = scale.left() + value * scale.width();
        const QRectF mark(x - 1.0, scale.top() - 4.0, 2.0, scale.height() + 8.0);
        painter.fillRect(mark.adjusted(-1.0, -1.0, 1.0, 1.0), Theme::current().panel);
        painter.fillRect(mark, Theme::current().fail);
    }
}

bool IntervalBars::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto channel = static_cast<std::size_t>(help->pos().y() / lineHeight());
    if (help->pos().y() >= 0 && channel < m_bounds.size())
        QToolTip::showText(help->globalPos(), lineText(channel), this);
    return true;
}

} // namespace vitrine::views
