// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/events/event_model.h"

#include <algorithm>
#include <iterator>
#include <span>

/// In which order EventModel shows its rows.

namespace vitrine::views {

void EventModel::sort(int column, Qt::SortOrder order)
{
    m_sortedBy = isCost(column) ? column : -1;
    m_sortOrder = order;
    sortRows();
}

void EventModel::sortAgain()
{
    if (m_sortedBy >= 0)
        sortRows();
}

NumberOfRow EventModel::sortNumber(std::size_t frame) const
{
    if (m_sortedBy < 0)
        return {};
    return [this, frame](const EventNode& row) { return numberIn(row, frame, m_sortedBy); };
}

void EventModel::sortRows()
{
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    for (const auto& frame : m_frames)
        sortShown(*frame, sortNumber(frameOf(indexOfNode(frame.get()))), m_sortOrder);
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    after.reserve(before.size());
    for (const QModelIndex& index : before)
        after << createIndex(nodeOf(index)->row, index.column(), nodeOf(index));
    changePersistentIndexList(before, after);
    emit layoutChanged({}, VerticalSortHint);
}

std::vector<std::uint64_t> EventModel::asShown(std::vector<std::uint64_t> calls) const
{
    if (m_sortedBy < 0)
        return calls;
    std::vector<std::uint64_t> ordered;
    ordered.reserve(calls.size());
    auto begin = calls.begin();
    for (const auto& frame : m_frames) {
        const auto end = std::upper_bound(begin, calls.end(), frame->lastCall);
        std::ranges::copy(callsAsShown(*frame, std::span(begin, end)), std::back_inserter(ordered));
        begin = end;
    }
    ordered.insert(ordered.end(), begin, calls.end());
    return ordered;
}

} // namespace vitrine::views
