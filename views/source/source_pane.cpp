// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/source/source_pane.h"

#include "views/source/source_view.h"
#include "views/theme/counted.h"
#include "views/theme/key_text.h"
#include "views/theme/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace vitrine::views {

SourcePane::SourcePane(QWidget* parent) : QWidget(parent), m_text(new SourceView(this)), m_bar(makeBar())
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_text, 1);
    m_bar->hide();
    setFocusProxy(m_text);
    connect(m_text, &SourceView::findRequested, this, &SourcePane::openFind);
    connect(m_text, &SourceView::findNextRequested, this, &SourcePane::findNext);
}

QWidget* SourcePane::makeBar()
{
    auto* bar = new QWidget(this);
    bar->setProperty("role", "header");
    bar->setAttribute(Qt::WA_StyledBackground);
    m_field = new QLineEdit(bar);
    m_field->setObjectName(QStringLiteral("findInText"));
    m_field->setPlaceholderText(tr("Find in the text"));
    m_field->setAccessibleName(tr("Find in the text"));
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    m_count = new QLabel(bar);
    m_count->setProperty("role", "secondary");
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    layout->setSpacing(kGrid);
    layout->addWidget(m_field, 1);
    layout->addWidget(m_count);
    const auto addButton = [&](const QString& text, const QString& name, const QString& tip, auto pressed) {
        auto* button = new QToolButton(bar);
        button->setText(text);
        button->setAccessibleName(name);
        setKeyTip(*button, tip);
        connect(button, &QToolButton::clicked, this, pressed);
        layout->addWidget(button);
    };
    addButton(QStringLiteral("↑"), tr("Previous place"),
              tr("<b>Previous place</b> ({key:previous-in-source})<br>Goes back to the one before."),
              [this] { findNext(true); });
    addButton(QStringLiteral("↓"), tr("Next place"),
              tr("<b>Next place</b> ({key:next-in-source})<br>Goes on to the one after."), [this] { findNext(false); });
    addButton(QStringLiteral("✕"), tr("Close the search"),
              tr("<b>Close the search</b> (Esc)<br>Back to the text, where it stands."), [this] { closeFind(); });
    connect(m_field, &QLineEdit::textChanged, this, &SourcePane::search);
    return bar;
}

void SourcePane::openFind()
{
    const QString selected = m_text->textCursor().selectedText();
    const bool isAsked = !m_field->hasFocus(); // else what stands there is what was typed
    if (isAsked && !selected.isEmpty() && !selected.contains(QChar::ParagraphSeparator))
        m_field->setText(selected);
    m_bar->show();
    m_field->setFocus();
    m_field->selectAll();
    search();
}

void SourcePane::closeFind()
{
    m_bar->hide();
    m_text->setFound({});
    m_text->setFocus();
}

void SourcePane::findNext(bool backward)
{
    m_text->findNext(m_field->text(), backward ? QTextDocument::FindBackward : QTextDocument::FindFlags());
}

void SourcePane::search()
{
    const QString words = m_field->text();
    const int count = m_text->setFound(words);
    m_count->setText(words.isEmpty() ? QString()
                     : count == 0    ? tr("not found")
                                     : counted(static_cast<quint64>(count), tr("%1 place"), tr("%1 places")));
    QTextCursor from = m_text->textCursor(); // the place at hand stays while more of its word is typed
    from.setPosition(from.selectionStart());
    m_text->setTextCursor(from);
    m_text->findNext(words);
}

bool SourcePane::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    QAction* action = m_text->actionOf(key);
    if (!isEnter && !action && key.key() != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // the window's keys of the same name wait
        return true;
    }
    if (action)
        action->trigger();
    else if (key.key() == Qt::Key_Escape)
        closeFind();
    else
        findNext((key.modifiers() & Qt::ShiftModifier) != 0);
    return true;
}

} // namespace vitrine::views
