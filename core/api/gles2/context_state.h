// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/limits.h"
#include "core/api/gles2/object_table.h"
#include "core/api/gles2/objects.h"
#include "core/api/gles2/program_objects.h"
#include "core/opacity/draw_opacity.h"

#include <array>
#include <vector>

namespace vitrine::core::gles2 {

struct ShareGroup;

/// The state of glPixelStorei for one direction. Row length and skips exist only for unpacking (EXT_unpack_subimage).
struct PixelStore {
    GLint alignment = 4;
    GLint rowLength = 0, skipRows = 0, skipPixels = 0;
};

struct StencilSide {
    GLenum function = GL_ALWAYS;
    GLint reference = 0;
    GLuint compareMask = ~0u, writeMask = ~0u;
    GLenum fail = GL_KEEP, depthFail = GL_KEEP, depthPass = GL_KEEP;
};

struct BlendSettings {
    GLenum sourceColor = GL_ONE, destinationColor = GL_ZERO, sourceAlpha = GL_ONE, destinationAlpha = GL_ZERO;
    GLenum colorEquation = GL_FUNC_ADD, alphaEquation = GL_FUNC_ADD;
    std::array<GLfloat, 4> color{};
};

/// The switches of glEnable.
struct Capabilities {
    bool blend = false, cullFace = false, depthTest = false, dither = true, polygonOffsetFill = false;
    bool sampleAlphaToCoverage = false, sampleCoverage = false, scissorTest = false, stencilTest = false;
};

struct RasterSettings {
    Rect viewport, scissor;
    GLenum clipOrigin = GL_LOWER_LEFT_EXT, clipDepthMode = GL_NEGATIVE_ONE_TO_ONE_EXT;
    GLfloat depthNear = 0.0f, depthFar = 1.0f;
    GLenum cullMode = GL_BACK, frontFace = GL_CCW;
    GLfloat lineWidth = 1.0f;
    GLfloat offsetFactor = 0.0f, offsetUnits = 0.0f;
    GLfloat coverageValue = 1.0f;
    bool coverageInvert = false;
    GLenum depthFunction = GL_LESS;
    bool depthMask = true;
    StencilSide front, back;
    std::array<bool, 4> colorMask{true, true, true, true};
};

struct ClearValues {
    std::array<GLfloat, 4> color{};
    GLfloat depth = 1.0f;
    GLint stencil = 0;
};

/// The textures bound to one unit, by TextureTarget.
using TextureUnit = std::array<TextureKey, kTextureTargetCount>;

/// The last DrawState, and what it was made from. It is used again as long as neither the context nor its share group
/// has changed.
struct DrawStateCache {
    std::shared_ptr<const DrawState> state;
    ReadOpacities opacities; ///< of the textures that its discards read, whose contents can change without a change of
                             ///< the context
    bool isDirty = true;
    std::uint64_t groupVersion = 0;
};

/// Everything a context owns (ES 2.0 tables 6.2 to 6.20), as a copyable value.
struct ContextState {
    ContextId id;
    std::uint32_t shareGroup = 0;
    WindowId drawWindow, readWindow;
    bool hasMetWindow = false;

    GLenum error = GL_NO_ERROR;
    Capabilities capabilities;
    RasterSettings raster;
    BlendSettings blend;
    ClearValues clear;
    PixelStore pack, unpack;
    GLenum generateMipmapHint = GL_DONT_CARE, derivativeHint = GL_DONT_CARE;
    GLenum windowDrawBuffer = GL_BACK; ///< or GL_NONE

    GLuint activeTexture = 0; ///< unit number
    std::vector<TextureUnit> units;
    TextureUnit defaultTextures; ///< objects with name 0; they are in the share group, but this context owns them

    std::array<Vec4, kMaxVertexAttributes> currentAttributes;
    ObjectTable<VertexArray> vertexArrays;
    VertexArrayKey vertexArray, defaultVertexArray;
    BufferKey arrayBuffer;

    ObjectTable<Framebuffer> framebuffers;
    FramebufferKey framebuffer; ///< none when it is the window
    RenderbufferKey renderbuffer;
    ProgramKey program;

    DrawStateCache drawState;
};

/// The switch that glEnable names; null when there is no such switch.
[[nodiscard]] bool* capability(Capabilities& all, GLenum cap);

/// Adds what a new context has beyond the defaults above: its default textures and its vertex array.
void initializeContext(ContextState& state, ShareGroup& group);

} // namespace vitrine::core::gles2
