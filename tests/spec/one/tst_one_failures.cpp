// SPDX-License-Identifier: Apache-2.0
// ONE-10: damaged input never takes more with it than the command that it is in.
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/session/call_troubles.h"
#include "core/session/replay.h"
#include "tests/harness/test_class.h"
#include "tests/spec/one/mixed_scene.h"

#include <QtTest>

using namespace vitrine;

namespace {

/// A capture of which one call has lost the last byte of its data.
class TruncatedSource final : public core::CallSource {
public:
    TruncatedSource(captures::CaptureReader& capture, std::string function)
        : m_capture(capture), m_function(std::move(function))
    {
    }
    [[nodiscard]] std::uint64_t callCount() const override { return m_capture.callCount(); }
    [[nodiscard]] core::Result<core::Call> call(std::uint64_t index) override
    {
        auto call = m_capture.call(index);
        if (!call || call->function != m_function)
            return call;
        for (core::Value& argument : call->arguments) {
            const core::Blob* blob = argument.blob();
            if (!blob || !*blob)
                continue;
            argument = {std::make_shared<const std::vector<std::byte>>((*blob)->begin(), (*blob)->end() - 1)};
            number = call->number;
        }
        return call;
    }
    [[nodiscard]] const std::vector<core::FrameEntry>& frames() const override { return m_capture.frames(); }
    [[nodiscard]] const std::vector<core::ActionEntry>& actions() const override { return m_capture.actions(); }

    std::uint64_t number = 0; ///< of the call cut

private:
    captures::CaptureReader& m_capture;
    const std::string m_function;
};

/// The position before the first call of a function.
std::uint64_t positionOfCall(captures::CaptureReader& capture, const std::string& function)
{
    for (std::uint64_t index = 0; index < capture.callCount(); ++index)
        if (const auto call = capture.call(index); call && call->function == function)
            return index;
    CORE_CHECK(false, "a test looks for a call that is not there");
    return 0;
}

} // namespace

class OneFailuresTest : public QObject {
    Q_OBJECT
private slots:
    void ONE_10_aTruncatedCommandIsNamedAndSkipped_data();
    void ONE_10_aTruncatedCommandIsNamedAndSkipped();
    void ONE_10_drawsBeforeATruncatedCommandAreThere();
    void ONE_10_aTruncatedCommandIsAnErrorEvent();
    void ONE_10_theReplayStopsWhereTheUserWantsItTo();
    void ONE_10_aDeadlockEndsTheDrawWithItsChain();
};

void OneFailuresTest::ONE_10_aTruncatedCommandIsNamedAndSkipped_data()
{
    QTest::addColumn<QString>("function");
    QTest::addColumn<QString>("says");
    // 16 × 16 texels of 4 bytes; 21 vertices of 3 floats.
    QTest::newRow("texels") << "glTexImage2D"
                            << "glTexImage2D: TRUNCATED_COMMAND: pixels has 1023 bytes, 1024 are needed";
    QTest::newRow("vertices") << "glBufferData"
                              << "glBufferData: TRUNCATED_COMMAND: data has 251 bytes, 252 are needed";
    QTest::newRow("update") << "glBufferSubData"
                            << "glBufferSubData: TRUNCATED_COMMAND: data has 251 bytes, 252 are needed";
}

void OneFailuresTest::ONE_10_aTruncatedCommandIsNamedAndSkipped()
{
    QFETCH(QString, function);
    QFETCH(QString, says);
    const test::MixedScene scene;
    const auto capture = scene.open();
    QVERIFY(capture);
    TruncatedSource source(*capture, function.toStdString());
    core::Replay replay(source, core::MachineConfig{}, core::Timing::Timed);
    QVERIFY(replay.seek(source.callCount()).hasValue());
    QCOMPARE(replay.position(), source.callCount()); // It goes on behind it.
    const auto warning = replay.troubles().calls().find(source.number);
    QVERIFY(warning != replay.troubles().calls().end());
    QCOMPARE(QString::fromStdString(warning->second), QStringLiteral("call %1 %2").arg(source.number).arg(says));
}

void OneFailuresTest::ONE_10_drawsBeforeATruncatedCommandAreThere()
{
    const test::MixedScene scene;
    const auto capture = scene.open();
    const auto whole = scene.open();
    QVERIFY(capture && whole);
    TruncatedSource source(*capture, "glBufferSubData");
    const std::uint64_t sprite = test::positionOf(*capture, test::kSpriteDraw);
    core::Replay damaged(source, core::MachineConfig{}, core::Timing::TimedAndHashed);
    core::Replay sound(*whole, core::MachineConfig{}, core::Timing::TimedAndHashed);
    for (core::Replay* replay : {&damaged, &sound}) {
        QVERIFY(replay->seek(sprite).hasValue());
        QCOMPARE(replay->drawCounters().size(), std::size_t{test::kSpriteDraw}); // draws 0, 1 and 2
        QVERIFY(replay->lastDrawState().has_value());
    }
    QCOMPARE(damaged.troubles().calls().size(), std::size_t{1});
    QVERIFY(sound.troubles().calls().empty());
    QCOMPARE(damaged.picture(core::Attachment::Color).hash(), sound.picture(core::Attachment::Color).hash());
}

void OneFailuresTest::ONE_10_aTruncatedCommandIsAnErrorEvent()
{
    const test::MixedScene scene;
    const auto capture = scene.open();
    const auto whole = scene.open();
    QVERIFY(capture && whole);
    TruncatedSource source(*capture, "glBufferSubData");
    core::Replay damaged(source, core::MachineConfig{}, core::Timing::TimedAndHashed);
    core::Replay sound(*whole, core::MachineConfig{}, core::Timing::TimedAndHashed);
    const std::uint64_t cut = positionOfCall(*whole, "glBufferSubData");
    for (core::Replay* replay : {&damaged, &sound})
        QVERIFY(replay->seek(cut).hasValue());
    QCOMPARE(damaged.traceHash(), sound.traceHash()); // Nothing differs before it …
    for (core::Replay* replay : {&damaged, &sound})
        QVERIFY(replay->seek(cut + 1).hasValue());
    QVERIFY(damaged.traceHash() != sound.traceHash()); // … and then one event does.
    QVERIFY(damaged.seek(cut).hasValue() && damaged.seek(cut + 1).hasValue());
    core::Replay again(source, core::MachineConfig{}, core::Timing::TimedAndHashed);
    QVERIFY(again.seek(cut + 1).hasValue());
    QCOMPARE(damaged.traceHash(), again.traceHash()); // Once, whichever way led here.
}

void OneFailuresTest::ONE_10_theReplayStopsWhereTheUserWantsItTo()
{
    const test::MixedScene scene;
    const auto capture = scene.open();
    const auto whole = scene.open();
    QVERIFY(capture && whole);
    TruncatedSource source(*capture, "glBufferSubData");
    const std::uint64_t cut = positionOfCall(*whole, "glBufferSubData");
    for (const auto timing : {core::Timing::Untimed, core::Timing::Timed}) {
        core::Replay replay(source, core::MachineConfig{}, timing);
        replay.setFaultPolicy(core::FaultPolicy::Stop);
        for (int i = 0; i < 2; ++i) { // However often it is tried.
            const auto sought = replay.seek(source.callCount());
            QVERIFY(!sought);
            QVERIFY(QString::fromStdString(sought.error().message).contains("glBufferSubData: TRUNCATED_COMMAND: "));
            QCOMPARE(replay.position(), cut);
            QCOMPARE(replay.troubles().calls().count(source.number), std::size_t{1});
        }
        core::Replay before(*whole, core::MachineConfig{}, timing);
        QVERIFY(before.seek(cut).hasValue());
        QCOMPARE(replay.picture(core::Attachment::Color).hash(), before.picture(core::Attachment::Color).hash());
        QVERIFY(replay.lastDrawState() == before.lastDrawState());
        QVERIFY(replay.seek(0).hasValue()); // The way back is open.
    }
}

void OneFailuresTest::ONE_10_aDeadlockEndsTheDrawWithItsChain()
{
    const test::MixedScene scene;
    const auto capture = scene.open();
    QVERIFY(capture);
    core::MachineConfig config;
    config.processors->spEnabled = 0;
    core::Replay replay(*capture, config, core::Timing::Timed);
    const std::uint64_t first = test::positionOf(*capture, 0);
    QVERIFY(replay.seek(first + 1).hasValue());
    QCOMPARE(replay.troubles().calls().size(), std::size_t{1});
    const QString sentence = QString::fromStdString(replay.troubles().calls().begin()->second);
    QVERIFY2(sentence.contains("DEADLOCK") && sentence.contains("100000 cycles: ci waits for "), qPrintable(sentence));
    QVERIFY2(sentence.contains("no processor is enabled"), qPrintable(sentence));
    QVERIFY(!replay.picture(core::Attachment::Color).empty()); // What was before it can be looked at.
}

VITRINE_TEST(OneFailuresTest, QCoreApplication)
#include "tst_one_failures.moc"
