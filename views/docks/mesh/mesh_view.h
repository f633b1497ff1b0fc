// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link.h"
#include "views/base/moment.h"
#include "views/docks/mesh/mesh_pick.h"
#include "views/kit/asking_view.h"

#include <span>

class QAction;
class QLabel;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace vitrine::views {

class MeshCanvas;
class MeshControls;
class PrimitiveCard;
class MeshTableModel;
class PrimitiveModel;
class TurningSplitter;
class VertexModel;

/// The geometry of the current draw: what went into the vertex shader and what came out, in three dimensions and in
/// tables.
class MeshView final : public AskingView<std::uint64_t, core::Mesh> {
    Q_OBJECT

public:
    explicit MeshView(Desk& desk);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    /// Of a draw, by its call.
    [[nodiscard]] Asked<core::Mesh> asked(const std::uint64_t& call) override;
    void showAnswer(const std::shared_ptr<const core::Mesh>& mesh) override;
    void dropAnswer() override;
    void follow(const Changes& changes) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeTables();
    QWidget* makeFooter();
    QTreeView* makeTable(MeshTableModel* model, const QString& name, const QString& id,
                         std::span<const int> widths = {});
    void makeActions();
    void showShape();
    void showSelection();
    void showPrimitiveOf(std::uint32_t number);
    void showCard();
    /// Which of the primitive's pieces is selected, as the rasterizer calls it; else its first.
    [[nodiscard]] std::uint32_t pieceOf(const core::MeshPrimitive& primitive) const;
    void selectVertex(std::uint32_t position);
    void selectPrimitive(std::size_t primitive);
    void takePick(const std::optional<MeshHit>& hit);
    void showTable(QTreeView* table);
    void markRow(QTreeView& table, std::uint32_t id);
    void showMenu(const QPoint& place);
    void debugVertex();
    [[nodiscard]] QTreeView& shownTable() const;
    [[nodiscard]] std::optional<std::uint32_t> selectedVertex() const;

    MeshControls* m_controls;
    MeshCanvas* m_canvas;
    TurningSplitter* m_splitter;
    VertexModel* m_vertexModel;
    PrimitiveModel* m_primitiveModel;
    QTreeView* m_vertexTable;
    QTreeView* m_primitiveTable;
    PrimitiveCard* m_card;
    QStackedWidget* m_tables;
    QToolButton* m_verticesButton;
    QToolButton* m_primitivesButton;
    QToolButton* m_setupButton;
    QLabel* m_summary;
    QAction* m_debug;
    QAction* m_selectPrimitive;

    std::optional<core::ActionEntry> m_draw; ///< asked for, or shown
    std::optional<std::uint32_t> m_shown;    ///< the draw that the tables are of
    std::optional<std::size_t> m_primitive;  ///< outlined
    bool m_isFollowing = false;              ///< rows change because the selection did
};

} // namespace vitrine::views
