// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/difference/difference_sentences.h"

#include "views/base/link_text.h"
#include "views/docks/configuration/measure_cells.h"
#include "views/docks/difference/difference_context.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <algorithm>

namespace vitrine::views {

namespace {

QString drawText(const core::DrawDifference& row, SentenceLinks& links)
{
    const Link link{.place = DrawLink{row.draw[0]->draw, {}}, .selection = {}};
    return links.add(linkText(link), link);
}

/// Where the decision lies, on this machine.
Link momentOf(const core::RunDifference& difference)
{
    const core::DecisionDifference& found = *difference.decision;
    const std::uint32_t draw = difference.draws[found.row].draw[0]->draw;
    const auto& here = found.sides[0];
    DrawLink moment{draw, {}};
    if (here && here->cycle)
        moment = {draw, *here->cycle + 1, CycleAxis::Draw}; // it has just been taken
    Link link{.place = moment, .selection = {}};
    const auto& any = here ? here : found.sides[1];
    if (here && here->decision.kind == core::DecisionKind::Verdict)
        link.selection = TileLink{draw, here->decision.x, here->decision.y};
    else if (any->decision.isTimeless() && found.pixel)
        link.selection = PixelLink{found.pixel->x, found.pixel->y};
    return link;
}

/// "verdict, tile 8,3 of primitive 1: terminated (row 7); everything is discarded"
QString decisionText(const core::DecisionDifference::Side& side)
{
    return QStringLiteral("%1, %2: %3")
        .arg(inWords(std::string(core::nameOf(side.decision.kind))), inWords(side.where), inWords(side.outcome));
}

QString withCycle(const QString& decision, const std::optional<core::Cycle>& cycle)
{
    return cycle ? Differences::tr("%1, in cycle %2").arg(decision, grouped(*cycle)) : decision;
}

} // namespace

DifferenceSentence imageSentence(const core::RunDifference& difference)
{
    DifferenceSentence sentence;
    sentence.text = imageLine(core::imageVerdict(difference), core::ImagesCompared::EveryDraw, &sentence.links);
    return sentence;
}

DifferenceSentence decisionSentence(const core::RunDifference& difference)
{
    DifferenceSentence sentence;
    if (!difference.decision) {
        const bool hasAll = std::ranges::none_of(difference.draws, &core::DrawDifference::decidesOtherwise);
        sentence.text = hasAll ? Differences::tr("Both runs decide alike in every draw")
                               : Differences::tr("The runs do not decide equally often in a draw");
        return sentence;
    }
    const core::DecisionDifference& found = *difference.decision;
    const auto& [here, there] = found.sides;
    const Link moment = momentOf(difference);
    const QString link = sentence.links.add(Differences::tr("First decision that differs"), moment);
    const QString draw = drawText(difference.draws[found.row], sentence.links);
    const bool isSamePlace =
        here && there && here->where == there->where && here->decision.kind == there->decision.kind;
    const QString onThis = here ? withCycle(decisionText(*here), here->cycle) : Differences::tr("nothing");
    const QString onOther = there
                                ? withCycle(isSamePlace ? inWords(there->outcome) : decisionText(*there), there->cycle)
                                : Differences::tr("nothing");
    sentence.text = Differences::tr("%1, in %2: %3. The other run: %4").arg(link, draw, onThis, onOther);
    return sentence;
}

} // namespace vitrine::views
