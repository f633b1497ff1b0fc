// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/what_if/what_if_sentences.h"

#include "views/base/machine_choice.h"
#include "views/docks/configuration/measure_cells.h"
#include "views/docks/what_if/machine_switch.h"
#include "views/docks/what_if/what_if_context.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

namespace vitrine::views {

namespace {

QString turnedText(const WhatIfQuestion& question)
{
    return changesText(question.inUse, question.whatIf);
}

} // namespace

WhatIfSentence headlineOf(const WhatIfQuestion& question)
{
    WhatIfSentence sentence;
    sentence.text = WhatIf::tr("On %1, with %2")
                        .arg(sentence.links.add(question.part.name, question.part.link), turnedText(question));
    return sentence;
}

WhatIfSentence outdatedSentence(const WhatIfQuestion& asked, const WhatIfQuestion& now)
{
    WhatIfSentence sentence;
    sentence.text = WhatIf::tr("These figures are of %1, with %2.")
                        .arg(sentence.links.add(asked.part.name, asked.part.link), turnedText(asked));
    const QString next = turnedText(now);
    sentence.text += QLatin1Char(' ');
    sentence.text += next.isEmpty() ? WhatIf::tr("No switch is turned now.")
                                    : WhatIf::tr("Press Run for %1, with %2.").arg(now.part.name, next);
    return sentence;
}

WhatIfVerdict verdictOf(const WhatIfAnswer& answer)
{
    WhatIfVerdict verdict;
    const auto& machines = answer.machines.machines;
    for (const auto& [machine, sentence] : {std::pair{&machines[0], WhatIf::tr("This machine can't run it: %1")},
                                            {&machines[1], WhatIf::tr("The other machine can't run it: %1")}}) {
        if (machine->notRunnable.empty())
            continue;
        verdict.sentence = sentence.arg(inWords(machine->notRunnable));
        return verdict;
    }
    const QString draws = counted(answer.draws, WhatIf::tr("%1 draw"), WhatIf::tr("%1 draws"));
    if (const auto& difference = machines[1].difference) {
        const QString pixel = WhatIf::tr("pixel %1,%2 of draw %3")
                                  .arg(difference->pixel.x)
                                  .arg(difference->pixel.y)
                                  .arg(difference->draw);
        const Link link{.place = DrawLink{difference->draw},
                        .selection = PixelLink{difference->pixel.x, difference->pixel.y}};
        verdict.sentence = WhatIf::tr("Images differ in %1, first at %2")
                               .arg(attachmentText(difference->attachment), verdict.links.add(pixel, link));
        return verdict;
    }
    verdict.isEqual = true;
    verdict.sentence = WhatIf::tr("Images equal after each of %1: color, depth and stencil").arg(draws);
    if (answer.question.part.calls.isInFlight)
        verdict.sentence = WhatIf::tr("Images equal where the frame ends: color, depth and stencil");
    else if (answer.draws == 1)
        verdict.sentence = WhatIf::tr("Images equal: color, depth and stencil");
    return verdict;
}

} // namespace vitrine::views
