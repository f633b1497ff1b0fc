// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/memory/memory.h"

#include <cstdint>
#include <map>
#include <utility>

namespace vitrine::core {

struct HizConfig;

/// The memory that HIZ needs beside buffers and textures (HIZ-29). Each tile of a depth or stencil buffer has two
/// bounds, in whole bytes of its format (HIZ-01, HIZ-27). A texture that discards depend on has, for layer 1, one byte
/// of bits or eight bytes of intervals, a byte for each end of the four channels (HIZ-13, HIZ-14, HIZ-18; the sizes are
/// a project choice). For layer 2 it has two bits for each entry of the levels that are stored (HIZ-23).
class HizMetadata {
public:
    enum class Kind : std::uint8_t { Bounds, Texture };

    /// Adds the bytes that belong to a surface; a texture goes by the surface of its first level. A surface that is
    /// added again keeps the larger number.
    void add(Kind kind, SurfaceId surface, std::uint64_t bytes);
    void add(const HizMetadata& other);
    /// The sum over all surfaces, each counted once.
    [[nodiscard]] std::uint64_t bytes() const;

private:
    std::map<std::pair<Kind, SurfaceId>, std::uint64_t> m_bytes;
};

/// What a machine with this HIZ keeps for a draw.
[[nodiscard]] HizMetadata hizMetadata(const DrawState& state, const Memory& memory, const HizConfig& config);

} // namespace vitrine::core
