// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/opacity/interval_bars.h"

#include "views/docks/opacity/opacity_text.h"
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
constexpr int kLeastScale = 120;

QColor barColor(const Theme& theme)
{
    return theme.busy();
}

} // namespace

IntervalBars::IntervalBars(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Intervals of the channels"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void IntervalBars::show(const core::TextureBounds& bounds, std::vector<core::ProvenTerm> terms)
{
    m_bounds = bounds;
    m_terms = std::move(terms);
    setAccessibleDescription(text());
    updateGeometry();
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

IntervalBars::Words IntervalBars::words() const
{
    Words words;
    const QFontMetrics text = fontMetrics(), code(monospaceFont());
    for (std::size_t channel = 0; channel < m_bounds.size(); ++channel) {
        words.name = std::max(words.name, text.horizontalAdvance(channelText(channel)) + kPadding);
        words.range = std::max(words.range, code.horizontalAdvance(intervalText(m_bounds[channel])) + kPadding);
    }
    words.bit = std::max(text.horizontalAdvance(tr("all 1")), text.horizontalAdvance(tr("not all 1"))) + kPadding;
    return words;
}

bool IntervalBars::isNarrow(int width) const
{
    return width < words().all() + kPadding + kLeastScale;
}

int IntervalBars::lineHeight(int width) const
{
    const int words = fontMetrics().height() + kPadding;
    return isNarrow(width) ? words + static_cast<int>(kBarHeight) + kPadding : words;
}

int IntervalBars::heightForWidth(int width) const
{
    return static_cast<int>(m_bounds.size()) * lineHeight(width);
}

QSize IntervalBars::sizeHint() const
{
    return {320, heightForWidth(320)};
}

QSize IntervalBars::minimumSizeHint() const
{
    return {0, heightForWidth(width())};
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
    const int height = lineHeight(width()), top = static_cast<int>(channel) * height;
    const Words beside = words();
    const QRect line(0, top, width(), fontMetrics().height() + kPadding);
    painter.setPen(theme.text);
    painter.setFont(font());
    painter.drawText(line, Qt::AlignVCenter, channelText(channel));
    const int bit = width() < beside.all() ? 0 : beside.bit; // the tooltip has it
    if (bit > 0)
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignRight, bounds.isAllOnes ? tr("all 1") : tr("not all 1"));
    painter.setFont(monospaceFont());
    const QRect numbers(line.right() - bit - beside.range, top, beside.range, line.height());
    painter.drawText(numbers, Qt::AlignVCenter | Qt::AlignRight, intervalText(bounds));
    QRectF scale(beside.name, line.center().y() - kBarHeight / 2, numbers.left() - beside.name - kPadding, kBarHeight);
    if (isNarrow(width()))
        scale = QRectF(0, line.bottom(), width(), kBarHeight);
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
    const auto channel = static_cast<std::size_t>(help->pos().y() / lineHeight(width()));
    if (help->pos().y() >= 0 && channel < m_bounds.size())
        QToolTip::showText(help->globalPos(), lineText(channel), this);
    return true;
}

} // namespace vitrine::views
