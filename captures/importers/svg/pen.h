// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/calls/make_call.h"
#include "captures/importers/svg/gradient.h"
#include "captures/importers/svg/path.h"
#include "captures/importers/svg/style.h"
#include "captures/importers/svg/transform.h"

#include <VG/openvg.h>

#include <functional>
#include <map>

namespace vitrine::captures::svg {

/// Takes the calls of a drawing in turn. After an error it gets no more.
using CallSink = std::function<core::Result<void>(const core::Call&)>;

using Handle = int; ///< of an object of OpenVG; 0 for none

struct StrokeLook {
    double width = 1;
    Cap cap = Cap::Butt;
    Join join = Join::Miter;
    double miterLimit = 4;
    std::vector<double> dashes; ///< an even number
    double dashOffset = 0;
};

/// Makes the calls of a program that draws with OpenVG. State is set only where it changes.
///
/// The program has a context of OpenGL ES beside that of OpenVG, whose debug markers name what is drawn: OpenVG has
/// none.
class Pen {
public:
    explicit Pen(CallSink sink) : m_sink(std::move(sink)) {}

    [[nodiscard]] const core::Result<void>& result() const { return m_result; }
    /// Whether a number was met that no float can hold; asking forgets it.
    [[nodiscard]] bool takeBeyond() { return std::exchange(m_isBeyond, false); }

    void openWindow(int width, int height);
    void present();
    void pushMarker(const std::string& label);
    void popMarker();

    [[nodiscard]] Handle path(const Path& path);
    void destroyPath(Handle path);
    [[nodiscard]] Handle solid(const Rgba& color);
    /// Opaque in the parts that the stops say, times `opacity`.
    [[nodiscard]] Handle gradient(const Gradient& gradient, double opacity);
    [[nodiscard]] Handle pattern(Handle image);

    void setMatrix(VGMatrixMode mode, const Matrix& matrix);
    void setFillRule(Winding rule);
    void setStroke(const StrokeLook& look);
    void setPaint(Handle paint, VGPaintMode mode);
    void drawPath(Handle path, VGbitfield modes);
    /// The whole surface.
    void clear(const Rgba& color);

    /// A picture that can be drawn to, of premultiplied colors.
    struct Layer {
        Handle image = 0;
        std::uint64_t surface = 0;
        Size size; ///< in whole pixels
    };
    [[nodiscard]] Layer makeLayer(int width, int height);
    void destroyLayer(const Layer& layer);
    /// What follows is drawn to a layer, or to the window.
    void drawTo(const Layer& layer);
    void drawToWindow();
    /// Over the surface, pixel by pixel, as opaque as `opacity` says.
    void drawLayer(Handle image, double opacity);
    /// With the alpha of each pixel times its luminance, in a picture of alpha alone.
    [[nodiscard]] Handle luminanceOf(const Layer& layer);
    /// With all of its channels times `opacity`.
    [[nodiscard]] Handle fainter(const Layer& layer, double opacity);
    void destroyImage(Handle image);

    void setMasking(bool isOn);
    void clearMask();
    void renderToMask(Handle path, VGMaskOperation operation);
    /// `mask` is an image or a mask layer.
    void changeMask(Handle mask, VGMaskOperation operation);
    /// Keeps the mask of the surface as a layer.
    [[nodiscard]] Handle copyMask();
    void destroyMaskLayer(Handle layer);

private:
    void call(const std::string& function, std::initializer_list<Argument> arguments = {}, const Argument& result = {});
    Handle make(const std::string& function, std::initializer_list<Argument> arguments);
    void set(VGParamType parameter, int value);
    void set(VGParamType parameter, double value);
    void setOf(Handle object, VGPaintParamType parameter, int value);
    void setOf(Handle object, VGPaintParamType parameter, const std::vector<float>& values);
    Handle filtered(const Layer& layer, const char* format, const std::array<float, 20>& columns);
    [[nodiscard]] float narrow(double number);
    void drawTo(std::uint64_t surface, Size size);

    CallSink m_sink;
    core::Result<void> m_result;
    bool m_isBeyond = false;
    std::uint64_t m_number = 0;
    Handle m_lastHandle = 0;
    std::uint64_t m_lastSurface = 0;
    Size m_window, m_size; ///< of the window, and of what is drawn to
    std::uint64_t m_surface = 0;
    std::map<Rgba, Handle> m_solids;

    // What is set.
    std::map<VGParamType, double> m_parameters;
    std::map<VGMatrixMode, Matrix> m_matrices;
    std::vector<double> m_dashes;
    std::map<VGPaintMode, Handle> m_paints;
};

} // namespace vitrine::captures::svg
