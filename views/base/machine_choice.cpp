// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/machine_choice.h"

#include "core/gpu/presets.h"

#include <QCoreApplication>

namespace vitrine::views {

QStringList differencesFromPreset(const core::MachineConfig& config)
{
    const core::MachineConfig preset = core::presetConfig(config.preset, config.units);
    const core::KnobMap usual = core::knobMap(preset);
    const core::KnobMap own = core::knobMap(config);
    QStringList differences;
    for (const core::Knob& knob : core::knobs()) {
        const std::string name(knob.name);
        if (own.at(name) != usual.at(name))
            differences << QStringLiteral("%1 = %2").arg(QString::fromStdString(name),
                                                         QString::fromStdString(own.at(name)));
    }
    if (config.energies != preset.energies)
        differences << QCoreApplication::translate("MachineChoice", "energies of its own");
    if (config.powerChoices != preset.powerChoices)
        differences << QCoreApplication::translate("MachineChoice", "power of parts chosen by hand");
    return differences;
}

QString machineText(const MachineChoice& machine)
{
    const std::string_view presetName = core::presetName(machine.config.preset);
    const QString preset = QString::fromUtf8(presetName.data(), static_cast<qsizetype>(presetName.size()));
    const QString name = QString::fromStdString(machine.name);
    const bool isPreset = name.compare(preset, Qt::CaseInsensitive) == 0;
    const QString first = isPreset ? preset : QStringLiteral("%1 (%2)").arg(name, preset);
    return (QStringList{first} + differencesFromPreset(machine.config)).join(QStringLiteral(", "));
}

} // namespace vitrine::views
