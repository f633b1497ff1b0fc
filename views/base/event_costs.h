// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/frame/frame_run.h"
#include "core/session/query/draw_costs.h"
#include "views/base/event_index.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace vitrine::views {

class Inspector;

/// What draws cost, all together.
struct EventCost {
    std::uint64_t draws = 0;
    std::uint64_t vertices = 0;
    std::uint64_t primitives = 0;
    std::uint64_t fragments = 0;  ///< covered pixels that came to be shaded, or past the processors
    std::uint64_t samples = 0;    ///< written
    core::VectorCost vector = {}; ///< of 2-D graphics
    /// On the timed machine, each draw by itself, or in its frame (RUN-09); nothing while that is not known.
    std::optional<std::uint64_t> cycles = {}, energy = {};
    bool isInFrame = false;                       ///< these two are, and they are those of clears and copies as well
    std::optional<std::uint64_t> shaderRuns = {}; ///< core::DrawCounters::fragmentsShaded
    std::optional<core::FragmentNeed> need = {};  ///< of a single draw: the shading that its fragments need (BYP-07)
    std::optional<core::FeatureStates> features = {}; ///< likewise: what spares it work (RUN-12); with the cycles
};

/// "1 234 cycles alone", "1 234 cycles in its frame"; empty while they are not known.
[[nodiscard]] QString cyclesText(const EventCost& cost);

/// Counts what the draws of frames cost, on the inspector's replay: a frame at a time, when nothing else has been
/// wished for a while, in stretches short enough that other questions don't wait long.
class EventCosts final : public QObject {
    Q_OBJECT

public:
    explicit EventCosts(Inspector& inspector, QObject* parent = nullptr);

    void setIndex(std::shared_ptr<const EventIndex> index);
    /// What is of interest: frames by number, that of most interest first; the calls behind the last present are the
    /// one after the last.
    struct Wish {
        std::vector<std::size_t> frames;
        bool isTimed = false; ///< the timed machine is to count, too, which takes longer by far
    };
    using Wanted = std::function<Wish()>;
    /// Who shows what is counted; `wanted` is asked as long as that lives.
    void setViewer(QObject* view, Wanted wanted);
    /// Other frames may be wanted now: they are asked for once nothing more happens.
    void wantOthers();
    /// A frame with its clock, now and before all others; a later one takes its place. Then counted() or
    /// couldNotCount() is emitted.
    void count(std::size_t frame);
    /// Nobody waits for that frame any more.
    void stopCounting();
    /// Whether cycles and energies are told of draws in their frame (RUN-07), or alone.
    void setInFrame(bool isInFrame);
    [[nodiscard]] bool isInFrame() const { return m_isInFrame; }
    /// What the draws, clears and copies of a frame cost in it, once it was run.
    void setFrameRun(std::size_t frame, const core::FrameRun& run);
    /// The cycles of a frame that are of no draw's cost: with the costs they are the frame's.
    struct Rest {
        std::uint64_t withoutDraw = 0, tail = 0;
    };
    /// While isInFrame(), of a frame that was run.
    [[nodiscard]] std::optional<Rest> restOf(std::size_t frame) const;
    /// Of the calls from the first to the last, both included, within a frame. Nothing while the frame is not counted.
    [[nodiscard]] std::optional<EventCost> of(std::size_t frame, std::uint64_t firstCall, std::uint64_t lastCall) const;
    /// The same, of each draw by itself even while isInFrame().
    [[nodiscard]] std::optional<EventCost> alone(std::size_t frame, std::uint64_t firstCall,
                                                 std::uint64_t lastCall) const;
    /// Of all draws of a frame.
    [[nodiscard]] std::optional<EventCost> ofFrame(std::size_t frame) const;
    [[nodiscard]] bool isCounted(std::size_t frame) const;
    /// With its clock as well. Even then there are no cycles from the draw on that one of the machines did not take up.
    [[nodiscard]] bool isTimed(std::size_t frame) const;
    /// How many draws of it the clock has been run for so far: their cycles are known.
    [[nodiscard]] std::size_t timedDraws(std::size_t frame) const;

signals:
    void counted();
    void progressed();
    void couldNotCount(const QString& why);

private:
    struct Timed {
        std::uint64_t cycles = 0, energy = 0, shaderRuns = 0;
    };
    struct Frame {
        std::vector<std::uint64_t> callNumbers;               ///< of the draws
        std::vector<EventCost> upTo;                          ///< sums: of so many draws
        std::vector<std::optional<core::FragmentNeed>> needs; ///< of the draws
        std::vector<Timed> timedUpTo;                         ///< sums: of so many draws
        std::vector<core::FeatureStates> features;            ///< of the draws, as far as timed
        std::uint64_t position = 0, timedPosition = 0;        ///< counted up to here
        bool isComplete = false, isTimed = false;
    };
    /// A frame as one run.
    struct Run {
        struct UpTo {
            std::uint64_t steps = 0, cycles = 0, energy = 0;
        };
        std::size_t firstAction = 0;
        std::vector<UpTo> upTo; ///< sums: of so many actions
        Rest rest;
    };
    void askNext();
    bool askFor(std::size_t frame, bool isTimed);
    void ask(std::size_t frame, bool isTimed);
    void fail(const QString& why);
    void add(std::size_t number, const core::DrawCosts& costs);
    void addTimed(std::size_t number, const core::DrawCosts& costs);
    [[nodiscard]] EventCost between(const Frame& frame, std::size_t from, std::size_t to) const;
    [[nodiscard]] EventCost inFrame(EventCost cost, std::size_t frame, std::size_t first, std::size_t end) const;

    Inspector& m_inspector;
    std::shared_ptr<const EventIndex> m_index;
    std::map<std::size_t, Frame> m_frames;
    std::map<std::size_t, Run> m_runs;
    bool m_isInFrame = false;
    QPointer<QObject> m_viewer;
    Wanted m_wanted;
    std::optional<std::size_t> m_urgent; ///< that count() was given
    QTimer m_idle;
    bool m_isAsking = false;
};

} // namespace vitrine::views
