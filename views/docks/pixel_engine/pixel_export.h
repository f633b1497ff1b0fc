// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/pixel_engine/pixel_player.h"

#include <QByteArray>
#include <QString>

namespace vitrine::views {

/// Instructions, a line each, below what they are for as a comment; assemble() reads the engine's back.
[[nodiscard]] QByteArray listingAsText(const PixelPlayer& player, const QString& title);
/// Every step with its operands, its result and the registers behind it. Only with a trace.
[[nodiscard]] QByteArray traceAsCsv(const PixelPlayer& player);
/// The program, the words and the steps. Only with a trace.
[[nodiscard]] QByteArray traceAsJson(const PixelPlayer& player);

} // namespace vitrine::views
