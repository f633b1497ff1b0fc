// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/state/gl_names.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace vitrine::views {

namespace {

struct FieldName {
    std::string_view section, field, name;
};

constexpr FieldName kFields[] = {
    {"attributes", "type", "GL_VERTEX_ATTRIB_ARRAY_TYPE"},
    {"attributes", "size", "GL_VERTEX_ATTRIB_ARRAY_SIZE"},
    {"attributes", "normalized", "GL_VERTEX_ATTRIB_ARRAY_NORMALIZED"},
    {"attributes", "stride", "GL_VERTEX_ATTRIB_ARRAY_STRIDE"},
    {"attributes", "constant", "GL_CURRENT_VERTEX_ATTRIB"},
    {"textures", "magFilter", "GL_TEXTURE_MAG_FILTER"},
    {"textures", "minFilter", "GL_TEXTURE_MIN_FILTER"},
    {"textures", "wrapS", "GL_TEXTURE_WRAP_S"},
    {"textures", "wrapT", "GL_TEXTURE_WRAP_T"},
    {"blending", "enabled", "GL_BLEND"},
    {"blending", "sourceColor", "GL_BLEND_SRC_RGB"},
    {"blending", "destinationColor", "GL_BLEND_DST_RGB"},
    {"blending", "sourceAlpha", "GL_BLEND_SRC_ALPHA"},
    {"blending", "destinationAlpha", "GL_BLEND_DST_ALPHA"},
    {"blending", "colorEquation", "GL_BLEND_EQUATION_RGB"},
    {"blending", "alphaEquation", "GL_BLEND_EQUATION_ALPHA"},
    {"blending", "constant", "GL_BLEND_COLOR"},
    {"blending", "colorMask", "GL_COLOR_WRITEMASK"},
    {"blending", "dither", "GL_DITHER"},
    {"depthStencil", "depthTest", "GL_DEPTH_TEST"},
    {"depthStencil", "depthWrite", "GL_DEPTH_WRITEMASK"},
    {"depthStencil", "depthFunction", "GL_DEPTH_FUNC"},
    {"depthStencil", "stencilTest", "GL_STENCIL_TEST"},
    {"front", "function", "GL_STENCIL_FUNC"},
    {"front", "reference", "GL_STENCIL_REF"},
    {"front", "compareMask", "GL_STENCIL_VALUE_MASK"},
    {"front", "writeMask", "GL_STENCIL_WRITEMASK"},
    {"front", "stencilFail", "GL_STENCIL_FAIL"},
    {"front", "depthFail", "GL_STENCIL_PASS_DEPTH_FAIL"},
    {"front", "depthPass", "GL_STENCIL_PASS_DEPTH_PASS"},
    {"back", "function", "GL_STENCIL_BACK_FUNC"},
    {"back", "reference", "GL_STENCIL_BACK_REF"},
    {"back", "compareMask", "GL_STENCIL_BACK_VALUE_MASK"},
    {"back", "writeMask", "GL_STENCIL_BACK_WRITEMASK"},
    {"back", "stencilFail", "GL_STENCIL_BACK_FAIL"},
    {"back", "depthFail", "GL_STENCIL_BACK_PASS_DEPTH_FAIL"},
    {"back", "depthPass", "GL_STENCIL_BACK_PASS_DEPTH_PASS"},
    {"rasterization", "clipOrigin", "GL_CLIP_ORIGIN_EXT"},
    {"rasterization", "clipDepth", "GL_CLIP_DEPTH_MODE_EXT"},
    {"rasterization", "viewport", "GL_VIEWPORT"},
    {"rasterization", "depthNear", "GL_DEPTH_RANGE, near"},
    {"rasterization", "depthFar", "GL_DEPTH_RANGE, far"},
    {"rasterization", "scissorTest", "GL_SCISSOR_TEST"},
    {"rasterization", "scissor", "GL_SCISSOR_BOX"},
    {"rasterization", "cull", "GL_CULL_FACE"},
    {"rasterization", "frontFace", "GL_FRONT_FACE"},
    {"rasterization", "lineWidth", "GL_LINE_WIDTH"},
    {"rasterization", "polygonOffset", "GL_POLYGON_OFFSET_FILL"},
    {"rasterization", "polygonOffsetFactor", "GL_POLYGON_OFFSET_FACTOR"},
    {"rasterization", "polygonOffsetUnits", "GL_POLYGON_OFFSET_UNITS"},
    {"rasterization", "sampleAlphaToCoverage", "GL_SAMPLE_ALPHA_TO_COVERAGE"},
    {"rasterization", "sampleCoverage", "GL_SAMPLE_COVERAGE"},
    {"rasterization", "sampleCoverageValue", "GL_SAMPLE_COVERAGE_VALUE"},
    {"rasterization", "sampleCoverageInvert", "GL_SAMPLE_COVERAGE_INVERT"},
};

struct ValueName {
    std::string_view word, name;
};

/// The words of core/session/state_names.h. The same word of two fields has the same name in OpenGL.
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
};

constexpr std::string_view kFilter = "minFilter", kMipFilter = "mipFilter", kColorMask = "colorMask";

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
    for (const std::string_view section : {"draw", "attributes", "blending", "depthStencil", "rasterization"})
        if (group == section)
            return section;
    if (group == "vertexTextures" || group == "fragmentTextures")
        return "textures";
    const bool isFace = within == "depthStencil" && (group == "front" || group == "back");
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
    if (const auto* mask = std::get_if<std::uint64_t>(&field.value); mask && field.name == kColorMask)
        return colorMaskText(*mask);
    const std::string name = nameOfWord(field);
    const auto between = std::ranges::find(group.children, kMipFilter, &core::StateNode::name);
    if (field.name != kFilter || between == group.children.end() || nameOfWord(*between).empty())
        return name;
    return name + "_MIPMAP_" + nameOfWord(*between).substr(std::string_view("GL_").size());
}

bool isToldElsewhere(const core::StateNode& field)
{
    return field.name == kMipFilter;
}

} // namespace vitrine::views
