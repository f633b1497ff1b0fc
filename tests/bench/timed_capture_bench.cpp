// SPDX-License-Identifier: Apache-2.0
// Runs the first draws of captures on the timed machine: how fast, what recording costs, and the hashes of the runs, to
// compare with those of another build. Run by hand; ctest does not know it.
#include "core/api/replay/replayer.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/timed_gpu.h"
#include "core/record/activity_recorder.h"
#include "core/record/occupancy_recorder.h"
#include "tests/golden/capture_file.h"
#include "tests/harness/places.h"

#include <QStringList>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace {

using namespace vitrine;
using namespace vitrine::core;

/// Draws until this many cycles, and a frame at least, unless VITRINE_TIMED_CYCLES says otherwise.
constexpr Cycle kCycles = 400'000;
constexpr int kRounds = 3;

enum class Listening { Nobody, Recorded, Hashed };

double processorSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

/// Hands everything on, and measures the draws.
class MeasuringSink final : public CommandSink {
public:
    explicit MeasuringSink(Gpu& gpu) : m_gpu(gpu) {}

    Result<void> draw(const DrawCommand& command) override
    {
        const double start = processorSeconds();
        auto result = m_gpu.draw(command);
        seconds += processorSeconds() - start;
        cycles += m_gpu.lastDraw().cycles;
        fragments += m_gpu.lastDraw().fragments;
        return result;
    }
    void clear(const ClearCommand& command) override { m_gpu.clear(command); }
    void endFrame() override { m_gpu.endFrame(); }
    void finish() override { m_gpu.finish(); }
    [[nodiscard]] Memory& memory() override { return m_gpu.memory(); }

    double seconds = 0;
    Cycle cycles = 0;
    std::uint64_t fragments = 0;

private:
    Gpu& m_gpu;
};

struct Run {
    double seconds = 0;
    Cycle cycles = 0;
    std::uint64_t fragments = 0;
    std::string trace; ///< Hashed only
    std::string state;
};

Run replay(CallSource& source, Listening listening, Cycle limit)
{
    Memory memory;
    TimedGpu gpu(memory, {}, {{}, listening == Listening::Hashed});
    ActivityRecorder activity(gpu.machine().snapshot());
    OccupancyRecorder occupancy(gpu.machine().snapshot());
    std::vector<Subscription> subscriptions;
    if (listening == Listening::Recorded) {
        subscriptions.push_back(gpu.hub().subscribe(activity));
        subscriptions.push_back(gpu.hub().subscribe(occupancy));
    }
    MeasuringSink sink(gpu);
    Replayer replayer(sink);
    const std::uint64_t frame = source.frames().empty() ? source.callCount() : source.frames().front().endCallIndex;
    for (std::uint64_t i = 0; i < source.callCount() && (i <= frame || sink.cycles < limit); ++i)
        if (const auto call = source.call(i))
            static_cast<void>(replayer.execute(*call));
    return {sink.seconds, sink.cycles, sink.fragments, gpu.traceHash() ? toHex(*gpu.traceHash()) : "",
            toHex(gpu.machine().stateHash())};
}

/// The fastest of several runs: whatever else the host does only adds.
void keepFaster(Run& best, const Run& run)
{
    if (best.cycles == 0 || run.seconds < best.seconds)
        best = run;
}

void measure(const QString& name, Cycle limit)
{
    QTemporaryDir folder;
    std::string fault;
    const auto source =
        tests::importAndOpen(test::sharedFile("traces/") + name + ".trace", folder.filePath("capture.vitrine"), fault);
    if (!source) {
        std::printf("%s: %s\n", qPrintable(name), fault.c_str());
        return;
    }
    const Run hashed = replay(*source, Listening::Hashed, limit);
    Run silent;
    Run recorded;
    for (int round = 0; round < kRounds; ++round) {
        keepFaster(silent, replay(*source, Listening::Nobody, limit));
        keepFaster(recorded, replay(*source, Listening::Recorded, limit));
    }
    const double millionCycles = static_cast<double>(silent.cycles) * 1e-6;
    std::printf("%-26s %9llu cycles %9llu fragments  %6.3f M cycles/s, %6.3f recorded (%+5.1f %%)  %s %s\n",
                qPrintable(name), static_cast<unsigned long long>(silent.cycles),
                static_cast<unsigned long long>(silent.fragments), millionCycles / silent.seconds,
                millionCycles / recorded.seconds, 100 * (recorded.seconds / silent.seconds - 1), hashed.trace.c_str(),
                silent.state.c_str());
    std::fflush(stdout);
}

} // namespace

int main()
{
    const qint64 asked = qEnvironmentVariable("VITRINE_TIMED_CYCLES").toLongLong();
    for (const QString& name : tests::goldenNames())
        measure(name, asked > 0 ? static_cast<Cycle>(asked) : kCycles);
    return 0;
}
