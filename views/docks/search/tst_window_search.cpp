// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/base/item_tools.h"
#include "views/base/notes.h"
#include "views/docks/events/filter_field.h"
#include "views/docks/search/search_model.h"
#include "views/docks/search/search_view.h"
#include "views/kit/pane.h"

#include <QLabel>
#include <QTreeView>

using namespace vitrine;
using test::WindowBench;
using views::SearchModel;

class TestWindowSearch final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 2), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"}));
        bench->window().docks().raise(*bench->window().docks().dock("search"));
        QTRY_VERIFY(field().hasFocus());
    }
    void cleanup() { bench.reset(); }

    void anEmptyFieldSaysWhatCanBeSearched()
    {
        QVERIFY(test::part<views::Pane>(view()).sentence().contains("texture:3"));
    }

    void wordsAreFoundInCallsShadersAndNames()
    {
        bench->window().desk().notes().setName({core::ResourceKind::Buffer, bufferGroup(), 1},
                                               "attribute vec4 p source");
        type("ATTRIBUTE vec4 p");
        QTRY_COMPARE(counts(), (std::array<std::size_t, 3>{1, 1, 1}));
        const auto text = [this](int group, int column) {
            return model().index(0, column, model().index(group, 0)).data().toString();
        };
        QCOMPARE(text(SearchModel::Calls, SearchModel::Where), QString("frame 0"));
        QTRY_VERIFY(text(SearchModel::Calls, SearchModel::What).startsWith("glShaderSource(shader = 2"));
        QCOMPARE(text(SearchModel::Shaders, SearchModel::Where), QString("shader 2 · vertex, line 1"));
        QVERIFY(text(SearchModel::Shaders, SearchModel::What).contains("gl_Position = p;"));
        QCOMPARE(text(SearchModel::Resources, SearchModel::Where), QString("attribute vec4 p source (buffer 1)"));
        QTRY_COMPARE(statusLabel().text(), QString("1 call, 1 line of shaders, 1 resource."));
    }

    void keysGoFromFindToFind()
    {
        type("draw:0-2");
        QTRY_COMPARE(counts(), (std::array<std::size_t, 3>{3, 0, 0}));
        QTRY_VERIFY(!view().isSearching());
        struct Step {
            Qt::KeyboardModifiers modifiers;
            const char* place;
        };
        const Step steps[] = {{{}, "frame 0 · draw 0 "},
                              {{}, "frame 0 · draw 1 "},
                              {{}, "frame 1 · draw 2 "},
                              {{}, "frame 0 · draw 0 "}, // over the end
                              {Qt::ShiftModifier, "frame 1 · draw 2 "},
                              {Qt::ShiftModifier, "frame 0 · draw 1 "}};
        for (const Step& step : steps) {
            QTest::keyClick(&field(), Qt::Key_F3, step.modifiers);
            QVERIFY(bench->settle());
            QVERIFY2(bench->place().startsWith(step.place), qPrintable(bench->place()));
        }
    }

    void aShaderIsSelectedByItsLine()
    {
        type("gl_FragColor"); // beyond what a call shows of it
        QTRY_COMPARE(counts(), (std::array<std::size_t, 3>{0, 1, 0}));
        const QModelIndex line = model().index(0, 0, model().index(SearchModel::Shaders, 0));
        const auto link = line.data(views::kLinkRole).value<views::Link>();
        const auto* resource = std::get_if<views::ResourceLink>(&link.selection);
        QVERIFY(resource && resource->id.kind == core::ResourceKind::Shader);
        QCOMPARE(resource->id.name, 3u);
        tree().setCurrentIndex(line);
        QVERIFY(bench->window().desk().selection() == link.selection);
    }

    void fieldsLookForCallsAlone()
    {
        type("kind:clear");
        QTRY_COMPARE(counts(), (std::array<std::size_t, 3>{2, 0, 0}));
        QTRY_COMPARE(statusLabel().text(),
                     QString("Calls where the kind is clear. Shaders and resources are searched for words alone. 2 "
                             "calls, 0 lines of shaders, 0 resources."));
    }

    void whatIsNoFilterIsStillWords()
    {
        type("vec4 p; (");
        QTRY_VERIFY(!view().isSearching());
        QTRY_VERIFY(statusLabel().text().startsWith("Not looked for in calls: Column 10: "));
    }

    void theEventsKeepTheirFilter()
    {
        auto& filter = test::part<views::FilterField>(bench->window().events());
        filter.setText("draw:3");
        QTRY_COMPARE(test::child<QTreeView>(bench->window().events(), "eventTree").model()->rowCount(), 1);
        type("kind:clear");
        QTRY_COMPARE(counts(), (std::array<std::size_t, 3>{2, 0, 0}));
        QCOMPARE(test::child<QTreeView>(bench->window().events(), "eventTree").model()->rowCount(), 1);
    }

    void enterLeadsToTheFirstFind()
    {
        type("kind:draw");
        QTRY_COMPARE(counts()[0], std::size_t(4));
        QTest::keyClick(&field(), Qt::Key_Return);
        QVERIFY(tree().hasFocus());
        QVERIFY(tree().currentIndex().parent().isValid());
        QTest::keyClick(&tree(), Qt::Key_Down);
        QTest::keyClick(&tree(), Qt::Key_Return);
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().startsWith("frame 0 · draw 1 "), qPrintable(bench->place()));
    }

    void findsAreExported()
    {
        type("draw:0-1");
        QTRY_COMPARE(counts()[0], std::size_t(2));
        const auto exports = view().exports();
        QCOMPARE(exports.size(), 2);
        QCOMPARE(views::saveExport(exports[0], bench->path("found.csv"), {}), QString());
        QFile file(bench->path("found.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(
            file.readAll().contains("frame 0 · Draw 1,\"glDrawArrays(mode = GL_TRIANGLES, first = 0, count = 3)\""));
    }

private:
    [[nodiscard]] views::FilterField& field() const { return test::part<views::FilterField>(view()); }
    [[nodiscard]] QTreeView& tree() const { return test::child<QTreeView>(view(), "searchTree"); }
    [[nodiscard]] QLabel& statusLabel() const { return test::child<QLabel>(view(), "searchStatus"); }
    [[nodiscard]] views::SearchView& view() const
    {
        return *qobject_cast<views::SearchView*>(bench->window().docks().view("search"));
    }
    [[nodiscard]] const SearchModel& model() const { return *qobject_cast<const SearchModel*>(tree().model()); }
    [[nodiscard]] std::array<std::size_t, 3> counts() const
    {
        return {model().count(SearchModel::Calls), model().count(SearchModel::Shaders),
                model().count(SearchModel::Resources)};
    }
    void type(const QString& text) const
    {
        field().setFocus();
        field().clear();
        QTest::keyClicks(&field(), text);
    }
    // Of the only context's share group, as a search tells it.
    [[nodiscard]] std::uint32_t bufferGroup() const
    {
        type("buffer 1");
        if (!test::waitFor([this] { return model().count(SearchModel::Resources) > 0; }))
            return 0;
        const QModelIndex row = model().index(0, 0, model().index(SearchModel::Resources, 0));
        return std::get<views::ResourceLink>(row.data(views::kLinkRole).value<views::Link>().selection).id.group;
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowSearch, QApplication)
#include "tst_window_search.moc"
