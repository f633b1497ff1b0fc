// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/query/draw_costs.h"
#include "views/base/event_index.h"

#include <QObject>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace vitrine::views {

class Desk;

/// What draws cost, all together.
struct EventCost {
    std::uint64_t draws = 0;
    std::uint64_t vertices = 0;
    std::uint64_t primitives = 0;
    std::uint64_t fragments = 0;  ///< covered pixels that came to be shaded, or past the processors
    std::uint64_t samples = 0;    ///< written
    core::VectorCost vector = {}; ///< of 2-D graphics
    /// On the timed machine, each draw by itself; nothing while that is not counted.
    std::optional<std::uint64_t> cycles = {}, energy = {};
    std::optional<std::uint64_t> shaderRuns = {}; ///< core::DrawCounters::fragmentsShaded
    std::optional<core::FragmentNeed> need = {};  ///< of a single draw: the shading that its fragments need (BYP-07)
};

/// Counts what the draws of frames cost, on the inspector's replay: a frame at a time, when nothing else has been
/// wished for a while, in stretches short enough that other questions don't wait long.
class EventCosts final : public QObject {
    Q_OBJECT

public:
    /// The frames of interest by number, that of most interest first; the calls behind the last present are the one
    /// after the last.
    using Wanted = std::function<std::vector<std::size_t>()>;
    /// Counts while `view` can be seen.
    EventCosts(Desk& desk, QWidget* view, Wanted wanted);

    void setIndex(std::shared_ptr<const EventIndex> index);
    /// Other frames may be wanted now: they are asked for once nothing more happens.
    void wantOthers();
    /// Whether the timed machine is to count, too, which takes longer by far.
    void setTimed(bool isTimed);
    /// Of the calls from the first to the last, both included, within a frame. Nothing while the frame is not counted.
    [[nodiscard]] std::optional<EventCost> of(std::size_t frame, std::uint64_t firstCall, std::uint64_t lastCall) const;
    /// Of all draws of a frame.
    [[nodiscard]] std::optional<EventCost> ofFrame(std::size_t frame) const;
    [[nodiscard]] bool isCounted(std::size_t frame) const;

signals:
    void counted();

private:
    struct Timed {
        std::uint64_t cycles = 0, energy = 0, shaderRuns = 0;
    };
    struct Frame {
        std::vector<std::uint64_t> callNumbers;               ///< of the draws
        std::vector<EventCost> upTo;                          ///< sums: of so many draws
        std::vector<std::optional<core::FragmentNeed>> needs; ///< of the draws
        std::vector<Timed> timedUpTo;                         ///< sums: of so many draws
        std::uint64_t position = 0, timedPosition = 0;        ///< counted up to here
        bool isComplete = false, isTimed = false;
    };
    void askNext();
    void ask(std::size_t frame, bool isTimed);
    void add(std::size_t number, const core::DrawCosts& costs);
    void addTimed(std::size_t number, const core::DrawCosts& costs);
    [[nodiscard]] EventCost between(const Frame& frame, std::size_t from, std::size_t to) const;

    Desk& m_desk;
    QWidget& m_view;
    std::shared_ptr<const EventIndex> m_index;
    std::map<std::size_t, Frame> m_frames;
    Wanted m_wanted;
    QTimer m_idle;
    bool m_isAsking = false;
    bool m_isTimed = false;
};

} // namespace vitrine::views
