// SPDX-License-Identifier: Apache-2.0
#include "core/session/state_names.h"

#include "core/session/draw_state_fields.h"

#include <array>
#include <cstddef>

namespace vitrine::core {

namespace {

template <typename Enum, std::size_t Count>
std::string_view pick(const std::array<std::string_view, Count>& names, Enum value)
{
    const auto index = static_cast<std::size_t>(value);
    return index < Count ? names[index] : std::string_view("unknown");
}

constexpr std::array<std::string_view, 7> kTopologies{"points",    "lines",         "lineLoop",   "lineStrip",
                                                      "triangles", "triangleStrip", "triangleFan"};
constexpr std::array<std::string_view, 8> kCompareFunctions{"never",   "less",     "equal",        "lessEqual",
                                                            "greater", "notEqual", "greaterEqual", "always"};
constexpr std::array<std::string_view, 8> kStencilOperations{"keep",      "zero",   "replace",       "increment",
                                                             "decrement", "invert", "incrementWrap", "decrementWrap"};
constexpr std::array<std::string_view, 15> kBlendFactors{"zero",
                                                         "one",
                                                         "sourceColor",
                                                         "oneMinusSourceColor",
                                                         "sourceAlpha",
                                                         "oneMinusSourceAlpha",
                                                         "destinationAlpha",
                                                         "oneMinusDestinationAlpha",
                                                         "destinationColor",
                                                         "oneMinusDestinationColor",
                                                         "sourceAlphaSaturate",
                                                         "constantColor",
                                                         "oneMinusConstantColor",
                                                         "constantAlpha",
                                                         "oneMinusConstantAlpha"};
constexpr std::array<std::string_view, 5> kBlendEquations{"add", "subtract", "reverseSubtract", "min", "max"};
constexpr std::array<std::string_view, 7> kAttributeTypes{"byte",  "unsignedByte", "short",    "unsignedShort",
                                                          "float", "fixed",        "halfFloat"};
constexpr std::array<std::string_view, 4> kIndexTypes{"none", "unsignedByte", "unsignedShort", "unsignedInt"};
constexpr std::array<std::string_view, 4> kCullModes{"none", "front", "back", "frontAndBack"};
constexpr std::array<std::string_view, 2> kClipOrigins{"lowerLeft", "upperLeft"};
constexpr std::array<std::string_view, 2> kClipDepths{"negativeOneToOne", "zeroToOne"};
constexpr std::array<std::string_view, kVectorPassCount> kVectorPasses{"none",    "scissor", "winding",
                                                                       "resolve", "cover",   "basic"};
constexpr std::array<std::string_view, 3> kMuxInputs{"constant", "gradient", "cache"};
constexpr std::array<std::string_view, 3> kPaletteModes{"none", "256", "16x16"};
constexpr std::array<std::string_view, 2> kFillRules{"nonZero", "evenOdd"};
constexpr std::array<std::string_view, 2> kSamplePatterns{"grid", "rotated"};
constexpr std::array<std::string_view, kBlendModeCount> kBlendModes{
    "src", "srcOver", "dstOver", "srcIn", "dstIn", "multiply", "screen", "darken", "lighten", "additive"};
constexpr std::array<std::string_view, 2> kBlendSpaces{"linear", "stored"};
constexpr std::array<std::string_view, 3> kDiscardVerdicts{"unknown", "opaque", "transparent"};
constexpr std::array<std::string_view, 3> kTextureKinds{"2D", "cube", "3D"};
constexpr std::array<std::string_view, 3> kWraps{"repeat", "clampToEdge", "mirroredRepeat"};
constexpr std::array<std::string_view, 2> kFilters{"nearest", "linear"};
constexpr std::array<std::string_view, 3> kMipFilters{"none", "nearest", "linear"};
constexpr std::array<std::string_view, 3> kAttachments{"color", "depth", "stencil"};
constexpr std::array<std::string_view, kPixelFormatCount> kFormats{"none",
                                                                   "r8",
                                                                   "rg8",
                                                                   "rgb8",
                                                                   "rgba8",
                                                                   "bgra8",
                                                                   "alpha8",
                                                                   "luminance8",
                                                                   "luminanceAlpha8",
                                                                   "rgb565",
                                                                   "rgba4444",
                                                                   "rgba5551",
                                                                   "depth16",
                                                                   "depth24",
                                                                   "stencil8",
                                                                   "r16f",
                                                                   "rg16f",
                                                                   "rgb16f",
                                                                   "rgba16f",
                                                                   "alpha16f",
                                                                   "luminance16f",
                                                                   "luminanceAlpha16f",
                                                                   "rgba32f"};

} // namespace

std::string_view nameOf(Topology value)
{
    return pick(kTopologies, value);
}
std::string_view nameOf(CompareFunction value)
{
    return pick(kCompareFunctions, value);
}
std::string_view nameOf(StencilOperation value)
{
    return pick(kStencilOperations, value);
}
std::string_view nameOf(BlendFactor value)
{
    return pick(kBlendFactors, value);
}
std::string_view nameOf(BlendEquation value)
{
    return pick(kBlendEquations, value);
}
std::string_view nameOf(AttributeType value)
{
    return pick(kAttributeTypes, value);
}
std::string_view nameOf(IndexType value)
{
    return pick(kIndexTypes, value);
}
std::string_view nameOf(CullMode value)
{
    return pick(kCullModes, value);
}
std::string_view nameOf(ClipOrigin value)
{
    return pick(kClipOrigins, value);
}
std::string_view nameOf(ClipDepth value)
{
    return pick(kClipDepths, value);
}
std::string_view nameOf(VectorPass value)
{
    return pick(kVectorPasses, value);
}
std::string_view nameOf(MuxInput value)
{
    return pick(kMuxInputs, value);
}
std::string_view nameOf(PaletteMode value)
{
    return pick(kPaletteModes, value);
}
std::string_view nameOf(FillRule value)
{
    return pick(kFillRules, value);
}
std::string_view nameOf(SamplePattern value)
{
    return pick(kSamplePatterns, value);
}
std::string_view nameOf(BlendMode value)
{
    return pick(kBlendModes, value);
}
std::string_view nameOf(BlendSpace value)
{
    return pick(kBlendSpaces, value);
}
std::string_view nameOf(const ColorEncoding& value)
{
    if (value.isNonLinear)
        return value.isPremultiplied ? "sRGBA_PRE" : "sRGBA";
    return value.isPremultiplied ? "lRGBA_PRE" : "lRGBA";
}
std::string_view nameOf(DiscardVerdict value)
{
    return pick(kDiscardVerdicts, value);
}
std::string_view nameOf(TextureKind value)
{
    return pick(kTextureKinds, value);
}
std::string_view nameOf(Wrap value)
{
    return pick(kWraps, value);
}
std::string_view nameOf(Filter value)
{
    return pick(kFilters, value);
}
std::string_view nameOf(MipFilter value)
{
    return pick(kMipFilters, value);
}
std::string_view nameOf(PixelFormat value)
{
    return pick(kFormats, value);
}

std::string_view nameOf(Attachment value)
{
    return pick(kAttachments, value);
}

std::string snakeCase(std::string_view camelCase)
{
    std::string snake;
    for (const char c : camelCase) {
        const bool isUpper = c >= 'A' && c <= 'Z';
        snake += isUpper ? std::string("_") + static_cast<char>(c - 'A' + 'a') : std::string(1, c);
    }
    return snake;
}

bool holdsNamesOfTheProgram(std::string_view group)
{
    using Groups = DrawStateGroups;
    return group == Groups::kUniforms.name || group == Groups::kAttributes.name || group == Groups::kFixedFunction.name;
}

} // namespace vitrine::core
