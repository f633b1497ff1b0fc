// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Text with descriptors of files, from one process to another over a SOCK_SEQPACKET socket of this machine.

namespace vitrine::captures {

inline constexpr std::size_t kMostDescriptors = 2;
inline constexpr std::size_t kMostDescriptorText = 8192;

/// At most kMostDescriptors. False: the other end has gone.
bool sendDescriptors(int socket, std::string_view text, std::span<const int> descriptors);

struct DescriptorMessage {
    std::string text;
    std::vector<int> descriptors; ///< the receiver's now; not for its children
};
/// Nothing: the other end has gone.
[[nodiscard]] std::optional<DescriptorMessage> receiveDescriptors(int socket);

} // namespace vitrine::captures
