// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/glsl_compiler.h"
#include "core/driver/glsl/preprocessor.h"
#include "core/driver/glsl/source_rewriter.h"
#include "tests/harness/test_class.h"

#include <QTest>

using namespace vitrine::core;

/// The preprocessor of GLSL ES 1.00 §3.3–3.5 and the rewriting behind it.
class PreprocessorTest : public QObject {
    Q_OBJECT

private slots:
    void expands_data();
    void expands();
    void refuses_data();
    void refuses();
    void rewrites_data();
    void rewrites();
    void linesStayThoseOfTheSource();
    void errorsNameTheLineOfTheSource();
    void unknownExtensionWarnsOrFails();
    void capturesMayHaveMoreExtensionsThanPrograms();
    void depthsAreWrittenByTheDriversOwnShadersAlone();
};

namespace {

QString joined(const glsl::Tokens& tokens)
{
    QStringList result;
    for (const glsl::Token& token : tokens)
        result << QString::fromStdString(token.text);
    return result.join(' ');
}

QString preprocessed(const std::string& source)
{
    const auto result = glsl::preprocess(source);
    return result ? joined(result->tokens) : QString::fromStdString("FAILED " + result.error().message.english());
}

} // namespace

void PreprocessorTest::expands_data()
{
    QTest::addColumn<std::string>("source");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* source, const char* expected) {
        QTest::newRow(name) << std::string(source) << QString(expected);
    };
    row("object macro", "#define A 1 + B\n#define B 2\nA", "1 + 2");
    row("function macro", "#define F(a, b) a * b\nF(x + 1, (y, z))", "x + 1 * ( y , z )");
    row("function macro without call", "#define F(a) a\nF F (1) ;", "F 1 ;");
    row("call over lines", "#define F(a) a a\nF(\n1\n)", "1 1");
    row("macro never expands itself", "#define A A + B\n#define B A\nA", "A + A");
    row("arguments expand first", "#define F(a) [a]\n#define G F\nG(G(1))", "[ [ 1 ] ]");
    row("space before parenthesis makes an object", "#define F (a)\nF", "( a )");
    row("undef", "#define A 1\n#undef A\nA", "A");
    row("predefined", "__VERSION__ GL_ES __LINE__\n__LINE__", "100 1 1 2");
    row("line moves __LINE__", "#line 20 3\n__LINE__ __FILE__", "20 3");
    row("line takes expressions", "#line +20\n__LINE__\n__LINE__", "20 21");
    row("line and string of expressions", "#line (233 +10) (+10)\n__LINE__ __FILE__", "243 10");
    row("an expression goes as far as it can", "#line 8 - 3 2\n__LINE__ __FILE__", "5 2");
    row("every operator in a line", "#line 1 << 3 | 16 ~-8 % 4\n__LINE__ __FILE__", "24 3");
    row("bases of a line", "#line 0x10 010\n__LINE__ __FILE__", "16 8");
    row("macros in a line", "#define A 5\n#define F(x) x*2 x\n#line F(A)\n__LINE__ __FILE__", "10 5");
    row("line of the line", "\n#line __LINE__ + 5\n__LINE__", "7");
    row("line of line and file", "#line 7 3\n#line __LINE__ __FILE__ + 1\n__LINE__ __FILE__", "7 4");
    row("line in what is left out", "#if 0\n#line no number\n#endif\n__LINE__", "4");
    row("line in what is taken", "#if 1\n#line 40\n#endif\n__LINE__", "41");
    row("line over lines", "#line 3 /*\n\n*/ 4 /*\n*/\n__LINE__ __FILE__\n__LINE__", "3 4 4");
    row("line that goes on", "#line 3 \\\n 4\n__LINE__ __FILE__", "3 4");
    // What a macro stands for is read when its call ends, its arguments where they stand.
    row("line of a call's end", "#define A(a, b) __LINE__ a b\nA(__LINE__,\n__LINE__\n)", "4 2 3");
    row("of a call's end in a call", "#define B __LINE__\n#define A(a) B a B\n#line 10\nA(\nB\n) B", "12 11 12 12");
    row("of a call whose end is outside", "#define F(a) a __LINE__\n#define G F\nG(\n__LINE__\n)", "4 5");
    row("of a call in an argument", "#define F(a) a __LINE__\nF(F(\n__LINE__\n)\n)", "3 4 5");
    row("of an argument's line in a macro", "#define F(a) a\n#define H(x) F(__LINE__) x\nH(\n__LINE__\n)", "5 4");
    row("of an object's line", "#define B __LINE__, /*\n*/ __LINE__\nB\nB", "3 , 3 4 , 4");
    row("if else", "#if 0\na\n#elif 2 > 1\nb\n#else\nc\n#endif\nd", "b d");
    row("nested", "#ifdef X\n#if garbage (\n#endif\n#else\n#ifndef X\na\n#endif\n#endif", "a");
    row("defined", "#define X\n#if defined X && defined(X) && !defined(Y)\na\n#endif", "a");
    row("defined from a macro", "#define D defined(X)\n#if !D\na\n#endif", "a");
    row("names behind a decided operator", "#if 0 && UNKNOWN\na\n#elif 1 || UNKNOWN\nb\n#endif", "b");
    row("precedence", "#if 1 + 2 * 3 == 7 && (6 & 3 | 8) == 10 && 1 << 2 + 1 == 8 && -7 / 2 == -3\na\n#endif", "a");
    row("octal and hexadecimal", "#if 010 == 8 && 0x1F == 31\na\n#endif", "a");
    row("comments are spaces", "a/* x\n y */b // c\nd", "a b d");
    row("numbers", "1.5e-3 .5 0x1E+2 3.", "1.5e-3 .5 0x1E + 2 3.");
    row("line continuation", "#define A 1 \\\n + 2\nA", "1 + 2");
    row("double underscore in a macro's name", "#define __V 3\n__V", "3");
    row("pragma goes", "#pragma anything at all\na", "a");
    row("carriage returns", "#define A 1\r\nA\rA", "1 1");
}

void PreprocessorTest::expands()
{
    QFETCH(std::string, source);
    QFETCH(QString, expected);
    QCOMPARE(preprocessed(source), expected);
}

void PreprocessorTest::refuses_data()
{
    QTest::addColumn<std::string>("source");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const char* source, int line) {
        QTest::newRow(name) << std::string(source) << line;
    };
    row("other definition", "#define A 1\n#define A 2", 2);
    row("definition of __LINE__", "#define __LINE__ 1", 1);
    row("definition of GL_ names", "\n#define GL_MINE 1", 2);
    row("undef of a predefined name", "#undef GL_ES", 1);
    row("too few arguments", "#define F(a, b) a\nF(1)", 2);
    row("call without end", "#define F(a) a\nF(1", 2);
    row("same parameter twice", "#define F(a, a) a", 1);
    row("else without if", "#else", 1);
    row("else twice", "#if 1\n#else\n#else\n#endif", 3);
    row("endif missing", "\n#if 1\na", 2);
    row("tokens behind endif", "#if 1\n#endif x", 2);
    row("unknown name in a condition", "#if X\n#endif", 1);
    row("float in a condition", "#if 1.0\n#endif", 1);
    row("empty condition", "#if\n#endif", 1);
    row("unknown directive", "#directive", 1);
    row("error", "\n\n#error no good", 3);
    row("version behind code", "float a;\n#version 100", 2);
    row("other version", "#version 300 es", 1);
    row("extension behind code", "float a;\n#extension all : warn", 2);
    row("bad behavior", "#extension all : perhaps", 1);
    row("all required", "#extension all : require", 1);
    row("line without number", "#line x", 1);
    row("line of nothing", "\n#line", 2);
    row("line of three numbers", "#line 1 2 3", 1);
    row("line of a fraction", "#line 22 1.234", 1);
    row("line below zero", "#line -5", 1);
    row("string below zero", "#line 5 (-1)", 1);
    row("line by zero", "#line 1 / 0", 1);
    row("line without its end", "#line (1", 1);
    row("line with another end", "#line 1)", 1);
    row("line of a half expression", "#line 1 +", 1);
    row("line of what is defined", "#define A\n#line defined(A)", 2);
    row("line of a text", "#line 3 \"file\"", 1);
    row("line of a name that is skipped", "#line 5\n#line 0 && A B", 2);
    row("number that is too large", "#line 4294967296", 1);
    row("error behind a line", "#line 70\n\n#define F(a) a\nF(", 4);
    row("condition behind a line", "#line 70\n\n#if X\n#endif", 3);
    row("comment without end", "a\n/* b", 2);
}

void PreprocessorTest::refuses()
{
    QFETCH(std::string, source);
    QFETCH(int, line);
    const auto result = glsl::preprocess(source);
    QVERIFY(!result.hasValue());
    const std::string start = "ERROR: 0:" + std::to_string(line) + ":";
    QVERIFY2(result.error().message.english().rfind(start, 0) == 0, result.error().message.english().c_str());
}

void PreprocessorTest::rewrites_data()
{
    QTest::addColumn<std::string>("source");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* source, const char* expected) {
        QTest::newRow(name) << std::string(source) << QString(expected);
    };
    row("array size moves", "vec4[3] x;", "vec4 x [ 3 ] ;");
    row("to every name", "uniform vec4[N + 1] x, y;", "uniform vec4 x [ N + 1 ] , y [ N + 1 ] ;");
    row("of one parameter only", "void f(float[2] a, float b) {}", "void f ( float a [ 2 ] , float b ) { }");
    row("in a structure", "struct S { vec2[2] a; };", "struct S { vec2 a [ 2 ] ; } ;");
    row("expressions stay", "a[0] = b[1] * c[i];", "a [ 0 ] = b [ 1 ] * c [ i ] ;");
    row("dynamic gl_FragData", "gl_FragData[int(v)] = c;", "gl_FragData [ 0 ] = c ;");
    row("constant gl_FragData", "gl_FragData[1] = c;", "gl_FragData [ 1 ] = c ;");
    row("index with a side effect", "gl_FragData[i++] = c;", "gl_FragData [ i ++ ] = c ;");
    row("other constants", "const float a = 1.0;", "const float a = 1.0 ;");
}

void PreprocessorTest::rewrites()
{
    QFETCH(std::string, source);
    QFETCH(QString, expected);
    auto result = glsl::preprocess(source);
    QVERIFY(result.hasValue());
    glsl::rewriteTokens(result->tokens);
    QCOMPARE(joined(result->tokens), expected);
}

void PreprocessorTest::linesStayThoseOfTheSource()
{
    const auto result = glsl::preprocess("#define A \\\n 1\n\na A\n/*\n*/ b\n#line 90\nc");
    QVERIFY(result.hasValue());
    std::vector<std::uint32_t> lines;
    for (const glsl::Token& token : result->tokens)
        lines.push_back(token.line);
    QCOMPARE(lines, (std::vector<std::uint32_t>{4, 4, 6, 8}));
}

void PreprocessorTest::errorsNameTheLineOfTheSource()
{
    const CompiledShader shader = compileShader(
        ShaderStage::Fragment, "#version 100\n#extension GL_OES_standard_derivatives : enable\n#define A 1\n\n"
                               "void main()\n{\n    gl_FragColor = undeclared;\n}\n");
    QVERIFY(!shader.ok);
    QVERIFY2(shader.log.find("ERROR: 0:7: 'undeclared'") != std::string::npos, shader.log.c_str());
}

void PreprocessorTest::unknownExtensionWarnsOrFails()
{
    const std::string body = "void main() { gl_FragColor = vec4(1.0); }";
    const CompiledShader enabled =
        compileShader(ShaderStage::Fragment, "#extension GL_EXT_texture_array : enable\n" + body);
    QVERIFY2(enabled.ok, enabled.log.c_str());
    QVERIFY(enabled.log.find("WARNING: 0:1:") != std::string::npos);
    const CompiledShader disabled =
        compileShader(ShaderStage::Fragment, "#extension GL_EXT_texture_array : disable\n" + body);
    QVERIFY2(disabled.ok && disabled.log.find("WARNING: 0:1:") != std::string::npos, disabled.log.c_str());
    QVERIFY(!compileShader(ShaderStage::Fragment, "#extension GL_EXT_texture_array : require\n" + body).ok);
}

void PreprocessorTest::capturesMayHaveMoreExtensionsThanPrograms()
{
    const std::string asks = "#extension GL_OES_EGL_image_external : require\nvoid main() {}";
    const std::string defines = "#ifndef GL_OES_EGL_image_external\n#error not there\n#endif\nvoid main() {}";
    for (const std::string& source : {asks, defines}) {
        QVERIFY(!compileShader(ShaderStage::Fragment, source).ok);
        const auto captured = compileShader(ShaderStage::Fragment, source, nullptr, ShaderOrigin::Capture);
        QVERIFY2(captured.ok, captured.log.c_str());
    }
}

void PreprocessorTest::depthsAreWrittenByTheDriversOwnShadersAlone()
{
    const std::string source = "#extension GL_EXT_frag_depth : require\n"
                               "void main() { gl_FragColor = vec4(1.0); gl_FragDepthEXT = 0.5; }";
    for (const ShaderOrigin origin : {ShaderOrigin::Program, ShaderOrigin::Capture})
        QVERIFY(!compileShader(ShaderStage::Fragment, source, nullptr, origin).ok);
    const auto vertex = compileShader(ShaderStage::Vertex, "void main() { gl_Position = vec4(0.0); }");
    const auto fragment = compileShader(ShaderStage::Fragment, source, nullptr, ShaderOrigin::Driver);
    QVERIFY2(fragment.ok, fragment.log.c_str());
    const LinkResult linked = linkProgram(vertex, fragment, {});
    QVERIFY2(linked.program, linked.log.c_str());
    QVERIFY(linked.program->fragment->writesDepth && !linked.program->vertex->writesDepth);
}

VITRINE_TEST(PreprocessorTest, QCoreApplication)
#include "tst_driver_preprocessor.moc"
