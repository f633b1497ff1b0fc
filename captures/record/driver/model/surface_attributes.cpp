// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/model/surface_attributes.h"

#include <algorithm>
#include <iterator>

namespace vitrine::captures::model {

namespace {

/// An attribute of surfaces with its first value.
struct SurfaceAttribute {
    EGLint name;
    EGLint standard;
    bool isForWindows, isForPbuffers; ///< may stand in the list that makes one
};

constexpr SurfaceAttribute kAttributes[] = {
    {EGL_WIDTH, 0, false, true},
    {EGL_HEIGHT, 0, false, true},
    {EGL_LARGEST_PBUFFER, EGL_FALSE, false, true},
    {EGL_TEXTURE_FORMAT, EGL_NO_TEXTURE, false, true},
    {EGL_TEXTURE_TARGET, EGL_NO_TEXTURE, false, true},
    {EGL_MIPMAP_TEXTURE, EGL_FALSE, false, true},
    {EGL_MIPMAP_LEVEL, 0, false, false},
    {EGL_RENDER_BUFFER, EGL_BACK_BUFFER, true, false},
    {EGL_GL_COLORSPACE, EGL_GL_COLORSPACE_LINEAR, true, true},
    {EGL_VG_COLORSPACE, EGL_VG_COLORSPACE_sRGB, true, true},
    {EGL_VG_ALPHA_FORMAT, EGL_VG_ALPHA_FORMAT_NONPRE, true, true},
    {EGL_MULTISAMPLE_RESOLVE, EGL_MULTISAMPLE_RESOLVE_DEFAULT, false, false},
    {EGL_SWAP_BEHAVIOR, EGL_BUFFER_DESTROYED, false, false},
    {EGL_HORIZONTAL_RESOLUTION, EGL_UNKNOWN, false, false},
    {EGL_VERTICAL_RESOLUTION, EGL_UNKNOWN, false, false},
    {EGL_PIXEL_ASPECT_RATIO, EGL_UNKNOWN, false, false},
};

/// The values that programs may give to attributes with a few values only.
struct Choice {
    EGLint attribute;
    EGLint supported, unsupported; ///< unsupported: EGL knows it, we don't offer it
};

constexpr Choice kChoices[] = {
    {EGL_TEXTURE_FORMAT, EGL_NO_TEXTURE, EGL_TEXTURE_RGB},
    {EGL_TEXTURE_FORMAT, EGL_NO_TEXTURE, EGL_TEXTURE_RGBA},
    {EGL_TEXTURE_TARGET, EGL_NO_TEXTURE, EGL_TEXTURE_2D},
    {EGL_GL_COLORSPACE, EGL_GL_COLORSPACE_LINEAR, EGL_GL_COLORSPACE_SRGB},
    {EGL_VG_COLORSPACE, EGL_VG_COLORSPACE_sRGB, EGL_VG_COLORSPACE_sRGB},
    {EGL_VG_COLORSPACE, EGL_VG_COLORSPACE_LINEAR, EGL_VG_COLORSPACE_LINEAR},
    {EGL_VG_ALPHA_FORMAT, EGL_VG_ALPHA_FORMAT_NONPRE, EGL_VG_ALPHA_FORMAT_NONPRE},
    {EGL_VG_ALPHA_FORMAT, EGL_VG_ALPHA_FORMAT_PRE, EGL_VG_ALPHA_FORMAT_PRE},
    {EGL_RENDER_BUFFER, EGL_BACK_BUFFER, EGL_BACK_BUFFER},
    {EGL_RENDER_BUFFER, EGL_SINGLE_BUFFER, EGL_SINGLE_BUFFER}, // a hint
};

const SurfaceAttribute* findAttribute(EGLint name)
{
    const auto* found = std::find_if(std::begin(kAttributes), std::end(kAttributes),
                                     [name](const SurfaceAttribute& row) { return row.name == name; });
    return found == std::end(kAttributes) ? nullptr : found;
}

/// EGL_SUCCESS, or what is wrong with giving that value.
EGLint valueError(EGLint attribute, EGLint value)
{
    bool hasChoices = false;
    for (const Choice& choice : kChoices) {
        if (choice.attribute != attribute)
            continue;
        hasChoices = true;
        if (value == choice.supported)
            return EGL_SUCCESS;
        if (value == choice.unsupported)
            return EGL_BAD_MATCH;
    }
    return hasChoices ? EGL_BAD_ATTRIBUTE : EGL_SUCCESS;
}

/// What a config has to offer for a value (EGL 1.5 §3.5.1).
bool isOffered(const Config& config, const std::map<EGLint, EGLint>& all)
{
    const bool isLinear = all.at(EGL_VG_COLORSPACE) == EGL_VG_COLORSPACE_LINEAR;
    const bool isPremultiplied = all.at(EGL_VG_ALPHA_FORMAT) == EGL_VG_ALPHA_FORMAT_PRE;
    const EGLint needed =
        (isLinear ? EGL_VG_COLORSPACE_LINEAR_BIT : 0) | (isPremultiplied ? EGL_VG_ALPHA_FORMAT_PRE_BIT : 0);
    return (config.surfaceTypes & needed) == needed;
}

} // namespace

EGLint readSurfaceAttributes(std::map<EGLint, EGLint>& all, const Attributes& list, const SurfaceWish& wish)
{
    for (const SurfaceAttribute& attribute : kAttributes)
        all[attribute.name] = attribute.standard;
    for (const auto& [name, value] : list) {
        const SurfaceAttribute* known = findAttribute(name);
        if (!known || !(wish.kind == SurfaceKind::Window ? known->isForWindows : known->isForPbuffers))
            return EGL_BAD_ATTRIBUTE;
        if (const EGLint error = valueError(name, value); error != EGL_SUCCESS)
            return error;
        all[name] = value;
    }
    return isOffered(wish.config, all) ? EGL_SUCCESS : EGL_BAD_MATCH;
}

} // namespace vitrine::captures::model
