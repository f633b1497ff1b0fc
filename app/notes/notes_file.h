// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notes/notes_document.h"

#include <array>

namespace vitrine::app {

/// The file with the notes of one capture: `NAME.vitrine-notes` beside it, or, when that can't be written or is not
/// ours to write, a file in the user's folder. Only ever written beside and renamed. A file that can't be read, or
/// holds the notes of another capture, is never touched.
class NotesFile {
public:
    NotesFile(const QString& capture, const QString& userFolder);

    struct Loaded {
        NoteMap notes;
        captures::ChosenMachine machine;
        views::Breakpoints::Entries breakpoints;
        QString problem; ///< a sentence for the user, or nothing
    };
    [[nodiscard]] Loaded load();

    struct Saved {
        NoteMap notes;   ///< with what others have written meanwhile
        QString problem; ///< a sentence for the user: then nothing was saved
    };
    /// The machine to save from now on; that in the file stays otherwise.
    void setMachine(captures::ChosenMachine machine) { m_machine = std::move(machine); }
    void setBreakpoints(views::Breakpoints::Entries entries) { m_breakpoints = std::move(entries); }
    /// Reads again first, and keeps what another window has changed since.
    [[nodiscard]] Saved save(const NoteMap& notes);

    [[nodiscard]] QString captureHash() const { return QString::fromStdString(m_identity.hash); }

private:
    enum class Condition : std::uint8_t { Absent, Ours, OfAnother, Unreadable };
    struct Content {
        Condition condition = Condition::Absent;
        NoteMap notes;
        captures::ChosenMachine machine = {};
        views::Breakpoints::Entries breakpoints = {};
        QString sentence = {};
    };
    struct Place {
        QString path;
        NoteMap base;                    ///< as it was when it was read or written last
        captures::ChosenMachine machine; ///< likewise
        views::Breakpoints::Entries breakpoints;
    };
    [[nodiscard]] Content read(const QString& path) const;
    [[nodiscard]] QString saveTo(Place& place, const NoteMap& notes, NoteMap& merged) const;

    const captures::CaptureIdentity m_identity;
    std::optional<captures::ChosenMachine> m_machine; ///< ours, once it was set
    std::optional<views::Breakpoints::Entries> m_breakpoints;
    std::array<Place, 2> m_places; ///< beside the capture, then in the user's folder
};

} // namespace vitrine::app
