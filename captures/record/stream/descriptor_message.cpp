// SPDX-License-Identifier: Apache-2.0
#include "captures/record/stream/descriptor_message.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <sys/socket.h>

namespace vitrine::captures {

namespace {

constexpr std::size_t kControlBytes = CMSG_SPACE(kMostDescriptors * sizeof(int));

} // namespace

bool sendDescriptors(int socket, std::string_view text, std::span<const int> descriptors)
{
    // A packet without a byte reads as the end: every one begins with one.
    std::string bytes = "\n" + std::string(text.substr(0, kMostDescriptorText - 1));
    iovec part{bytes.data(), bytes.size()};
    alignas(cmsghdr) std::byte control[kControlBytes]{};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    const std::size_t count = std::min(descriptors.size(), kMostDescriptors);
    if (count > 0) {
        message.msg_control = control;
        message.msg_controllen = CMSG_SPACE(count * sizeof(int));
        cmsghdr& header = *CMSG_FIRSTHDR(&message);
        header.cmsg_level = SOL_SOCKET;
        header.cmsg_type = SCM_RIGHTS;
        header.cmsg_len = CMSG_LEN(count * sizeof(int));
        std::memcpy(CMSG_DATA(&header), descriptors.data(), count * sizeof(int));
    }
    ssize_t sent = 0;
    do
        sent = sendmsg(socket, &message, MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    return sent == static_cast<ssize_t>(bytes.size());
}

std::optional<DescriptorMessage> receiveDescriptors(int socket)
{
    std::string bytes(kMostDescriptorText, '\0');
    iovec part{bytes.data(), bytes.size()};
    alignas(cmsghdr) std::byte control[kControlBytes]{};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control;
    message.msg_controllen = sizeof control;
    ssize_t got = 0;
    do
        got = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    while (got < 0 && errno == EINTR);
    if (got <= 0)
        return std::nullopt;
    DescriptorMessage received{bytes.substr(1, static_cast<std::size_t>(got) - 1), {}};
    const cmsghdr* header = CMSG_FIRSTHDR(&message);
    if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS) {
        received.descriptors.resize((header->cmsg_len - CMSG_LEN(0)) / sizeof(int));
        std::memcpy(received.descriptors.data(), CMSG_DATA(header), received.descriptors.size() * sizeof(int));
    }
    return received;
}

} // namespace vitrine::captures
