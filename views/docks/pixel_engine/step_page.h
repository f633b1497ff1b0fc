// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_view.h"
#include "views/docks/pixel_engine/pixel_player.h"

#include <QWidget>

class QLabel;

namespace vitrine::views {

class Desk;
class RowTable;

/// The step of 2-D graphics that was made last, channel by channel: both tuples, what scales them, what came of it, and
/// what was looked up (VG2D-30, VG2D-35).
class StepPage final : public QWidget {
    Q_OBJECT

public:
    StepPage(PixelPlayer& player, Desk& desk, QWidget* parent = nullptr);

    [[nodiscard]] QString asText() const;

private:
    void showStep();
    void showPixel();

    PixelPlayer& m_player;
    QLabel* m_title;
    RowTable* m_values;
};

} // namespace vitrine::views
