// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/glsl_compiler.h"
#include "tests/driver/corpus_file.h"
#include "tests/driver/program_check.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace vitrine::core;
using vitrine::test::sharedFile;

/// The 10,192 shader pairs of the conformance suite with the verdict of a conformant compiler.
/// VITRINE_CORPUS_SHARD="i/n" takes the i-th (from 0) of n interleaved parts.
class CorpusTest : public QObject {
    Q_OBJECT

private slots:
    void verdictsMatchAndProgramsAreSound();
};

namespace {

struct Pair {
    int number = 0;
    QByteArray name;
    bool links = false;
};

struct Outcome {
    bool links = false;
    QByteArray log;
    std::string fault;
};

std::vector<Pair> readIndex(const QString& path)
{
    std::vector<Pair> result;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return result;
    while (!file.atEnd()) {
        const QList<QByteArray> fields = file.readLine().trimmed().split('\t');
        if (fields.size() >= 3)
            result.push_back({fields[0].toInt(), fields[1], fields[2] == "OK"});
    }
    return result;
}

QList<int> shard()
{
    const QList<QByteArray> parts = qgetenv("VITRINE_CORPUS_SHARD").split('/');
    if (parts.size() != 2 || parts[1].toInt() < 1)
        return {0, 1};
    return {parts[0].toInt(), parts[1].toInt()};
}

Outcome build(const QString& stem)
{
    const CompiledShader vertex = compileShader(ShaderStage::Vertex, slurp(stem + ".vert"));
    const CompiledShader fragment = compileShader(ShaderStage::Fragment, slurp(stem + ".frag"));
    if (!vertex.ok || !fragment.ok)
        return {false, QByteArray::fromStdString(vertex.log + fragment.log), {}};
    const LinkResult linked = linkProgram(vertex, fragment, {});
    if (!linked.program)
        return {false, QByteArray::fromStdString(linked.log), {}};
    Outcome result{true, {}, structuralFault(*linked.program->vertex)};
    if (result.fault.empty())
        result.fault = structuralFault(*linked.program->fragment);
    return result;
}

} // namespace

void CorpusTest::verdictsMatchAndProgramsAreSound()
{
    const QString archive = sharedFile("glsl/deqp-es2-shaders.tar.xz");
    if (!QFile::exists(archive))
        QSKIP("the shader corpus is not in the shared folder");
    QTemporaryDir folder;
    QVERIFY(QProcess::execute("tar", {"xf", archive, "-C", folder.path()}) == 0);
    const std::vector<Pair> pairs = readIndex(folder.filePath("index.tsv"));
    QVERIFY(pairs.size() > 10'000);

    const QList<int> part = shard();
    QStringList different;
    QStringList faults;
    std::vector<qint64> times;
    for (const Pair& pair : pairs) {
        if (pair.number % part[1] != part[0])
            continue;
        QElapsedTimer timer;
        timer.start();
        const Outcome outcome = build(folder.filePath(QString("corpus/%1").arg(pair.number, 5, 10, QChar('0'))));
        times.push_back(timer.elapsed());
        if (outcome.links != pair.links)
            different << QString("%1 %2: %3").arg(pair.number).arg(QString(pair.name), QString(outcome.log.left(160)));
        if (!outcome.fault.empty())
            faults << QString("%1 %2: %3").arg(pair.number).arg(QString(pair.name), outcome.fault.c_str());
    }
    std::sort(times.begin(), times.end());
    qInfo("%zu pairs: median %lld ms, p99 %lld ms, max %lld ms; %lld verdicts differ, %lld programs faulty",
          times.size(), times[times.size() / 2], times[times.size() * 99 / 100], times.back(),
          qlonglong(different.size()), qlonglong(faults.size()));
    for (const QString& line : different + faults)
        qInfo("%s", qPrintable(line));
    QVERIFY(faults.isEmpty());
    QVERIFY(different.size() <= 10);
    QVERIFY2(times.back() < 10'000, "a pair takes far longer than its two seconds");
}

VITRINE_TEST(CorpusTest, QCoreApplication)
#include "tst_driver_corpus.moc"
