// SPDX-License-Identifier: Apache-2.0
// Texture objects: names, bindings, parameters.
#include "core/api/gles2/context.h"
#include "core/api/gles2/enum_tables.h"
#include "core/api/gles2/numbers.h"
#include "core/api/gles2/references.h"
#include "core/api/gles2/share_group.h"
#include "core/api/gles2/system.h"
#include "core/api/gles2/texture_images.h"

#include <algorithm>

namespace vitrine::core::gles2 {

namespace {

GLenum* parameterOf(Texture& texture, GLenum pname)
{
    switch (pname) {
    case GL_TEXTURE_MIN_FILTER: return &texture.minFilter;
    case GL_TEXTURE_MAG_FILTER: return &texture.magFilter;
    case GL_TEXTURE_WRAP_S: return &texture.wrapS;
    case GL_TEXTURE_WRAP_T: return &texture.wrapT;
    case GL_TEXTURE_WRAP_R_OES: return &texture.wrapR;
    default: return nullptr;
    }
}

bool isPermitted(const Texture& texture, GLenum pname, GLenum value)
{
    const bool isExternal = texture.target == TextureTarget::External; // OES_EGL_image_external: no mipmaps, no repeat
    const bool isPlainFilter = value == GL_NEAREST || value == GL_LINEAR;
    if (pname == GL_TEXTURE_MAG_FILTER)
        return isPlainFilter;
    if (pname == GL_TEXTURE_MIN_FILTER)
        return isPlainFilter || (!isExternal && value >= GL_NEAREST_MIPMAP_NEAREST && value <= GL_LINEAR_MIPMAP_LINEAR);
    return value == GL_CLAMP_TO_EDGE || (!isExternal && (value == GL_REPEAT || value == GL_MIRRORED_REPEAT));
}

/// A value is read for these; GL refuses the others unread.
bool isParameter(Texture& texture, GLenum pname)
{
    return pname == GL_TEXTURE_MAX_ANISOTROPY_EXT || parameterOf(texture, pname);
}

} // namespace

void initializeTexture(Texture& texture, TextureTarget target)
{
    texture.target = target;
    if (target != TextureTarget::External)
        return;
    texture.minFilter = GL_LINEAR;
    texture.wrapS = texture.wrapT = texture.wrapR = GL_CLAMP_TO_EDGE;
}

Texture& Context::boundTexture(TextureTarget target)
{
    return *m_share->textures.find(m_state.units[m_state.activeTexture][static_cast<std::size_t>(target)]);
}

void Context::dropTexture(TextureKey key)
{
    Texture* texture = m_share->textures.find(key);
    if (!texture || !texture->isDeleted || isReferenced(*m_system, *m_share, key))
        return;
    freeSurfaces(device(), *texture);
    m_share->textures.erase(key);
}

void Context::genTextures(GLsizei n, std::span<GLuint> textures)
{
    if (n < 0)
        return fail(GL_INVALID_VALUE);
    m_share->textures.generate(textures.first(std::min(textures.size(), static_cast<std::size_t>(n))));
}

void Context::deleteTextures(GLsizei n, std::span<const GLuint> textures)
{
    if (n < 0)
        return fail(GL_INVALID_VALUE);
    for (const GLuint name : textures.first(std::min(textures.size(), static_cast<std::size_t>(n))))
        deleteTexture(name);
}

void Context::deleteTexture(GLuint name)
{
    const TextureKey key = m_share->textures.keyOf(name);
    m_share->textures.releaseName(name);
    Texture* texture = m_share->textures.find(key);
    if (!texture)
        return;
    texture->isDeleted = true;
    const auto target = static_cast<std::size_t>(texture->target);
    for (TextureUnit& unit : m_state.units) {
        if (unit[target] == key)
            unit[target] = m_state.defaultTextures[target];
    }
    detachFromFramebuffer(key, {});
    touch();
    touchGroup();
    dropTexture(key);
}

GLboolean Context::isTexture(GLuint texture)
{
    return m_share->textures.keyOf(texture) ? GL_TRUE : GL_FALSE;
}

void Context::bindTexture(GLenum target, GLuint texture)
{
    const auto kind = textureTarget(target);
    if (!kind)
        return fail(GL_INVALID_ENUM);
    const auto slot = static_cast<std::size_t>(*kind);
    TextureKey key = texture == 0 ? m_state.defaultTextures[slot] : m_share->textures.keyOf(texture);
    if (!key) {
        Texture created;
        initializeTexture(created, *kind);
        key = m_share->textures.create(texture, std::move(created));
    }
    if (m_share->textures.find(key)->target != *kind)
        return fail(GL_INVALID_OPERATION);
    const TextureKey previous = std::exchange(m_state.units[m_state.activeTexture][slot], key);
    if (previous == key)
        return;
    touch();
    dropTexture(previous);
}

void Context::setMaxAnisotropy(Texture& texture, GLfloat value)
{
    if (!(value >= 1.0f))
        return fail(GL_INVALID_VALUE);
    texture.maxAnisotropy = value;
}

void Context::texParameteri(GLenum target, GLenum pname, GLint param)
{
    const auto kind = textureTarget(target);
    if (!kind)
        return fail(GL_INVALID_ENUM);
    if (pname == GL_TEXTURE_MAX_ANISOTROPY_EXT)
        return setMaxAnisotropy(boundTexture(*kind), static_cast<GLfloat>(param));
    Texture& texture = boundTexture(*kind);
    GLenum* parameter = parameterOf(texture, pname);
    const auto value = static_cast<GLenum>(param);
    if (!parameter || !isPermitted(texture, pname, value))
        return fail(GL_INVALID_ENUM);
    if (std::exchange(*parameter, value) == value)
        return;
    texture.view.reset();
    touchGroup();
}

void Context::texParameterf(GLenum target, GLenum pname, GLfloat param)
{
    const auto kind = textureTarget(target);
    if (kind && pname == GL_TEXTURE_MAX_ANISOTROPY_EXT)
        return setMaxAnisotropy(boundTexture(*kind), param);
    // All others are enumerations; what is no small positive number is none of them.
    const bool isEnum = param >= 0.0f && param <= 65535.0f;
    texParameteri(target, pname, isEnum ? static_cast<GLint>(param) : -1);
}

void Context::texParameterfv(GLenum target, GLenum pname, std::span<const GLfloat> params)
{
    const auto kind = textureTarget(target);
    const bool isRead = kind && isParameter(boundTexture(*kind), pname) && !params.empty();
    texParameterf(target, pname, isRead ? params[0] : 0.0f);
}

void Context::texParameteriv(GLenum target, GLenum pname, std::span<const GLint> params)
{
    const auto kind = textureTarget(target);
    const bool isRead = kind && isParameter(boundTexture(*kind), pname) && !params.empty();
    texParameteri(target, pname, isRead ? params[0] : 0);
}

void Context::getTexParameteriv(GLenum target, GLenum pname, std::span<GLint> params)
{
    const auto kind = textureTarget(target);
    if (!kind)
        return fail(GL_INVALID_ENUM);
    Texture& texture = boundTexture(*kind);
    const GLenum* parameter = parameterOf(texture, pname);
    const bool isImageUnits = pname == GL_REQUIRED_TEXTURE_IMAGE_UNITS_OES && *kind == TextureTarget::External;
    const bool isAnisotropy = pname == GL_TEXTURE_MAX_ANISOTROPY_EXT;
    if (!parameter && !isImageUnits && !isAnisotropy)
        return fail(GL_INVALID_ENUM);
    if (params.empty())
        return;
    if (isAnisotropy)
        params[0] = roundToInt(double{texture.maxAnisotropy});
    else
        params[0] = parameter ? static_cast<GLint>(*parameter) : 1;
}

void Context::getTexParameterfv(GLenum target, GLenum pname, std::span<GLfloat> params)
{
    const auto kind = textureTarget(target);
    if (kind && pname == GL_TEXTURE_MAX_ANISOTROPY_EXT) {
        if (!params.empty())
            params[0] = boundTexture(*kind).maxAnisotropy;
        return;
    }
    GLint value = 0;
    const GLenum before = std::exchange(m_state.error, GL_NO_ERROR);
    getTexParameteriv(target, pname, {&value, 1});
    if (m_state.error == GL_NO_ERROR && !params.empty())
        params[0] = static_cast<GLfloat>(value);
    if (before != GL_NO_ERROR)
        m_state.error = before;
}

} // namespace vitrine::core::gles2
