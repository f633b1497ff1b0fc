// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/machine/recordings.h"

#include "core/session/frame/frame_starts.h"
#include "core/session/machine/busiest_cycle.h"
#include "core/session/machine/frame_section.h"
#include "core/session/machine/task_section.h"
#include "views/base/event_costs.h"
#include "views/machine/followed_window.h"
#include "views/theme/text.h"

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {
constexpr std::size_t kKept = 4;
constexpr std::size_t kMostBytes = std::size_t{512} << 20; // of the tasks of all that are kept; one is kept always
constexpr std::size_t kUnfinished = 2;
} // namespace

Recordings& Recordings::of(Desk& desk)
{
    if (auto* known = desk.findChild<Recordings*>(QString(), Qt::FindDirectChildrenOnly))
        return *known;
    return *new Recordings(desk);
}

Recordings::Recordings(Desk& desk) : QObject(&desk), m_desk(desk)
{
    connect(&desk, &Desk::momentChanged, this, &Recordings::follow);
    connect(&desk, &Desk::inFrameChanged, this, &Recordings::follow);
    connect(&desk.inspector(), &Inspector::progressed, this, [this](const QObject* asker, quint64 done) {
        if (asker == this && m_state == State::Busy)
            emit progressed(done);
    });
    new FollowedWindow(desk, *this);
    follow();
}

QString Recordings::runName() const
{
    return isInFrame() ? tr("frame %1").arg(frame()) : tr("draw %1").arg(draw());
}

bool Recordings::isOf(std::uint32_t draw) const
{
    if (!isInFrame())
        return m_state != State::NoDraw && m_key.draw == draw;
    const auto& actions = m_desk.moment().index->actions;
    return std::ranges::any_of(actions, [&](const core::ActionEntry& action) {
        return action.kind == core::ActionKind::Draw && action.draw == draw && action.frame == frame();
    });
}

core::Cycle Recordings::cursor() const
{
    if (m_played)
        return m_played->cycle;
    const auto& inside = m_desk.moment().inside;
    if (inside && inside->isInFrame == isInFrame())
        return inside->cycle;
    return m_recording ? std::min(placed(), m_recording->length()) : 0;
}

/// Behind the draw that is shown where it is in its frame, else behind the cycle in which most happens.
core::Cycle Recordings::placed() const
{
    const core::DrawSpan* span = shownSpan();
    return span ? span->end : m_busiest + 1;
}

core::Cycle Recordings::beginOfDraw() const
{
    const core::DrawSpan* span = shownSpan();
    return span ? span->begin : 0;
}

const core::DrawSpan* Recordings::shownSpan() const
{
    return m_recording->section<core::FrameSection>().spanOf(m_shownCall);
}

bool Recordings::isCursorPlaced() const
{
    return m_recording && !m_played && !m_desk.moment().inside && !m_wanting.empty();
}

void Recordings::setWanted(QObject* view, bool wanted)
{
    keepWant(m_wanting, view, wanted);
    if (wanted && (m_state == State::Waiting || (m_state == State::Busy && m_isPatient)))
        begin();
}

void Recordings::setWantedSometime(QObject* view, bool wanted)
{
    keepWant(m_wantingSometime, view, wanted);
    if (wanted && m_state == State::Waiting)
        begin();
}

void Recordings::keepWant(std::set<QObject*>& those, QObject* view, bool wanted)
{
    if (!wanted)
        those.erase(view);
    else if (those.insert(view).second)
        connect(view, &QObject::destroyed, this, [&those](QObject* gone) { those.erase(gone); });
}

void Recordings::cancel()
{
    if (m_state != State::Busy)
        return;
    m_desk.inspector().forget(this);
    m_problem = isInFrame() ? tr("Recording this frame was stopped.") : tr("Recording this draw was stopped.");
    m_isStopped = true;
    set(State::Failed);
}

void Recordings::retry()
{
    if (m_state == State::Failed)
        begin();
}

std::optional<std::uint32_t> Recordings::nearestDraw() const
{
    const Moment& moment = m_desk.moment();
    std::optional<std::uint32_t> nearest;
    if (!moment.isOpen())
        return nearest;
    for (const core::ActionEntry& action : moment.index->actions) {
        if (action.kind != core::ActionKind::Draw)
            continue;
        nearest = action.draw;
        if (action.callIndex >= moment.position)
            break;
    }
    return nearest;
}

void Recordings::goToDraw(std::uint32_t draw)
{
    m_desk.follow({.place = DrawLink{draw, {}}, .selection = {}});
}

void Recordings::setPlayed(std::optional<Played> played, bool areDocksTold)
{
    if (!played && !m_played)
        return;
    m_played = std::move(played);
    if (areDocksTold)
        emit changed();
}

void Recordings::askForMoment(QObject* asker, std::function<void(std::shared_ptr<const core::Snapshot>)> answered)
{
    if (m_played) {
        m_desk.inspector().forget(asker);
        return answered(m_played->machine);
    }
    const auto& inside = m_desk.moment().inside;
    if (inside && inside->isInFrame == isInFrame() && (isInFrame() || inside->draw == draw())) {
        m_desk.inspector().forget(asker);
        return answered({inside, &inside->snapshot});
    }
    using Seen = std::shared_ptr<const core::Snapshot>;
    explore<Seen>(
        asker,
        [cycle = cursor()](core::DrawExplorer& explorer, const core::DrawPace& pace) {
            return explorer.machineAt(cycle, pace);
        },
        [this, answered = std::move(answered)](const core::Result<std::shared_ptr<const Seen>>& seen) {
            if (!seen)
                return m_desk.say(inWords(seen.error().message));
            answered(**seen);
        });
}

void Recordings::follow()
{
    const Moment& moment = m_desk.moment();
    const auto draw = moment.draw();
    if (!draw) {
        m_desk.inspector().forget(this);
        m_key = {};
        m_played.reset();
        if (!moment.isOpen()) {
            m_kept.clear();
            m_unfinished.clear();
        }
        m_recording.reset();
        return set(State::NoDraw);
    }
    m_shownDraw = draw->draw;
    m_shownCall = draw->callNumber;
    const Key key = keyOf(*draw);
    if (key == m_key && m_state != State::NoDraw)
        return emit changed(); // the cursor may stand elsewhere
    m_key = key;
    m_played.reset();
    const auto kept = std::find_if(m_kept.begin(), m_kept.end(), [&](const Kept& k) { return k.key == key; });
    m_desk.inspector().forget(this);
    if (kept != m_kept.end())
        return show(kept->recording);
    m_recording.reset();
    set(State::Waiting);
    if (!m_wanting.empty() || !m_wantingSometime.empty())
        begin();
}

/// A draw in its frame is shown as that frame, whichever of its draws it is.
auto Recordings::keyOf(const core::ActionEntry& draw) const -> Key
{
    const Moment& moment = m_desk.moment();
    const core::ActionEntry* first = &draw;
    if (m_desk.isInFrame())
        for (const core::ActionEntry& action : moment.index->actions)
            if (action.kind == core::ActionKind::Draw && action.frame == draw.frame) {
                first = &action;
                break;
            }
    Key key{moment.index, moment.machine, first->draw, first->callIndex, {}};
    if (m_desk.isInFrame())
        key.frame = draw.frame;
    return key;
}

void Recordings::begin()
{
    m_isPatient = m_wanting.empty();
    set(State::Busy);
    m_desk.inspector().ask<SharedRecording>(
        this, m_key.position,
        [frame = m_key.frame, run = runOf(m_key)](Inspection& inspection) -> core::Result<SharedRecording> {
            if (!*run) {
                const auto start =
                    frame ? inspection.frames->take(inspection.source, inspection.config, *frame, inspection.stop)
                          : inspection.replay.takeNextDraw(inspection.config);
                if (!start)
                    return start.error();
                *run = std::make_unique<core::RecordingRun>(*start);
            }
            return (*run)->run({inspection.stop, inspection.progress});
        },
        [this](const core::Result<std::shared_ptr<const SharedRecording>>& answer) { take(answer); },
        m_isPatient ? Patience::CanWait : Patience::None);
}

/// The one that was stopped, or a new one.
auto Recordings::runOf(const Key& key) -> std::shared_ptr<Run>
{
    const auto known =
        std::find_if(m_unfinished.begin(), m_unfinished.end(), [&](const auto& u) { return u.key == key; });
    if (known != m_unfinished.end())
        return known->run;
    m_unfinished.push_front({key, std::make_shared<Run>()});
    if (m_unfinished.size() > kUnfinished)
        m_unfinished.pop_back();
    return m_unfinished.front().run;
}

void Recordings::take(const core::Result<std::shared_ptr<const SharedRecording>>& answer)
{
    std::erase_if(m_unfinished, [this](const Unfinished& unfinished) { return unfinished.key == m_key; });
    if (!answer) {
        m_problem = inWords(answer.error().message);
        m_isStopped = false;
        return set(State::Failed);
    }
    m_kept.push_front({m_key, **answer});
    const auto bytes = [this] {
        std::size_t all = 0;
        for (const Kept& kept : m_kept)
            all += kept.recording->section<core::TaskSection>().log.bytes();
        return all;
    };
    while (m_kept.size() > kKept || (m_kept.size() > 1 && bytes() > kMostBytes))
        m_kept.pop_back();
    show(**answer);
}

void Recordings::show(const SharedRecording& recording)
{
    m_recording = recording;
    m_busiest = core::busiestCycle(*recording);
    m_window.reset(recording->length());
    if (const auto& run = recording->section<core::FrameSection>().run; run && recording->isComplete())
        m_desk.costs().setFrameRun(run->frame, *run);
    set(State::Ready);
}

void Recordings::set(State state)
{
    m_state = state;
    emit changed();
}

core::Result<core::DrawExplorer*> Recordings::explorerOf(const SharedRecording& recording, Explorer& kept)
{
    if (!kept || &kept->recording() != recording.get()) {
        kept.reset();
        auto opened = core::DrawExplorer::open(recording);
        if (!opened)
            return opened.error();
        kept = std::move(*opened);
    }
    return kept.get();
}

} // namespace vitrine::views
