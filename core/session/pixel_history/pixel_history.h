// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/result.h"
#include "core/base/vec4.h"
#include "core/command/draw_state.h"
#include "core/hiz/tile_verdict.h"
#include "core/opacity/tile_judge.h"
#include "core/session/call_source.h"
#include "core/session/call_troubles.h"
#include "core/session/hiz/bound_changes.h"
#include "core/session/pixel_history/pixel_basic.h"
#include "core/session/pixel_history/pixel_cover.h"
#include "core/session/replay.h"
#include "core/session/resource_id.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// Why a pixel looks as it does: everything that touched it, with the decision that sealed each fragment. All of it is
/// read from the machine while it draws; nothing is computed a second time from the API's state. HIZ decides first.
/// When it drops a tile, the rest of a fragment's entry tells what would have become of the fragment.

namespace vitrine::core {

struct MachineConfig;

inline constexpr std::size_t kMostSamples = 4;

/// A set of samples of one pixel: bit s is sample s. With one sample in a pixel only bit 0 is used.
using SampleMask = std::uint8_t;

/// What the framebuffer holds for a pixel, by sample. Color and depth 0…1; absent attachments are all zeros.
struct PixelValue {
    std::array<Vec4, kMostSamples> color{};
    std::array<double, kMostSamples> depth{};
    std::array<std::uint8_t, kMostSamples> stencil{};
};

enum class PixelEntryKind : std::uint8_t {
    Clear,
    Copy, ///< a call that is neither clear nor draw changed the contents: an upload, a copy, a resized window
    Fragment,
};

enum class PixelFate : std::uint8_t {
    Written,
    Masked, ///< passed all tests, but the color mask keeps every channel out; depth and stencil may have changed
    Discarded,
    StencilFailed,
    DepthFailed,
    NoSampleLeft, ///< sample coverage or alpha to coverage took every sample
    Culled,       ///< HIZ: no sample of its tile can pass, so the tile made no quads
    Terminated,   ///< HIZ: the shader would discard all of its tile, so the tile made no quads
    Uncovered,    ///< 2-D: inside the box that is painted, but the path covers none of its samples
    Scissored,    ///< 2-D: outside of the scissor's regions
    HiddenByMask, ///< 2-D: the mask leaves nothing of what is covered
    LeftOut,      ///< on the basic 2-D path, by stipple, key, alpha test, or a source that is not there (BasicFate)
};

/// The samples of a fragment by what sealed their fate, in the order in which the machine decides (ES 2.0 §4.1). The
/// masks after `covered` are disjoint, and together they are `covered`.
struct FragmentSamples {
    SampleMask covered = 0; ///< by the primitive
    SampleMask notKept = 0; ///< taken by sample coverage or alpha to coverage
    SampleMask discarded = 0;
    SampleMask stencilFailed = 0;
    SampleMask depthFailed = 0;
    SampleMask passed = 0;
};

/// The numbers of a fragment's items in the queues and events of its draw; 0: there was no such item. A DrawReplay of
/// the same draw finds the items by them. Primitives count from 1 behind clipping and culling.
struct FragmentIds {
    std::uint32_t primitive = 0;
    std::uint32_t quad = 0;
    std::uint32_t task = 0;
    std::uint32_t shadedQuad = 0;
    std::vector<std::uint32_t> requests; ///< of the task, in the order of posting
};

/// A stretch of a task on a shader processor.
struct FragmentRun {
    std::uint32_t processor = 0; ///< sp.N
    Cycle from = 0;              ///< of the draw
    Cycle to = 0;                ///< the first cycle after it
};

/// Who set a bound of a tile to its value.
struct BoundSetter {
    enum class Kind : std::uint8_t { Before, Clear, Draw }; ///< Before: it was so when the frame began
    Kind kind = Kind::Before;
    /// Counted over the capture. Before: the last draw that changed the tile, when there is one.
    std::optional<std::uint32_t> draw;
    std::uint32_t primitive = 0;  ///< when a primitive of the same draw set it
    std::uint64_t callIndex = 0;  ///< but for Before
    std::uint64_t callNumber = 0; ///< but for Before
    friend bool operator==(const BoundSetter&, const BoundSetter&) = default;
};

/// One texture that a tile's verdict on discards came from.
struct TileTexture {
    std::uint8_t slot = 0; ///< fragment texture slot
    SurfaceId surface;     ///< of its first level
    std::optional<ResourceId> id;
    std::optional<TexelBox> box; ///< part that layer 2 looked up; none: what is known of the whole texture decided
    ClassLookup found;           ///< meaningful with a box
};

/// What HIZ made of the tile that a fragment lies in, for the fragment's primitive (HIZ-11).
struct FragmentTile {
    HizTile tile;
    std::uint8_t tableRow = 0; ///< of the decision table, from 1
    TileResult result = TileResult::Shade;
    bool isTested = false; ///< the next three mean something
    CoarseResult coarse = CoarseResult::Ambiguous;
    CoarseResult depthResult = CoarseResult::Ambiguous;
    CoarseResult stencilResult = CoarseResult::Ambiguous;
    std::array<double, 2> incoming{};      ///< least and greatest depth of the primitive, 0…1; with a depth test
    std::array<double, 2> stored{};        ///< bounds of the tile before it, likewise
    std::array<std::uint8_t, 2> stencil{}; ///< stored bounds of the tile before it; with a stencil test
    /// The bound that culled the fragment. When the fragment was discarded and has a depth test, it is the bound that
    /// its tile is compared with.
    TileBound bound = TileBound::DepthMax;
    std::optional<BoundSetter> setter; ///< of that bound
    DiscardVerdict discard = DiscardVerdict::Unknown;
    std::vector<TileTexture> textures; ///< those that `discard` was proven with
};

struct FragmentEntry {
    FragmentIds ids;
    std::vector<FragmentRun> runs; ///< of its task, in the order of time; between them it waited for its requests
    std::uint8_t lane = 0;         ///< of the task; meaningful when there is one
    bool isBypassed = false;       ///< it went past the processors: no task
    Cycle madeIn = 0;              ///< cycle of the draw from which on the quad is in the rasterizer's queue
    std::optional<Cycle> sealedIn; ///< cycle of its last test or write; none for fragments that a shader discarded
    bool isFrontFacing = true;
    FragmentSamples samples;
    bool testsDepth = false; ///< whether the draw does
    bool testsStencil = false;
    CompareFunction depthFunction = CompareFunction::Always;
    StencilFace stencilFace;                  ///< state for the side that the primitive shows
    std::array<double, kMostSamples> depth{}; ///< of the fragment as the buffer would store it, 0…1
    std::optional<Vec4> shaded;               ///< color that the shader made; none when the fragment did not get there
    bool isBlended = false;
    std::uint8_t colorMask = 0xF;     ///< bit 0 = red
    std::optional<FragmentTile> tile; ///< none: HIZ was not asked
};

struct ClearedParts {
    bool color = false, depth = false, stencil = false;
};

/// One thing that touched the pixel. `before` and `after` are exact for this thing. Entries are shown in the order of
/// the stream, although other fragments may still be on their way in the machine at that moment.
struct PixelEntry {
    PixelEntryKind kind = PixelEntryKind::Fragment;
    PixelFate fate = PixelFate::Written;
    std::uint64_t callIndex = 0;
    std::uint64_t callNumber = 0;      ///< the capture's own
    std::string function;              ///< of the call
    std::optional<std::uint32_t> draw; ///< counted from 0 over the capture
    PixelValue before;
    PixelValue after;
    ClearedParts clears;                   ///< kind Clear only
    std::optional<FragmentEntry> fragment; ///< kind Fragment only
    std::optional<PixelCover> cover = {};  ///< of a drawing of 2-D graphics only
    std::optional<PixelBasic> basic = {};  ///< of one that goes past the processors only
};

/// Asks about the framebuffer that is bound at `position` (calls executed). Right after a present it asks about what
/// was presented.
struct PixelQuery {
    std::uint64_t position = 0;
    std::uint32_t x = 0; ///< from the left
    std::uint32_t y = 0; ///< from the bottom
};

/// The history of a pixel from the start of the frame that `position` lies in.
struct PixelHistory {
    PixelQuery query;
    std::uint64_t firstPosition = 0; ///< position where the history begins
    std::uint32_t width = 0, height = 0;
    std::uint32_t samples = 1;
    bool hasColor = false, hasDepth = false, hasStencil = false;
    PixelValue start;                ///< at the beginning
    std::vector<PixelEntry> entries; ///< in the order of the stream
    PixelValue end;                  ///< at `position`
    std::uint32_t drawsInside = 0;   ///< run with the clock, because they touch the pixel
    CallTroubles troubles;           ///< of all calls before `position`
    bool hasItems = true;            ///< whether fragments know the numbers of their items, and cycles
};

/// Fails with a sentence when there is no framebuffer or no such pixel, when the capture can't be read, and on a stop
/// request. `progress` counts calls. Draws that leave no fragment at the pixel are executed without the clock.
[[nodiscard]] Result<PixelHistory> pixelHistory(CallSource& source, const MachineConfig& config,
                                                const PixelQuery& query, const std::stop_token& stop = {},
                                                const SeekProgress& progress = {});

/// The same from an untimed replay of `source` on `config`, which may be anywhere and is moved. With checkpoints near
/// the position, a question costs about as much as replaying its frame.
[[nodiscard]] Result<PixelHistory> pixelHistory(Replay& replay, CallSource& source, const MachineConfig& config,
                                                const PixelQuery& query, const std::stop_token& stop = {},
                                                const SeekProgress& progress = {});

} // namespace vitrine::core
