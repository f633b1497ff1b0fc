// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/blob.h"
#include "core/base/ids.h"
#include "core/base/vec4.h"
#include "core/command/basic_state.h"
#include "core/command/compare_function.h"
#include "core/command/draw_discard.h"
#include "core/command/vector_state.h"
#include "core/fixed_function/unit_kind.h"
#include "core/shader/isa.h"
#include "core/texture/texture_view.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

/// What the command interface is given for a draw: the whole configuration as immutable values, captured at the call
/// (HET-28), so that later calls can't change a draw in flight. Enumerations are the machine's own, not GL's.

namespace vitrine::core {

namespace openvg {
struct Coverage;
}

inline constexpr int kMaxVertexAttributes = 16;
inline constexpr int kMaxTextureSlots = 32; ///< per stage

enum class Topology : std::uint8_t { Points, Lines, LineLoop, LineStrip, Triangles, TriangleStrip, TriangleFan };
enum class StencilOperation : std::uint8_t {
    Keep,
    Zero,
    Replace,
    Increment,
    Decrement,
    Invert,
    IncrementWrap,
    DecrementWrap
};
enum class BlendFactor : std::uint8_t {
    Zero,
    One,
    SourceColor,
    OneMinusSourceColor,
    SourceAlpha,
    OneMinusSourceAlpha,
    DestinationAlpha,
    OneMinusDestinationAlpha,
    DestinationColor,
    OneMinusDestinationColor,
    SourceAlphaSaturate,
    ConstantColor,
    OneMinusConstantColor,
    ConstantAlpha,
    OneMinusConstantAlpha
};
enum class BlendEquation : std::uint8_t { Add, Subtract, ReverseSubtract, Min, Max };
enum class AttributeType : std::uint8_t { Byte, UnsignedByte, Short, UnsignedShort, Float, Fixed, HalfFloat };
enum class IndexType : std::uint8_t { None, UnsignedByte, UnsignedShort, UnsignedInt };
enum class CullMode : std::uint8_t { None, Front, Back, FrontAndBack };

/// Lower left corner and extent in pixels of the render target, row 0 at the bottom.
struct Rect {
    std::int32_t x = 0, y = 0, width = 0, height = 0;
    friend bool operator==(const Rect&, const Rect&) = default;
};

struct VertexAttribute {
    bool isArray = false; ///< false: every vertex reads `constant`
    AttributeType type = AttributeType::Float;
    std::uint8_t size = 4; ///< components, 1–4; missing ones are (0, 0, 0, 1)
    bool isNormalized = false;
    std::uint32_t stride = 0; ///< bytes from one vertex to the next, never 0 for arrays
    std::uint64_t offset = 0; ///< bytes into `data` of vertex 0, modulo 2^64: `data` may begin at a later vertex
    Blob data;
    Vec4 constant{0.0f, 0.0f, 0.0f, 1.0f};
};

/// One program pair with the constant RAM images of this draw (uniforms, then literals).
struct ProgramState {
    std::shared_ptr<const Program> vertex;
    std::shared_ptr<const Program> fragment;
    std::shared_ptr<const std::vector<Vec4>> vertexConstants;
    std::shared_ptr<const std::vector<Vec4>> fragmentConstants;
    std::shared_ptr<const ParameterBlock> parameters; ///< of fixed-function units; null: all have their defaults
    bool hasFixedFragmentStage = false;               ///< `fragment` stands for the fixed chain of preset SEQ
};

/// EXT_clip_control: which corner of the window clip space's (−1, −1) goes to, and the depths that clip space shows.
enum class ClipOrigin : std::uint8_t { LowerLeft, UpperLeft };
enum class ClipDepth : std::uint8_t { NegativeOneToOne, ZeroToOne };

struct RasterState {
    ClipOrigin clipOrigin = ClipOrigin::LowerLeft;
    ClipDepth clipDepth = ClipDepth::NegativeOneToOne;
    Rect viewport;
    float depthNear = 0.0f, depthFar = 1.0f;
    bool scissorEnabled = false;
    Rect scissor;
    CullMode cull = CullMode::None;
    bool frontIsCounterClockwise = true;
    float lineWidth = 1.0f;
    bool polygonOffsetEnabled = false;
    float polygonOffsetFactor = 0.0f, polygonOffsetUnits = 0.0f;
    bool sampleAlphaToCoverage = false;
    bool sampleCoverageEnabled = false;
    float sampleCoverageValue = 1.0f;
    bool sampleCoverageInvert = false;
};

struct StencilFace {
    CompareFunction function = CompareFunction::Always;
    std::uint8_t reference = 0, compareMask = 0xFF, writeMask = 0xFF;
    StencilOperation stencilFail = StencilOperation::Keep;
    StencilOperation depthFail = StencilOperation::Keep;
    StencilOperation depthPass = StencilOperation::Keep;
};

struct DepthStencilState {
    bool depthTest = false;
    bool depthWrite = true; ///< effective only with depthTest
    CompareFunction depthFunction = CompareFunction::Less;
    bool stencilTest = false;
    StencilFace front, back;
};

/// Bit 4P + 2S + D of the code, for each stored bit: of the pattern, the source and the destination (VG2D-44). It takes
/// the place of blending; logic operations are those codes in which P has no part (VG2D-39).
struct RasterOperation {
    bool enabled = false;
    std::uint8_t code = 0;
    std::uint32_t pattern = 0;
    friend bool operator==(const RasterOperation&, const RasterOperation&) = default;
};

struct BlendState {
    bool enabled = false;
    BlendFactor sourceColor = BlendFactor::One, destinationColor = BlendFactor::Zero;
    BlendFactor sourceAlpha = BlendFactor::One, destinationAlpha = BlendFactor::Zero;
    BlendEquation colorEquation = BlendEquation::Add, alphaEquation = BlendEquation::Add;
    Vec4 constant;
    std::uint8_t colorMask = 0xF; ///< bit 0 = red
    bool dither = true;
    RasterOperation raster;
    VectorBlend vector;
};

/// The surfaces drawn to. Any may be absent (id 0). `width` × `height` is the common extent.
struct RenderTargets {
    SurfaceId color, depth, stencil;
    std::uint32_t width = 0, height = 0;
    std::uint32_t samples = 1; ///< of a pixel: 1 or 4; of a winding plane 8 or 16, too
    bool yDown = false; ///< spec/00 §5: row 0 is the top one, for the fill rule; for the specification's numbers
    [[nodiscard]] bool contains(SurfaceId surface) const
    {
        return surface && (surface == color || surface == depth || surface == stencil);
    }
    friend bool operator==(const RenderTargets&, const RenderTargets&) = default;
};

struct DrawState {
    ProgramState program;
    std::array<VertexAttribute, kMaxVertexAttributes> attributes; ///< index = input register of the vertex program
    std::array<std::shared_ptr<const TextureView>, kMaxTextureSlots> vertexTextures; ///< index = textureSlot
    std::array<std::shared_ptr<const TextureView>, kMaxTextureSlots> fragmentTextures;
    RasterState raster;
    DepthStencilState depthStencil;
    BlendState blend;
    RenderTargets targets;
    SurfaceId auxiliary; ///< STOUT writes to it (HIZ-08); 0: there is none. No call of ES 2.0 or OpenVG binds one
    VectorState vector;
    BasicState basic;    ///< of VectorPass::Basic, which has no programs and tests nothing
    DrawDiscard discard; ///< what was proven of the program's discards, for HIZ

    [[nodiscard]] bool isBasic() const { return vector.pass == VectorPass::Basic; }
};

/// What the driver found out about a texture when it looked through it for a draw (HIZ-13, HIZ-22).
struct ScannedTexture {
    SurfaceId surface;              ///< of its first level
    std::uint8_t allOnes = 0;       ///< bit c: channel c is 1 in every texel
    std::uint8_t classLevels = 0;   ///< of its class pyramid; 0: it has none
    std::uint8_t smallestClass = 0; ///< of the pyramid's one entry: 0 transparent, 1 opaque, 2 ambiguous
};

/// A uniform, or element of one, that was set since its program drew last (HET-27), by the names of OpenGL ES.
struct WrittenUniform {
    std::uint32_t program = 0;
    std::uint32_t location = 0;
};

struct DrawWords;

/// Vertices first … first + count − 1, or `count` indices from `indices` at byte `indexOffset`.
struct DrawCommand {
    std::shared_ptr<const DrawState> state;
    Topology topology = Topology::Triangles;
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    IndexType indexType = IndexType::None;
    Blob indices;
    std::uint64_t indexOffset = 0;
    std::uint64_t callNumber = 0;           ///< the capture's own number of the API call, for events and pixel history
    std::uint32_t drawSeq = 0;              ///< draws counted from 0 over the capture
    std::uint32_t place = 0;                ///< among the draws of its frame that the machine took up; the machine's
    std::vector<ScannedTexture> scans = {}; ///< new for this draw
    std::vector<WrittenUniform> uniforms = {}; ///< set since its program drew last
    /// As the driver has written it, behind the draws of the frame before it (draw_encoder.h). Null: whoever executes
    /// it writes it.
    std::shared_ptr<const DrawWords> words = nullptr;
    /// Of the passes that count the triangles of a path and paint what it covers: that path, for who looks inside
    /// (VG2D-03). The machine has no use for it.
    std::shared_ptr<const openvg::Coverage> path = nullptr;
};

struct ClearCommand {
    RenderTargets targets;
    bool scissorEnabled = false;
    Rect scissor;
    bool clearColor = false, clearDepth = false, clearStencil = false;
    Vec4 color;
    std::uint8_t colorMask = 0xF;
    float depth = 1.0f;
    bool depthWrite = true;
    std::uint8_t stencil = 0, stencilWriteMask = 0xFF;
    std::uint64_t callNumber = 0;
};

/// Pixels of one surface into another one, in its format. Both rectangles lie inside.
struct CopyCommand {
    SurfaceId from, to;
    std::uint32_t fromX = 0, fromY = 0;
    std::uint32_t toX = 0, toY = 0;
    std::uint32_t width = 0, height = 0;
    std::uint64_t callNumber = 0;
};

} // namespace vitrine::core
