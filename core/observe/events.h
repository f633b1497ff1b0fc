// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/ids.h"
#include "core/observe/stream_events.h"

#include <cstdint>

/// Everything that can be seen while the machine runs: the vocabulary of spec/00 §9 as small plain structs.
///
/// Each has 24 bytes without padding, so that its memory is its stable encoding in the trace hash (ONE-03): name spare
/// bytes `reserved` and leave them 0. `cycle` is when the event takes effect: for queues the clock edge, so a push
/// executed in cycle c is reported in c+1 (effect rule, spec/00 §5). `draw` counts draws of the capture from 0. Events
/// of one cycle are delivered in wiring order, whatever order the units ticked in.
///
/// Those of the stream of commands are in core/observe/stream_events.h, which is part of this header.

namespace vitrine::core {

inline constexpr std::uint32_t kNoDraw = ~std::uint32_t{0};
/// Clears and copies are in the stream beside draws, and are numbered from here on (RUN-06).
inline constexpr std::uint32_t kFirstTransfer = 0x8000'0000;
[[nodiscard]] constexpr bool isTransfer(std::uint32_t draw)
{
    return draw >= kFirstTransfer && draw != kNoDraw;
}

// ---- what the kernel reports by itself: queues. Their public names (`task.enqueue`, …) are in
// QueueDescription::names.

/// An item entered a queue: its occupancy is one higher from `cycle` on.
struct ItemPushed {
    Cycle cycle;
    QueueId queue;
    std::uint32_t draw;
    ItemId item;
    ItemId parent;
};

/// Why a scheduler gave this entry and no other (HET-07). Inside of a queue it always takes the oldest.
enum class GrantReason : std::uint8_t {
    None,        ///< there was no choice: the queue has one reader, in order
    OnlyKind,    ///< no other kind of work waited
    Policy,      ///< other kinds waited, too; the policy puts this one first
    SlotMissing, ///< the policy puts another kind first, which has no pending slot to start with
    Share        ///< the policy puts another kind of new work first, which has had its share (BYP-04)
};
inline constexpr int kGrantReasonCount = 5;

/// A shared queue gave an entry, which stays in it, to a processor or device.
struct ItemGranted {
    Cycle cycle;
    QueueId queue;
    std::uint32_t draw;
    ItemId item;
    std::uint16_t port;
    GrantReason reason;
    std::uint8_t reserved;
};

/// A granted entry went back to waiting: a task was swapped out.
struct ItemParked {
    Cycle cycle;
    QueueId queue;
    std::uint32_t draw;
    ItemId item;
    ItemId parent;
};

/// What a waiting entry waited for has arrived.
struct ItemReady {
    Cycle cycle;
    QueueId queue;
    std::uint32_t draw;
    ItemId item;
    ItemId parent;
};

/// An item left a queue: its occupancy is one lower from `cycle` on.
struct ItemPopped {
    Cycle cycle;
    QueueId queue;
    std::uint32_t draw;
    ItemId item;
    ItemId parent;
};

// ---- what the kernel reports by itself: units

enum class Activity : std::uint8_t { Idle, Working, Stalled };

/// Why a unit can't go on. No other reasons exist, so every view can switch over all of them.
enum class StallReason : std::uint8_t { InputEmpty, OutputFull, ResourceBusy, Ordering, Memory };
inline constexpr int kStallReasonCount = 5;

/// Sent only when the activity of a unit differs from the cycle before. These are the edges of the intervals in a
/// timeline.
struct UnitActivityChanged {
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    Activity activity;
    StallReason reason; ///< with Stalled; else it is InputEmpty
    std::uint16_t reserved;
    QueueId blocker; ///< the queue that the unit waits for, where it has named one
};

// ---- what units report: devices and power

struct RequestFailed { // req.error
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    ItemId request;
    std::uint8_t device;
    std::uint8_t status;
    std::uint16_t reserved;
};

struct PowerChanged { // pwr.change
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint32_t domain;
    std::uint32_t state;
};

// ---- what units report: segments

/// Added and Collected are told for one fragment each. Opened, Added and Closed come from FSD, Done and Collected from
/// FSC.
enum class SegmentStep : std::uint8_t { Opened, Added, Closed, Done, Collected };
enum class SegmentCloseReason : std::uint8_t { None, Slots, Words, Primitives, Programs, Timeout, Flush, QueueFull };

struct SegmentChanged { // seg.open, seg.add, seg.close, seg.done, seg.collect
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint32_t segment; ///< number in the order of opening, from 0
    SegmentStep step;
    SegmentCloseReason reason;
    std::uint16_t pipeline;
};

// ---- what units report: tiles, depth and stencil

enum class TileStep : std::uint8_t { Tested, Culled, Passed, Ambiguous, Terminated };

struct TileJudged { // tile.test, tile.cull, tile.pass, tile.ambiguous, tile.terminate
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint16_t x; ///< in tiles
    std::uint16_t y;
    TileStep step;
    std::uint8_t row;          ///< row of HIZ-11's table, from 1
    std::uint16_t isUnordered; ///< 1: a depth is no number, so that depths can be anything (HIZ-02)
};

struct HizUpdated { // hiz.update(kind)
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint16_t x;
    std::uint16_t y;
    std::uint8_t kind;      ///< 1 full, 2 conservative, 3 unknown, 4 feedback
    std::uint8_t isStencil; ///< 0: the bounds are those of depth
    std::uint16_t reserved;
};

/// The bounds of a tile, as codes of the depth format or values of the stencil buffer. It is told right after
/// HizUpdated, which names the tile and the buffer (HIZ-04): one event has no room for both.
struct HizBefore { // hiz.before
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint32_t least;
    std::uint32_t greatest;
};

struct HizAfter { // hiz.after
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint32_t least;
    std::uint32_t greatest;
};

struct OpacityLookedUp { // l1.result, l2.lookup
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint16_t x;
    std::uint16_t y;
    std::uint8_t layer; ///< 1 or 2
    std::uint8_t level; ///< in layer 2: level of the class pyramid
    std::uint8_t result;
    std::uint8_t entries; ///< in layer 2: entries that were read
};

enum class TextureScanStep : std::uint8_t { Scanned, Classified };

struct TextureScanned { // tex.scan, tex.classify
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint32_t texture;
    TextureScanStep step;
    std::uint8_t level;
    std::uint16_t result;
};

struct DepthTested { // z.test
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint16_t x;
    std::uint16_t y;
    std::uint8_t tap; ///< 0 early, 1 late
    std::uint8_t tested;
    std::uint8_t passed; ///< a bit per sample
    std::uint8_t reserved;
};

/// An operation other than KEEP was applied to a sample. Each sample of a pixel has its own event.
struct StencilChanged { // stencil.op, stencil.wrap
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint16_t x;
    std::uint16_t y;
    std::uint8_t before;
    std::uint8_t after;
    std::uint8_t operation; ///< by the numbers of StencilOperation
    std::uint8_t wrapped;   ///< 1: the value has wrapped, stencil.wrap (DEC-29)
};

// ---- what units report: colors and the 2-D stages

enum class BlendEngine : std::uint8_t { Blender, Pgpe };

struct BlendStepExecuted { // blend.instr, pgpe.instr
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint16_t x;
    std::uint16_t y;
    BlendEngine engine;
    std::uint8_t instruction;
    std::uint16_t reserved;
};

/// A step of the register bank between AIN and the color updater in bypass (BYP-10). Stalled means that a pixel begins
/// to wait for room.
enum class FifoStep : std::uint8_t { Pushed, Popped, Stalled };

struct FifoChanged { // fifo.push, fifo.pop, fifo.stall
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint32_t pixel; ///< how many pixels of the draw came before it
    FifoStep step;
    std::uint8_t reserved;
    std::uint16_t occupancy; ///< after this step, in pixels
};

struct PixelWritten {
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint16_t x;
    std::uint16_t y;
    ItemId fragment;
};

struct ConvolutionSectionDone { // conv.section
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint32_t section;
    std::uint32_t taps;
};

struct BurstStarted { // sp.burst
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    ItemId task;
    std::uint32_t next; ///< the instruction at which the task stands behind the burst; its last one once it has ended
};

enum class BurstEnding : std::uint8_t { // what a task does behind it
    GoesOn,                             ///< more instructions of the burst follow, in another sp.run
    Posts,                              ///< its last instruction is a SEND: its request is to be posted
    Waits,                              ///< its next instruction needs an answer
    Ends,                               ///< its program has ended
    Fails,                              ///< its program does not come to an end
};

/// Instructions of the burst told right before, as they follow in the program: a branch begins another of these.
struct InstructionsRun { // sp.run
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint32_t first;
    std::uint16_t count;
    std::uint8_t clocks; ///< of the processor, for each of them
    BurstEnding ending;
};

struct StageEntered { // stage.enter
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint32_t stage;
    std::uint32_t reserved;
};

// ---- what went wrong in the input

enum class ErrorCode : std::uint16_t {
    UnknownCommand,
    TruncatedCommand,
    HostAddress,
    UnsupportedClient,
    SelectWithoutFlush,
    BadVertex,
    NoProgram,
    NoStencil,
    FragmentTooLarge,
    OrphanResult,
    NoDevice,
    BadResultShape,
    DeviceFault,
    Deadlock,
    BadIndex,
    RegisterDemand,   ///< a hand-written program needs more than a register bank has (BYP-02)
    NeedsFullShading, ///< it is to bypass the processors, but its program needs full shading (BYP-07)
    NoSource,         ///< the basic 2-D path is to take colors from a surface that is not there (VG2D-40)
};
inline constexpr int kErrorCodeCount = 18;

struct ErrorReported { // error
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint32_t index; ///< number of the item or command; for an API call, the capture's own number
    ErrorCode code;
    std::uint16_t reserved;
};

enum class WarningCode : std::uint16_t {
    EmptyDraw,
    UnusedVertices,
    DegeneratePrimitive,
    DegenerateInput,
    UnknownKnob,
    AttributeOverflow, ///< fragments were dropped because a varying is too large for a float there (BYP-18)
    PowerRefused,      ///< the last ALU for vertices keeps its power while there are some (BYP-13)
    BypassTooLarge,    ///< a pixel of the draw is larger than a register bank, so it is shaded (BYP-10)
    BelowVertexRate,   ///< in bypass fewer vertices are shaded than without: throughput below NV (BYP-09)
    SamplesOwnTarget,  ///< the draw reads what it draws to, which the API leaves undefined (RUN-03)
    StreamSplit,       ///< the frame's commands so far have more than kMostStreamBytes: the draw begins anew (RUN-01)
};
inline constexpr int kWarningCodeCount = 11;

struct WarningReported {
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint32_t count;
    WarningCode code;
    std::uint16_t reserved;
};

} // namespace vitrine::core
