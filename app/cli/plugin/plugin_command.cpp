// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/command.h"
#include "app/cli/common/failures.h"
#include "app/plugins/plugin_folder.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace vitrine::cli {
namespace {

struct PluginListOptions {
    OutputForm form = OutputForm::Text;
};

struct PluginDecisionOptions {
    std::string file; ///< a path, or a name in one of the folders
    OutputForm form = OutputForm::Text;
};

using app::FoundPlugin;
using app::PluginDecision;
using app::PluginTrust;

constexpr const char* kWhat = "plugins";

nlohmann::ordered_json toJson(const FoundPlugin& plugin)
{
    nlohmann::ordered_json entry{{"file", plugin.file.path.string()},
                                 {"state", app::pluginStateName(plugin.state)},
                                 {"sha256", plugin.file.hash},
                                 {"units", plugin.units}};
    if (!plugin.why.empty())
        entry["what"] = plugin.why;
    return entry;
}

void print(const FoundPlugin& plugin)
{
    fmt::print("{:<8} {:<12.12} {}", app::pluginStateName(plugin.state), plugin.file.hash, plugin.file.path.string());
    if (!plugin.units.empty())
        fmt::print(": {}", fmt::join(plugin.units, ", "));
    fmt::print("\n");
}

ExitCode decide(const PluginDecisionOptions& options, PluginDecision decision)
{
    const auto file = app::findPlugin(options.file);
    if (!file)
        return fail(ExitCode::BadInput, options.file, file.error().message);
    PluginTrust trust = app::usersTrust();
    if (!trust.warning().empty())
        warn(kWhat, trust.warning());
    trust.decide(*file, decision);
    if (const auto saved = trust.save(); !saved)
        return fail(ExitCode::InternalError, kWhat, saved.error().message);
    const bool isAllowed = decision == PluginDecision::Allow;
    const bool isFound = app::isLookedAt(file->path);
    if (isAllowed && !isFound)
        warn(kWhat, fmt::format("{} is allowed, but nobody looks for plugins there: put it, with a name that ends in "
                                ".so, into {}",
                                file->path.string(), app::pluginFolders().back().string()));
    if (options.form == OutputForm::Json) {
        auto document = makeDocument("plugin_decision");
        document["file"] = file->path.string();
        document["sha256"] = file->hash;
        document["allowed"] = isAllowed;
        document["looked_at"] = isFound;
        printDocument(document);
    } else {
        fmt::print("{} {:.12} {}\n", isAllowed ? "allowed" : "denied", file->hash, file->path.string());
    }
    return ExitCode::Done;
}

/// The plugins of the user's and the system's folders. Loads those that are allowed, and nothing else.
ExitCode runPluginList(const PluginListOptions& options)
{
    std::vector<core::Text> warnings;
    const app::Plugins plugins = app::usersPlugins(warnings);
    for (const std::string& warning : warnings)
        warn(kWhat, warning);
    if (options.form == OutputForm::Text) {
        for (const FoundPlugin& plugin : plugins.found)
            print(plugin);
        return tellFailures(kWhat, plugins.refusals());
    }
    auto document = makeDocument("plugin_list");
    auto& folders = document["folders"] = nlohmann::ordered_json::array();
    for (const auto& folder : app::pluginFolders())
        folders.push_back(folder.string());
    auto& found = document["plugins"] = nlohmann::ordered_json::array();
    for (const FoundPlugin& plugin : plugins.found)
        found.push_back(toJson(plugin));
    printDocument(document);
    return tellFailures(kWhat, plugins.refusals());
}

ExitCode runPluginAllow(const PluginDecisionOptions& options)
{
    return decide(options, PluginDecision::Allow);
}

ExitCode runPluginDeny(const PluginDecisionOptions& options)
{
    return decide(options, PluginDecision::Deny);
}

} // namespace

void addPlugin(Commands& commands)
{
    const Commands plugin = commands.addGroup("plugin", "units of others, and whether their native code may run");
    plugin.add("list", "list the plugins that are there", runPluginList);
    const auto addDecision = [&plugin](const char* name, const char* summary,
                                       ExitCode (*run)(const PluginDecisionOptions&)) {
        const auto [command, options] = plugin.add(name, summary, run);
        command.reads("FILE", options->file, "the library, or its name in one of the folders").required();
    };
    addDecision("allow", "let a plugin run with your rights, until its file changes", runPluginAllow);
    addDecision("deny", "do not load a plugin, and do not ask again until its file changes", runPluginDeny);
}

} // namespace vitrine::cli
