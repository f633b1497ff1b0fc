// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/layering/source_tree.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QtTest>

#include <algorithm>
#include <regex>
#include <set>

using namespace vitrine::layering;
using vitrine::test::sourceFile;

namespace {

constexpr std::size_t kMaxLines = 500;

/// What the header line of a file must say; tools and tests are free like the core.
std::string licenseOf(const std::string& path)
{
    static const std::set<std::string> kOfTheWindow{"app", "views", "qml", "translations"};
    return kOfTheWindow.contains(layerOf(path)) ? "GPL-3.0-or-later" : "Apache-2.0";
}

bool namesItsLicense(const SourceFile& file)
{
    const std::string wanted = "SPDX-License-Identifier: " + licenseOf(file.path);
    const std::size_t head = std::min<std::size_t>(file.lines.size(), 2); // A script begins with its interpreter.
    return std::any_of(file.lines.begin(), file.lines.begin() + static_cast<std::ptrdiff_t>(head),
                       [&](const std::string& line) { return line.find(wanted) != std::string::npos; });
}

/// A mathematical function of the host, or one that may fuse: its last bits differ between hosts (DEC-35).
bool usesHostMath(const std::string& line)
{
    static const std::regex kHostMath(
        R"(std::(a?(sin|cos|tan)h?|atan2|exp2?|expm1|log(2|10|1p)?|pow|cbrt|hypot|fma|erfc?|[tl]gamma)f?\s*\(|\bMulAdd\s*\()");
    return std::regex_search(line.substr(0, line.find("//")), kHostMath);
}

/// The host puts pixels into a surface, or gets at what it could put them into.
bool writesSurface(const std::string& line)
{
    static const std::regex kWrites(
        R"(\b(memoryToWrite|(pixel|tile)ForWrite|writeRect|fill(Samples|Bounds|Color)|encode(Sample|Row))\s*\()");
    return std::regex_search(line.substr(0, line.find("//")), kWrites);
}

/// A help of the core is one of its sentences: a view shows it by inWords(), in the user's language.
bool showsHelpAsItIs(const std::string& line)
{
    static const std::regex kAsItIs(R"(\b(text|QString::from\w+)\((std::string\()?[\w.()>-]*\bhelp\b)");
    return std::regex_search(line.substr(0, line.find("//")), kAsItIs);
}

/// A number of things in a text, which is not grouped as all others are (views/theme/counted.h).
bool tellsACountUngrouped(const std::string& line)
{
    static const std::regex kUngrouped(R"(\.arg\([\w.>-]*(\.size\(\)|\b(count|\w*Count)(\(\))?)( [-+] \w+)?[,)])");
    return std::regex_search(line.substr(0, line.find("//")), kUngrouped);
}

QString clangFormat14(QString& reason)
{
    for (const char* name : {"clang-format-14", "clang-format"}) {
        const QString program = QStandardPaths::findExecutable(name);
        if (program.isEmpty())
            continue;
        QProcess process;
        process.start(program, {"--version"});
        process.waitForFinished();
        const QString version = QString::fromUtf8(process.readAllStandardOutput());
        if (version.contains("version 14."))
            return program;
        reason = "clang-format is another version: " + version.trimmed();
    }
    if (reason.isEmpty())
        reason = "clang-format 14 is not installed";
    return {};
}

} // namespace

class SourcesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void hostMathIsRecognized();
    void everyFileNamesItsLicense();
    void noFileIsTooLong();
    void headersAreGuarded();
    void testsKeepTheirTypesToThemselves();
    void theModelUsesNoHostMath();
    void surfaceWritesAreRecognized();
    void openVgPutsPixelsIntoSurfacesInOnePlace();
    void helpShownAsItIsIsRecognized();
    void viewsShowHelpsInTheUsersLanguage();
    void ungroupedCountsAreRecognized();
    void theWindowGroupsCounts();
    void codeIsFormatted();

private:
    /// The lines of code in a folder that are `faulty`, with their places.
    QStringList linesOf(std::string_view folder, bool (*faulty)(const std::string& line)) const
    {
        QStringList found;
        for (const SourceFile& file : m_tree) {
            if (!file.path.starts_with(folder) || !isCpp(file.path))
                continue;
            for (std::size_t i = 0; i < file.lines.size(); ++i)
                if (faulty(file.lines[i]))
                    found += QString::fromStdString(file.path + ':' + std::to_string(i + 1) + ": " + file.lines[i]);
        }
        return found;
    }
    void report(const QStringList& offenders)
    {
        for (const QString& offender : offenders) // One by one: QtTest cuts long messages.
            qWarning().noquote() << offender;
        QVERIFY(offenders.isEmpty());
    }
    std::vector<SourceFile> m_tree;
};

void SourcesTest::initTestCase()
{
    m_tree = readSourceTree();
    QVERIFY2(m_tree.size() > 20, "the source tree was not found");
}

void SourcesTest::hostMathIsRecognized()
{
    QVERIFY(usesHostMath("x = std::sin(y);"));
    QVERIFY(usesHostMath("x = std::powf (y, 2);"));
    QVERIFY(usesHostMath("x = hn::MulAdd(a, b, c);"));
    QVERIFY(!usesHostMath("x = std::sqrt(y); // not std::sin(y)"));
    QVERIFY(!usesHostMath("std::expected<int>(1)"));
}

void SourcesTest::everyFileNamesItsLicense()
{
    QStringList offenders;
    for (const SourceFile& file : m_tree)
        if (!namesItsLicense(file))
            offenders +=
                QString::fromStdString(file.path + ": begins without SPDX-License-Identifier: " + licenseOf(file.path));
    report(offenders);
}

void SourcesTest::noFileIsTooLong()
{
    QStringList offenders;
    for (const SourceFile& file : m_tree)
        if (file.lines.size() >= kMaxLines)
            offenders += QString::fromStdString(file.path + ": " + std::to_string(file.lines.size()) + " lines");
    report(offenders);
}

void SourcesTest::headersAreGuarded()
{
    QStringList offenders;
    // *_inl.h files are compiled once per Highway target and have guards that let them.
    for (const SourceFile& file : m_tree)
        if (file.path.ends_with(".h") && !file.path.ends_with("_inl.h") &&
            std::count(file.lines.begin(), file.lines.end(), "#pragma once") != 1)
            offenders += QString::fromStdString(file.path + ": has no #pragma once");
    report(offenders);
}

/// Many tests are linked into one program: two types of the same name, each seen by the other's file, would be taken
/// for one. Only the test class itself, whose name the linker compares, is seen outside of its file.
void SourcesTest::testsKeepTheirTypesToThemselves()
{
    static const std::regex kType(R"(^(template <[^>]|struct |class |enum |union |inline ).*[^;]$)");
    QStringList offenders;
    for (const SourceFile& file : m_tree) {
        if (file.path.find("/tst_") == std::string::npos || !isCpp(file.path))
            continue;
        bool ownNames = false;
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            const std::string& line = file.lines[i];
            if (line == "namespace {" || line == "} // namespace")
                ownNames = line == "namespace {";
            const bool isTestClass = i + 1 < file.lines.size() && file.lines[i + 1] == "    Q_OBJECT";
            if (!ownNames && !isTestClass && std::regex_search(line, kType))
                offenders +=
                    QString::fromStdString(file.path + ':' + std::to_string(i + 1) + ": belongs into namespace {");
        }
    }
    report(offenders);
}

void SourcesTest::theModelUsesNoHostMath()
{
    report(linesOf("core/", usesHostMath));
}

void SourcesTest::surfaceWritesAreRecognized()
{
    QVERIFY(writesSurface("device.memoryToWrite(surface);"));
    QVERIFY(writesSurface("std::memcpy(colors.pixelForWrite(x, y), word, 4);"));
    QVERIFY(writesSurface("colors.writeRect (0, 0, 1, 1, bytes);"));
    QVERIFY(!writesSurface("colors.pixel(x, y); // not pixelForWrite(x, y)"));
}

/// Spec 02 §G: everything else comes from the machine.
void SourcesTest::openVgPutsPixelsIntoSurfacesInOnePlace()
{
    const QStringList places = linesOf("core/api/openvg/", writesSurface);
    QVERIFY2(places.size() == 1, qPrintable(places.join('\n')));
    QVERIFY2(places.front().startsWith("core/api/openvg/machine/machine_target.cpp:"), qPrintable(places.front()));
}

void SourcesTest::helpShownAsItIsIsRecognized()
{
    QVERIFY(showsHelpAsItIs("html.add(text(help).toHtmlEscaped());"));
    QVERIFY(showsHelpAsItIs("QString::fromStdString(instruction.help)"));
    QVERIFY(showsHelpAsItIs("QString::fromLatin1(unitOf(id)->help)"));
    QVERIFY(!showsHelpAsItIs("text(unit.kind), inWords(unit.help) // not text(unit.help)"));
    QVERIFY(!showsHelpAsItIs("inWords(std::string(knob.help))"));
    QVERIFY(!showsHelpAsItIs("text(totals.helpers)"));
}

void SourcesTest::viewsShowHelpsInTheUsersLanguage()
{
    report(linesOf("views/", showsHelpAsItIs));
}

void SourcesTest::ungroupedCountsAreRecognized()
{
    QVERIFY(tellsACountUngrouped("text.arg(name).arg(node.children.size());"));
    QVERIFY(tellsACountUngrouped("tr(\"%1 more\").arg(run.met.size() - 1)"));
    QVERIFY(tellsACountUngrouped("tr(\"%1 ranges\").arg(pyramid.rangeCount())"));
    QVERIFY(tellsACountUngrouped("tr(\"%1 of %2\").arg(count, all)"));
    QVERIFY(!tellsACountUngrouped("tr(\"%1 more\").arg(grouped(run.met.size() - 1))"));
    QVERIFY(!tellsACountUngrouped("tr(\"call %1\").arg(number) // not arg(count)"));
}

void SourcesTest::theWindowGroupsCounts()
{
    report(linesOf("views/", tellsACountUngrouped) + linesOf("app/", tellsACountUngrouped));
}

void SourcesTest::codeIsFormatted()
{
    QString reason;
    const QString program = clangFormat14(reason);
    if (program.isEmpty())
        QSKIP(qPrintable(reason));
    QStringList arguments{"--dry-run", "--Werror", "--ferror-limit=1"};
    for (const SourceFile& file : m_tree)
        if (isCpp(file.path))
            arguments += QString::fromStdString(file.path);
    QProcess process;
    process.setWorkingDirectory(sourceFile({}));
    process.start(program, arguments);
    QVERIFY(process.waitForFinished(120'000));
    static const QRegularExpression kOffender("^(.+?:\\d+):\\d+: error", QRegularExpression::MultilineOption);
    QStringList offenders;
    for (const auto& match : kOffender.globalMatch(QString::fromUtf8(process.readAllStandardError())))
        offenders += match.captured(1) + ": clang-format -i changes this";
    report(offenders);
    QCOMPARE(process.exitCode(), 0);
}

VITRINE_TEST(SourcesTest, QCoreApplication)
#include "tst_sources.moc"
