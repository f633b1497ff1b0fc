// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plugins/plugin_folder.h"

#include "core/plugin/plugin_library.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace vitrine::app {

namespace {

namespace fs = std::filesystem;
using core::Result;

constexpr std::string_view kSuffix = ".so";

std::vector<fs::path> librariesIn(const fs::path& folder)
{
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (entry->path().extension() == kSuffix)
            files.push_back(entry->path());
    std::sort(files.begin(), files.end());
    return files;
}

std::vector<std::string> unitsOf(const core::UnitCatalog& catalog, const fs::path& origin)
{
    std::vector<std::string> units;
    for (const auto& kind : catalog.kinds())
        if (kind->origin == origin.string())
            units.push_back(fmt::format("{} on port {}", kind->name, kind->port));
    return units;
}

/// Loads it into `catalog` when it may.
FoundPlugin visit(const fs::path& path, const PluginTrust& trust, std::shared_ptr<const core::UnitCatalog>& catalog)
{
    auto file = core::readPluginFile(path);
    if (!file)
        return {{path, {}, {}}, PluginState::Refused, file.error().message, {}};
    FoundPlugin found{{path, {}, file->hash}, PluginState::Waiting, {}, {}};
    const PluginDecision decision = trust.decisionOn(*file);
    if (decision != PluginDecision::Allow) {
        found.state = decision == PluginDecision::Deny ? PluginState::Denied : PluginState::Waiting;
        return found;
    }
    auto more = core::withPlugin(*catalog, *file);
    found.state = more ? PluginState::Loaded : PluginState::Refused;
    if (!more) {
        found.why = more.error().message;
        return found;
    }
    catalog = *std::move(more);
    found.units = unitsOf(*catalog, path);
    return found;
}

} // namespace

std::string_view pluginStateName(PluginState state)
{
    constexpr std::array<std::string_view, 4> kNames{"waiting", "loaded", "denied", "refused"};
    return kNames[static_cast<std::size_t>(state)];
}

std::vector<std::string> Plugins::warnings() const
{
    std::vector<std::string> sentences;
    for (const FoundPlugin& plugin : found) {
        if (plugin.state == PluginState::Refused)
            sentences.push_back(plugin.why);
        if (plugin.state == PluginState::Waiting)
            sentences.push_back(
                fmt::format("{} is not loaded, because you have not allowed it", plugin.file.path.string()));
    }
    return sentences;
}

std::vector<fs::path> pluginFolders()
{
    std::error_code error;
    const auto executable = fs::read_symlink("/proc/self/exe", error);
    std::vector<fs::path> folders{executable.parent_path().parent_path() / "lib" / "vitrine" / "plugins"};
    const std::array<std::pair<const char*, const char*>, 2> homes{
        {{"XDG_DATA_HOME", "vitrine/plugins"}, {"HOME", ".local/share/vitrine/plugins"}}};
    for (const auto& [variable, rest] : homes) {
        const char* value = std::getenv(variable);
        if (const fs::path base(value ? value : ""); base.is_absolute()) {
            folders.push_back(base / rest);
            break;
        }
    }
    return folders;
}

Plugins loadPlugins(std::span<const fs::path> folders, const PluginTrust& trust)
{
    Plugins plugins;
    auto catalog = core::UnitCatalog::builtIn();
    for (const fs::path& folder : folders)
        for (const fs::path& file : librariesIn(folder))
            if (plugins.found.size() < kMaxPlugins)
                plugins.found.push_back(visit(file, trust, catalog));
    if (catalog != core::UnitCatalog::builtIn())
        plugins.units = catalog;
    return plugins;
}

Plugins usersPlugins(std::vector<std::string>& warnings)
{
    const PluginTrust trust = PluginTrust::read(PluginTrust::usersFile());
    if (!trust.warning().empty())
        warnings.push_back(trust.warning());
    return loadPlugins(pluginFolders(), trust);
}

Result<core::PluginFile> findPlugin(const std::string& nameOrFile)
{
    std::error_code error;
    if (nameOrFile.find('/') == std::string::npos)
        for (const fs::path& folder : pluginFolders())
            if (fs::exists(folder / nameOrFile, error))
                return core::readPluginFile(folder / nameOrFile);
    return core::readPluginFile(fs::absolute(nameOrFile, error));
}

} // namespace vitrine::app
