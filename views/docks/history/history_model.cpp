// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/history/history_model.h"

#include "core/session/pixel_history/pixel_cover_text.h"
#include "core/session/pixel_history/pixel_history_text.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/docks/history/history_text.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QGuiApplication>

namespace vitrine::views {

namespace {

constexpr int kExactDigits = 9; // tell two floats apart
constexpr quintptr kTop = 0;    // internal ids: 0 at the top, below a group its number + 1

QString whatText(const core::PixelEntry& entry)
{
    switch (entry.kind) {
    case core::PixelEntryKind::Clear: return HistoryModel::tr("Clear · call %1").arg(entry.callNumber);
    case core::PixelEntryKind::Copy: return HistoryModel::tr("Copy · call %1").arg(entry.callNumber);
    case core::PixelEntryKind::Fragment: break;
    }
    return entry.draw ? HistoryModel::tr("Draw %1").arg(*entry.draw)
                      : HistoryModel::tr("Call %1").arg(entry.callNumber);
}

Link placeOf(const core::PixelEntry& entry)
{
    if (entry.draw)
        return {.place = DrawLink{*entry.draw, {}}, .selection = {}};
    return {.place = PositionLink{entry.callIndex + 1}, .selection = {}};
}

} // namespace

void HistoryModel::setHistory(std::shared_ptr<const core::PixelHistory> history)
{
    beginResetModel();
    m_history = std::move(history);
    rebuild();
    endResetModel();
}

void HistoryModel::setOnlyChanges(bool onlyChanges)
{
    beginResetModel();
    m_onlyChanges = onlyChanges;
    rebuild();
    endResetModel();
}

void HistoryModel::rebuild()
{
    m_groups.clear();
    if (!m_history)
        return;
    for (const core::PixelEntry& entry : m_history->entries) {
        if (m_onlyChanges && !changedPixel(entry))
            continue;
        if (m_groups.empty() || m_groups.back().entries.front()->callIndex != entry.callIndex)
            m_groups.emplace_back();
        m_groups.back().entries.push_back(&entry);
    }
    for (Group& group : m_groups)
        for (const core::PixelEntry* entry : group.entries) {
            if (group.entries.size() > 1)
                group.rows.push_back({entry, std::nullopt});
            for (core::Text& line : core::detailLines(*entry))
                group.rows.push_back({entry, std::move(line)});
        }
}

const HistoryModel::Row* HistoryModel::row(const QModelIndex& index) const
{
    return index.internalId() == kTop ? nullptr : &group(index).rows[static_cast<std::size_t>(index.row())];
}

const HistoryModel::Group& HistoryModel::group(const QModelIndex& index) const
{
    return m_groups[index.internalId() == kTop ? static_cast<std::size_t>(index.row()) : index.internalId() - 1];
}

const core::PixelEntry* HistoryModel::entry(const QModelIndex& index) const
{
    if (!index.isValid())
        return nullptr;
    if (const Row* below = row(index))
        return below->entry;
    const auto& entries = group(index).entries;
    return entries.size() == 1 ? entries.front() : nullptr;
}

QModelIndex HistoryModel::index(int row, int column, const QModelIndex& parent) const
{
    if (row < 0 || row >= rowCount(parent) || column < 0 || column >= ColumnCount)
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kTop);
}

QModelIndex HistoryModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == kTop)
        return {};
    return createIndex(static_cast<int>(child.internalId() - 1), 0, kTop);
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != kTop || parent.column() != 0)
        return 0;
    return static_cast<int>(group(parent).rows.size());
}

int HistoryModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (const Row* below = row(index); below && below->line)
        return lineData(*below, index.column(), role);
    const core::PixelEntry* one = entry(index);
    return one ? entryData(*one, index.column(), role) : groupData(group(index), index.column(), role);
}

QVariant HistoryModel::lineData(const Row& row, int column, int role)
{
    const bool isSaid = role == Qt::DisplayRole || role == Qt::ToolTipRole;
    return isSaid && column == ReasonColumn ? inWords(*row.line) : QVariant();
}

// What the draw as a whole did to the pixel.
QVariant HistoryModel::groupData(const Group& group, int column, int role) const
{
    const core::PixelEntry& first = *group.entries.front();
    const core::PixelEntry& last = *group.entries.back();
    switch (column) {
    case WhatColumn: return entryData(first, column, role);
    case BeforeColumn: return entryData(first, column, role);
    case AfterColumn: return entryData(last, column, role);
    default: break;
    }
    if (column != ReasonColumn || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    std::size_t written = 0;
    for (const core::PixelEntry* entry : group.entries)
        written += entry->fate == core::PixelFate::Written ? 1 : 0;
    return tr("%1, %2 written")
        .arg(counted(group.entries.size(), tr("%1 fragment"), tr("%1 fragments")), grouped(written));
}

QVariant HistoryModel::entryData(const core::PixelEntry& entry, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return text(entry, column);
    case Qt::DecorationRole: return mark(entry, column);
    case Qt::ToolTipRole: return valueTip(entry, column);
    case Qt::FontRole: return column >= BeforeColumn ? monospaceFont() : QVariant();
    case Qt::AccessibleDescriptionRole:
        return column == ReasonColumn ? linksDescription(reasonLinksOf(entry)) : linkDescription(link(entry, column));
    case kLinkRole: return link(entry, column);
    case kTextLinksRole: return column == ReasonColumn ? reasonLinksOf(entry) : QVariant();
    case kValueRole:
        if (column == ShadedColumn && entry.fragment && entry.fragment->shaded)
            return colorText(*entry.fragment->shaded, kExactDigits);
        if (m_history->hasColor && (column == BeforeColumn || column == AfterColumn))
            return colorText((column == BeforeColumn ? entry.before : entry.after).color[0], kExactDigits);
        return {};
    default: return {};
    }
}

QString HistoryModel::text(const core::PixelEntry& entry, int column) const
{
    const bool isFragment = entry.fragment.has_value() && !entry.cover && !entry.basic; // what is painted is a box
    switch (column) {
    case WhatColumn: return whatText(entry);
    case PrimitiveColumn: return isFragment ? QString::number(entry.fragment->ids.primitive) : QString();
    case FateColumn: return lookOf(entry.fate).word;
    case DepthColumn: return depthText(entry);
    case StencilColumn: return stencilText(entry);
    case ShadedColumn: return entry.fragment && entry.fragment->shaded ? colorText(*entry.fragment->shaded) : QString();
    case BeforeColumn: return m_history->hasColor ? colorText(entry.before.color[0]) : QString();
    case AfterColumn: return m_history->hasColor ? colorText(entry.after.color[0]) : QString();
    case ReasonColumn: return inWords(core::reasonText(*m_history, entry));
    case TileColumn: return tileCell(entry);
    default: return {};
    }
}

QVariant HistoryModel::mark(const core::PixelEntry& entry, int column) const
{
    const qreal ratio = qGuiApp->devicePixelRatio();
    const bool isShaded = entry.fragment && entry.fragment->shaded;
    switch (column) {
    case FateColumn: return fateMark(lookOf(entry.fate), ratio);
    case ShadedColumn: return isShaded ? swatch(*entry.fragment->shaded, ratio) : QVariant();
    case BeforeColumn: return m_history->hasColor ? swatch(entry.before.color[0], ratio) : QVariant();
    case AfterColumn: return m_history->hasColor ? swatch(entry.after.color[0], ratio) : QVariant();
    default: return {};
    }
}

QString HistoryModel::valueTip(const core::PixelEntry& entry, int column) const
{
    if (column == BeforeColumn || column == AfterColumn)
        return inWords(core::valueText(*m_history, column == BeforeColumn ? entry.before : entry.after));
    return sentenceTip(*m_history, entry);
}

QVariant HistoryModel::reasonLinksOf(const core::PixelEntry& entry) const
{
    const TextLinks links = reasonLinks(*m_history, entry);
    return links.isEmpty() ? QVariant() : QVariant::fromValue(links);
}

QVariant HistoryModel::link(const core::PixelEntry& entry, int column) const
{
    if (column != WhatColumn && column != PrimitiveColumn)
        return {};
    Link place = placeOf(entry);
    if (column == PrimitiveColumn && entry.draw && entry.fragment && !entry.cover && !entry.basic)
        place.selection = PrimitiveLink{*entry.draw, entry.fragment->ids.primitive};
    return QVariant::fromValue(place);
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const QString names[] = {tr("What"),   tr("Primitive"), tr("Fate"),       tr("Why"),          tr("Before"),
                             tr("Shaded"), tr("After"),     tr("Depth test"), tr("Stencil test"), tr("Tile")};
    const QString sentences[] = {
        tr("The call that touched the pixel."),
        tr("The primitive of the draw, counted from 1 behind clipping and culling."),
        tr("What became of the fragment: W written, M masked, D discarded, S failed stencil, Z failed depth, N no "
           "sample left, C culled with its tile, T terminated with its tile; of 2-D graphics U not covered, X outside "
           "of "
           "the scissor, H hidden by the mask, L left out by stipple, key, alpha test or source."),
        tr("The decision in a sentence."),
        tr("The color before: red, green, blue, alpha. Hover for depth and stencil."),
        tr("The color that the fragment program made."),
        tr("The color after: red, green, blue, alpha. Hover for depth and stencil."),
        tr("The fragment's depth against the one that was there."),
        tr("The reference against the value that was there, both under the mask."),
        tr("What HIZ made of the tile that the pixel lies in: its place, the verdict, and the row of the decision "
           "table."),
    };
    if (role == Qt::DisplayRole)
        return names[section];
    return role == Qt::ToolTipRole ? namedTip(names[section], sentences[section]) : QVariant();
}

} // namespace vitrine::views
