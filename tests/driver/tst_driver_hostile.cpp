// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/glsl_compiler.h"
#include "tests/driver/program_check.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <sys/resource.h>

using namespace vitrine::core;

/// Shaders made to break a compiler end in a log, within seconds and within bounded memory.
class HostileTest : public QObject {
    Q_OBJECT

private slots:
    void endsSoonAndSmall_data();
    void endsSoonAndSmall();
};

namespace {

constexpr long kMaxMilliseconds = 10'000; ///< of the processor, not of the clock; generous, for sanitizers
constexpr long kMaxGrowthKilobytes = 1'500'000;

long millisecondsOf(const rusage& usage)
{
    return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000 +
           (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1000;
}

std::string repeat(const std::string& text, int count)
{
    std::string result;
    result.reserve(text.size() * static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        result += text;
    return result;
}

std::string inMain(const std::string& body, const std::string& before = {})
{
    return "precision mediump float; uniform float u; varying vec4 v;\n" + before + "void main() { float a = u; " +
           body + " gl_FragColor = vec4(a); }";
}

std::string doublingMacros(int count)
{
    std::string result = "#define M0 u +\n";
    for (int i = 1; i <= count; ++i) {
        const std::string inner = "M" + std::to_string(i - 1);
        result += "#define M" + std::to_string(i) + " " + inner + " " + inner + "\n";
    }
    return result;
}

std::string doublingFunctionMacros(int count)
{
    std::string result = "#define F0(x) x + x\n";
    for (int i = 1; i <= count; ++i)
        result += "#define F" + std::to_string(i) + "(x) F" + std::to_string(i - 1) + "(x + x)\n";
    return result;
}

std::string doublingFunctions(int count)
{
    std::string result = "float f0(float x) { return x * u; }\n";
    for (int i = 1; i <= count; ++i) {
        const std::string inner = "f" + std::to_string(i - 1);
        result += "float f" + std::to_string(i) + "(float x) { return " + inner + "(x) + " + inner + "(x + 1.0); }\n";
    }
    return result;
}

std::string nestedLoops(int count)
{
    std::string open;
    for (int i = 0; i < count; ++i) {
        const std::string name = "i" + std::to_string(i);
        open += "for (int " + name + " = 0; " + name + " < 2; " + name + "++) { if (a > 3.0) continue; ";
    }
    return open + "a += 1.0;" + repeat("}", count);
}

} // namespace

void HostileTest::endsSoonAndSmall_data()
{
    QTest::addColumn<std::string>("source");
    QTest::newRow("expression of 50,000 terms") << inMain("a = " + repeat("u + ", 50'000) + "u;");
    QTest::newRow("expression as long as is allowed") << inMain("a = " + repeat("u + ", 4'900) + "u;");
    QTest::newRow("assignments in a chain") << inMain(repeat("a = ", 4'900) + "u;");
    QTest::newRow("conditional operators in a chain") << inMain("a = " + repeat("u > 1.0 ? u : ", 1'600) + "u;");
    QTest::newRow("26 doubling macros") << inMain("a = M26 u;", doublingMacros(26));
    QTest::newRow("60 doubling macros") << inMain("a = M60 u;", doublingMacros(60));
    QTest::newRow("40 doubling function macros") << inMain("a = F40(u);", doublingFunctionMacros(40));
    QTest::newRow("a macro of itself") << inMain("a = R;", "#define R R + R\n");
    QTest::newRow("two macros of each other") << inMain("a = P;", "#define P Q + Q\n#define Q P + P\n");
    QTest::newRow("macro calls within each other")
        << inMain("a = " + repeat("F(", 20'000) + "u" + repeat(")", 20'000) + ";", "#define F(x) x\n");
    QTest::newRow("100,000 parentheses") << inMain("a = " + repeat("(", 100'000) + "u" + repeat(")", 100'000) + ";");
    QTest::newRow("parentheses as deep as is allowed")
        << inMain("a = " + repeat("(", 190) + "u" + repeat(")", 190) + ";");
    QTest::newRow("100,000 braces") << inMain(repeat("{", 100'000) + repeat("}", 100'000));
    QTest::newRow("blocks as deep as is allowed")
        << inMain(repeat("if (u > a) {", 190) + "a = 1.0;" + repeat("}", 190));
    QTest::newRow("100,000 unary operators") << inMain("a = " + repeat("- ", 100'000) + "u;");
    QTest::newRow("branches without braces") << inMain(repeat("if (u > 1.0) ", 1'400) + "a = 1.0;");
    QTest::newRow("a chain of 5,000 else-if") << inMain(repeat("if (u > 1.0) a = 2.0; else ", 5'000) + "a = 1.0;");
    QTest::newRow("a chain of 900 else-if") << inMain(repeat("if (u > 1.0) { a += 2.0; } else ", 900) + "a = 1.0;");
    QTest::newRow("5,000 branches") << inMain(repeat("if (u > a) { a += 2.0; }\n", 5'000));
    QTest::newRow("branches as many as are allowed") << inMain(repeat("if (u > a) { a += 2.0; }\n", 1'200));
    QTest::newRow("statements as many as are allowed") << inMain(repeat("a += u;\n", 9'500));
    QTest::newRow("20,000 statements") << inMain(repeat("a += u;\n", 20'000));
    QTest::newRow("30 doubling functions") << inMain("a = f30(u);", doublingFunctions(30));
    QTest::newRow("12 doubling functions") << inMain("a = f12(u);", doublingFunctions(12));
    QTest::newRow("8 doubling functions") << inMain("a = f8(u);", doublingFunctions(8));
    QTest::newRow("calls of a branch as many as are allowed")
        << inMain(repeat("a += f(u);\n", 600), "float f(float x) { return x > u ? x : 1.0; }");
    QTest::newRow("20 loops with continue") << inMain(nestedLoops(20));
    QTest::newRow("60 loops with continue") << inMain(nestedLoops(60));
    QTest::newRow("early returns in a row")
        << inMain("a = f(u);", "float f(float x) { " + repeat("if (x > u) return x; x += 1.0;\n", 700) + "return x; }");
    QTest::newRow("an array of a billion") << inMain("vec4 b[1000000000]; b[int(u)] = v; a = b[int(a)].x;");
    QTest::newRow("an array of 100,000") << inMain("vec4 b[100000]; b[1] = v; a = b[int(a)].x;");
    QTest::newRow("uniforms without end") << inMain("a = b[int(a)].x;", "uniform vec4 b[1000000000];\n");
    QTest::newRow("structures within structures")
        << inMain("a = s.x.x[1].x[1].x;", "struct A { float x; }; struct B { A x[1000]; }; struct C { B x[1000]; };\n"
                                          "struct D { C x; }; uniform D s;\n");
    QTest::newRow("structures that wrap 32 bits") << inMain(
        "a = s.x[1].x[1].x[1].x[1].x;", "struct A { float x; }; struct B { A x[65536]; }; struct C { B x[65536]; };\n"
                                        "struct D { C x[65536]; }; struct E { D x[65536]; }; uniform E s;\n");
    QTest::newRow("only a hash") << std::string("#");
    QTest::newRow("nothing") << std::string();
    QTest::newRow("zero bytes") << std::string(1'000, '\0');
    QTest::newRow("bytes beyond ASCII") << inMain("a = \xff\xfe\x80;");
    QTest::newRow("two million bytes") << std::string(2'000'000, ' ');
    QTest::newRow("a comment that does not end") << inMain("/* a = 1.0;");
    QTest::newRow("conditionals without end") << repeat("#if 1\n", 10'000);
    QTest::newRow("a deep preprocessor expression")
        << "#if " + repeat("(", 50'000) + "1" + repeat(")", 50'000) + "\n#endif\n";
    QTest::newRow("division by zero") << std::string("#if 1 / 0\n#endif\n");
    QTest::newRow("the smallest integer divided") << std::string("#if (-2147483647 - 1) / -1\n#endif\n");
    QTest::newRow("a recursive function") << inMain("a = f(u);", "float f(float x) { return f(x); }\n");
    QTest::newRow("a line of the far future") << std::string("#line 999999999\n") + inMain("a = float(__LINE__);");
}

void HostileTest::endsSoonAndSmall()
{
    QFETCH(std::string, source);
    rusage before{};
    getrusage(RUSAGE_SELF, &before);
    const CompiledShader fragment = compileShader(ShaderStage::Fragment, source);
    std::string log = fragment.log;
    if (fragment.ok) {
        const CompiledShader vertex = compileShader(
            ShaderStage::Vertex, "attribute vec4 p; varying vec4 v; void main() { v = p; gl_Position = p; }");
        const LinkResult linked = linkProgram(vertex, fragment, {});
        log = linked.log;
        if (linked.program)
            QCOMPARE(structuralFault(*linked.program->fragment), std::string());
        else
            QVERIFY(!log.empty());
    } else {
        QVERIFY(!log.empty());
    }
    rusage after{};
    getrusage(RUSAGE_SELF, &after);
    const long milliseconds = millisecondsOf(after) - millisecondsOf(before);
    qInfo("%ld ms, %ld kB: %.100s", milliseconds, after.ru_maxrss - before.ru_maxrss, log.c_str());
    QVERIFY(milliseconds < kMaxMilliseconds);
    QVERIFY(after.ru_maxrss - before.ru_maxrss < kMaxGrowthKilobytes);
}

VITRINE_TEST(HostileTest, QCoreApplication)
#include "tst_driver_hostile.moc"
