// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/gpu/machine_config.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/base/machine_choice.h"
#include "views/docks/pixel_engine/pixel_engine_view.h"
#include "views/docks/pixel_engine/pixel_pages.h"
#include "views/docks/pixel_engine/pixel_player.h"
#include "views/docks/pixel_engine/raster_page.h"
#include "views/kit/row_table.h"

#include <QDockWidget>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>

using namespace vitrine;
using test::WindowBench;

/// Draw 22 of the sample fills a rectangle in teal, 26 A6 9A, over the sun of a photo, F4 EE DE, by raster operation B8
/// with the pattern EF 6C 57: bits of the pattern where those of the source are 0, else what was stored and the source
/// have both. Red is then
///
///   P        11101111
///   S        00100110
///   D        11110100
///   4P+2S+D  55714764    of 10111000 bits 7, 5, 4 and 3 are 1
///   result   11101101
class TestWindowRasterOperation final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QVERIFY(bench->start({test::copySample("blitter", bench->path("sample.vitrine")), "--draw", "22"}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("pixel-engine"));
        view = qobject_cast<views::PixelEngineView*>(docks.view("pixel-engine"));
        QVERIFY(view && test::waitFor([this] { return view->isVisible() && player().hasProgram(); }));
        QVERIFY(bench->settle());
    }
    void cleanup() { bench.reset(); }

    void VG2D_44_patternSourceAndDestinationInBinary()
    {
        QTRY_VERIFY2(title().contains("<b>Raster operation 0xB8 = 10111000</b>"), qPrintable(title()));
        QVERIFY2(title().contains("Click a pixel"), qPrintable(title()));
        bench->window().desk().select(views::PixelLink{130, 130});
        QTRY_VERIFY(player().hasTrace());
        QVERIFY(page().isVisible());
        expectBits();
    }

    /// Which does it beside its operations.
    void VG2D_44_theBlenderOfEightOperationsCombinesTheSameBits()
    {
        views::MachineChoice machine = *bench->window().desk().moment().machine;
        QVERIFY(core::setKnob(machine.config, "cu.engine", "opset8").hasValue());
        bench->window().desk().useMachine(machine);
        QTRY_VERIFY(player().hasProgram() && player().program().config.engine == core::ColorEngine::Opset8);
        bench->window().desk().select(views::PixelLink{130, 130});
        QTRY_VERIFY(player().hasTrace());
        expectBits();
        const QString remark = test::child<QLabel>(*view, "pixelEngineRemark").text();
        QVERIFY2(remark.startsWith("The color updater combines the bits"), qPrintable(remark));
    }

    void VG2D_44_bitsAreExported()
    {
        bench->window().desk().select(views::PixelLink{130, 130});
        QTRY_VERIFY(player().hasTrace());
        const QByteArray csv = saved("Raster operation as CSV");
        QVERIFY2(csv.contains("11101101"), csv.constData());
        const QJsonObject object =
            QJsonDocument::fromJson(saved("Trace as JSON")).object()["raster_operation"].toObject();
        QCOMPARE(object["code"].toInt(), 0xB8);
        QCOMPARE(object["P"].toString(), QString("11101111 01101100 01010111 11111111"));
        QCOMPARE(object["result"].toString(), QString("11101101 11101110 11011111 11111111"));
        QVERIFY2(page().asText().contains("55714764"), qPrintable(page().asText()));
    }

    /// Its page is gone where nothing is combined bit by bit.
    void otherDrawsHaveNoSuchPage()
    {
        bench->window().desk().select(views::PixelLink{130, 130});
        QTRY_VERIFY(page().isVisible());
        bench->window().desk().follow({.place = views::DrawLink{18, {}}, .selection = {}});
        QTRY_VERIFY(player().hasProgram() && !player().program().raster);
        const auto& pages = *view->findChild<views::PixelPages*>();
        QVERIFY(!pages.isTabVisible(pages.indexOf(&page())));
        QVERIFY(!page().isVisible());
    }

private:
    void expectBits() const
    {
        const QList<QStringList> wanted{{"P", "11101111", "01101100", "01010111", "11111111", "0xFF576CEF"},
                                        {"S", "00100110", "10100110", "10011010", "11111111", "0xFF9AA626"},
                                        {"D", "11110100", "11101110", "11011110", "11111111", "0xFFDEEEF4"},
                                        {"4P+2S+D", "55714764", "35705730", "35073574", "77777777", ""},
                                        {"Result", "11101101", "11101110", "11011111", "11111111", "0xFFDFEEED"}};
        const auto& table = *test::child<views::RowTable>(*view, "rasterBits").model();
        QCOMPARE(table.rowCount(), static_cast<int>(wanted.size()));
        for (int row = 0; row < table.rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < table.columnCount(); ++column)
                cells << table.index(row, column).data().toString();
            QCOMPARE(cells, wanted[row]);
        }
    }
    [[nodiscard]] QByteArray saved(const QString& name) const
    {
        for (const views::Export& one : view->exports())
            if (one.name == name)
                return one.content().bytes;
        return {};
    }
    [[nodiscard]] QString title() const { return test::child<QLabel>(*view, "rasterTitle").text(); }
    [[nodiscard]] const views::RasterPage& page() const { return *view->findChild<views::RasterPage*>(); }
    [[nodiscard]] views::PixelPlayer& player() const { return *view->findChild<views::PixelPlayer*>(); }

    std::unique_ptr<WindowBench> bench;
    views::PixelEngineView* view = nullptr;
};

VITRINE_TEST(TestWindowRasterOperation, QApplication)
#include "tst_window_raster_operation.moc"
