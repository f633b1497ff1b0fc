// SPDX-License-Identifier: Apache-2.0
#include "app/session/session_worker.h"
#include "tests/session/long_captures.h"

#include <QTemporaryDir>

#include <time.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <random>
#include <thread>

/// How long the session takes from a request to the published state with its pictures; run by hand.
///
///   session_latency_bench [CAPTURE]     without one: a 20,000-draw frame and 100 MB of textures, made on the spot

using namespace vitrine;

namespace {

/// Processor time of this thread: other programs' share doesn't count. The session's work is done on it.
struct Clock {
    using duration = std::chrono::nanoseconds;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<Clock>;
    static constexpr bool is_steady = true;
    static time_point now()
    {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return time_point(std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec));
    }
};

double millisecondsSince(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

struct Times {
    std::vector<double> all;
    [[nodiscard]] double quantile(double q)
    {
        std::sort(all.begin(), all.end());
        return all[static_cast<std::size_t>(q * static_cast<double>(all.size() - 1))];
    }
    void print(const char* what)
    {
        std::printf("%-44s median %8.3f  p95 %8.3f  max %8.3f ms  (%zu)\n", what, quantile(0.5), quantile(0.95),
                    quantile(1), all.size());
        std::fflush(stdout);
    }
};

class Bench final : public app::SessionListener {
public:
    void opened(std::uint64_t, std::shared_ptr<const app::CaptureFacts> facts) override { capture = std::move(facts); }
    void openFailed(std::uint64_t, std::string sentence) override { std::puts(sentence.c_str()); }
    void moved(std::uint64_t, std::shared_ptr<const app::SessionState> next) override { state = std::move(next); }
    void moveFailed(std::uint64_t, std::string sentence) override { std::puts(sentence.c_str()); }
    void progressed(std::uint64_t, std::uint64_t) override {}
    void damageFound(std::shared_ptr<const app::CaptureFacts>, std::string sentence) override
    {
        std::puts(sentence.c_str());
    }
    void lookedAhead(std::shared_ptr<const app::CaptureFacts>, std::uint64_t done, std::uint64_t total) override
    {
        isIndexed = done == total;
    }

    double go(app::Place place)
    {
        const auto start = Clock::now();
        mailbox.go(place);
        worker.work();
        return millisecondsSince(start);
    }
    double step(std::int64_t count, app::StepKind kind = app::StepKind::Action)
    {
        const auto start = Clock::now();
        mailbox.step({kind, count});
        worker.work();
        return millisecondsSince(start);
    }
    Times steps(const char* what, std::int64_t way, int count)
    {
        Times times;
        for (int i = 0; i < count; ++i)
            times.all.push_back(step(way));
        times.print(what);
        return times;
    }
    double open(const QString& path, app::Place place)
    {
        const auto start = Clock::now();
        mailbox.open({path.toStdString(), place});
        worker.work();
        return millisecondsSince(start);
    }

    app::Mailbox mailbox;
    std::atomic<bool> isIndexed = false;
    std::shared_ptr<const app::CaptureFacts> capture;
    std::shared_ptr<const app::SessionState> state;
    app::SessionWorker worker{mailbox, *this};
};

void measure(const QString& path)
{
    Bench bench;
    std::printf("open to draw 0: %.1f ms\n", bench.open(path, {app::Place::Kind::Draw, 0}));
    const auto indexing = std::chrono::steady_clock::now();
    while (!bench.isIndexed)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    const std::chrono::duration<double> indexed = std::chrono::steady_clock::now() - indexing;
    std::printf("checked and indexed after %.1f s\n", indexed.count());
    const std::uint64_t draws = bench.capture->summary.counts.draws;
    const int steps = static_cast<int>(std::min<std::uint64_t>(200, draws / 4));
    bench.steps("forward at the start", 1, steps);
    bench.steps("back at the start", -1, steps);
    std::printf("go to draw %llu: %.1f ms\n", static_cast<unsigned long long>(draws - 1),
                bench.go({app::Place::Kind::Draw, draws - 1}));
    bench.steps("back at the end", -1, steps);
    bench.steps("forward at the end", 1, steps);
    bench.go({app::Place::Kind::Draw, draws / 2});
    bench.steps("back in the middle after a jump", -1, steps);
    bench.steps("forward in the middle", 1, steps);
    Times jumps;
    std::mt19937 random(2);
    for (int i = 0; i < 200; ++i)
        jumps.all.push_back(bench.go({app::Place::Kind::Draw, random() % draws}));
    jumps.print("jump to a random draw");
}

} // namespace

int main(int argc, char** argv)
{
    if (argc > 1) {
        measure(QString::fromLocal8Bit(argv[1]));
        return 0;
    }
    QTemporaryDir folder;
    const auto make = [&](const char* name, auto write) {
        const QString path = folder.filePath(name);
        if (const QString failure = write(path); !failure.isEmpty())
            std::puts(qPrintable(failure));
        std::puts(name);
        return path;
    };
    measure(make("20000.vitrine", [](const QString& path) { return test::writeManyDraws(path, 20'000, 800); }));
    measure(make("large.vitrine", [](const QString& path) { return test::writeManyBytes(path, 400, 256 << 10); }));
}
