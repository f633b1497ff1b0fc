// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/observe/description.h"
#include "core/session/machine/moment_search.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Where a run inside a draw stops (ONE-06). A breakpoint names units and queues by their paths, so it holds on every
/// machine. People write it, and files keep it, in this form:
///
///   event NAME [at PLACE]        event task.issue · event z.test at zst · event irq, between draws
///   QUEUE >= N, <= N, = N        ftq >= 64
///   QUEUE full, QUEUE empty      apq full
///   PLACE changes                ftq changes · sp.0 changes
///   pixel X,Y [written]          pixel 12,34, from the left and from the bottom
///   task N [of draw D]           task 18 of draw 3
///   register NAME                register blend.sourceColor · register blend · register 0x181
///
/// PLACE is the path of a unit or a queue.

namespace vitrine::core {

struct EventStop {
    std::string name;
    std::string place; ///< empty: anywhere
    friend bool operator==(const EventStop&, const EventStop&) = default;
};
struct LevelStop {
    enum class Test : std::uint8_t { AtLeast, AtMost, Exactly, Full, Empty };
    std::string queue;
    Test test = Test::Full;
    std::uint32_t level = 0; ///< of the first three
    friend bool operator==(const LevelStop&, const LevelStop&) = default;
};
/// Stops when the fill of a queue changes, or what a unit does.
struct ChangeStop {
    std::string place;
    friend bool operator==(const ChangeStop&, const ChangeStop&) = default;
};
struct PixelStop {
    std::uint16_t x = 0;
    std::uint16_t y = 0; ///< from the bottom
    AtPixel::What what = AtPixel::What::Anything;
    friend bool operator==(const PixelStop&, const PixelStop&) = default;
};
struct TaskStop {
    ItemId task;
    std::optional<std::uint32_t> draw; ///< counted over the capture; none: in every draw
    friend bool operator==(const TaskStop&, const TaskStop&) = default;
};

/// Stops when a command writes a register of this name or group (RUN-01, registersNamed()).
struct RegisterStop {
    std::string name;
    friend bool operator==(const RegisterStop&, const RegisterStop&) = default;
};

using Breakpoint = std::variant<EventStop, LevelStop, ChangeStop, PixelStop, TaskStop, RegisterStop>;

[[nodiscard]] std::string breakpointText(const Breakpoint& breakpoint);
/// Reads a breakpoint. The error is a sentence for people.
[[nodiscard]] Result<Breakpoint> parseBreakpoint(std::string_view text);

/// Whether it stops where a frame ends: at an event that is told between draws.
[[nodiscard]] bool stopsBetweenDraws(const Breakpoint& breakpoint);
/// Whether the breakpoint can stop in this draw of the capture at all.
[[nodiscard]] bool appliesTo(const Breakpoint& breakpoint, std::uint32_t draw);
/// The condition that a breakpoint means on a machine. The error is a sentence: the machine has no such part.
[[nodiscard]] Result<MomentCondition> momentCondition(const Breakpoint& breakpoint,
                                                      std::span<const UnitDescription> units,
                                                      std::span<const QueueDescription> queues);

/// Reads a breakpoint that can stop on such a machine: every event, unit and queue that it names must be there. The
/// error is a sentence. Breakpoints of files may wait for another machine: parseBreakpoint() reads these.
[[nodiscard]] Result<Breakpoint> readBreakpoint(std::string_view text, std::span<const UnitDescription> units,
                                                std::span<const QueueDescription> queues);

/// The public names of all events (spec/00 §9) that a machine with these queues can emit, sorted.
[[nodiscard]] std::vector<std::string> eventNamesOf(std::span<const QueueDescription> queues);

} // namespace vitrine::core
