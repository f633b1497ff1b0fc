// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/query/tile_history.h"
#include "views/docks/hiz/hiz_facts.h"
#include "views/kit/asking_pane.h"
#include "views/kit/row_model.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace vitrine::views {

class RowTable;

/// What became of the selected tile's bounds from the beginning of the frame to the shown draw, draw by draw (HIZ-01).
/// Asks for it while it can be seen.
class HizHistory final : public QWidget {
    Q_OBJECT

public:
    explicit HizHistory(Desk& desk, QWidget* parent = nullptr);

    /// The surface is the one that is looked at. No tile: there is nothing to tell.
    void show(const HizFacts& facts, std::optional<core::HizTile> tile);
    [[nodiscard]] RowTable& table() const { return *m_table; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Subject {
        core::TileHistoryQuery query;
        std::uint64_t start = 0; ///< position at the beginning of the frame
        SharedRecording of;      ///< that says what is looked at
        friend bool operator==(const Subject& a, const Subject& b)
        {
            return a.query.tile == b.query.tile && a.query.isStencil == b.query.isStencil &&
                   a.query.end == b.query.end && a.start == b.start && a.of == b.of;
        }
    };
    [[nodiscard]] std::optional<Subject> subjectOf(const HizFacts& facts, const core::HizTile& tile) const;
    void ask();
    void showHistory(const core::TileHistory& history);

    Desk& m_desk;
    RowTable* m_table;
    AskingPane* m_pane;
    std::optional<Subject> m_subject;
    bool m_isAsked = false; ///< for what m_subject is
};

} // namespace vitrine::views
