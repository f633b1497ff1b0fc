// SPDX-License-Identifier: Apache-2.0
// plugins/README.md, followed to the letter by somebody who has Vitrine and nothing else; and what becomes of a plugin
// that does not keep to its rules.
#include "core/session/replay.h"
#include "tests/cli/cli_run.h"
#include "tests/desktop/external_tool.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/plugins/bad_plugins.h"
#include "tests/plugins/plugin_folders.h"

#include <QImage>
#include <QRegularExpression>

using namespace vitrine::test;
using vitrine::test::sourceFile;

namespace {

struct Block {
    QString language, text;
};

/// The fenced blocks of the guide, in its order.
QList<Block> blocksOfGuide()
{
    QFile file(sourceFile("plugins/README.md"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression kFence(QStringLiteral("^```(\\w+)\\n(.*?)^```$"),
                                           QRegularExpression::MultilineOption |
                                               QRegularExpression::DotMatchesEverythingOption);
    QList<Block> blocks;
    auto match = kFence.globalMatch(QString::fromUtf8(file.readAll()));
    while (match.hasNext()) {
        const auto one = match.next();
        blocks << Block{one.captured(1), one.captured(2)};
    }
    return blocks;
}

/// The first block of a language.
QString sourceOf(const QString& language)
{
    for (const Block& block : blocksOfGuide())
        if (block.language == language)
            return block.text;
    return {};
}

QList<int> pixelOf(const QString& png, int x)
{
    const QRgb pixel = QImage(png).pixel(x, 32);
    return {qRed(pixel), qGreen(pixel), qBlue(pixel)};
}

/// A conduct of unruly_plugin.cpp, for the processes that are started while it lives.
class Conduct {
public:
    explicit Conduct(const char* conduct) { qputenv("VITRINE_TEST_CONDUCT", conduct); }
    ~Conduct() { qunsetenv("VITRINE_TEST_CONDUCT"); }
    Conduct(const Conduct&) = delete;
    Conduct& operator=(const Conduct&) = delete;
};

} // namespace

class PluginGuideTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void theGuideWorksToTheLetter();
    void theRecordedPictureIsTheUnits();
    void timedRecordingsHaveTheUnitAsWell();
    void programsThatCloseAllDescriptorsGetThem();
    void faultsAreToldWhereTheyHappen_data();
    void faultsAreToldWhereTheyHappen();
    void warningsAreToldOnce();
    void roundingDoesNotLeaveTheUnit_data();
    void roundingDoesNotLeaveTheUnit();
    void requestsAreCountedByName();
    void endsInsideOfAUnitAreNamed_data();
    void endsInsideOfAUnitAreNamed();
    void aRecordedProgramThatEndsInsideIsNamed();
    void whatLiesElsewhereIsSaid();
    void refusedPluginsFailTheList();
    void gdbFindsTheLibrary();

private:
    [[nodiscard]] QString at(const QString& name) const { return m_folders.path(QStringLiteral("fog/") + name); }
    [[nodiscard]] ToolRun shell(const QString& commands) const;
    void useUnruly();
    void useFog();

    PluginFolders m_folders;
};

void PluginGuideTest::initTestCase()
{
    if (!QFile::exists(QStringLiteral(VITRINE_CMAKE)))
        QSKIP("CMake, which builds plugins, is not there any more");
    const QString sdk = m_folders.path(QStringLiteral("sdk"));
    QCOMPARE(runTool(VITRINE_CMAKE, {"--install", VITRINE_BUILD_DIR, "--prefix", sdk, "--component", "sdk"}).code, 0);
    qputenv("CMAKE_PREFIX_PATH", sdk.toUtf8());
    qputenv("PATH", QFileInfo(QStringLiteral(VITRINE_CLI)).path().toUtf8() + ":" + qgetenv("PATH"));
    QDir().mkpath(at({}));
}

ToolRun PluginGuideTest::shell(const QString& commands) const
{
    return runTool(QStringLiteral("bash"), {"-ec", "cd " + at({}) + "\n" + commands});
}

// Every file and every command of the guide, and of each command that is answered with a comment, that answer.
void PluginGuideTest::theGuideWorksToTheLetter()
{
    QVERIFY(writeFile(at("fog.cpp"), sourceOf("cpp").toUtf8()));
    QVERIFY(writeFile(at("CMakeLists.txt"), sourceOf("cmake").toUtf8()));
    QVERIFY(writeFile(at("show.c"), sourceOf("c").toUtf8()));
    int answers = 0;
    for (const Block& block : blocksOfGuide()) {
        if (block.language != QStringLiteral("sh"))
            continue;
        for (const QString& line : block.text.split('\n', Qt::SkipEmptyParts)) {
            const ToolRun run = shell(line);
            QVERIFY2(run.code == 0, qPrintable(line + run.errors));
            const QString comment = line.section(QStringLiteral("# "), 1);
            if (!comment.contains(QRegularExpression(QStringLiteral("^(waiting|allowed|loaded|fog\\.vitrine:)"))))
                continue;
            // The hash and the folder are the reader's own.
            QString expected = QRegularExpression::escape(comment);
            expected.replace(QStringLiteral("547b23a45b65"), QStringLiteral("[0-9a-f]{12}"));
            expected.replace(QRegularExpression(QStringLiteral("\\\\?…")), QStringLiteral(".*"));
            QVERIFY2(run.output.contains(QRegularExpression(expected)), qPrintable(comment + " / " + run.output));
            ++answers;
        }
    }
    QCOMPARE(answers, 4);
    QFile cache(at("build/CMakeCache.txt"));
    QVERIFY(cache.open(QIODevice::ReadOnly));
    const ToolRun flags =
        shell("grep -h CXX_FLAGS build/CMakeFiles/fog.dir/flags.make || grep FLAGS build/build.ninja");
    QVERIFY2(flags.output.contains("-O2"), qPrintable(flags.output)); // nobody has said so
}

void PluginGuideTest::theRecordedPictureIsTheUnits()
{
    // Depth is 2 (x + 0.5) / 256 and density 0.5, so that 1 - (x + 0.5) / 256 of (255, 153, 51) is left; dithering,
    // which is on unless a program switches it off, adds less than 1.
    for (const int x : {0, 64, 128, 192, 255}) {
        const double left = 1 - (x + 0.5) / 256;
        const QList<int> pixel = pixelOf(at("fog.png"), x);
        const double expected[] = {255 * left, 153 * left, 51 * left};
        for (int c = 0; c < 3; ++c)
            QVERIFY2(std::abs(pixel[c] - expected[c]) <= 1, qPrintable(QString("%1: %2").arg(x).arg(pixel[c])));
    }
    const CliRun info = runCli({"info", at("fog.vitrine")});
    QVERIFY2(info.out.contains("units Fog of fog.so (SHA-256 "), info.out.constData());
    const CliRun verify = runCli({"verify", "--replay", at("fog.vitrine")});
    QCOMPARE(verify.error, QByteArray());
    QCOMPARE(verify.code, 0);
    QVERIFY(verify.out.contains("as recorded: 1 frames are what the program saw"));
}

void PluginGuideTest::timedRecordingsHaveTheUnitAsWell()
{
    QCOMPARE(shell("vitrine-cli record --timed -o timed.vitrine -- build/show").code, 0);
    const CliRun verify = runCli({"verify", "--replay", at("timed.vitrine")});
    QCOMPARE(verify.code, 0);
    QVERIFY(verify.out.contains("as recorded: 1 frames are what the program saw"));
}

void PluginGuideTest::programsThatCloseAllDescriptorsGetThem()
{
    NEEDS_TOOL("python3");
    const ToolRun run = shell("vitrine-cli record -o closed.vitrine -- python3 -c \"import os; os.closerange(3, 4096); "
                              "os.execv('build/show', ['show'])\"");
    QVERIFY2(run.code == 0, qPrintable(run.errors));
    QCOMPARE(runCli({"verify", "--replay", at("closed.vitrine")}).code, 0);
}

void PluginGuideTest::useUnruly()
{
    QFile::remove(m_folders.plugins() + "/fog.so");
    m_folders.install(badPlugin("unruly"), "unruly.so");
    QCOMPARE(runCli({"plugin", "allow", "unruly.so"}).code, 0);
}

void PluginGuideTest::useFog()
{
    QFile::remove(m_folders.plugins() + "/unruly.so");
    QVERIFY(shell("cmake --install build && vitrine-cli plugin allow fog.so").code == 0);
}

void PluginGuideTest::faultsAreToldWhereTheyHappen_data()
{
    QTest::addColumn<QString>("conduct");
    QTest::addColumn<QString>("told");
    QTest::newRow("fails") << "fails"
                           << "lanes? \\d+.*: DEVICE_FAULT: it could not answer; all that was asked reads 0";
    QTest::newRow("is off") << "fails"
                            << ": NO_DEVICE: it is switched off after three faults";
    QTest::newRow("throws") << "throws"
                            << "DEVICE_FAULT: accept\\(\\) threw across the line of C: boom";
    QTest::newRow("forks") << "forks"
                           << "DEVICE_FAULT: accept\\(\\) called fork\\(\\)";
    QTest::newRow("NaN") << "gives NaN"
                         << "lanes? \\d+.*: NAN: it answered with a value that is no number";
}

void PluginGuideTest::faultsAreToldWhereTheyHappen()
{
    QFETCH(const QString, conduct);
    QFETCH(const QString, told);
    useUnruly();
    const Conduct scope(conduct.toUtf8().constData());
    const QString file = at("fog.vitrine");
    const QString png = at("unruly.png");
    const QRegularExpression sentence("draw 0: unit Fog[^\\n]*" + told);
    const QList<QStringList> commands{{"run", file},
                                      {"run", file, "--untimed"},
                                      {"render", file, "--frame", "0", "-o", png},
                                      {"render", file, "--frame", "0", "--timed", "-o", png},
                                      {"why", file, "--frame", "0", "--pixel", "250,30"},
                                      {"verify", "--replay", file}};
    for (const QStringList& command : commands) {
        const CliRun run = runCli(command);
        QVERIFY2(run.code == 1, qPrintable(command.join(' ') + QString::fromUtf8(run.error)));
        const QString errors = QString::fromUtf8(run.error);
        QVERIFY2(errors.contains(sentence), qPrintable(command.join(' ') + errors));
        QCOMPARE(errors.count(sentence), 1);
    }
    const auto reports = runCli({"run", file, "--json"}).json()["unit_reports"];
    QVERIFY(!reports.empty());
    QCOMPARE(reports[0].value("unit", ""), std::string("Fog"));
    QCOMPARE(reports[0].value("draw", -1), 0);
}

void PluginGuideTest::warningsAreToldOnce()
{
    useUnruly();
    const Conduct scope("warns");
    for (const QStringList& timing : {QStringList(), QStringList{"--untimed"}}) {
        const CliRun run = runCli(QStringList{"run", at("fog.vitrine")} + timing);
        QCOMPARE(run.code, 0);
        const QString errors = QString::fromUtf8(run.error);
        const QRegularExpression sentence("warning: draw 0: unit Fog, lanes? [^\\n]*: too deep to see");
        QVERIFY2(errors.count(sentence) == 1, qPrintable(errors));
    }
    QCOMPARE(runCli({"verify", at("fog.vitrine"), "--replay"}).code, 1); // who asks whether all is well hears of it
}

void PluginGuideTest::roundingDoesNotLeaveTheUnit_data()
{
    QTest::addColumn<QString>("conduct");
    QTest::newRow("in a callback") << "rounds";
    QTest::newRow("when it is loaded") << "rounds when loaded";
}

void PluginGuideTest::roundingDoesNotLeaveTheUnit()
{
    QFETCH(const QString, conduct);
    useUnruly();
    const QStringList render{"render", at("fog.vitrine"), "--frame", "0", "--json", "-o", at("rounded.png")};
    const auto quiet = runCli(render).json();
    const Conduct scope(conduct.toUtf8().constData());
    const CliRun rounded = runCli(render);
    QCOMPARE(rounded.code, 0);
    QCOMPARE(rounded.json()["image_hash"], quiet["image_hash"]);
}

void PluginGuideTest::requestsAreCountedByName()
{
    useFog();
    const CliRun run = runCli({"run", at("fog.vitrine"), "--json"});
    QVERIFY(run.json()["totals"]["requests"].contains("Fog"));
    QVERIFY(!run.out.contains("FFX"));
}

void PluginGuideTest::endsInsideOfAUnitAreNamed_data()
{
    QTest::addColumn<QString>("conduct");
    QTest::addColumn<int>("code"); // -1: by a signal
    QTest::addColumn<QString>("told");
    QTest::newRow("exit") << "exits" << 1 << "unit Fog of .*unruly.so: exit\\(\\) was called inside of accept\\(\\)";
    QTest::newRow("_exit") << "exits at once" << 0 << "";
    QTest::newRow("abort") << "aborts" << -1 << "";
    QTest::newRow("kill") << "hangs up" << -1 << "";
    QTest::newRow("noexcept") << "throws from noexcept" << -1 << "unit Fog of .*unruly.so: an exception .* next_due";
}

void PluginGuideTest::endsInsideOfAUnitAreNamed()
{
    QFETCH(const QString, conduct);
    QFETCH(const int, code);
    QFETCH(const QString, told);
    useUnruly();
    const QString file = m_folders.plugins() + "/unruly.so";
    {
        const Conduct scope(conduct.toUtf8().constData());
        QProcess process;
        process.start(VITRINE_CLI, {"run", at("fog.vitrine"), "--untimed"});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus() == QProcess::CrashExit ? -1 : process.exitCode(), code);
        const QString errors = QString::fromUtf8(process.readAllStandardError());
        QVERIFY2(errors.contains(QRegularExpression(told)), qPrintable(errors));
    }
    const QByteArray named = (file + " is not loaded, because Vitrine ended while it ran").toUtf8();
    for (int start = 0; start < 2; ++start) { // and stays so
        const CliRun next = runCli({"run", at("fog.vitrine"), "--untimed"});
        QVERIFY2(next.error.contains(named), next.error.constData());
    }
    const CliRun list = runCli({"plugin", "list"});
    QCOMPARE(list.code, 1);
    QVERIFY(list.out.startsWith("crashed "));
    QVERIFY(list.error.contains(named));
    QCOMPARE(runCli({"plugin", "allow", "unruly.so"}).code, 0);
    const CliRun again = runCli({"plugin", "list"});
    QCOMPARE(again.code, 0);
    QVERIFY(again.out.startsWith("loaded "));
}

void PluginGuideTest::aRecordedProgramThatEndsInsideIsNamed()
{
    useUnruly();
    const Conduct scope("exits");
    const ToolRun run = shell("vitrine-cli record -o ended.vitrine -- build/show || true");
    QVERIFY2(run.errors.contains(QRegularExpression("unit Fog of .*unruly.so: exit\\(\\) was called")),
             qPrintable(run.errors));
    QVERIFY2(run.errors.contains("the program ended while it ran " + m_folders.plugins() + "/unruly.so"),
             qPrintable(run.errors));
    QVERIFY(runCli({"plugin", "list"}).out.startsWith("crashed "));
}

void PluginGuideTest::whatLiesElsewhereIsSaid()
{
    const QString elsewhere = m_folders.path("elsewhere.so");
    QFile::copy(badPlugin("unruly"), elsewhere);
    const CliRun run = runCli({"plugin", "allow", elsewhere});
    QVERIFY2(run.error.contains("nobody looks for plugins there"), run.error.constData());
    QVERIFY(run.error.contains(m_folders.plugins().toUtf8()));
    // By a link it is found.
    QFile::link(elsewhere, m_folders.plugins() + "/linked.so");
    QCOMPARE(runCli({"plugin", "allow", elsewhere}).error, QByteArray());
    QFile::remove(m_folders.plugins() + "/linked.so");
}

void PluginGuideTest::refusedPluginsFailTheList()
{
    useFog();
    QCOMPARE(runCli({"plugin", "list"}).code, 0);
    m_folders.install(badPlugin("old_version"), "old.so");
    QCOMPARE(runCli({"plugin", "list"}).code, 0); // It waits.
    QCOMPARE(runCli({"plugin", "allow", "old.so"}).code, 0);
    for (const QStringList& form : {QStringList(), QStringList{"--json"}}) {
        const CliRun run = runCli(QStringList{"plugin", "list"} + form);
        QCOMPARE(run.code, 1);
        QVERIFY(run.error.contains("The plugin was built for version 0 of the interface"));
    }
    QFile::remove(m_folders.plugins() + "/old.so");
}

void PluginGuideTest::gdbFindsTheLibrary()
{
    NEEDS_TOOL("gdb");
    useFog();
    const ToolRun run =
        shell("gdb -nx -batch -ex 'set breakpoint pending on' -ex 'break Fog::evaluate' -ex run "
              "-ex 'info symbol $pc' -ex kill --args vitrine-cli render fog.vitrine --frame 0 -o g.png");
    if (run.output.contains("ptrace") || run.errors.contains("ptrace"))
        QSKIP("a debugger may not run here");
    QVERIFY2(run.output.contains(QRegularExpression("Breakpoint 1, .*Fog::evaluate")), qPrintable(run.output));
    QVERIFY2(run.output.contains("fog.cpp"), qPrintable(run.output));
}

VITRINE_TEST(PluginGuideTest, QCoreApplication)
#include "tst_plugin_guide.moc"
