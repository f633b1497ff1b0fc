// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/shader/trace_player.h"
#include "views/stepping/step_bar.h"

namespace vitrine::views {

/// The ways to go through a shader: by instruction, by line, by breakpoint.
class TraceBar final : public StepBar {
    Q_OBJECT

public:
    explicit TraceBar(TracePlayer& player, QWidget* parent = nullptr);

signals:
    void breakpointRequested();
    void runToCaretRequested(vitrine::views::Direction direction);
};

} // namespace vitrine::views
