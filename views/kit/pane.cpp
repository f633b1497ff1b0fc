// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/kit/pane.h"

#include "views/theme/key_text.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedLayout>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr int kProgressWidth = 200;
constexpr int kProgressSteps = 1000;

/// What the core says begins small, to stand behind a name; a name stays as it is: "nothing.vitrine: …"
bool beginsWithName(const QString& sentence)
{
    const QString first = sentence.section(QLatin1Char(' '), 0, 0);
    return !std::ranges::all_of(first, [](QChar one) { return one.isLetter() || one == QLatin1Char('\''); });
}

} // namespace

Pane::Pane(QWidget* content, QWidget* parent)
    : QWidget(parent), m_content(content), m_stack(new QStackedLayout(this)), m_told(new QWidget(this)),
      m_message(new QLabel(m_told)), m_wayOut(new QPushButton(m_told)), m_busy(new QWidget(this)),
      m_busyText(new QLabel(m_busy)), m_progress(new QProgressBar(m_busy))
{
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setMargin(kPadding);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(m_wayOut, &QPushButton::clicked, this, [this] {
        const auto take = m_takeWayOut; // it may show something else, with another way out
        take();
    });
    auto* blank = new QWidget(this);
    for (QWidget* page : {blank, m_told, m_busy}) { // as wide as the pane, one surface with what stands on it
        page->setProperty("role", "told");
        page->setAttribute(Qt::WA_StyledBackground);
    }
    auto* told = new QVBoxLayout(m_told);
    told->setContentsMargins(0, 0, 0, 0);
    told->addStretch();
    told->addWidget(m_message);
    told->addWidget(m_wayOut, 0, Qt::AlignCenter);
    told->addStretch();
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(kProgressWidth);
    auto* cancel = new QPushButton(tr("Cancel"), m_busy);
    connect(cancel, &QPushButton::clicked, this, &Pane::cancelRequested);
    m_busyText->setAlignment(Qt::AlignCenter);
    m_busyText->setWordWrap(true); // pages that are not shown count, too, in what the pane needs
    auto* layout = new QVBoxLayout(m_busy);
    layout->addStretch();
    layout->addWidget(m_busyText);
    for (QWidget* part : {static_cast<QWidget*>(m_progress), static_cast<QWidget*>(cancel)})
        layout->addWidget(part, 0, Qt::AlignCenter);
    layout->addStretch();
    for (QWidget* page : {blank, m_content, m_told, m_busy})
        m_stack->addWidget(page);
    m_busyTimer.setSingleShot(true);
    m_busyTimer.setInterval(kBusyMilliseconds);
    connect(&m_busyTimer, &QTimer::timeout, this, [this] { turnTo(m_busy); });
}

// While the content is away, the pane itself holds the keyboard for it.
void Pane::turnTo(QWidget* page)
{
    QWidget* focused = QApplication::focusWidget();
    if (page != m_content && (focused == m_content || m_content->isAncestorOf(focused))) {
        m_focused = focused;
        setFocus(Qt::OtherFocusReason);
    }
    m_stack->setCurrentWidget(page);
    if (page == m_content && hasFocus() && m_focused)
        m_focused->setFocus(Qt::OtherFocusReason);
}

void Pane::showContent()
{
    m_busyTimer.stop();
    turnTo(m_content);
    m_wayOut->hide();
}

void Pane::showEmpty(const QString& sentence, const WayOut& wayOut)
{
    showMessage(sentence, "empty", wayOut);
}

void Pane::showFailure(const QString& sentence, const WayOut& wayOut)
{
    showMessage(beginsWithName(sentence) ? sentence : asSentence(sentence), "failure", wayOut);
}

void Pane::showMessage(const QString& sentence, const char* role, const WayOut& wayOut)
{
    m_busyTimer.stop();
    m_message->setProperty("role", role);
    m_message->style()->unpolish(m_message); // The style sheet looks at the property only then.
    m_message->style()->polish(m_message);
    setKeyLabel(*m_message, sentence);
    m_takeWayOut = wayOut.take;
    nameWayOut(*m_wayOut, wayOut);
    m_wayOut->setVisible(!wayOut.text.isEmpty());
    turnTo(m_told);
}

void Pane::showBusy(const QString& sentence)
{
    m_busyText->setText(sentence);
    m_progress->setRange(0, 0);
    if (m_stack->currentWidget() != m_busy && !m_busyTimer.isActive())
        m_busyTimer.start();
}

void Pane::setProgress(quint64 done, quint64 total)
{
    if (total == 0)
        return m_progress->setRange(0, 0);
    m_progress->setRange(0, kProgressSteps);
    m_progress->setValue(static_cast<int>(std::min(done, total) * kProgressSteps / total));
}

bool Pane::isContentShown() const
{
    return m_stack->currentWidget() == m_content;
}

QString Pane::sentence() const
{
    if (isContentShown())
        return {};
    return m_stack->currentWidget() == m_busy ? m_busyText->text() : m_message->text();
}

} // namespace vitrine::views
