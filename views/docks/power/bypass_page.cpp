// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/power/bypass_page.h"

#include "core/session/machine/bypass_section.h"
#include "core/session/machine/power_section.h"
#include "views/base/desk.h"
#include "views/docks/power/power_context.h"
#include "views/kit/fact_table.h"
#include "views/machine/bypass_text.h"
#include "views/theme/counted.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <utility>

namespace vitrine::views {

namespace {

RowCell nothing()
{
    return {.text = QStringLiteral("–"), .isCode = true};
}

class BypassTable {
public:
    explicit BypassTable(const PowerFacts& facts)
        : m_facts(facts), m_layout(facts.power().work.domains().layout()),
          m_shading(core::statesWhileShading(facts.recording->config(), facts.power().work.domains())),
          m_last(facts.recording->length()), m_isBypassed(isBypassed(*facts.recording))
    {
        m_last -= m_last == 0 ? 0 : 1;
    }

    std::vector<BypassFact> take()
    {
        addVertices();
        addBank();
        for (std::uint32_t domain = 0; domain < m_facts.power().domains.size(); ++domain)
            addPart(domain);
        return std::move(m_rows);
    }

private:
    void add(const QString& what, RowCell before, RowCell after, const QString& meaning)
    {
        m_rows.push_back({{.text = what}, std::move(before), m_isBypassed ? std::move(after) : nothing(), meaning});
    }
    void addVertices();
    void addBank();
    void addPart(std::uint32_t domain);
    [[nodiscard]] std::vector<core::PowerState> statesAt(core::Cycle cycle) const;

    const PowerFacts& m_facts;
    const core::PowerLayout& m_layout;
    const std::vector<core::PowerState> m_shading; ///< by domain, while processors shade fragments
    core::Cycle m_last;
    const bool m_isBypassed;
    std::vector<BypassFact> m_rows;
};

std::vector<core::PowerState> BypassTable::statesAt(core::Cycle cycle) const
{
    std::vector<core::PowerState> states;
    for (std::uint32_t domain = 0; domain < m_facts.power().domains.size(); ++domain)
        states.push_back(m_facts.power().stateAt(domain, cycle));
    return states;
}

void BypassTable::addVertices()
{
    const core::MachineConfig& config = m_facts.recording->config();
    const core::VertexRate rate = core::vertexRate(config, m_facts.power().work.domains(), m_shading, statesAt(m_last));
    add(Power::tr("Vertices of a thread"), numberCell(rate.thread), numberCell(rate.threadInBypass),
        Power::tr("At most. A knob for each; in bypass no fewer than there are ALUs to shade them."));
    add(Power::tr("ALUs of a processor for vertices"), numberCell(rate.alus), numberCell(rate.alusInBypass),
        m_layout.sharesSpace
            ? Power::tr("Sharing space, vertices have group A both times.")
            : Power::tr("Sharing time, vertices have all ALUs that have power for a part of the clocks; in "
                        "bypass those that are left, all the time."));
    RowCell inBypass = numberCell(rate.perUnitInBypass);
    if (rate.isBelow)
        inBypass.text = Power::tr("%1: throughput below NV").arg(inBypass.text);
    add(Power::tr("Vertices in a unit of time"), numberCell(rate.perUnit), std::move(inBypass),
        Power::tr("Of one instruction, of a processor, in %1 clocks: %2 of vertices to %3 of fragments. It is to stay "
                  "the same.")
            .arg(grouped(rate.clocks), grouped(rate.vertices), grouped(rate.fragments)));
}

void BypassTable::addBank()
{
    const auto& bypass = m_facts.recording->section<core::BypassSection>();
    const auto addCount = [this](const QString& what, std::uint64_t count, const QString& meaning) {
        add(what, nothing(), numberCell(count), meaning);
    };
    addCount(Power::tr("Places of the register bank"), bypass.depth, Power::tr("Pixels that it holds as a FIFO."));
    addCount(Power::tr("Most places taken"), bypass.occupancy->summarize(0, m_last + 1).max,
             Power::tr("At once, in the draw."));
    addCount(Power::tr("Pixels in"), bypass.pushes, QStringLiteral("fifo.push"));
    addCount(Power::tr("Pixels out"), bypass.pops, QStringLiteral("fifo.pop"));
    addCount(Power::tr("Cycles without room"), bypass.stalled, QStringLiteral("fifo.stall"));
    if (bypass.switchedAt)
        addCount(Power::tr("Cycle of the switch"), *bypass.switchedAt, QStringLiteral("drain"));
    addCount(Power::tr("Cycles of draining"), bypass.drained,
             Power::tr("Before the switch: fragments of the draws before had to end."));
}

void BypassTable::addPart(std::uint32_t domain)
{
    const core::PowerSection& power = m_facts.power();
    const core::PowerState before = m_shading[domain], after = power.stateAt(domain, m_last);
    if (!m_isBypassed || before == after)
        return;
    m_rows.push_back({{.text = QString::fromStdString(power.domains[domain].name),
                       .link = Link{.place = {}, .selection = m_facts.selectionOf(domain)}},
                      {.text = stateText(before)},
                      {.text = stateText(after)},
                      partText(power.domains[domain])});
}

QList<FactColumn> columnsOf(const std::vector<BypassFact>& facts)
{
    const auto cell = [&facts](RowCell BypassFact::*member) {
        return [&facts, member](int row) { return facts[static_cast<std::size_t>(row)].*member; };
    };
    return {
        {Power::tr("What"), Power::tr("A figure, or a part whose power changes."), 216, cell(&BypassFact::what)},
        {Power::tr("Before"), Power::tr("While processors shade fragments."), 88, cell(&BypassFact::before)},
        {Power::tr("In bypass"), Power::tr("From the switch on: parts at the end of the draw."), 176,
         cell(&BypassFact::after)},
        {Power::tr("Meaning"), Power::tr("What it is."), 420,
         [&facts](int row) {
             const QString& meaning = facts[static_cast<std::size_t>(row)].meaning;
             return RowCell{.text = meaning, .toolTip = meaning};
         }},
    };
}

} // namespace

std::vector<BypassFact> bypassFacts(const PowerFacts& facts)
{
    return hasBypass(*facts.recording) ? BypassTable(facts).take() : std::vector<BypassFact>();
}

BypassPage::BypassPage(Desk& desk, QWidget* parent) : QWidget(parent)
{
    auto* header = new QWidget(this);
    auto* line = new QHBoxLayout(header);
    line->setContentsMargins(kPadding, kPadding, kPadding, kPadding);
    m_about = new QLabel(header);
    m_about->setObjectName(QStringLiteral("aboutBypass"));
    m_about->setWordWrap(true);
    m_about->setTextInteractionFlags(Qt::TextSelectableByMouse);
    line->addWidget(m_about, 1);
    m_compare = addTool(*header, tr("What if"),
                        tr("Opens the comparison with this machine without its bypass: what the bypass saves."));
    m_compare->setObjectName(QStringLiteral("compareBypass"));
    line->setAlignment(m_compare, Qt::AlignTop);
    connect(m_compare, &QToolButton::clicked, this,
            [&desk] { desk.askWhatIf(QStringLiteral("bypass.mode"), QStringLiteral("off")); });
    m_table = new FactTable(desk, QStringLiteral("power.bypass"), columnsOf(m_facts), this);
    m_table->setAccessibleName(tr("What the bypass changes"));
    auto* column = stack(this);
    column->addWidget(header);
    column->addWidget(m_table, 1);
}

void BypassPage::show(const PowerFacts& facts)
{
    clear();
    m_facts = bypassFacts(facts);
    const QString sentences = bypassSentences(*facts.recording);
    m_about->setText(sentences.isEmpty()
                         ? tr("This machine has no bypass: processors shade all fragments (bypass.mode).")
                         : sentences);
    m_compare->setVisible(!sentences.isEmpty());
    m_table->setRowTotal(static_cast<int>(m_facts.size()));
}

void BypassPage::clear()
{
    m_table->setRowTotal(0); // it refers to what follows
    m_facts.clear();
    m_about->clear();
}

} // namespace vitrine::views
