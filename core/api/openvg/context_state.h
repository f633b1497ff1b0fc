// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/basic_settings.h"
#include "core/api/openvg/matrix.h"
#include "core/api/openvg/settings.h"
#include "core/api/openvg/target.h"

#include <array>
#include <cstdint>

namespace vitrine::core::openvg {

/// What EGL knows of a surface that OpenVG draws to.
struct DrawableConfig {
    VGint width = 0, height = 0;
    int maskBits = 8; ///< 0 when it has no mask
    bool isLinear = false, isPremultiplied = false;
    VGPixelLayout layout = VG_PIXEL_LAYOUT_UNKNOWN;
};

/// Everything a context owns (OpenVG table 3), as a copyable value.
struct ContextState {
    ContextId id;
    std::uint32_t shareGroup = 0;
    DrawableId drawable;    ///< none when the context is not current, or without a surface
    DrawableConfig surface; ///< of the drawable

    VGErrorCode error = VG_NO_ERROR; ///< the oldest that was not asked for
    Settings settings;
    BasicSettings basic;
    std::array<Matrix, 5> matrices; ///< by VGMatrixMode
    VGPaint fillPaint = VG_INVALID_HANDLE, strokePaint = VG_INVALID_HANDLE;

    [[nodiscard]] const Matrix& matrix(VGMatrixMode mode) const
    {
        return matrices[static_cast<std::size_t>(mode - VG_MATRIX_PATH_USER_TO_SURFACE)];
    }
};

} // namespace vitrine::core::openvg
