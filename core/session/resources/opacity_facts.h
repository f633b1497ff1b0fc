// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/opacity/texture_scan.h"
#include "core/session/resource_id.h"

#include <cstdint>

/// What is known of a texture's opacity at a replay's position, to be shown (spec/04 HIZ-13, HIZ-18, HIZ-22, HIZ-23).

namespace vitrine::core {

class Replay;

enum class OpacityOrigin : std::uint8_t {
    Looked,   ///< nobody asked yet: found for this answer alone
    Scanned,  ///< a draw that may discard had it looked through, and it has not changed since
    Followed, ///< drawn to: from clears and draws, without classes (HIZ-19)
};

struct OpacityFacts {
    OpacityOrigin origin = OpacityOrigin::Looked;
    TextureOpacity opacity;                    ///< bits and intervals, classes by level, bytes that were looked at
    std::uint64_t scanNumber = 0;              ///< Scanned: of all scans so far, from 1
    std::uint64_t firstCall = 0, lastCall = 0; ///< Followed: API calls that it follows from
};

/// Fails when there is no such texture, or none that is complete.
[[nodiscard]] Result<OpacityFacts> opacityFacts(const Replay& replay, const ResourceId& texture);

} // namespace vitrine::core
