// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notes/event_marks.h"

#include "app/session/thumbnail_maker.h"
#include "views/base/notes.h"

#include <QMenu>

#include <limits>

namespace vitrine::app {

EventMarks::EventMarks(views::Notes& notes, ThumbnailMaker& thumbnails, QObject* parent)
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

void EventMarks::addToMenu(QMenu& menu, std::uint64_t callIndex)
{
    const std::uint64_t position = callIndex + 1;
    QAction* mark = menu.addAction(tr("Bookmark"), this, [this, position](bool isWanted) {
        if (isWanted)
            m_notes.setBookmark({position, {}, {}});
        else
            m_notes.removeBookmark(position);
    });
    mark->setCheckable(true);
    mark->setChecked(m_notes.hasBookmark(position));
    menu.addAction(tr("Comment…"), this, [this, callIndex] { emit commentRequested(callIndex); });
}

} // namespace vitrine::app
