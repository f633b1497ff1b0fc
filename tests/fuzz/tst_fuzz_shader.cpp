// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/glsl_compiler.h"
#include "core/shader/interpreter.h"
#include "tests/fuzz/fuzz_runner.h"
#include "tests/fuzz/shader_mutator.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace vitrine;
using namespace vitrine::core;
using test::Mutator;

namespace {

struct Pair {
    std::string vertex, fragment;
};

constexpr std::uint64_t kBudget = 20'000; ///< instructions: enough to reach every corner of a conformance shader

std::string slurp(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// What the machine would do with a program: 64 lanes with odd inputs, every texture white.
std::string runProgram(const Program& program, Mutator& mutator)
{
    const auto decoded = DecodedProgram::decode(program);
    if (!decoded)
        return "links to a program that can't be run: " + decoded.error().message.english();
    std::vector<Vec4> uniforms(program.uniformCount);
    for (Vec4& value : uniforms)
        value = {mutator.interestingFloat(), mutator.interestingFloat(), mutator.interestingFloat(), 1.0f};
    ThreadContext context;
    context.reset(*decoded, kMaxLanes);
    for (std::uint32_t index = 0; index < program.inputCount; ++index)
        for (std::uint32_t component = 0; component < 4; ++component)
            for (float& lane : context.input(index, component))
                lane = mutator.interestingFloat();
    std::uint64_t left = kBudget;
    while (left > 0) {
        const std::uint64_t before = context.executedInstructions;
        const RunStatus status = run(context, *decoded, uniforms, {SendMode::StopAtSend, left});
        if (status != RunStatus::Request && status != RunStatus::Waiting)
            return {};
        if (context.pending.empty())
            return "waits for nothing";
        while (!context.pending.empty()) {
            const DeviceRequest request = deviceRequest(context, *decoded, 0);
            const std::size_t rows = std::size_t{4} * request.descriptor.resultRegisters;
            deliver(context, *decoded, request.ticket, std::vector<float>(rows * request.laneCount, 1.0f));
        }
        left -= std::min(left, std::max<std::uint64_t>(1, context.executedInstructions - before));
    }
    return {};
}

std::string build(const Pair& pair, Mutator& mutator)
{
    const CompiledShader vertex = compileShader(ShaderStage::Vertex, pair.vertex);
    const CompiledShader fragment = compileShader(ShaderStage::Fragment, pair.fragment);
    if ((!vertex.ok && vertex.log.empty()) || (!fragment.ok && fragment.log.empty()))
        return "is refused without a reason";
    if (!vertex.ok || !fragment.ok)
        return {};
    const LinkResult linked = linkProgram(vertex, fragment, {});
    if (!linked.program)
        return linked.log.empty() ? "does not link, without a reason" : "";
    const std::string fault = runProgram(*linked.program->vertex, mutator);
    return fault.empty() ? runProgram(*linked.program->fragment, mutator) : fault;
}

std::string repeat(const std::string& text, int count)
{
    std::string result;
    for (int i = 0; i < count; ++i)
        result += text;
    return result;
}

std::string fragmentOf(const std::string& body, const std::string& before = {})
{
    return "precision mediump float; uniform float u; varying vec4 v;\n" + before + "\nvoid main() { float a = u; " +
           body + " gl_FragColor = vec4(a); }";
}

std::string doublingMacros()
{
    std::string text = "#define M0 u + u\n";
    for (int i = 1; i < 40; ++i)
        text += "#define M" + std::to_string(i) + " M" + std::to_string(i - 1) + " + M" + std::to_string(i - 1) + "\n";
    return text;
}

std::string manyUniforms()
{
    std::string text;
    for (int i = 0; i < 1000; ++i)
        text += "uniform vec4 u" + std::to_string(i) + ";\n";
    return text;
}

} // namespace

/// Shaders that no compiler should meet: refused with a log, or linked to a program that runs (design.md §6).
class FuzzShaderTest : public QObject {
    Q_OBJECT

private:
    static std::vector<Pair> capturedPairs();
    static void tryPairs(const std::vector<Pair>& pairs, std::uint32_t inputs);

private slots:
    void changedSceneShaders();
    void changedCapturedShaders();
    void changedConformanceShaders();
    void hostileShaders_data();
    void hostileShaders();
};

void FuzzShaderTest::tryPairs(const std::vector<Pair>& pairs, std::uint32_t inputs)
{
    const auto report = test::fuzz(inputs, [&](std::uint32_t seed) {
        Mutator mutator(seed);
        Pair pair = mutator.oneOf(pairs);
        if (!mutator.oneIn(3))
            pair.fragment = test::mutateShader(mutator, pair.fragment);
        else
            pair.vertex = test::mutateShader(mutator, pair.vertex);
        return build(pair, mutator);
    });
    qInfo("%s", report.summary().c_str());
    QVERIFY(report.failures.empty());
}

void FuzzShaderTest::changedSceneShaders()
{
    tryPairs({{"attribute vec4 p; uniform mat4 m[3]; varying vec4 v; struct S { vec3 d; float k[4]; }; uniform S s;\n"
               "float f(inout vec3 x, int n) { for (int i = 0; i < 4; i++) { if (i == n) break; x *= s.k[i]; }\n"
               "return dot(x, s.d); }\n"
               "void main() { vec3 x = p.xyz; float y = f(x, 2); v = vec4(x, y); gl_Position = m[1] * p; }",
               "precision mediump float; uniform sampler2D t; uniform samplerCube c; varying vec4 v;\n"
               "const float kLow = 0.25; vec4 g(vec4 a, const int n) { return n > 1 ? a : -a; }\n"
               "void main() { vec4 sum = vec4(0.0); for (int i = 0; i < 3; ++i) { if (v[i] < kLow) continue;\n"
               "sum += g(texture2D(t, v.xy * float(i)), i) + textureCube(c, v.xyz); } if (any(lessThan(v, sum)))\n"
               "discard; gl_FragColor = clamp(sum.wzyx / v, 0.0, 1.0); }"}},
             3000);
}

std::vector<Pair> FuzzShaderTest::capturedPairs()
{
    std::vector<Pair> pairs;
    QStringList files;
    QDirIterator walk(test::sharedFile("traces"), {"*.vert", "*.frag"}, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext())
        files << walk.next();
    files.sort();
    QString vertex;
    for (const QString& file : files) {
        if (file.endsWith(".vert"))
            vertex = file;
        else if (QFileInfo(vertex).path() == QFileInfo(file).path())
            pairs.push_back({slurp(vertex), slurp(file)});
    }
    return pairs;
}

void FuzzShaderTest::changedCapturedShaders()
{
    const std::vector<Pair> pairs = capturedPairs();
    if (pairs.empty())
        QSKIP("the captures are not in the shared folder");
    tryPairs(pairs, 2000);
}

void FuzzShaderTest::changedConformanceShaders()
{
    const QString archive = test::sharedFile("glsl/deqp-es2-shaders.tar.xz");
    if (!QFile::exists(archive))
        QSKIP("the shader corpus is not in the shared folder");
    const QTemporaryDir folder;
    QCOMPARE(QProcess::execute("tar", {"xf", archive, "-C", folder.path()}), 0);
    std::vector<Pair> pairs;
    for (int number = 0; number < 10'192; number += 7) {
        const QString stem = folder.filePath(QString("corpus/%1").arg(number, 5, 10, QChar('0')));
        if (QFile::exists(stem + ".vert"))
            pairs.push_back({slurp(stem + ".vert"), slurp(stem + ".frag")});
    }
    QVERIFY(pairs.size() > 1000);
    tryPairs(pairs, 3000);
}

void FuzzShaderTest::hostileShaders_data()
{
    QTest::addColumn<std::string>("fragment");
    QTest::newRow("endless loop") << fragmentOf("for (;;) a += 1.0;");
    QTest::newRow("endless while") << fragmentOf("while (true) { a *= v.x; if (a > 1e30) a = 0.0; }");
    QTest::newRow("endless loop that never meets") << fragmentOf("for (int i = 0; i < 10; i += 0) a += v.y;");
    QTest::newRow("recursion") << fragmentOf("a = f(u);", "float g(float x); float f(float x) { return g(x); }\n"
                                                          "float g(float x) { return f(x); }");
    QTest::newRow("huge array") << fragmentOf("float b[2147483647]; b[1] = a; a = b[2];");
    QTest::newRow("array of a negative size") << fragmentOf("float b[-1]; a = b[0];");
    QTest::newRow("array size of no number") << fragmentOf("float b[1/0]; a = b[0];");
    QTest::newRow("constant index far outside") << fragmentOf("float b[4]; b[2147483647] = 1.0; a = b[-2147483647];");
    QTest::newRow("variable index far outside")
        << fragmentOf("for (int i = 0; i < 3; ++i) a += b[i * 1000000000].x;", "uniform vec4 b[8];");
    QTest::newRow("component far outside") << fragmentOf("a = v[99999];");
    QTest::newRow("matrix column far outside") << fragmentOf("mat4 m = mat4(a); m[7][9] = 1.0; a = m[-1][2];");
    QTest::newRow("1000 uniforms") << fragmentOf("a = u999.x;", manyUniforms());
    QTest::newRow("doubling macros") << fragmentOf("a = M39;", doublingMacros());
    QTest::newRow("giant expression") << fragmentOf("a = u" + repeat(" + u", 100'000) + ";");
    QTest::newRow("deep parentheses") << fragmentOf("a = " + repeat("(", 5000) + "u" + repeat(")", 5000) + ";");
    QTest::newRow("deep blocks") << fragmentOf(repeat("{", 5000) + repeat("}", 5000));
    QTest::newRow("deep conditions") << fragmentOf(repeat("if (u > 0.0) ", 5000) + "a = 1.0;");
    QTest::newRow("deep selections") << fragmentOf("a = " + repeat("u > 0.0 ? 1.0 : ", 3000) + "0.0;");
    QTest::newRow("deep structures of constructors")
        << fragmentOf("a = " + repeat("float(", 3000) + "u" + repeat(")", 3000) + ";");
    QTest::newRow("long identifier") << fragmentOf("float " + std::string(200'000, 'x') + " = 1.0;");
    QTest::newRow("long number") << fragmentOf("a = 1" + std::string(200'000, '0') + ".0;");
    QTest::newRow("long integer") << fragmentOf("int i = 9" + std::string(5'000, '9') + "; a = float(i);");
    QTest::newRow("many functions") << [] {
        std::string text;
        for (int i = 0; i < 5000; ++i)
            text += "float f" + std::to_string(i) + "(float x) { return x; }\n";
        return fragmentOf("a = f4999(u);", text);
    }();
    QTest::newRow("wide switch of samplers") << fragmentOf("a = texture2D(t[7], v.xy).x;", "uniform sampler2D t[100];");
    QTest::newRow("nested loops of a million turns") << fragmentOf(
        "for (int i = 0; i < 1000; ++i) for (int j = 0; j < 1000; ++j) for (int k = 0; k < 1000; ++k) a += v.x;");
    QTest::newRow("loop with huge bounds") << fragmentOf("for (int i = -2147483647; i < 2147483647; ++i) a += v.x;");
    QTest::newRow("bytes") << std::string("\x00\x01\xff\xfe#\\\n\"'`@$", 12);
}

void FuzzShaderTest::hostileShaders()
{
    QFETCH(std::string, fragment);
    const Pair pair{"attribute vec4 p; varying vec4 v; void main() { v = p; gl_Position = p; }", fragment};
    const auto report = test::fuzzOnce([&](std::uint32_t seed) {
        Mutator mutator(seed);
        return build(pair, mutator);
    });
    qInfo("%s", report.summary().c_str());
    QVERIFY(report.failures.empty());
}

VITRINE_TEST(FuzzShaderTest, QCoreApplication)
#include "tst_fuzz_shader.moc"
