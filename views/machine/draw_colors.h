// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/vector_section.h"
#include "views/machine/activity_style.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace vitrine::core {
class DrawRecording;
}

namespace vitrine::views {

/// Of one draw among several: the first ones differ as much as can be.
[[nodiscard]] QColor colorOfDraw(std::size_t place, const Theme& theme);

/// What the machine draws in a recording, each in a color of its own: of a frame its draws, of a drawing of 2-D
/// graphics its passes, else the one draw. Passes go through the machine one behind another, draws of a frame beside
/// each other: what is in a queue, and what a unit works on, is then of the draw that the machine told
/// (DrawShareSection).
///
///     draw 0        ├──────┤                 from when it was taken up until all of it had left
///     draw 1               ├───┤
///     draw 2                 ├──────┤
///     onlyAt()   –  0  0  0  –  –  2  –      –: none, or several
///
class DrawColors {
public:
    DrawColors() = default; ///< of no recording
    DrawColors(const core::DrawRecording& recording, std::uint32_t draw);

    void setOn(bool isOn) { m_isOn = isOn; }
    [[nodiscard]] bool isOn() const { return m_isOn; }

    /// Whether draws are under way beside each other.
    [[nodiscard]] bool isFrame() const { return !m_draws.empty() && m_draws.front().inFrame; }
    [[nodiscard]] std::size_t count() const { return m_draws.size(); }
    /// The place of the one under way; nothing: none is, or several are.
    [[nodiscard]] std::optional<std::size_t> onlyAt(core::Cycle cycle) const;
    /// Of a draw as the capture counts, in a recording of one draw its pass; nothing: a clear or copy.
    [[nodiscard]] std::optional<std::size_t> placeOf(std::uint32_t draw, std::uint32_t pass) const;
    /// "draw 1, pass 3, Cover"; of none "between passes", in a frame "no draw, or several".
    [[nodiscard]] QString name(std::optional<std::size_t> place) const;

    /// What is of a draw, in its color and with its number: in full what has neither pattern nor letter, paler what
    /// has. Of none gray. Off: as it is.
    [[nodiscard]] DataStyle dressed(const DataStyle& style, std::optional<std::size_t> place, const Theme& theme) const;
    /// The first of them, as many as a legend has room for; then what is told apart by pattern or letter.
    [[nodiscard]] QList<DataStyle> legend(const QList<DataStyle>& styles, const Theme& theme) const;

private:
    struct Draw {
        core::Cycle from = 0;
        core::Cycle to = 0;
        core::VectorPass pass = core::VectorPass::None;
        std::optional<std::uint32_t> inFrame = {}; ///< its number, of a frame's draws
    };
    [[nodiscard]] QString letter(std::size_t place) const;

    bool m_isOn = false;
    std::uint32_t m_draw = 0; ///< as the capture counts
    std::vector<Draw> m_draws;
};

} // namespace vitrine::views
