// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "captures/store/capture_info.h"
#include "core/observe/snapshot.h"
#include "core/session/picture.h"
#include "views/events/event_index.h"

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
};

/// By the capture's own call number.
using Warnings = std::map<std::uint64_t, std::string>;

/// A moment of the replay.
struct SessionState {
    std::shared_ptr<const CaptureFacts> capture;
    std::uint64_t position = 0;        ///< calls executed
    std::uint64_t callNumber = 0;      ///< the capture's own number of the last of them; 0 before the first
    std::optional<std::size_t> action; ///< the last draw, clear or copy: into capture->index.actions
    std::array<std::shared_ptr<const core::Picture>, 3> pictures; ///< by core::Attachment
    std::shared_ptr<const core::StateNode> drawState;             ///< null before the first draw
    std::shared_ptr<const Warnings> warnings;
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
    friend bool operator==(const Place&, const Place&) = default;
};

} // namespace vitrine::app
