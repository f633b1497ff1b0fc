// SPDX-License-Identifier: Apache-2.0
// The dock of opacity: its list of textures, its menu, and how it records.
#include "app/docks/docks.h"
#include "core/gpu/machine_config.h"
#include "core/hiz/hiz_config.h"
#include "tests/harness/test_class.h"
#include "tests/ui/context_menu.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/base/item_tools.h"
#include "views/base/machine_choice.h"
#include "views/docks/opacity/opacity_pictures.h"
#include "views/docks/opacity/opacity_view.h"
#include "views/kit/pane.h"
#include "views/kit/row_table.h"
#include "views/machine/linked_text.h"
#include "views/machine/recordings.h"
#include "views/theme/counted.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QFile>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QTabWidget>
#include <QTimer>

using namespace vitrine;
using test::WindowBench;
using views::Recordings;
using views::TileLink;

namespace {

enum Tab { Facts, LookUps, Discards, Textures };

} // namespace

/// Draw 2 of the disc reads texture 14 of 64 × 64 texels, alpha 0 … 1, and discards where alpha < 0.5.
class TestWindowOpacityPages final : public QObject {
    Q_OBJECT

private slots:
    void init() { bench = std::make_unique<WindowBench>(); }
    void cleanup() { bench.reset(); }

    void HIZ_13_theListTellsBitIntervalBytesAndScan()
    {
        QVERIFY(open("disc", "2"));
        tabs().setCurrentIndex(Textures);
        QTRY_VERIFY(pane("opacityTexturesPane").isContentShown() && textures().rows().rowCount() == 1);
        QCOMPARE(cell("Sampler"), QString("image"));
        QCOMPARE(cell("Texture"), QString("texture 14"));
        QCOMPARE(cell("Discards"), QString("decides"));
        QCOMPARE(cell("Alpha all 1"), QString("no"));
        QCOMPARE(cell("Alpha"), QString("[0, 1]"));
        QCOMPARE(cell("Bytes"), views::grouped(16384)); // 64 × 64 texels of 4 bytes
        QCOMPARE(cell("Known from"), QString("scan 1"));
        const QVariant link = textures().rows().index(0, 2).data(views::kLinkRole);
        QVERIFY(std::holds_alternative<views::ResourceLink>(link.value<views::Link>().selection));
        view().copy();
        QVERIFY(QGuiApplication::clipboard()->text().contains("texture 14"));
        QCOMPARE(views::saveExport(view().exports().first(), bench->path("textures.csv"), {}), QString());
        QFile csv(bench->path("textures.csv"));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        const auto lines = csv.readAll().trimmed().split('\n');
        QVERIFY2(lines[0].startsWith("Unit,Sampler,Texture,Discards,Alpha all 1,Alpha,Bytes,Known from,Red,Green,Blue"),
                 lines[0].constData());
        QCOMPARE(lines.size(), 2);
    }

    void HIZ_13_aDrawWithoutTexturesIsExplained()
    {
        QVERIFY(open("disc", "2"));
        tabs().setCurrentIndex(Textures);
        QTRY_VERIFY(pane("opacityTexturesPane").isContentShown());
        desk().follow({.place = views::DrawLink{3, {}}, .selection = {}});        // the wall
        desk().select(views::ResourceLink{{core::ResourceKind::Texture, 1, 14}}); // so that the dock shows something
        QTRY_COMPARE(pane("opacityTexturesPane").sentence(), QString("The fragments of the draw read no texture."));
    }

    void RUN_07_aRecordingIsStoppedAndGoesOn()
    {
        QVERIFY(openRecorded("disc", "2"));
        tabs().setCurrentIndex(LookUps);
        auto& recordings = Recordings::of(desk());
        // As soon as it has begun: an answer comes by the event loop, and later.
        const auto stopping = connect(&recordings, &Recordings::changed, this, [&] {
            if (recordings.state() == Recordings::State::Busy)
                QTimer::singleShot(0, this, [this] { pressCancel(pane("lookUpPane")); });
        });
        views::MachineChoice machine = *desk().moment().machine;
        machine.config.hiz->proofs.maxEntries += 1;
        desk().useMachine(machine);
        QTRY_VERIFY(recordings.state() == Recordings::State::Failed);
        disconnect(stopping);
        QCOMPARE(view().whyNoLookUps(), QString("Recording this draw was stopped."));
        QCOMPARE(pane("discardPane").sentence(), QString("Recording this draw was stopped."));
        QTRY_VERIFY(view().shown());
        auto* again = button(pane("lookUpPane"), "Go on recording");
        QTRY_VERIFY(again && again->isVisible());
        QTest::mouseClick(again, Qt::LeftButton);
        QTRY_VERIFY(recordings.state() == Recordings::State::Ready);
        QTRY_VERIFY(view().whyNoLookUps().isEmpty());
        QVERIFY(pane("discardPane").isContentShown());
        QVERIFY(test::Shown::lookUps(view()).rowCount() > 1);
    }

    /// Docks that float are hidden when the window is gone, and so is what records.
    void aWindowIsDestroyedWithDocksOfTheirOwn()
    {
        QVERIFY(openRecorded("disc", "2"));
        auto& docks = bench->window().docks();
        docks.dock("opacity")->setFloating(true);
        docks.raise(*docks.dock("hiz"));
        docks.dock("hiz")->setFloating(true);
        QTRY_VERIFY(docks.view("opacity")->isVisible() && docks.view("hiz")->isVisible());
        const QPointer<Recordings> recordings = &Recordings::of(desk());
        bench.reset();
        QVERIFY(!recordings);
    }

    void aTexelHasAMenu()
    {
        QVERIFY(openRecorded("disc", "2"));
        desk().select(TileLink{2, 21, 16});
        auto& canvas = test::part<views::OpacityPictures>(view()).alphaCanvas();
        canvas.fit();
        const QPoint place = canvas.rectOf({31, 63 - 20}).center().toPoint(); // the picture's rows count from above
        QStringList texts = test::menuOf(canvas, place, "Copy the texel");
        QVERIFY2(texts.contains("Go to tile (21,16) of draw 2") && texts.contains("Go to texture 14") &&
                     texts.contains("Usage of texture 14") && texts.contains("Fit"),
                 qPrintable(texts.join('|')));
        QVERIFY2(QGuiApplication::clipboard()->text().startsWith("x 31  y 20"),
                 qPrintable(QGuiApplication::clipboard()->text()));
        test::menuOf(canvas, place, "Copy the look-up");
        QCOMPARE(QGuiApplication::clipboard()->text(), view().lookUpText());
        QVERIFY(view().pickedText().isEmpty());
        auto& classes = test::part<views::OpacityPictures>(view()).classCanvas();
        test::menuOf(classes, classes.rectOf({31, 63 - 20}).center().toPoint(), "Pick this texel");
        QVERIFY2(view().pickedText().startsWith("x 31  y 20"), qPrintable(view().pickedText()));
    }

private:
    [[nodiscard]] QTabWidget& tabs() const { return test::part<QTabWidget>(view()); }
    [[nodiscard]] views::Pane& pane(const char* name) const { return test::child<views::Pane>(view(), name); }
    [[nodiscard]] views::RowTable& textures() const { return test::child<views::RowTable>(view(), "opacityTextures"); }
    [[nodiscard]] views::Desk& desk() const { return bench->window().desk(); }
    [[nodiscard]] views::OpacityView& view() const
    {
        return *dynamic_cast<views::OpacityView*>(bench->window().docks().view("opacity"));
    }
    bool open(const QString& sample, const QString& draw) const
    {
        const QString copy = test::copySample(sample, bench->path(sample + ".vitrine"));
        if (copy.isEmpty() || !bench->start({copy, "--draw", draw}))
            return false;
        bench->window().docks().raise(*bench->window().docks().dock("opacity"));
        return test::waitFor([this] { return view().shown() != nullptr; });
    }
    bool openRecorded(const QString& sample, const QString& draw) const
    {
        return open(sample, draw) && test::waitFor([this] { return test::Shown::lookUps(view()).rowCount() > 1; });
    }
    [[nodiscard]] QString cell(const QString& column) const
    {
        const auto& rows = textures().rows();
        for (int i = 0; i < rows.columnCount(); ++i)
            if (rows.headerData(i, Qt::Horizontal, Qt::DisplayRole).toString() == column)
                return rows.index(0, i).data().toString();
        return {};
    }
    [[nodiscard]] static QPushButton* button(views::Pane& pane, const QString& text)
    {
        for (QPushButton* one : pane.findChildren<QPushButton*>())
            if (one->text() == text)
                return one;
        return nullptr;
    }
    static void pressCancel(views::Pane& pane)
    {
        if (QPushButton* cancel = button(pane, "Cancel"))
            cancel->click();
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowOpacityPages, QApplication)
#include "tst_window_opacity_pages.moc"
