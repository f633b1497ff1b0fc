// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/mesh/mesh_table_model.h"

namespace vitrine::views {

/// The vertices of a draw in the order in which they are shaded: the table twin of the scene.
class VertexModel final : public MeshTableModel {
    Q_OBJECT

public:
    using MeshTableModel::MeshTableModel;

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    void meshChanged() override;
    [[nodiscard]] std::uint32_t count() const override;
    [[nodiscard]] std::optional<double> number(std::uint32_t id, int column) const override;
    [[nodiscard]] QString words(std::uint32_t id, int column) const override;
    [[nodiscard]] QVariant link(std::uint32_t id, int column) const override;
    [[nodiscard]] bool isQuiet(std::uint32_t id) const override;

private:
    enum class Kind : std::uint8_t { Position, Index, Input, Clip, Device, Window, Outside, Varying, PointSize };
    struct Column {
        Kind kind = Kind::Position;
        std::uint16_t value = 0; ///< Input, Varying: which
        std::uint8_t component = 0;
        QString title;
        QString help;
    };
    void addValues(Kind kind, const std::vector<core::MeshValue>& values);
    void addComponents(Kind kind, const QString& name, const QString& components, const QString& help);

    std::vector<Column> m_columns;
};

} // namespace vitrine::views
