// SPDX-License-Identifier: Apache-2.0
// What the headers of the window declare is there for the window. Tests find widgets by their object names
// (tests/harness/child.h), and read what a user reads.
#include "tests/harness/test_class.h"
#include "tests/layering/source_tree.h"

#include <QRegularExpression>
#include <QtTest>

#include <algorithm>
#include <map>

using namespace vitrine::layering;

namespace {

/// Each with its reason.
const QStringList kForTestsAlone{
    // Nobody sees whether a thread works on thumbnails, only that clicks don't wait for them.
    "app/session/thumbnail_maker.h: isRunning",
};

using Words = std::map<QString, int>;

QString codeOf(const SourceFile& file)
{
    QString code;
    for (const std::string& line : file.lines)
        code += QString::fromStdString(line.substr(0, line.find("//"))) + '\n';
    return code;
}

void addWords(Words& words, const QString& code)
{
    static const QRegularExpression kWord("\\w+");
    for (const auto& word : kWord.globalMatch(code))
        ++words[word.captured()];
}

struct Method {
    QString name;
    bool hasBody = false; ///< in the header
};

/// Those of classes and structs that anyone may call. What overrides is called by way of its base.
QList<Method> methodsOf(const QString& code)
{
    static const QRegularExpression kLine(
        "^ *(?:(?<access>public|protected|private|signals)(?: slots)?:$"
        "|(?<kind>class|struct) [^;]*\\{$"
        "|(?:\\[\\[nodiscard\\]\\] )?(?:virtual |static )?[\\w:<>,&* ]+?[ &*](?<name>\\w+)\\([^;{}]*\\)(?: const)?"
        "(?<end>;| \\{))",
        QRegularExpression::MultilineOption);
    QList<Method> methods;
    bool isPublic = false;
    for (const auto& match : kLine.globalMatch(code)) {
        if (const QString access = match.captured("access"); !access.isEmpty())
            isPublic = access == "public";
        else if (const QString kind = match.captured("kind"); !kind.isEmpty())
            isPublic = kind == "struct";
        else if (isPublic)
            methods << Method{match.captured("name"), match.captured("end") != ";"};
    }
    return methods;
}

/// "header: method" of each that tests name, and the window only where it stands: in its header and the source of it.
QStringList calledByTestsAlone(const std::vector<SourceFile>& tree)
{
    Words window, tests;
    std::map<std::string, Words> files;
    for (const SourceFile& file : tree) {
        const std::string layer = layerOf(file.path);
        if (layer == "tests" && isCpp(file.path)) {
            addWords(tests, codeOf(file));
        } else if (layer == "views" || layer == "app" || layer == "qml") {
            addWords(files[file.path], codeOf(file));
            addWords(window, codeOf(file));
        }
    }
    QStringList found;
    for (const SourceFile& file : tree) {
        if (!files.contains(file.path) || layerOf(file.path) == "qml" || !file.path.ends_with(".h"))
            continue;
        const std::string source = file.path.substr(0, file.path.size() - 1) + "cpp";
        for (const Method& method : methodsOf(codeOf(file))) {
            const int own = files[file.path][method.name] + (files.contains(source) ? files[source][method.name] : 0);
            const int where = method.hasBody ? 1 : 2; // declared and defined
            if (own <= where && window[method.name] == own && tests.contains(method.name))
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
            told << method.name + (method.hasBody ? " {" : ";");
        QCOMPARE(told, (QStringList{"A;", "d {", "set;", "isF;"}));
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
            file("views/docks/b/b.cpp", "a.button(); // not a.table()"),
            file("views/docks/b/tst_window_b.cpp", "a.table();"),
        };
        QCOMPARE(calledByTestsAlone(tree), (QStringList{"views/a.h: table", "views/a.h: fill", "views/a.h: show"}));
    }

    void noMethodOfTheWindowIsThereForTestsAlone()
    {
        const QStringList found = calledByTestsAlone(readSourceTree(VITRINE_SOURCE_DIR));
        for (const QString& one : found)
            if (!kForTestsAlone.contains(one))
                qWarning().noquote() << one << "is called by tests alone: give the widget an object name instead";
        QCOMPARE(found, kForTestsAlone);
    }
};

VITRINE_TEST(TestGettersTest, QCoreApplication)
#include "tst_test_getters.moc"
