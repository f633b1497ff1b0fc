// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/segments/fit_panel.h"

#include "views/machine/activity_style.h"
#include "views/segments/segment_columns.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace vitrine::views {

namespace {
constexpr int kNameWidth = 76;
constexpr int kNumberWidth = 84;
constexpr int kBarHeight = 10;
constexpr std::size_t kOrderShown = 24;
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
    setToolTip(QStringLiteral("<b>%1</b><br>%2").arg(m_name, text));
    update();
}

void ResourceGauge::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme theme = Theme::current();
    const QRect name(0, 0, kNameWidth, height());
    const QRect number(width() - kNumberWidth, 0, kNumberWidth, height());
    const QRect bar(kNameWidth, (height() - kBarHeight) / 2, width() - kNameWidth - kNumberWidth - kPadding,
                    kBarHeight);
    const DataStyle limit = unitStateStyle(UnitState::ResourceBusy, theme);
    QFont shown = font();
    shown.setBold(m_level.limits);
    painter.setFont(shown);
    painter.setPen(theme.text);
    painter.drawText(name, Qt::AlignVCenter, m_name);
    painter.fillRect(bar, theme.line);
    if (m_level.capacity == 0) {
        painter.setPen(theme.secondary);
        painter.drawText(number, Qt::AlignVCenter | Qt::AlignRight, QStringLiteral("–"));
        return;
    }
    const double used = 1 - static_cast<double>(m_level.left) / static_cast<double>(m_level.capacity);
    const DataFill fill = m_level.limits ? limit.fill : unitStateStyle(UnitState::Working, theme).fill;
    paintFill(painter, QRectF(bar.left(), bar.top(), bar.width() * used, bar.height()), fill);
    painter.setFont(monospaceFont());
    painter.drawText(number, Qt::AlignVCenter | Qt::AlignRight,
                     QStringLiteral("%1 / %2").arg(grouped(m_level.left), grouped(m_level.capacity)));
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
    layout->addWidget(m_title);
    m_next->setObjectName(QStringLiteral("nextFragment"));
    m_next->setProperty("role", "secondary");
    m_next->setWordWrap(true);
    m_next->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    layout->addWidget(m_next);
    layout->addSpacing(kGrid);
    for (std::size_t i = 0; i < kSegmentResourceCount; ++i) {
        m_gauges[i] = new ResourceGauge(resourceName(i), this);
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

// Of the resources that the newest fragment needed, the one that the fewest further ones like it find room in.
std::size_t FitPanel::limiting(const std::array<std::uint64_t, kSegmentResourceCount>& left) const
{
    const core::StateNode* need = nodeAt(decisionAt(m_facts, 0), {"need"});
    std::size_t found = kSegmentResourceCount;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; need && i < need->children.size() && i < left.size(); ++i) {
        const auto needed = numberOf(&need->children[i]);
        const double more = needed == 0 ? least : static_cast<double>(left[i]) / static_cast<double>(needed);
        if (more < least) {
            least = more;
            found = i;
        }
    }
    return found;
}

// FSEG-04: how long the open segment will wait for another fragment; FSEG-09: which one the collector expects.
QString FitPanel::nextText() const
{
    QStringList parts;
    const core::StateNode* state = stateIn(m_facts.moment.get(), m_facts.distributor);
    const core::Cycle timeout = m_facts.recording ? m_facts.recording->config().segTimeout : 0;
    if (nodeAt(state, {"open", "remaining"})) {
        const core::Cycle last = numberOf(nodeAt(state, {"lastDispatch"})) + timeout;
        parts << (timeout == 0 ? tr("no time-out")
                               : tr("time-out in %1 cycles").arg(grouped(last - std::min(last, m_facts.cursor))));
    }
    if (const core::StateNode* collector = stateIn(m_facts.moment.get(), m_facts.collector))
        parts << tr("the collector expects fragment %1").arg(grouped(numberOf(nodeAt(collector, {"fragments"}))));
    return parts.join(QStringLiteral(" · "));
}

void FitPanel::show()
{
    m_next->setText(nextText());
    const core::StateNode* open = nodeAt(stateIn(m_facts.moment.get(), m_facts.distributor), {"open"});
    const core::StateNode* remaining = nodeAt(open, {"remaining"});
    const bool isOpen = remaining != nullptr;
    if (isOpen)
        m_title->setText(
            tr("<b>Open segment %1</b> for %2 · %3 fragments")
                .arg(numberOf(nodeAt(open, {"number"})))
                .arg(m_facts.pipelineName(static_cast<std::uint16_t>(numberOf(nodeAt(open, {"pipeline"})))),
                     grouped(numberOf(nodeAt(open, {"fragments"})))));
    else
        m_title->setText(tr("<b>No segment is open</b> at the cursor"));
    std::array<std::uint64_t, kSegmentResourceCount> left{};
    for (std::size_t i = 0; isOpen && i < left.size() && i < remaining->children.size(); ++i)
        left[i] = numberOf(&remaining->children[i]);
    const std::size_t limit = isOpen ? limiting(left) : kSegmentResourceCount;
    for (std::size_t i = 0; i < left.size(); ++i)
        m_gauges[i]->setLevel(isOpen ? ResourceGauge::Level{left[i], m_facts.capacity()[i], i == limit}
                                     : ResourceGauge::Level{});
    const QString order = m_facts.orderText(kOrderShown);
    m_order->setText(order.isEmpty() ? tr("No pipeline has been selected yet") : tr("Order: %1").arg(order));
    m_decisions->setRowTotal(decisionCount(m_facts));
}

} // namespace vitrine::views
