// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/hiz/bounds_update.h"
#include "core/hiz/coarse_test.h"

namespace vitrine::core {

/// HiStencil: the coarse test and the update of stencil bounds (HIZ-27).

/// Compares the reference with bounds of the stored values. A compare mask that leaves bits out allows a decision only
/// where all samples of the tile hold the same value.
[[nodiscard]] CoarseResult coarseStencil(const StencilFace& face, const ValueInterval& stored);

/// What can happen to a sample of the tile.
struct StencilOutcomes {
    bool stencilFail = true, depthFail = true, pass = true;
};
[[nodiscard]] StencilOutcomes possibleOutcomes(CoarseResult stencil, CoarseResult depth);

/// Whether the operation can change a stored bit.
[[nodiscard]] bool canWrite(const StencilFace& face, StencilOperation operation);

/// The bounds after the operations that can happen. Samples may keep their value unless `kind` is Full and `isFull`
/// holds.
[[nodiscard]] ValueInterval updatedStencil(const StencilFace& face, const StencilOutcomes& outcomes, UpdateKind kind,
                                           bool isFull, const ValueInterval& stored);

} // namespace vitrine::core
