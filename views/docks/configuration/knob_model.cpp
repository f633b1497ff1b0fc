// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/configuration/knob_model.h"

#include "core/gpu/presets.h"
#include "views/theme/text.h"

namespace vitrine::views {

namespace {

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

KnobModel::KnobModel(QObject* parent) : FactModel({}, parent)
{
    QList<FactColumn> columns;
    for (const QString& name : {tr("Knob"), tr("Value"), tr("In use"), tr("Preset"), tr("Range")})
        columns << factColumn(*this, static_cast<int>(columns.size()), name, {}, 0);
    columns[Value].write = [this](int row, const QVariant& value) { return write(row, value); };
    setColumns(std::move(columns));
    setRowTotal(static_cast<int>(core::knobs().size()));
}

const core::Knob& KnobModel::knob(int row)
{
    return core::knobs()[static_cast<std::size_t>(row)];
}

QString KnobModel::text(const core::MachineConfig& config, const core::Knob& knob)
{
    const auto value = core::knobValue(config, knob.name);
    return value ? QString::fromStdString(*value) : QString();
}

void KnobModel::setInUse(const core::MachineConfig& config)
{
    m_inUse = config;
    tellChanged();
}

void KnobModel::setDraft(const core::MachineConfig& config)
{
    m_draft = config;
    tellChanged();
    emit draftChanged();
}

QStringList KnobModel::words(const QModelIndex& index) const
{
    const core::Knob& shown = knob(index.row());
    if (shown.kind != core::KnobKind::Choice && shown.kind != core::KnobKind::Switch)
        return {};
    QStringList result;
    for (const std::string_view word : shown.words)
        result << fromView(word);
    return result;
}

bool KnobModel::isChanged(const core::Knob& knob) const
{
    return text(m_draft, knob) != text(core::presetConfig(m_draft.preset, m_draft.units), knob);
}

QString KnobModel::text(const core::Knob& shown, int column) const
{
    switch (column) {
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
    if (knob.mayChangePixels)
        tip += tr("<br>May change pixels; most knobs change time and energy alone.");
    return tip;
}

RowCell KnobModel::cell(int row, int column) const
{
    const core::Knob& shown = knob(row);
    const bool isOther = isChanged(shown);
    return {.text = text(shown, column),
            .isCode = column != Name && column != Range,
            .toolTip = toolTip(shown),
            .isFaint = column > Value,
            .isBold = isOther && column == Value,
            .isChanged = isOther && column == Value,
            .told = isOther ? tr("differs from its preset") : QString()};
}

bool KnobModel::write(int row, const QVariant& value)
{
    if (value.toString() == text(knob(row), Value))
        return false;
    core::MachineConfig next = m_draft;
    const auto set = core::setKnob(next, knob(row).name, value.toString().trimmed().toStdString());
    if (!set) {
        emit refused(inWords(set.error().message));
        return false;
    }
    setDraft(next);
    return true;
}

} // namespace vitrine::views
