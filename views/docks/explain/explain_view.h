// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/explain/explained_cycle.h"
#include "views/docks/explain/explanation_text.h"
#include "views/machine/machine_view.h"

#include <memory>
#include <optional>

class QToolButton;

namespace vitrine::views {

class LinkedText;

/// The cycle before the cursor in words: a sentence for each part of the machine that did something, or could not. The
/// part that is selected comes first.
class ExplainView final : public MachineView {
    Q_OBJECT

public:
    explicit ExplainView(Desk& desk);

    [[nodiscard]] QToolButton& onlyChanged() const { return *m_onlyChanged; }
    /// Null while the machine is asked.
    [[nodiscard]] const std::shared_ptr<const core::CycleExplanation>& told() const { return m_told; }

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void showRecording() override;
    void showCursor() override;

private:
    [[nodiscard]] QWidget* makeHeader();
    [[nodiscard]] ExplanationText shown() const;
    void showTold();

    QToolButton* m_onlyChanged = nullptr;
    LinkedText* m_sentences;
    RowModel* m_rows;                    ///< what is shown, to be saved
    std::optional<core::Cycle> m_cursor; ///< asked for, or shown
    std::shared_ptr<const core::CycleExplanation> m_told;
};

} // namespace vitrine::views
