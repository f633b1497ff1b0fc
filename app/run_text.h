// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session_state.h"

#include <QString>

namespace vitrine::app {

/// What stopped the run that led to a state, or that nothing did: "ftq reached 64 at cycle 1 204"; of a step by events,
/// the event. Empty when neither led there.
[[nodiscard]] QString runText(const SessionState& state);

} // namespace vitrine::app
