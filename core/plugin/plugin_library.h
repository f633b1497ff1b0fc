// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_kind.h"
#include "core/plugin/plugin_file.h"

namespace vitrine::core {

/// A plugin's library in this process. Loading runs its code with the rights of the user, who must have allowed that.
class PluginLibrary {
public:
    /// Loads the bytes that were read, whatever has become of the file since. Refuses with one sentence, which names
    /// the file, what the system can't load and what is no plugin.
    [[nodiscard]] static Result<std::shared_ptr<const PluginLibrary>> load(const PluginFile& file);
    PluginLibrary(const PluginLibrary&) = delete;
    PluginLibrary& operator=(const PluginLibrary&) = delete;
    ~PluginLibrary();

    [[nodiscard]] const vitrine_plugin& plugin() const { return *m_plugin; }

private:
    class PrivateCopy;
    explicit PluginLibrary(const PluginFile& file);

    // Open as long as it is loaded: the system's loader takes two libraries of one name for one.
    std::unique_ptr<const PrivateCopy> m_copy;
    void* m_handle = nullptr;
    const vitrine_plugin* m_plugin = nullptr;
};

/// The catalog with the units of a plugin, which stays loaded as long as one of them is in use.
[[nodiscard]] Result<std::shared_ptr<const UnitCatalog>> withPlugin(const UnitCatalog& catalog, const PluginFile& file);

} // namespace vitrine::core
