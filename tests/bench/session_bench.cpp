// SPDX-License-Identifier: Apache-2.0
// session_bench steps|jumps|open CAPTURE: how long the session takes from a request to the published state with its
// pictures, in milliseconds of processor time of the thread that does the work. One line of JSON.
#include "app/session/session_worker.h"
#include "views/base/machine_choice.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <ctime>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace vitrine;

/// Processor time, of this thread if nothing else is said: what else the host does doesn't count.
double milliseconds(clockid_t clock = CLOCK_THREAD_CPUTIME_ID)
{
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

class Bench final : public app::SessionListener {
public:
    void opened(std::uint64_t, std::shared_ptr<const app::CaptureFacts> facts) override { capture = std::move(facts); }
    void openFailed(std::uint64_t, core::Text sentence) override { fail(sentence); }
    void moved(std::uint64_t, std::shared_ptr<const app::SessionState> next) override { state = std::move(next); }
    void moveFailed(std::uint64_t, core::Text sentence) override { fail(sentence); }
    void progressed(std::uint64_t, std::uint64_t) override {}
    void damageFound(std::shared_ptr<const app::CaptureFacts>, core::Text sentence) override { fail(sentence); }
    void lookedAhead(std::shared_ptr<const app::CaptureFacts>, std::uint64_t done, std::uint64_t total) override
    {
        if (done == total)
            m_isIndexed.test_and_set();
        m_isIndexed.notify_all();
    }

    double open(const char* path, app::Place place)
    {
        m_mailbox.open({path, place, std::make_shared<const views::MachineChoice>()});
        return work();
    }
    double go(app::Place place)
    {
        m_mailbox.go(place);
        return work();
    }
    std::vector<double> steps(std::int64_t way, int count)
    {
        std::vector<double> times;
        for (int i = 0; i < count; ++i) {
            m_mailbox.step({app::StepKind::Action, way});
            times.push_back(work());
        }
        return times;
    }

    /// Waits until the background has checked the capture and been through it; processor time of all threads.
    double awaitIndex() const
    {
        const double start = milliseconds(CLOCK_PROCESS_CPUTIME_ID);
        m_isIndexed.wait(false);
        return milliseconds(CLOCK_PROCESS_CPUTIME_ID) - start;
    }

    std::shared_ptr<const app::CaptureFacts> capture;
    std::shared_ptr<const app::SessionState> state;

private:
    double work()
    {
        const double start = milliseconds();
        m_worker.work();
        return milliseconds() - start;
    }
    static void fail(const std::string& sentence)
    {
        std::fprintf(stderr, "session_bench: %s\n", sentence.c_str());
        std::exit(1);
    }

    app::Mailbox m_mailbox;
    std::atomic_flag m_isIndexed;
    app::SessionWorker m_worker{m_mailbox, *this};
};

double quantile(std::vector<double> times, double q)
{
    std::sort(times.begin(), times.end());
    return times[static_cast<std::size_t>(q * static_cast<double>(times.size() - 1))];
}

void print(const char* name, const std::vector<double>& times)
{
    std::printf("\"%s\": {\"p50\": %.3f, \"p95\": %.3f}, ", name, quantile(times, 0.5), quantile(times, 0.95));
}

/// Steps forward and back at both ends of a long frame, once it is indexed.
void measureSteps(const char* path)
{
    constexpr int kSteps = 200;
    Bench bench;
    bench.open(path, {app::Place::Kind::Draw, 0});
    const std::uint64_t draws = bench.capture->summary.counts.draws;
    bench.awaitIndex();
    std::printf("{");
    print("firstForward", bench.steps(1, kSteps));
    print("firstBack", bench.steps(-1, kSteps));
    bench.go({app::Place::Kind::Draw, draws - 1});
    print("lastBack", bench.steps(-1, kSteps));
    print("lastForward", bench.steps(1, kSteps));
    std::printf("\"draws\": %llu}\n", static_cast<unsigned long long>(draws));
}

/// Jumps to draws anywhere.
void measureJumps(const char* path)
{
    constexpr int kJumps = 200;
    Bench bench;
    bench.open(path, {app::Place::Kind::Draw, 0});
    const std::uint64_t draws = bench.capture->summary.counts.draws;
    const double indexing = bench.awaitIndex();
    std::mt19937 random(1);
    std::vector<double> times;
    for (int i = 0; i < kJumps; ++i)
        times.push_back(bench.go({app::Place::Kind::Draw, random() % draws}));
    std::printf("{");
    print("jump", times);
    std::printf("\"indexing\": %.1f, \"draws\": %llu}\n", indexing, static_cast<unsigned long long>(draws));
}

void measureOpening(const char* path)
{
    constexpr int kTimes = 5;
    std::vector<double> times;
    for (int i = 0; i <= kTimes; ++i) {
        Bench bench;
        const double time = bench.open(path, {app::Place::Kind::Draw, 0});
        if (i > 0) // the first time fills the system's cache of the file
            times.push_back(time);
    }
    std::printf("{");
    print("open", times);
    std::printf("\"times\": %d}\n", kTimes);
}

} // namespace

int main(int argc, char** argv)
{
    const std::string_view what = argc == 3 ? argv[1] : "";
    if (what == "steps")
        measureSteps(argv[2]);
    else if (what == "jumps")
        measureJumps(argv[2]);
    else if (what == "open")
        measureOpening(argv[2]);
    else
        std::fputs("usage: session_bench steps|jumps|open CAPTURE\n", stderr);
    return what.empty() ? 2 : 0;
}
