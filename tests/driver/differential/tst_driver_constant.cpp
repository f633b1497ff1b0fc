// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/differential/constant_operations.h"
#include "tests/driver/stage_bench.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <bit>
#include <cmath>

using namespace vitrine::core;
using namespace vitrine::differential;

/// A constant expression is folded to the very bits that the same expression of uniforms gives when it runs.
class ConstantTest : public QObject {
    Q_OBJECT

private slots:
    void everyOperationOverEveryType();
    void compositions();
    void valuesByHand_data();
    void valuesByHand();
    void staysConstant_data();
    void staysConstant();
};

namespace {

const std::string kVertex = "attribute vec4 p; void main() { gl_Position = p; }";

/// Floats that tell a value's components apart to the last bit.
std::vector<std::string> visibleParts(const Type& type, const std::string& name)
{
    std::vector<std::string> parts;
    for (const Leaf& leaf : leavesOf({name, type}))
        for (int column = 0; column < leaf.type.columns; ++column)
            for (int row = 0; row < leaf.type.rows; ++row) {
                std::string part = leaf.name;
                part += leaf.type.isMatrix() ? "[" + std::to_string(column) + "]" : "";
                part += leaf.type.rows > 1 ? "[" + std::to_string(row) + "]" : "";
                if (leaf.type.base == Base::Int) { // a float holds 24 bits only
                    parts.push_back("float(" + part + " / 65536)");
                    parts.push_back("float(" + part + " - " + part + " / 65536 * 65536)");
                } else {
                    parts.push_back("float(" + part + ")");
                }
            }
    return parts;
}

/// One run shows four parts of one expression, folded or running: the one whose number is `part`.
class Batch {
public:
    explicit Batch(ConstantWriter& writer) : m_writer(writer) {}

    void add(const ConstantExpression& expression)
    {
        addSide(expression, expression.constant, "const ");
        addSide(expression, expression.running, "");
        m_expressions.push_back(expression);
    }

    /// The first difference, or nothing.
    std::string difference() const
    {
        StageBench bench(kVertex, source());
        if (!bench.program())
            return bench.log() + source();
        setUniforms(bench);
        int part = 0;
        for (const ConstantExpression& expression : m_expressions) {
            const int count = partCount(expression);
            for (int i = 0; i < count; ++i) {
                const Vec4 folded = shown(bench, part + i);
                const Vec4 running = shown(bench, part + count + i);
                for (int c = 0; c < 4; ++c)
                    if (!isSame(folded[c], running[c]))
                        return describe(expression, i * 4 + c, folded[c], running[c]);
            }
            part += 2 * count;
        }
        return {};
    }

private:
    static int partCount(const ConstantExpression& expression)
    {
        return static_cast<int>(visibleParts(expression.type, "x").size() + 3) / 4;
    }

    void addSide(const ConstantExpression& expression, const std::string& text, const std::string& qualifier)
    {
        const std::vector<std::string> parts = visibleParts(expression.type, "x");
        for (std::size_t first = 0; first < parts.size(); first += 4) {
            m_body += "if (part == " + std::to_string(m_parts++) + ") { " + qualifier + typeName(expression.type) +
                      " x = " + text + "; gl_FragColor = vec4(";
            for (std::size_t i = first; i < first + 4; ++i)
                m_body += (i > first ? ", " : "") + (i < parts.size() ? parts[i] : "0.0");
            m_body += "); }\n";
        }
    }

    std::string source() const
    {
        return "precision highp float; precision highp int;\n"
               "uniform int part; uniform vec4 f[60]; uniform ivec4 n[60]; uniform bvec4 b[60];\n" +
               structureDeclarations() + "void main() {\ngl_FragColor = vec4(0.0);\n" + m_body + "}\n";
    }

    template <class Values, class ToFloat>
    static std::vector<Vec4> registers(const Values& values, ToFloat toFloat)
    {
        std::vector<Vec4> result(ConstantWriter::kScalars / 4);
        for (std::size_t i = 0; i < values.size(); ++i)
            result[i / 4][static_cast<int>(i % 4)] = toFloat(values[i]);
        return result;
    }

    void setUniforms(StageBench& bench) const
    {
        bench.setUniform("f[0]", registers(m_writer.floats, [](float value) { return value; }));
        bench.setUniform("n[0]", registers(m_writer.integers, [](std::int32_t v) { return std::bit_cast<float>(v); }));
        bench.setUniform("b[0]", registers(m_writer.truths, [](bool v) { return std::bit_cast<float>(v ? -1 : 0); }));
    }

    static Vec4 shown(StageBench& bench, int part)
    {
        bench.setUniformInt("part", part);
        return bench.run(vitrine::core::ShaderStage::Fragment).outputs[0][0];
    }

    static bool isSame(float a, float b)
    {
        return (std::isnan(a) && std::isnan(b)) || std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
    }

    static std::string describe(const ConstantExpression& expression, int component, float folded, float running)
    {
        return QString("%1 %2, part %3: folded to %4, runs to %5")
            .arg(typeName(expression.type).c_str(), expression.constant.c_str())
            .arg(component)
            .arg(double(folded), 0, 'g', 9)
            .arg(double(running), 0, 'g', 9)
            .toStdString();
    }

    ConstantWriter& m_writer;
    std::vector<ConstantExpression> m_expressions;
    std::string m_body;
    int m_parts = 0;
};

/// Tries operations from `next` on until it gives null.
template <class Next>
void compareAll(std::uint32_t seed, int depth, Next next)
{
    RandomSource random(seed);
    QStringList differences;
    const Operation* operation = next(random);
    while (operation) {
        ConstantWriter writer(random);
        Batch batch(writer);
        for (int i = 0; operation && i < 12 && writer.hasRoom(); ++i, operation = next(random))
            batch.add(writer.write(*operation, depth));
        if (const std::string difference = batch.difference(); !difference.empty())
            differences.append(difference.c_str());
    }
    for (const QString& difference : differences.mid(0, 40))
        qWarning("%s", qPrintable(difference));
    QCOMPARE(differences.size(), 0);
}

} // namespace

void ConstantTest::everyOperationOverEveryType()
{
    const std::vector<Operation>& operations = constantOperations();
    QVERIFY(operations.size() > 700);
    constexpr std::size_t kRounds = 4;
    std::size_t done = 0;
    compareAll(1, 1, [&](RandomSource&) {
        return done == kRounds * operations.size() ? nullptr : &operations[done++ % operations.size()];
    });
}

void ConstantTest::compositions()
{
    int left = 600;
    compareAll(2, 3, [&](RandomSource& random) { return left-- == 0 ? nullptr : &random.oneOf(constantOperations()); });
}

namespace {

/// Values worked out by hand, as `k` of that type, seen through the expression behind it.
struct ConstantCase {
    const char* expression;
    Vec4 expected;
    const char* type = "bool";
    const char* seen = "vec4(k, !k, k == true, k == false)";
};

constexpr Vec4 kTrue{1, 0, 1, 0};
constexpr Vec4 kFalse{0, 1, 0, 1};

// clang-format off
const ConstantCase kConstantCases[] = {
    {"vec2(1.0) == vec2(1.0)", kTrue},
    {"vec2(1.0) != vec2(1.0)", kFalse},
    {"(vec2(1.0) == vec2(1.0)) == true", kTrue},
    {"true == (ivec3(1) == ivec3(1))", kTrue},
    {"!((mat2(1.0) == mat2(1.0)) != true)", kTrue},
    {"(vec2(1.0) == vec2(1.0)) == (vec3(2.0) == vec3(2.0))", kTrue},
    {"(bvec4(true) == bvec4(true, true, true, false)) == false", kTrue},
    {"(mat4(2.0) != mat4(2.0)) == (1 == 2)", kTrue},
    {"(vec4(1.0, 2.0, 3.0, 4.0) == vec4(1.0, 2.0, 3.0, 5.0)) || false", kFalse},
    {"(ivec2(1, 2) == ivec2(1, 2)) ^^ (vec3(0.0) != vec3(0.0))", kTrue},
    {"(vec2(1.0) == vec2(1.0)) && (mat3(1.0) == mat3(1.0))", kTrue},
    {"bvec2(vec2(1.0) == vec2(1.0), mat2(1.0) == mat2(2.0)) == bvec2(true, false)", kTrue},
    {"(S(vec2(1.0), 2) == S(vec2(1.0), 2)) == true", kTrue},
    {"(S(vec2(1.0), 2) != S(vec2(1.0), 3)) == true", kTrue},
    {"(S(vec2(1.0), 2) == S(vec2(1.0, 1.5), 2)) == (vec2(0.0) == vec2(1.0))", kTrue},
    {"(T(S(vec2(1.0), 2), mat2(3.0)) == T(S(vec2(1.0), 2), mat2(3.0))) == true", kTrue},
    {"(T(S(vec2(1.0), 2), mat2(3.0)) == T(S(vec2(1.0), 2), mat2(3.0, 0.0, 0.5, 3.0))) == false", kTrue},
    {"((vec2(1.0) == vec2(1.0)) ? mat2(1.0) : mat2(2.0)) == mat2(1.0)", kTrue},
    {"vec2(0.0) == vec2(-0.0)", kTrue},
    {"any(equal(vec3(1.0, 2.0, 3.0), vec3(3.0, 2.0, 1.0))) == true", kTrue},
    {"16777216.0 + 1.0 == 16777216.0", kTrue},                 // 24 bits of a 32-bit float
    {"0.1 + 0.2 == 0.3", kTrue},                               // of the next 32-bit floats, 2⁻²⁵ apart, the nearest; not so in 64 bits
    {"mat2(49.0) / 49.0 == mat2(1.0)", kTrue},
    {"1.0 / -0.0 < 0.0", kTrue},                               // −∞
    {"matrixCompMult(mat2(2.0), mat2(3.0))", {6, 0, 0, 6}, "mat2", "vec4(k)"},
    {"mat2(1.0, 2.0, 3.0, 4.0) * mat2(1.0, 2.0, 3.0, 4.0)", {7, 10, 15, 22}, "mat2", "vec4(k)"},
    {"vec4(mat2(1.0, 2.0, 3.0, 4.0) * vec2(5.0, 6.0), vec2(5.0, 6.0) * mat2(1.0, 2.0, 3.0, 4.0))", {23, 34, 17, 39}, "vec4", "k"},
    {"vec4(mod(-1.0, 3.0), fract(-0.25), sign(-2.0), mix(1.0, 3.0, 0.25))", {2, 0.75f, -1, 1.5f}, "vec4", "k"},
    {"vec4(step(0.5, vec2(0.25, 0.75)), smoothstep(0.0, 2.0, 1.0), clamp(9.0, 0.0, 4.0))", {0, 1, 0.5f, 4}, "vec4", "k"},
    {"vec4(cross(vec3(1.0, 2.0, 3.0), vec3(4.0, 5.0, 6.0)), distance(vec2(1.0), vec2(4.0, 5.0)))", {-3, 6, -3, 5}, "vec4", "k"},
    {"vec4(reflect(vec2(1.0, -1.0), vec2(0.0, 1.0)), faceforward(vec2(0.0, 1.0), vec2(0.0, 1.0), vec2(0.0, 1.0)))", {1, 1, 0, -1}, "vec4", "k"},
    {"ivec4(-7 / 2, 2147483647 + 1 == -2147483647 - 1, int(-1.75), bool(2))", {-3, 1, -1, 1}, "ivec4", "vec4(k)"},
    {"T(S(vec2(1.0, 2.0), 3), mat2(4.0)).s.v.yx", {2, 1, 0, 0}, "vec2", "vec4(k, 0.0, 0.0)"},
};
// clang-format on

const std::string kStructures = "struct S { vec2 v; int n; }; struct T { S s; mat2 m; };\n";

} // namespace

void ConstantTest::valuesByHand_data()
{
    QTest::addColumn<const ConstantCase*>("test");
    for (const ConstantCase& test : kConstantCases)
        QTest::newRow(test.expression) << &test;
}

void ConstantTest::valuesByHand()
{
    QFETCH(const ConstantCase*, test);
    const std::string type = test->type;
    const std::string seen = type == "mat2" ? "vec4(k[0], k[1])" : test->seen;
    StageBench bench(kVertex, "precision highp float; precision highp int;\n" + kStructures + "const " + type +
                                  " k = " + test->expression + ";\nvoid main() { gl_FragColor = " + seen + "; }");
    QVERIFY2(bench.program(), bench.log().c_str());
    const Vec4 value = bench.run(vitrine::core::ShaderStage::Fragment).outputs[0][0];
    for (int c = 0; c < 4; ++c)
        QCOMPARE(value[c], test->expected[c]);
}

void ConstantTest::staysConstant_data()
{
    // Sizes of arrays: what is no constant expression is an error there (GLSL ES 1.00 §4.1.9).
    QTest::addColumn<QString>("size");
    QTest::newRow("vectors") << "(vec2(1.0) == vec2(1.0)) ? 3 : 1";
    QTest::newRow("structures") << "(S(vec2(1.0), 2) == S(vec2(1.0), 2)) == true ? 3 : 1";
    QTest::newRow("matrices") << "int(matrixCompMult(mat2(3.0), mat2(1.0))[1][1])";
    QTest::newRow("functions") << "int(max(length(vec2(3.0, 4.0)), 1.0)) - 2";
}

void ConstantTest::staysConstant()
{
    QFETCH(QString, size);
    StageBench bench(kVertex, "precision highp float;\n" + kStructures + "void main() { float a[" + size.toStdString() +
                                  "]; a[2] = 5.0; gl_FragColor = vec4(a[2]); }");
    QVERIFY2(bench.program(), bench.log().c_str());
    QCOMPARE(bench.run(vitrine::core::ShaderStage::Fragment).outputs[0][0].x, 5.0f);
}

VITRINE_TEST(ConstantTest, QCoreApplication)
#include "tst_driver_constant.moc"
