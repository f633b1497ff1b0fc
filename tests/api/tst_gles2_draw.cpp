// SPDX-License-Identifier: Apache-2.0
#include "tests/api/gles2_bench.h"
#include "tests/harness/test_class.h"

using namespace vitrine::core::gles2;
using namespace vitrine::core;

namespace {

Blob blob(std::initializer_list<int> values)
{
    return std::make_shared<const std::vector<std::byte>>(bytesOf(values));
}

} // namespace

class Gles2DrawTest : public QObject {
    Q_OBJECT

private slots:
    void drawsCarryTheWholeState()
    {
        Bench bench;
        Context& gl = bench.gl();
        bench.program(kPlainVertex, kPlainFragment);
        gl.viewport(1, 2, 3, 4);
        gl.depthRangef(0.25f, 0.5f);
        gl.enable(GL_SCISSOR_TEST);
        gl.scissor(5, 6, 7, 8);
        gl.enable(GL_CULL_FACE);
        gl.frontFace(GL_CW);
        gl.lineWidth(300.0f);
        gl.enable(GL_POLYGON_OFFSET_FILL);
        gl.polygonOffset(1.5f, -2.0f);
        gl.enable(GL_DEPTH_TEST);
        gl.depthFunc(GL_GEQUAL);
        gl.depthMask(GL_FALSE);
        gl.enable(GL_STENCIL_TEST);
        gl.stencilFuncSeparate(GL_FRONT, GL_EQUAL, -5, 0x1FF);
        gl.stencilMaskSeparate(GL_BACK, 0x10);
        gl.enable(GL_BLEND);
        gl.blendFunc(GL_CONSTANT_COLOR, GL_ONE_MINUS_DST_ALPHA);
        gl.colorMask(GL_TRUE, GL_FALSE, GL_TRUE, GL_FALSE);
        gl.drawArrays(GL_TRIANGLE_FAN, 2, 5);
        const DrawCommand& command = bench.sink.draws.at(0);
        QVERIFY(command.topology == Topology::TriangleFan && command.first == 2 && command.count == 5);
        QVERIFY(command.indexType == IndexType::None);
        const DrawState& state = *command.state;
        QVERIFY((state.raster.viewport == Rect{1, 2, 3, 4}) && (state.raster.scissor == Rect{5, 6, 7, 8}));
        QVERIFY(state.raster.depthNear == 0.25f && state.raster.depthFar == 0.5f && state.raster.scissorEnabled);
        QVERIFY(state.raster.cull == CullMode::Back && !state.raster.frontIsCounterClockwise);
        QCOMPARE(state.raster.lineWidth, 255.0f);
        QVERIFY(state.raster.polygonOffsetEnabled && state.raster.polygonOffsetUnits == -2.0f);
        QVERIFY(state.depthStencil.depthTest && !state.depthStencil.depthWrite);
        QVERIFY(state.depthStencil.depthFunction == CompareFunction::GreaterEqual);
        QVERIFY(state.depthStencil.front.function == CompareFunction::Equal);
        QVERIFY(state.depthStencil.front.reference == 0 && state.depthStencil.front.compareMask == 0xFF);
        QVERIFY(state.depthStencil.back.writeMask == 0x10 && state.depthStencil.front.writeMask == 0xFF);
        QVERIFY(state.blend.enabled && state.blend.sourceColor == BlendFactor::ConstantColor);
        QVERIFY(state.blend.destinationAlpha == BlendFactor::OneMinusDestinationAlpha);
        QCOMPARE(int(state.blend.colorMask), 0b0101);
        QVERIFY(state.targets == bench.system.window(bench.window)->targets);
    }

    void testsWithoutTheirBufferAreOff()
    {
        Bench bench({8, 8, 8, 8, 0, 0, 0});
        bench.program(kPlainVertex, kPlainFragment);
        bench.gl().enable(GL_DEPTH_TEST);
        bench.gl().enable(GL_STENCIL_TEST);
        bench.gl().drawArrays(GL_POINTS, 0, 1);
        const DepthStencilState& state = bench.sink.draws.at(0).state->depthStencil;
        QVERIFY(!state.depthTest && !state.stencilTest);
    }

    void anUnchangedStateIsShared()
    {
        Bench bench;
        Context& gl = bench.gl();
        bench.program(kPlainVertex, kPlainFragment);
        gl.drawArrays(GL_POINTS, 0, 1);
        gl.drawArrays(GL_LINES, 0, 2);
        gl.enable(GL_BLEND);
        gl.drawArrays(GL_LINES, 0, 2);
        const auto& draws = bench.sink.draws;
        QVERIFY(draws[0].state == draws[1].state);
        QVERIFY(draws[1].state != draws[2].state);
    }

    void attributesComeFromBuffersMemoryAndConstants()
    {
        Bench bench;
        Context& gl = bench.gl();
        bench.program(kPlainVertex, kPlainFragment);
        bench.buffer();
        gl.bufferData(GL_ARRAY_BUFFER, 16, {}, GL_STATIC_DRAW);
        gl.vertexAttribPointer(0, 3, GL_SHORT, GL_TRUE, 0, {true, 4, {}});
        gl.enableVertexAttribArray(0);
        gl.bindBuffer(GL_ARRAY_BUFFER, 0);
        gl.vertexAttribPointer(1, 2, GL_FIXED, GL_FALSE, 12, {false, 0, blob({1, 2, 3})});
        gl.enableVertexAttribArray(1);
        gl.vertexAttrib2f(2, 5.0f, 6.0f);
        gl.drawArrays(GL_POINTS, 0, 1);
        const auto& attributes = bench.sink.draws.at(0).state->attributes;
        QVERIFY(attributes[0].isArray && attributes[0].type == AttributeType::Short && attributes[0].isNormalized);
        QVERIFY(attributes[0].stride == 6 && attributes[0].offset == 4 && attributes[0].data->size() == 16);
        QVERIFY(attributes[1].isArray && attributes[1].stride == 12 && attributes[1].data->size() == 3);
        QVERIFY(!attributes[2].isArray && (attributes[2].constant == Vec4{5.0f, 6.0f, 0.0f, 1.0f}));
    }

    void laterCallsDontReachEarlierDraws()
    {
        Bench bench;
        Context& gl = bench.gl();
        bench.program(kPlainVertex, kPlainFragment);
        bench.buffer();
        gl.bufferData(GL_ARRAY_BUFFER, 2, bytesOf({1, 2}), GL_STATIC_DRAW);
        gl.vertexAttribPointer(0, 1, GL_BYTE, GL_FALSE, 0, {});
        gl.enableVertexAttribArray(0);
        gl.drawArrays(GL_POINTS, 0, 1);
        gl.bufferSubData(GL_ARRAY_BUFFER, 0, 1, bytesOf({9}));
        gl.drawArrays(GL_POINTS, 0, 1);
        QVERIFY(*bench.sink.draws[0].state->attributes[0].data == bytesOf({1, 2}));
        QVERIFY(*bench.sink.draws[1].state->attributes[0].data == bytesOf({9, 2}));
    }

    void indicesComeFromBufferOrMemory()
    {
        Bench bench;
        Context& gl = bench.gl();
        bench.program(kPlainVertex, kPlainFragment);
        const auto client = bytesOf({1, 0, 2, 0, 3, 0, 4, 0});
        gl.drawElements(GL_TRIANGLES, 3, GL_UNSIGNED_SHORT, {false, 0, client});
        bench.buffer(GL_ELEMENT_ARRAY_BUFFER);
        gl.bufferData(GL_ELEMENT_ARRAY_BUFFER, 8, client, GL_STATIC_DRAW);
        gl.drawElements(GL_TRIANGLES, 3, GL_UNSIGNED_BYTE, {true, 2, {}});
        const auto& draws = bench.sink.draws;
        QVERIFY(draws[0].indexType == IndexType::UnsignedShort && *draws[0].indices == bytesOf({1, 0, 2, 0, 3, 0}));
        QVERIFY(draws[1].indexType == IndexType::UnsignedByte && draws[1].indexOffset == 2);
        QCOMPARE(draws[1].indices->size(), std::size_t{8});
    }

    void vertexArrayObjectsKeepTheirArrays()
    {
        Bench bench;
        Context& gl = bench.gl();
        GLuint name = 0;
        gl.genVertexArraysOES(1, {&name, 1});
        QVERIFY(!gl.isVertexArrayOES(name));
        gl.bindVertexArrayOES(name);
        QVERIFY(gl.isVertexArrayOES(name));
        QCOMPARE(bench.integer(GL_VERTEX_ARRAY_BINDING_OES), GLint(name));
        const GLuint elements = bench.buffer(GL_ELEMENT_ARRAY_BUFFER);
        gl.enableVertexAttribArray(4);
        gl.bindVertexArrayOES(0);
        QCOMPARE(bench.integer(GL_ELEMENT_ARRAY_BUFFER_BINDING), 0);
        GLint enabled = -1;
        gl.getVertexAttribiv(4, GL_VERTEX_ATTRIB_ARRAY_ENABLED, {&enabled, 1});
        QCOMPARE(enabled, 0);
        gl.bindVertexArrayOES(name);
        QCOMPARE(bench.integer(GL_ELEMENT_ARRAY_BUFFER_BINDING), GLint(elements));
        gl.deleteVertexArraysOES(1, {&name, 1});
        QCOMPARE(bench.integer(GL_VERTEX_ARRAY_BINDING_OES), 0);
        gl.bindVertexArrayOES(name); // not a name any more
        QCOMPARE(gl.getError(), GLenum{GL_INVALID_OPERATION});
    }

    void attributesStartAsTable65Says()
    {
        Bench bench;
        const std::pair<GLenum, GLint> expected[] = {
            {GL_VERTEX_ATTRIB_ARRAY_ENABLED, 0},    {GL_VERTEX_ATTRIB_ARRAY_SIZE, 4},
            {GL_VERTEX_ATTRIB_ARRAY_STRIDE, 0},     {GL_VERTEX_ATTRIB_ARRAY_TYPE, GL_FLOAT},
            {GL_VERTEX_ATTRIB_ARRAY_NORMALIZED, 0}, {GL_VERTEX_ATTRIB_ARRAY_BUFFER_BINDING, 0},
        };
        for (GLuint index = 0; index < 16; ++index) {
            for (const auto& [pname, value] : expected) {
                GLint got = -1;
                bench.gl().getVertexAttribiv(index, pname, {&got, 1});
                QCOMPARE(got, value);
            }
            GLfloat current[4] = {};
            bench.gl().getVertexAttribfv(index, GL_CURRENT_VERTEX_ATTRIB, current);
            QVERIFY(current[0] == 0.0f && current[1] == 0.0f && current[2] == 0.0f && current[3] == 1.0f);
            ArraySource pointer{true, 7, {}};
            bench.gl().getVertexAttribPointerv(index, GL_VERTEX_ATTRIB_ARRAY_POINTER, &pointer);
            QCOMPARE(pointer.offset, std::uint64_t{0});
        }
    }

    void clearsCarryMasksAndValues()
    {
        Bench bench;
        Context& gl = bench.gl();
        gl.clearColor(0.5f, 2.0f, -1.0f, 1.0f);
        gl.clearDepthf(0.75f);
        gl.clearStencil(0x1A5);
        gl.stencilMask(0xF0F);
        gl.depthMask(GL_FALSE);
        gl.enable(GL_SCISSOR_TEST);
        gl.scissor(1, 2, 3, 4);
        bench.system.beginCall(4711);
        gl.clear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
        const ClearCommand& command = bench.sink.clears.at(0);
        QVERIFY((command.color == Vec4{0.5f, 1.0f, 0.0f, 1.0f}) && command.depth == 0.75f);
        QVERIFY(command.stencil == 0xA5 && command.stencilWriteMask == 0x0F && !command.depthWrite);
        QVERIFY(command.scissorEnabled && (command.scissor == Rect{1, 2, 3, 4}));
        QVERIFY(command.clearColor && command.clearDepth && command.clearStencil && command.callNumber == 4711);
        gl.clear(0);
        QCOMPARE(bench.sink.clears.size(), std::size_t{1});
    }

    void drawsAreNumberedByCall()
    {
        Bench bench;
        Context& gl = bench.gl();
        gl.drawArrays(GL_POINTS, 0, 1); // no program: nothing drawn, no error (undefined in ES 2.0)
        gl.drawArrays(GL_POINTS, 0, -1);
        QCOMPARE(gl.getError(), GLenum{GL_INVALID_VALUE});
        bench.program(kPlainVertex, kPlainFragment);
        bench.system.beginCall(99);
        gl.drawArrays(GL_POINTS, 0, 1);
        QCOMPARE(bench.sink.draws.size(), std::size_t{1});
        QCOMPARE(bench.sink.draws[0].drawSeq, 2u);
        QCOMPARE(bench.sink.draws[0].callNumber, std::uint64_t{99});
        QCOMPARE(bench.system.drawCount(), 3u);
    }

    void whatTheSinkCannotDrawIsReported()
    {
        Bench bench;
        bench.program(kPlainVertex, kPlainFragment);
        bench.sink.failure = "the shader ran over its budget";
        bench.gl().drawArrays(GL_POINTS, 0, 1);
        QCOMPARE(bench.gl().getError(), GLenum{GL_NO_ERROR});
        QCOMPARE(bench.system.takeFailure()->message, bench.sink.failure);
        QVERIFY(!bench.system.takeFailure());
    }

    void faultyArgumentsLeaveTheirErrors()
    {
        Bench bench;
        bench.program(kPlainVertex, kPlainFragment);
        bench.buffer(GL_ELEMENT_ARRAY_BUFFER);
        checkErrors(
            bench,
            {
                {"mode", [](Context& gl) { gl.drawArrays(7, 0, 1); }, GL_INVALID_ENUM},
                {"first", [](Context& gl) { gl.drawArrays(GL_POINTS, -1, 1); }, GL_INVALID_VALUE},
                {"count", [](Context& gl) { gl.drawElements(GL_POINTS, -1, GL_UNSIGNED_BYTE, {}); }, GL_INVALID_VALUE},
                {"type", [](Context& gl) { gl.drawElements(GL_POINTS, 1, GL_SHORT, {}); }, GL_INVALID_ENUM},
                {"clear", [](Context& gl) { gl.clear(1); }, GL_INVALID_VALUE},
                {"attribute", [](Context& gl) { gl.vertexAttrib1f(16, 0); }, GL_INVALID_VALUE},
                {"enable", [](Context& gl) { gl.enableVertexAttribArray(16); }, GL_INVALID_VALUE},
                {"size", [](Context& gl) { gl.vertexAttribPointer(0, 5, GL_FLOAT, 0, 0, {}); }, GL_INVALID_VALUE},
                {"stride", [](Context& gl) { gl.vertexAttribPointer(0, 4, GL_FLOAT, 0, -1, {}); }, GL_INVALID_VALUE},
                {"pointer type", [](Context& gl) { gl.vertexAttribPointer(0, 4, GL_INT, 0, 0, {}); }, GL_INVALID_ENUM},
                {"get", [](Context& gl) { gl.getVertexAttribiv(0, GL_VIEWPORT, {}); }, GL_INVALID_ENUM},
                {"get pointer", [](Context& gl) { gl.getVertexAttribPointerv(0, GL_VIEWPORT, nullptr); },
                 GL_INVALID_ENUM},
                {"mapped indices",
                 [](Context& gl) {
                     gl.bufferData(GL_ELEMENT_ARRAY_BUFFER, 4, {}, GL_STATIC_DRAW);
                     gl.mapBufferOES(GL_ELEMENT_ARRAY_BUFFER, GL_WRITE_ONLY_OES);
                     gl.drawElements(GL_POINTS, 1, GL_UNSIGNED_BYTE, {});
                 },
                 GL_INVALID_OPERATION},
            });
        QVERIFY(bench.sink.draws.empty());
    }
};

VITRINE_TEST(Gles2DrawTest)
#include "tst_gles2_draw.moc"
