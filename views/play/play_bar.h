// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/play/play_course.h"

#include <QWidget>

class QLabel;
class QSlider;
class QToolButton;

namespace vitrine::views {

class ElidedLabel;
class MachinePlayer;

/// Plays the machine: both ways, how fast, over and over, and why it has stopped.
class PlayBar final : public QWidget {
    Q_OBJECT

public:
    explicit PlayBar(MachinePlayer& player, QWidget* parent = nullptr);

private:
    void makeWays();
    void makeSpeed();
    void refresh();

    MachinePlayer& m_player;
    QToolButton* m_back;
    QToolButton* m_forward;
    QSlider* m_slider;
    QLabel* m_speed;
    QToolButton* m_loop;
    ElidedLabel* m_told;
};

/// "4 cycles/s", "0.5 cycles/s"
[[nodiscard]] QString speedText(double cyclesPerSecond);

} // namespace vitrine::views
