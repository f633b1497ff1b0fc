// SPDX-License-Identifier: Apache-2.0
// What goes past the processors: drawings of the basic 2-D path, and those of OpenVG that both ways can do (VG2D-40,
// VG2D-48).
#include "core/api/openvg/machine/basic_pass.h"
#include "core/api/openvg/machine/drawer.h"
#include "core/api/openvg/pixel_values.h"
#include "core/blend/vector_blend.h"
#include "core/command/vector_config.h"

#include <algorithm>

namespace vitrine::core::openvg {

namespace {

/// What blending leaves of a color that has no part of what was there.
Color storedBy(const BlendState& blend, const Color& color)
{
    const Vec4 stored = vectorBlended(blend.vector, vectorOf(color), {}, 255);
    return {stored.x, stored.y, stored.z, stored.w};
}

} // namespace

bool MachineTarget::Drawer::takesBasicPath() const
{
    return m_target.m_config->basicPath == BasicPath::Auto;
}

Result<void> MachineTarget::Drawer::submitBasic(const BasicDraw& basic, SurfaceId target, const BasicSource& source)
{
    for (DrawCommand& pass : basicPasses(basic, {target, extentOf(*surface(target))}, source))
        if (auto drawn = submit(std::move(pass)); !drawn)
            return drawn;
    return {};
}

Result<void> MachineTarget::Drawer::operator()(const BasicDraw& basic)
{
    if (basic.input != MuxInput::Cache)
        return submitBasic(basic, m_planes.color, {});
    const StoredArea source = storedArea(basic.source);
    if (!source.surface)
        return {};
    return submitBasic(basic, m_planes.color, {source.surface, source.rect});
}

Result<void> MachineTarget::Drawer::clearBasically(const ClearDraw& clear, const Color& color)
{
    return fillStored(m_planes.color, clear.rect, storedBy(blendOf(VG_BLEND_SRC), color), clear.scissor);
}

/// The numbers are those that are stored.
Result<void> MachineTarget::Drawer::fillStored(SurfaceId target, const PixelRect& rect, const Color& color,
                                               const Scissor& scissor)
{
    BasicDraw fill;
    fill.rect = rect;
    fill.constant = color;
    fill.scissor = scissor;
    return submitBasic(fill, target, {});
}

/// Whether the pixels of the one are bit by bit those of the other.
bool MachineTarget::Drawer::keepAlike(const StoredArea& from, const StoredArea& to)
{
    if (!(from.encoding == to.encoding))
        return false;
    if (from.format == to.format)
        return true;
    const VGImageFormat kept = to.format.value_or(VG_sRGBA_8888);
    const std::array<double, 4> whole{255.0, 255.0, 255.0, 255.0};
    return channelsOf(kept) == PixelChannels::All && channelMaxima(kept) == whole;
}

/// A part of the regions may be written before another part has been read, where there are several.
bool MachineTarget::Drawer::copiesBasically(const StoredArea& from, const StoredArea& to, const Scissor& scissor) const
{
    const bool isWithin = from.surface == to.surface;
    return takesBasicPath() && keepAlike(from, to) && !(isWithin && scissor && scissor->size() > 1);
}

Result<void> MachineTarget::Drawer::copyStored(const StoredArea& from, const StoredArea& to, const Scissor& scissor)
{
    BasicDraw copy;
    copy.input = MuxInput::Cache;
    copy.rect = to.rect;
    copy.scissor = scissor;
    return submitBasic(copy, to.surface, {from.surface, from.rect});
}

} // namespace vitrine::core::openvg
