// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plugin/plugin_file.h"

#include <memory>

namespace vitrine::core {

/// The bytes of a plugin as a file in memory that can't be changed any more. What was read and hashed is therefore what
/// is loaded, in this process or in one that is given the descriptor.
class PluginCopy {
public:
    /// Makes a sealed copy. The error is one sentence that names the file.
    [[nodiscard]] static Result<std::shared_ptr<const PluginCopy>> of(const PluginFile& file);
    /// Takes a descriptor of a copy that another process has made. It is refused when it is not sealed.
    [[nodiscard]] static Result<std::shared_ptr<const PluginCopy>> adopt(int descriptor, std::string origin);
    PluginCopy(const PluginCopy&) = delete;
    PluginCopy& operator=(const PluginCopy&) = delete;
    ~PluginCopy();

    [[nodiscard]] int descriptor() const { return m_descriptor; }
    [[nodiscard]] const std::string& origin() const { return m_origin; } ///< the path of the file, for people
    /// The path for the system's loader. Other processes can open it, too, so that a debugger finds the library.
    [[nodiscard]] std::string path() const;

private:
    PluginCopy(int descriptor, std::string origin) : m_descriptor(descriptor), m_origin(std::move(origin)) {}

    const int m_descriptor;
    const std::string m_origin;
};

} // namespace vitrine::core
