// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_discard.h"
#include "core/hiz/bounds_update.h"
#include "core/hiz/coarse_test.h"

#include <array>
#include <cstdint>

namespace vitrine::core {

/// How HIZ decides about a tile, as data: the rows of HIZ-11 in their order.

/// What is done with a tile.
enum class TileResult : std::uint8_t {
    Cull,            ///< no sample can pass: the tile makes no quads
    Terminate,       ///< every fragment would be discarded: the tile makes no quads
    Shade,           ///< all covered samples are shaded
    ShadeSurvivors,  ///< the samples that pass the early test are shaded
    ShadeForEffects, ///< all covered samples are shaded for their side effects, and no color or depth is written
};
enum class DepthTap : std::uint8_t { None, Early, Late };

struct DecisionRow {
    enum class Verdict : std::uint8_t { Any, Opaque, Transparent, Unknown, NotTransparent };
    enum class Coarse : std::uint8_t { Fail, Pass, Ambiguous, Unused };

    std::uint8_t row = 0; ///< number of the row, from 1
    bool writesDepth = false, hasSideEffects = false, canDiscard = false;
    Verdict verdict = Verdict::Any;
    Coarse coarse = Coarse::Unused;
    TileResult result = TileResult::Shade;
    DepthTap tap = DepthTap::None;
    bool writesOnly = false;   ///< samples are written without comparison
    bool skipsDiscard = false; ///< discard is proven impossible (HIZ-26)
    UpdateKind update = UpdateKind::None;
};

inline constexpr std::array<DecisionRow, 20> kDecisionRows = [] {
    using V = DecisionRow::Verdict;
    using C = DecisionRow::Coarse;
    using R = TileResult;
    using T = DepthTap;
    using U = UpdateKind;
    return std::array<DecisionRow, 20>{{
        {1, false, false, false, V::Any, C::Fail, R::Cull, T::None, false, false, U::None},
        {2, false, false, false, V::Any, C::Pass, R::Shade, T::Early, true, false, U::Full},
        {3, false, false, false, V::Any, C::Ambiguous, R::ShadeSurvivors, T::Early, false, false, U::Full},
        {4, false, false, true, V::Opaque, C::Fail, R::Cull, T::None, false, false, U::None},
        {5, false, false, true, V::Opaque, C::Pass, R::Shade, T::Early, true, true, U::Full},
        {6, false, false, true, V::Opaque, C::Ambiguous, R::ShadeSurvivors, T::Early, false, true, U::Full},
        {7, false, false, true, V::Transparent, C::Unused, R::Terminate, T::None, false, false, U::None},
        {8, false, false, true, V::Unknown, C::Fail, R::Cull, T::None, false, false, U::None},
        {9, false, false, true, V::Unknown, C::Pass, R::Shade, T::Late, true, false, U::Conservative},
        {10, false, false, true, V::Unknown, C::Ambiguous, R::Shade, T::Late, false, false, U::Conservative},
        {11, false, true, false, V::Any, C::Unused, R::Shade, T::Late, false, false, U::Full},
        {12, false, true, true, V::Opaque, C::Unused, R::Shade, T::Late, false, true, U::Full},
        {13, false, true, true, V::Transparent, C::Unused, R::ShadeForEffects, T::None, false, false, U::None},
        {14, false, true, true, V::Unknown, C::Unused, R::Shade, T::Late, false, false, U::Conservative},
        {15, true, false, false, V::Any, C::Unused, R::Shade, T::Late, false, false, U::Unknown},
        {16, true, false, true, V::Transparent, C::Unused, R::Terminate, T::None, false, false, U::None},
        {17, true, false, true, V::NotTransparent, C::Unused, R::Shade, T::Late, false, false, U::Unknown},
        {18, true, true, false, V::Any, C::Unused, R::Shade, T::Late, false, false, U::Unknown},
        {19, true, true, true, V::Transparent, C::Unused, R::ShadeForEffects, T::None, false, false, U::None},
        {20, true, true, true, V::NotTransparent, C::Unused, R::Shade, T::Late, false, false, U::Unknown},
    }};
}();

/// What HIZ has to know about the program of a draw (the letters D, S and C of HIZ-11).
struct ProgramTraits {
    bool writesDepth = false, hasSideEffects = false, canDiscard = false;
    /// With D or S, a tile has to be shaded even when it fails, so the coarse test is of no use.
    [[nodiscard]] bool usesCoarseTest() const { return !writesDepth && !hasSideEffects; }
    friend bool operator==(const ProgramTraits&, const ProgramTraits&) = default;
};

/// The one row that applies. `verdict` counts only with canDiscard, and `coarse` only with usesCoarseTest().
[[nodiscard]] const DecisionRow& decide(const ProgramTraits& program, DiscardVerdict verdict, CoarseResult coarse);

} // namespace vitrine::core
