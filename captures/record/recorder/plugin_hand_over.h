// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/recorder/recording.h"

#include <memory>

namespace vitrine::captures {

/// Hands the plugins of a recording to every process of the program that asks, as descriptors. So nothing is looked up
/// in the program, and it loads exactly what was allowed. The plugins have a socket of their own, because they are
/// needed before the first call, and a program that closes all descriptors at its start has to get them all the same.
class PluginHandOver {
public:
    /// The socket is in `folder`, which only the user may enter.
    [[nodiscard]] static core::Result<std::unique_ptr<PluginHandOver>> create(const std::filesystem::path& folder,
                                                                              std::vector<HandedPlugin> plugins);
    ~PluginHandOver();
    PluginHandOver(const PluginHandOver&) = delete;
    PluginHandOver& operator=(const PluginHandOver&) = delete;

    [[nodiscard]] std::filesystem::path path() const { return m_path; }
    /// Poll it for processes that ask.
    [[nodiscard]] int descriptor() const { return m_socket; }
    /// Answers all processes that wait.
    void answer() const;

private:
    PluginHandOver(std::filesystem::path path, std::vector<HandedPlugin> plugins)
        : m_path(std::move(path)), m_plugins(std::move(plugins))
    {
    }
    [[nodiscard]] core::Result<void> listen();

    const std::filesystem::path m_path;
    const std::vector<HandedPlugin> m_plugins;
    int m_socket = -1;
};

} // namespace vitrine::captures
