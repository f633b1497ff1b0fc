// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QSize>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>

class QMenu;

namespace vitrine::views {

/// What the list of events shows beside its rows and does not make itself: thumbnails of actions, bookmarks and
/// comments. Who makes them hands them to the desk (Desk::setEventDecorations()). Asked while painting, for the rows
/// that can be seen alone: answers are at hand, or "nothing yet" with changed() to follow.
class EventDecorations : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Whether there is a column of thumbnails.
    [[nodiscard]] virtual bool showsThumbnails() const { return false; }
    /// How large they are at most, in units of the layout: the rows are made high enough for it.
    [[nodiscard]] virtual QSize thumbnailSize() const { return {64, 36}; }
    /// Of what an action (an index into EventIndex::actions) left behind. Null: none, or none yet; it is then of
    /// interest, the last one asked for the most.
    [[nodiscard]] virtual QImage thumbnail(std::size_t action)
    {
        Q_UNUSED(action)
        return {};
    }
    /// The bookmark at a position (calls executed): its text, which may be empty. Nothing: there is none.
    [[nodiscard]] virtual std::optional<QString> bookmark(std::uint64_t position) const
    {
        Q_UNUSED(position)
        return {};
    }
    /// The user's comment on a call, by its index. Empty: none.
    [[nodiscard]] virtual QString comment(std::uint64_t callIndex) const
    {
        Q_UNUSED(callIndex)
        return {};
    }
    /// What can be done with the row of a call, for its context menu.
    virtual void addToMenu(QMenu& menu, std::uint64_t callIndex)
    {
        Q_UNUSED(menu)
        Q_UNUSED(callIndex)
    }

signals:
    /// Answers about these calls, both ends included, are other ones now.
    void changed(quint64 firstCall, quint64 lastCall);
    /// showsThumbnails() or thumbnailSize() answers differently now.
    void layoutChanged();
};

} // namespace vitrine::views
