// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/settings.h"

#include <cstdlib>
#include <fstream>
#include <map>
#include <string>
#include <unistd.h>

namespace vitrine::captures {

namespace {

using Settings = std::map<std::string, std::string, std::less<>>;

void add(Settings& settings, const std::string& entry)
{
    const std::size_t equals = entry.find('=');
    if (entry.starts_with("VITRINE_") && equals != std::string::npos)
        settings.emplace(entry.substr(0, equals), entry.substr(equals + 1));
}

/// What the environment says, then what the kernel remembers of it.
Settings readSettings()
{
    Settings settings;
    for (char** entry = environ; entry && *entry; ++entry)
        add(settings, *entry);
    std::ifstream atStart("/proc/self/environ", std::ios::binary);
    for (std::string entry; std::getline(atStart, entry, '\0');)
        add(settings, entry);
    return settings;
}

// Never destroyed: programs call GL from their exit handlers.
const Settings& startSettings()
{
    static const Settings& settings = *new Settings(readSettings());
    return settings;
}

/// As soon as the library is loaded.
[[gnu::constructor]] void rememberSettings()
{
    (void)startSettings();
}

} // namespace

const char* setting(const char* name)
{
    if (const char* now = std::getenv(name))
        return now;
    const auto found = startSettings().find(name);
    return found == startSettings().end() ? nullptr : found->second.c_str();
}

} // namespace vitrine::captures
