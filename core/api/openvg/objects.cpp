// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/objects.h"

namespace vitrine::core::openvg {

namespace {

constexpr std::size_t kMostKeptVertices = 4096; // 144 KiB: what takes longer to make takes longer to draw, too

} // namespace

std::shared_ptr<const FanGeometry> Path::fans(const std::optional<StrokeStyle>& stroke, const Tessellation& how) const
{
    MadeFans& made = stroke ? m_stroked : m_filled;
    const StrokeStyle style = stroke.value_or(StrokeStyle{});
    if (made.geometry && made.of == data && made.stroke == style && made.how == how)
        return made.geometry;
    made = {};
    auto fans = stroke ? strokeGeometry(*data, *stroke, how) : fillGeometry(*data, how);
    if (!fans)
        return nullptr;
    auto geometry = std::make_shared<const FanGeometry>(std::move(*fans));
    if (geometry->vertices.size() <= kMostKeptVertices)
        made = {data, style, how, geometry};
    return geometry;
}

PathData& Path::writeable()
{
    m_filled = m_stroked = {};
    if (data.use_count() != 1)
        data = std::make_shared<PathData>(*data);
    return *data;
}

void ShareGroup::releaseGlyph(const Glyph& glyph)
{
    releasePath(glyph.path);
    releaseImage(glyph.image);
}

void ShareGroup::forget(const std::optional<Path>& path)
{
    if (path)
        pathBytes -= path->data->bytes();
}

void ShareGroup::forget(const std::optional<Paint>& paint)
{
    if (paint)
        releaseImage(paint->pattern);
}

void ShareGroup::forgetImage(VGImage handle, std::optional<Image> image)
{
    // A chain of children may be long: one after the other, without recursion.
    for (; image; image = images.release(handle)) {
        if (image->parent == VG_INVALID_HANDLE)
            goneImages.push_back(handle);
        handle = image->parent;
    }
}

void ShareGroup::forget(const std::optional<Font>& font)
{
    if (!font)
        return;
    for (const auto& [index, glyph] : font->glyphs)
        releaseGlyph(glyph);
}

} // namespace vitrine::core::openvg
