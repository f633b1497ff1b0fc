// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/opacity/texture_scan.h"
#include "core/session/resource_id.h"

#include <cstdint>
#include <string>
#include <vector>

/// What is known of a texture's opacity at a replay's position, as views show it (spec/04 HIZ-13, HIZ-18, HIZ-22,
/// HIZ-23).

namespace vitrine::core {

class Replay;

enum class OpacityOrigin : std::uint8_t {
    Looked,   ///< no draw has asked yet: the texture was looked through for this answer alone
    Scanned,  ///< a draw that may discard had it looked through, and it has not changed since
    Followed, ///< drawn to: from clears and draws, without classes (HIZ-19)
};

struct OpacityFacts {
    OpacityOrigin origin = OpacityOrigin::Looked;
    TextureOpacity opacity;                    ///< bits and intervals, classes by level, bytes that were looked at
    std::uint64_t scanNumber = 0;              ///< Scanned: number of the scan among all so far, from 1
    std::uint64_t firstCall = 0, lastCall = 0; ///< Followed: the API calls that it is concluded from
};

/// Fails when there is no such texture, or when it is not complete.
[[nodiscard]] Result<OpacityFacts> opacityFacts(const Replay& replay, const ResourceId& texture);

/// A texture that the fragment program of a draw reads.
struct FragmentTexture {
    std::uint32_t slot = 0; ///< its number in the program: TexelRead::slot
    std::uint32_t unit = 0;
    std::string sampler; ///< as the shader spells it
    ResourceId id;
    bool decidesDiscards = false; ///< some discard depends on it in a way that is understood (HIZ-15)
    friend bool operator==(const FragmentTexture&, const FragmentTexture&) = default;
};
/// The textures of the last draw before the position, as they were bound then, by slot. Deleted ones are left out.
[[nodiscard]] std::vector<FragmentTexture> fragmentTextures(const Replay& replay);
/// Whether the program of that draw discards, in a way that is understood or not.
[[nodiscard]] bool lastDrawDiscards(const Replay& replay);

} // namespace vitrine::core
