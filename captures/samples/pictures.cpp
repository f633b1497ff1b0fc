// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/pictures.h"

#include "captures/samples/scenes.h"
#include "captures/samples/shapes.h"

namespace vitrine::captures::samples {
namespace {

constexpr int kFloats = 6; // of a corner

constexpr const char* kVertexShader = R"(// A picture hangs on its four corners.
attribute vec4 corner;   // already in clip coordinates: w is the distance
attribute vec2 texel;
varying vec2 place;

void main()
{
    place = texel;
    gl_Position = corner;
}
)";

constexpr const char* kCutoutShader =
    R"(// What is less than half opaque is not there: it leaves neither color nor depth.
precision highp float;
uniform sampler2D image;
uniform vec4 tint;
varying vec2 place;

void main()
{
    vec4 texel = texture2D(image, place);
    if (texel.a < 0.5)
        discard;
    gl_FragColor = vec4(texel.rgb * tint.rgb, 1.0);
}
)";

constexpr const char* kBackdropShader = R"(// Behind everything, and drawn last: most of it is hidden by then.
precision highp float;
uniform vec4 tint;
varying vec2 place;

void main()
{
    gl_FragColor = vec4(tint.rgb * (1.0 - 0.5 * place.y), 1.0);
}
)";

PictureProgram makeProgram(Recorder& gl, const char* fragment, bool hasImage)
{
    PictureProgram made;
    made.program = gl.makeProgram(kVertexShader, fragment, {"corner", "texel"});
    gl.call("glUseProgram", {made.program});
    if (hasImage)
        gl.call("glUniform1i", {gl.uniform(made.program, "image"), 0});
    if (std::string_view(fragment).find("uniform vec4 tint") != std::string_view::npos)
        made.tint = gl.uniform(made.program, "tint");
    return made;
}

} // namespace

Texel texelOf(const Color& color, int opacity)
{
    Texel texel{0, 0, 0, static_cast<std::uint8_t>(opacity)};
    for (std::size_t channel = 0; channel < 3; ++channel)
        texel[channel] = static_cast<std::uint8_t>(color[channel] * 255.0f + 0.5f);
    return texel;
}

void upload(Recorder& gl, int side, Texel (*texelAt)(int x, int y))
{
    std::vector<std::uint8_t> bytes;
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const Texel texel = texelAt(x, y);
            bytes.insert(bytes.end(), texel.begin(), texel.end());
        }
    }
    gl.call("glTexImage2D",
            {"GL_TEXTURE_2D", 0, "GL_RGBA", side, side, 0, "GL_RGBA", "GL_UNSIGNED_BYTE", bytesOf(bytes)});
}

Picture onWindow(float left, float bottom, float width, float height, float depth)
{
    const float x0 = left * 2.0f / kWidth - 1.0f, x1 = (left + width) * 2.0f / kWidth - 1.0f;
    const float y0 = bottom * 2.0f / kHeight - 1.0f, y1 = (bottom + height) * 2.0f / kHeight - 1.0f;
    return {Corner{{x0, y0, depth, 1}, 0, 0}, Corner{{x1, y0, depth, 1}, 1, 0}, Corner{{x0, y1, depth, 1}, 0, 1},
            Corner{{x1, y1, depth, 1}, 1, 1}};
}

Picture inSpace(const Matrix& toClip, float u)
{
    Picture picture;
    for (std::size_t i = 0; i < picture.size(); ++i) {
        const float right = i % 2 == 0 ? -1.0f : 1.0f, up = i / 2 == 0 ? -1.0f : 1.0f;
        for (std::size_t row = 0; row < 4; ++row)
            picture[i].position[row] = toClip[row] * right + toClip[4 + row] * up + toClip[12 + row];
        picture[i].u = i % 2 == 0 ? 0.0f : u;
        picture[i].v = i / 2 == 0 ? 0.0f : 1.0f;
    }
    return picture;
}

PictureProgram makePictureProgram(Recorder& gl, const char* fragment)
{
    return makeProgram(gl, fragment, true);
}

PictureProgram makeCutoutProgram(Recorder& gl)
{
    return makeProgram(gl, kCutoutShader, true);
}

PictureProgram makeBackdropProgram(Recorder& gl)
{
    return makeProgram(gl, kBackdropShader, false);
}

void usePictures(Recorder& gl, const std::vector<Picture>& pictures)
{
    std::vector<float> numbers;
    for (const Picture& picture : pictures) {
        for (const Corner& corner : picture) {
            numbers.insert(numbers.end(), corner.position.begin(), corner.position.end());
            numbers.insert(numbers.end(), {corner.u, corner.v});
        }
    }
    (void)gl.makeBuffer(numbers);
    useAttribute(gl, 0, 4, kFloats, 0);
    useAttribute(gl, 1, 2, kFloats, 4);
}

void drawPicture(Recorder& gl, const PictureProgram& program, const Color& tint, int index)
{
    gl.call("glUseProgram", {program.program});
    if (program.tint >= 0)
        setColor(gl, program.tint, tint);
    gl.call("glDrawArrays", {"GL_TRIANGLE_STRIP", index * 4, 4});
}

} // namespace vitrine::captures::samples
