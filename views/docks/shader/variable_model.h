// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/shader/trace_player.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace vitrine::views {

enum class ValueFormat : std::uint8_t { Natural, Hexadecimal, Integer };

[[nodiscard]] QString componentText(std::uint32_t bits, core::SymbolKind kind, ValueFormat format);

/// The variables of a program where the player stands, by the function that declares them, then those of the interface.
/// Arrays and matrices open into their elements and columns.
class VariableModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { NameColumn, ValueColumn, TypeColumn, WrittenColumn, ColumnCount };

    explicit VariableModel(TracePlayer& player, QObject* parent = nullptr);
    ~VariableModel() override;

    void setFormat(ValueFormat format);
    /// What a row stands for can be written by these; empty: nothing writes it.
    [[nodiscard]] std::vector<core::TraceAddress> addresses(const QModelIndex& index) const;
    [[nodiscard]] QString nameOf(const QModelIndex& index) const;
    /// The index of a group's row of a variable's name; invalid: there is none.
    [[nodiscard]] QModelIndex find(const QString& name) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Node;
    [[nodiscard]] static Node* nodeOf(const QModelIndex& index);
    void rebuild();
    void refreshValues();
    Node& groupOf(const core::DebugVariable& variable);
    void addParts(Node& node) const;
    [[nodiscard]] QString groupText(const Node& node) const;
    [[nodiscard]] bool isInScope(const Node& group) const;
    [[nodiscard]] bool isWritten(const Node& node) const;
    [[nodiscard]] QString valueText(const Node& node) const;
    [[nodiscard]] QString typeText(const Node& node) const;
    [[nodiscard]] QVariant groupData(const Node& node, int column, int role) const;
    [[nodiscard]] QString writtenTip(const Node& node) const;

    TracePlayer& m_player;
    std::unique_ptr<Node> m_root;
    ValueFormat m_format = ValueFormat::Natural;
};

} // namespace vitrine::views
