// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_worker.h"

#include <algorithm>

namespace vitrine::app {

using core::Error;
using core::Result;

namespace {

std::vector<views::Marker> markersOf(const captures::CaptureReader& reader)
{
    std::vector<views::Marker> markers;
    for (const auto& entry : reader.markers()) {
        using Kind = views::Marker::Kind;
        const Kind kind = entry.kind == captures::MarkerKind::Push  ? Kind::Push
                          : entry.kind == captures::MarkerKind::Pop ? Kind::Pop
                                                                    : Kind::Insert;
        markers.push_back({kind, entry.callIndex, entry.label});
    }
    return markers;
}

Result<void> checkKind(const std::filesystem::path& path)
{
    const std::string name = path.filename().string();
    if (path.extension() == ".trace")
        return Error{name + " is a capture of apitrace; import it first: vitrine-cli import " + name + " -o " +
                     path.stem().string() + ".vitrine"};
    std::error_code failure;
    if (!std::filesystem::exists(path, failure))
        return Error{name + " does not exist"};
    if (std::filesystem::is_directory(path, failure))
        return Error{name + " is a folder, not a capture"};
    return {};
}

std::string withName(const std::filesystem::path& path, const std::string& sentence)
{
    const std::string name = path.filename().string();
    return sentence.find(name) == std::string::npos ? name + ": " + sentence : sentence;
}

std::string range(std::string_view what, std::uint64_t count)
{
    if (count == 0)
        return "the capture has no " + std::string(what) + "s";
    return "the capture has " + std::string(what) + "s 0 to " + std::to_string(count - 1);
}

} // namespace

void SessionWorker::work()
{
    for (;;) {
        const Mailbox::Work work = m_mailbox.take();
        if (work.cancelled)
            m_target = m_shown;
        if (work.empty())
            return;
        if (work.close)
            close();
        if (work.open)
            open(work);
        if (work.move && m_replay)
            move(work);
        m_mailbox.finished();
    }
}

void SessionWorker::open(const Mailbox::Work& work)
{
    const auto& path = work.open->path;
    auto kind = checkKind(path);
    if (!kind)
        return m_listener.openFailed(work.tag, kind.error().message);
    auto reader = captures::CaptureReader::open(path);
    if (work.stop.stop_requested())
        return;
    if (!reader)
        return m_listener.openFailed(work.tag, withName(path, reader.error().message));

    close();
    m_reader = std::move(*reader);
    m_replay = std::make_unique<core::Replay>(*m_reader, core::MachineConfig{}, core::Timing::Untimed);
    m_capture = std::make_shared<const CaptureFacts>(
        CaptureFacts{path,
                     m_reader->summary(),
                     m_reader->provenance(),
                     {m_reader->frames(), m_reader->actions(), markersOf(*m_reader), m_reader->callCount()}});
    m_warnings = std::make_shared<const Warnings>();
    m_listener.opened(work.tag, m_capture);
    m_mailbox.opened(work.open->place);
}

void SessionWorker::close()
{
    m_replay.reset();
    m_reader.reset();
    m_capture.reset();
    m_warnings.reset();
    m_target = m_shown = 0;
}

void SessionWorker::move(const Mailbox::Work& work)
{
    if (work.move->place) {
        const auto position = resolve(*work.move->place);
        if (!position)
            return m_listener.moveFailed(work.tag, position.error().message);
        m_target = *position;
    }
    for (const Step& step : work.move->steps)
        m_target = stepTarget(m_capture->index, m_target, step.kind, step.count);

    const auto done = m_replay->seek(
        m_target, work.stop, [this](std::uint64_t at, std::uint64_t total) { m_listener.progressed(at, total); });
    if (work.stop.stop_requested())
        return; // A newer request waits; the replay stands at a whole moment, wherever that is.
    if (done)
        return publish(work.tag);
    m_target = m_replay->position();
    m_listener.moveFailed(work.tag, done.error().message);
    publish(work.tag);
}

void SessionWorker::publish(std::uint64_t tag)
{
    SessionState state;
    state.capture = m_capture;
    state.position = m_shown = m_replay->position();
    state.callNumber = m_replay->lastCallNumber();
    state.action = m_capture->index.actionBefore(state.position);
    using core::Attachment;
    for (const Attachment attachment : {Attachment::Color, Attachment::Depth, Attachment::Stencil})
        state.pictures[static_cast<std::size_t>(attachment)] = m_replay->sharedPicture(attachment);
    if (auto tree = m_replay->lastDrawState())
        state.drawState = std::make_shared<const core::StateNode>(std::move(*tree));
    state.warnings = sharedWarnings();
    m_listener.moved(tag, std::make_shared<const SessionState>(std::move(state)));
}

std::shared_ptr<const Warnings> SessionWorker::sharedWarnings()
{
    if (m_warnings->size() != m_replay->warnings().size())
        m_warnings = std::make_shared<const Warnings>(m_replay->warnings());
    return m_warnings;
}

Result<std::uint64_t> SessionWorker::resolve(const Place& place)
{
    const auto& index = m_capture->index;
    switch (place.kind) {
    case Place::Kind::FirstLook: return firstLook(index);
    case Place::Kind::Position: return std::min(place.value, index.callCount);
    case Place::Kind::Draw: return positionAfterDraw(place.value);
    case Place::Kind::CallNumber: return positionAfterCall(place.value);
    case Place::Kind::Frame:
        if (place.value >= index.frames.size())
            return Error{"There is no frame " + std::to_string(place.value) + ": " +
                         range("frame", index.frames.size())};
        return index.frames[place.value].endCallIndex + 1;
    }
    return m_target;
}

Result<std::uint64_t> SessionWorker::positionAfterDraw(std::uint64_t draw) const
{
    for (const auto& action : m_capture->index.actions)
        if (action.kind == core::ActionKind::Draw && action.draw == draw)
            return action.callIndex + 1;
    return Error{"There is no draw " + std::to_string(draw) + ": " + range("draw", m_capture->summary.counts.draws)};
}

// Numbers grow along a capture but may have gaps.
Result<std::uint64_t> SessionWorker::positionAfterCall(std::uint64_t number)
{
    std::uint64_t low = 0;
    std::uint64_t high = m_capture->index.callCount;
    while (low < high) {
        const std::uint64_t middle = low + (high - low) / 2;
        const auto call = m_reader->call(middle);
        if (!call)
            return call.error();
        if (call->number == number)
            return middle + 1;
        if (call->number < number)
            low = middle + 1;
        else
            high = middle;
    }
    return Error{"There is no call " + std::to_string(number) + ": the last one is call " +
                 std::to_string(m_capture->summary.counts.lastCallNumber)};
}

} // namespace vitrine::app
