// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/machine_player.h"

#include "core/session/machine/draw_explorer.h"
#include "views/base/breakpoints.h"
#include "views/base/desk.h"
#include "views/base/notes.h"
#include "views/machine/shown_cycle.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace vitrine::views {

namespace {

using namespace std::chrono_literals;
constexpr std::chrono::milliseconds kTick = 16ms;
constexpr double kLongestTick = 0.25;   // seconds: whoever could not look meanwhile has missed nothing
constexpr double kDocksEvery = 0.1;     // seconds: docks are slower to paint than what moves
constexpr double kWindowPatience = 2;   // seconds, until where it was sent is of no interest any more
constexpr double kWindowEvery = 1;      // seconds
constexpr double kFastestFollowed = 10; // cycles a second: up to there docks show every cycle
constexpr double kFlowsOver = 0.5;      // seconds of play
constexpr double kSearchedAhead = 2;    // seconds of play
constexpr core::Cycle kLeastSearched = 4096;

} // namespace

MachinePlayer& MachinePlayer::of(Desk& desk)
{
    if (auto* known = desk.findChild<MachinePlayer*>(QString(), Qt::FindDirectChildrenOnly))
        return *known;
    return *new MachinePlayer(desk);
}

MachinePlayer::MachinePlayer(Desk& desk) : QObject(&desk), m_desk(desk), m_recordings(Recordings::of(desk))
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(kTick);
    connect(&m_timer, &QTimer::timeout, this, &MachinePlayer::tick);
    connect(&desk, &Desk::momentChanged, this, &MachinePlayer::followDesk);
    connect(&m_recordings, &Recordings::changed, this, &MachinePlayer::followRecordings);
    connect(&Breakpoints::of(desk), &Breakpoints::changed, this, [this] {
        if (m_isPlaying)
            lookForStops();
    });
    connect(&desk.notes(), &Notes::changed, this, [this] { m_course.setMarks(marks()); });
    m_stand = stand();
}

auto MachinePlayer::stand() const -> Stand
{
    const Moment& moment = m_desk.moment();
    Stand stand{moment.index, moment.position, {}};
    if (moment.inside)
        stand.cycle = moment.inside->cycle;
    return stand;
}

PlayCourse::Limits MachinePlayer::limits() const
{
    const core::Cycle length = m_recording->length();
    if (m_loop && m_loop->last)
        return {m_loop->first, std::min(*m_loop->last, length)};
    return {0, length};
}

/// Bookmarks count the cycles of a draw alone.
std::vector<core::Cycle> MachinePlayer::marks() const
{
    std::vector<core::Cycle> marks;
    if (!m_recordings.isInFrame())
        for (const Bookmark& bookmark : m_desk.notes().bookmarks())
            if (bookmark.cycle && bookmark.position == m_recordings.position())
                marks.push_back(*bookmark.cycle);
    return marks;
}

Link MachinePlayer::linkTo(core::Cycle cycle) const
{
    return {.place =
                DrawLink{m_recordings.draw(), cycle, m_recordings.isInFrame() ? CycleAxis::Frame : CycleAxis::Draw},
            .selection = {}};
}

void MachinePlayer::play(Direction direction)
{
    const SharedRecording& recording = m_recordings.recording();
    if (!recording)
        return wish(direction);
    const bool wasPlaying = std::exchange(m_isPlaying, true) && recording == m_recording;
    m_recording = recording;
    const PlayCourse::Limits range = limits();
    const bool isAhead = direction == Direction::Forward;
    core::Cycle at = m_recordings.cursor();
    if (isAhead && m_recordings.isInFrame() && m_recordings.isCursorPlaced())
        at = m_recordings.beginOfDraw(); // behind the draw there may be nothing to see any more
    if (at < range.first || at > range.last || at == (isAhead ? range.last : range.first))
        at = isAhead ? range.first : range.last;
    m_told.clear();
    if (!wasPlaying) {
        m_stand = stand();
        m_passed.clear();
        m_flows.clear();
        m_clock.start();
        m_timer.start();
    }
    begin(at, direction);
    emit changed();
}

void MachinePlayer::wish(Direction direction)
{
    const auto draw = m_recordings.state() == Recordings::State::NoDraw ? m_recordings.nearestDraw() : std::nullopt;
    if (draw)
        m_recordings.goToDraw(*draw);
    else if (m_recordings.state() == Recordings::State::NoDraw)
        m_told = tr("There is nothing to play: no draw is shown.");
    if (draw || m_recordings.state() != Recordings::State::NoDraw)
        m_wish = direction;
    if (m_recordings.state() == Recordings::State::Failed)
        m_recordings.retry();
    emit changed();
}

void MachinePlayer::begin(core::Cycle at, Direction direction)
{
    m_course.begin(at, limits(), direction);
    m_course.setMarks(marks());
    m_ahead.reset();
    m_isAsked = false;
    m_isJumping = true;
    m_passed.clear();
    lookForStops();
    ask();
}

void MachinePlayer::pause()
{
    m_wish.reset();
    if (m_isPlaying)
        stop(true);
}

void MachinePlayer::toggle(Direction direction)
{
    if (m_isPlaying && direction == this->direction())
        pause();
    else
        play(direction);
}

void MachinePlayer::setSpeed(double cyclesPerSecond)
{
    const std::span<const double> all = playSpeeds();
    m_course.setSpeed(std::clamp(cyclesPerSecond, all.front(), all.back()));
    m_passed.clear();
    emit changed();
}

void MachinePlayer::changeSpeed(int steps)
{
    const std::span<const double> all = playSpeeds();
    const auto at = std::ranges::lower_bound(all, speed()) - all.begin();
    setSpeed(all[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + steps, 0, std::ssize(all) - 1))]);
}

void MachinePlayer::markLoop()
{
    if (!m_recordings.recording())
        return;
    const core::Cycle at = m_recordings.cursor();
    if (!m_loop)
        m_loop = Loop{at, {}};
    else if (!m_loop->last && at != m_loop->first)
        m_loop = Loop{std::min(at, m_loop->first), std::max(at, m_loop->first)};
    else
        m_loop.reset();
    m_looped = m_recordings.recording();
    if (m_isPlaying)
        begin(std::clamp(at, limits().first, limits().last), direction());
    emit changed();
}

const std::vector<core::ItemMove>& MachinePlayer::moves() const
{
    static const std::vector<core::ItemMove> nothing;
    const SharedFrame& before = isForward() ? m_frame : m_ahead; // what moves is of the earlier one
    return m_isPlaying && m_motion && before ? before->moves : nothing;
}

void MachinePlayer::followDesk()
{
    const Stand now = stand();
    if (now == std::exchange(m_stand, now))
        return;
    // Behind the last cycle of a draw the window may stand behind the draw.
    const auto came = std::ranges::find_if(m_sent, [&](core::Cycle cycle) {
        return now.cycle ? now.cycle == cycle : m_recording && cycle == m_recording->length();
    });
    if (came != m_sent.end()) {
        m_sent.erase(m_sent.begin(), std::next(came));
        if (m_sent.empty() && !m_isPlaying)
            m_recordings.setPlayed({}, true);
        return;
    }
    m_sent.clear();
    if (m_isPlaying)
        stop(false);
    else
        m_recordings.setPlayed({}, true);
}

void MachinePlayer::followRecordings()
{
    const SharedRecording& recording = m_recordings.recording();
    if (m_loop && recording && recording != m_looped) {
        m_loop.reset();
        emit changed();
    }
    if (m_isPlaying && recording != m_recording)
        stop(false);
    if (m_recordings.state() == Recordings::State::Failed)
        m_wish.reset();
    if (m_wish && recording)
        play(*std::exchange(m_wish, std::nullopt));
}

void MachinePlayer::tick()
{
    const double seconds = std::min(static_cast<double>(m_clock.nsecsElapsed()) * 1e-9, kLongestTick);
    m_clock.restart();
    m_time += seconds;
    m_course.pass(seconds);
    goOn();
    if (!m_isPlaying)
        return;
    const auto motion = isMotionReduced() || m_isJumping ? std::nullopt : m_course.motion();
    if (motion != std::exchange(m_motion, motion))
        emit framed();
}

void MachinePlayer::goOn()
{
    if (m_ahead && (m_isJumping || m_course.isDue(m_ahead->cycle)))
        show(std::exchange(m_ahead, nullptr));
    if (m_isPlaying)
        ask();
}

void MachinePlayer::ask()
{
    const auto place = m_isJumping ? std::optional(m_course.shown()) : m_course.next();
    if (!place || m_isAsked || m_ahead)
        return;
    m_isAsked = true;
    const bool withMoves = speed() <= PlayCourse::kFastestMotion;
    m_recordings.explore<core::PlayFrame>(
        this,
        [cycle = *place, withMoves](core::DrawExplorer& explorer, const core::DrawPace& pace) {
            return core::playFrame(explorer, cycle, withMoves, pace);
        },
        [this](const core::Result<SharedFrame>& answer) { take(answer); });
}

void MachinePlayer::take(const core::Result<SharedFrame>& answer)
{
    m_isAsked = false;
    if (!m_isPlaying)
        return;
    if (!answer) {
        m_told = asSentence(inWords(answer.error().message));
        return stop(true);
    }
    m_ahead = *answer;
    goOn();
}

void MachinePlayer::show(SharedFrame frame)
{
    if (!std::exchange(m_isJumping, false))
        m_course.show(frame->cycle);
    m_frame = std::move(frame);
    m_motion.reset();
    count();
    m_recordings.setPlayed(Recordings::Played{m_frame->cycle, m_frame->machine}, false);
    emit framed();
    if (m_stops.found && m_stops.found->cycle == m_course.shown())
        return hit();
    if (m_course.isAtEnd() && !(m_loop && m_loop->last))
        return arrive();
    tellDocks(false);
    if (m_course.isAtEnd()) {
        const PlayCourse::Limits range = limits();
        begin(isForward() ? range.first : range.last, direction());
    } else if (!m_stops.conditions.empty()) {
        findStop();
    }
}

void MachinePlayer::arrive()
{
    const std::string& failure = m_recording->failure();
    if (!isForward())
        m_told =
            m_recordings.isInFrame() ? tr("This is where the frame begins.") : tr("This is where the draw begins.");
    else if (!failure.empty())
        m_told = asSentence(inWords(failure));
    else if (!m_recording->isComplete())
        m_told = tr("The recording ends here, before its draw.");
    else
        m_told = m_recordings.isInFrame() ? tr("This is where the frame ends.") : tr("This is where the draw ends.");
    stop(true);
}

/// What has flowed of late: of single cycles nothing could be seen.
void MachinePlayer::count()
{
    m_passed.push_back({m_time, m_frame});
    while (m_passed.size() > 2 && m_passed.front().time < m_time - kFlowsOver)
        m_passed.pop_front();
    m_flows.clear();
    m_flowCycles = 0;
    if (m_passed.size() < 2 || (speed() <= PlayCourse::kFastestMotion && !isMotionReduced()))
        return;
    const core::PlayFrame& before = *m_passed.front().frame;
    m_flows = core::flowsBetween(*before.machine, *m_frame->machine);
    m_flowCycles = std::max(before.cycle, m_frame->cycle) - std::min(before.cycle, m_frame->cycle);
}

void MachinePlayer::tellDocks(bool isLast)
{
    const bool isSlow = speed() <= kFastestFollowed;
    const bool areTold = isLast || isSlow || m_time - m_docksTold >= kDocksEvery;
    if (areTold) {
        m_docksTold = m_time;
        m_recordings.setPlayed(Recordings::Played{m_frame->cycle, m_frame->machine}, true);
    }
    const auto& inside = m_desk.moment().inside;
    if (m_sent.empty() && inside && inside->isInFrame == m_recordings.isInFrame() && inside->cycle == m_frame->cycle) {
        if (isLast)
            m_recordings.setPlayed({}, true); // the window stands there already
        return;
    }
    const double since = m_time - m_windowSent;
    if (!isLast && since < (m_sent.empty() ? (isSlow ? 0 : kWindowEvery) : kWindowPatience))
        return;
    m_windowSent = m_time;
    m_sent.push_back(m_frame->cycle);
    m_desk.drag(linkTo(m_frame->cycle));
}

void MachinePlayer::stop(bool isFollowed)
{
    m_isPlaying = false;
    m_timer.stop();
    m_desk.inspector().forget(this);
    m_desk.inspector().forget(&m_search);
    m_isAsked = false;
    m_ahead.reset();
    m_motion.reset();
    m_flows.clear();
    m_passed.clear();
    if (isFollowed && m_frame)
        tellDocks(true);
    else
        m_recordings.setPlayed({}, true);
    m_frame.reset();
    emit framed();
    emit changed();
}

void MachinePlayer::lookForStops()
{
    m_desk.inspector().forget(&m_search);
    m_stops = {};
    m_stops.searched = m_course.shown();
    for (const BreakpointEntry& entry : Breakpoints::of(m_desk).all()) {
        if (!entry.isEnabled || (!m_recordings.isInFrame() && !core::appliesTo(entry.what, m_recordings.draw())))
            continue;
        if (auto condition = core::momentCondition(entry.what, m_recording->units(), m_recording->queues())) {
            m_stops.all.push_back(entry.what);
            m_stops.conditions.push_back(*std::move(condition));
        }
    }
    m_course.setHorizon(m_stops.all.empty() ? std::nullopt : std::optional(m_stops.searched));
    if (!m_stops.all.empty())
        findStop();
}

/// Ahead of what is shown, so far that Play need not wait.
void MachinePlayer::findStop()
{
    const auto ahead = std::max(kLeastSearched, static_cast<core::Cycle>(kSearchedAhead * speed()));
    const core::Cycle from = m_stops.searched;
    const core::Cycle shown = m_course.shown();
    const core::Cycle known = from > shown ? from - shown : shown - from;
    const PlayCourse::Limits range = limits();
    if (m_stops.isAsked || m_stops.found || known > ahead / 2 || from == (isForward() ? range.last : range.first))
        return;
    m_stops.isAsked = true;
    const core::Cycle to =
        isForward() ? std::min(from + ahead, range.last) : std::max(from, range.first + ahead) - ahead;
    m_recordings.explore<Found>(
        &m_search,
        [conditions = m_stops.conditions, from, to](core::DrawExplorer& explorer, const core::DrawPace& pace) {
            return explorer.find(conditions, from, to, pace);
        },
        [this, to](const auto& answer) { takeStop(answer, to); });
}

void MachinePlayer::takeStop(const core::Result<std::shared_ptr<const Found>>& answer, core::Cycle searched)
{
    if (!m_isPlaying)
        return;
    m_stops.isAsked = false;
    if (!answer) {
        m_told = asSentence(inWords(answer.error().message));
        return stop(true);
    }
    m_stops.found = **answer;
    m_stops.searched = m_stops.found ? m_stops.found->cycle : searched;
    m_course.setHorizon(m_stops.searched);
    goOn();
}

void MachinePlayer::hit()
{
    const auto place = std::get<DrawLink>(linkTo(m_course.shown()).place);
    const Stops stops = m_stops;
    QStringList met;
    for (const std::size_t stop : stops.found->met)
        met << meaningOf(stops.all[stop]);
    m_told = tr("Stopped at a breakpoint: %1.").arg(met.join(QStringLiteral(", ")));
    stop(true);
    for (const std::size_t stop : stops.found->met)
        Breakpoints::of(m_desk).noteHit(stops.all[stop], place);
}

} // namespace vitrine::views
