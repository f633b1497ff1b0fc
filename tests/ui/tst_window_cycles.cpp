// SPDX-License-Identifier: Apache-2.0
// RUN-09: what draws cost stands in the window as it comes, alone and in their frame.
#include "core/session/frame/frame_stream.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"
#include "tests/ui/model_rows.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/test_capture.h"
#include "tests/ui/window_bench.h"
#include "views/base/event_costs.h"
#include "views/base/item_tools.h"
#include "views/scrubber/scrubber.h"
#include "views/theme/counted.h"

#include <QTreeView>

using namespace vitrine;
using test::findRow;
using test::WindowBench;
using views::EventModel;

namespace {

constexpr const char* kSample = "bypass-ten-draws";

} // namespace

class TestWindowCycles final : public QObject {
    Q_OBJECT

private slots:
    void init() { bench = std::make_unique<WindowBench>(); }
    void cleanup() { bench.reset(); }

    // Nobody has asked for them. The frame is a stream of one draw at a time: costs are cycles alone (RUN-14).
    void RUN_09_cyclesAreThereByThemselves()
    {
        const core::FrameRun run = frameZero(1);
        open({});
        QVERIFY(!tree().isColumnHidden(EventModel::CyclesColumn));
        QTRY_VERIFY(cycles("Frame 0").isValid());
        for (std::size_t draw = 0; draw < run.draws.size(); ++draw)
            QCOMPARE(cycles(QString("Draw %1").arg(draw)), QVariant::fromValue<quint64>(run.draws[draw].cost));
        QVERIFY(!cycles("Clear").isValid());
        QVERIFY(strip().cellRect(1).width() > 5 * strip().cellRect(4).width()); // 51,310 cycles and 4,369
    }

    // With others beside it a draw costs other cycles, and so does a clear: all of them and the rest are the frame's.
    void RUN_09_inTheirFrameRowsHaveTheirCosts()
    {
        const core::FrameRun run = frameZero(4);
        open({"--in-frame"});
        QTRY_VERIFY(cycles("Frame 0").isValid());
        for (std::size_t draw = 0; draw < run.draws.size(); ++draw)
            QCOMPARE(cycles(QString("Draw %1").arg(draw)), QVariant::fromValue<quint64>(run.draws[draw].cost));
        QCOMPARE(cycles("Clear"), QVariant::fromValue<quint64>(run.transfers.at(0).cost));
        QCOMPARE(cycles("Frame 0"), QVariant::fromValue<quint64>(run.cost()));
        const QString tip = findRow(*tree().model(), "Frame 0")
                                .siblingAtColumn(EventModel::CyclesColumn)
                                .data(Qt::ToolTipRole)
                                .toString();
        QVERIFY2(tip.endsWith(
                     QString("The frame: %1 cycles, %2 of them without a draw and %3 of idle tail")
                         .arg(views::grouped(run.cycles), views::grouped(run.withoutDraw), views::grouped(run.tail))),
                 qPrintable(tip));
        QVERIFY(strip().describe(0).endsWith(" cycles in its frame")); // the clear
        QCOMPARE(head(), QString("Cost"));
        bench->window().desk().setInFrame(false);
        QTRY_COMPARE(cycles("Draw 0"), QVariant::fromValue<quint64>(frameZero(1).draws[0].cost));
        QVERIFY(!cycles("Clear").isValid());
        QCOMPARE(head(), QString("Cycles"));
    }

    // A long frame tells each draw as soon as it is counted, and the whole when all are.
    void RUN_09_aLongFrameTellsWhatIsCounted()
    {
        QCOMPARE(test::writeHeavy(bench->path("heavy.vitrine"), 40, 512), QString());
        QVERIFY(bench->start({bench->path("heavy.vitrine"), "--draw", "0"}));
        tree().expandAll();
        QTRY_VERIFY(cycles("Draw 0").isValid());
        QVERIFY(!cycles("Frame 0").isValid());
        const QModelIndex last = findRow(*tree().model(), "Draw 39").siblingAtColumn(EventModel::CyclesColumn);
        QCOMPARE(last.data().toString(), QString("…"));
        QVERIFY(!last.data(EventModel::ShareRole).isValid());
    }

    // What docks ask is answered first, and what was counted goes on behind it.
    void RUN_09_countingWaitsForWhatIsAsked()
    {
        open({});
        QTRY_VERIFY(bench->isAnswered()); // what can wait is no matter
        for (int step = 0; step < 3; ++step) {
            bench->press(Qt::Key_F10);
            QVERIFY(bench->settle());
        }
        QTRY_VERIFY(cycles("Frame 0").isValid());
    }

private:
    [[nodiscard]] static core::FrameRun frameZero(std::uint32_t draws)
    {
        test::SampleReplay sample(kSample);
        auto run = core::FrameStream(sample.capture(), sample.machine(), draws).run();
        return run ? *std::move(run) : core::FrameRun();
    }
    void open(const QStringList& options)
    {
        const QString capture = test::copySample(kSample, bench->path("sample.vitrine"));
        QVERIFY(bench->start(QStringList{capture, "--draw", "0"} + options));
        tree().expandAll();
    }
    [[nodiscard]] QTreeView& tree() const { return test::child<QTreeView>(bench->window().events(), "eventTree"); }
    [[nodiscard]] views::Scrubber& strip() const { return bench->window().scrubber(); }
    [[nodiscard]] QString head() const
    {
        return tree().model()->headerData(EventModel::CyclesColumn, Qt::Horizontal).toString();
    }
    [[nodiscard]] QVariant cycles(const QString& start) const
    {
        const QVariant value =
            findRow(*tree().model(), start).siblingAtColumn(EventModel::CyclesColumn).data(views::kValueRole);
        return value.isValid() ? QVariant::fromValue<quint64>(value.toULongLong()) : value;
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowCycles, QApplication)
#include "tst_window_cycles.moc"
