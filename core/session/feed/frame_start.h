// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call.h"
#include "core/session/machine_state.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace vitrine::core {

/// A host between two calls, with the buffers as it finds them. Immutable.
struct FrozenHost {
    FrozenHost(const Memory& found, const Replayer& host) : memory(found), sink(memory), replayer(host.cloneFor(sink))
    {
    }

    Memory memory;
    FrozenSink sink;
    Replayer replayer;
};

/// A frame on its own, apart from its capture: all that is needed to run it with draws in flight, any number of times
/// (RUN-07). Immutable: threads share it.
struct FrameStart {
    std::size_t frame = 0;
    std::uint32_t draws = 1;                ///< that can be under way at once (ci.draws)
    std::shared_ptr<const FrozenHost> host; ///< before the frame's first call
    std::vector<Call> calls;                ///< to the one that presents
    std::map<std::uint32_t, Error> refused; ///< draws that would not come to an end, by number
};

} // namespace vitrine::core
