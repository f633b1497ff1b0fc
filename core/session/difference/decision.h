// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/text.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <tuple>

/// What the units of a machine decide in a draw, as two runs of it are compared by (RUN-10): named by its place in the
/// stream, with its outcome, and without the cycle in which it was taken.
///
///   kind           identity                                    outcome
///   bypass         the draw                                    which way fragments go, and why
///   gating         power domain, how often it was switched     its new state
///   verdict        primitive, tile                             row of HIZ-11's table, what it found and orders
///   test           quad, in the order of the stream            samples that pass, and the test that the others fail
///   discard        quad, in the order of the stream            samples that the program keeps
///   pixel write    quad, in the order of the stream            samples that go to the color updater
///   grant          task, how often it was granted              the processor, and why the task was chosen
///   route          task, request of the task                   the device
///   segment close  segment                                     its fragments, its processor, and why it was closed
///
/// Verdicts, tests, discards and pixel writes do not depend on time (ONE-04, RUN-04): the machine without its clock
/// takes them in the order of the stream, on what the draw finds in memory on the machine with its clock. It looks at
/// some quads at a time: within those, all are shaded before one is tested late. All other decisions are events of the
/// machine with its clock.
///
/// Not compared are events that only repeat what a decision is made of, like updates of bounds and look-ups, and those
/// that only say when something happened, like queues that fill and units that wait.

namespace vitrine::core {

enum class DecisionKind : std::uint8_t {
    Bypass,
    Gating,
    Verdict,
    Test,
    Discard,
    PixelWrite,
    Grant,
    Route,
    SegmentClose,
};
inline constexpr std::array<std::string_view, 9> kDecisionNames{
    words("bypass"),      words("gating"), words("verdict"), words("test"),         words("discard"),
    words("pixel write"), words("grant"),  words("route"),   words("segment close")};
[[nodiscard]] constexpr std::string_view nameOf(DecisionKind kind)
{
    return kDecisionNames[static_cast<std::size_t>(kind)];
}

/// Of segments, which hold fragments of several primitives: they come behind all else.
inline constexpr std::uint32_t kBehindPrimitives = ~std::uint32_t{0};

struct Decision {
    DecisionKind kind = DecisionKind::Bypass;
    /// Four samples of each pixel of a quad at a time. Of a task: 0 of vertices, 1 of fragments.
    std::uint8_t group = 0;
    std::uint16_t x = 0, y = 0; ///< the tile's column and row, or the quad's lower left pixel
    /// From 1; 0: the draw, or vertices. Of tests and what follows them the last one that was rasterized by then.
    std::uint32_t primitive = 0;
    std::uint32_t subject = 0; ///< number of the task or segment in the draw, from 0; domainSubject() of a power domain
    std::uint32_t ordinal = 0; ///< of the subject's decisions of this kind, from 0
    /// Bypass: isBypassed, reason, class, rule; gating: state; verdict: row, TileResult, CoarseResult, DiscardVerdict;
    /// grant: port, reason; route: port; segment close: reason, processor; a byte each. Then of segment close how many
    /// fragments, in 16 bits. Masks of samples, of 16 bits: test: passed, stencil failed, depth failed; discard: kept,
    /// covered; pixel write: covered.
    std::uint64_t outcome = 0;

    [[nodiscard]] std::uint8_t byte(unsigned place) const { return static_cast<std::uint8_t>(outcome >> 8 * place); }
    [[nodiscard]] std::uint16_t mask(unsigned place) const { return static_cast<std::uint16_t>(outcome >> 16 * place); }
    /// Its place in the stream, for what the machine with its clock decides.
    [[nodiscard]] auto key() const { return std::tuple(primitive, kind, group, subject, ordinal); }
    /// Verdict, test, discard or pixel write.
    [[nodiscard]] bool isTimeless() const { return kind >= DecisionKind::Verdict && kind <= DecisionKind::PixelWrite; }
    friend bool operator==(const Decision&, const Decision&) = default;
};

[[nodiscard]] constexpr std::uint64_t inBytes(std::uint8_t first, std::uint8_t second = 0, std::uint8_t third = 0,
                                              std::uint8_t fourth = 0)
{
    return first | std::uint64_t{second} << 8 | std::uint64_t{third} << 16 | std::uint64_t{fourth} << 24;
}

/// One number that differs when a part of the decision does, as good as always.
[[nodiscard]] std::uint64_t hashOf(const Decision& decision);

using TakeDecision = std::function<void(const Decision& decision)>;
using TakeTimedDecision = std::function<void(const Decision& decision, Cycle cycle)>;

} // namespace vitrine::core
