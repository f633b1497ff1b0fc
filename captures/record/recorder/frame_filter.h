// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/recorder/recording.h"
#include "core/api/calls/bound_api.h"
#include "core/api/calls/call.h"
#include "core/api/calls/call_table.h"

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace vitrine::captures {

/// Picks from all calls of a program those of a range of frames, and the calls that these need.
///
/// Before the range, only calls whose effects nobody but the screen sees are left out: draws and clears of the window's
/// own framebuffer, what OpenVG draws to the window alone, presents, and queries without an effect on a replay. A frame
/// that copies from the window's framebuffer into a texture or an image is kept whole (except its present), and so is
/// one whose calls take more than kMostHeldBytes.
class FrameFilter {
public:
    using Sink = std::function<void(const core::Call&)>;
    static constexpr std::size_t kMostHeldBytes = 64u << 20;

    explicit FrameFilter(std::optional<FrameRange> range) : m_range(range) {}

    /// Gives `sink` the calls that are kept, in their order. It may give `call` itself at once, later or never.
    void add(const core::Call& call, const core::FunctionInfo& function, const Sink& sink);

    /// What a call does. A call that the driver refused counts as a query.
    [[nodiscard]] static core::CallClass classOf(const core::Call& call, const core::FunctionInfo& function);

    /// The number of frames that were presented.
    [[nodiscard]] std::uint64_t frames() const { return m_frames; }
    [[nodiscard]] bool isBeforeRange() const { return m_range && m_frames < m_range->first; }
    [[nodiscard]] bool isBehindRange() const { return m_range && m_frames > m_range->last; }

private:
    struct Held {
        core::Call call;
        bool isForScreen = false; ///< nothing that follows depends on it
    };

    void followFramebuffer(const core::Call& call);
    [[nodiscard]] bool drawsToWindow(const core::Call& call, const core::FunctionInfo& function) const;
    [[nodiscard]] bool copiesFromWindow(const core::Call& call, const core::FunctionInfo& function) const;
    [[nodiscard]] bool isForScreen(const core::Call& call, const core::FunctionInfo& function) const;
    void hold(const core::Call& call, const core::FunctionInfo& function, const Sink& sink);
    void release(const Sink& sink);

    std::optional<FrameRange> m_range;
    std::uint64_t m_frames = 0;
    core::BoundApi m_api;
    std::map<std::uint32_t, std::uint64_t> m_contexts;    // the current context of OpenGL ES by thread
    std::map<std::uint64_t, std::int64_t> m_framebuffers; // the bound framebuffer by context
    std::vector<Held> m_held;                             // calls of the open frame
    std::size_t m_heldBytes = 0;
    std::size_t m_arraysOfNext = 0; // how many at the end of m_held are the recorder's calls for the next draw
    bool m_keepsFrame = false;
};

} // namespace vitrine::captures
