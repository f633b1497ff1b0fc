// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/vector_pen.h"

#include <VG/openvg.h>
#include <VG/vgu.h>

namespace vitrine::captures::samples {

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

void VectorPen::fill(int path, int paint)
{
    m_recorder.call("vgSetPaint", {paint, "VG_FILL_PATH"});
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
