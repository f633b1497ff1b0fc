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
        if (m_parts.plugins)
            m_parts.plugins->answer();
        acceptAll();
        placeNewcomers();
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
    if (m_parts.plugins)
        awaited.push_back({m_parts.plugins->descriptor(), POLLIN, 0});
    for (const auto& intake : m_intakes) {
        if (intake->descriptor() >= 0)
            awaited.push_back({intake->descriptor(), POLLIN, 0});
        else if (!intake->hasEnded()) // else it would be told again and again
            awaited.push_back({intake->peer().descriptor(), POLLIN, 0});
    }
    if (!m_programEnded && m_parts.program->descriptor() >= 0)
        awaited.push_back({m_parts.program->descriptor(), POLLIN, 0});
    // What newcomers wait for is no event of theirs.
    const bool isEnding = m_isStopping || m_programEnded || m_options.frames || !m_newcomers.empty();
    const int milliseconds = isEnding || m_parts.program->descriptor() < 0 ? 20 : 250;
    poll(awaited.data(), awaited.size(), milliseconds);
    std::uint64_t count = 0;
    (void)!read(m_wakeUp, &count, sizeof count);
}

void RecordingLoop::acceptAll()
{
    for (int socket = m_parts.sockets->accept(); socket >= 0; socket = m_parts.sockets->accept())
        m_newcomers.push_back(std::make_unique<Newcomer>(socket, Clock::now()));
}

void RecordingLoop::placeNewcomers()
{
    for (auto& newcomer : m_newcomers) {
        if (!place(*newcomer))
            continue;
        // One that is gone and has presented nothing is no loss.
        if (newcomer->isRefused() && (newcomer->ownFrames() > 0 || !newcomer->peer().hasEnded()))
            m_refused.push_back(std::move(newcomer));
        newcomer.reset();
    }
    std::erase(m_newcomers, nullptr);
}

/// False when it has to wait.
bool RecordingLoop::place(Newcomer& newcomer)
{
    const auto isKnown = [this](std::uint64_t stream) { return intakeOf(stream) != nullptr; };
    const bool isFirstLook = !newcomer.hasHello();
    switch (newcomer.look(Clock::now(), isKnown)) {
    case Newcomer::Kind::Unknown: return false;
    case Newcomer::Kind::Gone: return true;
    case Newcomer::Kind::Continues: return goOn(newcomer, isFirstLook);
    case Newcomer::Kind::New: break;
    }
    beginCapture(newcomer);
    return true;
}

CaptureIntake* RecordingLoop::intakeOf(std::uint64_t stream) const
{
    for (const auto& intake : m_intakes)
        if (intake->stream() == stream)
            return intake.get();
    return nullptr;
}

/// The same process has lost its connection; or the child of a fork holds what its parent had made, and may go on with
/// its capture once the parent has ended without another call. One capture can't hold what both draw side by side.
bool RecordingLoop::goOn(Newcomer& newcomer, bool isNew)
{
    using State = Newcomer::State;
    CaptureIntake* intake = intakeOf(newcomer.hello().stream);
    const bool isSame = intake && intake->peer().id() == newcomer.peer().id();
    if (intake && !isSame && isNew)
        intake->addChild();
    if (intake && !isSame) {
        const State state = newcomer.state(Clock::now());
        const Connections own = connectionsOf(newcomer);
        const bool hasCome = state != State::Silent || own.areMore;
        const bool isTurn = own.isFirst && hasCome && intake->hasEnded() && intake->receiveRest();
        const bool isDone = state == State::Late || (state == State::Gone && newcomer.hasLeftNothing());
        if (!isTurn && !isDone)
            return false;
        if (!isTurn)
            intake = nullptr;
    }
    if (intake && intake->resume(newcomer.hello().position, newcomer.descriptor(), isSame ? nullptr : &newcomer.peer()))
        (void)newcomer.takeSocket();
    else if (!isSame) // what its own process has lost, its capture tells
        newcomer.refuse();
    return true;
}

/// A process that loses its connection while it waits makes others, which go on from the first.
RecordingLoop::Connections RecordingLoop::connectionsOf(const Newcomer& newcomer) const
{
    Connections own;
    for (const auto& other : m_newcomers) {
        const bool isOwn =
            other && other->hello().stream == newcomer.hello().stream && other->peer().id() == newcomer.peer().id();
        if (!isOwn)
            continue;
        own.areMore |= other.get() != &newcomer;
        own.isFirst &= other.get() == &newcomer || own.isSeen;
        own.isSeen |= other.get() == &newcomer;
    }
    return own;
}

void RecordingLoop::beginCapture(Newcomer& newcomer)
{
    const std::filesystem::path path = m_parts.firstWriter ? m_options.output : nextPath();
    std::unique_ptr<CaptureWriter> writer = std::move(m_parts.firstWriter);
    if (!writer) {
        auto made = CaptureWriter::create(path);
        if (!made) {
            m_finished.push_back({path, {}, {}, 0, true, true, made.error().message});
            newcomer.refuse();
            return;
        }
        writer = std::move(*made);
    }
    m_lastData = Clock::now();
    m_intakes.push_back(std::make_unique<CaptureIntake>(
        CaptureIntake::Connection{newcomer.takeSocket(), std::move(newcomer.peer()), newcomer.hello().stream},
        std::move(writer), path, m_options));
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
        bool isOpen = receive(intake, now);
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

/// False once there is nothing more to come.
bool RecordingLoop::receive(CaptureIntake& intake, Clock::time_point now)
{
    if (intake.hasEnded())
        return intake.receiveRest() && hasHeir(intake, now);
    if (!intake.hasInput())
        return true;
    m_lastData = now;
    return intake.receive();
}

/// Whether a child of the process may go on where it has ended. One that was just made may not have come yet.
bool RecordingLoop::hasHeir(CaptureIntake& intake, Clock::time_point now) const
{
    if (intake.awaitsChild() && now - intake.endedSince(now) < kCompanyGrace)
        return true;
    return std::ranges::any_of(m_newcomers, [&](const auto& newcomer) {
        return newcomer->hello().stream == intake.stream() && newcomer->hello().position == intake.position();
    });
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
        signal(SIGTERM);
    } else if (!m_isKilled && now >= m_deadline) {
        m_isKilled = true;
        signal(SIGKILL);
    }
}

/// Also to those that have left the program's group, as daemons do.
void RecordingLoop::signal(int number) const
{
    m_parts.program->signal(number);
    const auto signalPeer = [&](const Peer& peer) {
        if (!m_parts.program->isInGroup(peer.id()))
            peer.signal(number);
    };
    for (const auto& intake : m_intakes)
        signalPeer(intake->peer());
    for (const auto& newcomer : m_newcomers)
        signalPeer(newcomer->peer());
}

bool RecordingLoop::isOver()
{
    const auto now = Clock::now();
    if (!m_programEnded && m_parts.program->status())
        m_programEnded = now;
    if (!m_programEnded || !m_intakes.empty())
        return false;
    acceptAll(); // what connected before the end
    // A program may start others that outlive it, a shell script for one: they get a moment to connect.
    const bool mayConnect = !m_isStopping && now - *m_programEnded < kCompanyGrace && m_parts.program->hasCompany();
    return m_newcomers.empty() && !mayConnect;
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
        if (!capture.path.empty()) // also of a file that could not be written at all
            outcome.captures.push_back(std::move(capture));
        else if (capture.isCutOff)
            outcome.losses.push_back(std::move(capture.problem));
        else if (outcome.problem.empty())
            outcome.problem = capture.problem.empty() ? "the program opened EGL but called nothing" : capture.problem;
    }
    for (const auto& newcomer : m_refused) {
        if (m_isStopping)
            break; // what comes after the end is not missed
        if (const std::uint64_t frames = newcomer->ownFrames(); frames > 0)
            outcome.losses.push_back(fmt::format(
                "process {} went on with the display of the process that it was forked from, while that went on too: "
                "the {} frames that it presented are in no capture",
                newcomer->peer().id(), frames));
    }
    if (outcome.captures.empty() && outcome.problem.empty())
        outcome.problem = outcome.losses.empty() ? whyNothingCame() : outcome.losses.front();
    m_parts.sockets.reset();
    const std::lock_guard lock(m_mutex);
    m_progress.state = RecordingState::Done;
    m_outcome = std::move(outcome);
    m_isOver.notify_all();
}

std::string RecordingLoop::whyNothingCame() const
{
    if (!m_isStopping && m_parts.program->hasCompany())
        return "the program has ended and left others behind that it started, none of which has used the drop-in EGL";
    return "the program never used the drop-in EGL: it may be linked statically, load another by its path, draw with "
           "something else than OpenGL ES, or have no descriptor left to reach us with, which it says then";
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
