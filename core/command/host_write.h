// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/events.h"

#include <cstdint>

namespace vitrine::core {

/// What the host does to memory that draws read: a command in the order of the stream that takes no cycles (RUN-13).
struct HostWrite {
    HostWriteKind kind = HostWriteKind::Surface;
    std::uint32_t number = 0;     ///< of the surface; of a buffer object its name
    std::uint32_t from = 0;       ///< of a surface that is written: the one that it is made from; 0: none
    std::uint64_t callNumber = 0; ///< the capture's own, of the call that does it
};

} // namespace vitrine::core
