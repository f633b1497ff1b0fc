// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/explain/explained_cycle.h"
#include "views/kit/row_model.h"
#include "views/machine/linked_text.h"

#include <QStringList>

#include <vector>

namespace vitrine::views {

/// A cycle of a draw in words, as the dock shows it.
struct ExplanationText {
    const core::CycleExplanation& told;
    const core::DrawRecording& recording;
    std::uint32_t draw = 0;
    core::UnitId selected;    ///< whose sentence comes first; none
    bool onlyChanged = false; ///< leaves out what goes on as in the cycle before

    [[nodiscard]] LinkedHtml html() const;
    [[nodiscard]] QString plain() const;
    /// A row for each sentence.
    [[nodiscard]] std::vector<Row> rows() const;
    [[nodiscard]] static QStringList columns();

private:
    struct Section {
        QString title;
        std::vector<const core::ExplainedPart*> parts;
    };
    [[nodiscard]] std::vector<Section> sections() const;
    [[nodiscard]] QString summary() const;
};

} // namespace vitrine::views
