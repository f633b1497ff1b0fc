// SPDX-License-Identifier: Apache-2.0
#include "captures/store/capture_reader.h"
#include "captures/store/database.h"
#include "captures/store/format.h"
#include "captures/store/row.h"
#include "captures/store/salvage.h"
#include "captures/store/verify.h"
#include "captures/store/write_vfs.h"
#include "tests/captures/store/store_fixtures.h"
#include "tests/harness/test_class.h"

#include <QFile>
#include <QtTest>

#include <random>

using namespace vitrine;
using namespace vitrine::captures;

/// E8 to E10: whatever single thing happens to a file, verify finds it and says where.
class DamageTest : public QObject {
    Q_OBJECT

private:
    static constexpr std::uint64_t kCalls = 3000;

    QTemporaryDir m_folder = test::makeFolder();
    QByteArray m_sound; // the bytes of the capture that the tests damage
    std::mt19937 m_random{20260101};

    std::filesystem::path path(const QString& name) const { return m_folder.filePath(name).toStdString(); }
    std::filesystem::path write(const QByteArray& bytes, const QString& name = "damaged.vitrine") const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the test folder can't be written");
        return path(name);
    }
    qsizetype randomBelow(qsizetype end)
    {
        return static_cast<qsizetype>(m_random() % static_cast<std::uint64_t>(end));
    }
    /// A verdict that names `page`, and no other page.
    static bool names(const VerifyReport& report, std::uint32_t page)
    {
        bool isNamed = false;
        for (const Finding& finding : report.findings) {
            if (finding.page && *finding.page != page)
                return false;
            isNamed |= finding.page == page && finding.kind == FindingKind::DamagedPage;
        }
        return isNamed;
    }
    static bool firstIs(const VerifyReport& report, FindingKind kind)
    {
        return !report.isSound() && report.findings.front().kind == kind;
    }
    /// Changes the finished capture `name` through SQLite, so that every page is sealed again.
    void tamper(const QString& name, const std::string& sql) const
    {
        write(m_sound, name);
        const auto database = Database::open(path(name), Database::Mode::Create, writeVfs());
        QVERIFY(database.hasValue());
        QVERIFY(database->execute(sql));
    }

private slots:
    void initTestCase();
    void soundCaptureIsSound();
    void everyFlippedBitIsFoundInItsPage();
    void everyByteOfTheHeadIsCovered();
    void flippedBitsNeverReadAsOtherCalls();
    void cutsAreFound();
    void additionalBytesAreFound();
    void zeroedBlocksAreFoundInTheirPage();
    void swappedPagesAreFound();
    void damagedPageNamesItsTableAndCalls();
    void salvageKeepsWhatIsWhole();
    void salvageOfACutCaptureSaysWhatIsMissing();
    void damagedHeadCostsNothing();
    void lostBlobBecomesNull();
    void foreignFilesAreNoCaptures();
    void newerSchemaIsNamed();
    void compatibleNewerSchemaOpens();
    void rowThatDiffersFromItsHashIsNamed();
    void wrongIndexIsInvalid();
};

void DamageTest::initTestCase()
{
    QVERIFY(test::writePattern(path("sound.vitrine"), kCalls));
    QFile file(m_folder.filePath("sound.vitrine"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_sound = file.readAll();
    QCOMPARE(m_sound.size() % qsizetype{kPageBytes}, 0);
}

void DamageTest::soundCaptureIsSound()
{
    const VerifyReport report = verify(path("sound.vitrine"));
    QVERIFY2(report.isSound(), report.isSound() ? "" : report.findings.front().sentence.english().c_str());
    QCOMPARE(report.pages, static_cast<std::uint64_t>(m_sound.size()) / kPageBytes);
    QCOMPARE(report.calls, kCalls);
    QCOMPARE(report.frames, kCalls / 10);
}

void DamageTest::everyFlippedBitIsFoundInItsPage()
{
    const auto file = write(m_sound);
    QFile damaged(QString::fromStdString(file.string()));
    QVERIFY(damaged.open(QIODevice::ReadWrite | QIODevice::Unbuffered));
    for (int i = 0; i < 10'000; ++i) {
        const qsizetype offset = randomBelow(m_sound.size());
        const char flipped = static_cast<char>(m_sound[offset] ^ (1 << randomBelow(8)));
        QVERIFY(damaged.seek(offset) && damaged.putChar(flipped));
        const VerifyReport report = verify(file);
        const auto page = static_cast<std::uint32_t>(offset / qsizetype{kPageBytes} + 1);
        QVERIFY2(names(report, page), qPrintable(QString("byte %1, page %2").arg(offset).arg(page)));
        QVERIFY(damaged.seek(offset) && damaged.putChar(m_sound[offset]));
    }
    QVERIFY(verify(file).isSound());
}

void DamageTest::everyByteOfTheHeadIsCovered()
{
    QByteArray bytes = m_sound;
    for (qsizetype offset = 0; offset < 100; ++offset) {
        for (int bit = 0; bit < 8; ++bit) {
            bytes[offset] = static_cast<char>(m_sound[offset] ^ (1 << bit));
            QVERIFY(names(verify(write(bytes)), 1));
            QVERIFY(!CaptureReader::open(path("damaged.vitrine")).hasValue());
        }
        bytes[offset] = m_sound[offset];
    }
}

void DamageTest::flippedBitsNeverReadAsOtherCalls()
{
    for (int i = 0; i < 200; ++i) {
        QByteArray bytes = m_sound;
        const qsizetype offset = randomBelow(bytes.size());
        bytes[offset] = static_cast<char>(bytes[offset] ^ (1 << randomBelow(8)));
        auto reader = CaptureReader::open(write(bytes));
        if (!reader)
            continue;
        QCOMPARE((*reader)->callCount(), kCalls);
        for (std::uint64_t index = 0; index < kCalls; ++index) {
            const auto call = (*reader)->call(index);
            QVERIFY(!call || test::sameCall(*call, test::patternCall(index)));
        }
    }
}

void DamageTest::cutsAreFound()
{
    for (int i = 0; i < 300; ++i) {
        const qsizetype size = 72 + randomBelow(m_sound.size() - 72); // from 72 bytes on the head tells whose it is
        const VerifyReport report = verify(write(m_sound.left(size)));
        QVERIFY(firstIs(report, FindingKind::Truncated));
        QCOMPARE(*report.findings.front().offset, static_cast<std::uint64_t>(size));
        QCOMPARE(*report.findings.front().page, static_cast<std::uint32_t>(size / qsizetype{kPageBytes} + 1));
        QVERIFY(!CaptureReader::open(path("damaged.vitrine")).hasValue());
    }
    for (const qsizetype size : {0, 1, 15, 71})
        QVERIFY(firstIs(verify(write(m_sound.left(size))), FindingKind::NotACapture));
}

void DamageTest::additionalBytesAreFound()
{
    for (const qsizetype count : {1, 100, 4095, 4096, 10'000}) {
        const VerifyReport report = verify(write(m_sound + QByteArray(count, '\0')));
        QVERIFY(firstIs(report, FindingKind::TrailingBytes));
        QCOMPARE(*report.findings.front().offset, static_cast<std::uint64_t>(m_sound.size()));
    }
}

void DamageTest::zeroedBlocksAreFoundInTheirPage()
{
    for (qsizetype offset = 0; offset < m_sound.size(); offset += 512) {
        QByteArray bytes = m_sound;
        bytes.replace(offset, 512, QByteArray(512, '\0'));
        if (bytes != m_sound)
            QVERIFY(names(verify(write(bytes)), static_cast<std::uint32_t>(offset / qsizetype{kPageBytes} + 1)));
    }
    QByteArray bytes = m_sound;
    bytes.replace(2 * qsizetype{kPageBytes}, qsizetype{kPageBytes}, QByteArray(kPageBytes, '\0'));
    const VerifyReport report = verify(write(bytes));
    QVERIFY(names(report, 3));
    QVERIFY(report.findings.front().sentence.english().find("all zeros") != std::string::npos);
}

void DamageTest::swappedPagesAreFound()
{
    constexpr auto kPage = qsizetype{kPageBytes};
    QByteArray bytes = m_sound.left(2 * kPage) + m_sound.mid(3 * kPage, kPage) + m_sound.mid(2 * kPage, kPage) +
                       m_sound.mid(4 * kPage);
    const VerifyReport report = verify(write(bytes));
    QVERIFY(report.findings.size() >= 2);
    QCOMPARE(*report.findings[0].page, 3u);
    QCOMPARE(*report.findings[1].page, 4u);
}

void DamageTest::damagedPageNamesItsTableAndCalls()
{
    // Page 3 is the root of the second table, call_blocks: with it all blocks are gone.
    QByteArray bytes = m_sound;
    bytes.replace(2 * qsizetype{kPageBytes}, qsizetype{kPageBytes}, QByteArray(kPageBytes, '\x55'));
    const VerifyReport report = verify(write(bytes));
    QCOMPARE(report.findings.size(), 2u);
    QCOMPARE(report.findings[0].table, std::string("call_blocks"));
    QCOMPARE(report.findings[1].kind, FindingKind::DamagedRow);
    QCOMPARE(*report.findings[1].firstCall, 0u);
    QCOMPARE(*report.findings[1].lastCall, kCalls - 1);
}

void DamageTest::salvageKeepsWhatIsWhole()
{
    QVERIFY(test::writePattern(path("long.vitrine"), 40'000));
    QFile file(m_folder.filePath("long.vitrine"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray sound = file.readAll();
    for (int i = 0; i < 30; ++i) {
        QByteArray bytes = sound;
        const qsizetype page = randomBelow(bytes.size() / qsizetype{kPageBytes});
        bytes.replace(page * qsizetype{kPageBytes}, qsizetype{kPageBytes}, QByteArray(kPageBytes, '\xaa'));
        const auto report = salvage(write(bytes), path("saved.vitrine"));
        QVERIFY2(report.hasValue(), report ? "" : report.error().message.english().c_str());
        std::uint64_t missing = 0;
        std::set<std::uint64_t> withoutBlob;
        for (const MissingPart& part : report->missing) {
            missing += part.subject == "calls" ? part.count : 0;
            if (part.subject == "blob")
                withoutBlob.insert(part.first);
        }
        QCOMPARE(report->saved.calls + missing, 40'000u);
        QVERIFY(page == 2 || report->saved.calls > 30'000); // page 3 is the root of the blocks
        auto reader = CaptureReader::open(path("saved.vitrine"));
        QVERIFY(reader.hasValue());
        for (std::uint64_t index = 0; index < (*reader)->callCount(); ++index) {
            const auto call = (*reader)->call(index);
            QVERIFY(call.hasValue());
            QVERIFY(withoutBlob.contains(call->number) || test::sameCall(*call, test::patternCall(call->number)));
        }
        const VerifyReport verdict = verify(path("saved.vitrine"));
        QVERIFY(report->missing.empty() ? verdict.isSound() : firstIs(verdict, FindingKind::CutOff));
    }
}

void DamageTest::salvageOfACutCaptureSaysWhatIsMissing()
{
    QFile file(m_folder.filePath("long.vitrine"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray sound = file.readAll();
    const auto report = salvage(write(sound.left(sound.size() / 2)), path("half.vitrine"));
    QVERIFY(report.hasValue());
    std::uint64_t missing = 0;
    for (const MissingPart& part : report->missing)
        missing += part.subject == "calls" ? part.count : 0;
    QCOMPARE(report->saved.calls + missing, 40'000u); // the summary on page 2 is still there
    QVERIFY(missing > 0);
    QVERIFY(report->saved.calls > 0);
}

void DamageTest::damagedHeadCostsNothing()
{
    QByteArray bytes = m_sound;
    bytes.replace(0, 4096, QByteArray(4096, '\0'));
    const auto report = salvage(write(bytes), path("headless.vitrine"));
    QVERIFY2(report.hasValue(), report ? "" : report.error().message.english().c_str());
    QCOMPARE(report->saved.calls, kCalls);
    QVERIFY(report->missing.empty());
    QVERIFY(verify(path("headless.vitrine")).isSound());
}

void DamageTest::lostBlobBecomesNull()
{
    tamper("blobless.vitrine", "DELETE FROM blobs WHERE id=1");
    const auto report = salvage(path("blobless.vitrine"), path("nulls.vitrine"));
    QVERIFY(report.hasValue());
    QCOMPARE(report->saved.calls, kCalls);
    auto reader = CaptureReader::open(path("nulls.vitrine"));
    QVERIFY((*reader)->call(0)->arguments[2].isNull()); // blob 1 is that of calls 0, 70, 140 …
    QVERIFY(!(*reader)->call(10)->arguments[2].isNull());
    QCOMPARE((*reader)->missing()[0].subject, std::string("blob"));
    QCOMPARE((*reader)->missing()[1].first, 70u);
}

void DamageTest::foreignFilesAreNoCaptures()
{
    QByteArray noise(50'000, '\0');
    for (char& c : noise)
        c = static_cast<char>(m_random());
    const auto other = Database::open(path("other.db"), Database::Mode::Create, nullptr);
    QVERIFY(other->execute("CREATE TABLE t(a); INSERT INTO t VALUES(1)"));
    for (const auto& file : {write(noise, "noise"), write("just text", "text"), write("", "empty"), path("other.db")}) {
        QVERIFY(firstIs(verify(file), FindingKind::NotACapture));
        QVERIFY(!CaptureReader::open(file).hasValue());
        QVERIFY(!salvage(file, path("never.vitrine")).hasValue());
    }
    QVERIFY(firstIs(verify(path("there is none")), FindingKind::Unreadable));
    QVERIFY(firstIs(verify(m_folder.path().toStdString()), FindingKind::Unreadable));
    QVERIFY(!QFile::exists(m_folder.filePath("never.vitrine")));
}

void DamageTest::newerSchemaIsNamed()
{
    tamper("newer.vitrine", "PRAGMA user_version=7; UPDATE summary SET min_reader_version=7");
    const VerifyReport report = verify(path("newer.vitrine"));
    QVERIFY(firstIs(report, FindingKind::NewerSchema));
    QVERIFY(report.findings.front().sentence.english().find("schema 7") != std::string::npos);
    const auto reader = CaptureReader::open(path("newer.vitrine"));
    QCOMPARE(reader.error().message, report.findings.front().sentence);
}

void DamageTest::compatibleNewerSchemaOpens()
{
    tamper("compatible.vitrine", "PRAGMA user_version=2; CREATE TABLE of_tomorrow(id INTEGER PRIMARY KEY, x)");
    QVERIFY(verify(path("compatible.vitrine")).isSound());
    QVERIFY(CaptureReader::open(path("compatible.vitrine")).hasValue());
}

void DamageTest::rowThatDiffersFromItsHashIsNamed()
{
    tamper("row.vitrine", "UPDATE actions SET draw=draw+1 WHERE id=17");
    const VerifyReport report = verify(path("row.vitrine"));
    QVERIFY(firstIs(report, FindingKind::DamagedRow));
    QCOMPARE(report.findings.front().table, std::string("actions"));
    QCOMPARE(*report.findings.front().row, 17);
}

void DamageTest::wrongIndexIsInvalid()
{
    write(m_sound, "index.vitrine");
    {
        const auto database = Database::open(path("index.vitrine"), Database::Mode::Create, writeVfs());
        auto frames = RowInserter::prepare(*database, "frames", 5);
        // Frame 0 has calls 0 to 9 with 8 draws; this one says 8 draws from draw 0 on, but ends a call early.
        QVERIFY(frames->insert({column(0), column(0), column(8), column(8), column(0)}));
        auto next = RowInserter::prepare(*database, "frames", 5);
        QVERIFY(next->insert({column(1), column(9), column(19), column(8), column(8)}));
    }
    const VerifyReport report = verify(path("index.vitrine"));
    QVERIFY(firstIs(report, FindingKind::InvalidContent));
}

VITRINE_TEST(DamageTest, QCoreApplication)
#include "tst_damage.moc"
