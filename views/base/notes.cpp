// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/notes.h"

#include "views/base/link_text.h"

#include <algorithm>
#include <tuple>

namespace vitrine::views {

namespace {

bool isBefore(const Bookmark& a, const Bookmark& b)
{
    return std::tuple(a.position, a.cycle) < std::tuple(b.position, b.cycle);
}

template <typename Map, typename Key>
void setOrErase(Map& map, const Key& key, const QString& text)
{
    if (text.isEmpty())
        map.erase(key);
    else
        map.insert_or_assign(key, text);
}

} // namespace

void Notes::setBookmark(const Bookmark& bookmark)
{
    const auto place = std::lower_bound(m_bookmarks.begin(), m_bookmarks.end(), bookmark, isBefore);
    if (place != m_bookmarks.end() && !isBefore(bookmark, *place))
        *place = bookmark;
    else
        m_bookmarks.insert(place, bookmark);
    emit changed();
}

void Notes::removeBookmark(std::uint64_t position, std::optional<core::Cycle> cycle)
{
    std::erase_if(m_bookmarks, [&](const Bookmark& one) { return one.position == position && one.cycle == cycle; });
    emit changed();
}

void Notes::setComment(std::uint64_t callIndex, const QString& text)
{
    setOrErase(m_comments, callIndex, text);
    emit changed();
}

void Notes::setName(const core::ResourceId& id, const QString& name)
{
    setOrErase(m_names, id, name);
    emit changed();
}

void Notes::replace(std::vector<Bookmark> bookmarks, Comments comments, Names names)
{
    m_bookmarks = std::move(bookmarks);
    m_comments = std::move(comments);
    m_names = std::move(names);
    emit changed();
}

QString Notes::displayName(const core::ResourceId& id) const
{
    const auto name = m_names.find(id);
    const QString plain = resourceText(id);
    return name == m_names.end() ? plain : QStringLiteral("%1 (%2)").arg(name->second, plain);
}

} // namespace vitrine::views
