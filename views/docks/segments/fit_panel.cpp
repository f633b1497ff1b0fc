// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/segments/fit_panel.h"

#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/stream/segment_fields.h"
#include "views/docks/segments/segment_columns.h"
#include "views/machine/activity_style.h"
#include "views/machine/scope_text.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine::views {

namespace {
constexpr int kBarHeight = 10;
constexpr int kLeastBar = 24; // pixels; a shorter one would say nothing
constexpr std::size_t kOrderShown = 24;

/// Room for the names of all resources, so that their bars begin below each other.
int nameWidth(const QFontMetrics& metrics)
{
    int width = 0;
    for (std::size_t i = 0; i < core::kSegmentResources; ++i)
        width = std::max(width, metrics.horizontalAdvance(resourceName(i)));
    return width + kPadding;
}

QString numberText(const ResourceGauge::Level& level)
{
    return level.capacity == 0 ? QStringLiteral("–")
                               : QStringLiteral("%1 / %2").arg(grouped(level.left), grouped(level.capacity));
}
} // namespace

ResourceGauge::ResourceGauge(const QString& name, QWidget* parent) : QWidget(parent), m_name(name)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(name);
}

void ResourceGauge::setLevel(const Level& level)
{
    m_level = level;
    QString text = level.capacity == 0 ? tr("no segment is open")
                                       : tr("%1 of %2 left").arg(grouped(level.left), grouped(level.capacity));
    if (level.limits)
        text += QStringLiteral(" · ") + tr("runs out first");
    setAccessibleDescription(text);
    setToolTip(namedTip(m_name, text));
    update();
}

void ResourceGauge::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme theme = Theme::current();
    QFont shown = font();
    shown.setBold(m_level.limits);
    QFont bold = font();
    bold.setBold(true);
    const QRect name(0, 0, nameWidth(QFontMetrics(bold)), height());
    painter.setFont(shown);
    painter.setPen(theme.text);
    painter.drawText(name, Qt::AlignVCenter, m_name);
    painter.setFont(monospaceFont());
    painter.setPen(m_level.capacity == 0 ? theme.secondary : theme.text);
    painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignRight, numberText(m_level));
    paintBar(painter, {name.right(), (height() - kBarHeight) / 2, width() - name.right() - numberWidth(), kBarHeight});
}

// Of the longest number that the resource can have; of short ones the same, so that most bars end below each other.
int ResourceGauge::numberWidth() const
{
    const QFontMetrics metrics(monospaceFont());
    const Level full{m_level.capacity, m_level.capacity, false};
    return kPadding + std::max(metrics.horizontalAdvance(numberText(full)),
                               metrics.horizontalAdvance(numberText({999, 999, false})));
}

void ResourceGauge::paintBar(QPainter& painter, const QRect& bar) const
{
    if (bar.width() < kLeastBar)
        return;
    const Theme theme = Theme::current();
    painter.fillRect(bar, theme.line);
    if (m_level.capacity == 0)
        return;
    const double used = 1 - static_cast<double>(m_level.left) / static_cast<double>(m_level.capacity);
    const UnitState state = m_level.limits ? UnitState::ResourceBusy : UnitState::Working;
    paintFill(painter, QRectF(bar.left(), bar.top(), bar.width() * used, bar.height()),
              unitStateStyle(state, theme).fill);
}

FitPanel::FitPanel(Desk& desk, const SegmentFacts& facts, QWidget* parent)
    : QWidget(parent), m_facts(facts), m_title(new QLabel(this)), m_next(new QLabel(this)), m_order(new QLabel(this)),
      m_decisions(new FactTable(desk, QStringLiteral("segments.decisions"), decisionColumns(facts), this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kPadding, kPadding, kPadding, 0);
    layout->setSpacing(0);
    m_title->setObjectName(QStringLiteral("openSegment"));
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_title->setTextFormat(Qt::RichText);
    m_title->setWordWrap(true);
    layout->addWidget(m_title);
    m_next->setObjectName(QStringLiteral("nextFragment"));
    m_next->setProperty("role", "secondary");
    m_next->setWordWrap(true);
    m_next->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    layout->addWidget(m_next);
    layout->addSpacing(kGrid);
    for (std::size_t i = 0; i < core::kSegmentResources; ++i) {
        m_gauges[i] = new ResourceGauge(resourceName(i), this);
        m_gauges[i]->setObjectName(QStringLiteral("segmentGauge%1").arg(i));
        layout->addWidget(m_gauges[i]);
    }
    layout->addSpacing(kGrid);
    m_order->setObjectName(QStringLiteral("pipelineOrder"));
    m_order->setWordWrap(true);
    m_order->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_order->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_order->setToolTip(tr("<b>Order</b><br>The pipelines in the order in which the distributor selected them, up to "
                           "the cursor. The collector follows the same order."));
    layout->addWidget(m_order);
    layout->addSpacing(kPadding);
    m_decisions->setAccessibleName(tr("Last decisions of the distributor"));
    layout->addWidget(m_decisions, 1);
}

// FSEG-04: how long the open segment will wait for another fragment; FSEG-09: which one the collector expects.
QString FitPanel::nextText() const
{
    QStringList parts;
    const core::StateNode* state = stateIn(m_facts.moment.get(), m_facts.distributor);
    const core::Cycle timeout = m_facts.recording ? m_facts.recording->config().segments->segTimeout : 0;
    if (read(state, core::DistributorFields::kOpen)) {
        const core::Cycle last = read(state, core::DistributorFields::kLastDispatch).value_or(0) + timeout;
        parts << (timeout == 0 ? tr("no time-out")
                               : tr("time-out in %1 cycles").arg(grouped(last - std::min(last, m_facts.cursor))));
    }
    if (const core::StateNode* collector = stateIn(m_facts.moment.get(), m_facts.collector))
        parts << tr("the collector expects fragment %1")
                     .arg(grouped(read(collector, core::CollectorFields::kFragments).value_or(0)));
    return parts.join(QStringLiteral(" · "));
}

ResourceGauge::Level FitPanel::level(const core::StateNode& open, std::size_t resource) const
{
    const core::StateNode* remaining = read(&open, core::OpenSegmentFields::kRemaining);
    const auto capacity = core::segmentCapacity(m_facts.recording->config().segments->segLimits);
    return {numberOf(&remaining->children[resource]).value_or(0), capacity[resource],
            read(&open, core::OpenSegmentFields::kLimiting) == enumName(static_cast<core::SegmentResource>(resource))};
}

void FitPanel::show()
{
    m_next->setText(nextText());
    const core::StateNode* open =
        read(stateIn(m_facts.moment.get(), m_facts.distributor), core::DistributorFields::kOpen);
    const bool isOpen = open != nullptr;
    if (isOpen)
        m_title->setText(
            atCycle(m_facts.cursor, tr("<b>segment %1 is open</b> for %2 · %3 fragments")
                                        .arg(read(open, core::OpenSegmentFields::kNumber).value_or(0))
                                        .arg(m_facts.pipelineName(static_cast<std::uint16_t>(
                                                 read(open, core::OpenSegmentFields::kPipeline).value_or(0))),
                                             grouped(read(open, core::OpenSegmentFields::kFragments).value_or(0)))));
    else
        m_title->setText(atCycle(m_facts.cursor, tr("<b>no segment is open</b>")));
    for (std::size_t i = 0; i < m_gauges.size(); ++i)
        m_gauges[i]->setLevel(isOpen ? level(*open, i) : ResourceGauge::Level{});
    const QString order = m_facts.orderText(kOrderShown);
    m_order->setText(order.isEmpty() ? tr("No pipeline has been selected yet") : tr("Order: %1").arg(order));
    m_decisions->setRowTotal(decisionCount(m_facts));
}

} // namespace vitrine::views
