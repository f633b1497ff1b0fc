// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/difference/run_difference.h"
#include "views/base/link_label.h"

namespace vitrine::views {

struct DifferenceSentence {
    QString text;
    SentenceLinks links;
};

/// Whether the images are equal; the first pixel that differs leads to it.
[[nodiscard]] DifferenceSentence imageSentence(const core::RunDifference& difference);
/// The first decision that differs, with what either machine says; it leads to its moment on this one.
[[nodiscard]] DifferenceSentence decisionSentence(const core::RunDifference& difference);

} // namespace vitrine::views
