// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/spec/scene.h"

using namespace vitrine::core;
using namespace vitrine::core::gles2;

namespace {

/// The color that `expression` of the declared uniforms gives, after `set` gave them values; in 255ths.
Rgba shown(std::string_view declarations, std::string_view expression, const std::function<void(Scene&)>& set)
{
    Scene scene(4, 4);
    scene.use("precision highp float;\nprecision highp int;\n" + std::string(declarations) +
              "\nvoid main() { gl_FragColor = vec4(" + std::string(expression) + ") / 255.0; }\n");
    set(scene);
    scene.everything();
    if (scene->getError() != GL_NO_ERROR)
        qFatal("a GL error");
    return scene.at(1, 1);
}

/// What the attribute `value` holds when it comes from this array, in 255ths after `scale`.
Rgba fetched(GLint size, GLenum type, bool isNormalized, const Blob& data, std::string_view scale)
{
    Scene scene(4, 4);
    scene.use("precision highp float; varying vec4 v; void main() { gl_FragColor = v * " + std::string(scale) +
              "; }\n");
    // The same element for all four vertices: a buffer that repeats it.
    auto repeated = std::make_shared<std::vector<std::byte>>();
    for (int i = 0; i < 4; ++i)
        repeated->insert(repeated->end(), data->begin(), data->end());
    scene->vertexAttribPointer(1, size, type, isNormalized ? GL_TRUE : GL_FALSE, static_cast<GLsizei>(data->size()),
                               {false, 0, repeated});
    scene->enableVertexAttribArray(1);
    scene.everything();
    return scene.at(1, 1);
}

} // namespace

class SpecUniformsAttributesTest : public QObject {
    Q_OBJECT

private slots:
    void integersOfEverySize()
    {
        constexpr std::string_view kInts = "uniform int a; uniform ivec2 b; uniform ivec3 c; uniform ivec4 d;";
        const Rgba color = shown(kInts, "a + c.y, b.x + c.z, b.y + d.x, c.x + d.y + d.z + d.w", [](Scene& scene) {
            scene->uniform1i(scene.uniform("a"), 1);
            scene->uniform2i(scene.uniform("b"), 2, 3);
            scene->uniform3i(scene.uniform("c"), -4, 50, 60);
            scene->uniform4i(scene.uniform("d"), 70, 80, 90, 10);
        });
        QCOMPARE(color, (Rgba{51, 62, 73, 176}));
    }
    void integerArrays()
    {
        constexpr std::string_view kInts = "uniform int a[3]; uniform ivec2 b[2]; uniform ivec3 c[2]; "
                                           "uniform ivec4 d[2];";
        const Rgba color = shown(kInts, "a[2], b[1].y, c[1].z, d[1].w + a[0] + a[1]", [](Scene& scene) {
            const GLint numbers[] = {1, 2, 3, 4, 5, 6, 7, 8};
            scene->uniform1iv(scene.uniform("a"), 3, numbers);
            scene->uniform2iv(scene.uniform("b[0]"), 2, numbers);
            scene->uniform3iv(scene.uniform("c"), 2, numbers);
            scene->uniform4iv(scene.uniform("d"), 2, numbers);
            scene->uniform1i(scene.uniform("a[1]"), 100); // an element has a location of its own
        });
        QCOMPARE(color, (Rgba{3, 4, 6, 8 + 1 + 100}));
    }
    void booleansTakeIntegersAndFloats()
    {
        // §2.10.4: 0 is false, everything else is true.
        const Rgba color = shown("uniform bool a; uniform bvec2 b; uniform bvec4 c; uniform bool d[2];",
                                 "a ? 10 : 20, b.x ? 1 : 2, b.y ? 10 : 20, "
                                 "(c.x ? 1 : 0) + (c.y ? 2 : 0) + (c.z ? 4 : 0) + (c.w ? 8 : 0) + (d[1] ? 16 : 0)",
                                 [](Scene& scene) {
                                     scene->uniform1i(scene.uniform("a"), -7);
                                     scene->uniform2f(scene.uniform("b"), 0.0f, 0.5f);
                                     scene->uniform4i(scene.uniform("c"), 0, 1, 0, 2);
                                     const GLfloat values[] = {0.0f, 3.0f};
                                     scene->uniform1fv(scene.uniform("d"), 2, values);
                                 });
        QCOMPARE(color, (Rgba{10, 2, 10, 2 + 8 + 16}));
    }
    void matricesAreGivenByColumns()
    {
        const GLfloat four[] = {1, 2, 3, 4}, nine[] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        // m (1, 10) = first column + 10 · second column.
        const Rgba two = shown("uniform mat2 m;", "m * vec2(1.0, 10.0), m[1][0], m[0][1]",
                               [&](Scene& scene) { scene->uniformMatrix2fv(scene.uniform("m"), 1, GL_FALSE, four); });
        QCOMPARE(two, (Rgba{31, 42, 3, 2}));
        const Rgba three = shown("uniform mat3 m;", "m * vec3(1.0, 10.0, 2.0), (vec3(1.0, 10.0, 2.0) * m).x",
                                 [&](Scene& scene) { scene->uniformMatrix3fv(scene.uniform("m"), 1, GL_FALSE, nine); });
        QCOMPARE(three, (Rgba{1 + 40 + 14, 2 + 50 + 16, 3 + 60 + 18, 1 + 20 + 6}));
    }
    void arraysOfMatricesAndStructures()
    {
        const Rgba color = shown("struct S { float f; mat2 m; }; uniform S s[2]; uniform mat2 m[2];",
                                 "s[1].f, s[1].m[1][1], m[1][0][1], m[0][1][0]", [](Scene& scene) {
                                     const GLfloat eight[] = {1, 2, 3, 4, 5, 6, 7, 8};
                                     scene->uniformMatrix2fv(scene.uniform("m"), 2, GL_FALSE, eight);
                                     scene->uniform1f(scene.uniform("s[1].f"), 99.0f);
                                     scene->uniformMatrix2fv(scene.uniform("s[1].m"), 1, GL_FALSE, eight);
                                 });
        QCOMPARE(color, (Rgba{99, 4, 6, 3}));
    }
    void uniformsStartAtZeroAndAreSharedByTheStages()
    {
        Scene scene(4, 4);
        scene.use("attribute vec4 position; uniform mediump vec4 u; varying vec4 v;\n"
                  "void main() { gl_Position = position; v = u; }\n",
                  "precision mediump float; uniform vec4 u, zero; varying vec4 v;\n"
                  "void main() { gl_FragColor = vec4(v.x, u.y, zero.x, 1.0); }\n");
        scene->uniform4f(scene.uniform("u"), 1.0f, 1.0f, 1.0f, 1.0f);
        scene.everything();
        QCOMPARE(scene.at(1, 1), (Rgba{255, 255, 0, 255}));
    }

    void currentAttributesFillWhatIsNotGiven()
    {
        Scene scene(4, 4);
        scene.use("precision highp float; varying vec4 v; void main() { gl_FragColor = v; }\n");
        const auto color = [&] {
            scene.everything();
            return scene.at(1, 1);
        };
        QCOMPARE(color(), kBlack); // initially (0, 0, 0, 1)
        scene->vertexAttrib1f(1, 0.2f);
        QCOMPARE(color(), (Rgba{51, 0, 0, 255}));
        scene->vertexAttrib2f(1, 0.2f, 0.4f);
        QCOMPARE(color(), (Rgba{51, 102, 0, 255}));
        scene->vertexAttrib3f(1, 0.2f, 0.4f, 0.6f);
        QCOMPARE(color(), (Rgba{51, 102, 153, 255}));
        scene->vertexAttrib4f(1, 0.2f, 0.4f, 0.6f, 0.8f);
        QCOMPARE(color(), (Rgba{51, 102, 153, 204}));
    }
    void arraysOfEveryType_data()
    {
        QTest::addColumn<GLint>("size");
        QTest::addColumn<GLenum>("type");
        QTest::addColumn<bool>("isNormalized");
        QTest::addColumn<Blob>("data");
        QTest::addColumn<QString>("scale");
        QTest::addColumn<QList<int>>("expected");
        const auto row = [](const char* name, GLint size, GLenum type, bool isNormalized, const Blob& data,
                            const char* scale, QList<int> expected) {
            QTest::newRow(name) << size << type << isNormalized << data << QString(scale) << expected;
        };
        const char* const whole = "vec4(vec3(1.0 / 255.0), 1.0)";
        row("FLOAT", 2, GL_FLOAT, false, blobOf<float>({0.2f, 0.4f}), "1.0", {51, 102, 0, 255});
        row("BYTE", 3, GL_BYTE, false, blobOf<std::int8_t>({51, -102, 127}), "vec4(1.0, -1.0, 1.0, 255.0) / 255.0",
            {51, 102, 127, 255});
        // (2 c + 1) / 255: 127 → 1, −128 → −1, 25 → 0.2.
        row("BYTE normalized", 3, GL_BYTE, true, blobOf<std::int8_t>({127, -128, 25}), "vec4(1.0, -1.0, 1.0, 1.0)",
            {255, 255, 51, 255});
        row("UNSIGNED_BYTE", 3, GL_UNSIGNED_BYTE, false, blobOf<std::uint8_t>({51, 102, 200}), whole,
            {51, 102, 200, 255});
        row("UNSIGNED_BYTE normalized", 4, GL_UNSIGNED_BYTE, true, blobOf<std::uint8_t>({51, 102, 200, 17}), "1.0",
            {51, 102, 200, 17});
        row("SHORT", 2, GL_SHORT, false, blobOf<std::int16_t>({51, 200}), whole, {51, 200, 0, 255});
        // (2 c + 1) / 65535: 6553 → 0.2.
        row("SHORT normalized", 2, GL_SHORT, true, blobOf<std::int16_t>({6553, 32767}), "1.0", {51, 255, 0, 255});
        row("UNSIGNED_SHORT normalized", 2, GL_UNSIGNED_SHORT, true, blobOf<std::uint16_t>({13107, 65535}), "1.0",
            {51, 255, 0, 255});
        row("FIXED", 2, GL_FIXED, false, blobOf<std::int32_t>({13107, 65536}), "1.0", {51, 255, 0, 255});
        constexpr GLenum kHalfFloat = 0x140B; // GL_HALF_FLOAT of OpenGL and ES 3.0
        row("HALF_FLOAT of OpenGL", 2, kHalfFloat, false, blobOf<std::uint16_t>({0x3C00, 0x3800}), "1.0",
            {255, 128, 0, 255});
        row("HALF_FLOAT", 2, GL_HALF_FLOAT_OES, false, blobOf<std::uint16_t>({0x3C00, 0x3800}), "1.0",
            {255, 128, 0, 255});
    }
    void arraysOfEveryType()
    {
        QFETCH(GLint, size);
        QFETCH(GLenum, type);
        QFETCH(bool, isNormalized);
        QFETCH(Blob, data);
        QFETCH(QString, scale);
        QFETCH(QList<int>, expected);
        const Rgba color = fetched(size, type, isNormalized, data, scale.toStdString());
        QVERIFY2(isNear(color, {expected[0], expected[1], expected[2], expected[3]}), toString(color));
    }
    void matricesTakeAnAttributeForEveryColumn()
    {
        Scene scene(4, 4);
        scene.use("attribute vec4 position; attribute mat2 value; varying vec4 v;\n"
                  "void main() { gl_Position = position; v = vec4(value[0], value[1]); }\n",
                  "precision highp float; varying vec4 v; void main() { gl_FragColor = v; }\n");
        scene->vertexAttrib2f(1, 0.2f, 0.4f);
        scene->vertexAttrib2f(2, 0.6f, 0.8f);
        scene.everything();
        QCOMPARE(scene.at(1, 1), (Rgba{51, 102, 153, 204}));
    }
};

VITRINE_TEST(SpecUniformsAttributesTest, QCoreApplication)
#include "tst_spec_uniforms_attributes.moc"
