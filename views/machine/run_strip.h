// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace vitrine::views {

class Desk;
class Recordings;

/// Which run a dock about the machine shows: "Draw 5, alone" or "Frame 0, draws in flight"; its link leads to the other
/// one (RUN-07).
class RunStrip final : public QLabel {
    Q_OBJECT

public:
    RunStrip(Desk& desk, Recordings& recordings, QWidget* parent = nullptr);

private:
    void refresh();

    Desk& m_desk;
    Recordings& m_recordings;
};

} // namespace vitrine::views
