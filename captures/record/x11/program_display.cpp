// SPDX-License-Identifier: Apache-2.0
#include "captures/record/x11/program_display.h"

#include <X11/Xlib.h>
#include <xcb/xcb.h>

#include <arpa/inet.h>
#include <cstddef>
#include <cstdlib>
#include <netinet/in.h>
#include <string_view>
#include <sys/socket.h>
#include <sys/un.h>

namespace vitrine::captures {

namespace {

constexpr std::uint16_t kFirstDisplayPort = 6000;

/// "/tmp/.X11-unix/X7", perhaps after the zero byte of an abstract name, is ":7".
std::string nameOfLocalSocket(const sockaddr_un& address, socklen_t length)
{
    constexpr std::size_t kHeader = offsetof(sockaddr_un, sun_path);
    if (length <= kHeader)
        return {};
    std::string_view path(address.sun_path, length - kHeader);
    if (path.front() == '\0')
        path.remove_prefix(1);
    path = path.substr(0, path.find('\0'));
    const std::size_t number = path.rfind("/X");
    return number == std::string_view::npos ? std::string() : ":" + std::string(path.substr(number + 2));
}

std::string nameOfPort(std::uint16_t port)
{
    return port < kFirstDisplayPort ? std::string() : ":" + std::to_string(port - kFirstDisplayPort);
}

std::string nameOfInternetSocket(const sockaddr_storage& address)
{
    char host[INET6_ADDRSTRLEN] = {};
    if (address.ss_family == AF_INET) {
        const auto& v4 = reinterpret_cast<const sockaddr_in&>(address);
        inet_ntop(AF_INET, &v4.sin_addr, host, sizeof host);
        return host + nameOfPort(ntohs(v4.sin_port));
    }
    const auto& v6 = reinterpret_cast<const sockaddr_in6&>(address);
    inet_ntop(AF_INET6, &v6.sin6_addr, host, sizeof host);
    return host + nameOfPort(ntohs(v6.sin6_port));
}

/// XCB forgets the name it was given, but knows the socket.
std::string nameOfPeer(xcb_connection_t* connection)
{
    sockaddr_storage address{};
    socklen_t length = sizeof address;
    if (xcb_connection_has_error(connection) ||
        getpeername(xcb_get_file_descriptor(connection), reinterpret_cast<sockaddr*>(&address), &length) != 0)
        return {};
    switch (address.ss_family) {
    case AF_UNIX: return nameOfLocalSocket(reinterpret_cast<const sockaddr_un&>(address), length);
    case AF_INET:
    case AF_INET6: return nameOfInternetSocket(address);
    default: return {};
    }
}

} // namespace

std::string displayName(NativeDisplayKind kind, void* nativeDisplay)
{
    if (!nativeDisplay)
        return {};
    return kind == NativeDisplayKind::X11 ? DisplayString(static_cast<Display*>(nativeDisplay))
                                          : nameOfPeer(static_cast<xcb_connection_t*>(nativeDisplay));
}

void waitForProgram(NativeDisplayKind kind, void* nativeDisplay)
{
    if (!nativeDisplay)
        return;
    if (kind == NativeDisplayKind::X11) {
        XSync(static_cast<Display*>(nativeDisplay), False);
        return;
    }
    auto* connection = static_cast<xcb_connection_t*>(nativeDisplay);
    std::free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nullptr));
}

} // namespace vitrine::captures
