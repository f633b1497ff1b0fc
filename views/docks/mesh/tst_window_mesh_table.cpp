// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/base/item_tools.h"
#include "views/docks/mesh/mesh_canvas.h"
#include "views/docks/mesh/mesh_controls.h"
#include "views/docks/mesh/mesh_view.h"
#include "views/docks/mesh/primitive_card.h"
#include "views/docks/mesh/primitive_model.h"
#include "views/docks/mesh/vertex_model.h"
#include "views/kit/pane.h"
#include "views/kit/row_model.h"
#include "views/kit/row_table.h"

#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::test;
using views::Link;
using views::PrimitiveLink;
using views::PrimitiveModel;
using views::Selection;
using views::VertexLink;

namespace {

constexpr int kMany = 120'000;

/// Draw 0: three triangles of a strip of five indices 0 1 2 3 2 with back faces culled, so one is drawn, one culled and
/// one degenerate. Draw 1: very many points.
QString writeMeshes(const QString& path)
{
    CallScript script;
    addSetUp(script);
    script.add("glBufferData", {number(0x8892), number(32), floatBlob({-1, -1, 1, -1, -1, 1, -2, -1}), number(0x88E4)});
    script.add("glClear", {number(0x4000)});
    script.add("glEnable", {number(0x0B44)});
    script.add("glGenBuffers", {number(1), list({number(2)})});
    script.add("glBindBuffer", {number(0x8893), number(2)});
    const std::vector<std::byte> indices{std::byte{0}, std::byte{1}, std::byte{2}, std::byte{3}, std::byte{2}};
    script.add("glBufferData",
               {number(0x8893), number(5), {std::make_shared<const std::vector<std::byte>>(indices)}, number(0x88E4)});
    script.add("glDrawElements", {number(5), number(5), number(0x1401), handle(0)});
    script.add("glDisableVertexAttribArray", {number(0)});
    script.add("glVertexAttrib4f", {number(0), real(-2), real(0), real(0), real(1)});
    script.add("glDrawArrays", {number(0), number(0), number(kMany)});
    script.add("eglSwapBuffers", {handle(0xD0), handle(0x50)}, number(1));
    return writeCapture(path, script);
}

/// A triangle at (4, 2), (12, 2) and (8, 6) in the window. The last corner lies behind the near plane: half way up the
/// triangle is cut, and clipping leaves a trapezoid of 12 pixels as two triangles, of 8 and of 4.
QString writeClipped(const QString& path)
{
    CallScript script;
    addSetUp(script);
    script.add("glBufferData", {number(0x8892), number(48),
                                floatBlob({-0.5, -0.5, 0, 1, 0.5, -0.5, 0, 1, 0, 0.5, -2, 1}), number(0x88E4)});
    script.add("glVertexAttribPointer", {number(0), number(4), number(0x1406), {false}, number(0), handle(0)});
    script.add("glDrawArrays", {number(4), number(0), number(3)});
    script.add("eglSwapBuffers", {handle(0xD0), handle(0x50)}, number(1));
    return writeCapture(path, script);
}

QString cell(const QAbstractItemView& table, int row, const QString& title)
{
    for (int column = 0; column < table.model()->columnCount(); ++column)
        if (table.model()->headerData(column, Qt::Horizontal).toString() == title)
            return table.model()->index(row, column).data().toString();
    return QStringLiteral("no such column");
}

} // namespace

/// The dock of the mesh where there is no third dimension: everything is in the tables.
class TestWindowMeshTable final : public QObject {
    Q_OBJECT

public:
    static void initMain() { qputenv("QT_QUICK_BACKEND", "software"); }

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(writeMeshes(bench->path("meshes.vitrine")), QString());
    }
    void cleanup() { bench.reset(); }

    void withoutAThirdDimensionThereIsASentence()
    {
        QVERIFY(open(0));
        QTRY_VERIFY2(canvas().whyNot().contains("The table has all of it"), qPrintable(canvas().whyNot()));
        QVERIFY(canvas().picture().isNull());
        QTest::keyClick(&canvas(), Qt::Key_Left);
        QTest::mouseClick(&canvas(), Qt::LeftButton);
    }

    void BYP_17_theCardHasEdgesAndAreaOfThePrimitive()
    {
        QVERIFY(open(0));
        QTest::mouseClick(&setupButton(), Qt::LeftButton);
        QCOMPARE(card().pane().sentence(), QString("Select a primitive to see its edges and gradients."));
        desk().select(PrimitiveLink{0, 1});
        QTRY_VERIFY(card().pane().isContentShown());
        QVERIFY2(card().title().startsWith("Primitive 1 · front"), qPrintable(card().title()));
        // Of the window's 16 × 8 pixels the lower left half.
        QCOMPARE(rowOf("Area")[3], QString("64"));
        QStringList edges{rowOf("Edge 0").mid(1, 3).join(' '), rowOf("Edge 1").mid(1, 3).join(' '),
                          rowOf("Edge 2").mid(1, 3).join(' ')};
        edges.sort();
        QCOMPARE(edges, (QStringList{"0 16 0", "8 0 0", "−8 −16 128"}));
        QCOMPARE(rowOf("Depth").mid(1, 3), (QStringList{"0", "0", "0.5"}));
        QVERIFY(card().table().isColumnHidden(4));
        QVERIFY(exportsTheCard());
    }

    void BYP_17_theCardSaysWhyAPrimitiveWasRejected()
    {
        QVERIFY(open(0));
        const QStringList sentences{"Rejected: culled by its facing.", "Rejected: degenerate, without area or length."};
        for (int row = 1; row < 3; ++row) { // they have no link
            primitives().setCurrentIndex(primitives().model()->index(row, 0));
            QTRY_COMPARE(card().pane().sentence(), sentences[row - 1]);
        }
    }

    void BYP_17_theCardIsOfTheDrawThatIsShown()
    {
        QVERIFY(open(0));
        QTest::mouseClick(&setupButton(), Qt::LeftButton);
        desk().select(PrimitiveLink{0, 1});
        QTRY_VERIFY(card().pane().isContentShown());
        bench->press(Qt::Key_F10); // to draw 1
        QVERIFY(bench->settle());
        QTRY_COMPARE(vertices().model()->rowCount(), kMany);
        QVERIFY(!card().pane().isContentShown());
        QCOMPARE(card().pane().sentence(), QString("Select a primitive to see its edges and gradients."));
        QVERIFY(!exportsTheCard());
    }

    void BYP_17_ofARejectedPrimitiveThereIsNothingToExport()
    {
        QVERIFY(open(0));
        QTest::mouseClick(&setupButton(), Qt::LeftButton);
        desk().select(PrimitiveLink{0, 1});
        QTRY_VERIFY(card().pane().isContentShown());
        QVERIFY(exportsTheCard());
        primitives().setCurrentIndex(primitives().model()->index(1, 0));
        QTRY_COMPARE(card().pane().sentence(), QString("Rejected: culled by its facing."));
        QVERIFY(!exportsTheCard());
    }

    void BYP_17_theCardIsOfThePieceThatIsSelected()
    {
        QCOMPARE(writeClipped(bench->path("clipped.vitrine")), QString());
        QVERIFY(open(0, "clipped.vitrine"));
        QTest::mouseClick(&setupButton(), Qt::LeftButton);
        QStringList areas;
        for (const std::uint32_t piece : {1u, 2u}) {
            desk().select(PrimitiveLink{0, piece});
            QTRY_VERIFY2(card().pane().isContentShown() &&
                             card().title().startsWith(
                                 QString("Primitive %1 · piece %1 of 2 that clipping has made").arg(piece)),
                         qPrintable(card().title()));
            areas << rowOf("Area")[3];
        }
        areas.sort();
        QCOMPARE(areas, (QStringList{"4", "8"}));
    }

    void BYP_18_pixelsBesideThePrimitiveHaveNoFragment()
    {
        QVERIFY(open(0));
        QTest::mouseClick(&setupButton(), Qt::LeftButton);
        desk().select(PrimitiveLink{0, 1});
        QTRY_VERIFY(card().pane().isContentShown());
        desk().select(views::PixelLink{3, 2});
        QCOMPARE(rowOf("v.w")[4], QString("1"));
        desk().select(views::PixelLink{14, 6}); // 128 − 8 · 14.5 − 16 · 6.5 = −92
        QVERIFY2(card().title().endsWith("pixel 14,6 is not in it"), qPrintable(card().title()));
        QCOMPARE(rowOf("v.w")[0], QString("no such row"));
        QVERIFY(rowOf("Edge 0")[4] == "−92" || rowOf("Edge 1")[4] == "−92" || rowOf("Edge 2")[4] == "−92");
    }

    void BYP_18_theCardHasGradientsAndValuesOfTheFragment()
    {
        QVERIFY(open(0));
        QTest::mouseClick(&setupButton(), Qt::LeftButton);
        desk().select(views::FragmentLink{0, 1, 3, 2});
        QTRY_VERIFY(card().pane().isContentShown());
        QVERIFY(card().title().endsWith("at pixel 3,2"));
        // v is (0, 0, 0, 1) at all corners; the fragment's center is (3.5, 2.5).
        QCOMPARE(rowOf("v.w/w").mid(1), (QStringList{"0", "0", "1", "1"}));
        QCOMPARE(rowOf("v.w")[4], QString("1"));
        QCOMPARE(rowOf("v.x")[4], QString("0"));
        QStringList values{rowOf("Edge 0")[4], rowOf("Edge 1")[4], rowOf("Edge 2")[4]};
        values.sort();
        QCOMPARE(values, (QStringList{"28", "40", "60"})); // 8 · 3.5, 16 · 2.5, 128 − 28 − 40
    }

    void verticesAreRowsInTheOrderOfShading()
    {
        QVERIFY(open(0));
        const QTreeView& table = vertices();
        QCOMPARE(table.model()->rowCount(), 5);
        const QStringList columns{"Vertex", "Index", "p.x",   "p.y",      "p.z",      "p.w",      "c.x",
                                  "c.y",    "c.z",   "c.w",   "clip.x",   "clip.y",   "clip.z",   "clip.w",
                                  "ndc.x",  "ndc.y", "ndc.z", "window.x", "window.y", "window.z", "Outside",
                                  "v.x",    "v.y",   "v.z",   "v.w"};
        for (int i = 0; i < columns.size(); ++i)
            QCOMPARE(table.model()->headerData(i, Qt::Horizontal).toString(), columns[i]);
        QCOMPARE(table.model()->columnCount(), columns.size());
        QCOMPARE(cell(table, 4, "Index"), QString("2"));
        QCOMPARE(cell(table, 2, "p.x"), QString("−1"));
        QCOMPARE(cell(table, 2, "p.w"), QString("1")); // as fetched: the array has two components
        QCOMPARE(cell(table, 1, "window.x"), QString("16"));
        QCOMPARE(cell(table, 0, "Outside"), QString());
        QCOMPARE(cell(table, 3, "Outside"), QString("left"));
        QCOMPARE(view().windowTitle(), QString());
        QCOMPARE(bench->window().docks().dock("mesh")->windowTitle(), QString("Mesh · draw 0"));
    }

    void primitivesAreRowsWithTheirFates()
    {
        QVERIFY(open(0));
        const QTreeView& table = primitives();
        QCOMPARE(table.model()->rowCount(), 3);
        // 0 1 2 runs counter-clockwise. 2 1 3, turned as the second of a strip, runs from (−1, 1) over (1, −1) to
        // (−2, −1): clockwise.
        QCOMPARE(cell(table, 0, "Fate"), QString("drawn"));
        QCOMPARE(cell(table, 0, "Facing"), QString("front"));
        QCOMPARE(cell(table, 0, "Rasterizer's number"), QString("1"));
        QCOMPARE(cell(table, 1, "Fate"), QString("culled"));
        QCOMPARE(cell(table, 1, "Facing"), QString("back"));
        QCOMPARE(cell(table, 1, "a") + cell(table, 1, "b") + cell(table, 1, "c"), QString("213"));
        QCOMPARE(cell(table, 2, "Fate"), QString("degenerate"));
        QCOMPARE(cell(table, 2, "Rasterizer's number"), QString());
    }

    void rowsAndSelectionFollowEachOther()
    {
        QVERIFY(open(0));
        vertices().setFocus();
        vertices().setCurrentIndex(vertices().model()->index(0, 0));
        QTest::keyClick(&vertices(), Qt::Key_Down);
        QCOMPARE(desk().selection(), Selection(VertexLink{0, 1}));
        desk().select(VertexLink{0, 4});
        QCOMPARE(vertices().currentIndex().row(), 4);
        desk().select(PrimitiveLink{0, 1});
        QVERIFY(primitives().isVisible());
        QCOMPARE(primitives().currentIndex().row(), 0);
        desk().select(VertexLink{1, 0}); // of another draw
        QCOMPARE(vertices().currentIndex().row(), 4);
        desk().select(VertexLink{0, 77}); // there is none
        QCOMPARE(vertices().currentIndex().row(), 4);
    }

    void followedVerticesAndPrimitivesBringItUp()
    {
        QVERIFY(bench->start({bench->path("meshes.vitrine"), "--draw", "0"}));
        QVERIFY(!view().isVisible());
        desk().follow({.place = {}, .selection = PrimitiveLink{0, 1}});
        QTRY_VERIFY(view().isVisible() && view().pane().isContentShown());
        QTRY_COMPARE(primitives().currentIndex().row(), 0);
    }

    void aVertexCanBeDebugged()
    {
        QVERIFY(open(0));
        QSignalSpy followed(&desk(), &views::Desk::followed);
        vertices().setFocus();
        vertices().setCurrentIndex(vertices().model()->index(2, 0));
        emit vertices().activated(vertices().currentIndex());
        QCOMPARE(followed.count(), 1);
        const Link link = followed.first().first().value<Link>();
        QCOMPARE(link.selection, Selection(VertexLink{0, 2}));
        QCOMPARE(QString(link.dock), QString("shader"));
    }

    void manyVerticesAreSortedAndShownAtOnce()
    {
        QVERIFY(open(1));
        QTreeView& table = vertices();
        QCOMPARE(table.model()->rowCount(), kMany);
        table.sortByColumn(0, Qt::DescendingOrder);
        QCOMPARE(cell(table, 0, "Vertex"), QString::number(kMany - 1));
        QCOMPARE(cell(table, kMany - 1, "Vertex"), QString("0"));
        desk().select(VertexLink{1, 5});
        QCOMPARE(table.currentIndex().row(), kMany - 6);
        QVERIFY(table.viewport()->rect().intersects(table.visualRect(table.currentIndex())));
        QCOMPARE(cell(primitives(), 0, "Fate"), QString("outside"));
    }

    void tablesAreCopiedAndExported()
    {
        QVERIFY(open(0));
        view().copy();
        const QStringList lines = QGuiApplication::clipboard()->text().split('\n');
        QCOMPARE(lines.size(), 7); // a header, five vertices, and the end
        QVERIFY2(lines[2].startsWith("1\t1\t1\t−1\t0\t1\t"), qPrintable(lines[2]));
        const auto exports = view().exports();
        QStringList suffixes;
        for (const views::Export& one : exports)
            suffixes << one.suffix;
        QCOMPARE(suffixes, (QStringList{"csv", "json", "ply", "obj"})); // there is no picture to export
        const QString path = bench->path("mesh.csv");
        QCOMPARE(views::saveExport(exports[0], path, {}), QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> rows = file.readAll().split('\n');
        QVERIFY(rows[0].startsWith("Vertex,Index,p.x,"));
        QVERIFY2(rows[4].startsWith("3,3,-2,-1,0,1,"), rows[4]); // plain numbers for programs
    }

    void callsThatDrawNothingSaySo()
    {
        QVERIFY(open(0));
        bench->press(Qt::Key_F10, Qt::ShiftModifier); // back to the clear
        QVERIFY(bench->settle());
        QTRY_VERIFY(!view().pane().isContentShown());
        QVERIFY2(view().pane().sentence().startsWith("The last action draws nothing"),
                 qPrintable(view().pane().sentence()));
        QVERIFY(view().exports().isEmpty());
        bench->press(Qt::Key_F10);
        QVERIFY(bench->settle());
        QTRY_VERIFY(view().pane().isContentShown());
        QCOMPARE(vertices().model()->rowCount(), 5);
    }

    void choicesAreRemembered()
    {
        QVERIFY(open(0));
        view().findChild<QComboBox*>("meshSpace")->setCurrentIndex(int(views::MeshSpace::Frustum));
        view().findChild<QComboBox*>("meshStyle")->setCurrentIndex(int(views::MeshStyle::Points));
        QVERIFY(!view().findChild<QComboBox*>("meshAttribute")->isVisible());
        bench->restart();
        QVERIFY(open(0));
        QCOMPARE(test::part<views::MeshControls>(view()).look().space, views::MeshSpace::Frustum);
        QCOMPARE(test::part<views::MeshControls>(view()).style(), views::MeshStyle::Points);
    }

private:
    [[nodiscard]] QTreeView& vertices() const { return test::child<QTreeView>(view(), "mesh-vertices"); }
    [[nodiscard]] QTreeView& primitives() const { return test::child<QTreeView>(view(), "mesh-primitives"); }
    [[nodiscard]] views::PrimitiveCard& card() const { return test::part<views::PrimitiveCard>(view()); }
    [[nodiscard]] views::MeshCanvas& canvas() const { return test::part<views::MeshCanvas>(view()); }
    [[nodiscard]] QToolButton& setupButton() const { return child<QToolButton>(view(), "meshSetup"); }
    /// Of the card, by what stands in its first column.
    [[nodiscard]] QStringList rowOf(const QString& name) const
    {
        const auto& rows = card().table().rows();
        for (int row = 0; row < rows.rowCount(); ++row)
            if (rows.index(row, 0).data().toString() == name) {
                QStringList cells;
                for (int column = 0; column < rows.columnCount(); ++column)
                    cells << rows.index(row, column).data().toString();
                return cells;
            }
        return {"no such row", {}, {}, {}, {}};
    }
    [[nodiscard]] bool exportsTheCard() const
    {
        return std::ranges::any_of(view().exports(),
                                   [](const auto& e) { return e.name == "Setup of the primitive as CSV"; });
    }
    bool open(int draw, const QString& capture = QStringLiteral("meshes.vitrine"))
    {
        if (!bench->start({bench->path(capture), "--draw", QString::number(draw)}))
            return false;
        bench->window().docks().raise(*bench->window().docks().dock("mesh"));
        return test::waitFor([this] { return view().pane().isContentShown() && vertices().model()->rowCount() > 0; });
    }
    [[nodiscard]] views::MeshView& view() const
    {
        return *static_cast<views::MeshView*>(bench->window().docks().view("mesh"));
    }
    [[nodiscard]] views::Desk& desk() const { return bench->window().desk(); }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowMeshTable, QApplication)
#include "tst_window_mesh_table.moc"
