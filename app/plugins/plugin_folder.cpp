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

PluginState stateBefore(PluginDecision decision)
{
    switch (decision) {
    case PluginDecision::Allow: return PluginState::Loaded;
    case PluginDecision::Deny: return PluginState::Denied;
    case PluginDecision::Crashed: return PluginState::Crashed;
    case PluginDecision::None: break;
    }
    return PluginState::Waiting;
}

struct Visit {
    const PluginTrust& trust;
    const fs::path& marks;
};

/// Loads it into `catalog` when it may.
FoundPlugin visit(const fs::path& path, const Visit& how, std::shared_ptr<const core::UnitCatalog>& catalog)
{
    FoundPlugin found;
    found.file.path = path;
    const auto refuse = [&found](const core::Error& error) {
        found.state = PluginState::Refused;
        found.why = error.message;
        return found;
    };
    const auto file = core::readPluginFile(path);
    if (!file)
        return refuse(file.error());
    found.file.hash = file->hash;
    found.state = stateBefore(how.trust.decisionOn(*file));
    if (found.state == PluginState::Crashed)
        found.why = core::textOf("{} is not loaded, because Vitrine ended while it ran; `vitrine-cli plugin allow {}` "
                                 "allows it again",
                                 path.string(), path.string());
    if (found.state != PluginState::Loaded)
        return found;
    const auto copy = core::PluginCopy::of(*file);
    if (!copy)
        return refuse(copy.error());
    const std::shared_ptr<RunMark> mark = RunMark::make(how.marks, *file);
    const auto inside = mark ? std::shared_ptr<core::InsideCount>(mark, &mark->count()) : nullptr;
    auto more = core::withPlugin(*catalog, *copy, inside);
    if (!more)
        return refuse(more.error());
    catalog = *std::move(more);
    found.units = unitsOf(*catalog, path);
    found.copy = *copy;
    return found;
}

} // namespace

std::string_view pluginStateName(PluginState state)
{
    constexpr std::array<std::string_view, 5> kNames{"waiting", "loaded", "denied", "refused", "crashed"};
    return kNames[static_cast<std::size_t>(state)];
}

std::vector<core::Text> Plugins::warnings() const
{
    std::vector<core::Text> sentences;
    for (const FoundPlugin& plugin : found) {
        if (!plugin.why.empty())
            sentences.push_back(plugin.why);
        if (plugin.state == PluginState::Waiting)
            sentences.push_back(
                core::textOf("{} is not loaded, because you have not allowed it", plugin.file.path.string()));
    }
    return sentences;
}

std::vector<core::Text> Plugins::refusals() const
{
    std::vector<core::Text> sentences;
    for (const FoundPlugin& plugin : found)
        if (!plugin.why.empty())
            sentences.push_back(plugin.why);
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

Plugins loadPlugins(std::span<const fs::path> folders, const PluginTrust& trust, const fs::path& marks)
{
    Plugins plugins;
    auto catalog = core::UnitCatalog::builtIn();
    for (const fs::path& folder : folders)
        for (const fs::path& file : librariesIn(folder))
            if (plugins.found.size() < kMaxPlugins)
                plugins.found.push_back(visit(file, {trust, marks}, catalog));
    if (catalog != core::UnitCatalog::builtIn())
        plugins.units = catalog;
    return plugins;
}

PluginTrust usersTrust()
{
    PluginTrust trust = PluginTrust::read(PluginTrust::usersFile());
    const std::vector<CrashedPlugin> crashed = crashedPlugins(marksFolder());
    bool hasChanged = false;
    for (const CrashedPlugin& plugin : crashed)
        hasChanged = trust.crashed(plugin.path, plugin.hash) || hasChanged;
    // The marks stand until it is written down; damaged settings are left as they are, and allow nothing.
    if (!trust.warning().empty() || (hasChanged && !trust.save()))
        return trust;
    std::error_code ignored;
    for (const CrashedPlugin& plugin : crashed)
        fs::remove(plugin.mark, ignored);
    return trust;
}

Plugins usersPlugins(std::vector<core::Text>& warnings)
{
    const PluginTrust trust = usersTrust();
    if (!trust.warning().empty())
        warnings.push_back(trust.warning());
    return loadPlugins(pluginFolders(), trust, marksFolder());
}

bool isLookedAt(const fs::path& file)
{
    std::error_code error;
    for (const fs::path& folder : pluginFolders())
        for (const fs::path& found : librariesIn(folder))
            if (fs::equivalent(found, file, error))
                return true;
    return false;
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
