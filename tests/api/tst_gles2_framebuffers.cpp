// SPDX-License-Identifier: Apache-2.0
#include "tests/api/gles2_bench.h"
#include "tests/harness/test_class.h"

using namespace vitrine::core::gles2;
using vitrine::core::SurfaceId;

namespace {

GLuint colorTexture(Bench& bench, GLenum format = GL_RGBA, GLenum type = GL_UNSIGNED_BYTE, GLsizei size = 8)
{
    const GLuint name = bench.texture();
    bench.gl().texImage2D(GL_TEXTURE_2D, 0, GLint(format), size, size, 0, format, type, {});
    return name;
}

void attachTexture(Bench& bench, GLenum point, GLuint texture)
{
    bench.gl().framebufferTexture2D(GL_FRAMEBUFFER, point, GL_TEXTURE_2D, texture, 0);
}

void attachRenderbuffer(Bench& bench, GLenum point, GLuint renderbuffer)
{
    bench.gl().framebufferRenderbuffer(GL_FRAMEBUFFER, point, GL_RENDERBUFFER, renderbuffer);
}

GLenum status(Bench& bench)
{
    return bench.gl().checkFramebufferStatus(GL_FRAMEBUFFER);
}

GLint attachmentValue(Bench& bench, GLenum point, GLenum pname)
{
    GLint value = -12345;
    bench.gl().getFramebufferAttachmentParameteriv(GL_FRAMEBUFFER, point, pname, {&value, 1});
    return value;
}

constexpr GLenum kComplete = GL_FRAMEBUFFER_COMPLETE;
constexpr GLenum kIncompleteAttachment = GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT;

} // namespace

class Gles2FramebuffersTest : public QObject {
    Q_OBJECT

private slots:
    void renderbufferFormatsServeTheirPoints()
    {
        struct Case {
            GLenum format;
            GLenum color, depth, stencil; // status when attached there alone
        };
        const Case cases[] = {
            {GL_RGBA4, kComplete, kIncompleteAttachment, kIncompleteAttachment},
            {GL_RGB5_A1, kComplete, kIncompleteAttachment, kIncompleteAttachment},
            {GL_RGB565, kComplete, kIncompleteAttachment, kIncompleteAttachment},
            {GL_RGB8_OES, kComplete, kIncompleteAttachment, kIncompleteAttachment},
            {GL_RGBA8_OES, kComplete, kIncompleteAttachment, kIncompleteAttachment},
            {GL_BGRA8_EXT, kComplete, kIncompleteAttachment, kIncompleteAttachment},
            {GL_R8_EXT, kComplete, kIncompleteAttachment, kIncompleteAttachment},
            {GL_RG8_EXT, kComplete, kIncompleteAttachment, kIncompleteAttachment},
            {GL_DEPTH_COMPONENT16, kIncompleteAttachment, kComplete, kIncompleteAttachment},
            {GL_DEPTH_COMPONENT24_OES, kIncompleteAttachment, kComplete, kIncompleteAttachment},
            {GL_STENCIL_INDEX8, kIncompleteAttachment, kIncompleteAttachment, kComplete},
            {GL_DEPTH24_STENCIL8_OES, kIncompleteAttachment, kComplete, kComplete},
        };
        Bench bench;
        for (const Case& c : cases) {
            const GLuint name = bench.renderbuffer(c.format, 4, 4);
            bench.framebuffer();
            const std::pair<GLenum, GLenum> points[] = {
                {GL_COLOR_ATTACHMENT0, c.color}, {GL_DEPTH_ATTACHMENT, c.depth}, {GL_STENCIL_ATTACHMENT, c.stencil}};
            for (const auto& [point, expected] : points) {
                attachRenderbuffer(bench, point, name);
                QVERIFY2(status(bench) == expected, qPrintable(QString("%1 at %2").arg(c.format, 0, 16).arg(point)));
                attachRenderbuffer(bench, point, 0);
            }
            QCOMPARE(bench.gl().getError(), GLenum{GL_NO_ERROR});
        }
    }

    void textureFormatsServeTheirPoints()
    {
        struct Case {
            GLenum format, type, color, depth, stencil;
        };
        const Case cases[] = {
            {GL_RGBA, GL_UNSIGNED_BYTE, kComplete, kIncompleteAttachment, kIncompleteAttachment},
            {GL_RGB, GL_UNSIGNED_SHORT_5_6_5, kComplete, kIncompleteAttachment, kIncompleteAttachment},
            {GL_BGRA_EXT, GL_UNSIGNED_BYTE, kComplete, kIncompleteAttachment, kIncompleteAttachment},
            {GL_RG_EXT, GL_UNSIGNED_BYTE, kComplete, kIncompleteAttachment, kIncompleteAttachment},
            {GL_RG_EXT, GL_HALF_FLOAT_OES, GL_FRAMEBUFFER_UNSUPPORTED, kIncompleteAttachment, kIncompleteAttachment},
            {GL_ALPHA, GL_UNSIGNED_BYTE, kIncompleteAttachment, kIncompleteAttachment, kIncompleteAttachment},
            {GL_LUMINANCE, GL_UNSIGNED_BYTE, kIncompleteAttachment, kIncompleteAttachment, kIncompleteAttachment},
            {GL_DEPTH_COMPONENT, GL_UNSIGNED_SHORT, kIncompleteAttachment, kComplete, kIncompleteAttachment},
            {GL_DEPTH_STENCIL_OES, GL_UNSIGNED_INT_24_8_OES, kIncompleteAttachment, kComplete, kComplete},
        };
        Bench bench;
        for (const Case& c : cases) {
            const GLuint name = colorTexture(bench, c.format, c.type);
            bench.framebuffer();
            const std::pair<GLenum, GLenum> points[] = {
                {GL_COLOR_ATTACHMENT0, c.color}, {GL_DEPTH_ATTACHMENT, c.depth}, {GL_STENCIL_ATTACHMENT, c.stencil}};
            for (const auto& [point, expected] : points) {
                attachTexture(bench, point, name);
                QVERIFY2(status(bench) == expected, qPrintable(QString("%1 at %2").arg(c.format, 0, 16).arg(point)));
                attachTexture(bench, point, 0);
            }
        }
    }

    void completenessFollowsSection445()
    {
        Bench bench;
        QCOMPARE(status(bench), kComplete); // the window
        bench.framebuffer();
        QCOMPARE(status(bench), GLenum{GL_FRAMEBUFFER_INCOMPLETE_MISSING_ATTACHMENT});
        const GLuint texture = colorTexture(bench);
        attachTexture(bench, GL_COLOR_ATTACHMENT0, texture);
        QCOMPARE(status(bench), kComplete);
        attachRenderbuffer(bench, GL_DEPTH_ATTACHMENT, bench.renderbuffer(GL_DEPTH_COMPONENT16, 8, 4));
        QCOMPARE(status(bench), GLenum{GL_FRAMEBUFFER_INCOMPLETE_DIMENSIONS});
        bench.gl().renderbufferStorage(GL_RENDERBUFFER, GL_DEPTH_COMPONENT16, 8, 8);
        QCOMPARE(status(bench), kComplete);
        bench.gl().renderbufferStorage(GL_RENDERBUFFER, GL_DEPTH_COMPONENT16, 0, 0);
        QCOMPARE(status(bench), kIncompleteAttachment);
        bench.gl().texImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 0, 0, 0, GL_RGBA, GL_UNSIGNED_BYTE, {});
        attachRenderbuffer(bench, GL_DEPTH_ATTACHMENT, 0);
        QCOMPARE(status(bench), kIncompleteAttachment);
    }

    void onlyExistingSlicesOfVolumesAreComplete()
    {
        Bench bench;
        const GLuint name = bench.texture(GL_TEXTURE_3D_OES);
        bench.framebuffer();
        const auto specify = [&](GLsizei depth) {
            bench.gl().texImage3DOES(GL_TEXTURE_3D_OES, 0, GL_RGBA, 4, 4, depth, 0, GL_RGBA, GL_UNSIGNED_BYTE, {});
        };
        specify(1);
        bench.gl().framebufferTexture3DOES(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_3D_OES, name, 0, 0);
        QCOMPARE(status(bench), kComplete);
        bench.gl().framebufferTexture3DOES(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_3D_OES, name, 0, 1);
        QCOMPARE(status(bench), kIncompleteAttachment);
        specify(2);
        QCOMPARE(status(bench), kComplete);
    }

    void drawingToIncompleteFramebuffersFails()
    {
        Bench bench;
        bench.framebuffer();
        checkErrors(bench,
                    {
                        {"clear", [](Context& gl) { gl.clear(GL_COLOR_BUFFER_BIT); }, GL_INVALID_FRAMEBUFFER_OPERATION},
                        {"draw", [](Context& gl) { gl.drawArrays(GL_POINTS, 0, 1); }, GL_INVALID_FRAMEBUFFER_OPERATION},
                        {"read", [](Context& gl) { gl.readPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, {}); },
                         GL_INVALID_FRAMEBUFFER_OPERATION},
                        {"copy", [](Context& gl) { gl.copyTexImage2D(GL_TEXTURE_2D, 0, GL_RGB, 0, 0, 1, 1, 0); },
                         GL_INVALID_FRAMEBUFFER_OPERATION},
                    });
        QVERIFY(bench.sink.draws.empty() && bench.sink.clears.empty());
    }

    void attachmentsAreDescribed()
    {
        Bench bench;
        bench.framebuffer();
        constexpr GLenum kType = GL_FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE;
        constexpr GLenum kName = GL_FRAMEBUFFER_ATTACHMENT_OBJECT_NAME;
        QCOMPARE(attachmentValue(bench, GL_DEPTH_ATTACHMENT, kType), GL_NONE);
        attachmentValue(bench, GL_DEPTH_ATTACHMENT, kName);
        QCOMPARE(bench.gl().getError(), GLenum{GL_INVALID_ENUM});
        const GLuint cube = bench.texture(GL_TEXTURE_CUBE_MAP);
        bench.gl().framebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_CUBE_MAP_NEGATIVE_Y, cube, 0);
        QCOMPARE(attachmentValue(bench, GL_COLOR_ATTACHMENT0, kType), GL_TEXTURE);
        QCOMPARE(attachmentValue(bench, GL_COLOR_ATTACHMENT0, kName), GLint(cube));
        QCOMPARE(attachmentValue(bench, GL_COLOR_ATTACHMENT0, GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_CUBE_MAP_FACE),
                 GL_TEXTURE_CUBE_MAP_NEGATIVE_Y);
        QCOMPARE(attachmentValue(bench, GL_COLOR_ATTACHMENT0, GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_LEVEL), 0);
        const GLuint depth = bench.renderbuffer(GL_DEPTH_COMPONENT16, 1, 1);
        attachRenderbuffer(bench, GL_DEPTH_ATTACHMENT, depth);
        QCOMPARE(attachmentValue(bench, GL_DEPTH_ATTACHMENT, kType), GL_RENDERBUFFER);
        QCOMPARE(attachmentValue(bench, GL_DEPTH_ATTACHMENT, kName), GLint(depth));
        QCOMPARE(bench.gl().getError(), GLenum{GL_NO_ERROR});
    }

    void deletedImagesLeaveTheBoundFramebufferOnly()
    {
        Bench bench;
        const GLuint texture = colorTexture(bench);
        bench.gl().bindTexture(GL_TEXTURE_2D, 0);
        const GLuint first = bench.framebuffer();
        attachTexture(bench, GL_COLOR_ATTACHMENT0, texture);
        bench.framebuffer();
        attachTexture(bench, GL_COLOR_ATTACHMENT0, texture);
        bench.gl().deleteTextures(1, {&texture, 1});
        QCOMPARE(status(bench), GLenum{GL_FRAMEBUFFER_INCOMPLETE_MISSING_ATTACHMENT});
        bench.gl().bindFramebuffer(GL_FRAMEBUFFER, first);
        QCOMPARE(status(bench), kComplete); // the image lives on
        const SurfaceId surface = bench.system.visibleTargets().color;
        QVERIFY(bench.sink.surfaces.contains(surface));
        bench.gl().deleteFramebuffers(1, {&first, 1});
        QVERIFY(!bench.sink.surfaces.contains(surface));
        QCOMPARE(bench.integer(GL_FRAMEBUFFER_BINDING), 0);
    }

    void bitsAreThoseOfTheBoundFramebuffer()
    {
        Bench bench;
        bench.framebuffer();
        attachRenderbuffer(bench, GL_COLOR_ATTACHMENT0, bench.renderbuffer(GL_RGB565, 4, 4));
        attachRenderbuffer(bench, GL_STENCIL_ATTACHMENT, bench.renderbuffer(GL_STENCIL_INDEX8, 4, 4));
        QCOMPARE(bench.integer(GL_GREEN_BITS), 6);
        QCOMPARE(bench.integer(GL_ALPHA_BITS), 0);
        QCOMPARE(bench.integer(GL_DEPTH_BITS), 0);
        QCOMPARE(bench.integer(GL_STENCIL_BITS), 8);
        QCOMPARE(bench.integer(GL_IMPLEMENTATION_COLOR_READ_FORMAT), GL_RGB);
        QCOMPARE(bench.integer(GL_IMPLEMENTATION_COLOR_READ_TYPE), GL_UNSIGNED_SHORT_5_6_5);
        bench.gl().bindRenderbuffer(GL_RENDERBUFFER, bench.renderbuffer(GL_DEPTH24_STENCIL8_OES, 3, 2));
        const std::pair<GLenum, GLint> expected[] = {{GL_RENDERBUFFER_WIDTH, 3},
                                                     {GL_RENDERBUFFER_HEIGHT, 2},
                                                     {GL_RENDERBUFFER_DEPTH_SIZE, 24},
                                                     {GL_RENDERBUFFER_STENCIL_SIZE, 8},
                                                     {GL_RENDERBUFFER_RED_SIZE, 0}};
        for (const auto& [pname, value] : expected) {
            GLint got = -1;
            bench.gl().getRenderbufferParameteriv(GL_RENDERBUFFER, pname, {&got, 1});
            QCOMPARE(got, value);
        }
    }

    void drawBuffersChooseTheColorTarget()
    {
        Bench bench;
        const GLenum none = GL_NONE;
        const GLenum color = GL_COLOR_ATTACHMENT0;
        const GLenum second = GL_COLOR_ATTACHMENT0 + 1;
        const GLenum back = GL_BACK;
        const auto choose = [](GLsizei n, const GLenum& buffer) {
            return [n, &buffer](Context& gl) { gl.drawBuffersNV(n, {&buffer, 1}); };
        };
        checkErrors(bench, {
                               {"negative", choose(-1, none), GL_INVALID_VALUE},
                               {"too many", choose(2, none), GL_INVALID_VALUE},
                               {"color of the window", choose(1, color), GL_INVALID_OPERATION},
                               {"none of the window", choose(0, none), GL_INVALID_OPERATION},
                           });
        bench.framebuffer();
        attachRenderbuffer(bench, GL_COLOR_ATTACHMENT0, bench.renderbuffer(GL_RGBA4, 4, 4));
        checkErrors(bench, {
                               {"back", choose(1, back), GL_INVALID_OPERATION},
                               {"second", choose(1, second), GL_INVALID_OPERATION},
                               {"none", choose(1, none), GL_NO_ERROR},
                           });
        QCOMPARE(bench.integer(GL_DRAW_BUFFER0_NV), GL_NONE);
        bench.gl().clear(GL_COLOR_BUFFER_BIT);
        QVERIFY(bench.sink.clears.empty());
    }

    void faultyArgumentsLeaveTheirErrors()
    {
        Bench bench;
        const GLuint texture = colorTexture(bench);
        const auto attach = [texture](GLenum point, GLenum target, GLint level) {
            return [=](Context& gl) { gl.framebufferTexture2D(GL_FRAMEBUFFER, point, target, texture, level); };
        };
        const GLenum depth = GL_DEPTH_EXT;
        checkErrors(
            bench, {
                       {"window", attach(GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, 0), GL_INVALID_OPERATION},
                       {"discard of the window",
                        [&](Context& gl) {
                            gl.discardFramebufferEXT(GL_FRAMEBUFFER, 1, {&depth, 1});
                        },
                        GL_NO_ERROR},
                       {"bind", [](Context& gl) { gl.bindFramebuffer(GL_RENDERBUFFER, 0); }, GL_INVALID_ENUM},
                       {"check", [](Context& gl) { gl.checkFramebufferStatus(0); }, GL_INVALID_ENUM},
                       {"no renderbuffer", [](Context& gl) { gl.renderbufferStorage(GL_RENDERBUFFER, GL_RGBA4, 1, 1); },
                        GL_INVALID_OPERATION},
                   });
        bench.framebuffer();
        bench.renderbuffer(GL_RGBA4, 1, 1);
        checkErrors(
            bench,
            {
                {"point", attach(GL_COLOR_ATTACHMENT0 + 1, GL_TEXTURE_2D, 0), GL_INVALID_ENUM},
                {"textarget", attach(GL_COLOR_ATTACHMENT0, GL_TEXTURE_CUBE_MAP, 0), GL_INVALID_ENUM},
                {"other target", attach(GL_COLOR_ATTACHMENT0, GL_TEXTURE_CUBE_MAP_POSITIVE_X, 0), GL_INVALID_OPERATION},
                {"level", attach(GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, 15), GL_INVALID_VALUE},
                {"unknown texture",
                 [](Context& gl) {
                     gl.framebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, 99, 0);
                 },
                 GL_INVALID_OPERATION},
                {"unknown renderbuffer",
                 [](Context& gl) {
                     gl.framebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, 99);
                 },
                 GL_INVALID_OPERATION},
                {"discard of the window's",
                 [&](Context& gl) {
                     gl.discardFramebufferEXT(GL_FRAMEBUFFER, 1, {&depth, 1});
                 },
                 GL_INVALID_ENUM},
                {"storage format", [](Context& gl) { gl.renderbufferStorage(GL_RENDERBUFFER, GL_RGBA, 1, 1); },
                 GL_INVALID_ENUM},
                {"storage size", [](Context& gl) { gl.renderbufferStorage(GL_RENDERBUFFER, GL_RGBA4, 16385, 1); },
                 GL_INVALID_VALUE},
                {"parameter", [](Context& gl) { gl.getRenderbufferParameteriv(GL_RENDERBUFFER, GL_VIEWPORT, {}); },
                 GL_INVALID_ENUM},
            });
    }
};

VITRINE_TEST(Gles2FramebuffersTest)
#include "tst_gles2_framebuffers.moc"
