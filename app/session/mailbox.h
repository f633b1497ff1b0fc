// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session_state.h"
#include "app/session/stepping.h"

#include <filesystem>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

namespace vitrine::app {

struct Step {
    StepKind kind = StepKind::Action;
    std::int64_t count = 0;
    core::EventFilter filter = {};                 ///< of events to stop at
    std::shared_ptr<const RunPlan> plan = nullptr; ///< of a run, else null
    bool isInFrame = false;                        ///< from between draws it enters the frame, and no draw alone
    friend bool operator==(const Step&, const Step&) = default;
};

/// Opens a file and goes to a place in it.
struct OpenRequest {
    std::filesystem::path path;
    Place place;
    views::SharedMachine machine;                             ///< to replay it on; null: the capture's own
    std::shared_ptr<const core::UnitCatalog> units = nullptr; ///< that its own may have; null: the built-in ones
    core::FaultPolicy faultPolicy = core::FaultPolicy::Skip;
};

/// A place to start from, when one was asked for, and steps from there (or from where the replay is headed).
struct MoveRequest {
    std::optional<Place> place;
    std::vector<Step> steps;
};

/// What waits for the session's thread: the newest wish of each kind, not a queue (style.md §5.5). A newer absolute
/// move replaces a waiting one and stops the running one; steps add up, so that no key press is lost.
class Mailbox {
public:
    struct Work {
        std::uint64_t tag = 0; ///< of the newest request that this answers
        std::optional<OpenRequest> open;
        std::optional<MoveRequest> move;
        bool close = false;     ///< before anything else
        bool cancelled = false; ///< what ran before was given up: go on from what is shown, not from where it led
        std::stop_token stop;
        [[nodiscard]] bool empty() const { return !close && !open && !move; }
    };

    /// All return the request's tag, which grows.
    std::uint64_t open(OpenRequest request);
    std::uint64_t go(Place place);
    std::uint64_t step(Step step);
    /// Drops what waits and stops what runs.
    std::uint64_t cancel();
    std::uint64_t close();

    /// For the session's thread: everything that waits, as one piece of work.
    [[nodiscard]] Work take();
    /// The running request has opened its file; unless the user has already asked for another place, `place` is next.
    void opened(Place place);
    void finished();

private:
    enum class Running : std::uint8_t { Nothing, Open, Absolute, Steps };

    std::mutex m_mutex;
    std::uint64_t m_tag = 0;
    std::optional<OpenRequest> m_open;
    std::optional<MoveRequest> m_move;
    Running m_running = Running::Nothing;
    bool m_cancelled = false;
    bool m_close = false;
    std::stop_source m_stop;
};

} // namespace vitrine::app
