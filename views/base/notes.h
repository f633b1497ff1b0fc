// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cycle.h"
#include "core/session/resource_id.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace vitrine::views {

/// A place that the user wants to find again.
struct Bookmark {
    std::uint64_t position = 0; ///< calls executed; of a place inside a draw, those before it
    std::optional<core::Cycle> cycle;
    QString text; ///< empty: the place speaks for itself
    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

/// What the user has written about the open capture. The window keeps it in a file beside the capture.
class Notes : public QObject {
    Q_OBJECT

public:
    using Comments = std::map<std::uint64_t, QString>; ///< by call index
    using Names = std::map<core::ResourceId, QString>; ///< the user's own

    using QObject::QObject;

    /// In the order of their places; one per place.
    [[nodiscard]] const std::vector<Bookmark>& bookmarks() const { return m_bookmarks; }
    [[nodiscard]] const Comments& comments() const { return m_comments; }
    [[nodiscard]] const Names& names() const { return m_names; }

    /// Adds, or changes the text of the one that is there.
    void setBookmark(const Bookmark& bookmark);
    void removeBookmark(std::uint64_t position, std::optional<core::Cycle> cycle = {});
    /// Empty removes.
    void setComment(std::uint64_t callIndex, const QString& text);
    /// Empty: the thing is called by its number again.
    void setName(const core::ResourceId& id, const QString& name);
    /// All at once, as another capture is opened.
    void replace(std::vector<Bookmark> bookmarks, Comments comments, Names names);

    /// "texture 3", or the user's name with it: "stone wall (texture 3)".
    [[nodiscard]] QString displayName(const core::ResourceId& id) const;

signals:
    void changed();

private:
    std::vector<Bookmark> m_bookmarks;
    Comments m_comments;
    Names m_names;
};

} // namespace vitrine::views
