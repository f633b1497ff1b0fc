// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notes/event_marks.h"

#include "app/session/thumbnail_maker.h"
#include "views/base/notes.h"

#include <limits>

namespace vitrine::app {

EventMarks::EventMarks(const views::Notes& notes, ThumbnailMaker& thumbnails, QObject* parent)
    : EventDecorations(parent), m_notes(notes), m_thumbnails(thumbnails)
{
    connect(&thumbnails, &ThumbnailMaker::onChanged, this, &EventMarks::layoutChanged);
    connect(&thumbnails, &ThumbnailMaker::made, this,
            [this](quint64, quint64 callIndex) { emit changed(callIndex, callIndex); });
    connect(&notes, &views::Notes::changed, this, [this] { emit changed(0, std::numeric_limits<quint64>::max()); });
}

bool EventMarks::showsThumbnails() const
{
    return m_thumbnails.isOn();
}

QImage EventMarks::thumbnail(std::size_t action)
{
    return m_thumbnails.image(action);
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
