// SPDX-License-Identifier: Apache-2.0
#include "app/record/record_dialog.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>

using namespace vitrine;
using test::WindowBench;

/// Recording from the window. The program is a real one (tests/captures/record/programs/record_subject.cpp).
class TestWindowRecording final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QVERIFY(bench->start());
        bench->press(Qt::Key_R, Qt::ControlModifier);
        dialog = bench->window().findChild<app::RecordDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        output = bench->path("what was drawn.vitrine");
        part<QLineEdit>("recordOutput")->clear();
        QTest::keyClicks(part<QLineEdit>("recordOutput"), output);
    }
    void cleanup() { bench.reset(); }

    void aProgramThatEndsIsShown()
    {
        record(subject("scene", bench->path("pixels")));
        QTRY_VERIFY(bench->session().state());
        QVERIFY(!dialog->isVisible());
        QCOMPARE(bench->session().capture()->summary.counts.frames, 6u);
        QVERIFY(bench->window().windowTitle().startsWith("what was drawn.vitrine"));
        QVERIFY(bench->window().framebuffer().isVisible());
    }

    void aProgramThatGoesOnIsStopped()
    {
        record(subject("loop", bench->path("status")) + " 0");
        QTRY_VERIFY(frames() >= 3);
        QVERIFY(part<QLabel>("recordState")->isVisible());
        const quint64 seen = frames();
        QCOMPARE(go()->text(), QString("Stop"));
        QTest::mouseClick(go(), Qt::LeftButton);
        QTRY_VERIFY(bench->session().state());
        QVERIFY(bench->session().capture()->summary.counts.frames >= seen);
        QVERIFY(bench->session().capture()->summary.state == captures::CaptureState::Finished);
    }

    void framesOfARangeAreKept()
    {
        QTest::mouseClick(part<QCheckBox>("recordOnlyFrames"), Qt::LeftButton, {},
                          QPoint(8, part<QCheckBox>("recordOnlyFrames")->height() / 2));
        part<QSpinBox>("recordFirst")->setValue(2);
        part<QSpinBox>("recordLast")->setValue(3);
        record(subject("loop", bench->path("status")) + " 0");
        QTRY_VERIFY(bench->session().state());
        QCOMPARE(bench->session().capture()->summary.counts.frames, 2u);
    }

    void whatWontDoIsSaidInASentence_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("word");
        QTest::newRow("no program") << ""
                                    << "program";
        QTest::newRow("not there") << missingProgram() << "can't be started";
        QTest::newRow("draws nothing") << QString(VITRINE_SUBJECT) + " none"
                                       << "never used";
    }

    void whatWontDoIsSaidInASentence()
    {
        QFETCH(QString, command);
        QFETCH(QString, word);
        record(command);
        QTRY_VERIFY(problem()->isVisible());
        QVERIFY2(problem()->text().contains(word) && !problem()->text().contains('\n'), qPrintable(problem()->text()));
        QVERIFY(dialog->isVisible() && part<QLineEdit>("recordProgram")->isVisible());
        QVERIFY(!QFile::exists(output));
        QCOMPARE(go()->text(), QString("Record"));
    }

    void framesInTheWrongOrderAreRefused()
    {
        part<QCheckBox>("recordOnlyFrames")->setChecked(true);
        part<QSpinBox>("recordFirst")->setValue(5);
        part<QSpinBox>("recordLast")->setValue(4);
        record(subject("scene", bench->path("pixels")));
        QVERIFY(problem()->isVisible());
        QVERIFY(!QFile::exists(output));
    }

    void escapeClosesTheForm()
    {
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
    }

private:
    template <typename Part>
    Part* part(const char* name) const
    {
        return dialog->findChild<Part*>(QLatin1String(name));
    }
    QPushButton* go() const { return part<QPushButton>("recordGo"); }
    QLabel* problem() const { return part<QLabel>("recordProblem"); }
    quint64 frames() const { return QLocale().toULongLong(part<QLabel>("recordFrames")->text()); }
    static QString missingProgram() { return QStringLiteral("/nowhere/a-program"); }
    static QString subject(const QString& mode, const QString& file)
    {
        return QStringLiteral("%1 %2 \"%3\"").arg(VITRINE_SUBJECT, mode, file);
    }
    void record(const QString& command)
    {
        part<QLineEdit>("recordProgram")->clear();
        QTest::keyClicks(part<QLineEdit>("recordProgram"), command);
        QTest::mouseClick(go(), Qt::LeftButton);
    }

    std::unique_ptr<WindowBench> bench;
    app::RecordDialog* dialog = nullptr;
    QString output;
};

VITRINE_TEST(TestWindowRecording, QApplication)
#include "tst_window_recording.moc"
