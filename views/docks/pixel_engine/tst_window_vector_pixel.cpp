// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/blend/pgpe/engine_config.h"
#include "core/command/vector_config.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/base/machine_choice.h"
#include "views/docks/pixel_engine/block_picture.h"
#include "views/docks/pixel_engine/curve_picture.h"
#include "views/docks/pixel_engine/pixel_engine_view.h"
#include "views/docks/pixel_engine/pixel_pages.h"
#include "views/docks/pixel_engine/pixel_player.h"
#include "views/docks/pixel_engine/program_model.h"
#include "views/docks/pixel_engine/step_page.h"
#include "views/docks/pixel_engine/table_page.h"
#include "views/kit/pane.h"

#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QSet>
#include <QTreeView>

#include <cmath>

using namespace vitrine;
using test::WindowBench;
using views::PixelLink;
using views::ProgramModel;

namespace {

/// Draw 5 of the sample fills the star with a gradient, sixteen samples a pixel, blended as colors are stored; at
/// 97,120 two of them are inside: ⌊255 · 2 ÷ 16 + ½⌋ = 32.
constexpr PixelLink kBorder{97, 120}, kOutside{20, 20}, kUncovered{90, 120};

} // namespace

/// The dock of the color updater's engine, of drawings of 2-D graphics.
class TestWindowVectorPixel final : public QObject {
    Q_OBJECT

private slots:
    void init() { bench = std::make_unique<WindowBench>(); }
    void cleanup() { bench.reset(); }

    void VG2D_37_stepsStandInTheirGroups()
    {
        QVERIFY(open(5, kBorder));
        QCOMPARE(column(ProgramModel::StepColumn),
                 (QStringList{"pre", "pre", "pre 10", "pre 20", "pre 30", "blend 40", "blend 41", "coverage", "post 50",
                              "post 60", "post 70", "post 80", "post", "post"}));
        QCOMPARE(column(ProgramModel::NumberColumn),
                 (QStringList{"▶ 0", "1", "–", "–", "–", "2", "3", "–", "4", "5", "–", "–", "6", "7"}));
        QCOMPARE(cell(2, ProgramModel::ValuesColumn),
                 QString("left out: the surface keeps colors that are not premultiplied"));
        QCOMPARE(cell(4, ProgramModel::ValuesColumn), QString("left out: colors are blended as they are stored"));
        QVERIFY(tip(8).contains("Post-formatting, step 50") && tip(8).contains("VG2D-37"));
        QVERIFY2(title().startsWith("97,120 of draw 5 · SRC_OVER · coverage 32 · RGBA8 0xFF9AA626 → 0xFF96AB66"),
                 qPrintable(title()));
    }

    void VG2D_30_coverageIsAStepThatConverts()
    {
        QVERIFY(open(5, kBorder));
        table().setFocus();
        for (int i = 0; i < 5; ++i) // IN, IN, 40, 41, coverage
            QTest::keyClick(&table(), Qt::Key_F7);
        QCOMPARE(column(ProgramModel::NumberColumn)[8], QString("▶ 4"));
        QVERIFY2(cell(7, ProgramModel::ValuesColumn).contains("t 0.12549"), // 32 ÷ 255
                 qPrintable(cell(7, ProgramModel::ValuesColumn)));
        QVERIFY(view().findChild<views::StepPage*>()->isVisible());
        const QString step = view().findChild<QLabel*>("pixelStepTitle")->text();
        QVERIFY2(step.contains("<b>Coverage</b> (VG2D-30)") && step.contains("No instruction"), qPrintable(step));
        QVERIFY2(step.contains("Coverage t = 32 ÷ 255 = 0.12549"), qPrintable(step));
        const QStringList rows = firstColumn("pixelStep");
        QCOMPARE(rows, (QStringList{"r1", "· t", "old", "· (1-t)", "degamma of", "degamma gives", "degamma of",
                                    "degamma gives", "gamma of", "gamma gives", "→ r1"}));
        QTest::keyClick(&table(), Qt::Key_End, Qt::AltModifier);
        QCOMPARE(player().position(), std::size_t{9});
        QTest::keyClick(&table(), Qt::Key_Home, Qt::AltModifier);
        QCOMPARE(player().position(), std::size_t{0});
    }

    void VG2D_16_whatWeighsThePixelIsTold()
    {
        QVERIFY(open(5, kBorder));
        const QStringList rows = allCells("pixelObjects");
        QVERIFY2(rows.contains("Coverage|32|0.12549|of the pixel by the path"), qPrintable(rows.join('\n')));
        QVERIFY(rows.contains("Mask|255|1|none: all of it counts"));
        QVERIFY(rows.contains("Colors are blended|||as they are stored (blend.space=auto)"));
        QVERIFY(rows.contains("Coverage counts|||in linear light (blend.coverage=auto)"));
        QVERIFY(rows.contains("Functions|||computed (lut.mode=exact) · OpenVG's curve (gamma.kind=vg)"));
    }

    // The units of the blender of eight operations, and who has the computation unit in a step.
    void VG2D_38_blocksOfTheBlender()
    {
        using Kind = views::EngineBlock::Kind;
        QVERIFY(openOnTables());
        const auto block = [this](Kind kind) {
            return *test::Shown::blocks(*view().findChild<views::BlockPicture*>()).find(kind);
        };
        QCOMPARE(block(Kind::Constants).lines[0].text, QString("sRGBA"));
        QCOMPARE(block(Kind::Constants).lines[1].text, QString("SRC_OVER"));
        QVERIFY(!block(Kind::Input).works && !block(Kind::Execution).works && !block(Kind::Output).works);
        // 10 and 20 are for colors that are premultiplied; 30 makes the three channels linear.
        QCOMPARE(block(Kind::Input).lines[0].text, QString("10 left out"));
        QCOMPARE(block(Kind::Input).lines[1].text, QString("20 left out"));
        player().moveTo(1);
        QVERIFY(block(Kind::Input).works && block(Kind::Input).lines[2].isChanged);
        QCOMPARE(block(Kind::Alu).lines[0].text, QString("for the pre-formatting unit"));
        QVERIFY2(block(Kind::Alu).lines[1].text.startsWith("degamma of "), qPrintable(block(Kind::Alu).lines[1].text));
        player().moveTo(2);
        QVERIFY(block(Kind::Execution).works && !block(Kind::Input).works);
        QCOMPARE(block(Kind::Alu).lines[0].text, QString("for the execution unit"));
        player().moveTo(player().stepCount());
        QVERIFY(block(Kind::Output).works);
        QCOMPARE(block(Kind::Alu).lines[0].text, QString("for the post-formatting unit"));
    }

    void VG2D_21_tablesMarkTheEntriesUsed()
    {
        QVERIFY(openOnTables());
        QCOMPARE(column(ProgramModel::StepColumn)[2], QString("pre 30"));
        player().moveTo(1); // DegammaLUT of what was stored: 0x26, 0xA6, 0x9A
        const auto* tables = view().findChild<views::TablePage*>();
        view().findChild<views::PixelPages*>()->setCurrentWidget(const_cast<views::TablePage*>(tables));
        const QAbstractItemModel& entries = *test::child<QTreeView>(view(), "pixelTables").model();
        QCOMPARE(entries.rowCount(), 256);
        const auto degamma = [&](int entry) { return entries.index(entry, 4).data().toString(); };
        QVERIFY2(degamma(0x26).startsWith("r ◀ "), qPrintable(degamma(0x26)));
        QVERIFY(degamma(0xA6).startsWith("g ◀ ") && degamma(0x9A).startsWith("b ◀ "));
        QVERIFY(!degamma(0x27).contains("◀"));
        QVERIFY(!entries.index(0x26, 3).data().toString().contains("◀"));
        QVERIFY2(test::child<QLabel>(view(), "pixelLookUps").text().contains("degamma of r 0.14902: entry 38 = "),
                 qPrintable(test::child<QLabel>(view(), "pixelLookUps").text()));
        QVERIFY(test::child<QLabel>(view(), "pixelFunctions").text().contains("tables of 256 entries"));
    }

    /// The step of coverage makes three colors linear and one not.
    void VG2D_20_curvesMarkWhatTheStepHasLookedUp()
    {
        QVERIFY(open(5, kBorder));
        const auto& curves = *view().findChild<views::CurvePicture*>();
        QVERIFY(test::Shown::marks(curves).empty());
        player().moveTo(5);
        QVERIFY(!test::Shown::marks(curves).empty());
        QSet<bool> kinds;
        for (const views::CurvePicture::Mark& mark : test::Shown::marks(curves)) {
            const double v = mark.place.x();
            const double expected = mark.isGamma   ? (v <= 0.00304 ? 12.92 * v : 1.0556 * std::pow(v, 1 / 2.4) - 0.0556)
                                    : v <= 0.03928 ? v / 12.92
                                                   : std::pow((v + 0.0556) / 1.0556, 2.4);
            QVERIFY2(std::abs(mark.place.y() - expected) < 1e-5, qPrintable(mark.channels));
            kinds.insert(mark.isGamma);
        }
        QCOMPARE(kinds.size(), 2);
        QVERIFY2(curves.accessibleDescription().contains("degamma of "), qPrintable(curves.accessibleDescription()));
        QStringList names;
        for (const views::Export& one : view().exports())
            names << one.name;
        QVERIFY2(names.contains("Curves as PNG"), qPrintable(names.join(", ")));
    }

    void VG2D_15_aPixelThatIsNotPaintedSaysWhy()
    {
        QVERIFY(open(5, std::nullopt));
        bench->window().desk().select(kUncovered);
        QTRY_COMPARE(remark(), QString("Draw 5 leaves pixel 90,120 as it was: the path does not cover it."));
        QVERIFY(!player().hasTrace());
        bench->window().desk().select(kOutside);
        QTRY_VERIFY2(remark().startsWith("Draw 5 leaves pixel 20,20 as it was: what it paints lies between "),
                     qPrintable(remark()));
    }

    void pagesOf2DAreThereFor2DAlone()
    {
        QVERIFY(open(5, kBorder));
        auto& pages = *view().findChild<views::PixelPages*>();
        QVERIFY(pages.isTabVisible(pages.indexOf(view().findChild<views::TablePage*>())));
        bench.reset();
        bench = std::make_unique<WindowBench>();
        QVERIFY(bench->start({copy("triangle"), "--draw", "0"}));
        bench->window().docks().raise(*bench->window().docks().dock("pixel-engine"));
        QTRY_VERIFY(view().isVisible() && player().hasProgram());
        auto& others = *view().findChild<views::PixelPages*>();
        QVERIFY(!others.isTabVisible(others.indexOf(view().findChild<views::TablePage*>())));
        QVERIFY(!others.isTabVisible(others.indexOf(view().findChild<views::StepPage*>())));
        QVERIFY(view().findChild<views::BlockPicture*>()->isVisible());
        QVERIFY(table().isColumnHidden(ProgramModel::StepColumn));
    }

    void theTraceSaysItAllAsJson()
    {
        QVERIFY(open(5, kBorder));
        QFile file(bench->path("trace.json"));
        for (const views::Export& one : view().exports())
            if (one.name == "Trace as JSON")
                QCOMPARE(views::saveExport(one, file.fileName(), {}), QString());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject document = QJsonDocument::fromJson(file.readAll()).object();
        const QJsonObject vector = document["vector"].toObject();
        QCOMPARE(vector["mode"].toString(), QString("SRC_OVER"));
        QCOMPARE(vector["coverage"].toInt(), 32);
        QCOMPARE(vector["weight"].toInt(), 32);
        QCOMPARE(vector["premul_clamp"].toBool(true), false);
        const QJsonArray steps = document["steps"].toArray();
        QCOMPARE(steps.size(), 9); // what is left out is none
        QCOMPARE(steps[4].toObject()["group"].toString(), QString("coverage"));
        QCOMPARE(steps[4].toObject()["look_ups"].toArray().size(), 9);
    }

private:
    /// Draw 5 on a blender of eight operations whose functions are tables, with colors blended in linear light.
    bool openOnTables()
    {
        core::MachineConfig machine = core::presetConfig(core::Preset::Par);
        machine.vector->lutMode = core::LutMode::Table;
        machine.vector->blendSpace = core::SpaceChoice::Linear;
        machine.colorEngine->engine = core::ColorEngine::Opset8;
        if (!open(5, std::nullopt) || !bench->settle())
            return false;
        bench->window().desk().useMachine({"tables", machine});
        const auto usesTables = [this] { return player().hasProgram() && player().program().vector->blend.usesTables; };
        if (!test::waitFor(usesTables))
            return false;
        bench->window().desk().select(kBorder);
        return test::waitFor([this] { return player().hasTrace(); });
    }
    QString copy(const QString& name) const { return test::copySample(name, bench->path(name + ".vitrine")); }
    bool open(int draw, const std::optional<PixelLink>& pixel)
    {
        if (!bench->start({copy("star"), "--draw", QString::number(draw)}))
            return false;
        bench->window().docks().raise(*bench->window().docks().dock("pixel-engine"));
        if (!test::waitFor([this] { return view().isVisible() && player().hasProgram(); }))
            return false;
        if (pixel)
            bench->window().desk().select(*pixel);
        return !pixel || test::waitFor([this] { return player().hasTrace(); });
    }

    views::PixelEngineView& view() const
    {
        return static_cast<views::PixelEngineView&>(*bench->window().docks().view("pixel-engine"));
    }
    views::PixelPlayer& player() const { return test::part<views::PixelPlayer>(view()); }
    QTreeView& table() const { return *view().findChild<QTreeView*>("pixelProgram"); }
    QString cell(int row, int column) const { return table().model()->index(row, column).data().toString(); }
    QString tip(int row) const
    {
        return table().model()->index(row, ProgramModel::StepColumn).data(Qt::ToolTipRole).toString();
    }
    QStringList column(int column) const
    {
        QStringList texts;
        for (int row = 0; row < table().model()->rowCount(); ++row)
            texts << cell(row, column);
        return texts;
    }
    QStringList firstColumn(const char* name) const
    {
        const QAbstractItemModel& model = *test::child<QTreeView>(view(), name).model();
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row)
            texts << model.index(row, 0).data().toString();
        return texts;
    }
    /// "a|b|c" of each row below the first one.
    QStringList allCells(const char* name) const
    {
        const QAbstractItemModel& model = *test::child<QTreeView>(view(), name).model();
        const QModelIndex first = model.index(0, 0);
        QStringList texts;
        for (int row = 0; row < model.rowCount(first); ++row) {
            QStringList cells;
            for (int column = 0; column < model.columnCount(first); ++column)
                cells << model.index(row, column, first).data().toString();
            texts << cells.join(QLatin1Char('|'));
        }
        return texts;
    }
    QString title() const { return view().findChild<QLabel*>("pixelEngineTitle")->text(); }
    QString remark() const { return view().findChild<QLabel*>("pixelEngineRemark")->text(); }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowVectorPixel, QApplication)
#include "tst_window_vector_pixel.moc"
