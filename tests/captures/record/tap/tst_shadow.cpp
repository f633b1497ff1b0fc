// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/contexts.h"
#include "tests/harness/test_class.h"

#include <QtTest>

using namespace vitrine::captures;

namespace {

std::unique_ptr<ContextShadow> aContext()
{
    return std::make_unique<ContextShadow>(std::make_shared<ShareShadow>());
}

AttributeShadow twoFloats(const void* pointer)
{
    return {2, GL_FLOAT, GL_FALSE, 0, pointer, 0};
}

} // namespace

class TestShadow : public QObject {
    Q_OBJECT

private slots:
    void theRangeOfIndicesIsFoundWhateverTheTypeAndTheAlignment()
    {
        const auto range = [](GLenum type, const void* indices, std::size_t count) {
            const auto found = indexRange(type, indices, count);
            return found ? std::optional(std::pair(found->first, found->last)) : std::nullopt;
        };
        using Range = std::optional<std::pair<std::uint64_t, std::uint64_t>>;
        const std::uint8_t bytes[] = {1, 3, 0, 200, 0, 7, 0, 0, 0};
        QCOMPARE(range(GL_UNSIGNED_BYTE, bytes, 2), Range({1, 3}));
        QCOMPARE(range(GL_UNSIGNED_SHORT, bytes + 1, 2), Range({3, 200})); // 03 00, c8 00
        QCOMPARE(range(GL_UNSIGNED_INT, bytes + 5, 1), Range({7, 7}));
        QCOMPARE(range(GL_FLOAT, bytes, 1), Range());
        QCOMPARE(range(GL_UNSIGNED_BYTE, bytes, 0), Range());
        QCOMPARE(range(GL_UNSIGNED_BYTE, nullptr, 3), Range());
    }

    void aPointerIsAnAddressOnlyWithoutABuffer()
    {
        const auto context = aContext();
        int memory = 0;
        context->setAttribute(3, twoFloats(&memory));
        QCOMPARE(context->vertexArray().clientSide, 8u);
        context->bindBuffer(GL_ARRAY_BUFFER, 7);
        context->setAttribute(3, twoFloats(&memory));
        QCOMPARE(context->vertexArray().clientSide, 0u);
        context->bindBuffer(GL_ARRAY_BUFFER, 0);
        context->setAttribute(3, twoFloats(nullptr));
        QCOMPARE(context->vertexArray().clientSide, 0u);
        context->enableAttribute(3, true);
        context->enableAttribute(99, true);
        QCOMPARE(context->vertexArray().enabled, 8u);
    }

    void ES20_2_8_drawsReadTheArraysOfTheProgramInUse()
    {
        const auto context = aContext();
        int memory = 0;
        for (const GLuint index : {1u, 3u}) {
            context->setAttribute(index, twoFloats(&memory));
            context->enableAttribute(index, true);
        }
        QCOMPARE(context->clientArrays(), 0u); // no program
        context->createProgram(7);
        context->linkProgram(7, {0b1001, {}});
        context->useProgram(7);
        QCOMPARE(context->clientArrays(), 0b1000u);
        context->linkProgram(7, {0b0011, {}}); // what is in use is replaced
        QCOMPARE(context->clientArrays(), 0b0010u);
        context->createProgram(7); // the old one was deleted, and is still in use
        QCOMPARE(context->clientArrays(), 0b0010u);
        context->useProgram(7);
        QCOMPARE(context->clientArrays(), 0u);
    }

    void vertexArrayObjectsHaveArraysAndIndicesOfTheirOwn()
    {
        const auto context = aContext();
        const GLuint name = 4;
        int memory = 0;
        context->addVertexArrays({&name, 1});
        context->bindBuffer(GL_ELEMENT_ARRAY_BUFFER, 9);
        context->bindVertexArray(name);
        QCOMPARE(context->vertexArray().elementBuffer, 0u);
        context->setAttribute(0, twoFloats(&memory));
        context->bindVertexArray(77); // never made: GL refuses it
        QCOMPARE(context->vertexArray().clientSide, 1u);
        context->bindVertexArray(0);
        QCOMPARE(context->vertexArray().elementBuffer, 9u);
        QCOMPARE(context->vertexArray().clientSide, 0u);
        context->bindVertexArray(name);
        context->deleteVertexArrays({&name, 1}); // the bound one: back to the first
        QCOMPARE(context->vertexArray().elementBuffer, 9u);
    }

    void deletedBuffersLeaveTheirBindingsHereAndLiveOnElsewhere()
    {
        const auto context = aContext();
        const GLuint array = 4;
        const GLuint buffer = 9;
        const std::uint8_t indices[] = {1, 2, 3};
        context->addVertexArrays({&array, 1});
        context->bindBuffer(GL_ELEMENT_ARRAY_BUFFER, buffer);
        context->setBufferData(GL_ELEMENT_ARRAY_BUFFER, 3, indices);
        context->bindVertexArray(array);
        context->bindBuffer(GL_ARRAY_BUFFER, buffer);
        context->bindBuffer(GL_ELEMENT_ARRAY_BUFFER, buffer);
        context->deleteBuffers({&buffer, 1});
        QCOMPARE(context->arrayBuffer(), 0u);
        QCOMPARE(context->vertexArray().elementBuffer, 0u);
        QVERIFY(!context->boundBuffer(GL_ARRAY_BUFFER));
        context->bindVertexArray(0); // not bound when the buffer was deleted
        QCOMPARE(context->boundBuffer(GL_ELEMENT_ARRAY_BUFFER)->content.size(), std::size_t{3});
    }

    void bufferContentsAreFollowedAsFarAsTheyAreWritten()
    {
        const auto context = aContext();
        const std::uint8_t data[] = {5, 6};
        context->setBufferData(GL_ARRAY_BUFFER, 2, data); // nothing bound
        context->bindBuffer(GL_ARRAY_BUFFER, 1);
        context->setBufferData(GL_ARRAY_BUFFER, GLsizeiptr{1} << 40, nullptr); // takes no memory
        context->setBufferPart(GL_ARRAY_BUFFER, 1, 2, data);
        const std::vector<std::byte> wanted{std::byte{0}, std::byte{5}, std::byte{6}};
        QCOMPARE(context->boundBuffer(GL_ARRAY_BUFFER)->content, wanted);
        context->setBufferData(GL_ARRAY_BUFFER, 2, data);
        QCOMPARE(context->boundBuffer(GL_ARRAY_BUFFER)->content.size(), std::size_t{2});
    }

    void aDeletedBufferIsUnmappedWhereOthersHaveItBound()
    {
        Contexts contexts;
        int handles[2];
        contexts.add(&handles[0], nullptr);
        contexts.add(&handles[1], &handles[0]);
        ContextShadow* other = contexts.find(&handles[1]);
        const GLuint name = 3;
        other->bindBuffer(GL_ARRAY_BUFFER, name);
        other->boundBuffer(GL_ARRAY_BUFFER)->mapped = handles;
        contexts.find(&handles[0])->deleteBuffers({&name, 1});
        QVERIFY(!other->boundBuffer(GL_ARRAY_BUFFER)->mapped);
    }

    void aShareGroupHasOneSetOfBuffers()
    {
        Contexts contexts;
        int handles[2];
        contexts.add(&handles[0], nullptr);
        contexts.add(&handles[1], &handles[0]);
        ContextShadow* first = contexts.find(&handles[0]);
        ContextShadow* second = contexts.find(&handles[1]);
        first->bindBuffer(GL_ARRAY_BUFFER, 3);
        second->bindBuffer(GL_ARRAY_BUFFER, 3);
        QCOMPARE(first->boundBuffer(GL_ARRAY_BUFFER), second->boundBuffer(GL_ARRAY_BUFFER));
    }

    void aDestroyedContextLivesWhileItIsCurrent()
    {
        Contexts contexts;
        int handle = 0;
        contexts.add(&handle, nullptr);
        contexts.setCurrent(contexts.find(&handle), nullptr);
        contexts.remove(&handle);
        QVERIFY(!contexts.find(&handle));
        Contexts::current().context->bindBuffer(GL_ARRAY_BUFFER, 3);
        QCOMPARE(Contexts::current().context->arrayBuffer(), 3u);
        contexts.setCurrent(nullptr, nullptr);
        QVERIFY(!Contexts::current().context);
    }

    void pixelsLieAsTheProgramSays()
    {
        const auto context = aContext();
        context->setPixelStore(GL_UNPACK_ALIGNMENT, 8);
        context->setPixelStore(GL_PACK_ALIGNMENT, 2);
        context->setPixelStore(0x0CF2, 10); // GL_UNPACK_ROW_LENGTH_EXT
        QCOMPARE(context->pixelStore().unpack.alignment, 8u);
        QCOMPARE(context->pixelStore().pack.alignment, 2u);
        QCOMPARE(context->pixelStore().unpack.rowLength, 10u);
    }
};

VITRINE_TEST(TestShadow, QCoreApplication)
#include "tst_shadow.moc"
