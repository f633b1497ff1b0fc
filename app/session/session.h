// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session_state.h"
#include "app/session/stepping.h"

#include <QObject>

#include <memory>

namespace vitrine::app {

struct OpenRequest;

/// The window's side of a session: small commands in, values out, never a wait. The replay runs on a thread of its own.
///
/// While `busy()`, the newest wish isn't fulfilled yet. Results arrive by queued signals, the newest alone when they
/// come faster than the window takes them.
class Session final : public QObject {
    Q_OBJECT

public:
    explicit Session(QObject* parent = nullptr);
    /// Stops what runs and waits for the thread to see it.
    ~Session() override;

    /// What machines may be built with from now on; a capture that is open is replayed on its machine with these,
    /// one that is opening goes to the place that it was asked for.
    void setUnits(std::shared_ptr<const core::UnitCatalog> units);
    /// What becomes of calls that can't be executed (ONE-10); an open or opening capture is replayed anew.
    void setFaultPolicy(core::FaultPolicy policy);
    /// On the machine that the capture was left with (ONE-02).
    void open(const std::filesystem::path& path, Place place = {});
    /// Replays the open capture on another machine, from the place that is shown: machineChosen() and captureOpened()
    /// follow, or machineRefused(), and the one before stays (ONE-01).
    void useMachine(const views::MachineChoice& machine);
    void go(Place place);
    /// `filter` is for steps by event.
    void step(StepKind kind, std::int64_t count, const core::EventFilter& filter = {});
    /// To the next stop of a plan, seen from where steps have led, or to the one before.
    void run(std::shared_ptr<const RunPlan> plan, bool isForward);
    /// Whether steps by the machine's clock enter frames with draws in flight, or draws alone (RUN-07).
    void setInFrame(bool isInFrame) { m_isInFrame = isInFrame; }
    /// Back to what is shown. Takes effect here at once; the thread follows within 50 ms.
    void cancel();
    void close();
    /// Of the open capture: jumps stay as long as they are where it has not been.
    void endLookAhead();

    [[nodiscard]] bool busy() const { return m_answeredTag < m_requestedTag; }
    /// Null until a capture is open; null again until the first state of the next one is there.
    [[nodiscard]] const std::shared_ptr<const SessionState>& state() const { return m_state; }
    [[nodiscard]] const std::shared_ptr<const CaptureFacts>& capture() const { return m_capture; }

signals:
    void captureOpened();
    /// The file that was open before stays open.
    void openFailed(const QString& sentence);
    void stateChanged();
    void moveFailed(const QString& sentence);
    /// For the open capture, by the user.
    void machineChosen(const vitrine::views::MachineChoice& machine);
    /// Names the knobs that contradict one another.
    void machineRefused(const QString& sentence);
    /// Calls replayed and to replay of the running request.
    void progressed(quint64 done, quint64 total);
    void busyChanged(bool busy);
    /// The file of the open capture is not as it was written.
    void damageFound(const QString& sentence);
    /// Calls that jumps have been made short for, of all of them; equal once that has ended.
    void lookedAhead(quint64 done, quint64 total);

private:
    struct Outbox;
    class Thread;

    /// Opens with the units and the fault policy of now.
    void ask(OpenRequest request);
    /// What is opening, as it was asked for; else what is open, from the place that is shown.
    void askAgain();
    void deliver();
    void requested(std::uint64_t tag);
    void answered(std::uint64_t tag);

    std::uint64_t m_requestedTag = 0;
    std::uint64_t m_answeredTag = 0;
    std::uint64_t m_openingTag = 0;
    std::uint64_t m_closedTag = 0;                    ///< what was asked for earlier is nobody's any more
    std::shared_ptr<const core::UnitCatalog> m_units; ///< null: the built-in ones
    core::FaultPolicy m_faultPolicy = core::FaultPolicy::Skip;
    bool m_isInFrame = false;
    std::unique_ptr<OpenRequest> m_opening; ///< until its first state, or its failure
    std::shared_ptr<const CaptureFacts> m_capture;
    std::shared_ptr<const SessionState> m_state;
    std::unique_ptr<Thread> m_thread; // last: it calls back until it is gone
};

} // namespace vitrine::app
