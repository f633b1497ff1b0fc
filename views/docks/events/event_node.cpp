// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/events/event_node.h"

#include <algorithm>
#include <set>

namespace vitrine::views {

namespace {

EventKind kindOf(core::ActionKind kind)
{
    switch (kind) {
    case core::ActionKind::Draw: return EventKind::Draw;
    case core::ActionKind::Clear: return EventKind::Clear;
    case core::ActionKind::Copy: return EventKind::Copy;
    case core::ActionKind::Present: return EventKind::Present;
    case core::ActionKind::Marker: return EventKind::Marker;
    }
    return EventKind::Call;
}

std::unique_ptr<EventNode> makeNode(EventKind kind, std::uint64_t call, std::size_t entry)
{
    auto node = std::make_unique<EventNode>();
    node->kind = kind;
    node->firstCall = node->lastCall = call;
    node->entry = entry;
    return node;
}

// Builds the rows of one frame from front to back, with the open groups as a stack.
class FrameRows {
public:
    FrameRows(const EventIndex& index, const EventFilter& filter, const EventNode& frame)
        : m_index(index), m_filter(filter), m_lastCall(frame.lastCall), m_action(index.firstActionFrom(frame.firstCall))
    {
        const auto marker = std::ranges::lower_bound(index.markers, frame.firstCall, {}, &Marker::callIndex);
        m_marker = static_cast<std::size_t>(marker - index.markers.begin());
        m_open.push_back(&m_root);
        m_next = frame.firstCall;
    }

    std::vector<std::unique_ptr<EventNode>> build()
    {
        while (m_next <= m_lastCall) {
            m_next = m_filter.allCalls ? m_next : nextNoted();
            if (m_next > m_lastCall)
                break;
            addCall(m_next++);
        }
        while (m_open.size() > 1)
            closeGroup(m_lastCall);
        return std::move(m_root.children);
    }

private:
    [[nodiscard]] std::uint64_t nextNoted() const
    {
        std::uint64_t next = m_lastCall + 1;
        if (m_action < m_index.actions.size())
            next = std::min(next, m_index.actions[m_action].callIndex);
        if (m_marker < m_index.markers.size())
            next = std::min(next, m_index.markers[m_marker].callIndex);
        return next;
    }

    void addCall(std::uint64_t call)
    {
        const bool isAction = m_action < m_index.actions.size() && m_index.actions[m_action].callIndex == call;
        const std::size_t action = m_action;
        m_action += isAction;
        if (m_marker < m_index.markers.size() && m_index.markers[m_marker].callIndex == call)
            return addMarker(m_marker++);
        if (!m_filter.accepts(call))
            return;
        m_open.back()->add(isAction ? makeNode(kindOf(m_index.actions[action].kind), call, action)
                                    : makeNode(EventKind::Call, call, 0));
    }

    void addMarker(std::size_t number)
    {
        const Marker& marker = m_index.markers[number];
        if (marker.kind == Marker::Kind::Pop)
            return closeGroup(marker.callIndex);
        if (marker.kind == Marker::Kind::Push)
            m_open.push_back(&m_open.back()->add(makeNode(EventKind::Group, marker.callIndex, number)));
        else if (m_filter.accepts(marker.callIndex))
            m_open.back()->add(makeNode(EventKind::Marker, marker.callIndex, number));
    }

    // A pop without its push closes nothing.
    void closeGroup(std::uint64_t call)
    {
        if (m_open.size() == 1)
            return;
        EventNode* group = m_open.back();
        m_open.pop_back();
        group->lastCall = call;
        if (group->children.empty() && !m_filter.accepts(group->firstCall))
            m_open.back()->removeLast();
    }

    const EventIndex& m_index;
    const EventFilter& m_filter;
    std::uint64_t m_lastCall;
    std::size_t m_action;
    std::size_t m_marker = 0;
    std::uint64_t m_next = 0;
    EventNode m_root;
    std::vector<EventNode*> m_open;
};

} // namespace

EventNode& EventNode::add(std::unique_ptr<EventNode> child)
{
    child->parent = this;
    child->row = static_cast<int>(children.size());
    shown.push_back(child.get());
    return *children.emplace_back(std::move(child));
}

void EventNode::removeLast()
{
    shown.pop_back();
    children.pop_back();
}

bool isOneCall(const EventNode& node)
{
    return node.kind == EventKind::Draw || node.kind == EventKind::Clear || node.kind == EventKind::Copy ||
           node.kind == EventKind::Present || node.kind == EventKind::Call;
}

bool EventFilter::accepts(std::uint64_t call) const
{
    return !matches || std::ranges::binary_search(*matches, call);
}

bool EventFilter::acceptsAnyIn(std::uint64_t firstCall, std::uint64_t lastCall) const
{
    if (!matches)
        return true;
    const auto found = std::ranges::lower_bound(*matches, firstCall);
    return found != matches->end() && *found <= lastCall;
}

std::vector<std::unique_ptr<EventNode>> frameNodes(const EventIndex& index, const EventFilter& filter)
{
    std::vector<std::unique_ptr<EventNode>> nodes;
    const auto add = [&](EventKind kind, std::uint64_t first, std::uint64_t last, std::size_t entry) {
        if (!filter.acceptsAnyIn(first, last))
            return;
        auto node = makeNode(kind, first, entry);
        node->lastCall = last;
        node->row = static_cast<int>(nodes.size());
        node->populated = false;
        nodes.push_back(std::move(node));
    };
    for (std::size_t i = 0; i < index.frames.size(); ++i)
        add(EventKind::Frame, index.frames[i].firstCallIndex, index.frames[i].endCallIndex, i);
    const std::uint64_t tail = index.frames.empty() ? 0 : index.frames.back().endCallIndex + 1;
    if (tail < index.callCount)
        add(EventKind::Tail, tail, index.callCount - 1, 0);
    return nodes;
}

std::vector<std::unique_ptr<EventNode>> rowsWithin(const EventIndex& index, const EventFilter& filter,
                                                   const EventNode& frame)
{
    return FrameRows(index, filter, frame).build();
}

void sortShown(EventNode& node, const NumberOfRow& numberOf, Qt::SortOrder order)
{
    struct Numbered {
        std::optional<std::uint64_t> number;
        EventNode* row;
    };
    std::vector<Numbered> rows;
    rows.reserve(node.children.size());
    for (const auto& child : node.children)
        rows.push_back({numberOf ? numberOf(*child) : std::nullopt, child.get()});
    std::ranges::stable_sort(rows, [order](const Numbered& one, const Numbered& other) {
        if (!one.number || !other.number)
            return one.number && !other.number;
        return order == Qt::AscendingOrder ? *one.number < *other.number : *other.number < *one.number;
    });
    for (std::size_t i = 0; i < rows.size(); ++i) {
        node.shown[i] = rows[i].row;
        rows[i].row->row = static_cast<int>(i);
        sortShown(*rows[i].row, numberOf, order);
    }
}

std::vector<std::uint64_t> callsAsShown(const EventNode& frame, std::span<const std::uint64_t> calls)
{
    std::vector<std::uint64_t> ordered;
    std::set<std::uint64_t> taken;
    const auto take = [&](std::uint64_t call) {
        if (std::ranges::binary_search(calls, call) && taken.insert(call).second)
            ordered.push_back(call);
    };
    const std::function<void(const EventNode&)> takeBelow = [&](const EventNode& node) {
        for (const EventNode* row : node.shown) {
            take(row->firstCall);
            takeBelow(*row);
            take(row->lastCall); // which closes a group
        }
    };
    takeBelow(frame);
    std::ranges::for_each(calls, take);
    return ordered;
}

} // namespace vitrine::views
