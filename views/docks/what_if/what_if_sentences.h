// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link_label.h"
#include "views/docks/what_if/what_if_answer.h"

namespace vitrine::views {

struct WhatIfSentence {
    QString text; ///< with the marks of its links
    SentenceLinks links;
};

/// "On draw 3, with hiz.layer1 = off": the place is a link.
[[nodiscard]] WhatIfSentence headlineOf(const WhatIfQuestion& question);
/// "These figures are of draw 3, with hiz.layer1 = off. Press Run for draw 5, with hiz.layer1 = off.": what was asked,
/// and what would be asked now.
[[nodiscard]] WhatIfSentence outdatedSentence(const WhatIfQuestion& asked, const WhatIfQuestion& now);

/// Whether every pixel is equal, and where not: a mark, and a sentence that leads to the pixel.
struct WhatIfVerdict {
    bool isEqual = false;
    QString sentence;
    SentenceLinks links;
};
[[nodiscard]] WhatIfVerdict verdictOf(const WhatIfAnswer& answer);

} // namespace vitrine::views
