// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/event_index.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace vitrine::views {

class CallTextSource;
class EventCosts;
class EventDecorations;

/// Calls one below the other, as they are copied and saved: number, frame, draw, what it is, the call, its cost as far
/// as it is known, and the user's comment.
class EventTable final : public QAbstractTableModel {
    Q_OBJECT

public:
    struct Sources {
        std::shared_ptr<const EventIndex> index;
        CallTextSource& texts;
        const EventCosts& costs;
        const EventDecorations* decorations = nullptr;
    };
    EventTable(Sources sources, std::vector<std::uint64_t> calls);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    enum Column { Number, Frame, Draw, What, Call, Fragments, Comment, ColumnCount };
    struct Row {
        std::uint64_t call = 0;
        std::uint64_t number = 0;
        QString text;
    };
    [[nodiscard]] const core::ActionEntry* action(const Row& row) const;
    [[nodiscard]] std::size_t frameOf(const Row& row) const;

    Sources m_sources;
    std::vector<Row> m_rows;
};

} // namespace vitrine::views
