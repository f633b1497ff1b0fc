// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "views/base/shared_machine.h"

#include <QStringList>

#include <memory>

namespace vitrine::core {
class UnitCatalog;
}

namespace vitrine::views {

/// Where machines are kept by name: those that are built in, and files of the user's.
class MachineShelf {
public:
    MachineShelf() = default;
    MachineShelf(const MachineShelf&) = delete;
    MachineShelf& operator=(const MachineShelf&) = delete;
    virtual ~MachineShelf() = default;

    /// Built-in ones first.
    [[nodiscard]] virtual QStringList names() const = 0;
    /// Built with `units`: presets bring the plugins among these, files may name them.
    [[nodiscard]] virtual core::Result<MachineChoice> find(const QString& name,
                                                           std::shared_ptr<const core::UnitCatalog> units) const = 0;
    /// Under its own name, in place of an older file of the user's.
    virtual core::Result<void> keep(const MachineChoice& machine) = 0;
};

} // namespace vitrine::views
