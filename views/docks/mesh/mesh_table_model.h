// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/mesh/mesh.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <vector>

namespace vitrine::views {

/// Rows of a mesh, made when they are looked at. Sorting moves numbers alone, so large draws stay quick.
class MeshTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Null: no rows.
    void setMesh(std::shared_ptr<const core::Mesh> mesh, std::uint32_t draw);
    [[nodiscard]] const std::shared_ptr<const core::Mesh>& mesh() const { return m_mesh; }

    /// What a row is about: the vertex's position in the sequence, or the primitive.
    [[nodiscard]] std::uint32_t idAt(int row) const { return m_order[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int rowOf(std::uint32_t id) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

protected:
    [[nodiscard]] std::uint32_t draw() const { return m_draw; }

    virtual void meshChanged() {}
    [[nodiscard]] virtual std::uint32_t count() const = 0;
    /// Of a cell with a number, also one that is shown in words: what to sort by. Nothing stands behind everything.
    [[nodiscard]] virtual std::optional<double> number(std::uint32_t id, int column) const = 0;
    /// Of a cell that is shown in words; null: its number.
    [[nodiscard]] virtual QString words(std::uint32_t id, int column) const = 0;
    /// Invalid: none.
    [[nodiscard]] virtual QVariant link(std::uint32_t id, int column) const = 0;
    /// Whether the cells of a column name something else than what their row is.
    [[nodiscard]] virtual bool isReference(int) const { return false; }
    /// Whether a cell tells of something that is not drawn.
    [[nodiscard]] virtual bool isQuiet(std::uint32_t id) const = 0;

private:
    std::shared_ptr<const core::Mesh> m_mesh;
    std::uint32_t m_draw = 0;
    std::vector<std::uint32_t> m_order; ///< by row
    std::vector<int> m_rows;            ///< the other way round
};

} // namespace vitrine::views
