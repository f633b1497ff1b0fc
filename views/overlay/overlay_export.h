// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/overlay/overlay_values.h"

#include <QByteArray>

namespace vitrine::views {

/// One row for every pixel that any fragment or helper touched, with all its numbers; y counts from the bottom.
[[nodiscard]] QByteArray overlayAsCsv(const core::Overlay& overlay);
/// {"vitrine": 1, "kind": "overlay", "layer": …, "scope": …, "totals": {…}, "values": [{"value", "name", "pixels"}]}
[[nodiscard]] QByteArray overlayAsJson(const core::Overlay& overlay, core::OverlayKind kind);

} // namespace vitrine::views
