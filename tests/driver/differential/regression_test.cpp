// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/shader_bench.h"

#include <QTest>

using namespace vitrine::core;

/// What the differential test has found: small programs with values worked out by hand.
class RegressionTest : public QObject {
    Q_OBJECT

private slots:
    void fragmentComputes_data();
    void fragmentComputes();
};

namespace {

const std::string kVertex = "attribute vec4 p; varying vec4 v; void main() { v = p; gl_Position = p; }";

struct Case {
    const char* name;
    const char* globals;
    const char* body;
    Vec4 expected; ///< with v = (1, 2, 3, 4), zero = 0, one = 1
};

// clang-format off
const Case kCases[] = {
    {"gl_FragColor by loop index", "", "gl_FragColor = v; for (int i = 0; i < 4; i++) gl_FragColor[i] *= float(i);", {0, 2, 6, 12}},
    {"gl_FragColor read by dynamic index", "", "gl_FragColor = v; gl_FragColor.x = gl_FragColor[one + 1]; if (one == 1) return; gl_FragColor = v;", {3, 2, 3, 4}},
};
// clang-format on

} // namespace

void RegressionTest::fragmentComputes_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < static_cast<int>(std::size(kCases)); ++i)
        QTest::newRow(kCases[i].name) << i;
}

void RegressionTest::fragmentComputes()
{
    QFETCH(int, index);
    const Case& test = kCases[index];
    const std::string globals = "precision highp float; precision highp int; varying vec4 v; uniform int zero, one;\n";
    ShaderBench bench(kVertex, globals + test.globals + "\nvoid main() {\n" + test.body + "\n}");
    QVERIFY2(bench.program(), bench.log().c_str());
    bench.setUniformInt("zero", 0);
    bench.setUniformInt("one", 1);
    constexpr Vec4 kInput{1, 2, 3, 4};
    bench.setInput(0, {kInput, kInput, kInput, kInput});
    const ShaderBench::Result result = bench.run(ShaderStage::Fragment);
    QVERIFY(result.finished);
    for (const Vec4& lane : result.outputs[0])
        for (int c = 0; c < 4; ++c)
            QCOMPARE(lane[c], test.expected[c]);
}

QTEST_GUILESS_MAIN(RegressionTest)
#include "regression_test.moc"
