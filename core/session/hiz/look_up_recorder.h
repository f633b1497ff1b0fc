// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/hiz/tile_watch.h"
#include "core/opacity/tile_judge.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace vitrine::core {

/// A look-up of layer 2: what HIZ was told of a primitive in a tile, and where on which textures that comes from.
struct TileLookUp {
    struct Texture {
        TexelLook look;
        std::optional<TexelQuad> quad; ///< where the tile's corners lie
    };
    HizTile tile;
    std::uint32_t primitive = 0; ///< of the draw, from 1, as PrimitiveItems are numbered
    TileDiscard answer;
    std::vector<Texture> textures; ///< those whose part could be known
};

struct LookUpLog {
    std::vector<TileLookUp> lookUps; ///< in the order of the stream
    std::uint64_t notKept = 0;       ///< there were more
};

/// Keeps the look-ups of a draw on the machine that makes them: TileJudge tells what it looked at itself.
class LookUpRecorder final : public TileWatch {
public:
    static constexpr std::size_t kMostKept = std::size_t{1} << 16; ///< some 200 bytes each

    explicit LookUpRecorder(const HizConfig& config, std::size_t mostKept = kMostKept)
        : m_config(config), m_mostKept(mostKept)
    {
    }
    void onTileJudged(const JudgedTile& tile) override;
    [[nodiscard]] LookUpLog takeLog() { return std::exchange(m_log, {}); }

private:
    const HizConfig m_config;
    const std::size_t m_mostKept;
    LookUpLog m_log;
};

} // namespace vitrine::core
