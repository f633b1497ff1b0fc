// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/foreign_code.h"
#include "core/fixed_function/unit_kind.h"
#include "core/plugin/plugin_copy.h"

namespace vitrine::core {

/// The library of a plugin in this process. Loading it runs its code with the rights of the user, who must have allowed
/// that.
class PluginLibrary final : public ForeignLibrary {
public:
    /// `inside` counts the threads inside of the library's code from now on; null: nobody counts. The error is one
    /// sentence that names the file. It refuses what the system can't load, and what is no plugin.
    [[nodiscard]] static Result<std::shared_ptr<const PluginLibrary>> load(std::shared_ptr<const PluginCopy> copy,
                                                                           std::shared_ptr<InsideCount> inside = {});
    PluginLibrary(const PluginLibrary&) = delete;
    PluginLibrary& operator=(const PluginLibrary&) = delete;
    ~PluginLibrary() override;

    [[nodiscard]] const vitrine_plugin& plugin() const { return *m_plugin; }
    [[nodiscard]] const std::string& origin() const override { return m_copy->origin(); }
    [[nodiscard]] InsideCount* inside() const override { return m_inside.get(); }

private:
    PluginLibrary(std::shared_ptr<const PluginCopy> copy, std::shared_ptr<InsideCount> inside)
        : m_copy(std::move(copy)), m_inside(std::move(inside))
    {
    }
    /// Calls a function of the library, or of the loader, which calls the library.
    template <typename T, typename Function>
    T call(const char* name, Function&& function);

    // It is open as long as the library is loaded, because the system's loader takes two libraries with one name for
    // the same.
    const std::shared_ptr<const PluginCopy> m_copy;
    const std::shared_ptr<InsideCount> m_inside;
    std::string m_thrown;
    void* m_handle = nullptr;
    const vitrine_plugin* m_plugin = nullptr;
};

/// The catalog with the units of a plugin. The plugin stays loaded as long as one of them is in use.
[[nodiscard]] Result<std::shared_ptr<const UnitCatalog>> withPlugin(const UnitCatalog& catalog,
                                                                    std::shared_ptr<const PluginCopy> copy,
                                                                    std::shared_ptr<InsideCount> inside = {});
/// The same from bytes that were read already, whatever has become of the file since.
[[nodiscard]] Result<std::shared_ptr<const UnitCatalog>> withPlugin(const UnitCatalog& catalog, const PluginFile& file);

} // namespace vitrine::core
