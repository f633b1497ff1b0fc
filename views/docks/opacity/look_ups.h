// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gpu/machine_config.h"
#include "core/session/hiz/hiz_section.h"
#include "core/session/resources/draw_proofs.h"
#include "views/docks/opacity/box_paint.h"
#include "views/docks/opacity/opacity_question.h"
#include "views/kit/fact_table.h"
#include "views/machine/recordings.h"

#include <optional>
#include <vector>

namespace vitrine::views {

/// What HIZ asked about opacity in a draw: layer 1 once, layer 2 for each primitive in each tile, with a row for each
/// texture that was looked at.
class LookUps {
public:
    LookUps() = default;
    LookUps(SharedRecording recording, std::uint32_t draw);
    /// The names of what its slots hold.
    void setTextures(std::vector<core::FragmentTexture> textures) { m_textures = std::move(textures); }

    [[nodiscard]] bool isRecorded() const { return m_recording != nullptr; }
    [[nodiscard]] std::uint32_t draw() const { return m_draw; }
    [[nodiscard]] const core::DrawProofs& proofs() const { return m_proofs; }
    [[nodiscard]] const core::HizConfig& machine() const { return *m_recording->config().hiz; }
    [[nodiscard]] const core::LookUpLog& log() const { return m_recording->section<core::HizSection>().lookUps; }

    [[nodiscard]] int rowCount() const { return static_cast<int>(m_rows.size()); }
    /// Null: the row is about layer 1.
    [[nodiscard]] const core::TileLookUp* lookUp(int row) const;
    /// Null: no part of a texture could be known, or layer 1.
    [[nodiscard]] const core::TileLookUp::Texture* part(int row) const;
    /// Null: the slot holds nothing that has a name.
    [[nodiscard]] const core::FragmentTexture* texture(int row) const;
    /// The box of a row with a part.
    [[nodiscard]] ShownBox box(int row) const;
    /// Of a texture's parts in a tile; all of them with every id.
    [[nodiscard]] std::vector<int> rowsOf(const core::HizTile& tile) const;
    [[nodiscard]] core::HizTile tileOf(std::uint32_t x, std::uint32_t y) const;
    /// Terms of the draw's discards that test this texture.
    [[nodiscard]] std::vector<core::ProvenTerm> termsOf(const core::ResourceId& id) const;

    /// Why no tile was looked up, and what helps; empty: some were, or nothing is recorded.
    [[nodiscard]] QString whyNothing() const;
    /// What came of it: "612 look-ups: 80 opaque, …".
    [[nodiscard]] QString summary() const;
    /// One row in words.
    [[nodiscard]] QString describe(int row) const;

private:
    struct Row {
        std::optional<std::size_t> lookUp; ///< none: layer 1
        std::optional<std::size_t> part;
    };
    SharedRecording m_recording;
    std::uint32_t m_draw = 0;
    core::DrawProofs m_proofs;
    std::vector<Row> m_rows;
    std::vector<core::FragmentTexture> m_textures;
};

/// `lookUps` must outlive the table.
[[nodiscard]] QList<FactColumn> lookUpColumns(const LookUps& lookUps);

} // namespace vitrine::views
