// SPDX-License-Identifier: Apache-2.0
#include "captures/record/recorder/capture_intake.h"

#include "captures/import/picture_png.h"
#include "captures/record/stream/picture_checksum.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace vitrine::captures {

using core::Call;
using core::Result;

namespace {

constexpr auto kPictureGrace = std::chrono::milliseconds(250);
constexpr auto kCommitEvery = std::chrono::milliseconds(250);
constexpr std::uint32_t kThumbnailSide = 256;

core::Picture asPicture(const PictureRecord& record)
{
    core::Picture picture{core::Attachment::Color, core::PixelFormat::Rgba8, record.width, record.height, {}, {}, {}};
    picture.rgba.reserve(record.rgba.size());
    const std::size_t rowBytes = std::size_t{record.width} * 4;
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(record.rgba.data());
    for (std::uint32_t row = record.height; row-- > 0;)
        picture.rgba.insert(picture.rgba.end(), bytes + row * rowBytes, bytes + (row + 1) * rowBytes);
    return picture;
}

bool isOfOneColor(std::span<const std::byte> rgba)
{
    for (std::size_t i = 4; i < rgba.size(); i += 4) {
        if (!std::equal(rgba.begin(), rgba.begin() + 3, rgba.begin() + static_cast<std::ptrdiff_t>(i)))
            return false;
    }
    return true;
}

const char* nameOf(stream::DriverKind driver)
{
    switch (driver) {
    case stream::DriverKind::Timed: return "the model with its clock";
    case stream::DriverKind::System: return "the system's driver";
    case stream::DriverKind::Model: break;
    }
    return "the model";
}

} // namespace

CaptureIntake::CaptureIntake(Connection connection, std::unique_ptr<CaptureWriter> writer, std::filesystem::path path,
                             const RecordingOptions& options)
    : m_socket(connection.socket), m_peer(std::move(connection.peer)), m_stream(connection.stream),
      m_writer(std::move(writer)), m_path(std::move(path)), m_options(options), m_filter(options.frames),
      m_sink([this](const Call& call) { store(call); })
{
}

CaptureIntake::~CaptureIntake()
{
    closeSocket();
}

void CaptureIntake::closeSocket()
{
    if (m_socket >= 0)
        ::close(m_socket);
    m_socket = -1;
}

bool CaptureIntake::receive()
{
    const auto room = m_reader.room();
    const ssize_t got = m_peer.receive(m_socket, room);
    if (got < 0 && (errno == EAGAIN || errno == EINTR))
        return true;
    if (got <= 0) { // the end of the connection, not of the stream
        closeSocket();
        return true;
    }
    m_reader.received(static_cast<std::size_t>(got));
    return takeAll();
}

bool CaptureIntake::hasInput() const
{
    pollfd state{m_socket, POLLIN, 0};
    return m_socket >= 0 && poll(&state, 1, 0) > 0;
}

bool CaptureIntake::hasEnded() const
{
    return m_socket < 0 && m_peer.hasEnded();
}

bool CaptureIntake::receiveRest()
{
    const auto rest = m_peer.restFrom(m_reader.position());
    for (std::size_t at = 0; at < rest.size();) {
        const auto room = m_reader.room();
        const std::size_t count = std::min(room.size(), rest.size() - at);
        std::copy_n(rest.begin() + static_cast<std::ptrdiff_t>(at), count, room.begin());
        m_reader.received(count);
        at += count;
        if (!takeAll())
            return false;
    }
    return m_cut.empty() && !m_writer->hasFailed();
}

CaptureIntake::Clock::time_point CaptureIntake::endedSince(Clock::time_point now)
{
    if (!m_ended)
        m_ended = now;
    return *m_ended;
}

bool CaptureIntake::awaitsChild() const
{
    const auto shared = m_peer.shared();
    return shared && shared->forks > m_children;
}

bool CaptureIntake::resume(std::uint64_t position, int socket, Peer* heir)
{
    while (hasInput() && receive()) { // what the kernel still has of the old connection
    }
    if (position != m_reader.position())
        return false;
    closeSocket();
    m_socket = socket;
    if (heir) {
        m_peer = std::move(*heir);
        m_children = 0;
        m_ended.reset();
    }
    return true;
}

bool CaptureIntake::takeAll()
{
    for (Next next = Next::More; next != Next::Wait;) {
        next = take();
        if (next == Next::Stop)
            return false;
    }
    return true;
}

CaptureIntake::Next CaptureIntake::take()
{
    const auto item = m_reader.next();
    if (!item) {
        cut(item.error().message);
        return Next::Stop;
    }
    if (*item == StreamReader::Item::NeedsMore)
        return Next::Wait;
    m_sawMore = m_behindRange.has_value();
    if (*item == StreamReader::Item::Call)
        takeCall();
    else if (*item == StreamReader::Item::Picture)
        takePicture();
    return m_writer->hasFailed() ? Next::Stop : Next::More;
}

bool CaptureIntake::hasWholeRange(Clock::time_point now) const
{
    return m_behindRange && (m_sawMore || now - *m_behindRange > kPictureGrace);
}

void CaptureIntake::takeCall()
{
    const core::FunctionInfo& function = m_reader.function();
    (void)m_witness.see(m_reader.call());
    m_filter.add(m_reader.call(), function, m_sink);
    const bool isPresent = FrameFilter::classOf(m_reader.call(), function) == core::CallClass::Present;
    m_callsSinceFrame = isPresent ? 0 : m_callsSinceFrame + 1;
    if (!isPresent)
        return;
    const auto now = Clock::now();
    commitWhatIsOld(now);
    if (m_filter.isBehindRange() && !m_behindRange)
        m_behindRange = now;
}

void CaptureIntake::store(const Call& call)
{
    const auto done = m_writer->addCall(call);
    m_isUncommitted = true;
    if (done)
        return;
    ++m_dropped;
    if (!m_writer->hasFailed())
        (void)m_writer->addMissing({"calls", call.number, 1, done.error().message});
    if (m_problem.empty())
        m_problem = done.error().message;
}

std::uint64_t CaptureIntake::firstFrame() const
{
    return m_options.frames ? m_options.frames->first : 0;
}

// It comes right behind the call that presents it.
void CaptureIntake::takePicture()
{
    const CaptureCounts& counts = m_writer->counts();
    if (counts.frames == 0 || m_filter.isBeforeRange() || m_filter.frames() > counts.frames + firstFrame())
        return;
    const PictureRecord& picture = m_reader.picture();
    const bool wantsChecksum =
        m_options.mode != RecordingMode::PassThrough || m_options.pictures == ReferencePictures::Images;
    ReferenceImage image;
    if (wantsChecksum)
        image.checksum.assign(picture.checksum.begin(), picture.checksum.end());
    if (!picture.rgba.empty() && picture.width > 0 && picture.height > 0) {
        const core::Picture shown = asPicture(picture);
        if (m_options.pictures == ReferencePictures::Images) {
            if (auto png = encodePicture(shown))
                image.png = std::move(*png);
        }
        if (!m_hasThumbnail && !isOfOneColor(picture.rgba)) {
            const auto png = encodePicture(shrink(shown, kThumbnailSide));
            m_hasThumbnail = png && m_writer->setThumbnail(*png);
        }
    }
    if (!wantsChecksum)
        return;
    m_hasChecksums = true;
    if (auto done = m_writer->setReference(static_cast<std::uint32_t>(counts.frames - 1), image);
        !done && m_problem.empty())
        m_problem = done.error().message;
}

void CaptureIntake::commitWhatIsOld(Clock::time_point now)
{
    if (!m_isUncommitted || now - m_committed < kCommitEvery || m_writer->hasFailed())
        return;
    if (auto done = m_writer->commit(); !done && m_problem.empty())
        m_problem = done.error().message;
    m_isUncommitted = false;
    m_committed = now;
}

void CaptureIntake::cut(std::string reason)
{
    m_cut = std::move(reason);
}

Provenance CaptureIntake::provenance() const
{
    std::string recorder = fmt::format("Vitrine's drop-in libraries on {}", nameOf(m_reader.hello().driver));
    if (m_options.frames)
        recorder += fmt::format("; frames {}–{} of the run", m_options.frames->first, m_options.frames->last);
    for (const HandedPlugin& plugin : m_options.plugins)
        recorder += fmt::format("; units {} of {} (SHA-256 {})", fmt::join(plugin.units, ", "),
                                std::filesystem::path(plugin.library->origin()).filename().string(), plugin.hash);
    const bool isModel = m_reader.hello().driver != stream::DriverKind::System;
    // Another driver's pictures are no measure of a replay on the model.
    if (m_hasChecksums && isModel)
        recorder += fmt::format("; checksums: {}", kPictureChecksumName);
    return {m_reader.program(), recorder, m_witness.renderer(), isModel ? VITRINE_VERSION : "", ""};
}

void CaptureIntake::lookForLosses()
{
    const auto made = m_peer.shared();
    if (!m_cut.empty() || m_behindRange || m_writer->hasFailed())
        return;
    const std::uint64_t calls = made && made->calls > m_reader.calls() ? made->calls - m_reader.calls() : 0;
    const std::uint64_t frames = made && made->frames > m_filter.frames() ? made->frames - m_filter.frames() : 0;
    if (made && made->isBroken != 0 && calls + frames > 0)
        cut(fmt::format("the connection to the program broke off after {} frames: {} calls and {} frames after it are "
                        "missing",
                        m_filter.frames(), calls, frames));
    else if (m_reader.isInsideRecord())
        cut("the program ended in the middle of a call");
    else if (calls > 0)
        cut(fmt::format("{} calls were too large to be handed over, and are missing", calls));
}

RecordedCapture CaptureIntake::finish()
{
    closeSocket();
    lookForLosses();
    RecordedCapture capture{m_path, m_reader.program(), m_writer->counts(), m_callsSinceFrame, false, false, m_problem};
    const bool isTooShort = m_options.frames && m_filter.frames() <= firstFrame();
    if (m_writer->hasFailed())
        return giveUp(std::move(capture), m_problem);
    if (capture.counts.calls == 0 || isTooShort) {
        m_writer->discard();
        capture.path.clear();
        capture.isCutOff = !m_cut.empty();
        if (capture.isCutOff)
            capture.problem = m_cut;
        else if (isTooShort)
            capture.problem =
                fmt::format("the program presented only {} frames, none of those asked for", m_filter.frames());
        return capture;
    }
    const auto done = close(capture);
    return done ? capture : giveUp(std::move(capture), done.error().message);
}

RecordedCapture CaptureIntake::giveUp(RecordedCapture capture, const std::string& why)
{
    const CaptureCounts& kept = m_writer->committedCounts();
    capture.isCutOff = true;
    capture.isUnwritten = true;
    capture.counts = kept;
    capture.callsSinceFrame = 0;
    if (kept.calls == 0) {
        m_writer->discard();
        capture.problem = fmt::format("the capture could not be written, and nothing of it is left: {}", why);
        return capture;
    }
    capture.path += ".partial";
    capture.problem = fmt::format("the capture could not be written to its end, and can be salvaged up to {} calls and "
                                  "{} frames: {}",
                                  kept.calls, kept.frames, why);
    return capture;
}

Result<void> CaptureIntake::close(RecordedCapture& capture)
{
    if (!m_cut.empty()) {
        capture.problem = m_cut;
        if (auto done = m_writer->addMissing({"calls", m_writer->counts().lastCallNumber + 1, 0, m_cut}); !done)
            return done;
    }
    capture.isCutOff = !m_cut.empty() || m_dropped > 0;
    if (auto done = m_writer->setProvenance(provenance()); !done)
        return done;
    if (auto done = m_writer->setKnobs(core::knobMap(core::MachineConfig{})); !done)
        return done;
    return m_writer->finish();
}

} // namespace vitrine::captures
