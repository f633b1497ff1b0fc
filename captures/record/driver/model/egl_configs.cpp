// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/model/egl_configs.h"

#include "captures/record/driver/renderable_type.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <tuple>

namespace vitrine::captures::model {

namespace {

enum class Match : std::uint8_t { AtLeast, Exact, Mask, Ignored };

/// A row of EGL 1.5 table 3.4.
struct Criterion {
    EGLint attribute;
    EGLint standard; ///< when the list doesn't name it
    Match match;
};

constexpr Criterion kCriteria[] = {
    {EGL_BUFFER_SIZE, 0, Match::AtLeast},
    {EGL_RED_SIZE, 0, Match::AtLeast},
    {EGL_GREEN_SIZE, 0, Match::AtLeast},
    {EGL_BLUE_SIZE, 0, Match::AtLeast},
    {EGL_LUMINANCE_SIZE, 0, Match::AtLeast},
    {EGL_ALPHA_SIZE, 0, Match::AtLeast},
    {EGL_ALPHA_MASK_SIZE, 0, Match::AtLeast},
    {EGL_BIND_TO_TEXTURE_RGB, EGL_DONT_CARE, Match::Exact},
    {EGL_BIND_TO_TEXTURE_RGBA, EGL_DONT_CARE, Match::Exact},
    {EGL_COLOR_BUFFER_TYPE, EGL_RGB_BUFFER, Match::Exact},
    {EGL_CONFIG_CAVEAT, EGL_DONT_CARE, Match::Exact},
    {EGL_CONFIG_ID, EGL_DONT_CARE, Match::Exact},
    {EGL_CONFORMANT, 0, Match::Mask},
    {EGL_DEPTH_SIZE, 0, Match::AtLeast},
    {EGL_LEVEL, 0, Match::Exact},
    {EGL_MAX_PBUFFER_WIDTH, 0, Match::Ignored},
    {EGL_MAX_PBUFFER_HEIGHT, 0, Match::Ignored},
    {EGL_MAX_PBUFFER_PIXELS, 0, Match::Ignored},
    {EGL_MAX_SWAP_INTERVAL, EGL_DONT_CARE, Match::Exact},
    {EGL_MIN_SWAP_INTERVAL, EGL_DONT_CARE, Match::Exact},
    {EGL_NATIVE_RENDERABLE, EGL_DONT_CARE, Match::Exact},
    {EGL_NATIVE_VISUAL_ID, 0, Match::Ignored},
    {EGL_NATIVE_VISUAL_TYPE, EGL_DONT_CARE, Match::Exact},
    // EGL says ES 1, which programs that don't name a type, as those of GTK, don't mean: elsewhere all configs have it.
    {EGL_RENDERABLE_TYPE, 0, Match::Mask},
    {EGL_SAMPLE_BUFFERS, 0, Match::AtLeast},
    {EGL_SAMPLES, 0, Match::AtLeast},
    {EGL_STENCIL_SIZE, 0, Match::AtLeast},
    {EGL_SURFACE_TYPE, EGL_WINDOW_BIT, Match::Mask},
    {EGL_TRANSPARENT_TYPE, EGL_NONE, Match::Exact},
    {EGL_TRANSPARENT_RED_VALUE, EGL_DONT_CARE, Match::Exact},
    {EGL_TRANSPARENT_GREEN_VALUE, EGL_DONT_CARE, Match::Exact},
    {EGL_TRANSPARENT_BLUE_VALUE, EGL_DONT_CARE, Match::Exact},
    // Not an attribute of a config; as no config goes with pixmaps, any value but none matches nothing.
    {EGL_MATCH_NATIVE_PIXMAP, EGL_NONE, Match::Exact},
};

/// The values of attributes that take one of a few.
struct Choice {
    EGLint attribute;
    std::array<EGLint, 3> values;
};

constexpr Choice kChoices[] = {
    {EGL_BIND_TO_TEXTURE_RGB, {EGL_TRUE, EGL_FALSE, EGL_FALSE}},
    {EGL_BIND_TO_TEXTURE_RGBA, {EGL_TRUE, EGL_FALSE, EGL_FALSE}},
    {EGL_NATIVE_RENDERABLE, {EGL_TRUE, EGL_FALSE, EGL_FALSE}},
    {EGL_COLOR_BUFFER_TYPE, {EGL_RGB_BUFFER, EGL_LUMINANCE_BUFFER, EGL_RGB_BUFFER}},
    {EGL_CONFIG_CAVEAT, {EGL_NONE, EGL_SLOW_CONFIG, EGL_NON_CONFORMANT_CONFIG}},
    {EGL_TRANSPARENT_TYPE, {EGL_NONE, EGL_TRANSPARENT_RGB, EGL_NONE}},
};

constexpr EGLint kTrueColor = 4; // class of visuals in X11

/// What all of our configs have in common.
struct Constant {
    EGLint attribute;
    EGLint value;
};

constexpr Constant kConstants[] = {
    {EGL_CONFORMANT, EGL_OPENGL_ES2_BIT}, // not of OpenVG: there are images that it does not draw yet
    {EGL_COLOR_BUFFER_TYPE, EGL_RGB_BUFFER},
    {EGL_CONFIG_CAVEAT, EGL_NONE},
    {EGL_TRANSPARENT_TYPE, EGL_NONE},
    {EGL_MAX_PBUFFER_WIDTH, kMaxPbufferSize},
    {EGL_MAX_PBUFFER_HEIGHT, kMaxPbufferSize},
    {EGL_MAX_PBUFFER_PIXELS, kMaxPbufferPixels},
    {EGL_MAX_SWAP_INTERVAL, kMaxSwapInterval},
    {EGL_MIN_SWAP_INTERVAL, 0},
    {EGL_LUMINANCE_SIZE, 0},
    {EGL_BIND_TO_TEXTURE_RGB, EGL_FALSE},
    {EGL_BIND_TO_TEXTURE_RGBA, EGL_FALSE},
    {EGL_LEVEL, 0},
    {EGL_NATIVE_RENDERABLE, EGL_FALSE},
    {EGL_TRANSPARENT_RED_VALUE, 0},
    {EGL_TRANSPARENT_GREEN_VALUE, 0},
    {EGL_TRANSPARENT_BLUE_VALUE, 0},
};

constexpr EGLint kMaskBits = 8;

constexpr EGLint kColorSizes[] = {EGL_RED_SIZE, EGL_GREEN_SIZE, EGL_BLUE_SIZE, EGL_ALPHA_SIZE};

const Criterion* findCriterion(EGLint attribute)
{
    const auto* found = std::find_if(std::begin(kCriteria), std::end(kCriteria),
                                     [attribute](const Criterion& row) { return row.attribute == attribute; });
    return found == std::end(kCriteria) ? nullptr : found;
}

bool isLegal(const Criterion& criterion, EGLint value)
{
    if (criterion.match == Match::Ignored || criterion.attribute == EGL_MATCH_NATIVE_PIXMAP)
        return true;
    if (value == EGL_DONT_CARE)
        return criterion.attribute != EGL_LEVEL; // §3.4.1: may be given for all attributes but this one
    const auto* choice = std::find_if(std::begin(kChoices), std::end(kChoices),
                                      [&criterion](const Choice& row) { return row.attribute == criterion.attribute; });
    if (choice != std::end(kChoices))
        return std::find(choice->values.begin(), choice->values.end(), value) != choice->values.end();
    return value >= 0 || criterion.match == Match::Mask || criterion.attribute == EGL_LEVEL;
}

using Wishes = std::map<EGLint, EGLint>;

bool matches(const Config& config, const Criterion& criterion, EGLint wish)
{
    if (wish == EGL_DONT_CARE || criterion.match == Match::Ignored)
        return true;
    const EGLint value = configAttribute(config, criterion.attribute).value_or(EGL_NONE);
    switch (criterion.match) {
    case Match::AtLeast: return value >= wish;
    case Match::Mask: return (value & wish) == wish;
    default: return value == wish;
    }
}

bool matchesAll(const Config& config, const Wishes& wishes)
{
    // An id says it all.
    if (const auto id = wishes.find(EGL_CONFIG_ID); id->second != EGL_DONT_CARE)
        return config.id == id->second;
    return std::all_of(std::begin(kCriteria), std::end(kCriteria), [&](const Criterion& criterion) {
        return matches(config, criterion, wishes.at(criterion.attribute));
    });
}

/// Bits of the color components that the program asked for.
EGLint wishedColorBits(const Config& config, const Wishes& wishes)
{
    EGLint sum = 0;
    for (const EGLint size : kColorSizes)
        if (const EGLint wish = wishes.at(size); wish != 0 && wish != EGL_DONT_CARE)
            sum += *configAttribute(config, size);
    return sum;
}

/// The order of §3.4.1.2, as far as our configs differ.
auto rank(const Config& config, const Wishes& wishes)
{
    const auto value = [&config](EGLint attribute) { return *configAttribute(config, attribute); };
    return std::tuple(-wishedColorBits(config, wishes), value(EGL_BUFFER_SIZE), value(EGL_SAMPLE_BUFFERS),
                      value(EGL_SAMPLES), value(EGL_DEPTH_SIZE), value(EGL_STENCIL_SIZE), value(EGL_ALPHA_MASK_SIZE),
                      config.id);
}

} // namespace

std::vector<Config> makeConfigs(EGLint surfaceTypes, const Visuals& visuals)
{
    struct Color {
        int red, green, blue, alpha;
        EGLint visual;
    };
    std::vector<Color> colors{
        {8, 8, 8, 8, visuals.depth24}, {8, 8, 8, 0, visuals.depth24}, {5, 6, 5, 0, visuals.depth16}};
    if (visuals.depth32 != 0)
        colors.push_back({8, 8, 8, 8, visuals.depth32});
    constexpr EGLint kVgTypes = EGL_VG_COLORSPACE_LINEAR_BIT | EGL_VG_ALPHA_FORMAT_PRE_BIT;
    const auto isShown = [&visuals](const Color& color) { return color.visual != 0 || visuals.isEmpty(); };
    constexpr std::array<std::array<int, 2>, 4> kDepths{{{24, 8}, {24, 0}, {16, 0}, {0, 0}}};
    std::vector<Config> configs;
    for (const Color& color : colors)
        for (const int samples : {0, 4})
            for (const auto& [depth, stencil] : kDepths)
                configs.push_back({static_cast<EGLint>(configs.size() + 1),
                                   {color.red, color.green, color.blue, color.alpha, depth, stencil, samples},
                                   isShown(color) ? surfaceTypes : surfaceTypes & ~EGL_WINDOW_BIT,
                                   color.visual});
    for (Config& config : configs)
        if (rendersWith(config, EGL_OPENVG_API))
            config.surfaceTypes |= kVgTypes;
    return configs;
}

bool rendersWith(const Config& config, EGLenum api)
{
    const core::gles2::WindowConfig& bits = config.bits;
    const bool isPlain = std::min({bits.redBits, bits.greenBits, bits.blueBits, bits.alphaBits}) == 8;
    return api == EGL_OPENGL_ES_API || (api == EGL_OPENVG_API && isPlain && bits.samples <= 1);
}

std::optional<EGLint> configAttribute(const Config& config, EGLint attribute)
{
    const core::gles2::WindowConfig& bits = config.bits;
    switch (attribute) {
    case EGL_BUFFER_SIZE: return bits.redBits + bits.greenBits + bits.blueBits + bits.alphaBits;
    case EGL_RED_SIZE: return bits.redBits;
    case EGL_GREEN_SIZE: return bits.greenBits;
    case EGL_BLUE_SIZE: return bits.blueBits;
    case EGL_ALPHA_SIZE: return bits.alphaBits;
    case EGL_DEPTH_SIZE: return bits.depthBits;
    case EGL_STENCIL_SIZE: return bits.stencilBits;
    case EGL_SAMPLES: return bits.samples;
    case EGL_SAMPLE_BUFFERS: return bits.samples > 0 ? 1 : 0;
    case EGL_CONFIG_ID: return config.id;
    case EGL_SURFACE_TYPE: return config.surfaceTypes;
    case EGL_RENDERABLE_TYPE:
        return rendersWith(config, EGL_OPENVG_API) ? EGL_OPENGL_ES2_BIT | EGL_OPENVG_BIT : EGL_OPENGL_ES2_BIT;
    case EGL_ALPHA_MASK_SIZE: return rendersWith(config, EGL_OPENVG_API) ? kMaskBits : 0;
    case EGL_NATIVE_VISUAL_ID: return config.visual;
    case EGL_NATIVE_VISUAL_TYPE: return config.visual != 0 ? kTrueColor : EGL_NONE;
    default: break;
    }
    const auto* found = std::find_if(std::begin(kConstants), std::end(kConstants),
                                     [attribute](const Constant& row) { return row.attribute == attribute; });
    return found == std::end(kConstants) ? std::nullopt : std::optional(found->value);
}

std::optional<std::vector<Config>> chooseConfigs(std::span<const Config> configs, const EGLint* attributes)
{
    Wishes wishes;
    for (const Criterion& criterion : kCriteria)
        wishes[criterion.attribute] = criterion.standard;
    for (; attributes && attributes[0] != EGL_NONE; attributes += 2) {
        const Criterion* criterion = findCriterion(attributes[0]);
        if (!criterion || !isLegal(*criterion, attributes[1]))
            return std::nullopt;
        wishes[attributes[0]] = attributes[1];
    }
    wishes[EGL_RENDERABLE_TYPE] = meantRenderableType(wishes[EGL_RENDERABLE_TYPE]);
    // Without transparency its colors mean nothing.
    for (const EGLint color : {EGL_TRANSPARENT_RED_VALUE, EGL_TRANSPARENT_GREEN_VALUE, EGL_TRANSPARENT_BLUE_VALUE})
        wishes[color] = EGL_DONT_CARE;
    std::vector<Config> chosen;
    std::copy_if(configs.begin(), configs.end(), std::back_inserter(chosen),
                 [&wishes](const Config& config) { return matchesAll(config, wishes); });
    std::sort(chosen.begin(), chosen.end(),
              [&wishes](const Config& a, const Config& b) { return rank(a, wishes) < rank(b, wishes); });
    return chosen;
}

bool areCompatible(const Config& a, const Config& b)
{
    constexpr EGLint kAttributes[] = {EGL_RED_SIZE,   EGL_GREEN_SIZE,   EGL_BLUE_SIZE, EGL_ALPHA_SIZE,
                                      EGL_DEPTH_SIZE, EGL_STENCIL_SIZE, EGL_SAMPLES};
    return a.id == 0 || b.id == 0 || std::all_of(std::begin(kAttributes), std::end(kAttributes), [&](EGLint attribute) {
               return configAttribute(a, attribute) == configAttribute(b, attribute);
           });
}

} // namespace vitrine::captures::model
