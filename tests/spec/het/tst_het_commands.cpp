// SPDX-License-Identifier: Apache-2.0
// HET-02, HET-04, HET-06, ONE-10: command buffers as the hardware reads them.
#include "core/command/command_interface.h"
#include "core/command/register_map.h"
#include "core/gpu/machine_config.h"
#include "tests/harness/test_class.h"
#include "tests/spec/het/command_bench.h"

#include <QtTest>

#include <algorithm>
#include <cstring>

using namespace vitrine::core;
using namespace vitrine::hettest;

class HetCommandsTest : public QObject {
    Q_OBJECT
private slots:
    void HET_02_registersDrawInterrupt();
    void HET_02_commandsAreFetchedExecutedRetired();
    void HET_02_unknownCommandsArePassedOver();
    void HET_02_addressesOutsideOfHostMemory_data();
    void HET_02_addressesOutsideOfHostMemory();
    void HET_02_aBufferOutsideOfHostMemory();
    void HET_02_whatIsWrittenIsReadBack();
    void HET_04_indexBuffersAreAssembled();
    void HET_04_anIndexBeyondTheVerticesRefusesTheDraw_data();
    void HET_04_anIndexBeyondTheVerticesRefusesTheDraw();
    void HET_06_aDrawWithoutProgramIsSkipped();
    void ONE_10_aTruncatedBufferEndsBehindItsWholeCommands();
    void ONE_03_commandsRunAlikeHoweverTheClockRuns();
    void aBufferGoesOnFromACheckpoint();
};

void HetCommandsTest::HET_02_registersDrawInterrupt()
{
    CommandBench bench;
    bench.writer.setRegister(0x10, 5);
    bench.writer.setRegister(0x11, 7);
    bench.writer.draw(CommandBench::triangles(3));
    bench.writer.interrupt(9);
    QVERIFY(bench.execute());
    const StateNode registers = bench.list("registers");
    QCOMPARE(std::get<std::uint64_t>(registers.children.at(0x10).value), std::uint64_t{5});
    QCOMPARE(std::get<std::uint64_t>(registers.children.at(0x11).value), std::uint64_t{7});
    QCOMPARE(bench.notes.registers.size(), std::size_t{2});
    QCOMPARE(bench.notes.pixels, std::size_t{6}); // The triangle (0,0), (4,0), (0,4).
    QCOMPARE(bench.notes.interrupts.size(), std::size_t{1});
    QCOMPARE(bench.notes.interrupts[0].number, 9u);
    QVERIFY(bench.notes.interrupts[0].cycle > bench.notes.lastPixel);
    QVERIFY(bench.notes.errors.empty());
    QCOMPARE(bench.list("interrupts").children.size(), std::size_t{1});
}

void HetCommandsTest::HET_02_commandsAreFetchedExecutedRetired()
{
    CommandBench bench;
    bench.writer.setRegister(0, 1);
    bench.writer.draw(CommandBench::triangles(3));
    bench.writer.interrupt(1);
    bench.writer.interrupt(2);
    QVERIFY(bench.run.gpu.submit(bench.buffer()));
    QVERIFY(bench.run.gpu.machine().runUntil({1}));
    QCOMPARE(bench.statuses(), (QStringList{"retired", "fetched"}));
    QVERIFY(bench.run.gpu.machine().runUntil({10})); // The interrupt waits for the draw.
    QCOMPARE(bench.statuses(), (QStringList{"retired", "executed", "fetched"}));
    QVERIFY(bench.run.gpu.machine().runUntil({}));
    QCOMPARE(bench.statuses(), (QStringList{"retired", "retired", "retired", "retired"}));
    QCOMPARE(bench.notes.interrupts.size(), std::size_t{2});
    QCOMPARE(bench.notes.interrupts[1].cycle, bench.notes.interrupts[0].cycle + 2);
}

void HetCommandsTest::HET_02_unknownCommandsArePassedOver()
{
    CommandBench bench;
    bench.writer.setRegister(1, 1);                                 // 12 bytes
    bench.writer.words(std::array{0x1FF00002u, 11u, 22u});          // render, opcode 0xFF, two words
    bench.writer.words(std::array{0x40100001u, 0u});                // media
    bench.writer.words(std::array{0x10200002u, kRegistersEnd, 0u}); // a register that isn't there
    bench.writer.draw(CommandBench::triangles(3));
    QVERIFY(bench.execute());
    QCOMPARE(bench.notes.errors.size(), std::size_t{3});
    QCOMPARE(bench.notes.errors[0].code, ErrorCode::UnknownCommand);
    QCOMPARE(bench.notes.errors[0].index, 12u); // offset in bytes
    QCOMPARE(bench.notes.errors[1].code, ErrorCode::UnsupportedClient);
    QCOMPARE(bench.notes.errors[1].index, 2u); // the command
    QCOMPARE(bench.notes.errors[2].code, ErrorCode::UnknownCommand);
    QCOMPARE(bench.notes.errors[2].index, 32u);
    QCOMPARE(bench.statuses(), (QStringList{"retired", "refused", "refused", "refused", "retired"}));
    QCOMPARE(bench.notes.pixels, std::size_t{6});
}

void HetCommandsTest::HET_02_addressesOutsideOfHostMemory_data()
{
    QTest::addColumn<unsigned>("vertexAddress");
    QTest::addColumn<unsigned>("vertexCount");
    QTest::addColumn<unsigned>("indexAddress");
    QTest::newRow("vertices before it") << kBase - 1 << kVertices << 0u;
    QTest::newRow("vertices behind it") << kBase + 0x10000 << kVertices << 0u;
    QTest::newRow("too many vertices") << kBase << 1000u << 0u;
    QTest::newRow("at the end of the world") << 0xFFFFFFF0u << kVertices << 0u;
    QTest::newRow("indices before it") << kBase << kVertices << kBase - 2;
    QTest::newRow("indices behind it") << kBase << kVertices << 0xFFFFFFFEu;
}

void HetCommandsTest::HET_02_addressesOutsideOfHostMemory()
{
    QFETCH(unsigned, vertexAddress);
    QFETCH(unsigned, vertexCount);
    QFETCH(unsigned, indexAddress);
    CommandBench bench;
    DrawTrigger bad = indexAddress != 0 ? CommandBench::indexed(3) : CommandBench::triangles(3);
    bad.vertexAddress = vertexAddress;
    bad.vertexCount = vertexCount;
    bad.indexAddress = indexAddress;
    bench.writer.draw(bad);
    bench.writer.draw(CommandBench::triangles(3));
    QVERIFY(bench.execute());
    QCOMPARE(bench.notes.errors.size(), std::size_t{1});
    QCOMPARE(bench.notes.errors[0].code, ErrorCode::HostAddress);
    QCOMPARE(bench.notes.errors[0].draw, 0u);
    QCOMPARE(bench.notes.drawsEnded, (std::vector<std::uint32_t>{1})); // The first one is skipped.
    QCOMPARE(bench.notes.pixels, std::size_t{6});
}

void HetCommandsTest::HET_02_aBufferOutsideOfHostMemory()
{
    CommandBench bench;
    bench.writer.interrupt(1);
    CommandBuffer buffer = bench.buffer();
    buffer.address += 8;
    QVERIFY(bench.run.gpu.submit(buffer));
    buffer.size = 0; // An empty one is none at all.
    buffer.address = kBase;
    buffer.firstDraw = 1;
    QVERIFY(bench.run.gpu.submit(buffer));
    QVERIFY(bench.run.gpu.machine().runUntil({}));
    QCOMPARE(bench.notes.errors.size(), std::size_t{1});
    QCOMPARE(bench.notes.errors[0].code, ErrorCode::HostAddress);
    QVERIFY(bench.notes.interrupts.empty());
}

void HetCommandsTest::HET_02_whatIsWrittenIsReadBack()
{
    CommandWriter writer;
    writer.setRegister(3, 0xDEADBEEF);
    writer.draw({1, 2, 3, 4, 5, 6, 7, 8});
    writer.install(77);
    writer.interrupt(5);
    const auto& bytes = writer.bytes();
    QCOMPARE(bytes.size(), std::size_t{12 + 36 + 8 + 8});
    QCOMPARE(int(bytes[8]), 0xEF); // little-endian
    const DecodedCommand first = decodeCommand(bytes, 0);
    QCOMPARE(first.opcode, CommandOpcode::Register);
    QCOMPARE(first.data[1], 0xDEADBEEFu);
    const DecodedCommand second = decodeCommand(bytes, first.next);
    QCOMPARE(second.offset, 12u);
    QCOMPARE(second.drawTrigger({}).state, 1u);
    QCOMPARE(second.drawTrigger({}).indexAddress, 8u);
    const DecodedCommand third = decodeCommand(bytes, second.next);
    QCOMPARE(third.data[0], 77u);
    const DecodedCommand last = decodeCommand(bytes, third.next);
    QCOMPARE(last.opcode, CommandOpcode::Interrupt);
    QCOMPARE(last.next, 64u);
    QVERIFY(!last.fault);
}

void HetCommandsTest::HET_04_indexBuffersAreAssembled()
{
    CommandBench bench({0, 1, 2, 2, 1, 3});
    bench.writer.draw(CommandBench::indexed(6));
    QVERIFY(bench.execute());
    QCOMPARE(bench.run.field("psr", "primitives"), std::uint64_t{2}); // (0,1,2) and (2,1,3): the whole picture.
    QCOMPARE(bench.notes.pixels, std::size_t{16});
    QVERIFY(bench.notes.errors.empty());
}

void HetCommandsTest::HET_04_anIndexBeyondTheVerticesRefusesTheDraw_data()
{
    QTest::addColumn<std::vector<std::uint16_t>>("indices");
    QTest::addColumn<unsigned>("count"); ///< 0: of plain vertices
    QTest::addColumn<unsigned>("position");
    QTest::addColumn<unsigned>("value");
    QTest::newRow("index") << std::vector<std::uint16_t>{0, 1, 2, 2, 4, 3} << 6u << 4u << 4u;
    QTest::newRow("far index") << std::vector<std::uint16_t>{0, 1, 65535} << 3u << 2u << 65535u;
    QTest::newRow("plain vertices") << std::vector<std::uint16_t>{} << 0u << 4u << 4u;
}

void HetCommandsTest::HET_04_anIndexBeyondTheVerticesRefusesTheDraw()
{
    QFETCH(std::vector<std::uint16_t>, indices);
    QFETCH(unsigned, count);
    QFETCH(unsigned, position);
    QFETCH(unsigned, value);
    CommandBench bench(indices);
    bench.writer.draw(count > 0 ? CommandBench::indexed(count) : CommandBench::triangles(6));
    bench.writer.interrupt(3);
    QVERIFY(bench.execute());
    QCOMPARE(bench.notes.errors.size(), std::size_t{1});
    QCOMPARE(bench.notes.errors[0].code, ErrorCode::BadIndex);
    QCOMPARE(bench.notes.errors[0].index, position);
    QCOMPARE(bench.lastFault("position"), std::uint64_t{position});
    QCOMPARE(bench.lastFault("value"), std::uint64_t{value});
    QCOMPARE(bench.notes.pixels, std::size_t{0});
    QCOMPARE(bench.notes.interrupts.size(), std::size_t{1}); // The rest is executed.
}

void HetCommandsTest::HET_06_aDrawWithoutProgramIsSkipped()
{
    CommandBench bench;
    DrawTrigger trigger = CommandBench::triangles(3);
    trigger.state = 1; // nothing
    bench.writer.draw(trigger);
    trigger.state = 2; // not even that
    bench.writer.draw(trigger);
    auto broken = *bench.state;
    broken.program.fragment = assembled(".fragment\n.inputs 1\n.outputs 1\n.varyings 1\nMOV o7, v0\nEND\n");
    trigger.state = 0;
    bench.writer.draw(trigger);
    bench.state = std::make_shared<const DrawState>(broken);
    QVERIFY(bench.execute());
    QCOMPARE(bench.notes.errors.size(), std::size_t{3});
    for (std::uint32_t i = 0; i < 3; ++i) {
        QCOMPARE(bench.notes.errors[i].code, ErrorCode::NoProgram);
        QCOMPARE(bench.notes.errors[i].index, i);
    }
    QVERIFY(bench.notes.drawsEnded.empty());
}

void HetCommandsTest::ONE_10_aTruncatedBufferEndsBehindItsWholeCommands()
{
    CommandBench bench;
    bench.writer.draw(CommandBench::triangles(3));
    bench.writer.setRegister(1, 1);
    bench.writer.draw(CommandBench::triangles(3));
    QVERIFY(bench.execute(1));
    QCOMPARE(bench.notes.errors.size(), std::size_t{1});
    QCOMPARE(bench.notes.errors[0].code, ErrorCode::TruncatedCommand);
    QCOMPARE(bench.notes.errors[0].index, 2u);
    QCOMPARE(bench.notes.drawsEnded, (std::vector<std::uint32_t>{0}));
    QCOMPARE(bench.notes.pixels, std::size_t{6});
}

void HetCommandsTest::ONE_03_commandsRunAlikeHoweverTheClockRuns()
{
    const auto hash = [](ClockOptions clock) {
        CommandBench bench({0, 1, 2, 2, 1, 3}, clock);
        bench.writer.setRegister(1, 2);
        bench.writer.draw(CommandBench::indexed(6));
        bench.writer.words(std::array{0x1FF00000u});
        bench.writer.interrupt(4);
        bench.writer.draw(CommandBench::triangles(3));
        bench.writer.interrupt(5);
        CORE_CHECK(bench.execute(), "the commands run");
        return toHex(bench.run.gpu.machine().stateHash());
    };
    const std::string expected = hash({});
    QCOMPARE(hash({false, {}}), expected);
    for (const std::uint64_t seed : {1u, 2u, 3u})
        QCOMPARE(hash({true, seed}), expected);
}

void HetCommandsTest::aBufferGoesOnFromACheckpoint()
{
    CommandBench bench;
    bench.writer.draw(CommandBench::triangles(3));
    bench.writer.setRegister(7, 70);
    bench.writer.interrupt(4);
    QVERIFY(bench.run.gpu.submit(bench.buffer()));
    QVERIFY(bench.run.gpu.machine().runUntil({12}));
    TimedMoment moment = bench.run.gpu.moment();
    const Memory memory = bench.run.memory;
    QVERIFY(bench.run.gpu.machine().runUntil({}));
    const Hash128 expected = bench.run.gpu.machine().stateHash();

    RecordedRun other(memory, {});
    other.gpu.restore(moment);
    QVERIFY(other.gpu.bind(bench.buffer()));
    QVERIFY(other.gpu.machine().runUntil({}));
    QVERIFY(other.gpu.machine().stateHash() == expected);
}

VITRINE_TEST(HetCommandsTest, QCoreApplication)
#include "tst_het_commands.moc"
