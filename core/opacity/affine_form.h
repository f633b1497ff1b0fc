// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/shader/affine_terms.h"

#include <optional>
#include <span>
#include <vector>

namespace vitrine::core {

/// A number that a draw computes from its varyings: offset + Σ factor · varying. The draw's constants are in it.
///
/// The program rounds each step to a float; how far that may lead away is told by sizes, which are what the same sums
/// would be if nothing canceled out.
struct AffineForm {
    struct Term {
        VaryingRef varying;
        double factor = 0.0, size = 0.0;
    };
    std::vector<Term> terms; ///< each varying once
    double offset = 0.0, offsetSize = 0.0;
    double error = 0.0; ///< the most that rounding makes, times the sizes
};

/// A varying as it was interpolated.
[[nodiscard]] AffineForm plainForm(const VaryingRef& varying);

/// Of nodes that come after their parts. Nothing where a constant is NaN or infinite, or so large that a float may not
/// hold what is computed with it.
[[nodiscard]] std::vector<std::optional<AffineForm>> affineForms(std::span<const AffineNode> nodes,
                                                                 std::span<const Vec4> constants);

} // namespace vitrine::core
