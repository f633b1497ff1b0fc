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
template <typename EventType>
inline constexpr std::size_t kEventNumber = Event(EventType{}).index();

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
