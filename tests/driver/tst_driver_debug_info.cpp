// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/debug_info.h"
#include "core/driver/glsl/glsl_compiler.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace vitrine::core;
using vitrine::test::sharedFile;

namespace {

std::string contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

struct Pairs {
    int linked = 0;
    int differing = 0;

    /// Debug information of both stages, when they link.
    void add(const CompiledShader& vertex, const CompiledShader& fragment, const QString& name)
    {
        const LinkResult result = linkProgram(vertex, fragment, {});
        if (!vertex.ok || !fragment.ok || !result.program)
            return;
        for (const ShaderStage stage : {ShaderStage::Vertex, ShaderStage::Fragment}) {
            const auto info = makeShaderDebugInfo(*result.program->vertex, *result.program->fragment, stage);
            ++linked;
            if (info->remark.empty())
                continue;
            ++differing;
            qInfo("%s: %s", qPrintable(name), info->remark.english().c_str());
        }
    }
};

std::shared_ptr<const LinkedProgram> link(const std::string& fragment)
{
    const CompiledShader vertex =
        compileShader(ShaderStage::Vertex, "attribute vec4 p; varying vec4 v; void main() { gl_Position = v = p; }");
    const CompiledShader second = compileShader(ShaderStage::Fragment, fragment);
    return linkProgram(vertex, second, {}).program;
}

std::shared_ptr<const ShaderDebugInfo> debugOf(const std::string& fragment)
{
    const auto program = link(fragment);
    return program ? makeShaderDebugInfo(*program->vertex, *program->fragment, ShaderStage::Fragment) : nullptr;
}

const DebugVariable* find(const ShaderDebugInfo& info, const std::string& name)
{
    for (const DebugVariable& variable : info.variables)
        if (variable.name == name)
            return &variable;
    return nullptr;
}

/// The lines of the program's instructions, each once.
std::vector<std::uint32_t> linesOf(const Program& program)
{
    std::vector<std::uint32_t> lines;
    for (const Instruction& instruction : program.instructions)
        lines.push_back(instruction.sourceLine);
    std::sort(lines.begin(), lines.end());
    lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
    return lines;
}

} // namespace

/// What a debugger is told of compiled programs.
class DebugInfoTest : public QObject {
    Q_OBJECT
private slots:
    void linesAreThoseOfTheSourceAsGiven();
    void variablesHaveTheirTypesAndFunctions();
    void interfacesHaveTheirRegisters();
    void theCodeIsTheSameForAllShadersOfTheCaptures();
    void theCodeIsTheSameForTheCorpus();
};

void DebugInfoTest::linesAreThoseOfTheSourceAsGiven()
{
    const auto program = link("#version 100\n"                 // 1
                              "precision highp float;\n"       // 2
                              "#define TWICE(x) \\\n"          // 3
                              "  ((x) * 2.0)\n"                // 4
                              "/* a comment\n"                 // 5
                              "   of two lines */\n"           // 6
                              "varying vec4 v;\n"              // 7
                              "#line 500\n"                    // 8
                              "void main() {\n"                // 9
                              "  gl_FragColor = TWICE(v);\n"   // 10
                              "  gl_FragColor.x = sin(v.y);\n" // 11
                              "}\n");
    QVERIFY(program);
    for (const std::uint32_t line : linesOf(*program->fragment))
        QVERIFY2(line >= 10 && line <= 12, qPrintable(QString::number(line)));
    QCOMPARE(program->fragment->instructions[0].sourceLine, 10u);
}

void DebugInfoTest::variablesHaveTheirTypesAndFunctions()
{
    const auto info = debugOf("precision highp float; varying vec4 v;\n"
                              "struct Light { vec3 direction; float power; };\n"
                              "float scale = 0.5;\n"
                              "float shade(vec3 n, float k) {\n" // 4
                              "  bool isLit = n.z > v.w;\n"
                              "  return isLit ? n.z * k + scale : 0.0;\n"
                              "}\n"
                              "void main() {\n" // 8
                              "  Light l; l.direction = v.xyz; l.power = 2.0;\n"
                              "  mat2 m = mat2(v);\n"
                              "  int turns = 3;\n"
                              "  for (int i = 0; i < 3; ++i) scale += m[0][1];\n"
                              "  gl_FragColor = vec4(shade(l.direction, l.power), m[1], float(turns));\n"
                              "}\n");
    QVERIFY(info && info->remark.empty());
    const std::map<std::string, std::pair<std::string, std::string>> expected{
        {"n", {"vec3", "shade"}}, {"k", {"float", "shade"}},         {"isLit", {"bool", "shade"}},
        {"scale", {"float", ""}}, {"l.direction", {"vec3", "main"}}, {"l.power", {"float", "main"}},
        {"m", {"mat2", "main"}},  {"turns", {"int", "main"}},        {"i", {"int", "main"}},
        {"v", {"vec4", ""}},      {"gl_FragColor", {"vec4", ""}},
    };
    for (const auto& [name, what] : expected) {
        const DebugVariable* variable = find(*info, name);
        QVERIFY2(variable, name.c_str());
        QCOMPARE(variable->typeName(), what.first);
        QCOMPARE(variable->function, what.second);
    }
    QVERIFY(find(*info, "n")->firstLine >= 4 && find(*info, "n")->lastLine <= 7);
    QVERIFY(!find(*info, "param"));
}

void DebugInfoTest::interfacesHaveTheirRegisters()
{
    using Kind = DebugPlace::Kind;
    const auto info =
        debugOf("precision highp float; varying vec4 v; uniform mat3 m; uniform float w[2];\n"
                "uniform sampler2D image; uniform int at;\n"
                "void main() { gl_FragColor = vec4(m * v.xyz, w[at]) + texture2D(image, gl_PointCoord); }\n");
    QVERIFY(info && info->remark.empty());
    QCOMPARE(find(*info, "m")->typeName(), std::string("mat3"));
    QCOMPARE(find(*info, "m")->places.size(), std::size_t{9});
    QVERIFY(find(*info, "m")->places[0].kind == Kind::Constant);
    QCOMPARE(find(*info, "m")->places[3].index, find(*info, "m")->places[0].index + 1);
    QCOMPARE(find(*info, "w")->typeName(), std::string("float[2]"));
    QVERIFY((find(*info, "v")->places[0] == DebugPlace{Kind::Input, 0, 0}));
    QVERIFY(find(*info, "image")->places[0].kind == Kind::Texture);
    QVERIFY(find(*info, "gl_PointCoord")->role == VariableRole::BuiltIn);
    QVERIFY((find(*info, "gl_FragColor")->places[2] == DebugPlace{Kind::Output, 2, 0}));
}

void DebugInfoTest::theCodeIsTheSameForAllShadersOfTheCaptures()
{
    const QString root = sharedFile("traces");
    if (!QDir(root).exists())
        QSKIP("the captures are not in the shared folder");
    QStringList files;
    QDirIterator walk(root, {"*.vert", "*.frag"}, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext())
        files << walk.next();
    files.sort();
    Pairs pairs;
    std::map<QString, CompiledShader> lastVertex; ///< per capture: most programs compile it just before its partner
    for (const QString& path : files) {
        const bool isVertex = path.endsWith(".vert");
        const CompiledShader shader =
            compileShader(isVertex ? ShaderStage::Vertex : ShaderStage::Fragment, contentOf(path));
        const QString folder = QFileInfo(path).path();
        if (isVertex)
            lastVertex[folder] = shader;
        else if (lastVertex.count(folder) != 0)
            pairs.add(lastVertex[folder], shader, path);
    }
    qInfo("%d programs of a stage, %d with other code", pairs.linked, pairs.differing);
    QVERIFY(pairs.linked > 200);
    QCOMPARE(pairs.differing, 0);
}

/// Every 40th pair of the conformance suite's; VITRINE_CORPUS_EVERY says another number.
void DebugInfoTest::theCodeIsTheSameForTheCorpus()
{
    const QString archive = sharedFile("glsl/deqp-es2-shaders.tar.xz");
    if (!QFile::exists(archive))
        QSKIP("the shader corpus is not in the shared folder");
    QTemporaryDir folder;
    QVERIFY(QProcess::execute("tar", {"xf", archive, "-C", folder.path()}) == 0);
    const int every = std::max(1, qEnvironmentVariableIntValue("VITRINE_CORPUS_EVERY"));
    Pairs pairs;
    for (int number = 0; number < 10'192; number += every == 1 ? 40 : every) {
        const QString stem = folder.filePath(QString("corpus/%1").arg(number, 5, 10, QChar('0')));
        pairs.add(compileShader(ShaderStage::Vertex, contentOf(stem + ".vert")),
                  compileShader(ShaderStage::Fragment, contentOf(stem + ".frag")), QString::number(number));
    }
    qInfo("%d programs of a stage, %d with other code", pairs.linked, pairs.differing);
    QVERIFY(pairs.linked > 50);
    QCOMPARE(pairs.differing, 0);
}

VITRINE_TEST(DebugInfoTest, QCoreApplication)
#include "tst_driver_debug_info.moc"
