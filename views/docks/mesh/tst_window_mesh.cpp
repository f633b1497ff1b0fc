// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/docks/mesh/mesh_canvas.h"
#include "views/docks/mesh/mesh_view.h"
#include "views/docks/mesh/vertex_model.h"
#include "views/kit/pane.h"

#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QToolButton>
#include <QTreeView>

using namespace vitrine;
using test::WindowBench;
using views::MeshStyle;
using views::PrimitiveLink;
using views::Selection;
using views::VertexLink;

namespace {

const QColor kFront(0x56, 0xb4, 0xe9);

int difference(const QColor& a, const QColor& b)
{
    return std::max({qAbs(a.red() - b.red()), qAbs(a.green() - b.green()), qAbs(a.blue() - b.blue())});
}

} // namespace

/// The dock of the mesh with its third dimension, on a screen. Draw 1 of the capture is one triangle with the corners
/// (−1, −1), (3, −1) and (−1, 3): the scene shows it with (−1, −1), (1, −1), (−1, 1) and z = 0.
class TestWindowMesh final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 1), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "1"}));
        bench->window().docks().raise(*dock());
        QTRY_VERIFY(view().pane().isContentShown());
        QVERIFY2(canvas().whyNot().isEmpty(), qPrintable(canvas().whyNot()));
    }
    void init()
    {
        choose("meshSpace", int(views::MeshSpace::Input));
        choose("meshStyle", int(MeshStyle::Solid));
        canvas().setFocus();
        QTRY_VERIFY(canvas().hasFocus());
        QTest::keyClick(&canvas(), Qt::Key_1); // from the front, fitted
    }
    void cleanupTestCase() { bench.reset(); }

    void theTriangleStandsWhereItShould()
    {
        const QColor background = views::Theme::current().panel;
        QTRY_VERIFY2(difference(colorAt(-1.0 / 3, -1.0 / 3), kFront) <= 1, qPrintable(shown(-1.0 / 3, -1.0 / 3)));
        QVERIFY(difference(colorAt(-0.95, -0.95), kFront) <= 1);
        QVERIFY(difference(colorAt(0.9, -0.95), kFront) <= 1);
        QVERIFY(difference(colorAt(-0.95, 0.9), kFront) <= 1);
        QVERIFY(difference(colorAt(0.1, 0.1), background) <= 1); // beyond its long side
        QVERIFY(difference(colorAt(-1.06, 0), background) <= 1);
        QVERIFY(difference(colorAt(0, -1.06), background) <= 1);
    }

    void aClickPicksAVertexInTheTableToo()
    {
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, pointAt(0.7, -0.9));
        QCOMPARE(desk().selection(), Selection(VertexLink{1, 1}));
        QCOMPARE(vertices().currentIndex().row(), 1);
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, pointAt(-0.9, 0.7));
        QCOMPARE(desk().selection(), Selection(VertexLink{1, 2}));
        QCOMPARE(vertices().currentIndex().row(), 2);
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, pointAt(0.9, 0.9)); // beside it
        QCOMPARE(desk().selection(), Selection(VertexLink{1, 2}));
    }

    void theTablesRowIsMarkedInTheScene()
    {
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, pointAt(0.7, -0.9));
        vertices().setFocus();
        QTest::keyClick(&vertices(), Qt::Key_Up);
        QCOMPARE(desk().selection(), Selection(VertexLink{1, 0}));
        // The ring stands before the scene: it is in the picture of the widget.
        const QPoint corner = pointAt(-1, -1);
        QTRY_COMPARE(difference(canvas().grab().toImage().pixelColor(corner), views::Theme::current().accent), 0);
    }

    void keysAndDragsMoveTheCamera()
    {
        const QString before = bench->place();
        const QVector3D eye = canvas().scene().eye();
        QTest::keyClick(&canvas(), Qt::Key_Right);
        const QVector3D turned = canvas().scene().eye();
        QVERIFY(turned.x() > eye.x() + 0.1f);
        QTest::keyClick(&canvas(), Qt::Key_Plus);
        QVERIFY(canvas().scene().eye().length() < turned.length());
        QTest::keyClick(&canvas(), Qt::Key_1);
        QVERIFY((canvas().scene().eye() - eye).length() < 1e-4f);
        QTest::mousePress(&canvas(), Qt::LeftButton, {}, pointAt(0, 0));
        for (const double x : {0.1, 0.3, 0.5})
            QTest::mouseMove(&canvas(), pointAt(x, 0));
        QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, pointAt(0.5, 0));
        QTRY_VERIFY(canvas().scene().eye().x() < eye.x() - 0.1f); // the scene follows the pointer
        QTest::keyClick(&canvas(), Qt::Key_Home);
        QVERIFY(qAbs(canvas().scene().eye().length() - eye.length()) < eye.length()); // fitted, still turned
        QVERIFY(bench->settle());
        QCOMPARE(bench->place(), before); // Home did not step to the first action
    }

    void theCubeShowsItsNearPlane()
    {
        choose("meshSpace", int(views::MeshSpace::Cube));
        QTest::keyClick(&canvas(), Qt::Key_1);
        // The box is 2 deep: the eye stands 1.12 · (1 + 1 / 0.3153) = 4.672 from its middle, so the near square, at 1,
        // reaches to 1 / (3.672 · 0.3153) = 0.8637 of the half height; in units of pointAt() 0.9674.
        const auto isLine = [this] {
            for (int y = -2; y <= 2; ++y)
                if (difference(picture().pixelColor(pointAt(0, 0.9674) + QPoint(0, y)), views::Theme::current().text) <
                    60)
                    return true;
            return false;
        };
        QTRY_VERIFY(isLine());
    }

    void stylesAreTold()
    {
        choose("meshStyle", int(MeshStyle::Wireframe));
        const QColor background = views::Theme::current().panel;
        QTRY_VERIFY(difference(colorAt(-1.0 / 3, -1.0 / 3), background) <= 1);
        choose("meshStyle", int(MeshStyle::Points));
        QTRY_VERIFY(difference(colorAt(0, -1), background) <= 1); // no edge
        QTRY_VERIFY(difference(colorAt(-1, -1), kFront) <= 1);
        choose("meshStyle", int(MeshStyle::Solid));
        // The varying is (0, 1, 0, 1) everywhere.
        choose("meshPaint", 2);
        QTRY_VERIFY(difference(colorAt(-1.0 / 3, -1.0 / 3), QColor(0, 255, 0)) <= 1);
        choose("meshPaint", 0);
        QTRY_VERIFY(difference(colorAt(-1.0 / 3, -1.0 / 3), kFront) <= 1);
    }

    void theDockCanBeAWindowOfItsOwn()
    {
        for (const bool isFloating : {true, false, true, false}) {
            dock()->setFloating(isFloating);
            QVERIFY(test::waitForExposed(view().window()));
            view().window()->activateWindow();
            QTest::keyClick(&canvas(), Qt::Key_1);
            QTRY_VERIFY2(difference(colorAt(-1.0 / 3, -1.0 / 3), kFront) <= 1, qPrintable(shown(-1.0 / 3, -1.0 / 3)));
            QTRY_VERIFY(difference(colorAt(0.1, 0.1), views::Theme::current().panel) <= 1);
        }
    }

private:
    [[nodiscard]] QTreeView& vertices() const { return test::child<QTreeView>(view(), "mesh-vertices"); }
    [[nodiscard]] QDockWidget* dock() const { return bench->window().docks().dock("mesh"); }
    [[nodiscard]] views::MeshView& view() const
    {
        return *static_cast<views::MeshView*>(bench->window().docks().view("mesh"));
    }
    [[nodiscard]] views::MeshCanvas& canvas() const { return test::part<views::MeshCanvas>(view()); }
    [[nodiscard]] views::Desk& desk() const { return bench->window().desk(); }
    void choose(const char* box, int index) { view().findChild<QComboBox*>(box)->setCurrentIndex(index); }

    /// A fitted square from −1 to 1 takes 1 / 1.12 of the shorter side.
    [[nodiscard]] QPoint pointAt(double x, double y) const
    {
        const double half = std::min(canvas().width(), canvas().height()) / 2.0 / 1.12;
        return QPointF(canvas().width() / 2.0 + x * half, canvas().height() / 2.0 - y * half).toPoint();
    }
    [[nodiscard]] QImage picture() const { return canvas().picture(); }
    [[nodiscard]] QColor colorAt(double x, double y) const
    {
        const QImage image = picture();
        return image.rect().contains(pointAt(x, y)) ? image.pixelColor(pointAt(x, y)) : QColor();
    }
    [[nodiscard]] QString shown(double x, double y) const { return colorAt(x, y).name(); }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowMesh, QApplication)
#include "tst_window_mesh.moc"
