// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plugins/plugin_trust.h"
#include "app/plugins/run_mark.h"
#include "core/fixed_function/unit_kind.h"
#include "core/plugin/plugin_copy.h"

#include <memory>
#include <span>
#include <vector>

/// The plugins of this computer, and what of them machines may be built with.

namespace vitrine::app {

enum class PluginState : std::uint8_t {
    Waiting, ///< for the user to allow or deny it: nothing of it was run
    Loaded,
    Denied,
    Refused, ///< it can't be used
    Crashed, ///< Vitrine, or a recorded program, ended while it ran: it waits to be allowed again
};
[[nodiscard]] std::string_view pluginStateName(PluginState state); ///< "waiting"

struct FoundPlugin {
    core::PluginFile file; ///< without its bytes; the hash is empty when it could not be read
    PluginState state = PluginState::Refused;
    core::Text why;                               ///< refused, crashed: one sentence, which names the file
    std::vector<std::string> units;               ///< "Fresnel on port 4"; when it is loaded
    std::shared_ptr<const core::PluginCopy> copy; ///< what was loaded; else null
};

struct Plugins {
    std::shared_ptr<const core::UnitCatalog> units; ///< with the built-in ones; null: no plugin is loaded
    std::vector<FoundPlugin> found;                 ///< in the order in which they were loaded

    /// What a user should hear of: what was refused, what waits, and what has crashed.
    [[nodiscard]] std::vector<core::Text> warnings() const;
    /// Of plugins that can't be used, as sentences.
    [[nodiscard]] std::vector<core::Text> refusals() const;
};

/// The system's, ../lib/vitrine/plugins from this executable; then the user's, $XDG_DATA_HOME/vitrine/plugins or that
/// in
/// ~/.local/share. They need not exist.
[[nodiscard]] std::vector<std::filesystem::path> pluginFolders();

/// Looks at *.so in the folders, each by name, at most kMaxPlugins, and loads those that are allowed. `marks`: a folder
/// for RunMark; empty: there is none.
[[nodiscard]] Plugins loadPlugins(std::span<const std::filesystem::path> folders, const PluginTrust& trust,
                                  const std::filesystem::path& marks = {});
inline constexpr std::size_t kMaxPlugins = 64;

/// What the user has said so far. What a process has ended inside of since is not allowed any more, which is written
/// down.
[[nodiscard]] PluginTrust usersTrust();

/// Those of the user's and the system's folders that the user allows. The trust's warning is added to `warnings`.
[[nodiscard]] Plugins usersPlugins(std::vector<core::Text>& warnings);

/// Whether a file, by any name, is one of those that are looked at.
[[nodiscard]] bool isLookedAt(const std::filesystem::path& file);

/// A plugin as the user names it: a path, or the name of a file in one of the folders.
[[nodiscard]] core::Result<core::PluginFile> findPlugin(const std::string& nameOrFile);

} // namespace vitrine::app
