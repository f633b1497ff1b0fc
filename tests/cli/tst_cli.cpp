// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/importers/trace_builder.h"
#include "tests/captures/store/store_fixtures.h"
#include "tests/cli/cli_run.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace vitrine;
using test::CliRun;
using test::runCli;

/// vitrine-cli as a script sees it: exit codes, one-line errors, JSON.
class CliTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder = test::makeFolder();
    QString file(const QString& name) const { return m_folder.filePath(name); }
    static CliRun run(const QStringList& arguments) { return runCli(arguments); }
    QString sharedTrace(const QString& name) const { return test::sharedFile("traces/") + name; }
    QByteArray content(const QString& name) const
    {
        QFile source(name);
        return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
    }
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile target(name);
        QVERIFY(target.open(QIODevice::WriteOnly));
        QCOMPARE(target.write(bytes), bytes.size());
    }

private slots:
    void initTestCase() { QVERIFY(test::writePattern(file("cap.vitrine").toStdString(), 100)); }
    void versionIsThatOfTheProject();
    void wrongUsageExits2();
    void missingFileExits3();
    void foreignFileExits3();
    void infoCounts();
    void callsLists();
    void callsOfOneFrame();
    void callsAsJson();
    void callsAreFiltered();
    void callsWithAWarningAreFound();
    void faultyFiltersAreToldByColumn();
    void frameBeyondTheEndExits2();
    void verifyOfASoundCapture();
    void verifyOfADamagedCaptureExits1();
    void importMatchesTheRecordedFacts_data();
    void importMatchesTheRecordedFacts();
    void faultyTraceExits3AndLeavesNoFile_data();
    void faultyTraceExits3AndLeavesNoFile();
    void unwritableOutputExits2();
};

void CliTest::versionIsThatOfTheProject()
{
    const CliRun result = run({"--version"});
    QCOMPARE(result.code, 0);
    QCOMPARE(result.out, QByteArray("vitrine-cli " VITRINE_VERSION "\n"));
}

void CliTest::wrongUsageExits2()
{
    for (const QStringList& arguments : {QStringList{},
                                         {"dance"},
                                         {"info"},
                                         {"calls", "x", "--frame", "minus one"},
                                         {"calls", "x", "--frame", "-1"},
                                         {"info", "a", "--bogus"}}) {
        const CliRun result = run(arguments);
        QCOMPARE(result.code, 2);
        QVERIFY(result.saysOneLine("command line"));
        QVERIFY(result.out.isEmpty());
    }
}

void CliTest::missingFileExits3()
{
    for (const char* command : {"info", "calls", "verify"}) {
        const CliRun result = run({command, file("none")});
        QCOMPARE(result.code, 3);
        QVERIFY(result.saysOneLine(file("none")));
    }
}

void CliTest::foreignFileExits3()
{
    write(file("text"), "hello\n");
    for (const char* command : {"info", "calls", "verify"}) {
        const CliRun result = run({command, file("text")});
        QCOMPARE(result.code, 3);
        QVERIFY(result.error.contains("not a capture"));
    }
}

void CliTest::infoCounts()
{
    const auto json = run({"info", file("cap.vitrine"), "--json"}).json();
    QCOMPARE(json["vitrine"], 1);
    QCOMPARE(json["kind"], "info");
    QCOMPARE(json["calls"], 100);
    QCOMPARE(json["frames"], 10);
    QCOMPARE(json["draws"], 80);
    QCOMPARE(json["actions"], 90);
    QCOMPARE(json["last_call_number"], 99);
    QCOMPARE(json["complete"], true);
    QCOMPARE(json["provenance"]["program"], "pattern");
    const CliRun text = run({"info", file("cap.vitrine")});
    QCOMPARE(text.code, 0);
    QVERIFY(text.out.contains("draws          80\n"));
}

void CliTest::callsLists()
{
    const CliRun all = run({"calls", file("cap.vitrine")});
    QCOMPARE(all.code, 0);
    QCOMPARE(all.out.count('\n'), 100);
    QVERIFY(all.out.contains("\n1 glDrawArrays(p0 = GL_TRIANGLES, p1 = 0, p2 = 3)\n"));
    QCOMPARE(run({"calls", file("cap.vitrine"), "--draws"}).out.count('\n'), 80);
}

void CliTest::callsOfOneFrame()
{
    const CliRun frame = run({"calls", file("cap.vitrine"), "--frame", "9"});
    QCOMPARE(frame.out.count('\n'), 10);
    QVERIFY(frame.out.startsWith("90 glBufferData("));
    QVERIFY(frame.out.contains("\n99 eglSwapBuffers("));
    const CliRun draws = run({"calls", file("cap.vitrine"), "--frame", "9", "--draws"});
    QCOMPARE(draws.out.count('\n'), 8);
}

void CliTest::callsAsJson()
{
    const auto json = run({"calls", file("cap.vitrine"), "--frame", "1", "--json"}).json();
    QCOMPARE(json["vitrine"], 1);
    QCOMPARE(json["kind"], "calls");
    QCOMPARE(json["calls"].size(), 10u);
    const auto& upload = json["calls"][0];
    QCOMPARE(upload["index"], 10);
    QCOMPARE(upload["number"], 10);
    QCOMPARE(upload["frame"], 1);
    QCOMPARE(upload["function"], "glBufferData");
    QCOMPARE(upload["arguments"][0]["name"], "p0");
    QCOMPARE(upload["arguments"][0]["value"]["name"], "GL_ARRAY_BUFFER");
    QCOMPARE(upload["arguments"][0]["value"]["value"], 0x8892);
    QCOMPARE(upload["arguments"][2]["value"]["blob_bytes"], 600);
    QVERIFY(upload["result"].is_null());
    QCOMPARE(json["calls"][9]["arguments"][0]["value"]["pointer"], "0x1");
}

// Ten frames of an upload, eight draws (of which the first is call 10 f + 1) and a present.
void CliTest::callsAreFiltered()
{
    const auto numbers = [this](const QStringList& more) {
        QList<int> found;
        const auto json = run(QStringList{"calls", file("cap.vitrine"), "--json"} + more).json();
        for (const auto& call : json["calls"])
            found << call["number"].get<int>();
        return found;
    };
    QCOMPARE(numbers({"--filter", "kind:draw"}).size(), 80);
    QCOMPARE(numbers({"--filter", "draw:7-9"}), QList<int>({8, 11, 12}));
    QCOMPARE(numbers({"--filter", "frame:3 and not glDraw"}), QList<int>({30, 39}));
    QCOMPARE(numbers({"--filter", "draw:7-9", "--frame", "1"}), QList<int>({11, 12}));
    QCOMPARE(numbers({"--filter", "call:8-11", "--draws"}), QList<int>({8, 11}));
    QCOMPARE(numbers({"--filter", "nothing like this"}), QList<int>());
    QCOMPARE(run({"calls", file("cap.vitrine"), "--filter", "draw:0"}).out,
             QByteArray("1 glDrawArrays(p0 = GL_TRIANGLES, p1 = 0, p2 = 3)\n"));
    QCOMPARE(run({"calls", file("cap.vitrine"), "--json", "--filter", "draw:0"}).json()["filter"], "draw:0");
}

// No call of the pattern can be replayed: it makes no context.
void CliTest::callsWithAWarningAreFound()
{
    const CliRun result = run({"calls", file("cap.vitrine"), "--filter", "error and call<2"});
    QCOMPARE(result.code, 0);
    QVERIFY2(result.out.startsWith("0 glBufferData("), result.out.constData());
    QCOMPARE(result.out.count('\n'), 2);
    QVERIFY2(!result.error.contains("context"), result.error.constData());
}

void CliTest::faultyFiltersAreToldByColumn()
{
    const CliRun result = run({"calls", file("cap.vitrine"), "--filter", "draw >="});
    QCOMPARE(result.code, 2);
    QCOMPARE(result.error, QByteArray("vitrine-cli: --filter: column 8: expected a number after >=\n"));
    QVERIFY(run({"calls", "--help"}).out.contains("vertices>1000"));
}

void CliTest::frameBeyondTheEndExits2()
{
    const CliRun result = run({"calls", file("cap.vitrine"), "--frame", "10"});
    QCOMPARE(result.code, 2);
    QVERIFY(result.saysOneLine(file("cap.vitrine")));
}

void CliTest::verifyOfASoundCapture()
{
    const CliRun text = run({"verify", file("cap.vitrine")});
    QCOMPARE(text.code, 0);
    QVERIFY(text.error.isEmpty());
    const auto json = run({"verify", file("cap.vitrine"), "--json"}).json();
    QCOMPARE(json["kind"], "verify");
    QCOMPARE(json["sound"], true);
    QCOMPARE(json["calls"], 100);
    QVERIFY(json["findings"].empty());
}

void CliTest::verifyOfADamagedCaptureExits1()
{
    QByteArray bytes = content(file("cap.vitrine"));
    bytes[5000] = static_cast<char>(bytes[5000] ^ 1); // page 2: the summary
    write(file("bad.vitrine"), bytes);
    const CliRun result = run({"verify", file("bad.vitrine"), "--json"});
    QCOMPARE(result.code, 1);
    QVERIFY(result.saysOneLine(file("bad.vitrine")));
    QCOMPARE(result.json()["findings"][0]["finding"], "damaged_page");
    QCOMPARE(result.json()["findings"][0]["page"], 2);
    QCOMPARE(result.json()["findings"][0]["table"], "summary");
    QCOMPARE(run({"info", file("bad.vitrine")}).code, 3);

    QCOMPARE(run({"salvage", file("bad.vitrine"), "-o", file("saved.vitrine")}).code, 0);
    QCOMPARE(run({"info", file("saved.vitrine"), "--json"}).json()["calls"], 100);
    QCOMPARE(run({"verify", file("saved.vitrine")}).code, 0); // only unused space of the page was damaged
}

void CliTest::importMatchesTheRecordedFacts_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"es2gears", "es2tri", "gtk4-demo", "kivy-lines-extended", "chocolate-doom"})
        QTest::newRow(name) << name;
}

void CliTest::importMatchesTheRecordedFacts()
{
    QFETCH(QString, name);
    const QByteArray facts = content(sharedTrace(name + "/info.json"));
    if (facts.isEmpty())
        QSKIP("no shared captures beside the checkout");
    const QJsonObject expected = QJsonDocument::fromJson(facts).object();
    const CliRun result = run({"import", sharedTrace(name + ".trace"), "-o", file(name), "--json"});
    QCOMPARE(result.code, 0);
    QVERIFY(result.error.isEmpty());
    QCOMPARE(result.json()["calls"], expected["calls"].toInt());
    const auto info = run({"info", file(name), "--json"}).json();
    QCOMPARE(info["calls"], expected["calls"].toInt());
    QCOMPARE(info["frames"], expected["frames"].toInt());
    QCOMPARE(info["draws"], expected["draw_calls"].toInt());
    QCOMPARE(info["last_call_number"], expected["last_call_no"].toInt());
    QCOMPARE(info["provenance"]["program"], expected["program"].toString().toStdString());
    QCOMPARE(run({"verify", file(name)}).code, 0);
}

void CliTest::faultyTraceExits3AndLeavesNoFile_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("says");
    const QByteArray sound = content(sharedTrace("es2gears.trace"));
    QTest::newRow("empty") << QByteArray() << QByteArray("empty");
    QTest::newRow("noise") << QByteArray("this is no trace at all") << QByteArray();
    QTest::newRow("no calls") << snappyContainer(TraceBuilder().stream()) << QByteArray("no calls");
    TraceBuilder contextless;
    contextless.byte(0).number(0).number(0).text("glFlush").number(0).endDetails().leave(0);
    QTest::newRow("no context") << snappyContainer(contextless.stream())
                                << QByteArray("call 0, glFlush, comes before any context");
    if (sound.isEmpty())
        return;
    QByteArray broken = sound;
    broken.replace(1000, 200, QByteArray(200, '\xff'));
    QTest::newRow("cut off") << sound.left(sound.size() / 2) << QByteArray("at byte");
    QTest::newRow("broken block") << broken << QByteArray("file offset");
}

void CliTest::faultyTraceExits3AndLeavesNoFile()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, says);
    write(file("faulty.trace"), bytes);
    const CliRun result = run({"import", file("faulty.trace"), "-o", file("faulty.vitrine")});
    QCOMPARE(result.code, 3);
    QVERIFY2(result.saysOneLine(file("faulty.trace")) && result.error.contains(says), result.error.constData());
    QVERIFY(result.out.isEmpty());
    QVERIFY(QDir(m_folder.path()).entryList({"faulty.vitrine*"}).isEmpty());
}

void CliTest::unwritableOutputExits2()
{
    if (!QFile::exists(sharedTrace("es2gears.trace")))
        QSKIP("no shared captures beside the checkout");
    const QString out = file("no/such/folder/x.vitrine");
    const CliRun result = run({"import", sharedTrace("es2gears.trace"), "-o", out});
    QCOMPARE(result.code, 2);
    QVERIFY(result.saysOneLine(out));
}

VITRINE_TEST(CliTest, QCoreApplication)
#include "tst_cli.moc"
