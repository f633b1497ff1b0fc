// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/events/event_node.h"

#include <QAbstractItemModel>

namespace vitrine::views {

class CallTextSource;

/// The events of a capture as a tree: frames, and in each draws, clears, copies and markers, or all calls. A frame's
/// rows are made when it is opened, a row's text is fetched when it is shown.
class EventModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role { LabelRole = Qt::UserRole, DetailRole, KindRole, PositionRole, CurrentRole };

    explicit EventModel(CallTextSource& texts, QObject* parent = nullptr);

    /// Null empties the model.
    void setIndex(std::shared_ptr<const EventIndex> index);
    void setFilter(EventFilter filter);
    [[nodiscard]] const EventFilter& filter() const { return m_filter; }

    void setPosition(std::uint64_t position);
    /// The row of the last call executed at a position, or of what contains it. Makes the rows that it needs.
    [[nodiscard]] QModelIndex indexOf(std::uint64_t position);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex& parent = {}) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    void rebuild();
    [[nodiscard]] EventNode* nodeOf(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOfNode(const EventNode* node) const;
    [[nodiscard]] QString label(const EventNode& node) const;
    [[nodiscard]] QString detail(const EventNode& node) const;
    [[nodiscard]] QString fullText(const EventNode& node) const;

    CallTextSource& m_texts;
    std::shared_ptr<const EventIndex> m_index;
    EventFilter m_filter;
    std::vector<std::unique_ptr<EventNode>> m_frames;
    QPersistentModelIndex m_current;
};

} // namespace vitrine::views
