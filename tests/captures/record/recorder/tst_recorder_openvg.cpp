// SPDX-License-Identifier: Apache-2.0
// Programs that draw with OpenVG, recorded. What they draw is not looked at here.
#include "core/api/calls/bound_api.h"
#include "core/api/calls/format_call.h"
#include "core/api/replay/replayer.h"
#include "core/gpu/machine_config.h"
#include "core/session/call_troubles.h"
#include "core/session/replay.h"
#include "tests/captures/record/recorder/recorder_bench.h"
#include "tests/harness/test_class.h"

#include <QProcess>
#include <QtTest>

#include <array>
#include <sstream>

using namespace vitrine;
using namespace vitrine::testing;
using captures::CaptureReader;
using captures::RecordingOutcome;

namespace {

captures::RecordingOptions optionsOf(const RecorderBench& bench, const std::string& task)
{
    auto options = bench.options({});
    options.command = {VITRINE_OPENVG_SUBJECT, task, bench.path("out")};
    return options;
}

std::string textOf(const RecorderBench& bench)
{
    const auto bytes = contents(bench.path("out"));
    return {bytes.begin(), bytes.end()};
}

/// The calls of a capture with that function, in order.
std::vector<core::Call> callsOf(CaptureReader& capture, std::string_view function)
{
    std::vector<core::Call> found;
    for (std::uint64_t i = 0; i < capture.callCount(); ++i)
        if (auto call = capture.call(i); call && call->function == function)
            found.push_back(*call);
    return found;
}

std::string firstOf(CaptureReader& capture, std::string_view function)
{
    const auto found = callsOf(capture, function);
    return found.empty() ? std::string() : core::formatCall(found.front());
}

} // namespace

class TestRecorderOpenVg : public QObject {
    Q_OBJECT

private slots:
    void dataIsRecordedAsFarAsItGoes()
    {
        const RecorderBench bench;
        const RecordingOutcome outcome = bench.record(optionsOf(bench, "scene"));
        QCOMPARE(outcome.problem, std::string());
        QCOMPARE(outcome.exitStatus, std::optional(0)); // it touched nothing behind the data
        QCOMPARE(outcome.captures.size(), std::size_t{1});
        QCOMPARE(outcome.captures[0].counts.frames, std::uint64_t{2});
        // Clear, path, mask layer, mask, path into the mask, glyphs, five filters and pixels.
        QCOMPARE(outcome.captures[0].counts.draws, std::uint64_t{2 * 12});
        std::istringstream lines(textOf(bench));
        std::string line;
        std::getline(lines, line);
        QCOMPARE(line, std::string("matrix 2 0 2"));
        std::getline(lines, line);
        QCOMPARE(line, std::string("length 116.83")); // 40 + 28 + sqrt(40² + 28²) = 116.826
        std::getline(lines, line);
        QCOMPARE(line, std::string("bounds 1 1 41 30"));
        std::getline(lines, line);
        QCOMPARE(line, std::string("version 1.1"));
        std::getline(lines, line);
        QCOMPARE(line, std::string("error 0"));
        auto capture = CaptureReader::open(bench.path("out.vitrine"));
        QVERIFY(capture.hasValue());
        CaptureReader& reader = **capture;
        QCOMPARE(firstOf(reader, "vgAppendPathData"),
                 std::string("vgAppendPathData(dstPath = 1, numSegments = 4, pathSegments = {VG_MOVE_TO_ABS, "
                             "VG_HLINE_TO_ABS, VG_VLINE_TO_REL, VG_CLOSE_PATH}, pathData = blob(8))"));
        QCOMPARE(firstOf(reader, "vgModifyPathCoords"),
                 std::string("vgModifyPathCoords(dstPath = 1, startIndex = 1, numSegments = 2, pathData = blob(4))"));
        QCOMPARE((*callsOf(reader, "vgImageSubData")[0].arguments[1].blob())->size(), std::size_t{2 * 20 + 16});
        QCOMPARE((*callsOf(reader, "vgWritePixels")[0].arguments[0].blob())->size(), std::size_t{16 + 8});
        QCOMPARE((*callsOf(reader, "vgReadPixels")[0].arguments[0].blob())->size(), std::size_t{4 * 4});
        QCOMPARE((*callsOf(reader, "vgLookup")[0].arguments[3].blob())->size(), std::size_t{256});
        QCOMPARE(callsOf(reader, "vgLookupSingle")[0].arguments[2].array()->size(), std::size_t{256});
        QCOMPARE(firstOf(reader, "vgConvolve").find("kernel = {1, -2, 1}") != std::string::npos, true);
        QCOMPARE(callsOf(reader, "vgSetiv")[0].arguments[2].array()->size(), std::size_t{8});
        QVERIFY(callsOf(reader, "vgDrawGlyphs")[0].arguments[4].isNull());
        QCOMPARE(callsOf(reader, "vgGetMatrix")[0].arguments[0].array()->at(7).asFloat(), 2.0);
        QCOMPARE(callsOf(reader, "vgPathLength")[0].result.asFloat() > 116.8, true);
        QCOMPARE(*callsOf(reader, "vgGetString")[0].result.string(), std::string("1.1"));
        for (const core::Call& call : callsOf(reader, "vgGetError"))
            QCOMPARE(call.result.asInteger(), std::int64_t{0});
    }

    void aReplayHasWhatTheProgramHad()
    {
        const RecorderBench bench;
        QCOMPARE(bench.record(optionsOf(bench, "scene")).problem, std::string());
        auto capture = CaptureReader::open(bench.path("out.vitrine"));
        core::Replay replay(**capture, core::MachineConfig{}, core::Timing::Untimed);
        QVERIFY(replay.seek((*capture)->frames().at(1).endCallIndex + 1).hasValue());
        const auto& contexts = replay.replayer().vg().contexts();
        QCOMPARE(contexts.size(), std::size_t{1});
        const core::openvg::Context& context = contexts.begin()->second;
        QCOMPARE(context.state().surface.width, 45);
        QCOMPARE(context.state().surface.height, 33);
        QCOMPARE(context.state().surface.maskBits, 8);
        QCOMPARE(context.state().settings.clearColor[2], 0.75f);
        QCOMPARE(context.state().settings.scissorRects, (std::vector<VGint>{0, 0, 20, 33, 20, 0, 25, 33}));
        QCOMPARE(context.state().matrix(VG_MATRIX_PATH_USER_TO_SURFACE).sx, 2.0);
        QCOMPARE(context.state().matrix(VG_MATRIX_PATH_USER_TO_SURFACE).tx, 1.0);
        // The path of the second frame is left; those of the first have gone, and so have all other objects.
        QCOMPARE(context.shareGroup().paths.size(), std::size_t{1});
        QCOMPARE(context.shareGroup().images.size(), std::size_t{0});
        QCOMPARE(context.shareGroup().fonts.size(), std::size_t{0});
        QCOMPARE(context.shareGroup().maskLayers.size(), std::size_t{0});
        const auto& handles = replay.replayer().vgHandles().at(context.state().shareGroup);
        const std::int64_t recorded = callsOf(**capture, "vgCreatePath").at(1).result.asInteger();
        const core::openvg::Path* path = context.shareGroup().paths.find(handles.find(static_cast<GLuint>(recorded)));
        QVERIFY(path);
        QCOMPARE(path->data->commands().size(), std::size_t{4 + 5 + 4});
        QCOMPARE(path->data->coordinate(2), 42.0); // as it was modified
        QCOMPARE(path->data->coordinate(3), 28.0);
        QCOMPARE(context.state().error, VG_NO_ERROR);
    }

    void VG2D_40_theBasicPathIsRecorded()
    {
        const RecorderBench bench;
        const RecordingOutcome outcome = bench.record(optionsOf(bench, "basic"));
        QCOMPARE(outcome.problem, std::string());
        QCOMPARE(outcome.exitStatus, std::optional(0)); // it touched nothing behind the data
        QCOMPARE(textOf(bench), std::string("error 0\n"));
        QCOMPARE(outcome.captures[0].counts.draws, std::uint64_t{8});
        auto capture = CaptureReader::open(bench.path("out.vitrine"));
        QVERIFY(capture.hasValue());
        CaptureReader& reader = **capture;
        QCOMPARE(firstOf(reader, "v2dLogicOperation"),
                 std::string("v2dLogicOperation(enabled = VG_FALSE, operation = V2D_LOGIC_XOR)"));
        QCOMPARE(firstOf(reader, "v2dFillFan"),
                 std::string("v2dFillFan(count = 3, points = {0.0, 0.0, 8.0, 0.0, 8.0, 8.0})"));
        QCOMPARE(firstOf(reader, "v2dGradientRectangle").find("dx = {0.125, 0.0}") != std::string::npos, true);
        const auto palettes = callsOf(reader, "v2dPalette");
        QCOMPARE(palettes.size(), std::size_t{2});
        QCOMPARE(palettes[0].arguments[1].array()->at(200).asInteger(), std::int64_t{0xC80000FF});
        QVERIFY(palettes[1].arguments[1].isNull());
        const auto tables = callsOf(reader, "v2dColorTable");
        QCOMPARE(tables[0].arguments[1].array()->size(), std::size_t{256});
        QVERIFY(tables[1].arguments[1].isNull());
        QCOMPARE(firstOf(reader, "v2dAlphaTest"),
                 std::string("v2dAlphaTest(enabled = VG_TRUE, function = V2D_COMPARE_NOT_EQUAL, reference = 7)"));
        const auto kernels = callsOf(reader, "v2dPatternKernel");
        QVERIFY(kernels[0].arguments[5].isNull());
        QCOMPARE(kernels[1].arguments[5].array()->at(4).asInteger(), std::int64_t{-5});
        core::Replay replay(reader, core::MachineConfig{}, core::Timing::Untimed);
        QVERIFY(replay.seek(reader.frames().at(0).endCallIndex).hasValue());
        QVERIFY(replay.troubles().calls().empty());
        const core::openvg::Context& context = replay.replayer().vg().contexts().begin()->second;
        QCOMPARE(context.state().error, VG_NO_ERROR);
        QCOMPARE(context.state().basic.color, 0xFF8040FFu);
        QCOMPARE(context.state().basic.stipple, std::optional<std::uint16_t>(0xF0F0));
        QCOMPARE(int{context.state().basic.paletteNumber}, 3);
        QVERIFY(context.state().basic.isBlended && !context.state().basic.rasterCode);
        QVERIFY(context.state().basic.isScaleAutomatic && !context.state().basic.colorTable);
        QVERIFY((context.state().basic.fog == core::BasicFog{true, 0.25f, {1.0f, 1.0f, 1.0f, 1.0f}}));
        QCOMPARE(context.state().basic.background->share, 0.5);
        QCOMPARE(context.state().basic.patternKernel->kernel.coefficients[4], -5.0);
        QCOMPARE(context.state().basic.patternKernel->kernel.shiftX, 0.5);
        QCOMPARE(replay.replayer().system().drawCount(), 8u);
    }

    void ONE_07_drawsOfBothApisTakeTurns()
    {
        const RecorderBench bench;
        const RecordingOutcome outcome = bench.record(optionsOf(bench, "mixed"));
        QCOMPARE(outcome.problem, std::string());
        QCOMPARE(outcome.exitStatus, std::optional(0));
        QCOMPARE(textOf(bench), std::string("errors 0 0\nerrors 0 0\n"));
        QCOMPARE(outcome.captures[0].counts.frames, std::uint64_t{2});
        QCOMPARE(outcome.captures[0].counts.draws, std::uint64_t{6});
        auto capture = CaptureReader::open(bench.path("out.vitrine"));
        std::vector<std::string> draws;
        for (const core::ActionEntry& action : (*capture)->actions())
            if (action.kind == core::ActionKind::Draw)
                draws.push_back((*capture)->call(action.callIndex)->function);
        const std::vector<std::string> frame{"vgClear", "glDrawArrays", "vgDrawPath"};
        QCOMPARE(draws.size(), std::size_t{6});
        QVERIFY(std::equal(frame.begin(), frame.end(), draws.begin()));
        core::Replay replay(**capture, core::MachineConfig{}, core::Timing::Untimed);
        QVERIFY(replay.seek((*capture)->callCount()).hasValue());
        QCOMPARE(replay.replayer().system().drawCount(), 6u);
        // Nothing but what is not drawn yet is told, and of OpenGL ES nothing at all.
        for (const auto& [call, warning] : replay.troubles().calls())
            QVERIFY2(warning.english().find(" vg") != std::string::npos, warning.english().c_str());
    }

    void EGL14_3_5_3_imagesAreDrawnInto()
    {
        const RecorderBench bench;
        QCOMPARE(bench.record(optionsOf(bench, "image")).problem, std::string());
        QCOMPARE(textOf(bench), std::string("pixel ff00ffff, errors 0 3000\n"));
        auto capture = CaptureReader::open(bench.path("out.vitrine"));
        const std::string text = firstOf(**capture, "eglCreatePbufferFromClientBuffer");
        QVERIFY2(text.find("buftype = EGL_OPENVG_IMAGE, buffer = 0x1") != std::string::npos, text.c_str());
        core::Replay replay(**capture, core::MachineConfig{}, core::Timing::Untimed);
        QVERIFY(replay.seek((*capture)->frames().at(0).endCallIndex).hasValue());
        QVERIFY(replay.troubles().calls().empty());
        const core::Surface& shown = replay.memory().surface(replay.replayer().window()->targets.color);
        const auto word = [&shown](std::uint32_t x, std::uint32_t y) {
            std::array<int, 4> channels{};
            for (std::size_t i = 0; i < 4; ++i)
                channels[i] = std::to_integer<int>(shown.pixel(x, y)[i]);
            return channels;
        };
        QCOMPARE(word(12, 21), (std::array{255, 0, 255, 255}));
        QCOMPARE(word(13, 21), (std::array{0, 0, 0, 0}));
    }

    void refusedCallsHaveNoEffectAndNoData()
    {
        const RecorderBench bench;
        const RecordingOutcome outcome = bench.record(optionsOf(bench, "refusals"));
        QCOMPARE(outcome.problem, std::string());
        QCOMPARE(outcome.exitStatus, std::optional(0));
        QCOMPARE(textOf(bench), std::string());
        auto capture = CaptureReader::open(bench.path("out.vitrine"));
        std::size_t refused = 0;
        for (std::uint64_t i = 0; i < (*capture)->callCount(); ++i) {
            const auto call = (*capture)->call(i);
            if (!core::isOfVg(call->function) || !hasFlag(call->flags, core::CallFlags::Refused))
                continue;
            ++refused;
            for (const core::Value& argument : call->arguments)
                QVERIFY2(!argument.blob() && !argument.array(), call->function.c_str());
        }
        QCOMPARE(refused, std::size_t{18});
        QCOMPARE(outcome.captures[0].counts.draws, std::uint64_t{0});
        core::Replay replay(**capture, core::MachineConfig{}, core::Timing::Untimed);
        QVERIFY(replay.seek((*capture)->frames().at(1).endCallIndex + 1).hasValue());
        QVERIFY(replay.troubles().calls().empty());
        const core::openvg::Context& context = replay.replayer().vg().contexts().begin()->second;
        QCOMPARE(context.state().error, VG_NO_ERROR);
        QCOMPARE(context.shareGroup().paths.size(), std::size_t{2});
    }

    void passThroughSaysThatTheSystemHasNoOpenVg()
    {
        qputenv("EGL_PLATFORM", "surfaceless");
        const RecorderBench bench;
        QProcess program;
        program.setProcessChannelMode(QProcess::MergedChannels);
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("LD_LIBRARY_PATH", VITRINE_DROP_IN_FOLDER);
        environment.insert("VITRINE_DRIVER", "system");
        program.setProcessEnvironment(environment);
        program.start(VITRINE_OPENVG_SUBJECT, {"mixed", QString::fromStdString(bench.path("out"))});
        QVERIFY(program.waitForFinished());
        const QByteArray said = program.readAll();
        if (said.contains("can't be used"))
            QSKIP("this system has no driver that works without a screen");
        QCOMPARE(said.count("vitrine: this system has no OpenVG to pass calls on to; the model has it"), 1);
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(QByteArray::fromStdString(textOf(bench)).count(" 1007"), 2); // VG_NO_CONTEXT_ERROR
    }
};

VITRINE_TEST(TestRecorderOpenVg, QCoreApplication)
#include "tst_recorder_openvg.moc"
