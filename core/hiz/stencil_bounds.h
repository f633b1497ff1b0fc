// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/hiz/bounds_update.h"
#include "core/hiz/coarse_test.h"

namespace vitrine::core {

/// HiStencil: the coarse test and the update of stencil bounds. HIZ-27

/// The reference against bounds of the stored values. With a compare mask that leaves bits out, decided only where the
/// tile holds one value.
[[nodiscard]] CoarseResult coarseStencil(const StencilFace& face, const ValueInterval& stored);

/// What can become of a sample of the tile.
struct StencilOutcomes {
    bool stencilFail = true, depthFail = true, pass = true;
};
[[nodiscard]] StencilOutcomes possibleOutcomes(CoarseResult stencil, CoarseResult depth);

/// Whether an operation changes any stored bit.
[[nodiscard]] bool canWrite(const StencilFace& face, StencilOperation operation);

/// Bounds after the operations that can occur. Unless `kind` is Full and `isFull` holds, samples may keep what they
/// hold.
[[nodiscard]] ValueInterval updatedStencil(const StencilFace& face, const StencilOutcomes& outcomes, UpdateKind kind,
                                           bool isFull, const ValueInterval& stored);

} // namespace vitrine::core
