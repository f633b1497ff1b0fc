// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/vector_objects.h"

#include "core/api/calls/call_table_vg.h"
#include "core/api/openvg/system.h"

#include <algorithm>

namespace vitrine::core {

using call_table::VgGroup;

namespace {

constexpr std::uint64_t kPixelBytes = 4; ///< of images, whatever the format; masks have one

std::string nameOf(VgGroup group, std::int64_t value)
{
    return std::string(enumName(call_table::groupOf(group), value));
}

std::uint64_t pixelsOf(VGint width, VGint height)
{
    return static_cast<std::uint64_t>(width) * static_cast<std::uint64_t>(height);
}

} // namespace

VectorObjects::VectorObjects(const Replayer& replayer) : m_system(replayer.vg())
{
    for (const auto& [id, context] : m_system.contexts())
        m_groups.emplace(context.state().shareGroup, &context.shareGroup());
    for (const auto& [group, handles] : replayer.vgHandles())
        for (const auto& [recorded, ours] : handles.entries())
            m_recorded[group].emplace(ours, recorded);
}

void VectorObjects::forEach(
    const std::function<void(const std::optional<ResourceId>& id, FactsAndBytes facts)>& visit) const
{
    for (const auto& [group, share] : m_groups) {
        const auto number = group;
        share->paths.forEach([&](VGHandle handle, const openvg::Path& path) {
            visit(idOf(ResourceKind::Path, number, handle), factsOf(path));
        });
        share->paints.forEach([&](VGHandle handle, const openvg::Paint& paint) {
            visit(idOf(ResourceKind::Paint, number, handle), factsOf(paint, number));
        });
        share->images.forEach([&](VGHandle handle, const openvg::Image& image) {
            visit(idOf(ResourceKind::Image, number, handle), factsOf(image, number));
        });
        share->fonts.forEach([&](VGHandle handle, const openvg::Font& font) {
            visit(idOf(ResourceKind::Font, number, handle), factsOf(font));
        });
        share->maskLayers.forEach([&](VGHandle handle, const openvg::MaskLayer& layer) {
            visit(idOf(ResourceKind::MaskLayer, number, handle), factsOf(layer));
        });
    }
}

std::optional<ResourceId> VectorObjects::idOf(ResourceKind kind, std::uint32_t group, VGHandle ours) const
{
    const auto handles = m_recorded.find(group);
    if (handles == m_recorded.end())
        return std::nullopt;
    const auto recorded = handles->second.find(ours);
    return recorded == handles->second.end() ? std::nullopt : std::optional(ResourceId{kind, group, recorded->second});
}

/// The one that has a surface to draw to.
const openvg::Context* VectorObjects::current() const
{
    for (const auto& [id, context] : m_system.contexts())
        if (context.state().drawable != openvg::DrawableId{})
            return &context;
    return nullptr;
}

std::vector<ResourceId> VectorObjects::currentPaints() const
{
    std::vector<ResourceId> paints;
    const openvg::Context* context = current();
    if (!context)
        return paints;
    for (const VGPaint paint : {context->state().fillPaint, context->state().strokePaint})
        if (const auto id = idOf(ResourceKind::Paint, context->state().shareGroup, paint))
            paints.push_back(*id);
    return paints;
}

std::optional<ResourceId> VectorObjects::pathOf(const DrawCommand& draw) const
{
    const openvg::Context* context = current();
    return context && draw.path ? idOf(ResourceKind::Path, context->state().shareGroup, draw.path->path) : std::nullopt;
}

FactsAndBytes VectorObjects::factsOf(const openvg::Path& path) const
{
    PathFacts facts;
    facts.datatype = nameOf(VgGroup::PathDatatype, path.data->datatype());
    facts.segmentCount = static_cast<std::uint32_t>(path.data->commands().size());
    facts.coordinateCount = static_cast<std::uint32_t>(path.data->coordinateCount());
    return {facts, path.data->bytes()};
}

FactsAndBytes VectorObjects::factsOf(const openvg::Paint& paint, std::uint32_t group) const
{
    PaintFacts facts;
    facts.type = nameOf(VgGroup::PaintType, paint.type);
    std::ranges::copy(paint.color, facts.color.begin());
    facts.stopCount = static_cast<std::uint32_t>(paint.rampStops.size() / 5);
    facts.spreadMode = nameOf(VgGroup::ColorRampSpreadMode, paint.spreadMode);
    facts.tilingMode = nameOf(VgGroup::TilingMode, paint.tilingMode);
    facts.pattern = idOf(ResourceKind::Image, group, paint.pattern);
    return {facts, 0};
}

FactsAndBytes VectorObjects::factsOf(const openvg::Image& image, std::uint32_t group) const
{
    VectorImageFacts facts;
    facts.format = nameOf(VgGroup::ImageFormat, image.format);
    facts.width = static_cast<std::uint32_t>(image.width);
    facts.height = static_cast<std::uint32_t>(image.height);
    facts.isChild = image.parent != VG_INVALID_HANDLE;
    facts.parent = idOf(ResourceKind::Image, group, image.parent);
    return {facts, facts.isChild ? 0 : pixelsOf(image.width, image.height) * kPixelBytes};
}

FactsAndBytes VectorObjects::factsOf(const openvg::Font& font) const
{
    FontFacts facts;
    for (const auto& [index, glyph] : font.glyphs) {
        ++facts.glyphCount;
        facts.pathCount += glyph.path != VG_INVALID_HANDLE ? 1 : 0;
        facts.imageCount += glyph.image != VG_INVALID_HANDLE ? 1 : 0;
    }
    return {facts, 0};
}

FactsAndBytes VectorObjects::factsOf(const openvg::MaskLayer& layer) const
{
    return {MaskLayerFacts{static_cast<std::uint32_t>(layer.width), static_cast<std::uint32_t>(layer.height)},
            pixelsOf(layer.width, layer.height)};
}

} // namespace vitrine::core
