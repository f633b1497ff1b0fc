// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/api/gles2_bench.h"

#include <string>
#include <string_view>
#include <vector>

/// Programs and textures of draws whose discard depends on a texel.

namespace vitrine::hiz {

/// Gives the fragments of every draw below the varying v.
inline constexpr std::string_view kTexturedVertex = "attribute vec4 position; attribute vec2 t; varying vec2 v;"
                                                    "void main() { v = t; gl_Position = position; }";

/// A fragment shader with this body, which may read the textures s and s2 and the uniform u.
inline std::string fragmentWith(const std::string& body)
{
    return "precision highp float; varying vec2 v; uniform sampler2D s; uniform sampler2D s2; uniform float u;"
           "void main() {" +
           body + "}";
}

/// A texture in RGBA8, black, with these alphas; it is read by NEAREST without mip-maps, and bound to the active unit.
inline GLuint alphaTexture(core::gles2::Bench& bench, int width, int height, const std::vector<int>& alphas)
{
    const GLuint name = bench.texture();
    std::vector<std::byte> bytes;
    for (const int alpha : alphas)
        for (const int value : {0, 0, 0, alpha})
            bytes.push_back(static_cast<std::byte>(value));
    core::gles2::Context& gl = bench.gl();
    gl.texImage2D(GL_TEXTURE_2D, 0, GL_RGBA, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, bytes);
    gl.texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    gl.texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    return name;
}

} // namespace vitrine::hiz
