// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/hiz/hiz_section.h"
#include "core/session/machine/frame_hiz.h"
#include "core/session/pixel_history/draw_setters.h"
#include "views/machine/empty_reason.h"
#include "views/machine/recordings.h"

#include <QRect>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace vitrine::views {

/// Which bounds the view of HIZ shows, and how.
struct HizLook {
    enum class Surface : std::uint8_t { Depth, Stencil };
    enum class When : std::uint8_t { Before, After };
    enum class By : std::uint8_t { Verdict, Least, Most, Range };
    enum class Scale : std::uint8_t { Fitted, Whole };
    Surface surface = Surface::Depth;
    When when = When::After; ///< the draw
    By by = By::Verdict;     ///< what color tells
    Scale scale = Scale::Fitted;
    friend bool operator==(const HizLook&, const HizLook&) = default;
};

/// What became of a tile in the draw, at last.
enum class HizMark : std::uint8_t { Untouched, Passed, Ambiguous, Culled, Terminated, NotCompared, Broken };
inline constexpr std::size_t kHizMarks = 7;

/// Values between 0 and 1, or stencil values; low < high.
struct HizRange {
    double low = 0.0, high = 1.0;
    friend bool operator==(const HizRange&, const HizRange&) = default;
};

/// Who set a bound of a tile.
struct HizSetter {
    std::optional<core::TileBound> bound; ///< none: all that are looked at
    core::BoundSetter setter;
};

/// What HIZ did in the shown draw, tile by tile. Tiles count from the lower left corner.
class HizFacts {
public:
    HizFacts() = default;
    HizFacts(SharedRecording recording, std::uint32_t draw);
    /// Of a draw in its frame; `inFrame` null: it is not known yet.
    HizFacts(SharedRecording recording, std::uint32_t draw, std::shared_ptr<const core::FrameHiz> inFrame);

    HizLook look;
    std::shared_ptr<const core::DrawSetters> setters; ///< null: not known yet

    [[nodiscard]] const SharedRecording& recording() const { return m_recording; }
    [[nodiscard]] std::uint32_t draw() const { return m_draw; }
    [[nodiscard]] const core::HizSection& hiz() const;
    /// Null: not known.
    [[nodiscard]] const core::DrawState* state() const;
    /// Null: the draw alone.
    [[nodiscard]] const core::FrameHiz* inFrame() const { return m_inFrame.get(); }
    [[nodiscard]] bool isInFrame() const { return m_isInFrame; }
    /// Whether the draw is shown in its frame and what HIZ did for it is still to be asked for.
    [[nodiscard]] bool isWaiting() const { return m_isInFrame && !m_inFrame; }
    /// Why there are no tiles to show; nothing: there are some, or nothing is recorded.
    [[nodiscard]] std::optional<Lack> lack() const;
    /// Whether there are tiles to show.
    [[nodiscard]] bool hasTiles() const { return m_columns > 0; }

    [[nodiscard]] std::uint32_t columns() const { return m_columns; }
    [[nodiscard]] std::uint32_t rows() const { return m_rows; }
    [[nodiscard]] int tileCount() const { return static_cast<int>(m_columns * m_rows); }
    [[nodiscard]] QSize pixels() const { return m_pixels; } ///< of the surface
    [[nodiscard]] core::HizTile tileOf(int number) const;   ///< row by row
    [[nodiscard]] int numberOf(const core::HizTile& tile) const;
    [[nodiscard]] bool has(const core::HizTile& tile) const { return tile.column < m_columns && tile.row < m_rows; }
    /// In GL's coordinates: from the left and from the bottom.
    [[nodiscard]] QRect pixelsOf(const core::HizTile& tile) const;

    /// Of the surface that is looked at, at the time that is looked at; null: none.
    [[nodiscard]] const core::HizMap* map() const;
    [[nodiscard]] const core::HizSection::Surface& surface() const;
    [[nodiscard]] const core::HizMap::Tile* boundsOf(const core::HizTile& tile) const;
    /// Who set each of its bounds that are looked at. Empty: not known.
    [[nodiscard]] std::vector<HizSetter> settersOf(const core::HizTile& tile, HizLook::When when) const;
    /// The bound that has culled the tile's last primitive, and who set it; null: it was not culled, or not known.
    [[nodiscard]] const core::TileBoundSetters::Cull* cullOf(const core::HizTile& tile) const;
    /// What matters of that: of a culled tile who set the bound that decided, if it is looked at, else of each.
    [[nodiscard]] std::vector<HizSetter> decidersOf(const core::HizTile& tile) const;
    /// Null: HIZ said nothing of it.
    [[nodiscard]] const core::HizDrawCard::Tile* cardOf(const core::HizTile& tile) const;
    /// What went wrong with the draw or with its tiles (HIZ-28), with the tile, the draw and the row; empty: nothing.
    [[nodiscard]] QString fault() const;
    /// Whose samples lie outside of their bounds after the draw (HIZ-28): none on a machine without a fault.
    [[nodiscard]] std::size_t brokenTiles() const;
    [[nodiscard]] HizMark markOf(const core::HizTile& tile) const;
    /// What became of the bounds that are looked at.
    [[nodiscard]] core::UpdateKind updateOf(const core::HizTile& tile) const;

    /// Of a stored value: a depth in 0 … 1, or a stencil value.
    [[nodiscard]] double valueOf(std::uint32_t code) const;
    [[nodiscard]] bool isStencil() const { return look.surface == HizLook::Surface::Stencil; }
    /// What height stands for: the values that occur, or all that there can be.
    [[nodiscard]] HizRange heightRange() const;
    /// What color stands for, unless it tells the verdict.
    [[nodiscard]] HizRange colorRange() const;
    /// The value that color stands for; without bounds nothing.
    [[nodiscard]] std::optional<double> colorValueOf(const core::HizTile& tile) const;

private:
    void findTiles();
    [[nodiscard]] std::vector<HizSetter> setterInFrame(const core::HizTile& tile, HizLook::When when) const;

    SharedRecording m_recording;
    std::shared_ptr<const core::FrameHiz> m_inFrame;
    bool m_isInFrame = false;
    std::uint32_t m_draw = 0;
    std::uint32_t m_columns = 0, m_rows = 0, m_tileSize = 8;
    QSize m_pixels;
};

[[nodiscard]] inline TileLink linkTo(const HizFacts& facts, const core::HizTile& tile)
{
    return {facts.draw(), tile.column, tile.row};
}

} // namespace vitrine::views
