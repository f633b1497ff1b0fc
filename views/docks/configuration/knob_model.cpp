// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/configuration/knob_model.h"

#include "core/gpu/presets.h"
#include "views/base/item_tools.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QFont>

namespace vitrine::views {

namespace {

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

const core::Knob& KnobModel::knob(const QModelIndex& index)
{
    return core::knobs()[static_cast<std::size_t>(index.row())];
}

QString KnobModel::text(const core::MachineConfig& config, const core::Knob& knob)
{
    const auto value = core::knobValue(config, knob.name);
    return value ? QString::fromStdString(*value) : QString();
}

void KnobModel::setInUse(const core::MachineConfig& config)
{
    m_inUse = config;
    tellAll();
}

void KnobModel::setDraft(const core::MachineConfig& config)
{
    m_draft = config;
    tellAll();
    emit draftChanged();
}

void KnobModel::tellAll()
{
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

QStringList KnobModel::words(const QModelIndex& index) const
{
    const core::Knob& shown = knob(index);
    if (shown.kind != core::KnobKind::Choice && shown.kind != core::KnobKind::Switch)
        return {};
    QStringList result;
    for (const std::string_view word : shown.words)
        result << fromView(word);
    return result;
}

int KnobModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(core::knobs().size());
}

int KnobModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

bool KnobModel::isChanged(const core::Knob& knob) const
{
    return text(m_draft, knob) != text(core::presetConfig(m_draft.preset, m_draft.units), knob);
}

QString KnobModel::cell(const QModelIndex& index) const
{
    const core::Knob& shown = knob(index);
    switch (index.column()) {
    case Name: return fromView(shown.name);
    case Value: return text(m_draft, shown);
    case InUse: return text(m_inUse, shown);
    case Preset: return text(core::presetConfig(m_draft.preset, m_draft.units), shown);
    default: return fromView(shown.range);
    }
}

QString KnobModel::toolTip(const core::Knob& knob)
{
    QString tip = tr("<b>%1</b><br>%2<br>Range: %3")
                      .arg(fromView(knob.name).toHtmlEscaped(), inWords(std::string(knob.help)).toHtmlEscaped(),
                           fromView(knob.range).toHtmlEscaped());
    if (!knob.isObeyed)
        tip += tr("<br>Kept and saved, but no unit of this version obeys it yet.");
    if (knob.mayChangePixels)
        tip += tr("<br>May change pixels; most knobs change time and energy alone.");
    return tip;
}

QVariant KnobModel::data(const QModelIndex& index, int role) const
{
    const core::Knob& shown = knob(index);
    const bool changed = isChanged(shown);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return cell(index);
    case Qt::ToolTipRole: return toolTip(shown);
    case Qt::FontRole: {
        QFont font = index.column() == Name || index.column() == Range ? QFont() : monospaceFont();
        font.setBold(changed && index.column() == Value);
        return font;
    }
    case Qt::ForegroundRole:
        if (!shown.isObeyed || index.column() > Value)
            return Theme::current().secondary;
        return changed && index.column() == Value ? QVariant(Theme::current().changed()) : QVariant();
    case Qt::AccessibleDescriptionRole: return changed ? tr("differs from its preset") : QString();
    case ChangedRole: return changed;
    default: return {};
    }
}

QVariant KnobModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString titles[] = {tr("Knob"), tr("Value"), tr("In use"), tr("Preset"), tr("Range")};
    return titles[section];
}

Qt::ItemFlags KnobModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == Value ? flags | Qt::ItemIsEditable : flags;
}

bool KnobModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || index.column() != Value || value.toString() == cell(index))
        return false;
    core::MachineConfig next = m_draft;
    const auto set = core::setKnob(next, knob(index).name, value.toString().trimmed().toStdString());
    if (!set) {
        emit refused(inWords(set.error().message));
        return false;
    }
    setDraft(next);
    return true;
}

} // namespace vitrine::views
