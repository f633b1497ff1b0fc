// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "captures/store/capture_reader.h"
#include "core/gpu/machine_config.h"
#include "core/session/pixel_history/pixel_history_json.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/base/item_tools.h"
#include "views/base/linked_line.h"
#include "views/docks/history/history_model.h"
#include "views/docks/history/history_view.h"
#include "views/kit/pane.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeView>

using namespace vitrine;
using test::WindowBench;
using views::HistoryModel;

namespace {

/// A frame of 16 × 8: cleared to blue, then a red triangle over everything at depth 0.25, then two green ones at 0.5 in
/// one draw, which fail the depth test.
QString writeOverlap(const QString& path)
{
    using test::number;
    using test::real;
    test::CallScript script;
    test::addSetUp(script);
    script.add("glBindBuffer", {number(0x8892), number(1)});
    script.add("glBufferData", {number(0x8892), number(48),
                                test::floatBlob({-1, -1, 3, -1, -1, 3, -1, -1, 3, -1, -1, 3}), number(0x88E4)});
    script.add("glEnable", {number(0x0B71)});
    script.add("glClearColor", {real(0), real(0), real(1), real(1)});
    script.add("glClear", {number(0x4100)});
    const auto draw = [&](float red, float green, float depth, int vertices) {
        script.add("glDepthRangef", {real(depth), real(depth)});
        script.add("glVertexAttrib4f", {number(1), real(red), real(green), real(0), real(1)});
        script.add("glDrawArrays", {number(4), number(0), number(vertices)});
    };
    draw(1, 0, 0.25f, 3);
    draw(0, 1, 0.5f, 6);
    script.add("eglSwapBuffers", {test::handle(0xD0), test::handle(0x50)}, number(1));
    return test::writeCapture(path, script);
}

} // namespace

/// Why a pixel looks as it does, in the window.
class TestWindowHistoryOfPixel final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(writeOverlap(bench->path("overlap.vitrine")), QString());
    }
    void cleanup() { bench.reset(); }

    void aSelectedPixelIsAskedAboutByItself()
    {
        QVERIFY(open(1));
        QVERIFY(pick(5, 3));
        QCOMPARE(model().rowCount(), 3);
        QVERIFY2(text(0, HistoryModel::WhatColumn).startsWith("Clear · call "), qPrintable(text(0, 0)));
        QCOMPARE(text(0, HistoryModel::AfterColumn), QString("0, 0, 1, 1"));
        QCOMPARE(text(1, HistoryModel::WhatColumn), QString("Draw 0"));
        QCOMPARE(text(1, HistoryModel::FateColumn), QString("written"));
        QCOMPARE(text(1, HistoryModel::PrimitiveColumn), QString("1"));
        QCOMPARE(text(1, HistoryModel::DepthColumn), QString("0.25 < 1: yes"));
        QCOMPARE(text(1, HistoryModel::BeforeColumn), QString("0, 0, 1, 1"));
        QCOMPARE(text(1, HistoryModel::ShadedColumn), QString("1, 0, 0, 1"));
        QCOMPARE(text(1, HistoryModel::AfterColumn), QString("1, 0, 0, 1"));
        // Both triangles of the second draw are behind: a row for the draw, and one for each of them.
        QCOMPARE(text(2, HistoryModel::WhatColumn), QString("Draw 1"));
        QCOMPARE(text(2, HistoryModel::ReasonColumn), QString("2 fragments, 0 written"));
        const QModelIndex draw = model().index(2, 0);
        QCOMPARE(model().rowCount(draw), 2);
        for (int row = 0; row < 2; ++row) {
            const auto cell = [&](int column) { return model().index(row, column, draw).data().toString(); };
            QCOMPARE(cell(HistoryModel::PrimitiveColumn), QString::number(row + 1));
            QCOMPARE(cell(HistoryModel::FateColumn), QString("culled"));
            QCOMPARE(cell(HistoryModel::DepthColumn), QString("0.5 < 0.25: no"));
            QCOMPARE(
                cell(HistoryModel::ReasonColumn),
                QString("culled: tile (0,0) is behind draw 0: zmin 0.5 > zmax 0.25 (row 1 of the table); by itself: "
                        "failed depth: 0.5 is not less than 0.25"));
            QCOMPARE(cell(HistoryModel::TileColumn), QString("(0,0) culled, row 1"));
        }
        QVERIFY(bench->window().findChild<QLabel*>("pixelNow")->text().startsWith("color (1, 0, 0, 1), depth 0.25"));
    }

    void itFollowsThePosition()
    {
        QVERIFY(open(1));
        QVERIFY(pick(5, 3));
        QSignalSpy answered(&dock(), &views::HistoryView::answered);
        bench->press(Qt::Key_F10, Qt::ShiftModifier); // before the second draw
        QVERIFY(answered.wait(test::kPatience));
        QCOMPARE(model().rowCount(), 2);
        QCOMPARE(text(1, HistoryModel::WhatColumn), QString("Draw 0"));
    }

    void coordinatesAreTypedAndNudged()
    {
        QVERIFY(open(1));
        QVERIFY(pick(5, 3));
        QSignalSpy answered(&dock(), &views::HistoryView::answered);
        auto* x = dock().findChild<QSpinBox*>("pixel_x");
        QTest::keyClick(x, Qt::Key_Up);
        QVERIFY((bench->window().desk().selection() == views::Selection(views::PixelLink{6, 3})));
        QVERIFY(answered.wait(test::kPatience));
        QCOMPARE(model().history()->query.x, 6u);
        QCOMPARE(x->maximum(), test::kWidth - 1);
    }

    void onlyChangesHidesWhatLeftThePixelAsItWas()
    {
        QVERIFY(open(1));
        QVERIFY(pick(5, 3));
        dock().findChild<QToolButton*>("onlyChanges")->click();
        QCOMPARE(model().rowCount(), 2);
        QCOMPARE(text(1, HistoryModel::WhatColumn), QString("Draw 0"));
    }

    void doubleClickGoesToTheDraw()
    {
        QVERIFY(open(1));
        QVERIFY(pick(5, 3));
        const QModelIndex row = model().index(1, HistoryModel::WhatColumn);
        table().scrollTo(row);
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, table().visualRect(row).center());
        QTest::mouseDClick(table().viewport(), Qt::LeftButton, {}, table().visualRect(row).center());
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().startsWith("frame 0 · draw 0 "), qPrintable(bench->place()));
    }

    void HIZ_11_theReasonLinksToTheDrawThatSetTheBound()
    {
        QVERIFY(open(1));
        QVERIFY(pick(5, 3));
        const QModelIndex reason = model().index(0, HistoryModel::ReasonColumn, model().index(2, 0));
        const auto links = reason.data(views::kTextLinksRole).value<views::TextLinks>();
        QCOMPARE(links.size(), qsizetype{1});
        QCOMPARE(reason.data().toString().mid(links[0].start, links[0].length), QString("draw 0"));
        QVERIFY((links[0].link.place == views::Link::Place(views::DrawLink{0, {}})));
        QCOMPARE(reason.data(Qt::AccessibleDescriptionRole).toString(), QString("Link to draw 0"));
        QVERIFY(reason.data(Qt::ToolTipRole).toString().contains("tile (0,0) is behind draw 0"));
        // Of what HIZ has let through, the tooltip says how.
        const QString written = model().index(1, HistoryModel::ReasonColumn).data(Qt::ToolTipRole).toString();
        QVERIFY2(written.endsWith("\ntile (0,0) passed as a whole: no sample was compared (row 2 of the table)"),
                 qPrintable(written));
        table().setFocus();
        table().setCurrentIndex(reason);
        bench->press(Qt::Key_Return, Qt::AltModifier);
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().startsWith("frame 0 · draw 0 "), qPrintable(bench->place()));
    }

    void aFragmentIsHandedToTheDebugger()
    {
        QVERIFY(open(1));
        QVERIFY(pick(5, 3));
        views::Link followed;
        connect(&bench->window().desk(), &views::Desk::followed, this,
                [&](const views::Link& link) { followed = link; });
        auto* debug = dock().findChild<QAction*>("debugFragment");
        table().setCurrentIndex(model().index(0, 0));
        QVERIFY(!debug->isEnabled()); // a clear
        table().setCurrentIndex(model().index(1, 0, model().index(2, 0)));
        QVERIFY(debug->isEnabled());
        debug->trigger();
        QVERIFY((followed.place == views::Link::Place(views::DrawLink{1, {}})));
        QVERIFY((followed.selection == views::Selection(views::FragmentLink{1, 2, 5, 3})));
        QCOMPARE(QString(followed.dock), QString("shader"));
    }

    void emptyStatesSayWhatToDo()
    {
        QVERIFY(open(1));
        const auto sentence = [this] { return dock().findChild<views::Pane*>()->sentence(); };
        QVERIFY2(sentence().startsWith("Click a pixel"), qPrintable(sentence()));
        QVERIFY(pick(5, 3));
        QCOMPARE(sentence(), QString());
        QVERIFY(pick(16, 0));
        QCOMPARE(sentence(), QString("The pixel has no history here: there is no pixel 16,0: the framebuffer has 16 × "
                                     "8."));
        bench->press(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(model().rowCount(), 0);
    }

    void exportsAreTheDocumentOfTheCommandLine()
    {
        QVERIFY(open(1));
        QVERIFY(pick(5, 3));
        const auto exports = dock().exports();
        QCOMPARE(exports.size(), 2);
        for (const auto& one : exports)
            QCOMPARE(views::saveExport(one, bench->path("why." + one.suffix), {}), QString());
        QFile json(bench->path("why.json")), csv(bench->path("why.csv"));
        QVERIFY(json.open(QIODevice::ReadOnly) && csv.open(QIODevice::ReadOnly));
        const auto source = captures::CaptureReader::open(bench->path("overlap.vitrine").toStdString());
        QVERIFY(source.hasValue());
        const std::uint64_t position = bench->session().state()->position;
        const auto history = core::pixelHistory(**source, core::MachineConfig{}, {position, 5, 3});
        QCOMPARE(json.readAll(), QByteArray::fromStdString(core::toJson(*history) + "\n"));
        QCOMPARE(csv.readAll().count('\n'), 6); // a header, three rows and two below the last
        table().clearSelection();
        dock().copy();
        QCOMPARE(QApplication::clipboard()->text().count('\n'), 6);
    }

private:
    bool open(int draw)
    {
        if (!bench->start({bench->path("overlap.vitrine"), "--draw", QString::number(draw)}))
            return false;
        bench->window().docks().raise(*bench->window().docks().dock("history"));
        return test::waitFor([this] { return dock().isVisible(); });
    }
    bool pick(std::uint32_t x, std::uint32_t y)
    {
        QSignalSpy answered(&dock(), &views::HistoryView::answered);
        bench->window().desk().select(views::PixelLink{x, y});
        return answered.wait(test::kPatience);
    }
    [[nodiscard]] views::HistoryView& dock() const
    {
        return *qobject_cast<views::HistoryView*>(bench->window().docks().view("history"));
    }
    [[nodiscard]] QTreeView& table() const { return *dock().findChild<QTreeView*>("historyTable"); }
    [[nodiscard]] HistoryModel& model() const { return *qobject_cast<HistoryModel*>(table().model()); }
    [[nodiscard]] QString text(int row, int column) const { return model().index(row, column).data().toString(); }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowHistoryOfPixel, QApplication)
#include "tst_window_history_of_pixel.moc"
