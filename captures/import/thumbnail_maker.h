// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call.h"

#include <cstddef>
#include <memory>
#include <stop_token>
#include <vector>

namespace vitrine::core {
struct MachineConfig;
}

namespace vitrine::captures {

/// Replays calls as they pass until a frame is presented that has more than one color, and keeps it as a small picture.
/// The effort is bounded, and the same on every host: it gives up after 10 frames, 2,000 draws or 32 million vertices
/// and fragments.
class ThumbnailMaker {
public:
    /// For calls that were made for a machine as it is by default.
    explicit ThumbnailMaker(std::stop_token stop = {});
    /// `machine` is the one that the calls were made for. Only what programs can ask of it matters here.
    ThumbnailMaker(std::stop_token stop, const core::MachineConfig& machine);
    ThumbnailMaker(const ThumbnailMaker&) = delete;
    ThumbnailMaker& operator=(const ThumbnailMaker&) = delete;
    ~ThumbnailMaker();

    /// Call it for all calls in the order of the capture, from the first on.
    void see(const core::Call& call);
    /// Opaque, with at most 256 pixels on the longer side. Empty as long as there was no such frame.
    [[nodiscard]] const std::vector<std::byte>& png() const { return m_png; }

private:
    struct Machine;
    std::unique_ptr<Machine> m_machine; ///< null once the search has ended
    std::vector<std::byte> m_png;
};

} // namespace vitrine::captures
