// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/costliest_draw.h"

#include "app/banner.h"
#include "views/base/desk.h"
#include "views/base/event_costs.h"
#include "views/base/event_labels.h"
#include "views/theme/counted.h"

#include <QAction>

#include <algorithm>

namespace vitrine::app {

namespace {

constexpr int kPatience = 150; // milliseconds until it is told that something takes long

} // namespace

CostliestDraw::CostliestDraw(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    const views::EventCosts& costs = parts.desk.costs();
    connect(&parts.action, &QAction::triggered, this, &CostliestDraw::ask);
    connect(&m_patience, &QTimer::timeout, this, &CostliestDraw::tellProgress);
    connect(&costs, &views::EventCosts::progressed, this, [this] {
        if (!m_told.isEmpty())
            tellProgress();
    });
    connect(&costs, &views::EventCosts::counted, this, &CostliestDraw::goOnceKnown);
    connect(&costs, &views::EventCosts::couldNotCount, this, [this](const QString& why) {
        if (m_frame)
            fail(tr("What the draws of this frame cost can't be counted: %1").arg(why));
    });
    connect(&parts.desk, &views::Desk::momentChanged, this, &CostliestDraw::placeChanged);
}

void CostliestDraw::ask()
{
    const views::Moment& moment = m_parts.desk.moment();
    if (!moment.isOpen())
        return;
    giveUp();
    m_index = moment.index;
    m_place = moment.shownPosition();
    m_frame = m_index->frameAt(std::max<std::uint64_t>(m_place, 1)).value_or(m_index->frames.size());
    if (draws().empty())
        return fail(tr("Nothing is drawn in this frame."));
    goOnceKnown();
    if (!m_frame)
        return;
    m_patience.start();
    m_parts.desk.costs().count(*m_frame);
}

/// Of the frame.
std::vector<core::ActionEntry> CostliestDraw::draws() const
{
    std::vector<core::ActionEntry> draws;
    const auto& actions = m_index->actions;
    for (std::size_t i = m_index->firstActionFrom(m_index->beginOf(*m_frame));
         i < actions.size() && actions[i].callIndex < m_index->endOf(*m_frame); ++i)
        if (actions[i].kind == core::ActionKind::Draw)
            draws.push_back(actions[i]);
    return draws;
}

void CostliestDraw::goOnceKnown()
{
    const views::EventCosts& costs = m_parts.desk.costs();
    if (!m_frame)
        return;
    const bool isInFrame = costs.restOf(*m_frame).has_value();
    if (!isInFrame && !costs.isTimed(*m_frame))
        return;
    const auto cyclesOf = [&](const core::ActionEntry& draw) {
        const auto cost = isInFrame ? costs.of(*m_frame, draw.callIndex, draw.callIndex)
                                    : costs.alone(*m_frame, draw.callIndex, draw.callIndex);
        return cost ? cost->cycles.value_or(0) : 0;
    };
    const std::vector<core::ActionEntry> candidates = draws();
    quint64 all = 0;
    for (const core::ActionEntry& draw : candidates)
        all += cyclesOf(draw);
    const core::ActionEntry most = *std::ranges::max_element(candidates, {}, cyclesOf); // the first of equals
    if (all == 0)
        return fail(tr("No draw of this frame has taken a cycle."));
    const QString sentence = (isInFrame ? tr("%1 costs most: %2 of the %3 cycles that draws cost in this frame.")
                                        : tr("%1 costs most: %2 of %3 cycles, each draw alone."))
                                 .arg(views::actionLabel(most), views::grouped(cyclesOf(most)), views::grouped(all));
    giveUp();
    m_parts.desk.follow({.place = views::PositionLink{most.callIndex + 1}, .selection = {}});
    m_parts.desk.say(sentence);
}

void CostliestDraw::tellProgress()
{
    const std::size_t done = m_frame ? m_parts.desk.costs().timedDraws(*m_frame) : 0;
    m_parts.desk.unsay(m_told);
    const bool isAlone = m_parts.banner.sentence().isEmpty();
    m_told = tr("Counting the cycles of this frame: %1 of %2 draws.")
                 .arg(views::grouped(done), views::grouped(draws().size()));
    if (isAlone)
        m_parts.banner.show(m_told,
                            {{tr("Stop"), tr("Stops counting, and stays at what is shown."), [this] { giveUp(); }}});
    else // what is said there stays to be read
        m_parts.banner.showToo(m_told);
}

void CostliestDraw::fail(const QString& why)
{
    giveUp();
    m_parts.desk.say(why);
}

void CostliestDraw::giveUp()
{
    m_patience.stop();
    if (!m_told.isEmpty())
        m_parts.desk.unsay(m_told);
    m_told.clear();
    if (m_frame)
        m_parts.desk.costs().stopCounting();
    m_frame.reset();
}

void CostliestDraw::placeChanged()
{
    const views::Moment& moment = m_parts.desk.moment();
    if (m_frame && (moment.index != m_index || moment.shownPosition() != m_place))
        giveUp();
}

} // namespace vitrine::app
