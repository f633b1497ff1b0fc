// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/state_values.h"

#include "core/api/gles2/block_images.h"

#include <algorithm>

namespace vitrine::core::gles2 {

namespace {

constexpr auto kNormalized = StateValue::Kind::Normalized;

StateValue colorValue(const std::array<GLfloat, 4>& color)
{
    return {{color[0], color[1], color[2], color[3]}, kNormalized};
}

StateValue rectValue(const Rect& rect)
{
    return {double(rect.x), double(rect.y), double(rect.width), double(rect.height)};
}

StateValue maskValue(GLuint mask)
{
    return {{double(mask)}, StateValue::Kind::Mask};
}

StateValue compressedFormats()
{
    StateValue formats(std::initializer_list<double>{});
    for (const BlockFormat& known : blockFormats())
        formats.values.push_back(known.format);
    return formats;
}

std::optional<StateValue> stencilSideValue(const StencilSide& side, int entry)
{
    switch (entry) {
    case 0: return side.function;
    case 1: return side.fail;
    case 2: return side.depthFail;
    case 3: return side.depthPass;
    case 4: return std::clamp(side.reference, 0, 255);
    case 5: return maskValue(side.compareMask);
    default: return maskValue(side.writeMask);
    }
}

} // namespace

std::optional<StateValue> limitValue(GLenum pname, const ReachableUnits& units)
{
    switch (pname) {
    case GL_SUBPIXEL_BITS: return kSubpixelBits;
    case GL_MAX_TEXTURE_SIZE: return kMaxTextureSize;
    case GL_MAX_CUBE_MAP_TEXTURE_SIZE: return kMaxCubeMapSize;
    case GL_MAX_3D_TEXTURE_SIZE_OES: return kMax3dTextureSize;
    case GL_MAX_RENDERBUFFER_SIZE: return kMaxRenderbufferSize;
    case GL_MAX_VIEWPORT_DIMS: return StateValue{double(kMaxViewportSize), double(kMaxViewportSize)};
    case GL_ALIASED_POINT_SIZE_RANGE: return StateValue{kMinPointSize, kMaxPointSize};
    case GL_ALIASED_LINE_WIDTH_RANGE: return StateValue{kMinLineWidth, kMaxLineWidth};
    case GL_MAX_VERTEX_ATTRIBS: return kMaxVertexAttributes;
    case GL_MAX_VERTEX_UNIFORM_VECTORS: return kMaxVertexUniformVectors;
    case GL_MAX_FRAGMENT_UNIFORM_VECTORS: return kMaxFragmentUniformVectors;
    case GL_MAX_VARYING_VECTORS: return kMaxVaryingVectors;
    case GL_MAX_TEXTURE_IMAGE_UNITS: return kMaxTextureUnits;
    case GL_MAX_VERTEX_TEXTURE_IMAGE_UNITS: return units.hasFragmentPrograms ? kMaxTextureUnits : 0;
    case GL_MAX_COMBINED_TEXTURE_IMAGE_UNITS: return kMaxCombinedTextureUnits;
    case GL_MAX_TEXTURE_MAX_ANISOTROPY_EXT: return kMaxAnisotropy;
    case GL_NUM_COMPRESSED_TEXTURE_FORMATS: return double(blockFormats().size());
    case GL_COMPRESSED_TEXTURE_FORMATS: return compressedFormats();
    case GL_NUM_SHADER_BINARY_FORMATS: return 0.0;
    case GL_SHADER_BINARY_FORMATS: return StateValue(std::initializer_list<double>{});
    case GL_SHADER_COMPILER: return 1.0;
    case GL_MAX_DRAW_BUFFERS_NV:
    case GL_MAX_COLOR_ATTACHMENTS_NV: return 1.0;
    default: return std::nullopt;
    }
}

std::optional<StateValue> rasterValue(const ContextState& state, GLenum pname)
{
    const RasterSettings& raster = state.raster;
    switch (pname) {
    case GL_VIEWPORT: return rectValue(raster.viewport);
    case GL_CLIP_ORIGIN_EXT: return raster.clipOrigin;
    case GL_CLIP_DEPTH_MODE_EXT: return raster.clipDepthMode;
    case GL_SCISSOR_BOX: return rectValue(raster.scissor);
    case GL_DEPTH_RANGE: return StateValue({raster.depthNear, raster.depthFar}, kNormalized);
    case GL_CULL_FACE_MODE: return raster.cullMode;
    case GL_FRONT_FACE: return raster.frontFace;
    case GL_LINE_WIDTH: return raster.lineWidth;
    case GL_POLYGON_OFFSET_FACTOR: return raster.offsetFactor;
    case GL_POLYGON_OFFSET_UNITS: return raster.offsetUnits;
    case GL_SAMPLE_COVERAGE_VALUE: return raster.coverageValue;
    case GL_SAMPLE_COVERAGE_INVERT: return raster.coverageInvert;
    case GL_DEPTH_FUNC: return raster.depthFunction;
    case GL_DEPTH_WRITEMASK: return raster.depthMask;
    case GL_COLOR_WRITEMASK:
        return StateValue{double(raster.colorMask[0]), double(raster.colorMask[1]), double(raster.colorMask[2]),
                          double(raster.colorMask[3])};
    case GL_COLOR_CLEAR_VALUE: return colorValue(state.clear.color);
    case GL_DEPTH_CLEAR_VALUE: return StateValue({state.clear.depth}, kNormalized);
    case GL_STENCIL_CLEAR_VALUE: return state.clear.stencil;
    default: return std::nullopt;
    }
}

std::optional<StateValue> stencilValue(const RasterSettings& raster, GLenum pname)
{
    static constexpr GLenum kFront[] = {
        GL_STENCIL_FUNC, GL_STENCIL_FAIL,       GL_STENCIL_PASS_DEPTH_FAIL, GL_STENCIL_PASS_DEPTH_PASS,
        GL_STENCIL_REF,  GL_STENCIL_VALUE_MASK, GL_STENCIL_WRITEMASK};
    static constexpr GLenum kBack[] = {GL_STENCIL_BACK_FUNC,
                                       GL_STENCIL_BACK_FAIL,
                                       GL_STENCIL_BACK_PASS_DEPTH_FAIL,
                                       GL_STENCIL_BACK_PASS_DEPTH_PASS,
                                       GL_STENCIL_BACK_REF,
                                       GL_STENCIL_BACK_VALUE_MASK,
                                       GL_STENCIL_BACK_WRITEMASK};
    for (int i = 0; i < 7; ++i) {
        if (kFront[i] == pname)
            return stencilSideValue(raster.front, i);
        if (kBack[i] == pname)
            return stencilSideValue(raster.back, i);
    }
    return std::nullopt;
}

std::optional<StateValue> blendValue(const ContextState& state, GLenum pname)
{
    const BlendSettings& blend = state.blend;
    switch (pname) {
    case GL_BLEND_SRC_RGB: return blend.sourceColor;
    case GL_BLEND_DST_RGB: return blend.destinationColor;
    case GL_BLEND_SRC_ALPHA: return blend.sourceAlpha;
    case GL_BLEND_DST_ALPHA: return blend.destinationAlpha;
    case GL_BLEND_EQUATION_RGB: return blend.colorEquation;
    case GL_BLEND_EQUATION_ALPHA: return blend.alphaEquation;
    case GL_BLEND_COLOR: return colorValue(blend.color);
    case GL_PACK_ALIGNMENT: return state.pack.alignment;
    case GL_UNPACK_ALIGNMENT: return state.unpack.alignment;
    case GL_UNPACK_ROW_LENGTH_EXT: return state.unpack.rowLength;
    case GL_UNPACK_SKIP_ROWS_EXT: return state.unpack.skipRows;
    case GL_UNPACK_SKIP_PIXELS_EXT: return state.unpack.skipPixels;
    case GL_GENERATE_MIPMAP_HINT: return state.generateMipmapHint;
    case GL_FRAGMENT_SHADER_DERIVATIVE_HINT_OES: return state.derivativeHint;
    case GL_ACTIVE_TEXTURE: return GL_TEXTURE0 + state.activeTexture;
    default: return std::nullopt;
    }
}

} // namespace vitrine::core::gles2
