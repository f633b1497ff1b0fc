// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "app/start_page.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/ui/files.h"
#include "tests/ui/window_bench.h"

#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QTimer>
#include <QTreeView>

using namespace vitrine;
using test::WindowBench;

namespace {

app::CaptureCard* recentCard(const app::StartPage& page, const QString& name)
{
    for (auto* card : page.findChildren<app::CaptureCard*>())
        if (card->title().startsWith(name))
            return card;
    return nullptr;
}

} // namespace

class TestWindowOpening final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        good = bench->path("ein gutes Bild ü.vitrine"); // names are not ASCII words
        QCOMPARE(test::writeFrames(good, 2), QString());
    }
    void cleanup() { bench.reset(); }

    void withoutACaptureThereAreWaysIn()
    {
        QVERIFY(bench->start());
        QVERIFY(startPage().isVisible());
        QVERIFY(bench->window().findChild<QPushButton*>("startOpen")->isVisible());
        QVERIFY(!bench->window().framebuffer().isVisible());
        QVERIFY(!bench->window().actions()[app::ActionId::NextAction].isEnabled());
    }

    void droppedFilesOpen()
    {
        QVERIFY(bench->start());
        test::drop(bench->window(), {good});
        QTRY_VERIFY(bench->session().state());
        QVERIFY(bench->window().framebuffer().isVisible());
        QVERIFY(bench->window().windowTitle().startsWith("ein gutes Bild ü.vitrine"));
    }

    void closingShowsTheStartPageAgain()
    {
        QVERIFY(bench->start({good}));
        bench->press(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(startPage().isVisible());
        QVERIFY(!bench->session().capture());
        bench->window().open(good);
        QTRY_VERIFY(bench->session().state());
        QVERIFY(bench->window().framebuffer().isVisible());
    }

    void badFilesAreToldInOneSentence_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << "empty.vitrine" << QByteArray();
        QTest::newRow("something else") << "text.vitrine" << QByteArray(10000, 'x');
    }

    void badFilesAreToldInOneSentence()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        QVERIFY(test::writeFile(bench->path(name), content));
        QVERIFY(bench->start());
        bench->window().open(bench->path(name));
        QTRY_VERIFY(bench->window().banner().isVisible());
        const QString sentence = bench->window().banner().sentence();
        QVERIFY2(sentence.contains(name) && !sentence.contains('\n'), qPrintable(sentence));
        QVERIFY(!bench->session().busy());
        QVERIFY(startPage().isVisible());
        bench->window().open(good);
        QTRY_VERIFY(bench->session().state());
        QVERIFY(!bench->window().banner().isVisible());
    }

    void damagedAndMissingFilesLeaveTheOpenOneAlone()
    {
        QVERIFY(bench->start({good}));
        const QString before = bench->place();
        const QByteArray bytes = test::contentOf(good);
        QVERIFY(test::writeFile(bench->path("short.vitrine"), bytes.left(bytes.size() / 2)));
        for (const char* name : {"short.vitrine", "gone.vitrine"}) {
            QSignalSpy failed(&bench->session(), &app::Session::openFailed);
            bench->window().open(bench->path(name));
            QTRY_COMPARE(failed.count(), 1);
            QVERIFY2(bench->window().banner().sentence().contains(name),
                     qPrintable(bench->window().banner().sentence()));
            QCOMPARE(bench->place(), before);
        }
        bench->press(Qt::Key_Home);
        QVERIFY(bench->settle());
        QVERIFY(bench->place() != before);
    }

    void theSamplesAreOfferedWithTheirPictures()
    {
        QVERIFY(bench->start());
        const auto& page = startPage();
        const QDir folder(test::sourceFile("captures/samples"));
        const QStringList samples = folder.entryList({"*.vitrine"});
        QVERIFY(samples.size() > 10);
        for (const QString& sample : samples) {
            const auto* card = page.findChild<app::CaptureCard*>("sample-" + QString(sample).remove(".vitrine"));
            QVERIFY2(card && card->isVisible(), qPrintable(sample));
            QTRY_VERIFY2(colorsOf(card->picture()) > 2, qPrintable(sample));
        }
        QTest::mouseClick(page.findChild<app::CaptureCard*>("sample-triangle"), Qt::LeftButton);
        QTRY_VERIFY(bench->session().state());
        QVERIFY(bench->window().windowTitle().startsWith("triangle.vitrine – "));
    }

    void damageIsToldInTheLogAndSalvageIsOffered()
    {
        const QString damaged = bench->path("damaged.vitrine");
        const QByteArray whole = test::contentOf(test::sampleFile("doom"));
        QVERIFY(test::writeFile(damaged, withDamagedCalls(whole)));
        QVERIFY(bench->start());
        bench->window().open(damaged);
        QTRY_VERIFY2(bench->window().banner().sentence().startsWith("This capture is damaged: "),
                     qPrintable(bench->window().banner().sentence()));
        // What failed by it is said beside it, in whichever order both became known.
        QTRY_VERIFY2(bench->window().banner().sentence().contains("can't be read: "),
                     qPrintable(bench->window().banner().sentence()));
        QVERIFY(bench->window().banner().sentence().startsWith("This capture is damaged: "));
        QVERIFY(bench->session().capture()); // what is whole is open
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("log"));
        const auto& log = *docks.dock("log")->findChild<QTreeView*>()->model();
        QTRY_VERIFY(log.rowCount() > 0);
        QCOMPARE(log.index(0, 0).data().toString(), QString("all"));
        const QString line = log.index(0, 1).data().toString();
        QVERIFY2(line.startsWith("the file is damaged: "), qPrintable(line));
        salvage(bench->path("mended.vitrine"));
        QTRY_VERIFY2(bench->window().capturePath().endsWith("mended.vitrine"),
                     qPrintable(bench->window().banner().sentence()));
        QVERIFY(bench->settle());
        QVERIFY2(bench->window().banner().sentence().startsWith("Parts of this capture are missing"),
                 qPrintable(bench->window().banner().sentence()));
        QTRY_VERIFY(log.index(0, 1).data().toString().startsWith("missing: "));
        QCOMPARE(test::contentOf(damaged).size(), whole.size());
    }

    void whatIsWholeOfAFileThatDoesNotOpenIsSalvaged()
    {
        const QByteArray bytes = test::contentOf(test::sampleFile("triangle"));
        // Its picture stands at its end.
        QVERIFY(test::writeFile(bench->path("short.vitrine"), bytes.left(bytes.size() * 9 / 10)));
        QVERIFY(bench->start());
        bench->window().open(bench->path("short.vitrine"));
        QTRY_VERIFY(bench->window().banner().isVisible());
        QVERIFY(!bench->session().capture());
        salvage(bench->path("mended.vitrine"));
        QTRY_VERIFY2(bench->window().capturePath().endsWith("mended.vitrine"),
                     qPrintable(bench->window().banner().sentence()));
        QTRY_VERIFY(bench->session().state());
        // Of what is no capture there is nothing to salvage.
        QVERIFY(test::writeFile(bench->path("text.vitrine"), QByteArray(10000, 'x')));
        bench->window().open(bench->path("text.vitrine"));
        QTRY_VERIFY(bench->window().banner().sentence().contains("text.vitrine"));
        QVERIFY(!wayOut("Salvage…"));
        QVERIFY(wayOut("Open another…"));
    }

    // One flipped byte anywhere: a sentence when opening or when replaying, or a byte that does not matter.
    void flippedBytesNeverCrash()
    {
        QVERIFY(bench->start());
        const QByteArray bytes = test::contentOf(good);
        for (qsizetype at = 100; at < bytes.size(); at += bytes.size() / 24) {
            QByteArray damaged = bytes;
            damaged[at] = static_cast<char>(damaged[at] ^ 0x20);
            const QString path = bench->path(QStringLiteral("flip%1.vitrine").arg(at));
            QVERIFY(test::writeFile(path, damaged));
            bench->window().open(path);
            QTRY_VERIFY(!bench->session().busy());
        }
    }

    void theLastOpenedIsFirstInTheList()
    {
        const QString other = bench->path("other.vitrine");
        QVERIFY(QFile::copy(good, other));
        QVERIFY(bench->start({good}));
        bench->window().open(other);
        QTRY_VERIFY(bench->session().state() && bench->session().capture()->path.filename() == "other.vitrine");
        QVERIFY(QFile::remove(other));
        bench->restart();
        QVERIFY(bench->start());
        const auto& page = startPage();
        QVERIFY(recentCard(page, "other.vitrine"));
        QVERIFY(!recentCard(page, "other.vitrine")->isEnabled());
        app::CaptureCard* there = recentCard(page, "ein gutes");
        QVERIFY(there && there->isEnabled());
        QTest::mouseClick(there, Qt::LeftButton);
        QTRY_VERIFY(bench->session().state());
    }

    void theListIsTenLongWithoutDoubles()
    {
        QSettings settings(bench->path("list.ini"), QSettings::IniFormat);
        app::RecentFiles recent(settings);
        for (int i = 0; i < 14; ++i)
            recent.add(QStringLiteral("/captures/%1.vitrine").arg(i));
        recent.add("/captures/9.vitrine");
        QCOMPARE(recent.files().size(), 10);
        QCOMPARE(recent.files().first(), QString("/captures/9.vitrine"));
        QCOMPARE(recent.files().count("/captures/9.vitrine"), 1);
        QCOMPARE(recent.files().last(), QString("/captures/4.vitrine"));
    }

    void wrongUsageIsRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("two places") << QStringList{"a.vitrine", "--draw", "1", "--call", "2"};
        QTest::newRow("no number") << QStringList{"a.vitrine", "--draw", "first"};
        QTest::newRow("negative") << QStringList{"a.vitrine", "--draw", "-1"};
        QTest::newRow("no capture") << QStringList{"--draw", "1"};
        QTest::newRow("too many captures") << QStringList(21, "a.vitrine");
        QTest::newRow("unknown option") << QStringList{"--fly"};
        QTest::newRow("unknown theme") << QStringList{"--theme", "pink"};
    }

    void wrongUsageIsRefused()
    {
        QFETCH(QStringList, arguments);
        QVERIFY(!app::parseCommandLine(QStringList{"vitrine"} + arguments));
    }

    void theCaptureOpensWhereAsked()
    {
        QVERIFY(bench->start({good, "--frame", "1"}));
        QVERIFY2(bench->place().startsWith("frame 1 · draw 3 · call "), qPrintable(bench->place()));
    }

private:
    [[nodiscard]] app::StartPage& startPage() const
    {
        return test::child<app::StartPage>(bench->window(), "startPage");
    }
    static qsizetype colorsOf(const QImage& image)
    {
        QSet<QRgb> colors;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                colors << image.pixel(x, y);
        return colors.size();
    }
    /// Of the pages of a capture, whose size stands at byte 16: one from the middle, which holds calls or values.
    static QByteArray withDamagedCalls(QByteArray bytes)
    {
        const int size = static_cast<unsigned char>(bytes[16]) << 8 | static_cast<unsigned char>(bytes[17]);
        const qsizetype page = bytes.size() / size / 2 * size;
        bytes[page + size / 2] = static_cast<char>(bytes[page + size / 2] ^ 0x55);
        return bytes;
    }
    [[nodiscard]] QPushButton* wayOut(const QString& name) const
    {
        for (QPushButton* button : bench->window().banner().findChildren<QPushButton*>())
            if (button->text() == name && button->isVisible())
                return button;
        return nullptr;
    }
    void salvage(const QString& out)
    {
        QPushButton* button = wayOut("Salvage…");
        QVERIFY2(button, qPrintable(bench->window().banner().sentence()));
        QVERIFY2(button->toolTip().contains("to a new one"), qPrintable(button->toolTip()));
        QTimer::singleShot(0, qApp, [out] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            dialog->findChild<QLineEdit*>("fileNameEdit")->setText(out);
            QMetaObject::invokeMethod(dialog, "accept");
        });
        QTest::mouseClick(button, Qt::LeftButton);
    }
    std::unique_ptr<WindowBench> bench;
    QString good;
};

VITRINE_TEST(TestWindowOpening, QApplication)
#include "tst_window_opening.moc"
