// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/child.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/ui/model_rows.h"
#include "tests/ui/window_bench.h"
#include "views/docks/state/gl_names.h"
#include "views/docks/state/state_view.h"

#include <QAbstractItemModel>
#include <QLineEdit>
#include <QTreeView>

using namespace vitrine;
using test::WindowBench;

namespace {

/// The value of the first row of that name; nothing without such a row.
std::optional<QString> valueOf(const QAbstractItemModel& model, const QString& name)
{
    const QModelIndex row = test::rowNamed(model, name);
    return row.isValid() ? std::optional(row.siblingAtColumn(1).data().toString()) : std::nullopt;
}

} // namespace

/// State is told by OpenGL's names, as the calls of the program have set it.
class TestWindowState final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        bench = std::make_unique<WindowBench>();
        QVERIFY(bench->start({test::sampleFile("foliage"), "--draw", "3"}));
    }
    void cleanupTestCase() { bench.reset(); }

    void fieldsAreNamedAsOpenGlNamesThem_data()
    {
        QTest::addColumn<QString>("value");
        // What calls 41 to 72 of the sample have set,
        QTest::newRow("GL_VERTEX_ATTRIB_ARRAY_TYPE") << QStringLiteral("GL_FLOAT");
        QTest::newRow("GL_VERTEX_ATTRIB_ARRAY_SIZE") << QStringLiteral("4");
        QTest::newRow("GL_VERTEX_ATTRIB_ARRAY_STRIDE") << QStringLiteral("24");
        QTest::newRow("GL_TEXTURE_MIN_FILTER") << QStringLiteral("GL_LINEAR_MIPMAP_LINEAR");
        QTest::newRow("GL_TEXTURE_MAG_FILTER") << QStringLiteral("GL_LINEAR");
        QTest::newRow("GL_TEXTURE_WRAP_S") << QStringLiteral("GL_REPEAT");
        QTest::newRow("GL_DEPTH_TEST") << QStringLiteral("true");
        // and what it has left as table 6 of the specification of OpenGL ES 2.0 begins with.
        QTest::newRow("GL_DEPTH_FUNC") << QStringLiteral("GL_LESS");
        QTest::newRow("GL_STENCIL_BACK_PASS_DEPTH_FAIL") << QStringLiteral("GL_KEEP");
        QTest::newRow("GL_STENCIL_FUNC") << QStringLiteral("GL_ALWAYS");
        QTest::newRow("GL_BLEND") << QStringLiteral("false");
        QTest::newRow("GL_BLEND_SRC_RGB") << QStringLiteral("GL_ONE");
        QTest::newRow("GL_BLEND_DST_ALPHA") << QStringLiteral("GL_ZERO");
        QTest::newRow("GL_BLEND_EQUATION_RGB") << QStringLiteral("GL_FUNC_ADD");
        QTest::newRow("GL_COLOR_WRITEMASK") << QStringLiteral("true, true, true, true");
        QTest::newRow("GL_FRONT_FACE") << QStringLiteral("GL_CCW");
        QTest::newRow("GL_SCISSOR_TEST") << QStringLiteral("false");
        QTest::newRow("topology") << QStringLiteral("GL_TRIANGLE_STRIP");
    }

    void fieldsAreNamedAsOpenGlNamesThem()
    {
        QFETCH(QString, value);
        QCOMPARE(valueOf(model(), QString::fromLatin1(QTest::currentDataTag())), std::optional(value));
    }

    /// Both filters are one of OpenGL's; the machine's own words lead to a field, too.
    void aFieldIsFoundByItsNameInWords()
    {
        QVERIFY(!valueOf(model(), QStringLiteral("mip filter")));
        auto* field = view().findChild<QLineEdit*>();
        QVERIFY(field);
        field->setText(QStringLiteral("depth function"));
        QTRY_VERIFY(!valueOf(model(), QStringLiteral("GL_BLEND")));
        QCOMPARE(valueOf(model(), QStringLiteral("GL_DEPTH_FUNC")), std::optional(QStringLiteral("GL_LESS")));
        field->clear();
        QTRY_VERIFY(valueOf(model(), QStringLiteral("GL_BLEND")));
    }

    /// A uniform or an attribute of the program keeps its own name, whatever it is called.
    void namesOfTheProgramStay()
    {
        QVERIFY(views::glSection("uniforms", views::glSection("vertex", views::glSection("program", ""))).empty());
        QVERIFY(views::glName("", "type").empty());
        QCOMPARE(views::glSection("front", ""), std::string_view());
        QCOMPARE(views::glName(views::glSection("back", "depthStencil"), "function"),
                 std::string("GL_STENCIL_BACK_FUNC"));
        QVERIFY(valueOf(model(), QStringLiteral("0 corner")));
    }

    /// Of 2-D graphics the names are those of OpenVG.
    void VG2D_02_aPathIsNamedAsOpenVgNamesIt()
    {
        bench = std::make_unique<WindowBench>();
        QVERIFY(bench->start({test::sampleFile("star"), "--draw", "3"}));
        QCOMPARE(valueOf(model(), QStringLiteral("VG_FILL_RULE")), std::optional(QStringLiteral("VG_EVEN_ODD")));
        QCOMPARE(valueOf(model(), QStringLiteral("VGPaintMode")), std::optional(QStringLiteral("VG_FILL_PATH")));
        QCOMPARE(valueOf(model(), QStringLiteral("VG_RENDERING_QUALITY")),
                 std::optional(QStringLiteral("VG_RENDERING_QUALITY_NONANTIALIASED")));
        QCOMPARE(valueOf(model(), QStringLiteral("VG_BLEND_MODE")), std::optional(QStringLiteral("VG_BLEND_SRC_OVER")));
        QVERIFY(!valueOf(model(), QStringLiteral("GL_BLEND")));
    }

private:
    [[nodiscard]] views::StateView& view() const { return bench->window().state(); }
    [[nodiscard]] const QAbstractItemModel& model() const
    {
        return *test::child<QTreeView>(view(), "stateTree").model();
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowState, QApplication)
#include "tst_window_state.moc"
