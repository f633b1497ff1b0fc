// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace vitrine::core {

/// What can spare a draw work (RUN-12).
enum class DrawFeature : std::uint8_t {
    HizCulling, ///< tiles make no quads, since no sample of them can pass
    EarlyTest,  ///< samples are tested before shading
    Bypass,     ///< fragments go past the processors
    Layer2      ///< HIZ proves discards from the texels that a tile shows
};
inline constexpr std::array kDrawFeatures{DrawFeature::HizCulling, DrawFeature::EarlyTest, DrawFeature::Bypass,
                                          DrawFeature::Layer2};
/// In their order; for text and documents.
inline constexpr std::array<std::string_view, kDrawFeatures.size()> kDrawFeatureNames{
    words("HiZ culling"), words("early test"), words("bypass"), words("layer 2")};

enum class FeatureState : std::uint8_t { Works, WorksInPart, DoesNotWork };
inline constexpr std::array<std::string_view, 3> kFeatureStateNames{words("works"), words("works in part"),
                                                                    words("does not work")};

/// A part of the API's state that rules depend on.
enum class StateItem : std::uint8_t {
    Program, ///< linked
    DepthTest,
    DepthFunction,
    StencilOperations,
    AlphaToCoverage,
    SampleCoverage
};
inline constexpr std::size_t kStateItems = 6;

} // namespace vitrine::core
