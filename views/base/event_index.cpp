// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/event_index.h"

#include <algorithm>

namespace vitrine::views {

bool isStep(core::ActionKind kind)
{
    return kind == core::ActionKind::Draw || kind == core::ActionKind::Clear || kind == core::ActionKind::Copy;
}

std::size_t EventIndex::firstActionFrom(std::uint64_t callIndex) const
{
    const auto found = std::ranges::lower_bound(actions, callIndex, {}, &core::ActionEntry::callIndex);
    return static_cast<std::size_t>(found - actions.begin());
}

std::optional<std::size_t> EventIndex::actionBefore(std::uint64_t position) const
{
    for (std::size_t i = firstActionFrom(position); i-- > 0;)
        if (isStep(actions[i].kind))
            return i;
    return std::nullopt;
}

std::uint64_t EventIndex::beginOf(std::size_t frame) const
{
    if (frame < frames.size())
        return frames[frame].firstCallIndex;
    return frames.empty() ? 0 : frames.back().endCallIndex + 1;
}

std::uint64_t EventIndex::endOf(std::size_t frame) const
{
    return frame < frames.size() ? frames[frame].endCallIndex + 1 : callCount;
}

std::optional<std::size_t> EventIndex::frameAt(std::uint64_t position) const
{
    if (position == 0)
        return std::nullopt;
    const auto found = std::ranges::lower_bound(frames, position - 1, {}, &core::FrameEntry::endCallIndex);
    if (found == frames.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - frames.begin());
}

} // namespace vitrine::views
