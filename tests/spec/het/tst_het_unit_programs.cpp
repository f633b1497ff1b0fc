// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/spec/scene.h"

#include <QtTest>

using namespace vitrine::core::gles2;

/// Programs that call fixed-function units, drawn by both machines (HET-11, HET-27, HET-28).
class HetUnitProgramsTest : public QObject {
    Q_OBJECT

private slots:
    void HET_11_aTexelFeedsTheShadingAndItsResultTheProgram();
    void HET_11_vertexProgramsAskToo();
    void HET_11_callsGiveWhatFunctionsGive_data();
    void HET_11_callsGiveWhatFunctionsGive();
    void HET_27_theUnitUsesWhatIsSet();
    void HET_28_drawsKeepTheirValues();
};

namespace {

const std::string kEnable = "#extension GL_VITRINE_fixed_function : require\nprecision highp float;\n";

void setLambert(Scene& scene)
{
    scene->uniform1i(scene.uniform("ff_Shading.model"), 0);
    scene->uniform3f(scene.uniform("ff_Shading.ambient"), 0.0f, 0.0f, 0.0f);
    scene->uniform3f(scene.uniform("ff_Shading.diffuse"), 1.0f, 1.0f, 1.0f);
}

/// With these, units are functions that a shader has, too: LINEAR from 0 to 1 is clamp(u), LAMBERT with the light above
/// gives the base color.
const std::string kUnitFunctions = "vec4 ramp(vec2 p) { return ffProcTex(p); }\n"
                                   "vec4 same(vec4 c) {\n"
                                   "    vec3 up = vec3(0.0, 0.0, 1.0);\n"
                                   "    return ffShading(up, up, up, c).diffuse;\n"
                                   "}\n";
const std::string kOwnFunctions = "vec4 ramp(vec2 p) { return vec4(clamp(p.x, 0.0, 1.0)); }\n"
                                  "vec4 same(vec4 c) { return c; }\n";

std::vector<Rgba> picture(const std::string& functions, const std::string& body)
{
    Scene scene;
    const bool asksUnits = functions == kUnitFunctions;
    scene.use((asksUnits ? kEnable : std::string("precision highp float;\n")) + "varying vec4 v;\n" + functions + body);
    if (asksUnits) {
        setLambert(scene);
        scene->uniform1i(scene.uniform("ff_ProcTex.procedure"), 4);
        scene->uniform4f(scene.uniform("ff_ProcTex.c0"), 0.0f, 0.0f, 0.0f, 0.0f);
        scene->uniform4f(scene.uniform("ff_ProcTex.c1"), 1.0f, 1.0f, 1.0f, 1.0f);
    }
    scene.array(1, 4, {0.0f, 0.0f, 0.1f, 1.0f, 1.0f, 0.0f, 0.2f, 0.5f, 0.0f, 1.0f, 0.3f, 0.7f, 1.0f, 1.0f, 0.9f, 0.1f});
    scene.everything();
    std::vector<Rgba> pixels;
    for (int y = 0; y < 16; ++y)
        for (int x = 0; x < 16; ++x)
            pixels.push_back(scene.at(x, y));
    return pixels;
}

} // namespace

void HetUnitProgramsTest::HET_11_aTexelFeedsTheShadingAndItsResultTheProgram()
{
    Scene scene;
    scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 1, 1, {204, 102, 51, 255}); // 0.8, 0.4, 0.2
    scene.use(kEnable + "uniform sampler2D t;\n"
                        "void main() {\n"
                        "    vec3 n = vec3(0.0, 0.0, 1.0);\n"
                        "    vec4 c = ffShading(n, vec3(0.0, 0.6, 0.8), n, texture2D(t, vec2(0.5))).diffuse;\n"
                        "    gl_FragColor = vec4(c.rgb * 0.5, 1.0);\n"
                        "}\n");
    setLambert(scene);
    scene.everything();
    // 0.8 · 0.8 · 0.5 = 0.32, and half and a quarter of that.
    QVERIFY(isNear(scene.at(3, 5), {82, 41, 20, 255}));
}

void HetUnitProgramsTest::HET_11_vertexProgramsAskToo()
{
    Scene scene;
    scene.use("#extension GL_VITRINE_fixed_function : require\n"
              "attribute vec4 position;\nvarying vec4 v;\n"
              "void main() {\n"
              "    vec3 n = vec3(0.0, 0.0, 1.0);\n"
              "    gl_Position = position;\n"
              "    v = ffShading(n, vec3(0.0, 0.6, 0.8), n, vec4(1.0, 0.5, 0.25, 1.0)).diffuse;\n"
              "}\n",
              "precision highp float;\nvarying vec4 v;\nvoid main() { gl_FragColor = v; }\n");
    setLambert(scene);
    scene.everything();
    QVERIFY(isNear(scene.at(7, 7), {204, 102, 51, 255}));
}

void HetUnitProgramsTest::HET_11_callsGiveWhatFunctionsGive_data()
{
    QTest::addColumn<QString>("body");
    QTest::newRow("nested") << "void main() { gl_FragColor = same(ramp(same(v).yx) * 0.5 + ramp(ramp(v.xy).zw)); }";
    QTest::newRow("several in flight")
        << "void main() { vec4 a = ramp(v.xy), b = ramp(v.yx), c = same(v), d = same(v.wzyx);"
           " gl_FragColor = vec4(a.x, b.y, c.z, d.w) * (a + b - c * d); }";
    QTest::newRow("branches") << "void main() { vec4 s; if (v.x < 0.4) s = ramp(v.yy); else if (v.y > 0.3) s = same(v);"
                                 " else s = ramp(v.xx) + same(v.zzzz); gl_FragColor = s; }";
    QTest::newRow("loops") << "void main() { vec4 s = v; for (int i = 0; i < 6; ++i) { s += ramp(s.zy) * 0.1;"
                              " if (s.x > 1.3) break; if (s.w > 0.9) continue; s = same(s.yzwx) + ramp(v.xy) * 0.05; }"
                              " gl_FragColor = s; }";
    QTest::newRow("discards")
        << "void main() { vec4 s = ramp(v.xy); if (s.x > 0.6) discard; gl_FragColor = same(s * v); }";
    QTest::newRow("early returns")
        << "vec4 f(vec4 p) { if (p.x > 0.5) return ramp(p.yx); p = same(p.wxyz); for (int i = 0; i < 3; ++i) {"
           " if (p.y < 0.2) return p; p = ramp(p.yz) * 0.7; } return p + 0.1; }"
           " void main() { gl_FragColor = f(v) + f(v.yxwz) * 0.5; }";
    QTest::newRow("arrays")
        << "void main() { vec4 a[4]; for (int i = 0; i < 4; ++i) a[i] = ramp(v.yx + 0.1 * float(i));"
           " vec4 s = vec4(0.0); for (int i = 0; i < 4; ++i) s += same(a[int(v.x * 3.9)]) * 0.2;"
           " gl_FragColor = s; }";
    QTest::newRow("one input twice")
        << "void main() { float u = v.x * v.y; gl_FragColor = ramp(vec2(u)) + same(vec4(u)) * u; }";
}

void HetUnitProgramsTest::HET_11_callsGiveWhatFunctionsGive()
{
    QFETCH(const QString, body);
    const std::string text = body.toStdString();
    const std::vector<Rgba> expected = picture(kOwnFunctions, text);
    QCOMPARE(picture(kUnitFunctions, text), expected);
    QVERIFY(std::count(expected.begin(), expected.end(), expected[0]) < 200); // a picture of something
}

void HetUnitProgramsTest::HET_27_theUnitUsesWhatIsSet()
{
    Scene scene;
    scene.use(kEnable + "uniform float scale;\n"
                        "void main() {\n"
                        "    vec3 n = vec3(0.0, 0.0, 1.0);\n"
                        "    gl_FragColor = vec4(ffShading(n, vec3(0.0, 0.6, 0.8), n, vec4(1.0)).specular.rgb * scale, "
                        "1.0);\n"
                        "}\n");
    scene->uniform1i(scene.uniform("ff_Shading.model"), 2); // BLINN_PHONG
    scene->uniform1f(scene.uniform("ff_Shading.shininess"), 10.0f);
    scene->uniform3f(scene.uniform("ff_Shading.specular"), 1.0f, 0.5f, 0.0f);
    scene->uniform1f(scene.uniform("scale"), 1.0f);
    scene.everything();
    QVERIFY(isNear(scene.at(2, 2), {151, 75, 0, 255})); // 0.590490 · 255 = 150.6
    scene->uniform1f(scene.uniform("ff_Shading.shininess"), 20.0f);
    scene.everything();
    QVERIFY(isNear(scene.at(2, 2), {89, 44, 0, 255})); // 0.590490² · 255 = 88.9
}

void HetUnitProgramsTest::HET_28_drawsKeepTheirValues()
{
    Scene scene;
    scene.use(kEnable + "uniform vec4 tint;\nvoid main() { gl_FragColor = tint * ffProcTex(vec2(0.0)); }\n");
    scene->uniform4f(scene.uniform("ff_ProcTex.c0"), 1.0f, 1.0f, 1.0f, 1.0f);
    scene->uniform4f(scene.uniform("tint"), 1.0f, 0.0f, 0.0f, 1.0f);
    scene.rect(0, 0, 8, 16);
    scene->uniform4f(scene.uniform("tint"), 0.0f, 1.0f, 0.0f, 1.0f);
    scene.rect(8, 0, 12, 16);
    scene->uniform4f(scene.uniform("ff_ProcTex.c0"), 0.0f, 0.0f, 0.0f, 1.0f);
    scene.rect(12, 0, 16, 16);
    QCOMPARE(scene.at(4, 4), kRed);
    QCOMPARE(scene.at(10, 4), kGreen);
    QCOMPARE(scene.at(14, 4), kBlack);
}

VITRINE_TEST(HetUnitProgramsTest)
#include "tst_het_unit_programs.moc"
