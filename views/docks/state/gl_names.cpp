// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/state/gl_names.h"

#include "core/session/draw_state_fields.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace vitrine::views {

namespace {

using Groups = core::DrawStateGroups;
using core::AttributeFields;
using core::BlendFields;
using core::DepthStencilFields;
using core::PathFields;
using core::RasterFields;
using core::SlotFields;
using core::StencilFaceFields;
using core::VectorBlendFields;

struct FieldName {
    std::string_view section, field, name;
};

constexpr std::string_view kTextures = "textures"; // of either stage

constexpr FieldName kFields[] = {
    {Groups::kAttributes, AttributeFields::kType, "GL_VERTEX_ATTRIB_ARRAY_TYPE"},
    {Groups::kAttributes, AttributeFields::kSize, "GL_VERTEX_ATTRIB_ARRAY_SIZE"},
    {Groups::kAttributes, AttributeFields::kNormalized, "GL_VERTEX_ATTRIB_ARRAY_NORMALIZED"},
    {Groups::kAttributes, AttributeFields::kStride, "GL_VERTEX_ATTRIB_ARRAY_STRIDE"},
    {Groups::kAttributes, AttributeFields::kConstant, "GL_CURRENT_VERTEX_ATTRIB"},
    {kTextures, SlotFields::kMagFilter, "GL_TEXTURE_MAG_FILTER"},
    {kTextures, SlotFields::kMinFilter, "GL_TEXTURE_MIN_FILTER"},
    {kTextures, SlotFields::kWrapS, "GL_TEXTURE_WRAP_S"},
    {kTextures, SlotFields::kWrapT, "GL_TEXTURE_WRAP_T"},
    {Groups::kBlending, BlendFields::kEnabled, "GL_BLEND"},
    {Groups::kBlending, BlendFields::kSourceColor, "GL_BLEND_SRC_RGB"},
    {Groups::kBlending, BlendFields::kDestinationColor, "GL_BLEND_DST_RGB"},
    {Groups::kBlending, BlendFields::kSourceAlpha, "GL_BLEND_SRC_ALPHA"},
    {Groups::kBlending, BlendFields::kDestinationAlpha, "GL_BLEND_DST_ALPHA"},
    {Groups::kBlending, BlendFields::kColorEquation, "GL_BLEND_EQUATION_RGB"},
    {Groups::kBlending, BlendFields::kAlphaEquation, "GL_BLEND_EQUATION_ALPHA"},
    {Groups::kBlending, BlendFields::kConstant, "GL_BLEND_COLOR"},
    {Groups::kBlending, BlendFields::kColorMask, "GL_COLOR_WRITEMASK"},
    {Groups::kBlending, BlendFields::kDither, "GL_DITHER"},
    {Groups::kBlending, VectorBlendFields::kMode, "VG_BLEND_MODE"},
    {Groups::kPath, PathFields::kPaintMode, "VGPaintMode"},
    {Groups::kPath, PathFields::kFillRule, "VG_FILL_RULE"},
    {Groups::kPath, PathFields::kQuality, "VG_RENDERING_QUALITY"},
    {Groups::kPath, PathFields::kToSurface, "VG_MATRIX_PATH_USER_TO_SURFACE"},
    {Groups::kPath, PathFields::kScissor, "VG_SCISSOR_RECTS"},
    {Groups::kDepthStencil, DepthStencilFields::kDepthTest, "GL_DEPTH_TEST"},
    {Groups::kDepthStencil, DepthStencilFields::kDepthWrite, "GL_DEPTH_WRITEMASK"},
    {Groups::kDepthStencil, DepthStencilFields::kDepthFunction, "GL_DEPTH_FUNC"},
    {Groups::kDepthStencil, DepthStencilFields::kStencilTest, "GL_STENCIL_TEST"},
    {Groups::kFront, StencilFaceFields::kFunction, "GL_STENCIL_FUNC"},
    {Groups::kFront, StencilFaceFields::kReference, "GL_STENCIL_REF"},
    {Groups::kFront, StencilFaceFields::kCompareMask, "GL_STENCIL_VALUE_MASK"},
    {Groups::kFront, StencilFaceFields::kWriteMask, "GL_STENCIL_WRITEMASK"},
    {Groups::kFront, StencilFaceFields::kStencilFail, "GL_STENCIL_FAIL"},
    {Groups::kFront, StencilFaceFields::kDepthFail, "GL_STENCIL_PASS_DEPTH_FAIL"},
    {Groups::kFront, StencilFaceFields::kDepthPass, "GL_STENCIL_PASS_DEPTH_PASS"},
    {Groups::kBack, StencilFaceFields::kFunction, "GL_STENCIL_BACK_FUNC"},
    {Groups::kBack, StencilFaceFields::kReference, "GL_STENCIL_BACK_REF"},
    {Groups::kBack, StencilFaceFields::kCompareMask, "GL_STENCIL_BACK_VALUE_MASK"},
    {Groups::kBack, StencilFaceFields::kWriteMask, "GL_STENCIL_BACK_WRITEMASK"},
    {Groups::kBack, StencilFaceFields::kStencilFail, "GL_STENCIL_BACK_FAIL"},
    {Groups::kBack, StencilFaceFields::kDepthFail, "GL_STENCIL_BACK_PASS_DEPTH_FAIL"},
    {Groups::kBack, StencilFaceFields::kDepthPass, "GL_STENCIL_BACK_PASS_DEPTH_PASS"},
    {Groups::kRasterization, RasterFields::kClipOrigin, "GL_CLIP_ORIGIN_EXT"},
    {Groups::kRasterization, RasterFields::kClipDepth, "GL_CLIP_DEPTH_MODE_EXT"},
    {Groups::kRasterization, RasterFields::kViewport, "GL_VIEWPORT"},
    {Groups::kRasterization, RasterFields::kDepthNear, "GL_DEPTH_RANGE, near"},
    {Groups::kRasterization, RasterFields::kDepthFar, "GL_DEPTH_RANGE, far"},
    {Groups::kRasterization, RasterFields::kScissorTest, "GL_SCISSOR_TEST"},
    {Groups::kRasterization, RasterFields::kScissor, "GL_SCISSOR_BOX"},
    {Groups::kRasterization, RasterFields::kCull, "GL_CULL_FACE"},
    {Groups::kRasterization, RasterFields::kFrontFace, "GL_FRONT_FACE"},
    {Groups::kRasterization, RasterFields::kLineWidth, "GL_LINE_WIDTH"},
    {Groups::kRasterization, RasterFields::kPolygonOffset, "GL_POLYGON_OFFSET_FILL"},
    {Groups::kRasterization, RasterFields::kPolygonOffsetFactor, "GL_POLYGON_OFFSET_FACTOR"},
    {Groups::kRasterization, RasterFields::kPolygonOffsetUnits, "GL_POLYGON_OFFSET_UNITS"},
    {Groups::kRasterization, RasterFields::kSampleAlphaToCoverage, "GL_SAMPLE_ALPHA_TO_COVERAGE"},
    {Groups::kRasterization, RasterFields::kSampleCoverage, "GL_SAMPLE_COVERAGE"},
    {Groups::kRasterization, RasterFields::kSampleCoverageValue, "GL_SAMPLE_COVERAGE_VALUE"},
    {Groups::kRasterization, RasterFields::kSampleCoverageInvert, "GL_SAMPLE_COVERAGE_INVERT"},
};

struct ValueName {
    std::string_view word, name;
};

/// The words of core/session/state_names.h. The same word of two fields has the same name.
constexpr ValueName kValues[] = {
    {"points", "GL_POINTS"},
    {"lines", "GL_LINES"},
    {"lineLoop", "GL_LINE_LOOP"},
    {"lineStrip", "GL_LINE_STRIP"},
    {"triangles", "GL_TRIANGLES"},
    {"triangleStrip", "GL_TRIANGLE_STRIP"},
    {"triangleFan", "GL_TRIANGLE_FAN"},
    {"never", "GL_NEVER"},
    {"less", "GL_LESS"},
    {"equal", "GL_EQUAL"},
    {"lessEqual", "GL_LEQUAL"},
    {"greater", "GL_GREATER"},
    {"notEqual", "GL_NOTEQUAL"},
    {"greaterEqual", "GL_GEQUAL"},
    {"always", "GL_ALWAYS"},
    {"keep", "GL_KEEP"},
    {"zero", "GL_ZERO"},
    {"replace", "GL_REPLACE"},
    {"increment", "GL_INCR"},
    {"decrement", "GL_DECR"},
    {"invert", "GL_INVERT"},
    {"incrementWrap", "GL_INCR_WRAP"},
    {"decrementWrap", "GL_DECR_WRAP"},
    {"one", "GL_ONE"},
    {"sourceColor", "GL_SRC_COLOR"},
    {"oneMinusSourceColor", "GL_ONE_MINUS_SRC_COLOR"},
    {"sourceAlpha", "GL_SRC_ALPHA"},
    {"oneMinusSourceAlpha", "GL_ONE_MINUS_SRC_ALPHA"},
    {"destinationAlpha", "GL_DST_ALPHA"},
    {"oneMinusDestinationAlpha", "GL_ONE_MINUS_DST_ALPHA"},
    {"destinationColor", "GL_DST_COLOR"},
    {"oneMinusDestinationColor", "GL_ONE_MINUS_DST_COLOR"},
    {"sourceAlphaSaturate", "GL_SRC_ALPHA_SATURATE"},
    {"constantColor", "GL_CONSTANT_COLOR"},
    {"oneMinusConstantColor", "GL_ONE_MINUS_CONSTANT_COLOR"},
    {"constantAlpha", "GL_CONSTANT_ALPHA"},
    {"oneMinusConstantAlpha", "GL_ONE_MINUS_CONSTANT_ALPHA"},
    {"add", "GL_FUNC_ADD"},
    {"subtract", "GL_FUNC_SUBTRACT"},
    {"reverseSubtract", "GL_FUNC_REVERSE_SUBTRACT"},
    {"min", "GL_MIN_EXT"},
    {"max", "GL_MAX_EXT"},
    {"byte", "GL_BYTE"},
    {"unsignedByte", "GL_UNSIGNED_BYTE"},
    {"short", "GL_SHORT"},
    {"unsignedShort", "GL_UNSIGNED_SHORT"},
    {"unsignedInt", "GL_UNSIGNED_INT"},
    {"float", "GL_FLOAT"},
    {"fixed", "GL_FIXED"},
    {"halfFloat", "GL_HALF_FLOAT_OES"},
    {"front", "GL_FRONT"},
    {"back", "GL_BACK"},
    {"frontAndBack", "GL_FRONT_AND_BACK"},
    {"clockwise", "GL_CW"},
    {"counterClockwise", "GL_CCW"},
    {"lowerLeft", "GL_LOWER_LEFT_EXT"},
    {"upperLeft", "GL_UPPER_LEFT_EXT"},
    {"negativeOneToOne", "GL_NEGATIVE_ONE_TO_ONE_EXT"},
    {"zeroToOne", "GL_ZERO_TO_ONE_EXT"},
    {"2D", "GL_TEXTURE_2D"},
    {"cube", "GL_TEXTURE_CUBE_MAP"},
    {"3D", "GL_TEXTURE_3D_OES"},
    {"repeat", "GL_REPEAT"},
    {"clampToEdge", "GL_CLAMP_TO_EDGE"},
    {"mirroredRepeat", "GL_MIRRORED_REPEAT"},
    {"nearest", "GL_NEAREST"},
    {"linear", "GL_LINEAR"},
    {"fill", "VG_FILL_PATH"},
    {"stroke", "VG_STROKE_PATH"},
    {"nonZero", "VG_NON_ZERO"},
    {"evenOdd", "VG_EVEN_ODD"},
    {"nonantialiased", "VG_RENDERING_QUALITY_NONANTIALIASED"},
    {"faster", "VG_RENDERING_QUALITY_FASTER"},
    {"better", "VG_RENDERING_QUALITY_BETTER"},
    {"src", "VG_BLEND_SRC"},
    {"srcOver", "VG_BLEND_SRC_OVER"},
    {"dstOver", "VG_BLEND_DST_OVER"},
    {"srcIn", "VG_BLEND_SRC_IN"},
    {"dstIn", "VG_BLEND_DST_IN"},
    {"multiply", "VG_BLEND_MULTIPLY"},
    {"screen", "VG_BLEND_SCREEN"},
    {"darken", "VG_BLEND_DARKEN"},
    {"lighten", "VG_BLEND_LIGHTEN"},
    {"additive", "VG_BLEND_ADDITIVE"},
};

std::string nameOfWord(const core::StateNode& field)
{
    const auto* word = std::get_if<std::string>(&field.value);
    const auto* found =
        word ? std::ranges::find(kValues, std::string_view(*word), &ValueName::word) : std::end(kValues);
    return found == std::end(kValues) ? std::string() : std::string(found->name);
}

/// "true, true, true, false": red, green, blue, alpha.
std::string colorMaskText(std::uint64_t mask)
{
    std::string text;
    for (unsigned channel = 0; channel < 4; ++channel)
        text += (channel == 0 ? "" : ", ") + std::string((mask >> channel & 1) != 0 ? "true" : "false");
    return text;
}

} // namespace

std::string_view glSection(std::string_view group, std::string_view within)
{
    for (const std::string_view section :
         {Groups::kDraw.name, Groups::kPath.name, Groups::kAttributes.name, Groups::kBlending.name,
          Groups::kDepthStencil.name, Groups::kRasterization.name})
        if (group == section)
            return section;
    if (group == Groups::kVertexTextures.name || group == Groups::kFragmentTextures.name)
        return kTextures;
    const bool isFace =
        within == Groups::kDepthStencil.name && (group == Groups::kFront.name || group == Groups::kBack.name);
    return isFace ? group : within;
}

std::string glName(std::string_view section, std::string_view field)
{
    const auto* found = std::ranges::find_if(
        kFields, [&](const FieldName& one) { return one.section == section && one.field == field; });
    return found == std::end(kFields) ? std::string() : std::string(found->name);
}

std::string glValue(const core::StateNode& group, const core::StateNode& field)
{
    if (const auto* mask = std::get_if<std::uint64_t>(&field.value); mask && field.name == BlendFields::kColorMask.name)
        return colorMaskText(*mask);
    const std::string name = nameOfWord(field);
    const auto between = std::ranges::find(group.children, SlotFields::kMipFilter.name, &core::StateNode::name);
    if (field.name != SlotFields::kMinFilter.name || between == group.children.end() || nameOfWord(*between).empty())
        return name;
    return name + "_MIPMAP_" + nameOfWord(*between).substr(std::string_view("GL_").size());
}

bool isToldElsewhere(const core::StateNode& field)
{
    return field.name == SlotFields::kMipFilter.name;
}

} // namespace vitrine::views
