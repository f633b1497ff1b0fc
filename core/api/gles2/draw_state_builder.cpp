// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/draw_state_builder.h"

#include "core/api/gles2/enum_tables.h"
#include "core/api/gles2/share_group.h"

#include <algorithm>

namespace vitrine::core::gles2 {

namespace {

CullMode cullModeOf(const ContextState& state)
{
    if (!state.capabilities.cullFace)
        return CullMode::None;
    if (state.raster.cullMode == GL_FRONT)
        return CullMode::Front;
    return state.raster.cullMode == GL_BACK ? CullMode::Back : CullMode::FrontAndBack;
}

StencilFace stencilFaceOf(const StencilSide& side)
{
    StencilFace face;
    face.function = *compareFunction(side.function);
    face.reference = static_cast<std::uint8_t>(std::clamp(side.reference, 0, 255));
    face.compareMask = static_cast<std::uint8_t>(side.compareMask & 0xFF);
    face.writeMask = static_cast<std::uint8_t>(side.writeMask & 0xFF);
    face.stencilFail = *stencilOperation(side.fail);
    face.depthFail = *stencilOperation(side.depthFail);
    face.depthPass = *stencilOperation(side.depthPass);
    return face;
}

} // namespace

RasterState rasterStateOf(const ContextState& state)
{
    const RasterSettings& settings = state.raster;
    const Capabilities& enabled = state.capabilities;
    RasterState raster;
    if (settings.clipOrigin == GL_UPPER_LEFT_EXT)
        raster.clipOrigin = ClipOrigin::UpperLeft;
    if (settings.clipDepthMode == GL_ZERO_TO_ONE_EXT)
        raster.clipDepth = ClipDepth::ZeroToOne;
    raster.viewport = settings.viewport;
    raster.depthNear = settings.depthNear;
    raster.depthFar = settings.depthFar;
    raster.scissorEnabled = enabled.scissorTest;
    raster.scissor = settings.scissor;
    raster.cull = cullModeOf(state);
    raster.frontIsCounterClockwise = settings.frontFace == GL_CCW;
    raster.lineWidth = std::clamp(settings.lineWidth, kMinLineWidth, kMaxLineWidth);
    raster.polygonOffsetEnabled = enabled.polygonOffsetFill;
    raster.polygonOffsetFactor = settings.offsetFactor;
    raster.polygonOffsetUnits = settings.offsetUnits;
    raster.sampleAlphaToCoverage = enabled.sampleAlphaToCoverage;
    raster.sampleCoverageEnabled = enabled.sampleCoverage;
    raster.sampleCoverageValue = settings.coverageValue;
    raster.sampleCoverageInvert = settings.coverageInvert;
    return raster;
}

DepthStencilState depthStencilStateOf(const ContextState& state, const RenderTargets& targets)
{
    DepthStencilState result;
    result.depthTest = state.capabilities.depthTest && targets.depth;
    result.depthWrite = state.raster.depthMask;
    result.depthFunction = *compareFunction(state.raster.depthFunction);
    result.stencilTest = state.capabilities.stencilTest && targets.stencil;
    result.front = stencilFaceOf(state.raster.front);
    result.back = stencilFaceOf(state.raster.back);
    return result;
}

BlendState blendStateOf(const ContextState& state)
{
    const BlendSettings& settings = state.blend;
    BlendState blend;
    blend.enabled = state.capabilities.blend;
    blend.sourceColor = *blendFactor(settings.sourceColor);
    blend.destinationColor = *blendFactor(settings.destinationColor);
    blend.sourceAlpha = *blendFactor(settings.sourceAlpha);
    blend.destinationAlpha = *blendFactor(settings.destinationAlpha);
    blend.colorEquation = *blendEquation(settings.colorEquation);
    blend.alphaEquation = *blendEquation(settings.alphaEquation);
    blend.constant = {settings.color[0], settings.color[1], settings.color[2], settings.color[3]};
    blend.colorMask = colorMaskOf(state.raster);
    blend.dither = state.capabilities.dither;
    return blend;
}

std::uint8_t colorMaskOf(const RasterSettings& raster)
{
    std::uint8_t mask = 0;
    for (std::size_t i = 0; i < 4; ++i)
        mask = static_cast<std::uint8_t>(mask | (raster.colorMask[i] ? 1u << i : 0u));
    return mask;
}

VertexAttribute vertexAttributeOf(const ShareGroup& group, const AttributeArray& array, const Vec4& current)
{
    VertexAttribute attribute;
    attribute.constant = current;
    if (!array.isEnabled)
        return attribute;
    attribute.isArray = true;
    attribute.type = *attributeType(array.type);
    attribute.size = static_cast<std::uint8_t>(array.size);
    attribute.isNormalized = array.isNormalized;
    const int packed = array.size * attributeBytes(attribute.type);
    attribute.stride = static_cast<std::uint32_t>(array.stride != 0 ? array.stride : packed);
    if (const Buffer* buffer = group.buffers.find(array.buffer)) {
        constexpr std::uint64_t kBeyond = INT64_MAX; // of every buffer: a program's offset is never below 0
        attribute.data = buffer->bytes;
        attribute.offset = array.pointer.isOffset ? std::min(array.pointer.offset, kBeyond) : 0;
        return attribute;
    }
    static const Blob kNothing = std::make_shared<const std::vector<std::byte>>();
    attribute.data = array.pointer.clientData ? array.pointer.clientData : kNothing;
    attribute.offset = array.pointer.isOffset ? 0 : array.pointer.offset;
    return attribute;
}

} // namespace vitrine::core::gles2
