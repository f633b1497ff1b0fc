// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "captures/store/capture_reader.h"
#include "core/gpu/knobs/command_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/session/frame/frame_stream.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/link_label.h"
#include "views/base/machine_choice.h"
#include "views/docks/frames/frames_rows.h"
#include "views/docks/frames/frames_strip.h"
#include "views/docks/frames/frames_view.h"
#include "views/kit/asking_pane.h"
#include "views/kit/row_table.h"
#include "views/machine/recordings.h"
#include "views/theme/counted.h"

#include <QApplication>
#include <QClipboard>
#include <QPushButton>
#include <QSpinBox>

#include <vector>

using namespace vitrine;
using test::WindowBench;

/// lit-cube-shadow-map has three frames that differ in cycles. What they take is told by a stream without recorders.
class TestWindowFrames final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QVERIFY(bench->start({test::copySample("lit-cube-shadow-map", bench->path("sample.vitrine")), "--draw", "1"}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("frames"));
        view = dynamic_cast<views::FramesView*>(docks.view("frames"));
        QVERIFY(view);
        QTRY_VERIFY(runButton().isEnabled());
    }
    void cleanup() { bench.reset(); }

    void nothingIsRecordedUntilItIsAskedFor()
    {
        QVERIFY2(pane().sentence().startsWith("Press Run"), qPrintable(pane().sentence()));
        QVERIFY(view->exports().empty());
        QCOMPARE(box("framesFirst").value(), 0);
        QVERIFY(box("framesLast").value() >= 2);
        bench->press(Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY2(pane().sentence().startsWith("Open a capture"), qPrintable(pane().sentence()));
        QVERIFY(!runButton().isEnabled());
    }

    void RUN_08_framesOneBehindTheOther()
    {
        run(0, 2);
        const std::vector<core::FrameRun> runs = streamed();
        QVERIFY(runs.size() >= 3);
        quint64 cycles = 0, energy = 0, draws = 0;
        for (int row = 0; row < 3; ++row) {
            const core::FrameRun& frame = runs[static_cast<std::size_t>(row)];
            QCOMPARE(text(row, 0), QString("frame %1").arg(row));
            QCOMPARE(number(row, 1), quint64(frame.draws.size()));
            QCOMPARE(number(row, 2), quint64(frame.cycles));
            QCOMPARE(number(row, 3), quint64(frame.withoutDraw));
            QCOMPARE(number(row, 4), quint64(frame.tail));
            QCOMPARE(number(row, 5), quint64(frame.energy));
            QCOMPARE(number(row, 9), quint64(frame.hostWrites.size()));
            double shares = 0;
            for (int column = 6; column < 9; ++column)
                shares += value(row, column).toDouble();
            QVERIFY(std::abs(shares - 100) < 1e-9);
            cycles += frame.cycles;
            energy += frame.energy;
            draws += frame.draws.size();
        }
        QCOMPARE(rows().rowCount(), 4);
        QCOMPARE(number(3, 1), draws);
        QCOMPARE(number(3, 2), cycles);
        QCOMPARE(number(3, 5), energy);
        QVERIFY2(headline().startsWith("3 frames: " + views::grouped(cycles) + " cycles"), qPrintable(headline()));
        // On the axis each is as wide as its cycles.
        const double width = strip().width();
        for (std::size_t place = 0; place < 3; ++place) {
            const double share = double(runs[place].cycles) / double(cycles);
            QVERIFY(std::abs(strip().rectOf(place).width() - share * width) < 0.01);
        }
    }

    void RUN_08_aClickGoesToTheFrame()
    {
        run(0, 2);
        QTest::mouseClick(&strip(), Qt::LeftButton, {}, strip().rectOf(2).center().toPoint());
        QTRY_COMPARE(bench->window().desk().moment().index->frameAt(bench->window().desk().moment().position),
                     std::optional<std::size_t>(2));
        QVERIFY(pane().isContentShown());
        // The link of the cycles: into the frame's timeline, in whose last cycle its last draw retires.
        const auto link = rows().index(1, 2).data(views::kLinkRole).value<views::Link>();
        bench->window().desk().follow(link);
        auto& recordings = views::Recordings::of(bench->window().desk());
        QTRY_VERIFY(recordings.isInFrame() && recordings.recording() && recordings.frame() == 1);
        QCOMPARE(recordings.recording()->length(), streamed()[1].cycles);
    }

    void RUN_08_theArrowsGoFromFrameToFrame()
    {
        run(0, 2);
        strip().setFocus();
        const auto goesTo = [this](Qt::Key key, std::size_t frame) {
            QTest::keyClick(&strip(), key);
            const views::Desk& desk = bench->window().desk();
            QTRY_COMPARE(desk.moment().index->frameAt(desk.moment().position), std::optional(frame));
            QVERIFY(bench->settle());
        };
        goesTo(Qt::Key_Left, 0);
        goesTo(Qt::Key_Left, 0); // it is the first one
        goesTo(Qt::Key_Right, 1);
        goesTo(Qt::Key_Right, 2);
        goesTo(Qt::Key_Right, 2);
        goesTo(Qt::Key_Left, 1);
    }

    /// Frames that are known are not run again: with others beside them they are the same.
    void moreFramesAreAddedToThoseThatAreKnown()
    {
        run(2, 1); // either way round
        QCOMPARE(rows().rowCount(), 3);
        const quint64 second = number(0, 2);
        run(0, 1);
        QCOMPARE(rows().rowCount(), 3);
        QCOMPARE(number(1, 2), second);
        QCOMPARE(text(0, 0), QString("frame 0"));
    }

    void anotherMachineHasOtherFrames()
    {
        run(0, 0);
        const quint64 before = number(0, 2);
        views::MachineChoice other = *bench->window().desk().moment().machine;
        other.config.commands->ciDraws = 1;
        bench->window().desk().useMachine(other);
        QTRY_VERIFY(pane().sentence().startsWith("Press Run"));
        QVERIFY(view->exports().empty());
        QVERIFY(bench->settle());
        run(0, 0);
        QVERIFY(number(0, 2) > before);
        QCOMPARE(number(0, 2), quint64(streamed()[0].cycles));
    }

    void whatIsShownIsCopiedAndExported()
    {
        run(0, 1);
        view->copy();
        QVERIFY(QApplication::clipboard()->text().startsWith("2 frames: "));
        QVERIFY(QApplication::clipboard()->text().contains("\nframe 1\t"));
        const auto exports = view->exports();
        QCOMPARE(exports.size(), 2);
        QVERIFY(exports[0].content().bytes.startsWith("Frame,Draws,Cycles,"));
    }

private:
    [[nodiscard]] views::AskingPane& pane() const { return view->pane(); }
    [[nodiscard]] QPushButton& runButton() const { return test::child<QPushButton>(*view, "runFrames"); }
    [[nodiscard]] QSpinBox& box(const char* name) const { return test::child<QSpinBox>(*view, name); }
    [[nodiscard]] views::FramesStrip& strip() const { return test::child<views::FramesStrip>(*view, "framesStrip"); }
    [[nodiscard]] const QAbstractItemModel& rows() const { return *view->findChild<views::RowTable*>()->model(); }
    [[nodiscard]] QString headline() const
    {
        return test::child<views::LinkLabel>(*view, "framesHeadline").plainText();
    }
    [[nodiscard]] QString text(int row, int column) const { return rows().index(row, column).data().toString(); }
    [[nodiscard]] QVariant value(int row, int column) const
    {
        return rows().index(row, column).data(views::kValueRole);
    }
    [[nodiscard]] quint64 number(int row, int column) const { return value(row, column).toULongLong(); }
    void run(int first, int last)
    {
        box("framesFirst").setValue(first);
        box("framesLast").setValue(last);
        runButton().click();
        const auto isShown = [&] {
            return pane().isContentShown() && rows().rowCount() == std::abs(last - first) + 2 &&
                   text(0, 0) == QString("frame %1").arg(std::min(first, last));
        };
        QTRY_VERIFY(isShown());
    }
    [[nodiscard]] std::vector<core::FrameRun> streamed() const
    {
        const auto reader = captures::CaptureReader::open(test::sampleFile("lit-cube-shadow-map").toStdString());
        const core::MachineConfig& config = bench->window().desk().moment().machine->config;
        core::FrameStream stream(**reader, config, config.commands->ciDraws);
        std::vector<core::FrameRun> runs;
        while (stream.frame() < std::min<std::size_t>(3, stream.frameCount()))
            runs.push_back(*stream.run());
        return runs;
    }

    std::unique_ptr<WindowBench> bench;
    views::FramesView* view = nullptr;
};

VITRINE_TEST(TestWindowFrames, QApplication)
#include "tst_window_frames.moc"
