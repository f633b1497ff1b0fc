// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notes/event_marks.h"
#include "app/notes/notes_actions.h"
#include "app/notes/notes_banner.h"
#include "app/notes/notes_keeper.h"

class QMainWindow;
class QSettings;

namespace vitrine::views {
class Scrubber;
} // namespace vitrine::views

namespace vitrine::app {

class Docks;
class InspectorThread;
class Session;
class ThumbnailMaker;

/// All about notes and thumbnails in a window: keeps them in their file, answers their keys, marks them in the lists,
/// and tells of comments that the user has not seen yet. Saves when it goes, which has to be before the notes do.
class NoteTaking final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        QMainWindow& window; ///< its central widget has a column into which the banner is put
        views::Desk& desk;
        Docks& docks;
        Session& session;
        InspectorThread& inspector;
        views::Scrubber& scrubber;
        QSettings& settings;
    };
    explicit NoteTaking(const Parts& parts);

    [[nodiscard]] NotesActions& actions() const { return *m_actions; }
    /// Shows thumbnails or not, in frames of any size.
    [[nodiscard]] QAction& thumbnailsAction() const { return *m_thumbnailsAction; }

private:
    void connectNotes();
    void connectThumbnails();
    void openCapture();
    /// On a call; nothing: on the one that was executed last.
    void startComment(std::optional<std::uint64_t> callIndex);
    void raiseDock();
    [[nodiscard]] bool markSeen();

    const Parts m_parts;
    views::Breakpoints& m_breakpoints;
    NotesKeeper* m_keeper;
    NotesActions* m_actions;
    NotesBanner* m_banner;
    ThumbnailMaker* m_thumbnails;
    EventMarks* m_marks;
    QAction* m_thumbnailsAction;
};

} // namespace vitrine::app
