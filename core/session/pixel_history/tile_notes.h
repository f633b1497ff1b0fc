// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/hiz/hiz_config.h"
#include "core/hiz/tile_watch.h"
#include "core/session/pixel_history/pixel_history_pixel.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace vitrine::core {

class Replayer;

/// What HIZ said of one primitive in one tile.
struct TileNote {
    std::uint32_t primitive = 0; ///< from 1 within its draw
    TileVerdict verdict;
    std::vector<TileTexture> textures; ///< those that decide its discards
};

/// Records the verdicts of a draw in the order of the stream.
class TileNoteTaker final : public TileWatch {
public:
    /// With a `place`, only the verdicts on the tile are kept that the place lies in.
    explicit TileNoteTaker(const HizConfig& config, std::optional<PixelPlace> place = {});

    void onTileJudged(const JudgedTile& tile) override;
    /// The notes since the last question.
    [[nodiscard]] std::vector<TileNote> take();

private:
    const HizConfig m_config;
    const std::optional<HizTile> m_only;
    std::vector<TileNote> m_notes;
};

[[nodiscard]] HizTile tileAt(const PixelPlace& place, std::uint32_t tileSize);
[[nodiscard]] std::size_t bytesOf(std::span<const TileNote> notes);

/// Gives textures of the last draw the names that the recorded program has for them.
void nameTextures(std::span<TileTexture* const> textures, const Replayer& replayer);

} // namespace vitrine::core
