// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_worker.h"

#include "captures/machines/capture_machine.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/session/call_troubles.h"
#include "views/base/machine_choice.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine::app {

using core::Error;
using core::Result;

namespace {

constexpr std::array kAttachments{core::Attachment::Color, core::Attachment::Depth, core::Attachment::Stencil};

/// What is wrong with the knobs of the capture's machine (ONE-02), told of its first call.
Warnings knobWarningsOf(const captures::MachineFile& machine, captures::CaptureReader& capture)
{
    if (machine.warnings.empty() || capture.callCount() == 0)
        return {};
    const auto first = capture.call(0);
    return {{first ? first->number : 0, machine.warnings}};
}

/// What an earlier salvage could not bring over, told of the capture as a whole.
Warnings missingPartsOf(const captures::CaptureReader& capture)
{
    std::vector<core::Text> sentences;
    for (const captures::MissingPart& part : capture.missing())
        sentences.push_back(
            part.count > 0
                ? core::textOf("missing: {} from {} ({}): {}", part.subject, part.first, part.count, part.reason)
                : core::textOf("missing: {} from {}: {}", part.subject, part.first, part.reason));
    return sentences.empty() ? Warnings() : Warnings{{views::kWholeCapture, sentences}};
}

views::SharedMachine choiceOf(const captures::MachineFile& machine)
{
    return std::make_shared<const views::MachineChoice>(
        views::MachineChoice{std::string(core::presetName(machine.config.preset)), machine.config});
}

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
    std::error_code failure;
    if (!std::filesystem::exists(path, failure))
        return core::failure("{} does not exist", name);
    if (std::filesystem::is_directory(path, failure))
        return core::failure("{} is a folder, not a capture", name);
    return {};
}

core::Text withName(const std::filesystem::path& path, const core::Text& sentence)
{
    const std::string name = path.filename().string();
    return sentence.english().find(name) == std::string::npos ? core::textOf("{}: {}", name, sentence) : sentence;
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
            goBackToShown();
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
    const captures::MachineFile own = captures::captureMachine(path, m_reader->knobs(), work.open->units);
    const views::SharedMachine machine = work.open->machine ? work.open->machine : choiceOf(own);
    const auto checkpoints = std::make_shared<core::Checkpoints>(kLimits);
    m_replay = std::make_unique<core::Replay>(*m_reader, machine->config, core::Timing::Untimed, checkpoints);
    m_replay->setFaultPolicy(work.open->faultPolicy);
    m_capture = std::make_shared<const CaptureFacts>(
        CaptureFacts{path,
                     m_reader->summary(),
                     m_reader->provenance(),
                     {m_reader->frames(), m_reader->actions(), markersOf(*m_reader), m_reader->callCount()},
                     machine,
                     checkpoints,
                     std::make_shared<core::FrameStarts>(),
                     work.open->faultPolicy});
    m_ownWarnings = missingPartsOf(*m_reader);
    addWarnings(m_ownWarnings, knobWarningsOf(own, *m_reader));
    m_warnings = std::make_shared<const Warnings>(m_ownWarnings);
    m_warningCount = 0;
    m_listener.opened(work.tag, m_capture);
    m_background.begin(m_capture, checkpoints);
    m_mailbox.opened(work.open->place);
}

void SessionWorker::close()
{
    m_background.end();
    m_visit.reset();
    m_replay.reset();
    m_reader.reset();
    m_capture.reset();
    m_warnings.reset();
    m_warningsAhead.reset();
    m_shownInside.reset();
    m_resumeAt.reset();
    m_run.reset();
    m_target = m_shown = 0;
}

void SessionWorker::goBackToShown()
{
    m_target = m_shown;
    m_resumeAt.reset();
    const bool isSameVisit = m_visit && m_shownInside && m_visit->isOf(m_shownInside->draw, m_shownInside->isInFrame);
    if (isSameVisit)
        return m_visit->headFor(m_shownInside->cycle);
    m_visit.reset();
    if (m_shownInside)
        m_resumeAt = Place{Place::Kind::Draw, m_shownInside->draw, m_shownInside->cycle, m_shownInside->isInFrame};
}

void SessionWorker::move(const Mailbox::Work& work)
{
    const BackgroundWork::Hold hold(m_background);
    const auto done = moveTo(*work.move, work.stop);
    if (work.stop.stop_requested())
        return; // A newer request waits; the replay stands at a whole moment, wherever that is.
    if (done)
        return publish(work.tag);
    if (!m_visit)
        m_target = m_replay->position();
    m_listener.moveFailed(work.tag, done.error().message);
    publish(work.tag);
}

Result<void> SessionWorker::moveTo(const MoveRequest& request, const std::stop_token& stop)
{
    m_run.reset();
    const auto resumeAt = std::exchange(m_resumeAt, std::nullopt);
    if (const auto& place = request.place ? request.place : resumeAt)
        if (auto gone = goToPlace(*place, stop); !gone)
            return gone;
    for (const Step& step : request.steps) {
        m_run.reset();
        if (step.kind == StepKind::Run) {
            if (auto ran = run(step, stop); !ran)
                return ran;
            continue;
        }
        if (isInsideDraw(step.kind)) {
            if (auto stepped = stepInside(step, stop); !stepped)
                return stepped;
            continue;
        }
        m_visit.reset();
        m_target = stepTarget(m_capture->index, m_target, step.kind, step.count);
    }
    return m_visit ? followVisit(stop) : seek(stop);
}

/// The replay stands before the draw that is at hand.
Result<void> SessionWorker::followVisit(const std::stop_token& stop)
{
    if (!m_visit->isInFrame())
        return {};
    const auto action = actionAtHand();
    if (!action)
        return {};
    m_target = m_capture->index.actions[*action].callIndex;
    return seek(stop);
}

/// Of a visit to a frame; nothing: its call is no entry of the index.
std::optional<std::size_t> SessionWorker::actionAtHand() const
{
    const std::uint64_t call = m_visit->callAtHand();
    const auto& actions = m_capture->index.actions;
    const auto found = std::ranges::lower_bound(actions, call, {}, &core::ActionEntry::callNumber);
    return found != actions.end() && found->callNumber == call
               ? std::optional(static_cast<std::size_t>(found - actions.begin()))
               : std::nullopt;
}

Result<void> SessionWorker::goToPlace(const Place& place, const std::stop_token& stop)
{
    if (place.cycle && place.kind == Place::Kind::Draw) {
        const auto action = actionOfDraw(place.value);
        if (!action)
            return action.error();
        if (auto entered = enter(*action, place.isInFrame, stop); !entered)
            return entered;
        if (!place.isInFrame || !place.isFromDraw)
            return m_visit->goTo(*place.cycle, pace(stop));
        return m_visit->goToDraw(m_capture->index.actions[*action].callNumber, *place.cycle, pace(stop));
    }
    const auto position = resolve(place);
    if (!position)
        return position.error();
    m_visit.reset();
    m_target = *position;
    return {};
}

Result<void> SessionWorker::stepInside(const Step& step, const std::stop_token& stop)
{
    if (!m_visit) {
        const auto& index = m_capture->index;
        const auto draw = step.count > 0 ? drawAhead(index, m_target) : drawBehind(index, m_target);
        if (!draw)
            return {};
        if (auto entered = enter(*draw, step.isInFrame, stop); !entered)
            return entered;
        if (step.isInFrame) {
            const std::uint64_t call = m_capture->index.actions[*draw].callNumber;
            if (auto begun = m_visit->goToDraw(call, 0, pace(stop)); !begun)
                return begun;
        } else if (step.count < 0)
            if (auto ended = m_visit->goTo(core::kNever, pace(stop)); !ended)
                return ended;
    }
    return m_visit->step(step, pace(stop));
}

Result<void> SessionWorker::enter(std::size_t action, bool isInFrame, const std::stop_token& stop)
{
    const core::ActionEntry& draw = m_capture->index.actions[action];
    m_target = draw.callIndex;
    if (isInFrame)
        return enterFrame(draw, stop);
    if (m_visit && m_visit->isOf(draw.draw, false))
        return {};
    m_visit.reset();
    if (auto sought = seek(stop); !sought)
        return sought;
    auto inside = m_replay->enterDraw(kLimitsInside);
    if (!inside)
        return inside.error();
    m_visit.emplace(std::move(*inside), DrawVisit::Span{draw.draw, draw.draw, std::nullopt});
    return {};
}

Result<void> SessionWorker::enterFrame(const core::ActionEntry& draw, const std::stop_token& stop)
{
    if (m_visit && m_visit->isOf(draw.draw, true))
        return {};
    m_visit.reset();
    const auto start = m_capture->frames->take(
        *m_reader, m_capture->machine->config, draw.frame, stop,
        [this](std::uint64_t done, std::uint64_t total) { m_listener.progressed(done, total); });
    if (!start)
        return start.error();
    core::DrawReplayOptions options;
    options.limits = kLimitsInside;
    auto inside = core::DrawReplay::begin(*start, options);
    if (!inside)
        return inside.error();
    m_visit.emplace(std::move(*inside), spanOf(draw.frame));
    return {};
}

/// A frame that draws.
DrawVisit::Span SessionWorker::spanOf(std::uint32_t frame) const
{
    DrawVisit::Span span{0, 0, frame};
    bool isFirst = true;
    for (const core::ActionEntry& action : m_capture->index.actions)
        if (action.kind == core::ActionKind::Draw && action.frame == frame) {
            span.first = std::exchange(isFirst, false) ? action.draw : span.first;
            span.last = action.draw;
        }
    return span;
}

Result<void> SessionWorker::seek(const std::stop_token& stop)
{
    return m_replay->seek(m_target, stop,
                          [this](std::uint64_t at, std::uint64_t total) { m_listener.progressed(at, total); });
}

core::DrawPace SessionWorker::pace(const std::stop_token& stop)
{
    return {stop, [this](core::Cycle at, core::Cycle total) { m_listener.progressed(at, total); }};
}

void SessionWorker::publish(std::uint64_t tag)
{
    SessionState state;
    state.capture = m_capture;
    state.position = m_shown = m_replay->position();
    state.callNumber = m_replay->lastCallNumber();
    if (m_visit)
        showInside(state);
    else
        show(state);
    m_shownInside = state.inside;
    state.run = m_run;
    state.warnings = sharedWarnings();
    m_listener.moved(tag, std::make_shared<const SessionState>(std::move(state)));
}

void SessionWorker::show(SessionState& state)
{
    state.action = m_capture->index.actionBefore(state.position);
    for (const auto attachment : kAttachments)
        state.pictures[static_cast<std::size_t>(attachment)] = m_replay->sharedPicture(attachment);
    if (auto tree = m_replay->lastDrawState())
        state.drawState = std::make_shared<const core::StateNode>(std::move(*tree));
}

void SessionWorker::showInside(SessionState& state)
{
    const auto action = m_visit->isInFrame() ? actionAtHand() : actionOf(m_visit->span().first);
    if (action)
        state.action = *action;
    for (const auto attachment : kAttachments)
        state.pictures[static_cast<std::size_t>(attachment)] = m_visit->replay().picture(attachment);
    state.drawState = std::make_shared<const core::StateNode>(m_visit->replay().drawState());
    state.inside = m_visit->facts(state.action ? m_capture->index.actions[*state.action].draw : m_visit->span().first);
}

// What the look-ahead has come upon is true of the capture, wherever the shown replay stands.
std::shared_ptr<const Warnings> SessionWorker::sharedWarnings()
{
    const auto ahead = m_background.warnings();
    const std::size_t count = m_replay->troubles().size();
    if (count == m_warningCount && ahead == m_warningsAhead)
        return m_warnings;
    m_warningCount = count;
    auto all = std::make_shared<Warnings>(core::sentencesOf(m_replay->troubles()));
    if (ahead)
        addWarnings(*all, *ahead);
    addWarnings(*all, m_ownWarnings);
    m_warningsAhead = ahead;
    if (*all != *m_warnings)
        m_warnings = std::move(all);
    return m_warnings;
}

Result<std::uint64_t> SessionWorker::resolve(const Place& place)
{
    const auto& index = m_capture->index;
    switch (place.kind) {
    case Place::Kind::FirstLook: return firstLook(index);
    case Place::Kind::Position: return std::min(place.value, index.callCount);
    case Place::Kind::Draw: {
        const auto action = actionOfDraw(place.value);
        return action ? Result<std::uint64_t>(index.actions[*action].callIndex + 1) : action.error();
    }
    case Place::Kind::CallNumber: return positionAfterCall(place.value);
    case Place::Kind::Frame:
        if (place.value >= index.frames.size())
            return core::failure("There is no frame {}: {}", place.value, range("frame", index.frames.size()));
        return index.frames[place.value].endCallIndex + 1;
    }
    return m_target;
}

std::optional<std::size_t> SessionWorker::actionOf(std::uint64_t draw) const
{
    const auto& actions = m_capture->index.actions;
    for (std::size_t i = 0; i < actions.size(); ++i)
        if (actions[i].kind == core::ActionKind::Draw && actions[i].draw == draw)
            return i;
    return std::nullopt;
}

Result<std::size_t> SessionWorker::actionOfDraw(std::uint64_t draw) const
{
    if (const auto action = actionOf(draw))
        return *action;
    return core::failure("There is no draw {}: {}", draw, range("draw", m_capture->summary.counts.draws));
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
    return core::failure("There is no call {}: the last one is call {}", number,
                         m_capture->summary.counts.lastCallNumber);
}

} // namespace vitrine::app
