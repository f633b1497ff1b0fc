// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cycle.h"
#include "core/session/resource_id.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <tuple>
#include <variant>
#include <vector>

namespace vitrine::views {

/// A place that the user wants to find again.
struct Bookmark {
    std::uint64_t position = 0; ///< calls executed; of a place inside a draw, those before it
    std::optional<core::Cycle> cycle;
    QString text;           ///< empty: the place speaks for itself
    bool isInFrame = false; ///< the cycle counts from the first of the draw's frame, with draws in flight (RUN-07)
    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

/// What a note is about.
struct BookmarkKey {
    std::uint64_t position = 0;
    std::optional<core::Cycle> cycle;
    bool isInFrame = false;
    friend bool operator==(const BookmarkKey&, const BookmarkKey&) = default;
    friend bool operator<(const BookmarkKey& a, const BookmarkKey& b)
    {
        return std::tie(a.position, a.isInFrame, a.cycle) < std::tie(b.position, b.isInFrame, b.cycle);
    }
};
[[nodiscard]] inline BookmarkKey keyOf(const Bookmark& bookmark)
{
    return {bookmark.position, bookmark.cycle, bookmark.isInFrame};
}
struct CommentKey {
    std::uint64_t callIndex = 0;
    friend bool operator==(const CommentKey&, const CommentKey&) = default;
    friend bool operator<(const CommentKey& a, const CommentKey& b) { return a.callIndex < b.callIndex; }
};
using NoteKey = std::variant<BookmarkKey, CommentKey, core::ResourceId>;

/// What the user has written about the open capture. The window keeps it in a file beside the capture. Every change but
/// replace() can be undone.
class Notes : public QObject {
    Q_OBJECT

public:
    using Comments = std::map<std::uint64_t, QString>; ///< by call index
    using Names = std::map<core::ResourceId, QString>; ///< the user's own

    static constexpr std::size_t kMostUndone = 200;

    using QObject::QObject;

    /// In the order of their places; one per place.
    [[nodiscard]] const std::vector<Bookmark>& bookmarks() const { return m_bookmarks; }
    [[nodiscard]] const Comments& comments() const { return m_comments; }
    [[nodiscard]] const Names& names() const { return m_names; }
    [[nodiscard]] bool isEmpty() const { return m_bookmarks.empty() && m_comments.empty() && m_names.empty(); }
    [[nodiscard]] bool hasBookmark(std::uint64_t position, std::optional<core::Cycle> cycle = {}) const;

    /// Adds, or changes the text of the one that is there.
    void setBookmark(const Bookmark& bookmark);
    void removeBookmark(std::uint64_t position, std::optional<core::Cycle> cycle = {});
    /// Empty: the thing is called by its number again.
    void setName(const core::ResourceId& id, const QString& name);

    /// Of a note of any kind: its text; nothing when there is none.
    [[nodiscard]] std::optional<QString> text(const NoteKey& key) const;
    /// Nothing removes.
    void set(const NoteKey& key, const std::optional<QString>& text);

    /// All at once, as another capture is opened: there is nothing to undo then.
    void replace(std::vector<Bookmark> bookmarks, Comments comments, Names names);
    /// What another window has written comes in; what the user did here can still be undone.
    void merge(std::vector<Bookmark> bookmarks, Comments comments, Names names);

    [[nodiscard]] bool canUndo() const { return !m_done.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_undone.empty(); }
    void undo();
    void redo();

    /// "texture 3", or the user's name with it: "stone wall (texture 3)".
    [[nodiscard]] QString displayName(const core::ResourceId& id) const;

signals:
    void changed();

private:
    struct Change {
        NoteKey key;
        std::optional<QString> before;
        std::optional<QString> after;
    };
    void apply(const NoteKey& key, const std::optional<QString>& text);
    void moveChange(std::vector<Change>& from, std::vector<Change>& to);

    std::vector<Bookmark> m_bookmarks;
    Comments m_comments;
    Names m_names;
    std::vector<Change> m_done;
    std::vector<Change> m_undone;
};

} // namespace vitrine::views
