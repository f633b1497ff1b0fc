// SPDX-License-Identifier: Apache-2.0
#include "captures/record/recorder/capture_intake.h"

#include "captures/import/picture_png.h"
#include "captures/record/stream/picture_checksum.h"
#include "core/gpu/presets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
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

CaptureIntake::CaptureIntake(int socket, std::unique_ptr<CaptureWriter> writer, std::filesystem::path path,
                             const RecordingOptions& options)
    : m_socket(socket), m_writer(std::move(writer)), m_path(std::move(path)), m_options(options),
      m_filter(options.frames), m_sink([this](const Call& call) { store(call); })
{
}

CaptureIntake::~CaptureIntake()
{
    if (m_socket >= 0)
        ::close(m_socket);
}

bool CaptureIntake::receive()
{
    const auto room = m_reader.room();
    const ssize_t got = recv(m_socket, room.data(), room.size(), 0);
    if (got < 0 && (errno == EAGAIN || errno == EINTR))
        return true;
    if (got <= 0) {
        if (m_reader.isInsideRecord())
            cut("the program ended in the middle of a call");
        return false;
    }
    m_reader.received(static_cast<std::size_t>(got));
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
    if (function.callClass != core::CallClass::Present)
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
    const bool isModel = m_reader.hello().driver != stream::DriverKind::System;
    // Another driver's pictures are no measure of a replay on the model.
    if (m_hasChecksums && isModel)
        recorder += fmt::format("; checksums: {}", kPictureChecksumName);
    return {m_reader.program(), recorder, m_witness.renderer(), isModel ? VITRINE_VERSION : "", ""};
}

RecordedCapture CaptureIntake::finish()
{
    ::close(m_socket);
    m_socket = -1;
    RecordedCapture capture{m_path, m_reader.program(), m_writer->counts(), false, m_problem};
    const bool isTooShort = m_options.frames && m_filter.frames() <= firstFrame();
    if (capture.counts.calls == 0 || isTooShort) {
        m_writer->discard();
        capture.path.clear();
        if (isTooShort)
            capture.problem =
                fmt::format("the program presented only {} frames, none of those asked for", m_filter.frames());
        else if (!m_cut.empty())
            capture.problem = m_cut;
        return capture;
    }
    if (auto done = close(capture); !done) {
        capture.path += ".partial";
        capture.isCutOff = true;
        capture.problem =
            fmt::format("the capture could not be written to its end, and can be salvaged: {}", done.error().message);
    }
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
