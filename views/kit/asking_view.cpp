// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/kit/asking_view.h"

#include <utility>

namespace vitrine::views {

AskingPane& AskingViewBase::setContent(QWidget* content, const Words& words)
{
    m_closedText = words.closed;
    m_pane = new AskingPane(desk(), content, words.stopped, this);
    connect(m_pane, &AskingPane::stopped, this, [this] {
        dropQuestion();
        dropAnswer();
        emit titleChanged({});
    });
    return *m_pane;
}

void AskingViewBase::followCapture()
{
    if (std::exchange(m_index, desk().moment().index) == m_index)
        return;
    dropQuestion();
    dropCapture();
}

void AskingViewBase::refresh(const Changes& changes)
{
    followCapture();
    if (!desk().moment().isOpen())
        return showNothing(m_closedText);
    follow(changes);
}

void AskingViewBase::showNothing(const QString& sentence)
{
    m_pane->forget();
    dropQuestion();
    dropAnswer();
    emit titleChanged({});
    m_pane->showEmpty(sentence);
}

void AskingViewBase::fail(const QString& why)
{
    dropAnswer();
    emit titleChanged({});
    tellFailure(why);
}

} // namespace vitrine::views
