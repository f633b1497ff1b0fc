// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/kit/row_cell.h"

#include "views/base/item_tools.h"
#include "views/kit/row_model.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QFont>

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr int kRoles[] = {
    Qt::DisplayRole,    Qt::EditRole,       Qt::ToolTipRole,    Qt::FontRole,           Qt::ForegroundRole,
    Qt::BackgroundRole, Qt::DecorationRole, Qt::CheckStateRole, Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole,
    kValueRole,         kLinkRole,          kTextLinksRole,     RowModel::ChangedRole};

QFont fontOf(const RowCell& cell)
{
    QFont font = cell.isCode ? monospaceFont() : QFont();
    if (!cell.isCode)
        font.setPixelSize(QFont().pixelSize());
    font.setBold(cell.was.has_value() || cell.isBold);
    font.setStrikeOut(cell.isStruck);
    font.setUnderline(cell.link.has_value());
    return font;
}

QVariant foregroundOf(const RowCell& cell)
{
    const Theme theme = Theme::current();
    if (cell.isWrong)
        return theme.fail;
    if (cell.was || cell.isChanged)
        return theme.changed();
    if (cell.link)
        return theme.link();
    return cell.isFaint ? QVariant(theme.secondary) : QVariant();
}

QString toolTipOf(const RowCell& cell)
{
    const QString what = cell.toolTip.isEmpty() ? cell.text : cell.toolTip;
    if (!cell.was)
        return what;
    return cell.was->isEmpty() ? RowModel::tr("%1 (new)").arg(what) : RowModel::tr("%1 (was %2)").arg(what, *cell.was);
}

QVariant descriptionOf(const RowCell& cell)
{
    if (!cell.told.isEmpty())
        return cell.told;
    if (!cell.textLinks.isEmpty())
        return linksDescription(QVariant::fromValue(cell.textLinks));
    return cell.link ? linkDescription(QVariant::fromValue(*cell.link)) : QVariant();
}

} // namespace

RowCell numberCell(quint64 number)
{
    return {.text = grouped(number), .value = number, .isCode = true};
}

bool isOfCell(int role)
{
    return std::ranges::find(kRoles, role) != std::end(kRoles);
}

QVariant cellData(const RowCell& cell, int role)
{
    switch (role) {
    case Qt::DisplayRole: return cell.text;
    case Qt::EditRole: return cell.edited.isEmpty() ? cell.text : cell.edited;
    case Qt::ToolTipRole: return toolTipOf(cell);
    case Qt::FontRole: return fontOf(cell);
    case Qt::ForegroundRole: return foregroundOf(cell);
    case Qt::BackgroundRole: return cell.isCurrent ? QVariant(Theme::current().selection()) : QVariant();
    case Qt::DecorationRole: return cell.icon.isNull() ? QVariant() : cell.icon;
    case Qt::CheckStateRole:
        return cell.isChecked ? QVariant(*cell.isChecked ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::AccessibleTextRole: return cell.was ? RowModel::tr("%1, changed").arg(cell.text) : QVariant();
    case Qt::AccessibleDescriptionRole: return descriptionOf(cell);
    case kValueRole: return cell.value;
    case kLinkRole: return cell.link ? QVariant::fromValue(*cell.link) : QVariant();
    case kTextLinksRole: return cell.textLinks.isEmpty() ? QVariant() : QVariant::fromValue(cell.textLinks);
    case RowModel::ChangedRole: return cell.was.has_value() || cell.isChanged;
    default: return {};
    }
}

} // namespace vitrine::views
