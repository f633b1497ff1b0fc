// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/spec/scene.h"

using namespace vitrine::core;
using namespace vitrine::core::gles2;

namespace {

constexpr GLubyte kLastTriangle[] = {2, 1, 3};

GLuint buffer(Scene& scene, GLenum target, std::span<const std::byte> bytes)
{
    GLuint name = 0;
    scene->genBuffers(1, {&name, 1});
    scene->bindBuffer(target, name);
    scene->bufferData(target, static_cast<GLsizeiptr>(bytes.size()), bytes, GL_STATIC_DRAW);
    return name;
}

GLuint renderbuffer(Scene& scene, GLenum format, GLenum attachment)
{
    GLuint name = 0;
    scene->genRenderbuffers(1, {&name, 1});
    scene->bindRenderbuffer(GL_RENDERBUFFER, name);
    scene->renderbufferStorage(GL_RENDERBUFFER, format, 16, 16);
    scene->framebufferRenderbuffer(GL_FRAMEBUFFER, attachment, GL_RENDERBUFFER, name);
    return name;
}

} // namespace

class SpecObjectsTest : public QObject {
    Q_OBJECT

private slots:
    void arraysLieInBuffersWithOffsetAndStride()
    {
        Scene scene;
        scene.use("precision highp float; varying vec4 v; void main() { gl_FragColor = v; }\n");
        // Position and color of each vertex, after 4 bytes of something else.
        std::vector<float> data{99.0f};
        for (const auto& [x, y] : {std::pair(-1.0f, -1.0f), std::pair(3.0f, -1.0f), std::pair(-1.0f, 3.0f)})
            data.insert(data.end(), {x, y, 0.2f, 0.4f, 0.6f});
        buffer(scene, GL_ARRAY_BUFFER, std::as_bytes(std::span(data)));
        scene->vertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 20, {true, 4, nullptr});
        scene->vertexAttribPointer(1, 3, GL_FLOAT, GL_FALSE, 20, {true, 12, nullptr});
        scene->enableVertexAttribArray(0);
        scene->enableVertexAttribArray(1);
        scene->bindBuffer(GL_ARRAY_BUFFER, 0); // the pointers keep their buffer
        scene->drawArrays(GL_TRIANGLES, 0, 3);
        QCOMPARE(scene.at(8, 8), (Rgba{51, 102, 153, 255}));
    }
    void drawsSeeTheBufferAsItWas()
    {
        Scene scene;
        scene.use(kUniformColor);
        const float full[] = {-1, -1, 3, -1, -1, 3};
        const float nothing[6] = {};
        buffer(scene, GL_ARRAY_BUFFER, std::as_bytes(std::span(full)));
        scene->vertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, {true, 0, nullptr});
        scene->enableVertexAttribArray(0);
        scene->uniform4f(scene.uniform("c"), 1, 0, 0, 1);
        scene->drawArrays(GL_TRIANGLES, 0, 3);
        scene->bufferSubData(GL_ARRAY_BUFFER, 0, sizeof nothing, std::as_bytes(std::span(nothing)));
        scene->uniform4f(scene.uniform("c"), 0, 1, 0, 1);
        scene->drawArrays(GL_TRIANGLES, 0, 3);
        QCOMPARE(scene.at(8, 8), kRed);
        scene->bufferSubData(GL_ARRAY_BUFFER, 0, sizeof full, std::as_bytes(std::span(full)));
        scene->drawArrays(GL_TRIANGLES, 0, 3);
        QCOMPARE(scene.at(8, 8), kGreen);
    }
    void drawArraysStartsAtFirstAndElementsAtTheirOffset()
    {
        Scene scene(8, 8);
        scene.use("void main() { gl_FragColor = vec4(1.0); }\n");
        // Lower left half, then upper right half.
        scene.array(0, 2, {-1, -1, 1, -1, -1, 1, 1, 1, -1, 1, 1, -1});
        scene->drawArrays(GL_TRIANGLES, 3, 3);
        QCOMPARE(scene.at(7, 7), kWhite);
        QCOMPARE(scene.at(0, 0), kNothing);
        scene->clear(GL_COLOR_BUFFER_BIT);
        const GLubyte indices[] = {0, 1, 2, 3, 4, 5};
        buffer(scene, GL_ELEMENT_ARRAY_BUFFER, std::as_bytes(std::span(indices)));
        scene->drawElements(GL_TRIANGLES, 3, GL_UNSIGNED_BYTE, {true, 3, {}});
        QCOMPARE(scene.at(7, 7), kWhite);
        QCOMPARE(scene.at(0, 0), kNothing);
    }
    void vertexArrayObjectsKeepArraysAndIndices()
    {
        Scene scene(8, 8);
        scene.use("precision highp float; varying vec4 v; void main() { gl_FragColor = v; }\n");
        GLuint objects[2] = {};
        scene->genVertexArraysOES(2, objects);
        scene->bindVertexArrayOES(objects[0]);
        scene.array(0, 2, {-1, -1, 1, -1, -1, 1, 1, 1});
        buffer(scene, GL_ELEMENT_ARRAY_BUFFER, std::as_bytes(std::span(kLastTriangle)));
        scene->bindVertexArrayOES(objects[1]);
        scene.array(0, 2, {9, 9, 9, 9, 9, 9});
        scene->vertexAttrib4f(1, 1, 1, 1, 1); // current values belong to the context
        scene->bindVertexArrayOES(objects[0]);
        scene->drawElements(GL_TRIANGLES, 3, GL_UNSIGNED_BYTE, {true, 0, {}});
        QCOMPARE(scene.at(7, 7), kWhite);
        QCOMPARE(scene.at(0, 0), kNothing);
    }
    void renderbuffersOfEveryFormatAreTargets_data()
    {
        QTest::addColumn<GLenum>("format");
        QTest::addColumn<QList<int>>("expected");
        // (0.2, 0.6, 0.8, 0.75), as in tst_spec_render_targets.
        QTest::newRow("RGBA4") << GLenum{GL_RGBA4} << QList<int>{51, 153, 204, 187};
        QTest::newRow("RGB5_A1") << GLenum{GL_RGB5_A1} << QList<int>{49, 156, 206, 255};
        QTest::newRow("RGB565") << GLenum{GL_RGB565} << QList<int>{49, 154, 206, 255};
        QTest::newRow("RGB8") << GLenum{GL_RGB8_OES} << QList<int>{51, 153, 204, 255};
        QTest::newRow("RGBA8") << GLenum{GL_RGBA8_OES} << QList<int>{51, 153, 204, 191};
    }
    void renderbuffersOfEveryFormatAreTargets()
    {
        QFETCH(GLenum, format);
        QFETCH(QList<int>, expected);
        Scene scene;
        scene.framebuffer(0);
        renderbuffer(scene, format, GL_COLOR_ATTACHMENT0);
        QCOMPARE(scene->checkFramebufferStatus(GL_FRAMEBUFFER), GLenum{GL_FRAMEBUFFER_COMPLETE});
        scene->disable(GL_DITHER);
        scene.paint("vec4(0.2, 0.6, 0.8, 0.75)");
        QCOMPARE(scene.at(8, 8), (Rgba{expected[0], expected[1], expected[2], expected[3]}));
    }
    void depthAndStencilRenderbuffersTest()
    {
        Scene scene;
        scene.framebuffer(scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 16, 16, {}));
        renderbuffer(scene, GL_DEPTH_COMPONENT16, GL_DEPTH_ATTACHMENT);
        renderbuffer(scene, GL_STENCIL_INDEX8, GL_STENCIL_ATTACHMENT);
        QCOMPARE(scene->checkFramebufferStatus(GL_FRAMEBUFFER), GLenum{GL_FRAMEBUFFER_COMPLETE});
        scene->clearColor(0, 0, 0, 1);
        scene->clearStencil(1);
        scene->clear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
        scene.use(kUniformColor);
        scene->enable(GL_DEPTH_TEST);
        scene->enable(GL_STENCIL_TEST);
        scene->stencilFunc(GL_EQUAL, 1, 0xFF);
        scene->stencilOp(GL_KEEP, GL_KEEP, GL_INCR);
        scene->uniform4f(scene.uniform("c"), 1, 0, 0, 1);
        scene.rect(0, 0, 8, 16, 0.0f);
        scene->uniform4f(scene.uniform("c"), 0, 1, 0, 1);
        scene.everything(-0.5f); // fails the stencil test on the left
        QCOMPARE(scene.at(4, 8), kRed);
        QCOMPARE(scene.at(12, 8), kGreen);
        scene->disable(GL_STENCIL_TEST);
        scene->uniform4f(scene.uniform("c"), 0, 0, 1, 1);
        scene.everything(-0.25f); // fails the depth test on the right
        QCOMPARE(scene.at(4, 8), kBlue);
        QCOMPARE(scene.at(12, 8), kGreen);
    }
    void withoutDepthBufferTheTestPasses()
    {
        Scene scene;
        scene.framebuffer(scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 16, 16, {}));
        scene->enable(GL_DEPTH_TEST);
        scene->depthFunc(GL_NEVER);
        scene->enable(GL_STENCIL_TEST);
        scene->stencilFunc(GL_NEVER, 0, 0xFF);
        scene.paint("vec4(1.0)");
        QCOMPARE(scene.at(8, 8), kWhite);
    }
    void deletedTexturesLiveAsLongAsTheyAreAttached()
    {
        Scene scene;
        const GLuint texture = scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 16, 16, {});
        const GLuint framebuffer = scene.framebuffer(texture);
        scene.paint("vec4(0.0, 1.0, 0.0, 1.0)");
        scene->bindFramebuffer(GL_FRAMEBUFFER, 0);
        scene->deleteTextures(1, {&texture, 1});
        scene->bindFramebuffer(GL_FRAMEBUFFER, framebuffer);
        QCOMPARE(scene.at(8, 8), kGreen);
    }
    void programsInUseSurviveDeletionAndShareNothing()
    {
        Scene scene;
        const GLuint red = scene.use(kUniformColor);
        scene->uniform4f(scene.uniform("c"), 1, 0, 0, 1);
        const GLuint green = scene.use(kUniformColor);
        scene->uniform4f(scene.uniform("c"), 0, 1, 0, 1);
        scene->useProgram(red);
        scene->deleteProgram(red);
        scene.everything();
        QCOMPARE(scene.at(8, 8), kRed);
        scene->useProgram(green);
        QCOMPARE(scene->isProgram(red), GLboolean{GL_FALSE});
        scene.everything();
        QCOMPARE(scene.at(8, 8), kGreen);
    }
    void failedLinksKeepTheProgramInUse()
    {
        Scene scene;
        const GLuint program = scene.use(kUniformColor);
        scene->uniform4f(scene.uniform("c"), 1, 0, 0, 1);
        std::array<GLuint, 2> shaders{};
        scene->getAttachedShaders(program, 2, nullptr, shaders);
        scene->detachShader(program, shaders[0]);
        scene->linkProgram(program); // one stage is missing
        GLint isLinked = GL_TRUE;
        scene->getProgramiv(program, GL_LINK_STATUS, {&isLinked, 1});
        QCOMPARE(isLinked, GLint{GL_FALSE});
        scene.everything(); // ES 2.0 §2.10.3: the old executable stays until glUseProgram
        QCOMPARE(scene.at(8, 8), kRed);
    }
    void clearsObeyMasks()
    {
        Scene scene;
        scene->clear(GL_DEPTH_BUFFER_BIT);
        scene->depthMask(GL_FALSE);
        scene->clearDepthf(0.0f);
        scene->clear(GL_DEPTH_BUFFER_BIT);
        scene->enable(GL_DEPTH_TEST);
        scene.paint("vec4(1.0)");
        QCOMPARE(scene.at(8, 8), kWhite);
        scene->depthMask(GL_TRUE);
        scene->clearDepthf(-3.0f); // clamped to 0
        scene->clear(GL_DEPTH_BUFFER_BIT);
        scene.paint("vec4(1.0, 0.0, 0.0, 1.0)");
        QCOMPARE(scene.at(8, 8), kWhite);
    }
    void textureChangesByOneContextShowInAnother()
    {
        Scene scene;
        const GLuint texture = scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 1, 1, {255, 0, 0, 255});
        scene.paint("texture2D(s, vec2(0.5))", kSampler);
        QCOMPARE(scene.at(8, 8), kRed);
        const ContextId first = scene.contextId();
        scene.makeCurrent(scene.system().createContext({}, first));
        scene->bindTexture(GL_TEXTURE_2D, texture);
        scene->texImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 2, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE,
                          bytesOf({0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255}));
        scene.makeCurrent(first);
        scene.everything();
        QCOMPARE(scene.at(8, 8), kGreen);
    }
};

VITRINE_TEST(SpecObjectsTest, QCoreApplication)
#include "tst_spec_objects.moc"
