// SPDX-License-Identifier: Apache-2.0
// What the pages beside the code say of it: files that they name are there, and hold what they say; every folder of the
// model and every unit has its line, every decision its date and its alternative.
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/layering/source_tree.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>

#include <algorithm>

using namespace vitrine::layering;
using vitrine::test::sharedFile;
using vitrine::test::sourceFile;

namespace {

const QStringList kPages{"README.md", "CONTRIBUTING.md", "DECISIONS.md", "core/README.md"};

QString pathOf(const QString& file)
{
    return sourceFile("") + file;
}

QString textOf(const QString& file)
{
    QFile source(pathOf(file));
    return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
}

/// The cells of every row of the page's tables, heads and rules aside.
QList<QStringList> rowsOf(const QString& page)
{
    static const QRegularExpression kRule("^\\|[-| ]+$");
    QList<QStringList> rows;
    bool isHead = true;
    for (const QString& line : page.split('\n')) {
        if (!line.startsWith('|')) {
            isHead = true;
            continue;
        }
        if (kRule.match(line).hasMatch()) {
            isHead = false;
            continue;
        }
        QStringList cells = line.mid(1, line.lastIndexOf('|') - 1).split(" | ");
        std::transform(cells.begin(), cells.end(), cells.begin(), [](const QString& cell) { return cell.trimmed(); });
        if (!isHead)
            rows += cells;
    }
    return rows;
}

/// What stands between marks of code.
QStringList codeIn(const QString& text)
{
    static const QRegularExpression kCode("`([^`]+)`");
    QStringList all;
    for (auto match = kCode.globalMatch(text); match.hasNext();)
        all += match.next().captured(1);
    return all;
}

} // namespace

class DocumentsTest : public QObject {
    Q_OBJECT
private slots:
    void filesOfAChangeHoldWhatIsSaid_data();
    void filesOfAChangeHoldWhatIsSaid();
    void linksLeadSomewhere();
    void namedFilesAreThere();
    void everyFolderOfTheModelHasItsLine();
    void everyUnitIsInTheGlossary();
    void everyDecisionHasADateAndAnAlternative();
    void everyDecisionOfTheSpecificationIsThere();

private:
    static void report(const QStringList& offenders)
    {
        for (const QString& offender : offenders)
            qWarning().noquote() << offender;
        QVERIFY(offenders.isEmpty());
    }
};

void DocumentsTest::filesOfAChangeHoldWhatIsSaid_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("content");
    for (const QStringList& row : rowsOf(textOf("CONTRIBUTING.md"))) {
        const QString file = codeIn(row.first()).value(0);
        QTest::addRow("%s", qPrintable(row.join(": "))) << file << codeIn(row.mid(1).join(" | "));
    }
}

void DocumentsTest::filesOfAChangeHoldWhatIsSaid()
{
    QFETCH(const QString, file);
    QFETCH(const QStringList, content);
    const QString text = textOf(file);
    QVERIFY2(!text.isEmpty(), "no such file");
    QVERIFY2(!content.isEmpty(), "the row says nothing of what the file holds");
    for (const QString& code : content)
        QVERIFY2(text.contains(code), qPrintable(code));
}

void DocumentsTest::linksLeadSomewhere()
{
    static const QRegularExpression kLink("\\]\\(([^)#:]+)(#[^)]*)?\\)");
    QStringList offenders;
    for (const QString& page : kPages) {
        const QDir folder = QFileInfo(pathOf(page)).dir();
        for (auto match = kLink.globalMatch(textOf(page)); match.hasNext();) {
            const QString target = match.next().captured(1);
            if (!QFileInfo::exists(folder.filePath(target)))
                offenders += page + " leads to " + target;
        }
    }
    report(offenders);
}

/// `core/gpu/presets.cpp`; not `gl_*.cpp`, nor what a build makes.
void DocumentsTest::namedFilesAreThere()
{
    static const QRegularExpression kFile(
        "^(core|captures|views|qml|app|plugins|tests|translations|cmake)(/[\\w.-]+)+$");
    QStringList offenders;
    for (const QString& page : kPages)
        for (const QString& code : codeIn(textOf(page)))
            if (kFile.match(code).hasMatch() && !QFileInfo::exists(pathOf(code)))
                offenders += page + " names " + code;
    report(offenders);
}

void DocumentsTest::everyFolderOfTheModelHasItsLine()
{
    QStringList folders;
    for (const SourceFile& file : readSourceTree())
        if (file.path == "core/CMakeLists.txt")
            for (const std::string& folder : addedFolders(file))
                folders += QString::fromStdString("[" + folder + "](" + folder + ")");
    QVERIFY(folders.size() > 20);
    QStringList rows;
    for (const QStringList& row : rowsOf(textOf("core/README.md")))
        if (row.first().startsWith('['))
            rows += row.first();
    folders.sort();
    rows.sort();
    QCOMPARE(rows, folders);
}

void DocumentsTest::everyUnitIsInTheGlossary()
{
    QFile specification(sharedFile("spec/00-one-machine.md"));
    if (!specification.open(QIODevice::ReadOnly))
        QSKIP("the specification is not there");
    const QString text = QString::fromUtf8(specification.readAll());
    const QString units = text.section("## 1. ", 1).section("## 2. ", 0, 0);
    QString glossary = textOf("core/README.md").section("## Names of units", 1);
    QStringList offenders;
    static const QRegularExpression kName("^[^A-Za-z]*([A-Z]+)");
    for (const QStringList& row : rowsOf(units))
        for (const QString& word : row.first().split(", "))
            if (const auto name = kName.match(word); name.hasMatch() && !glossary.contains(name.captured(1)))
                offenders += name.captured(1);
    QVERIFY(rowsOf(units).size() > 25);
    report(offenders);
}

void DocumentsTest::everyDecisionHasADateAndAnAlternative()
{
    static const QRegularExpression kDate("^20\\d\\d-\\d\\d-\\d\\d$");
    const QList<QStringList> rows = rowsOf(textOf("DECISIONS.md"));
    QVERIFY(rows.size() > 50);
    QStringList offenders;
    QString last;
    for (const QStringList& row : rows) {
        const bool isWhole = row.size() == 4 && kDate.match(row[0]).hasMatch() && !row[1].isEmpty() &&
                             row[2].size() > 5 && row[3].size() > 5;
        if (!isWhole)
            offenders += row.join(" | ");
        const bool isOfTheSpecification = row.value(1).startsWith("DEC-");
        if (!isOfTheSpecification && row[0] < last)
            offenders += "out of its order: " + row.join(" | ");
        last = row[0];
    }
    report(offenders);
}

void DocumentsTest::everyDecisionOfTheSpecificationIsThere()
{
    QFile specification(sharedFile("spec/00-one-machine.md"));
    if (!specification.open(QIODevice::ReadOnly))
        QSKIP("the specification is not there");
    static const QRegularExpression kNumber("^DEC-\\d+$");
    const auto numbers = [](const QList<QStringList>& rows, int column) {
        QStringList all;
        for (const QStringList& row : rows)
            if (kNumber.match(row.value(column)).hasMatch())
                all += row[column];
        return all;
    };
    const QStringList given = numbers(rowsOf(QString::fromUtf8(specification.readAll())), 0);
    QVERIFY(!given.isEmpty());
    QCOMPARE(numbers(rowsOf(textOf("DECISIONS.md")), 1), given);
}

VITRINE_TEST(DocumentsTest, QCoreApplication)
#include "tst_documents.moc"
