// SPDX-License-Identifier: Apache-2.0
// Errors, switches, hints, pixel store and the active texture unit.
#include "core/api/gles2/context.h"
#include "core/api/gles2/share_group.h"
#include "core/api/gles2/system.h"
#include "core/api/gles2/texture_images.h"

#include <utility>

namespace vitrine::core::gles2 {

namespace {

GLint* pixelStoreEntry(ContextState& state, GLenum pname)
{
    switch (pname) {
    case GL_PACK_ALIGNMENT: return &state.pack.alignment;
    case GL_UNPACK_ALIGNMENT: return &state.unpack.alignment;
    case GL_UNPACK_ROW_LENGTH_EXT: return &state.unpack.rowLength;
    case GL_UNPACK_SKIP_ROWS_EXT: return &state.unpack.skipRows;
    case GL_UNPACK_SKIP_PIXELS_EXT: return &state.unpack.skipPixels;
    default: return nullptr;
    }
}

} // namespace

bool* capability(Capabilities& all, GLenum cap)
{
    switch (cap) {
    case GL_BLEND: return &all.blend;
    case GL_CULL_FACE: return &all.cullFace;
    case GL_DEPTH_TEST: return &all.depthTest;
    case GL_DITHER: return &all.dither;
    case GL_POLYGON_OFFSET_FILL: return &all.polygonOffsetFill;
    case GL_SAMPLE_ALPHA_TO_COVERAGE: return &all.sampleAlphaToCoverage;
    case GL_SAMPLE_COVERAGE: return &all.sampleCoverage;
    case GL_SCISSOR_TEST: return &all.scissorTest;
    case GL_STENCIL_TEST: return &all.stencilTest;
    default: return nullptr;
    }
}

void initializeContext(ContextState& state, ShareGroup& group)
{
    for (int i = 0; i < kTextureTargetCount; ++i) {
        Texture texture;
        initializeTexture(texture, static_cast<TextureTarget>(i));
        state.defaultTextures[static_cast<std::size_t>(i)] = group.textures.create(0, std::move(texture));
    }
    state.currentAttributes.fill({0.0f, 0.0f, 0.0f, 1.0f});
    state.units.assign(kMaxCombinedTextureUnits, state.defaultTextures);
    state.defaultVertexArray = state.vertexArrays.create(0);
    state.vertexArray = state.defaultVertexArray;
}

Context::Context(System& system, ContextState state) : m_system(&system), m_state(std::move(state)) {}

void Context::fail(GLenum error)
{
    if (m_state.error == GL_NO_ERROR)
        m_state.error = error;
}

Device& Context::device()
{
    return m_system->m_device;
}

void Context::touch()
{
    m_state.drawState.isDirty = true;
}

void Context::touchGroup()
{
    ++m_share->version;
}

void Context::refuseCall()
{
    fail(GL_INVALID_OPERATION);
}

GLenum Context::getError()
{
    return std::exchange(m_state.error, GL_NO_ERROR);
}

void Context::setCapability(GLenum cap, bool value)
{
    bool* entry = capability(m_state.capabilities, cap);
    if (!entry)
        return fail(GL_INVALID_ENUM);
    *entry = value;
    touch();
}

void Context::enable(GLenum cap)
{
    setCapability(cap, true);
}

void Context::disable(GLenum cap)
{
    setCapability(cap, false);
}

GLboolean Context::isEnabled(GLenum cap)
{
    const bool* entry = capability(m_state.capabilities, cap);
    if (!entry)
        fail(GL_INVALID_ENUM);
    return entry && *entry ? GL_TRUE : GL_FALSE;
}

void Context::hint(GLenum target, GLenum mode)
{
    if (mode != GL_FASTEST && mode != GL_NICEST && mode != GL_DONT_CARE)
        return fail(GL_INVALID_ENUM);
    if (target == GL_GENERATE_MIPMAP_HINT)
        m_state.generateMipmapHint = mode;
    else if (target == GL_FRAGMENT_SHADER_DERIVATIVE_HINT_OES)
        m_state.derivativeHint = mode;
    else
        fail(GL_INVALID_ENUM);
}

void Context::pixelStorei(GLenum pname, GLint param)
{
    GLint* entry = pixelStoreEntry(m_state, pname);
    if (!entry)
        return fail(GL_INVALID_ENUM);
    const bool isAlignment = pname == GL_PACK_ALIGNMENT || pname == GL_UNPACK_ALIGNMENT;
    const bool isPermitted = isAlignment ? param == 1 || param == 2 || param == 4 || param == 8 : param >= 0;
    if (!isPermitted)
        return fail(GL_INVALID_VALUE);
    *entry = param;
}

void Context::activeTexture(GLenum texture)
{
    if (texture < GL_TEXTURE0 || texture >= GL_TEXTURE0 + kMaxCombinedTextureUnits)
        return fail(GL_INVALID_ENUM);
    m_state.activeTexture = texture - GL_TEXTURE0;
}

void Context::flush() {}

void Context::finish()
{
    device().finish();
}

} // namespace vitrine::core::gles2
