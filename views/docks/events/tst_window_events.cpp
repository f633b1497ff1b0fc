// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/ui/model_rows.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/window_bench.h"
#include "tests/ui/without_cycles.h"
#include "views/base/desk.h"
#include "views/base/event_decorations.h"
#include "views/base/export_file.h"
#include "views/base/item_tools.h"
#include "views/docks/events/filter_field.h"
#include "views/docks/events/filter_popup.h"
#include "views/docks/state/state_model.h"
#include "views/docks/state/state_view.h"

#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QLabel>
#include <QTreeView>

using namespace vitrine;
using test::findRow;
using test::WindowBench;
using views::EventModel;

namespace {

class Decorations final : public views::EventDecorations {
public:
    using EventDecorations::EventDecorations;
    [[nodiscard]] bool showsThumbnails() const override { return true; }
    [[nodiscard]] QSize thumbnailSize() const override { return {80, 40}; }
    [[nodiscard]] QImage thumbnail(std::size_t action) override
    {
        QImage image(8, 4, QImage::Format_RGB32);
        image.fill(action == 2 ? Qt::red : Qt::blue);
        return image;
    }
    [[nodiscard]] std::optional<QString> bookmark(std::uint64_t position) const override
    {
        return position == 30 ? std::optional<QString>("here") : std::nullopt;
    }
    [[nodiscard]] QString comment(std::uint64_t callIndex) const override
    {
        return callIndex == 29 ? "why red?" : QString();
    }
};

} // namespace

class TestWindowEvents final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        test::hideCycles(*bench);
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 3), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"}));
    }
    void cleanup() { bench.reset(); }

    void fieldsFilterEvents()
    {
        type("kind:draw and draw>=3");
        QTRY_VERIFY(!row("Draw 2").isValid() && row("Draw 3").isValid());
        QVERIFY(row("Draw 5").isValid());
        QVERIFY(!row("Clear").isValid());
        QTRY_VERIFY2(statusLabel().text().startsWith("3 matches\nCalls where the kind is draw"),
                     qPrintable(statusLabel().text()));
        QVERIFY(field().toolTip().contains("the draw is at least 3"));
    }

    void whatDrawsUseCountsOverCallsThatAreNotListed()
    {
        type("program:1"); // glUseProgram itself is no event
        QTRY_COMPARE(statusLabel().text().left(9), QString("6 matches"));
    }

    void aWrongFilterIsToldAndTakesNothingAway()
    {
        type("draw:4");
        QTRY_COMPARE(model().rowCount(), 1);
        QTest::keyClicks(&field(), " and frame>");
        QVERIFY(fault().isVisible());
        QCOMPARE(fault().text(), QString("Column 18: expected a number after >"));
        QCOMPARE(field().text(), QString("draw:4 and frame>"));
        QVERIFY(row("Draw 4").isValid());
        QCOMPARE(model().rowCount(), 1);
        QTest::keyClicks(&field(), "1");
        QVERIFY(!fault().isVisible());
        QTRY_VERIFY(statusLabel().text().startsWith("1 match"));
    }

    void whatIsWrongIsUnderlined()
    {
        type("draw:4");
        const QImage right = field().grab().toImage();
        type("draw;4");
        const QImage plain = field().grab().toImage();
        type("drow:4");
        QVERIFY(vermilion(field().grab().toImage()) > 10);
        QCOMPARE(vermilion(right), 0);
        QCOMPARE(vermilion(plain), 0);
    }

    void whatCanFollowIsOffered()
    {
        auto& popup = completions();
        type("ki");
        QVERIFY(popup.isVisible());
        QCOMPARE(popup.topLevelItem(0)->text(0), QString("kind:"));
        QTest::keyClick(&field(), Qt::Key_Tab);
        QCOMPARE(field().text(), QString("kind:"));
        QVERIFY(field().hasFocus());
        QVERIFY(popup.isVisible()); // with the kinds
        QCOMPARE(popup.topLevelItem(1)->text(0), QString("clear"));
        QTest::keyClick(&field(), Qt::Key_Down);
        QTest::keyClick(&field(), Qt::Key_Down);
        QTest::keyClick(&field(), Qt::Key_Return);
        QCOMPARE(field().text(), QString("kind:clear"));
        QVERIFY(!popup.isVisible());
        QTRY_VERIFY(statusLabel().text().startsWith("3 matches"));
    }

    void whatOccursInTheCaptureIsOffered()
    {
        auto& popup = completions();
        type("marker:");
        QVERIFY(popup.isVisible());
        QCOMPARE(popup.topLevelItem(0)->text(0), QString("halves"));
        type("function:glDraw");
        QTRY_VERIFY(popup.isVisible() && popup.topLevelItem(0)->text(0) == "glDrawArrays");
    }

    void escapeClosesTheListAndThenClears()
    {
        type("ki");
        QVERIFY(completions().isVisible());
        QTest::keyClick(&field(), Qt::Key_Escape);
        QVERIFY(!completions().isVisible());
        QCOMPARE(field().text(), QString("ki"));
        QTest::keyClick(&field(), Qt::Key_Escape);
        QCOMPARE(field().text(), QString());
        QVERIFY(eventTree().hasFocus());
    }

    void usedFiltersAreOfferedAgainInTheNextRun()
    {
        type("draw:1");
        QTest::keyClick(&field(), Qt::Key_Return); // to the tree
        QVERIFY(eventTree().hasFocus());
        type("frame:");
        QTest::keyClick(&field(), Qt::Key_Escape); // the list
        QTest::keyClick(&field(), Qt::Key_Escape); // a filter with a fault is not kept
        bench->restart();
        QVERIFY(bench->start({bench->path("frames.vitrine")}));
        bench->press(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(field().hasFocus());
        QTest::keyClick(&field(), Qt::Key_Down);
        QVERIFY(completions().isVisible());
        QCOMPARE(completions().topLevelItem(0)->text(0), QString("draw:1"));
        QTest::keyClick(&field(), Qt::Key_Down);
        QTest::keyClick(&field(), Qt::Key_Return);
        QCOMPARE(field().text(), QString("draw:1"));
    }

    // The window is 16 × 8, and each draw fills a half of it.
    void costsAreCountedInFragments()
    {
        const auto cost = [this](const QString& start) { return row(start).siblingAtColumn(EventModel::CostColumn); };
        QTRY_COMPARE(cost("Draw 0").data().toString(), QString("64"));
        QCOMPARE(cost("Draw 1").data(views::kValueRole).toULongLong(), 64u);
        QCOMPARE(cost("Draw 1").data(EventModel::ShareRole).toDouble(), 0.5);
        QCOMPARE(cost("halves").data(views::kValueRole).toULongLong(), 128u);
        QCOMPARE(cost("Frame 0").data(views::kValueRole).toULongLong(), 128u);
        QVERIFY(!cost("Clear").data().isValid());
        const QString toolTip = cost("Draw 0").data(Qt::ToolTipRole).toString();
        QCOMPARE(toolTip,
                 QString("64 fragments, 50.00 % of its frame\n3 vertices\n1 primitive drawn\n"
                         "64 samples written\n"
                         "Shading that its fragments need: none. Deciding rule: the interpolated color alone."));
        QVERIFY(!cost("Draw 2").data().isValid()); // another frame, which nobody has looked into
        eventTree().expandAll();
        QTRY_COMPARE(cost("Draw 2").data().toString(), QString("64"));
    }

    /// VG2D-06, VG2D-15: the star counts 2,399 + 1,485 + 2,395 samples in a box of 92 × 88 pixels, 2,528 of which it
    /// paints. What the clear paints is 320 × 240.
    void VG2D_15_aDrawingOf2dGraphicsHasCostsOfItsOwn()
    {
        bench = std::make_unique<WindowBench>();
        QSettings(bench->path("settings.ini"), QSettings::IniFormat)
            .setValue("docks/events/shownColumns",
                      QStringList{"stencilWrites", "touched", "covered", "cycles", "energy"});
        QVERIFY(bench->start({test::copySample("star", bench->path("star.vitrine")), "--draw", "1"}));
        const auto cost = [this](const QString& start, EventModel::Column column) {
            return row(start).siblingAtColumn(column).data(views::kValueRole);
        };
        QTRY_COMPARE(cost("Draw 1", EventModel::StencilWritesColumn).toULongLong(), 6279u);
        QCOMPARE(cost("Draw 1", EventModel::TouchedColumn).toULongLong(), 8096u);
        QCOMPARE(cost("Draw 1", EventModel::CoveredColumn).toULongLong(), 2528u);
        QCOMPARE(cost("Draw 0", EventModel::StencilWritesColumn).toULongLong(), 0u);
        QCOMPARE(cost("Draw 0", EventModel::CoveredColumn).toULongLong(), 76800u);
        QCOMPARE(cost("Frame 0", EventModel::TouchedColumn).toULongLong(), 8096u + 76800u);
        for (const EventModel::Column column : {EventModel::CyclesColumn, EventModel::EnergyColumn}) {
            QTRY_VERIFY(cost("Frame 0", column).toULongLong() > 0);
            QCOMPARE(cost("Frame 0", column).toULongLong(),
                     cost("Draw 0", column).toULongLong() + cost("Draw 1", column).toULongLong());
        }
    }

    // It is hidden when all that the docks share is gone.
    void aWindowIsLeftWithItsEventsFloating()
    {
        auto* dock = bench->window().findChild<QDockWidget*>("events");
        QVERIFY(dock);
        dock->setFloating(true);
        QTRY_VERIFY(dock->isVisible() && dock->isWindow());
        bench.reset();
    }

    void theShownEventIsMarkedByMoreThanColor()
    {
        const QModelIndex current = row("Draw 0");
        QVERIFY(current.data(EventModel::CurrentRole).toBool());
        QVERIFY(current.data(Qt::AccessibleTextRole).toString().endsWith(", shown now"));
        QVERIFY(!row("Draw 1").data(Qt::AccessibleTextRole).toString().contains("shown now"));
        bench->press(Qt::Key_F10);
        QVERIFY(bench->settle());
        QVERIFY(row("Draw 1").data(EventModel::CurrentRole).toBool());
        QVERIFY(!row("Draw 0").data(EventModel::CurrentRole).toBool());
    }

    // The scissor's x is 0 in even draws and 8 in odd ones; its width is always 8.
    void whatAStepChangesStandsOutInBothDirections()
    {
        struct Step {
            int key;
            const char* value;
            const char* toolTip;
            bool isChanged;
        };
        const Step steps[] = {
            {Qt::Key_F10, "8", "8 (was 0)", true},  // draw 1
            {Qt::Key_Left, "0", "0 (was 8)", true}, // back to draw 0
            {Qt::Key_End, "8", "8 (was 0)", true},  // a jump to draw 5
            {Qt::Key_PageUp, "8", "8", false},      // draw 3
        };
        for (const Step& step : steps) {
            bench->press(step.key, step.key == Qt::Key_Left ? Qt::ControlModifier : Qt::NoModifier);
            QVERIFY(bench->settle());
            const QModelIndex x = scissor("x").siblingAtColumn(1);
            QCOMPARE(x.data().toString(), QString(step.value));
            QCOMPARE(x.data(Qt::ToolTipRole).toString(), QString(step.toolTip));
            QCOMPARE(x.data(views::StateModel::ChangedRole).toBool(), step.isChanged);
            QCOMPARE(x.data(Qt::DecorationRole).value<QColor>().alpha() == 255, step.isChanged); // a mark
            QCOMPARE(x.data(Qt::AccessibleTextRole).toString().endsWith(", changed"), step.isChanged);
            QVERIFY(!scissor("width").data(views::StateModel::ChangedRole).toBool());
        }
    }

    void decorationsStandBesideTheRows()
    {
        Decorations decorations;
        bench->window().desk().setEventDecorations(&decorations);
        auto& tree = eventTree();
        QVERIFY(!tree.isColumnHidden(EventModel::ThumbnailColumn));
        QVERIFY(tree.visualRect(row("Draw 0")).height() >= 40);
        const QModelIndex draw = row("Draw 0"); // call 29, action 2: the clear is 0, the group 1
        QVERIFY(draw.data(EventModel::BookmarkedRole).toBool());
        QCOMPARE(draw.siblingAtColumn(EventModel::CommentColumn).data().toString(), QString("here · why red?"));
        const auto image = draw.siblingAtColumn(EventModel::ThumbnailColumn).data(Qt::DecorationRole).value<QImage>();
        QCOMPARE(image.pixelColor(0, 0), QColor(Qt::red));
        QVERIFY(!row("Draw 1").data(EventModel::BookmarkedRole).toBool());
        bench->window().desk().setEventDecorations(nullptr);
        QVERIFY(tree.isColumnHidden(EventModel::ThumbnailColumn));
    }

    void severalRowsAreCopied()
    {
        auto& tree = eventTree();
        QTRY_VERIFY(row("Draw 1").data().toString().contains("count = 3"));
        tree.setFocus();
        tree.setCurrentIndex(row("Draw 0"));
        QTest::keyClick(&tree, Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(&tree, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(),
                 QString("Draw 0 glDrawArrays(mode = GL_TRIANGLES, first = 0, count = 3)\n"
                         "Draw 1 glDrawArrays(mode = GL_TRIANGLES, first = 0, count = 3)"));
    }

    void whatIsFilteredIsExported()
    {
        type("draw:1-2");
        QTRY_COMPARE(statusLabel().text().left(9), QString("2 matches"));
        const auto exports = events().exports();
        QCOMPARE(exports.size(), 2);
        QCOMPARE(views::saveExport(exports[0], bench->path("events.csv"), {}), QString());
        QFile file(bench->path("events.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).split("\r\n");
        QCOMPARE(lines.value(0), QString("Number,Frame,Draw,Event,Call,Fragments,Stencil "
                                         "writes,Touched,Painted,Cycles,Energy,Shader runs,Goes without,Comment"));
        QVERIFY2(lines.value(1).startsWith("32,0,1,Draw 1,\"glDrawArrays(mode = GL_TRIANGLES, first = 0, count = 3)\""),
                 qPrintable(lines.value(1)));
        QVERIFY(lines.value(2).startsWith("42,1,2,Draw 2,"));
        QCOMPARE(lines.size(), 4); // the last one is empty
    }

    void ONE_10_aCallThatFailedIsMarkedAndLogged()
    {
        const QString path = bench->path("cut.vitrine");
        test::CallScript script;
        test::addSetUp(script);
        test::addFrame(script);
        // Three indices of two bytes each, of which two bytes are missing.
        script.add("glDrawElements", {test::number(4), test::number(3), test::number(0x1403), test::floatBlob({0})});
        const auto failing = script.calls().back().number;
        script.add("eglSwapBuffers", {test::handle(0xD0), test::handle(0x50)}, test::number(1));
        QCOMPARE(test::writeCapture(path, script), QString());
        bench->window().open(path);
        QTRY_VERIFY(bench->session().capture() && bench->session().capture()->path == path.toStdString());
        QVERIFY(bench->settle());
        bench->press(Qt::Key_End);
        QVERIFY(bench->settle());
        const QString sentence =
            QStringLiteral("call %1 glDrawElements: TRUNCATED_COMMAND: indices has 4 bytes, 6 are needed").arg(failing);
        QTRY_COMPARE(row("Draw 2").data(EventModel::FaultRole).toString(), sentence);
        QVERIFY(!row("Draw 1").data(EventModel::FaultRole).isValid());
        QVERIFY(row("Draw 2").data(Qt::ToolTipRole).toString().endsWith(sentence));
        QVERIFY(row("Draw 2").data(Qt::AccessibleTextRole).toString().contains(", failed"));
        QVERIFY(vermilion(eventTree().grab().toImage()) > 4);
        const auto& warnings = *bench->window().desk().moment().warnings;
        QCOMPARE(QString::fromStdString(warnings.at(failing).front()), sentence); // what the log shows
        bench->session().setFaultPolicy(core::FaultPolicy::Stop);
        QVERIFY(bench->settle());
        bench->press(Qt::Key_Home);
        QVERIFY(bench->settle());
        bench->press(Qt::Key_End);
        QVERIFY(bench->settle());
        QCOMPARE(bench->session().state()->position, std::uint64_t{failing}); // before it: calls count from 0
        QTRY_VERIFY2(bench->window().banner().sentence().contains("TRUNCATED_COMMAND"),
                     qPrintable(bench->window().banner().sentence()));
    }

private:
    [[nodiscard]] views::FilterPopup& completions() const { return test::part<views::FilterPopup>(field()); }
    [[nodiscard]] QTreeView& eventTree() const { return test::child<QTreeView>(events(), "eventTree"); }
    [[nodiscard]] QLabel& statusLabel() const { return test::child<QLabel>(events(), "eventStatus"); }
    [[nodiscard]] QLabel& fault() const { return test::child<QLabel>(events(), "filterFault"); }
    [[nodiscard]] views::EventView& events() const { return bench->window().events(); }
    [[nodiscard]] views::FilterField& field() const { return test::part<views::FilterField>(events()); }
    [[nodiscard]] const QAbstractItemModel& model() const { return *eventTree().model(); }
    [[nodiscard]] QModelIndex row(const QString& start) const { return findRow(model(), start); }
    [[nodiscard]] QModelIndex scissor(const QString& part) const
    {
        const auto& state = *test::child<QTreeView>(bench->window().state(), "stateTree").model();
        return findRow(state, part, findRow(state, "GL_SCISSOR_BOX", findRow(state, "rasterization")));
    }
    void type(const QString& text) const
    {
        field().setFocus();
        field().clear();
        QTest::keyClicks(&field(), text);
    }
    // Pixels of the color for faults.
    static int vermilion(const QImage& image)
    {
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QColor color = image.pixelColor(x, y);
                count += color.red() > 150 && color.green() < 130 && color.blue() < 60 ? 1 : 0;
            }
        return count;
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowEvents, QApplication)
#include "tst_window_events.moc"
