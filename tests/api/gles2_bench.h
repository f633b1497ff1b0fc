// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/system.h"
#include "core/memory/surface_ops.h"

#include <QtTest>

#include <functional>
#include <string>
#include <utility>
#include <vector>

/// A context on a sink that keeps every command; clears are carried out, draws are not.

namespace vitrine::core::gles2 {

class RecordingSink final : public CommandSink {
public:
    Result<void> draw(const DrawCommand& command) override
    {
        draws.push_back(command);
        return failure.empty() ? Result<void>() : Result<void>(Error{Text::verbatim(failure)});
    }
    void clear(const ClearCommand& command) override
    {
        clears.push_back(command);
        if (!command.clearColor)
            return;
        Surface& surface = memory().surface(command.targets.color);
        surface.fillColor({0, 0, surface.width(), surface.height()}, command.color, command.colorMask);
    }
    void finish() override { ++finishes; }
    void beforeHostRead(SurfaceId surface) override { hostReads.push_back(surface); }
    void beforeHostWrite(const HostWrite& write) override
    {
        if (write.kind == HostWriteKind::Surface)
            hostWrites.emplace_back(SurfaceId{write.number}, SurfaceId{write.from});
    }
    Memory& memory() override { return surfaces; }

    Memory surfaces;
    std::vector<DrawCommand> draws;
    std::vector<ClearCommand> clears;
    int finishes = 0;
    std::vector<SurfaceId> hostReads;
    std::vector<std::pair<SurfaceId, SurfaceId>> hostWrites; ///< of surfaces: to, from
    std::string failure;
};

struct Bench {
    static constexpr int kWidth = 64, kHeight = 48;

    explicit Bench(const WindowConfig& config = {})
    {
        window = system.createWindow(config, kWidth, kHeight);
        id = system.createContext({});
        system.makeCurrent(id, window, window);
    }
    Context& gl() { return *system.context(id); }
    GLint integer(GLenum pname)
    {
        GLint value = -12345;
        gl().getIntegerv(pname, {&value, 1});
        return value;
    }
    GLuint texture(GLenum target = GL_TEXTURE_2D)
    {
        GLuint name = 0;
        gl().genTextures(1, {&name, 1});
        gl().bindTexture(target, name);
        return name;
    }
    GLuint buffer(GLenum target = GL_ARRAY_BUFFER)
    {
        GLuint name = 0;
        gl().genBuffers(1, {&name, 1});
        gl().bindBuffer(target, name);
        return name;
    }
    GLuint framebuffer()
    {
        GLuint name = 0;
        gl().genFramebuffers(1, {&name, 1});
        gl().bindFramebuffer(GL_FRAMEBUFFER, name);
        return name;
    }
    GLuint renderbuffer(GLenum format, GLsizei width, GLsizei height)
    {
        GLuint name = 0;
        gl().genRenderbuffers(1, {&name, 1});
        gl().bindRenderbuffer(GL_RENDERBUFFER, name);
        gl().renderbufferStorage(GL_RENDERBUFFER, format, width, height);
        return name;
    }
    GLuint shader(GLenum type, std::string_view source)
    {
        const GLuint name = gl().createShader(type);
        gl().shaderSource(name, 1, {&source, 1});
        gl().compileShader(name);
        return name;
    }
    /// Linked and in use.
    GLuint program(std::string_view vertex, std::string_view fragment)
    {
        const GLuint name = gl().createProgram();
        gl().attachShader(name, shader(GL_VERTEX_SHADER, vertex));
        gl().attachShader(name, shader(GL_FRAGMENT_SHADER, fragment));
        gl().linkProgram(name);
        gl().useProgram(name);
        return name;
    }

    RecordingSink sink;
    System system{sink};
    WindowId window;
    ContextId id;
};

inline constexpr std::string_view kPlainVertex = "attribute vec4 position;\nvoid main() { gl_Position = position; }\n";
inline constexpr std::string_view kPlainFragment =
    "precision mediump float;\nvoid main() { gl_FragColor = vec4(1.0); }\n";

inline std::vector<std::byte> bytesOf(std::initializer_list<int> values)
{
    std::vector<std::byte> bytes;
    for (const int value : values)
        bytes.push_back(static_cast<std::byte>(value));
    return bytes;
}

/// A call and the error it must leave.
struct ErrorCase {
    const char* name;
    std::function<void(Context&)> call;
    GLenum error;
};

inline void checkErrors(Bench& bench, const std::vector<ErrorCase>& cases)
{
    for (const ErrorCase& c : cases) {
        c.call(bench.gl());
        const GLenum error = bench.gl().getError();
        QVERIFY2(error == c.error, qPrintable(QString("%1: 0x%2").arg(c.name).arg(error, 4, 16, QChar('0'))));
    }
}

} // namespace vitrine::core::gles2
