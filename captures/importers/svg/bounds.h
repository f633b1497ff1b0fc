// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

/// What a drawing may have at most. Whatever a file holds, its import ends within seconds and 1 GiB.

namespace vitrine::captures::svg {

constexpr std::size_t kMaxFileBytes = 64u << 20;
constexpr std::size_t kMaxTextBytes = 64u << 20; ///< of names and values, after entities are replaced
constexpr std::size_t kMaxElements = 1'000'000, kMaxAttributes = 8'000'000;
constexpr int kMaxDepth = 256; ///< of elements in the file, and of elements that are drawn inside of others
constexpr std::size_t kMaxSegments = 1'000'000;
constexpr std::uint64_t kMaxExpansions = 100'000; ///< elements that are drawn because others refer to them
constexpr std::size_t kMaxRules = 10'000;
constexpr std::uint64_t kMaxRuleWork = 1'000'000'000;    ///< some tests of a rule, and more for those that fit
constexpr std::size_t kMaxKinds = 100;                   ///< of what is not drawn; others are counted together
constexpr std::size_t kMaxSize = 4096;                   ///< of the picture in either direction, as of OpenVG's images
constexpr std::size_t kMaxLayerPixels = 64u << 20;       ///< of all pictures that groups are drawn to
constexpr std::size_t kMaxDashes = 256, kMaxStops = 256; ///< what our OpenVG takes

} // namespace vitrine::captures::svg
