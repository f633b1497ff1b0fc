// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plugins/plugin_trust.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <fstream>
#include <iterator>

namespace vitrine::app {

namespace {

using Json = nlohmann::ordered_json;
using core::Result;

constexpr int kVersion = 1;
constexpr const char* kKind = "plugins";
constexpr const char* kAllowed = "allowed";
constexpr const char* kDenied = "denied";
constexpr const char* kCrashed = "crashed";
constexpr std::uintmax_t kMaxBytes = 1u << 20;
constexpr std::size_t kHashDigits = 64;

std::filesystem::path folderIn(const char* variable, const char* rest)
{
    const char* value = std::getenv(variable);
    const std::filesystem::path base(value ? value : "");
    return base.is_absolute() ? base / rest : std::filesystem::path();
}

std::string keyOf(const std::filesystem::path& path)
{
    std::error_code error;
    const auto canonical = std::filesystem::weakly_canonical(path, error);
    return (error ? path : canonical).string();
}

std::string textOf(const Json& entry, const char* key)
{
    const auto found = entry.is_object() ? entry.find(key) : entry.end();
    return entry.is_object() && found != entry.end() && found->is_string() ? found->get<std::string>() : std::string();
}

const char* wordOf(PluginDecision decision)
{
    return decision == PluginDecision::Allow ? kAllowed : decision == PluginDecision::Crashed ? kCrashed : kDenied;
}

PluginDecision decisionOf(const std::string& word)
{
    return word == kAllowed   ? PluginDecision::Allow
           : word == kDenied  ? PluginDecision::Deny
           : word == kCrashed ? PluginDecision::Crashed
                              : PluginDecision::None;
}

bool isOurs(const Json& document)
{
    return document.is_object() && document.value("vitrine", Json()) == kVersion && textOf(document, "kind") == kKind &&
           document.contains("files") && document["files"].is_array();
}

} // namespace

std::filesystem::path PluginTrust::usersFile()
{
    if (auto file = folderIn("XDG_CONFIG_HOME", "vitrine/plugins.json"); !file.empty())
        return file;
    return folderIn("HOME", ".config/vitrine/plugins.json");
}

PluginTrust PluginTrust::read(const std::filesystem::path& file)
{
    PluginTrust trust;
    trust.m_file = file;
    std::error_code error;
    if (!std::filesystem::exists(file, error))
        return trust;
    std::ifstream stream(file, std::ios::binary);
    const bool isSmall = std::filesystem::file_size(file, error) <= kMaxBytes && !error;
    if (isSmall && stream)
        trust.parse({std::istreambuf_iterator<char>(stream), {}});
    else
        trust.m_warning = core::textOf("can't be read");
    if (!trust.m_warning.empty())
        trust.m_warning =
            core::textOf("{} {}: no plugin is allowed until you are asked again", file.string(), trust.m_warning);
    return trust;
}

void PluginTrust::parse(const std::string& text)
{
    const Json document = Json::parse(text, nullptr, false);
    std::map<std::string, Entry> entries;
    bool isSound = !document.is_discarded() && isOurs(document);
    for (std::size_t i = 0; isSound && i < document["files"].size(); ++i) {
        const Json& entry = document["files"][i];
        const std::string path = textOf(entry, "path"), hash = textOf(entry, "sha256");
        const PluginDecision decision = decisionOf(textOf(entry, "decision"));
        isSound = !path.empty() && hash.size() == kHashDigits && decision != PluginDecision::None;
        entries[path] = {hash, decision};
    }
    if (isSound)
        m_entries = std::move(entries);
    else
        m_warning = core::textOf("is damaged");
}

PluginDecision PluginTrust::decisionOn(const core::PluginFile& plugin) const
{
    const auto entry = m_entries.find(keyOf(plugin.path));
    return entry != m_entries.end() && entry->second.hash == plugin.hash ? entry->second.decision
                                                                         : PluginDecision::None;
}

void PluginTrust::decide(const core::PluginFile& plugin, PluginDecision decision)
{
    if (decision == PluginDecision::None)
        m_entries.erase(keyOf(plugin.path));
    else
        m_entries[keyOf(plugin.path)] = {plugin.hash, decision};
}

bool PluginTrust::crashed(const std::filesystem::path& path, const std::string& hash)
{
    const auto entry = m_entries.find(keyOf(path));
    if (entry == m_entries.end() || entry->second.hash != hash || entry->second.decision != PluginDecision::Allow)
        return false;
    entry->second.decision = PluginDecision::Crashed;
    return true;
}

Result<void> PluginTrust::save() const
{
    if (m_file.empty())
        return core::failure("there is no folder for your settings to remember plugins in");
    Json document{{"vitrine", kVersion}, {"kind", kKind}, {"files", Json::array()}};
    for (const auto& [path, entry] : m_entries)
        document["files"].push_back({{"path", path}, {"sha256", entry.hash}, {"decision", wordOf(entry.decision)}});
    std::error_code error;
    std::filesystem::create_directories(m_file.parent_path(), error);
    const std::filesystem::path beside = m_file.string() + ".new";
    {
        std::ofstream stream(beside, std::ios::binary);
        stream << document.dump(2, ' ', false, Json::error_handler_t::replace) << "\n";
        if (!stream.flush())
            return core::failure("{} can't be written", beside.string());
    }
    std::filesystem::rename(beside, m_file, error);
    return error ? core::failure("{} can't be written", m_file.string()) : Result<void>();
}

} // namespace vitrine::app
