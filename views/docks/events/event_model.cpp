// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/events/event_model.h"

#include "views/base/call_text_source.h"
#include "views/base/event_costs.h"
#include "views/base/event_labels.h"
#include "views/base/item_tools.h"
#include "views/base/linked_line.h"
#include "views/docks/events/without_text.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <algorithm>
#include <array>

namespace vitrine::views {

namespace {

bool isAction(EventKind kind)
{
    return kind == EventKind::Draw || kind == EventKind::Clear || kind == EventKind::Copy || kind == EventKind::Present;
}

QString percentText(double share)
{
    constexpr double kPercent = 100.0;
    return QString::number(share * kPercent, 'f', 2);
}

/// Nothing: it is not counted, or it is nothing that the draws have to do with.
std::optional<std::uint64_t> costIn(const EventCost& cost, int column)
{
    const bool isVector = cost.vector != core::VectorCost{};
    const auto ofVector = [&](std::uint64_t number) { return isVector ? std::optional(number) : std::nullopt; };
    switch (column) {
    case EventModel::CostColumn: return cost.fragments;
    case EventModel::StencilWritesColumn: return ofVector(cost.vector.stencilWrites);
    case EventModel::TouchedColumn: return ofVector(cost.vector.touched);
    case EventModel::CoveredColumn: return ofVector(cost.vector.covered);
    case EventModel::CyclesColumn: return cost.cycles;
    case EventModel::EnergyColumn: return cost.energy;
    case EventModel::ShaderRunsColumn: return cost.shaderRuns;
    case EventModel::WithoutColumn: return cost.features ? std::optional(lackOf(*cost.features)) : std::nullopt;
    default: return std::nullopt;
    }
}

/// Of a row: without draws it costs what clears and copies do in their frame.
std::optional<std::uint64_t> shownIn(const EventCost& cost, int column)
{
    const bool isOfAll = cost.isInFrame && (column == EventModel::CyclesColumn || column == EventModel::EnergyColumn);
    return cost.draws > 0 || isOfAll ? costIn(cost, column) : std::nullopt;
}

} // namespace

EventModel::EventModel(CallTextSource& texts, const EventCosts& costs, QObject* parent)
    : QAbstractItemModel(parent), m_texts(texts), m_costs(costs)
{
}

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
            emit dataChanged(changed, changed.siblingAtColumn(ColumnCount - 1));
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
    if (column < 0 || column >= ColumnCount || row < 0 || row >= rowCount(parent.siblingAtColumn(0)))
        return {};
    const auto place = static_cast<std::size_t>(row);
    return createIndex(row, column, parent.isValid() ? nodeOf(parent)->shown[place] : m_frames[place].get());
}

QModelIndex EventModel::parent(const QModelIndex& child) const
{
    const EventNode* above = child.isValid() ? nodeOf(child)->parent : nullptr;
    return above ? indexOfNode(above) : QModelIndex();
}

int EventModel::rowCount(const QModelIndex& parent) const
{
    if (parent.column() > 0)
        return 0;
    return static_cast<int>(parent.isValid() ? nodeOf(parent)->children.size() : m_frames.size());
}

int EventModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

bool EventModel::hasChildren(const QModelIndex& parent) const
{
    return rowCount(parent) > 0 || canFetchMore(parent);
}

bool EventModel::canFetchMore(const QModelIndex& parent) const
{
    return parent.isValid() && parent.column() == 0 && !nodeOf(parent)->populated;
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
    sortShown(*frame, sortNumber(frameOf(parent)), m_sortOrder);
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
    if (!isOneCall(node))
        return {};
    return detailText(node).text;
}

// Values tell calls apart, and ids come into view; the names of parameters stand in the tool tip.
CallText EventModel::detailText(const EventNode& node) const
{
    const auto text = m_texts.call(node.firstCall);
    return text ? text->withoutParameterNames() : CallText{0, QStringLiteral("…")};
}

QString EventModel::fullText(const EventNode& node) const
{
    const QString rest = isOneCall(node) ? m_texts.text(node.firstCall).value_or(QStringLiteral("…")) : detail(node);
    return QString(label(node) + QLatin1Char(' ') + rest).trimmed();
}

void EventModel::setDecorations(EventDecorations* decorations)
{
    m_decorations = decorations;
    besideChanged();
}

void EventModel::setWarnings(std::shared_ptr<const CallWarnings> warnings)
{
    m_warnings = std::move(warnings);
    besideChanged();
}

// Who shows rows asks again for those that can be seen.
void EventModel::besideChanged()
{
    if (!m_frames.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

std::size_t EventModel::frameOf(const QModelIndex& index) const
{
    const EventNode* top = nodeOf(index);
    while (top->parent)
        top = top->parent;
    return top->kind == EventKind::Frame ? top->entry : m_index->frames.size();
}

std::optional<QString> EventModel::bookmark(const EventNode& node) const
{
    const bool isContainer = !node.children.empty() || !node.populated; // its last row has the same place
    return m_decorations && !isContainer ? m_decorations->bookmark(node.lastCall + 1) : std::nullopt;
}

QString EventModel::fault(const EventNode& node) const
{
    if (!m_warnings || m_warnings->empty() || !isOneCall(node))
        return {};
    std::optional<std::uint64_t> number;
    if (isAction(node.kind))
        number = m_index->actions[node.entry].callNumber;
    else if (const auto text = m_texts.call(node.firstCall))
        number = text->number;
    const auto found = number ? m_warnings->find(*number) : m_warnings->end();
    QStringList sentences;
    if (found != m_warnings->end())
        for (const core::Text& sentence : found->second)
            sentences << inWords(sentence);
    return sentences.join(QLatin1Char('\n'));
}

QVariant EventModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const EventNode& node = *nodeOf(index);
    switch (role) {
    case KindRole: return static_cast<int>(node.kind);
    case PositionRole: return QVariant::fromValue<quint64>(node.lastCall + 1);
    case CurrentRole: return m_current.isValid() && index.siblingAtColumn(0) == m_current;
    case BookmarkedRole: return bookmark(node).has_value();
    case FaultRole: return fault(node).isEmpty() ? QVariant() : fault(node);
    case kRowLinkRole: return QVariant::fromValue(Link{.place = PositionLink{node.lastCall + 1}, .selection = {}});
    default: break;
    }
    if (isCost(index.column()))
        return costData(index, role);
    switch (index.column()) {
    case EventColumn: return eventData(node, role);
    case ThumbnailColumn: return thumbnailData(node, role);
    case CommentColumn: return commentData(node, role);
    default: return {};
    }
}

QString EventModel::spokenText(const EventNode& node) const
{
    const bool isCurrent = m_current.isValid() && nodeOf(m_current) == &node;
    QString text = fullText(node);
    if (bookmark(node))
        text = tr("%1, bookmarked").arg(text);
    if (!fault(node).isEmpty())
        text = tr("%1, failed").arg(text);
    return isCurrent ? tr("%1, shown now").arg(text) : text;
}

QVariant EventModel::eventData(const EventNode& node, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return fullText(node);
    case Qt::ToolTipRole: return QString(fullText(node) + QLatin1Char('\n') + fault(node)).trimmed();
    case Qt::AccessibleTextRole: return spokenText(node);
    case Qt::AccessibleDescriptionRole: return linksDescription(eventData(node, kTextLinksRole));
    case kTextLinksRole: return isOneCall(node) ? QVariant::fromValue(textLinks(detailText(node))) : QVariant();
    case LabelRole: return label(node);
    case DetailRole: return detail(node);
    default: return {};
    }
}

QVariant EventModel::thumbnailData(const EventNode& node, int role) const
{
    if (role != Qt::DecorationRole || !m_decorations || !m_decorations->showsThumbnails() || !isAction(node.kind))
        return {};
    const QImage image = m_decorations->thumbnail(node.entry);
    return image.isNull() ? QVariant() : image;
}

/// Nothing: it is not counted yet, or nothing is drawn there.
std::optional<std::uint64_t> EventModel::numberIn(const EventNode& node, std::size_t frame, int column) const
{
    const auto cost = m_costs.of(frame, node.firstCall, node.lastCall);
    return cost ? shownIn(*cost, column) : std::nullopt;
}

QVariant EventModel::costData(const QModelIndex& index, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != ShareRole && role != kValueRole)
        return {};
    const EventNode& node = *nodeOf(index);
    const auto cost = m_costs.of(frameOf(index), node.firstCall, node.lastCall);
    const auto number = cost ? shownIn(*cost, index.column()) : std::nullopt;
    if (!number) // of a draw it is to come
        return role == Qt::DisplayRole && node.kind == EventKind::Draw && index.column() == CyclesColumn
                   ? QVariant(QStringLiteral("…"))
                   : QVariant();
    if (index.column() == WithoutColumn)
        return withoutData(*cost, *number, role);
    const auto frame = m_costs.ofFrame(frameOf(index));
    const auto all = frame ? costIn(*frame, index.column()) : std::nullopt;
    const auto share =
        all ? std::optional(*all > 0 ? static_cast<double>(*number) / static_cast<double>(*all) : 0.0) : std::nullopt;
    const QString text = index.column() == EnergyColumn ? hundredthsText(*number) : grouped(*number);
    switch (role) {
    case Qt::DisplayRole: return text;
    case kValueRole: return QVariant::fromValue<quint64>(*number);
    case ShareRole: return share ? QVariant(*share) : QVariant();
    default: break;
    }
    if (index.column() == CostColumn)
        return costTip(*cost, share);
    const QString name = headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString();
    QString tip = share ? tr("%1: %2, %3 % of its frame", "cost").arg(name, text, percentText(*share))
                        : QStringLiteral("%1: %2").arg(name, text);
    tip += QLatin1Char('\n') + costTip(*cost, std::nullopt);
    if (const auto rest = m_costs.restOf(frameOf(index)); rest && cost->cycles && !index.parent().isValid())
        tip += QLatin1Char('\n') + tr("The frame: %1 cycles, %2 of them without a draw and %3 of idle tail")
                                       .arg(grouped(*cost->cycles + rest->withoutDraw + rest->tail),
                                            grouped(rest->withoutDraw), grouped(rest->tail));
    return tip;
}

QVariant EventModel::withoutData(const EventCost& cost, std::uint64_t lack, int role)
{
    switch (role) {
    case Qt::DisplayRole: return withoutText(*cost.features);
    case Qt::ToolTipRole:
        return tr("%1\nThe dock Why not tells the reason, and what would bring each back.").arg(withoutTip(cost));
    case kValueRole: return QVariant::fromValue<quint64>(lack);
    default: return {};
    }
}

QString EventModel::costTip(const EventCost& cost, std::optional<double> share)
{
    const QString ofFrame = share ? tr(", %1 % of its frame", "cost").arg(percentText(*share)) : QString();
    QStringList lines{counted(cost.fragments, tr("%1 fragment", "cost"), tr("%1 fragments", "cost")) + ofFrame,
                      counted(cost.vertices, tr("%1 vertex"), tr("%1 vertices")),
                      counted(cost.primitives, tr("%1 primitive drawn"), tr("%1 primitives drawn")),
                      counted(cost.samples, tr("%1 sample written"), tr("%1 samples written"))};
    if (cost.vector != core::VectorCost{})
        lines << tr("2-D: %1, %2, %3 painted")
                     .arg(counted(cost.vector.stencilWrites, tr("%1 stencil write"), tr("%1 stencil writes")),
                          counted(cost.vector.touched, tr("%1 pixel touched"), tr("%1 pixels touched")),
                          grouped(cost.vector.covered));
    if (cost.cycles)
        lines << cyclesText(cost);
    if (cost.energy)
        lines << tr("%1 energy (illustrative)").arg(hundredthsText(*cost.energy));
    if (cost.shaderRuns)
        lines << counted(*cost.shaderRuns, tr("%1 fragment shader run"), tr("%1 fragment shader runs"));
    if (cost.need)
        lines << tr("Shading that its fragments need: %1. Deciding rule: %2.", "cost")
                     .arg(QString::fromUtf8(core::className(cost.need->fragmentClass).data()),
                          inWords(core::ruleText(cost.need->rule)));
    if (cost.draws > 1)
        lines.prepend(counted(cost.draws, tr("%1 draw"), tr("%1 draws")));
    return lines.join(QLatin1Char('\n'));
}

QString EventModel::columnKey(int column)
{
    constexpr std::array kKeys{"event",  "picture", "fragments",  "stencilWrites", "touched", "covered",
                               "cycles", "energy",  "shaderRuns", "without",       "comment"};
    return QLatin1String(kKeys[static_cast<std::size_t>(column)]);
}

QVariant EventModel::commentData(const EventNode& node, int role) const
{
    if (!m_decorations || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    if (node.kind == EventKind::Frame || node.kind == EventKind::Tail)
        return {}; // no calls: their first one has a row of its own
    QStringList parts{bookmark(node).value_or(QString()), m_decorations->comment(node.firstCall)};
    parts.removeAll(QString());
    const QString separator = role == Qt::DisplayRole ? QStringLiteral(" · ") : QStringLiteral("\n");
    return parts.isEmpty() ? QVariant() : parts.join(separator);
}

QVariant EventModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && isAmount(section))
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::InitialSortOrderRole && isCost(section))
        return static_cast<int>(Qt::DescendingOrder); // the most is what one looks for
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const bool isText = role == Qt::DisplayRole;
    switch (section) {
    case EventColumn: return isText ? tr("Event") : tr("What happened, in order, and the call that did it.");
    case ThumbnailColumn: return isText ? tr("Picture") : tr("The color buffer just after it.");
    case CostColumn:
        return isText ? tr("Fragments")
                      : tr("What draws cost: fragments, covered pixels that came to be shaded or went past the "
                           "processors. "
                           "The bar is the share of the frame.");
    case StencilWritesColumn:
        return isText ? tr("Stencil writes")
                      : tr("2-D: samples of a plane that were counted up or down for paths and scissors.");
    case TouchedColumn: return isText ? tr("Touched") : tr("2-D: pixels of the boxes that are resolved and painted.");
    case CoveredColumn: return isText ? tr("Painted") : tr("2-D: of these, the pixels that are painted.");
    case CyclesColumn:
        return isText ? (m_costs.isInFrame() ? tr("Cost") : tr("Cycles"))
                      : tr("Cycles of the timed machine: of each draw alone, or, where draws are shown in their frame, "
                           "what draws, clears and copies cost in it. Takes a while to count.");
    case EnergyColumn:
        return isText ? tr("Energy")
                      : tr("Illustrative energy of the timed machine: of each draw alone, or, where draws are shown in "
                           "their frame, of the operations that draws, clears and copies need in it and of the cycles "
                           "that they "
                           "cost. Takes a while to count.");
    case ShaderRunsColumn:
        return isText
                   ? tr("Shader runs")
                   : tr("Fragment shader runs: the fragments that did not bypass the processors. Of the timed machine, "
                        "for each draw by itself. Takes a while to count.");
    case WithoutColumn:
        return isText
                   ? tr("Goes without")
                   : tr("What could spare the draw work and does not, or in part of it alone: HiZ culling, early test, "
                        "bypass, layer 2. Of the timed machine, for each draw by itself. Takes a while to count.");
    case CommentColumn: return isText ? tr("Comment") : tr("Your bookmark and comment.");
    default: return {};
    }
}

} // namespace vitrine::views
