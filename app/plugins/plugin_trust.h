// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plugin/plugin_file.h"

#include <cstdint>
#include <map>
#include <string>

namespace vitrine::app {

enum class PluginDecision : std::uint8_t {
    None,  ///< the user was not asked about these contents
    Allow, ///< the library may be loaded
    Deny,
    Crashed, ///< it was allowed, until a process ended inside of it
};

/// What the user has said about plugins: of a file, by its path, with the hash of what was in it then. Other contents
/// are another question.
class PluginTrust {
public:
    /// $XDG_CONFIG_HOME/vitrine/plugins.json, or that in ~/.config; empty without a home.
    [[nodiscard]] static std::filesystem::path usersFile();
    /// A file that is missing or damaged says nothing; of the damage tells warning().
    [[nodiscard]] static PluginTrust read(const std::filesystem::path& file);

    /// One sentence, or nothing.
    [[nodiscard]] const core::Text& warning() const { return m_warning; }
    [[nodiscard]] PluginDecision decisionOn(const core::PluginFile& plugin) const;
    void decide(const core::PluginFile& plugin, PluginDecision decision);
    /// A process has ended inside of these contents: they are not loaded any more until the user says so again.
    /// False: that changes nothing.
    bool crashed(const std::filesystem::path& path, const std::string& hash);
    /// Whole or not at all: written beside and renamed.
    [[nodiscard]] core::Result<void> save() const;

private:
    struct Entry {
        std::string hash;
        PluginDecision decision = PluginDecision::None;
    };
    void parse(const std::string& text);

    std::filesystem::path m_file;
    core::Text m_warning;
    std::map<std::string, Entry> m_entries; ///< by path
};

} // namespace vitrine::app
