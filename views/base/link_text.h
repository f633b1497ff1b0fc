// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link.h"

#include <QString>

namespace vitrine::views {

/// "texture 3", "framebuffer 0 (window)".
[[nodiscard]] QString resourceText(const core::ResourceId& id);
/// "draw 12", "pixel 3,4", "vertex 7 of draw 12"; places first: "draw 12, pixel 3,4". Empty for an empty link.
[[nodiscard]] QString linkText(const Link& link);
[[nodiscard]] QString selectionText(const Selection& selection);

} // namespace vitrine::views
