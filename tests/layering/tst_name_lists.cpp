// SPDX-License-Identifier: Apache-2.0
// A list of names stands where its enumeration is at home, and nowhere else.
#include "tests/harness/test_class.h"
#include "tests/layering/source_tree.h"

#include <QtTest>

#include <algorithm>
#include <cctype>
#include <map>
#include <regex>
#include <set>

using namespace vitrine::layering;

namespace {

/// So many names in a row, equal in two files, are one list written twice.
constexpr std::size_t kNames = 4;

/// A name without what marks it for translation around it: of tr("name") and QT_TRANSLATE_NOOP("Context", "name")
/// "name".
std::string bare(const std::string& code)
{
    static const std::regex kMarked(
        R"~((?:\w+::)*(?:tr|translate|QT_TRANSLATE_NOOP|QStringLiteral)\(\s*(?:"[^"\\\n]*",\s*)?("[^"\\\n]*")\s*\))~");
    return std::regex_replace(code, kMarked, "$1");
}

/// The names between the first comma and the last of each list of quoted names, in runs of kNames.
std::set<std::string> runsOf(const std::string& code)
{
    std::set<std::string> runs;
    std::vector<std::string> names;
    static const std::regex kName("\"([^\"\\\\\n]+)\"(\\s*,)?"); // without what is escaped
    std::ptrdiff_t end = -1;                                     // behind the comma after the last name
    for (std::sregex_iterator one(code.begin(), code.end(), kName), none; one != none; ++one) {
        const auto between = code.begin() + (end < 0 ? one->position() : end);
        if (end < 0 ||
            !std::all_of(between, code.begin() + one->position(), [](unsigned char c) { return std::isspace(c); }))
            names.clear();
        names.push_back((*one)[1]);
        if (names.size() >= kNames) {
            std::string run;
            for (std::size_t i = names.size() - kNames; i < names.size(); ++i)
                run += names[i] + ", ";
            runs.insert(run);
        }
        end = (*one)[2].matched ? one->position() + one->length() : -1;
    }
    return runs;
}

/// With double marks in place of single ones.
std::string quoted(std::string text)
{
    std::replace(text.begin(), text.end(), '\'', '"');
    return text;
}

} // namespace

class NameListsTest : public QObject {
    Q_OBJECT
private slots:
    void listsAreRecognized()
    {
        QCOMPARE(runsOf(quoted("k{'a', 'b',\n 'c', 'd', 'e'};")).size(), std::size_t{2});
        QCOMPARE(*runsOf(quoted("k{'a', 'b', 'c', 'd'};")).begin(), std::string("a, b, c, d, "));
        QVERIFY(runsOf(quoted("k{'a', 'b', 'c'}; l{'d', 'e'};")).empty());
        QVERIFY(runsOf(quoted("k{'a', 1, 'b', 2, 'c', 3, 'd', 4};")).empty());
        QCOMPARE(bare(quoted("k{tr('a'), Hiz::tr('b'), QT_TRANSLATE_NOOP('Hiz', 'c'), 'd'};")),
                 quoted("k{'a', 'b', 'c', 'd'};"));
    }

    void noListIsWrittenTwice()
    {
        std::map<std::string, std::string> known;
        QStringList offenders;
        std::size_t lists = 0;
        for (const SourceFile& file : readSourceTree()) {
            const bool isOurs = startsWith(file.path, "core/") || startsWith(file.path, "app/") ||
                                (startsWith(file.path, "views/") && file.path.find("/tst_") == std::string::npos);
            if (!isCpp(file.path) || !isOurs)
                continue;
            for (const std::string& run : runsOf(bare(codeOf(file)))) {
                ++lists;
                const auto [first, isNew] = known.try_emplace(run, file.path);
                if (!isNew)
                    offenders += QString::fromStdString(first->second + " and " + file.path + ": " + run);
            }
        }
        QVERIFY(lists > 100);
        for (const QString& offender : offenders)
            qWarning().noquote() << offender;
        QVERIFY(offenders.isEmpty());
    }
};

VITRINE_TEST(NameListsTest, QCoreApplication)
#include "tst_name_lists.moc"
