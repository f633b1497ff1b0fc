// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/hiz/hiz_config.h"
#include "core/hiz/tile_watch.h"
#include "core/opacity/tile_judge.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace vitrine::core {

/// A look-up of layer 2: the answer that HIZ got for a primitive in a tile, and the parts of textures that it comes
/// from.
struct TileLookUp {
    struct Texture {
        TexelLook look;
        std::optional<TexelQuad> quad; ///< where the tile's corners lie
    };
    HizTile tile;
    std::uint32_t primitive = 0; ///< of the draw, from 1, as PrimitiveItems are numbered
    TileDiscard answer;
    std::vector<Texture> textures; ///< those of which the part could be known
};

struct LookUpLog {
    std::vector<TileLookUp> lookUps; ///< in the order of the stream
    std::uint64_t notKept = 0;       ///< how many more there were
};

/// Keeps the look-ups of a draw while the machine makes them. TileJudge itself tells what it looked at.
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
