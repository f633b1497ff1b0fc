// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/recorder/recording.h"
#include "core/api/calls/call.h"
#include "core/api/calls/call_table.h"

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace vitrine::captures {

/// Picks from all calls of a program those of a range of frames and what these need.
///
/// Before the range: everything but what only the screen sees, that is draws and clears of the window's own
/// framebuffer, presents, and questions without an effect on a replay. A frame that copies from the window's
/// framebuffer into a texture is kept whole (its present excepted), and so is one whose calls take more than
/// kMostHeldBytes.
class FrameFilter {
public:
    using Sink = std::function<void(const core::Call&)>;
    static constexpr std::size_t kMostHeldBytes = 64u << 20;

    explicit FrameFilter(std::optional<FrameRange> range) : m_range(range) {}

    /// Gives `sink` the calls that are kept, in their order: `call` itself at once or later, or never.
    void add(const core::Call& call, const core::FunctionInfo& function, const Sink& sink);

    /// What a call does: one that the driver refused has asked, and no more.
    [[nodiscard]] static core::CallClass classOf(const core::Call& call, const core::FunctionInfo& function);

    /// Frames that have been presented.
    [[nodiscard]] std::uint64_t frames() const { return m_frames; }
    [[nodiscard]] bool isBeforeRange() const { return m_range && m_frames < m_range->first; }
    [[nodiscard]] bool isBehindRange() const { return m_range && m_frames > m_range->last; }

private:
    struct Held {
        core::Call call;
        bool isForScreen = false; ///< nothing later depends on it
    };

    void followFramebuffer(const core::Call& call);
    [[nodiscard]] bool drawsToWindow(const core::Call& call) const;
    [[nodiscard]] bool isForScreen(const core::Call& call, const core::FunctionInfo& function) const;
    void hold(const core::Call& call, const core::FunctionInfo& function, const Sink& sink);
    void release(const Sink& sink);

    std::optional<FrameRange> m_range;
    std::uint64_t m_frames = 0;
    std::map<std::uint32_t, std::uint64_t> m_contexts;    // current one by thread
    std::map<std::uint64_t, std::int64_t> m_framebuffers; // bound one by context
    std::vector<Held> m_held;                             // of the open frame
    std::size_t m_heldBytes = 0;
    std::size_t m_arraysOfNext = 0; // at the end of m_held: the recorder's calls for the draw that follows
    bool m_keepsFrame = false;
};

} // namespace vitrine::captures
