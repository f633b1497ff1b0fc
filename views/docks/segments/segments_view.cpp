// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/segments/segments_view.h"

#include "core/session/machine/draw_explorer.h"
#include "core/session/machine/one_processor.h"
#include "core/session/machine/segment_section.h"
#include "views/docks/segments/fit_panel.h"
#include "views/docks/segments/segment_columns.h"
#include "views/docks/segments/segment_tracks.h"
#include "views/machine/bypass_text.h"
#include "views/machine/pass_text.h"
#include "views/machine/scope_text.h"
#include "views/theme/counted.h"
#include "views/theme/stack.h"
#include "views/theme/text.h"

#include <QToolButton>

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {

constexpr int kPanelWidth = 320;

core::UnitId unitAt(const core::DrawRecording& recording, std::string_view kind)
{
    const auto found = std::ranges::find(recording.units(), kind, &core::UnitDescription::kind);
    return found == recording.units().end() ? core::UnitId() : found->id;
}

} // namespace

SegmentsView::SegmentsView(Desk& desk)
    : TimelineView(desk,
                   {QStringLiteral("segment"), tr("Segments over time"), tr("Shows segments and pipelines as tables.")},
                   tr("Go to a draw to see how its fragments are cut into segments."))
{
    m_speedUp = page().addTool(
        tr("Speed-up"),
        tr("Runs the draw, or the frame, on one processor as well, and tells how many times as fast these are."));
    m_speedUp->setObjectName(QStringLiteral("segmentSpeedUp"));
    connect(m_speedUp, &QToolButton::clicked, this, &SegmentsView::askForOneProcessor);
    m_panel = new FitPanel(desk, m_facts, &page());
    m_panel->setMinimumWidth(kPanelWidth / 2);
    page().addBeside(m_panel, kPanelWidth);
    page().addSwitchOf(m_panel, tr("Open segment"),
                       tr("Shows what is left in the open segment, and the last decisions of the distributor."));
    page().addDrawSwitch(allSegmentStyles, allSegmentStyles);
    m_segmentTable = page().addTable(QStringLiteral("segments.segments"), tr("Segments"), QStringLiteral("segments"),
                                     segmentColumns(m_facts));
    m_pipelineTable = page().addTable(QStringLiteral("segments.pipelines"), tr("Pipelines"),
                                      QStringLiteral("pipelines"), pipelineColumns(m_facts));
    connect(m_segmentTable, &FactTable::rowChosen, this, [this](int row) {
        this->desk().select(SegmentLink{m_facts.draw, static_cast<std::uint32_t>(row)});
    });
}

std::optional<Lack> SegmentsView::lack() const
{
    if (recording() && isOnBasicPath(*recording()))
        return Lack::BasicSegments;
    if (!m_facts.hasSegments())
        return Lack::Segments;
    return isBypassed(*recording()) && m_facts.segments().empty() ? std::optional(Lack::BypassedSegments)
                                                                  : std::nullopt;
}

void SegmentsView::showRecording()
{
    timeline().setContent({}); // it refers to what follows
    m_segmentTable->setRowTotal(0);
    m_pipelineTable->setRowTotal(0);
    m_facts = {};
    if (recording()) {
        m_facts.recording = recording();
        m_facts.draw = recordings().draw();
        m_facts.colors = &timeline().drawColors();
        m_facts.distributor = unitAt(*recording(), "FSD");
        m_facts.collector = unitAt(*recording(), "FSC");
    }
    if (!m_facts.hasSegments())
        return;
    page().setDraws(DrawColors(*recording(), m_facts.draw));
    timeline().setContent(segmentTracks(m_facts));
    m_segmentTable->setRowTotal(static_cast<int>(m_facts.segments().size()));
    m_pipelineTable->setRowTotal(static_cast<int>(recording()->processors().size()));
    m_speedUp->setEnabled(recording()->processors().size() > 1);
    page().setSummary(summary());
}

void SegmentsView::askForOneProcessor()
{
    if (!m_facts.hasSegments())
        return;
    m_speedUp->setEnabled(false);
    recordings().explore<core::Cycle>(
        m_speedUp,
        [](core::DrawExplorer& explorer, const core::DrawPace& pace) {
            return core::cyclesOnOneProcessor(*explorer.recording().start(), pace);
        },
        [this, of = recording()](const core::Result<std::shared_ptr<const core::Cycle>>& answer) {
            if (of != recording())
                return;
            m_facts.oneProcessor = answer ? std::optional(**answer) : std::nullopt;
            m_facts.whyNoSpeedUp = answer ? QString() : inWords(answer.error().message);
            m_speedUp->setEnabled(!answer);
            page().setSummary(summary());
        });
}

QString SegmentsView::summary() const
{
    const core::SegmentReport& report = recording()->section<core::SegmentSection>().report;
    QStringList parts{counted(report.segments, tr("%1 segment"), tr("%1 segments")),
                      counted(report.fragments, tr("%1 fragment"), tr("%1 fragments")),
                      tr("%1 % full on average").arg(report.averageFillPercent, 0, 'f', 1)};
    if (const QString reasons = reasonsText(report.reasons); !reasons.isEmpty())
        parts << tr("closed: %1").arg(reasons);
    parts << tr("no pipeline free for %1 cycles").arg(grouped(report.stalledCycles));
    if (m_facts.oneProcessor)
        parts << tr("%1 times as fast as one processor, which takes %2 cycles")
                     .arg(double(*m_facts.oneProcessor) / double(recording()->length()), 0, 'f', 2)
                     .arg(grouped(*m_facts.oneProcessor));
    if (!m_facts.whyNoSpeedUp.isEmpty())
        parts << tr("one processor can't run it: %1").arg(m_facts.whyNoSpeedUp);
    if (const auto more = recording()->section<core::SegmentSection>().log.notKept; more > 0)
        parts << counted(more, tr("%1 more was not kept"), tr("%1 more were not kept"));
    // No line begins with the sign of a number on the line above.
    return inWholeDraw(parts.join(QStringLiteral(" · ")).replace(QLatin1String(" %"), QStringLiteral("\u00a0%")));
}

void SegmentsView::showCursor()
{
    if (!m_facts.hasSegments())
        return;
    timeline().setCursor(recordings().cursor());
    timeline().showSelection(desk().selection());
    if (const auto* link = std::get_if<SegmentLink>(&desk().selection());
        link && link->draw == m_facts.draw && link->segment < m_facts.segments().size())
        m_segmentTable->setCurrentRow(static_cast<int>(link->segment));
    if (m_facts.moment && m_facts.cursor == recordings().cursor())
        return;
    m_facts.cursor = recordings().cursor();
    askForMoment([this](SharedSnapshot moment) { takeMoment(std::move(moment)); });
}

void SegmentsView::takeMoment(SharedSnapshot moment)
{
    m_facts.moment = std::move(moment);
    m_panel->show();
}

QList<Export> SegmentsView::exports() const
{
    return m_facts.hasSegments() && !lack() ? page().exports(*m_segmentTable) : QList<Export>();
}

} // namespace vitrine::views
