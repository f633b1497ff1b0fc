// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/pixel_engine/pixel_player.h"
#include "views/stepping/step_bar.h"

namespace vitrine::views {

/// The ways to go through a pixel's program.
class PixelBar final : public StepBar {
    Q_OBJECT

public:
    explicit PixelBar(PixelPlayer& player, QWidget* parent = nullptr);
};

} // namespace vitrine::views
