// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/blob.h"
#include "core/session/resources/buffer_layout.h"

#include <QAbstractTableModel>

#include <span>
#include <vector>

namespace vitrine::views {

/// The bytes of a buffer as a table: a row per element of the layout, its offset, then a column per component. Cells
/// are read from the bytes when somebody looks at them; nothing is copied.
class BufferModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    static constexpr int kOffsetColumn = 0;
    enum Role { ChangedRole = Qt::UserRole };

    explicit BufferModel(QObject* parent = nullptr);

    /// `before`: what stood there before the last step; null: nothing is marked as changed.
    void setBytes(core::Blob bytes, core::Blob before);
    void setLayout(const core::ElementLayout& layout);
    void setHexadecimal(bool on);

    [[nodiscard]] const core::Blob& bytes() const { return m_bytes; }
    [[nodiscard]] const core::ElementLayout& layout() const { return m_layout; }
    [[nodiscard]] bool isHexadecimal() const { return m_isHexadecimal; }

    struct Component {
        const core::LayoutField* field = nullptr;
        std::uint32_t offset = 0; ///< from the element's beginning
        QString name;             ///< "position.x"
    };
    /// By column, from the one after the offset.
    [[nodiscard]] const std::vector<Component>& components() const { return m_components; }
    /// The bytes of a cell; empty when they lie beyond the end.
    [[nodiscard]] std::span<const std::byte> cell(int row, int column) const;
    [[nodiscard]] std::uint64_t offsetOf(int row) const;
    [[nodiscard]] bool isChanged(int row, int column) const;
    /// The first element after `row` (−1: from the beginning) that has changed; −1: none.
    [[nodiscard]] int nextChanged(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// Told behind the names of columns.
    void setColumnToolTips(std::vector<QString> toolTips) { m_columnToolTips = std::move(toolTips); }

private:
    void findComponents();
    [[nodiscard]] QString text(int row, int column, const core::Blob& bytes) const;
    [[nodiscard]] QString toolTip(int row, int column) const;
    [[nodiscard]] std::span<const std::byte> cellOf(const core::Blob& bytes, int row, int column) const;

    core::Blob m_bytes, m_before;
    core::ElementLayout m_layout;
    std::vector<Component> m_components;
    std::vector<QString> m_columnToolTips;
    int m_rows = 0;
    bool m_isHexadecimal = false;
};

} // namespace vitrine::views
