// SPDX-License-Identifier: Apache-2.0
// What the window tells of uniforms and of parameters of units.
#include "app/docks/docks.h"
#include "app/plugins/plugin_keeper.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/plugins/plugin_folders.h"
#include "tests/ui/unit_capture.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/base/item_tools.h"
#include "views/base/link_label.h"
#include "views/docks/program/program_choice.h"
#include "views/docks/uniforms/uniforms_view.h"
#include "views/kit/pane.h"
#include "views/kit/row_table.h"

#include <QClipboard>
#include <QDockWidget>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QToolButton>

using namespace vitrine;
using test::WindowBench;
using views::UniformsView;

namespace {

const QString kSample = test::sampleFile("rim-and-palette");

QModelIndex find(const QAbstractItemModel& model, const QString& name, const QModelIndex& parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (index.data().toString() == name && model.rowCount(index) == 0)
            return index;
        if (const QModelIndex below = find(model, name, index); below.isValid())
            return below;
        if (index.data().toString() == name)
            return index;
    }
    return {};
}

/// Draws of the sample: 0 the card; 1 the gradient, 2 the ball, 3 the card; 4 the bands, 5 the ball, 6 the card.
enum SampleDraw { Gradient = 1, FirstBall = 2, Bands = 4, SecondBall = 5 };

} // namespace

class TestWindowUniforms final : public QObject {
    Q_OBJECT

private slots:
    void init() { folders = std::make_unique<test::PluginFolders>(); } // without plugins
    void cleanup()
    {
        bench.reset();
        folders.reset(); // before the next ones: they are the environment
    }

    void HET_25_theProgramIsATreeOfStagesAndUnits()
    {
        openSample(Gradient);
        const auto& model = *view->table(UniformsView::ByStage).model();
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.index(0, 0).data().toString(), QString("Vertex shader"));
        QCOMPARE(model.rowCount(model.index(0, 0)), 1);
        QCOMPARE(model.index(1, 0).data().toString(), QString("Fragment shader"));
        QCOMPARE(model.rowCount(model.index(1, 0)), 0);
        const QModelIndex units = model.index(2, 0);
        QCOMPARE(units.data().toString(), QString("Fixed-function units"));
        QStringList names;
        for (int row = 0; row < model.rowCount(units); ++row)
            names << model.index(row, 0, units).data().toString();
        QCOMPARE(names.size(), 4);
        QVERIFY(names[0].startsWith("FFS: ") && names[1].startsWith("FFP: "));
        QVERIFY(names.contains("Palette: Palette") && names.contains("Fresnel: Rim light"));
        // The way to the text of the shader.
        const auto link = model.index(0, 0).data(views::kLinkRole).value<views::Link>();
        const auto* shader = std::get_if<views::ResourceLink>(&link.selection);
        QVERIFY(shader && shader->id.kind == core::ResourceKind::Shader);
    }

    void HET_26_theListDoesNotTellOriginsApart()
    {
        openSample(Gradient);
        view->showPage(UniformsView::List);
        QCOMPARE(text("place", "Value"), QString("0, 0, 1, 1"));
        QCOMPARE(text("place", "Type"), QString("vec4"));
        QCOMPARE(text("place", "Origin"), QString("shader"));
        QCOMPARE(text("place", "Read by"), QString("vertex"));
        QCOMPARE(text("ff_Palette.bands", "Value"), QString("false"));
        QCOMPARE(text("ff_Palette.bands", "Type"), QString("bool"));
        QCOMPARE(text("ff_Palette.bands", "Range"), QString("false, true"));
        QVERIFY(text("ff_Palette.bands", "Origin").startsWith("Palette · port "));
        QVERIFY(text("ff_Palette.bands", "Location").toInt() >= 0);
        const auto& model = *view->table(UniformsView::List).model();
        const QModelIndex colors = model.index(find(model, "ff_Palette.colors[2]").parent().row(), 0);
        QCOMPARE(colors.data().toString(), QString("ff_Palette.colors[0]"));
        QCOMPARE(model.rowCount(colors), 4);
        QCOMPARE(colors.siblingAtColumn(column("Size")).data().toString(), QString("4"));
        // 247, 183, 49 of 255: the shortest numbers that are these floats
        QCOMPARE(text("ff_Palette.colors[2]", "Value"), QString("0.96862745, 0.7176471, 0.19215687, 1"));
    }

    void HET_27_valuesAreToldWithDefaultsAndRanges()
    {
        openSample(FirstBall);
        view->showPage(UniformsView::List);
        QCOMPARE(text("ff_Fresnel.sharpness", "Value"), QString("2"));
        QCOMPARE(text("ff_Fresnel.sharpness", "Range"), QString("1 – 16"));
        QCOMPARE(text("ff_Fresnel.sharpness", "State"), QString("● set"));
        QVERIFY(cell("ff_Fresnel.sharpness", "State").data(Qt::ToolTipRole).toString().contains("default: 5"));
        QCOMPARE(text("ff_Fresnel.reflectance", "Value"), QString("0.04"));
        QCOMPARE(text("ff_Fresnel.reflectance", "State"), QString("default"));
        QCOMPARE(text("ff_Fresnel.rim", "Range"), QString("any finite value"));
        QCOMPARE(text("ff_ProcTex.procedure", "Value"), QString("0 · CHECKER"));
        QTRY_COMPARE(text("ff_Fresnel.reflectance", "Set by"), QString("–"));
        // A ball of 38, 166, 154
        QCOMPARE(text("color", "Value"), QString("0.14901961, 0.6509804, 0.6039216, 1"));
        QCOMPARE(text("color", "Read by"), QString("fragment"));
    }

    void HET_28_theDockFollowsTheDraw()
    {
        openSample(FirstBall);
        view->showPage(UniformsView::List);
        QCOMPARE(text("ff_Fresnel.rim", "Value"), QString("0.95686275, 0.93333334, 0.87058824, 1"));
        go(SecondBall);
        QTRY_COMPARE(text("ff_Fresnel.rim", "Value"), QString("0.60784316, 0.47058824, 0.8627451, 1"));
    }

    void whatTheDrawBeforeDidNotSeeStandsOut()
    {
        openSample(Bands);
        view->showPage(UniformsView::List);
        QTRY_VERIFY(cell("ff_Palette.bands", "Value").data(views::RowModel::ChangedRole).toBool());
        QCOMPARE(cell("ff_Palette.bands", "Value").data(Qt::ToolTipRole).toString(), QString("true (was false)"));
        QVERIFY(!cell("place", "Value").data(views::RowModel::ChangedRole).toBool()); // set again to the same
        QVERIFY(test::child<views::LinkLabel>(*view, "uniformsStatus").plainText().contains("1 changed since draw 3"));
        test::child<QToolButton>(*view, "changedUniforms").click();
        QCOMPARE(view->table(UniformsView::List).model()->rowCount(), 1);
    }

    void HET_27_theHistoryNamesTheCalls()
    {
        openSample(Bands);
        view->showPage(UniformsView::List);
        QTRY_VERIFY(text("ff_Palette.bands", "Set by").startsWith("call "));
        auto& table = view->table(UniformsView::List);
        table.setCurrentIndex(find(*table.model(), "ff_Palette.bands"));
        const auto& history = *view->history().model();
        QCOMPARE(history.rowCount(), 2);
        const auto told = [&](int row, int at) { return history.index(row, at).data().toString(); };
        QCOMPARE(told(0, 0), text("ff_Palette.bands", "Set by"));
        QCOMPARE(QStringList({told(0, 1), told(0, 2), told(0, 3), told(0, 4)}),
                 QStringList({"glUniform1i", "ff_Palette.bands", "false", "true"}));
        QCOMPARE(QStringList({told(1, 3), told(1, 4)}), QStringList({"false", "false"}));
        const auto link = history.index(0, 0).data(views::kLinkRole).value<views::Link>();
        const auto* call = std::get_if<views::CallLink>(&link.place);
        QVERIFY(call && told(0, 0) == QString("call %1").arg(call->number));
        view->history().setCurrentIndex(history.index(0, 0));
        emit view->history().activated(history.index(0, 0));
        QVERIFY(bench->settle());
        QTRY_COMPARE(text("ff_Palette.bands", "Value"), QString("true")); // the call alone, before the draw
        test::child<QToolButton>(*view, "uniformsWithHistory").click();
        QVERIFY(!view->history().isVisible());
    }

    void HET_30_theApiViewListsTheCallsOfThreeInterfaces()
    {
        openUnits(2);
        test::child<QToolButton>(*view, "uniformsPage2").click();
        const auto& model = *view->table(UniformsView::Calls).model();
        const auto calls = [&model](const char* name) {
            const QModelIndex row = find(model, name);
            return QStringList({row.siblingAtColumn(1).data().toString(), row.siblingAtColumn(2).data().toString(),
                                row.siblingAtColumn(3).data().toString()});
        };
        QCOMPARE(
            calls("ff_ProcTex.procedure"),
            QStringList({"glTexEnvi(GL_PROCEDURAL_ENV_VITRINE, GL_PROCEDURE_VITRINE, 2)", "—", "glUniform1i(90, 2)"}));
        QCOMPARE(calls("tint"), QStringList({"—", "glUniform4f(70, 0, 1, 0, 1)", "glUniform4f(70, 0, 1, 0, 1)"}));
        // Of the shaders 3; of FFS 9, of FFP 4
        QVERIFY(
            test::child<views::LinkLabel>(*view, "uniformsStatus").plainText().contains("OpenGL ES 2.0 lists 3 of 16"));
    }

    void theValuesAreThoseOfTheState()
    {
        openUnits(2);
        const core::StateNode* parameters = nullptr;
        for (const core::StateNode& group : bench->window().desk().moment().drawState->children)
            for (const core::StateNode& child : group.children)
                if (group.name == "program" && child.name == "fixedFunction")
                    parameters = &child;
        QVERIFY(parameters);
        QCOMPARE(parameters->children.size(), std::size_t(13));
        for (const core::StateNode& one : parameters->children)
            if (one.name == "ff_ProcTex.procedure")
                QCOMPARE(std::get<std::int64_t>(one.value), std::int64_t(2));
        view->showPage(UniformsView::List);
        QCOMPARE(text("ff_ProcTex.procedure", "Value"), QString("2 · RINGS"));
        QCOMPARE(text("ff_ProcTex.frequency", "Value"), QString("4"));
    }

    void rowsAreFilteredCopiedAndExported()
    {
        openUnits(1);
        view->showPage(UniformsView::List);
        QTest::keyClicks(&test::child<QLineEdit>(*view, "uniformFilter"), "tint");
        const auto& model = *view->table(UniformsView::List).model();
        QTRY_COMPARE(model.rowCount(), 1);
        view->table(UniformsView::List).selectAll();
        view->copy();
        QVERIFY(QGuiApplication::clipboard()->text().contains("tint\t0, 1, 0, 1\tvec4\t1\tshader\t● set\t–\t70\t"));
        const auto exports = view->exports();
        QCOMPARE(exports.size(), qsizetype(2));
        QCOMPARE(views::saveExport(exports[0], bench->path("uniforms.csv"), {}), QString());
        QFile csv(bench->path("uniforms.csv"));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        QVERIFY(csv.readAll().startsWith("Uniform,Value,Type,Size,Origin,State,Range,Location,Read by,Set by"));
        QCOMPARE(views::saveExport(exports[1], bench->path("uniforms.json"), {}), QString());
        QFile json(bench->path("uniforms.json"));
        QVERIFY(json.open(QIODevice::ReadOnly));
        QCOMPARE(QJsonDocument::fromJson(json.readAll())["rows"][0]["Uniform"].toString(), QString("tint"));
    }

    void matricesShowTheirRows()
    {
        openUnits(0);
        view->showPage(UniformsView::List);
        auto& table = view->table(UniformsView::List);
        const QModelIndex turn = find(*table.model(), "turn");
        QCOMPARE(table.model()->rowCount(turn), 4);
        QTRY_VERIFY(view->facts()->history);
        table.setCurrentIndex(table.model()->index(2, 1, turn)); // a row of it
        QCOMPARE(view->history().model()->rowCount(), 0);
        table.setCurrentIndex(find(*table.model(), "tint"));
        QCOMPARE(view->history().model()->rowCount(), 1);
    }

    void aProgramWithoutUniformsSaysSo()
    {
        openUnits(0);
        bench->window().desk().follow(
            {.place = {}, .selection = views::ResourceLink{{core::ResourceKind::Program, 1, 1}}});
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("uniforms"));
        QTRY_COMPARE(docks.dock("uniforms")->windowTitle(), QString("Uniforms · Program 1"));
        QCOMPARE(view->pane().sentence(), QString("The program has no uniforms."));
        emit test::part<views::ProgramChoice>(*view).activated(0);
        QTRY_COMPARE(docks.dock("uniforms")->windowTitle(), QString("Uniforms · Program 40"));
        QTRY_VERIFY(view->pane().isContentShown());
    }

    void nothingIsToldWithoutACapture()
    {
        bench = std::make_unique<WindowBench>();
        QVERIFY(bench->start());
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("uniforms"));
        view = dynamic_cast<UniformsView*>(docks.view("uniforms"));
        QVERIFY(view->pane().sentence().startsWith("Open a capture"));
        QVERIFY(view->exports().isEmpty());
    }

private:
    void show()
    {
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("uniforms"));
        view = dynamic_cast<UniformsView*>(docks.view("uniforms"));
        QVERIFY(view);
        QTRY_VERIFY(view->facts() && view->pane().isContentShown());
    }
    void openSample(int draw)
    {
        for (const char* name : {"example_palette.so", "example_fresnel.so"})
            folders->install(QStringLiteral(VITRINE_EXAMPLE_PLUGINS "/") + name, name);
        app::PluginKeeper keeper;
        for (const auto found = keeper.plugins().found; const app::FoundPlugin& plugin : found)
            keeper.decide(plugin, app::PluginDecision::Allow);
        bench = std::make_unique<WindowBench>();
        QVERIFY(bench->start({kSample, "--draw", QString::number(draw)}));
        show();
    }
    void openUnits(int draw)
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeCapture(bench->path("units.vitrine"), test::unitCapture().script), QString());
        QVERIFY(bench->start({bench->path("units.vitrine"), "--draw", QString::number(draw)}));
        show();
    }
    void go(int draw)
    {
        bench->window().desk().follow(
            {.place = views::DrawLink{static_cast<std::uint32_t>(draw), {}}, .selection = {}});
        QVERIFY(bench->settle());
    }
    [[nodiscard]] int column(const QString& name) const
    {
        const auto& model = *view->table(UniformsView::List).model();
        for (int at = 0; at < model.columnCount(); ++at)
            if (model.headerData(at, Qt::Horizontal).toString() == name)
                return at;
        return -1;
    }
    /// In the list.
    [[nodiscard]] QModelIndex cell(const QString& uniform, const QString& heading) const
    {
        return find(*view->table(UniformsView::List).model(), uniform).siblingAtColumn(column(heading));
    }
    [[nodiscard]] QString text(const QString& uniform, const QString& heading) const
    {
        return cell(uniform, heading).data().toString();
    }

    std::unique_ptr<test::PluginFolders> folders;
    std::unique_ptr<WindowBench> bench;
    UniformsView* view = nullptr;
};

VITRINE_TEST(TestWindowUniforms, QApplication)
#include "tst_window_uniforms.moc"
