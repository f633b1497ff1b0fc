// SPDX-License-Identifier: Apache-2.0
#include "core/command/vertex_fetch_ops.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <array>
#include <cstring>
#include <limits>
#include <vector>

using namespace vitrine::core;

namespace {

template <typename T>
Blob blobOf(const std::vector<T>& values, std::size_t skipBytes = 0)
{
    std::vector<std::byte> bytes(skipBytes + values.size() * sizeof(T));
    std::memcpy(bytes.data() + skipBytes, values.data(), values.size() * sizeof(T));
    return std::make_shared<const std::vector<std::byte>>(std::move(bytes));
}

VertexAttribute arrayOf(AttributeType type, int size, bool normalized, std::uint32_t stride, Blob data)
{
    VertexAttribute attribute;
    attribute.isArray = true;
    attribute.type = type;
    attribute.size = static_cast<std::uint8_t>(size);
    attribute.isNormalized = normalized;
    attribute.stride = stride;
    attribute.data = std::move(data);
    return attribute;
}

/// Attribute 0 of one vertex.
Vec4 fetchOne(const VertexAttribute& attribute, std::uint32_t number)
{
    DrawState state;
    state.attributes[0] = attribute;
    std::array<float, 4> registers{-9.0f, -9.0f, -9.0f, -9.0f};
    fetchAttributes(state, 1, std::span(&number, 1), {registers.data(), 1});
    return {registers[0], registers[1], registers[2], registers[3]};
}

DrawCommand indexed(IndexType type, Blob indices, std::uint32_t count)
{
    DrawCommand command;
    command.indexType = type;
    command.indices = std::move(indices);
    command.count = count;
    return command;
}

} // namespace

class TestVertexFetch : public QObject {
    Q_OBJECT

private slots:
    void floatArrayFillsMissingComponents()
    {
        const auto attribute = arrayOf(AttributeType::Float, 2, false, 8, blobOf<float>({1, 2, 3, 4}));
        QVERIFY(fetchOne(attribute, 1) == (Vec4{3, 4, 0, 1}));
    }

    void normalizedIntegersFollowEs2()
    {
        // ES 2.0 table 2.9: unsigned c / (2^b − 1), signed (2c + 1) / (2^b − 1).
        const auto bytes = arrayOf(AttributeType::UnsignedByte, 3, true, 3, blobOf<std::uint8_t>({0, 51, 255}));
        QVERIFY(fetchOne(bytes, 0) == (Vec4{0.0f, 0.2f, 1.0f, 1.0f}));
        const auto byte = arrayOf(AttributeType::Byte, 4, true, 4, blobOf<std::int8_t>({-128, 127, 0, 25}));
        QVERIFY(fetchOne(byte, 0) == (Vec4{-1.0f, 1.0f, 1.0f / 255.0f, 0.2f}));
        const auto words = arrayOf(AttributeType::UnsignedShort, 2, true, 4, blobOf<std::uint16_t>({13107, 65535}));
        QVERIFY(fetchOne(words, 0) == (Vec4{0.2f, 1.0f, 0.0f, 1.0f}));
        const auto short_ = arrayOf(AttributeType::Short, 2, true, 4, blobOf<std::int16_t>({-32768, 32767}));
        QVERIFY(fetchOne(short_, 0) == (Vec4{-1.0f, 1.0f, 0.0f, 1.0f}));
    }

    void plainIntegersAndFixedPoint()
    {
        const auto short_ = arrayOf(AttributeType::Short, 2, false, 4, blobOf<std::int16_t>({-300, 7}));
        QVERIFY(fetchOne(short_, 0) == (Vec4{-300, 7, 0, 1}));
        const auto byte = arrayOf(AttributeType::Byte, 1, false, 1, blobOf<std::int8_t>({-5}));
        QVERIFY(fetchOne(byte, 0) == (Vec4{-5, 0, 0, 1}));
        const auto fixed = arrayOf(AttributeType::Fixed, 2, false, 8, blobOf<std::int32_t>({0x18000, -0x10000}));
        QVERIFY(fetchOne(fixed, 0) == (Vec4{1.5f, -1.0f, 0.0f, 1.0f}));
    }

    void halfFloatsAreReadExactly()
    {
        // OES_vertex_half_float: sign, 5 bits of exponent with bias 15, 10 bits of fraction.
        const auto usual =
            arrayOf(AttributeType::HalfFloat, 4, false, 8, blobOf<std::uint16_t>({0x3C00, 0xC000, 0x3555, 0x7BFF}));
        QVERIFY(fetchOne(usual, 0) == (Vec4{1.0f, -2.0f, 1365.0f / 4096.0f, 65504.0f}));
        const auto small =
            arrayOf(AttributeType::HalfFloat, 3, true, 6, blobOf<std::uint16_t>({0x0400, 0x0001, 0x83FF}));
        QVERIFY(fetchOne(small, 0) == (Vec4{0x1p-14f, 0x1p-24f, -1023.0f * 0x1p-24f, 1.0f}));
        const auto special =
            arrayOf(AttributeType::HalfFloat, 3, false, 6, blobOf<std::uint16_t>({0x7C00, 0xFC00, 0x7E00}));
        const Vec4 read = fetchOne(special, 0);
        QCOMPARE(read.x, std::numeric_limits<float>::infinity());
        QCOMPARE(read.y, -std::numeric_limits<float>::infinity());
        QVERIFY(read.z != read.z);
    }

    void unalignedAndInterleavedDataIsRead()
    {
        auto attribute = arrayOf(AttributeType::Float, 1, false, 5, blobOf<float>({0.0f, 0.0f, 0.0f}, 1));
        std::vector<std::byte> bytes(16);
        const float value = 42.5f;
        std::memcpy(bytes.data() + 3 + 5, &value, 4);
        attribute.offset = 3;
        attribute.data = std::make_shared<const std::vector<std::byte>>(bytes);
        QCOMPARE(fetchOne(attribute, 1).x, 42.5f);
    }

    void whatLiesOutsideTheBytesReadsZero()
    {
        auto attribute = arrayOf(AttributeType::Float, 3, false, 12, blobOf<float>({1, 2, 3, 4, 5}));
        QVERIFY(fetchOne(attribute, 1) == (Vec4{4, 5, 0, 1}));
        QVERIFY(fetchOne(attribute, 2) == (Vec4{0, 0, 0, 1}));
        QVERIFY(fetchOne(attribute, 0xFFFFFFFFu) == (Vec4{0, 0, 0, 1}));
        attribute.stride = 0xFFFFFFFFu;
        QVERIFY(fetchOne(attribute, 0xFFFFFFFFu) == (Vec4{0, 0, 0, 1}));
        attribute.offset = ~std::uint64_t{0};
        QVERIFY(fetchOne(attribute, 1) == (Vec4{0, 0, 0, 1}));
        attribute.data = nullptr;
        QVERIFY(fetchOne(attribute, 0) == (Vec4{0, 0, 0, 1}));
    }

    void registersAreStructureOfArrays()
    {
        DrawState state;
        state.attributes[0] = arrayOf(AttributeType::Float, 1, false, 4, blobOf<float>({10, 11, 12}));
        state.attributes[1].constant = {1, 2, 3, 4};
        std::vector<float> data(2 * 4 * 3, -1.0f);
        const std::array<std::uint32_t, 2> numbers{2, 0};
        fetchAttributes(state, 2, numbers, {data.data(), 3});
        // Rows of three lanes, of which the third isn't used.
        const std::vector<float> expected{12, 10, -1, 0, 0, -1, 0, 0, -1, 1, 1, -1,
                                          1,  1,  -1, 2, 2, -1, 3, 3, -1, 4, 4, -1};
        QVERIFY(data == expected);
    }

    void indicesOfAllSizesAndBeyondTheBuffer()
    {
        std::array<std::uint32_t, 3> numbers{};
        fetchVertexNumbers(indexed(IndexType::UnsignedByte, blobOf<std::uint8_t>({7, 255, 9}), 3), 1, numbers);
        QVERIFY(numbers == (std::array<std::uint32_t, 3>{255, 9, 0}));
        auto shorts = indexed(IndexType::UnsignedShort, blobOf<std::uint16_t>({65535, 2, 3}, 1), 3);
        shorts.indexOffset = 1;
        fetchVertexNumbers(shorts, 0, numbers);
        QVERIFY(numbers == (std::array<std::uint32_t, 3>{65535, 2, 3}));
        fetchVertexNumbers(indexed(IndexType::UnsignedInt, blobOf<std::uint32_t>({0xFFFFFFFF, 5}), 2), 0, numbers);
        QVERIFY(numbers == (std::array<std::uint32_t, 3>{0xFFFFFFFF, 5, 0}));
        shorts.indexOffset = ~std::uint64_t{0};
        fetchVertexNumbers(shorts, 5, numbers);
        QVERIFY(numbers == (std::array<std::uint32_t, 3>{0, 0, 0}));
        DrawCommand plain;
        plain.first = 4;
        fetchVertexNumbers(plain, 2, numbers);
        QVERIFY(numbers == (std::array<std::uint32_t, 3>{6, 7, 8}));
    }

    void HET_04_indexBeyondTheVerticesIsNamed()
    {
        auto state = std::make_shared<DrawState>();
        state->attributes[1] = arrayOf(AttributeType::Float, 2, false, 8, blobOf<float>({1, 2, 3, 4, 5, 6}));
        auto command = indexed(IndexType::UnsignedByte, blobOf<std::uint8_t>({0, 2, 3, 1}), 4);
        command.state = state;
        QVERIFY(checkVertexNumbers(command, 1));
        const auto failed = checkVertexNumbers(command, 2);
        QVERIFY(!failed);
        QCOMPARE(failed.error().message, std::string("index 3 at position 2 is outside the 3 vertices of attribute 1"));
        command.count = 2;
        QVERIFY(checkVertexNumbers(command, 2));
        command.indexType = IndexType::None;
        command.first = 1;
        QVERIFY(checkVertexNumbers(command, 2));
        command.count = 3;
        QCOMPARE(checkVertexNumbers(command, 2).error().message,
                 std::string("index 3 at position 2 is outside the 3 vertices of attribute 1"));
    }

    void shortIndexBufferIsNamed()
    {
        auto command = indexed(IndexType::UnsignedShort, blobOf<std::uint16_t>({0, 1}), 1000000000);
        command.state = std::make_shared<DrawState>();
        QCOMPARE(checkVertexNumbers(command, 16).error().message,
                 std::string("the index buffer ends at position 2 of 1000000000"));
    }

    void capacityCountsOnlyCompleteVertices()
    {
        auto attribute = arrayOf(AttributeType::Float, 2, false, 12, blobOf<float>({1, 2, 0, 4, 5, 0, 7}));
        QCOMPARE(vertexCapacity(attribute), 2u); // the third has one of two components
        attribute.offset = 28;
        QCOMPARE(vertexCapacity(attribute), 0u);
        QCOMPARE(vertexCapacity(VertexAttribute{}), 0xFFFFFFFFu);
    }

    // What a program draws from vertex 1000 on need not have any before.
    void bytesMayBeginAtALaterVertex()
    {
        auto attribute = arrayOf(AttributeType::Float, 1, false, 4, blobOf<float>({10, 11, 12}));
        attribute.offset = 0 - std::uint64_t{4000};
        QCOMPARE(vertexCapacity(attribute), 1003u);
        DrawState state;
        state.attributes[0] = attribute;
        DrawCommand command;
        command.state = std::make_shared<const DrawState>(state);
        command.first = 1000;
        command.count = 3;
        QVERIFY(checkVertexNumbers(command, 1));
        ++command.first;
        QVERIFY(!checkVertexNumbers(command, 1));
        attribute.offset = 0 - std::uint64_t{4} * 0xFFFFFFFFu; // vertex 0xFFFFFFFF is the first
        QCOMPARE(vertexCapacity(attribute), 0xFFFFFFFFu);
        attribute.data = blobOf<std::uint8_t>({1, 2}); // not one vertex
        QCOMPARE(vertexCapacity(attribute), 0u);
    }
};

VITRINE_TEST(TestVertexFetch)
#include "tst_vertex_fetch.moc"
