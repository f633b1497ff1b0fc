// SPDX-License-Identifier: Apache-2.0
#include "core/session/frame/frame_starts.h"

#include "core/gpu/knobs/command_knobs.h"
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
    if (auto known = kept(frame))
        return known;
    const auto before = nearest(frame);
    FrameStream stream =
        before ? FrameStream(*before, source, config) : FrameStream(source, config, config.commands->ciDraws);
    const std::size_t first = stream.frame();
    while (stream.frame() < frame) {
        auto here = stream.takePlace(); // a stop may come in the midst of a call
        if (auto passed = stream.passTo(stream.frame() + 1, stop); !passed) {
            keepStop(std::move(here));
            return passed.error();
        }
        if (progress)
            progress(stream.frame() - first, frame - first);
    }
    auto start = stream.takeFrame();
    if (start)
        keep(*start);
    return start;
}

/// Null: it is not kept.
std::shared_ptr<const DrawStart> FrameStarts::kept(std::size_t frame)
{
    const std::scoped_lock lock(m_mutex);
    for (const auto& start : m_kept)
        if (start->frame->frame == frame)
            return start;
    return nullptr;
}

/// The last place up to a frame; null: none is kept.
std::shared_ptr<const FrameStart> FrameStarts::nearest(std::size_t frame)
{
    const std::scoped_lock lock(m_mutex);
    std::shared_ptr<const FrameStart> found;
    const auto consider = [&](const std::shared_ptr<const FrameStart>& place) {
        if (place && place->frame <= frame && (!found || found->frame < place->frame))
            found = place;
    };
    for (const auto& start : m_kept)
        consider(start->frame);
    consider(m_stop);
    return found;
}

void FrameStarts::keepStop(std::shared_ptr<const FrameStart> place)
{
    const std::scoped_lock lock(m_mutex);
    m_stop = std::move(place);
}

void FrameStarts::keep(std::shared_ptr<const DrawStart> start)
{
    const std::scoped_lock lock(m_mutex);
    m_kept.push_front(std::move(start));
    if (m_kept.size() > kKept)
        m_kept.pop_back();
}

} // namespace vitrine::core
