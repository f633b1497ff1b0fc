// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/texture_contents.h"

#include <QIcon>

namespace vitrine::views {

/// A small image in the middle of a square of `size` units; enlarged without smoothing, and the same when selected.
[[nodiscard]] QIcon iconOf(const core::Thumbnail& picture, int size);

} // namespace vitrine::views
