// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_history/pixel_history_json.h"

#include "core/session/call_troubles_json.h"
#include "core/session/pixel_history/pixel_cover_text.h"
#include "core/session/pixel_history/pixel_history_text.h"
#include "core/session/pixel_history/tile_text.h"
#include "core/session/state_names.h"

#include <nlohmann/json.hpp>

namespace vitrine::core {

namespace {

using Json = nlohmann::ordered_json;

Json toJson(const Vec4& color)
{
    return {color.x, color.y, color.z, color.w};
}

/// Attachments that there are, each with a value per sample.
Json toJson(const PixelHistory& history, const PixelValue& value)
{
    Json content = Json::object();
    for (std::size_t sample = 0; sample < history.samples; ++sample) {
        if (history.hasColor)
            content["color"].push_back(toJson(value.color[sample]));
        if (history.hasDepth)
            content["depth"].push_back(value.depth[sample]);
        if (history.hasStencil)
            content["stencil"].push_back(value.stencil[sample]);
    }
    return content;
}

Json samplesToJson(const FragmentSamples& samples)
{
    return {{"covered", samples.covered},          {"not_kept", samples.notKept},
            {"discarded", samples.discarded},      {"stencil_failed", samples.stencilFailed},
            {"depth_failed", samples.depthFailed}, {"passed", samples.passed}};
}

Json depthTestToJson(const PixelHistory& history, const FragmentEntry& fragment)
{
    if (!fragment.testsDepth)
        return nullptr;
    Json depth = Json::array();
    for (std::size_t sample = 0; sample < history.samples; ++sample)
        depth.push_back(fragment.depth[sample]);
    return {{"function", snakeCase(nameOf(fragment.depthFunction))}, {"depth", depth}};
}

Json stencilTestToJson(const FragmentEntry& fragment)
{
    if (!fragment.testsStencil)
        return nullptr;
    const StencilFace& face = fragment.stencilFace;
    return {{"function", snakeCase(nameOf(face.function))}, {"reference", face.reference}, {"mask", face.compareMask}};
}

Json runsToJson(const FragmentEntry& fragment)
{
    Json runs = Json::array();
    for (const FragmentRun& run : fragment.runs)
        runs.push_back({{"processor", "sp." + std::to_string(run.processor)}, {"from", run.from}, {"to", run.to}});
    return runs;
}

Json setterToJson(const BoundSetter& setter)
{
    constexpr std::array kKinds{"before", "clear", "draw"};
    const bool isCall = setter.kind != BoundSetter::Kind::Before;
    return {{"kind", kKinds[static_cast<std::size_t>(setter.kind)]},
            {"draw", setter.draw ? Json(*setter.draw) : Json(nullptr)},
            {"primitive", setter.primitive != 0 ? Json(setter.primitive) : Json(nullptr)},
            {"call", isCall ? Json(setter.callNumber) : Json(nullptr)}};
}

Json spansToJson(const TexelSpans& spans)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < spans.count; ++i)
        list.push_back({spans.spans[i].first, spans.spans[i].last});
    return list;
}

Json textureToJson(const TileTexture& texture)
{
    Json content{{"slot", texture.slot}, {"texture", texture.id ? Json(texture.id->name) : Json(nullptr)}};
    if (!texture.box)
        return content;
    const ClassLookup& found = texture.found;
    content["x"] = spansToJson(texture.box->columns);
    content["y"] = spansToJson(texture.box->rows);
    content["level"] = found.entries == 0 ? Json(nullptr) : Json(found.level);
    content["entries"] = found.entries;
    content["class"] = enumName(found.found);
    return content;
}

Json tileToJson(const PixelEntry& entry)
{
    if (!entry.fragment->tile)
        return nullptr;
    const FragmentTile& tile = *entry.fragment->tile;
    Json textures = Json::array();
    for (const TileTexture& texture : tile.textures)
        textures.push_back(textureToJson(texture));
    const bool hasDepth = tile.isTested && entry.fragment->testsDepth;
    const bool hasStencil = tile.isTested && entry.fragment->testsStencil;
    return {{"column", tile.tile.column},
            {"row", tile.tile.row},
            {"table_row", tile.tableRow},
            {"verdict", verdictName(tile)},
            {"depth", hasDepth ? Json(tile.incoming) : Json(nullptr)},
            {"stored_depth", hasDepth ? Json(tile.stored) : Json(nullptr)},
            {"stored_stencil", hasStencil ? Json(tile.stencil) : Json(nullptr)},
            {"set_by", tile.setter ? setterToJson(*tile.setter) : Json(nullptr)},
            {"discard", enumName(tile.discard)},
            {"textures", textures},
            {"sentence", tileText(entry).english()}};
}

Json fragmentToJson(const PixelHistory& history, const PixelEntry& entry)
{
    const FragmentEntry& fragment = *entry.fragment;
    const auto known = [](std::uint32_t id) { return id == 0 ? Json(nullptr) : Json(id); };
    return {{"primitive", fragment.ids.primitive},
            {"quad", known(fragment.ids.quad)},
            {"task", known(fragment.ids.task)},
            {"lane", fragment.ids.task == 0 ? Json(nullptr) : Json(fragment.lane)},
            {"requests", fragment.ids.requests},
            {"runs", runsToJson(fragment)},
            {"shaded_quad", known(fragment.ids.shadedQuad)},
            {"made_in_cycle", fragment.madeIn},
            {"sealed_in_cycle", fragment.sealedIn ? Json(*fragment.sealedIn) : Json(nullptr)},
            {"front_facing", fragment.isFrontFacing},
            {"samples", samplesToJson(fragment.samples)},
            {"depth_test", depthTestToJson(history, fragment)},
            {"stencil_test", stencilTestToJson(fragment)},
            {"tile", tileToJson(entry)},
            {"shaded", fragment.shaded ? toJson(*fragment.shaded) : Json(nullptr)},
            {"blended", fragment.isBlended},
            {"color_mask", fragment.colorMask}};
}

Json toJson(const PixelWinding& winding)
{
    Json content{{"path", winding.path},      {"stroke", winding.isStroke}, {"fill_rule", enumName(winding.rule)},
                 {"windings", Json::array()}, {"inside", winding.inside()}, {"triangles", Json::array()}};
    for (std::uint32_t sample = 0; sample < winding.samples; ++sample)
        content["windings"].push_back(winding.windings[sample]);
    for (const CountedTriangle& triangle : winding.triangles)
        content["triangles"].push_back({{"triangle", triangle.triangle},
                                        {"fan", triangle.fan},
                                        {"piece", enumName(triangle.piece)},
                                        {"segment", triangle.segment},
                                        {"command", triangle.command},
                                        {"up", triangle.up},
                                        {"down", triangle.down}});
    return content;
}

Json toJson(const PixelCover& cover)
{
    const auto value = [](const std::optional<std::uint8_t>& plane) { return plane ? Json(*plane) : Json(nullptr); };
    Json lines = Json::array();
    for (const Text& line : coverLines(cover))
        lines.push_back(line.english());
    return {{"verdict", enumName(cover.fate)},
            {"blend_mode", enumName(cover.mode)},
            {"coverage", value(cover.coverage)},
            {"scissor", value(cover.scissor)},
            {"mask", value(cover.mask)},
            {"weight", cover.weight},
            {"is_weighed_in_program", cover.isWeighedInProgram},
            {"winding", cover.winding ? toJson(*cover.winding) : Json(nullptr)},
            {"sentences", lines}};
}

Json toJson(const PixelBasic& basic)
{
    Json lines = Json::array();
    for (const Text& line : basicLines(basic))
        lines.push_back(line.english());
    const bool isRead = basic.state.input == MuxInput::Cache && basic.fate != BasicFate::Stippled;
    return {{"verdict", enumName(basic.fate)},
            {"mux", nameOf(basic.state.input)},
            {"adders", basic.values},
            {"source", isRead ? Json{{"x", basic.pixel.sourceX}, {"y", basic.pixel.sourceY}} : Json(nullptr)},
            {"palette_entry", basic.pixel.entry ? Json(*basic.pixel.entry) : Json(nullptr)},
            {"before", basic.before},
            {"after", basic.after},
            {"sentences", lines}};
}

Json toJson(const PixelHistory& history, const PixelEntry& entry)
{
    Json content{{"kind", enumName(entry.kind)},
                 {"fate", enumName(entry.fate)},
                 {"call", entry.callNumber},
                 {"function", entry.function},
                 {"draw", entry.draw ? Json(*entry.draw) : Json(nullptr)},
                 {"before", toJson(history, entry.before)},
                 {"after", toJson(history, entry.after)},
                 {"fragment", entry.fragment ? fragmentToJson(history, entry) : Json(nullptr)},
                 {"cover", entry.cover ? toJson(*entry.cover) : Json(nullptr)},
                 {"basic", entry.basic ? toJson(*entry.basic) : Json(nullptr)},
                 {"sentence", sentence(history, entry)}};
    return content;
}

} // namespace

std::string toJson(const PixelHistory& history)
{
    Json document{{"vitrine", 1}, {"kind", "why"}};
    document["x"] = history.query.x;
    document["y"] = history.query.y;
    document["width"] = history.width;
    document["height"] = history.height;
    document["samples"] = history.samples;
    document["draws_inside"] = history.drawsInside;
    document["start"] = toJson(history, history.start);
    document["entries"] = Json::array();
    for (const PixelEntry& entry : history.entries)
        document["entries"].push_back(toJson(history, entry));
    document["end"] = toJson(history, history.end);
    addTroubles(document, history.troubles);
    return document.dump(2, ' ', false, Json::error_handler_t::replace);
}

} // namespace vitrine::core
