// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/draw_explorer.h"
#include "core/session/machine/recording_run.h"
#include "views/base/desk.h"
#include "views/base/inspector.h"
#include "views/machine/cycle_window.h"

#include <QObject>
#include <QString>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>

namespace vitrine::core {
struct DrawSpan;
}

namespace vitrine::views {

using SharedRecording = std::shared_ptr<const core::DrawRecording>;

/// What the machine did in the draw that is shown, alone or in its frame (Desk::isInFrame()): recorded once for all
/// docks, while one of them can be seen, and kept for the last few. A recording that was stopped goes on from there
/// when it is wanted again. Whatever can't be recorded is asked of an explorer, on the inspector's thread.
class Recordings final : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        NoDraw,  ///< what is shown is no draw
        Waiting, ///< nobody has wanted it yet
        Busy,
        Failed,
        Ready
    };

    /// The one of a desk, made when it is first asked for.
    static Recordings& of(Desk& desk);

    [[nodiscard]] State state() const { return m_state; }
    /// Of the shown draw; null unless Ready.
    [[nodiscard]] const SharedRecording& recording() const { return m_recording; }
    /// The sentence of Failed.
    [[nodiscard]] const QString& problem() const { return m_problem; }
    /// The number of the draw, counted over the capture; what recording() is of when it is Ready. In its frame, the
    /// number of the first one: so it stays while the cursor goes from draw to draw.
    [[nodiscard]] std::uint32_t draw() const { return m_key.draw; }
    [[nodiscard]] bool isInFrame() const { return m_key.frame.has_value(); }
    /// Needs isInFrame(): what recording() is of.
    [[nodiscard]] std::uint32_t frame() const { return *m_key.frame; }
    /// Whether that is of a draw: it is the one, or one of the frame.
    [[nodiscard]] bool isOf(std::uint32_t draw) const;
    /// "draw 5", "frame 0"
    [[nodiscard]] QString runName() const;
    /// Needs a recording(): where the draw that is shown begins in it.
    [[nodiscard]] core::Cycle beginOfDraw() const;
    /// Needs a recording(): the shown draw in its frame; null: alone, or the frame was run without it.
    [[nodiscard]] const core::DrawSpan* shownSpan() const;
    /// The draw that is shown: that of the cursor.
    [[nodiscard]] std::uint32_t shownDraw() const { return m_shownDraw; }
    /// Cycles executed at what the docks show (shown_cycle.h): where the window stands inside the draw. Behind the draw
    /// it stands in no cycle; then where most happens, just behind the first cycle of core::busiestCycle().
    [[nodiscard]] core::Cycle cursor() const;
    /// Whether the cursor is such a first place, which the user has not chosen, and a view shows it.
    [[nodiscard]] bool isCursorPlaced() const;
    /// Calls executed before the draw, or the first one of its frame.
    [[nodiscard]] std::uint64_t position() const { return m_key.position; }
    /// Where docks stand while the recording is played (views/play), in place of the window. Nothing: where it stands.
    /// Docks that are not told see it when they look next.
    struct Played {
        core::Cycle cycle = 0;
        std::shared_ptr<const core::Snapshot> machine;
    };
    void setPlayed(std::optional<Played> played, bool areDocksTold);
    /// What all timelines show of it.
    [[nodiscard]] CycleWindow& window() { return m_window; }

    /// While a view wants it, the shown draw is recorded. Views that are gone want nothing.
    void setWanted(QObject* view, bool wanted);
    /// For what a view tells of it without showing it: recorded when nobody asks for anything else.
    void setWantedSometime(QObject* view, bool wanted);
    [[nodiscard]] bool isWanted() const { return !m_wanting.empty(); }
    /// Stops what runs; State::Failed until asked again.
    void cancel();
    /// After cancel() on from there, else once more.
    void retry();
    /// Of Failed: the user has stopped it.
    [[nodiscard]] bool isStopped() const { return m_state == State::Failed && m_isStopped; }
    /// While NoDraw: the draw that comes next, else the last one; nothing when the capture has none.
    [[nodiscard]] std::optional<std::uint32_t> nearestDraw() const;
    void goToDraw(std::uint32_t draw);

    /// `work` runs on the inspector's thread with an explorer of the recording, which is kept for the next question.
    /// The newest question of an asker alone is answered. Only while Ready.
    template <typename Answer>
    void explore(QObject* asker, std::function<core::Result<Answer>(core::DrawExplorer&, const core::DrawPace&)> work,
                 std::function<void(core::Result<std::shared_ptr<const Answer>>)> answered)
    {
        const auto open = [recording = m_recording, kept = m_explorer] { return explorerOf(recording, *kept); };
        m_desk.inspector().ask<Answer>(
            asker, m_key.position,
            [open, work = std::move(work)](Inspection& inspection) -> core::Result<Answer> {
                auto explorer = open();
                if (!explorer)
                    return explorer.error();
                return work(**explorer, {inspection.stop, inspection.progress});
            },
            std::move(answered));
    }

    /// Answers with the machine at the cursor: at once where the session stands there, else when an explorer has come
    /// there. Of several questions of an asker the newest alone is answered; why one can't be is said. Only while
    /// Ready.
    void askForMoment(QObject* asker, std::function<void(std::shared_ptr<const core::Snapshot>)> answered);

signals:
    void changed();
    /// Cycles run while Busy.
    void progressed(quint64 done);

private:
    struct Key {
        std::shared_ptr<const EventIndex> capture; ///< held: a later one can not take its address
        SharedMachine machine;
        std::uint32_t draw = 0;
        std::uint64_t position = 0;         ///< calls executed before it
        std::optional<std::uint32_t> frame; ///< nothing: the draw alone
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct Kept {
        Key key;
        SharedRecording recording;
    };
    using Explorer = std::unique_ptr<core::DrawExplorer>; // the inspector's thread alone looks into it
    using Run = std::unique_ptr<core::RecordingRun>;      // likewise; null: it has not begun
    struct Unfinished {
        Key key;
        std::shared_ptr<Run> run;
    };

    explicit Recordings(Desk& desk);
    [[nodiscard]] Key keyOf(const core::ActionEntry& draw) const;
    [[nodiscard]] core::Cycle placed() const;
    static core::Result<core::DrawExplorer*> explorerOf(const SharedRecording& recording, Explorer& kept);
    void follow();
    void begin();
    void keepWant(std::set<QObject*>& those, QObject* view, bool wanted);
    [[nodiscard]] std::shared_ptr<Run> runOf(const Key& key);
    void take(const core::Result<std::shared_ptr<const SharedRecording>>& answer);
    void show(const SharedRecording& recording);
    void set(State state);

    Desk& m_desk;
    Key m_key;
    State m_state = State::NoDraw;
    SharedRecording m_recording;
    core::Cycle m_busiest = 0; ///< of m_recording
    std::uint32_t m_shownDraw = 0;
    std::uint64_t m_shownCall = 0; ///< that makes it
    QString m_problem;
    std::optional<Played> m_played;
    bool m_isStopped = false;
    CycleWindow m_window;
    std::set<QObject*> m_wanting, m_wantingSometime;
    bool m_isPatient = false;            ///< while Busy: it is asked for behind all others
    std::deque<Kept> m_kept;             ///< newest first
    std::deque<Unfinished> m_unfinished; ///< likewise
    std::shared_ptr<Explorer> m_explorer = std::make_shared<Explorer>();
};

} // namespace vitrine::views
