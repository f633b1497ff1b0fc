// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/mesh/mesh_table_model.h"

namespace vitrine::views {

/// The primitives of a draw as assembled, and what became of them.
class PrimitiveModel final : public MeshTableModel {
    Q_OBJECT

public:
    using MeshTableModel::MeshTableModel;

    enum Column { Number, FirstCorner, SecondCorner, ThirdCorner, Fate, Clipped, Facing, FirstPiece, Pieces, Columns };

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] std::uint32_t count() const override;
    [[nodiscard]] std::optional<double> number(std::uint32_t id, int column) const override;
    [[nodiscard]] QString words(std::uint32_t id, int column) const override;
    [[nodiscard]] QVariant link(std::uint32_t id, int column) const override;
    [[nodiscard]] bool isReference(int column) const override { return column >= FirstCorner && column <= ThirdCorner; }
    [[nodiscard]] bool isQuiet(std::uint32_t id) const override;
};

} // namespace vitrine::views
