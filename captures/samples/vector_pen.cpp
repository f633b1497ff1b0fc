// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/vector_pen.h"

#include <VG/openvg.h>
#include <VG/vgu.h>

#include <array>
#include <string_view>

namespace vitrine::captures::samples {

namespace {

constexpr const char* kImageFormat = "VG_sRGBA_8888";

} // namespace

int VectorPen::path()
{
    m_recorder.call("vgCreatePath",
                    {VG_PATH_FORMAT_STANDARD, "VG_PATH_DATATYPE_F", 1.0, 0.0, 0, 0, "VG_PATH_CAPABILITY_ALL"},
                    ++m_lastHandle);
    return m_lastHandle;
}

int VectorPen::polygon(const std::vector<float>& points)
{
    std::vector<std::uint8_t> commands(points.size() / 2, VG_LINE_TO_ABS);
    commands.front() = VG_MOVE_TO_ABS;
    commands.push_back(VG_CLOSE_PATH);
    return path(commands, points);
}

int VectorPen::path(const std::vector<std::uint8_t>& commands, const std::vector<float>& points)
{
    const int made = path();
    m_recorder.call("vgAppendPathData", {made, static_cast<int>(commands.size()), bytesOf(commands), bytesOf(points)});
    return made;
}

int VectorPen::roundRectangle(float x, float y, float width, float height, float corner)
{
    const int made = path();
    m_recorder.call("vguRoundRect", {made, x, y, width, height, corner, corner}, "VGU_NO_ERROR");
    return made;
}

int VectorPen::arc(float x, float y, float radius, float from, float extent)
{
    const int made = path();
    m_recorder.call("vguArc", {made, x, y, 2 * radius, 2 * radius, from, extent, "VGU_ARC_OPEN"}, "VGU_NO_ERROR");
    return made;
}

int VectorPen::paint(const char* type)
{
    m_recorder.call("vgCreatePaint", {}, ++m_lastHandle);
    const int made = m_lastHandle;
    if (type)
        m_recorder.call("vgSetParameteri", {made, "VG_PAINT_TYPE",
                                            type == std::string_view("linear") ? VG_PAINT_TYPE_LINEAR_GRADIENT
                                                                               : VG_PAINT_TYPE_RADIAL_GRADIENT});
    return made;
}

void VectorPen::setValues(int paint, const char* parameter, const std::vector<float>& values)
{
    m_recorder.call("vgSetParameterfv", {paint, parameter, static_cast<int>(values.size()), listOf(values)});
}

void VectorPen::setRamp(int paint, const Color& first, const Color& last)
{
    std::vector<float> stops{0.0f};
    stops.insert(stops.end(), first.begin(), first.end());
    stops.push_back(1.0f);
    stops.insert(stops.end(), last.begin(), last.end());
    setValues(paint, "VG_PAINT_COLOR_RAMP_STOPS", stops);
}

int VectorPen::solid(const Color& color)
{
    const int made = paint(nullptr);
    setValues(made, "VG_PAINT_COLOR", {color.begin(), color.end()});
    return made;
}

int VectorPen::linearGradient(std::initializer_list<float> fromTo, const Color& first, const Color& last)
{
    const int made = paint("linear");
    setValues(made, "VG_PAINT_LINEAR_GRADIENT", fromTo);
    setRamp(made, first, last);
    return made;
}

int VectorPen::radialGradient(std::initializer_list<float> centerFocusRadius, const Color& first, const Color& last)
{
    const int made = paint("radial");
    setValues(made, "VG_PAINT_RADIAL_GRADIENT", centerFocusRadius);
    setRamp(made, first, last);
    return made;
}

int VectorPen::gradient(const char* type, const std::vector<float>& points, const std::vector<float>& stops,
                        bool isReflected)
{
    const bool isLinear = type == std::string_view("linear");
    const int made = paint(type);
    setValues(made, isLinear ? "VG_PAINT_LINEAR_GRADIENT" : "VG_PAINT_RADIAL_GRADIENT", points);
    setValues(made, "VG_PAINT_COLOR_RAMP_STOPS", stops);
    const auto setTo = [&](const char* parameter, int value) {
        m_recorder.call("vgSetParameteri", {made, parameter, value});
    };
    setTo("VG_PAINT_COLOR_RAMP_PREMULTIPLIED", VG_FALSE);
    if (isReflected)
        setTo("VG_PAINT_COLOR_RAMP_SPREAD_MODE", VG_COLOR_RAMP_SPREAD_REFLECT);
    return made;
}

int VectorPen::pattern(int image, const char* tiling)
{
    const int made = paint(nullptr);
    m_recorder.call("vgSetParameteri", {made, "VG_PAINT_TYPE", VG_PAINT_TYPE_PATTERN});
    m_recorder.call("vgSetParameteri",
                    {made, "VG_PAINT_PATTERN_TILING_MODE",
                     tiling == std::string_view("VG_TILE_REFLECT") ? VG_TILE_REFLECT : VG_TILE_REPEAT});
    m_recorder.call("vgPaintPattern", {made, image});
    return made;
}

int VectorPen::image(int side)
{
    m_recorder.call("vgCreateImage", {kImageFormat, side, side, "VG_IMAGE_QUALITY_BETTER"}, ++m_lastHandle);
    return m_lastHandle;
}

int VectorPen::image(int side, const std::vector<std::uint32_t>& words)
{
    const int made = image(side);
    const int rowBytes = side * static_cast<int>(sizeof(std::uint32_t));
    m_recorder.call("vgImageSubData", {made, bytesOf(words), rowBytes, kImageFormat, 0, 0, side, side});
    return made;
}

void VectorPen::convolve(int to, int from, int side, const std::vector<int>& kernel)
{
    m_recorder.call("vgConvolve", {to, from, side, side, side / 2, side / 2, listOf(kernel), 1.0, 0.0, "VG_TILE_PAD"});
}

void VectorPen::blur(int to, int from, float deviation)
{
    m_recorder.call("vgGaussianBlur", {to, from, deviation, deviation, "VG_TILE_PAD"});
}

void VectorPen::colorMatrix(int to, int from, const std::vector<float>& columns)
{
    m_recorder.call("vgColorMatrix", {to, from, listOf(columns)});
}

void VectorPen::lookUp(int to, int from, const std::vector<std::uint8_t>& colors,
                       const std::vector<std::uint8_t>& alpha)
{
    const Argument table = bytesOf(colors);
    m_recorder.call("vgLookup", {to, from, table, table, table, bytesOf(alpha), "VG_FALSE", "VG_FALSE"});
}

void VectorPen::drawImage(int image, int mode)
{
    set("VG_IMAGE_MODE", mode);
    m_recorder.call("vgDrawImage", {image});
}

void VectorPen::setMask(int image, int x, int y, int side)
{
    m_recorder.call("vgMask", {image, "VG_SET_MASK", x, y, side, side});
}

int VectorPen::font(const std::vector<int>& paths, float advance)
{
    m_recorder.call("vgCreateFont", {static_cast<int>(paths.size())}, ++m_lastHandle);
    const int made = m_lastHandle;
    const std::array<float, 2> origin{}, escapement{advance, 0.0f};
    for (int glyph = 0; const int path : paths)
        m_recorder.call("vgSetGlyphToPath", {made, glyph++, path, "VG_FALSE", listOf(origin), listOf(escapement)});
    return made;
}

void VectorPen::drawGlyphs(int font, const std::vector<int>& glyphs)
{
    const std::array<float, 2> origin{};
    m_recorder.call("vgSetfv", {"VG_GLYPH_ORIGIN", 2, listOf(origin)});
    m_recorder.call("vgDrawGlyphs",
                    {font, static_cast<int>(glyphs.size()), listOf(glyphs), {}, {}, "VG_FILL_PATH", "VG_FALSE"});
}

void VectorPen::fill(int path, int paint)
{
    usePaint(paint);
    m_recorder.call("vgDrawPath", {path, "VG_FILL_PATH"});
}

void VectorPen::stroke(int path, int paint, float width)
{
    m_recorder.call("vgSetf", {"VG_STROKE_LINE_WIDTH", width});
    m_recorder.call("vgSetPaint", {paint, "VG_STROKE_PATH"});
    m_recorder.call("vgDrawPath", {path, "VG_STROKE_PATH"});
}

void VectorPen::place(float x, float y, float scale)
{
    m_recorder.call("vgLoadIdentity");
    m_recorder.call("vgTranslate", {x, y});
    m_recorder.call("vgScale", {scale, scale});
}

void VectorPen::placeImage(float x, float y, float scale)
{
    set("VG_MATRIX_MODE", VG_MATRIX_IMAGE_USER_TO_SURFACE);
    place(x, y, scale);
    set("VG_MATRIX_MODE", VG_MATRIX_PATH_USER_TO_SURFACE);
}

void VectorPen::placeGlyphs(float x, float y)
{
    set("VG_MATRIX_MODE", VG_MATRIX_GLYPH_USER_TO_SURFACE);
    place(x, y);
    set("VG_MATRIX_MODE", VG_MATRIX_PATH_USER_TO_SURFACE);
}

void VectorPen::loadMatrix(int mode, const std::vector<float>& columns)
{
    set("VG_MATRIX_MODE", mode);
    m_recorder.call("vgLoadMatrix", {listOf(columns)});
}

void VectorPen::clear(const Color& color, int width, int height)
{
    m_recorder.call("vgSetfv", {"VG_CLEAR_COLOR", 4, listOf(color)});
    m_recorder.call("vgClear", {0, 0, width, height});
}

} // namespace vitrine::captures::samples
