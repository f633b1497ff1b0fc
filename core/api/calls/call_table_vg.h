// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call_table.h"

/// The part of the call table that is OpenVG 1.1, VGU and our own VG/vitrine2d.h. It is kept by hand, since the Khronos
/// registry describes neither; tests/api/openvg holds it to our own headers.

namespace vitrine::core::call_table {

/// Numbers of groups from here on are OpenVG's, up to those of EGL.
inline constexpr EnumGroup kFirstVgGroup = 0x8000;

/// One group for each enumeration. ObjectParamType has what vgSetParameter takes for objects of any kind, PathCommand
/// closing as well.
enum class VgGroup : EnumGroup {
    Boolean,
    ErrorCode,
    ParamType,
    RenderingQuality,
    PixelLayout,
    MatrixMode,
    MaskOperation,
    PathDatatype,
    PathCommand,
    PathCapabilities,
    CapStyle,
    JoinStyle,
    FillRule,
    PaintMode,
    PaintType,
    ColorRampSpreadMode,
    TilingMode,
    ImageFormat,
    ImageQuality,
    ImageMode,
    ImageChannel,
    BlendMode,
    HardwareQueryType,
    HardwareQueryResult,
    StringID,
    VguErrorCode,
    VguArcType,
    ObjectParamType,
    V2dPaletteMode,
    V2dLogicOperation,
    V2dCompareFunction,
    Count
};

[[nodiscard]] constexpr EnumGroup groupOf(VgGroup group)
{
    return static_cast<EnumGroup>(kFirstVgGroup + static_cast<EnumGroup>(group));
}

[[nodiscard]] std::span<const FunctionInfo> vgFunctions(); ///< in the order of the headers: OpenVG's, VGU's, ours
/// Sorted by value; empty for a group that is none of OpenVG's.
[[nodiscard]] std::span<const EnumEntry> vgEntries(EnumGroup group);

} // namespace vitrine::core::call_table
