// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/why_not/why_not.h"
#include "views/base/shared_machine.h"
#include "views/kit/asking_view.h"

#include <memory>
#include <optional>

class QAction;
class QPushButton;

namespace vitrine::views {

class LinkLabel;
class RowTable;

/// A draw on a machine.
struct WhyNotQuestion {
    std::uint32_t draw = 0; ///< counted over the capture
    std::uint64_t call = 0; ///< its index
    SharedMachine machine;
    friend bool operator==(const WhyNotQuestion&, const WhyNotQuestion&) = default;
};

/// Why a draw goes without HiZ culling, early test, bypass or layer 2, and what would bring each back (RUN-12): it is
/// run by itself, and once more with each change that may help, when the user says so. The answer of another draw than
/// the one shown stays, and says so.
class WhyNotView final : public AskingView<WhyNotQuestion, core::WhyNot> {
    Q_OBJECT

public:
    explicit WhyNotView(Desk& desk);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    [[nodiscard]] Asked<core::WhyNot> asked(const WhyNotQuestion& question) override;
    void showAnswer(const std::shared_ptr<const core::WhyNot>& answer) override;
    void dropAnswer() override;
    void follow(const Changes& changes) override;

private:
    [[nodiscard]] QWidget* makeHeader();
    [[nodiscard]] QWidget* makeContent();
    void addUseAction();
    [[nodiscard]] std::optional<WhyNotQuestion> questionNow() const; ///< nothing: no draw is shown
    /// The change of a knob that the current row shows; null: none.
    [[nodiscard]] const core::SingleChange* currentKnob() const;
    void run();
    void useCurrent();
    void showReady();
    void showHeadline();

    QPushButton* m_run = nullptr;
    LinkLabel* m_headline = nullptr;
    RowTable* m_table = nullptr;
    QAction* m_use = nullptr;
    std::shared_ptr<const core::WhyNot> m_answer;
    std::uint32_t m_draw = 0; ///< that the answer is of
};

} // namespace vitrine::views
