// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/pen.h"

#include <algorithm>
#include <cmath>

namespace vitrine::captures::svg {
namespace {

constexpr std::uint64_t kDisplay = 0x100, kConfig = 0x200, kWindow = 0x300, kContext = 0x400, kVectorContext = 0x500;
constexpr int kEglNone = 0x3038;
constexpr int kOpenGlEs = 0x30A0, kOpenVg = 0x30A1; // EGL_OPENGL_ES_API, EGL_OPENVG_API
constexpr const char* kLayerFormat = "VG_sRGBA_8888_PRE";

Argument names(std::initializer_list<int> values)
{
    return listOf(std::span(values.begin(), values.size()));
}

VGubyte commandOf(const Segment& segment)
{
    switch (segment.command) {
    case PathCommand::Move: return VG_MOVE_TO_ABS;
    case PathCommand::Line: return VG_LINE_TO_ABS;
    case PathCommand::Quadratic: return VG_QUAD_TO_ABS;
    case PathCommand::Cubic: return VG_CUBIC_TO_ABS;
    case PathCommand::Close: return VG_CLOSE_PATH;
    case PathCommand::Arc: break;
    }
    const bool isLarge = segment.numbers[3] != 0.0, isGrowing = segment.numbers[4] != 0.0;
    if (isLarge)
        return isGrowing ? VG_LCCWARC_TO_ABS : VG_LCWARC_TO_ABS;
    return isGrowing ? VG_SCCWARC_TO_ABS : VG_SCWARC_TO_ABS;
}

} // namespace

void Pen::call(const std::string& function, std::initializer_list<Argument> arguments, const Argument& result)
{
    if (m_result)
        m_result = m_sink(makeCall(m_number++, function, arguments, result));
}

Handle Pen::make(const std::string& function, std::initializer_list<Argument> arguments)
{
    call(function, arguments, ++m_lastHandle);
    return m_lastHandle;
}

float Pen::narrow(double number)
{
    m_isBeyond |= !(std::abs(number) <= std::numeric_limits<float>::max());
    return static_cast<float>(number);
}

void Pen::openWindow(int width, int height)
{
    constexpr int kDepthSize = 0x3025, kStencilSize = 0x3026; // EGL_DEPTH_SIZE, EGL_STENCIL_SIZE
    constexpr int kMaskSize = 0x303E;                         // EGL_ALPHA_MASK_SIZE
    constexpr int kClientVersion = 0x3098;                    // EGL_CONTEXT_CLIENT_VERSION
    call("eglGetDisplay", {Argument()}, address(kDisplay));
    call("eglInitialize", {address(kDisplay), names({1}), names({5})}, 1);
    call("eglBindAPI", {kOpenGlEs}, 1);
    call("eglChooseConfig",
         {address(kDisplay), names({kDepthSize, 24, kStencilSize, 8, kMaskSize, 8, kEglNone}),
          listOfOne({core::Pointer{kConfig}}), 1, names({1})},
         1);
    call("eglCreateContext", {address(kDisplay), address(kConfig), Argument(), names({kClientVersion, 2, kEglNone})},
         address(kContext));
    call("eglCreateWindowSurface", {address(kDisplay), address(kConfig), address(1), names({kEglNone})},
         address(kWindow));
    call("eglMakeCurrent", {address(kDisplay), address(kWindow), address(kWindow), address(kContext)}, 1);
    call("glViewport", {0, 0, width, height});
    call("eglBindAPI", {kOpenVg}, 1);
    call("eglCreateContext", {address(kDisplay), address(kConfig), Argument(), Argument()}, address(kVectorContext));
    m_lastSurface = kVectorContext;
    m_window = {static_cast<double>(width), static_cast<double>(height)};
    drawToWindow();
    set(VG_RENDERING_QUALITY, VG_RENDERING_QUALITY_BETTER);
    set(VG_IMAGE_MODE, VG_DRAW_IMAGE_MULTIPLY);
    set(VG_STROKE_DASH_PHASE_RESET, VG_TRUE); // dashes begin anew with each subpath (SVG 1.1 §11.4)
    set(VG_FILTER_FORMAT_PREMULTIPLIED, VG_TRUE);
}

void Pen::present()
{
    call("eglSwapBuffers", {address(kDisplay), address(kWindow)}, 1);
}

void Pen::pushMarker(const std::string& label)
{
    call("glPushGroupMarkerEXT", {static_cast<int>(label.size()), label.c_str()});
}

void Pen::popMarker()
{
    call("glPopGroupMarkerEXT");
}

Handle Pen::path(const Path& path)
{
    constexpr std::size_t kPiece = 65'536; // a call may not grow without bound
    const Handle made =
        make("vgCreatePath", {VG_PATH_FORMAT_STANDARD, "VG_PATH_DATATYPE_F", 1.0, 0.0, 0, 0, "VG_PATH_CAPABILITY_ALL"});
    std::vector<VGubyte> commands;
    std::vector<float> numbers;
    const auto append = [&] {
        if (!commands.empty())
            call("vgAppendPathData", {made, static_cast<int>(commands.size()), bytesOf(commands), bytesOf(numbers)});
        commands.clear();
        numbers.clear();
    };
    forEachSegment(path, [&](const Segment& segment) {
        commands.push_back(commandOf(segment));
        for (std::size_t i = 0; i < numberCount(segment.command); ++i)
            if (segment.command != PathCommand::Arc || (i != 3 && i != 4)) // the flags are in the command
                numbers.push_back(narrow(segment.numbers[i]));
        if (commands.size() == kPiece)
            append();
    });
    append();
    return made;
}

void Pen::destroyPath(Handle path)
{
    call("vgDestroyPath", {path});
}

void Pen::setOf(Handle object, VGPaintParamType parameter, int value)
{
    call("vgSetParameteri", {object, static_cast<int>(parameter), value});
}

void Pen::setOf(Handle object, VGPaintParamType parameter, const std::vector<float>& values)
{
    call("vgSetParameterfv",
         {object, static_cast<int>(parameter), static_cast<int>(values.size()), listOf(std::span(values))});
}

Handle Pen::solid(const Rgba& color)
{
    Handle& known = m_solids[color];
    if (!known) {
        known = make("vgCreatePaint", {});
        setOf(known, VG_PAINT_COLOR, {color.begin(), color.end()});
    }
    return known;
}

Handle Pen::gradient(const Gradient& gradient, double opacity)
{
    const Handle made = make("vgCreatePaint", {});
    setOf(made, VG_PAINT_TYPE, gradient.isRadial ? VG_PAINT_TYPE_RADIAL_GRADIENT : VG_PAINT_TYPE_LINEAR_GRADIENT);
    if (gradient.isRadial)
        setOf(made, VG_PAINT_RADIAL_GRADIENT,
              {narrow(gradient.center.x), narrow(gradient.center.y), narrow(gradient.focus.x), narrow(gradient.focus.y),
               narrow(gradient.radius)});
    else
        setOf(made, VG_PAINT_LINEAR_GRADIENT,
              {narrow(gradient.from.x), narrow(gradient.from.y), narrow(gradient.to.x), narrow(gradient.to.y)});
    std::vector<float> stops;
    for (const GradientStop& stop : gradient.stops) {
        stops.push_back(stop.offset);
        stops.insert(stops.end(), stop.color.begin(), stop.color.end());
        stops.back() *= static_cast<float>(opacity);
    }
    setOf(made, VG_PAINT_COLOR_RAMP_STOPS, stops);
    setOf(made, VG_PAINT_COLOR_RAMP_PREMULTIPLIED, VG_FALSE);
    if (gradient.spread != Spread::Pad)
        setOf(made, VG_PAINT_COLOR_RAMP_SPREAD_MODE,
              gradient.spread == Spread::Repeat ? VG_COLOR_RAMP_SPREAD_REPEAT : VG_COLOR_RAMP_SPREAD_REFLECT);
    return made;
}

Handle Pen::pattern(Handle image)
{
    const Handle made = make("vgCreatePaint", {});
    setOf(made, VG_PAINT_TYPE, VG_PAINT_TYPE_PATTERN);
    setOf(made, VG_PAINT_PATTERN_TILING_MODE, VG_TILE_REPEAT);
    call("vgPaintPattern", {made, image});
    return made;
}

void Pen::set(VGParamType parameter, int value)
{
    const auto known = m_parameters.find(parameter);
    if (known != m_parameters.end() && known->second == value)
        return;
    m_parameters[parameter] = value;
    call("vgSeti", {static_cast<int>(parameter), value});
}

void Pen::set(VGParamType parameter, double value)
{
    const auto known = m_parameters.find(parameter);
    if (known != m_parameters.end() && known->second == value)
        return;
    m_parameters[parameter] = value;
    call("vgSetf", {static_cast<int>(parameter), static_cast<double>(narrow(value))});
}

void Pen::setMatrix(VGMatrixMode mode, const Matrix& matrix)
{
    const auto known = m_matrices.find(mode);
    if (known != m_matrices.end() ? known->second == matrix : matrix == Matrix{})
        return;
    m_matrices[mode] = matrix;
    set(VG_MATRIX_MODE, mode);
    for (const double number : {matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f})
        (void)narrow(number);
    call("vgLoadMatrix", {listOf(std::span<const float>(matrix.columns()))});
}

void Pen::setFillRule(Winding rule)
{
    set(VG_FILL_RULE, rule == Winding::EvenOdd ? VG_EVEN_ODD : VG_NON_ZERO);
}

void Pen::setStroke(const StrokeLook& look)
{
    set(VG_STROKE_LINE_WIDTH, look.width);
    constexpr std::array kCaps{VG_CAP_BUTT, VG_CAP_ROUND, VG_CAP_SQUARE};
    constexpr std::array kJoins{VG_JOIN_MITER, VG_JOIN_ROUND, VG_JOIN_BEVEL};
    set(VG_STROKE_CAP_STYLE, kCaps[static_cast<std::size_t>(look.cap)]);
    set(VG_STROKE_JOIN_STYLE, kJoins[static_cast<std::size_t>(look.join)]);
    set(VG_STROKE_MITER_LIMIT, look.miterLimit);
    if (!look.dashes.empty())
        set(VG_STROKE_DASH_PHASE, look.dashOffset);
    if (look.dashes == m_dashes)
        return;
    m_dashes = look.dashes;
    std::vector<float> dashes;
    for (const double dash : look.dashes)
        dashes.push_back(narrow(dash));
    call("vgSetfv",
         {VG_STROKE_DASH_PATTERN, static_cast<int>(dashes.size()), listOf(std::span(std::as_const(dashes)))});
}

void Pen::setPaint(Handle paint, VGPaintMode mode)
{
    Handle& known = m_paints[mode];
    if (known != paint)
        call("vgSetPaint", {paint, mode == VG_FILL_PATH ? "VG_FILL_PATH" : "VG_STROKE_PATH"});
    known = paint;
}

void Pen::drawPath(Handle path, VGbitfield modes)
{
    const bool isBoth = modes == (VG_STROKE_PATH | VG_FILL_PATH);
    call("vgDrawPath", {path, isBoth                  ? "VG_STROKE_PATH | VG_FILL_PATH"
                              : modes == VG_FILL_PATH ? "VG_FILL_PATH"
                                                      : "VG_STROKE_PATH"});
}

void Pen::clear(const Rgba& color)
{
    call("vgSetfv", {VG_CLEAR_COLOR, 4, listOf(std::span<const float>(color))});
    call("vgClear", {0, 0, static_cast<int>(m_size.width), static_cast<int>(m_size.height)});
}

Pen::Layer Pen::makeLayer(int width, int height)
{
    constexpr int kEglOpenVgImage = 0x3096;
    Layer layer{make("vgCreateImage",
                     {kLayerFormat, width, height, "VG_IMAGE_QUALITY_NONANTIALIASED | VG_IMAGE_QUALITY_BETTER"}),
                ++m_lastSurface,
                {static_cast<double>(width), static_cast<double>(height)}};
    call("eglCreatePbufferFromClientBuffer",
         {address(kDisplay), kEglOpenVgImage, address(static_cast<std::uint64_t>(layer.image)), address(kConfig),
          names({kEglNone})},
         address(layer.surface));
    return layer;
}

void Pen::destroyLayer(const Layer& layer)
{
    call("eglDestroySurface", {address(kDisplay), address(layer.surface)}, 1);
    destroyImage(layer.image);
}

void Pen::drawTo(const Layer& layer)
{
    drawTo(layer.surface, layer.size);
}

void Pen::drawToWindow()
{
    drawTo(kWindow, m_window);
}

void Pen::drawTo(std::uint64_t surface, Size size)
{
    m_size = size;
    if (m_surface != surface)
        call("eglMakeCurrent", {address(kDisplay), address(surface), address(surface), address(kVectorContext)}, 1);
    m_surface = surface;
}

void Pen::drawLayer(Handle image, double opacity)
{
    setMatrix(VG_MATRIX_IMAGE_USER_TO_SURFACE, {});
    set(VG_IMAGE_QUALITY, VG_IMAGE_QUALITY_NONANTIALIASED);
    setPaint(solid({1, 1, 1, static_cast<float>(opacity)}), VG_FILL_PATH);
    call("vgDrawImage", {image});
    set(VG_IMAGE_QUALITY, VG_IMAGE_QUALITY_BETTER); // for patterns
}

Handle Pen::filtered(const Layer& layer, const char* format, const std::array<float, 20>& columns)
{
    const Handle made =
        make("vgCreateImage", {format, static_cast<int>(layer.size.width), static_cast<int>(layer.size.height),
                               "VG_IMAGE_QUALITY_NONANTIALIASED | VG_IMAGE_QUALITY_BETTER"});
    call("vgColorMatrix", {made, layer.image, listOf(std::span<const float>(columns))});
    return made;
}

Handle Pen::luminanceOf(const Layer& layer)
{
    // SVG 1.1 §14.4; columns are what red, green, blue and alpha add to the channels, and a constant.
    return filtered(layer, "VG_A_8", {0, 0, 0, 0.2125f, 0, 0, 0, 0.7154f, 0, 0, 0, 0.0721f, 0, 0, 0, 0, 0, 0, 0, 0});
}

Handle Pen::fainter(const Layer& layer, double opacity)
{
    const auto o = static_cast<float>(opacity);
    return filtered(layer, kLayerFormat, {o, 0, 0, 0, 0, o, 0, 0, 0, 0, o, 0, 0, 0, 0, o, 0, 0, 0, 0});
}

void Pen::destroyImage(Handle image)
{
    call("vgDestroyImage", {image});
}

void Pen::setMasking(bool isOn)
{
    set(VG_MASKING, isOn ? VG_TRUE : VG_FALSE);
}

void Pen::clearMask()
{
    changeMask(0, VG_CLEAR_MASK);
}

void Pen::renderToMask(Handle path, VGMaskOperation operation)
{
    call("vgRenderToMask", {path, "VG_FILL_PATH", static_cast<int>(operation)});
}

void Pen::changeMask(Handle mask, VGMaskOperation operation)
{
    call("vgMask",
         {mask, static_cast<int>(operation), 0, 0, static_cast<int>(m_size.width), static_cast<int>(m_size.height)});
}

Handle Pen::copyMask()
{
    const int width = static_cast<int>(m_size.width), height = static_cast<int>(m_size.height);
    const Handle made = make("vgCreateMaskLayer", {width, height});
    call("vgCopyMask", {made, 0, 0, 0, 0, width, height});
    return made;
}

void Pen::destroyMaskLayer(Handle layer)
{
    call("vgDestroyMaskLayer", {layer});
}

} // namespace vitrine::captures::svg
