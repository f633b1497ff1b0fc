// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/segments/segment_facts.h"

#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/session/machine/segment_section.h"
#include "views/docks/segments/segment_context.h"
#include "views/theme/counted.h"

#include <QStringList>

#include <algorithm>

namespace vitrine::views {

namespace {

struct ReasonWords {
    const char* letter;
    const char* words;
};

// By core::SegmentCloseReason.
constexpr ReasonWords kReasons[] = {
    {"", QT_TRANSLATE_NOOP("Segments", "still open")},
    {"S", QT_TRANSLATE_NOOP("Segments", "no slot left")},
    {"W", QT_TRANSLATE_NOOP("Segments", "too few register words left")},
    {"P", QT_TRANSLATE_NOOP("Segments", "too many primitives")},
    {"V", QT_TRANSLATE_NOOP("Segments", "another program or state version")},
    {"T", QT_TRANSLATE_NOOP("Segments", "time-out")},
    {"F", QT_TRANSLATE_NOOP("Segments", "flush at the end of the draw")},
    {"Q", QT_TRANSLATE_NOOP("Segments", "fragment queue full of dispatched tasks")},
};

static_assert(std::size(kReasons) == core::kSegmentCloseReasons);

constexpr const char* kResources[] = {QT_TRANSLATE_NOOP("Segments", "Slots"), QT_TRANSLATE_NOOP("Segments", "Words"),
                                      QT_TRANSLATE_NOOP("Segments", "Primitives"),
                                      QT_TRANSLATE_NOOP("Segments", "Programs")};
static_assert(std::size(kResources) == core::kSegmentResources);

QString stepText(core::Cycle cycle)
{
    return cycle == core::kNever ? QStringLiteral("–") : grouped(cycle);
}

} // namespace

bool SegmentFacts::hasSegments() const
{
    return recording && recording->config().segments->segMode == core::SegmentMode::Segment;
}

QString SegmentFacts::pipelineName(std::uint16_t pipeline) const
{
    return pipeline < recording->processors().size()
               ? QString::fromStdString(recording->unit(recording->processors()[pipeline]).path)
               : QString::number(pipeline);
}

double SegmentFacts::fillPercent(const core::SegmentRecord& segment) const
{
    return core::fillPercent(segment.added, 1, recording->config().segments->segLimits);
}

core::PipelineReport SegmentFacts::report(std::uint16_t pipeline) const
{
    const auto& all = recording->section<core::SegmentSection>().report.pipelines;
    return pipeline < all.size() ? all[pipeline] : core::PipelineReport{};
}

QString SegmentFacts::orderText(std::size_t most) const
{
    const auto& all = segments();
    const auto end = std::ranges::partition_point(
        all, [this](const core::SegmentRecord& segment) { return segment.opened < cursor; });
    const auto count = static_cast<std::size_t>(end - all.begin());
    QStringList order;
    if (count > most)
        order << QStringLiteral("…");
    for (std::size_t i = count - std::min(count, most); i < count; ++i)
        order << QString::number(all[i].pipeline);
    return order.join(QStringLiteral(", "));
}

QString reasonsText(const core::CloseReasons& reasons)
{
    QStringList parts;
    for (std::size_t i = 1; i < reasons.size(); ++i)
        if (reasons[i] != 0)
            parts << QStringLiteral("%1 %2").arg(QLatin1String(kReasons[i].letter), grouped(reasons[i]));
    return parts.join(QStringLiteral(" · "));
}

QString resourceName(std::size_t resource)
{
    return Segments::tr(kResources[resource]);
}

QString reasonLetter(core::SegmentCloseReason reason)
{
    return QLatin1String(kReasons[static_cast<std::size_t>(reason)].letter);
}

QString reasonText(core::SegmentCloseReason reason)
{
    const QString letter = reasonLetter(reason);
    const QString words = Segments::tr(kReasons[static_cast<std::size_t>(reason)].words);
    return letter.isEmpty() ? words : QStringLiteral("%1 · %2").arg(letter, words);
}

core::Cycle cyclesBetween(core::Cycle from, core::Cycle to)
{
    return from == core::kNever || to == core::kNever || to < from ? core::kNever : to - from;
}

QString segmentTip(const SegmentFacts& facts, std::uint32_t number)
{
    const core::SegmentRecord* segment = facts.recording->section<core::SegmentSection>().log.find(number);
    if (!segment)
        return {};
    const QString fragments = counted(segment->added, Segments::tr("%1 fragment"), Segments::tr("%1 fragments"));
    QString tip =
        Segments::tr("<b>Segment %1</b> on %2 · draw %3 · %4, %5 % full · %6")
            .arg(number)
            .arg(facts.pipelineName(segment->pipeline))
            .arg(segment->draw)
            .arg(fragments, QString::number(facts.fillPercent(*segment), 'f', 1), reasonText(segment->reason));
    tip +=
        QStringLiteral("<br>") + Segments::tr("selected %1 · closed %2 · done %3 · collect %4 to %5")
                                     .arg(stepText(segment->opened), stepText(segment->closed), stepText(segment->done),
                                          stepText(segment->collected), stepText(segment->lastCollected));
    const core::Cycle waited = cyclesBetween(segment->done, segment->collected);
    if (waited != core::kNever && waited > 0)
        tip += QStringLiteral("<br>") + counted(waited, Segments::tr("waited %1 cycle for older segments"),
                                                Segments::tr("waited %1 cycles for older segments"));
    return tip;
}

} // namespace vitrine::views
