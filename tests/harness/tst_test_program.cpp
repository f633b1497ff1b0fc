// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"

#include <QProcess>
#include <QTest>

namespace {

struct Outcome {
    int code = -1;
    QString output, complaint;
};

/// Of lone_class.cpp, in a program that is told the names of `kind`.
Outcome run(const QString& kind, const QStringList& arguments, bool fails = false)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (fails)
        environment.insert("VITRINE_SUBJECT_FAILS", "1");
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(VITRINE_SUBJECTS "/harness_") + kind, arguments);
    process.waitForFinished(-1);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()), QString::fromUtf8(process.readAllStandardError())};
}

} // namespace

/// The main function of all test programs: nothing that is asked of it passes without having run.
class TestTestProgram : public QObject {
    Q_OBJECT
private slots:
    void namesItsClasses()
    {
        const Outcome listed = run("complete", {"--list"});
        QCOMPARE(listed.code, 0);
        QCOMPARE(listed.output, QString("lone_class\n"));
    }
    void runsOneClassWithTheArgumentsOfQtTest()
    {
        const Outcome whole = run("complete", {"lone_class"});
        QCOMPARE(whole.code, 0);
        QVERIFY2(whole.output.contains("4 passed, 0 failed"),
                 qPrintable(whole.output)); // with init- and cleanupTestCase
        const Outcome one = run("complete", {"lone_class", "passes"}, true);
        QCOMPARE(one.code, 0);
        QVERIFY2(one.output.contains("3 passed, 0 failed"), qPrintable(one.output));
    }
    void runsAllClassesInProcessesOfTheirOwn()
    {
        const Outcome passed = run("complete", {});
        QCOMPARE(passed.code, 0);
        QVERIFY2(passed.output.endsWith("All 1 test classes passed.\n"), qPrintable(passed.output));
        const Outcome failed = run("complete", {}, true);
        QCOMPARE(failed.code, 1);
        QVERIFY2(failed.output.endsWith("1 of 1 test classes failed: lone_class\n"), qPrintable(failed.output));
    }
    void failsWhenAFunctionDoes() { QCOMPARE(run("complete", {"lone_class"}, true).code, 1); }
    void refusesWhatItDoesNotHave()
    {
        const Outcome refused = run("complete", {"tst_nothing"});
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.complaint.contains("There is no test class tst_nothing here"), qPrintable(refused.complaint));
        QCOMPARE(run("complete", {"lone_class", "nothing"}).code, 1); // QtTest's own refusal
    }
    void aFileThatRegistersNothingIsTold()
    {
        for (const QStringList& arguments : {QStringList{}, QStringList{"lone_class"}, QStringList{"--list"}}) {
            const Outcome refused = run("missing_one", arguments);
            QCOMPARE(refused.code, 2);
            QVERIFY2(refused.complaint.startsWith("tst_absent.cpp has VITRINE_TEST 0 times instead of once."),
                     qPrintable(refused.complaint));
            QVERIFY(refused.output.isEmpty());
        }
    }
    void aClassThatCTestDoesNotKnowIsTold()
    {
        const Outcome refused = run("empty", {"lone_class"});
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.complaint.contains("lone_class.cpp has VITRINE_TEST, but is no test that ctest knows."),
                 qPrintable(refused.complaint));
        QVERIFY2(refused.complaint.startsWith("This program has no test classes."), qPrintable(refused.complaint));
    }
};

VITRINE_TEST(TestTestProgram, QCoreApplication)
#include "tst_test_program.moc"
