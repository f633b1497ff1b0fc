// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/pictures.h"

#include "captures/record/stream/picture_checksum.h"
#include "captures/record/tap/errors.h"

#include <algorithm>

namespace vitrine::captures {

namespace {

/// Whole rows without gaps, at the start of the memory.
class TightRows {
public:
    TightRows(const GlFunctions& gl, const core::UnpackLayout& own) : m_gl(gl), m_own(own) { set({1, 0, 0, 0}, m_own); }
    ~TightRows() { set(m_own, {1, 0, 0, 0}); }
    TightRows(const TightRows&) = delete;
    TightRows& operator=(const TightRows&) = delete;

private:
    // Only what differs: drivers without the extension know the alignment alone, and then nothing else differs.
    void set(const core::UnpackLayout& wanted, const core::UnpackLayout& known) const
    {
        const auto store = [this](GLenum name, std::uint32_t value, std::uint32_t before) {
            if (value != before)
                m_gl.glPixelStorei(name, static_cast<GLint>(value));
        };
        store(GL_PACK_ALIGNMENT, wanted.alignment, known.alignment);
        store(0x0D02, wanted.rowLength, known.rowLength);   // GL_PACK_ROW_LENGTH
        store(0x0D03, wanted.skipRows, known.skipRows);     // GL_PACK_SKIP_ROWS
        store(0x0D04, wanted.skipPixels, known.skipPixels); // GL_PACK_SKIP_PIXELS
    }

    const GlFunctions& m_gl;
    core::UnpackLayout m_own;
};

bool isOfOneColor(std::span<const std::byte> rgba)
{
    return std::equal(rgba.begin() + 4, rgba.end(), rgba.begin());
}

/// By the thread's context of OpenGL ES.
void readRows(const OwnCalls& own, const ContextShadow& context, WindowShot& shot)
{
    const GlFunctions& gl = own.gl();
    GLint framebuffer = 0;
    gl.glGetIntegerv(GL_FRAMEBUFFER_BINDING, &framebuffer);
    if (framebuffer != 0)
        gl.glBindFramebuffer(GL_FRAMEBUFFER, 0);
    {
        const TightRows rows(gl, context.pixelStore().pack);
        gl.glReadPixels(0, 0, static_cast<GLsizei>(shot.width), static_cast<GLsizei>(shot.height), GL_RGBA,
                        GL_UNSIGNED_BYTE, shot.rgba.data());
    }
    if (framebuffer != 0)
        gl.glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(framebuffer));
}

} // namespace

std::optional<WindowShot> takeShot(EGLDisplay display, EGLSurface surface)
{
    const CurrentShadow& current = Contexts::current();
    const bool isOfGl = current.context && current.draw == surface;
    if (!isOfGl && (!current.vg || current.vgDraw != surface))
        return std::nullopt;
    const OwnCalls own;
    EGLint width = 0;
    EGLint height = 0;
    if (!own.egl().eglQuerySurface(display, surface, EGL_WIDTH, &width) ||
        !own.egl().eglQuerySurface(display, surface, EGL_HEIGHT, &height) || width <= 0 || height <= 0)
        return std::nullopt;
    WindowShot shot{static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height), {}};
    shot.rgba.resize(std::size_t{shot.width} * shot.height * 4);
    if (isOfGl)
        readRows(own, *current.context, shot);
    else if (!layer().vg.readSurface(width, height, shot.rgba.data()))
        return std::nullopt;
    for (std::size_t i = 3; i < shot.rgba.size(); i += 4)
        shot.rgba[i] = std::byte{255};
    return shot;
}

bool wantsShot(const Layer& layer)
{
    return layer.pictures.ofEveryFrame != TapPictures::None ||
           (!layer.hasThumbnail && layer.pictures.mayBeThumbnail(layer.frames));
}

void recordShot(Note& note, const WindowShot& shot)
{
    Layer& layer = note.all();
    PictureRecord record{pictureChecksum(shot.rgba), shot.width, shot.height, {}};
    const bool isThumbnail =
        !layer.hasThumbnail && layer.pictures.mayBeThumbnail(layer.frames) && !isOfOneColor(shot.rgba);
    if (isThumbnail || layer.pictures.ofEveryFrame == TapPictures::Images)
        record.rgba = shot.rgba;
    layer.hasThumbnail |= isThumbnail;
    note.out().picture(record);
}

} // namespace vitrine::captures
