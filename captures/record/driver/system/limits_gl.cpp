// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/system/driver.h"
#include "captures/record/driver/system/known_extensions.h"
#include "captures/record/driver/system/stable_text.h"

namespace vitrine::captures::system {

namespace {

const GLubyte* GL_APIENTRY getString(GLenum name)
{
    const GLubyte* answer = driver().functions.gl.glGetString(name);
    if (!answer)
        return nullptr;
    const auto* text = reinterpret_cast<const char*>(answer);
    const auto stable = [](const std::string& limited) {
        return reinterpret_cast<const GLubyte*>(stableText(limited));
    };
    switch (name) {
    case GL_VERSION: return stable(limitedVersion(text));
    case GL_SHADING_LANGUAGE_VERSION: return stable(limitedShadingVersion(text));
    case GL_EXTENSIONS: return stable(knownGlExtensions(text));
    default: return answer;
    }
}

/// The driver itself sets the error, so that it lasts, moves with the context and is read as the driver's own are: no
/// format and type that do not go together are taken (OpenGL ES 2.0 §3.7.1), whatever is bound.
void refuse(const char*)
{
    driver().functions.gl.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 0, 0, 0, GL_RGBA, GL_UNSIGNED_SHORT_5_6_5, nullptr);
}

/// Names of extensions that the program is not told of are none: the driver, which has them, is given none.
void GL_APIENTRY pixelStorei(GLenum name, GLint value)
{
    const bool isKnown = name == GL_PACK_ALIGNMENT || name == GL_UNPACK_ALIGNMENT || name == GL_UNPACK_ROW_LENGTH_EXT ||
                         name == GL_UNPACK_SKIP_ROWS_EXT || name == GL_UNPACK_SKIP_PIXELS_EXT;
    driver().functions.gl.glPixelStorei(isKnown ? name : GLenum{GL_NONE}, value);
}

} // namespace

void limitGl(GlFunctions& table)
{
    table.glGetString = &getString;
    table.refuse = &refuse;
    table.glPixelStorei = &pixelStorei;
}

} // namespace vitrine::captures::system
