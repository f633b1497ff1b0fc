// SPDX-License-Identifier: Apache-2.0
#include "captures/store/capture_reader.h"
#include "core/gpu/machine_config.h"
#include "tests/captures/store/store_fixtures.h"
#include "tests/cli/cli_run.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/ui/test_capture.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace vitrine;
using test::CliRun;
using test::runCli;
using test::sampleFile;

/// `vitrine-cli run`, `occupancy`, `machine` and `verify --replay`.
class CliRunTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder = test::makeFolder();
    QString file(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile target(name);
        QVERIFY(target.open(QIODevice::WriteOnly));
        QCOMPARE(target.write(bytes), bytes.size());
    }

private slots:
    void runCounts();
    void runOfSomeFrames();
    void timedRunShowsTheSame();
    void runCountsWhatNeedsAClock();
    void RUN_02_framesInFlight();
    void RUN_09_costsWaitsAndTailAreTheFrame_data();
    void RUN_09_costsWaitsAndTailAreTheFrame();
    void RUN_09_costSpanAndAloneAreNamedApart();
    void RUN_09_aDrawThatFailedCostsNothingAndSaysWhy();
    void occupancyOfADraw();
    void runWithWrongOptionsExits2_data();
    void runWithWrongOptionsExits2();
    void callsThatFailAreTold();
    void whatCannotBeReplayedFailsEveryAnswer_data();
    void whatCannotBeReplayedFailsEveryAnswer();
    void unitsThatAMachineHasNotFailTheRun();
    void machinesAreListedAndShown();
    void machineFilesAreChecked_data();
    void machineFilesAreChecked();
    void replaysOfACaptureAreEqual();
};

void CliRunTest::runCounts()
{
    const CliRun result = runCli({"run", sampleFile("overdraw"), "--untimed", "--json"});
    QCOMPARE(result.code, 0);
    QVERIFY2(result.error.isEmpty(), result.error);
    const auto json = result.json();
    QCOMPARE(json["vitrine"], 1);
    QCOMPARE(json["kind"], "run");
    QCOMPARE(json["timing"], "untimed");
    QVERIFY(!json.contains("trace_hash"));
    QCOMPARE(json["frames"].size(), 3u);
    // Two triangles each, 180 × 144 pixels; from the front all but the first are mostly hidden.
    const auto& first = json["frames"][0]["draws"][0];
    QCOMPARE(first["draw"], 0);
    QCOMPARE(first["vertices"], 6);
    QCOMPARE(first["primitives"], 2);
    QCOMPARE(first["samples_written"], 180 * 144);
    QCOMPARE(json["frames"][1]["draws"][1]["draw"], 7);
    QCOMPARE(json["frames"][1]["draws"][1]["samples_written"], 180 * 144 - 160 * 132);
    QCOMPARE(json["frames"][1]["totals"]["samples_written"], 6 * 180 * 144 - 5 * 160 * 132);
    QCOMPARE(json["draws"], 18);
    QCOMPARE(json["totals"]["vertices"], 18 * 6);
    QCOMPARE(json["totals"]["samples_written"], 18 * 180 * 144 - 5 * 160 * 132);
    QCOMPARE(json["frames"][0]["image_hash"], json["frames"][1]["image_hash"]); // the same picture both ways
    QVERIFY(json["frames"][0]["image_hash"] != json["frames"][2]["image_hash"]);
    QCOMPARE(json["frames"][0]["image_hash"].get<std::string>().size(), 32u);
}

/// Spans, costs, waits and pictures; one draw at a time is the sum of the draws alone and what lies between them.
void CliRunTest::RUN_02_framesInFlight()
{
    const QStringList command{"run", sampleFile("lit-cube-shadow-map"), "--in-flight"};
    const CliRun result = runCli(command + QStringList{"--json"});
    QCOMPARE(result.code, 0);
    QVERIFY2(result.error.isEmpty(), result.error);
    const auto json = result.json();
    QCOMPARE(json["timing"], "in flight");
    QCOMPARE(json["knobs"]["ci.draws"], 4);
    const auto untimed = runCli({"run", sampleFile("lit-cube-shadow-map"), "--untimed", "--json"}).json();
    std::uint64_t sum = 0;
    for (std::size_t frame = 0; frame < json["frames"].size(); ++frame) {
        const auto& told = json["frames"][frame];
        QCOMPARE(told["image_hash"], untimed["frames"][frame]["image_hash"]);
        sum += told["cycles"].get<std::uint64_t>();
        std::vector<nlohmann::json> all(told["draws"].begin(), told["draws"].end());
        all.insert(all.end(), told["transfers"].begin(), told["transfers"].end());
        std::ranges::sort(all, {}, [](const auto& entry) { return entry["end"].template get<std::uint64_t>(); });
        std::uint64_t end = 0;
        for (const auto& draw : all) { // RUN-09: costs never overlap
            const auto begin = draw["begin"].get<std::uint64_t>(), retired = draw["end"].get<std::uint64_t>();
            QVERIFY(begin < retired && end < retired);
            QCOMPARE(draw["cost"].get<std::uint64_t>(), retired - std::max(begin, end));
            end = retired;
        }
        QCOMPARE(told["draws"].size(), untimed["frames"][frame]["draws"].size());
        // RUN-06: of the window, 320 × 240: 30 × 40 tiles, 16 a cycle. Of 24 words, one a cycle in default timing.
        QCOMPARE(told["transfers"][0]["kind"], "clear");
        QVERIFY(told["transfers"][0]["cost"].get<std::uint64_t>() > 30 * 40 / 16);
        QVERIFY(told["transfers"][0]["cost"].get<std::uint64_t>() < 30 * 40 / 16 + 24);
    }
    QCOMPARE(json["cycles"].get<std::uint64_t>(), sum);
    for (const auto& told : json["frames"][0]["waits"])
        QVERIFY(told["draw"].is_null() || told["draw"] <= 5); // of this frame, or of none: the frame's end
    // RUN-03: the first draw that samples the map; its state has waited for a version before.
    const auto& wait = json["frames"][0]["waits"][1];
    QCOMPARE(wait["event"], "ci.wait");
    QCOMPARE(wait["draw"], 3);
    QCOMPARE(wait["on_draw"], 2);
    QCOMPARE(wait["begin"].get<std::uint64_t>() + wait["cycles"].get<std::uint64_t>(),
             json["frames"][0]["draws"][2]["end"].get<std::uint64_t>());

    const QByteArray text = runCli(command).out;
    QVERIFY2(text.startsWith("4 draws under way at most (ci.draws)\n"), text);
    QVERIFY2(text.contains("waits for draw 2: an older draw writes what it reads"), text);
    const auto one = runCli(command + QStringList{"--json", "--set", "ci.draws=1"}).json();
    QVERIFY(one["cycles"].get<std::uint64_t>() > sum);
    QVERIFY(one["frames"][0]["waits"].empty());
    const auto hash = runCli(command + QStringList{"--json", "--trace-hash"}).json()["trace_hash"];
    QCOMPARE(runCli(command + QStringList{"--json", "--trace-hash"}).json()["trace_hash"], hash);
    const auto last = runCli(command + QStringList{"--json", "--frames", "2-2"}).json();
    QCOMPARE(last["frames"].size(), 1u);
    QCOMPARE(last["frames"][0]["cycles"], json["frames"][2]["cycles"]);
    QCOMPARE(runCli(command + QStringList{"--untimed"}).code, 2);
    QCOMPARE(runCli(command + QStringList{"--speed-up"}).code, 2);
}

void CliRunTest::RUN_09_costsWaitsAndTailAreTheFrame_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"lit-cube-shadow-map", "bypass-ten-draws", "foliage", "overlay", "stencil-mirror"})
        QTest::newRow(name) << name;
}

/// Summed over what is printed: clears and copies are rows like draws, and each cycle is of one row.
void CliRunTest::RUN_09_costsWaitsAndTailAreTheFrame()
{
    QFETCH(QString, name);
    const auto json = runCli({"run", sampleFile(name), "--in-flight", "--json"}).json();
    QVERIFY(!json["frames"].empty());
    for (const auto& frame : json["frames"]) {
        std::vector<nlohmann::json> rows(frame["draws"].begin(), frame["draws"].end());
        rows.insert(rows.end(), frame["transfers"].begin(), frame["transfers"].end());
        std::uint64_t costs = 0, last = 0;
        const auto energyOf = [](const auto& one, const char* key) {
            return qRound64(one[key].template get<double>() * 100);
        };
        qint64 energy = energyOf(frame, "waits_without_draw_energy_illustrative") +
                        energyOf(frame, "idle_tail_energy_illustrative");
        for (const auto& row : rows) {
            QCOMPARE(row["span"].get<std::uint64_t>(),
                     row["end"].get<std::uint64_t>() - row["begin"].get<std::uint64_t>());
            QVERIFY(row["cost"].get<std::uint64_t>() <= row["span"].get<std::uint64_t>());
            costs += row["cost"].get<std::uint64_t>();
            energy += energyOf(row, "energy_illustrative");
            last = std::max(last, row["end"].get<std::uint64_t>());
        }
        const auto cycles = frame["cycles"].get<std::uint64_t>();
        QCOMPARE(frame["costs"].get<std::uint64_t>(), costs);
        QCOMPARE(energyOf(frame, "energy_illustrative"), energy);
        QCOMPARE(frame["idle_tail"].get<std::uint64_t>(), cycles - last);
        QCOMPARE(frame["waits_without_draw"].get<std::uint64_t>(), last - costs);
    }
}

void CliRunTest::RUN_09_costSpanAndAloneAreNamedApart()
{
    const QStringList command{"run", sampleFile("lit-cube-shadow-map"), "--in-flight", "--frames", "1-2"};
    const auto told = runCli(command + QStringList{"--alone", "--json"}).json();
    const auto alone = runCli({"run", sampleFile("lit-cube-shadow-map"), "--frames", "1-2", "--json"}).json();
    bool differs = false;
    for (std::size_t frame = 0; frame < 2; ++frame) {
        QCOMPARE(told["frames"][frame]["draws"].size(), alone["frames"][frame]["draws"].size());
        for (std::size_t i = 0; i < told["frames"][frame]["draws"].size(); ++i) {
            const auto& draw = told["frames"][frame]["draws"][i];
            QCOMPARE(draw["draw"], alone["frames"][frame]["draws"][i]["draw"]);
            QCOMPARE(draw["alone"], alone["frames"][frame]["draws"][i]["cycles"]); // RUN-14: one number
            QVERIFY(draw["cost"] <= draw["span"]);
            differs = differs || draw["cost"] != draw["alone"];
        }
    }
    QVERIFY(differs);
    QVERIFY(!runCli(command + QStringList{"--json"}).json()["frames"][0]["draws"][0].contains("alone"));
    const QList<QByteArray> lines = runCli(command + QStringList{"--alone"}).out.split('\n');
    QCOMPARE(lines[1].simplified(),
             QByteArray("frame draw call begin end span cost energy (illustrative) alone image_hash"));
    const auto& first = told["frames"][0]["draws"][0];
    QByteArray row("1");
    for (const char* key : {"draw", "call", "begin", "end", "span", "cost"})
        row += ' ' + QByteArray::number(qulonglong(first[key].get<std::uint64_t>()));
    row += ' ' + QByteArray::number(first["energy_illustrative"].get<double>(), 'g', 12);
    row += ' ' + QByteArray::number(qulonglong(first["alone"].get<std::uint64_t>()));
    QVERIFY2(std::ranges::any_of(lines, [&](const QByteArray& line) { return line.simplified() == row; }), row);
    const auto rowsLike = [&lines](const char* note) {
        return std::ranges::count_if(lines, [&](const QByteArray& line) { return line.endsWith(note); });
    };
    QCOMPARE(rowsLike("  waits without a draw"), 2);
    QCOMPARE(rowsLike("  idle tail"), 2);
    QCOMPARE(runCli({"run", sampleFile("overdraw"), "--alone"}).code, 2); // of frames in flight alone
}

/// Three halves, of which the red one in the middle has a shader that does not come to an end.
void CliRunTest::RUN_09_aDrawThatFailedCostsNothingAndSaysWhy()
{
    test::CallScript ending, script;
    test::addSetUp(ending);
    for (const core::Call& call : ending.calls()) {
        std::vector<core::Value> arguments = call.arguments;
        const bool isSource = call.function == "glShaderSource";
        if (isSource && arguments[2].array()->front().string()->find("gl_FragColor") != std::string::npos)
            arguments[2] =
                test::list({{std::string("precision mediump float; varying vec4 v; void main()"
                                         "{ float r = v.r; while (r > 0.5) r += 1.0; gl_FragColor = vec4(r); }")}});
        script.add(call.function, arguments, call.result);
    }
    script.add("glEnable", {test::number(0x0C11)});
    for (const float red : {0.0f, 1.0f, 0.0f})
        test::addHalf(script, 0, red, 1);
    script.add("eglSwapBuffers", {test::handle(0xD0), test::handle(0x50)}, test::number(1));
    QCOMPARE(test::writeCapture(file("endless.vitrine"), script), QString());
    const CliRun result = runCli({"run", file("endless.vitrine"), "--in-flight", "--json"});
    QCOMPARE(result.code, 1);
    const auto frame = result.json()["frames"][0];
    QCOMPARE(frame["draws"].size(), 3u);
    std::uint64_t costs = 0;
    for (const int draw : {0, 1, 2}) {
        const auto& told = frame["draws"][static_cast<std::size_t>(draw)];
        QCOMPARE(told["draw"], draw);
        QCOMPARE(told["begin"].is_null(), draw == 1);
        QCOMPARE(told.contains("failure"), draw == 1);
        costs += told["cost"].get<std::uint64_t>();
    }
    const auto& failed = frame["draws"][1];
    QCOMPARE(failed["cost"], 0);
    const auto why = QByteArray::fromStdString(failed["failure"].get<std::string>());
    QVERIFY2(why.endsWith("the fragment shader does not come to an end"), why);
    QCOMPARE(frame["costs"].get<std::uint64_t>(), costs);
    QCOMPARE(frame["costs"].get<std::uint64_t>() + frame["waits_without_draw"].get<std::uint64_t>() +
                 frame["idle_tail"].get<std::uint64_t>(),
             frame["cycles"].get<std::uint64_t>());
    QVERIFY(runCli({"run", file("endless.vitrine"), "--in-flight"}).out.contains(" 0  failed: " + why + '\n'));
}

void CliRunTest::runOfSomeFrames()
{
    const auto all = runCli({"run", sampleFile("overdraw"), "--untimed", "--json"}).json();
    const auto some = runCli({"run", sampleFile("overdraw"), "--untimed", "--json", "--frames", "1-2"}).json();
    QCOMPARE(some["frames"].size(), 2u);
    QCOMPARE(some["frames"][0], all["frames"][1]);
    QCOMPARE(some["frames"][1], all["frames"][2]);
    const auto one = runCli({"run", sampleFile("overdraw"), "--untimed", "--json", "--frames", "2"}).json();
    QCOMPARE(one["frames"].size(), 1u);
    QCOMPARE(one["frames"][0]["frame"], 2);
    QVERIFY(runCli({"run", sampleFile("overdraw"), "--untimed", "--frames", "1"}).out.count('\n') == 1 + 6 + 1 + 1);
}

void CliRunTest::timedRunShowsTheSame()
{
    const auto untimed = runCli({"run", sampleFile("triangle"), "--untimed", "--json"}).json();
    const QStringList command{"run", sampleFile("triangle"), "--json", "--set", "ftq.depth=8"};
    const auto timed = runCli(command).json();
    QCOMPARE(timed["knobs"]["ftq.depth"], 8);
    QCOMPARE(timed["timing"], "timed");
    for (std::size_t i = 0; i < 3; ++i)
        QCOMPARE(timed["frames"][i]["image_hash"], untimed["frames"][i]["image_hash"]); // ONE-04
    QVERIFY(!timed.contains("trace_hash"));                                             // only when asked for
    const auto hashed = runCli(command + QStringList{"--frames", "0", "--trace-hash"}).json();
    QCOMPARE(hashed["trace_hash"].get<std::string>().size(), 32u);
    QCOMPARE(hashed["frames"][0], timed["frames"][0]); // hashing changes nothing
    QCOMPARE(runCli({"run", sampleFile("triangle"), "--untimed", "--trace-hash"}).code, 2);
    QVERIFY(timed["totals"]["cycles"] > 0);
}

/// Per draw: instructions, IPC, requests by device and stalls by reason.
void CliRunTest::runCountsWhatNeedsAClock()
{
    const auto timed = runCli({"run", sampleFile("triangle"), "--frames", "1", "--json"}).json();
    const auto& draw = timed["frames"][0]["draws"][0];
    QVERIFY(draw["instructions"] > 0);
    QCOMPARE(draw["ipc"].get<double>(), draw["instructions"].get<double>() / draw["cycles"].get<double>());
    QVERIFY(draw["requests"].empty()); // it samples no texture
    for (const char* reason : {"input_empty", "output_full", "resource_busy", "ordering", "memory"})
        QVERIFY(draw["stalls"].contains(reason));
    // Two processors can't work more than two cycles in each.
    QVERIFY(draw["processing"] > 0 && draw["processing"] <= 2 * draw["cycles"].get<std::uint64_t>());
    const auto untimed = runCli({"run", sampleFile("triangle"), "--frames", "1", "--json", "--untimed"}).json();
    QVERIFY(!untimed["frames"][0]["draws"][0].contains("instructions"));
    const auto textured = runCli({"run", sampleFile("lit-cube-shadow-map"), "--frames", "0", "--json"}).json();
    QVERIFY(textured["totals"]["requests"]["TEX"] > 0);
}

void CliRunTest::occupancyOfADraw()
{
    // Fragments have tasks: on their way past the processors they would not be in FTQ.
    const QStringList command{"occupancy", sampleFile("triangle"), "--draw", "0", "--set", "bypass.mode=off"};
    const auto json = runCli(command + QStringList{"--json", "--set", "ftq.depth=4"}).json();
    QCOMPARE(json["kind"], "occupancy");
    QCOMPARE(json["knobs"]["ftq.depth"], 4);
    const std::uint64_t cycles = json["cycles"];
    bool hasFtq = false;
    for (const auto& queue : json["queues"]) {
        // The series explains its own sums: integral over time, highest fill, what went in and out.
        std::uint64_t highest = 0, integral = 0;
        for (std::size_t i = 0; i < queue["changes"].size(); ++i) {
            const std::uint64_t from = queue["changes"][i][0], items = queue["changes"][i][1];
            const std::uint64_t to =
                i + 1 < queue["changes"].size() ? queue["changes"][i + 1][0].get<std::uint64_t>() : cycles;
            highest = std::max(highest, items);
            integral += items * (to - from);
        }
        QCOMPARE(queue["high_water"], highest);
        QVERIFY(std::abs(queue["mean"].get<double>() - double(integral) / double(cycles)) < 1e-9);
        QCOMPARE(queue["items_in"], queue["items_out"]);
        QVERIFY(highest <= queue["capacity"]);
        hasFtq |= queue["queue"] == "ftq" && queue["capacity"] == 4 && highest > 0;
    }
    QVERIFY(hasFtq);
    const CliRun csv = runCli(command + QStringList{"--csv", "--queue", "ftq"});
    QCOMPARE(csv.code, 0);
    QVERIFY2(csv.out.startsWith("queue,cycle,items\nftq,0,0\n"), csv.out);
    QVERIFY(csv.out.endsWith(",0\n")); // empty in the end
    const CliRun text = runCli(command);
    QVERIFY2(text.code == 0 && text.out.contains("high water"), text.out);
    QCOMPARE(runCli(command + QStringList{"--queue", "nosuch"}).code, 2);
    QCOMPARE(runCli(command + QStringList{"--csv", "--json"}).code, 2);
    QCOMPARE(runCli({"occupancy", sampleFile("triangle")}).code, 2);
    QCOMPARE(runCli({"occupancy", sampleFile("triangle"), "--draw", "2"}).code, 2);
    QCOMPARE(runCli({"occupancy", file("none"), "--draw", "0"}).code, 3);
}

void CliRunTest::runWithWrongOptionsExits2_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("backwards") << QStringList{"--frames", "2-1"} << QByteArray("--frames takes A-B");
    QTest::newRow("no range") << QStringList{"--frames", "all"} << QByteArray("--frames takes A-B");
    QTest::newRow("beyond") << QStringList{"--frames", "1-3"} << QByteArray("there is no frame 3: the capture has 3");
    QTest::newRow("machine") << QStringList{"--machine", "tiny"} << QByteArray("there is no machine tiny");
    QTest::newRow("knob") << QStringList{"--set", "ftq.width=3"} << QByteArray("there is no knob named ftq.width");
    QTest::newRow("value") << QStringList{"--set", "ftq.depth=0"} << QByteArray("ftq.depth: 1–1024");
    QTest::newRow("no value") << QStringList{"--set", "ftq.depth"} << QByteArray("knob=value is needed");
}

void CliRunTest::runWithWrongOptionsExits2()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, says);
    const CliRun result = runCli(QStringList{"run", sampleFile("overdraw"), "--untimed"} + options);
    QCOMPARE(result.code, 2);
    QVERIFY2(result.error.startsWith("vitrine-cli: ") && result.error.count('\n') == 1 && result.error.contains(says),
             result.error);
    QVERIFY(result.out.isEmpty());
}

void CliRunTest::callsThatFailAreTold()
{
    QVERIFY(test::writePattern(file("pattern.vitrine").toStdString(), 100)); // no context: every call fails
    const CliRun result = runCli({"run", file("pattern.vitrine"), "--untimed", "--json"});
    QCOMPARE(result.code, 1);
    QVERIFY(result.json()["frames"][9]["image_hash"].is_null());
    QVERIFY2(result.error.startsWith(("vitrine-cli: " + file("pattern.vitrine") + ": call 0 ").toUtf8()), result.error);
    QCOMPARE(result.error.count('\n'), 21);
    QVERIFY2(result.error.endsWith("and 80 more failures\n"), result.error);
    QCOMPARE(runCli({"verify", "--replay", file("pattern.vitrine")}).error, result.error); // once, not per replay
}

void CliRunTest::whatCannotBeReplayedFailsEveryAnswer_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("run") << QStringList{"run", "FILE"};
    QTest::newRow("run untimed") << QStringList{"run", "FILE", "--untimed"};
    QTest::newRow("render") << QStringList{"render", "FILE", "--frame", "0", "-o", "PNG"};
    QTest::newRow("verify") << QStringList{"verify", "FILE", "--replay"};
    QTest::newRow("state") << QStringList{"state", "FILE", "--draw", "0"};
    QTest::newRow("state inside") << QStringList{"state", "FILE", "--draw", "0", "--cycle", "5"};
    QTest::newRow("occupancy") << QStringList{"occupancy", "FILE", "--draw", "0"};
    QTest::newRow("trace") << QStringList{"trace", "FILE", "--draw", "0", "--vertex", "0"};
    QTest::newRow("why") << QStringList{"why", "FILE", "--frame", "0", "--pixel", "0,0"};
    QTest::newRow("compare") << QStringList{"compare", "FILE", "--a", "PAR", "--b", "PROG"};
}

void CliRunTest::whatCannotBeReplayedFailsEveryAnswer()
{
    QFETCH(QStringList, command);
    // A sample in which the program calls, ahead of all else, a function that no replay knows.
    const auto reader = captures::CaptureReader::open(sampleFile("triangle").toStdString());
    QVERIFY(reader.hasValue());
    auto writer = captures::CaptureWriter::create(file("unknown.vitrine").toStdString());
    QVERIFY(writer.hasValue());
    QVERIFY((*writer)->addCall(test::callOf(0, "glBlendFunciEXT", {{std::int64_t{0}}})).hasValue());
    for (std::uint64_t i = 0; i < (*reader)->callCount(); ++i) {
        auto call = (*reader)->call(i);
        QVERIFY(call.hasValue());
        ++call->number;
        QVERIFY((*writer)->addCall(*call).hasValue());
    }
    QVERIFY((*writer)->finish().hasValue());
    command.replace(command.indexOf("FILE"), file("unknown.vitrine"));
    if (command.contains("PNG"))
        command.replace(command.indexOf("PNG"), file("unknown.png"));
    const CliRun result = runCli(command);
    QCOMPARE(result.code, 1);
    QVERIFY(!result.out.isEmpty());
    QVERIFY2(result.error.count("call 0 glBlendFunciEXT: it can't be replayed, so it is skipped") == 1, result.error);
}

void CliRunTest::unitsThatAMachineHasNotFailTheRun()
{
    const QString capture = sampleFile("wood-and-marble-units");
    QCOMPARE(runCli({"run", capture, "--frames", "0"}).code, 0);
    const CliRun result = runCli({"run", capture, "--frames", "0", "--machine", "PROG"});
    QCOMPARE(result.code, 1);
    QVERIFY2(result.error.contains("glLinkProgram"), result.error);
}

void CliRunTest::machinesAreListedAndShown()
{
    const auto list = runCli({"machine", "list", "--json"}).json();
    QCOMPARE(list["machines"], nlohmann::json::array({"default", "SEQ", "PROG", "PAR"}));
    QCOMPARE(list["knobs"].size(), core::knobs().size());
    const CliRun shown = runCli({"machine", "show", "default", "--json"});
    QCOMPARE(shown.json()["kind"], "machine");
    QCOMPARE(shown.json()["knobs"]["tex.latency"], 100);
    QCOMPARE(shown.json()["knobs"]["timing"], "default");
    // What is shown is a machine file.
    write(file("machine.json"), shown.out);
    QCOMPARE(runCli({"machine", "validate", file("machine.json")}).code, 0);
    QCOMPARE(runCli({"machine", "show", file("machine.json"), "--json"}).out, shown.out);
    const QByteArray text = runCli({"machine", "show", "default"}).out;
    QVERIFY(text.contains("ftq.depth"));
    // BYP-15: the whole table, which says what its numbers are.
    QCOMPARE(shown.json()["energy_illustrative"]["TPB"]["on"], 0.5);
    QCOMPARE(shown.json()["energy_illustrative"].size(), std::size_t{14});
    QVERIFY(text.contains("energies (illustrative)"));
    QVERIFY(QString(text).simplified().contains(" ALU 1 0.3 0 4 TPB 0.5 0.15 0 0 "));
    QCOMPARE(runCli({"machine", "show", "huge"}).code, 3);
    QCOMPARE(runCli({"machine"}).code, 2);
}

void CliRunTest::machineFilesAreChecked_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("says");
    const auto machine = [](const char* knobs) {
        return QByteArray(R"({"vitrine": 1, "kind": "machine", "knobs": )") + knobs + "}";
    };
    QTest::newRow("no JSON") << QByteArray("{") << QByteArray("it is no JSON");
    QTest::newRow("something else") << QByteArray("{}") << QByteArray("it is no machine file");
    QTest::newRow("no knobs") << machine("3") << QByteArray("it has no \"knobs\"");
    QTest::newRow("out of range") << machine(R"({"sp.count": 65})") << QByteArray("sp.count: 1–64");
    QTest::newRow("fraction") << machine(R"({"sp.count": 1.5})") << QByteArray("sp.count: 1–64");
    QTest::newRow("no value") << machine(R"({"sp.count": {}})") << QByteArray("sp.count: its value is neither");
    QTest::newRow("contradiction") << machine(R"({"preset": "SEQ", "bypass.mode": "force"})")
                                   << QByteArray("preset, bypass.mode: SEQ has no bypass to force");
    QTest::newRow("newer") << QByteArray(R"({"vitrine": 2, "kind": "machine", "knobs": {}})")
                           << QByteArray("\"vitrine\": it was written by a newer Vitrine");
    QTest::newRow("deep") << machine("[[[[[[[[[[]]]]]]]]]]") << QByteArray("it is nested too deeply");
}

void CliRunTest::machineFilesAreChecked()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, says);
    write(file("bad.json"), text);
    const CliRun result = runCli({"machine", "validate", file("bad.json")});
    QCOMPARE(result.code, 3);
    QVERIFY2(result.saysOneLine(file("bad.json")) && result.error.contains(says), result.error);
    QCOMPARE(runCli({"run", sampleFile("triangle"), "--machine", file("bad.json")}).code, 2);
}

void CliRunTest::replaysOfACaptureAreEqual()
{
    const CliRun result = runCli({"verify", "--replay", sampleFile("triangle"), "--json"});
    QCOMPARE(result.code, 0);
    QCOMPARE(result.json()["sound"], true);
    QCOMPARE(result.json()["replay"]["equal"], true);
    QCOMPARE(result.json()["replay"]["frames"], 3);
    QVERIFY(runCli({"verify", "--replay", sampleFile("triangle")}).out.contains("deterministic: 3 frames"));
    QVERIFY(!runCli({"verify", sampleFile("triangle"), "--json"}).json().contains("replay"));
}

VITRINE_TEST(CliRunTest, QCoreApplication)
#include "tst_cli_run.moc"
