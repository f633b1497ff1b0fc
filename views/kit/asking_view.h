// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_view.h"
#include "views/kit/asking_pane.h"

#include <optional>

namespace vitrine::views {

/// The part of AskingView that does not depend on what is asked.
class AskingViewBase : public DockView {
    Q_OBJECT

public:
    [[nodiscard]] AskingPane& pane() const { return *m_pane; }

protected:
    using DockView::DockView;

    /// Sentences in place of the content.
    struct Words {
        QString closed;  ///< no capture is open: "Open a capture to see its programs."
        QString stopped; ///< the user has stopped the work
    };
    /// Once, in the constructor: what shows the answer. Put the pane into the layout.
    AskingPane& setContent(QWidget* content, const Words& words);

    /// Another capture is open, or none: what was wanted of the one before is gone.
    virtual void dropCapture() {}
    /// Nothing is shown any more; a sentence takes its place.
    virtual void dropAnswer() = 0;
    /// A capture is open, and something has changed: ask for what is wanted now, or say by showNothing() why there is
    /// nothing to ask.
    virtual void follow(const Changes& changes) = 0;
    /// There is no answer. As a failure with a way to ask again, unless the view knows better.
    virtual void tellFailure(const QString& why) { m_pane->showProblem(why); }

    /// No question, no answer, and why.
    void showNothing(const QString& sentence);
    /// Of the capture that is followed; null: none is open.
    [[nodiscard]] const std::shared_ptr<const EventIndex>& index() const { return m_index; }
    /// Drops what is of another capture than the one that is open. follow() comes behind it.
    void followCapture();

    void refresh(const Changes& changes) final;
    virtual void dropQuestion() = 0;
    void fail(const QString& why);

private:
    AskingPane* m_pane = nullptr;
    QString m_closedText;
    std::shared_ptr<const EventIndex> m_index;
};

/// A dock that shows the answer to one question about the open capture. It waits, tells how far the work has come, can
/// be stopped, and offers to ask again (see AskingPane). A Question has ==.
template <typename Question, typename Answer>
class AskingView : public AskingViewBase {
protected:
    using AskingViewBase::AskingViewBase;

    /// How a question is answered; without take, fail and again, which are this class's.
    [[nodiscard]] virtual Asked<Answer> asked(const Question& question) = 0;
    /// Of the newest question. Shows the content, or by the pane why it is empty.
    virtual void showAnswer(const std::shared_ptr<const Answer>& answer) = 0;

    void ask(const Question& question)
    {
        followCapture(); // while the view is hidden nobody has told it of another one
        m_question = question;
        Asked<Answer> errand = asked(question);
        errand.take = [this](const std::shared_ptr<const Answer>& answer) { showAnswer(answer); };
        errand.fail = [this](const QString& why) { fail(why); };
        errand.again = [this, question] { ask(question); };
        pane().ask(std::move(errand));
    }
    /// Unless it is what has been asked last, and was neither stopped nor dropped.
    void askOnce(const Question& question)
    {
        if (m_question != question)
            ask(question);
    }
    /// What is shown, has failed, or is on its way.
    [[nodiscard]] const std::optional<Question>& question() const { return m_question; }
    /// What is shown answers this question as well.
    void restate(const std::optional<Question>& question) { m_question = question; }
    /// It is asked anew next time.
    void dropQuestion() final { m_question.reset(); }

private:
    std::optional<Question> m_question;
};

} // namespace vitrine::views
