// SPDX-License-Identifier: Apache-2.0
#include "app/docks/dock_table.h"
#include "app/docks/docks.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "tests/ui/worn_font.h"

#include <QFontMetrics>
#include <QHeaderView>
#include <QTreeView>

using namespace vitrine;
using test::WindowBench;

class TestWindowColumns final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { usual = QApplication::font(); }
    void cleanup() { QApplication::setFont(usual); }

    /// With the large letters of each font: columns grow with what stands above them.
    void theHeadsOfAllColumnsAreWhole_data() { test::addFontRows({true}); }
    void theHeadsOfAllColumnsAreWhole()
    {
        WindowBench bench;
        QCOMPARE(test::writeFrames(bench.path("frames.vitrine"), 3), QString());
        QVERIFY(bench.start({bench.path("frames.vitrine"), "--draw", "2"}));
        QCOMPARE(test::wearFontRow(bench), QString());
        constexpr int kPadding = 2 * 8; // that the sheet of styles gives a head
        int heads = 0;
        for (const views::DockRow& row : app::dockTable()) {
            QDockWidget* dock = bench.window().docks().dock(row.id);
            dock->show();
            dock->raise();
            QTRY_VERIFY(bench.isAnswered());
            for (const QTreeView* table : dock->findChildren<QTreeView*>()) {
                if (!table->isVisible())
                    continue; // dressed when it is shown
                const QHeaderView& header = *table->header();
                // The last one takes what room is left, and one that is fixed is the list's own.
                for (int column = 0; column < header.count() - 1; ++column) {
                    if (header.isSectionHidden(column) || header.isHidden() ||
                        header.sectionResizeMode(column) == QHeaderView::Fixed)
                        continue;
                    const QString head = table->model()->headerData(column, Qt::Horizontal).toString();
                    const int needed = QFontMetrics(header.font()).horizontalAdvance(head) + kPadding;
                    QVERIFY2(header.sectionSize(column) >= needed, qPrintable(QString("%1, “%2”: %3 of %4 pixels")
                                                                                  .arg(row.id, head)
                                                                                  .arg(header.sectionSize(column))
                                                                                  .arg(needed)));
                    ++heads;
                }
            }
        }
        QVERIFY2(heads > 70, qPrintable(QString::number(heads)));
    }

    /// Whoever sorts chooses no width: it goes on growing with the letters, also at the next start.
    void sortingAloneKeepsTheWidthsGiven()
    {
        WindowBench bench;
        QCOMPARE(test::writeFrames(bench.path("frames.vitrine"), 1), QString());
        QVERIFY(bench.start({bench.path("frames.vitrine")}));
        const int first = table(bench).header()->sectionSize(0);
        table(bench).sortByColumn(1, Qt::DescendingOrder);
        bench.restart();
        QVERIFY(bench.start({bench.path("frames.vitrine")}));
        QHeaderView& header = *table(bench).header();
        QCOMPARE(header.sortIndicatorSection(), 1);
        QCOMPARE(header.sectionSize(0), first);
        bench.window().actions()[app::ActionId::LargeType].trigger();
        QVERIFY(header.sectionSize(0) > first);
    }

    /// A width that the user gives a column stays his, with whatever letters; the others are given.
    void aColumnKeepsTheWidthThatItsUserGivesIt()
    {
        WindowBench bench;
        QCOMPARE(test::writeFrames(bench.path("frames.vitrine"), 1), QString());
        QVERIFY(bench.start({bench.path("frames.vitrine")}));
        QHeaderView& header = *table(bench).header();
        const int first = header.sectionSize(0);
        QAction& large = bench.window().actions()[app::ActionId::LargeType];
        large.trigger();
        QVERIFY(header.sectionSize(0) > first);
        large.trigger();
        QCOMPARE(header.sectionSize(0), first);

        const int y = header.height() / 2, edge = header.sectionViewportPosition(0) + first - 1;
        QTest::mousePress(header.viewport(), Qt::LeftButton, {}, {edge, y});
        QTest::mouseMove(header.viewport(), {edge + 20, y});
        QTest::mouseMove(header.viewport(), {edge + 37, y});
        QTest::mouseRelease(header.viewport(), Qt::LeftButton, {}, {edge + 37, y});
        QCOMPARE(header.sectionSize(0), first + 37);
        large.trigger();
        QCOMPARE(header.sectionSize(0), first + 37);
        large.trigger();
        bench.restart();
        QVERIFY(bench.start({bench.path("frames.vitrine")}));
        QCOMPARE(table(bench).header()->sectionSize(0), first + 37);
    }

private:
    static QTreeView& table(WindowBench& bench)
    {
        QDockWidget* dock = bench.window().docks().dock(QStringLiteral("resources"));
        dock->show();
        dock->raise();
        return test::child<QTreeView>(*dock, "resourceTree");
    }

    QFont usual;
};

VITRINE_TEST(TestWindowColumns, QApplication)
#include "tst_window_columns.moc"
