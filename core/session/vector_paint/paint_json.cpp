// SPDX-License-Identifier: Apache-2.0
#include "core/session/vector_paint/paint_json.h"

#include "core/session/state_names.h"
#include "core/session/vector_paint/filter_unit.h"
#include "core/session/vector_paint/paint_text.h"
#include "core/session/vector_paint/palette_use.h"

#include <nlohmann/json.hpp>

namespace vitrine::core {

namespace {

using Json = nlohmann::ordered_json;

Json toJson(const Vec4& value)
{
    return {value.x, value.y, value.z, value.w};
}

Json toJson(const GradientPlace& gradient)
{
    Json stops = Json::array();
    for (const GradientStop& stop : gradient.stops)
        stops.push_back({{"offset", stop.offset}, {"color", toJson(stop.color)}});
    return {{"kind", gradient.isRadial ? "radial" : "linear"},
            {"g", gradient.g ? Json(*gradient.g) : Json(nullptr)},
            {"spread", enumName(gradient.spread)},
            {"in_ramp", gradient.inRamp},
            {"width", gradient.width ? Json(*gradient.width) : Json(nullptr)},
            {"stops", std::move(stops)},
            {"interval", gradient.interval}};
}

Json toJson(const ImageBackground& background)
{
    return {{"share", background.share}, {"color", toJson(background.color)}};
}

Json toJson(const ImageLookup& lookup)
{
    Json texels = Json::array();
    for (const PaintTexel& texel : lookup.texels)
        texels.push_back({{"x", texel.x},
                          {"y", texel.y},
                          {"weight", texel.weight},
                          {"color", toJson(texel.color)},
                          {"is_fill", texel.isFill}});
    return {{"of", lookup.isPattern ? "pattern" : "image"},
            {"x", lookup.x},
            {"y", lookup.y},
            {"is_interpolated", lookup.isInterpolated},
            {"texels", std::move(texels)},
            {"color", toJson(lookup.color)},
            {"background", lookup.background ? toJson(*lookup.background) : Json(nullptr)}};
}

Json toJson(const ConvolvedPixel& pixel)
{
    Json sections = Json::array();
    for (std::size_t i = 0; i < pixel.sections.size(); ++i) {
        const KernelSection& section = pixel.sections[i];
        Json taps = Json::array();
        for (const KernelTap& tap : pixel.taps)
            if (tap.section == i)
                taps.push_back({{"i", tap.i},
                                {"j", tap.j},
                                {"x", tap.x},
                                {"y", tap.y},
                                {"coefficient", tap.coefficient},
                                {"color", toJson(tap.color)},
                                {"product", toJson(tap.product())},
                                {"is_fill", tap.isFill}});
        sections.push_back({{"i", section.i},
                            {"j", section.j},
                            {"width", section.width},
                            {"height", section.height},
                            {"taps", std::move(taps)},
                            {"result", toJson(section.result)},
                            {"accumulated", toJson(section.sum)}});
    }
    return {{"width", pixel.width},
            {"height", pixel.height},
            {"shift", {pixel.shiftX, pixel.shiftY}},
            {"filter_unit",
             {{"texels", valuesOf(pixel, FilterPart::Fetch)},
              {"coefficients", valuesOf(pixel, FilterPart::Coefficients)},
              {"alu_results", valuesOf(pixel, FilterPart::Alu)},
              {"sums", valuesOf(pixel, FilterPart::Accumulate)},
              {"pixels", valuesOf(pixel, FilterPart::ScaleAndBias)}}},
            {"sections", std::move(sections)},
            {"sum", toJson(pixel.sum)},
            {"scale", pixel.scale},
            {"is_scale_automatic", pixel.isScaleAutomatic},
            {"bias", pixel.bias},
            {"filtered", toJson(pixel.filtered)}};
}

Json paletteToJson(const PixelBasic& basic)
{
    const std::uint32_t entry = *basic.pixel.entry;
    return {{"mode", nameOf(basic.state.palette)},
            {"number", basic.state.paletteNumber},
            {"entry", entry},
            {"word", paletteWord(basic.state, entry)},
            {"color", toJson(paletteColor(basic.state, entry))}};
}

Json toJson(const PixelBasic& basic)
{
    Json lines = Json::array();
    for (const Text& line : basicLines(basic))
        lines.push_back(line.english());
    return {{"verdict", enumName(basic.fate)},
            {"mux", nameOf(basic.state.input)},
            {"palette", usesPalette(basic) ? paletteToJson(basic) : Json(nullptr)},
            {"sentences", std::move(lines)}};
}

} // namespace

std::string toJson(const PaintedPixel& painted)
{
    Json images = Json::array();
    for (const ImageLookup& lookup : painted.images)
        images.push_back(toJson(lookup));
    const Json content{{"draw", painted.query.draw},
                       {"x", painted.query.x},
                       {"y", painted.query.y},
                       {"function", painted.function},
                       {"made_by", makerText(painted).english()},
                       {"gradient", painted.gradient ? toJson(*painted.gradient) : Json(nullptr)},
                       {"images", std::move(images)},
                       {"convolution", painted.convolution ? toJson(*painted.convolution) : Json(nullptr)},
                       {"basic", painted.basic ? toJson(*painted.basic) : Json(nullptr)},
                       {"solid", painted.solid ? toJson(*painted.solid) : Json(nullptr)},
                       {"color", toJson(painted.color)},
                       {"is_discarded", painted.isDiscarded}};
    return content.dump(2);
}

} // namespace vitrine::core
