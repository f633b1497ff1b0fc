// SPDX-License-Identifier: Apache-2.0
#include "captures/record/recorder/recording_loop.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/wait.h>
#include <unistd.h>

namespace vitrine::captures {

namespace {

constexpr auto kCompanyGrace = std::chrono::milliseconds(1000);

std::uint64_t bytesOf(const std::filesystem::path& path)
{
    std::uint64_t bytes = 0;
    for (const char* suffix : {"", ".partial", ".partial-wal"}) {
        std::error_code error;
        const auto size = std::filesystem::file_size(path.string() + suffix, error);
        bytes += error ? 0 : size;
    }
    return bytes;
}

} // namespace

RecordingLoop::RecordingLoop(RecordingOptions options, Parts parts)
    : m_options(std::move(options)), m_parts(std::move(parts)), m_wakeUp(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
}

RecordingLoop::~RecordingLoop()
{
    ::close(m_wakeUp);
}

void RecordingLoop::run()
{
    while (!isOver()) {
        waitForEvents();
        acceptAll();
        receiveAll();
        if (m_stopRequested || m_isStopping)
            endProgram();
        publish();
    }
    finish();
}

void RecordingLoop::waitForEvents()
{
    std::vector<pollfd> awaited{{m_wakeUp, POLLIN, 0}, {m_parts.sockets->descriptor(), POLLIN, 0}};
    for (const auto& intake : m_intakes)
        awaited.push_back({intake->descriptor(), POLLIN, 0});
    if (!m_programEnded && m_parts.program->descriptor() >= 0)
        awaited.push_back({m_parts.program->descriptor(), POLLIN, 0});
    const bool isEnding = m_isStopping || m_programEnded || m_options.frames;
    const int milliseconds = isEnding || m_parts.program->descriptor() < 0 ? 20 : 250;
    poll(awaited.data(), awaited.size(), milliseconds);
    std::uint64_t count = 0;
    (void)!read(m_wakeUp, &count, sizeof count);
}

void RecordingLoop::acceptAll()
{
    for (int socket = m_parts.sockets->accept(); socket >= 0; socket = m_parts.sockets->accept())
        add(socket);
}

void RecordingLoop::add(int socket)
{
    const std::filesystem::path path = m_parts.firstWriter ? m_options.output : nextPath();
    std::unique_ptr<CaptureWriter> writer = std::move(m_parts.firstWriter);
    if (!writer) {
        auto made = CaptureWriter::create(path);
        if (!made) {
            m_finished.push_back({{}, {}, {}, false, made.error().message});
            ::close(socket);
            return;
        }
        writer = std::move(*made);
    }
    m_lastData = Clock::now();
    m_intakes.push_back(std::make_unique<CaptureIntake>(socket, std::move(writer), path, m_options));
}

std::filesystem::path RecordingLoop::nextPath() const
{
    for (int number = 2;; ++number) {
        auto path = m_options.output.parent_path() / m_options.output.stem();
        path += fmt::format("-{}{}", number, m_options.output.extension().string());
        std::error_code error;
        if (!std::filesystem::exists(path, error) && !std::filesystem::exists(path.string() + ".partial", error))
            return path;
    }
}

void RecordingLoop::receiveAll()
{
    const auto now = Clock::now();
    for (std::size_t i = 0; i < m_intakes.size();) {
        CaptureIntake& intake = *m_intakes[i];
        pollfd state{intake.descriptor(), POLLIN, 0};
        bool isOpen = true;
        if (poll(&state, 1, 0) > 0) {
            m_lastData = now;
            isOpen = intake.receive();
        }
        intake.commitWhatIsOld(now);
        if (intake.hasWholeRange(now)) {
            m_isStopping = true;
            isOpen = false;
        }
        if (isOpen)
            ++i;
        else
            close(i);
    }
}

void RecordingLoop::close(std::size_t index)
{
    CaptureIntake& intake = *m_intakes[index];
    m_past.frames += intake.frames();
    m_past.calls += intake.counts().calls;
    m_past.draws += intake.counts().draws;
    m_past.dropped += intake.dropped();
    m_finished.push_back(intake.finish());
    m_intakes.erase(m_intakes.begin() + static_cast<std::ptrdiff_t>(index));
}

void RecordingLoop::endProgram()
{
    const auto now = Clock::now();
    if (m_deadline == Clock::time_point()) {
        m_isStopping = true;
        m_deadline = now + m_options.grace;
        m_parts.program->signal(SIGTERM);
    } else if (!m_isKilled && now >= m_deadline) {
        m_isKilled = true;
        m_parts.program->signal(SIGKILL);
    }
}

bool RecordingLoop::isOver()
{
    const auto now = Clock::now();
    if (!m_programEnded && m_parts.program->status())
        m_programEnded = now;
    if (!m_programEnded || !m_intakes.empty())
        return false;
    // A program may start others that outlive it, a shell script for one: they get a moment to connect.
    const bool mayConnect = !m_isStopping && m_parts.program->hasCompany() && now - *m_programEnded < kCompanyGrace;
    if (mayConnect)
        return false;
    acceptAll(); // what connected before the end
    return m_intakes.empty();
}

void RecordingLoop::publish()
{
    RecordingProgress progress = m_past;
    for (const auto& intake : m_intakes) {
        progress.frames += intake->frames();
        progress.calls += intake->counts().calls;
        progress.draws += intake->counts().draws;
        progress.dropped += intake->dropped();
        progress.bytesOnDisk += bytesOf(intake->path());
    }
    for (const RecordedCapture& capture : m_finished)
        progress.bytesOnDisk += capture.path.empty() ? 0 : bytesOf(capture.path);
    if (m_programEnded)
        progress.state = RecordingState::Finishing;
    else if (m_isStopping)
        progress.state = RecordingState::Stopping;
    else if (!m_intakes.empty() || !m_finished.empty())
        progress.state = RecordingState::Recording;
    const std::lock_guard lock(m_mutex);
    m_progress = progress;
    m_publishedData = m_lastData;
}

void RecordingLoop::finish()
{
    publish();
    RecordingOutcome outcome;
    const int status = m_parts.program->status().value_or(0);
    if (WIFEXITED(status))
        outcome.exitStatus = WEXITSTATUS(status);
    else if (WIFSIGNALED(status))
        outcome.signal = WTERMSIG(status);
    outcome.wasStopped = m_isStopping;
    if (m_isStopping)
        m_parts.program->signal(SIGKILL); // what it started and left behind
    if (m_parts.firstWriter)
        m_parts.firstWriter->discard();
    for (RecordedCapture& capture : m_finished) {
        if (!capture.path.empty())
            outcome.captures.push_back(std::move(capture));
        else if (outcome.problem.empty())
            outcome.problem = capture.problem.empty() ? "the program opened EGL but called nothing" : capture.problem;
    }
    if (m_finished.empty())
        outcome.problem = "the program never used the drop-in EGL: it may be linked statically, load another by its "
                          "path, or draw with something else than OpenGL ES";
    m_parts.sockets.reset();
    const std::lock_guard lock(m_mutex);
    m_progress.state = RecordingState::Done;
    m_outcome = std::move(outcome);
    m_isOver.notify_all();
}

void RecordingLoop::requestStop()
{
    m_stopRequested = true;
    const std::uint64_t one = 1;
    (void)!write(m_wakeUp, &one, sizeof one);
}

RecordingProgress RecordingLoop::progress() const
{
    const std::lock_guard lock(m_mutex);
    RecordingProgress progress = m_progress;
    progress.idleSeconds = std::chrono::duration<double>(Clock::now() - m_publishedData).count();
    return progress;
}

bool RecordingLoop::isDone() const
{
    const std::lock_guard lock(m_mutex);
    return m_outcome.has_value();
}

RecordingOutcome RecordingLoop::waitForOutcome()
{
    std::unique_lock lock(m_mutex);
    m_isOver.wait(lock, [this] { return m_outcome.has_value(); });
    return *m_outcome;
}

} // namespace vitrine::captures
