// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <VG/openvg.h>

#include <array>
#include <vector>

namespace vitrine::core::openvg {

/// What vgSet sets on a context (OpenVG table 4), as the program gave it: values beyond what they may be are brought
/// into their range where they are used, since vgGet tells the original ones.
struct Settings {
    VGint matrixMode = VG_MATRIX_PATH_USER_TO_SURFACE;
    VGint fillRule = VG_EVEN_ODD;
    VGint imageQuality = VG_IMAGE_QUALITY_FASTER;
    VGint renderingQuality = VG_RENDERING_QUALITY_BETTER;
    VGint blendMode = VG_BLEND_SRC_OVER;
    VGint imageMode = VG_DRAW_IMAGE_NORMAL;
    std::vector<VGint> scissorRects; ///< minX, minY, width, height of each
    VGint colorTransform = VG_FALSE;
    std::array<VGfloat, 8> colorTransformValues{1.0f, 1.0f, 1.0f, 1.0f,
                                                0.0f, 0.0f, 0.0f, 0.0f}; ///< scales, then biases
    VGfloat strokeLineWidth = 1.0f;
    VGint strokeCapStyle = VG_CAP_BUTT;
    VGint strokeJoinStyle = VG_JOIN_MITER;
    VGfloat strokeMiterLimit = 4.0f;
    std::vector<VGfloat> strokeDashPattern;
    VGfloat strokeDashPhase = 0.0f;
    VGint strokeDashPhaseReset = VG_FALSE;
    std::array<VGfloat, 4> tileFillColor{};
    std::array<VGfloat, 4> clearColor{};
    std::array<VGfloat, 2> glyphOrigin{};
    VGint masking = VG_FALSE;
    VGint scissoring = VG_FALSE;
    VGint pixelLayout = VG_PIXEL_LAYOUT_UNKNOWN;
    VGint screenLayout = VG_PIXEL_LAYOUT_UNKNOWN; ///< of the surface; read-only
    VGint filterFormatLinear = VG_FALSE;
    VGint filterFormatPremultiplied = VG_FALSE;
    VGint filterChannelMask = VG_RED | VG_GREEN | VG_BLUE | VG_ALPHA;
};

} // namespace vitrine::core::openvg
