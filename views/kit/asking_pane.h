// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/desk.h"
#include "views/base/inspector.h"
#include "views/kit/pane.h"
#include "views/theme/text.h"

namespace vitrine::views {

/// What is asked of the inspector, and who takes the answer.
template <typename Answer>
struct Asked {
    std::uint64_t position = 0; ///< calls executed: where the replay stands that answers
    QString busy;               ///< "Reading the mesh of draw 3"
    std::function<core::Result<Answer>(Inspection&)> work;
    std::function<void(const std::shared_ptr<const Answer>&)> take; ///< shows it, or why there is nothing to see
    std::function<void(const QString& why)> fail = {};              ///< empty: `why` is shown, with a way to ask again
    std::function<void()> again = {};                               ///< what that way does; empty: asks the same
};

/// A pane whose content is the answer to a question. While it is worked on the pane is busy (after 150 ms), tells how
/// far it has come, and can be stopped. Of several questions the newest alone is answered. A question that failed or
/// was stopped can be asked again.
class AskingPane final : public Pane {
    Q_OBJECT

public:
    /// `stoppedText`: what is said when the user has stopped the work.
    AskingPane(Desk& desk, QWidget* content, QString stoppedText, QWidget* parent = nullptr);

    template <typename Answer>
    void ask(Asked<Answer> asked)
    {
        begin(
            asked.busy, asked.again ? asked.again : [this, asked] { ask(asked); });
        m_desk.inspector().ask<Answer>(this, asked.position, asked.work, [this, asked](const auto& answer) {
            if (answer)
                return asked.take(*answer);
            const QString why = inWords(answer.error().message);
            asked.fail ? asked.fail(why) : showProblem(why);
        });
    }
    /// The question is of no interest any more. What is shown stays.
    void forget();
    /// A failure, with a way to ask again.
    void showProblem(const QString& sentence);

signals:
    /// By the user. stoppedText is shown; whoever hears of it may show something else.
    void stopped();

private:
    void begin(const QString& busy, std::function<void()> again);
    void stop();
    [[nodiscard]] WayOut askAgain() const;

    Desk& m_desk;
    QString m_stoppedText;
    std::function<void()> m_again;
};

} // namespace vitrine::views
