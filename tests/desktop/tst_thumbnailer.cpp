// SPDX-License-Identifier: Apache-2.0
#include "app/thumbnailer/stored_picture.h"
#include "app/thumbnailer/thumbnail.h"
#include "captures/store/png.h"
#include "captures/store/write_vfs.h"
#include "tests/captures/store/store_fixtures.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QImage>
#include <QProcess>
#include <QtTest>

#include <sys/stat.h>

using namespace vitrine;
using namespace vitrine::test;

namespace {

constexpr int kWrongUsage = 2;
constexpr int kNoPicture = 1;

const QString kSample = test::sampleFile("triangle");

int runThumbnailer(const QStringList& arguments)
{
    QProcess process;
    process.start(QStringLiteral(VITRINE_THUMBNAILER), arguments);
    return process.waitForFinished() && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
}

/// 4 × 2 pixels: red on the left, blue on the right.
std::vector<std::byte> twoColors()
{
    std::vector<std::uint8_t> rgba;
    for (int i = 0; i < 8; ++i)
        rgba.insert(rgba.end(), i % 4 < 2 ? std::initializer_list<std::uint8_t>{255, 0, 0, 255}
                                          : std::initializer_list<std::uint8_t>{0, 0, 255, 255});
    const auto png = captures::encodePng({4, 2, captures::PngFormat::Rgba8, std::as_bytes(std::span(rgba))});
    return png ? *png : std::vector<std::byte>();
}

bool writeCapture(const QString& path, std::uint64_t calls, std::span<const std::byte> png)
{
    auto writer = captures::CaptureWriter::create(path.toStdString());
    for (std::uint64_t i = 0; writer && i < calls; ++i) {
        if (!(*writer)->addCall(patternCall(i)))
            return false;
    }
    return writer && (png.empty() || (*writer)->setThumbnail(png)) && (*writer)->finish();
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

class ThumbnailerTest : public QObject {
    Q_OBJECT

private slots:
    void samplesHaveAPicture();
    void pictureIsTheStoredOne();
    void captureIsOnlyRead();
    void callsAreNotLookedAt();
    void wrongUsageIsSaid_data();
    void wrongUsageIsSaid();
    void fileWithoutAPictureLeavesNoFile_data();
    void fileWithoutAPictureLeavesNoFile();
    void flippedBitIsNoticedOrHarmless();
    void fileThatEndsAnywhereIsRefused();
    void schemaOfAnotherIsRefused_data();
    void schemaOfAnotherIsRefused();
    void rowsThatLieAreRefused_data();
    void rowsThatLieAreRefused();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    /// A capture whose pages are sealed again after `sql` went over it, as an attacker would.
    [[nodiscard]] QString tampered(const std::string& sql) const;

    QTemporaryDir m_folder = makeFolder();
};

QString ThumbnailerTest::tampered(const std::string& sql) const
{
    using captures::Database;
    const QString file = path(QStringLiteral("tampered.vitrine"));
    QFile::remove(file);
    if (!writeCapture(file, 10, twoColors()))
        return {};
    auto database = Database::open(file.toStdString(), Database::Mode::Create, captures::writeVfs());
    return database && database->execute(sql) && database->close() ? file : QString();
}

void ThumbnailerTest::samplesHaveAPicture()
{
    const QDir samples(test::sourceFile("captures/samples"));
    const QStringList names = samples.entryList({QStringLiteral("*.vitrine")});
    QVERIFY(names.size() >= 7);
    for (const QString& name : names) {
        const QString png = path(name + QStringLiteral(".png"));
        QCOMPARE(runThumbnailer({samples.filePath(name), png, QStringLiteral("64")}), 0);
        const QImage image(png);
        QCOMPARE(std::max(image.width(), image.height()), 64);
    }
}

void ThumbnailerTest::pictureIsTheStoredOne()
{
    const QString capture = path(QStringLiteral("colors.vitrine"));
    const QString png = path(QStringLiteral("colors.png"));
    QVERIFY(writeCapture(capture, 1, twoColors()));
    QCOMPARE(runThumbnailer({capture, png, QStringLiteral("2")}), 0);
    const QImage image(png);
    QCOMPARE(image.size(), QSize(2, 1));
    QCOMPARE(image.pixel(0, 0), qRgb(255, 0, 0));
    QCOMPARE(image.pixel(1, 0), qRgb(0, 0, 255));
}

void ThumbnailerTest::captureIsOnlyRead()
{
    QDir().mkpath(path(QStringLiteral("alone")));
    const QString capture = path(QStringLiteral("alone/capture.vitrine"));
    QVERIFY(QFile::copy(kSample, capture));
    const QByteArray before = bytesOf(capture);
    QCOMPARE(runThumbnailer({capture, path(QStringLiteral("read.png")), QStringLiteral("64")}), 0);
    QCOMPARE(bytesOf(capture), before);
    QCOMPARE(QDir(path(QStringLiteral("alone"))).entryList(QDir::Files), QStringList{"capture.vitrine"});
}

void ThumbnailerTest::callsAreNotLookedAt()
{
    // Such as no reader would take: only a picture is asked for.
    const QString capture = tampered("DELETE FROM call_blocks; DELETE FROM frames");
    QVERIFY(!capture.isEmpty());
    const auto stored = thumbnailer::storedPicture(capture.toStdString());
    QVERIFY(stored);
    QCOMPARE(*stored, twoColors());
}

void ThumbnailerTest::wrongUsageIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QString png = path(QStringLiteral("usage.png"));
    QTest::newRow("nothing") << QStringList();
    QTest::newRow("no size") << QStringList{kSample, png};
    for (const char* size : {"0", "-1", "1025", "99999999999", "64x", ""})
        QTest::newRow(size) << QStringList{kSample, png, QString::fromLatin1(size)};
}

void ThumbnailerTest::wrongUsageIsSaid()
{
    QFETCH(const QStringList, arguments);
    QCOMPARE(runThumbnailer(arguments), kWrongUsage);
    QVERIFY(!QFile::exists(path(QStringLiteral("usage.png"))));
}

void ThumbnailerTest::fileWithoutAPictureLeavesNoFile_data()
{
    QTest::addColumn<QString>("file");
    const QString fifo = path(QStringLiteral("fifo"));
    QVERIFY(mkfifo(fifo.toUtf8().constData(), 0600) == 0);
    QVERIFY(writeBytes(path(QStringLiteral("empty")), {}));
    QVERIFY(writeBytes(path(QStringLiteral("text")), "SQLite format 3"));
    QVERIFY(writeBytes(path(QStringLiteral("zeros")), QByteArray(65536, '\0')));
    QVERIFY(writeCapture(path(QStringLiteral("plain")), 10, {}));
    QVERIFY(writeCapture(path(QStringLiteral("no-png")), 10, std::vector<std::byte>(1000, std::byte{7})));
    QTest::newRow("a FIFO") << fifo; // must not hang us
    QTest::newRow("a folder") << m_folder.path();
    QTest::newRow("a device") << QStringLiteral("/dev/zero");
    for (const char* name : {"missing", "empty", "text", "zeros", "plain", "no-png"})
        QTest::newRow(name) << path(QString::fromLatin1(name));
}

void ThumbnailerTest::fileWithoutAPictureLeavesNoFile()
{
    QFETCH(const QString, file);
    const QString png = path(QStringLiteral("none.png"));
    QCOMPARE(runThumbnailer({file, png, QStringLiteral("64")}), kNoPicture);
    QVERIFY(!QFile::exists(png));
}

void ThumbnailerTest::flippedBitIsNoticedOrHarmless()
{
    const QByteArray sound = bytesOf(kSample);
    const auto stored = thumbnailer::storedPicture(kSample.toStdString());
    QVERIFY(stored);
    const QString file = path(QStringLiteral("flipped.vitrine"));
    constexpr qsizetype kStride = 131; // a prime: all bits and all parts of a page have their turn
    for (qsizetype at = 0; at < sound.size(); at += at < 2048 ? 1 : kStride) {
        QByteArray flipped = sound;
        flipped[at] = static_cast<char>(flipped[at] ^ (1 << at % 8));
        QVERIFY(writeBytes(file, flipped));
        const auto read = thumbnailer::storedPicture(file.toStdString());
        QVERIFY2(!read || *read == *stored, qPrintable(QString::number(at)));
    }
}

void ThumbnailerTest::fileThatEndsAnywhereIsRefused()
{
    const QByteArray sound = bytesOf(kSample);
    const QString file = path(QStringLiteral("short.vitrine"));
    for (qsizetype size = 0; size < sound.size(); size += 509) {
        QVERIFY(writeBytes(file, sound.left(size)));
        QVERIFY2(!thumbnailer::storedPicture(file.toStdString()), qPrintable(QString::number(size)));
    }
}

void ThumbnailerTest::schemaOfAnotherIsRefused_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("a view of endless rows")
        << "DROP TABLE thumbnail; CREATE VIEW thumbnail AS WITH RECURSIVE c(id) AS (SELECT 1 UNION ALL SELECT id+1 "
           "FROM c) SELECT id, x'00' AS png, 0 AS hash FROM c";
    QTest::newRow("a column worked out")
        << "DROP TABLE thumbnail; CREATE TABLE thumbnail(id INTEGER PRIMARY KEY,png AS (zeroblob(1000000000)),hash "
           "INT); INSERT INTO thumbnail VALUES(1,0)";
    QTest::newRow("no table") << "DROP TABLE thumbnail";
}

void ThumbnailerTest::schemaOfAnotherIsRefused()
{
    QFETCH(const QString, sql);
    const QString file = tampered(sql.toStdString());
    QVERIFY(!file.isEmpty());
    QCOMPARE(runThumbnailer({file, path(QStringLiteral("hostile.png")), QStringLiteral("64")}), kNoPicture);
}

void ThumbnailerTest::rowsThatLieAreRefused_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("another picture under the old hash") << "UPDATE thumbnail SET png=x'89504e47'";
    QTest::newRow("a number for a picture") << "UPDATE thumbnail SET png=1";
    QTest::newRow("more bytes than are read") << "UPDATE thumbnail SET png=zeroblob(9000000)";
    QTest::newRow("a hash that is a text") << "UPDATE thumbnail SET hash='x'";
}

void ThumbnailerTest::rowsThatLieAreRefused()
{
    QFETCH(const QString, sql);
    const QString file = tampered(sql.toStdString());
    QVERIFY(!file.isEmpty());
    QCOMPARE(runThumbnailer({file, path(QStringLiteral("hostile.png")), QStringLiteral("64")}), kNoPicture);
}

VITRINE_TEST(ThumbnailerTest, QCoreApplication)
#include "tst_thumbnailer.moc"
