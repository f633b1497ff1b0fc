// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/run_plan.h"
#include "captures/store/capture_info.h"
#include "core/observe/description.h"
#include "core/observe/snapshot.h"
#include "core/session/checkpoints.h"
#include "core/session/event_search.h"
#include "core/session/fault_policy.h"
#include "core/session/frame/frame_starts.h"
#include "core/session/picture.h"
#include "views/base/moment.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>

/// What the session's thread tells the window: values that nobody changes any more.

namespace vitrine::app {

/// An open capture.
struct CaptureFacts {
    std::filesystem::path path;
    captures::CaptureSummary summary;
    captures::Provenance provenance;
    views::EventIndex index;
    views::SharedMachine machine; ///< that it is replayed on, never null
    /// Of the replay that is shown, which others on the same machine may share: it looks after its own threads.
    std::shared_ptr<core::Checkpoints> checkpoints;
    std::shared_ptr<core::FrameStarts> frames; ///< likewise
    core::FaultPolicy faultPolicy = core::FaultPolicy::Skip;
};

using Warnings = views::CallWarnings;

/// Where both tell of a call, what is not said yet is said too.
inline void addWarnings(Warnings& all, const Warnings& more)
{
    for (const auto& [call, sentences] : more)
        for (const core::Text& sentence : sentences)
            if (std::vector<core::Text>& known = all[call]; std::ranges::find(known, sentence) == known.end())
                known.push_back(sentence);
}
/// That the file is not as it was written, told of the capture as a whole.
[[nodiscard]] inline Warnings damageWarning(const core::Text& sentence)
{
    return {{views::kWholeCapture, {core::textOf("the file is damaged: {}", sentence)}}};
}
using InsideDraw = views::MachineMoment;

/// A moment of the replay.
struct SessionState {
    std::shared_ptr<const CaptureFacts> capture;
    std::uint64_t position = 0;        ///< calls executed; inside a draw its own call is not among them yet
    std::uint64_t callNumber = 0;      ///< the capture's own number of the last of them; 0 before the first
    std::optional<std::size_t> action; ///< the last draw, clear or copy, or the one inside: in capture->index.actions
    std::array<std::shared_ptr<const core::Picture>, 3> pictures; ///< by core::Attachment
    std::shared_ptr<const core::StateNode> drawState;             ///< null before the first draw
    std::shared_ptr<const Warnings> warnings;
    std::shared_ptr<const InsideDraw> inside; ///< null between calls
    std::shared_ptr<const RunEnd> run;        ///< of the run that led here; null: none did

    /// As views::Moment has it: the draw that the machine stands inside is among these calls.
    [[nodiscard]] std::uint64_t shownPosition() const { return position + (inside ? 1 : 0); }
};

/// A place named by the user.
struct Place {
    enum class Kind : std::uint8_t {
        FirstLook,  ///< what a fresh capture shows
        Position,   ///< calls executed
        Draw,       ///< just after it, counted from 0 over the capture
        CallNumber, ///< just after it, by the capture's own number
        Frame,      ///< its picture as presented, counted from 0
    };
    Kind kind = Kind::FirstLook;
    std::uint64_t value = 0;
    std::optional<core::Cycle> cycle = {}; ///< with Draw: inside it, after so many of its cycles
    bool isInFrame = false;                ///< with a cycle: it counts in the draw's frame
    bool isFromDraw = false;               ///< in its frame: from where the draw begins
    friend bool operator==(const Place&, const Place&) = default;
};

} // namespace vitrine::app
