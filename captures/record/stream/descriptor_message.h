// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Sends text with descriptors of files from one process to another, over a SOCK_SEQPACKET socket of this machine.

namespace vitrine::captures {

inline constexpr std::size_t kMostDescriptors = 2;
inline constexpr std::size_t kMostDescriptorText = 8192;

/// Sends at most kMostDescriptors descriptors. Returns false when the other end is gone.
bool sendDescriptors(int socket, std::string_view text, std::span<const int> descriptors);

struct DescriptorMessage {
    std::string text;
    std::vector<int> descriptors; ///< the receiver owns them; its children don't inherit them
};
/// Nothing when the other end is gone.
[[nodiscard]] std::optional<DescriptorMessage> receiveDescriptors(int socket);

} // namespace vitrine::captures
