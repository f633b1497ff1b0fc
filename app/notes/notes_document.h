// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "captures/machines/sidecar.h"
#include "core/base/result.h"
#include "views/base/notes.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>

/// Notes as a file holds them: JSON that can be read and mended by hand.

namespace vitrine::app {

using NoteMap = std::map<views::NoteKey, QString>;

struct NotesDocument {
    captures::Sidecar head; ///< whose they are, and the machine chosen
    NoteMap notes;
};

inline constexpr qint64 kMaxNotesBytes = qint64{captures::kMaxSidecarBytes};

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
