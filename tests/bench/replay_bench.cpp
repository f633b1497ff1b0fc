// SPDX-License-Identifier: Apache-2.0
// replay_bench [--seconds S] CAPTURE...: replays the last frame of each capture without a clock, again and again, and
// prints fragments a second of user time. Set-up, reading and going back are not measured.
#include "captures/import/import_trace.h"
#include "captures/store/capture_reader.h"
#include "core/api/replay/replayer.h"
#include "core/gpu/untimed_gpu.h"
#include "core/memory/surface_ops.h"
#include "core/session/machine_state.h"
#include "core/session/tracking_sink.h"
#include "tests/bench/loaded_calls.h"
#include "tests/bench/user_time.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <unistd.h>

namespace {

using namespace vitrine;

core::Result<bench::LoadedCalls> loadCapture(const std::filesystem::path& file)
{
    auto reader = captures::CaptureReader::open(file);
    if (!reader)
        return reader.error();
    return bench::LoadedCalls::load(**reader);
}

/// A capture of ours, or one of apitrace's.
core::Result<bench::LoadedCalls> load(const std::filesystem::path& path)
{
    if (path.extension() != ".trace")
        return loadCapture(path);
    const std::filesystem::path file =
        std::filesystem::temp_directory_path() / ("replay_bench-" + std::to_string(getpid()) + ".vitrine");
    captures::ImportOptions options;
    options.thumbnail = captures::ThumbnailWish::Skip;
    if (const auto imported = captures::importTrace(path, file, options); imported.failure)
        return core::Error{imported.failure->sentence};
    auto calls = loadCapture(file);
    std::filesystem::remove(file);
    return calls;
}

struct Figures {
    std::string digest;          ///< of every surface at the end of every frame: faster must not mean different
    std::uint64_t fragments = 0; ///< of one turn
    std::uint64_t draws = 0;
    std::uint64_t turns = 0;
    double seconds = 0.0; ///< of all turns
};

/// The untimed machine under OpenGL ES, and nothing else.
struct Bench {
    core::Memory memory;
    core::UntimedGpu gpu{memory};
    core::TrackingSink sink{gpu};
    std::unique_ptr<core::Replayer> replayer = std::make_unique<core::Replayer>(sink);

    void execute(core::CallSource& calls, std::uint64_t first, std::uint64_t end)
    {
        for (std::uint64_t i = first; i < end; ++i)
            static_cast<void>(replayer->execute(*calls.call(i))); // calls that fail in the program fail here, too
    }

    void addSurfaces(core::Hasher128& hasher) const
    {
        for (std::uint32_t number = 1; number <= memory.highestNumber(); ++number) {
            if (!memory.contains(core::SurfaceId{number}))
                continue;
            const core::Hash128 hash = core::contentHash(memory.surface(core::SurfaceId{number}));
            hasher.add(&hash, sizeof hash);
        }
    }
};

core::Result<Figures> measureLastFrame(core::CallSource& calls, double wantedSeconds)
{
    if (calls.frames().empty())
        return core::failure("the capture has no frames");
    const core::FrameEntry& frame = calls.frames().back();
    Bench machine;
    core::Hasher128 hasher;
    for (const core::FrameEntry& earlier : calls.frames()) {
        if (&earlier == &frame)
            break;
        machine.execute(calls, earlier.firstCallIndex, earlier.endCallIndex + 1);
        machine.addSurfaces(hasher);
    }
    const core::MachineState before(machine.memory, *machine.replayer, {});
    Figures figures;
    // The first turn fills caches and the pages of memory.
    for (bool isWarm = false; figures.seconds < wantedSeconds; isWarm = true) {
        machine.memory = before.memory();
        machine.replayer = std::make_unique<core::Replayer>(machine.sink, before.replayer());
        machine.sink.counters.clear();
        const double start = bench::userSeconds();
        machine.execute(calls, frame.firstCallIndex, frame.endCallIndex + 1);
        if (!isWarm)
            continue;
        figures.seconds += bench::userSeconds() - start;
        ++figures.turns;
    }
    machine.addSurfaces(hasher);
    figures.digest = core::toHex(hasher.digest());
    figures.draws = machine.sink.counters.size();
    for (const core::DrawCounters& draw : machine.sink.counters)
        figures.fragments += draw.fragments;
    return figures;
}

} // namespace

int main(int argc, char** argv)
{
    double seconds = 2.0;
    int status = 0;
    for (int i = 1; i < argc; ++i) {
        if (std::string_view(argv[i]) == "--seconds" && i + 1 < argc) {
            seconds = std::atof(argv[++i]);
            continue;
        }
        const std::filesystem::path path = argv[i];
        auto calls = load(path);
        const auto figures = calls ? measureLastFrame(*calls, seconds) : core::Result<Figures>(calls.error());
        if (!figures) {
            std::fprintf(stderr, "%s: %s\n", path.c_str(), figures.error().message.english().c_str());
            status = 1;
            continue;
        }
        const double turn = figures->seconds / static_cast<double>(figures->turns);
        std::printf("{\"capture\": \"%s\", \"fragments\": %llu, \"draws\": %llu, \"turns\": %llu, \"turnSeconds\": "
                    "%.6f, \"fragmentsPerSecond\": %.0f, \"digest\": \"%s\"}\n",
                    path.stem().c_str(), static_cast<unsigned long long>(figures->fragments),
                    static_cast<unsigned long long>(figures->draws), static_cast<unsigned long long>(figures->turns),
                    turn, static_cast<double>(figures->fragments) / turn, figures->digest.c_str());
        std::fflush(stdout);
    }
    return status;
}
