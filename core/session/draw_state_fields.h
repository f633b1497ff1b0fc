// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/state_field.h"

/// What views read of the tree that DrawStateTrees makes.

namespace vitrine::core {

/// The parts of a draw's configuration, and of these parts.
struct DrawStateGroups {
    static constexpr GroupField kDraw{"draw"};
    static constexpr GroupField kUniforms{"uniforms"};
    static constexpr GroupField kFixedFunction{"fixedFunction"};
    static constexpr GroupField kAttributes{"attributes"};
    static constexpr GroupField kVertexTextures{"vertexTextures"};
    static constexpr GroupField kFragmentTextures{"fragmentTextures"};
    static constexpr GroupField kRasterization{"rasterization"};
    static constexpr GroupField kDepthStencil{"depthStencil"};
    static constexpr GroupField kFront{"front"};
    static constexpr GroupField kBack{"back"};
    static constexpr GroupField kBlending{"blending"};
    static constexpr GroupField kPath{"path"};   ///< of 2-D graphics
    static constexpr GroupField kBasic{"basic"}; ///< likewise
};

/// Of the draw command.
struct DrawFields {
    static constexpr NumberField kDraw{"draw"};
    static constexpr NumberField kCall{"call"};
};

/// Of a vertex attribute.
struct AttributeFields {
    static constexpr ListField kConstant{"constant"};
    static constexpr WordField kType{"type"};
    static constexpr NumberField kSize{"size"};
    static constexpr TruthField kNormalized{"normalized"};
    static constexpr NumberField kStride{"stride"};
};

/// Of a texture slot.
struct SlotFields {
    static constexpr WordField kMagFilter{"magFilter"};
    static constexpr WordField kMinFilter{"minFilter"};
    static constexpr WordField kMipFilter{"mipFilter"};
    static constexpr WordField kWrapS{"wrapS"};
    static constexpr WordField kWrapT{"wrapT"};
};

/// Of the rasterization.
struct RasterFields {
    static constexpr WordField kClipOrigin{"clipOrigin"};
    static constexpr WordField kClipDepth{"clipDepth"};
    static constexpr GroupField kViewport{"viewport"};
    static constexpr StateField<double> kDepthNear{"depthNear"};
    static constexpr StateField<double> kDepthFar{"depthFar"};
    static constexpr TruthField kScissorTest{"scissorTest"};
    static constexpr GroupField kScissor{"scissor"};
    static constexpr WordField kCull{"cull"};
    static constexpr WordField kFrontFace{"frontFace"};
    static constexpr StateField<double> kLineWidth{"lineWidth"};
    static constexpr TruthField kPolygonOffset{"polygonOffset"};
    static constexpr StateField<double> kPolygonOffsetFactor{"polygonOffsetFactor"};
    static constexpr StateField<double> kPolygonOffsetUnits{"polygonOffsetUnits"};
    static constexpr TruthField kSampleAlphaToCoverage{"sampleAlphaToCoverage"};
    static constexpr TruthField kSampleCoverage{"sampleCoverage"};
    static constexpr StateField<double> kSampleCoverageValue{"sampleCoverageValue"};
    static constexpr TruthField kSampleCoverageInvert{"sampleCoverageInvert"};
};

/// Of one face of the stencil test.
struct StencilFaceFields {
    static constexpr WordField kFunction{"function"};
    static constexpr NumberField kReference{"reference"};
    static constexpr NumberField kCompareMask{"compareMask"};
    static constexpr NumberField kWriteMask{"writeMask"};
    static constexpr WordField kStencilFail{"stencilFail"};
    static constexpr WordField kDepthFail{"depthFail"};
    static constexpr WordField kDepthPass{"depthPass"};
};

/// Of the depth and stencil tests.
struct DepthStencilFields {
    static constexpr TruthField kDepthTest{"depthTest"};
    static constexpr TruthField kDepthWrite{"depthWrite"};
    static constexpr WordField kDepthFunction{"depthFunction"};
    static constexpr TruthField kStencilTest{"stencilTest"};
};

/// Of the blending.
struct BlendFields {
    static constexpr TruthField kEnabled{"enabled"};
    static constexpr WordField kSourceColor{"sourceColor"};
    static constexpr WordField kDestinationColor{"destinationColor"};
    static constexpr WordField kSourceAlpha{"sourceAlpha"};
    static constexpr WordField kDestinationAlpha{"destinationAlpha"};
    static constexpr WordField kColorEquation{"colorEquation"};
    static constexpr WordField kAlphaEquation{"alphaEquation"};
    static constexpr ListField kConstant{"constant"};
    static constexpr NumberField kColorMask{"colorMask"};
    static constexpr TruthField kDither{"dither"};
};

/// Of the blending of 2-D graphics, which stands in the place of the other.
struct VectorBlendFields {
    static constexpr WordField kMode{"mode"};
};

/// Of the path that a draw of 2-D graphics covers.
struct PathFields {
    static constexpr WordField kPaintMode{"paintMode"};
    static constexpr WordField kFillRule{"fillRule"};
    static constexpr WordField kQuality{"quality"};
    static constexpr ListField kToSurface{"userToSurface"};
    static constexpr GroupField kScissor{"scissor"};
};

} // namespace vitrine::core
