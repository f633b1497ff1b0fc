// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/explain/explanation_text.h"

#include "core/session/machine/draw_recording.h"
#include "views/machine/scope_text.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace vitrine::views {

namespace {

struct Explain {
    Q_DECLARE_TR_FUNCTIONS(Explain)
};

QString groupName(core::PartGroup group)
{
    switch (group) {
    case core::PartGroup::Processors: return Explain::tr("Processors");
    case core::PartGroup::Pipeline: return Explain::tr("Pipeline");
    case core::PartGroup::Devices: return Explain::tr("Devices and memory");
    }
    return {};
}

QString activityName(core::Activity activity)
{
    switch (activity) {
    case core::Activity::Working: return Explain::tr("working");
    case core::Activity::Stalled: return Explain::tr("stalled");
    case core::Activity::Idle: break;
    }
    return Explain::tr("idle");
}

std::optional<Link> linkOf(const core::NamedThing& thing, const core::DrawRecording& recording, std::uint32_t draw)
{
    using Kind = core::NamedThing::Kind;
    switch (thing.kind) {
    case Kind::Unit: return Link{{}, UnitLink{recording.unit({thing.number}).path}};
    case Kind::Queue: return Link{{}, QueueLink{recording.queue({thing.number}).path}};
    case Kind::Task: return Link{{}, TaskLink{draw, {thing.number}}};
    case Kind::Request: return Link{{}, RequestLink{draw, {thing.number}}};
    case Kind::Segment: return Link{{}, SegmentLink{draw, thing.number}};
    case Kind::Tile: return Link{{}, TileLink{draw, thing.number, thing.row}};
    }
    return std::nullopt;
}

/// Where a name stands as a whole in a sentence: "sp.1", but not within "sp.10" or "sp.1.tasks". -1: nowhere.
qsizetype placeOf(const QString& name, const QString& sentence, qsizetype from)
{
    const auto belongs = [](QChar character) { return character.isLetterOrNumber() || character == u'_'; };
    for (qsizetype at = sentence.indexOf(name, from); at >= 0; at = sentence.indexOf(name, at + 1)) {
        const qsizetype end = at + name.size();
        const bool goesOn = end < sentence.size() &&
                            (belongs(sentence[end]) ||
                             (sentence[end] == u'.' && end + 1 < sentence.size() && belongs(sentence[end + 1])));
        const bool beganBefore = at > 0 && (belongs(sentence[at - 1]) || sentence[at - 1] == u'.');
        if (!goesOn && !beganBefore)
            return at;
    }
    return -1;
}

/// The sentence with its names as links, wherever the translation has put them.
QString linkedSentence(const core::ExplainedPart& part, const core::DrawRecording& recording, std::uint32_t draw,
                       LinkedHtml& out)
{
    const QString sentence = inWords(part.sentence);
    struct Place {
        qsizetype at, size;
        Link link;
    };
    std::vector<Place> places;
    for (const core::NamedThing& thing : part.names) {
        const QString name = inWords(thing.words);
        const auto link = linkOf(thing, recording, draw);
        for (qsizetype at = placeOf(name, sentence, 0); link && at >= 0; at = placeOf(name, sentence, at + 1)) {
            const bool isTaken = std::any_of(places.begin(), places.end(), [&](const Place& place) {
                return at < place.at + place.size && place.at < at + name.size();
            });
            if (!isTaken)
                places.push_back({at, name.size(), *link});
        }
    }
    std::sort(places.begin(), places.end(), [](const Place& a, const Place& b) { return a.at < b.at; });
    QString html;
    qsizetype done = 0;
    for (const Place& place : places) {
        html += LinkedHtml::plain(sentence.mid(done, place.at - done));
        html += out.link(place.link, sentence.mid(place.at, place.size));
        done = place.at + place.size;
    }
    return html + LinkedHtml::plain(sentence.mid(done)) + QLatin1Char('.');
}

} // namespace

std::vector<ExplanationText::Section> ExplanationText::sections() const
{
    std::vector<Section> all;
    for (const core::ExplainedPart& part : told.parts)
        if (part.unit == selected)
            all.push_back({Explain::tr("Selected"), {&part}}); // whatever the switch says: it was asked for
    for (const core::ExplainedPart& part : told.parts) {
        if (part.unit == selected || (onlyChanged && !part.isNew))
            continue;
        const QString title = groupName(part.group);
        if (all.empty() || all.back().title != title)
            all.push_back({title, {}});
        all.back().parts.push_back(&part);
    }
    return all;
}

QString ExplanationText::summary() const
{
    QStringList lines;
    const auto unchanged = static_cast<quint64>(
        std::count_if(told.parts.begin(), told.parts.end(), [this](const core::ExplainedPart& part) {
            return onlyChanged && !part.isNew && part.unit != selected;
        }));
    if (unchanged != 0)
        lines << counted(unchanged, Explain::tr("%1 part goes on as in the cycle before."),
                         Explain::tr("%1 parts go on as in the cycle before."));
    if (selected && std::none_of(told.parts.begin(), told.parts.end(),
                                 [this](const core::ExplainedPart& part) { return part.unit == selected; }))
        lines << Explain::tr("%1 is idle.").arg(text(recording.unit(selected).path));
    lines << (told.idle == 0 ? Explain::tr("No part is idle.")
                             : counted(told.idle, Explain::tr("%1 part is idle."), Explain::tr("%1 parts are idle.")));
    return lines.join(QLatin1Char(' '));
}

LinkedHtml ExplanationText::html() const
{
    LinkedHtml out;
    out.add(QStringLiteral("<p><b>%1</b></p>").arg(inCycleText(told.cycle).toHtmlEscaped()));
    for (const Section& section : sections()) {
        out.add(QStringLiteral("<p style=\"margin-top:8px\"><b>%1</b></p>").arg(section.title.toHtmlEscaped()));
        for (const core::ExplainedPart* part : section.parts) {
            const QString sentence = linkedSentence(*part, recording, draw, out);
            out.add(QStringLiteral("<p>%1</p>").arg(sentence));
        }
    }
    out.add(QStringLiteral("<p style=\"margin-top:8px\">%1</p>").arg(summary().toHtmlEscaped()));
    return out;
}

QString ExplanationText::plain() const
{
    QString all = inCycleText(told.cycle) + QLatin1Char('\n');
    for (const Section& section : sections()) {
        all += QLatin1Char('\n') + section.title + QLatin1Char('\n');
        for (const core::ExplainedPart* part : section.parts)
            all += inWords(part->sentence) + QStringLiteral(".\n");
    }
    return all + QLatin1Char('\n') + summary() + QLatin1Char('\n');
}

QStringList ExplanationText::columns()
{
    return {Explain::tr("Group"), Explain::tr("Part"), Explain::tr("Activity"), Explain::tr("Sentence")};
}

std::vector<Row> ExplanationText::rows() const
{
    std::vector<Row> all;
    for (const Section& section : sections())
        for (const core::ExplainedPart* part : section.parts)
            all.push_back({.cells = {{.text = groupName(part->group)},
                                     {.text = text(recording.unit(part->unit).path)},
                                     {.text = activityName(part->activity)},
                                     {.text = inWords(part->sentence)}}});
    return all;
}

} // namespace vitrine::views
