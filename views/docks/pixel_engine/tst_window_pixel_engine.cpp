// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/ui/blend_capture.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/docks/history/history_model.h"
#include "views/docks/history/history_view.h"
#include "views/docks/pixel_engine/block_picture.h"
#include "views/docks/pixel_engine/library_page.h"
#include "views/docks/pixel_engine/pixel_card.h"
#include "views/docks/pixel_engine/pixel_engine_view.h"
#include "views/docks/pixel_engine/pixel_pages.h"
#include "views/docks/pixel_engine/pixel_player.h"
#include "views/docks/pixel_engine/pixel_register_model.h"
#include "views/docks/pixel_engine/program_model.h"
#include "views/kit/pane.h"
#include "views/kit/row_table.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSlider>
#include <QSplitter>
#include <QTabWidget>
#include <QTreeView>

using namespace vitrine;
using test::WindowBench;
using views::EngineBlock;
using views::FragmentLink;
using views::PixelLink;
using views::PixelRegisterModel;
using views::ProgramModel;

namespace {

using Texts = QStringList;

const Texts kProgram{"IN r0, ain", "IN r1, cc", "DP2 r2, r0, r0.a, r1, ~r0.a", "OUT cc, r2", "END"};

} // namespace

/// The dock of the color updater's engine.
class TestWindowPixelEngine final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeCapture(bench->path("blend.vitrine"), test::blendScript()), QString());
    }
    void cleanup() { bench.reset(); }

    void itSaysWhatToDo()
    {
        QVERIFY(bench->start());
        bench->window().docks().raise(*bench->window().docks().dock("pixel-engine"));
        QTRY_COMPARE(pane().sentence(), QString("Open a capture to see how its pixels are blended."));
    }

    void BYP_24_withoutAPixelTheDrawsProgramIsListed()
    {
        QVERIFY(open(0));
        QTRY_COMPARE(column(ProgramModel::TextColumn), kProgram);
        QVERIFY(!player().hasTrace());
        QCOMPARE(column(ProgramModel::ValuesColumn), Texts(5, QString()));
        QCOMPARE(remark(), QString("Click a pixel in the framebuffer to go through the program with its values."));
        QVERIFY2(title().contains("Draw 0") && title().contains("RGBA8") && title().contains("32-bit floats"),
                 qPrintable(title()));
        QVERIFY(program()
                    .index(2, ProgramModel::TextColumn)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains("d0 = s0 * s1 + s2 * s3"));
    }

    void BYP_20_aPixelIsSteppedBothWays()
    {
        QVERIFY(open(0));
        QVERIFY(look(FragmentLink{0, 1, 5, 3}));
        QVERIFY2(title().contains("Pixel 5,3 of draw 0") && title().contains("RGBA8 0xFFCC6633 → 0xBF667399"),
                 qPrintable(title()));
        QCOMPARE(line(EngineBlock::Kind::Counter), QString("0"));
        QCOMPARE(line(EngineBlock::Kind::Output), QString("nothing yet"));
        QCOMPARE(line(EngineBlock::Kind::Instructions), QString("5 of 64 places"));
        table().setFocus();
        key(Qt::Key_F7); // IN r0, ain
        QCOMPARE(column(ProgramModel::NumberColumn), Texts({"0", "▶ 1", "2", "3", "4"}));
        QCOMPARE(cell(0, ProgramModel::ValuesColumn), QString("r0 = (1, 0.5, 0, 0.5)"));
        QVERIFY(block(EngineBlock::Kind::Input).works && block(EngineBlock::Kind::Registers).works);
        QVERIFY(!block(EngineBlock::Kind::Alu).works); // 32-bit floats come in as they are
        QVERIFY(block(EngineBlock::Kind::Registers).lines[0].isChanged);
        QVERIFY(!block(EngineBlock::Kind::Registers).lines[1].isChanged);
        key(Qt::Key_F7); // IN r1, cc: converted
        QVERIFY(block(EngineBlock::Kind::Alu).works);
        QVERIFY2(line(EngineBlock::Kind::Alu).contains("input module"), qPrintable(line(EngineBlock::Kind::Alu)));
        QCOMPARE(cell(1, ProgramModel::ValuesColumn), QString("r1 = (0.2, 0.4, 0.8, 1)"));
        // Of what comes next the registers hold the operands already.
        QCOMPARE(cell(2, ProgramModel::ValuesColumn),
                 QString("r0 (1, 0.5, 0, 0.5), r0.a 0.5, r1 (0.2, 0.4, 0.8, 1), ~r0.a 0.5"));
        key(Qt::Key_F7); // DP2
        QVERIFY(cell(2, ProgramModel::ValuesColumn).startsWith("r2 = (0.6, 0.45, 0.4, 0.75) ⇐ "));
        QCOMPARE(block(EngineBlock::Kind::Registers).lines[2].text, QString("r2 (0.6, 0.45, 0.4, 0.75)"));
        QCOMPARE(line(EngineBlock::Kind::Execution), kProgram[2]);
        key(Qt::Key_F7, Qt::ShiftModifier);
        QCOMPARE(player().position(), std::size_t{2});
        QCOMPARE(block(EngineBlock::Kind::Registers).lines[2].text, QString("r2 (0, 0, 0, 0)"));
        key(Qt::Key_End, Qt::AltModifier);
        QCOMPARE(player().position(), std::size_t{5});
        QCOMPARE(line(EngineBlock::Kind::Output), QString("cc ← 0xBF667399"));
        QCOMPARE(line(EngineBlock::Kind::Counter), QString("the pixel is done"));
        key(Qt::Key_F7);
        QCOMPARE(view().findChild<QLabel*>("pixelEngineTold")->text(), QString("This is the end of the program."));
        key(Qt::Key_Home, Qt::AltModifier);
        QCOMPARE(player().position(), std::size_t{0});
        view().findChild<QSlider*>("traceSlider")->setValue(4);
        QVERIFY(block(EngineBlock::Kind::Output).works);
        QVERIFY2(line(EngineBlock::Kind::Alu).contains("output module"), qPrintable(line(EngineBlock::Kind::Alu)));
    }

    void BYP_22_registersTellBeforeAndAfter()
    {
        QVERIFY(open(0));
        QVERIFY(look(FragmentLink{0, 1, 5, 3}));
        player().moveTo(3);
        const QAbstractItemModel& model = *view().findChild<QTreeView*>("pixelRegisters")->model();
        const auto at = [&](int row, int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(at(2, PixelRegisterModel::NameColumn), QString("r2"));
        QCOMPARE(at(2, PixelRegisterModel::FirstComponent + 1), QString("0.45"));
        QCOMPARE(at(2, PixelRegisterModel::StoredColumn), QString("153 115 102 191"));
        QCOMPARE(at(2, PixelRegisterModel::BeforeColumn), QString("(0, 0, 0, 0)"));
        QCOMPARE(at(2, PixelRegisterModel::WrittenColumn), QString("W"));
        QCOMPARE(at(1, PixelRegisterModel::WrittenColumn), QString());
        QCOMPARE(model.headerData(PixelRegisterModel::StoredColumn, Qt::Horizontal).toString(), QString("As RGBA8"));
        QVERIFY(!model.index(2, 0).data(Qt::DecorationRole).value<QIcon>().isNull());
    }

    void BYP_21_BYP_28_objectsAndConversionsAreTold()
    {
        QVERIFY(open(0));
        QVERIFY(look(FragmentLink{0, 1, 5, 3}));
        const QAbstractItemModel& model = *view().findChild<QTreeView*>("pixelObjects")->model();
        const auto texts = [&](const QModelIndex& row) {
            Texts cells;
            for (int column = 0; column < model.columnCount(); ++column)
                cells << row.siblingAtColumn(column).data().toString();
            return cells;
        };
        QCOMPARE(model.rowCount(), 5);
        QCOMPARE(texts(model.index(0, 0)), Texts({"Fragment · ain", "1 color", "", "transparency 0"}));
        QCOMPARE(texts(model.index(1, 0))[3], QString("nothing: the fragment has been shaded"));
        const QModelIndex before = model.index(0, 0, model.index(2, 0));
        QCOMPARE(texts(before), Texts({"color 0 · RGBA8", "0xFFCC6633", "0.2, 0.4, 0.8, 1", ""}));
        QCOMPARE(texts(model.index(2, 0, before)), Texts({"b · bits 16–23", "0xCC", "0.8", "204 ÷ 255 = 0.8"}));
        QCOMPARE(texts(model.index(3, 0))[2], QString("(0.6, 0.45, 0.4, 0.75)"));
        const QModelIndex after = model.index(0, 0, model.index(4, 0));
        QCOMPARE(texts(after)[1], QString("0xBF667399"));
        QCOMPARE(texts(model.index(3, 0, after)),
                 Texts({"a · bits 24–31", "0xBF", "0.74902", "⌊0.75 · 255 + ½⌋ = 191"}));
        const auto& cells = test::Shown::cells(*view().findChild<views::PixelCard*>("pixelCard"));
        QCOMPARE(cells.size(), 3);
        QCOMPARE(cells[0].color, (core::Vec4{1, 0.5f, 0, 0.5f}));
        QCOMPARE(cells[2].word, QString("0xBF667399"));
    }

    /// 16 × 8 samples; DP2 has four operands and a result, IN and OUT one value each.
    void BYP_26_countsOfThePixelAndOfTheDraw()
    {
        QVERIFY(open(0));
        QVERIFY(look(FragmentLink{0, 1, 5, 3}));
        QCOMPARE(count({"Samples written"}), Texts({"Samples written", "1", "128"}));
        QCOMPARE(count({"Instructions executed", "IN"}), Texts({"IN", "2", "256"}));
        QCOMPARE(count({"Instructions executed", "DP2"}), Texts({"DP2", "1", "128"}));
        QCOMPARE(count({"Bus traffic", "ALUs as slaves ◀ this machine"})[1], QString("16"));
        QCOMPARE(count({"Bus traffic", "ALUs with direct access"})[1], QString("8"));
        QCOMPARE(count({"ALU clocks", "with co-issue ◀ this machine"}).mid(1), Texts({"3", "384"}));
        QCOMPARE(count({"ALU clocks", "color and alpha apart"}).mid(1), Texts({"6", "768"}));
        QCOMPARE(cell(2, ProgramModel::TransfersColumn), QString("10"));
        QCOMPARE(cell(3, ProgramModel::OwnerColumn), QString("output module"));
    }

    void BYP_24_theDriversProgramsCanBeLeafedThrough()
    {
        QVERIFY(open(0));
        QTRY_VERIFY(player().hasProgram());
        auto& pages = *view().findChild<views::PixelPages*>();
        pages.setCurrentWidget(view().findChild<views::LibraryPage*>());
        const auto& library = *view().findChild<views::LibraryPage*>();
        auto& table = test::child<views::RowTable>(library, "pixelLibrary");
        const auto& listing = test::child<views::RowTable>(library, "pixelLibraryListing");
        QTRY_VERIFY(table.isVisible());
        QAbstractItemModel& programs = *table.model();
        QCOMPARE(programs.rowCount(), 5);
        const QModelIndex modes = programs.index(1, 0);
        QCOMPARE(modes.data().toString(), QString("Blend modes of 2-D graphics"));
        QCOMPARE(programs.rowCount(modes), 10);
        const QModelIndex rops = programs.index(4, 0);
        QCOMPARE(programs.rowCount(rops), 256);
        QVERIFY(!table.isExpanded(rops));
        // What draw 0 blends with: its costs for a sample are those of the page of counts.
        const QModelIndex blending = programs.index(1, 0, programs.index(0, 0));
        QCOMPARE(cells(blending), Texts({"SRC_ALPHA, ONE_MINUS_SRC_ALPHA", "5", "3", "16"}));
        table.setCurrentIndex(blending);
        QCOMPARE(cells(listing.model()->index(2, 0)), Texts({"2", kProgram[2], "execution module", "1", "10", "0"}));
        QTest::keyClicks(library.findChild<QLineEdit*>(), "0x55");
        QTRY_COMPARE(programs.rowCount(), 1);
        table.setCurrentIndex(programs.index(0, 0, programs.index(0, 0)));
        QVERIFY(cells(listing.model()->index(2, 0))[1].startsWith("NOT ")); // the destination turned round
        QVERIFY(library.asText().startsWith("Raster operations of three operands · 0x55: 5 instructions\n"));
        QVERIFY(saved("Library as CSV").contains("SRC_OVER"));
    }

    void fragmentsOfADrawAtThePixelAreChosen()
    {
        QVERIFY(open(1));
        QVERIFY(look(PixelLink{3, 2}));
        auto* primitives = view().findChild<QComboBox*>("pixelPrimitives");
        QVERIFY(primitives->isVisible());
        QVERIFY(!view().findChild<QComboBox*>("pixelSamples")->isVisible());
        QCOMPARE(primitives->count(), 2);
        QCOMPARE(primitives->currentText(), QString("primitive 2 (2 of 2)"));
        QVERIFY2(title().contains("RGBA8 0x9F3379CC → "), qPrintable(title()));
        primitives->setFocus();
        key(Qt::Key_Up);
        QTRY_VERIFY2(title().contains("primitive 1 · RGBA8 0xBF667399 → 0x9F3379CC"), qPrintable(title()));
    }

    void theNextPixelThatIsBlendedIsGoneTo()
    {
        QVERIFY(open(1));
        QVERIFY(look(PixelLink{7, 2}));
        table().setFocus();
        player().moveTo(3);
        key(Qt::Key_F6); // the draw covers the left half alone
        QTRY_VERIFY2(title().contains("Pixel 0,3 of draw 1"), qPrintable(title()));
        QCOMPARE(player().position(), std::size_t{3});
        QVERIFY((bench->window().desk().selection() == views::Selection(PixelLink{0, 3})));
        key(Qt::Key_F6, Qt::ShiftModifier);
        QTRY_VERIFY2(title().contains("Pixel 7,2 of draw 1"), qPrintable(title()));
    }

    void whereNothingIsBlendedItSaysWhy()
    {
        QVERIFY(open(1));
        QTRY_VERIFY(player().hasProgram());
        bench->window().desk().select(PixelLink{12, 2});
        QTRY_COMPARE(remark(), QString("Draw 1 covers nothing of pixel 12,2."));
        QCOMPARE(column(ProgramModel::TextColumn), kProgram);
        auto* last = view().findChild<QPushButton*>("lastBlended");
        QVERIFY(last->isVisible());
        QTest::keyClick(last, Qt::Key_Space);
        QTRY_VERIFY2(title().contains("Pixel 12,2 of draw 0"), qPrintable(title()));
        QVERIFY(bench->settle());
        QCOMPARE(bench->window().desk().moment().draw()->draw, 1u); // the place that is shown stays
    }

    void whatFailedATestIsTold()
    {
        QVERIFY(open(2));
        QTRY_VERIFY(player().hasProgram());
        bench->window().desk().select(PixelLink{12, 2});
        QTRY_VERIFY2(remark().startsWith("Draw 2 primitive 1: culled: tile (1,0) "), qPrintable(remark()));
        QVERIFY2(remark().contains("by itself: failed depth: "), qPrintable(remark()));
    }

    void thePictureAndTheHistoryLeadHere()
    {
        QVERIFY(open(2));
        QTRY_VERIFY(player().hasProgram());
        // As the picture's menu asks: for the last draw that blended there.
        bench->window().desk().follow({.place = {}, .selection = PixelLink{3, 2}, .dock = "pixel-engine"});
        QTRY_VERIFY2(title().contains("Pixel 3,2 of draw 1") && title().contains("primitive 2"), qPrintable(title()));
        bench->window().docks().raise(*bench->window().docks().dock("history"));
        auto* history = qobject_cast<views::HistoryView*>(bench->window().docks().view("history"));
        auto* rows = history->findChild<QTreeView*>("historyTable");
        QTRY_COMPARE(rows->model()->rowCount(), 4); // clear, draws 0, 1 and 2
        rows->setCurrentIndex(rows->model()->index(1, 0));
        rows->setFocus();
        key(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(view().isVisible());
        QTRY_VERIFY2(title().contains("Pixel 3,2 of draw 0"), qPrintable(title()));
    }

    void withBlendingOffTheColorIsStoredAsItIs()
    {
        QVERIFY(open(3));
        QVERIFY(look(PixelLink{12, 2}));
        QCOMPARE(column(ProgramModel::TextColumn), Texts({"IN r0, ain", "OUT cc, r0", "END"}));
        QVERIFY2(title().contains("0xBF667399 → 0x800080FF"), qPrintable(title()));
    }

    void theEightOperationsAreSteppedToo()
    {
        QCOMPARE(test::writeCapture(bench->path("blend.vitrine"), test::blendScript(), {{"cu.engine", "opset8"}}),
                 QString());
        QVERIFY(open(0));
        QVERIFY(look(FragmentLink{0, 1, 5, 3}));
        QCOMPARE(column(ProgramModel::TextColumn), Texts({"op0 RGBA OUT = SRC*a.src + DST*(1-a.src)"}));
        QCOMPARE(cell(0, ProgramModel::ValuesColumn),
                 QString("SRC (1, 0.5, 0, 0.5) · a.src 0.5, DST (0.2, 0.4, 0.8, 1) · (1-a.src) 0.5"));
        QVERIFY(!test::Shown::blocks(*view().findChild<views::BlockPicture*>()).find(EngineBlock::Kind::Input));
        table().setFocus();
        key(Qt::Key_F7);
        QVERIFY(cell(0, ProgramModel::ValuesColumn).startsWith("OUT = (0.6, 0.45, 0.4, 0.75) ⇐ "));
        QCOMPARE(line(EngineBlock::Kind::Output), QString("OUT (0.6, 0.45, 0.4, 0.75)"));
        QCOMPARE(block(EngineBlock::Kind::Output).lines[1].text, QString("cc ← 0xBF667399"));
        QVERIFY2(title().contains("0xFFCC6633 → 0xBF667399"), qPrintable(title()));
    }

    void listingAndTraceAreExportedAndCopied()
    {
        QVERIFY(open(0));
        QVERIFY(look(FragmentLink{0, 1, 5, 3}));
        QCOMPARE(saved("Trace as CSV"),
                 QByteArray("step,instruction,code,executed,operands,result,registers\r\n"
                            "0,0,\"IN r0, ain\",yes,\"\",\"r0 = (1, 0.5, 0, 0.5)\","
                            "\"r0 (1, 0.5, 0, 0.5); r1 (0, 0, 0, 0); r2 (0, 0, 0, 0)\"\r\n"
                            "1,1,\"IN r1, cc\",yes,\"\",\"r1 = (0.2, 0.4, 0.8, 1)\","
                            "\"r0 (1, 0.5, 0, 0.5); r1 (0.2, 0.4, 0.8, 1); r2 (0, 0, 0, 0)\"\r\n"
                            "2,2,\"DP2 r2, r0, r0.a, r1, ~r0.a\",yes,"
                            "\"r0 (1, 0.5, 0, 0.5), r0.a 0.5, r1 (0.2, 0.4, 0.8, 1), ~r0.a 0.5\","
                            "\"r2 = (0.6, 0.45, 0.4, 0.75)\","
                            "\"r0 (1, 0.5, 0, 0.5); r1 (0.2, 0.4, 0.8, 1); r2 (0.6, 0.45, 0.4, 0.75)\"\r\n"
                            "3,3,\"OUT cc, r2\",yes,\"r2 (0.6, 0.45, 0.4, 0.75)\",\"cc ← (0.6, 0.45, 0.4, 0.75)\","
                            "\"r0 (1, 0.5, 0, 0.5); r1 (0.2, 0.4, 0.8, 1); r2 (0.6, 0.45, 0.4, 0.75)\"\r\n"
                            "4,4,\"END\",yes,\"\",\"\","
                            "\"r0 (1, 0.5, 0, 0.5); r1 (0.2, 0.4, 0.8, 1); r2 (0.6, 0.45, 0.4, 0.75)\"\r\n"));
        const QJsonObject json = QJsonDocument::fromJson(saved("Trace as JSON")).object();
        QCOMPARE(json["word_before"].toString(), QString("0xFFCC6633"));
        QCOMPARE(json["word_after"].toString(), QString("0xBF667399"));
        QCOMPARE(json["steps"].toArray().size(), 5);
        QCOMPARE(json["steps"].toArray()[2].toObject()["operands"].toArray()[3].toObject()["operand"].toString(),
                 QString("~r0.a"));
        QVERIFY(saved("Listing as text").endsWith("\n" + kProgram.join('\n').toUtf8() + "\n"));
        QVERIFY(saved("Listing as CSV").contains("\"IN r0, ain\""));
        QVERIFY(saved("Counts as CSV").contains("DP2"));
        QVERIFY(saved("Blocks as PNG").startsWith("\x89PNG"));
        table().setFocus();
        view().copy();
        QVERIFY(QApplication::clipboard()->text().contains("DP2 r2, r0, r0.a, r1, ~r0.a"));
    }

    void BYP_27_aCombinedPixelShowsItsObjects()
    {
        const QString sample = test::sampleFile("bypass-ten-draws");
        QVERIFY(bench->start({sample, "--draw", "4", "--pixel", "100,60"}));
        bench->window().docks().raise(*bench->window().docks().dock("pixel-engine"));
        QTRY_VERIFY(title().contains("Pixel 100,60 of draw 4"));
        QStringList names;
        for (const views::PixelCard::Cell& cell : test::Shown::cells(*view().findChild<views::PixelCard*>()))
            names << cell.name;
        QCOMPARE(names, (QStringList{"Primary", "Secondary", "Combined", "Stored before", "Stored after"}));
        // The lake is texture times color: two objects in, a product, and the color buffer overwritten.
        QCOMPARE(column(ProgramModel::TextColumn), (QStringList{"IN r5, tex[0]", "IN r6, ain[0]", "MUL r0, r5, r6",
                                                                "END", "IN r0, ain", "OUT cc, r0", "END"}));
        QVERIFY2(view().minimumSizeHint().height() <= 360,
                 qPrintable(QString::number(view().minimumSizeHint().height())));
    }

    void HIZ_26_aSkippedDiscardIsToldWhereItStands()
    {
        // The disc is 192 pixels wide around 160,120: its middle is opaque, and HiZ has a proof. The ring is executed.
        const QString sample = test::sampleFile("disc");
        for (const auto& [pixel, isPassedOver] : {std::pair{"160,120", true}, {"160,175", false}}) {
            bench = std::make_unique<WindowBench>();
            QVERIFY(bench->start({sample, "--draw", "2", "--pixel", pixel}));
            bench->window().docks().raise(*bench->window().docks().dock("pixel-engine"));
            QTRY_VERIFY(title().contains(QString("Pixel %1 of draw 2").arg(pixel)));
            const auto kill = static_cast<int>(column(ProgramModel::TextColumn).indexOf(QRegularExpression("^KIL.*")));
            QVERIFY(kill >= 0);
            player().moveTo(static_cast<std::size_t>(program().rowCount()));
            const QString values = cell(kill, ProgramModel::ValuesColumn);
            QVERIFY2((values == "passed over: HiZ has proven that nothing is discarded") == isPassedOver,
                     qPrintable(values));
            QCOMPARE(count({"Instructions executed", "KIL"}).isEmpty(), isPassedOver);
        }
    }

    void itFollowsTheDrawThatIsShown()
    {
        QVERIFY(open(1));
        QVERIFY(look(PixelLink{3, 2}));
        bench->press(Qt::Key_F10, Qt::ShiftModifier); // back to draw 0
        QTRY_VERIFY2(title().contains("Pixel 3,2 of draw 0"), qPrintable(title()));
        bench->press(Qt::Key_F10, Qt::ShiftModifier); // to the clear
        QTRY_COMPARE(pane().sentence(), QString("Go to a draw to see the program that its colors go through."));
    }

    void whereItIsNarrowTheProgramStandsAbove()
    {
        QVERIFY(open(0));
        auto* splitter = view().findChild<QSplitter*>();
        view().resize(400, 600);
        QCOMPARE(splitter->orientation(), Qt::Vertical);
        view().resize(1000, 600);
        QCOMPARE(splitter->orientation(), Qt::Horizontal);
    }

private:
    bool open(int draw)
    {
        if (!bench->start({bench->path("blend.vitrine"), "--draw", QString::number(draw)}))
            return false;
        bench->window().docks().raise(*bench->window().docks().dock("pixel-engine"));
        return test::waitFor([this] { return view().isVisible(); });
    }
    template <typename What>
    bool look(const What& what)
    {
        bench->window().desk().select(what);
        return test::waitFor([this] { return player().hasTrace(); });
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }
    QByteArray saved(const QString& name) const
    {
        for (const views::Export& one : view().exports())
            if (one.name == name) {
                const QString path = bench->path("export." + one.suffix);
                QFile file(path);
                return views::saveExport(one, path, {}).isEmpty() && file.open(QIODevice::ReadOnly) ? file.readAll()
                                                                                                    : QByteArray();
            }
        return {};
    }
    static Texts cells(const QModelIndex& row)
    {
        Texts texts;
        for (int column = 0; column < row.model()->columnCount(); ++column)
            texts << row.siblingAtColumn(column).data().toString();
        return texts;
    }
    /// The cells of a row of counts, by the first cells of it and of those above.
    Texts count(const Texts& path) const
    {
        const QAbstractItemModel& model = *view().findChild<QTreeView*>("pixelCounts")->model();
        QModelIndex found;
        for (const QString& name : path) {
            const QModelIndexList rows =
                model.match(model.index(0, 0, found), Qt::DisplayRole, name, 1, Qt::MatchExactly);
            if (rows.isEmpty())
                return {};
            found = rows.first();
        }
        return {found.data().toString(), found.siblingAtColumn(1).data().toString(),
                found.siblingAtColumn(2).data().toString()};
    }

    views::PixelEngineView& view() const
    {
        return static_cast<views::PixelEngineView&>(*bench->window().docks().view("pixel-engine"));
    }
    views::Pane& pane() const { return *view().findChild<views::Pane*>(); }
    views::PixelPlayer& player() const { return test::part<views::PixelPlayer>(view()); }
    QTreeView& table() const { return *view().findChild<QTreeView*>("pixelProgram"); }
    const QAbstractItemModel& program() const { return *table().model(); }
    QString cell(int row, int column) const { return program().index(row, column).data().toString(); }
    Texts column(int column) const
    {
        Texts texts;
        for (int row = 0; row < program().rowCount(); ++row)
            texts << cell(row, column);
        return texts;
    }
    QString title() const { return view().findChild<QLabel*>("pixelEngineTitle")->text(); }
    QString remark() const { return view().findChild<QLabel*>("pixelEngineRemark")->text(); }
    const EngineBlock& block(EngineBlock::Kind kind) const
    {
        return *test::Shown::blocks(*view().findChild<views::BlockPicture*>()).find(kind);
    }
    /// The first line of a block.
    QString line(EngineBlock::Kind kind) const { return block(kind).lines[0].text; }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowPixelEngine, QApplication)
#include "tst_window_pixel_engine.moc"
