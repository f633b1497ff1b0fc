// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/resource_usage.h"

#include "core/session/resources/usage_collector.h"

#include <algorithm>

namespace vitrine::core {

namespace {

Result<FrameUsage> usageOf(Replay& replay, CallSource& source, const FrameRange& range, const std::stop_token& stop,
                           const SeekProgress& progress)
{
    UsageCollector collector;
    const auto visit = [&](const FrameStep& step) {
        collector.visit(step);
        return !collector.isCutOff();
    };
    if (auto walked = walkFrameWhile(replay, source, range, visit, stop, progress); !walked)
        return walked.error();
    const bool isCutOff = collector.isCutOff();
    return FrameUsage{range, collector.take(), isCutOff};
}

using FoundWrite = Result<std::optional<ResourceUsage>>;

struct Search {
    Replay& replay;
    CallSource& source;
    const WriteQuestion& question;
    const std::stop_token& stop;
    const SeekProgress& progress;

    /// The last (or the first) write in calls `first` … `end` − 1 whose index lies in `from` … `to` − 1.
    FoundWrite look(const FrameRange& range, std::uint64_t from, std::uint64_t to) const
    {
        UsageCollector collector;
        std::optional<ResourceUsage> found;
        const bool isFirstWanted = question.direction == WriteDirection::Next;
        const auto visit = [&](const FrameStep& step) {
            collector.visit(step);
            for (ResourceUsage& use : collector.take())
                if (use.id == question.id && kindOf(use.action) == UsageKind::Write && use.callIndex >= from &&
                    use.callIndex < to && !(isFirstWanted && found))
                    found = std::move(use);
            return !(isFirstWanted && found) && step.callIndex + 1 < to;
        };
        if (auto walked = walkFrameWhile(replay, source, range, visit, stop, progress); !walked)
            return walked.error();
        return found;
    }
};

// Ever longer stretches further back: near ones are found soon, far ones without starting over for each frame.
FoundWrite findBefore(const Search& search, FrameRange range)
{
    const std::uint64_t here = search.question.position == 0 ? 0 : search.question.position - 1;
    std::uint64_t end = here;
    std::uint64_t frames = 1;
    while (true) {
        auto found = search.look({std::nullopt, range.first, std::max(end, range.first)}, range.first, end);
        if (!found || *found || range.first == 0)
            return found;
        end = range.first;
        for (std::uint64_t i = 0; i < frames && range.first > 0; ++i)
            range = frameRange(search.source, range.first);
        frames *= 2;
    }
}

} // namespace

UsageKind kindOf(UsageAction action)
{
    switch (action) {
    case UsageAction::Create: return UsageKind::Create;
    case UsageAction::Delete: return UsageKind::Delete;
    case UsageAction::Bind:
    case UsageAction::Attach:
    case UsageAction::Detach:
    case UsageAction::Map: return UsageKind::Bind;
    case UsageAction::Upload:
    case UsageAction::Allocate:
    case UsageAction::SetUniform:
    case UsageAction::Compile:
    case UsageAction::Link:
    case UsageAction::DrawTo:
    case UsageAction::Clear:
    case UsageAction::CopyTo:
    case UsageAction::MakeMipmaps:
    case UsageAction::Discard: return UsageKind::Write;
    case UsageAction::Run:
    case UsageAction::Sample:
    case UsageAction::FetchVertices:
    case UsageAction::FetchIndices:
    case UsageAction::Test:
    case UsageAction::ReadPixels:
    case UsageAction::CopyFrom:
    case UsageAction::Present: return UsageKind::Read;
    }
    return UsageKind::Bind;
}

Result<FrameUsage> frameUsage(Replay& replay, CallSource& source, std::uint64_t position, const std::stop_token& stop,
                              const SeekProgress& progress)
{
    return usageOf(replay, source, frameRange(source, position), stop, progress);
}

Result<std::vector<ResourceUsage>> callUsage(Replay& replay, CallSource& source, std::uint64_t callIndex,
                                             const std::stop_token& stop, const SeekProgress& progress)
{
    auto usage = usageOf(replay, source, {std::nullopt, callIndex, callIndex + 1}, stop, progress);
    if (!usage)
        return usage.error();
    return std::move(usage->uses);
}

Result<std::optional<ResourceUsage>> findWrite(Replay& replay, CallSource& source, const WriteQuestion& question,
                                               const std::stop_token& stop, const SeekProgress& progress)
{
    const Search search{replay, source, question, stop, progress};
    const FrameRange frame = frameRange(source, question.position);
    if (question.direction == WriteDirection::Previous)
        return findBefore(search, frame);
    return search.look({std::nullopt, frame.first, source.callCount()}, question.position, source.callCount());
}

} // namespace vitrine::core
