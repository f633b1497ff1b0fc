// SPDX-License-Identifier: Apache-2.0
// Views find fields of the machine's state by name: each of these names is one that a unit or an item shows.
#include "tests/harness/test_class.h"
#include "tests/layering/source_tree.h"

#include <QtTest>

#include <regex>
#include <set>

using namespace vitrine::layering;

namespace {

/// What stands in quotes in the arguments of a function that finds fields, from its name to the end of the call; texts
/// for people aside.
std::vector<std::string> namesRead(const std::string& whole)
{
    static const std::regex kText(R"(QT_TRANSLATE_NOOP\([^)]*\))");
    const std::string text = std::regex_replace(whole, kText, "");
    static const std::regex kCall(R"(\b(nodeAt|numberIn|fieldOf|childOf|deviceState|addPart)\(([^;]*?)\))");
    static const std::regex kQuoted(R"re("([a-zA-Z]+)")re");
    std::vector<std::string> names;
    for (std::sregex_iterator call(text.begin(), text.end(), kCall), none; call != none; ++call) {
        const std::string arguments = (*call)[2];
        for (std::sregex_iterator name(arguments.begin(), arguments.end(), kQuoted); name != none; ++name)
            names.push_back((*name)[1]);
    }
    return names;
}

/// What stands in quotes as the first argument of a visitor, or of a group or list that it begins.
std::vector<std::string> namesShown(const std::string& text)
{
    static const std::regex kVisit(R"re(\bvisitor(?:\.begin(?:Group|List))?\("([a-zA-Z]+)")re");
    std::vector<std::string> names;
    for (std::sregex_iterator visit(text.begin(), text.end(), kVisit), none; visit != none; ++visit)
        names.push_back((*visit)[1]);
    return names;
}

std::string textOf(const SourceFile& file)
{
    std::string text;
    for (const std::string& line : file.lines)
        text += line + '\n';
    return text;
}

} // namespace

class StateNamesTest : public QObject {
    Q_OBJECT
private slots:
    void everyFieldThatViewsReadExists()
    {
        std::set<std::string> shown;
        std::vector<std::pair<std::string, std::string>> read; // with the file
        for (const SourceFile& file : readSourceTree(VITRINE_SOURCE_DIR)) {
            const std::string text = textOf(file);
            if (startsWith(file.path, "core/"))
                for (const std::string& name : namesShown(text))
                    shown.insert(name);
            const std::string layer = layerOf(file.path);
            if (layer == "views" || layer == "app" || startsWith(file.path, "core/session/"))
                for (const std::string& name : namesRead(text))
                    read.emplace_back(name, file.path);
        }
        QVERIFY(shown.size() > 300);
        QVERIFY(read.size() >= 69);
        for (const auto& [name, path] : read)
            QVERIFY2(shown.contains(name), qPrintable(QString::fromStdString(path + " reads " + name)));
    }

    void theReaderFindsNames()
    {
        const std::vector<std::string> expected{"fifo", "places", "id"};
        QCOMPARE(namesRead("x = nodeAt(bank, {\"fifo\", \"places\"});\n y = numberOf(nodeAt(label,\n {\"id\"}));"),
                 expected);
        QCOMPARE(namesShown("visitor(\"early\", state.early);"), std::vector<std::string>{"early"});
    }
};

VITRINE_TEST(StateNamesTest, QCoreApplication)
#include "tst_state_names.moc"
