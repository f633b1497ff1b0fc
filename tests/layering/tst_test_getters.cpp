// SPDX-License-Identifier: Apache-2.0
// What the headers of the window declare is there for the window. Tests find widgets by their object names
// (tests/harness/child.h), and read what a user reads.
#include "tests/harness/test_class.h"
#include "tests/layering/source_tree.h"

#include <QRegularExpression>
#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace vitrine::layering;

namespace {

/// Each with its reason.
const QStringList kForTestsAlone{
    // Nobody sees whether a thread works on thumbnails, only that clicks don't wait for them.
    "app/session/thumbnail_maker.h: isRunning",
};

using Words = std::map<QString, int>;

QString codeAsText(const SourceFile& file)
{
    return QString::fromStdString(codeOf(file));
}

void addWords(Words& words, const QString& code)
{
    static const QRegularExpression kWord("\\w+");
    for (const auto& word : kWord.globalMatch(code))
        ++words[word.captured()];
}

/// Also of other things of the same name.
bool doesCall(const QString& code, const QString& method)
{
    return code.contains(QRegularExpression("\\b" + method + "\\("));
}

struct Method {
    QString name;
    bool hasBody = false;   ///< in the header
    bool givesPart = false; ///< `T& part() const { return *m_part; }`
};

/// Those of classes and structs that anyone may call. What overrides is called by way of its base.
QList<Method> methodsOf(const QString& code)
{
    static const QRegularExpression kLine(
        "^ *(?:(?<access>public|protected|private|signals)(?: slots)?:$"
        "|(?<kind>class|struct) [^;]*\\{$"
        "|(?:\\[\\[nodiscard\\]\\] )?(?:virtual |static )?[\\w:<>,&* ]+?[ &*](?<name>\\w+)\\([^;{}]*\\)(?: const)?"
        "(?<end>;| \\{)(?<part> return \\*m_\\w+(?:\\[\\w+\\])?; \\})?)",
        QRegularExpression::MultilineOption);
    QList<Method> methods;
    bool isPublic = false;
    for (const auto& match : kLine.globalMatch(code)) {
        if (const QString access = match.captured("access"); !access.isEmpty())
            isPublic = access == "public";
        else if (const QString kind = match.captured("kind"); !kind.isEmpty())
            isPublic = kind == "struct";
        else if (isPublic)
            methods << Method{match.captured("name"), match.captured("end") != ";", !match.captured("part").isEmpty()};
    }
    return methods;
}

/// The files that a file includes, directly or by way of others.
class Includes {
public:
    explicit Includes(const std::vector<SourceFile>& tree)
    {
        static const QRegularExpression kInclude("^#include \"([^\"]+)\"");
        for (const SourceFile& file : tree)
            for (const std::string& line : file.lines)
                if (const auto match = kInclude.match(QString::fromStdString(line)); match.hasMatch())
                    m_direct[file.path].insert(match.captured(1).toStdString());
    }
    [[nodiscard]] std::set<std::string> of(const std::string& path) const
    {
        std::set<std::string> all;
        add(path, all);
        return all;
    }

private:
    void add(const std::string& path, std::set<std::string>& all) const
    {
        if (const auto found = m_direct.find(path); found != m_direct.end())
            for (const std::string& included : found->second)
                if (all.insert(included).second)
                    add(included, all);
    }

    std::map<std::string, std::set<std::string>> m_direct;
};

/// "header: method" of each that tests name, and the window only where it stands: in its header and the source of it.
/// A part that is given away is looked for only in the files that can see it, and where it is called, since many parts
/// have the same name.
QStringList calledByTestsAlone(const std::vector<SourceFile>& tree)
{
    Words window, tests;
    std::map<std::string, Words> files;
    std::map<std::string, QString> code;
    std::map<std::string, std::vector<std::string>> users; // of a header
    const Includes includes(tree);
    for (const SourceFile& file : tree) {
        const std::string layer = layerOf(file.path);
        if (layer == "tests" && isCpp(file.path)) {
            addWords(tests, codeAsText(file));
        } else if (layer == "views" || layer == "app" || layer == "qml") {
            code[file.path] = codeAsText(file);
            addWords(files[file.path], code[file.path]);
            addWords(window, code[file.path]);
            for (const std::string& header : includes.of(file.path))
                users[header].push_back(file.path);
        }
    }
    QStringList found;
    for (const SourceFile& file : tree) {
        if (!files.contains(file.path) || layerOf(file.path) == "qml" || !file.path.ends_with(".h"))
            continue;
        const std::string source = file.path.substr(0, file.path.size() - 1) + "cpp";
        for (const Method& method : methodsOf(code[file.path])) {
            const auto times = [&](const std::string& path) {
                const auto words = files.find(path);
                return words != files.end() && words->second.contains(method.name) ? words->second.at(method.name) : 0;
            };
            const int own = times(file.path) + times(source);
            const int where = method.hasBody ? 1 : 2; // declared and defined
            const bool isCalled = method.givesPart
                                      ? std::ranges::any_of(users[file.path],
                                                            [&](const std::string& user) {
                                                                return user != source && times(user) != 0 &&
                                                                       doesCall(code[user], method.name);
                                                            })
                                      : window[method.name] != own;
            if (own <= where && !isCalled && tests.contains(method.name))
                found << QString::fromStdString(file.path) + ": " + method.name;
        }
    }
    return found;
}

} // namespace

class TestGettersTest : public QObject {
    Q_OBJECT
private slots:
    void methodsAreRecognized()
    {
        const QList<Method> methods = methodsOf("class A : public B {\n"
                                                "    void hidden();\n"
                                                "public:\n"
                                                "    explicit A(C& c);\n"
                                                "    [[nodiscard]] D& d() const { return *m_d; }\n"
                                                "    void set(const QString& text,\n"
                                                "             int number);\n"
                                                "    [[nodiscard]] QSize sizeHint() const override;\n"
                                                "signals:\n"
                                                "    void changed();\n"
                                                "private:\n"
                                                "    void follow();\n"
                                                "};\n"
                                                "struct F {\n"
                                                "    int g = h();\n"
                                                "    bool isF() const;\n"
                                                "};\n");
        QStringList told;
        for (const Method& method : methods)
            told << method.name + (method.givesPart ? " { part" : method.hasBody ? " {" : ";");
        QCOMPARE(told, (QStringList{"A;", "d { part", "set;", "isF;"}));
    }

    void whatTestsAloneCallIsFound()
    {
        const auto file = [](const char* path, const char* code) { return SourceFile{path, {code}}; };
        const std::vector<SourceFile> tree{
            file("tests/ui/tst_a.cpp", "a.table(); a.button(); a.fill(); a.show(); a.read();"),
            file("views/a.cpp", "void A::fill() {} void A::show() { read(); } void A::read() {}"),
            {"views/a.h",
             {"struct A {", "    T& table() const { return *m_table; }", "    T& button() const { return *m_button; }",
              "    void fill();", "    void show();", "    void read();", "    void unused();", "};"}},
            {"views/docks/b/b.cpp", {"#include \"views/a.h\"", "a.button(); // not a.table()"}},
            file("views/docks/b/tst_window_b.cpp", "a.table();"),
        };
        QCOMPARE(calledByTestsAlone(tree), (QStringList{"views/a.h: table", "views/a.h: fill", "views/a.h: show"}));
    }

    void aPartIsLookedForWhereItCanBeSeen()
    {
        const auto file = [](const char* path, std::vector<std::string> lines) { return SourceFile{path, lines}; };
        const std::vector<std::string> header{"struct A {", "    T& table() const { return *m_table; }", "};"};
        const SourceFile test = file("tests/ui/tst_a.cpp", {"a.table();"});
        const SourceFile other = file("views/b.cpp", {"b.table();"});
        const SourceFile user = file("views/c.cpp", {"#include \"views/c.h\"", "a.table();"});
        const SourceFile between = file("views/c.h", {"#include \"views/a.h\""});
        const SourceFile sayer = file("views/d.cpp", {"#include \"views/a.h\"", "write(table);"});
        QCOMPARE(calledByTestsAlone({test, file("views/a.h", header), other}), QStringList{"views/a.h: table"});
        QCOMPARE(calledByTestsAlone({test, file("views/a.h", header), sayer}), QStringList{"views/a.h: table"});
        QCOMPARE(calledByTestsAlone({test, file("views/a.h", header), other, user, between}), QStringList());
    }

    void noMethodOfTheWindowIsThereForTestsAlone()
    {
        const QStringList found = calledByTestsAlone(readSourceTree());
        for (const QString& one : found)
            if (!kForTestsAlone.contains(one))
                qWarning().noquote() << one << "is called by tests alone: tests find it by its type or its object name";
        QCOMPARE(found, kForTestsAlone);
    }
};

VITRINE_TEST(TestGettersTest, QCoreApplication)
#include "tst_test_getters.moc"
