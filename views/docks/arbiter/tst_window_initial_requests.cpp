// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/machine_choice.h"
#include "views/docks/arbiter/arbiter_view.h"
#include "views/docks/arbiter/flow_picture.h"
#include "views/docks/pixel_engine/pairing_page.h"
#include "views/kit/fact_table.h"
#include "views/kit/row_model.h"
#include "views/kit/row_table.h"
#include "views/kit/timeline/track_timeline.h"
#include "views/theme/theme.h"

#include <QDockWidget>
#include <QLabel>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>

using namespace vitrine;
using test::WindowBench;

/// The sun of the sample whose draws bypass the processors: a square of 96 × 96 pixels, each with one look-up.
class TestWindowInitialRequests final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        const QString sample = test::copySample("bypass-ten-draws", bench->path("sample.vitrine"));
        QVERIFY(bench->start({sample, "--draw", QString::number(kSun)}));
        show("arbiter");
        arbiter = dynamic_cast<views::ArbiterView*>(bench->window().docks().view("arbiter"));
        QVERIFY(arbiter);
        QTRY_VERIFY(test::Shown::facts(*arbiter).moment);
    }
    void cleanup() { bench.reset(); }

    void BYP_11_initialRequestsAreAClientOfTheirOwn()
    {
        const auto& clients = *test::child<views::FactTable>(*arbiter, "arbiterClients").model();
        QCOMPARE(clients.rowCount(), 2);
        for (const int column : {1, 2}) { // posted, completed
            QCOMPARE(clients.index(0, column).data(views::kValueRole).toULongLong(), 0ULL);
            QCOMPARE(clients.index(1, column).data(views::kValueRole).toULongLong(), kPixels);
        }
        QCOMPARE(clients.index(1, 3).data(views::kValueRole).toULongLong(), 0ULL);
        QVERIFY(clients.index(1, 0).data().toString().startsWith("initial requests"));
        const auto& tracks = arbiter->timeline().content().tracks;
        QCOMPARE(tracks.size(), std::size_t(6)); // ARQ, TEX, FFS, FFP, then there and back
        QCOMPARE(tracks[4].figure, grouped + " asked");
        QCOMPARE(tracks[5].figure, grouped + " back");
    }

    void BYP_11_thePictureHasTheirWayPastTheArbiter()
    {
        const auto& boxes = test::Shown::boxes(flow()).boxes;
        QCOMPARE(boxes.size(), std::size_t(9));
        QVERIFY(boxes.back().name.startsWith("initial requests"));
        const auto arb = std::ranges::find(boxes, QString("ARB"), &views::FlowBox::name);
        QVERIFY(arb != boxes.end());
        QVERIFY(!boxes.back().area.intersects(arb->area));
        goTo(0);
        QTRY_VERIFY(hasArrow("0"));
        QVERIFY(!hasArrow(grouped));
        goTo(test::Shown::facts(*arbiter).recording->length());
        QTRY_VERIFY(hasArrow(grouped));
    }

    void BYP_11_aDrawThatIsShadedHasNone()
    {
        bench->window().desk().follow({.place = views::DrawLink{kRipples, std::nullopt}, .selection = {}});
        QTRY_COMPARE(test::Shown::facts(*arbiter).draw, kRipples);
        QTRY_VERIFY(test::Shown::facts(*arbiter).moment);
        QVERIFY(!test::Shown::facts(*arbiter).initial);
        QCOMPARE(test::child<views::FactTable>(*arbiter, "arbiterClients").model()->rowCount(), 1);
        QCOMPARE(arbiter->timeline().content().tracks.size(), std::size_t(4));
        QCOMPARE(test::Shown::boxes(flow()).boxes.size(), std::size_t(8));
    }

    void BYP_11_texturesOfTasksThatAreReadAheadAreAClientToo()
    {
        core::MachineConfig machine; // A task, and so a request, for each pixel.
        machine.bypass->bypassMode = core::BypassMode::Off;
        machine.processors->fragmentsPerTask = 1;
        machine.devices->texInitialPrefetch = 1;
        bench->window().desk().useMachine({"textures ahead", machine});
        QTRY_VERIFY(test::Shown::facts(*arbiter).initial && !test::Shown::facts(*arbiter).initial->isBypass);
        QTRY_VERIFY(test::Shown::facts(*arbiter).moment);
        const auto& clients = *test::child<views::FactTable>(*arbiter, "arbiterClients").model();
        QCOMPARE(clients.rowCount(), 2);
        QCOMPARE(clients.index(1, 0).data().toString(), QString("initial requests"));
        for (const int column : {1, 2}) { // posted, completed
            QCOMPARE(clients.index(0, column).data(views::kValueRole).toULongLong(), 0ULL);
            QCOMPARE(clients.index(1, column).data(views::kValueRole).toULongLong(), kPixels);
        }
        const auto& tracks = arbiter->timeline().content().tracks;
        QCOMPARE(tracks.size(), std::size_t(6));
        QCOMPARE(tracks[4].name, QString("AIN.LOOKUPS"));
        QVERIFY(tracks[4].tip.contains("AIN asks"));
        QCOMPARE(test::Shown::boxes(flow()).boxes.back().name, QString("initial requests"));
        goTo(test::Shown::facts(*arbiter).recording->length());
        QTRY_VERIFY(hasArrow(grouped));
    }

    void BYP_11_pairingListsThePixelsAndTheirTexels()
    {
        auto& table = pairing();
        auto& fullest = child<QToolButton>("pixelPairingFullest");
        QTRY_VERIFY(fullest.isVisible());
        QTest::mouseClick(&fullest, Qt::LeftButton);
        QTRY_VERIFY(bench->window().desk().moment().inside);
        QTRY_VERIFY(table.rows().rowCount() > 0);
        // The look-up takes 100 cycles and a pixel comes in each: as many wait.
        const auto& rows = table.rows();
        QTRY_VERIFY(rows.rowCount() >= 100);
        std::uint64_t expected = number(rows, 0, kNumber);
        int answered = 0;
        bool hasReachedOpen = false;
        for (int i = 0; i < rows.rowCount(); ++i, ++expected) {
            QCOMPARE(number(rows, i, kNumber), expected); // in the order of the pixels, one look-up each
            const bool isHere = cell(rows, i, kTexel) != "–";
            QVERIFY2(!isHere || !hasReachedOpen, "texels come in order");
            hasReachedOpen = hasReachedOpen || !isHere;
            answered += isHere;
            const QStringList place = cell(rows, i, kPixel).split(',');
            QVERIFY(place.size() == 2 && place[0].toInt() < 320 && place[1].toInt() < 240);
            QVERIFY(!cell(rows, i, kWhere).isEmpty());
            QCOMPARE(cell(rows, i, kPrimary), QString("0.9568627, 0.9333333, 0.8705882, 1")); // 244, 238, 222
        }
        QVERIFY(answered < rows.rowCount());
        const QString summary = child<QLabel>("pixelPairingSummary").toolTip();
        QVERIFY2(summary.contains("places taken"), qPrintable(summary));
    }

    void BYP_11_pairingIsEmptyBehindTheDraw()
    {
        goTo(test::Shown::facts(*arbiter).recording->length());
        auto& table = pairing();
        QTRY_VERIFY(child<QLabel>("pixelPairingSummary").toolTip().contains(": 0 of "));
        QCOMPARE(table.rows().rowCount(), 0);
    }

    void BYP_11_pairingSaysWhyThereIsNone()
    {
        bench->window().desk().follow({.place = views::DrawLink{kRipples, std::nullopt}, .selection = {}});
        pairing();
        auto& why = child<QLabel>("pixelPairingWhy");
        QTRY_VERIFY(why.isVisible() && why.text().contains("dependent"));
    }

private:
    [[nodiscard]] views::FlowPicture& flow() const { return test::part<views::FlowPicture>(*arbiter); }
    static constexpr std::uint32_t kSun = 1, kRipples = 15; // in the second frame
    static constexpr quint64 kPixels = 96 * 96;
    const QString grouped = QString::fromUtf8("9\u00A0216");
    static constexpr int kNumber = 1, kPixel = 2, kPrimary = 3, kWhere = 5, kTexel = 6;

    void show(const char* dock)
    {
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock(dock));
    }
    template <class T>
    T& child(const char* name) const
    {
        return test::child<T>(*bench->window().docks().dock("pixel-engine"), name);
    }
    views::RowTable& pairing()
    {
        show("pixel-engine");
        auto* pages = bench->window().docks().dock("pixel-engine")->findChild<QTabWidget*>();
        pages->setCurrentWidget(pages->findChild<views::PairingPage*>());
        return child<views::RowTable>("pixelPairing");
    }
    [[nodiscard]] bool hasArrow(const QString& text) const
    {
        return std::ranges::count(test::Shown::boxes(flow()).arrows, text, &views::FlowArrow::text) >= 2;
    }
    static QString cell(const QAbstractItemModel& rows, int row, int column)
    {
        return rows.index(row, column).data().toString();
    }
    static std::uint64_t number(const QAbstractItemModel& rows, int row, int column)
    {
        return rows.index(row, column).data(views::kValueRole).toULongLong();
    }
    void goTo(core::Cycle cycle) const
    {
        bench->window().desk().follow({.place = views::DrawLink{kSun, cycle}, .selection = {}});
        QTRY_COMPARE(test::Shown::facts(*arbiter).cursor, cycle);
    }

    std::unique_ptr<WindowBench> bench;
    views::ArbiterView* arbiter = nullptr;
};

VITRINE_TEST(TestWindowInitialRequests, QApplication)
#include "tst_window_initial_requests.moc"
