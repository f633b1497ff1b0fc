// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/svg/path.h"
#include "captures/importers/svg/transform.h"

namespace vitrine::captures::svg {

/// What encloses a transformed path without its stroke, tightly.
[[nodiscard]] Box boundsOf(const Path& path, const Matrix& transform = {});

} // namespace vitrine::captures::svg
