// SPDX-License-Identifier: Apache-2.0
// A program to be recorded that draws with OpenVG. It knows nothing of Vitrine.
//
//     record_openvg_subject scene OUT     two frames with all the ways of handing data to OpenVG, from memory that ends
//                                         where the data does; OUT gets what OpenVG answered
//     record_openvg_subject basic OUT     a frame of the basic 2-D path, from such memory; OUT gets the error
//     record_openvg_subject mixed OUT     two frames in which OpenGL ES and OpenVG take turns; OUT gets their errors
//     record_openvg_subject image OUT     a frame that draws into an image, and shows it; OUT gets a pixel of it
//     record_openvg_subject refusals OUT  calls that OpenVG refuses, with data that may not be touched; OUT gets a line
//                                         for each that was not refused as it should be
#include "tests/captures/record/driver/guarded_memory.h"
#include "tests/captures/record/programs/openvg_screen.h"

#include <GLES2/gl2.h>
#include <VG/vitrine2d.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <initializer_list>
#include <string>

namespace {

using namespace vitrine::testing;

constexpr int kWidth = 45, kHeight = 33;

/// Data behind which nothing may be touched.
template <typename T>
class Edge {
public:
    Edge(std::initializer_list<T> values) : m_data(m_memory.last<T>(values.size()))
    {
        std::copy(values.begin(), values.end(), m_data);
    }
    explicit Edge(std::size_t count) : m_data(m_memory.last<T>(count)) { std::fill_n(m_data, count, T{7}); }
    operator T*() const { return m_data; }

private:
    GuardedMemory m_memory;
    T* m_data;
};

VGPath drawPath(std::FILE* out)
{
    const VGPath path = makePath(VG_PATH_DATATYPE_S_16);
    vgAppendPathData(path, 4, Edge<VGubyte>{VG_MOVE_TO_ABS, VG_HLINE_TO_ABS, VG_VLINE_TO_REL, VG_CLOSE_PATH},
                     Edge<VGshort>{2, 3, 32, 24});
    vgModifyPathCoords(path, 1, 2, Edge<VGshort>{42, 28});
    vguRect(path, 5.0f, 6.0f, 7.0f, 8.0f);
    vguPolygon(path, Edge<VGfloat>{1.0f, 1.0f, 4.0f, 1.0f, 4.0f, 5.0f}, 3, VG_TRUE);
    // 40 right, 28 up, and back by the diagonal.
    std::fprintf(out, "length %.2f\n", static_cast<double>(vgPathLength(path, 0, 4)));
    Edge<VGfloat> bounds(4);
    vgPathBounds(path, bounds, bounds + 1, bounds + 2, bounds + 3);
    std::fprintf(out, "bounds %g %g %g %g\n", static_cast<double>(bounds[0]), static_cast<double>(bounds[1]),
                 static_cast<double>(bounds[2]), static_cast<double>(bounds[3]));
    const VGPaint paint = vgCreatePaint();
    vgSetParameterfv(paint, VG_PAINT_COLOR, 4, Edge<VGfloat>{1.0f, 0.5f, 0.25f, 1.0f});
    vgSetPaint(paint, VG_FILL_PATH | VG_STROKE_PATH);
    vgDrawPath(path, VG_FILL_PATH | VG_STROKE_PATH);
    vgDestroyPaint(paint);
    return path;
}

void handOverData(VGPath path)
{
    const VGImage image = vgCreateImage(VG_sRGBA_8888, 4, 3, VG_IMAGE_QUALITY_FASTER);
    vgImageSubData(image, Edge<VGubyte>(2 * 20 + 16), 20, VG_sRGBA_8888, 0, 0, 4, 3);
    const VGImage small = vgChildImage(image, 1, 1, 2, 2);
    const VGFont font = vgCreateFont(0);
    const Edge<VGfloat> none{0.0f, 0.0f};
    vgSetGlyphToPath(font, 65, path, VG_FALSE, none, Edge<VGfloat>{3.0f, 0.0f});
    vgSetGlyphToImage(font, 66, small, none, none);
    vgDrawGlyphs(font, 2, Edge<VGuint>{65, 66}, Edge<VGfloat>{1.0f, 2.0f}, nullptr, 0, VG_FALSE);
    const VGImage filtered = vgCreateImage(VG_sRGBA_8888, 4, 3, VG_IMAGE_QUALITY_FASTER);
    vgColorMatrix(filtered, image, Edge<VGfloat>(20));
    vgConvolve(filtered, image, 3, 1, 0, 0, Edge<VGshort>{1, -2, 1}, 1.0f, 0.0f, VG_TILE_PAD);
    vgSeparableConvolve(filtered, image, 2, 3, 0, 0, Edge<VGshort>{1, 1}, Edge<VGshort>{1, 2, 1}, 1.0f, 0.0f,
                        VG_TILE_PAD);
    const Edge<VGubyte> table(256);
    vgLookup(filtered, image, table, table, table, table, VG_FALSE, VG_FALSE);
    vgLookupSingle(filtered, image, Edge<VGuint>(256), VG_RED, VG_FALSE, VG_FALSE);
    vgWritePixels(Edge<VGubyte>(16 + 8), 16, VG_sRGBA_8888, 0, 0, 2, 2);
    vgDestroyFont(font);
    for (const VGImage gone : {small, filtered, image})
        vgDestroyImage(gone);
}

void scene(std::FILE* out)
{
    const OpenVgScreen screen(kWidth, kHeight);
    for (int frame = 0; frame < 2; ++frame) {
        vgSetfv(VG_CLEAR_COLOR, 4, Edge<VGfloat>{0.25f, 0.5f, 0.75f, 1.0f});
        vgSetiv(VG_SCISSOR_RECTS, 8, Edge<VGint>{0, 0, 20, 33, 20, 0, 25, 33});
        vgSetfv(VG_STROKE_DASH_PATTERN, 0, nullptr);
        vgClear(0, 0, kWidth, kHeight);
        vgLoadMatrix(Edge<VGfloat>{1, 0, 0, 0, 1, 0, static_cast<VGfloat>(frame), 2, 1});
        vgMultMatrix(Edge<VGfloat>{2, 0, 0, 0, 2, 0, 0, 0, 1});
        Edge<VGfloat> matrix(9);
        vgGetMatrix(matrix);
        std::fprintf(out, "matrix %g %g %g\n", static_cast<double>(matrix[0]), static_cast<double>(matrix[6]),
                     static_cast<double>(matrix[7]));
        const VGPath path = drawPath(out);
        const VGMaskLayer layer = vgCreateMaskLayer(8, 8);
        vgFillMaskLayer(layer, 0, 0, 8, 8, 0.5f);
        vgMask(layer, VG_SET_MASK, 0, 0, 8, 8);
        vgRenderToMask(path, VG_FILL_PATH, VG_UNION_MASK);
        vgDestroyMaskLayer(layer);
        handOverData(path);
        Edge<VGubyte> pixels(4 * 4);
        vgReadPixels(pixels, 16, VG_sABGR_8888, 0, 0, 4, 1);
        if (frame == 0)
            vgDestroyPath(path);
        std::fprintf(out, "version %s\n", reinterpret_cast<const char*>(vgGetString(VG_VERSION)));
        std::fprintf(out, "error %x\n", vgGetError());
        screen.present();
    }
}

void basic(std::FILE* out)
{
    const OpenVgScreen screen(kWidth, kHeight);
    const VGImage image = vgCreateImage(VG_sL_8, 4, 4, VG_IMAGE_QUALITY_FASTER);
    vgImageSubData(image, Edge<VGubyte>(16), 4, VG_sL_8, 0, 0, 4, 4); // all of them 7
    v2dColor(0xFF8040FF);
    v2dFillRectangle(0, 0, kWidth, kHeight);
    v2dFillFan(3, Edge<VGfloat>{0.0f, 0.0f, 8.0f, 0.0f, 8.0f, 8.0f});
    v2dGradientRectangle(10, 0, 8, 8, 2, Edge<VGfloat>{0.0f, 1.0f}, Edge<VGfloat>{0.125f, 0.0f},
                         Edge<VGfloat>{0.0f, -0.125f});
    v2dStipple(VG_TRUE, 0xF0F0, 1);
    v2dDrawLine(0, 30, 40, 30);
    v2dRasterOperation(VG_TRUE, 0xB8, 0x01020304);
    v2dLogicOperation(VG_FALSE, V2D_LOGIC_XOR);
    v2dSourceKey(VG_TRUE, 0x000000FF);
    v2dDestinationKey(VG_FALSE, 0);
    Edge<VGuint> entries(256);
    for (VGuint i = 0; i < 256; ++i)
        entries[i] = i << 24 | 0xFF;
    v2dPalette(V2D_PALETTE_16X16, entries);
    v2dPaletteNumber(3);
    v2dCopy(image, 0, 0, 20, 20, 4, 4);
    v2dPalette(V2D_PALETTE_NONE, Edge<VGuint>(0)); // of which nothing is read
    v2dCopy(VG_INVALID_HANDLE, 0, 0, 1, 1, 20, 20);
    v2dStretch(image, 0, 0, 4, 4, 30, 20, 8, 8);
    v2dColorTable(VG_TRUE, entries);
    v2dColorTable(VG_FALSE, Edge<VGuint>(0));
    v2dFog(VG_TRUE, 0.25f, 0xFFFFFFFF);
    v2dAlphaTest(VG_TRUE, V2D_COMPARE_NOT_EQUAL, 7);
    v2dBackground(VG_TRUE, 0.5f, 0x00FF00FF);
    v2dAutomaticScale(VG_TRUE);
    v2dPatternKernel(VG_FALSE, 3, 2, 0.0f, 0.0f, Edge<VGshort>(0), 0.0f, 0.0f);
    v2dPatternKernel(VG_TRUE, 3, 2, 0.5f, 1.0f, Edge<VGshort>{1, 2, 3, 4, -5, 6}, 0.25f, 0.0f);
    v2dBlend(VG_TRUE);
    v2dDrawGlyph(image, 2, 25);
    std::fprintf(out, "error %x\n", vgGetError());
    screen.present();
}

void mixed(std::FILE* out)
{
    const OpenVgScreen screen(kWidth, kHeight);
    const char* vertexSource = "attribute vec4 position; void main() { gl_Position = position; }";
    const char* fragmentSource = "void main() { gl_FragColor = vec4(0.0, 1.0, 0.0, 1.0); }";
    const GLuint program = glCreateProgram();
    for (const auto& [type, source] :
         {std::pair(GL_VERTEX_SHADER, vertexSource), {GL_FRAGMENT_SHADER, fragmentSource}}) {
        const GLuint shader = glCreateShader(static_cast<GLenum>(type));
        glShaderSource(shader, 1, &source, nullptr);
        glCompileShader(shader);
        glAttachShader(program, shader);
    }
    glBindAttribLocation(program, 0, "position");
    glLinkProgram(program);
    glUseProgram(program);
    glEnableVertexAttribArray(0);
    const Edge<GLfloat> corners{-1.0f, -1.0f, 0.0f, -1.0f, -1.0f, 0.0f};
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, corners);
    const VGPath path = makePath(VG_PATH_DATATYPE_F);
    vguEllipse(path, 30.0f, 20.0f, 10.0f, 8.0f);
    for (int frame = 0; frame < 2; ++frame) {
        glClearColor(1.0f, 0.0f, 0.0f, 1.0f);
        glClear(GL_COLOR_BUFFER_BIT);
        vgClear(20, 10, 10, 10);
        glDrawArrays(GL_TRIANGLES, 0, 3);
        vgDrawPath(path, VG_FILL_PATH | VG_STROKE_PATH);
        std::fprintf(out, "errors %x %x\n", glGetError(), static_cast<unsigned>(vgGetError()));
        screen.present();
    }
}

void image(std::FILE* out)
{
    const OpenVgScreen screen(kWidth, kHeight);
    const VGImage image = vgCreateImage(VG_sRGBA_8888, 8, 4, VG_IMAGE_QUALITY_FASTER);
    auto* buffer = reinterpret_cast<EGLClientBuffer>(static_cast<std::uintptr_t>(image));
    const EGLSurface target =
        eglCreatePbufferFromClientBuffer(screen.display(), EGL_OPENVG_IMAGE, buffer, screen.config(), nullptr);
    eglMakeCurrent(screen.display(), target, target, screen.vg());
    vgSetfv(VG_CLEAR_COLOR, 4, Edge<VGfloat>{1.0f, 0.0f, 1.0f, 1.0f});
    vgClear(2, 1, 1, 1);
    eglMakeCurrent(screen.display(), screen.surface(), screen.surface(), screen.vg());
    eglDestroySurface(screen.display(), target);
    vgSetPixels(10, 20, image, 0, 0, 8, 4);
    Edge<VGuint> pixel(1);
    vgGetImageSubData(image, pixel, 4, VG_sRGBA_8888, 2, 1, 1, 1);
    std::fprintf(out, "pixel %08x, errors %x %x\n", *pixel, vgGetError(), static_cast<unsigned>(eglGetError()));
    screen.present();
}

class Refusals {
public:
    explicit Refusals(std::FILE* out) : m_out(out) {}
    void expect(const char* name, VGErrorCode error)
    {
        if (const VGErrorCode seen = vgGetError(); seen != error)
            std::fprintf(m_out, "%s: %x\n", name, seen);
    }
    void expect(const char* name, VGUErrorCode seen, VGUErrorCode error)
    {
        if (seen != error)
            std::fprintf(m_out, "%s: %x\n", name, seen);
        expect(name, VG_NO_ERROR);
    }

private:
    std::FILE* m_out;
};

void refusals(std::FILE* out)
{
    const OpenVgScreen screen(kWidth, kHeight);
    const GuardedMemory memory;
    const void* forbidden = memory.forbidden();
    const auto* commands = static_cast<const VGubyte*>(forbidden);
    const auto* numbers = static_cast<const VGfloat*>(forbidden);
    Refusals refused(out);
    const VGPath path = makePath(VG_PATH_DATATYPE_F);
    const VGPath closed = makePath(VG_PATH_DATATYPE_F, VG_PATH_CAPABILITY_APPEND_FROM);
    vguRect(path, 1.0f, 2.0f, 3.0f, 4.0f);
    screen.present();
    vgAppendPathData(path + 77, 3, commands, forbidden);
    refused.expect("append to none", VG_BAD_HANDLE_ERROR);
    vgAppendPathData(closed, 3, commands, forbidden);
    refused.expect("append to a closed one", VG_PATH_CAPABILITY_ERROR);
    vgModifyPathCoords(path, 5, 1, numbers);
    refused.expect("modify behind the end", VG_ILLEGAL_ARGUMENT_ERROR);
    vgModifyPathCoords(closed, 0, 1, numbers);
    refused.expect("modify a closed one", VG_PATH_CAPABILITY_ERROR);
    vgImageSubData(path + 77, forbidden, 16, VG_sRGBA_8888, 0, 0, 4, 4);
    refused.expect("pixels for no image", VG_BAD_HANDLE_ERROR);
    vgColorMatrix(path + 77, path + 78, numbers);
    refused.expect("filter no image", VG_BAD_HANDLE_ERROR);
    vgLoadMatrix(nullptr);
    refused.expect("no matrix", VG_ILLEGAL_ARGUMENT_ERROR);
    vgDrawPath(path, 0);
    refused.expect("draw in no way", VG_ILLEGAL_ARGUMENT_ERROR);
    vgClear(0, 0, -1, 5);
    refused.expect("clear nothing", VG_ILLEGAL_ARGUMENT_ERROR);
    vgDestroyPaint(path);
    refused.expect("a path is no paint", VG_BAD_HANDLE_ERROR);
    v2dPalette(static_cast<V2DPaletteMode>(7), static_cast<const VGuint*>(forbidden));
    refused.expect("an unknown palette", VG_ILLEGAL_ARGUMENT_ERROR);
    v2dFillFan(2, numbers);
    refused.expect("a fan of two points", VG_ILLEGAL_ARGUMENT_ERROR);
    v2dGradientRectangle(0, 0, 4, 4, 5, numbers, numbers, numbers);
    refused.expect("five components", VG_ILLEGAL_ARGUMENT_ERROR);
    if (vgCreatePath(7, VG_PATH_DATATYPE_F, 1.0f, 0.0f, 0, 0, 0) != VG_INVALID_HANDLE)
        std::fprintf(out, "a path of an unknown format\n");
    // The first error stays until it is asked for.
    vgDrawPath(path + 77, VG_FILL_PATH);
    refused.expect("unknown format", VG_UNSUPPORTED_PATH_FORMAT_ERROR);
    refused.expect("asked twice", VG_NO_ERROR);
    refused.expect("a rectangle of no width", vguRect(path, 0.0f, 0.0f, -1.0f, 4.0f), VGU_ILLEGAL_ARGUMENT_ERROR);
    refused.expect("a polygon for no path", vguPolygon(path + 77, numbers, 3, VG_TRUE), VGU_BAD_HANDLE_ERROR);
    eglMakeCurrent(screen.display(), EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    vgAppendPathData(path, 3, commands, forbidden);
    refused.expect("without a context", VG_NO_CONTEXT_ERROR);
    refused.expect("still without one", VG_NO_CONTEXT_ERROR);
    eglMakeCurrent(screen.display(), screen.surface(), screen.surface(), screen.vg());
    refused.expect("with it again", VG_NO_ERROR);
    screen.present();
}

} // namespace

int main(int count, char** arguments)
{
    const std::string task = count == 3 ? arguments[1] : "";
    std::FILE* out = count == 3 ? std::fopen(arguments[2], "wb") : nullptr;
    if (!out)
        return 2;
    if (task == "scene")
        scene(out);
    else if (task == "basic")
        basic(out);
    else if (task == "mixed")
        mixed(out);
    else if (task == "image")
        image(out);
    else if (task == "refusals")
        refusals(out);
    else
        return 2;
    std::fclose(out);
    return 0;
}
