// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link.h"
#include "views/base/notes.h"

#include <QString>

/// Where notes are, in the words and links of the open capture.

namespace vitrine::views {

class Desk;
struct EventIndex;
struct Moment;

/// The place that a bookmark made now would keep; nothing when no capture is open.
[[nodiscard]] std::optional<BookmarkKey> bookmarkHere(const Moment& moment);
/// The call that was executed last, or the draw that the machine is inside; nothing before the first call.
[[nodiscard]] std::optional<CommentKey> commentHere(const Moment& moment);

/// Sets a bookmark at the position, or takes it away.
void toggleBookmark(Desk& desk);

/// "Draw 12", "Draw 12 · cycle 40", "Clear · call 345", "after 37 calls", "texture 3".
[[nodiscard]] QString placeText(const NoteKey& key, const EventIndex* index);
/// Empty when it can't be gone to.
[[nodiscard]] Link linkTo(const NoteKey& key, const EventIndex* index);

} // namespace vitrine::views
