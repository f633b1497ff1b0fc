// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/replay/replayer.h"
#include "core/gpu/timed_gpu.h"
#include "core/memory/memory.h"

#include <cstdint>
#include <optional>

/// How many bytes it costs to keep a saved moment beside another, which shares its pages. Null: there is no other.

namespace vitrine::core {

/// Pages and their tables that `memory` does not share with `other`.
[[nodiscard]] std::uint64_t memoryBytesBeside(const Memory* other, const Memory& memory);
/// Contents of buffers that `replayer` does not share with `other`.
[[nodiscard]] std::uint64_t bufferBytesBeside(const Replayer* other, const Replayer& replayer);
/// Commands and coordinates of paths that `replayer` does not share with `other`.
[[nodiscard]] std::uint64_t pathBytesBeside(const Replayer* other, const Replayer& replayer);
/// The vertices that the driver has made of its path.
[[nodiscard]] std::uint64_t bytesOf(const std::optional<DrawCommand>& lastDraw);
[[nodiscard]] std::uint64_t bytesOf(const TimedMoment& moment);

} // namespace vitrine::core
