// SPDX-License-Identifier: Apache-2.0
// FSEG-05, FSEG-06: what a segment has left, and what fits into it.
#include "core/base/check.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "tests/gpu/draw_bench.h"
#include "tests/gpu/recorded_run.h"
#include "tests/harness/test_class.h"
#include "tests/spec/fseg/segment_bench.h"

#include <QtTest>

#include <csignal>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace vitrine::core;
using namespace vitrine::fseg;

namespace {

/// Five fragments of primitive 0 and one of primitive 1 into 8 slots, 64 words, 2 primitives, 1 program; then one of
/// primitive 2. Four words each.
SegmentBenchConfig smallSegments(std::uint32_t temporaries)
{
    SegmentBenchConfig config;
    config.limits = {8, 64, 2, 1};
    config.programs = {programOf(5, temporaries)};
    return config;
}

Script threePrimitives()
{
    return fragmentsFrom(0, 5, 0, 0) + fragmentsFrom(5, 1, 0, 1) + fragmentsFrom(6, 1, 0, 2) + flushAt(7);
}

FitDecision decision(const SegmentBench& bench, std::uint32_t number)
{
    return bench.distributor->state().decisions[number % FragmentDistributor::kDecisionsKept];
}

class ErrorNotes final : public Observer {
public:
    std::vector<ErrorReported> errors;
    void onErrorReported(const ErrorReported& event) override { errors.push_back(event); }
};

/// The signal that ends a child in which `work` runs.
template <typename Work>
int signalOf(Work&& work)
{
    const pid_t child = fork();
    if (child == 0) {
        const int silent = open("/dev/null", 1);
        dup2(silent, 2);
        work();
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

} // namespace

class FitTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void FSEG_05_remainingResourcesAreTracked();
    void FSEG_05_anUnderflowStopsTheReplay();
    void FSEG_05_theLimitingResourceRunsOutFirst();
    void FSEG_06_theDecisionNamesTheFirstResourceExceeded();
    void FSEG_06_wordsLimitASegment();
    void FSEG_06_reasonsAreJudgedInTheirOrder();
    void FSEG_06_aProgramThatNoSegmentHoldsIsRefused();
    void DEC_34_FSEG_06_compiledProgramsAreMadeToFit();
};

void FitTest::FSEG_05_remainingResourcesAreTracked()
{
    SegmentBench bench(smallSegments(1), threePrimitives());
    QVERIFY(bench.run(6)); // f0–f5 went in cycles 0–5.
    QVERIFY(bench.distributor->state().open.has_value());
    QCOMPARE(bench.distributor->state().open->remaining, (ResourceAmounts{2, 40, 0, 0}));
}

void FitTest::FSEG_05_anUnderflowStopsTheReplay()
{
    QCOMPARE(remainingAfter({2, 40, 1, 0}, {1, 4, 1, 0}), (ResourceAmounts{1, 36, 0, 0}));
    QCOMPARE(signalOf([] { static_cast<void>(remainingAfter({0, 40, 1, 0}, {1, 4, 0, 0})); }), SIGABRT);
}

void FitTest::FSEG_05_theLimitingResourceRunsOutFirst()
{
    QCOMPARE(limitingResource({2, 40, 0, 0}, {1, 4, 0, 0}), SegmentResource::Slots);  // 2 more, words for 10
    QCOMPARE(limitingResource({5, 16, 1, 0}, {1, 12, 0, 0}), SegmentResource::Words); // 5 more, words for 1
    QCOMPARE(limitingResource({4, 16, 1, 1}, {1, 4, 0, 0}), SegmentResource::Slots);  // 4 of both: the first
    QCOMPARE(limitingResource({4, 40, 0, 0}, {1, 4, 1, 0}), SegmentResource::Prims);
    QCOMPARE(limitingResource({4, 40, 3, 0}, {1, 4, 1, 1}), SegmentResource::Programs);
    QCOMPARE(limitingResource({0, 0, 0, 0}, {0, 0, 0, 0}), SegmentResource::Slots);
    QCOMPARE(enumName(SegmentResource::Prims), std::string_view("prims"));
}

void FitTest::FSEG_06_theDecisionNamesTheFirstResourceExceeded()
{
    SegmentBench bench(smallSegments(1), threePrimitives());
    QVERIFY(bench.run(7));
    const FitDecision first{0, 0, {1, 4, 1, 1}, {8, 64, 2, 1}, true, SegmentCloseReason::None};
    const FitDecision sixth{5, 0, {1, 4, 1, 0}, {3, 44, 1, 0}, true, SegmentCloseReason::None};
    const FitDecision seventh{6, 0, {1, 4, 1, 0}, {2, 40, 0, 0}, false, SegmentCloseReason::Primitives};
    const FitDecision again{6, 1, {1, 4, 1, 1}, {8, 64, 2, 1}, true, SegmentCloseReason::None};
    QCOMPARE(bench.distributor->state().decisionCount, 8u);
    QVERIFY(decision(bench, 0) == first);
    QVERIFY(decision(bench, 5) == sixth);
    QVERIFY(decision(bench, 6) == seventh);
    QVERIFY(decision(bench, 7) == again);
}

void FitTest::FSEG_06_wordsLimitASegment()
{
    SegmentBench bench(smallSegments(3), fragmentsFrom(0, 6) + flushAt(6));
    QVERIFY(bench.run(6));
    QCOMPARE(bench.book.sizes(), (std::vector<std::uint32_t>{5, 1}));
    QCOMPARE(bench.book.segments[0].reason, SegmentCloseReason::Words);
    const FitDecision sixth = decision(bench, 5);
    QCOMPARE(amount(sixth.need, SegmentResource::Words), 12u);
    QCOMPARE(amount(sixth.available, SegmentResource::Words), 4u);
    QVERIFY(!sixth.fits);
}

void FitTest::FSEG_06_reasonsAreJudgedInTheirOrder()
{
    const ResourceAmounts none{};
    QCOMPARE(decideFit({1, 1, 1, 1}, none).limit, SegmentCloseReason::Slots);
    QCOMPARE(decideFit({0, 1, 1, 1}, none).limit, SegmentCloseReason::Words);
    QCOMPARE(decideFit({0, 0, 1, 1}, none).limit, SegmentCloseReason::Primitives);
    QCOMPARE(decideFit({0, 0, 0, 1}, none).limit, SegmentCloseReason::Programs);
    QVERIFY(decideFit(none, none).fits);
}

void FitTest::FSEG_06_aProgramThatNoSegmentHoldsIsRefused()
{
    using namespace vitrine::gputest;
    DrawBench bench({4, 4});
    auto draft = bench.draft(Topology::Points, {{1, 1, 0, {}}}, programOf(2, 20));
    draft.command.drawSeq = 7;
    draft.command.callNumber = 99;
    MachineConfig config;
    config.segments->segLimits.words = 64;
    config.bypass->bypassMode = BypassMode::Off; // Past the processors it would be in no segment.
    RecordedRun run(bench.memory, config);
    ErrorNotes notes;
    const Subscription subscription = run.gpu.hub().subscribe(notes);
    const auto refused = run.gpu.draw(draft.finished());
    QVERIFY(!refused);
    QCOMPARE(QString::fromStdString(refused.error().message),
             QString("FRAGMENT_TOO_LARGE: a fragment of this program needs 80 register words, and an empty segment has "
                     "64 (seg.words)"));
    QCOMPARE(notes.errors.size(), std::size_t{1});
    QCOMPARE(notes.errors[0].code, ErrorCode::FragmentTooLarge);
    QCOMPARE(notes.errors[0].draw, 7u);
    QCOMPARE(notes.errors[0].index, 99u);

    config.segments->segLimits.words = 80;
    QVERIFY(RecordedRun(bench.memory, config).gpu.draw(draft.finished()));
    config.segments->segLimits.words = 64;
    config.segments->segMode = SegmentMode::Pull;
    QVERIFY(RecordedRun(bench.memory, config).gpu.draw(draft.finished()));
}

void FitTest::DEC_34_FSEG_06_compiledProgramsAreMadeToFit()
{
    using namespace vitrine::gputest;
    DrawBench bench({4, 4});
    // Eight values are known before the first is read: 32 words.
    std::string text = ".fragment\n.temps 8\n.inputs 1\n.outputs 1\n.varyings 1\n";
    for (int i = 0; i < 8; ++i)
        text += "SQRT r" + std::to_string(i) + ", v0\n";
    for (int i = 0; i < 8; ++i)
        text += "ADD o0, r" + std::to_string(i) + ", r" + std::to_string(i) + "\n";
    auto draft = bench.draft(Topology::Points, {{1, 1, 0, {0.0625f, 0.015625f, 0, 0.25f}}}, text + "END\n");
    MachineConfig config;
    config.segments->segLimits.words = 16;
    QVERIFY(!RecordedRun(bench.memory, config).gpu.draw(draft.finished()));

    Program compiled = *draft.state.program.fragment;
    compiled.sourceText = "void main() {}";
    draft.state.program.fragment = std::make_shared<const Program>(compiled);
    RecordedRun run(bench.memory, config);
    ErrorNotes notes;
    const Subscription subscription = run.gpu.hub().subscribe(notes);
    QVERIFY(run.gpu.draw(draft.finished()));
    QVERIFY(notes.errors.empty());
    RecordedRun ample(bench.memory, {});
    QVERIFY(ample.gpu.draw(draft.finished()));
    QVERIFY(DrawBench::contents(run.memory, bench.targets) == DrawBench::contents(ample.memory, bench.targets));
    QVERIFY(DrawBench::contents(run.memory, bench.targets) != DrawBench::contents(bench.memory, bench.targets));
}

VITRINE_TEST(FitTest, QCoreApplication)
#include "tst_fseg_fit.moc"
