// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notes/event_marks.h"

#include "views/base/notes.h"

#include <limits>

namespace vitrine::app {

EventMarks::EventMarks(const views::Notes& notes, QObject* parent) : EventDecorations(parent), m_notes(notes)
{
    connect(&notes, &views::Notes::changed, this, [this] { emit changed(0, std::numeric_limits<quint64>::max()); });
}

std::optional<QString> EventMarks::bookmark(std::uint64_t position) const
{
    return m_notes.text(views::BookmarkKey{position, {}});
}

QString EventMarks::comment(std::uint64_t callIndex) const
{
    return m_notes.text(views::CommentKey{callIndex}).value_or(QString());
}

} // namespace vitrine::app
