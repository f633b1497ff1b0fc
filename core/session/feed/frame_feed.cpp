// SPDX-License-Identifier: Apache-2.0
#include "core/session/feed/frame_feed.h"

#include "core/session/replay_cost.h"
#include "core/session/state_size.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

namespace vitrine::core {

namespace {

/// Whether a call may wait for a draw in its midst, and changes nothing in the buffers before. To come back to there,
/// such a call is made once more, from the host as it was before.
bool mayWaitFirst(const Call& call)
{
    constexpr std::string_view kFunctions[]{"glReadPixels", "glTexSubImage2D", "glCompressedTexSubImage2D",
                                            "vgReadPixels", "vgGetImageSubData"};
    return std::ranges::find(kFunctions, call.function) != std::end(kFunctions);
}

} // namespace

/// Moments between the same two calls share the host.
class FrameFeed::FrameMoment final : public RunFeed::Moment {
public:
    FrameMoment(std::size_t next, std::shared_ptr<const FrozenHost> host, FlightMoment flight,
                std::optional<DrawCommand> last, std::optional<RenderTargets> seen)
        : m_next(next), m_host(std::move(host)), m_flight(std::move(flight)), m_last(std::move(last)), m_seen(seen)
    {
    }

    [[nodiscard]] std::uint64_t bytesBeside(const Moment* earlier) const override
    {
        const auto* other = static_cast<const FrameMoment*>(earlier);
        if (other && other->m_host == m_host)
            return sizeof *this;
        const Replayer* replayer = other ? &other->m_host->replayer : nullptr;
        return sizeof *this + copyBytesOf(m_host->replayer) + pathBytesBeside(replayer, m_host->replayer) +
               bufferBytesBeside(replayer, m_host->replayer);
    }

    [[nodiscard]] std::size_t next() const { return m_next; }
    [[nodiscard]] const std::shared_ptr<const FrozenHost>& host() const { return m_host; }
    [[nodiscard]] const FlightMoment& flight() const { return m_flight; }
    [[nodiscard]] const std::optional<DrawCommand>& last() const { return m_last; }
    [[nodiscard]] const std::optional<RenderTargets>& seen() const { return m_seen; }

private:
    const std::size_t m_next;
    const std::shared_ptr<const FrozenHost> m_host;
    const FlightMoment m_flight;
    const std::optional<DrawCommand> m_last;
    const std::optional<RenderTargets> m_seen;
};

FrameFeed::FrameFeed(TimedGpu& gpu, std::shared_ptr<const FrameStart> start, DrawCommand first)
    : m_gpu(gpu), m_start(std::move(start)), m_first(std::move(first)), m_sink(&gpu),
      m_replayer(std::make_unique<Replayer>(m_sink, m_start->host->replayer)), m_frozen(m_start->host)
{
    m_sink.refused = m_start->refused;
    m_gpu.setRunner([this](const std::function<bool()>& reached) { return wait(reached); });
}

bool FrameFeed::hasArrived()
{
    if (m_host.isWaiting())
        return m_gpu.machine().quiescent() || m_host.hasReached();
    return !m_gpu.isAwaited() || m_gpu.hasArrived();
}

bool FrameFeed::isOver()
{
    return m_next > m_start->calls.size() && !m_host.isWaiting() && !m_gpu.isAwaited();
}

/// All that the host does in this cycle.
Result<void> FrameFeed::give()
{
    while (hasArrived() && !isOver())
        if (auto given = giveOnce(); !given)
            return given;
    return {};
}

Result<void> FrameFeed::giveOnce()
{
    if (m_host.isWaiting()) {
        m_host.goOn();
        return {};
    }
    if (m_gpu.isAwaited())
        return m_gpu.settle();
    if (m_next < m_start->calls.size()) {
        m_host.run([this] { makeCalls(); });
        return {};
    }
    ++m_next;
    m_gpu.finish(); // what comes behind the last present
    return {};
}

/// On the host's thread, up to one that the machine has to do with.
void FrameFeed::makeCalls()
{
    m_frozen.reset();
    while (m_next < m_start->calls.size() && !m_gpu.isAwaited()) {
        makeCall(m_start->calls[m_next]);
        ++m_next;
    }
}

void FrameFeed::makeCall(const Call& call)
{
    m_midst = {};
    if (mayWaitFirst(call) && m_gpu.hasUnderWay())
        m_midst.before = std::make_shared<const FrozenHost>(m_gpu.buffers(), *m_replayer);
    m_midst.putIn = m_gpu.putInSoFar();
    static_cast<void>(m_replayer->execute(call));
    static_cast<void>(m_gpu.takeUnitReports());
}

Result<void> FrameFeed::wait(const std::function<bool()>& reached)
{
    ++m_midst.waits;
    return m_host.wait(reached);
}

std::shared_ptr<const RunFeed::Moment> FrameFeed::moment()
{
    if (m_host.isWaiting()) {
        // What it has done to the machine, or waited for, before this wait can't be done once more.
        const bool isFirst = m_midst.waits == 1 && m_gpu.putInSoFar() == m_midst.putIn && m_gpu.isWaitedForDraw();
        if (!m_midst.before || !isFirst)
            return nullptr;
        return std::make_shared<const FrameMoment>(m_next, m_midst.before, m_gpu.flight(), m_sink.last, m_sink.seen);
    }
    if (!m_frozen)
        m_frozen = std::make_shared<const FrozenHost>(m_gpu.buffers(), *m_replayer);
    return std::make_shared<const FrameMoment>(m_next, m_frozen, m_gpu.flight(), m_sink.last, m_sink.seen);
}

void FrameFeed::leave()
{
    m_host.giveUp();
}

Result<void> FrameFeed::restore(const Moment& moment)
{
    const auto& saved = static_cast<const FrameMoment&>(moment);
    m_gpu.restoreFlight(saved.flight());
    m_next = saved.next();
    m_frozen = saved.host();
    m_sink.last = saved.last();
    m_sink.seen = saved.seen();
    m_replayer = std::make_unique<Replayer>(m_sink, m_frozen->replayer);
    if (!saved.flight().hostWaitsSince)
        return {};
    m_host.run([this] { makeCalls(); });
    m_midst.before = saved.host(); // as the buffers were then
    return {};
}

// The last pass may not have been handed over yet: it is drawn where the one before was.
const RenderTargets& FrameFeed::targets()
{
    const DrawState& state = *command().state;
    if (state.vector.pass == VectorPass::None || state.targets.color)
        return state.targets;
    return m_sink.seen ? *m_sink.seen : m_first.state->targets;
}

const DrawCommand& FrameFeed::command()
{
    if (const DrawCommand* draw = m_gpu.oldestDraw())
        return *draw;
    return m_sink.last ? *m_sink.last : m_first;
}

} // namespace vitrine::core
