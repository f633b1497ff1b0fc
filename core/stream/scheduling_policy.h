// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// HET-07: what a free processor takes first.
enum class SchedulingPolicy : std::uint8_t {
    CompletedFirst, ///< completed, fragment, vertex
    NewFirst,       ///< fragment, vertex, completed
    VertexFirst     ///< vertex, completed, fragment
};

} // namespace vitrine::core
