// SPDX-License-Identifier: Apache-2.0
// Views and sessions read the state of the machine by the fields that units declare (core/observe/state_field.h), so
// that a field that is renamed breaks the build. Nobody finds a field by a name that he spells himself.
#include "tests/harness/test_class.h"
#include "tests/layering/source_tree.h"

#include <QtTest>

#include <regex>

using namespace vitrine::layering;

namespace {

/// The names of fields that a text spells: what it makes a field of, compares a node's name with, or looks for.
std::vector<std::string> namesSpelled(const std::string& text)
{
    static const std::regex kSpelled[] = {
        std::regex(R"re(\b(?:StateField<[^>]*>|(?:Number|Truth|Word|Group|List)Field)\s*\w*\s*[{(]\s*"(\w+)")re"),
        std::regex(R"re(\b(?:name|key) [!=]= (?:QLatin1String\()?"(\w+)")re"),
        std::regex(R"re(\b(?:read|childOf|fieldOf|findStateItem)\((?:[^()";]|\([^()";]*\))*"(\w+)")re"),
        std::regex(R"re(\bfind\([^;\x22]*"(\w+)", &(?:core::)?StateNode::name)re")};
    std::vector<std::string> names;
    for (const std::regex& spelled : kSpelled)
        for (std::sregex_iterator found(text.begin(), text.end(), spelled), none; found != none; ++found)
            names.push_back((*found)[1]);
    return names;
}

std::string textOf(const SourceFile& file)
{
    std::string text;
    for (const std::string& line : file.lines)
        text += line + '\n';
    return text;
}

/// Of views, the window and sessions; these declare the fields of the trees that they make themselves.
bool mayNotSpellFields(const std::string& path)
{
    const std::string layer = layerOf(path);
    const bool reads = layer == "views" || layer == "app" || startsWith(path, "core/session/");
    return reads && isCpp(path) && !path.ends_with("_fields.h") && path.find("/tst_") == std::string::npos;
}

} // namespace

class StateNamesTest : public QObject {
    Q_OBJECT
private slots:
    void nobodySpellsTheNameOfAField()
    {
        static const std::regex kStates(R"(\bState(Node|Item|Field)\b|state_reading\.h|node_lookup\.h|_fields\.h)");
        std::size_t readers = 0;
        for (const SourceFile& file : readSourceTree()) {
            const std::string text = mayNotSpellFields(file.path) ? textOf(file) : std::string();
            if (!std::regex_search(text, kStates))
                continue;
            ++readers;
            for (const std::string& name : namesSpelled(text))
                QFAIL(qPrintable(QString::fromStdString(file.path + " spells the field " + name)));
        }
        QVERIFY(readers > 30);
    }

    void spelledNamesAreFound()
    {
        using Names = std::vector<std::string>;
        QCOMPARE(namesSpelled("constexpr StateField<std::uint64_t> kEarly{\"early\"};"), Names{"early"});
        QCOMPARE(namesSpelled("read(state, core::NumberField{\"early\"})").front(), std::string("early"));
        QCOMPARE(namesSpelled("if (node.name == \"early\")"), Names{"early"});
        QCOMPARE(namesSpelled("childOf(stateIn(moment, unit), \"early\")"), Names{"early"});
        QCOMPARE(namesSpelled("std::ranges::find(node.children, \"early\", &StateNode::name)"), Names{"early"});
        QCOMPARE(namesSpelled("tr(\"%1\").arg(read(state, Fields::kEarly).value_or(0)) + \"early\""), Names{});
    }
};

VITRINE_TEST(StateNamesTest, QCoreApplication)
#include "tst_state_names.moc"
