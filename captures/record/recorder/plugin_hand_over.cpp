// SPDX-License-Identifier: Apache-2.0
#include "captures/record/recorder/plugin_hand_over.h"

#include "captures/record/stream/descriptor_message.h"

#include <cerrno>
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace vitrine::captures {

using core::failure;
using core::Result;

Result<std::unique_ptr<PluginHandOver>> PluginHandOver::create(const std::filesystem::path& folder,
                                                               std::vector<HandedPlugin> plugins)
{
    std::unique_ptr<PluginHandOver> made(new PluginHandOver(folder / "plugins", std::move(plugins)));
    if (auto done = made->listen(); !done)
        return done.error();
    return made;
}

Result<void> PluginHandOver::listen()
{
    constexpr int kWaiting = 16;
    const std::string place = m_path.string();
    sockaddr_un address{};
    if (place.size() >= sizeof address.sun_path)
        return failure("the temporary folder's path is too long for a socket: {}", place);
    address.sun_family = AF_UNIX;
    place.copy(address.sun_path, place.size());
    m_socket = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (m_socket < 0 || bind(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
        ::listen(m_socket, kWaiting) != 0)
        return failure("the socket for plugins can't be made: {}", std::strerror(errno));
    return {};
}

PluginHandOver::~PluginHandOver()
{
    if (m_socket >= 0)
        close(m_socket);
}

void PluginHandOver::answer() const
{
    for (int socket = accept4(m_socket, nullptr, nullptr, SOCK_CLOEXEC); socket >= 0;
         socket = accept4(m_socket, nullptr, nullptr, SOCK_CLOEXEC)) {
        bool isSent = true;
        for (const HandedPlugin& plugin : m_plugins) {
            std::vector<int> descriptors{plugin.library->descriptor()};
            if (plugin.mark)
                descriptors.push_back(*plugin.mark);
            isSent = isSent && sendDescriptors(socket, plugin.library->origin(), descriptors);
        }
        if (isSent) // An end without this is a broken one.
            (void)sendDescriptors(socket, {}, {});
        close(socket);
    }
}

} // namespace vitrine::captures
