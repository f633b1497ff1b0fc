// SPDX-License-Identifier: Apache-2.0
#include "captures/store/capture_reader.h"
#include "captures/store/salvage.h"
#include "captures/store/verify.h"
#include "tests/captures/store/store_fixtures.h"
#include "tests/harness/test_class.h"

#include <QCryptographicHash>
#include <QFile>
#include <QtTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace vitrine;
using namespace vitrine::captures;

/// A recorder can die at any moment: what it committed is kept, and what is missing is said.
class RecordingTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder = test::makeFolder();
    std::filesystem::path path(const char* name) const { return m_folder.filePath(name).toStdString(); }
    QByteArray content(const char* name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Runs `record` in a process of its own that is killed at its end; true when it got that far.
    template <typename Record>
    static bool recordAndDie(Record record)
    {
        const pid_t child = fork();
        if (child == 0) {
            record();
            raise(SIGKILL);
        }
        int status = 0;
        waitpid(child, &status, 0);
        return WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    }
    static void record(CaptureWriter& writer, std::uint64_t first, std::uint64_t end)
    {
        for (std::uint64_t i = first; i < end; ++i) {
            if (!writer.addCall(test::patternCall(i)))
                _exit(1);
        }
    }
    void expectPattern(const char* name, std::uint64_t calls) const
    {
        auto reader = CaptureReader::open(path(name));
        QVERIFY2(reader.hasValue(), reader ? "" : reader.error().message.english().c_str());
        QCOMPARE((*reader)->callCount(), calls);
        for (std::uint64_t i = 0; i < calls; ++i)
            QVERIFY(test::sameCall(*(*reader)->call(i), test::patternCall(i)));
    }

private slots:
    void killedWriterKeepsItsCommits();
    void writerKilledAtAnyMomentKeepsItsCommits();
    void writerThatDiesAtOnceLeavesNothingToSalvage();
    void damagedLogKeepsTheCommitsBeforeTheDamage();
    void writerAtWorkIsLeftAlone();
    void abandonedWriterIsSalvaged();
};

void RecordingTest::killedWriterKeepsItsCommits()
{
    QVERIFY(recordAndDie([&] {
        auto writer = CaptureWriter::create(path("k.vitrine"));
        record(**writer, 0, 12'345);
        if (!(*writer)->commit())
            _exit(1);
        record(**writer, 12'345, 12'400); // never committed
        writer.value().release();         // no destructor: the process just ends
    }));
    QVERIFY(!QFile::exists(m_folder.filePath("k.vitrine")));
    const QByteArray main = content("k.vitrine.partial");
    const QByteArray log = content("k.vitrine.partial-wal");
    QVERIFY(!log.isEmpty());

    const auto reader = CaptureReader::open(path("k.vitrine.partial"));
    QVERIFY(reader.error().message.english().find("salvage") != std::string::npos);
    const VerifyReport verdict = verify(path("k.vitrine.partial"));
    QCOMPARE(verdict.findings.size(), 1u);
    QCOMPARE(verdict.findings[0].kind, FindingKind::Unfinished);

    const auto report = salvage(path("k.vitrine.partial"), path("k.vitrine"));
    QVERIFY2(report.hasValue(), report ? "" : report.error().message.english().c_str());
    QVERIFY(report->wasUnfinished);
    QCOMPARE(report->saved.calls, 12'345u);
    QCOMPARE(report->saved.lastCallNumber, 12'344u);
    QCOMPARE(report->saved.frames, 1234u);
    QCOMPARE(report->missing.size(), 1u);
    QCOMPARE(report->missing[0].first, 12'345u);
    QCOMPARE(report->missing[0].count, 0u); // nobody knows how many
    QVERIFY(report->missing[0].reason.find("number 12344, in frame 1234") != std::string::npos);
    expectPattern("k.vitrine", 12'345);
    // A salvage changes nothing of what it reads.
    QVERIFY(content("k.vitrine.partial") == main);
    QVERIFY(content("k.vitrine.partial-wal") == log);
}

void RecordingTest::writerKilledAtAnyMomentKeepsItsCommits()
{
    for (const int commitsToSee : {1, 3, 8}) {
        int pipeEnds[2];
        QCOMPARE(pipe(pipeEnds), 0);
        const pid_t child = fork();
        if (child == 0) {
            auto writer = CaptureWriter::create(path("any.vitrine"));
            for (std::uint64_t i = 0;; i += 1000) {
                record(**writer, i, i + 1000);
                if (!(*writer)->commit() || write(pipeEnds[1], "c", 1) != 1)
                    _exit(1);
            }
        }
        char commit = 0;
        for (int i = 0; i < commitsToSee; ++i)
            QCOMPARE(read(pipeEnds[0], &commit, 1), 1);
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        close(pipeEnds[0]);
        close(pipeEnds[1]);

        const auto report = salvage(path("any.vitrine.partial"), path("any-saved.vitrine"));
        QVERIFY(report.hasValue());
        QVERIFY(report->saved.calls >= 1000u * static_cast<unsigned>(commitsToSee));
        expectPattern("any-saved.vitrine", report->saved.calls);
        for (const char* suffix : {"", "-wal"})
            QFile::remove(m_folder.filePath(QString("any.vitrine.partial") + suffix));
    }
}

void RecordingTest::writerThatDiesAtOnceLeavesNothingToSalvage()
{
    QVERIFY(recordAndDie([&] {
        auto writer = CaptureWriter::create(path("once.vitrine"));
        if (!writer || !(*writer)->addCall(test::patternCall(0)))
            _exit(1);
        writer.value().release(); // no destructor: the process just ends
    }));
    const auto report = salvage(path("once.vitrine.partial"), path("once.vitrine"));
    QVERIFY(!report.hasValue());
    QCOMPARE(report.error().message, std::string("nothing can be salvaged: not one call is whole"));
    QVERIFY(!QFile::exists(m_folder.filePath("once.vitrine")));
}

void RecordingTest::damagedLogKeepsTheCommitsBeforeTheDamage()
{
    QVERIFY(recordAndDie([&] {
        auto writer = CaptureWriter::create(path("log.vitrine"));
        for (std::uint64_t i = 0; i < 20'000; i += 2000) {
            record(**writer, i, i + 2000);
            if (!(*writer)->commit())
                _exit(1);
        }
        writer.value().release(); // no destructor: the process just ends
    }));
    QFile log(m_folder.filePath("log.vitrine.partial-wal"));
    QVERIFY(log.open(QIODevice::ReadWrite));
    const qint64 middle = log.size() / 2;
    log.seek(middle);
    const char byte = log.peek(1)[0];
    QVERIFY(log.putChar(static_cast<char>(byte ^ 4)));
    log.close();
    const auto report = salvage(path("log.vitrine.partial"), path("log.vitrine"));
    QVERIFY(report.hasValue());
    QVERIFY(report->saved.calls > 0 && report->saved.calls < 20'000);
    QCOMPARE(report->saved.calls % 2000, 0u); // whole commits only
    expectPattern("log.vitrine", report->saved.calls);
}

void RecordingTest::writerAtWorkIsLeftAlone()
{
    int pipeEnds[2];
    QCOMPARE(pipe(pipeEnds), 0);
    const pid_t child = fork();
    if (child == 0) {
        auto writer = CaptureWriter::create(path("busy.vitrine"));
        record(**writer, 0, 10'000);
        if (!(*writer)->commit() || write(pipeEnds[1], "c", 1) != 1)
            _exit(1);
        pause(); // until the test ends it
    }
    char ready = 0;
    QCOMPARE(read(pipeEnds[0], &ready, 1), 1);
    const auto report = salvage(path("busy.vitrine.partial"), path("busy-saved.vitrine"));
    const VerifyReport verdict = verify(path("busy.vitrine.partial"));
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    QVERIFY(!report.hasValue());
    QCOMPARE(report.error().message, std::string("still being recorded"));
    QCOMPARE(verdict.findings[0].sentence, std::string("still being recorded"));
}

void RecordingTest::abandonedWriterIsSalvaged()
{
    {
        auto writer = CaptureWriter::create(path("left.vitrine"));
        record(**writer, 0, 5000);
        QVERIFY((*writer)->commit());
        record(**writer, 5000, 5010);
    }
    const auto report = salvage(path("left.vitrine.partial"), path("left.vitrine"));
    QVERIFY(report.hasValue());
    QVERIFY(report->wasUnfinished);
    expectPattern("left.vitrine", 5000);
}

VITRINE_TEST(RecordingTest, QCoreApplication)
#include "tst_recording.moc"
