// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/search/search_model.h"

#include "views/base/call_text_source.h"
#include "views/base/event_labels.h"
#include "views/base/item_tools.h"
#include "views/base/link_text.h"
#include "views/base/linked_line.h"
#include "views/base/notes.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {

constexpr quintptr kGroupId = 0; // of the rows that head groups; those of a group have its number + 1

SearchModel::Group groupOf(const QModelIndex& index)
{
    return static_cast<SearchModel::Group>(index.internalId() - 1);
}

} // namespace

SearchModel::SearchModel(CallTextSource& texts, const Notes& notes, QObject* parent)
    : QAbstractItemModel(parent), m_texts(texts), m_notes(notes)
{
}

void SearchModel::setIndex(std::shared_ptr<const EventIndex> index)
{
    beginResetModel();
    m_index = std::move(index);
    m_calls.reset();
    m_callTexts.clear();
    m_lines.clear();
    m_resources.clear();
    endResetModel();
}

template <typename List>
void SearchModel::replace(Group group, List& list, List content, std::size_t before, std::size_t after)
{
    const QModelIndex head = index(group, 0);
    const auto kept = static_cast<int>(std::min(before, after));
    const auto rowsBefore = static_cast<int>(before);
    const auto rowsAfter = static_cast<int>(after);
    if (rowsAfter > rowsBefore)
        beginInsertRows(head, kept, rowsAfter - 1);
    else if (rowsAfter < rowsBefore)
        beginRemoveRows(head, kept, rowsBefore - 1);
    list = std::move(content);
    if (rowsAfter > rowsBefore)
        endInsertRows();
    else if (rowsAfter < rowsBefore)
        endRemoveRows();
    if (kept > 0)
        emit dataChanged(index(0, 0, head), index(kept - 1, ColumnCount - 1, head));
    emit dataChanged(head, head.siblingAtColumn(ColumnCount - 1));
}

void SearchModel::setCalls(CallList calls)
{
    m_callTexts.clear();
    const std::size_t after = calls ? calls->size() : 0;
    replace(Calls, m_calls, std::move(calls), count(Calls), after);
}

void SearchModel::setLines(std::vector<core::ShaderLine> lines)
{
    const std::size_t after = lines.size();
    replace(Shaders, m_lines, std::move(lines), m_lines.size(), after);
}

void SearchModel::setResources(std::vector<core::ResourceId> resources)
{
    const std::size_t after = resources.size();
    replace(Resources, m_resources, std::move(resources), m_resources.size(), after);
}

void SearchModel::readCalls()
{
    if (!m_calls || !m_callTexts.isEmpty())
        return;
    for (CallText& call : m_texts.read(*m_calls))
        m_callTexts << std::move(call.text);
}

std::size_t SearchModel::count(Group group) const
{
    switch (group) {
    case Calls: return m_calls ? m_calls->size() : 0;
    case Shaders: return m_lines.size();
    case Resources: return m_resources.size();
    default: return 0;
    }
}

QModelIndex SearchModel::index(int row, int column, const QModelIndex& parent) const
{
    if (row < 0 || row >= rowCount(parent) || column < 0 || column >= ColumnCount)
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kGroupId);
}

QModelIndex SearchModel::parent(const QModelIndex& child) const
{
    return child.isValid() && child.internalId() != kGroupId ? createIndex(groupOf(child), 0, kGroupId) : QModelIndex();
}

int SearchModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return m_index ? GroupCount : 0;
    const bool isHead = parent.internalId() == kGroupId && parent.column() == 0;
    return isHead ? static_cast<int>(count(static_cast<Group>(parent.row()))) : 0;
}

int SearchModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QString SearchModel::groupText(Group group) const
{
    switch (group) {
    case Calls: return counted(count(group), tr("Calls · %1"), tr("Calls · %1"));
    case Shaders: return counted(count(group), tr("Lines of shaders · %1"), tr("Lines of shaders · %1"));
    default: return counted(count(group), tr("Resources · %1"), tr("Resources · %1"));
    }
}

QString SearchModel::callPlace(std::uint64_t call) const
{
    const std::size_t action = m_index->firstActionFrom(call);
    const auto frame = m_index->frameAt(call + 1);
    QStringList parts;
    parts << (frame ? tr("frame %1").arg(*frame) : tr("after the last frame"));
    if (action < m_index->actions.size() && m_index->actions[action].callIndex == call)
        parts << actionLabel(m_index->actions[action]);
    return parts.join(QStringLiteral(" · "));
}

QVariant SearchModel::callLinks(std::size_t row) const
{
    const auto call = m_texts.call((*m_calls)[row]);
    return call ? QVariant::fromValue(textLinks(*call)) : QVariant();
}

QString SearchModel::callText(std::size_t row) const
{
    if (!m_callTexts.isEmpty())
        return m_callTexts.value(static_cast<qsizetype>(row));
    return m_texts.text((*m_calls)[row]).value_or(QStringLiteral("…"));
}

QString SearchModel::linePlace(const core::ShaderLine& line) const
{
    const QString stage = line.stage == core::ShaderStage::Vertex ? tr("vertex") : tr("fragment");
    return tr("%1 · %2, line %3", "shader, stage, number").arg(m_notes.displayName(line.id), stage).arg(line.number);
}

Link SearchModel::linkOf(Group group, std::size_t row) const
{
    switch (group) {
    case Calls: return {.place = PositionLink{(*m_calls)[row] + 1}, .selection = {}};
    case Shaders: return {.place = {}, .selection = ResourceLink{m_lines[row].id}};
    default: return {.place = {}, .selection = ResourceLink{m_resources[row]}};
    }
}

QString SearchModel::text(Group group, std::size_t row, int column) const
{
    switch (group) {
    case Calls: return column == Where ? callPlace((*m_calls)[row]) : callText(row);
    case Shaders: return column == Where ? linePlace(m_lines[row]) : QString::fromStdString(m_lines[row].text);
    default: return column == Where ? m_notes.displayName(m_resources[row]) : QString();
    }
}

QVariant SearchModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (index.internalId() == kGroupId) {
        if (role == Qt::DisplayRole && index.column() == Where)
            return groupText(static_cast<Group>(index.row()));
        return role == Qt::ForegroundRole ? QVariant(Theme::current().secondary) : QVariant();
    }
    const auto row = static_cast<std::size_t>(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return text(groupOf(index), row, index.column());
    case Qt::FontRole: return index.column() == What ? monospaceFont() : QVariant();
    case Qt::AccessibleDescriptionRole:
        return index.column() == What ? linksDescription(data(index, kTextLinksRole))
                                      : linkDescription(data(index, kLinkRole));
    case kTextLinksRole: return groupOf(index) == Calls && index.column() == What ? callLinks(row) : QVariant();
    case kLinkRole: return index.column() == Where ? QVariant::fromValue(linkOf(groupOf(index), row)) : QVariant();
    default: return {};
    }
}

QVariant SearchModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Where ? tr("Where") : tr("What");
}

} // namespace vitrine::views
