// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/shader/affine_terms.h"

#include <optional>
#include <span>
#include <vector>

namespace vitrine::core {

/// A number that a draw computes from its varyings: offset + Σ factor · varying. The draw's constants are contained in
/// offset and factors.
///
/// The program rounds each step to a float. Sizes bound how far this can lead away: they are what the same sums would
/// be if nothing canceled out.
struct AffineForm {
    struct Term {
        VaryingRef varying;
        double factor = 0.0, size = 0.0;
    };
    std::vector<Term> terms; ///< each varying comes once
    double offset = 0.0, offsetSize = 0.0;
    double error = 0.0; ///< the most that rounding can change, in proportion to the sizes
};

/// A varying as it was interpolated.
[[nodiscard]] AffineForm plainForm(const VaryingRef& varying);

/// The forms of nodes, which come after their parts. A form is nothing when a constant in it is NaN or infinite, or so
/// large that a float may not hold what is computed with it.
[[nodiscard]] std::vector<std::optional<AffineForm>> affineForms(std::span<const AffineNode> nodes,
                                                                 std::span<const Vec4> constants);

} // namespace vitrine::core
