// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/spec/scene.h"

using namespace vitrine::core::gles2;

namespace {

constexpr std::string_view kHead = "#extension GL_OES_standard_derivatives : enable\n"
                                   "precision highp float; precision highp int; varying vec4 v;\n";

/// What a fragment shader with this body, which sets gl_FragColor or `c` (in 255ths), leaves in pixel (8, 8).
Rgba fragment(const std::string& body, const std::string& declarations = "")
{
    Scene scene;
    scene.use(std::string(kHead) + declarations + "\nvoid main() { vec4 c = vec4(0.0, 0.0, 0.0, 255.0);\n" + body +
              "\ngl_FragColor = c / 255.0; }\n");
    scene.everything();
    return scene.at(8, 8);
}

/// The same body in a vertex shader.
Rgba vertex(const std::string& body, const std::string& declarations = "")
{
    Scene scene;
    scene.use("attribute vec4 position; varying vec4 v;\n" + declarations +
                  "\nvoid main() { gl_Position = position; vec4 c = vec4(0.0, 0.0, 0.0, 255.0);\n" + body +
                  "\nv = c / 255.0; }\n",
              "precision highp float; varying vec4 v; void main() { gl_FragColor = v; }\n");
    scene.everything();
    return scene.at(8, 8);
}

} // namespace

class SpecShadersTest : public QObject {
    Q_OBJECT

private slots:
    void fragCoordCountsFromTheLowerLeftWithHalves()
    {
        Scene scene;
        scene.paint("vec4(gl_FragCoord.xy * 2.0, gl_FragCoord.w, 255.0) / vec4(255.0, 255.0, 1.0, 255.0)");
        QCOMPARE(scene.at(0, 0), (Rgba{1, 1, 255, 255}));
        QCOMPARE(scene.at(3, 12), (Rgba{7, 25, 255, 255}));
    }
    void fragCoordFollowsNoViewport()
    {
        Scene scene;
        scene->viewport(4, 4, 8, 8);
        scene.paint("vec4(gl_FragCoord.xy * 2.0, 0.0, 255.0) / 255.0");
        QCOMPARE(scene.at(4, 11), (Rgba{9, 23, 0, 255}));
    }
    void derivativesAreDifferencesOfNeighbors()
    {
        QCOMPARE(fragment("c.xyz = vec3(dFdx(3.0 * gl_FragCoord.x), dFdy(5.0 * gl_FragCoord.y + gl_FragCoord.x),"
                          " fwidth(2.0 * gl_FragCoord.x - 7.0 * gl_FragCoord.y));"),
                 (Rgba{3, 5, 9, 255}));
        // Of a value that changes every second pixel, and within two by two pixels: dFdx is 0 or the step.
        QCOMPARE(fragment("c.x = 100.0 * abs(dFdx(floor(gl_FragCoord.x / 2.0)));"), kBlack);
    }
    void varyingsAreCorrectInPerspective()
    {
        Scene scene;
        scene.use("precision highp float; varying vec4 v; void main() { gl_FragColor = v; }\n");
        // Left edge at w = 1, right edge at w = 3: in the middle t = (½ · ⅓) / (½ · 1 + ½ · ⅓) = ¼.
        scene.array(0, 4, {-1, -1, 0, 1, 3, -3, 0, 3, -1, 1, 0, 1, 3, 3, 0, 3});
        scene.array(1, 1, {0, 1, 0, 1});
        scene->drawArrays(GL_TRIANGLE_STRIP, 0, 4);
        // At pixel 8, whose center is s = 17/32: t = (s/3) / ((1 − s) + s/3) = 17 / 62.
        QVERIFY(isNear(scene.at(8, 8), {70, 0, 0, 255}));
    }

    void bothStages_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("declarations");
        QTest::addColumn<QList<int>>("expected");
        const auto row = [](const char* name, const char* body, QList<int> expected, const char* declarations = "") {
            QTest::newRow(name) << QString(body) << QString(declarations) << expected;
        };
        row("for with break and continue",
            "for (int i = 0; i < 10; ++i) { if (i == 3) continue; if (i == 7) break; c.x += float(i); }", {18, 0, 0});
        row("nested loops", "for (int i = 0; i < 4; ++i) for (int j = 0; j < 3; ++j) c.x += float(i * j);", {18, 0, 0});
        row("while and do",
            "int i = 0; while (i < 5) ++i; c.x = float(i); do { i += 2; } while (i < 10); c.y = float(i);", {5, 11, 0});
        row("counting down", "for (int i = 5; i > 0; i -= 2) c.x = c.x * 10.0 + float(i) / 10.0;", {53, 0, 0});
        row("arrays written and read by loop index",
            "float a[6]; for (int i = 0; i < 6; ++i) a[i] = float(i * i); for (int i = 0; i < 6; ++i) c.x += a[5 - i]; "
            "c.y = a[4];",
            {55, 16, 0});
        row("dynamic index of a vector",
            "vec3 w = vec3(10.0, 20.0, 30.0); for (int i = 0; i < 3; ++i) c[i] = w[2 - i];", {30, 20, 10});
        row("dynamic index of a matrix",
            "mat3 m = mat3(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0); for (int i = 0; i < 3; ++i) c.xyz += m[i];",
            {12, 15, 18});
        row("a function with out and inout", "float a = 3.0, b; f(a, b); c.x = a; c.y = b;", {6, 9, 0},
            "void f(inout float x, out float y) { y = x * x; x = x * 2.0; }");
        row("early return", "c.x = f(1.0); c.y = f(5.0);", {1, 100, 0},
            "float f(float x) { if (x < 2.0) return x; for (int i = 0; i < 3; ++i) { if (i == 1) return 100.0; } "
            "return 7.0; }");
        row("overloads", "c.x = f(1.0); c.y = f(vec2(1.0, 2.0)); c.z = f(3);", {1, 3, 6},
            "float f(float x) { return x; } float f(vec2 x) { return x.x + x.y; } "
            "float f(int x) { return float(x) * 2.0; }");
        row("structures", "S s = S(1.0, vec2(2.0, 3.0)); S t = s; t.b.y = 9.0; c.x = s.b.y; c.y = t.b.y; c.z = t.a;",
            {3, 9, 1}, "struct S { float a; vec2 b; };");
        row("swizzles that are written", "vec4 w = vec4(1.0, 2.0, 3.0, 4.0); w.zx = w.xy; c.xyz = w.xzw;", {2, 1, 4});
        row("ternary and logic with short circuits",
            "int n = 0; bool b = false && (++n > 0); b = true || (++n > 0); c.x = b ? 5.0 : 6.0; c.y = float(n); "
            "c.z = (true ^^ true) ? 1.0 : 2.0;",
            {5, 0, 2});
        row("integer division truncates", "c.x = float(17 / 5); c.y = float(-17 / 5) + 10.0;", {3, 7, 0});
        row("matrix products", "mat2 a = mat2(1.0, 2.0, 3.0, 4.0); mat2 b = a * a; c.xy = b[0]; c.z = b[1][1];",
            {7, 10, 22});
        row("step, clamp, mix, mod",
            "c.x = step(2.0, 2.0) + clamp(9.0, 0.0, 4.0); c.y = mix(10.0, 20.0, 0.3); "
            "c.z = mod(-1.0, 4.0);",
            {5, 13, 3});
        row("floor, ceil, fract, sign",
            "c.x = floor(2.7) + ceil(2.2); c.y = fract(-0.25) * 100.0; "
            "c.z = sign(-3.0) + 2.0;",
            {5, 75, 1});
        row("dot, cross, length, distance",
            "c.x = dot(vec3(1.0, 2.0, 3.0), vec3(4.0, 5.0, 6.0)); "
            "c.y = cross(vec3(1.0, 0.0, 0.0), vec3(0.0, 1.0, 0.0)).z * 9.0; c.z = length(vec2(3.0, 4.0)) + "
            "distance(vec2(1.0), vec2(1.0, 3.0));",
            {32, 9, 7});
        row("reflect and faceforward",
            "c.xy = reflect(vec2(3.0, -4.0), vec2(0.0, 1.0)); "
            "c.z = faceforward(vec2(7.0, 0.0), vec2(1.0, 0.0), vec2(-1.0, 0.0)).x;",
            {3, 4, 7});
        row("relational functions",
            "bvec3 b = lessThan(vec3(1.0, 5.0, 3.0), vec3(2.0, 4.0, 3.0)); "
            "c.x = any(b) ? 1.0 : 0.0; c.y = all(b) ? 1.0 : 0.0; c.z = not(b).y ? 8.0 : 0.0;",
            {1, 0, 8});
        row("exp2, log2, sqrt, pow",
            "c.x = exp2(5.0); c.y = log2(8.0) + sqrt(49.0); c.z = pow(2.0, 6.0) + "
            "inversesqrt(0.25);",
            {32, 10, 66});
        row("sin, cos, atan",
            "c.x = 100.0 * sin(radians(30.0)); c.y = 100.0 * cos(radians(60.0)); "
            "c.z = degrees(atan(1.0, 1.0));",
            {50, 50, 45});
    }
    void bothStages()
    {
        QFETCH(QString, body);
        QFETCH(QString, declarations);
        QFETCH(QList<int>, expected);
        const Rgba color{expected[0], expected[1], expected[2], 255};
        QCOMPARE(fragment(body.toStdString(), declarations.toStdString()), color);
        QCOMPARE(vertex(body.toStdString(), declarations.toStdString()), color);
    }
    void dynamicIndicesOfUniformArrays()
    {
        const auto drawn = [](bool inVertex) {
            Scene scene;
            const std::string_view sum = "float s = 0.0; for (int i = 0; i < 4; ++i) s += u[i] * float(i); ";
            scene.use("attribute vec4 position; attribute float value; varying vec4 v;\n" +
                          std::string(inVertex ? "uniform float u[4];" : "") +
                          "void main() { gl_Position = position; " + std::string(inVertex ? sum : "float s = 0.0;") +
                          (inVertex ? "v = vec4(s, u[int(value)], 0.0, 255.0) / 255.0; }\n" : "v = vec4(s); }\n"),
                      "precision highp float; varying vec4 v;" + std::string(inVertex ? "" : "uniform float u[4];") +
                          "void main() { " +
                          (inVertex ? "gl_FragColor = v; }\n"
                                    : std::string(sum) + "gl_FragColor = vec4(s, u[int(gl_FragCoord.x / 4.0)], v.x, "
                                                         "255.0) / 255.0; }\n"));
            const GLfloat values[] = {10, 20, 30, 40};
            scene->uniform1fv(scene.uniform("u"), 4, values);
            scene->vertexAttrib1f(1, 2.0f);
            scene.everything();
            return scene.at(8, 8); // x / 4 = 2
        };
        QCOMPARE(drawn(false), (Rgba{200, 30, 0, 255}));
        QCOMPARE(drawn(true), (Rgba{200, 30, 0, 255}));
    }
    void branchesMayDivergeWithinAQuad()
    {
        Scene scene;
        scene.use("precision highp float; void main() { float n = 0.0; float x = floor(gl_FragCoord.x);\n"
                  "for (int i = 0; i < 16; ++i) { if (float(i) > x) break; n += 10.0; }\n"
                  "gl_FragColor = vec4(n, mod(x, 2.0) < 1.0 ? 50.0 : 60.0, 0.0, 255.0) / 255.0; }\n");
        scene.everything();
        for (int x = 0; x < 16; ++x)
            QCOMPARE(scene.at(x, 5), (Rgba{10 * (x + 1), x % 2 == 0 ? 50 : 60, 0, 255}));
    }
    void discardLeavesThePixel()
    {
        Scene scene;
        scene->clearColor(0.0f, 0.0f, 1.0f, 1.0f);
        scene->clear(GL_COLOR_BUFFER_BIT);
        scene.use("precision highp float; void main() { gl_FragColor = vec4(1.0, 0.0, 0.0, 1.0);\n"
                  "if (mod(floor(gl_FragCoord.x) + floor(gl_FragCoord.y), 2.0) > 0.5) discard; }\n");
        scene.everything();
        QCOMPARE(scene.at(4, 4), kRed);
        QCOMPARE(scene.at(5, 4), kBlue);
        QCOMPARE(scene.at(5, 5), kRed);
    }
    void fragDataIsFragColor()
    {
        Scene scene;
        scene.use("void main() { gl_FragData[0] = vec4(0.0, 1.0, 0.0, 1.0); }\n");
        scene.everything();
        QCOMPARE(scene.at(8, 8), kGreen);
    }
    void depthRangeIsAUniformOfTheLanguage()
    {
        Scene scene;
        scene->depthRangef(0.2f, 0.8f);
        scene.paint("vec4(gl_DepthRange.near, gl_DepthRange.far, gl_DepthRange.diff, 1.0)");
        QVERIFY(isNear(scene.at(8, 8), {51, 204, 153, 255}));
    }
};

VITRINE_TEST(SpecShadersTest, QCoreApplication)
#include "tst_spec_shaders.moc"
