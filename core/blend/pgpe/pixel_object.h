// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/blend/pgpe/object_format.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace vitrine::core::pgpe {

inline constexpr std::size_t kMostColors = 4;

struct StoredColor {
    ObjectFormat format = ObjectFormat::Rgba32f;
    ObjectWord word;
    friend bool operator==(const StoredColor&, const StoredColor&) = default;
};

/// What moves between units as one record (BYP-28): up to four colors, each in a format of its own, and a transparency.
struct PixelObject {
    std::array<StoredColor, kMostColors> colors;
    std::uint8_t colorCount = 0;
    float transparency = 0.0f; ///< 0 (opaque) to 1
    friend bool operator==(const PixelObject&, const PixelObject&) = default;
};

/// Fails for more than four colors.
[[nodiscard]] Result<PixelObject> makePixelObject(std::span<const StoredColor> colors, float transparency = 0.0f);

/// An object with one color of 32-bit floats.
[[nodiscard]] PixelObject floatObject(const Vec4& color);

} // namespace vitrine::core::pgpe
