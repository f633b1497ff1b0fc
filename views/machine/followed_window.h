// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/machine/recordings.h"

#include <QObject>

namespace vitrine::views {

/// Keeps the cursor in sight where timelines show a part of the cycles: when it leaves them, stepped or played, they
/// turn a page. Where the machine is shown to others a part is all that they see at first: of a draw of thousands of
/// cycles a hand's breadth tells nothing.
class FollowedWindow final : public QObject {
    Q_OBJECT

public:
    static constexpr core::Cycle kShownToOthers = 200;

    /// The recordings own it.
    FollowedWindow(Desk& desk, Recordings& recordings);

private:
    void follow();
    void narrow();

    Desk& m_desk;
    Recordings& m_recordings;
    SharedRecording m_recording; ///< whose cursor m_cursor is
    core::Cycle m_cursor = 0;
};

} // namespace vitrine::views
