// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/model_rows.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/window_bench.h"
#include "views/base/breakpoints.h"
#include "views/base/desk.h"
#include "views/base/machine_choice.h"
#include "views/docks/diagram/diagram_canvas.h"
#include "views/docks/diagram/diagram_text.h"
#include "views/docks/diagram/diagram_view.h"
#include "views/kit/row_table.h"
#include "views/machine/recordings.h"

#include <QDockWidget>
#include <QLabel>
#include <QToolButton>
#include <QTreeView>

using namespace vitrine;
using test::findRow;
using test::WindowBench;
using views::EventModel;
using views::FragmentWay;

namespace {

// Of the sample's draws, by number (captures/samples/bypass_ten_draws.cpp).
constexpr std::uint32_t kSky = 0;      // the interpolated color
constexpr std::uint32_t kSun = 1;      // a texture times the color
constexpr std::uint32_t kRipples = 15; // the second frame's sixth: a texture where another one says

// AIN → RFB → color updater, which hands quads to the late tests: for all draws that bypass the processors.
const QStringList kBypass{"rfb", "cu.combine", "ain.bypass", "rfb.pixels", "cu.quads"};
const QStringList kLookups{"rfb.lookups", "tex.texels"};
const QStringList kShading{"ftq", "fsd", "fsc", "ain.order", "fsc.quads", "sp.0.fragments", "sp.1.fragments"};

} // namespace

/// Ten draws that bypass the processors, and among the second frame's one that does not, on the machine of the capture.
class TestWindowFragmentWay final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QVERIFY(bench->start({test::copySample("bypass-ten-draws", bench->path("sample.vitrine")), "--draw", "0"}));
        bench->window().resize(1500, 950);
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("diagram"));
        view = dynamic_cast<views::DiagramView*>(docks.view("diagram"));
        QVERIFY(view);
        show(kSky);
    }
    void cleanup() { bench.reset(); }

    void BYP_06_theBypassIsLit()
    {
        expectWay(kBypass, FragmentWay::Bypass);
        expectWay(kLookups, FragmentWay::Open); // there is no texture to look up
        show(kSun);
        expectWay(kBypass + kLookups, FragmentWay::Bypass);
        for (const char* shared : {"ain", "cu", "ci", "sp.0", "vtq", "tex"})
            QCOMPARE(int(wayOf(shared)), int(FragmentWay::Open));
        // More than color: the word, in the box and in the legend.
        QCOMPARE(views::fragmentWayStyle(FragmentWay::Bypass).name, QString("bypass"));
        QVERIFY(legendNames().contains("bypass"));
        QVERIFY(views::nodeToolTip(content(), node("rfb")).contains("On the bypass"));
    }

    void BYP_06_theReasonIsTold()
    {
        QVERIFY2(
            place().text().endsWith(" · bypass · class none · the draw needs no shading: the interpolated color alone"),
            qPrintable(place().text()));
        QVERIFY(canvas().accessibleDescription().contains("bypass · class none"));
        show(kRipples);
        QVERIFY2(place().text().endsWith(
                     " · no bypass · class full · the draw needs full shading: dependent texture coordinates"),
                 qPrintable(place().text()));
    }

    void BYP_08_whatShadesFragmentsIsGray()
    {
        expectWay(kShading, FragmentWay::Unused);
        QVERIFY(place().toolTip().contains("Fragment tasks issued: 0."));
        for (const char* path : {"ftq", "fsd", "fsc"})
            QVERIFY(views::nodeToolTip(content(), node(path))
                        .contains("Not used: the fragments of this draw bypass the processors"));
        bench->window().desk().select(views::QueueLink{"ftq"});
        QTRY_VERIFY(sentence().text().startsWith("ftq: 0 / "));
        QVERIFY(sentence().text().contains("bypass the processors"));
        QVERIFY(legendNames().contains("not used"));
    }

    void BYP_08_withoutBypassItIsTheOtherWayRound()
    {
        show(kRipples);
        expectWay(kBypass + kLookups, FragmentWay::Unused);
        expectWay(kShading, FragmentWay::Open);
        const QString toolTip = views::nodeToolTip(content(), node("rfb"));
        QVERIFY2(toolTip.contains("dependent texture coordinates"), qPrintable(toolTip));
        QVERIFY(!place().toolTip().contains("Fragment tasks issued: 0."));
    }

    void BYP_08_theTableTellsBothWays()
    {
        QTest::mouseClick(&tableButton(), Qt::LeftButton);
        const auto& model = table().rows();
        const int column = model.columnCount() - 1;
        QCOMPARE(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), QString("Fragments"));
        const auto cell = [&](const char* path) { return model.index(int(node(path)), column); };
        QCOMPARE(cell("rfb").data().toString(), QString("bypass"));
        QCOMPARE(cell("fsd").data().toString(), QString("not used"));
        QCOMPARE(cell("ain").data().toString(), QString());
        QVERIFY(cell("fsd").data(Qt::ToolTipRole).toString().contains("bypass the processors"));
    }

    void BYP_06_aMachineWithoutBypassTellsNothing()
    {
        core::MachineConfig machine = content().recording->config();
        machine.bypass->bypassMode = core::BypassMode::Off;
        bench->window().desk().useMachine({"no bypass", machine});
        QTRY_VERIFY(content().recording && content().recording->config() == machine);
        for (const FragmentWay way : content().ways)
            QCOMPARE(int(way), int(FragmentWay::Open));
        QVERIFY(!place().text().contains("bypass"));
        QVERIFY(place().toolTip().isEmpty());
        QVERIFY(!legendNames().contains("bypass"));
    }

    void BYP_07_classAndRuleOfEachDraw()
    {
        auto& events = bench->window().events();
        const auto told = [&](std::uint32_t draw) {
            const QModelIndex row =
                findRow(*test::child<QTreeView>(events, "eventTree").model(), QString("Draw %1 ").arg(draw));
            return row.siblingAtColumn(EventModel::CostColumn).data(Qt::ToolTipRole).toString();
        };
        const QString combining = "textures and colors that the color updater can combine";
        const std::pair<std::uint32_t, QString> expected[] = {
            {kSky, "none. Deciding rule: the interpolated color alone."},
            {kSun, "minimal. Deciding rule: " + combining + "."},
            {6, "minimal. Deciding rule: " + combining + "."}, // the sail: two textures
            {kRipples, "full. Deciding rule: dependent texture coordinates."}};
        show(kRipples); // costs of the frames that were looked into are counted
        test::child<QTreeView>(events, "eventTree").expandAll();
        for (const auto& [draw, sentence] : expected)
            QTRY_VERIFY2(told(draw).endsWith("Shading that its fragments need: " + sentence),
                         qPrintable(QString("%1: %2").arg(draw).arg(told(draw))));
    }

    // A reset machine has nothing to drain; into the empty bank comes one pixel.
    void BYP_12_aStopTellsWhatTheEventTells_data()
    {
        QTest::addColumn<QString>("condition");
        QTest::addColumn<QString>("start");
        QTest::addColumn<QString>("end");
        QTest::addRow("drain") << "event drain"
                               << "drain (ci) at cycle "
                               << ": drained in 0 cycles";
        QTest::addRow("decision") << "event bypass.decide"
                                  << "bypass.decide (ci) at cycle "
                                  << ": bypass: the draw needs no shading: the interpolated color alone";
        QTest::addRow("push") << "event fifo.push at rfb"
                              << "fifo.push (rfb) at cycle "
                              << ": 1 pixel in the bank";
    }
    void BYP_12_aStopTellsWhatTheEventTells()
    {
        QFETCH(QString, condition);
        QFETCH(QString, start);
        QFETCH(QString, end);
        const auto what = core::parseBreakpoint(condition.toStdString());
        QVERIFY(what);
        views::Breakpoints::of(bench->window().desk()).add(*what);
        bench->window().desk().follow({views::DrawLink{kSky, 0}, {}});
        QVERIFY(bench->settle());
        bench->press(Qt::Key_F5);
        QVERIFY(bench->settle());
        const QString told = bench->window().findChild<QLabel*>("runLabel")->text();
        QVERIFY2(told.startsWith(start) && told.endsWith(end), qPrintable(told));
    }

private:
    [[nodiscard]] views::DiagramCanvas& canvas() const { return test::part<views::DiagramCanvas>(*view); }
    [[nodiscard]] views::RowTable& table() const { return test::part<views::RowTable>(*view); }
    [[nodiscard]] QToolButton& tableButton() const { return test::child<QToolButton>(*view, "diagramAsTable"); }
    [[nodiscard]] QLabel& sentence() const { return test::child<QLabel>(*view, "diagramReadout"); }
    [[nodiscard]] QLabel& place() const { return test::child<QLabel>(*view, "diagramSummary"); }
    [[nodiscard]] const views::DiagramContent& content() const { return canvas().content(); }
    [[nodiscard]] std::size_t node(const QString& path) const
    {
        const auto found = views::nodeOf(content(), views::UnitLink{path.toStdString()});
        return found ? *found : views::nodeOf(content(), views::QueueLink{path.toStdString()}).value_or(99999);
    }
    [[nodiscard]] FragmentWay wayOf(const QString& path) const { return content().ways.at(node(path)); }
    void expectWay(const QStringList& paths, FragmentWay way) const
    {
        for (const QString& path : paths)
            QVERIFY2(wayOf(path) == way, qPrintable(path));
    }
    [[nodiscard]] QStringList legendNames() const
    {
        QStringList names;
        for (const auto* legend : view->findChildren<views::DataLegend*>())
            for (const auto* entry : legend->findChildren<QWidget*>())
                names << entry->accessibleName();
        return names;
    }
    /// The draw, all of it.
    void show(std::uint32_t draw)
    {
        bench->window().desk().follow({views::DrawLink{draw, {}}, {}});
        QVERIFY(bench->settle());
        QTRY_VERIFY(content().recording && place().text().startsWith(QString("Draw %1,").arg(draw)));
    }

    std::unique_ptr<WindowBench> bench;
    views::DiagramView* view = nullptr;
};

VITRINE_TEST(TestWindowFragmentWay, QApplication)
#include "tst_window_fragment_way.moc"
