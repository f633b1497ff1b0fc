// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/svg/path.h"
#include "captures/importers/svg/values.h"

namespace vitrine::captures::svg {

/// Whether an element is a path or one of the basic shapes.
[[nodiscard]] bool isShape(Tag tag);

/// The outline of a shape, in its user space. Empty when the shape is not to be drawn.
[[nodiscard]] Path outlineOf(const Document& document, ElementIndex shape, const LengthScale& scale,
                             Findings& findings);

} // namespace vitrine::captures::svg
