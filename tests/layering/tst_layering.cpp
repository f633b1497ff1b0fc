// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/layering/layers.h"

#include <QtTest>

#include <map>
#include <set>
#include <string_view>

using namespace vitrine::layering;

namespace {

/// The headers of ours that a file includes.
std::vector<std::string> includesOf(const SourceFile& file)
{
    constexpr std::string_view kInclude = "#include \"";
    std::vector<std::string> headers;
    for (const std::string& line : file.lines)
        if (line.starts_with(kInclude))
            headers.push_back(line.substr(kInclude.size(), line.rfind('"') - kInclude.size()));
    return headers;
}

/// Who includes a file, by the path of that file.
using Includers = std::map<std::string, std::vector<std::string>>;

/// The .cpp files that include a header, themselves or by way of other headers.
std::set<std::string> compiledWith(const Includers& includers, const std::string& header)
{
    std::set<std::string> seen{header}, compiled;
    std::vector<std::string> next{header};
    while (!next.empty()) {
        const std::string file = next.back();
        next.pop_back();
        const auto found = includers.find(file);
        if (found == includers.end())
            continue;
        for (const std::string& includer : found->second) {
            if (!seen.insert(includer).second)
                continue;
            next.push_back(includer);
            if (includer.ends_with(".cpp"))
                compiled.insert(includer);
        }
    }
    return compiled;
}

} // namespace

class LayeringTest : public QObject {
    Q_OBJECT
private slots:
    void rules_data();
    void rules();
    void everyIncludeKeepsTheOrderOfTheLayers();
    void aChangedKnobCompilesFewFilesAnew();
};

void LayeringTest::rules_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char* path, const char* line, bool allowed) {
        QTest::addRow("%s: %s", path, line) << QString(path) << QString(line) << allowed;
    };
    row("core/kernel/unit.h", "#include \"core/observe/events.h\"", true);
    row("core/observe/events.h", "#include \"core/kernel/unit.h\"", false);
    row("core/observe/events.h", "  #  include \"core/kernel/unit.h\"", false);
    row("core/kernel/unit.h", "#include \"core/kernel/ports.h\"", true);
    row("core/kernel/unit.h", "#include \"core/attic/ports.h\"", false);
    row("core/kernel/unit.h", "#include \"ports.h\"", false);
    row("core/kernel/unit.h", "#include \"captures/store/reader.h\"", false);
    row("core/kernel/unit.h", "#include <QString>", false);
    row("core/kernel/unit.h", "#include <QtCore/QString>", false);
    row("core/kernel/unit.h", "#include <sqlite3.h>", false);
    row("core/kernel/unit.h", "#include <boost/asio.hpp>", false);
    row("core/kernel/unit.h", "#include <queue>", true);
    row("core/kernel/unit.h", "// #include <QString>", true);
    row("core/api/replay/replay.h", "#include \"core/api/calls/call.h\"", true);
    row("core/api/calls/call.h", "#include \"core/api/replay/replay.h\"", false);
    row("core/driver/driver.cpp", "#include \"core/driver/glsl/glsl_compiler.h\"", true);
    row("core/driver/glsl/lower.cpp", "#include \"core/driver/driver.h\"", true);
    row("captures/store/reader.cpp", "#include \"core/api/calls/call.h\"", true);
    row("captures/store/reader.cpp", "#include <sqlite3.h>", true);
    row("captures/store/reader.cpp", "#include <QFile>", false);
    row("captures/store/reader.cpp", "#include \"app/window.h\"", false);
    row("plugins/blur/blur.cpp", "#include \"core/sdk/unit.h\"", true);
    row("plugins/blur/blur.cpp", "#include \"core/kernel/unit.h\"", false);
    row("views/queues/model.cpp", "#include \"core/observe/snapshot.h\"", true);
    row("views/queues/model.cpp", "#include \"core/kernel/machine.h\"", false);
    row("views/queues/model.cpp", "#include \"app/window.h\"", false);
    row("views/queues/model.cpp", "#include \"model.moc\"", true);
    row("views/docks/log/log_view.cpp", "#include \"app/window.h\"", false);
    row("views/docks/tasks/tasks_view.cpp", "#include \"views/docks/queues/lanes.h\"", true);
    row("views/docks/tasks/tasks_view.cpp", "#include \"views/kit/pane.h\"", true);
    row("views/kit/pane.cpp", "#include \"views/docks/queues/lanes.h\"", false);
    row("views/docks/log/tst_window_log.cpp", "#include \"app/window.h\"", true);
    row("views/docks/log/tst_window_log.cpp", "#include \"tests/ui/window_bench.h\"", true);
    row("views/docks/log/tst_window_log.cpp", "#include \"window.h\"", false);
    row("app/window.cpp", "#include \"views/queues/model.h\"", true);
    row("app/window.cpp", "#include \"tests/kernel/toy_tasks.h\"", false);
}

void LayeringTest::rules()
{
    QFETCH(QString, path);
    QFETCH(QString, line);
    QFETCH(bool, allowed);
    const SourceFile core{"core/CMakeLists.txt",
                          {"add_subdirectory(base)", "add_subdirectory(observe)", "add_subdirectory(kernel)",
                           "add_subdirectory(driver)", "add_subdirectory(api)"}};
    const SourceFile api{"core/api/CMakeLists.txt", {"add_subdirectory(calls)", "add_subdirectory(replay)"}};
    const SourceFile driver{"core/driver/CMakeLists.txt", {"add_subdirectory(glsl)"}};
    const Layers layers({core, api, driver});
    QCOMPARE(layers.violation(path.toStdString(), line.toStdString()).empty(), allowed);
}

void LayeringTest::everyIncludeKeepsTheOrderOfTheLayers()
{
    const auto tree = readSourceTree();
    const Layers layers(tree);
    int includes = 0;
    QStringList violations;
    for (const SourceFile& file : tree) {
        if (!isCpp(file.path))
            continue;
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            includes += file.lines[i].find("#include") != std::string::npos;
            const std::string why = layers.violation(file.path, file.lines[i]);
            if (!why.empty())
                violations += QString::fromStdString(file.path + ':' + std::to_string(i + 1) + ": " + why);
        }
    }
    QVERIFY2(includes > 50, "the source tree was not found");
    for (const QString& violation : violations) // One by one: QtTest cuts long messages.
        qWarning().noquote() << violation;
    QVERIFY(violations.isEmpty());
}

/// The groups of knobs are what the table of knobs reads: the structs of their values, each in a header of its own.
void LayeringTest::aChangedKnobCompilesFewFilesAnew()
{
    constexpr std::size_t kFew = 150;
    const std::set<std::string> others{"core/gpu/machine_config.h", "core/gpu/knob_text.h"};
    const auto tree = readSourceTree();
    Includers includers;
    std::vector<std::string> groups;
    for (const SourceFile& file : tree)
        for (const std::string& header : includesOf(file)) {
            includers[header].push_back(file.path);
            if (file.path == "core/gpu/knob_access.h" && !others.contains(header))
                groups.push_back(header);
        }
    QCOMPARE(groups.size(), std::size_t(13));
    for (const std::string& group : groups) {
        const std::size_t compiled = compiledWith(includers, group).size();
        QVERIFY2(compiled > 2, group.c_str()); // the table of knobs, and who obeys them
        QVERIFY2(compiled < kFew, (group + ": " + std::to_string(compiled) + " files").c_str());
    }
}

VITRINE_TEST(LayeringTest, QCoreApplication)
#include "tst_layering.moc"
