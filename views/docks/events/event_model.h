// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/event_decorations.h"
#include "views/base/moment.h"
#include "views/docks/events/event_node.h"

#include <QAbstractItemModel>
#include <QPointer>

namespace vitrine::views {

class CallTextSource;
struct CallText;
struct EventCost;
class EventCosts;

/// The events of a capture as a tree: frames, and in each draws, clears, copies and markers, or all calls. A frame's
/// rows are made when it is opened, a row's text is fetched when it is shown. Beside them stand thumbnails and
/// comments, if somebody makes them, and what draws cost, once it is known.
class EventModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column {
        EventColumn,
        ThumbnailColumn,
        CostColumn, ///< fragments
        StencilWritesColumn,
        TouchedColumn,
        CoveredColumn,
        CyclesColumn,
        EnergyColumn,
        ShaderRunsColumn,
        WithoutColumn, ///< the optimizations that a draw did not get (RUN-12)
        CommentColumn,
        ColumnCount
    };
    /// Whether a column has what is counted, by which rows can be sorted.
    [[nodiscard]] static constexpr bool isCost(int column) { return column >= CostColumn && column <= WithoutColumn; }
    /// Whether that is numbers with a share of the frame.
    [[nodiscard]] static constexpr bool isAmount(int column) { return isCost(column) && column != WithoutColumn; }
    /// In settings.
    [[nodiscard]] static QString columnKey(int column);
    enum Role {
        LabelRole = Qt::UserRole,
        DetailRole,
        KindRole,
        PositionRole,
        CurrentRole,
        ShareRole,      ///< of the frame's cost, 0 … 1; nothing while it is not known
        BookmarkedRole, ///< bool
        FaultRole       ///< why the call could not be executed (ONE-10); nothing: it could
    };

    EventModel(CallTextSource& texts, const EventCosts& costs, QObject* parent = nullptr);

    /// Null empties the model.
    void setIndex(std::shared_ptr<const EventIndex> index);
    void setFilter(EventFilter filter);
    [[nodiscard]] const EventFilter& filter() const { return m_filter; }

    void setDecorations(EventDecorations* decorations);
    /// What the replay had to say about calls; null: nothing.
    void setWarnings(std::shared_ptr<const CallWarnings> warnings);
    /// Costs are known, or decorations differ.
    void besideChanged();
    /// The node of a row; null of none.
    [[nodiscard]] const EventNode* node(const QModelIndex& index) const
    {
        return index.isValid() ? nodeOf(index) : nullptr;
    }
    /// That a row belongs to; calls behind the last present belong to the number after the last.
    [[nodiscard]] std::size_t frameOf(const QModelIndex& index) const;

    /// Within frames and groups by what a column of costs tells, or by no column: in the order of the calls. What has
    /// no number comes last.
    void sort(int column, Qt::SortOrder order) override;
    /// Of those sorted by, or -1.
    [[nodiscard]] int sortedBy() const { return m_sortedBy; }
    /// Costs have become known.
    void sortAgain();
    /// Calls of rows, in growing order, as the rows stand. Those without a row come behind the others of their frame.
    [[nodiscard]] std::vector<std::uint64_t> asShown(std::vector<std::uint64_t> calls) const;

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
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void rebuild();
    void sortRows();
    [[nodiscard]] NumberOfRow sortNumber(std::size_t frame) const;
    [[nodiscard]] EventNode* nodeOf(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOfNode(const EventNode* node) const;
    [[nodiscard]] QString label(const EventNode& node) const;
    [[nodiscard]] CallText detailText(const EventNode& node) const;
    [[nodiscard]] QString detail(const EventNode& node) const;
    [[nodiscard]] QString fullText(const EventNode& node) const;
    [[nodiscard]] QString spokenText(const EventNode& node) const;
    [[nodiscard]] QVariant eventData(const EventNode& node, int role) const;
    [[nodiscard]] QVariant thumbnailData(const EventNode& node, int role) const;
    [[nodiscard]] std::optional<std::uint64_t> numberIn(const EventNode& node, std::size_t frame, int column) const;
    [[nodiscard]] QVariant costData(const QModelIndex& index, int role) const;
    [[nodiscard]] static QVariant withoutData(const EventCost& cost, std::uint64_t lack, int role);
    [[nodiscard]] static QString costTip(const EventCost& cost, std::optional<double> share);
    [[nodiscard]] QVariant commentData(const EventNode& node, int role) const;
    [[nodiscard]] std::optional<QString> bookmark(const EventNode& node) const;
    [[nodiscard]] QString fault(const EventNode& node) const;

    CallTextSource& m_texts;
    const EventCosts& m_costs;
    QPointer<EventDecorations> m_decorations;
    std::shared_ptr<const EventIndex> m_index;
    std::shared_ptr<const CallWarnings> m_warnings;
    EventFilter m_filter;
    std::vector<std::unique_ptr<EventNode>> m_frames;
    int m_sortedBy = -1;
    Qt::SortOrder m_sortOrder = Qt::DescendingOrder;
    QPersistentModelIndex m_current;
};

} // namespace vitrine::views
