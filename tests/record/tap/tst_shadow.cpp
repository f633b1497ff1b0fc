// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/contexts.h"

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
    void theLargestIndexIsFoundWhateverTheTypeAndTheAlignment()
    {
        const std::uint8_t bytes[] = {0, 3, 0, 200, 0, 1, 0, 0, 0};
        QCOMPARE(largestIndex(GL_UNSIGNED_BYTE, bytes, 4), std::optional(200u));
        QCOMPARE(largestIndex(GL_UNSIGNED_SHORT, bytes + 1, 2), std::optional(200u)); // 03 00, c8 00
        QCOMPARE(largestIndex(GL_UNSIGNED_INT, bytes + 5, 1), std::optional(1u));
        QCOMPARE(largestIndex(GL_FLOAT, bytes, 1), std::optional<std::uint32_t>());
        QCOMPARE(largestIndex(GL_UNSIGNED_BYTE, bytes, 0), std::optional<std::uint32_t>());
        QCOMPARE(largestIndex(GL_UNSIGNED_BYTE, nullptr, 3), std::optional<std::uint32_t>());
    }

    void aPointerIsAnAddressOnlyWithoutABuffer()
    {
        const auto context = aContext();
        int memory = 0;
        QVERIFY(context->setAttribute(3, twoFloats(&memory)));
        QCOMPARE(context->vertexArray().clientSide, 8u);
        context->bindBuffer(GL_ARRAY_BUFFER, 7);
        QVERIFY(!context->setAttribute(3, twoFloats(&memory)));
        QCOMPARE(context->vertexArray().clientSide, 0u);
        context->bindBuffer(GL_ARRAY_BUFFER, 0);
        QVERIFY(!context->setAttribute(3, twoFloats(nullptr)));
        QVERIFY(!context->setAttribute(3, {5, GL_FLOAT, GL_FALSE, 0, &memory, 0})); // GL refuses five components
        QVERIFY(!context->setAttribute(32, twoFloats(&memory)));
        context->enableAttribute(3, true);
        context->enableAttribute(99, true);
        QCOMPARE(context->vertexArray().enabled, 8u);
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

    void bufferContentsAreFollowedWithinTheirBounds()
    {
        const auto context = aContext();
        const std::uint8_t data[] = {5, 6};
        context->setBufferData(GL_ARRAY_BUFFER, 2, data); // nothing bound
        context->bindBuffer(GL_ARRAY_BUFFER, 1);
        context->setBufferData(GL_ARRAY_BUFFER, 4, nullptr);
        context->setBufferPart(GL_ARRAY_BUFFER, 1, 2, data);
        context->setBufferPart(GL_ARRAY_BUFFER, 3, 2, data);
        context->setBufferPart(GL_ARRAY_BUFFER, -1, 2, data);
        const std::vector<std::byte> wanted{std::byte{0}, std::byte{5}, std::byte{6}, std::byte{0}};
        QCOMPARE(context->boundBuffer(GL_ARRAY_BUFFER)->content, wanted);
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

    void onlyValidAlignmentsCount()
    {
        const auto context = aContext();
        context->setPixelStore(GL_UNPACK_ALIGNMENT, 8);
        context->setPixelStore(GL_UNPACK_ALIGNMENT, 3);
        context->setPixelStore(GL_PACK_ALIGNMENT, 2);
        context->setPixelStore(0x0CF2, 10); // GL_UNPACK_ROW_LENGTH_EXT
        context->setPixelStore(0x0CF2, -1);
        QCOMPARE(context->pixelStore().unpack.alignment, 8u);
        QCOMPARE(context->pixelStore().pack.alignment, 2u);
        QCOMPARE(context->pixelStore().unpack.rowLength, 10u);
    }
};

QTEST_GUILESS_MAIN(TestShadow)
#include "tst_shadow.moc"
