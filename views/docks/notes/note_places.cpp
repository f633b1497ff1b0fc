// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/notes/note_places.h"

#include "views/base/desk.h"
#include "views/base/event_labels.h"
#include "views/base/link_text.h"
#include "views/theme/counted.h"

#include <QCoreApplication>

namespace vitrine::views {

namespace {

const core::ActionEntry* actionAt(const EventIndex* index, std::uint64_t callIndex)
{
    if (!index)
        return nullptr;
    const std::size_t at = index->firstActionFrom(callIndex);
    return at < index->actions.size() && index->actions[at].callIndex == callIndex ? &index->actions[at] : nullptr;
}

QString callText(const EventIndex* index, std::uint64_t callIndex)
{
    const core::ActionEntry* action = actionAt(index, callIndex);
    if (!action)
        return QCoreApplication::translate("NotePlaces", "after %1 calls").arg(callIndex + 1);
    const QString label = actionLabel(*action);
    return action->kind == core::ActionKind::Draw
               ? label
               : QCoreApplication::translate("NotePlaces", "%1 · call %2").arg(label).arg(action->callNumber);
}

QString bookmarkText(const BookmarkKey& key, const EventIndex* index)
{
    if (key.cycle) { // its draw is not executed yet
        const QString draw = callText(index, key.position);
        return (key.isInFrame ? QCoreApplication::translate("NotePlaces", "%1 · cycle %2 of its frame")
                              : QCoreApplication::translate("NotePlaces", "%1 · cycle %2"))
            .arg(draw, grouped(*key.cycle));
    }
    return key.position == 0 ? QCoreApplication::translate("NotePlaces", "before the first call")
                             : callText(index, key.position - 1);
}

} // namespace

std::optional<BookmarkKey> bookmarkHere(const Moment& moment)
{
    if (!moment.isOpen())
        return std::nullopt;
    if (!moment.inside)
        return BookmarkKey{moment.position, {}};
    return BookmarkKey{moment.position, moment.inside->cycle, moment.inside->isInFrame};
}

std::optional<CommentKey> commentHere(const Moment& moment)
{
    if (!moment.isOpen())
        return std::nullopt;
    if (moment.inside && moment.action)
        return CommentKey{moment.index->actions[*moment.action].callIndex};
    return moment.position > 0 ? std::optional(CommentKey{moment.position - 1}) : std::nullopt;
}

void toggleBookmark(Desk& desk)
{
    const auto here = bookmarkHere(desk.moment());
    if (!here)
        return;
    Notes& notes = desk.notes();
    notes.set(*here, notes.text(*here) ? std::nullopt : std::optional(QString()));
}

QString placeText(const NoteKey& key, const EventIndex* index)
{
    if (const auto* comment = std::get_if<CommentKey>(&key))
        return callText(index, comment->callIndex);
    if (const auto* id = std::get_if<core::ResourceId>(&key))
        return resourceText(*id);
    return bookmarkText(std::get<BookmarkKey>(key), index);
}

Link linkTo(const NoteKey& key, const EventIndex* index)
{
    if (const auto* comment = std::get_if<CommentKey>(&key))
        return {.place = PositionLink{comment->callIndex + 1}, .selection = {}};
    if (const auto* id = std::get_if<core::ResourceId>(&key))
        return {.place = {}, .selection = ResourceLink{*id}};
    const auto& bookmark = std::get<BookmarkKey>(key);
    const core::ActionEntry* draw = bookmark.cycle ? actionAt(index, bookmark.position) : nullptr;
    if (draw && draw->kind == core::ActionKind::Draw)
        return {.place = DrawLink{draw->draw, bookmark.cycle, bookmark.isInFrame ? CycleAxis::Frame : CycleAxis::Draw},
                .selection = {}};
    return {.place = PositionLink{bookmark.position}, .selection = {}};
}

} // namespace vitrine::views
