// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/events.h"

#include <cstdint>
#include <type_traits>
#include <variant>

/// Every event once. An event's position is its number in the trace hash: append, never insert.
// clang-format off
#define VITRINE_EVENTS(apply)                                                                                          \
    apply(ItemPushed) apply(ItemGranted) apply(ItemParked) apply(ItemReady) apply(ItemPopped)                          \
    apply(UnitActivityChanged) apply(CommandExecuted) apply(InterruptRaised) apply(RegisterWritten) apply(UniformSet)  \
    apply(DrawStarted) apply(DrawEnded) apply(FrameEnded) apply(Drained) apply(RequestFailed) apply(MemoryRequested)   \
    apply(MemoryReturned) apply(PowerChanged) apply(SegmentChanged) apply(TileJudged) apply(HizUpdated)                \
    apply(OpacityLookedUp) apply(TextureScanned) apply(DepthTested) apply(StencilChanged) apply(BlendStepExecuted)     \
    apply(PixelWritten) apply(ConvolutionSectionDone) apply(StageEntered) apply(ErrorReported) apply(WarningReported)  \
    apply(BypassDecided) apply(FifoChanged)
// clang-format on

namespace vitrine::core {

/// Any event, for those who keep or forward them all alike. `std::monostate` makes the list's first event number 1.
#define VITRINE_EVENT_ALTERNATIVE(Type) , Type
using Event = std::variant<std::monostate VITRINE_EVENTS(VITRINE_EVENT_ALTERNATIVE)>;
#undef VITRINE_EVENT_ALTERNATIVE

/// Numbers of events are below this.
inline constexpr std::size_t kEventKinds = std::variant_size_v<Event>;

/// An event's index in Event. Counted beside the variant, since making one in order to ask it takes the compiler half a
/// second in every file that does.
template <typename EventType>
inline constexpr std::size_t kEventNumber = 0;
namespace event_numbers {
#define VITRINE_EVENT_NUMBER(Type) , Type
enum Number : std::size_t { None VITRINE_EVENTS(VITRINE_EVENT_NUMBER) };
#undef VITRINE_EVENT_NUMBER
} // namespace event_numbers
#define VITRINE_EVENT_NUMBER(Type)                                                                                     \
    template <>                                                                                                        \
    inline constexpr std::size_t kEventNumber<Type> = event_numbers::Type;                                             \
    static_assert(std::is_same_v<std::variant_alternative_t<kEventNumber<Type>, Event>, Type>);
VITRINE_EVENTS(VITRINE_EVENT_NUMBER)
#undef VITRINE_EVENT_NUMBER

/// A set of kinds of events: a bit per event number.
using EventKinds = std::uint64_t;
static_assert(kEventKinds <= 64);
template <typename EventType>
constexpr EventKinds kindOf()
{
    return EventKinds{1} << kEventNumber<EventType>;
}

#define VITRINE_EVENT_IS_PLAIN(Type)                                                                                   \
    static_assert(sizeof(Type) == 24 && std::is_trivially_copyable_v<Type> &&                                          \
                      std::has_unique_object_representations_v<Type>,                                                  \
                  #Type " must be 24 bytes without padding");
VITRINE_EVENTS(VITRINE_EVENT_IS_PLAIN)
#undef VITRINE_EVENT_IS_PLAIN

} // namespace vitrine::core
