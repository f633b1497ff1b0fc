// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/gpu/presets.h"
#include "views/base/breakpoints.h"
#include "views/base/notes.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>

/// Notes as a file holds them: JSON that can be read and mended by hand.

namespace vitrine::app {

using NoteMap = std::map<views::NoteKey, QString>;

/// A capture by its content, so that notes follow a copy and are not taken for those of a recording that replaced it.
struct CaptureIdentity {
    QString name; ///< of the file, for people
    qint64 bytes = 0;
    QString hash; ///< hexadecimal, of the size and of pages all over the file
    /// Whatever the file is called.
    [[nodiscard]] bool isSameCapture(const CaptureIdentity& other) const
    {
        return bytes == other.bytes && hash == other.hash;
    }
};

/// Reads at most kIdentityPages pages. Of a file that can't be read: no bytes and no hash.
[[nodiscard]] CaptureIdentity identityOf(const QString& capture);
inline constexpr int kIdentityPages = 256;

struct NotesDocument {
    CaptureIdentity capture;
    NoteMap notes;
    core::KnobMap knobs;                     ///< of the machine chosen for the capture (ONE-02); empty: none was chosen
    views::Breakpoints::Entries breakpoints; ///< without their hits
};

inline constexpr int kNotesVersion = 1;
inline constexpr qint64 kMaxNotesBytes = qint64{4} << 20;

[[nodiscard]] QByteArray toJson(const NotesDocument& document);
/// The error is a part of a sentence: "it was written by a newer Vitrine".
[[nodiscard]] core::Result<NotesDocument> parseNotes(const QByteArray& json);

[[nodiscard]] NoteMap notesIn(const views::Notes& notes);
/// All three lists at once.
struct NoteLists {
    std::vector<views::Bookmark> bookmarks;
    views::Notes::Comments comments;
    views::Notes::Names names;
};
[[nodiscard]] NoteLists listsOf(const NoteMap& notes);

/// What we changed since `base` stays ours; for the rest `theirs` holds.
[[nodiscard]] NoteMap mergeNotes(const NoteMap& base, const NoteMap& ours, const NoteMap& theirs);

} // namespace vitrine::app
