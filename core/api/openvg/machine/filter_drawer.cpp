// SPDX-License-Identifier: Apache-2.0
// Filters of images: cover passes without blending, of the program that filters (spec 02 §G).
#include "core/api/openvg/machine/drawer.h"
#include "core/api/openvg/machine/filter_kernel.h"

#include "core/api/openvg/image_formats.h"
#include "core/api/openvg/pixel_transfer.h"
#include "core/api/openvg/pixel_values.h"
#include "core/command/vector_config.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace vitrine::core::openvg {

namespace {

constexpr VGbitfield kAllChannels = VG_RED | VG_GREEN | VG_BLUE | VG_ALPHA;

Error noMemoryForFilter()
{
    return failure("no image is filtered: there is no memory left for pixels on their way");
}

bool isGray(VGImageFormat format)
{
    return isSingleChannel(format) && !isAlphaOnly(format);
}

/// By bits of VGImageChannel, of which red is the highest; a mask of the machine has it lowest.
std::uint8_t colorMaskOf(VGbitfield channels)
{
    std::uint8_t mask = 0;
    for (unsigned i = 0; i < 4; ++i)
        mask |= (channels >> (3 - i) & 1u) != 0 ? 1u << i : 0u;
    return mask;
}

void setMatrix(gles2::Executable& program, const ColorMatrix& matrix)
{
    for (std::size_t i = 0; i < matrix.columns.size(); ++i)
        setVector(program, "matrix", matrix.columns[i], i);
}

} // namespace

/// An image filter on its way: its passes, and the surfaces that it needs for as long as it takes.
class MachineTarget::Drawer::Filter {
public:
    Filter(Drawer& drawer, const ImageFilter& filter)
        : m_drawer(drawer), m_filter(filter), m_from(drawer.storedArea(filter.from)), m_to(drawer.storedArea(filter.to))
    {
    }
    ~Filter()
    {
        for (SurfaceId& surface : m_between)
            m_drawer.device().destroySurface(surface);
    }
    Filter(const Filter&) = delete;
    Filter& operator=(const Filter&) = delete;

    Result<void> run()
    {
        if (!m_from.surface || !m_to.surface)
            return {};
        if (auto apart = readApart(); !apart)
            return apart;
        return std::visit(*this, m_filter.kind);
    }

    Result<void> operator()(const ColorMatrix& matrix)
    {
        FilterShader shader = written(m_filter.processing);
        return draw(reading(shader), m_from, m_to, [&](gles2::Executable& program) { setMatrix(program, matrix); });
    }

    Result<void> operator()(const Lookup& lookup)
    {
        const PixelRect rect{0, 0, static_cast<VGint>(lookup.table.size()), 1};
        const SurfaceId table = surfaceOf(PixelFormat::Rgba8, rect);
        if (!table)
            return noMemoryForFilter();
        m_drawer.m_target.write(table, rect, std::as_bytes(std::span(lookup.table)));
        m_textures.push_back({"table", table});
        FilterShader shader = written(lookup.output);
        shader.kind = lookup.channel ? FilterKind::Table : FilterKind::Tables;
        shader.channel = lookup.channel.value_or(0);
        return draw(reading(shader), m_from, m_to, [](gles2::Executable&) {});
    }

    Result<void> operator()(const Convolution& convolution)
    {
        const Weighting& weighting = convolution.weighting;
        return convolve(reading(written(m_filter.processing)), m_from, m_to, convolution.kernel,
                        {weighting.scale, weighting.bias, weighting.tiling, edgeColor(weighting)});
    }

    /// The rows, as floats, and then the columns of what has come of them.
    Result<void> operator()(const SeparableConvolution& convolution)
    {
        const Weighting& weighting = convolution.weighting;
        const PixelRect rect{0, 0, width(), m_from.rect.height};
        const StoredArea rows{surfaceOf(PixelFormat::Rgba32f, rect), m_filter.processing, rect};
        if (!rows.surface)
            return noMemoryForFilter();
        FilterShader first;
        first.writesFloats = true;
        const Color fill = edgeColor(weighting);
        auto drawn = convolve(reading(first), m_from, rows, convolution.x, {1.0, 0.0, weighting.tiling, fill});
        if (!drawn)
            return drawn;
        Color fillOfRows = fill;
        for (double& value : fillOfRows)
            value *= convolution.x.sum();
        return convolve(written(m_filter.processing), rows, m_to, convolution.y,
                        {weighting.scale, weighting.bias, weighting.tiling, fillOfRows});
    }

private:
    [[nodiscard]] VGint width() const { return std::min(m_from.rect.width, m_to.rect.width); }

    SurfaceId surfaceOf(PixelFormat format, const PixelRect& rect)
    {
        return m_between.emplace_back(m_drawer.device().createSurface(
            {format, static_cast<std::uint32_t>(rect.width), static_cast<std::uint32_t>(rect.height), 1}));
    }

    /// The same pixels on a surface of their own.
    Result<StoredArea> copyOf(const StoredArea& area, const PixelRect& rect)
    {
        const StoredArea copy{surfaceOf(PixelFormat::Rgba8, rect), area.encoding, rect};
        if (!copy.surface)
            return noMemoryForFilter();
        StoredArea part = area;
        part.rect.width = rect.width;
        part.rect.height = rect.height;
        if (auto copied = m_drawer.copyPixels(part, copy, std::nullopt); !copied)
            return copied.error();
        return copy;
    }

    /// A draw does not read what it writes: other parts of the surface neither.
    Result<void> readApart()
    {
        if (m_from.surface != m_to.surface)
            return {};
        auto copy = copyOf(m_from, {0, 0, m_from.rect.width, m_from.rect.height});
        if (!copy)
            return copy.error();
        m_from = *copy;
        return {};
    }

    FilterShader reading(FilterShader shader) const
    {
        shader.reads = pixelShaderOf(m_from.encoding, m_filter.processing, PixelChannels::All);
        shader.clampsRead = m_from.encoding.isPremultiplied;
        return shader;
    }

    FilterShader written(const ColorEncoding& filtered) const
    {
        FilterShader shader;
        shader.clampsWritten = filtered.isPremultiplied;
        shader.keepsChannels = m_to.encoding.isPremultiplied && channels() != kAllChannels;
        const ColorEncoding target{m_to.encoding.isNonLinear, m_to.encoding.isPremultiplied && !shader.keepsChannels};
        shader.writes = pixelShaderOf(filtered, target, channelsOf(m_filter.to.format));
        return shader;
    }

    [[nodiscard]] VGbitfield channels() const
    {
        return isGray(m_filter.to.format) ? kAllChannels : m_filter.channels & kAllChannels;
    }

    [[nodiscard]] Color edgeColor(const Weighting& weighting) const
    {
        return convertedColor(weighting.fillColor, {.isNonLinear = true}, m_filter.processing);
    }

    Result<void> convolve(FilterShader shader, const StoredArea& from, const StoredArea& to, const Kernel& kernel,
                          const Weighting& weighting)
    {
        const Kernel applied = appliedKernel(kernel, *m_drawer.m_target.m_config);
        const std::vector<Section> sections = sectionsOf(applied);
        shader.kind = FilterKind::Sections;
        shader.tiling = weighting.tiling;
        shader.places = static_cast<std::uint32_t>(std::bit_ceil(sections.size()));
        return draw(shader, from, to, [&](gles2::Executable& program) {
            for (std::size_t i = 0; i < sections.size(); ++i)
                setVector(program, "sections", sections[i], i);
            const double shiftX = reducedShift(applied.shiftX, from.rect.width, applied.width, weighting.tiling);
            const double shiftY = reducedShift(applied.shiftY, from.rect.height, applied.height, weighting.tiling);
            setUniform(program, "kernel",
                       {static_cast<double>(applied.width), static_cast<double>(applied.height), shiftX, shiftY});
            setUniform(program, "weight", {weighting.scale, weighting.bias});
            setVector(program, "fillColor", weighting.fillColor);
        });
    }

    /// A pass; `setKind` sets the uniforms of its kind.
    template <typename SetKind>
    Result<void> draw(const FilterShader& shader, const StoredArea& from, const StoredArea& to, SetKind&& setKind)
    {
        auto made = m_drawer.program(shader);
        if (!made)
            return made.error();
        const SurfaceExtent source = extentOf(*m_drawer.surface(from.surface));
        const SurfaceExtent target = extentOf(*m_drawer.surface(to.surface));
        setUniform(*made, "origin",
                   {static_cast<double>(to.rect.x), static_cast<double>(to.rect.y), static_cast<double>(from.rect.x),
                    static_cast<double>(from.rect.y)});
        setUniform(*made, "texelSize", {1.0 / source.width, 1.0 / source.height});
        setUniform(*made, "size", {static_cast<double>(from.rect.width), static_cast<double>(from.rect.height)});
        setVector(*made, "maxima", channelMaxima(m_filter.to.format));
        setKind(*made);
        const PixelRect rect{to.rect.x, to.rect.y, std::min(from.rect.width, to.rect.width),
                             std::min(from.rect.height, to.rect.height)};
        Painting painting{*std::move(made), {}, m_textures};
        painting.textures.push_back({"pixels", from.surface, true});
        if (auto kept = keepChannels(shader, painting, to, rect); !kept)
            return kept;
        const auto box = pixelsIn(rect, target);
        return box ? m_drawer.submit(coverPass({}, *box, to.surface, target, painting)) : Result<void>();
    }

    /// Channels that are not written stay: those of a premultiplied color change with its alpha, and the program takes
    /// care of them.
    Result<void> keepChannels(const FilterShader& shader, Painting& painting, const StoredArea& to,
                              const PixelRect& rect)
    {
        const std::uint8_t mask = colorMaskOf(channels());
        if (!shader.writesFloats && !shader.keepsChannels)
            painting.blend.colorMask = mask;
        if (!shader.keepsChannels)
            return {};
        const auto old = copyOf(to, {0, 0, rect.width, rect.height});
        if (!old)
            return old.error();
        painting.textures.push_back({"old", old->surface});
        setUniform(painting.program, "oldSize", {1.0 / rect.width, 1.0 / rect.height});
        setUniform(painting.program, "written",
                   {mask & 1 ? 1.0 : 0.0, mask & 2 ? 1.0 : 0.0, mask & 4 ? 1.0 : 0.0, mask & 8 ? 1.0 : 0.0});
        return {};
    }

    Drawer& m_drawer;
    const ImageFilter& m_filter;
    StoredArea m_from;
    const StoredArea m_to;
    std::vector<SurfaceId> m_between;
    std::vector<PaintTexture> m_textures; ///< beside that of the pixels
};

Result<void> MachineTarget::Drawer::operator()(const ImageFilter& filter)
{
    if (auto reached = m_target.m_programs.checkTextures(); !reached)
        return reached;
    return Filter(*this, filter).run();
}

} // namespace vitrine::core::openvg
