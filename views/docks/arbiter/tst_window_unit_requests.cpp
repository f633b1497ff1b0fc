// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/fixed_function/procedural_ops.h"
#include "core/fixed_function/unit_kind.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/docks/arbiter/arbiter_view.h"
#include "views/docks/arbiter/texture_swatch.h"
#include "views/kit/row_table.h"

#include <QAbstractItemModel>

#include <algorithm>
#include <cmath>

using namespace vitrine;
using test::WindowBench;

namespace {

/// The row below `parent` of this name.
QModelIndex rowOf(const QAbstractItemModel& model, const QString& name, const QModelIndex& parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row)
        if (model.index(row, 0, parent).data().toString() == name)
            return model.index(row, 0, parent);
    return {};
}

/// What stands there: a number for each lane or component, or one.
QList<double> numbersOf(const QAbstractItemModel& model, const QModelIndex& row)
{
    QList<double> numbers;
    if (model.rowCount(row) == 0)
        for (const QString& text : row.siblingAtColumn(1).data().toString().split(QStringLiteral(", ")))
            numbers << text.toDouble();
    for (int i = 0; i < model.rowCount(row); ++i)
        numbers << model.index(i, 1, row).data().toDouble();
    return numbers;
}

} // namespace

/// What FFS and FFP were asked, what they did with it and what they answered, in the draw of a block of wood: lit by
/// FFS with a color that FFP makes.
class TestWindowUnitRequests final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        bench = std::make_unique<WindowBench>();
        const QString sample = test::copySample("wood-and-marble-units", bench->path("sample.vitrine"));
        QVERIFY(bench->start({sample, "--draw", QString::number(kDraw)}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("arbiter"));
        view = dynamic_cast<views::ArbiterView*>(docks.view("arbiter"));
        QVERIFY(view);
        QTRY_VERIFY(test::Shown::facts(*view).moment);
    }
    void cleanupTestCase() { bench.reset(); }

    void HET_18_theRequestShowsItsModelItsInputsAndItsOutputs()
    {
        QVERIFY(select(core::kShadingPort));
        const auto& report = *test::child<views::RowTable>(*view, "arbiterReport").model();
        QTRY_VERIFY(rowOf(report, "Outputs, by lane").isValid());
        const QModelIndex parameters = rowOf(report, "Parameters");
        QCOMPARE(rowOf(report, "model", parameters).siblingAtColumn(1).data().toString(), QString("BLINN_PHONG"));
        QVERIFY(rowOf(report, "Inputs").isValid());
        const QModelIndex inside = rowOf(report, "Inside the device, by lane");
        const QModelIndex outputs = rowOf(report, "Outputs, by lane");
        const QModelIndex specular = rowOf(report, "specular", outputs);
        QVERIFY(rowOf(report, "diffuse", outputs).isValid());
        // specular · S of each lane
        const QList<double> factor = numbersOf(report, rowOf(report, "specular", parameters));
        const QList<double> share = numbersOf(report, rowOf(report, "S", inside));
        const QList<double> red = numbersOf(report, rowOf(report, "x", specular));
        QVERIFY(!red.isEmpty());
        QCOMPARE(red.size(), share.size());
        for (qsizetype lane = 0; lane < red.size(); ++lane)
            QVERIFY(std::abs(red[lane] - factor[0] * share[lane]) < 1e-6);
        QVERIFY(test::Shown::image(test::part<views::TextureSwatch>(*view)).isNull()); // it makes none
        QVERIFY(!test::part<views::TextureSwatch>(*view).isVisible());
    }

    void HET_19_theRequestShowsItsProcedureAndItsTexture()
    {
        QVERIFY(select(core::kProceduralPort));
        const auto& report = *test::child<views::RowTable>(*view, "arbiterReport").model();
        QTRY_VERIFY(rowOf(report, "Outputs, by lane").isValid());
        const QModelIndex parameters = rowOf(report, "Parameters");
        const QString procedure = rowOf(report, "procedure", parameters).siblingAtColumn(1).data().toString();
        QCOMPARE(procedure, QString("RINGS"));
        const double frequency = numbersOf(report, rowOf(report, "frequency", parameters)).value(0);
        const QList<double> c0 = numbersOf(report, rowOf(report, "c0", parameters));
        const QList<double> c1 = numbersOf(report, rowOf(report, "c1", parameters));
        const QModelIndex inside = rowOf(report, "Inside the device, by lane");
        const QList<double> u = numbersOf(report, rowOf(report, "u", inside));
        const QList<double> v = numbersOf(report, rowOf(report, "v", inside));
        const QList<double> g = numbersOf(report, rowOf(report, "g", inside));
        const QModelIndex color = rowOf(report, "color", rowOf(report, "Outputs, by lane"));
        const QList<double> red = numbersOf(report, rowOf(report, "x", color));
        QVERIFY(!red.isEmpty() && red.size() == g.size());
        for (qsizetype lane = 0; lane < red.size(); ++lane) {
            const double turns = frequency * std::hypot(u[lane] - 0.5, v[lane] - 0.5);
            const double share = turns - std::floor(turns);
            QVERIFY(std::abs(share - g[lane]) < 1e-4);
            QVERIFY(std::abs(c0[0] * (1 - g[lane]) + c1[0] * g[lane] - red[lane]) < 1e-5);
        }
        QVERIFY(test::part<views::TextureSwatch>(*view).isVisible());
        const QImage& image = test::Shown::image(test::part<views::TextureSwatch>(*view));
        QCOMPARE(image.size(), QSize(128, 128));
        // The texel of the first column in the lowest line stands at u = v = 1/256.
        const auto lowest =
            core::evaluateProcedure(core::Procedure::Rings, static_cast<float>(frequency), 1.0f / 256, 1.0f / 256);
        const double expected = 255 * (c0[0] * (1 - double(lowest.g)) + c1[0] * double(lowest.g));
        QVERIFY2(std::abs(image.pixelColor(0, 127).red() - expected) <= 1, qPrintable(QString::number(expected)));
        QVERIFY(test::part<views::TextureSwatch>(*view).accessibleDescription().contains("FFP"));
    }

private:
    /// The first request of the draw for a device.
    [[nodiscard]] bool select(std::uint8_t port) const
    {
        const auto requests = test::Shown::facts(*view).tasks().requests();
        const auto found = std::ranges::find(requests, port, &core::RequestRecord::device);
        if (found == requests.end())
            return false;
        bench->window().desk().follow({.place = {}, .selection = views::RequestLink{kDraw, found->id}});
        return true;
    }

    static constexpr std::uint32_t kDraw = 2;
    std::unique_ptr<WindowBench> bench;
    views::ArbiterView* view = nullptr;
};

VITRINE_TEST(TestWindowUnitRequests, QApplication)
#include "tst_window_unit_requests.moc"
