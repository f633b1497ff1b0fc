// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/event_decorations.h"

namespace vitrine::views {
class Notes;
} // namespace vitrine::views

namespace vitrine::app {

class ThumbnailMaker;

/// The user's notes, and thumbnails, beside the rows of the events and at the cells of the scrubber.
class EventMarks final : public views::EventDecorations {
    Q_OBJECT

public:
    EventMarks(views::Notes& notes, ThumbnailMaker& thumbnails, QObject* parent = nullptr);

    [[nodiscard]] bool showsThumbnails() const override;
    [[nodiscard]] QImage thumbnail(std::size_t action) override;

    [[nodiscard]] std::optional<QString> bookmark(std::uint64_t position) const override;
    [[nodiscard]] QString comment(std::uint64_t callIndex) const override;
    /// A bookmark just after the call, and a comment on it.
    void addToMenu(QMenu& menu, std::uint64_t callIndex) override;

signals:
    void commentRequested(quint64 callIndex);

private:
    views::Notes& m_notes;
    ThumbnailMaker& m_thumbnails;
};

} // namespace vitrine::app
