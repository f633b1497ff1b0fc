// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/why/paint_facts.h"

#include "core/session/replay.h"
#include "core/session/vector_paint/paint_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace vitrine::cli {
namespace {

struct Candidate {
    std::uint64_t callIndex = 0;
    std::uint32_t draw = 0;
};

std::vector<Candidate> candidates(const core::CallSource& source, const core::PixelHistory& history)
{
    std::vector<Candidate> found;
    for (const core::ActionEntry& action : source.actions())
        if (action.kind == core::ActionKind::Draw && action.callIndex + 1 == history.query.position)
            found.push_back({action.callIndex, action.draw});
    const auto last = std::find_if(history.entries.rbegin(), history.entries.rend(), [](const core::PixelEntry& entry) {
        return entry.kind == core::PixelEntryKind::Fragment && entry.fate == core::PixelFate::Written && entry.draw;
    });
    if (last != history.entries.rend())
        found.push_back({last->callIndex, *last->draw});
    return found;
}

} // namespace

core::Result<std::optional<core::PaintedPixel>> lastPainted(core::Replay& replay, core::CallSource& source,
                                                            const core::PixelHistory& history,
                                                            const std::stop_token& stop)
{
    for (const Candidate& candidate : candidates(source, history)) {
        if (auto arrived = replay.seek(candidate.callIndex, stop); !arrived)
            return arrived.error();
        auto painted = core::paintedPixel(replay, source, {candidate.draw, history.query.x, history.query.y}, stop);
        if (painted)
            return std::optional(*std::move(painted));
        if (stop.stop_requested())
            return painted.error();
    }
    return std::optional<core::PaintedPixel>();
}

void printPaint(const core::PaintedPixel& painted)
{
    fmt::print("painted by draw {} ({}): {}\n", painted.query.draw, painted.function,
               core::makerText(painted).english());
    for (const std::string& line : core::paintLines(painted))
        fmt::print("{}\n", line);
}

} // namespace vitrine::cli
