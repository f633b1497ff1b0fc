// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace vitrine::views {

class Pane;
class Recordings;

/// Lets a pane tell how far the recording of the shown draw has come, stop it, and make it once more. Both live as long
/// as each other.
void offerRecording(Pane& pane, Recordings& recordings);

/// Whether there is one to show. If not, the pane tells why: it is being made, it failed, or no draw is shown, of which
/// `noDraw` is the sentence.
bool showRecordingState(Pane& pane, Recordings& recordings, const QString& noDraw);

} // namespace vitrine::views
