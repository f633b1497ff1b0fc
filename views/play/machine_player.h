// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/breakpoint.h"
#include "core/session/play/play_frame.h"
#include "views/machine/recordings.h"
#include "views/play/play_course.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace vitrine::views {

/// Plays what the machine did in the shown draw or frame, both ways. What it shows is run again ahead of it, on the
/// inspector's thread; docks follow, and the replay of the window now and then, and where Play ends.
class MachinePlayer final : public QObject {
    Q_OBJECT

public:
    /// The one of a desk, made when it is first asked for.
    static MachinePlayer& of(Desk& desk);

    [[nodiscard]] bool isPlaying() const { return m_isPlaying; }
    /// In which it plays, or did last.
    [[nodiscard]] Direction direction() const { return m_course.direction(); }
    /// From where the docks stand; at the end, from the other one. Where no draw is shown it goes to the nearest one,
    /// and it begins once that is recorded.
    void play(Direction direction);
    void pause();
    /// Plays, turns round, or pauses what goes in that direction.
    void toggle(Direction direction);

    [[nodiscard]] double speed() const { return m_course.speed(); }
    void setSpeed(double cyclesPerSecond);
    /// By one of playSpeeds().
    void changeSpeed(int steps);
    /// Of how many cycles one is shown.
    [[nodiscard]] core::Cycle stride() const { return m_course.stride(); }

    /// What is played over and over: cycles executed at its ends.
    struct Loop {
        core::Cycle first = 0;
        std::optional<core::Cycle> last; ///< nothing: it is not marked yet
    };
    [[nodiscard]] const std::optional<Loop>& loop() const { return m_loop; }
    /// Marks its beginning where the docks stand, then its end; then it is gone.
    void markLoop();

    /// Why it stands where it does; empty while it plays.
    [[nodiscard]] const QString& told() const { return m_told; }

    /// What is shown; null while it does not play.
    [[nodiscard]] const core::PlayFrame* frame() const { return m_isPlaying ? m_frame.get() : nullptr; }
    /// What moves just now, and how far it has come; none: nothing.
    [[nodiscard]] const std::vector<core::ItemMove>& moves() const;
    [[nodiscard]] double motion() const { return m_motion.value_or(0); }
    /// By queue, what went through it in the last flowCycles() cycles; empty while single things move.
    [[nodiscard]] const std::vector<core::QueueFlow>& flows() const { return m_flows; }
    [[nodiscard]] core::Cycle flowCycles() const { return m_flowCycles; }

signals:
    /// Plays or not, how fast, over which loop, or what is told.
    void changed();
    /// Another frame, or what moves has moved.
    void framed();

private:
    using SharedFrame = std::shared_ptr<const core::PlayFrame>;
    using Found = std::optional<core::FoundMoment>;
    struct Passed {
        double time = 0; ///< seconds of play
        SharedFrame frame;
    };
    /// What tells one place of the window from another.
    struct Stand {
        std::shared_ptr<const EventIndex> capture; ///< held: a later one can not take its address
        std::uint64_t position = 0;
        std::optional<core::Cycle> cycle;
        friend bool operator==(const Stand&, const Stand&) = default;
    };
    /// Breakpoints on the way.
    struct Stops {
        std::vector<core::Breakpoint> all;
        std::vector<core::MomentCondition> conditions; ///< as `all`
        core::Cycle searched = 0;                      ///< up to there
        std::optional<core::FoundMoment> found;
        bool isAsked = false;
    };

    explicit MachinePlayer(Desk& desk);
    [[nodiscard]] Stand stand() const;
    [[nodiscard]] PlayCourse::Limits limits() const;
    [[nodiscard]] std::vector<core::Cycle> marks() const;
    [[nodiscard]] Link linkTo(core::Cycle cycle) const;
    [[nodiscard]] bool isForward() const { return direction() == Direction::Forward; }

    void followDesk();
    void followRecordings();
    void wish(Direction direction);
    void begin(core::Cycle at, Direction direction);
    void tick();
    void goOn();
    void ask();
    void take(const core::Result<SharedFrame>& answer);
    void show(SharedFrame frame);
    void count();
    void tellDocks(bool isLast);
    /// The window goes where it has stopped, unless the user has gone elsewhere.
    void stop(bool isFollowed);
    void arrive();

    void lookForStops();
    void findStop();
    void takeStop(const core::Result<std::shared_ptr<const Found>>& answer, core::Cycle searched);
    void hit();

    Desk& m_desk;
    Recordings& m_recordings;
    PlayCourse m_course;
    SharedRecording m_recording; ///< that is played
    bool m_isPlaying = false;
    std::optional<Direction> m_wish; ///< to be played once it is recorded
    QString m_told;
    std::optional<Loop> m_loop;
    SharedRecording m_looped; ///< that the loop is of

    SharedFrame m_frame;
    SharedFrame m_ahead; ///< the next one
    bool m_isAsked = false;
    bool m_isJumping = false; ///< at the beginning, and where a loop begins anew: the course stands at what comes next
    std::optional<double> m_motion;
    std::vector<core::QueueFlow> m_flows;
    core::Cycle m_flowCycles = 0;
    std::deque<Passed> m_passed;

    double m_time = 0; ///< seconds of play
    double m_docksTold = 0;
    double m_windowSent = 0;
    std::deque<core::Cycle> m_sent; ///< where the window has been sent and may not have come yet
    Stand m_stand;
    Stops m_stops;
    QObject m_search; ///< who looks for them
    QElapsedTimer m_clock;
    QTimer m_timer;
};

} // namespace vitrine::views
