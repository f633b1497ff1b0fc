// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/machine/linked_text.h"

#include <vector>

namespace vitrine::core {
struct FragmentTexture;
}

namespace vitrine::views {

class LookUps;

/// What a draw's discards depend on, and what is proven of them (HIZ-15…HIZ-17), in sentences. The caller has a
/// recording of the draw.
[[nodiscard]] LinkedHtml discardText(const LookUps& lookUps, const std::vector<core::FragmentTexture>& textures);

} // namespace vitrine::views
