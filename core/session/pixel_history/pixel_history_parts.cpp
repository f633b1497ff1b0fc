// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_history/pixel_history_parts.h"

#include <utility>

namespace vitrine::core {

Result<PixelHistory> beginHistory(const RenderTargets& targets, const PixelQuery& query)
{
    if (!targets.color && !targets.depth && !targets.stencil)
        return failure("no framebuffer is bound that could be looked at");
    if (query.x >= targets.width || query.y >= targets.height)
        return failure("there is no pixel {},{}: the framebuffer has {} × {}", query.x, query.y, targets.width,
                       targets.height);
    PixelHistory history;
    history.query = query;
    history.width = targets.width;
    history.height = targets.height;
    history.samples = targets.samples;
    history.hasColor = static_cast<bool>(targets.color);
    history.hasDepth = static_cast<bool>(targets.depth);
    history.hasStencil = static_cast<bool>(targets.stencil);
    return history;
}

void addEntries(PixelHistory& history, CalledEntries called)
{
    for (PixelEntry& entry : called.entries) {
        entry.callIndex = called.callIndex;
        entry.callNumber = called.callNumber;
        entry.function = called.function;
        entry.draw = entry.fragment ? called.draw : std::nullopt;
        history.entries.push_back(std::move(entry));
    }
}

PixelEntry copyEntry(const PixelValue& before, const PixelValue& after)
{
    PixelEntry entry;
    entry.kind = PixelEntryKind::Copy;
    entry.before = before;
    entry.after = after;
    return entry;
}

} // namespace vitrine::core
