// SPDX-License-Identifier: Apache-2.0
/// Writes captures that are long in one way each into a folder: make_large_captures FOLDER. For measurements; equal
/// runs write equal files, which are never committed.
#include "captures/samples/write_scenes.h"

#include <array>
#include <cstdint>
#include <random>

namespace {

using namespace vitrine;
using namespace vitrine::captures;
using samples::Recorder;
using samples::Scene;

constexpr int kWidth = 640;
constexpr int kHeight = 480;
constexpr int kTextures = 8;

constexpr const char* kVertexShader = R"(attribute vec2 corner;
uniform vec4 place;   // lower left corner, extent
varying vec2 texel;

void main()
{
    texel = corner;
    gl_Position = vec4(place.xy + corner * place.zw, 0.0, 1.0);
}
)";

constexpr const char* kFragmentShader = R"(precision mediump float;
uniform sampler2D image;
varying vec2 texel;

void main()
{
    gl_FragColor = texture2D(image, texel);
}
)";

/// A window, a program and textured sprites to draw with.
class Sprites {
public:
    Sprites(Recorder& recorder, unsigned seed) : gl(recorder), m_random(seed)
    {
        gl.openWindow(kWidth, kHeight);
        const int program = gl.makeProgram(kVertexShader, kFragmentShader, {"corner"});
        gl.call("glUseProgram", {program});
        m_place = gl.uniform(program, "place");
        const int image = gl.uniform(program, "image");
        gl.call("glUniform1i", {image, 0});
        static_cast<void>(gl.makeBuffer({0, 0, 1, 0, 0, 1, 1, 1}));
        gl.call("glEnableVertexAttribArray", {0});
        gl.call("glVertexAttribPointer", {0, 2, "GL_FLOAT", 0, 0, captures::address(0)});
    }

    int makeTexture(int side)
    {
        const int texture = gl.makeTexture("GL_LINEAR", "GL_LINEAR");
        upload(side);
        return texture;
    }
    /// New noise, which nothing can compress, for the texture that is bound.
    void upload(int side)
    {
        std::vector<std::uint32_t> texels(static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
        for (std::uint32_t& texel : texels)
            texel = static_cast<std::uint32_t>(m_random());
        gl.call("glTexImage2D", {"GL_TEXTURE_2D", 0, "GL_RGBA", side, side, 0, "GL_RGBA", "GL_UNSIGNED_BYTE",
                                 captures::bytesOf(texels)});
    }
    void bind(int texture) { gl.call("glBindTexture", {"GL_TEXTURE_2D", texture}); }

    void clear()
    {
        gl.call("glClearColor", {0.1, 0.1, 0.2, 1.0});
        gl.call("glClear", {"GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT"});
    }
    /// A sprite of `pixels` × `pixels` anywhere in the window.
    void draw(int pixels)
    {
        const double width = 2.0 * pixels / kWidth, height = 2.0 * pixels / kHeight;
        gl.call("glUniform4f", {m_place, within(2.0 - width) - 1.0, within(2.0 - height) - 1.0, width, height});
        gl.call("glDrawArrays", {"GL_TRIANGLE_STRIP", 0, 4});
    }
    void present() { gl.present(); }

private:
    double within(double end) { return end * static_cast<double>(m_random() % 65536) / 65536.0; }

    Recorder& gl;
    std::mt19937 m_random;
    int m_place = 0;
};

std::array<int, kTextures> makeTextures(Sprites& sprites)
{
    std::array<int, kTextures> textures{};
    for (int& texture : textures)
        texture = sprites.makeTexture(64);
    return textures;
}

/// One frame of 20,000 draws of 16 × 16 pixels, three calls each.
void recordManyDraws(Recorder& gl)
{
    Sprites sprites(gl, 1);
    const auto textures = makeTextures(sprites);
    sprites.clear();
    for (std::size_t draw = 0; draw < 20'000; ++draw) {
        sprites.bind(textures[draw % kTextures]);
        sprites.draw(16);
    }
    sprites.present();
}

/// 300 frames of 64 draws of 64 × 64 pixels.
void recordManyFrames(Recorder& gl)
{
    Sprites sprites(gl, 2);
    const auto textures = makeTextures(sprites);
    for (int frame = 0; frame < 300; ++frame) {
        sprites.clear();
        for (std::size_t draw = 0; draw < 64; ++draw) {
            sprites.bind(textures[draw % kTextures]);
            sprites.draw(64);
        }
        sprites.present();
    }
}

/// 100 MB: ten textures of 4 MB before the first draw, then a new one of 1 MB in each of 60 frames.
void recordManyBytes(Recorder& gl)
{
    Sprites sprites(gl, 3);
    for (int i = 0; i < 10; ++i)
        static_cast<void>(sprites.makeTexture(1024));
    static_cast<void>(sprites.makeTexture(16));
    for (int frame = 0; frame < 60; ++frame) {
        sprites.clear();
        sprites.draw(256);
        sprites.upload(512);
        sprites.draw(256);
        sprites.present();
    }
}

/// One frame of some 100 million cycles: draws over the whole window.
void recordManyCycles(Recorder& gl)
{
    Sprites sprites(gl, 4);
    const auto textures = makeTextures(sprites);
    sprites.clear();
    for (std::size_t draw = 0; draw < 440; ++draw) {
        sprites.bind(textures[draw % kTextures]);
        sprites.draw(kHeight);
    }
    sprites.present();
}

constexpr std::array kScenes{
    Scene{"cycles-100m", recordManyCycles},
    Scene{"draws-20000", recordManyDraws},
    Scene{"frames-300", recordManyFrames},
    Scene{"bytes-100m", recordManyBytes},
};

} // namespace

int main(int argc, char** argv)
{
    return samples::writeScenes("make_large_captures", kScenes, {argv, static_cast<std::size_t>(argc)});
}
