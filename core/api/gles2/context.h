// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/context_state.h"
#include "core/api/gles2/types.h"

#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace vitrine::core::gles2 {

class Device;
class System;
struct Box;
struct FramebufferBits;
struct ImageExtent;
struct ImageOffset;
struct ImageRegion;
struct ImageTarget;
struct ShareGroup;
struct StateValue;
struct TransferFormat;
struct TransferSource;
struct TypeShape;

/// One OpenGL ES 2.0 context. It has a member function for each GL function, whose name has no `gl` and begins in lower
/// case.
///
/// Arguments are those of C, except that bulk data is a span, so that its size is known. A null pointer is a span whose
/// data() is null, and data that is too short reads as zeros. `n` and `count` are arguments of their own because of the
/// errors that they can cause; no more elements are touched than the span has. Results of any length go to spans and
/// are cut to these. Faulty calls do what the ES 2.0.25 specification says and nothing else: see getError(). Draws,
/// clears and copies act on the windows of the last System::makeCurrent() of this context.
class Context {
public:
    Context(System& system, ContextState state);

    // Sets state (state.cpp, raster_state.cpp, blend_state.cpp).
    void enable(GLenum cap);
    void disable(GLenum cap);
    GLboolean isEnabled(GLenum cap);
    void viewport(GLint x, GLint y, GLsizei width, GLsizei height);
    void depthRangef(GLfloat n, GLfloat f);
    void clipControlEXT(GLenum origin, GLenum depth);
    void scissor(GLint x, GLint y, GLsizei width, GLsizei height);
    void cullFace(GLenum mode);
    void frontFace(GLenum mode);
    void lineWidth(GLfloat width);
    void polygonOffset(GLfloat factor, GLfloat units);
    void sampleCoverage(GLfloat value, GLboolean invert);
    void depthFunc(GLenum func);
    void depthMask(GLboolean flag);
    void stencilFunc(GLenum func, GLint ref, GLuint mask);
    void stencilFuncSeparate(GLenum face, GLenum func, GLint ref, GLuint mask);
    void stencilMask(GLuint mask);
    void stencilMaskSeparate(GLenum face, GLuint mask);
    void stencilOp(GLenum fail, GLenum zfail, GLenum zpass);
    void stencilOpSeparate(GLenum face, GLenum sfail, GLenum dpfail, GLenum dppass);
    void blendColor(GLfloat red, GLfloat green, GLfloat blue, GLfloat alpha);
    void blendEquation(GLenum mode);
    void blendEquationSeparate(GLenum modeRGB, GLenum modeAlpha);
    void blendFunc(GLenum sfactor, GLenum dfactor);
    void blendFuncSeparate(GLenum sfactorRGB, GLenum dfactorRGB, GLenum sfactorAlpha, GLenum dfactorAlpha);
    void colorMask(GLboolean red, GLboolean green, GLboolean blue, GLboolean alpha);
    void clearColor(GLfloat red, GLfloat green, GLfloat blue, GLfloat alpha);
    void clearDepthf(GLfloat d);
    void clearStencil(GLint s);
    void hint(GLenum target, GLenum mode);
    void pixelStorei(GLenum pname, GLint param);
    void activeTexture(GLenum texture);

    // Queries. An array gets at most as many elements as it has; 16 elements hold any answer.
    GLenum getError();
    std::string_view getString(GLenum name);
    void getBooleanv(GLenum pname, std::span<GLboolean> data);
    void getFloatv(GLenum pname, std::span<GLfloat> data);
    void getIntegerv(GLenum pname, std::span<GLint> data);

    // Buffers.
    void genBuffers(GLsizei n, std::span<GLuint> buffers);
    void deleteBuffers(GLsizei n, std::span<const GLuint> buffers);
    GLboolean isBuffer(GLuint buffer);
    void bindBuffer(GLenum target, GLuint buffer);
    void bufferData(GLenum target, GLsizeiptr size, std::span<const std::byte> data, GLenum usage);
    void bufferSubData(GLenum target, GLintptr offset, GLsizeiptr size, std::span<const std::byte> data);
    void getBufferParameteriv(GLenum target, GLenum pname, std::span<GLint> params);
    /// OES_mapbuffer: returns the bytes to write. They are valid until the buffer is unmapped or the System is copied.
    /// Empty on an error. See also mappedBytes().
    std::span<std::byte> mapBufferOES(GLenum target, GLenum access);
    GLboolean unmapBufferOES(GLenum target);
    void getBufferPointervOES(GLenum target, GLenum pname, std::span<std::byte>* params);

    // Textures.
    void genTextures(GLsizei n, std::span<GLuint> textures);
    void deleteTextures(GLsizei n, std::span<const GLuint> textures);
    GLboolean isTexture(GLuint texture);
    void bindTexture(GLenum target, GLuint texture);
    void texParameterf(GLenum target, GLenum pname, GLfloat param);
    void texParameterfv(GLenum target, GLenum pname, std::span<const GLfloat> params);
    void texParameteri(GLenum target, GLenum pname, GLint param);
    void texParameteriv(GLenum target, GLenum pname, std::span<const GLint> params);
    void getTexParameterfv(GLenum target, GLenum pname, std::span<GLfloat> params);
    void getTexParameteriv(GLenum target, GLenum pname, std::span<GLint> params);
    void texImage2D(GLenum target, GLint level, GLint internalformat, GLsizei width, GLsizei height, GLint border,
                    GLenum format, GLenum type, std::span<const std::byte> pixels);
    void texSubImage2D(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height,
                       GLenum format, GLenum type, std::span<const std::byte> pixels);
    void compressedTexImage2D(GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height,
                              GLint border, GLsizei imageSize, std::span<const std::byte> data);
    void compressedTexSubImage2D(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width,
                                 GLsizei height, GLenum format, GLsizei imageSize, std::span<const std::byte> data);
    void copyTexImage2D(GLenum target, GLint level, GLenum internalformat, GLint x, GLint y, GLsizei width,
                        GLsizei height, GLint border);
    void copyTexSubImage2D(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint x, GLint y, GLsizei width,
                           GLsizei height);
    void generateMipmap(GLenum target);
    // OES_texture_3D
    void texImage3DOES(GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth,
                       GLint border, GLenum format, GLenum type, std::span<const std::byte> pixels);
    void texSubImage3DOES(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width,
                          GLsizei height, GLsizei depth, GLenum format, GLenum type, std::span<const std::byte> pixels);
    void copyTexSubImage3DOES(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLint x, GLint y,
                              GLsizei width, GLsizei height);
    void compressedTexImage3DOES(GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height,
                                 GLsizei depth, GLint border, GLsizei imageSize, std::span<const std::byte> data);
    void compressedTexSubImage3DOES(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset,
                                    GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLsizei imageSize,
                                    std::span<const std::byte> data);

    // Renderbuffers and framebuffers.
    void genRenderbuffers(GLsizei n, std::span<GLuint> renderbuffers);
    void deleteRenderbuffers(GLsizei n, std::span<const GLuint> renderbuffers);
    GLboolean isRenderbuffer(GLuint renderbuffer);
    void bindRenderbuffer(GLenum target, GLuint renderbuffer);
    void renderbufferStorage(GLenum target, GLenum internalformat, GLsizei width, GLsizei height);
    void getRenderbufferParameteriv(GLenum target, GLenum pname, std::span<GLint> params);
    void genFramebuffers(GLsizei n, std::span<GLuint> framebuffers);
    void deleteFramebuffers(GLsizei n, std::span<const GLuint> framebuffers);
    GLboolean isFramebuffer(GLuint framebuffer);
    void bindFramebuffer(GLenum target, GLuint framebuffer);
    void framebufferRenderbuffer(GLenum target, GLenum attachment, GLenum renderbuffertarget, GLuint renderbuffer);
    void framebufferTexture2D(GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level);
    GLenum checkFramebufferStatus(GLenum target);
    void getFramebufferAttachmentParameteriv(GLenum target, GLenum attachment, GLenum pname, std::span<GLint> params);
    void framebufferTexture3DOES(GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level,
                                 GLint zoffset);
    void discardFramebufferEXT(GLenum target, GLsizei numAttachments, std::span<const GLenum> attachments);
    /// NV_draw_buffers and EXT_draw_buffers.
    void drawBuffersNV(GLsizei n, std::span<const GLenum> bufs);
    void drawBuffersEXT(GLsizei n, std::span<const GLenum> bufs);

    // Shaders.
    GLuint createShader(GLenum type);
    void deleteShader(GLuint shader);
    GLboolean isShader(GLuint shader);
    void shaderSource(GLuint shader, GLsizei count, std::span<const std::string_view> strings);
    void shaderBinary(GLsizei count, std::span<const GLuint> shaders, GLenum binaryFormat,
                      std::span<const std::byte> binary, GLsizei length);
    void compileShader(GLuint shader);
    void releaseShaderCompiler();
    void getShaderiv(GLuint shader, GLenum pname, std::span<GLint> params);
    void getShaderInfoLog(GLuint shader, GLsizei bufSize, GLsizei* length, std::span<GLchar> infoLog);
    void getShaderSource(GLuint shader, GLsizei bufSize, GLsizei* length, std::span<GLchar> source);
    void getShaderPrecisionFormat(GLenum shadertype, GLenum precisiontype, std::span<GLint> range,
                                  std::span<GLint> precision);

    // Programs.
    GLuint createProgram();
    void deleteProgram(GLuint program);
    GLboolean isProgram(GLuint program);
    void attachShader(GLuint program, GLuint shader);
    void detachShader(GLuint program, GLuint shader);
    void bindAttribLocation(GLuint program, GLuint index, std::string_view name);
    void linkProgram(GLuint program);
    void useProgram(GLuint program);
    void validateProgram(GLuint program);
    void getProgramiv(GLuint program, GLenum pname, std::span<GLint> params);
    void getProgramInfoLog(GLuint program, GLsizei bufSize, GLsizei* length, std::span<GLchar> infoLog);
    void getAttachedShaders(GLuint program, GLsizei maxCount, GLsizei* count, std::span<GLuint> shaders);
    void getActiveAttrib(GLuint program, GLuint index, GLsizei bufSize, GLsizei* length, GLint* size, GLenum* type,
                         std::span<GLchar> name);
    void getActiveUniform(GLuint program, GLuint index, GLsizei bufSize, GLsizei* length, GLint* size, GLenum* type,
                          std::span<GLchar> name);
    GLint getAttribLocation(GLuint program, std::string_view name);
    GLint getUniformLocation(GLuint program, std::string_view name);
    void getUniformfv(GLuint program, GLint location, std::span<GLfloat> params);
    void getUniformiv(GLuint program, GLint location, std::span<GLint> params);

    // Uniforms. When an array is shorter than count says, only the elements that it has are set.
    void uniform1f(GLint location, GLfloat v0);
    void uniform2f(GLint location, GLfloat v0, GLfloat v1);
    void uniform3f(GLint location, GLfloat v0, GLfloat v1, GLfloat v2);
    void uniform4f(GLint location, GLfloat v0, GLfloat v1, GLfloat v2, GLfloat v3);
    void uniform1i(GLint location, GLint v0);
    void uniform2i(GLint location, GLint v0, GLint v1);
    void uniform3i(GLint location, GLint v0, GLint v1, GLint v2);
    void uniform4i(GLint location, GLint v0, GLint v1, GLint v2, GLint v3);
    void uniform1fv(GLint location, GLsizei count, std::span<const GLfloat> value);
    void uniform2fv(GLint location, GLsizei count, std::span<const GLfloat> value);
    void uniform3fv(GLint location, GLsizei count, std::span<const GLfloat> value);
    void uniform4fv(GLint location, GLsizei count, std::span<const GLfloat> value);
    void uniform1iv(GLint location, GLsizei count, std::span<const GLint> value);
    void uniform2iv(GLint location, GLsizei count, std::span<const GLint> value);
    void uniform3iv(GLint location, GLsizei count, std::span<const GLint> value);
    void uniform4iv(GLint location, GLsizei count, std::span<const GLint> value);
    void uniformMatrix2fv(GLint location, GLsizei count, GLboolean transpose, std::span<const GLfloat> value);
    void uniformMatrix3fv(GLint location, GLsizei count, GLboolean transpose, std::span<const GLfloat> value);
    void uniformMatrix4fv(GLint location, GLsizei count, GLboolean transpose, std::span<const GLfloat> value);

    // Vertex attributes.
    void vertexAttrib1f(GLuint index, GLfloat x);
    void vertexAttrib2f(GLuint index, GLfloat x, GLfloat y);
    void vertexAttrib3f(GLuint index, GLfloat x, GLfloat y, GLfloat z);
    void vertexAttrib4f(GLuint index, GLfloat x, GLfloat y, GLfloat z, GLfloat w);
    void vertexAttrib1fv(GLuint index, std::span<const GLfloat> v);
    void vertexAttrib2fv(GLuint index, std::span<const GLfloat> v);
    void vertexAttrib3fv(GLuint index, std::span<const GLfloat> v);
    void vertexAttrib4fv(GLuint index, std::span<const GLfloat> v);
    void vertexAttribPointer(GLuint index, GLint size, GLenum type, GLboolean normalized, GLsizei stride,
                             const ArraySource& pointer);
    void enableVertexAttribArray(GLuint index);
    void disableVertexAttribArray(GLuint index);
    void getVertexAttribfv(GLuint index, GLenum pname, std::span<GLfloat> params);
    void getVertexAttribiv(GLuint index, GLenum pname, std::span<GLint> params);
    void getVertexAttribPointerv(GLuint index, GLenum pname, ArraySource* pointer);
    // OES_vertex_array_object
    void genVertexArraysOES(GLsizei n, std::span<GLuint> arrays);
    void deleteVertexArraysOES(GLsizei n, std::span<const GLuint> arrays);
    GLboolean isVertexArrayOES(GLuint array);
    void bindVertexArrayOES(GLuint array);

    // Drawing and reading.
    void clear(GLbitfield mask);
    void drawArrays(GLenum mode, GLint first, GLsizei count);
    void drawElements(GLenum mode, GLsizei count, GLenum type, const IndexSource& indices);
    void readPixels(GLint x, GLint y, GLsizei width, GLsizei height, GLenum format, GLenum type,
                    std::span<std::byte> pixels);
    void flush();
    void finish();

    // These functions are not GL. Replays, live programs and views use them.

    /// Gives an attribute whose pointer was set without a buffer its client data. Call it just before a draw that reads
    /// it. The state that glGet tells stays as it is. `index` must be valid.
    void setClientArray(GLuint index, const ArraySource& source);
    /// Whether a draw would read its arrays with the present bindings. Otherwise it is refused or does nothing, without
    /// reading them.
    [[nodiscard]] bool canDraw() const;
    /// The bytes of a mapped buffer by its name; empty when it is not mapped. Valid as long as the answer of
    /// mapBufferOES.
    [[nodiscard]] std::span<std::byte> mappedBytes(GLuint buffer);
    /// A function was called that this version does not have: GL_INVALID_OPERATION.
    void refuseCall();
    [[nodiscard]] const ContextState& state() const { return m_state; }
    [[nodiscard]] const ShareGroup& shareGroup() const { return *m_share; }

private:
    friend class System;

    // Errors and change tracking (state.cpp).
    void fail(GLenum error);
    void touch();
    void touchGroup();
    void setCapability(GLenum cap, bool value);
    [[nodiscard]] Device& device();

    // Objects by binding or name; null after an error. drop…() frees a deleted object that nothing refers to any more.
    BufferKey* bufferBinding(GLenum target);
    Buffer* boundBuffer(GLenum target);
    void deleteBuffer(GLuint name);
    void dropBuffer(BufferKey key);
    Texture& boundTexture(TextureTarget target);
    void deleteTexture(GLuint name);
    void dropTexture(TextureKey key);
    void setMaxAnisotropy(Texture& texture, GLfloat value);
    void dropRenderbuffer(RenderbufferKey key);
    GLuint freeProgramName() const;
    ShaderObject* shaderNamed(GLuint name);
    void dropShader(ShaderKey key);
    ProgramObject* programNamed(GLuint name);
    const ProgramObject* linkedProgramNamed(GLuint name);
    std::vector<GLuint> attachedNames(const ProgramObject& program) const;
    LinkResult linked(const ProgramObject& program) const;
    const ShaderObject* attachedShader(const ProgramObject& program, GLenum type) const;
    void dropProgram(ProgramKey key);
    VertexArray& boundVertexArray();
    void releaseEverything();

    // Texture images.
    GLenum imageError(ImageTarget where, GLint level, const ImageExtent& extent, GLint border) const;
    GLenum subImageError(const TextureLevel* image, const ImageOffset& offset, const ImageExtent& extent) const;
    GLenum transferError(TextureTarget target, GLenum internalformat, GLenum format, GLenum type) const;
    void specifyImage(ImageTarget where, GLint level, const ImageExtent& extent, const TransferFormat& transfer,
                      std::span<const std::byte> pixels);
    void replacePixels(ImageTarget where, GLint level, const ImageOffset& offset, const ImageExtent& extent,
                       const TransferSource& source);
    void copyFromFramebuffer(GLint x, GLint y, const TextureLevel& image, const Box& where);
    bool canCopyFromFramebuffer(GLenum format);
    void copyIntoLevel(ImageTarget where, GLint level, const ImageOffset& offset, const ImageRegion& region);
    bool generateLevel(Texture& texture, int face, GLint level);

    // Framebuffers.
    FramebufferAttachment* attachmentToChange(GLenum target, GLenum attachment);
    void attach(FramebufferAttachment& place, const FramebufferAttachment& image);
    void attachTexture(FramebufferAttachment& place, ImageTarget where, GLuint texture,
                       const FramebufferAttachment& image);
    void dropAttached(const FramebufferAttachment& attachment);
    void detachFromFramebuffer(TextureKey texture, RenderbufferKey renderbuffer);
    GLenum framebufferStatusFor(WindowId window) const;
    bool isFramebufferComplete() const;
    bool isReadFramebufferComplete() const;
    /// storeSlice and loadSlice enclose whatever draws to the bound framebuffer; loadSlice() also comes before what
    /// reads from it. They do nothing unless a slice of a volume is attached.
    void loadSlice();
    void storeSlice();
    RenderTargets drawTargets() const;
    /// Whether draws go to the color of a texture level, but not to a slice, which is copied.
    bool isDrawingToTexture() const;
    RenderTargets readTargets();
    PixelFormat readFormat() const;
    FramebufferBits framebufferBits() const;

    // Uniforms and attributes.
    bool hasSamplerConflict(const Executable& executable) const;
    Executable* uniformToLoad(GLint location, GLsizei count, const TypeShape& command, UniformLocation& found);
    template <typename T>
    void loadUniform(GLint location, GLsizei count, const TypeShape& command, std::span<const T> values);
    template <typename T>
    void loadParameter(Executable& executable, GLint location, GLsizei count, std::span<const T> values);
    void loadMatrix(GLint location, GLsizei count, GLboolean transpose, int size, std::span<const GLfloat> value);
    void loadSamplers(Executable& executable, GLint location, std::span<const GLint> units);
    void loadSamplers(Executable& executable, GLint location, std::span<const GLfloat> units);
    template <typename T>
    void readUniform(GLuint program, GLint location, std::span<T> params);
    void setAttribute(GLuint index, const Vec4& value);
    void enableAttribute(GLuint index, bool enabled);
    bool attributeParameter(GLuint index, GLenum pname, GLint& value);
    template <typename T>
    void readAttribute(GLuint index, GLenum pname, std::span<T> params);

    // glGet.
    std::optional<StateValue> stateValue(GLenum pname);
    std::optional<StateValue> bindingValue(GLenum pname);
    std::optional<StateValue> framebufferValue(GLenum pname);

    // Drawing.
    [[nodiscard]] GLenum drawError() const;
    Executable* executableToDraw();
    bool readsMappedBuffer() const;
    bool setIndices(DrawCommand& command, const IndexSource& source);
    void fillTextures(DrawState& state, const Executable& executable);
    std::shared_ptr<const DrawState> drawState(Executable& executable);
    /// Whether the contents of textures prove the same about the draw's discards as when the state was made (HIZ-17).
    [[nodiscard]] bool provesTheSame(const DrawStateCache& cache);
    void noteUse(const DrawCommand& command, const Executable& executable);
    void submit(DrawCommand command, Executable& executable);

    System* m_system = nullptr;
    ShareGroup* m_share = nullptr;
    ContextState m_state;
};

} // namespace vitrine::core::gles2
