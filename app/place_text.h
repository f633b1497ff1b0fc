// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session_state.h"
#include "core/base/result.h"
#include "views/base/link.h"

#include <QPoint>
#include <QString>

#include <optional>
#include <variant>

namespace vitrine::app {

/// A place in the capture, or a pixel as GL counts (y up).
using Destination = std::variant<Place, QPoint>;

/// "37" or "draw 37", "call 812", "frame 3", "120,45"; words may be shortened to a letter.
[[nodiscard]] core::Result<Destination> parseDestination(const QString& text);

/// Where following a link leads; nothing: to no other place. `isInFrame`: what docks show (Desk::isInFrame()).
[[nodiscard]] std::optional<Place> placeOf(const views::Link& link, bool isInFrame);

/// Where a state is, to come back to.
[[nodiscard]] Place placeOf(const SessionState& state);
/// Where a state is, in words: "frame 3 · draw 37 · call 812".
[[nodiscard]] QString positionText(const SessionState& state);

} // namespace vitrine::app
