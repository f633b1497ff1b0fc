// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/uniform_calls.h"
#include "core/session/resources/uniform_history.h"
#include "tests/harness/test_class.h"
#include "tests/session/capture_bench.h"
#include "tests/ui/unit_capture.h"

#include <algorithm>

using namespace vitrine;
using core::ProgramDetails;
using core::ResourceId;
using core::ResourceKind;
using core::UniformDetails;
using core::UniformHistory;
using core::UniformRows;
using core::UniformWrite;
using test::CaptureBench;

namespace {

constexpr ResourceId kProgram{ResourceKind::Program, 1, 40};

UniformRows row(std::vector<std::string> values)
{
    return {std::move(values)};
}

} // namespace

/// What is told of uniforms and of parameters of units, by whom they were set (HET-25 to HET-27), and how older
/// interfaces would have set them (HET-30).
class TestUniformHistory final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        capture = test::unitCapture();
        bench = std::make_unique<CaptureBench>(
            [this](const QString& path) { return test::writeCapture(path, capture.script); });
        QVERIFY(bench->isReady());
    }

    void HET_25_parametersStandBehindTheUniformsOfTheShaders()
    {
        const ProgramDetails details = detailsAfter(2);
        QStringList plain;
        for (const UniformDetails& uniform : details.uniforms)
            if (!uniform.parameter)
                plain << QString::fromStdString(uniform.name);
        std::ranges::sort(plain);
        QCOMPARE(plain, QStringList({"tint", "turn", "wood"}));
        const UniformDetails& tint = named(details, "tint");
        QVERIFY(tint.isOfFragmentShader && !tint.isOfVertexShader && !tint.isInitial);
        const UniformDetails& turn = named(details, "turn");
        QVERIFY(turn.isOfVertexShader && !turn.isOfFragmentShader && turn.isInitial);
        QVERIFY(named(details, "wood").isOfFragmentShader && named(details, "wood").isInitial);
        const UniformDetails& procedure = named(details, "ff_ProcTex.procedure");
        QVERIFY(procedure.parameter && !procedure.isInitial);
        QCOMPARE(procedure.parameter->unit, std::string("FFP"));
        QCOMPARE(procedure.parameter->port, std::uint8_t(2));
        QCOMPARE(procedure.parameter->lowest, 0.0);
        QCOMPARE(procedure.parameter->highest, 5.0);
        QCOMPARE(procedure.parameter->words.size(), std::size_t(6));
        QCOMPARE(procedure.parameter->defaults, std::vector<std::string>{"0"});
        QCOMPARE(procedure.rows, row({"2"}));
        QCOMPARE(procedure.location, 90);
        QVERIFY(!procedure.isOfVertexShader && !procedure.isOfFragmentShader);
        QVERIFY(named(details, "ff_ProcTex.c1").isInitial);
        QCOMPARE(named(details, "ff_ProcTex.c1").rows, row({"1", "1", "1", "1"}));
        QVERIFY(!details.hasFixedFragmentStage);
    }

    void HET_27_everySetIsFoundWithItsOldAndNewValue()
    {
        const UniformHistory history = historyAfter(2);
        QCOMPARE(history.linkedBy, std::optional(capture.link)); // turn and wood were never set
        QVERIFY(!history.isCutOff);
        const std::vector<UniformWrite> expected{
            write("ff_ProcTex.frequency", capture.frequency, "glUniform1f", row({"8"}), row({"4"})),
            write("ff_ProcTex.procedure", capture.procedure, "glUniform1i", row({"0"}), row({"2"})),
            write("tint", capture.green, "glUniform4f", row({"1", "0", "0", "1"}), row({"0", "1", "0", "1"})),
            write("tint", capture.red, "glUniform4f", row({"0", "0", "0", "0"}), row({"1", "0", "0", "1"}))};
        QCOMPARE(history.writes, expected);
    }

    void HET_28_whatIsSetBehindADrawIsNoneOfItsHistory()
    {
        const UniformHistory history = historyAfter(0);
        QCOMPARE(history.writes.size(), std::size_t(1));
        QCOMPARE(history.writes[0].after, row({"1", "0", "0", "1"}));
        QCOMPARE(named(detailsAfter(0), "tint").rows, row({"1", "0", "0", "1"}));
        QCOMPARE(named(detailsAfter(1), "tint").rows, row({"0", "1", "0", "1"}));
    }

    void HET_27_aProgramThatIsNotThereHasNoHistory()
    {
        core::Replay replay = bench->replay();
        const auto history = core::uniformHistory(replay, bench->source(), {{ResourceKind::Program, 1, 7}, 10});
        QVERIFY(history.hasValue());
        QVERIFY(history->writes.empty() && !history->linkedBy);
    }

    void HET_30_theCallsOfThreeInterfacesAreSideBySide()
    {
        const ProgramDetails details = detailsAfter(2);
        using Calls = std::vector<std::string>;
        const core::UniformCalls tint = core::callsThatSet(named(details, "tint"));
        QVERIFY(tint.fixedFunction.empty());
        QCOMPARE(tint.programmable, Calls{"glUniform4f(70, 0, 1, 0, 1)"});
        QCOMPARE(tint.unified, tint.programmable);
        const core::UniformCalls procedure = core::callsThatSet(named(details, "ff_ProcTex.procedure"));
        QCOMPARE(procedure.fixedFunction, Calls{"glTexEnvi(GL_PROCEDURAL_ENV_VITRINE, GL_PROCEDURE_VITRINE, 2)"});
        QVERIFY(procedure.programmable.empty());
        QCOMPARE(procedure.unified, Calls{"glUniform1i(90, 2)"});
        const core::UniformCalls frequency = core::callsThatSet(named(details, "ff_ProcTex.frequency"));
        QCOMPARE(frequency.fixedFunction, Calls{"glTexEnvfv(GL_PROCEDURAL_ENV_VITRINE, GL_FREQUENCY_VITRINE, {4})"});
        const core::UniformCalls turn = core::callsThatSet(named(details, "turn"));
        QCOMPARE(turn.unified,
                 Calls{"glUniformMatrix4fv(60, 1, GL_FALSE, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0})"});
        QCOMPARE(core::callsThatSet(named(details, "wood")).unified, Calls{"glUniform1i(80, 0)"});
        // Our locations are not the recorded program's: where it has not asked, nobody knows.
        QVERIFY(!named(details, "ff_ProcTex.c0").isLocationTold && named(details, "tint").isLocationTold);
        QCOMPARE(core::callsThatSet(named(details, "ff_ProcTex.c0")).unified,
                 Calls{"glUniform4f(location(\"ff_ProcTex.c0\"), 0, 0, 0, 1)"});
    }

private:
    static const UniformDetails& named(const ProgramDetails& details, const std::string& name)
    {
        const auto found = std::ranges::find(details.uniforms, name, &UniformDetails::name);
        if (found == details.uniforms.end())
            qFatal("there is no uniform %s", name.c_str());
        return *found;
    }
    static UniformWrite write(const std::string& name, std::uint64_t call, const std::string& function,
                              UniformRows before, UniformRows after)
    {
        return {name, call, call, function, std::move(before), std::move(after)};
    }

    [[nodiscard]] ProgramDetails detailsAfter(std::uint64_t draw) const
    {
        core::Replay replay = bench->replay();
        if (!replay.seek(bench->afterDraw(draw)))
            qFatal("the draw can't be reached");
        auto details = core::programDetails(replay, kProgram);
        if (!details)
            qFatal("%s", details.error().message.english().c_str());
        return std::move(*details);
    }
    [[nodiscard]] UniformHistory historyAfter(std::uint64_t draw) const
    {
        core::Replay replay = bench->replay();
        auto history = core::uniformHistory(replay, bench->source(), {kProgram, bench->afterDraw(draw)});
        if (!history)
            qFatal("%s", history.error().message.english().c_str());
        return std::move(*history);
    }

    test::UnitCapture capture;
    std::unique_ptr<CaptureBench> bench;
};

VITRINE_TEST(TestUniformHistory, QCoreApplication)
#include "tst_uniform_history.moc"
