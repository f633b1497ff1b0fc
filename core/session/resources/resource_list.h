// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/memory/pixel_format.h"
#include "core/session/resource_id.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The objects of the APIs at a replay's position, by the names of the recorded program. Plain values: GL's words are
/// spelled as the headers do ("GL_LINEAR_MIPMAP_NEAREST").

namespace vitrine::core {

class Replay;

enum class TextureShape : std::uint8_t { Flat, Cube, Volume, External };

struct TextureFacts {
    TextureShape shape = TextureShape::Flat;
    std::uint32_t width = 0, height = 0, depth = 0; ///< of level 0; 0 when it was never specified
    std::uint32_t levelCount = 0;                   ///< up to the last one with an image, of any face
    PixelFormat format = PixelFormat::None;         ///< how level 0 is stored
    std::string internalFormat, type;               ///< of level 0, as the program asked for it
    std::string minFilter, magFilter, wrapS, wrapT, wrapR;
    std::string incomplete; ///< why sampling it gives black (ES 2.0 §3.8.2), a sentence; empty: it is complete
    friend bool operator==(const TextureFacts&, const TextureFacts&) = default;
};

struct BufferFacts {
    std::uint64_t size = 0; ///< bytes
    std::string usage;
    bool isMapped = false;
    friend bool operator==(const BufferFacts&, const BufferFacts&) = default;
};

struct ProgramFacts {
    bool isLinked = false;
    std::vector<ResourceId> shaders;                    ///< attached
    std::uint32_t uniformCount = 0, attributeCount = 0; ///< active ones
    std::string log;
    friend bool operator==(const ProgramFacts&, const ProgramFacts&) = default;
};

struct ShaderFacts {
    std::string stage; ///< GL_VERTEX_SHADER or GL_FRAGMENT_SHADER
    bool isCompiled = false;
    std::uint32_t lineCount = 0;
    std::string log;
    friend bool operator==(const ShaderFacts&, const ShaderFacts&) = default;
};

struct RenderbufferFacts {
    std::uint32_t width = 0, height = 0;
    PixelFormat format = PixelFormat::None; ///< color or depth; None when it holds stencil alone, or nothing
    bool hasStencil = false;
    std::string internalFormat;
    friend bool operator==(const RenderbufferFacts&, const RenderbufferFacts&) = default;
};

/// What is attached at an attachment point. The window's surfaces have no `image`.
struct AttachmentFacts {
    std::optional<ResourceId> image; ///< texture or renderbuffer; none also for a deleted one, which has no name
    std::uint32_t level = 0, face = 0, slice = 0;
    PixelFormat format = PixelFormat::None; ///< None: not usable there
    std::uint32_t width = 0, height = 0;
    friend bool operator==(const AttachmentFacts&, const AttachmentFacts&) = default;
};

struct FramebufferFacts {
    bool isWindow = false;
    std::uint32_t samples = 1;
    std::string status;                                   ///< of glCheckFramebufferStatus
    std::optional<AttachmentFacts> color, depth, stencil; ///< none: nothing is attached
    friend bool operator==(const FramebufferFacts&, const FramebufferFacts&) = default;
};

/// Of OpenVG, whose words are spelled as its headers do, too.
struct PathFacts {
    std::string datatype;
    std::uint32_t segmentCount = 0, coordinateCount = 0;
    friend bool operator==(const PathFacts&, const PathFacts&) = default;
};

struct PaintFacts {
    std::string type;
    std::array<float, 4> color{}; ///< sRGBA, not premultiplied
    std::uint32_t stopCount = 0;  ///< as the program gave them; without any a gradient goes from black to white
    std::string spreadMode, tilingMode;
    std::optional<ResourceId> pattern; ///< none also for an image without a name
    friend bool operator==(const PaintFacts&, const PaintFacts&) = default;
};

struct VectorImageFacts {
    std::string format;
    std::uint32_t width = 0, height = 0;
    bool isChild = false;             ///< its pixels are its parent's
    std::optional<ResourceId> parent; ///< none also for one without a name
    friend bool operator==(const VectorImageFacts&, const VectorImageFacts&) = default;
};

struct FontFacts {
    std::uint32_t glyphCount = 0, pathCount = 0, imageCount = 0;
    friend bool operator==(const FontFacts&, const FontFacts&) = default;
};

struct MaskLayerFacts {
    std::uint32_t width = 0, height = 0;
    friend bool operator==(const MaskLayerFacts&, const MaskLayerFacts&) = default;
};

using ResourceFacts =
    std::variant<TextureFacts, BufferFacts, ProgramFacts, ShaderFacts, RenderbufferFacts, FramebufferFacts, PathFacts,
                 PaintFacts, VectorImageFacts, FontFacts, MaskLayerFacts>;

struct Resource {
    ResourceId id;
    ResourceFacts facts;
    std::uint64_t bytes = 0;       ///< size of its pixels or bytes, tightly packed; attachments count for themselves
    bool isBound = false;          ///< in the context that is current, whichever unit or target
    bool isUsedByLastDraw = false; ///< see lastDrawUses()
    friend bool operator==(const Resource&, const Resource&) = default;
};

struct ResourceList {
    std::vector<Resource> resources; ///< ordered by id
    std::uint64_t bytes = 0;         ///< of all of them
    /// Deleted objects live on without a name while something refers to them.
    std::uint32_t namelessCount = 0;
    std::uint64_t namelessBytes = 0;
    [[nodiscard]] const Resource* find(const ResourceId& id) const; ///< null: there is none
};

/// Every object that exists, of all contexts. A generated name that was never bound is no object yet.
[[nodiscard]] ResourceList resourceList(const Replay& replay);

enum class UseRole : std::uint8_t {
    Program,
    Shader,
    VertexBuffer,
    IndexBuffer,
    Texture,
    Framebuffer,
    ColorTarget,
    DepthTarget,
    StencilTarget,
    Path
};

/// One way in which a draw used an object.
struct ResourceUse {
    ResourceId id;
    UseRole role = UseRole::Program;
    std::uint32_t slot = 0; ///< VertexBuffer: index of the attribute; Texture: texture unit
    std::string name;       ///< of the attribute or sampler, as the shaders spell it
    friend bool operator==(const ResourceUse&, const ResourceUse&) = default;
};

/// What the last draw before the position used, as it was bound then: by role, then slot. Arrays and samplers count
/// only when the program reads them. Objects that have been deleted since have no name and are left out. Empty before
/// the first draw.
[[nodiscard]] std::vector<ResourceUse> lastDrawUses(const Replay& replay);

} // namespace vitrine::core
