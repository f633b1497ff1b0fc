// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notes/notes_actions.h"

#include "views/base/desk.h"
#include "views/base/notes.h"
#include "views/docks/notes/note_places.h"
#include "views/theme/icons.h"
#include "views/theme/key_text.h"

#include <QAction>
#include <QWidget>

namespace vitrine::app {

struct NotesActions::Row {
    QString id; ///< its keys are stored by it
    QString name;
    QKeySequence key;
    QString sentence;
};

NotesActions::NotesActions(QWidget& window, views::Desk& desk)
    : QObject(&window), m_window(window), m_desk(desk),
      m_toggle(make({QStringLiteral("bookmark"), tr("Bookmark"), Qt::CTRL | Qt::Key_B,
                     tr("Marks the position, or takes the mark away.")})),
      m_comment(make({QStringLiteral("comment"), tr("Comment…"), Qt::CTRL | Qt::Key_M,
                      tr("Writes a comment on the call that was executed last.")}))
{
    m_toggle->setIcon(views::symbolIcon(views::Symbol::Bookmark));
    m_comment->setIcon(views::symbolIcon(views::Symbol::Comment));
    connect(m_toggle, &QAction::triggered, this, [this] { views::toggleBookmark(m_desk); });
    connect(m_comment, &QAction::triggered, this, &NotesActions::commentRequested);
    for (int number = 0; number < kJumps; ++number) {
        const int digit = (number + 1) % kJumps;
        m_jumps << make({QStringLiteral("bookmark-%1").arg(number + 1), tr("Bookmark %1").arg(number + 1),
                         QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_0 + digit)),
                         tr("Goes to this bookmark, counted from the start of the capture.")});
        connect(m_jumps.last(), &QAction::triggered, this, [this, number] { goTo(number); });
    }
    connect(&desk, &views::Desk::momentChanged, this, &NotesActions::refresh);
    connect(&desk.notes(), &views::Notes::changed, this, &NotesActions::refresh);
    refresh();
}

QAction* NotesActions::make(const Row& row)
{
    auto* action = new QAction(row.name, &m_window);
    action->setObjectName(row.id);
    action->setShortcut(row.key);
    action->setToolTip(
        QStringLiteral("<b>%1</b> (%2)<br>%3").arg(row.name, row.key.toString(QKeySequence::NativeText), row.sentence));
    action->setStatusTip(row.sentence);
    m_window.addAction(action);
    return action;
}

QList<QAction*> NotesActions::all() const
{
    return QList<QAction*>{m_toggle, m_comment} + m_jumps;
}

// The keys stay alive without a mark to go to: pressing one then says so.
void NotesActions::refresh()
{
    const bool isOpen = m_desk.moment().isOpen();
    const auto& bookmarks = m_desk.notes().bookmarks();
    m_toggle->setEnabled(isOpen);
    m_comment->setEnabled(isOpen && views::commentHere(m_desk.moment()));
    for (int number = 0; number < kJumps; ++number) {
        QAction& jump = *m_jumps[number];
        const auto at = static_cast<std::size_t>(number);
        jump.setEnabled(isOpen);
        if (at >= bookmarks.size()) {
            jump.setText(tr("Bookmark %1").arg(number + 1));
            continue;
        }
        const views::BookmarkKey key = views::keyOf(bookmarks[at]);
        const QString place = views::placeText(key, m_desk.moment().index.get());
        const QString text = bookmarks[at].text.isEmpty() ? place : tr("%1: %2").arg(place, bookmarks[at].text);
        jump.setText(QString(text).replace(QLatin1Char('&'), QStringLiteral("&&")));
    }
}

void NotesActions::goTo(int number)
{
    const auto& bookmarks = m_desk.notes().bookmarks();
    const auto at = static_cast<std::size_t>(number);
    if (at >= bookmarks.size())
        return m_desk.say(
            bookmarks.empty()
                ? views::withKeys(m_desk, tr("There is no bookmark yet: {key:bookmark} sets one at the position"))
                : tr("There is no bookmark %1").arg(number + 1));
    m_desk.follow(views::linkTo(views::keyOf(bookmarks[at]), m_desk.moment().index.get()));
}

} // namespace vitrine::app
