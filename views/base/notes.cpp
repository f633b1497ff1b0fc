// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/notes.h"

#include "views/base/link_text.h"

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {

template <typename Bookmarks>
auto placeOf(Bookmarks& bookmarks, const BookmarkKey& key)
{
    return std::lower_bound(bookmarks.begin(), bookmarks.end(), key,
                            [](const Bookmark& one, const BookmarkKey& wanted) { return keyOf(one) < wanted; });
}

template <typename Map, typename Key>
void setOrErase(Map& map, const Key& key, const std::optional<QString>& text)
{
    if (text && !text->isEmpty())
        map.insert_or_assign(key, *text);
    else
        map.erase(key);
}

template <typename Map, typename Key>
std::optional<QString> textIn(const Map& map, const Key& key)
{
    const auto found = map.find(key);
    return found == map.end() ? std::nullopt : std::optional(found->second);
}

// An empty text means no comment and no name; a bookmark may well have none.
std::optional<QString> meant(const QString& text)
{
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

} // namespace

bool Notes::hasBookmark(std::uint64_t position, std::optional<core::Cycle> cycle) const
{
    return text(BookmarkKey{position, cycle}).has_value();
}

void Notes::setBookmark(const Bookmark& bookmark)
{
    set(keyOf(bookmark), bookmark.text);
}

void Notes::removeBookmark(std::uint64_t position, std::optional<core::Cycle> cycle)
{
    set(BookmarkKey{position, cycle}, std::nullopt);
}

void Notes::setName(const core::ResourceId& id, const QString& name)
{
    set(id, meant(name));
}

std::optional<QString> Notes::text(const NoteKey& key) const
{
    if (const auto* comment = std::get_if<CommentKey>(&key))
        return textIn(m_comments, comment->callIndex);
    if (const auto* id = std::get_if<core::ResourceId>(&key))
        return textIn(m_names, *id);
    const auto& bookmark = std::get<BookmarkKey>(key);
    const auto found = placeOf(m_bookmarks, bookmark);
    const bool isThere = found != m_bookmarks.end() && keyOf(*found) == bookmark;
    return isThere ? std::optional(found->text) : std::nullopt;
}

void Notes::set(const NoteKey& key, const std::optional<QString>& text)
{
    const std::optional<QString> before = this->text(key);
    if (before == text)
        return;
    m_done.push_back({key, before, text});
    if (m_done.size() > kMostUndone)
        m_done.erase(m_done.begin());
    m_undone.clear();
    apply(key, text);
}

void Notes::apply(const NoteKey& key, const std::optional<QString>& text)
{
    if (const auto* comment = std::get_if<CommentKey>(&key)) {
        setOrErase(m_comments, comment->callIndex, text);
    } else if (const auto* id = std::get_if<core::ResourceId>(&key)) {
        setOrErase(m_names, *id, text);
    } else {
        const auto& bookmark = std::get<BookmarkKey>(key);
        const auto place = placeOf(m_bookmarks, bookmark);
        const bool isThere = place != m_bookmarks.end() && keyOf(*place) == bookmark;
        if (isThere && text)
            place->text = *text;
        else if (isThere)
            m_bookmarks.erase(place);
        else if (text)
            m_bookmarks.insert(place, {bookmark.position, bookmark.cycle, *text, bookmark.isInFrame});
    }
    emit changed();
}

void Notes::replace(std::vector<Bookmark> bookmarks, Comments comments, Names names)
{
    m_done.clear();
    m_undone.clear();
    merge(std::move(bookmarks), std::move(comments), std::move(names));
}

void Notes::merge(std::vector<Bookmark> bookmarks, Comments comments, Names names)
{
    m_bookmarks = std::move(bookmarks);
    m_comments = std::move(comments);
    m_names = std::move(names);
    emit changed();
}

void Notes::undo()
{
    moveChange(m_done, m_undone);
}

void Notes::redo()
{
    moveChange(m_undone, m_done);
}

void Notes::moveChange(std::vector<Change>& from, std::vector<Change>& to)
{
    if (from.empty())
        return;
    Change change = std::move(from.back());
    from.pop_back();
    to.push_back({change.key, change.after, change.before}); // the way back from there
    apply(change.key, change.before);
}

QString Notes::displayName(const core::ResourceId& id) const
{
    const auto name = textIn(m_names, id);
    const QString plain = resourceText(id);
    return name ? QStringLiteral("%1 (%2)").arg(*name, plain) : plain;
}

} // namespace vitrine::views
