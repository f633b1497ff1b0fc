// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/paths_file.h"
#include "captures/samples/scenes.h"
#include "captures/samples/vector_pen.h"

#include <VG/openvg.h>

#include <map>

namespace vitrine::captures::samples {
namespace {

/// Draws what a file of paths holds. Paths and paints are made before anything is drawn, as a program does that loads a
/// drawing; a color is made once.
class Painter {
public:
    Painter(VectorPen& pen, const Drawing& drawing) : m_pen(pen), m_drawing(drawing)
    {
        for (const DrawnGradient& gradient : drawing.gradients)
            m_gradients.push_back(makeGradient(gradient));
        for (const DrawnGroup& group : drawing.groups) {
            for (const DrawnPath& path : group.paths) {
                m_paths.push_back(pen.path(path.commands, path.points));
                if (path.fill)
                    (void)handleOf(*path.fill);
                if (path.stroke)
                    (void)handleOf(path.stroke->paint);
            }
        }
    }

    /// Each group under a marker.
    void draw(Recorder& recorder, VGbitfield modes)
    {
        auto path = m_paths.begin();
        for (const DrawnGroup& group : m_drawing.groups) {
            recorder.pushMarker(group.name.c_str());
            for (const DrawnPath& drawn : group.paths)
                draw(drawn, *path++, modes);
            recorder.popMarker();
        }
    }

private:
    int makeGradient(const DrawnGradient& gradient)
    {
        if (!gradient.isRadial)
            return m_pen.gradient("linear", gradient.points, gradient.stops, gradient.isReflected);
        return m_pen.gradient("radial", {0, 0, gradient.points[0], gradient.points[1], 1}, gradient.stops,
                              gradient.isReflected);
    }

    int handleOf(const DrawnPaint& paint)
    {
        if (paint.gradient)
            return m_gradients.at(*paint.gradient);
        int& handle = m_colors[paint.color];
        return handle ? handle : handle = m_pen.solid(paint.color);
    }

    /// A radial gradient is the unit circle's, which its matrix takes to the window.
    void usePaint(const DrawnPaint& paint, VGint mode)
    {
        static const std::vector<float> kIdentity{1, 0, 0, 0, 1, 0, 0, 0, 1};
        const bool hasMatrix = paint.gradient && m_drawing.gradients[*paint.gradient].isRadial;
        m_pen.loadMatrix(mode, hasMatrix ? m_drawing.gradients[*paint.gradient].matrix : kIdentity);
    }

    void draw(const DrawnPath& drawn, int path, VGbitfield modes)
    {
        if (drawn.fill && (modes & VG_FILL_PATH)) {
            m_pen.set("VG_FILL_RULE", drawn.fillRule);
            usePaint(*drawn.fill, VG_MATRIX_FILL_PAINT_TO_USER);
            m_pen.fill(path, handleOf(*drawn.fill));
        }
        if (drawn.stroke && (modes & VG_STROKE_PATH)) {
            const DrawnStroke& stroke = *drawn.stroke;
            m_pen.set("VG_STROKE_CAP_STYLE", stroke.cap);
            m_pen.set("VG_STROKE_JOIN_STYLE", stroke.join);
            m_pen.setNumber("VG_STROKE_MITER_LIMIT", stroke.miterLimit);
            usePaint(stroke.paint, VG_MATRIX_STROKE_PAINT_TO_USER);
            m_pen.stroke(path, handleOf(stroke.paint), stroke.width);
        }
    }

    VectorPen& m_pen;
    const Drawing& m_drawing;
    std::vector<int> m_paths, m_gradients;
    std::map<Color, int> m_colors;
};

} // namespace

/// A drawing as people make them, of many paths: as it is drawn best, then its fills alone with one sample a pixel.
void recordFeast(Recorder& recorder)
{
    const Drawing drawing = readPathsFile(VITRINE_SAMPLES_SOURCE "/feast.paths");
    recorder.openWindow(kWidth, kHeight);
    recorder.addVectorContext();
    VectorPen pen(recorder);
    Painter painter(pen, drawing);

    pen.set("VG_RENDERING_QUALITY", VG_RENDERING_QUALITY_BETTER);
    recorder.pushMarker("315 paths: 298 fills and 175 strokes, sixteen samples a pixel");
    pen.clear(kCream, kWidth, kHeight);
    painter.draw(recorder, VG_FILL_PATH | VG_STROKE_PATH);
    recorder.popMarker();
    recorder.present();

    pen.set("VG_RENDERING_QUALITY", VG_RENDERING_QUALITY_NONANTIALIASED);
    recorder.pushMarker("Fills alone, a sample a pixel: 80,340 pixels are painted");
    pen.clear(kCream, kWidth, kHeight);
    painter.draw(recorder, VG_FILL_PATH);
    recorder.popMarker();
    recorder.present();
}

} // namespace vitrine::captures::samples
