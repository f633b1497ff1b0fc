// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cycle.h"
#include "core/base/ids.h"
#include "core/session/resource_id.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

/// What can be clicked, selected and gone to. Values; every one can be named in a sentence (describe()).

namespace vitrine::views {

// Places: following one moves the replay.

/// After so many executed calls.
struct PositionLink {
    std::uint64_t position = 0;
    friend bool operator==(const PositionLink&, const PositionLink&) = default;
};
/// What a cycle is counted in (RUN-07).
enum class CycleAxis : std::uint8_t {
    Shown, ///< what the docks show when the link is followed
    Draw,  ///< the draw alone
    Frame  ///< its frame, from the first cycle of that
};

/// Just after a draw, counted from 0 over the capture; inside it with a cycle.
struct DrawLink {
    std::uint32_t draw = 0;
    std::optional<core::Cycle> cycle = {};
    CycleAxis axis = CycleAxis::Shown;
    friend bool operator==(const DrawLink&, const DrawLink&) = default;
};
/// Just after a call, by the capture's own number.
struct CallLink {
    std::uint64_t number = 0;
    friend bool operator==(const CallLink&, const CallLink&) = default;
};
/// The picture of a frame as presented, counted from 0.
struct FrameLink {
    std::uint64_t frame = 0;
    friend bool operator==(const FrameLink&, const FrameLink&) = default;
};

// Things at a place: following one selects it and brings up the dock that shows it.

struct ResourceLink {
    core::ResourceId id;
    friend bool operator==(const ResourceLink&, const ResourceLink&) = default;
};
/// Of the framebuffer that is shown, in GL's coordinates: from the left and from the bottom.
struct PixelLink {
    std::uint32_t x = 0;
    std::uint32_t y = 0;
    friend bool operator==(const PixelLink&, const PixelLink&) = default;
};
/// A vertex of a draw, in the order in which its vertices are shaded: index into the draw's vertex sequence.
struct VertexLink {
    std::uint32_t draw = 0; ///< counted over the capture
    std::uint32_t vertex = 0;
    friend bool operator==(const VertexLink&, const VertexLink&) = default;
};
struct PrimitiveLink {
    std::uint32_t draw = 0;
    std::uint32_t primitive = 0; ///< counted from 1 behind clipping and culling, as the rasterizer's items are
    friend bool operator==(const PrimitiveLink&, const PrimitiveLink&) = default;
};
/// A fragment of a draw. Where a draw touches a pixel several times, `primitive` tells which.
struct FragmentLink {
    std::uint32_t draw = 0;
    std::uint32_t primitive = 0;
    std::uint32_t x = 0; ///< from the left
    std::uint32_t y = 0; ///< from the bottom
    friend bool operator==(const FragmentLink&, const FragmentLink&) = default;
};

/// A unit or a queue of the machine, by its path: "sp.0", "ftq".
struct UnitLink {
    std::string path;
    friend bool operator==(const UnitLink&, const UnitLink&) = default;
};
struct QueueLink {
    std::string path;
    friend bool operator==(const QueueLink&, const QueueLink&) = default;
};
/// What moved through the machine while it ran a draw. Numbers are the machine's, which begin anew with every draw.
struct TaskLink {
    std::uint32_t draw = 0; ///< counted over the capture
    core::ItemId task;
    friend bool operator==(const TaskLink&, const TaskLink&) = default;
};
struct RequestLink {
    std::uint32_t draw = 0;
    core::ItemId request;
    friend bool operator==(const RequestLink&, const RequestLink&) = default;
};
struct SegmentLink {
    std::uint32_t draw = 0;
    std::uint32_t segment = 0; ///< in the order of opening
    friend bool operator==(const SegmentLink&, const SegmentLink&) = default;
};
/// A draw, clear or copy of a frame, or a wait, in the order of the frame's timeline.
struct FrameThingLink {
    std::uint32_t draw = 0;  ///< the first one of the frame, counted over the capture
    std::uint32_t thing = 0; ///< from 0
    friend bool operator==(const FrameThingLink&, const FrameThingLink&) = default;
};
/// A tile of HIZ in a draw, counted from the lower left corner.
struct TileLink {
    std::uint32_t draw = 0;
    std::uint32_t column = 0;
    std::uint32_t row = 0;
    friend bool operator==(const TileLink&, const TileLink&) = default;
};
/// A register of the pipeline, by its name: "blend.sourceColor".
struct RegisterLink {
    std::string name;
    friend bool operator==(const RegisterLink&, const RegisterLink&) = default;
};

/// What is selected. Nothing: monostate.
using Selection =
    std::variant<std::monostate, PositionLink, ResourceLink, PixelLink, VertexLink, PrimitiveLink, FragmentLink,
                 UnitLink, QueueLink, TaskLink, RequestLink, SegmentLink, FrameThingLink, TileLink, RegisterLink>;

/// A place or a thing. A place may bring a thing with it: "draw 12, pixel 3,4".
struct Link {
    using Place = std::variant<std::monostate, PositionLink, DrawLink, CallLink, FrameLink>;
    Place place;         ///< nothing: stays
    Selection selection; ///< nothing: stays selected what is
    /// Where to look at it: the id of a dock (views/base/dock_row.h); empty: the one that shows such things.
    const char* dock = "";
};

} // namespace vitrine::views
