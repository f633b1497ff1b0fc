// SPDX-License-Identifier: Apache-2.0
#include "tests/api/gles2_bench.h"
#include "tests/harness/test_class.h"

using namespace vitrine::core::gles2;

class Gles2BuffersTest : public QObject {
    Q_OBJECT

private slots:
    void namesAreTheLowestFreeOnes()
    {
        Bench bench;
        GLuint names[3] = {};
        bench.gl().genBuffers(3, names);
        QVERIFY(names[0] == 1 && names[1] == 2 && names[2] == 3);
        bench.gl().deleteBuffers(1, {names + 1, 1});
        GLuint again = 0;
        bench.gl().genBuffers(1, {&again, 1});
        QCOMPARE(again, 2u);
    }

    void aNameBecomesAnObjectWhenBound()
    {
        Bench bench;
        GLuint name = 0;
        bench.gl().genBuffers(1, {&name, 1});
        QCOMPARE(bench.gl().isBuffer(name), GLboolean{GL_FALSE});
        bench.gl().bindBuffer(GL_ARRAY_BUFFER, name);
        QCOMPARE(bench.gl().isBuffer(name), GLboolean{GL_TRUE});
        bench.gl().bindBuffer(GL_ARRAY_BUFFER, 77); // ES 2.0: a name of the program's own choice
        QCOMPARE(bench.gl().isBuffer(77), GLboolean{GL_TRUE});
        QCOMPARE(bench.gl().isBuffer(0), GLboolean{GL_FALSE});
    }

    void deletingUnbinds()
    {
        Bench bench;
        const GLuint name = bench.buffer();
        bench.gl().vertexAttribPointer(3, 2, GL_FLOAT, GL_FALSE, 0, {});
        bench.gl().bindBuffer(GL_ELEMENT_ARRAY_BUFFER, name);
        const GLuint unknown = 99;
        bench.gl().deleteBuffers(1, {&name, 1});
        bench.gl().deleteBuffers(1, {&unknown, 1}); // silently ignored
        QCOMPARE(bench.integer(GL_ARRAY_BUFFER_BINDING), 0);
        QCOMPARE(bench.integer(GL_ELEMENT_ARRAY_BUFFER_BINDING), 0);
        GLint binding = -1;
        bench.gl().getVertexAttribiv(3, GL_VERTEX_ATTRIB_ARRAY_BUFFER_BINDING, {&binding, 1});
        QCOMPARE(binding, 0);
        QCOMPARE(bench.gl().getError(), GLenum{GL_NO_ERROR});
    }

    void aBufferDeletedElsewhereLivesWhileBound()
    {
        Bench bench;
        const GLuint name = bench.buffer();
        bench.gl().bufferData(GL_ARRAY_BUFFER, 5, {}, GL_STREAM_DRAW);
        const ContextId other = bench.system.createContext({}, bench.id);
        Context& second = *bench.system.context(other);
        second.deleteBuffers(1, {&name, 1});
        QCOMPARE(bench.gl().isBuffer(name), GLboolean{GL_FALSE});
        GLint size = 0;
        bench.gl().getBufferParameteriv(GL_ARRAY_BUFFER, GL_BUFFER_SIZE, {&size, 1});
        QCOMPARE(size, 5);
        QCOMPARE(bench.gl().shareGroup().buffers.objects().size(), std::size_t{1});
        bench.gl().bindBuffer(GL_ARRAY_BUFFER, 0);
        QCOMPARE(bench.gl().shareGroup().buffers.objects().size(), std::size_t{0});
    }

    void dataAndSubDataAreStored()
    {
        Bench bench;
        const GLuint name = bench.buffer();
        bench.gl().bufferData(GL_ARRAY_BUFFER, 6, bytesOf({1, 2, 3, 4}), GL_DYNAMIC_DRAW); // two bytes too short
        bench.gl().bufferSubData(GL_ARRAY_BUFFER, 2, 2, bytesOf({8, 9}));
        const Buffer* buffer = bench.gl().shareGroup().buffers.findByName(name);
        QVERIFY(*buffer->bytes == bytesOf({1, 2, 8, 9, 0, 0}));
        GLint usage = 0;
        bench.gl().getBufferParameteriv(GL_ARRAY_BUFFER, GL_BUFFER_USAGE, {&usage, 1});
        QCOMPARE(usage, GL_DYNAMIC_DRAW);
    }

    void mappingGivesTheBytes()
    {
        Bench bench;
        const GLuint name = bench.buffer();
        Context& gl = bench.gl();
        gl.bufferData(GL_ARRAY_BUFFER, 4, bytesOf({1, 2, 3, 4}), GL_STATIC_DRAW);
        const std::span<std::byte> bytes = gl.mapBufferOES(GL_ARRAY_BUFFER, GL_WRITE_ONLY_OES);
        QCOMPARE(bytes.size(), std::size_t{4});
        std::span<std::byte> pointer;
        gl.getBufferPointervOES(GL_ARRAY_BUFFER, GL_BUFFER_MAP_POINTER_OES, &pointer);
        QVERIFY(pointer.data() == bytes.data() && gl.mappedBytes(name).data() == bytes.data());
        bytes[1] = std::byte{7};
        gl.bufferSubData(GL_ARRAY_BUFFER, 0, 1, bytesOf({9}));
        QCOMPARE(gl.getError(), GLenum{GL_INVALID_OPERATION});
        gl.mapBufferOES(GL_ARRAY_BUFFER, GL_WRITE_ONLY_OES);
        QCOMPARE(gl.getError(), GLenum{GL_INVALID_OPERATION});
        QCOMPARE(gl.unmapBufferOES(GL_ARRAY_BUFFER), GLboolean{GL_TRUE});
        QCOMPARE(gl.unmapBufferOES(GL_ARRAY_BUFFER), GLboolean{GL_FALSE});
        QCOMPARE(gl.getError(), GLenum{GL_INVALID_OPERATION});
        QVERIFY(gl.mappedBytes(name).empty());
        QVERIFY(*gl.shareGroup().buffers.findByName(name)->bytes == bytesOf({1, 7, 3, 4}));
    }

    void aCloneOfAMappedBufferIsItsOwn()
    {
        Bench bench;
        const GLuint name = bench.buffer();
        bench.gl().bufferData(GL_ARRAY_BUFFER, 1, {}, GL_STATIC_DRAW);
        bench.gl().mapBufferOES(GL_ARRAY_BUFFER, GL_WRITE_ONLY_OES);
        RecordingSink otherSink;
        otherSink.surfaces = bench.sink.surfaces;
        System clone = bench.system.cloneFor(otherSink);
        clone.context(bench.id)->mappedBytes(name)[0] = std::byte{5};
        QCOMPARE(int(bench.gl().mappedBytes(name)[0]), 0);
    }

    void faultyArgumentsLeaveTheirErrors()
    {
        Bench bench;
        const auto nothingBound = [&] {
            checkErrors(bench,
                        {
                            {"bufferData", [](Context& gl) { gl.bufferData(GL_ARRAY_BUFFER, 1, {}, GL_STATIC_DRAW); },
                             GL_INVALID_OPERATION},
                            {"bufferSubData", [](Context& gl) { gl.bufferSubData(GL_ARRAY_BUFFER, 0, 0, {}); },
                             GL_INVALID_OPERATION},
                            {"getBufferParameteriv",
                             [](Context& gl) { gl.getBufferParameteriv(GL_ARRAY_BUFFER, GL_BUFFER_SIZE, {}); },
                             GL_INVALID_OPERATION},
                            {"mapBufferOES", [](Context& gl) { gl.mapBufferOES(GL_ARRAY_BUFFER, GL_WRITE_ONLY_OES); },
                             GL_INVALID_OPERATION},
                        });
        };
        nothingBound();
        bench.buffer();
        bench.gl().bufferData(GL_ARRAY_BUFFER, 4, {}, GL_STATIC_DRAW);
        checkErrors(
            bench,
            {
                {"gen", [](Context& gl) { gl.genBuffers(-1, {}); }, GL_INVALID_VALUE},
                {"delete", [](Context& gl) { gl.deleteBuffers(-1, {}); }, GL_INVALID_VALUE},
                {"bind", [](Context& gl) { gl.bindBuffer(GL_TEXTURE_2D, 0); }, GL_INVALID_ENUM},
                {"target", [](Context& gl) { gl.bufferData(0, 1, {}, GL_STATIC_DRAW); }, GL_INVALID_ENUM},
                {"usage", [](Context& gl) { gl.bufferData(GL_ARRAY_BUFFER, 1, {}, GL_ARRAY_BUFFER); }, GL_INVALID_ENUM},
                {"size", [](Context& gl) { gl.bufferData(GL_ARRAY_BUFFER, -1, {}, GL_STATIC_DRAW); }, GL_INVALID_VALUE},
                {"huge", [](Context& gl) { gl.bufferData(GL_ARRAY_BUFFER, GLsizeiptr{1} << 40, {}, GL_STATIC_DRAW); },
                 GL_OUT_OF_MEMORY},
                {"offset", [](Context& gl) { gl.bufferSubData(GL_ARRAY_BUFFER, -1, 1, {}); }, GL_INVALID_VALUE},
                {"beyond", [](Context& gl) { gl.bufferSubData(GL_ARRAY_BUFFER, 3, 2, {}); }, GL_INVALID_VALUE},
                {"pname", [](Context& gl) { gl.getBufferParameteriv(GL_ARRAY_BUFFER, GL_VIEWPORT, {}); },
                 GL_INVALID_ENUM},
                {"access", [](Context& gl) { gl.mapBufferOES(GL_ARRAY_BUFFER, GL_STATIC_DRAW); }, GL_INVALID_ENUM},
                {"pointer", [](Context& gl) { gl.getBufferPointervOES(GL_ARRAY_BUFFER, GL_BUFFER_SIZE, nullptr); },
                 GL_INVALID_ENUM},
            });
    }
};

VITRINE_TEST(Gles2BuffersTest)
#include "tst_gles2_buffers.moc"
