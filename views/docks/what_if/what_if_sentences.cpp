// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/what_if/what_if_sentences.h"

#include "views/base/machine_choice.h"
#include "views/docks/configuration/compared_range.h"
#include "views/docks/configuration/measure_cells.h"
#include "views/docks/what_if/machine_switch.h"
#include "views/docks/what_if/what_if_context.h"

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
    const core::ImageVerdict inUse = core::imageVerdict(answer.machines, 0);
    if (!inUse.notRunnable.empty()) {
        verdict.sentence = WhatIf::tr("This machine: %1").arg(imageCell(inUse).text);
        return verdict;
    }
    const core::ImageVerdict images = core::imageVerdict(answer.machines, 1);
    verdict.isEqual = images.isEqual();
    verdict.sentence = imageLine(images, comparedWhen(answer.question.part), &verdict.links);
    return verdict;
}

} // namespace vitrine::views
