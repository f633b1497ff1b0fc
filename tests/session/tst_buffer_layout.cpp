// SPDX-License-Identifier: Apache-2.0
#include "core/command/vertex_fetch_ops.h"
#include "core/session/resources/buffer_layout.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <cmath>
#include <cstring>
#include <limits>
#include <random>

using namespace vitrine::core;

namespace {

ElementLayout parsed(const char* text)
{
    const auto result = parseLayout(text);
    const auto* layout = std::get_if<ElementLayout>(&result);
    return layout ? *layout : ElementLayout{.fields = {{.name = "not parsed"}}};
}

template <typename T>
std::vector<std::byte> bytesOf(T value)
{
    std::vector<std::byte> bytes(sizeof(T));
    std::memcpy(bytes.data(), &value, sizeof(T));
    return bytes;
}

std::string text(ComponentType type, bool isNormalized, const std::vector<std::byte>& bytes)
{
    return componentText(componentValue(type, isNormalized, bytes));
}

} // namespace

class TestBufferLayout final : public QObject {
    Q_OBJECT

private slots:
    void fieldsFollowOneAnotherAndPadsLeaveBytesOut()
    {
        const ElementLayout layout = parsed("float3 position; ubyte4n color; pad 4; half2 uv");
        QCOMPARE(layout.start, 0u);
        QCOMPARE(layout.stride, 12u + 4u + 4u + 4u);
        QCOMPARE(layout.fields.size(), std::size_t(3));
        const LayoutField color{"color", ComponentType::UnsignedByte, 4, true, 12};
        QVERIFY(layout.fields[1] == color);
        const LayoutField uv{"uv", ComponentType::Half, 2, false, 20};
        QVERIFY(layout.fields[2] == uv);
        QCOMPARE(layout.componentCount(), 9u);
    }

    void strideAndStartSayWhereElementsAre()
    {
        const ElementLayout layout = parsed("start 0x20; short2n a; stride 16;");
        QCOMPARE(layout.start, 32u);
        QCOMPARE(layout.stride, 16u);
        QCOMPARE(layout.elementCount(32), 0u);
        QCOMPARE(layout.elementCount(32 + 16), 1u);
        QCOMPARE(layout.elementCount(32 + 17), 2u); // the second is cut off
        QCOMPARE(parsed("float4 a; stride 4").stride, 4u);
    }

    void arraysBecomeFields()
    {
        const ElementLayout layout = parsed("float4 rows[2]; int last");
        QCOMPARE(layout.fields.size(), std::size_t(3));
        QCOMPARE(layout.fields[1].name, std::string("rows.1"));
        QCOMPARE(layout.fields[1].offset, 16u);
        QCOMPARE(layout.fields[2].offset, 32u);
        QCOMPARE(parsed("float; float").fields[1].name, std::string("field1"));
    }

    void errorsSayWhereAndWhat_data()
    {
        QTest::addColumn<QString>("input");
        QTest::addColumn<int>("offset");
        QTest::addColumn<QString>("message");
        QTest::newRow("unknown type") << "float3 a; flaot2 b" << 10 << "'flaot2' is no type; is it float?";
        QTest::newRow("nothing like it")
            << "texcoords a" << 0
            << "'texcoords' is no type: byte, ubyte, short, ushort, int, uint, half, float "
               "or fixed";
        QTest::newRow("too many components") << "float17 a" << 0 << "1 to 16 components are possible, not '17'";
        QTest::newRow("no components") << "float0 a" << 0 << "1 to 16 components are possible, not '0'";
        QTest::newRow("normalized float") << "float3n a" << 0 << "float can't be normalized: it is no integer";
        QTest::newRow("semicolon") << "float3 a ubyte4 b" << 9 << "a ';' is missing before 'ubyte4'";
        QTest::newRow("pad without bytes") << "float a; pad" << 12 << "a number of bytes after 'pad' is missing";
        QTest::newRow("pad with a word") << "pad four;" << 4 << "a number of bytes after 'pad' is needed, not 'four'";
        QTest::newRow("empty") << "" << 0 << "a layout needs at least one field, such as 'float3 position'";
        QTest::newRow("only a pad") << "pad 4;" << 0 << "a layout needs at least one field, such as 'float3 position'";
        QTest::newRow("stride of nothing") << "float a; stride 0" << 9 << "the stride can't be 0";
        QTest::newRow("huge pad") << "float a; pad 1048577" << 9 << "an element takes 1048576 bytes at most";
        QTest::newRow("many components") << "float16 a[17]" << 8 << "an element has 256 components at most";
        QTest::newRow("bracket") << "float a[3" << 9 << "a ']' is missing";
        QTest::newRow("elements") << "float a[0]" << 8 << "1 to 256 elements are possible";
    }
    void errorsSayWhereAndWhat()
    {
        QFETCH(QString, input);
        QFETCH(int, offset);
        QFETCH(QString, message);
        const auto result = parseLayout(input.toStdString());
        const auto* error = std::get_if<LayoutError>(&result);
        QVERIFY(error);
        QCOMPARE(QString::fromStdString(error->message), message);
        QCOMPARE(static_cast<int>(error->offset), offset);
        QVERIFY(error->length > 0);
    }

    void whateverIsTypedNeverHangsOrCrashes()
    {
        std::mt19937 random(7);
        const std::string letters = "float3 ubyte4n[];pad stride 0x9\n\t\xc3\xa9=.-";
        for (int i = 0; i < 20'000; ++i) {
            std::string some(random() % 24, ' ');
            for (char& c : some)
                c = letters[random() % letters.size()];
            const auto result = parseLayout(some);
            if (const auto* layout = std::get_if<ElementLayout>(&result)) {
                QVERIFY(layout->stride > 0 && !layout->fields.empty());
                QVERIFY(layout->componentCount() <= ElementLayout::kMaxComponents);
                QVERIFY2(parsed(layoutText(*layout).c_str()) == *layout, some.c_str());
            }
        }
    }

    void aLayoutsTextReadsBack()
    {
        for (const char* text : {"float3 position; ubyte4n color; pad 4;", "start 12; short2n a; pad 2; half b;",
                                 "float3 a; stride 4;", "uint index;"})
            QCOMPARE(layoutText(parsed(text)), std::string(text));
    }

    void valuesAreShortAndExact()
    {
        QCOMPARE(text(ComponentType::Float, false, bytesOf(0.1f)), std::string("0.1"));
        QCOMPARE(text(ComponentType::Float, false, bytesOf(-0.0f)), std::string("-0"));
        QCOMPARE(text(ComponentType::Float, false, bytesOf(16777217.0f)), std::string("16777216"));
        QCOMPARE(text(ComponentType::Float, false, bytesOf(-std::numeric_limits<float>::infinity())),
                 std::string("-inf"));
        QCOMPARE(text(ComponentType::Float, false, bytesOf(0xFFC00001u)), std::string("nan"));
        QCOMPARE(text(ComponentType::UnsignedShort, false, bytesOf(std::uint16_t{0xFFFF})), std::string("65535"));
        QCOMPARE(text(ComponentType::Int, false, bytesOf(std::int32_t{-2'000'000'001})), std::string("-2000000001"));
        QCOMPARE(text(ComponentType::UnsignedInt, false, bytesOf(0xFFFFFFFFu)), std::string("4294967295"));
        QCOMPARE(text(ComponentType::UnsignedByte, true, bytesOf(std::uint8_t{255})), std::string("1"));
        // ES 2.0 §2.1.2: (2c + 1) / 255, so zero is not among them.
        QCOMPARE(text(ComponentType::Byte, true, bytesOf(std::int8_t{-128})), std::string("-1"));
        QCOMPARE(componentValue(ComponentType::Byte, true, bytesOf(std::int8_t{0})), ComponentValue(1.0f / 255.0f));
        QCOMPARE(text(ComponentType::Fixed, false, bytesOf(std::int32_t{0x18000})), std::string("1.5"));
        QCOMPARE(text(ComponentType::Half, false, bytesOf(std::uint16_t{0x3C00})), std::string("1"));
        QCOMPARE(text(ComponentType::Half, false, bytesOf(std::uint16_t{0xC000})), std::string("-2"));
        QCOMPARE(componentHex(ComponentType::Float, bytesOf(1.0f)), std::string("0x3f800000"));
        QCOMPARE(componentHex(ComponentType::UnsignedShort, bytesOf(std::uint16_t{0x12})), std::string("0x0012"));
    }

    // What the table shows is what a vertex gets.
    void valuesAreThoseThatVerticesRead()
    {
        std::mt19937 random(11);
        for (int type = 0; type <= static_cast<int>(AttributeType::HalfFloat); ++type)
            for (const bool isNormalized : {false, true})
                for (int i = 0; i < 200; ++i) {
                    std::vector<std::byte> bytes(4);
                    for (std::byte& byte : bytes)
                        byte = static_cast<std::byte>(random() & 0xFF);
                    const auto attribute = static_cast<AttributeType>(type);
                    const bool isInt = isInteger(componentType(attribute));
                    const float shown = static_cast<float>(
                        asDouble(componentValue(componentType(attribute), isNormalized && isInt, bytes)));
                    const float read = fetched(attribute, isNormalized, bytes);
                    QVERIFY(shown == read || (std::isnan(shown) && std::isnan(read)));
                }
    }

private:
    static float fetched(AttributeType type, bool isNormalized, const std::vector<std::byte>& bytes)
    {
        DrawState state;
        state.attributes[0] = {.isArray = true,
                               .type = type,
                               .size = 1,
                               .isNormalized = isNormalized,
                               .stride = 4,
                               .offset = 0,
                               .data = std::make_shared<const std::vector<std::byte>>(bytes),
                               .constant = {}};
        std::vector<float> storage(4);
        const std::uint32_t vertex = 0;
        fetchAttributes(state, 1, {&vertex, 1}, {storage.data(), 1});
        return storage[0];
    }
};

VITRINE_TEST(TestBufferLayout)
#include "tst_buffer_layout.moc"
