// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verify/determinism.h"

#include "app/cli/common/failures.h"
#include "app/cli/common/replay_run.h"
#include "captures/record/stream/picture_checksum.h"
#include "core/gpu/machine_config.h"
#include "core/plugin/repeatability.h"

#include <fmt/format.h>

#include <algorithm>

namespace vitrine::cli {
namespace {

struct Hashes {
    std::vector<std::string> images; ///< by frame
    std::string trace;               ///< empty without a clock
    std::uint64_t references = 0;    ///< frames that could be compared with what the recorded program saw
    std::string unlikeReference;     ///< the first that differs, as a sentence
    core::CallTroubles troubles;
    std::optional<ExitCode> failure;
};

enum class Warnings { Print, Keep };

/// As the recorder of a program computes it.
captures::PictureChecksum checksumOf(const core::Picture& picture)
{
    std::vector<std::byte> rgba;
    rgba.reserve(picture.rgba.size());
    const auto* bytes = reinterpret_cast<const std::byte*>(picture.rgba.data());
    const std::size_t rowBytes = std::size_t{picture.width} * 4;
    for (std::uint32_t row = picture.height; row-- > 0;)
        rgba.insert(rgba.end(), bytes + row * rowBytes, bytes + (row + 1) * rowBytes);
    for (std::size_t i = 3; i < rgba.size(); i += 4)
        rgba[i] = std::byte{255};
    return captures::pictureChecksum(rgba);
}

/// Compares with what the recorded program saw; true where there is something to compare with.
bool compareWithReference(ReplayRun& run, std::size_t frame, std::string& difference)
{
    const bool hasKnownKind =
        run.capture().provenance().recorder.find(captures::kPictureChecksumName) != std::string::npos;
    const auto reference = run.capture().reference(static_cast<std::uint32_t>(frame));
    if (!hasKnownKind || !reference || reference->checksum.empty())
        return false;
    const auto checksum = checksumOf(run.replay().picture(core::Attachment::Color));
    if (difference.empty() && !std::ranges::equal(checksum, reference->checksum))
        difference = fmt::format("frame {} differs from what the recorded program saw", frame);
    return true;
}

struct Subject {
    const std::string& file;
    const MachineOptions& machine;
};

Hashes replayOnce(const Subject& subject, core::Timing timing, Warnings warnings = Warnings::Keep)
{
    Hashes hashes;
    const auto [run, opening] = ReplayRun::open(subject.file, subject.machine, timing);
    if (!run) {
        hashes.failure = opening;
        return hashes;
    }
    if (warnings == Warnings::Keep)
        run->keepWarnings();
    for (const core::FrameEntry& frame : run->capture().frames()) {
        hashes.failure = run->seek(frame.endCallIndex + 1);
        if (hashes.failure)
            return hashes;
        hashes.references += compareWithReference(*run, hashes.images.size(), hashes.unlikeReference) ? 1 : 0;
        hashes.images.push_back(run->replay().picture(core::Attachment::Color).hash());
    }
    hashes.trace = run->replay().traceHash();
    hashes.troubles = run->replay().troubles();
    return hashes;
}

std::string differenceOf(const Hashes& first, const Hashes& second, const char* replays)
{
    const auto [a, b] = std::ranges::mismatch(first.images, second.images);
    if (a != first.images.end() || b != second.images.end())
        return fmt::format("frame {} differs between {}", a - first.images.begin(), replays);
    return {};
}

/// The first unit of a plugin whose answers differ between equal questions, as a sentence.
std::string restlessPlugin()
{
    const core::MachineConfig config = defaultMachine();
    if (config.units)
        for (const auto& kind : config.units->kinds())
            if (const std::string why = core::whyNotRepeatable(kind); !why.empty())
                return why;
    return {};
}

} // namespace

Determinism checkDeterminism(const std::string& file, const MachineOptions& machine)
{
    const Subject subject{file, machine};
    Determinism result;
    result.difference = restlessPlugin();
    if (!result.difference.empty())
        return result;
    const Hashes untimed = replayOnce(subject, core::Timing::Untimed, Warnings::Print);
    const Hashes again = untimed.failure ? untimed : replayOnce(subject, core::Timing::Untimed);
    result.failure = again.failure;
    result.frames = untimed.images.size();
    result.references = untimed.references;
    result.troubles = untimed.troubles;
    result.difference = differenceOf(untimed, again, "two replays");
    if (result.difference.empty())
        result.difference = untimed.unlikeReference;
    if (result.failure || !result.difference.empty())
        return result;
    const Hashes timed = replayOnce(subject, core::Timing::TimedAndHashed);
    const Hashes timedAgain = timed.failure ? timed : replayOnce(subject, core::Timing::TimedAndHashed);
    result.failure = timedAgain.failure;
    result.isTimed = !timed.trace.empty();
    if (result.troubles.isWhole() && !timed.troubles.isWhole()) { // With a clock alone.
        result.troubles = timed.troubles;
        (void)tellTroubles(file, result.troubles);
    }
    result.difference = differenceOf(untimed, timed, "a replay with a clock and one without");
    if (result.difference.empty() && timed.trace != timedAgain.trace)
        result.difference = "the traces of two replays with a clock differ";
    return result;
}

} // namespace vitrine::cli
