// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notes/notes_file.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace vitrine::app {

/// Keeps the notes of the open capture in their file: read when it is opened, saved a second after a change and when it
/// is closed.
class NotesKeeper final : public QObject {
    Q_OBJECT

public:
    static constexpr int kSaveMilliseconds = 1000;

    NotesKeeper(views::Notes& notes, QString userFolder, QObject* parent = nullptr);
    /// Saves.
    ~NotesKeeper() override;

    /// Closes the one before.
    void open(const QString& capture);
    void close();
    /// At once, if there is something to save.
    void save();

    /// The machine chosen for the open capture, as the file keeps it (ONE-02).
    [[nodiscard]] const captures::ChosenMachine& machine() const { return m_machine; }
    void setMachine(captures::ChosenMachine machine);
    /// Likewise, where runs of the machine stop in it; hits are not kept.
    [[nodiscard]] const views::Breakpoints::Entries& breakpoints() const { return m_breakpoints; }
    void setBreakpoints(views::Breakpoints::Entries entries);

    /// Of the open capture's content; empty when none is open.
    [[nodiscard]] QString captureHash() const { return m_file ? m_file->captureHash() : QString(); }

    /// Of the user, for all captures whose own folder can't be written.
    [[nodiscard]] static QString usersFolder();

signals:
    void problemFound(const QString& sentence);
    void saved();

private:
    void show(const NoteMap& notes, bool isOther);

    views::Notes& m_notes;
    const QString m_userFolder;
    QTimer m_timer;
    std::optional<NotesFile> m_file;
    captures::ChosenMachine m_machine;
    views::Breakpoints::Entries m_breakpoints;
    bool m_isReading = false; // our own change of the notes
    bool m_isChanged = false; // since the last time it was saved
};

} // namespace vitrine::app
