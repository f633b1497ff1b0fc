// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/kit/asking_pane.h"

#include <utility>

namespace vitrine::views {

AskingPane::AskingPane(Desk& desk, QWidget* content, QString stoppedText, QWidget* parent)
    : Pane(content, parent), m_desk(desk), m_stoppedText(std::move(stoppedText))
{
    connect(this, &Pane::cancelRequested, this, &AskingPane::stop);
    connect(&desk.inspector(), &Inspector::progressed, this, [this](const QObject* asker, quint64 done, quint64 total) {
        if (asker == this)
            setProgress(done, total);
    });
}

void AskingPane::begin(const QString& busy, std::function<void()> again)
{
    m_again = std::move(again);
    showBusy(busy);
}

void AskingPane::forget()
{
    m_desk.inspector().forget(this);
}

void AskingPane::stop()
{
    forget();
    showEmpty(m_stoppedText, askAgain());
    emit stopped();
}

void AskingPane::showProblem(const QString& sentence)
{
    showFailure(sentence, askAgain());
}

WayOut AskingPane::askAgain() const
{
    return {tr("Try again"), tr("Begins the work anew."), m_again};
}

} // namespace vitrine::views
