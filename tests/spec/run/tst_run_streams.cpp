// SPDX-License-Identifier: Apache-2.0
// RUN-01: the driver writes real command streams, and the machine draws from their words.
#include "core/command/draw_encoder.h"
#include "core/command/register_names.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/timed_gpu.h"
#include "core/gpu/untimed_gpu.h"
#include "core/observe/observer_hub.h"
#include "core/session/command_stream.h"
#include "tests/gpu/draw_bench.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <functional>

using namespace vitrine;
using namespace vitrine::core;
using namespace vitrine::gputest;

namespace {

/// o0 = the uniform.
constexpr const char* kUniformProgram = ".fragment\n.inputs 1\n.outputs 1\n.varyings 1\n.uniforms 2\nMOV o0, c1\nEND\n";

/// A triangle over all of 4 × 4 pixels, in the color of its second uniform.
DrawBench::Draft triangle(const DrawBench& bench)
{
    auto draft = bench.draft(Topology::Triangles, {{0, 0, 0, {}}, {8, 0, 0, {}}, {0, 8, 0, {}}}, kUniformProgram);
    draft.state.program.fragmentConstants =
        std::make_shared<const std::vector<Vec4>>(std::vector<Vec4>{{0, 0, 0, 0}, {1, 0.5f, 0, 0.5f}});
    draft.state.blend.enabled = true;
    draft.state.blend.sourceColor = draft.state.blend.sourceAlpha = BlendFactor::One;
    draft.state.blend.destinationColor = draft.state.blend.destinationAlpha = BlendFactor::Zero;
    return draft;
}

QStringList registersOf(const DrawWords& words)
{
    QStringList names;
    for (const StreamCommand& command : commandStream(words))
        for (const RegisterChange& change : command.registers)
            names << QString::fromStdString(registerName(change.address));
    return names;
}

QList<CommandOpcode> opcodesOf(const DrawWords& words)
{
    QList<CommandOpcode> opcodes;
    for (const StreamCommand& command : commandStream(words))
        opcodes << command.command.opcode;
    return opcodes;
}

/// The same draw, of which the word behind the register's address says something else.
DrawCommand damaged(const DrawCommand& command, std::uint32_t address, std::uint32_t word)
{
    DrawWords words = *command.words;
    std::vector<std::byte> bytes = *words.bytes;
    for (const StreamCommand& written : commandStream(words))
        for (std::size_t i = 0; i < written.registers.size(); ++i)
            if (written.registers[i].address == address)
                for (std::size_t byte = 0; byte < 4; ++byte)
                    bytes[written.command.offset + 4 * (2 + i) + byte] = static_cast<std::byte>(word >> (8 * byte));
    words.bytes = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
    DrawCommand result = command;
    result.words = std::make_shared<const DrawWords>(std::move(words));
    return result;
}

/// The same draw without the command that writes this register.
DrawCommand without(const DrawCommand& command, std::uint32_t address)
{
    DrawWords words = *command.words;
    std::vector<std::byte> bytes;
    for (const StreamCommand& written : commandStream(words)) {
        const auto isIt = [address](const RegisterChange& change) { return change.address == address; };
        if (std::ranges::none_of(written.registers, isIt))
            bytes.insert(bytes.end(), words.bytes->begin() + written.command.offset,
                         words.bytes->begin() + written.command.next);
    }
    words.bytes = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
    DrawCommand result = command;
    result.words = std::make_shared<const DrawWords>(std::move(words));
    return result;
}

struct Written {
    DrawCommand first, second;
};

/// Two draws of a frame as the driver writes them; the second one as `change` makes it.
Written frameOf(const DrawBench& bench, const std::function<void(DrawState&)>& change)
{
    auto draft = triangle(bench);
    DrawEncoder driver;
    Written written;
    written.first = draft.finished();
    written.first.words = driver.encode(written.first);
    change(draft.state);
    written.second = draft.finished();
    written.second.drawSeq = 1;
    written.second.words = driver.encode(written.second);
    return written;
}

/// The picture after the draws, which both machines have to leave.
std::vector<std::byte> drawn(const DrawBench& bench, std::initializer_list<DrawCommand> draws)
{
    Memory timedMemory = bench.memory, untimedMemory = bench.memory;
    TimedGpu timed(timedMemory, MachineConfig{});
    UntimedGpu untimed(untimedMemory);
    for (const DrawCommand& draw : draws) {
        CORE_CHECK(timed.draw(draw), "the timed machine draws");
        CORE_CHECK(untimed.draw(draw), "the untimed machine draws");
    }
    const auto picture = DrawBench::contents(timedMemory, bench.targets);
    CORE_CHECK(picture == DrawBench::contents(untimedMemory, bench.targets), "both leave the same picture");
    return picture;
}

class StreamNotes final : public Observer {
public:
    std::vector<ErrorReported> errors;
    std::vector<std::uint32_t> ended;
    std::vector<std::uint32_t> registers;
    std::vector<WarningCode> warnings;
    void onWarningReported(const WarningReported& event) override { warnings.push_back(event.code); }
    void onErrorReported(const ErrorReported& event) override { errors.push_back(event); }
    void onDrawEnded(const DrawEnded& event) override { ended.push_back(event.draw); }
    void onRegisterWritten(const RegisterWritten& event) override { registers.push_back(event.address); }
};

} // namespace

class RunStreamsTest : public QObject {
    Q_OBJECT
private slots:
    void RUN_01_onlyWhatChangedIsWritten()
    {
        const DrawBench bench({4, 4});
        const Written written = frameOf(bench, [](DrawState& state) {
            state.program.fragmentConstants =
                std::make_shared<const std::vector<Vec4>>(std::vector<Vec4>{{0, 0, 0, 0}, {0.25f, 1, 0.75f, 1}});
            state.blend.sourceColor = state.blend.sourceAlpha = BlendFactor::SourceAlpha;
            state.blend.destinationColor = state.blend.destinationAlpha = BlendFactor::OneMinusSourceAlpha;
        });
        QCOMPARE(registersOf(*written.second.words),
                 (QStringList{"blend.sourceColor", "blend.destinationColor", "blend.sourceAlpha",
                              "blend.destinationAlpha", "fragment.constant.1.x", "fragment.constant.1.y",
                              "fragment.constant.1.z", "fragment.constant.1.w"}));
        QCOMPARE(opcodesOf(*written.second.words),
                 (QList<CommandOpcode>{CommandOpcode::State, CommandOpcode::State, CommandOpcode::Primitive,
                                       CommandOpcode::Execute}));
    }

    void RUN_01_anEqualDrawWritesNothing()
    {
        const DrawBench bench({4, 4});
        const Written written = frameOf(bench, [](DrawState&) {});
        QCOMPARE(opcodesOf(*written.second.words),
                 (QList<CommandOpcode>{CommandOpcode::Primitive, CommandOpcode::Execute}));
    }

    /// Two programs, each when it is first used; in the next frame again.
    void RUN_01_aProgramIsInstalledWhenTheFrameUsesItFirst()
    {
        const DrawBench bench({4, 4});
        const DrawCommand command = triangle(bench).finished();
        DrawEncoder driver;
        const auto installs = [](const DrawWords& words) { return opcodesOf(words).count(CommandOpcode::Install); };
        QCOMPARE(installs(*driver.encode(command)), 2);
        QCOMPARE(installs(*driver.encode(command)), 0);
        driver.beginFrame();
        QCOMPARE(installs(*driver.encode(command)), 2);
    }

    /// Words are those of the hardware: address and value behind the header of a REG.
    void RUN_01_aSingleValueIsARegisterCommand()
    {
        const DrawBench bench({4, 4});
        const Written written = frameOf(bench, [](DrawState& state) { state.blend.dither = !state.blend.dither; });
        const auto commands = commandStream(*written.second.words);
        QCOMPARE(commands.size(), std::size_t{3});
        QCOMPARE(commands[0].command.client, CommandClient::Render);
        QCOMPARE(commands[0].words.size(), std::size_t{3});
        QCOMPARE(commands[0].words[0], 0x10200002u); // HIZ-31: render, REG, two words
        QCOMPARE(QString::fromStdString(registerName(commands[0].words[1])), QString("blend.dither"));
    }

    void RUN_01_aChangedWordChangesThePictureAsTheCallWould()
    {
        const DrawBench bench({4, 4});
        const auto with = [&bench](BlendFactor factor) {
            return frameOf(bench, [factor](DrawState& state) { state.blend.destinationColor = factor; });
        };
        const Written one = with(BlendFactor::One);
        const Written color = with(BlendFactor::SourceAlpha);
        const std::uint32_t address = registersNamed("blend.destinationColor").at(0).first;
        const auto asCalled = drawn(bench, {color.first, color.second});
        QVERIFY(asCalled != drawn(bench, {one.first, one.second}));
        const DrawCommand changed = damaged(one.second, address, static_cast<std::uint32_t>(BlendFactor::SourceAlpha));
        QCOMPARE(drawn(bench, {one.first, changed}), asCalled);
    }

    void RUN_01_aDroppedCommandKeepsTheOldValue()
    {
        const DrawBench bench({4, 4});
        const Written same = frameOf(bench, [](DrawState&) {});
        const Written one = frameOf(bench, [](DrawState& state) { state.blend.destinationColor = BlendFactor::One; });
        const std::uint32_t address = registersNamed("blend.destinationColor").at(0).first;
        const auto unchanged = drawn(bench, {same.first, same.second});
        QVERIFY(unchanged != drawn(bench, {one.first, one.second}));
        QCOMPARE(drawn(bench, {one.first, without(one.second, address)}), unchanged);
    }

    /// What lies in no words does not reach the machine.
    void RUN_01_theMachineDrawsFromWordsAlone()
    {
        const DrawBench bench({4, 4});
        const Written written = frameOf(bench, [](DrawState&) {});
        const auto expected = drawn(bench, {written.first});
        DrawWords words = *written.first.words;
        auto other = *written.first.state;
        other.blend.colorMask = 0;
        DrawCommand changed = written.first;
        changed.state = std::make_shared<const DrawState>(other);
        words.of = changed; // as if it had been asked for
        words.of.words = nullptr;
        changed.words = std::make_shared<const DrawWords>(words);
        QCOMPARE(drawn(bench, {changed}), expected);
    }

    /// The second draw's words are two commands; a machine that has not drawn the first one needs all of them.
    void RUN_01_anotherMachineIsWrittenAllThatItNeeds()
    {
        const DrawBench bench({4, 4});
        const Written written = frameOf(bench, [](DrawState&) {});
        QCOMPARE(drawn(bench, {written.second}), drawn(bench, {written.first}));
    }

    /// Another driver has named blocks in the registers: none of its numbers is taken for one of our own.
    void RUN_01_aDriverGoesOnFromTheRegistersOfAnother()
    {
        const DrawBench bench({4, 4});
        DrawEncoder other;
        std::ignore = other.encode(triangle(bench).finished());
        const Vec4 white{1, 1, 1, 1};
        auto draft =
            bench.draft(Topology::Triangles, {{0, 0, 0, white}, {8, 0, 0, white}, {0, 8, 0, white}}, kFlatProgram);
        const DrawCommand command = draft.finished();
        TimedOptions options;
        options.image = other.image();
        Memory memory = bench.memory;
        TimedGpu gpu(memory, MachineConfig{}, options);
        QVERIFY(gpu.draw(command));
        QVERIFY(gpu.draw(command));
        QCOMPARE(DrawBench::contents(memory, bench.targets), drawn(bench, {command, command}));
    }

    void RUN_01_aMissingBlockRefusesTheDraw()
    {
        const DrawBench bench({4, 4});
        const Written written = frameOf(bench, [](DrawState&) {});
        const std::uint32_t texture = registersNamed("fragment.texture.2").at(0).first;
        CommandWriter writer;
        writer.setRegister(texture, 99);
        const std::vector<std::byte> bad = writer.bytes();
        CommandWriter repair;
        repair.setRegister(texture, 0);
        std::vector<std::byte> bytes = *written.first.words->bytes;
        for (const std::vector<std::byte>* part :
             {&bad, &*written.second.words->bytes, &repair.bytes(), &*written.second.words->bytes})
            bytes.insert(bytes.end(), part->begin(), part->end());
        Memory memory = bench.memory;
        TimedGpu gpu(memory, MachineConfig{});
        StreamNotes notes;
        const Subscription subscription = gpu.hub().subscribe(notes);
        const auto size = static_cast<std::uint32_t>(bytes.size());
        QVERIFY(gpu.submit(CommandBuffer{{0, std::make_shared<const std::vector<std::byte>>(std::move(bytes))},
                                         0,
                                         size,
                                         {},
                                         written.second.words->blocks,
                                         0,
                                         0}));
        QVERIFY(gpu.runUntil({}, {}));
        QCOMPARE(notes.ended, (std::vector<std::uint32_t>{0, 2}));
        QCOMPARE(notes.errors.size(), std::size_t{1});
        QCOMPARE(notes.errors[0].code, ErrorCode::HostAddress);
        QCOMPARE(notes.errors[0].draw, 1u);
    }

    /// HIZ-31: a value that the register can't hold, and an address where there is none.
    void RUN_01_aDamagedWordIsAnUnknownCommand()
    {
        const DrawBench bench({4, 4});
        const Written one = frameOf(bench, [](DrawState& state) { state.blend.destinationColor = BlendFactor::One; });
        const std::uint32_t address = registersNamed("blend.destinationColor").at(0).first;
        Memory memory = bench.memory;
        TimedGpu gpu(memory, MachineConfig{});
        StreamNotes notes;
        const Subscription subscription = gpu.hub().subscribe(notes);
        QVERIFY(gpu.draw(one.first));
        QVERIFY(gpu.draw(damaged(one.second, address, 15))); // of 15 factors, 0…14
        QCOMPARE(notes.errors.size(), std::size_t{1});
        QCOMPARE(notes.errors[0].code, ErrorCode::UnknownCommand);
        QCOMPARE(notes.errors[0].index, 0u); // the first byte of the draw's buffer
        QCOMPARE(notes.ended, (std::vector<std::uint32_t>{0, 1}));
    }

    /// 64 MiB of commands that the machine does not know, and is told of, and the draw's own.
    void RUN_01_aLongStreamIsSplitAtADraw()
    {
        const DrawBench bench({4, 4});
        const DrawCommand draw = triangle(bench).finished();
        const auto words = DrawEncoder().encode(draw);
        for (const bool isTooLong : {false, true}) {
            constexpr std::size_t kUnknown = 16'384; // bytes: a header, and 4,095 words
            std::vector<std::byte> bytes((isTooLong ? 4'096 : 4'095) * kUnknown);
            for (std::size_t header = 0; header < bytes.size(); header += kUnknown) {
                bytes[header] = bytes[header + 2] = std::byte{0xFF}; // size, opcode
                bytes[header + 1] = std::byte{0x0F};
                bytes[header + 3] = std::byte{0x3F}; // client 3-D
            }
            bytes.insert(bytes.end(), words->bytes->begin(), words->bytes->end());
            CommandBuffer buffer = bufferOf(*words, draw);
            buffer.size = static_cast<std::uint32_t>(bytes.size());
            buffer.memory.bytes = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
            Memory memory = bench.memory;
            MachineConfig config;
            config.timing = TimingModel::Ideal;
            TimedGpu gpu(memory, config);
            StreamNotes notes;
            const Subscription subscription = gpu.hub().subscribe(notes);
            QVERIFY(gpu.submit(buffer));
            QVERIFY(gpu.runUntil({}, {}));
            QCOMPARE(notes.ended, (std::vector<std::uint32_t>{0}));
            QCOMPARE(notes.warnings, isTooLong ? std::vector{WarningCode::StreamSplit} : std::vector<WarningCode>());
        }
    }

    void RUN_01_namesAreThoseOfTheMap()
    {
        QCOMPARE(registersNamed("BLEND.sourcecolor").size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(registerName(0x1A0)), QString("discard.byIntervals"));
        const auto constant = registersNamed("vertex.constant.12");
        QCOMPARE(constant.size(), std::size_t{1});
        QCOMPARE(constant[0].first, 0x10000u + 48);
        QCOMPARE(constant[0].count, 4u);
        QCOMPARE(QString::fromStdString(registerName(0x10000 + 50)), QString("vertex.constant.12.z"));
        QVERIFY(registersNamed("0x181").at(0).contains(0x181));
        QVERIFY(StateRegisters::takes(registersNamed("attribute.3.offset").at(0).first + 1, 0xFFFFFFFF));
        for (const char* name : {"", "blen", "blend.", "vertex.constant.x", "vertex.constant.70000", "0x", "0x1FF"})
            QVERIFY2(registersNamed(name).empty(), name);
    }
};

VITRINE_TEST(RunStreamsTest)
#include "tst_run_streams.moc"
