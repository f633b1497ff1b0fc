// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/segments/segment_tracks.h"

#include "core/session/machine/segment_section.h"
#include "views/docks/segments/segment_context.h"
#include "views/machine/draw_colors.h"
#include "views/machine/scope_text.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <algorithm>

namespace vitrine::views {

namespace {

enum Style : std::uint8_t { Filling, Running, WaitingForTurn, Collecting, StyleCount };
constexpr int kRowHeight = 26;

DataStyle named(DataStyle style, const char* name, const char* sentence)
{
    style.name = style.shortName = Segments::tr(name);
    style.sentence = Segments::tr(sentence);
    return style;
}

DataStyle styleOf(int style, const Theme& theme)
{
    DataStyle filling = taskPhaseStyle(core::TaskPhase::Queued, theme);
    DataStyle collecting = taskPhaseStyle(core::TaskPhase::Completed, theme);
    switch (style) {
    case Filling:
        filling.fill.pattern = Qt::BDiagPattern;
        filling.letter.clear();
        return named(filling, QT_TRANSLATE_NOOP("Segments", "filling"),
                     QT_TRANSLATE_NOOP("Segments", "Open: the distributor sends fragments to it."));
    case Running:
        return named(unitStateStyle(UnitState::Working, theme), QT_TRANSLATE_NOOP("Segments", "running"),
                     QT_TRANSLATE_NOOP("Segments", "Closed: its pipeline runs the program for it."));
    case WaitingForTurn:
        return named(unitStateStyle(UnitState::Ordering, theme), QT_TRANSLATE_NOOP("Segments", "waiting for its turn"),
                     QT_TRANSLATE_NOOP("Segments", "Done, but an older segment is not collected: head-of-line "
                                                   "blocking. The pipeline is held."));
    case Collecting:
        collecting.fill.pattern = Qt::Dense6Pattern;
        return named(collecting, QT_TRANSLATE_NOOP("Segments", "being collected"),
                     QT_TRANSLATE_NOOP("Segments", "The collector takes its fragments, one a cycle."));
    default: return {};
    }
}

/// From the cycle of one step to that of the next, or to the end of what is known.
class Steps {
public:
    explicit Steps(core::Cycle length) : m_length(length) {}
    [[nodiscard]] core::Cycle at(core::Cycle step, core::Cycle later = 0) const
    {
        return step == core::kNever ? m_length : std::min(step + later, m_length);
    }

private:
    core::Cycle m_length;
};

TrackBar fillBar(const core::SegmentRecord& segment, const Steps& steps)
{
    TrackBar bar{.thing = segment.id};
    bar.add(steps.at(segment.opened), steps.at(segment.closed, 1), Filling);
    return bar;
}

TrackBar collectBar(const core::SegmentRecord& segment, const Steps& steps)
{
    TrackBar bar{.thing = segment.id};
    if (segment.collected != core::kNever)
        bar.add(steps.at(segment.collected), steps.at(segment.lastCollected, 1), Collecting);
    return bar;
}

TrackBar lifeBar(const core::SegmentRecord& segment, const Steps& steps)
{
    TrackBar bar = fillBar(segment, steps);
    if (segment.closed == core::kNever)
        return bar;
    bar.add(steps.at(segment.closed, 1), steps.at(segment.done), Running);
    if (segment.done == core::kNever)
        return bar;
    bar.add(steps.at(segment.done), steps.at(segment.collected), WaitingForTurn);
    if (segment.collected != core::kNever)
        bar.add(steps.at(segment.collected), steps.at(segment.lastCollected, 1), Collecting);
    return bar;
}

Track unitTrack(const SegmentFacts& facts, core::UnitId id, const QString& figure)
{
    Track track;
    track.rowHeight = kRowHeight;
    track.figure = figure;
    if (!id)
        return track;
    const core::UnitDescription& unit = facts.recording->unit(id);
    track.name = QString::fromStdString(unit.path);
    track.term = QString::fromStdString(unit.seedTerm);
    track.tip = QStringLiteral("<b>%1</b> · %2<br>%3")
                    .arg(track.name.toHtmlEscaped(), track.term.toHtmlEscaped(), inWords(unit.help).toHtmlEscaped());
    if (!figure.isEmpty())
        track.tip += QStringLiteral("<br>") + inWholeDraw(figure);
    track.selection = UnitLink{unit.path};
    return track;
}

void addArrows(const SegmentFacts& facts, TrackContent& content)
{
    const auto& all = facts.segments();
    for (std::size_t i = 1; i < all.size(); ++i) {
        const core::SegmentRecord& from = all[i - 1];
        const core::SegmentRecord& to = all[i];
        if (from.closed == core::kNever || to.opened == core::kNever || from.pipeline == to.pipeline)
            continue;
        content.arrows.push_back({from.closed, std::max(to.opened, from.closed), from.pipeline + std::size_t{1},
                                  to.pipeline + std::size_t{1}, reasonLetter(from.reason)});
    }
}

} // namespace

TrackContent segmentTracks(const SegmentFacts& facts)
{
    const Steps steps(facts.recording->length());
    TrackContent content;
    const QString total = counted(facts.segments().size(), Segments::tr("%1 segment"), Segments::tr("%1 segments"));
    content.tracks.push_back(unitTrack(facts, facts.distributor, total));
    for (std::size_t i = 0; i < facts.recording->processors().size(); ++i) {
        const core::UnitId unit = facts.recording->processors()[i];
        const double busy = 100 * facts.recording->utilization(unit, 0, facts.recording->length());
        content.tracks.push_back(unitTrack(facts, unit, Segments::tr("%1 % busy").arg(busy, 0, 'f', 1)));
    }
    content.tracks.push_back(unitTrack(facts, facts.collector, {}));
    for (const core::SegmentRecord& segment : facts.segments()) {
        content.tracks.front().bars.push_back(fillBar(segment, steps));
        if (segment.pipeline + std::size_t{2} < content.tracks.size())
            content.tracks[segment.pipeline + std::size_t{1}].bars.push_back(lifeBar(segment, steps));
        content.tracks.back().bars.push_back(collectBar(segment, steps));
    }
    for (Track& track : content.tracks)
        track.layOut(2);
    addArrows(facts, content);
    content.style = [](int style, const Theme& theme) { return styleOf(style, theme); };
    content.label = [&facts](std::uint32_t id) {
        const core::SegmentRecord* segment = facts.recording->section<core::SegmentSection>().log.find(id);
        return segment ? QStringLiteral("#%1 · %2 %3").arg(id).arg(segment->added).arg(reasonLetter(segment->reason))
                       : QString();
    };
    content.tip = [&facts](std::uint32_t id) { return segmentTip(facts, id); };
    content.selection = [&facts](std::uint32_t id) { return Selection(SegmentLink{facts.draw, id}); };
    content.draw = [&facts](std::uint32_t id) {
        const core::SegmentRecord& segment = facts.segments()[id];
        return facts.colors->placeOf(segment.draw, segment.pass);
    };
    content.thing = [&facts](const Selection& selection) {
        const auto* link = std::get_if<SegmentLink>(&selection);
        return link && link->draw == facts.draw ? std::optional(link->segment) : std::nullopt;
    };
    return content;
}

QList<DataStyle> allSegmentStyles(const Theme& theme)
{
    QList<DataStyle> all;
    for (int style = 0; style < StyleCount; ++style)
        all << styleOf(style, theme);
    return all;
}

} // namespace vitrine::views
