// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/apitrace/trace_reader.h"
#include "tests/captures/importers/trace_builder.h"
#include "tests/harness/test_class.h"

using namespace vitrine;
using captures::TraceReader;
using core::Call;
using core::CallFlags;
using core::EnumValue;
using core::Pointer;
using core::Value;

namespace {

std::vector<Call> readAll(const QByteArray& file)
{
    const TemporaryTrace trace(file);
    auto reader = TraceReader::open(trace.path());
    std::vector<Call> calls;
    if (!reader) {
        qWarning("%s", reader.error().message.english().c_str());
        return calls;
    }
    while (true) {
        auto call = reader->next();
        if (!call) {
            qWarning("%s", call.error().message.english().c_str());
            return {};
        }
        if (!*call)
            return calls;
        calls.push_back(std::move(**call));
    }
}

// The value of the only argument of the only call.
Value readValue(const QByteArray& value, std::uint64_t version = 6)
{
    TraceBuilder trace(version);
    if (version >= 4)
        trace.enterWithArgument();
    else
        trace.byte(0).number(0).text("f").number(1).text("a").byte(1).number(0);
    trace.raw(value).endDetails().leave(0);
    const auto calls = readAll(snappyContainer(trace.stream()));
    return calls.size() == 1 && calls[0].arguments.size() == 1 ? calls[0].arguments[0] : Value{std::string("no call")};
}

QByteArray bytes(std::initializer_list<int> values)
{
    QByteArray out;
    for (const int value : values)
        out.append(static_cast<char>(value));
    return out;
}

Value list(core::Array elements)
{
    return {std::make_shared<const core::Array>(std::move(elements))};
}

Value blob(const char* text)
{
    const auto* first = reinterpret_cast<const std::byte*>(text);
    return {std::make_shared<const std::vector<std::byte>>(first, first + qstrlen(text))};
}

} // namespace

class TestTraceValues : public QObject {
    Q_OBJECT

private slots:
    void everyTagIsRead_data()
    {
        QTest::addColumn<QByteArray>("encoded");
        QTest::addColumn<Value>("expected");
        const auto row = [](const char* name, const QByteArray& encoded, Value expected) {
            QTest::newRow(name) << encoded << expected;
        };
        row("null", bytes({0}), {});
        row("false", bytes({1}), {false});
        row("true", bytes({2}), {true});
        row("negative", bytes({3, 5}), {std::int64_t{-5}});
        row("lowest", bytes({3, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 1}), {std::int64_t{INT64_MIN}});
        row("unsigned", bytes({4, 0xAC, 2}), {std::uint64_t{300}});
        row("highest", bytes({4, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1}),
            {std::uint64_t{UINT64_MAX}});
        row("float", bytes({5, 0, 0, 0xC0, 0x3F}), {1.5f});
        row("double", bytes({6, 0, 0, 0, 0, 0, 0, 4, 0xC0}), {-2.5});
        row("string", bytes({7, 3, 'a', 'b', 'c'}), {std::string("abc")});
        row("empty string", bytes({7, 0}), {std::string()});
        row("blob", bytes({8, 2, 'h', 'i'}), blob("hi"));
        // Signature 0 with two names of one value: the first counts.
        row("enum", bytes({9, 0, 2, 1, 'A', 4, 7, 1, 'B', 4, 7, 4, 7}), {EnumValue{7, "A"}});
        row("enum, negative", bytes({9, 0, 1, 1, 'A', 3, 2, 3, 2}), {EnumValue{-2, "A"}});
        row("enum, unknown value", bytes({9, 0, 1, 1, 'A', 4, 7, 4, 9}), {EnumValue{9, ""}});
        row("bitmask", bytes({10, 0, 2, 1, 'A', 1, 1, 'B', 4, 5}), {EnumValue{5, "A | B"}});
        row("bitmask, rest", bytes({10, 0, 1, 1, 'A', 1, 0x19}), {EnumValue{0x19, "A | 0x18"}});
        row("bitmask, zero", bytes({10, 0, 2, 1, 'Z', 0, 1, 'A', 1, 0}), {EnumValue{0, "Z"}});
        row("bitmask, no name", bytes({10, 0, 1, 1, 'A', 1, 2}), {EnumValue{2, ""}});
        row("array", bytes({11, 2, 4, 1, 11, 1, 2}), list({{std::uint64_t{1}}, list({{true}})}));
        row("empty array", bytes({11, 0}), list({}));
        row("struct", bytes({12, 0, 1, 'S', 2, 1, 'x', 1, 'y', 4, 1, 0}), list({{std::uint64_t{1}}, {}}));
        row("pointer", bytes({13, 0x80, 1}), {Pointer{128}});
        row("pair", bytes({14, 7, 1, 'h', 4, 6}), {std::uint64_t{6}});
        row("wide string", bytes({15, 4, 'a', 0xE9, 1, 0xAC, 0x41, 0x8C, 0xE8, 7}),
            {std::string("a\u00e9\u20ac\U0001F40C")});
    }
    void everyTagIsRead()
    {
        QFETCH(QByteArray, encoded);
        QFETCH(Value, expected);
        const Value value = readValue(encoded);
        QCOMPARE(value.data.index(), expected.data.index());
        QVERIFY(core::sameValue(value, expected));
    }

    void enumsBeforeVersion3NameOneValue()
    {
        QVERIFY(core::sameValue(readValue(bytes({9, 0, 1, 'A', 4, 7, 4, 7}), 2), {EnumValue{7, "A"}}));
    }

    void everyVersionIsRead_data()
    {
        QTest::addColumn<int>("version");
        for (int version = 0; version <= 6; ++version)
            QTest::addRow("%d", version) << version;
    }
    void everyVersionIsRead()
    {
        QFETCH(int, version);
        QVERIFY(core::sameValue(readValue(bytes({4, 9}), static_cast<std::uint64_t>(version)), {std::uint64_t{9}}));
    }

    void threadIsADetailBeforeVersion4()
    {
        TraceBuilder trace(3);
        trace.byte(0).number(0).text("f").number(0).byte(3).number(2).byte(0).leave(0);
        const auto calls = readAll(snappyContainer(trace.stream()));
        QCOMPARE(calls.size(), 1u);
        QCOMPARE(calls[0].thread, 2u);
    }

    void headerPropertiesAreKept()
    {
        QByteArray stream = bytes({6, 9, 1, 'k', 2, 'v', 'w', 0});
        const TemporaryTrace trace(snappyContainer(stream));
        const auto reader = TraceReader::open(trace.path());
        QVERIFY(reader.hasValue());
        QCOMPARE(reader->version(), 6u);
        QCOMPARE(reader->properties().size(), 1u);
        QCOMPARE(reader->properties()[0], (std::pair<std::string, std::string>("k", "vw")));
    }

    void detailsAreKept()
    {
        TraceBuilder trace;
        // Flags: fake; a backtrace of frames 0 (defined: function "m", line 3) and 0 again; then the result.
        trace.enterWithArgument().byte(4).number(1).byte(5).number(1);
        trace.byte(4).number(2).number(0).byte(2).text("m").byte(4).number(3).byte(0).number(0).endDetails();
        trace.byte(1).number(0).byte(2).byte(4).number(8).endDetails();
        const auto calls = readAll(snappyContainer(trace.stream()));
        QCOMPARE(calls.size(), 1u);
        QCOMPARE(calls[0].function, std::string("f"));
        QCOMPARE(calls[0].parameterNames, std::vector<std::string>{"a"});
        QVERIFY(calls[0].flags == CallFlags::Fake);
        QVERIFY(core::sameValue(calls[0].result, {std::uint64_t{8}}));
    }

    void outputArgumentsComeWithTheLeave()
    {
        TraceBuilder trace;
        trace.byte(0)
            .number(0)
            .number(0)
            .text("f")
            .number(2)
            .text("in")
            .text("out")
            .byte(1)
            .number(0)
            .byte(2)
            .endDetails();
        trace.byte(1).number(0).byte(1).number(1).byte(4).number(3).endDetails();
        const auto calls = readAll(snappyContainer(trace.stream()));
        QCOMPARE(calls.size(), 1u);
        QVERIFY(core::sameValue(calls[0].arguments[0], {true}));
        QVERIFY(core::sameValue(calls[0].arguments[1], {std::uint64_t{3}}));
    }

    void callsComeInTheOrderOfTheirNumbers()
    {
        TraceBuilder trace;
        trace.enterWithArgument().byte(0).endDetails(); // 0 on thread 0
        trace.enterAgain(1).enterAgain(2).leave(2).leave(0).enterAgain(0).leave(3).leave(1);
        const auto calls = readAll(snappyContainer(trace.stream()));
        QCOMPARE(calls.size(), 4u);
        const std::uint32_t threads[] = {0, 1, 2, 0};
        for (std::size_t i = 0; i < 4; ++i) {
            QCOMPARE(calls[i].number, i);
            QCOMPARE(calls[i].thread, threads[i]);
            QVERIFY(calls[i].flags == CallFlags::None);
        }
    }

    void callsOpenAtTheEndAreIncomplete()
    {
        TraceBuilder trace;
        trace.enterWithArgument().byte(0).endDetails().enterAgain(1).leave(1);
        const auto calls = readAll(snappyContainer(trace.stream()));
        QCOMPARE(calls.size(), 2u);
        QVERIFY(calls[0].flags == CallFlags::Incomplete);
        QVERIFY(calls[1].flags == CallFlags::None);
    }

    void aCallThatStaysOpenDoesNotHoldTheRestForever()
    {
        TraceBuilder trace;
        trace.enterWithArgument().byte(0).endDetails();
        constexpr std::uint64_t kMore = 70000; // more than the window holds
        for (std::uint64_t i = 1; i <= kMore; ++i)
            trace.enterAgain(1).leave(i);
        trace.leave(0); // too late: it was given out as incomplete
        const auto calls = readAll(snappyContainer(trace.stream()));
        QCOMPARE(calls.size(), kMore + 1);
        QVERIFY(calls[0].flags == CallFlags::Incomplete);
        QVERIFY(calls[kMore].flags == CallFlags::None);
        QCOMPARE(calls[kMore].number, kMore);
    }
};

VITRINE_TEST(TestTraceValues, QCoreApplication)
#include "tst_trace_values.moc"
