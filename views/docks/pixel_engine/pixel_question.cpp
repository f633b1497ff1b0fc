// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/pixel_question.h"

#include "core/session/pixel_history/pixel_history_text.h"
#include "views/base/inspector.h"
#include "views/docks/history/history_source.h"

#include <algorithm>
#include <limits>

namespace vitrine::views {

namespace {

/// No pixel of any target: what a draw blends is known then, and no trace asked for.
constexpr std::uint32_t kNowhere = std::numeric_limits<std::uint32_t>::max();

core::PixelTraceQuery queryOf(const PixelQuestion& question)
{
    const PixelLink pixel = question.pixel.value_or(PixelLink{kNowhere, kNowhere});
    return {pixel.x, pixel.y, question.primitive, question.sample};
}

core::Text atPixel(const PixelQuestion& question)
{
    return core::textOf("pixel {},{}", question.pixel->x, question.pixel->y);
}

/// What the machine did with the draw's fragments there.
core::Text fateOf(Inspection& inspection, const PixelQuestion& question, HistorySource& source)
{
    const auto history = source.answer(inspection, {question.position + 1, question.pixel->x, question.pixel->y});
    if (!history)
        return history.error().message;
    std::vector<core::Text> fates;
    for (const core::PixelEntry& entry : history->entries)
        if (entry.kind == core::PixelEntryKind::Fragment && entry.draw == question.draw &&
            (question.primitive == 0 || entry.fragment->ids.primitive == question.primitive))
            fates.push_back(sentence(*history, entry));
    return fates.empty() ? core::textOf("draw {} covers nothing of {}", question.draw, atPixel(question))
                         : joined(fates);
}

core::Result<PixelAnswer> answerDraw(Inspection& inspection, const PixelQuestion& question, HistorySource& source)
{
    const auto draw = inspection.replay.takeNextDraw();
    if (!draw)
        return draw.error();
    const core::PixelTraceQuery query = queryOf(question);
    auto inspected = inspectPixel(**draw, query, inspection.stop);
    if (!inspected)
        return inspected.error();
    PixelAnswer answer{question.draw, std::make_shared<const core::PixelInspection>(*std::move(inspected)), {}};
    if (answer.inspection->trace || !question.pixel)
        return answer;
    const bool isVector = answer.inspection->program.vector.has_value();
    answer.why = answer.inspection->survey.fragments.empty() && !isVector
                     ? fateOf(inspection, question, source)
                     : nothingBlended(**draw, query, answer.inspection->survey).message;
    return answer;
}

core::Result<PixelAnswer> answerLast(Inspection& inspection, const PixelQuestion& question, HistorySource& source)
{
    const auto history = source.answer(inspection, {question.position, question.pixel->x, question.pixel->y});
    if (!history)
        return history.error();
    const auto& entries = history->entries;
    const auto last = std::find_if(entries.rbegin(), entries.rend(), [](const core::PixelEntry& entry) {
        return entry.kind == core::PixelEntryKind::Fragment && entry.fate == core::PixelFate::Written && entry.draw;
    });
    if (last == entries.rend())
        return core::failure("no draw of this frame has blended a color at {}", atPixel(question));
    if (auto arrived = inspection.replay.seek(last->callIndex, inspection.stop, inspection.progress); !arrived)
        return arrived.error();
    PixelQuestion found = question;
    found.position = last->callIndex;
    found.draw = *last->draw;
    return answerDraw(inspection, found, source);
}

} // namespace

core::Result<PixelAnswer> answerPixel(Inspection& inspection, const PixelQuestion& question, HistorySource& source)
{
    return question.lastBlended ? answerLast(inspection, question, source) : answerDraw(inspection, question, source);
}

} // namespace vitrine::views
