// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/limits/limits.h"
#include "views/base/shared_machine.h"
#include "views/kit/asking_view.h"

#include <memory>

class QPushButton;

namespace vitrine::views {

class GainBars;
class LinkLabel;
class RowTable;

/// A frame on a machine.
struct LimitsQuestion {
    std::size_t frame = 0; ///< as many as there are: the calls behind the last
    SharedMachine machine;
    friend bool operator==(const LimitsQuestion&, const LimitsQuestion&) = default;
};

/// What limits the frame (RUN-11): it is run on the machine in use, and on the same with single knobs otherwise. It is
/// run when the user says so. Figures of another frame than the one shown stay, and say so.
class LimitsView final : public AskingView<LimitsQuestion, core::FrameLimits> {
    Q_OBJECT

public:
    explicit LimitsView(Desk& desk);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    [[nodiscard]] Asked<core::FrameLimits> asked(const LimitsQuestion& question) override;
    void showAnswer(const std::shared_ptr<const core::FrameLimits>& answer) override;
    void dropAnswer() override;
    void follow(const Changes& changes) override;

private:
    [[nodiscard]] QWidget* makeHeader();
    [[nodiscard]] QWidget* makeContent();
    [[nodiscard]] LimitsQuestion questionNow() const;
    void run();
    void showReady();
    void showHeadline();

    QPushButton* m_run = nullptr;
    LinkLabel* m_headline = nullptr;
    RowTable* m_table = nullptr;
    GainBars* m_bars = nullptr;
    std::shared_ptr<const core::FrameLimits> m_limits;
};

} // namespace vitrine::views
