// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/stage_bench.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace vitrine::core;

/// Compiled shaders compute what GLSL ES 1.00 says: expected values worked out by hand.
class ExecutionTest : public QObject {
    Q_OBJECT

private slots:
    void fragmentComputes_data();
    void fragmentComputes();
    void vertexTransformsByMatrix();
    void discardMarksOnlyItsLanes();
    void lanesLeaveLoopsOneByOne();
    void derivativesAreQuadDifferences();
    void varyingsKeepTheirPlacesBetweenStages();
};

namespace {

const std::string kVertex = "attribute vec4 p; void main() { gl_Position = p; }";

std::string fragment(const char* globals, const char* body)
{
    return std::string(
               "precision highp float; uniform float one, two, three; uniform int ione, itwo, ithree;\n"
               "uniform bool yes; uniform vec4 v1234; uniform mat2 m; uniform float list[4]; uniform vec4 rows[2];\n") +
           globals + "\nvoid main() {\n" + body + "\n}";
}

void setUniforms(StageBench& bench)
{
    bench.setUniform("one", {Vec4{1, 0, 0, 0}});
    bench.setUniform("two", {Vec4{2, 0, 0, 0}});
    bench.setUniform("three", {Vec4{3, 0, 0, 0}});
    bench.setUniformInt("ione", 1);
    bench.setUniformInt("itwo", 2);
    bench.setUniformInt("ithree", 3);
    bench.setUniformInt("yes", -1);
    bench.setUniform("v1234", {Vec4{1, 2, 3, 4}});
    bench.setUniform("m", {Vec4{1, 2, 0, 0}, Vec4{3, 4, 0, 0}});
    bench.setUniform("rows[0]", {Vec4{1, 2, 3, 4}, Vec4{5, 6, 7, 8}});
    bench.setUniform("list[0]", {Vec4{10, 0, 0, 0}, Vec4{20, 0, 0, 0}, Vec4{30, 0, 0, 0}, Vec4{40, 0, 0, 0}});
}

struct Case {
    const char* name;
    const char* globals;
    const char* body;
    Vec4 expected;
};

// clang-format off
const Case kCases[] = {
    {"swizzles and write masks", "", "vec4 a = v1234.wzyx; a.yz = a.xy; gl_FragColor = a;", {4, 4, 3, 1}},
    {"integers divide towards zero", "", "int a = -7 / itwo; gl_FragColor = vec4(float(a), float(7 / itwo), float(itwo * ithree), float(ione - ithree));", {-3, 3, 6, -2}},
    {"bool conversions", "", "gl_FragColor = vec4(float(yes), float(!yes), float(bool(two)), float(int(yes)));", {1, 0, 1, 1}},
    {"logical operators", "", "gl_FragColor = vec4(float(yes && two > three), float(yes || false), float(yes ^^ yes), float(one == 1.0));", {0, 1, 0, 1}},
    {"vector relations", "", "bvec4 b = lessThan(v1234, vec4(two + 0.5)); gl_FragColor = vec4(b) + vec4(float(any(b)), float(all(b)), 0.0, float(not(b).w)) * 10.0;", {11, 1, 0, 10}},
    {"matrix times vector takes columns", "", "vec2 a = m * vec2(5.0, 6.0); vec2 b = vec2(5.0, 6.0) * m; gl_FragColor = vec4(a, b);", {23, 34, 17, 39}},
    {"matrix times matrix", "", "mat2 a = m * m; gl_FragColor = vec4(a[0], a[1]);", {7, 10, 15, 22}},
    {"matrixCompMult", "", "mat2 a = matrixCompMult(m, m); gl_FragColor = vec4(a[0], a[1]);", {1, 4, 9, 16}},
    {"matrix column by index", "", "gl_FragColor = vec4(m[ione], m[ione][ione - 1], m[0][ione]);", {3, 4, 3, 2}},
    {"local matrix written by index", "", "mat2 a = mat2(1.0); a[ione] = vec2(7.0, 8.0); a[0][ione] = 9.0; gl_FragColor = vec4(a[0], a[1]);", {1, 9, 7, 8}},
    {"vector component by index", "", "vec4 a = v1234; a[itwo] = 9.0; gl_FragColor = vec4(a[itwo], a[ithree], v1234[ione], a[0]);", {9, 4, 2, 1}},
    {"uniform array by index", "", "float s = 0.0; for (int i = 0; i < 4; i++) s += list[i]; gl_FragColor = vec4(s, list[itwo], list[ione + 2], list[0]);", {100, 30, 40, 10}},
    {"results beside their address", "", "vec3 s = vec3(0.0); for (int i = 0; i < 2; i++) { s += rows[i].xyz * rows[i].w; } gl_FragColor = vec4(s, 0.0);", {44, 56, 68, 0}},
    {"an index from an array", "", "int i = 0; for (int n = 0; n < 2; n++) i = int(list[i] / 10.0); gl_FragColor = vec4(float(i), list[i], 0.0, 0.0);", {2, 30, 0, 0}},
    {"local array by index", "", "float a[4]; for (int i = 0; i < 4; i++) a[i] = float(i * i); gl_FragColor = vec4(a[itwo], a[ithree], a[0], a[ione]);", {4, 9, 0, 1}},
    {"array of structs", "struct S { vec2 a; float b[2]; };", "S s[2]; for (int i = 0; i < 2; i++) { s[i].a = vec2(float(i), 5.0); s[i].b[0] = 1.0; s[i].b[1] = float(i) + 2.0; } gl_FragColor = vec4(s[ione].a, s[ione].b[ione], s[0].b[1]);", {1, 5, 3, 2}},
    {"nested structs copy by value", "struct I { float x; }; struct O { I i; vec2 v; };", "O a = O(I(one), vec2(two)); O b = a; b.i.x = three; gl_FragColor = vec4(a.i.x, b.i.x, b.v);", {1, 3, 2, 2}},
    {"struct equality", "struct S { vec2 a; int b; };", "S a = S(vec2(one), itwo); S b = a; float e = float(a == b); b.b++; gl_FragColor = vec4(e, float(a != b), 0.0, 0.0);", {1, 1, 0, 0}},
    {"inout and out parameters", "void f(inout float a, out float b, float c) { a += c; b = a * 2.0; c = 100.0; }", "float a = one; float b; float c = three; f(a, b, c); gl_FragColor = vec4(a, b, c, 0.0);", {4, 8, 3, 0}},
    {"early returns", "float f(float x) { if (x > 2.5) return 30.0; if (x > 1.5) { return 20.0; } return 10.0; }", "gl_FragColor = vec4(f(one), f(two), f(three), f(0.0));", {10, 20, 30, 10}},
    {"return out of a loop", "float f(int n) { for (int i = 0; i < 10; i++) { if (i == n) return float(i) * 10.0; } return -1.0; }", "gl_FragColor = vec4(f(ithree), f(ione), f(0), f(itwo * 10));", {30, 10, 0, -1}},
    {"return out of nested loops", "float f(int n) { float c = 0.0; for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) { c += 1.0; if (i * 4 + j == n) return c; } return -c; }", "gl_FragColor = vec4(f(ithree), f(itwo * 3), f(0), f(100));", {4, 7, 1, -16}},
    {"early return of main", "", "gl_FragColor = vec4(1.0); if (yes) { gl_FragColor.y = 5.0; return; } gl_FragColor = vec4(9.0);", {1, 5, 1, 1}},
    {"break and continue", "", "float s = 0.0; float n = 0.0; for (int i = 0; i < 10; i++) { if (i == itwo) continue; if (i > 5) break; s += float(i); n += 1.0; } gl_FragColor = vec4(s, n, 0.0, 0.0);", {13, 5, 0, 0}},
    {"while and do", "", "float a = 0.0; while (a < 4.5) a += two; float b = 10.0; do { b += 1.0; } while (b < two); int n = 0; do { n++; if (n == itwo) continue; } while (n < ithree + 2); gl_FragColor = vec4(a, b, float(n), 0.0);", {6, 11, 5, 0}},
    {"nested loops with inner jumps", "", "float s = 0.0; for (int i = 0; i < 3; i++) { for (int j = 0; j < 3; j++) { if (j == i) continue; if (j > ione) break; s += float(i * 3 + j); } s += 100.0; } gl_FragColor = vec4(s);", {317, 317, 317, 317}},
    {"loop carried swap", "", "float a = one; float b = two; for (int i = 0; i < 3; i++) { float t = a; a = b; b = t; } gl_FragColor = vec4(a, b, 0.0, 0.0);", {2, 1, 0, 0}},
    {"fibonacci", "", "float a = 0.0; float b = one; for (int i = 0; i < 10; i++) { float t = a + b; a = b; b = t; } gl_FragColor = vec4(a, b, 0.0, 0.0);", {55, 89, 0, 0}},
    {"value of the last turn", "", "float last = 0.0; for (int i = 0; i < 5; i++) { last = float(i) * two; } gl_FragColor = vec4(last, 0.0, 0.0, 0.0);", {8, 0, 0, 0}},
    {"conditional operator", "", "vec2 a = two > one ? vec2(1.0, 2.0) : vec2(3.0); gl_FragColor = vec4(a, yes ? 5.0 : 6.0, one > two ? 7.0 : 8.0);", {1, 2, 5, 8}},
    {"side effects in order", "", "int i = 0; float a[3]; a[i++] = 1.0; a[i++] = 2.0; a[i] = 3.0; gl_FragColor = vec4(a[0], a[1], a[2], float(i));", {1, 2, 3, 2}},
    {"short circuit", "float c = 0.0; bool f() { c += 1.0; return true; }", "bool a = !yes && f(); bool b = yes || f(); bool d = yes && f(); gl_FragColor = vec4(c, float(a), float(b), float(d));", {1, 0, 1, 1}},
    {"global initializers", "float g = 4.0; const vec2 k = vec2(5.0, 6.0);", "g += 1.0; gl_FragColor = vec4(g, k, 0.0);", {5, 5, 6, 0}},
    {"common functions", "", "gl_FragColor = vec4(abs(-two), sign(-three), floor(-1.5 * one), ceil(1.25 * one));", {2, -1, -2, 2}},
    {"fract and mod", "", "gl_FragColor = vec4(fract(-1.25 * one), mod(-three, two), mod(5.5 * one, two), fract(2.75 * one));", {0.75f, 1, 1.5f, 0.75f}},
    {"clamp and mix", "", "gl_FragColor = vec4(clamp(three, 0.0, 1.0), clamp(-one, 0.0, 1.0), mix(two, 6.0, 0.25), clamp(three, one, two));", {1, 0, 3, 2}},
    {"step and smoothstep", "", "gl_FragColor = vec4(step(two, one), step(two, two), smoothstep(0.0, two, one), smoothstep(0.0, 4.0 * one, one));", {0, 1, 0.5f, 0.15625f}},
    {"length distance dot", "", "gl_FragColor = vec4(length(vec2(three, 4.0)), distance(vec2(one), vec2(4.0, 5.0)), dot(v1234, v1234), length(-two));", {5, 5, 30, 2}},
    {"cross", "", "gl_FragColor = vec4(cross(v1234.xyz, vec3(4.0, 5.0, 6.0)), 0.0);", {-3, 6, -3, 0}},
    {"normalize and reflect", "", "vec2 n = normalize(vec2(0.0, 4.0 * one)); gl_FragColor = vec4(n, reflect(vec2(one, -one), n));", {0, 1, 1, 1}},
    {"faceforward", "", "vec2 n = vec2(0.0, one); gl_FragColor = vec4(faceforward(n, vec2(0.0, -1.0), n), faceforward(n, vec2(0.0, 1.0), n));", {0, 1, 0, -1}},
    {"refract straight and total", "", "gl_FragColor = vec4(refract(vec2(0.0, -one), vec2(0.0, 1.0), 0.5), refract(vec2(one, 0.0), vec2(0.0, 1.0), two));", {0, -1, 0, 0}},
    {"powers of two", "", "gl_FragColor = vec4(exp2(three), log2(8.0 * one), sqrt(16.0 * one), inversesqrt(4.0 * one));", {8, 3, 4, 0.5f}},
    {"exp log pow", "", "gl_FragColor = vec4(exp(one), log(two), pow(two, three), radians(180.0 * one));", {2.7182818f, 0.6931472f, 8, 3.1415927f}},
    {"trigonometry", "", "gl_FragColor = vec4(sin(one), cos(one), atan(one, -one), asin(one * 0.5));", {0.8414710f, 0.5403023f, 2.3561945f, 0.5235988f}},
    {"array parameters", "float sum(float a[3]) { float s = 0.0; for (int i = 0; i < 3; i++) s += a[i]; a[0] = 99.0; return s; }", "float a[3]; a[0] = one; a[1] = two; a[2] = three; float s = sum(a); gl_FragColor = vec4(s, a[0], 0.0, 0.0);", {6, 1, 0, 0}},
    {"array size before the name", "", "float[3] a, b; a[0] = one; b[2] = two; gl_FragColor = vec4(a[0], b[2], 0.0, 0.0);", {1, 2, 0, 0}},
    {"the constant index of gl_FragData", "", "gl_FragData[0] = v1234;", {1, 2, 3, 4}},
    {"a dynamic index of gl_FragData", "", "gl_FragData[ione - 1] = v1234;", {1, 2, 3, 4}},
    {"matrixCompMult in a constant", "", "const mat2 k = matrixCompMult(mat2(2.0), mat2(3.0)); gl_FragColor = vec4(k[0], k[1]);", {6, 0, 0, 6}},
    {"output read back", "", "gl_FragColor = v1234; gl_FragColor.x += gl_FragColor.y; gl_FragColor[3] *= two;", {3, 2, 3, 8}},
    {"matrix constructors", "", "mat3 a = mat3(two); mat2 b = mat2(v1234); gl_FragColor = vec4(a[1][1], a[0][1], b[1][0], b[0][1]);", {2, 0, 3, 2}},
    {"matrix minus matrix", "", "mat2 a = m - mat2(1.0); a /= two; gl_FragColor = vec4(a[0], a[1]);", {0, 1, 1.5f, 1.5f}},
    {"increments", "", "int i = ione; float a = float(i++); float b = float(++i); vec2 v = vec2(one); vec2 w = v++; gl_FragColor = vec4(a, b, v.x, w.y);", {1, 3, 2, 1}},
};
// clang-format on

bool isClose(float a, float b)
{
    return std::abs(a - b) <= 1e-6f * std::max(1.0f, std::abs(b));
}

} // namespace

void ExecutionTest::fragmentComputes_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < static_cast<int>(std::size(kCases)); ++i)
        QTest::newRow(kCases[i].name) << i;
}

void ExecutionTest::fragmentComputes()
{
    QFETCH(int, index);
    const Case& test = kCases[index];
    StageBench bench(kVertex, fragment(test.globals, test.body));
    QVERIFY2(bench.program(), bench.log().c_str());
    setUniforms(bench);
    const StageBench::Result result = bench.run(ShaderStage::Fragment);
    QVERIFY(result.finished);
    for (int lane = 0; lane < 4; ++lane)
        for (int c = 0; c < 4; ++c)
            QVERIFY2(isClose(result.outputs[0][lane][c], test.expected[c]),
                     qPrintable(QString("component %1 is %2, not %3\n%4")
                                    .arg(c)
                                    .arg(double(result.outputs[0][lane][c]))
                                    .arg(double(test.expected[c]))
                                    .arg(disassemble(*bench.program()->fragment).c_str())));
}

void ExecutionTest::vertexTransformsByMatrix()
{
    StageBench bench("attribute vec4 p; uniform mat4 t; void main() { gl_Position = t * p; gl_PointSize = p.w; }",
                     "void main() { gl_FragColor = vec4(1.0); }");
    QVERIFY2(bench.program(), bench.log().c_str());
    // Columns: scale by 2, 3, 4 and move by (10, 20, 30).
    bench.setUniform("t", {Vec4{2, 0, 0, 0}, Vec4{0, 3, 0, 0}, Vec4{0, 0, 4, 0}, Vec4{10, 20, 30, 1}});
    bench.setInput(0, {Vec4{1, 1, 1, 1}, Vec4{0, 0, 0, 1}, Vec4{1, 2, 3, 1}, Vec4{1, 2, 3, 0}});
    const StageBench::Result result = bench.run(ShaderStage::Vertex);
    QVERIFY(result.finished);
    QCOMPARE(result.outputs[0][0], (Vec4{12, 23, 34, 1}));
    QCOMPARE(result.outputs[0][1], (Vec4{10, 20, 30, 1}));
    QCOMPARE(result.outputs[0][2], (Vec4{12, 26, 42, 1}));
    QCOMPARE(result.outputs[0][3], (Vec4{2, 6, 12, 0}));
    QCOMPARE(result.outputs[1][2].x, 1.0f);
    QVERIFY(bench.program()->vertex->writesPointSize);
}

namespace {

const std::string kVaryingVertex = "attribute vec4 p; varying float v; void main() { v = p.x; gl_Position = p; }";

constexpr std::array<Vec4, 4> kLanes{Vec4{0, 0, 0, 0}, Vec4{1, 0, 0, 0}, Vec4{2, 0, 0, 0}, Vec4{3, 0, 0, 0}};

} // namespace

void ExecutionTest::discardMarksOnlyItsLanes()
{
    const char* const kSources[] = {
        "precision highp float; varying float v; void main() { if (v > 1.5) discard; gl_FragColor = vec4(v); }",
        "precision highp float; varying float v; void f() { if (v > 1.5) discard; }\n"
        "void main() { f(); gl_FragColor = vec4(v); }",
        "precision highp float; varying float v; void main() { gl_FragColor = vec4(v);\n"
        "for (int i = 0; i < 4; i++) { if (v > 1.5) discard; } }"};
    for (const char* source : kSources) {
        StageBench bench(kVaryingVertex, source);
        QVERIFY2(bench.program(), bench.log().c_str());
        QVERIFY(bench.program()->fragment->canDiscard);
        bench.setInput(0, kLanes);
        const StageBench::Result result = bench.run(ShaderStage::Fragment);
        QVERIFY(result.finished);
        QCOMPARE(result.discarded, std::uint64_t{0b1100});
        QCOMPARE(result.outputs[0][1].x, 1.0f);
    }
}

void ExecutionTest::lanesLeaveLoopsOneByOne()
{
    StageBench bench(kVaryingVertex,
                     "precision highp float; varying float v; void main() { float s = 0.0; float t = 7.0;\n"
                     "for (int i = 0; i < 10; i++) { t = float(i) + v; if (float(i) >= v) break; s += 1.0; }\n"
                     "gl_FragColor = vec4(s, t, 0.0, 0.0); }");
    QVERIFY2(bench.program(), bench.log().c_str());
    bench.setInput(0, kLanes);
    const StageBench::Result result = bench.run(ShaderStage::Fragment);
    QVERIFY(result.finished);
    for (int lane = 0; lane < 4; ++lane) {
        QCOMPARE(result.outputs[0][lane].x, float(lane));     // turns
        QCOMPARE(result.outputs[0][lane].y, float(2 * lane)); // i + v of the turn that broke
    }
}

void ExecutionTest::derivativesAreQuadDifferences()
{
    StageBench bench(kVaryingVertex, "#extension GL_OES_standard_derivatives : enable\n"
                                     "precision highp float; varying float v;\n"
                                     "void main() { gl_FragColor = vec4(dFdx(v), dFdy(v), fwidth(-v), 0.0); }");
    QVERIFY2(bench.program(), bench.log().c_str());
    QVERIFY(bench.program()->fragment->usesDerivatives);
    bench.setInput(0, {Vec4{0, 0, 0, 0}, Vec4{1, 0, 0, 0}, Vec4{10, 0, 0, 0}, Vec4{11, 0, 0, 0}});
    const StageBench::Result result = bench.run(ShaderStage::Fragment);
    QVERIFY(result.finished);
    QCOMPARE(result.outputs[0][0], (Vec4{1, 10, 11, 0}));
}

void ExecutionTest::varyingsKeepTheirPlacesBetweenStages()
{
    StageBench bench("attribute vec4 p; varying vec3 a; varying float b; varying vec2 c[2]; varying vec4 unread;\n"
                     "void main() { a = p.xyz; b = p.w; unread = p; for (int i = 0; i < 2; i++) c[i] = p.xy * "
                     "float(i + 1); gl_Position = p; }",
                     "precision highp float; varying vec2 c[2]; varying float b; varying vec3 a;\n"
                     "void main() { gl_FragColor = vec4(a.z, b, c[1].y, c[0].x); }");
    QVERIFY2(bench.program(), bench.log().c_str());
    bench.setInput(0, {Vec4{1, 2, 3, 4}, Vec4{5, 6, 7, 8}, Vec4{}, Vec4{}});
    const StageBench::Result vertex = bench.run(ShaderStage::Vertex);
    QVERIFY(vertex.finished);
    QCOMPARE(vertex.outputs.size(), std::size_t{2} + bench.program()->fragment->varyingCount);
    for (std::uint32_t i = 0; i + 2 < vertex.outputs.size(); ++i)
        bench.setInput(i, vertex.outputs[i + 2]);
    const StageBench::Result result = bench.run(ShaderStage::Fragment);
    QCOMPARE(result.outputs[0][0], (Vec4{3, 4, 4, 1}));
    QCOMPARE(result.outputs[0][1], (Vec4{7, 8, 12, 5}));
}

VITRINE_TEST(ExecutionTest, QCoreApplication)
#include "tst_driver_execution.moc"
