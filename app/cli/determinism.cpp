// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/determinism.h"

#include "app/cli/replay_run.h"

#include <fmt/format.h>

#include <algorithm>

namespace vitrine::cli {
namespace {

struct Hashes {
    std::vector<std::string> images; ///< by frame
    std::string trace;               ///< empty without a clock
    std::optional<ExitCode> failure;
};

Hashes replayOnce(const std::string& file, core::Timing timing)
{
    Hashes hashes;
    const auto run = ReplayRun::open(file, core::MachineConfig{}, timing);
    if (!run) {
        hashes.failure = fail(ExitCode::BadInput, file, run.error().message);
        return hashes;
    }
    for (const core::FrameEntry& frame : (*run)->capture().frames()) {
        hashes.failure = (*run)->seek(frame.endCallIndex + 1);
        if (hashes.failure)
            return hashes;
        hashes.images.push_back((*run)->replay().picture(core::Attachment::Color).hash());
    }
    hashes.trace = (*run)->replay().traceHash();
    return hashes;
}

std::string differenceOf(const Hashes& first, const Hashes& second, const char* replays)
{
    const auto [a, b] = std::ranges::mismatch(first.images, second.images);
    if (a != first.images.end() || b != second.images.end())
        return fmt::format("frame {} differs between {}", a - first.images.begin(), replays);
    return {};
}

} // namespace

Determinism checkDeterminism(const std::string& file)
{
    Determinism result;
    const Hashes untimed = replayOnce(file, core::Timing::Untimed);
    const Hashes again = untimed.failure ? untimed : replayOnce(file, core::Timing::Untimed);
    result.failure = again.failure;
    result.frames = untimed.images.size();
    result.difference = differenceOf(untimed, again, "two replays");
    if (result.failure || !result.difference.empty())
        return result;
    const Hashes timed = replayOnce(file, core::Timing::Timed);
    const Hashes timedAgain = timed.failure ? timed : replayOnce(file, core::Timing::Timed);
    result.failure = timedAgain.failure;
    result.isTimed = !timed.trace.empty();
    result.difference = differenceOf(untimed, timed, "a replay with a clock and one without");
    if (result.difference.empty() && timed.trace != timedAgain.trace)
        result.difference = "the traces of two replays with a clock differ";
    return result;
}

} // namespace vitrine::cli
