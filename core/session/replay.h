// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/gpu/draw_counters.h"
#include "core/gpu/machine_config.h"
#include "core/observe/snapshot.h"
#include "core/session/call_source.h"
#include "core/session/picture.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace vitrine::core {

/// Timed replays run the clocked machine; untimed ones push the same work through without a clock (ONE-04).
enum class Timing : std::uint8_t { Untimed, Timed };

/// Reports the calls done and to do; called at most a few hundred times per seek.
using SeekProgress = std::function<void(std::uint64_t done, std::uint64_t total)>;

/// One capture replayed on one machine, seekable both ways. Single-threaded; several replays are independent.
///
/// A position p means "calls 0 … p−1 have been executed". Seeking restores the nearest checkpoint at or before the
/// target and replays from there (design.md §4).
class Replay {
public:
    Replay(CallSource& source, const MachineConfig& config, Timing timing);
    ~Replay();
    Replay(Replay&&) noexcept;
    Replay& operator=(Replay&&) noexcept;

    /// Moves to `position` (clamped to the capture's length). A call that can't be executed becomes a warning and is
    /// skipped; the capture's own read errors and a stop request end the seek with a sentence, position kept valid.
    Result<void> seek(std::uint64_t position, std::stop_token stop = {}, const SeekProgress& progress = {});
    [[nodiscard]] std::uint64_t position() const;

    /// The bound framebuffer; right after a present, what was presented.
    [[nodiscard]] Picture picture(Attachment attachment) const;

    /// The configuration of the last draw before this position; null before the first.
    [[nodiscard]] std::optional<StateNode> lastDrawState() const;

    /// Counters of the draws that the last seek() executed, in order; of very many, the last million at least.
    [[nodiscard]] const std::vector<DrawCounters>& drawCounters() const;
    /// Of every call executed so far, each once, by call number; the first 10 000.
    [[nodiscard]] const std::map<std::uint64_t, std::string>& warnings() const;

    /// 32 hexadecimal digits over every event of the machine's runs since construction (ONE-03); empty when untimed.
    [[nodiscard]] std::string traceHash() const;

private:
    struct Implementation;
    std::unique_ptr<Implementation> m_implementation;
};

} // namespace vitrine::core
