// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <memory>

namespace vitrine::captures {

/// A socket that only this user's programs can reach. It lies in a folder of its own, which is removed with this
/// object.
class SocketFolder {
public:
    [[nodiscard]] static core::Result<std::unique_ptr<SocketFolder>> create();
    ~SocketFolder();
    SocketFolder(const SocketFolder&) = delete;
    SocketFolder& operator=(const SocketFolder&) = delete;

    [[nodiscard]] std::filesystem::path path() const { return m_folder / "socket"; }
    /// Poll it for connections.
    [[nodiscard]] int descriptor() const { return m_socket; }
    /// The next connection, which does not block and is not inherited by children; -1 when there is none.
    [[nodiscard]] int accept() const;

private:
    explicit SocketFolder(std::filesystem::path folder) : m_folder(std::move(folder)) {}
    [[nodiscard]] core::Result<void> listen();

    std::filesystem::path m_folder;
    int m_socket = -1;
};

} // namespace vitrine::captures
