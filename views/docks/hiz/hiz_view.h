// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/hiz/hiz_counters.h"
#include "views/docks/hiz/hiz_facts.h"
#include "views/machine/machine_view.h"

class QLabel;
class QLineEdit;
class QStackedWidget;
class QTabWidget;
class QMenu;

namespace vitrine::views {

class DataLegend;
class FactTable;
class HizCanvas;
class HizControls;
class HizFlowPicture;
class HizPlan;
class HizHistory;
class HizInFrame;
class HizScaleLegend;
class HizSetters;
class LinkedText;
class MachinePage;

/// What HIZ knows of the tiles of the shown draw's depth and stencil buffers, and what it did with each: in three
/// dimensions, on a map and in a table; of the selected tile a card, its way through the decision flow, and its row of
/// the decision table.
class HizView final : public MachineView {
    Q_OBJECT

public:
    explicit HizView(Desk& desk);

    [[nodiscard]] const HizFacts& facts() const { return m_facts; }
    [[nodiscard]] LinkedText& card() const { return *m_card; }
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString readout() const;
    /// What went wrong with the draw (HIZ-28), as it stands above the tiles; empty: nothing.
    [[nodiscard]] QString fault() const;
    /// In place of all that; empty: there are tiles.
    [[nodiscard]] std::optional<Lack> lack() const override { return m_facts.lack(); }
    /// Of the shown draw; nothing: none is selected.
    [[nodiscard]] std::optional<core::HizTile> selectedTile() const;

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void showRecording() override;
    void showCursor() override;

private:
    void showFacts(HizFacts facts);
    void askInFrame();
    void takeInFrame(const std::shared_ptr<const core::FrameHiz>& answer);
    void makeHeader();
    void makePages();
    [[nodiscard]] QWidget* makeTable(QWidget* parent);
    [[nodiscard]] QWidget* makeDetails(QWidget* parent);
    void makeFooter();
    void takeLook();
    void showPage();
    void showLegend();
    void showTile();
    void hover(int column, int row);
    void select(std::uint32_t column, std::uint32_t row);
    void takeSetters(const std::shared_ptr<const core::DrawSetters>& setters);
    void showMenu(const std::optional<core::HizTile>& tile, const QPoint& place);
    void addTileActions(QMenu& menu, const core::HizTile& tile);
    [[nodiscard]] QImage picture() const;

    QStackedWidget* m_pages; ///< scene, map and table
    MachinePage* m_page;
    HizFacts m_facts;
    HizCounts m_counts;
    HizSetters* m_setters;
    HizInFrame* m_inFrame;
    int m_takenRow = 0; ///< of the selected tile
    QSize m_fitted;     ///< the surface that the scene was fitted to
    HizControls* m_controls = nullptr;
    QLabel* m_fault = nullptr;
    HizCanvas* m_canvas = nullptr;
    HizPlan* m_plan = nullptr;
    QLineEdit* m_filter = nullptr;
    FactTable* m_tileTable = nullptr;
    QWidget* m_details = nullptr;
    LinkedText* m_card = nullptr;
    QTabWidget* m_ways = nullptr; ///< flow, table, counters and history
    HizFlowPicture* m_flow = nullptr;
    FactTable* m_rowTable = nullptr;
    FactTable* m_counterTable = nullptr;
    HizHistory* m_history = nullptr;
    DataLegend* m_marks = nullptr;
    HizScaleLegend* m_scale = nullptr;
};

} // namespace vitrine::views
