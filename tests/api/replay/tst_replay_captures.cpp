// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/apitrace/trace_reader.h"
#include "tests/api/replay/replay_bench.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <map>

using namespace vitrine;
using namespace vitrine::core;

namespace {

const QString kTraces = test::sharedFile("traces");

/// What a replay did, call by call.
struct Summary {
    QStringList errors;              ///< sentences
    std::map<QString, int> glErrors; ///< "glEnable 0x500" → times
    int presents = 0;
    int draws = 0;
    std::pair<int, int> largestWindow{0, 0};
};

// Takes GL's error away after each call, so that each is booked on its own call.
void bookGlError(Replayer& replayer, const Call& call, Summary& summary)
{
    gles2::Context* context = replayer.current();
    if (!context || !call.function.starts_with("gl"))
        return;
    if (const GLenum error = context->getError(); error != GL_NO_ERROR)
        ++summary.glErrors[QString::fromStdString(call.function) + " 0x" + QString::number(error, 16)];
}

Summary replay(const std::string& path)
{
    Summary summary;
    auto reader = captures::TraceReader::open(path);
    NotingSink sink;
    Replayer replayer(sink);
    while (true) {
        const auto call = reader->next();
        if (!call || !*call)
            break;
        const auto outcome = replayer.execute(**call);
        if (!outcome) {
            summary.errors << QString::fromStdString(outcome.error().message);
            continue;
        }
        bookGlError(replayer, **call, summary);
        if (outcome->kind == CallClass::Draw)
            ++summary.draws;
        if (outcome->kind != CallClass::Present)
            continue;
        ++summary.presents;
        const Surface& shown = sink.memory().surface(outcome->presented);
        summary.largestWindow.first = std::max(summary.largestWindow.first, static_cast<int>(shown.width()));
        summary.largestWindow.second = std::max(summary.largestWindow.second, static_cast<int>(shown.height()));
    }
    return summary;
}

} // namespace

class TestReplayCaptures : public QObject {
    Q_OBJECT

private slots:
    void capturesReplayWithoutFaults_data()
    {
        const QStringList names = QDir(kTraces).entryList({"*.trace"}, QDir::Files, QDir::Name);
        if (names.isEmpty())
            QSKIP("the shared captures are not here");
        QTest::addColumn<QString>("name");
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << name.chopped(6);
    }
    void capturesReplayWithoutFaults()
    {
        QFETCH(QString, name);
        QFile file(kTraces + "/" + name + "/info.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject info = QJsonDocument::fromJson(file.readAll()).object();
        const Summary summary = replay((kTraces + "/" + name + ".trace").toStdString());
        QCOMPARE(summary.errors, QStringList());
        QCOMPARE(summary.presents, info.value("frames").toInt());
        QCOMPARE(summary.draws, info.value("draw_calls").toInt());
        const QJsonArray window = info.value("window").toArray();
        QCOMPARE(summary.largestWindow, std::pair(window[0].toInt(), window[1].toInt()));
        QStringList glErrors;
        for (const auto& [what, times] : summary.glErrors)
            glErrors << what + " x " + QString::number(times);
        QCOMPARE(glErrors.join(", "), QString());
    }
};

VITRINE_TEST(TestReplayCaptures, QCoreApplication)
#include "tst_replay_captures.moc"
