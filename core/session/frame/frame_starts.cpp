// SPDX-License-Identifier: Apache-2.0
#include "core/session/frame/frame_starts.h"

#include "core/gpu/machine_config.h"
#include "core/session/draw_start.h"
#include "core/session/feed/frame_start.h"
#include "core/session/frame/frame_stream.h"

#include <utility>

namespace vitrine::core {

Result<std::shared_ptr<const DrawStart>> FrameStarts::take(CallSource& source, const MachineConfig& config,
                                                           std::size_t frame, const std::stop_token& stop,
                                                           const FramesPassed& progress)
{
    const auto before = nearest(frame);
    if (before && before->frame->frame == frame)
        return before;
    FrameStream stream = before ? FrameStream(*before, source) : FrameStream(source, config, config.ciDraws);
    const std::size_t first = stream.frame();
    while (stream.frame() < frame) {
        if (auto passed = stream.passTo(stream.frame() + 1, stop); !passed)
            return passed.error();
        if (progress)
            progress(stream.frame() - first, frame - first);
    }
    auto start = stream.takeFrame();
    if (start)
        keep(*start);
    return start;
}

/// The last one up to a frame; null: none is kept.
std::shared_ptr<const DrawStart> FrameStarts::nearest(std::size_t frame)
{
    const std::scoped_lock lock(m_mutex);
    std::shared_ptr<const DrawStart> found;
    for (const auto& start : m_kept)
        if (start->frame->frame <= frame && (!found || found->frame->frame < start->frame->frame))
            found = start;
    return found;
}

void FrameStarts::keep(std::shared_ptr<const DrawStart> start)
{
    const std::scoped_lock lock(m_mutex);
    m_kept.push_front(std::move(start));
    if (m_kept.size() > kKept)
        m_kept.pop_back();
}

} // namespace vitrine::core
