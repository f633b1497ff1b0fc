// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/stage_bench.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <span>

using namespace vitrine::core;

/// What the differential test has found: small programs with values worked out by hand.
class RegressionTest : public QObject {
    Q_OBJECT

private slots:
    void fragmentComputes_data();
    void fragmentComputes();
    void lanesAreDiscarded_data();
    void lanesAreDiscarded();
};

namespace {

const std::string kPassingVertex = "attribute vec4 p; varying vec4 v; void main() { v = p; gl_Position = p; }";

struct RegressionCase {
    const char* name;
    const char* globals;
    const char* body;
    Vec4 expected; ///< with v = (1, 2, 3, 4), zero = 0, one = 1
};

// clang-format off
const RegressionCase kRegressionCases[] = {
    {"a matrix divided by a number", "", "float s = 49.0 * v.x; mat2 m = mat2(s); m /= s; mat2 n = mat2(v * s) / s; gl_FragColor = vec4(m[0].x, m[1].y, n[0].y, n[1].x);", {1, 1, 2, 3}},
    {"gl_FragColor by loop index", "", "gl_FragColor = v; for (int i = 0; i < 4; i++) gl_FragColor[i] *= float(i);", {0, 2, 6, 12}},
    {"gl_FragColor read by dynamic index", "", "gl_FragColor = v; gl_FragColor.x = gl_FragColor[one + 1]; if (one == 1) return; gl_FragColor = v;", {3, 2, 3, 4}},
    {"mix by 1 takes both values", "", "float far = float(one) / float(zero); vec2 m = mix(vec2(far, v.x), v.xy, 1.0); gl_FragColor = vec4(m.x == m.x, m.y, clamp(m.x, 5.0, 6.0), 0.0);", {0, 2, 5, 0}},
    {"a function of constants on one way, a constant on the other", "", "vec3 d = vec3(1.0, 0.0, 7.25); vec2 x = min(vec2(1.0), d.zz); d -= 1.0; if (v.x == 5.0) x = vec2(-1.0); gl_FragColor = vec4(x, d.z, 0.0);", {1, 1, 6.25f, 0}},
    {"clamp of constants", "", "float x = clamp(1.0, 0.0, 2.0); if (v.x == 5.0) x = 7.0; gl_FragColor = vec4(x, clamp(1.0, 0.5, v.y), clamp(5.0, 0.5, v.y), sqrt(4.0 * v.x));", {1, 1, 2, 2}},
    {"clamp keeps the sign of zero", "", "float z = float(zero); vec2 c = vec2(1.0 / clamp(-v.x * z, 0.0, 1.0), 1.0 / clamp(-v.x * z, z, v.x)); gl_FragColor = vec4(lessThan(c, vec2(0.0)), 0.0, 0.0);", {1, 1, 0, 0}},
};

/// Discards the lanes whose v.w is 1: 0 and 1.
const RegressionCase kDiscards[] = {
    {"in a loop within a loop", "", "gl_FragColor = v; for (int i = 0; i < 4; i++) { int w = 0; do { w += 1; if (v.w < 2.0) discard; } while (w < 5); gl_FragColor.x += 1.0; }", {5, 2, 3, 4}},
    {"before anything ends two loops", "vec3 f() { for (int i = 0; i < 4; i++) { int w = 0; do { w += 1; discard; } while (w < 5 && v.x > 0.0); } return v.xyz; }", "gl_FragColor = v; if (v.w < 2.0) f();", {1, 2, 3, 4}},
    {"in the condition of a loop", "bool f(float x) { if (x < 2.0) discard; return true; }", "gl_FragColor = v; int w = 0; do { w += 1; gl_FragColor.x += 1.0; } while (w < 3 && f(v.w));", {4, 2, 3, 4}},
    {"always, in the condition of a loop", "bool f() { discard; return v.x > 7.0; }", "gl_FragColor = v; int w = 0; do { w += 1; gl_FragColor.x += 1.0; } while (w < 3 && (v.w > 2.0 ? v.w < 5.0 : f()));", {4, 2, 3, 4}},
};
// clang-format on

void addRows(std::span<const RegressionCase> cases)
{
    QTest::addColumn<const RegressionCase*>("test");
    for (const RegressionCase& test : cases)
        QTest::newRow(test.name) << &test;
}

StageBench::Result run(const RegressionCase& test, const std::array<Vec4, 4>& lanes)
{
    const std::string globals = "precision highp float; precision highp int; varying vec4 v; uniform int zero, one;\n";
    StageBench bench(kPassingVertex, globals + test.globals + "\nvoid main() {\n" + test.body + "\n}");
    if (!bench.program()) {
        qWarning("%s", bench.log().c_str());
        return {};
    }
    bench.setUniformInt("zero", 0);
    bench.setUniformInt("one", 1);
    bench.setInput(0, lanes);
    return bench.run(ShaderStage::Fragment);
}

constexpr Vec4 kInput{1, 2, 3, 4};

} // namespace

void RegressionTest::fragmentComputes_data()
{
    addRows(kRegressionCases);
}

void RegressionTest::fragmentComputes()
{
    QFETCH(const RegressionCase*, test);
    const StageBench::Result result = run(*test, {kInput, kInput, kInput, kInput});
    QVERIFY(result.finished);
    for (const Vec4& lane : result.outputs[0])
        for (int c = 0; c < 4; ++c)
            QCOMPARE(lane[c], test->expected[c]);
}

void RegressionTest::lanesAreDiscarded_data()
{
    addRows(kDiscards);
}

void RegressionTest::lanesAreDiscarded()
{
    QFETCH(const RegressionCase*, test);
    constexpr Vec4 kDiscarded{1, 2, 3, 1};
    const StageBench::Result result = run(*test, {kDiscarded, kDiscarded, kInput, kInput});
    QVERIFY(result.finished);
    QCOMPARE(result.discarded, std::uint64_t{0b0011});
    for (int lane = 2; lane < 4; ++lane)
        for (int c = 0; c < 4; ++c)
            QCOMPARE(result.outputs[0][lane][c], test->expected[c]);
}

VITRINE_TEST(RegressionTest, QCoreApplication)
#include "tst_driver_regression.moc"
