// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session.h"

#include "app/session/session_worker.h"
#include "app/session/worker_thread.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "views/base/machine_choice.h"
#include "views/theme/text.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <utility>

namespace vitrine::app {

namespace {

views::SharedMachine withUnits(views::SharedMachine machine, std::shared_ptr<const core::UnitCatalog> units)
{
    if (!machine || machine->config.units == units)
        return machine;
    views::MachineChoice changed = *machine;
    core::useUnits(changed.config, std::move(units));
    return std::make_shared<const views::MachineChoice>(std::move(changed));
}

std::shared_ptr<const SessionState> withWarnings(SessionState state, Warnings more)
{
    if (state.warnings)
        addWarnings(more, *state.warnings);
    state.warnings = std::make_shared<const Warnings>(std::move(more));
    return std::make_shared<const SessionState>(std::move(state));
}

Place shown(const SessionState& state)
{
    return state.inside ? Place{Place::Kind::Draw, state.inside->draw, state.inside->cycle}
                        : Place{Place::Kind::Position, state.position};
}

} // namespace

/// What waits for the window, the newest of each kind.
struct Session::Outbox {
    std::shared_ptr<const CaptureFacts> capture;
    std::shared_ptr<const SessionState> state;
    std::optional<core::Text> openFailure;
    std::optional<core::Text> moveFailure;
    std::optional<std::pair<std::uint64_t, std::uint64_t>> progress;
    std::shared_ptr<const CaptureFacts> damaged;
    core::Text damage;
    std::shared_ptr<const CaptureFacts> ahead;
    std::pair<std::uint64_t, std::uint64_t> aheadProgress;
    std::uint64_t openTag = 0;
    std::uint64_t tag = 0;
};

class Session::Thread final : public SessionListener {
public:
    explicit Thread(Session& session) : m_session(session) {}
    ~Thread() override { mailbox.cancel(); }

    void wake()
    {
        m_thread.post([this] { m_worker.work(); });
    }
    void endLookAhead() { m_worker.endBackground(); }
    Outbox takeOutbox()
    {
        const std::lock_guard lock(m_mutex);
        Outbox box = std::move(m_outbox).value_or(Outbox{});
        m_outbox.reset();
        return box;
    }

    Mailbox mailbox;

private:
    void opened(std::uint64_t tag, std::shared_ptr<const CaptureFacts> capture) override
    {
        put([&](Outbox& box) {
            box = {};
            box.capture = std::move(capture);
            box.openTag = tag;
        });
    }
    void openFailed(std::uint64_t tag, core::Text sentence) override
    {
        put([&](Outbox& box) { box.openFailure = std::move(sentence), box.tag = tag; });
    }
    void moved(std::uint64_t tag, std::shared_ptr<const SessionState> state) override
    {
        put([&](Outbox& box) { box.state = std::move(state), box.tag = tag, box.progress.reset(); });
    }
    void moveFailed(std::uint64_t tag, core::Text sentence) override
    {
        put([&](Outbox& box) { box.moveFailure = std::move(sentence), box.tag = tag; });
    }
    void progressed(std::uint64_t done, std::uint64_t total) override
    {
        put([&](Outbox& box) { box.progress.emplace(done, total); });
    }
    void damageFound(std::shared_ptr<const CaptureFacts> capture, core::Text sentence) override
    {
        put([&](Outbox& box) { box.damaged = std::move(capture), box.damage = std::move(sentence); });
    }
    void lookedAhead(std::shared_ptr<const CaptureFacts> capture, std::uint64_t done, std::uint64_t total) override
    {
        put([&](Outbox& box) { box.ahead = std::move(capture), box.aheadProgress = {done, total}; });
    }

    template <typename Change>
    void put(const Change& change)
    {
        const std::lock_guard lock(m_mutex);
        const bool waiting = m_outbox.has_value();
        if (!waiting)
            m_outbox.emplace();
        change(*m_outbox);
        if (!waiting)
            QMetaObject::invokeMethod(
                &m_session, [session = &m_session] { session->deliver(); }, Qt::QueuedConnection);
    }

    Session& m_session;
    std::mutex m_mutex;
    std::optional<Outbox> m_outbox;
    SessionWorker m_worker{mailbox, *this};
    WorkerThread m_thread; // last: joins before the rest goes
};

Session::Session(QObject* parent) : QObject(parent), m_thread(std::make_unique<Thread>(*this)) {}

Session::~Session() = default;

void Session::open(const std::filesystem::path& path, Place place)
{
    ask({path, place, nullptr});
}

void Session::setUnits(std::shared_ptr<const core::UnitCatalog> units)
{
    if (m_units == units)
        return;
    m_units = std::move(units);
    askAgain();
}

void Session::setFaultPolicy(core::FaultPolicy policy)
{
    if (std::exchange(m_faultPolicy, policy) != policy)
        askAgain();
}

void Session::useMachine(const views::MachineChoice& machine)
{
    const views::SharedMachine wished = withUnits(std::make_shared<const views::MachineChoice>(machine), m_units);
    if (const auto fits = core::checkConfig(wished->config); !fits)
        return emit machineRefused(views::inWords(fits.error().message));
    if (!m_capture)
        return;
    // What is on its way to its first picture counts, else a wish in that time would be lost.
    const bool isOnItsWay = m_opening && m_opening->path == m_capture->path;
    const views::SharedMachine& inUse = isOnItsWay && m_opening->machine ? m_opening->machine : m_capture->machine;
    if (*inUse == *wished)
        return;
    const Place place = m_state ? shown(*m_state) : isOnItsWay ? m_opening->place : Place();
    emit machineChosen(*wished);
    ask({m_capture->path, place, wished});
}

void Session::ask(OpenRequest request)
{
    request.units = m_units;
    request.faultPolicy = m_faultPolicy;
    request.machine = withUnits(std::move(request.machine), m_units);
    m_opening = std::make_unique<OpenRequest>(request);
    m_openingTag = m_thread->mailbox.open(std::move(request));
    requested(m_openingTag);
}

void Session::askAgain()
{
    if (m_opening)
        ask(*m_opening);
    else if (m_capture)
        ask({m_capture->path, m_state ? shown(*m_state) : Place{}, m_capture->machine});
}

void Session::go(Place place)
{
    if (m_opening)
        m_opening->place = place;
    if (m_capture)
        requested(m_thread->mailbox.go(place));
}

void Session::step(StepKind kind, std::int64_t count, const core::EventFilter& filter)
{
    if (m_capture)
        requested(m_thread->mailbox.step({kind, count, filter, nullptr, m_isInFrame}));
}

void Session::run(std::shared_ptr<const RunPlan> plan, bool isForward)
{
    if (m_capture)
        requested(m_thread->mailbox.step({StepKind::Run, isForward ? 1 : -1, {}, std::move(plan), m_isInFrame}));
}

void Session::endLookAhead()
{
    m_thread->endLookAhead();
}

void Session::cancel()
{
    if (!busy())
        return;
    m_opening.reset();
    const std::uint64_t tag = m_thread->mailbox.cancel();
    requested(tag);
    answered(tag);
}

void Session::close()
{
    const std::uint64_t tag = m_thread->mailbox.close();
    m_closedTag = tag;
    m_opening.reset();
    m_capture.reset();
    m_state.reset();
    requested(tag);
    answered(tag);
}

void Session::requested(std::uint64_t tag)
{
    const bool wasBusy = busy();
    m_requestedTag = tag;
    m_thread->wake();
    if (!wasBusy)
        emit busyChanged(true);
}

void Session::answered(std::uint64_t tag)
{
    const bool wasBusy = busy();
    m_answeredTag = std::max(m_answeredTag, tag);
    if (wasBusy && !busy())
        emit busyChanged(false);
}

void Session::deliver()
{
    const Outbox box = m_thread->takeOutbox();
    if (box.capture && box.openTag > m_closedTag) {
        m_capture = box.capture;
        m_state.reset();
        emit captureOpened();
    }
    // Not before: who hears of the capture may ask for it anew, and its first state may have come along with it.
    if ((box.state || box.openFailure) && box.tag >= m_openingTag)
        m_opening.reset();
    if (box.state && box.state->capture == m_capture) {
        m_state = box.state;
        emit stateChanged();
    }
    if (box.openFailure && box.tag > m_closedTag)
        emit openFailed(views::inWords(*box.openFailure));
    if (box.moveFailure && m_capture)
        emit moveFailed(views::inWords(*box.moveFailure));
    if (box.progress && busy())
        emit progressed(box.progress->first, box.progress->second);
    if (box.damaged && box.damaged == m_capture) {
        if (m_state)
            m_state = withWarnings(*m_state, damageWarning(box.damage));
        emit damageFound(views::inWords(box.damage));
    }
    if (box.ahead && box.ahead == m_capture)
        emit lookedAhead(box.aheadProgress.first, box.aheadProgress.second);
    answered(box.tag);
}

} // namespace vitrine::app
