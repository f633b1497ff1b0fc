// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/draw_recording.h"
#include "views/machine/node_lookup.h"

#include <QList>

#include <cstdint>
#include <optional>
#include <vector>

/// The client of TEX that does not come through the arbiter (BYP-11, L11). While fragments bypass the processors, it is
/// the register bank, which asks for the textures of each pixel; with tex.initialPrefetch it is AIN, which asks for
/// those of a task before its program runs.

namespace vitrine::views {

struct ArbiterFacts;
struct FactColumn;
struct Track;

/// Its way: client → `requests` → TEX → `texels` → client.
struct InitialPath {
    core::UnitId client, texture;
    core::QueueId requests, texels;
    bool isBypass = false;
};

/// Look-ups of textures.
struct InitialCounts {
    std::uint64_t asked = 0;
    std::uint64_t answered = 0;   ///< texels that are back
    std::uint64_t onTheWay = 0;   ///< asked, and not yet in TEX
    std::uint64_t comingBack = 0; ///< texels on their way to the client
    [[nodiscard]] std::uint64_t waiting() const { return asked - answered; }
    [[nodiscard]] std::uint64_t inTexture() const { return waiting() - onTheWay - comingBack; }
};

/// Nothing when all textures of the draw are asked for by programs.
[[nodiscard]] std::optional<InitialPath> initialPath(const core::DrawRecording& recording);
/// "initial requests", with "(bypass)" where it is one.
[[nodiscard]] QString initialName(const InitialPath& path);
/// Of the draw, by the counters of the queues.
[[nodiscard]] InitialCounts initialTotals(const core::DrawRecording& recording, const InitialPath& path);
/// Until a moment of the draw; nothing while the moment is not known.
[[nodiscard]] std::optional<InitialCounts> initialCounts(const core::Snapshot* moment, const InitialPath& path);

/// What is asked and what comes back over time, with the entries of both queues; none without a path. `facts` must live
/// as long as the tracks.
[[nodiscard]] std::vector<Track> initialTracks(const ArbiterFacts& facts);

/// Who asks TEX, in the order in which it serves them (DEC-05): a row for the programs, and one for initial requests if
/// there is a path. `facts` must live as long as the columns.
[[nodiscard]] QList<FactColumn> clientColumns(const ArbiterFacts& facts);
[[nodiscard]] int clientCount(const ArbiterFacts& facts);

} // namespace vitrine::views
