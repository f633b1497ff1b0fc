// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call.h"

#include <cstddef>
#include <span>
#include <vector>

namespace vitrine::test {

using Bytes = std::vector<std::byte>;

/// The event stream of a trace of format version 6 that holds these calls.
[[nodiscard]] Bytes traceStream(std::span<const core::Call> calls);

enum class Container { Snappy, Gzip, Zstandard, Brotli };
inline constexpr Container kContainers[] = {Container::Snappy, Container::Gzip, Container::Zstandard,
                                            Container::Brotli};

/// The stream as a file in this container; Snappy in chunks of `chunkBytes`.
[[nodiscard]] Bytes packed(std::span<const std::byte> stream, Container container, std::size_t chunkBytes = 4096);

} // namespace vitrine::test
