// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/docks/buffer/buffer_controls.h"
#include "views/docks/buffer/buffer_export.h"
#include "views/docks/buffer/buffer_model.h"
#include "views/docks/buffer/buffer_view.h"
#include "views/docks/buffer/layout_field.h"
#include "views/kit/pane.h"

#include <QClipboard>
#include <QDockWidget>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QTableView>
#include <QToolButton>

using namespace vitrine;
using test::number;
using test::WindowBench;

namespace {

/// The frame of test_capture.h, whose buffer 1 gets another first number (0.5 for −1) between its two draws.
QString writeChanging(const QString& path)
{
    test::CallScript script;
    test::addSetUp(script);
    test::addHalf(script, 0, 1, 0);
    script.add("glBufferSubData", {number(0x8892), number(0), number(4), test::floatBlob({0.5f})});
    test::addHalf(script, 8, 0, 1);
    script.add("eglSwapBuffers", {test::handle(0xD0), test::handle(0x50)}, number(1));
    return test::writeCapture(path, script);
}

} // namespace

class TestWindowBuffers final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(writeChanging(bench->path("changing.vitrine")), QString());
        QVERIFY(bench->start({bench->path("changing.vitrine"), "--draw", "0"}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("buffer"));
        view = dynamic_cast<views::BufferView*>(docks.view("buffer"));
        QVERIFY(view);
        QTRY_COMPARE(model().rowCount(), 3);
    }
    void cleanup() { bench.reset(); }

    void whatTheLastDrawReadsIsShownAtOnce()
    {
        QCOMPARE(header().layoutField->text(), QString("float2 p;"));
        QCOMPARE(texts(0), QStringList({"0x000000", "-1", "-1"}));
        QCOMPARE(texts(1), QStringList({"0x000008", "3", "-1"}));
        QCOMPARE(texts(2), QStringList({"0x000010", "-1", "3"}));
        QCOMPARE(model().headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QString("p.x"));
        QTRY_COMPARE(dock().windowTitle(), QString("Buffer 1 · 24") + QChar(QChar::Nbsp) + "B");
        QVERIFY(header().explanation->text().startsWith("3 elements of 8 B · as "));
    }

    void aStepMarksWhatItChanged()
    {
        bench->press(Qt::Key_F10);
        QTRY_COMPARE(texts(0), QStringList({"0x000000", "0.5", "-1"}));
        const auto first = model().index(0, 1);
        QVERIFY(first.data(views::BufferModel::ChangedRole).toBool());
        QVERIFY(first.data(Qt::FontRole).value<QFont>().bold());
        QVERIFY(first.data(Qt::ToolTipRole).toString().endsWith("0x3f000000 (was -1)"));
        QVERIFY(!model().index(0, 2).data(views::BufferModel::ChangedRole).toBool());
        table().setCurrentIndex(model().index(2, 1));
        QTest::mouseClick(footer().nextChange, Qt::LeftButton);
        QCOMPARE(table().currentIndex(), first);
        bench->press(Qt::Key_F10, Qt::ShiftModifier);
        QTRY_COMPARE(texts(0), QStringList({"0x000000", "-1", "-1"}));
    }

    void aLayoutIsTypedAndRemembered()
    {
        type("ushort2 a; half b; pad 2");
        QCOMPARE(model().columnCount(), 4);
        // −1 is 0xbf800000: the lower half is 0, the upper 48 · 1024 less 128.
        QCOMPARE(texts(0).mid(1, 2), QStringList({"0", "49024"}));
        QTest::keyClick(&line(), Qt::Key_Return);
        QVERIFY(table().hasFocus());
        bench->press(Qt::Key_F10); // another step keeps it
        QVERIFY(bench->settle());
        QCOMPARE(header().layoutField->text(), QString("ushort2 a; half b; pad 2"));
        type("");
        QTest::keyClick(&line(), Qt::Key_Return); // empty: as the draw reads it, again
        QTRY_COMPARE(header().layoutField->text(), QString("float2 p;"));
        const auto isOffered = [this](const QString& layout) { return header().layoutField->findData(layout) >= 0; };
        QTRY_VERIFY(isOffered("ushort2 a; half b; pad 2")); // The list comes with the answer about the step.
    }

    void aWrongLayoutIsExplainedAndTheTableStays()
    {
        type("flaot2 p");
        QVERIFY(header().explanation->text().contains("At character 1: 'flaot2' is no type; is it float?"));
        QCOMPARE(model().columnCount(), 3);
    }

    void hexadecimalShowsTheBits()
    {
        QTest::mouseClick(header().hexadecimal, Qt::LeftButton);
        QCOMPARE(texts(1), QStringList({"0x000008", "0x40400000", "0xbf800000"}));
    }

    void placesAndValuesAreFound()
    {
        QTest::keyClicks(footer().goTo, "@17");
        QTest::keyClick(footer().goTo, Qt::Key_Return);
        QCOMPARE(table().currentIndex().row(), 2);
        QTest::keyClicks(footer().find, "3");
        QTest::keyClick(footer().find, Qt::Key_Return);
        QCOMPARE(table().currentIndex(), model().index(2, 2));
        QTest::keyClick(footer().find, Qt::Key_Return);
        QCOMPARE(table().currentIndex(), model().index(1, 1));
        QTest::keyClick(footer().find, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(table().currentIndex(), model().index(2, 2));
        footer().find->setText("0xbf800000");
        QTest::keyClick(footer().find, Qt::Key_Return);
        QCOMPARE(table().currentIndex(), model().index(0, 1));
    }

    void rangesOfColumns()
    {
        QTRY_COMPARE(footer().range->text(), QString("p.x: min -1 · max 3"));
        QVERIFY(model().headerData(2, Qt::Horizontal, Qt::ToolTipRole).toString().contains("min -1 · max 3"));
    }

    void aSelectedBufferThatIsNotThereIsToldAbout()
    {
        bench->window().desk().select(views::ResourceLink{{core::ResourceKind::Buffer, 1, 9}});
        QTRY_COMPARE(view->pane().sentence(), QString("There is no buffer 9 at this position."));
        header().choice->setCurrentIndex(1);
        emit header().choice->activated(1);
        QTRY_VERIFY(view->pane().isContentShown());
        QCOMPARE(bench->window().desk().selection(),
                 views::Selection(views::ResourceLink{{core::ResourceKind::Buffer, 1, 1}}));
    }

    void copiesAndExports()
    {
        table().selectRow(1);
        QTest::keyClick(&table(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QString("0x000008\t3\t-1\n"));
        QCOMPARE(views::bufferAsCsv(model()),
                 QByteArray("element,offset,p.x,p.y\r\n0,0,-1,-1\r\n1,8,3,-1\r\n2,16,-1,3\r\n"));
        const auto json = QJsonDocument::fromJson(views::bufferAsJson(model())).object();
        QCOMPARE(json["kind"].toString(), QString("buffer"));
        QCOMPARE(json["rows"].toArray()[2].toObject()["p.y"].toInt(), 3);
        const auto exports = view->exports();
        QCOMPARE(exports.size(), qsizetype(3));
        QCOMPARE(views::saveExport(exports[2], bench->path("raw.bin"), {}), QString());
        QFile raw(bench->path("raw.bin"));
        QVERIFY(raw.open(QIODevice::ReadOnly));
        QCOMPARE(raw.readAll().mid(8, 4), QByteArray("\0\0\x40\x40", 4)); // 3.0f
    }

private:
    [[nodiscard]] QTableView& table() const { return test::child<QTableView>(*view, "bufferTable"); }
    [[nodiscard]] views::BufferFooter& footer() const { return test::part<views::BufferFooter>(*view); }
    [[nodiscard]] views::BufferHeader& header() const { return test::part<views::BufferHeader>(*view); }
    [[nodiscard]] views::BufferModel& model() const { return test::part<views::BufferModel>(*view); }
    [[nodiscard]] QStringList texts(int row) const
    {
        QStringList all;
        for (int column = 0; column < model().columnCount(); ++column)
            all << model().index(row, column).data().toString();
        return all;
    }
    [[nodiscard]] QDockWidget& dock() const { return *bench->window().docks().dock("buffer"); }
    [[nodiscard]] QLineEdit& line() const { return *header().layoutField->lineEdit(); }
    void type(const QString& text) const
    {
        line().setFocus();
        line().selectAll();
        QTest::keyClick(&line(), Qt::Key_Backspace);
        for (const QChar letter : text) // completions come and go; Esc would leave the field
            QTest::keyClick(&line(), letter.toLatin1());
    }

    std::unique_ptr<WindowBench> bench;
    views::BufferView* view = nullptr;
};

VITRINE_TEST(TestWindowBuffers, QApplication)
#include "tst_window_buffers.moc"
