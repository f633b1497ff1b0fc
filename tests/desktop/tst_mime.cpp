// SPDX-License-Identifier: Apache-2.0
#include "captures/store/database.h"
#include "tests/desktop/external_tool.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QDir>
#include <QMimeDatabase>
#include <QTemporaryDir>

using namespace vitrine;
using namespace vitrine::test;

namespace {

const QString kOurs = QStringLiteral("application/vnd.vitrine.capture+sqlite3");
const QString kSqlite = QStringLiteral("application/vnd.sqlite3");

} // namespace

/// Qt reads the same database that file managers read, from a folder that stands for /usr/share: the system's types and
/// ours together, for Qt 6.4 does not compare what it finds in one folder with what it finds in the next.
class MimeTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void captureIsRecognizedByItsName();
    void captureOfAnyNameIsRecognizedByItsContent_data();
    void captureOfAnyNameIsRecognizedByItsContent();
    void captureNamedAsADatabaseIsStillOurs();
    void otherDatabasesAreLeftAlone_data();
    void otherDatabasesAreLeftAlone();
    void captureIsADatabaseToProgramsThatReadThese();
    void iconIsOfItsOwn();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    QTemporaryDir m_folder;
    QMimeDatabase m_types;
};

void MimeTest::initTestCase()
{
    NEEDS_TOOL("update-mime-database");
    const QString systemTypes = QStringLiteral("/usr/share/mime/packages/freedesktop.org.xml");
    if (!QFile::exists(systemTypes))
        QSKIP("shared-mime-info is not installed");
    QVERIFY(QDir().mkpath(path("share/mime/packages")));
    QVERIFY(QFile::copy(test::sourceFile("app/desktop/org.vitrine.vitrine.xml"),
                        path("share/mime/packages/org.vitrine.vitrine.xml")));
    QVERIFY(QFile::copy(systemTypes, path("share/mime/packages/freedesktop.org.xml")));
    qputenv("XDG_DATA_HOME", path("home").toUtf8());
    qputenv("XDG_DATA_DIRS", path("share").toUtf8());
    const ToolRun run = runTool(QStringLiteral("update-mime-database"), {path("share/mime")});
    QCOMPARE(run.code, 0);
    QCOMPARE(run.errors, QString());
}

void MimeTest::captureIsRecognizedByItsName()
{
    QCOMPARE(m_types.mimeTypeForFile(QStringLiteral("any.vitrine"), QMimeDatabase::MatchExtension).name(), kOurs);
}

void MimeTest::captureOfAnyNameIsRecognizedByItsContent_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"capture", "capture.partial", "capture.of-something"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void MimeTest::captureOfAnyNameIsRecognizedByItsContent()
{
    QFETCH(const QString, name);
    const QString copy = m_folder.filePath(name);
    QVERIFY(QFile::copy(test::sampleFile("triangle"), copy));
    QCOMPARE(m_types.mimeTypeForFile(copy).name(), kOurs);
    QCOMPARE(m_types.mimeTypeForFile(copy, QMimeDatabase::MatchContent).name(), kOurs);
}

void MimeTest::captureNamedAsADatabaseIsStillOurs()
{
    const QString copy = path("capture.sqlite3");
    QVERIFY(QFile::copy(test::sampleFile("triangle"), copy));
    QCOMPARE(m_types.mimeTypeForFile(copy, QMimeDatabase::MatchContent).name(), kOurs);
}

void MimeTest::otherDatabasesAreLeftAlone_data()
{
    QTest::addColumn<int>("applicationId");
    QTest::newRow("none") << 0;
    QTest::newRow("another's") << 0x56495453; // "VITS"
}

void MimeTest::otherDatabasesAreLeftAlone()
{
    QFETCH(const int, applicationId);
    const QString file = m_folder.filePath(QStringLiteral("database-%1").arg(applicationId));
    {
        using captures::Database;
        const auto database = Database::open(file.toStdString(), Database::Mode::Create, nullptr);
        QVERIFY(database);
        QVERIFY(database->execute("PRAGMA application_id=" + std::to_string(applicationId) + "; CREATE TABLE t(x)"));
    }
    QCOMPARE(m_types.mimeTypeForFile(file).name(), kSqlite);
}

void MimeTest::captureIsADatabaseToProgramsThatReadThese()
{
    QVERIFY(m_types.mimeTypeForName(kOurs).inherits(kSqlite));
}

void MimeTest::iconIsOfItsOwn()
{
    const QString icon = m_types.mimeTypeForName(kOurs).iconName();
    QVERIFY(QFile::exists(test::sourceFile("app/desktop/icons/") + icon + QStringLiteral(".svg")));
}

VITRINE_TEST(MimeTest, QCoreApplication)
#include "tst_mime.moc"
