// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/resource_id.h"
#include "core/session/resources/frame_walk.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// What the calls of a frame do with the objects of the API.

namespace vitrine::core {

enum class UsageAction : std::uint8_t {
    Create,
    Delete,
    Bind,   ///< to a target, a unit, or into use
    Attach, ///< to a framebuffer or a program; also what it is attached to
    Detach,
    Map,
    Upload,   ///< bytes, pixels or a text from the program
    Allocate, ///< of a renderbuffer
    SetUniform,
    Compile,
    Link,
    DrawTo,
    Clear,
    CopyTo,
    MakeMipmaps,
    Discard, ///< contents become undefined
    Run,     ///< a program, by a draw
    Sample,  ///< a texture, by a draw
    FetchVertices,
    FetchIndices,
    Test, ///< depth or stencil, by a draw
    ReadPixels,
    CopyFrom,
    Present,
};

enum class UsageKind : std::uint8_t { Create, Bind, Write, Read, Delete };
[[nodiscard]] UsageKind kindOf(UsageAction action);

/// One thing that a call does with one object.
struct ResourceUsage {
    ResourceId id;
    UsageAction action = UsageAction::Bind;
    std::uint64_t callIndex = 0;
    std::uint64_t callNumber = 0;      ///< the capture's own
    std::optional<std::uint32_t> draw; ///< of draws: counted over the capture
    std::string detail;                ///< "wood on unit 2", "color", "level 1"; may be empty
    friend bool operator==(const ResourceUsage&, const ResourceUsage&) = default;
};

struct FrameUsage {
    FrameRange range;
    std::vector<ResourceUsage> uses; ///< in the order of the calls
    bool isCutOff = false;           ///< there are more than kMaxUses: the rest is left out
};

/// The most uses that are kept of a frame, so that a huge frame does not fill the memory.
inline constexpr std::size_t kMaxUses = 1'000'000;

/// The uses in the frame of a position. It executes the calls of the frame without running draws. Calls that GL refuses
/// do nothing. Objects that have no name any more when they are used are left out. Moves the replay.
[[nodiscard]] Result<FrameUsage> frameUsage(Replay& replay, CallSource& source, std::uint64_t position,
                                            const std::stop_token& stop = {}, const SeekProgress& progress = {});

/// The uses of one call.
[[nodiscard]] Result<std::vector<ResourceUsage>> callUsage(Replay& replay, CallSource& source, std::uint64_t callIndex,
                                                           const std::stop_token& stop = {},
                                                           const SeekProgress& progress = {});

enum class WriteDirection : std::uint8_t { Previous, Next };
struct WriteQuestion {
    ResourceId id;
    std::uint64_t position = 0; ///< calls executed; the search starts at the last of them
    WriteDirection direction = WriteDirection::Previous;
};
/// The nearest call before or after the one at a position that writes to an object; nothing when there is none. It
/// searches the whole capture without running draws. Moves the replay.
[[nodiscard]] Result<std::optional<ResourceUsage>> findWrite(Replay& replay, CallSource& source,
                                                             const WriteQuestion& question,
                                                             const std::stop_token& stop = {},
                                                             const SeekProgress& progress = {});

} // namespace vitrine::core
