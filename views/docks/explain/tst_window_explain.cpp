// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/session/machine/draw_explorer.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/docks/explain/explain_view.h"
#include "views/machine/linked_text.h"
#include "views/machine/recordings.h"

#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QToolButton>

using namespace vitrine;
using test::WindowBench;

/// Draw 4 of the sample, on the machine that it was written with.
class TestWindowExplain final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QVERIFY(bench->start({test::copySample("lit-cube-shadow-map", bench->path("sample.vitrine")), "--draw", "4"}));
        bench->window().docks().raise(*bench->window().docks().dock("explain"));
        view = dynamic_cast<views::ExplainView*>(bench->window().docks().view("explain"));
        QVERIFY(view);
        QTRY_VERIFY(view->told());
    }
    void cleanup() { bench.reset(); }

    /// As core tells it, with every unit that does something.
    void RUN_theSentencesAreThoseOfTheCursor()
    {
        goTo(745);
        const auto explorer = core::DrawExplorer::open(recording());
        QVERIFY(explorer);
        const auto told = core::explainCycle(**explorer, 745);
        QVERIFY(told);
        QVERIFY(!told->parts.empty());
        const QString text = shownText();
        QVERIFY2(text.startsWith("In cycle 744"), qPrintable(text));
        for (const core::ExplainedPart& part : told->parts)
            QVERIFY2(text.contains(QString::fromStdString(part.sentence.english()) + '.'), qPrintable(text));
        QVERIFY(text.contains("Processors\n") && text.contains("Pipeline\n"));
    }

    void RUN_theSelectedPartComesFirst()
    {
        goTo(745);
        const std::string& path = recording()->unit(view->told()->parts.back().unit).path;
        desk().select(views::UnitLink{path});
        QTRY_COMPARE(shownText().section('\n', 1, 1), QString("Selected"));
        QVERIFY(shownText().section('\n', 2, 2).startsWith(QString::fromStdString(path) + ' '));
    }

    void RUN_namesLeadToWhatTheyName()
    {
        goTo(745);
        const auto& links = text().links();
        const auto toUnit = std::find_if(links.begin(), links.end(), [](const views::Link& link) {
            return std::holds_alternative<views::UnitLink>(link.selection);
        });
        QVERIFY(toUnit != links.end());
        const views::Selection target = toUnit->selection;
        emit text().anchorClicked(QUrl(QString("#%1").arg(toUnit - links.begin())));
        QTRY_VERIFY(desk().selection() == target);
    }

    void RUN_onlyWhatChanged()
    {
        goTo(745);
        view->onlyChanged().setChecked(true);
        const QString text = shownText();
        for (const core::ExplainedPart& part : view->told()->parts)
            QCOMPARE(text.contains(QString::fromStdString(part.sentence.english()) + '.'), part.isNew);
    }

    void RUN_itIsCopiedAndExported()
    {
        goTo(745);
        view->copy();
        const QString copied = QApplication::clipboard()->text();
        QVERIFY2(copied.startsWith("In cycle 744\n"), qPrintable(copied));
        QCOMPARE(copied.simplified(), shownText().simplified());
        const auto exports = view->exports();
        QCOMPARE(exports.size(), 3);
        QVERIFY(exports[0].content().bytes.startsWith("Group,Part,Activity,Sentence"));
        QCOMPARE(exports[2].content().bytes, copied.toUtf8());
    }

private:
    [[nodiscard]] views::Desk& desk() const { return bench->window().desk(); }
    [[nodiscard]] const views::SharedRecording& recording() const { return views::Recordings::of(desk()).recording(); }
    [[nodiscard]] views::LinkedText& text() const { return test::child<views::LinkedText>(*view, "explainSentences"); }
    [[nodiscard]] QString shownText() const { return text().toPlainText(); }
    void goTo(core::Cycle cycle) const
    {
        desk().follow({.place = views::DrawLink{4, cycle}, .selection = {}});
        QTRY_COMPARE(view->told()->cycle, cycle - 1);
    }

    std::unique_ptr<WindowBench> bench;
    views::ExplainView* view = nullptr;
};

VITRINE_TEST(TestWindowExplain, QApplication)
#include "tst_window_explain.moc"
