// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/machine_files.h"

#include "captures/machines/machine_folder.h"
#include "views/base/machine_choice.h"

#include <utility>

namespace vitrine::app {

using core::Result;
using views::MachineChoice;

QStringList MachineFiles::names() const
{
    QStringList result;
    for (const std::string& name : captures::builtInMachines())
        if (name != captures::kDefaultMachine) // the same as a preset that is named, too
            result << QString::fromStdString(name);
    for (const std::string& name : captures::machinesIn(m_folder))
        result << QString::fromStdString(name);
    return result;
}

Result<MachineChoice> MachineFiles::find(const QString& name, std::shared_ptr<const core::UnitCatalog> units) const
{
    auto file = captures::findMachine(name.toStdString(), m_folder, std::move(units));
    if (!file)
        return file.error();
    return MachineChoice{name.toStdString(), std::move(file->config)};
}

Result<void> MachineFiles::keep(const MachineChoice& machine)
{
    const auto path = captures::machinePath(m_folder, machine.name);
    if (!path)
        return path.error();
    std::error_code failure;
    std::filesystem::create_directories(m_folder, failure);
    if (failure)
        return core::failure("{} can't be made: {}", m_folder.string(), failure.message());
    return captures::writeMachineFile(*path, {machine.name, machine.config});
}

} // namespace vitrine::app
