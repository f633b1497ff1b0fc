// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/machine_shelf.h"

#include <filesystem>

namespace vitrine::app {

/// The presets, and the machine files of the user's folder, which the command line finds by the same names.
class MachineFiles final : public views::MachineShelf {
public:
    /// The folder need not exist.
    explicit MachineFiles(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    [[nodiscard]] QStringList names() const override;
    [[nodiscard]] core::Result<views::MachineChoice>
    find(const QString& name, std::shared_ptr<const core::UnitCatalog> units) const override;
    core::Result<void> keep(const views::MachineChoice& machine) override;

private:
    const std::filesystem::path m_folder;
};

} // namespace vitrine::app
