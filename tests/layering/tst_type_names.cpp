// SPDX-License-Identifier: Apache-2.0
// Two types of one name in one program are one to the linker: it takes the functions of either for both. So no name of
// a namespace is given twice; what only its file knows stands in a namespace without a name.
#include "tests/harness/test_class.h"
#include "tests/layering/source_tree.h"

#include <QtTest>

#include <map>
#include <regex>
#include <set>

using namespace vitrine::layering;

namespace {

/// The types that a file defines in namespaces with names, each with its namespaces: "vitrine::core::Unit".
std::set<std::string> typesOf(const SourceFile& file)
{
    static const std::regex kOpens(R"(namespace (?:([\w:]+) )?\{)"), kCloses(R"(\} // namespace.*)"),
        kDefines(R"((?:template <.*> )?(?:struct|class|enum class|enum) (\w+)(?: final)?(?: : [^;]*)?(?: ?\{.*)?)");
    std::vector<std::string> spaces;
    std::set<std::string> types;
    std::smatch found;
    for (const std::string& line : file.lines) {
        if (std::regex_match(line, found, kOpens))
            spaces.push_back(found[1]);
        else if (std::regex_match(line, kCloses) && !spaces.empty())
            spaces.pop_back();
        else if (std::regex_match(line, found, kDefines) && !line.ends_with(",") &&
                 std::ranges::find(spaces, "") == spaces.end()) {
            std::string name;
            for (const std::string& space : spaces)
                name += space + "::";
            types.insert(name + found[1].str());
        }
    }
    return types;
}

} // namespace

class TypeNamesTest : public QObject {
    Q_OBJECT
private slots:
    void definitionsAreFound()
    {
        const SourceFile file{"core/a.h",
                              {"namespace vitrine::core {", "struct Declared;", "struct Defined {", "};", "namespace {",
                               "struct Hidden {", "};", "} // namespace", "class Derived final : public Defined {",
                               "struct Outer::Inner {", "enum class Kind : int { A, B };",
                               "} // namespace vitrine::core", "struct Global {"}};
        QVERIFY(typesOf(file) == (std::set<std::string>{"vitrine::core::Defined", "vitrine::core::Derived",
                                                        "vitrine::core::Kind", "Global"}));
    }

    void aTypeIsDefinedOnce()
    {
        std::map<std::string, std::string> places;
        QStringList twice;
        for (const SourceFile& file : readSourceTree())
            if (isCpp(file.path))
                for (const std::string& type : typesOf(file))
                    if (const auto [place, isNew] = places.emplace(type, file.path); !isNew)
                        twice << QString::fromStdString(type + ": " + place->second + ", " + file.path);
        QVERIFY(places.size() > 2000); // as many as there are, and not none
        QVERIFY2(twice.isEmpty(), qPrintable(twice.join('\n')));
    }
};

VITRINE_TEST(TypeNamesTest)
#include "tst_type_names.moc"
