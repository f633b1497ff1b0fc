// SPDX-License-Identifier: Apache-2.0
// make_blits SIDE CAPTURE: writes a capture of one frame in which a square picture comes to the window in three ways:
// as a copy, as an image that is drawn, and as a textured quad of OpenGL ES.
#include "captures/samples/shapes.h"
#include "captures/samples/vector_pen.h"

#include <VG/openvg.h>

#include <cstdio>
#include <cstdlib>

namespace {

using namespace vitrine;
using namespace vitrine::captures;
using namespace vitrine::captures::samples;

constexpr const char* kVertexShader = R"(attribute vec2 corner;
attribute vec2 place;
varying vec2 at;

void main()
{
    at = place;
    gl_Position = vec4(corner, 0.0, 1.0);
}
)";

constexpr const char* kFragmentShader = R"(precision mediump float;
uniform sampler2D picture;
varying vec2 at;

void main()
{
    gl_FragColor = texture2D(picture, at);
}
)";

std::vector<std::uint32_t> picture(int side)
{
    std::vector<std::uint32_t> words;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            words.push_back(static_cast<std::uint32_t>(x * 255 / side) << 24 |
                            static_cast<std::uint32_t>(y * 255 / side) << 16 | 0x40FF);
    return words;
}

/// The same as bytes, red first, as OpenGL ES has it.
std::vector<std::uint8_t> texels(int side)
{
    std::vector<std::uint8_t> bytes;
    for (const std::uint32_t word : picture(side))
        for (const int shift : {24, 16, 8, 0})
            bytes.push_back(static_cast<std::uint8_t>(word >> shift));
    return bytes;
}

/// A quad on the third square of the window, as two triangles: corners and places in the picture.
std::vector<float> quad()
{
    const float left = 1.0f / 3.0f;
    return {left, -1, 0, 0, 1, -1, 1, 0, 1, 1, 1, 1, left, -1, 0, 0, 1, 1, 1, 1, left, 1, 0, 1};
}

void record(Recorder& recorder, int side)
{
    recorder.openWindow(3 * side, side);
    const int program = recorder.makeProgram(kVertexShader, kFragmentShader, {"corner", "place"});
    (void)recorder.makeBuffer(quad());
    useAttribute(recorder, 0, 2, 4, 0);
    useAttribute(recorder, 1, 2, 4, 2);
    (void)recorder.makeTexture("GL_NEAREST", "GL_NEAREST");
    recorder.call("glTexImage2D",
                  {"GL_TEXTURE_2D", 0, "GL_RGBA", side, side, 0, "GL_RGBA", "GL_UNSIGNED_BYTE", bytesOf(texels(side))});
    recorder.call("glUseProgram", {program});
    recorder.addVectorContext();
    VectorPen pen(recorder);
    pen.set("VG_RENDERING_QUALITY", VG_RENDERING_QUALITY_NONANTIALIASED);
    pen.set("VG_BLEND_MODE", VG_BLEND_SRC);
    const int image = pen.image(side, picture(side));
    recorder.call("vgSetPixels", {0, 0, image, 0, 0, side, side});
    pen.placeImage(static_cast<float>(side), 0);
    pen.drawImage(image, VG_DRAW_IMAGE_NORMAL);
    recorder.call("glDrawArrays", {"GL_TRIANGLES", 0, 6});
    recorder.present();
}

} // namespace

int main(int argc, char** argv)
{
    const int side = argc == 3 ? std::atoi(argv[1]) : 0;
    if (side <= 0 || side > 1024) {
        std::fprintf(stderr, "usage: %s SIDE CAPTURE, a side of 1 to 1024 pixels\n", argv[0]);
        return 2;
    }
    auto writer = captures::CaptureWriter::create(argv[2]);
    core::Result<void> done = writer ? core::Result<void>() : writer.error();
    if (done) {
        Recorder recorder(**writer);
        record(recorder, side);
        done = recorder.result();
        if (done)
            done = (*writer)->finish();
    }
    if (!done)
        std::fprintf(stderr, "%s: %s\n", argv[2], done.error().message.english().c_str());
    return done ? 0 : 1;
}
