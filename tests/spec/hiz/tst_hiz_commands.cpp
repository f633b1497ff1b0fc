// SPDX-License-Identifier: Apache-2.0
// HIZ-31: the format of commands, and the sequence in which a pipeline is put to work.
#include "tests/harness/test_class.h"
#include "tests/spec/het/command_bench.h"

#include <QtTest>

using namespace vitrine::core;
using vitrine::hettest::CommandBench;

class HizCommandsTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_31_flushSelectStatePrimitiveExecute();
    void HIZ_31_whatIsSetLastsToTheEndOfTheBuffer();
    void HIZ_31_aSelectNeedsAFlushRightBeforeIt_data();
    void HIZ_31_aSelectNeedsAFlushRightBeforeIt();
    void HIZ_31_mediaIsRefused();
    void HIZ_31_theListTellsClientSizeAndOrder();
    void HIZ_31_faultyCommandsArePassedOverByTheirSize();
};

void HizCommandsTest::HIZ_31_flushSelectStatePrimitiveExecute()
{
    CommandBench bench;
    bench.writer.flush();
    bench.writer.select(SelectedPipeline::Pipeline3d);
    bench.writer.state(0);
    bench.writer.primitive(CommandBench::triangles(3));
    bench.writer.execute();
    bench.writer.interrupt(1);
    QCOMPARE(bench.writer.bytes().size(), std::size_t{4 + 4 + 8 + 32 + 4 + 8});
    QVERIFY(bench.execute());
    QVERIFY(bench.notes.errors.empty());
    QCOMPARE(bench.notes.drawsEnded, (std::vector<std::uint32_t>{0}));
    QCOMPARE(bench.notes.pixels, std::size_t{6}); // the triangle (0,0), (4,0), (0,4)
    QVERIFY(bench.notes.interrupts.at(0).cycle > bench.notes.lastPixel);
    QCOMPARE(bench.statuses(), QStringList(6, "retired"));
}

void HizCommandsTest::HIZ_31_whatIsSetLastsToTheEndOfTheBuffer()
{
    CommandBench bench({0, 1, 2, 2, 1, 3});
    bench.writer.execute(); // nothing is set
    bench.writer.state(0);
    bench.writer.primitive(CommandBench::triangles(3));
    bench.writer.execute();
    bench.writer.primitive(CommandBench::indexed(6)); // the state stays
    bench.writer.execute();
    QVERIFY(bench.execute());
    QCOMPARE(bench.notes.errors.size(), std::size_t{1});
    QCOMPARE(bench.notes.errors[0].code, ErrorCode::NoProgram);
    QCOMPARE(bench.notes.errors[0].index, 0u);
    QCOMPARE(bench.notes.drawsEnded, (std::vector<std::uint32_t>{1, 2}));
    QCOMPARE(bench.notes.pixels, std::size_t{6 + 16});
}

void HizCommandsTest::HIZ_31_aSelectNeedsAFlushRightBeforeIt_data()
{
    QTest::addColumn<bool>("isFlushedBefore"); ///< and then something else is executed
    QTest::newRow("no flush") << false;
    QTest::newRow("a flush, and a register behind it") << true;
}

void HizCommandsTest::HIZ_31_aSelectNeedsAFlushRightBeforeIt()
{
    QFETCH(bool, isFlushedBefore);
    CommandBench bench;
    if (isFlushedBefore) {
        bench.writer.flush();
        bench.writer.setRegister(1, 1);
    }
    bench.writer.select(SelectedPipeline::Pipeline2d);
    bench.writer.flush();
    bench.writer.select(SelectedPipeline::Pipeline3d);
    bench.writer.draw(CommandBench::triangles(3));
    QVERIFY(bench.execute());
    QCOMPARE(bench.notes.errors.size(), std::size_t{1});
    QCOMPARE(bench.notes.errors[0].code, ErrorCode::SelectWithoutFlush);
    QCOMPARE(bench.notes.errors[0].index, isFlushedBefore ? 2u : 0u);
    QVERIFY(!bench.statuses().contains("refused")); // it goes on as if there had been one
    QCOMPARE(bench.notes.pixels, std::size_t{6});
}

void HizCommandsTest::HIZ_31_mediaIsRefused()
{
    CommandBench bench;
    bench.writer.flush();
    bench.writer.select(SelectedPipeline::Media);
    bench.writer.words(std::array{0x40100000u}); // a command of the client itself
    bench.writer.draw(CommandBench::triangles(3));
    QVERIFY(bench.execute());
    QCOMPARE(bench.notes.errors.size(), std::size_t{2});
    for (std::uint32_t i = 0; i < 2; ++i) {
        QCOMPARE(bench.notes.errors[i].code, ErrorCode::UnsupportedClient);
        QCOMPARE(bench.notes.errors[i].index, i + 1);
    }
    QCOMPARE(bench.statuses(), (QStringList{"retired", "refused", "refused", "retired"}));
    QCOMPARE(bench.notes.pixels, std::size_t{6});
}

void HizCommandsTest::HIZ_31_theListTellsClientSizeAndOrder()
{
    CommandBench bench;
    bench.writer.flush();
    bench.writer.select(SelectedPipeline::Pipeline3d);
    bench.writer.state(0);
    bench.writer.primitive(CommandBench::triangles(3));
    bench.writer.execute();
    bench.writer.select(SelectedPipeline::Pipeline2d);
    bench.writer.words(std::array{0x40100000u}); // of the media client
    QVERIFY(bench.execute());
    QCOMPARE(bench.words("client"), (QStringList{"render", "render", "3-D", "3-D", "3-D", "render", "media"}));
    QCOMPARE(bench.words("opcode"),
             (QStringList{"flush", "select", "state", "primitive", "execute", "select", "none"}));
    QCOMPARE(bench.words("subOpcode"), (QStringList{"0", "0", "0", "0", "0", "1", "0"}));
    QCOMPARE(bench.words("size"), (QStringList{"0", "0", "1", "7", "0", "0", "0"}));
    QCOMPARE(bench.words("order"), (QStringList{"any", "behind flush", "any", "any", "any", "not flushed", "any"}));
}

void HizCommandsTest::HIZ_31_faultyCommandsArePassedOverByTheirSize()
{
    CommandBench bench;
    bench.writer.words(std::array{0x37F00003u, 0x10300001u, 1u, 2u}); // 3-D, opcode 0x7F; an interrupt would lie in it
    bench.writer.draw(CommandBench::triangles(3));
    bench.writer.words(std::array{0x10300002u, 1u}); // an interrupt with two words, of which there is one
    QVERIFY(bench.execute());
    QCOMPARE(bench.notes.errors.size(), std::size_t{2});
    QCOMPARE(bench.notes.errors[0].code, ErrorCode::UnknownCommand);
    QCOMPARE(bench.notes.errors[0].index, 0u);
    QCOMPARE(bench.notes.errors[1].code, ErrorCode::TruncatedCommand);
    QCOMPARE(bench.notes.errors[1].index, 2u);
    QVERIFY(bench.notes.interrupts.empty());
    QCOMPARE(bench.notes.pixels, std::size_t{6});
}

VITRINE_TEST(HizCommandsTest, QCoreApplication)
#include "tst_hiz_commands.moc"
