// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/base/vec4.h"
#include "core/session/comparison/comparison.h"
#include "core/session/comparison/image_verdict.h"
#include "core/session/difference/aligned_draws.h"
#include "core/session/difference/decision.h"

#include <functional>
#include <stop_token>
#include <string>

/// How two runs of one frame differ (RUN-10): what each draw, unit and part costs on either side, the first decision
/// that differs, and whether the images do. The frame is run draw by draw, each on the drained machine (RUN-14), so
/// that a draw's cycles are those of every other view. Draws are aligned by what they are, and what a draw does by its
/// place in the stream; never by time.

namespace vitrine::core {

class CallSource;

/// Two numbers, of the first run and of the second.
struct TwoNumbers {
    std::array<std::uint64_t, 2> of{};
    [[nodiscard]] std::int64_t change() const
    {
        return static_cast<std::int64_t>(of[1]) - static_cast<std::int64_t>(of[0]);
    }
    TwoNumbers& operator+=(const TwoNumbers& other)
    {
        for (std::size_t i = 0; i < of.size(); ++i)
            of[i] += other.of[i];
        return *this;
    }
    friend bool operator==(const TwoNumbers&, const TwoNumbers&) = default;
};

struct DrawDifference {
    AlignedDraw draw;
    TwoNumbers cycles;
    TwoNumbers energy;             ///< illustrative, in hundredths
    bool decidesOtherwise = false; ///< a decision differs; of draws that both runs have
};

struct UnitDifference {
    std::string path, kind;
    std::array<bool, 2> isThere{}; ///< on the machine; else its numbers are 0
    TwoNumbers busy, stalled, idle;
};

struct PartDifference {
    std::string name; ///< of a power domain
    std::array<bool, 2> isThere{};
    TwoNumbers energy; ///< illustrative, in hundredths
};

/// The first decision that differs.
struct DecisionDifference {
    std::size_t row = 0; ///< of the draw
    std::uint32_t pass = 0;
    /// By run; nothing: it has none there.
    struct Side {
        Decision decision;
        Text where, outcome;
        std::optional<Cycle> cycle; ///< of the draw
    };
    std::array<std::optional<Side>, 2> sides;
    std::optional<PixelPlace> pixel; ///< that it is about: of a tile, the lower left one
};

/// The first pixel that differs behind a draw.
struct PixelDifference {
    std::size_t row = 0; ///< of the draw
    ImageDifference difference;
    bool wasThere = false;        ///< before the draw already: a clear or an upload has made it
    std::array<Vec4, 2> values{}; ///< of its first sample, 0…1; depth and stencil ÷ 255 in the first component
};

struct RunDifference {
    std::size_t frame = 0;
    std::array<std::string, 2> names; ///< of the runs
    TwoNumbers cycles;                ///< of all draws, by the machines' clocks
    TwoNumbers energy;                ///< likewise, by the machines' accounts; illustrative, in hundredths
    std::vector<DrawDifference> draws;
    std::vector<UnitDifference> units;
    std::vector<PartDifference> parts;
    std::vector<std::string> changedKnobs; ///< "ftq.depth = 8": as the second machine has them
    std::optional<DecisionDifference> decision;
    std::optional<PixelDifference> pixel;
    std::array<CallTroubles, 2> troubles; ///< up to the frame's end

    /// Whether anything does: a draw, a number, a decision or a pixel.
    [[nodiscard]] bool differs() const;
    /// What the rows leave of the change of the whole frame: cycles of draws, cycles of each unit, energy of draws, and
    /// energy of parts. All of it is 0.
    [[nodiscard]] std::uint64_t residual() const;
};

/// Whether the second run has left the pixels of the first.
[[nodiscard]] ImageVerdict imageVerdict(const RunDifference& difference);

/// One of the two runs. The same source on both sides is read once for both.
struct RunSide {
    CallSource& source;
    ComparedConfig machine;
};

struct DifferencePace {
    std::stop_token stop = {};
    bool inThreads = true; ///< both machines at a time. With plugins they are not
    /// Counts draws of the frame; total 0: what comes before them.
    std::function<void(std::uint64_t done, std::uint64_t total)> progress = {};
};

/// Fails when a capture can't be read or has no such frame, when the frame draws nothing, when the frames have no
/// draw in common, when a machine can't run it, and when stopped.
[[nodiscard]] Result<RunDifference> compareRuns(const RunSide& a, const RunSide& b, std::size_t frame,
                                                const DifferencePace& pace = {});

} // namespace vitrine::core
