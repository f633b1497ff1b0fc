// SPDX-License-Identifier: Apache-2.0
#include "captures/store/capture_reader.h"
#include "captures/store/capture_writer.h"
#include "captures/store/format.h"
#include "tests/captures/store/store_fixtures.h"
#include "tests/harness/test_class.h"

#include <QFile>
#include <QtTest>

#include <cmath>
#include <limits>

using namespace vitrine;
using namespace vitrine::captures;
using test::callOf;

class StoreTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder = test::makeFolder();
    std::filesystem::path path(const char* name) { return m_folder.filePath(name).toStdString(); }

private slots:
    void everyKindOfValueComesBack();
    void callsComeBackInAnyOrder();
    void indexCountsFramesDrawsAndActions();
    void callsWithoutAnEffectAreNoActions();
    void equalBlobsAreStoredOnce();
    void notesComeBack();
    void partialFileIsGoneAfterFinish();
    void nothingStaysAfterDiscard();
    void partialFileInTheWayIsNotTouched();
    void tooDeepAndTooLargeCallsAreRefusedAndChangeNothing();
    void sameCallsMakeSameBytes();
    void headIsThatOfTheFormat();
    void emptyCaptureOpens();
};

void StoreTest::everyKindOfValueComesBack()
{
    using core::Value;
    auto inner = std::make_shared<const core::Array>(core::Array{Value{std::int64_t{-1}}, Value{std::string("x")}});
    const std::vector<Value> values{
        Value{},
        Value{true},
        Value{false},
        Value{std::int64_t{0}},
        Value{std::numeric_limits<std::int64_t>::min()},
        Value{std::numeric_limits<std::int64_t>::max()},
        Value{std::numeric_limits<std::uint64_t>::max()},
        Value{1.5f},
        Value{-0.0f},
        Value{std::numeric_limits<float>::infinity()},
        Value{0.1},
        Value{std::string("a\0b", 3)},
        Value{std::string()},
        Value{core::EnumValue{0x1406, "GL_FLOAT"}},
        Value{core::EnumValue{-1, ""}},
        Value{core::Pointer{0xffff'ffff'ffff'ffffu}},
        Value{test::blobOf(0, 1)},
        Value{test::blobOf(kInlineBlobBytes, 2)},
        Value{test::blobOf(kInlineBlobBytes + 1, 3)},
        Value{test::blobOf(1'000'000, 4)},
        Value{std::make_shared<const core::Array>()},
        Value{std::make_shared<const core::Array>(core::Array{Value{inner}, Value{test::blobOf(5000, 5)}})},
    };
    core::Call written = callOf(77, "anything", values);
    written.thread = 3;
    written.flags = core::CallFlags::Incomplete | core::CallFlags::Refused;
    written.result = Value{std::int64_t{-5}};
    auto writer = CaptureWriter::create(path("kinds.vitrine"));
    QVERIFY(writer.hasValue());
    QVERIFY((*writer)->addCall(written));
    QVERIFY((*writer)->finish());

    auto reader = CaptureReader::open(path("kinds.vitrine"));
    QVERIFY2(reader.hasValue(), reader ? "" : reader.error().message.english().c_str());
    QCOMPARE((*reader)->callCount(), 1u);
    const auto call = (*reader)->call(0);
    QVERIFY(call.hasValue());
    QCOMPARE(call->arguments.size(), values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        QVERIFY2(core::sameValue(call->arguments[i], values[i]), qPrintable(QString::number(i)));
    QVERIFY(std::signbit(std::get<float>(call->arguments[8].data)));
    QVERIFY(test::sameCall(*call, written));
}

void StoreTest::callsComeBackInAnyOrder()
{
    constexpr std::uint64_t kCalls = 30'000; // several blocks
    QVERIFY(test::writePattern(path("order.vitrine"), kCalls));
    auto reader = CaptureReader::open(path("order.vitrine"));
    QVERIFY(reader.hasValue());
    QCOMPARE((*reader)->callCount(), kCalls);
    QVERIFY((*reader)->summary().blocks > 2);
    for (std::uint64_t i = 0; i < kCalls; ++i) {
        const std::uint64_t index = i * 7919 % kCalls; // 7919 is prime and does not divide 30,000
        const auto call = (*reader)->call(index);
        QVERIFY(call.hasValue());
        QVERIFY(test::sameCall(*call, test::patternCall(index)));
    }
}

void StoreTest::indexCountsFramesDrawsAndActions()
{
    auto writer = CaptureWriter::create(path("index.vitrine"));
    QVERIFY(writer.hasValue());
    const char* const functions[] = {"glCreateProgram",      "glClear",          "glDrawArrays",
                                     "glDrawElements",       "eglSwapBuffers",   "glDrawBuffersEXT",
                                     "glPushGroupMarkerEXT", "glCopyTexImage2D", "glDrawArrays",
                                     "glPopGroupMarkerEXT",  "eglSwapBuffers",   "glClear"};
    std::uint64_t number = 100;
    for (const char* function : functions) {
        std::vector<core::Value> arguments;
        if (std::string_view(function) == "glPushGroupMarkerEXT")
            arguments = {{std::int64_t{0}}, {std::string("sky")}};
        QVERIFY((*writer)->addCall(callOf(number, function, arguments)));
        number += 2;
    }
    QVERIFY((*writer)->addCall(callOf(number, "glGenTextures", {{std::int64_t{3}}})));
    QVERIFY((*writer)->finish());

    auto reader = CaptureReader::open(path("index.vitrine"));
    QVERIFY(reader.hasValue());
    const auto& frames = (*reader)->frames();
    QCOMPARE(frames.size(), 2u); // the last clear is presented by nobody
    QCOMPARE(frames[0].firstCallIndex, 0u);
    QCOMPARE(frames[0].endCallIndex, 4u);
    QCOMPARE(frames[0].drawCount, 2u);
    QCOMPARE(frames[0].firstDraw, 0u);
    QCOMPARE(frames[1].firstCallIndex, 5u);
    QCOMPARE(frames[1].endCallIndex, 10u);
    QCOMPARE(frames[1].drawCount, 1u);
    QCOMPARE(frames[1].firstDraw, 2u);

    using core::ActionKind;
    const std::vector<std::pair<ActionKind, std::uint64_t>> expected{
        {ActionKind::Clear, 1},   {ActionKind::Draw, 2},     {ActionKind::Draw, 3},
        {ActionKind::Present, 4}, {ActionKind::Marker, 6},   {ActionKind::Copy, 7},
        {ActionKind::Draw, 8},    {ActionKind::Present, 10}, {ActionKind::Clear, 11}};
    const auto& actions = (*reader)->actions();
    QCOMPARE(actions.size(), expected.size());
    for (std::size_t i = 0; i < actions.size(); ++i) {
        QCOMPARE(actions[i].kind, expected[i].first);
        QCOMPARE(actions[i].callIndex, expected[i].second);
        QCOMPARE(actions[i].callNumber, 100 + 2 * expected[i].second);
    }
    QCOMPARE(actions[6].draw, 2u);
    QCOMPARE(actions[6].frame, 1u);
    QCOMPARE(actions[8].frame, 2u);

    const std::vector<MarkerEntry> markers{{MarkerKind::Push, 6, "sky"}, {MarkerKind::Pop, 9, ""}};
    QVERIFY((*reader)->markers() == markers);
    QCOMPARE((*reader)->summary().counts.programs, 1u);
    QCOMPARE((*reader)->summary().counts.textures, 3u);
    QCOMPARE((*reader)->summary().counts.lastCallNumber, 124u);
}

void StoreTest::callsWithoutAnEffectAreNoActions()
{
    auto writer = CaptureWriter::create(path("fake.vitrine"));
    core::Call call = callOf(0, "glDrawArrays");
    call.flags = core::CallFlags::Fake;
    QVERIFY((*writer)->addCall(call));
    call.flags = core::CallFlags::Refused;
    QVERIFY((*writer)->addCall(call));
    core::Call present = callOf(2, "eglSwapBuffers");
    present.flags = core::CallFlags::Refused;
    QVERIFY((*writer)->addCall(present));
    QVERIFY((*writer)->finish());
    auto reader = CaptureReader::open(path("fake.vitrine"));
    QVERIFY(reader.hasValue());
    QVERIFY((*reader)->actions().empty());
    QVERIFY((*reader)->frames().empty());
}

void StoreTest::equalBlobsAreStoredOnce()
{
    auto writer = CaptureWriter::create(path("blobs.vitrine"));
    for (std::uint64_t i = 0; i < 50; ++i)
        QVERIFY((*writer)->addCall(callOf(i, "glTexImage2D", {{test::blobOf(100'000, 9)}})));
    QVERIFY((*writer)->finish());
    QVERIFY(std::filesystem::file_size(path("blobs.vitrine")) < 200'000); // 100,000 of noise, and the tables
    auto reader = CaptureReader::open(path("blobs.vitrine"));
    QVERIFY(reader.hasValue());
    QCOMPARE(*(*reader)->database().queryInteger("SELECT count(*) FROM blobs"), 1);
    QVERIFY(core::sameValue((*reader)->call(49)->arguments[0], {test::blobOf(100'000, 9)}));
}

void StoreTest::notesComeBack()
{
    const auto png = test::blobOf(3000, 1);
    auto writer = CaptureWriter::create(path("notes.vitrine"));
    QVERIFY((*writer)->setProvenance({"es2gears", "apitrace 11", "softpipe", "1", ""}));
    QVERIFY((*writer)->setKnobs({{"sp.count", "2"}, {"hiz.enable", "1"}}));
    QVERIFY((*writer)->setThumbnail(*png));
    QVERIFY((*writer)->setReference(4, {*test::blobOf(2000, 2), *test::blobOf(16, 3)}));
    QVERIFY((*writer)->addMissing({"calls", 10, 5, "lost"}));
    QVERIFY((*writer)->finish());

    auto reader = CaptureReader::open(path("notes.vitrine"));
    QVERIFY(reader.hasValue());
    QCOMPARE((*reader)->provenance().program, "es2gears");
    QCOMPARE((*reader)->provenance().recorder, "apitrace 11");
    QCOMPARE((*reader)->provenance().renderer, "softpipe");
    QCOMPARE((*reader)->provenance().modelVersion, "1");
    QVERIFY((*reader)->provenance().writer.starts_with("Vitrine "));
    QVERIFY(((*reader)->knobs() == Knobs{{"hiz.enable", "1"}, {"sp.count", "2"}}));
    QVERIFY(*(*reader)->thumbnail() == *png);
    QVERIFY((*reader)->reference(4)->png == *test::blobOf(2000, 2));
    QVERIFY((*reader)->reference(4)->checksum == *test::blobOf(16, 3));
    QVERIFY((*reader)->reference(3)->png.empty());
    QVERIFY(((*reader)->missing() == std::vector<MissingPart>{{"calls", 10, 5, "lost"}}));
    QCOMPARE((*reader)->summary().state, CaptureState::CutOff);
    QCOMPARE((*reader)->summary().minReaderVersion, 1u);
}

void StoreTest::partialFileIsGoneAfterFinish()
{
    QVERIFY(test::writePattern(path("whole.vitrine"), 100));
    QCOMPARE(QDir(m_folder.path()).entryList({"whole*"}), QStringList{"whole.vitrine"});
}

void StoreTest::nothingStaysAfterDiscard()
{
    auto writer = CaptureWriter::create(path("gone.vitrine"));
    for (std::uint64_t i = 0; i < 20'000; ++i)
        QVERIFY((*writer)->addCall(test::patternCall(i)));
    (*writer)->discard();
    QVERIFY(QDir(m_folder.path()).entryList({"gone*"}).isEmpty());
}

void StoreTest::partialFileInTheWayIsNotTouched()
{
    QFile partial(m_folder.filePath("way.vitrine.partial"));
    QVERIFY(partial.open(QIODevice::WriteOnly));
    partial.write("precious");
    partial.close();
    const auto writer = CaptureWriter::create(path("way.vitrine"));
    QVERIFY(!writer.hasValue());
    QVERIFY(writer.error().message.english().find("unfinished recording") != std::string::npos);
    QCOMPARE(partial.size(), 8);
}

void StoreTest::tooDeepAndTooLargeCallsAreRefusedAndChangeNothing()
{
    auto writer = CaptureWriter::create(path("limits.vitrine"));
    core::Value deep{std::int64_t{1}};
    for (int i = 0; i < kMaxNesting; ++i)
        deep = core::Value{std::make_shared<const core::Array>(core::Array{deep})};
    QVERIFY((*writer)->addCall(callOf(0, "f", {deep})));
    const core::Value deeper{std::make_shared<const core::Array>(core::Array{deep})};
    QVERIFY(!(*writer)->addCall(callOf(1, "f", {deeper})).hasValue());
    QVERIFY(!(*writer)->addCall(callOf(1, "f", {{std::string(kMaxCallBytes + 1, 'x')}})).hasValue());
    QVERIFY((*writer)->addCall(callOf(2, "g", {{std::string(kMaxCallBytes - 100, 'x')}})));
    QVERIFY((*writer)->finish());
    auto reader = CaptureReader::open(path("limits.vitrine"));
    QVERIFY(reader.hasValue());
    QCOMPARE((*reader)->callCount(), 2u);
    QVERIFY(core::sameValue((*reader)->call(0)->arguments[0], deep));
    QCOMPARE((*reader)->call(1)->number, 2u);
}

void StoreTest::sameCallsMakeSameBytes()
{
    QVERIFY(test::writePattern(path("a.vitrine"), 12'345));
    QVERIFY(test::writePattern(path("b.vitrine"), 12'345));
    QFile a(m_folder.filePath("a.vitrine"));
    QFile b(m_folder.filePath("b.vitrine"));
    QVERIFY(a.open(QIODevice::ReadOnly) && b.open(QIODevice::ReadOnly));
    QVERIFY(a.readAll() == b.readAll());
}

void StoreTest::headIsThatOfTheFormat()
{
    QVERIFY(test::writePattern(path("head.vitrine"), 10));
    QFile file(m_folder.filePath("head.vitrine"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray head = file.read(100);
    QCOMPARE(head.left(16), QByteArray("SQLite format 3", 16));
    QCOMPARE(head.mid(16, 2).toHex(), QByteArray("1000"));     // pages of 4096 bytes
    QCOMPARE(head.mid(18, 2).toHex(), QByteArray("0101"));     // not in write-ahead log mode
    QCOMPARE(head.mid(20, 1).toHex(), QByteArray("08"));       // bytes reserved in each page
    QCOMPARE(head.mid(60, 4).toHex(), QByteArray("00000001")); // schema
    QCOMPARE(head.mid(68, 4), QByteArray("VITR"));
}

void StoreTest::emptyCaptureOpens()
{
    auto writer = CaptureWriter::create(path("empty.vitrine"));
    QVERIFY((*writer)->finish());
    auto reader = CaptureReader::open(path("empty.vitrine"));
    QVERIFY(reader.hasValue());
    QCOMPARE((*reader)->callCount(), 0u);
}

VITRINE_TEST(StoreTest, QCoreApplication)
#include "tst_store.moc"
