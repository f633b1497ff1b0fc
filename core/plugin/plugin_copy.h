// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plugin/plugin_file.h"

#include <memory>

namespace vitrine::core {

/// A plugin's bytes as a file in memory that nobody can change any more: what was read and hashed is what is loaded,
/// here or in a process that is handed the descriptor.
class PluginCopy {
public:
    /// Sealed. Refuses with one sentence, which names the file.
    [[nodiscard]] static Result<std::shared_ptr<const PluginCopy>> of(const PluginFile& file);
    /// Takes a descriptor that another process has made so. Refuses one that is not sealed.
    [[nodiscard]] static Result<std::shared_ptr<const PluginCopy>> adopt(int descriptor, std::string origin);
    PluginCopy(const PluginCopy&) = delete;
    PluginCopy& operator=(const PluginCopy&) = delete;
    ~PluginCopy();

    [[nodiscard]] int descriptor() const { return m_descriptor; }
    [[nodiscard]] const std::string& origin() const { return m_origin; } ///< the file, for people
    /// For the system's loader: a path that other processes can follow as well, so that a debugger finds the library.
    [[nodiscard]] std::string path() const;

private:
    PluginCopy(int descriptor, std::string origin) : m_descriptor(descriptor), m_origin(std::move(origin)) {}

    const int m_descriptor;
    const std::string m_origin;
};

} // namespace vitrine::core
