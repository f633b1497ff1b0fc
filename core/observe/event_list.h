// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/events.h"

#include <cstdint>
#include <type_traits>
#include <variant>

/// The table of all events, a row each: its struct, its public name (spec/00 §9; one for each variant, empty where the
/// queue names it), its meaning, who tells it, and when (EventTime). The row's position is the event's number in the
/// trace hash: append rows, never insert.
// clang-format off
#define VITRINE_EVENTS(apply) \
    apply(ItemPushed, "", words("An item entered a queue; named by the queue."), \
          "queues", InsideDraw) \
    apply(ItemGranted, "", words("A shared queue gave an entry to a processor or device; named by the queue."), \
          "queues", InsideDraw) \
    apply(ItemParked, "", words("A granted entry went back to waiting; named by the queue."), \
          "queues", InsideDraw) \
    apply(ItemReady, "", words("What a waiting entry waited for has arrived; named by the queue."), \
          "queues", InsideDraw) \
    apply(ItemPopped, "", words("An item left a queue; named by the queue."), \
          "queues", InsideDraw) \
    apply(UnitActivityChanged, "idle|working|stalled", words("A unit does something else than in the cycle before."), \
          "every unit", InsideDraw) \
    apply(CommandExecuted, "cmd.exec", words("A command was taken up."), \
          "CI", InsideDraw) \
    apply(InterruptRaised, "irq", words("An interrupt was raised."), \
          "CI", BetweenDraws) \
    apply(RegisterWritten, "register.write", words("A command wrote a register."), \
          "CI", InsideDraw) \
    apply(UniformSet, "uni.set", words("A uniform of the draw's program was set since the program drew last."), \
          "CI", InsideDraw) \
    apply(DrawStarted, "draw.start", words("A draw begins."), \
          "CI", InsideDraw) \
    apply(DrawEnded, "draw.end", words("A draw has left the machine."), \
          "CI", InsideDraw) \
    apply(FrameEnded, "frame.end", words("A window was presented."), \
          "the driver", BetweenDraws) \
    apply(Drained, "drain", words("The machine has drained so that the fragments' way could change."), \
          "CI", InsideDraw) \
    apply(RequestFailed, "req.error", words("A request failed."), \
          "ARB, TEX and fixed-function units", InsideDraw) \
    apply(PowerChanged, "pwr.change", words("A part was switched on, off, or to reduced power."), \
          "PMU", InsideDraw) \
    apply(SegmentChanged, "seg.open|seg.add|seg.close|seg.done|seg.collect", words("A segment was opened, got a fragment, was closed, has run, or gave a fragment back."), \
          "FSD and FSC", InsideDraw) \
    apply(TileJudged, "tile.test|tile.cull|tile.pass|tile.ambiguous|tile.terminate", words("A tile was compared with its bounds."), \
          "HIZ", InsideDraw) \
    apply(HizUpdated, "hiz.update", words("The bounds of a tile changed; hiz.before and hiz.after follow."), \
          "HIZ", InsideDraw) \
    apply(OpacityLookedUp, "l1.result|l2.lookup", words("The classes of a texture's texels were looked up."), \
          "HIZ", InsideDraw) \
    apply(TextureScanned, "tex.scan|tex.classify", words("The driver has looked through a texture for this draw."), \
          "CI", InsideDraw) \
    apply(DepthTested, "z.test", words("The samples of a pixel were tested."), \
          "ZST", InsideDraw) \
    apply(StencilChanged, "stencil.op|stencil.wrap", words("An operation was applied to a stencil sample."), \
          "ZST", InsideDraw) \
    apply(BlendStepExecuted, "blend.instr|pgpe.instr", words("An instruction of the blender or of the pixel engine was executed."), \
          "CU", InsideDraw) \
    apply(PixelWritten, "pixel.write", words("A pixel of the color buffer was written."), \
          "CU", InsideDraw) \
    apply(ConvolutionSectionDone, "conv.section", words("A section of a convolution is done, for a pixel."), \
          "SP", InsideDraw) \
    apply(StageEntered, "stage.enter", words("A stage of the 2-D pipeline was entered."), \
          "CI, SP, RAS, ZST and CU", InsideDraw) \
    apply(ErrorReported, "error", words("The input is wrong, or a unit failed."), \
          "any unit", InsideDraw) \
    apply(WarningReported, "warning", words("The input is unusual."), \
          "any unit", InsideDraw) \
    apply(BypassDecided, "bypass.decide", words("It was decided which way the draw's fragments take."), \
          "CI", InsideDraw) \
    apply(FifoChanged, "fifo.push|fifo.pop|fifo.stall", words("A pixel entered or left the register bank, or waits for room."), \
          "the register bank", InsideDraw) \
    apply(HizBefore, "hiz.before", words("The bounds of a tile before the hiz.update that was told right before."), \
          "HIZ", InsideDraw) \
    apply(HizAfter, "hiz.after", words("The bounds of a tile after that update."), \
          "HIZ", InsideDraw) \
    apply(CommandWaits, "ci.wait", words("A command begins to wait for a draw under way."), \
          "CI", Later) \
    apply(HostWaited, "host.wait", words("The program has waited for a draw under way."), \
          "the driver", Later) \
    apply(TransferChanged, "clear.start|clear.end|copy.start|copy.end", words("A clear or copy begins, or has left the machine."), \
          "CI", Later) \
    apply(BurstStarted, "sp.burst", words("A processor begins to run instructions of a task without interruption; sp.run follows."), \
          "SP", InsideDraw) \
    apply(InstructionsRun, "sp.run", words("Instructions of that burst, as they stand one after the other."), \
          "SP", InsideDraw) \
    apply(HostWritten, "host.write", words("The host has written or freed memory that draws read; it takes no cycles."), \
          "the driver", Later)
// clang-format on

namespace vitrine::core {

/// Any event, for code that treats all events alike. `std::monostate` makes 1 the number of the first event.
#define VITRINE_EVENT_ALTERNATIVE(Type, ...) , Type
using Event = std::variant<std::monostate VITRINE_EVENTS(VITRINE_EVENT_ALTERNATIVE)>;
#undef VITRINE_EVENT_ALTERNATIVE

/// The numbers of events are below this.
inline constexpr std::size_t kEventKinds = std::variant_size_v<Event>;

/// The index of an event in Event. The rows are counted here, because making a variant in order to ask it costs the
/// compiler half a second in every file that does.
template <typename EventType>
inline constexpr std::size_t kEventNumber = 0;
namespace event_numbers {
#define VITRINE_EVENT_NUMBER(Type, ...) , Type
enum Number : std::size_t { None VITRINE_EVENTS(VITRINE_EVENT_NUMBER) };
#undef VITRINE_EVENT_NUMBER
} // namespace event_numbers
#define VITRINE_EVENT_NUMBER(Type, ...)                                                                                \
    template <>                                                                                                        \
    inline constexpr std::size_t kEventNumber<Type> = event_numbers::Type;                                             \
    static_assert(std::is_same_v<std::variant_alternative_t<kEventNumber<Type>, Event>, Type>);
VITRINE_EVENTS(VITRINE_EVENT_NUMBER)
#undef VITRINE_EVENT_NUMBER

/// A set of kinds of events, with a bit for each event number.
using EventKinds = std::uint64_t;
static_assert(kEventKinds <= 64);
template <typename EventType>
constexpr EventKinds kindOf()
{
    return EventKinds{1} << kEventNumber<EventType>;
}

#define VITRINE_EVENT_IS_PLAIN(Type, ...)                                                                              \
    static_assert(sizeof(Type) == 24 && std::is_trivially_copyable_v<Type> &&                                          \
                      std::has_unique_object_representations_v<Type>,                                                  \
                  #Type " must be 24 bytes without padding");
VITRINE_EVENTS(VITRINE_EVENT_IS_PLAIN)
#undef VITRINE_EVENT_IS_PLAIN

} // namespace vitrine::core
