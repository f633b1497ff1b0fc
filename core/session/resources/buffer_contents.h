// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/blob.h"
#include "core/base/result.h"
#include "core/command/draw_state.h"
#include "core/session/resource_id.h"
#include "core/session/resources/buffer_layout.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

/// The bytes that draws read, and how they read them.

namespace vitrine::core {

class CallSource;
class Replay;

/// The last draw's array of an attribute when it lies in the program's own memory instead of a buffer.
struct ClientArray {
    std::uint32_t attribute = 0; ///< input register of the vertex program
    friend bool operator==(const ClientArray&, const ClientArray&) = default;
};
/// The last draw's indices, when they came from the program's own memory.
struct ClientIndices {
    friend bool operator==(const ClientIndices&, const ClientIndices&) = default;
};
using BufferSource = std::variant<ResourceId, ClientArray, ClientIndices>;

/// One way in which bytes are read: as a vertex attribute, or as indices.
struct BufferReading {
    std::string attribute; ///< as the shader spells it; empty: indices, or an array that the program does not use
    std::uint32_t location = 0;
    AttributeType type = AttributeType::Float;
    std::uint8_t size = 4;
    bool isNormalized = false;
    std::uint32_t stride = 0;
    std::uint64_t offset = 0;
    IndexType indexType = IndexType::None; ///< None: an attribute
    std::uint32_t indexCount = 0;

    [[nodiscard]] bool isIndices() const { return indexType != IndexType::None; }
    friend bool operator==(const BufferReading&, const BufferReading&) = default;
};

/// Readings that go together in one table: interleaved arrays of the same stride, or indices.
struct LayoutPreset {
    ElementLayout layout;
    std::vector<BufferReading> readings;
    std::optional<std::uint32_t> draw; ///< first draw that reads so, counted over the capture; nothing: as bound now
    std::uint32_t draws = 0;           ///< how many of the draws looked at read so
};

/// Arrays of equal stride whose beginnings lie within one element share a layout; others get their own.
[[nodiscard]] std::vector<LayoutPreset> presetsOf(const std::vector<BufferReading>& readings);

struct BufferChoice {
    BufferSource source;
    std::uint64_t size = 0;
    std::string attribute; ///< ClientArray: its name
};

struct BufferContents {
    BufferSource source;
    Blob bytes;        ///< the same object as `known` when nothing has changed
    std::string usage; ///< "GL_STATIC_DRAW"; empty for client memory
    bool isMapped = false;
    std::vector<LayoutPreset> presets; ///< of the last draw first, then as bound now
    std::vector<BufferChoice> choices; ///< everything there is to look at: buffers, then the last draw's own memory
};

struct BufferQuestion {
    BufferSource source;
    Blob known; ///< what was shown before; may be null
};

/// The contents at the replay's position. Fails when there is no such buffer or array.
[[nodiscard]] Result<BufferContents> bufferContents(const Replay& replay, const BufferQuestion& question);
/// All buffers, then the client memory of the last draw.
[[nodiscard]] std::vector<BufferChoice> bufferChoices(const Replay& replay);

/// What the last draw reads its first attribute from; nothing before the first draw.
[[nodiscard]] std::optional<BufferSource> bufferOfLastDraw(const Replay& replay);

/// How the draws of the frame at the replay's position read a buffer, ordered by the first draw that reads so. Moves
/// the replay.
[[nodiscard]] Result<std::vector<LayoutPreset>>
frameLayouts(Replay& replay, CallSource& source, const ResourceId& id, const std::stop_token& stop = {},
             const std::function<void(std::uint64_t done, std::uint64_t total)>& progress = {});

} // namespace vitrine::core
