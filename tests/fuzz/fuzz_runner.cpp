// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/fuzz_runner.h"

#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>

namespace vitrine::test {

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kIsSanitized = true;
#else
constexpr bool kIsSanitized = false;
#endif
constexpr std::size_t kMaxFailures = 5;
constexpr rlim_t kAddressSpace = rlim_t{2} << 30; // a wild allocation fails at once instead of filling the host

/// What the process that does the inputs tells its parent, even when it dies.
struct Progress {
    std::atomic<std::uint32_t> seed;
    double slowestSeconds;
    std::uint32_t slowestSeed;
    char complaint[1024];
};

std::uint32_t numberFrom(const char* variable, std::uint32_t otherwise)
{
    const char* text = std::getenv(variable);
    return text ? static_cast<std::uint32_t>(std::strtoul(text, nullptr, 10)) : otherwise;
}

double processorSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

long peakKilobytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

void limitTo(int resource, rlim_t value)
{
    rlimit limit{};
    getrlimit(static_cast<__rlimit_resource>(resource), &limit);
    limit.rlim_cur = std::min(value, limit.rlim_max);
    setrlimit(static_cast<__rlimit_resource>(resource), &limit);
}

[[noreturn]] void doInputs(Progress& progress, std::uint32_t end, const FuzzInput& input)
{
    limitTo(RLIMIT_CORE, 0);
    if (!kIsSanitized) {
        limitTo(RLIMIT_AS, kAddressSpace);
        for (const int signal : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGTERM, SIGINT})
            std::signal(signal, SIG_DFL); // Qt's handlers would wait for threads that the fork left behind
    }
    for (; progress.seed < end; ++progress.seed) {
        const double start = processorSeconds();
        limitTo(RLIMIT_CPU, static_cast<rlim_t>(start) + kMaxSeconds + 1); // then SIGXCPU
        std::string complaint = input(progress.seed);
        const double seconds = processorSeconds() - start;
        if (seconds > progress.slowestSeconds) {
            progress.slowestSeconds = seconds;
            progress.slowestSeed = progress.seed;
        }
        if (complaint.empty() && !kIsSanitized && peakKilobytes() > kMaxKilobytes)
            complaint = "takes " + std::to_string(peakKilobytes()) + " KiB";
        if (!complaint.empty()) {
            std::strncpy(progress.complaint, complaint.c_str(), sizeof progress.complaint - 1);
            _exit(1);
        }
    }
    _exit(0);
}

std::string describeEnd(int status, const Progress& progress)
{
    if (WIFEXITED(status))
        return progress.complaint[0] ? progress.complaint : "exits with " + std::to_string(WEXITSTATUS(status));
    if (WTERMSIG(status) == SIGXCPU)
        return "takes more than " + std::to_string(kMaxSeconds) + " s";
    return std::string("dies: ") + strsignal(WTERMSIG(status));
}

} // namespace

std::string FuzzReport::summary() const
{
    std::string text;
    for (const std::string& failure : failures)
        text += failure + "\n";
    return text + std::to_string(inputs) + " inputs in " + std::to_string(seconds) + " s; the slowest, " +
           std::to_string(slowestSeed) + ", took " + std::to_string(slowestSeconds) + " s; peak " +
           std::to_string(peakKilobytes / 1024) + " MiB";
}

static FuzzReport fuzzSeeds(std::uint32_t first, std::uint32_t end, const FuzzInput& input)
{
    FuzzReport report;
    void* shared = mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED) {
        report.failures.emplace_back("no shared memory");
        return report;
    }
    auto& progress = *new (shared) Progress{};
    progress.seed = first;
    const auto start = std::chrono::steady_clock::now();
    while (progress.seed < end && report.failures.size() < kMaxFailures) {
        const pid_t child = fork();
        if (child == 0)
            doInputs(progress, end, input);
        int status = 0;
        rusage usage{};
        if (child < 0 || wait4(child, &status, 0, &usage) != child) {
            report.failures.emplace_back("no process for the inputs");
            break;
        }
        report.peakKilobytes = std::max(report.peakKilobytes, usage.ru_maxrss);
        if (status == 0)
            break;
        report.failures.push_back("input " + std::to_string(progress.seed) + " " + describeEnd(status, progress));
        progress.complaint[0] = '\0';
        ++progress.seed;
    }
    report.inputs = progress.seed - first;
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    report.slowestSeconds = progress.slowestSeconds;
    report.slowestSeed = progress.slowestSeed;
    munmap(shared, sizeof(Progress));
    return report;
}

FuzzReport fuzz(std::uint32_t usual, const FuzzInput& input)
{
    const std::uint32_t first = numberFrom("VITRINE_FUZZ_FIRST", 0);
    return fuzzSeeds(first, first + numberFrom("VITRINE_FUZZ_INPUTS", usual), input);
}

FuzzReport fuzzOnce(const FuzzInput& input)
{
    return fuzzSeeds(0, 1, input);
}

} // namespace vitrine::test
