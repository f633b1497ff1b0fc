// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/events/event_model.h"

#include "views/base/call_text_source.h"
#include "views/events/event_labels.h"
#include "views/theme/counted.h"

#include <QRegularExpression>

#include <algorithm>

namespace vitrine::views {

EventModel::EventModel(CallTextSource& texts, QObject* parent) : QAbstractItemModel(parent), m_texts(texts) {}

void EventModel::setIndex(std::shared_ptr<const EventIndex> index)
{
    m_index = std::move(index);
    m_filter.matches.reset();
    rebuild();
}

void EventModel::setFilter(EventFilter filter)
{
    m_filter = std::move(filter);
    rebuild();
}

void EventModel::rebuild()
{
    beginResetModel();
    m_current = QPersistentModelIndex();
    m_frames.clear();
    if (m_index)
        m_frames = frameNodes(*m_index, m_filter);
    endResetModel();
}

void EventModel::setPosition(std::uint64_t position)
{
    const QModelIndex previous = m_current;
    m_current = indexOf(position);
    for (const QModelIndex& changed : {previous, QModelIndex(m_current)})
        if (changed.isValid())
            emit dataChanged(changed, changed);
}

QModelIndex EventModel::indexOf(std::uint64_t position)
{
    if (position == 0 || m_frames.empty())
        return {};
    const std::uint64_t call = position - 1;
    const auto frame = std::ranges::lower_bound(m_frames, call, {}, [](const auto& node) { return node->lastCall; });
    if (frame == m_frames.end() || (*frame)->firstCall > call)
        return {};
    fetchMore(indexOfNode(frame->get()));
    const EventNode* found = frame->get();
    for (;;) {
        const auto& children = found->children;
        const auto after =
            std::ranges::upper_bound(children, call, {}, [](const auto& node) { return node->firstCall; });
        if (after == children.begin())
            return indexOfNode(found);
        found = std::prev(after)->get();
    }
}

EventNode* EventModel::nodeOf(const QModelIndex& index) const
{
    return static_cast<EventNode*>(index.internalPointer());
}

QModelIndex EventModel::indexOfNode(const EventNode* node) const
{
    return createIndex(node->row, 0, node);
}

QModelIndex EventModel::index(int row, int column, const QModelIndex& parent) const
{
    const auto& rows = parent.isValid() ? nodeOf(parent)->children : m_frames;
    if (column != 0 || row < 0 || static_cast<std::size_t>(row) >= rows.size())
        return {};
    return indexOfNode(rows[static_cast<std::size_t>(row)].get());
}

QModelIndex EventModel::parent(const QModelIndex& child) const
{
    const EventNode* above = child.isValid() ? nodeOf(child)->parent : nullptr;
    return above ? indexOfNode(above) : QModelIndex();
}

int EventModel::rowCount(const QModelIndex& parent) const
{
    return static_cast<int>(parent.isValid() ? nodeOf(parent)->children.size() : m_frames.size());
}

int EventModel::columnCount(const QModelIndex&) const
{
    return 1;
}

bool EventModel::hasChildren(const QModelIndex& parent) const
{
    return rowCount(parent) > 0 || canFetchMore(parent);
}

bool EventModel::canFetchMore(const QModelIndex& parent) const
{
    return parent.isValid() && !nodeOf(parent)->populated;
}

void EventModel::fetchMore(const QModelIndex& parent)
{
    if (!canFetchMore(parent))
        return;
    EventNode* frame = nodeOf(parent);
    frame->populated = true;
    auto rows = rowsWithin(*m_index, m_filter, *frame);
    if (rows.empty())
        return;
    beginInsertRows(parent, 0, static_cast<int>(rows.size()) - 1);
    for (auto& row : rows)
        frame->add(std::move(row));
    endInsertRows();
}

QString EventModel::label(const EventNode& node) const
{
    switch (node.kind) {
    case EventKind::Frame: return tr("Frame %1").arg(node.entry);
    case EventKind::Tail: return m_index->frames.empty() ? tr("All calls") : tr("After the last frame");
    case EventKind::Group:
    case EventKind::Marker: return QString::fromStdString(m_index->markers[node.entry].label);
    case EventKind::Call: return {};
    default: return actionLabel(m_index->actions[node.entry]);
    }
}

QString EventModel::detail(const EventNode& node) const
{
    if (node.kind == EventKind::Frame)
        return counted(m_index->frames[node.entry].drawCount, tr("%1 draw"), tr("%1 draws"));
    if (node.kind == EventKind::Tail || node.kind == EventKind::Group || node.kind == EventKind::Marker)
        return {};
    QString text = m_texts.text(node.firstCall).value_or(QStringLiteral("…"));
    if (node.kind == EventKind::Call)
        return text;
    // Draws and their like are told apart by values; the names stand in the tool tip.
    static const QRegularExpression parameterName(QStringLiteral(R"(\b\w+ = )"));
    return text.remove(parameterName);
}

QString EventModel::fullText(const EventNode& node) const
{
    const bool isCall = node.kind != EventKind::Frame && node.kind != EventKind::Tail &&
                        node.kind != EventKind::Group && node.kind != EventKind::Marker;
    const QString rest = isCall ? m_texts.text(node.firstCall).value_or(QStringLiteral("…")) : detail(node);
    return QString(label(node) + QLatin1Char(' ') + rest).trimmed();
}

QVariant EventModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const EventNode& node = *nodeOf(index);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: return fullText(node);
    case LabelRole: return label(node);
    case DetailRole: return detail(node);
    case KindRole: return static_cast<int>(node.kind);
    case PositionRole: return QVariant::fromValue<quint64>(node.lastCall + 1);
    case CurrentRole: return m_current.isValid() && index == m_current;
    default: return {};
    }
}

} // namespace vitrine::views
