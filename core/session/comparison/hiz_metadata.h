// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/hiz/hiz_config.h"
#include "core/memory/memory.h"

#include <cstdint>
#include <map>
#include <utility>

namespace vitrine::core {

/// The memory that HIZ needs beside buffers and textures (HIZ-29): two bounds for each tile of a depth or stencil
/// buffer, in whole bytes of its format (HIZ-01, HIZ-27); of textures that discards depend on, for layer 1 a byte of
/// bits or eight of intervals, a byte for each end of the four channels (HIZ-13, HIZ-14, HIZ-18; sizes project choice),
/// and for layer 2 two bits for each entry of the levels that are stored (HIZ-23).
class HizMetadata {
public:
    enum class Kind : std::uint8_t { Bounds, Texture };

    /// Of a surface, of a texture that of its first level. What is there already stays at the larger number.
    void add(Kind kind, SurfaceId surface, std::uint64_t bytes);
    void add(const HizMetadata& other);
    /// Of everything, each once.
    [[nodiscard]] std::uint64_t bytes() const;

private:
    std::map<std::pair<Kind, SurfaceId>, std::uint64_t> m_bytes;
};

/// What a machine with this HIZ keeps for a draw.
[[nodiscard]] HizMetadata hizMetadata(const DrawState& state, const Memory& memory, const HizConfig& config);

} // namespace vitrine::core
