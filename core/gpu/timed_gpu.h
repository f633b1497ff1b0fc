// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/hash128.h"
#include "core/command/draw_encoder.h"
#include "core/gpu/bypass_chooser.h"
#include "core/gpu/draw_meter.h"
#include "core/gpu/gpu.h"
#include "core/gpu/machine_wiring.h"
#include "core/gpu/program_cache.h"
#include "core/gpu/program_identities.h"
#include "core/gpu/thread_table.h"
#include "core/power/energy_ledger.h"
#include "core/record/trace_hasher.h"

#include <array>
#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>

namespace vitrine::core {

/// The number of the interrupt at the end of a frame.
inline constexpr std::uint32_t kFrameInterrupt = 0;

struct TimedOptions {
    ClockOptions clock = {};
    bool traceHash = false; ///< hash every event from the first on (ONE-03); costs time
    bool meter = false;     ///< count instructions, requests and stalls of each draw() (DrawCounters)
    /// The machine begins as a draw leaves it whose fragments have bypassed the processors (RUN-14). On machines that
    /// can't, it says nothing.
    bool startsBypassed = false;
    RegisterImage image = {}; ///< what the commands before have left in it (RUN-14)
    /// How many draws can be under way at once, 1–16 (RUN-02): ci.draws where a frame is run. The memory is told.
    std::uint32_t draws = 1;
    /// Whole frames are run: clears and copies are commands of the stream as well, and take time (RUN-06). So they do
    /// with several draws under way.
    bool runsFrames = false;
    /// Whoever has the machine runs it: what is put in is awaited later, in settle() (TimedGpu).
    bool isAwaitedLater = false;
};

/// For a machine that goes on in a frame behind this draw, or that begins one (RUN-14). `image`: what the frame's
/// commands have left in the machine.
[[nodiscard]] TimedOptions optionsAfter(const std::optional<DrawCommand>& drawBefore, const RegisterImage& image,
                                        const MachineConfig& config);

/// The words that a machine was given for a draw.
struct WrittenDraw {
    std::uint32_t number = 0;
    std::shared_ptr<const DrawWords> words;
};

/// What the host waits for before it does anything else with the machine.
struct Awaited {
    enum class Kind : std::uint8_t {
        TakenUp,     ///< the draw, by CI; with one draw at once: that it has retired
        Transferred, ///< the same of a clear or copy
        FrameEnd,    ///< the drained machine
        Retired      ///< the draw has: it finishes
    };
    Kind kind = Kind::TakenUp;
    std::uint32_t draw = 0; ///< or clear, or copy
    Cycle begin = 0;        ///< of the wait
};

/// Runs the machine on for a call that waits in its midst, until `reached`.
using MachineRunner = std::function<Result<void>(const std::function<bool()>& reached)>;

/// What the draws in flight were given, and what the host waits for: for moments with such draws.
struct FlightMoment {
    RegisterImage pending;
    ProgramIdentities identities;
    StateVersions::Rows buffers, draws;
    std::optional<Awaited> awaited;
    std::deque<DrawCommand> waiting;          ///< of the same call, behind what is awaited
    std::optional<Cycle> hostWaitsSince = {}; ///< a call waits in its midst: it has told so, and comes there once more
};

/// The machine at one moment, without its buffers and without what is bound for the draws in flight.
struct TimedMoment {
    Checkpoint machine;
    TraceHasher::State trace; ///< nothing without TimedOptions::traceHash
    std::uint32_t commands = 0, transfers = 0;
    DrawCounters counters;
    DrawEncoder driver;               ///< TimedGpu's own
    std::vector<WrittenDraw> written; ///< of the draws in flight
};

/// The machine with its clock. Leaves the same bits in every buffer, and the same counters but cycles, as UntimedGpu
/// (ONE-04).
///
/// With TimedOptions::draws 1, draw() runs the machine until nothing of the draw is left in it: each draw drains at its
/// end, and its cycles are those from the command to the last pixel. Clears and copies take effect between draws, and
/// no time but with TimedOptions::runsFrames. A draw that fails or is cancelled leaves what it has drawn, and the clock
/// goes back to where it began.
///
/// With more, draw(), clear() and copy() return when the machine has taken up what they ask for, with older draws under
/// way; what the host does with memory waits for those that it has to do with (RUN-13). A draw under way that fails is
/// told by the next call that can fail: the machine is of no use then (failedDraw()).
///
/// With TimedOptions::isAwaitedLater those functions, endFrame() and finish() return at once. Then the caller runs the
/// machine until hasArrived(), and says settle(), before the host goes on. A host that does not wait for that, as in
/// the midst of a call, is waited for by the runner.
///
/// In segment mode a fragment's registers must fit into an empty segment: compiled programs are made to (DEC-34). A
/// draw with a hand-written one that does not is refused, with the event FRAGMENT_TOO_LARGE and a sentence that begins
/// so and names the resource; one that bypasses the processors is in no segment. Likewise each stage's register bank
/// must hold an item of its program, a vertex or a pixel (`sp.regBankWords`, BYP-02; project choice: as an empty
/// segment, threads of more items take turns in it): else REGISTER_DEMAND.
class TimedGpu final : public Gpu {
public:
    TimedGpu(Memory& memory, const MachineConfig& config, const TimedOptions& options = {});

    Result<void> draw(const DrawCommand& command) override;
    void clear(const ClearCommand& command) override;
    void copy(const CopyCommand& command) override;
    void finish() override;
    void beforeHostRead(SurfaceId surface) override;
    void beforeHostWrite(const HostWrite& write) override;
    /// Raises the frame's interrupt. The next draw finds the machine as reset, but for its clock and counters (RUN-14).
    void endFrame() override;
    [[nodiscard]] Memory& memory() override;
    /// The same for who looks on: the host has no turn.
    [[nodiscard]] const Memory& buffers() const { return m_memory; }
    void setStopToken(std::stop_token stop) override { m_stop = std::move(stop); }
    [[nodiscard]] const DrawCounters& lastDraw() const override { return m_counters; }
    /// Of all draws since construction: cycles, primitives, fragments and samples; no vertices.
    [[nodiscard]] DrawCounters totals() const;
    [[nodiscard]] std::vector<UnitReport> takeUnitReports() override { return m_wiring.unitReports.take(); }

    /// Why the machine could not go on; draws fail until it is taken. With several draws under way alone.
    [[nodiscard]] std::optional<Error> takeFailure() { return std::exchange(m_failure, std::nullopt); }
    /// A draw under way whose program does not come to an end.
    struct FailedDraw {
        std::uint32_t draw = 0;
        Error error;
    };
    [[nodiscard]] std::optional<FailedDraw> failedDraw() const;

    /// Who runs the machine on in the midst of a call; without one it runs by itself.
    void setRunner(MachineRunner runner) { m_runner = std::move(runner); }
    [[nodiscard]] bool isAwaited() const { return m_awaited.has_value(); }
    /// Whether the machine has come to what is awaited; needs that.
    [[nodiscard]] bool hasArrived() const;
    /// Does what is left to do then. More of the same call may be awaited next.
    Result<void> settle();
    [[nodiscard]] FlightMoment flight() const;
    /// After restore() to the same moment.
    void restoreFlight(const FlightMoment& flight);
    /// Whether anything is under way that a call may have to wait for.
    [[nodiscard]] bool hasUnderWay() const { return !commandInterface().state().flight.empty(); }
    /// Whether a call waits for a draw in its midst.
    [[nodiscard]] bool isWaitedForDraw() const { return m_hostWaitsSince.has_value(); }
    /// How much the host has put in so far.
    [[nodiscard]] std::uint64_t putInSoFar() const { return std::uint64_t{m_commands} + m_transfers; }
    /// The oldest draw in flight, as it was put in; null: there is none.
    [[nodiscard]] const DrawCommand* oldestDraw() const;
    /// A draw in flight, as it was put in, by the number of the capture's draw; of several passes the oldest. Null: it
    /// is not in flight.
    [[nodiscard]] const DrawCommand* drawInFlight(std::uint32_t draw) const;

    /// Puts a draw in without running the machine, for callers that run machine() by themselves. Up to sixteen draws
    /// wait; numbers (drawSeq) of draws in flight differ. They are forgotten at the next draw().
    Result<void> submit(const DrawCommand& command);
    /// The same for a command buffer as the hardware reads it (HET-02); its draws are numbered from `firstDraw` on.
    /// What is wrong in it becomes an error event when the machine comes to it.
    Result<void> submit(const CommandBuffer& buffer);

    /// For draws put in by submit(): runs on, to the goal, the end of everything, or a program that has none.
    Result<RunOutcome> runUntil(const RunGoal& goal, const std::stop_token& stop);
    /// Events since construction, or before the moment restored; 0 without TimedOptions::traceHash.
    [[nodiscard]] std::uint64_t eventCount() const { return m_hasher.eventCount(); }

    /// Between cycles. Buffers are the caller's: copy memory() along.
    [[nodiscard]] TimedMoment moment();
    /// To a moment of this machine or of one that is wired alike; memory() holds what it held then. With a draw in
    /// flight, bind it next.
    void restore(const TimedMoment& moment);
    /// As Machine::snapshot(), but MEM shows no buffers: to hash them all would cost more than everything else.
    [[nodiscard]] Snapshot snapshotWithoutBuffers();
    /// Makes what a draw in flight refers to known again, from the present contents of memory().
    Result<void> bind(const DrawCommand& command);
    Result<void> bind(const CommandBuffer& buffer);

    /// Whether fragments of the last draw bypassed the processors: how the next one finds the machine.
    [[nodiscard]] bool isBypassed() const { return m_wiring.commandInterface->state().bypass.isBypassed(); }
    /// What the commands so far have left in the registers.
    [[nodiscard]] const RegisterImage& image() const { return m_wiring.commandInterface->state().image; }
    /// The commands of a draw put in since the last draw(); null: there is none of that number.
    [[nodiscard]] std::shared_ptr<const DrawWords> words(std::uint32_t draw) const;
    /// Null without hiz.enabled.
    [[nodiscard]] const HierarchicalZ* hiz() const { return m_wiring.hiz; }
    /// Null with bypass.mode off, and on preset SEQ.
    [[nodiscard]] const BypassBank* bypassBank() const { return m_wiring.bypassBank; }
    /// Of a draw put in by submit(); null: it does not bypass the processors.
    [[nodiscard]] const BypassPlan* bypassPlan(std::uint32_t draw) const { return m_wiring.tables.plans.find(draw); }
    /// Who is told of every tile that HIZ judges; null: nobody. Without HIZ there is nothing to tell.
    void watchTiles(TileWatch* watch)
    {
        if (m_wiring.hiz)
            m_wiring.hiz->watchTiles(watch);
    }
    /// What a draw put in by submit() runs on the processors; null: it is no longer in flight.
    [[nodiscard]] const ProgramBindings* programs(std::uint32_t draw) const
    {
        return m_wiring.tables.programs.find(draw);
    }
    [[nodiscard]] const Multiplexer& multiplexer() const { return *m_wiring.multiplexer; }
    [[nodiscard]] const DepthStencilUnit& depthStencil() const { return *m_wiring.depthStencil; }
    /// Between cycles (BYP-02).
    [[nodiscard]] std::vector<ThreadRow> threads() { return threadTable(m_wiring); }
    [[nodiscard]] Machine& machine() { return m_wiring.machine; }
    [[nodiscard]] ObserverHub& hub() { return m_wiring.machine.hub(); }
    [[nodiscard]] const FragmentPath& fragmentPath() const { return m_wiring.fragmentPath; }
    [[nodiscard]] const TaskPath& taskPath() const { return m_wiring.taskPath; }
    /// What the processors' segments came to since construction (FSEG-13); no pipelines in pull mode.
    [[nodiscard]] SegmentStatistics segmentStatistics() const;
    /// Of every part from the first cycle on (BYP-15); illustrative.
    [[nodiscard]] EnergyLedger energy() const;
    /// Its total, for callers that look often.
    [[nodiscard]] Energy consumedEnergy() const;
    /// Whoever watches them has them told by draw (RUN-09). They do not come back with restore().
    [[nodiscard]] DrawOperations& operationsOfDraws() { return m_wiring.operationsOfDraws; }
    /// Between cycles: whether a draw, clear or copy may begin with nothing under way, or retire, in the cycle that
    /// comes next.
    [[nodiscard]] bool isAtTurn() const { return commandInterface().isAtTurn(); }
    [[nodiscard]] const PowerDomains& powerDomains() const { return m_wiring.powerManager->domains(); }
    [[nodiscard]] const PowerManager& powerManager() const { return *m_wiring.powerManager; }
    /// Of a power domain since the machine's first cycle; between cycles (BYP-15).
    [[nodiscard]] std::uint64_t operations(std::uint32_t domain) const { return m_wiring.operationsOf(domain); }
    /// By number.
    [[nodiscard]] std::span<const ShaderProcessor* const> processors() const { return m_wiring.processors; }
    /// Asks for a state of a part, between cycles (BYP-13); a sentence when there is no such part, or when it is not
    /// switched. The power manager obeys, delays or refuses as the machine runs on.
    Result<void> requestPower(std::string_view domain, PowerState state);
    /// Of all events since construction; nothing without TimedOptions::traceHash.
    [[nodiscard]] std::optional<Hash128> traceHash() const;

private:
    [[nodiscard]] const CommandInterface& commandInterface() const { return *m_wiring.commandInterface; }
    Result<void> drawAlone(const DrawCommand& command);
    void streamTransfer(const TransferCommand& command);
    [[nodiscard]] bool isTakenUp() const;
    /// With one draw under way at once.
    Result<void> putInAlone(const DrawCommand& command);
    Result<void> putIn(const DrawCommand& command);
    void finishFrame();
    void tellHostWaited(const Awaited& wait, HostWaitReason reason);
    Result<void> await(const Awaited& awaited);
    Result<void> settleAll();
    Result<void> runOn(const std::function<bool()>& reached);
    void runOnUntil(const std::function<bool()>& reached);
    void forgetRetired();
    void awaitOwnTarget(const DrawState& state);
    [[nodiscard]] bool isUnderWay(std::uint32_t draw) const;
    [[nodiscard]] std::optional<std::uint32_t> youngestThat(const std::function<bool(const SurfaceUse&)>& is) const;
    void awaitInStream(std::uint32_t draw, CommandWaitReason reason);
    void awaitWriters(SurfaceId to, SurfaceId from);
    void awaitForHost(std::uint32_t draw, HostWaitReason reason);
    Cycle waitForDraw(std::uint32_t draw);
    void keepTexturesOfReaders(SurfaceId surface);

    Result<void> bindDraw(const DrawCommand& command);
    static TransferRates transferRates(const MachineConfig& config);
    void bindTransfers(const CommandBuffer& buffer);
    /// `image`: as the machine is when it comes to the draw; as the draw leaves it.
    Result<void> bindWords(const DrawCommand& command, const DrawWords& words, RegisterImage& image);
    /// The words of a draw for registers that hold this.
    std::shared_ptr<const DrawWords> write(const DrawCommand& command, const RegisterImage& image);
    void forgetWords(std::uint32_t draw);
    void bindBuffer(const CommandBuffer& buffer, RegisterImage& image);
    Error refuse(const DrawCommand& command, ErrorKind kind, const Error& error);
    /// Whether the draw's fragments bypass the processors; what they do instead is bound then (BYP-06).
    void bindState(const DrawCommand& command);
    Result<void> bindBasic(const DrawCommand& command);
    Result<bool> bindBypass(const DrawCommand& command);
    /// Of what runs on the processors.
    Result<void> checkDemand(const DrawCommand& command, const ProgramBindings& programs, bool isBypassed);
    void push(std::uint32_t firstDraw, std::uint64_t callNumber);
    Result<void> run();
    void forgetDraws();
    [[nodiscard]] bool isFaulted() const;
    [[nodiscard]] Checkpoint withoutBuffers();
    void restoreWithoutBuffers(const Checkpoint& checkpoint);
    void startCounting(const DrawCommand& command);
    void finishCounting();

    Result<ProgramBinding> bindProgram(const ProgramState& programs, ShaderStage stage);
    /// That a task's items may have each.
    [[nodiscard]] std::uint32_t registersOf(ShaderStage stage) const;

    /// BYP-02: whether the stage's register bank holds an item of this program.
    [[nodiscard]] Result<void> checkBank(const Program& program) const;
    /// FSEG-06: whether an empty segment holds a fragment of this program.
    [[nodiscard]] Result<void> checkFit(const ProgramBinding& fragment) const;

    Memory& m_memory;
    const std::uint32_t m_draws;
    const bool m_runsFrames;
    const bool m_isAwaitedLater;
    const TransferRates m_transferRates;
    const std::shared_ptr<const ReachableUnits> m_units;
    const BoundsPolicy m_boundsPolicy;
    MachineWiring m_wiring;
    const Indirect<ColorEngineConfig> m_colorEngine;
    const std::optional<std::uint32_t> m_segmentWords; ///< seg.words, in segment mode
    const std::array<std::uint32_t, 2> m_regBankWords; ///< by ShaderStage: bank A, bank B
    const BypassChooser m_bypass;
    const EnergyTable m_energyTable;
    const std::vector<const EnergyRow*> m_energyRows; ///< by domain; null: it consumes nothing
    std::stop_token m_stop;
    ProgramCache m_programs;
    ProgramIdentities m_identities; ///< of the draws under way
    std::optional<Error> m_failure;
    MachineRunner m_runner;
    std::optional<Awaited> m_awaited;
    std::optional<Cycle> m_hostWaitsSince; ///< in the midst of a call, for a draw under way
    std::deque<DrawCommand> m_waiting;     ///< of the call that awaits: put in behind each other
    TraceHasher m_hasher;
    std::optional<Subscription> m_hashing;
    std::optional<DrawMeter> m_meter;
    DrawEncoder m_driver;               ///< of draws that come without words for this machine's registers
    std::vector<WrittenDraw> m_written; ///< since the last draw()
    RegisterImage m_pending;            ///< as the machine will be when it has read what was submitted
    std::uint32_t m_commands = 0;       ///< submitted so far
    std::uint32_t m_transfers = 0;      ///< likewise, of the frame
    DrawCounters m_counters;
    DrawCounters m_before; ///< what the units had counted when the draw began
};

} // namespace vitrine::core
