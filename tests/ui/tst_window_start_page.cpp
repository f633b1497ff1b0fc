// SPDX-License-Identifier: Apache-2.0
#include "app/recent_files.h"
#include "app/start/card_grid.h"
#include "app/start/sample_table.h"
#include "app/start_page.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/ui/files.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/window_bench.h"

#include <QDir>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>

#include <set>

using namespace vitrine;
using app::CaptureCard;
using test::WindowBench;

/// What the start page offers, by the mouse and by the keyboard.
class TestWindowStartPage final : public QObject {
    Q_OBJECT

private slots:
    void init() { bench = std::make_unique<WindowBench>(); }
    void cleanup() { bench.reset(); }

    // One table says what a sample teaches: there are as many rows as files, and the README has the same sentences.
    void everySampleIsToldOfAsInTheReadme()
    {
        const QDir folder(test::sourceFile("captures/samples"));
        std::set<QString> names;
        for (const QString& file : folder.entryList({"*.vitrine"}))
            names.insert(QString(file).remove(".vitrine"));
        QStringList told, written;
        for (const app::SampleRow& row : app::sampleTable()) {
            QVERIFY2(names.erase(row.name) == 1, row.name);
            told << QStringLiteral("| `%1` | %2 |").arg(row.name, row.teaches);
        }
        QVERIFY2(names.empty(), names.empty() ? "" : qPrintable(*names.begin()));
        const QString readme = QString::fromUtf8(test::contentOf(folder.filePath("README.md")));
        static const QRegularExpression kRow("^\\| `[a-z-]+` \\| [^|]+ \\|", QRegularExpression::MultilineOption);
        for (auto rows = kRow.globalMatch(readme.section("\n## ", 0, 0)); rows.hasNext();)
            written << rows.next().captured();
        QCOMPARE(written, told);
    }

    void aSampleIsOpenedByTheKeyboard()
    {
        QVERIFY(bench->start());
        QWidget* focused = tabTo("sample-archway");
        QVERIFY(focused);
        QTest::keyClick(focused, Qt::Key_Right);
        focused = QApplication::focusWidget();
        QCOMPARE(focused->objectName(), QString("sample-triangle"));
        QCOMPARE(focused->accessibleName(), QString("Sample triangle"));
        QVERIFY2(focused->accessibleDescription().contains("interpolated"),
                 qPrintable(focused->accessibleDescription()));
        QTest::keyClick(focused, Qt::Key_Return);
        QTRY_VERIFY(bench->session().state());
        QVERIFY(bench->window().windowTitle().startsWith("triangle.vitrine – "));
    }

    // Down and up go by rows, and what has the keyboard is in sight.
    void arrowsGoThroughTheSamples()
    {
        bench->window().resize(1366, 768);
        QVERIFY(bench->start());
        const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
        const auto name = [] { return QApplication::focusWidget()->objectName(); };
        QVERIFY(tabTo("sample-triangle")); // the second of four in the first row
        press(Qt::Key_Down);
        QCOMPARE(name(), QString("sample-stencil-mirror")); // of the next group
        press(Qt::Key_Down);
        QCOMPARE(name(), QString("sample-overdraw-eight-layers"));
        press(Qt::Key_Down);
        QCOMPARE(name(), QString("sample-smoke")); // of the same
        press(Qt::Key_Up);
        press(Qt::Key_Left);
        press(Qt::Key_Left);
        QCOMPARE(name(), QString("sample-lit-cube-shadow-map")); // the last one before
        press(Qt::Key_Up);
        QCOMPARE(name(), QString("sample-doom"));
        auto* evergreen = tabTo("sample-evergreen"); // the last one, below what is shown at first
        QVERIFY(evergreen);
        const QRect area = test::part<QScrollArea>(page()).viewport()->rect();
        const QPoint middle = evergreen->mapTo(test::part<QScrollArea>(page()).viewport(), evergreen->rect().center());
        QTRY_VERIFY(area.contains(middle));
    }

    void cardsShareTheWidth_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("columns"); // of at least 310 pixels and 8 between them, in what the margins leave
        QTest::newRow("narrow") << 700 << 2;
        QTest::newRow("laptop") << 1366 << 4;
        QTest::newRow("large") << 1900 << 4;
    }
    void cardsShareTheWidth()
    {
        QFETCH(int, width);
        QFETCH(int, columns);
        bench->window().resize(width, 700);
        QVERIFY(bench->start());
        std::set<int> places;
        QTRY_VERIFY(page().findChild<CaptureCard*>("sample-star")->isVisible());
        const QWidget* board = page().findChild<CaptureCard*>("sample-star")->parentWidget();
        const auto cards = board->findChildren<CaptureCard*>();
        QCOMPARE(cards.size(), 7);
        for (const CaptureCard* card : cards) {
            places.insert(card->x());
            QVERIFY2(card->height() >= card->heightForWidth(card->width()),
                     qPrintable(card->title())); // texts are whole
            QVERIFY(card->geometry().right() < board->width());
        }
        QCOMPARE(static_cast<int>(places.size()), columns);
        QCOMPARE(test::part<QScrollArea>(page()).horizontalScrollBar()->maximum(), 0);
    }

    // Its picture is kept: a file that is gone is shown with it, as missing, and can be taken out of the list.
    void recentCapturesHavePictures()
    {
        const QString path = bench->path("my picture.vitrine");
        QVERIFY(!test::copySample("triangle", path).isEmpty());
        QVERIFY(bench->start({path}));
        bench->press(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(page().isVisible());
        QCOMPARE(recent().size(), 1);
        QCOMPARE(recent()[0]->title(), QString("my picture.vitrine"));
        QCOMPARE(recent()[0]->told(), QFileInfo(path).absolutePath());
        QTRY_VERIFY(!recent()[0]->picture().isNull());
        const QImage picture = recent()[0]->picture();
        QCOMPARE(QDir(app::StoredPictures::folder()).entryList({"*.png"}).size(), 1);
        QVERIFY(app::StoredPictures::folder().startsWith(bench->path("cache")));

        QVERIFY(QFile::remove(path));
        bench->restart();
        QVERIFY(bench->start());
        QCOMPARE(recent().size(), 1);
        QVERIFY(!recent()[0]->isEnabled());
        QVERIFY2(recent()[0]->told().startsWith("missing: "), qPrintable(recent()[0]->told()));
        QTRY_COMPARE(recent()[0]->picture(), picture);
        QWidget* remove = tabTo("removeRecent");
        QVERIFY(remove);
        QCOMPARE(remove->accessibleName(), QString("Remove my picture.vitrine from the list"));
        QTest::keyClick(remove, Qt::Key_Space);
        QVERIFY(recent().isEmpty());
        QCOMPARE(QApplication::focusWidget()->objectName(), QString("startOpen"));
        QSettings settings(bench->path("settings.ini"), QSettings::IniFormat);
        QVERIFY(app::RecentFiles(settings).files().isEmpty());
    }

    void theDeleteKeyTakesARecentCaptureOut()
    {
        for (const char* name : {"one.vitrine", "two.vitrine"}) {
            QVERIFY(!test::copySample("triangle", bench->path(name)).isEmpty());
            bench->window().open(bench->path(name));
            QTRY_VERIFY(bench->session().state() && bench->window().capturePath().endsWith(name));
        }
        QVERIFY(bench->start());
        bench->press(Qt::Key_W, Qt::ControlModifier);
        QTRY_COMPARE(recent().size(), 2);
        recent()[0]->setFocus();
        QTest::keyClick(recent()[0], Qt::Key_Delete);
        QCOMPARE(recent().size(), 1);
        QCOMPARE(recent()[0]->title(), QString("one.vitrine"));
        QCOMPARE(QApplication::focusWidget(), recent()[0]);
        QVERIFY(QFile::exists(bench->path("two.vitrine"))); // the file stays
    }

    // A capture whose file has changed since has its new picture.
    void aChangedFileHasItsNewPicture()
    {
        const QString path = bench->path("changing.vitrine");
        QVERIFY(!test::copySample("triangle", path).isEmpty());
        const QImage before = pictureOf(path);
        QVERIFY(!before.isNull());
        QVERIFY(QFile::remove(path));
        QVERIFY(!test::copySample("star", path).isEmpty());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(5), QFileDevice::FileModificationTime));
        file.close();
        const QImage after = pictureOf(path);
        QVERIFY(!after.isNull() && after != before);
        QVERIFY(test::writeFile(path, "no capture"));
        QVERIFY(pictureOf(path, 10).isNull());
    }

private:
    [[nodiscard]] app::StartPage& page() const { return test::child<app::StartPage>(bench->window(), "startPage"); }
    [[nodiscard]] QList<CaptureCard*> recent() const
    {
        return test::child<app::CardBoard>(page(), "recentCaptures").findChildren<CaptureCard*>();
    }
    /// With the Tab key alone; null: it is not come by.
    [[nodiscard]] QWidget* tabTo(const QString& name) const
    {
        for (int i = 0; i < 100; ++i) {
            QWidget* focused = QApplication::focusWidget();
            if (focused && focused->objectName() == name)
                return focused;
            QTest::keyClick(focused ? focused : &bench->window(), Qt::Key_Tab);
        }
        return nullptr;
    }
    /// As it is kept, of a file that is so many seconds newer than now.
    static QImage pictureOf(const QString& path, int seconds = 0)
    {
        if (seconds > 0) {
            QFile file(path);
            if (file.open(QIODevice::ReadWrite))
                file.setFileTime(QDateTime::currentDateTime().addSecs(seconds), QFileDevice::FileModificationTime);
        }
        app::StoredPictures pictures;
        QImage made;
        bool isTold = false;
        connect(&pictures, &app::StoredPictures::made, &pictures, [&](const QString&, const QImage& picture) {
            made = picture;
            isTold = true;
        });
        pictures.ask(path, app::StoredPictures::Keep::Copy);
        return test::waitFor([&] { return isTold; }) ? made : QImage();
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowStartPage, QApplication)
#include "tst_window_start_page.moc"
