// SPDX-License-Identifier: Apache-2.0
// HIZ-15 and HIZ-09's dead code: what the linked program says of its discards.
#include "core/driver/glsl/glsl_compiler.h"
#include "core/opacity/affine_form.h"
#include "core/opacity/discard_condition.h"
#include "core/shader/assembler.h"
#include "core/shader/discard_analysis.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <memory>
#include <string>

using namespace vitrine::core;

namespace {

const std::string kVertex = "attribute vec4 p; attribute vec2 t; varying vec2 v; varying vec4 c;"
                            "void main() { v = t; c = p; gl_Position = p; }";
const std::string kDeclarations = "precision mediump float; varying vec2 v; varying vec4 c; uniform sampler2D s;"
                                  "uniform sampler2D s2; uniform float u; uniform bool on;"
                                  "uniform vec2 k, o; uniform mat2 m2; uniform mat3 m3;\n";

std::shared_ptr<const LinkedProgram> linked(const std::string& body)
{
    const CompiledShader vertex = compileShader(ShaderStage::Vertex, kVertex);
    const CompiledShader fragment = compileShader(ShaderStage::Fragment, kDeclarations + "void main() {" + body + "}");
    if (!fragment.ok)
        qWarning("%s", fragment.log.c_str());
    return linkProgram(vertex, fragment, {}).program;
}

/// A part of the condition: "t0.a<c0.x", "?" for what is unknown.
class Text {
public:
    explicit Text(const DiscardAnalysis& analysis) : m_analysis(analysis) {}
    [[nodiscard]] std::string whole() const { return of(static_cast<std::uint32_t>(m_analysis.nodes.size() - 1)); }

private:
    static std::string constant(const ConstantRef& ref)
    {
        return std::string(ref.negate ? "-" : "") + "c" + std::to_string(ref.index) + "." + "xyzw"[ref.component];
    }
    [[nodiscard]] std::string of(std::uint32_t at) const
    {
        static const std::string kConditions[] = {"<", "<=", "==", "!=", ">=", ">"};
        const DiscardNode& node = m_analysis.nodes[at];
        const std::string& condition = kConditions[static_cast<std::size_t>(node.condition)];
        switch (node.kind) {
        case DiscardNodeKind::Unknown: break;
        case DiscardNodeKind::Never: return "never";
        case DiscardNodeKind::Always: return "always";
        case DiscardNodeKind::Channel:
            return "t" + std::to_string(m_analysis.reads[node.left].slot) + "." + "rgba"[node.channel] + condition +
                   constant(node.constant);
        case DiscardNodeKind::Constants: return constant(node.other) + condition + constant(node.constant);
        case DiscardNodeKind::Truth: return constant(node.constant);
        case DiscardNodeKind::Not: return "!" + of(node.left);
        case DiscardNodeKind::And: return "(" + of(node.left) + " and " + of(node.right) + ")";
        case DiscardNodeKind::Or: return "(" + of(node.left) + " or " + of(node.right) + ")";
        }
        return "?";
    }
    const DiscardAnalysis& m_analysis;
};

/// Constants of the program with the values that HIZ_20 gives its uniforms.
std::vector<Vec4> constantsOf(const LinkedProgram& program)
{
    const Program& fragment = *program.fragment;
    std::vector<Vec4> constants(fragment.uniformCount);
    const std::map<std::string, std::vector<Vec4>> values{{"u", {{8, 0, 0, 0}}},
                                                          {"k", {{3, -4, 0, 0}}},
                                                          {"o", {{0.5f, 0.25f, 0, 0}}},
                                                          {"m2", {{1, 2, 0, 0}, {3, 4, 0, 0}}},
                                                          {"m3", {{1, 2, 0, 0}, {3, 4, 0, 0}, {5, 6, 1, 0}}}};
    for (const auto& uniform : program.uniforms)
        if (const auto value = values.find(uniform.name); value != values.end() && uniform.fragmentRegister >= 0)
            std::ranges::copy(value->second, constants.begin() + uniform.fragmentRegister);
    constants.insert(constants.end(), fragment.literals.begin(), fragment.literals.end());
    return constants;
}

/// All programs of these tests end with gl_FragColor = c.
std::uint16_t registerOfC(const LinkedProgram& program)
{
    for (const Instruction& instruction : program.fragment->instructions)
        if (instruction.destination.file == RegisterFile::Output && instruction.sources[0].file == RegisterFile::Input)
            return instruction.sources[0].index;
    return 0;
}

/// "1 + 2 v.x + 3 v.y" of s and t of the first read, "?" where it is not followed.
std::array<QString, 2> formsOf(const LinkedProgram& program)
{
    const DiscardAnalysis& analysis = *program.fragment->discard;
    const auto forms = affineForms(analysis.coordinates, constantsOf(program));
    std::array<QString, 2> texts{"?", "?"};
    if (analysis.reads.empty() || !analysis.reads[0].isFollowed)
        return texts;
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const AffineForm& form = *forms[analysis.reads[0].st[axis]];
        QMap<QString, double> parts; // by name
        for (const AffineForm::Term& term : form.terms)
            parts[QString(term.varying.index == registerOfC(program) ? "c.%1" : "v.%1")
                      .arg(QChar("xyzw"[term.varying.component]))] = term.factor;
        QStringList words;
        if (form.offset != 0.0 || parts.isEmpty())
            words << QString::number(form.offset);
        for (auto part = parts.begin(); part != parts.end(); ++part)
            words << QString("%1 %2").arg(part.value()).arg(part.key());
        texts[axis] = words.join(" + ");
    }
    return texts;
}

std::string conditionOf(const std::string& body)
{
    const auto program = linked(body);
    return program && program->fragment->discard ? Text(*program->fragment->discard).whole() : "no program";
}

/// What is proven when every read gives colors in `bounds` and every uniform is 0.
TermTruth truthWith(const std::string& body, const ChannelBounds& bounds)
{
    const auto program = linked(body);
    const Program& fragment = *program->fragment;
    std::vector<Vec4> constants(fragment.uniformCount);
    constants.insert(constants.end(), fragment.literals.begin(), fragment.literals.end());
    const std::vector<TextureBounds> reads(fragment.discard->reads.size(), {bounds, bounds, bounds, bounds});
    return discardTruth(*fragment.discard, constants, reads);
}

} // namespace

class OpacityAnalysisTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_15_alphaAgainstAConstant();
    void HIZ_15_productIsUnknown();
    void HIZ_15_twoTermsJoinedByOr();
    void HIZ_15_programWithoutDiscard();
    void HIZ_15_uniformThresholdsAndOtherJoints_data();
    void HIZ_15_uniformThresholdsAndOtherJoints();
    void HIZ_15_unknownNamesItsInstruction();
    void HIZ_15_earlyReturnIsNoLoop();
    void HIZ_15_loopsAreNotFollowed();
    void HIZ_15_moreThan64TermsAreUnknown();
    void HIZ_15_partsThatAreKnownStillProve();
    void HIZ_20_coordinatesOfTheReads();
    void HIZ_20_affineCoordinatesAreFollowed_data();
    void HIZ_20_affineCoordinatesAreFollowed();
    void HIZ_20_branchesThatAgreeAreFollowed();
    void HIZ_20_constantsThatAreNoNumbersAreNotFollowed();
    void HIZ_09_deadDiscardDoesNotCount();
    void HIZ_19_alphaOfTheColor();
};

void OpacityAnalysisTest::HIZ_15_alphaAgainstAConstant()
{
    const auto program = linked("if (texture2D(s, v).a < 0.5) discard; gl_FragColor = c;");
    QVERIFY(program && program->fragment->canDiscard);
    const DiscardAnalysis& analysis = *program->fragment->discard;
    QCOMPARE(analysis.nodes.size(), std::size_t{1});
    const DiscardNode& term = analysis.nodes[0];
    QCOMPARE(term.kind, DiscardNodeKind::Channel);
    QCOMPARE(analysis.reads[term.left].slot, std::uint8_t{0});
    QCOMPARE(term.channel, std::uint8_t{3});
    QCOMPARE(term.condition, Condition::Less);
    QCOMPARE(constantValue(term.constant, program->fragment->literals), std::optional(0.5f));
}

void OpacityAnalysisTest::HIZ_15_productIsUnknown()
{
    QCOMPARE(conditionOf("if (texture2D(s, v).a * c.a < 0.5) discard; gl_FragColor = c;"), std::string("?"));
}

void OpacityAnalysisTest::HIZ_15_twoTermsJoinedByOr()
{
    QCOMPARE(conditionOf("if (texture2D(s, v).r < 0.2 || texture2D(s2, v).a < 0.5) discard; gl_FragColor = c;"),
             std::string("(t0.r<c0.x or t1.a<c0.y)"));
}

void OpacityAnalysisTest::HIZ_15_programWithoutDiscard()
{
    const auto program = linked("gl_FragColor = c;");
    QVERIFY(!program->fragment->canDiscard);
    QVERIFY(program->fragment->discard->neverDiscards());
}

void OpacityAnalysisTest::HIZ_15_uniformThresholdsAndOtherJoints_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("condition");
    const auto row = [](const char* body, const char* condition) { QTest::newRow(body) << body << condition; };
    row("vec4 k = texture2D(s, v); if (k.a < u) discard; gl_FragColor = k;", "t0.a<c0.x");
    row("vec4 k = texture2D(s, v); if (u > k.a) discard; gl_FragColor = k;", "t0.a<c0.x");
    row("vec4 k = texture2D(s, v); if (k.r < 0.2 && k.a > u) discard; gl_FragColor = k;", "(t0.r<c1.x and t0.a>c0.x)");
    row("vec4 k = texture2D(s, v); if (!(k.a >= 0.5)) discard; gl_FragColor = k;", "!t0.a>=c0.x");
    row("vec4 k = texture2D(s, v); if (on) { if (k.a < 0.5) discard; } gl_FragColor = k;", "(c0.x and t0.a<c1.x)");
    row("vec4 k = texture2D(s, v); if (all(lessThan(k.rg, vec2(0.5)))) discard; gl_FragColor = k;",
        "(t0.r<c0.x and t0.g<c0.x)");
    row("vec4 k = texture2D(s, v); if (k.a < 0.5) discard; if (k.r > 0.9) discard; gl_FragColor = k;",
        "(t0.a<c0.x or t0.r>c0.y)");
}

void OpacityAnalysisTest::HIZ_15_uniformThresholdsAndOtherJoints()
{
    QFETCH(QString, body);
    QFETCH(QString, condition);
    QCOMPARE(QString::fromStdString(conditionOf(body.toStdString())), condition);
}

void OpacityAnalysisTest::HIZ_15_unknownNamesItsInstruction()
{
    const auto program = linked("\nfloat a = texture2D(s, v).a\n * c.a;\nif (a < 0.5) discard;\ngl_FragColor = c;");
    const DiscardNode& node = program->fragment->discard->nodes.back();
    QCOMPARE(node.kind, DiscardNodeKind::Unknown);
    const Instruction& instruction = program->fragment->instructions[node.at];
    QCOMPARE(instruction.opcode, Opcode::Mul);
    QVERIFY(instruction.sourceLine == 3 || instruction.sourceLine == 4);
    // A number that coordinates could be is named where it is made, too.
    const auto scaled = linked("\nfloat a = c.x * 2.0;\n\nif (a < 0.5) discard;\ngl_FragColor = c;");
    const DiscardNode& number = scaled->fragment->discard->nodes.back();
    QCOMPARE(number.kind, DiscardNodeKind::Unknown);
    QCOMPARE(scaled->fragment->instructions[number.at].opcode, Opcode::Mul);
}

void OpacityAnalysisTest::HIZ_15_earlyReturnIsNoLoop()
{
    const std::string body = "if (u > 0.5) { gl_FragColor = c; return; }"
                             "if (texture2D(s, v).a < 0.5) discard; gl_FragColor = vec4(1.0);";
    QCOMPARE(truthWith(body, between(0.0f, 0.4f)), TermTruth::Certain); // u is 0: nobody returns
    QCOMPARE(truthWith(body, between(0.5f, 1.0f)), TermTruth::Impossible);
    const std::string varying = "if (c.x > 0.5) { gl_FragColor = c; return; }"
                                "if (texture2D(s, v).a < 0.5) discard; gl_FragColor = vec4(1.0);";
    QCOMPARE(truthWith(varying, between(0.0f, 0.4f)), TermTruth::Unknown); // some may return
    QCOMPARE(truthWith(varying, between(0.5f, 1.0f)), TermTruth::Impossible);
}

void OpacityAnalysisTest::HIZ_15_loopsAreNotFollowed()
{
    const std::string body = "float a = 1.0; for (int i = 0; i < 3; ++i) {"
                             "if (a < 0.5) discard; a -= texture2D(s, v).a; } gl_FragColor = vec4(a);";
    QVERIFY(linked(body)->fragment->canDiscard);
    QCOMPARE(truthWith(body, between(0.0f, 0.0f)), TermTruth::Unknown);
    QCOMPARE(truthWith(body, between(1.0f, 1.0f)), TermTruth::Unknown);
}

void OpacityAnalysisTest::HIZ_15_moreThan64TermsAreUnknown()
{
    const auto bodyOf = [](int terms) {
        std::string body = "vec4 k = texture2D(s, v);";
        for (int i = 1; i <= terms; ++i)
            body += "if (k.a == " + std::to_string(i) + ".5) discard;";
        return body + "gl_FragColor = k;";
    };
    QCOMPARE(truthWith(bodyOf(64), between(0.0f, 1.0f)), TermTruth::Impossible);
    QVERIFY(!linked(bodyOf(64))->fragment->discard->exceedsLimits);
    QCOMPARE(truthWith(bodyOf(65), between(0.0f, 1.0f)), TermTruth::Unknown);
    QVERIFY(linked(bodyOf(65))->fragment->discard->exceedsLimits);
}

void OpacityAnalysisTest::HIZ_15_partsThatAreKnownStillProve()
{
    const std::string body = "vec4 k = texture2D(s, v); if (k.a < 0.5 && c.x > 0.2) discard; gl_FragColor = k;";
    QCOMPARE(truthWith(body, between(1.0f, 1.0f)), TermTruth::Impossible);
    QCOMPARE(truthWith(body, between(0.0f, 0.0f)), TermTruth::Unknown);
}

void OpacityAnalysisTest::HIZ_20_coordinatesOfTheReads()
{
    const auto readOf = [](const std::string& coordinates) {
        return linked("if (" + coordinates + ".a < 0.5) discard; gl_FragColor = c;")->fragment->discard->reads.at(0);
    };
    const TexelRead plain = readOf("texture2D(s, c.zw)");
    QVERIFY(plain.isFollowed);
    const TexelRead biased = readOf("texture2D(s, v, 1.5)");
    QVERIFY(biased.lodMode == LodMode::Bias && biased.hasConstantLod);
    QVERIFY(!readOf("texture2D(s, v, c.x)").hasConstantLod);
}

void OpacityAnalysisTest::HIZ_20_affineCoordinatesAreFollowed_data()
{
    QTest::addColumn<QString>("coordinates");
    QTest::addColumn<QString>("s");
    QTest::addColumn<QString>("t");
    const auto row = [](const char* coordinates, const char* s, const char* t) {
        QTest::newRow(coordinates) << coordinates << s << t;
    };
    // Uniforms: k = (3, −4), o = (.5, .25), m2 = columns (1, 2) and (3, 4), m3 the same with (5, 6) as its third, u
    // = 8.
    row("v", "1 v.x", "1 v.y");
    row("c.wx", "1 c.w", "1 c.x");
    row("v * 2.0", "2 v.x", "2 v.y");
    row("2.0 * v", "2 v.x", "2 v.y");
    row("v * k + o", "0.5 + 3 v.x", "0.25 + -4 v.y");
    row("(v * k + o).yx", "0.25 + -4 v.y", "0.5 + 3 v.x");
    row("vec2(v.x, 1.0 - v.y)", "1 v.x", "1 + -1 v.y");
    row("vec2(v.y, v.y) - o", "-0.5 + 1 v.y", "-0.25 + 1 v.y");
    row("-v", "-1 v.x", "-1 v.y");
    row("m2 * v", "1 v.x + 3 v.y", "2 v.x + 4 v.y");
    row("v * m2", "1 v.x + 2 v.y", "3 v.x + 4 v.y");
    row("(m3 * vec3(v, 1.0)).xy", "5 + 1 v.x + 3 v.y", "6 + 2 v.x + 4 v.y");
    row("(v - o) * k + o", "-1 + 3 v.x", "1.25 + -4 v.y"); // .5 − 1.5, .25 + 1
    row("v / 4.0", "0.25 v.x", "0.25 v.y");
    row("v / u", "0.125 v.x", "0.125 v.y");
    row("v * k * k", "9 v.x", "16 v.y");
    row("v * (k.x * k.y - u)", "-20 v.x", "-20 v.y");
    row("v + v", "2 v.x", "2 v.y");
    row("v * u - v * 7.0", "1 v.x", "1 v.y");
    row("mix(v, o, 0.25)", "0.125 + 0.75 v.x", "0.0625 + 0.75 v.y");
    row("v + c.xy", "1 c.x + 1 v.x", "1 c.y + 1 v.y");
    row("o", "0.5", "0.25");
    row("vec2(dot(v, k), dot(vec3(v, 1.0), vec3(1.0, 1.0, u)))", "3 v.x + -4 v.y", "8 + 1 v.x + 1 v.y");
    for (const char* other :
         {"v * v", "v * c.x", "v / c.x", "k / v", "abs(v)", "fract(v)", "sin(v)", "v + sin(v)", "clamp(v, 0.0, 1.0)",
          "max(v, o)", "normalize(v)", "texture2D(s2, v).xy", "v + texture2D(s2, v).xy * 0.1", "gl_FragCoord.xy * 0.01",
          "c.xy / c.w", "v * (c.x > 0.5 ? 1.0 : 2.0)", "vec2(dot(v, v), v.y)"})
        row(other, "?", "?");
}

void OpacityAnalysisTest::HIZ_20_affineCoordinatesAreFollowed()
{
    QFETCH(QString, coordinates);
    QFETCH(QString, s);
    QFETCH(QString, t);
    const auto program =
        linked("if (texture2D(s, " + coordinates.toStdString() + ").a < 0.5) discard; gl_FragColor = c;");
    QVERIFY(program);
    const auto forms = formsOf(*program);
    QCOMPARE(forms[0], s);
    QCOMPARE(forms[1], t);
}

void OpacityAnalysisTest::HIZ_20_branchesThatAgreeAreFollowed()
{
    const auto at = [](const std::string& body) {
        return formsOf(*linked(body + " if (texture2D(s, p).a < 0.5) discard; gl_FragColor = c;"))[0];
    };
    QCOMPARE(at("vec2 p = v; if (on) p = v * 2.0;"), QString("?"));
    QCOMPARE(at("vec2 p = v * 2.0; float q = 0.0; if (on) q = 1.0;"), QString("2 v.x"));
    QCOMPARE(at("vec2 p = v; for (int i = 0; i < 3; ++i) p = p * 0.5 + o;"), QString("?")); // loops are not followed
}

void OpacityAnalysisTest::HIZ_20_constantsThatAreNoNumbersAreNotFollowed()
{
    constexpr float kNan = std::numeric_limits<float>::quiet_NaN(), kInfinity = std::numeric_limits<float>::infinity();
    AffineTerms terms;
    const auto product = terms.product(terms.varying({0, 0}), terms.constant({.index = 0}));
    const auto sum = terms.sum(product, terms.constant({.index = 0, .component = 1}));
    const auto divided = terms.product(terms.varying({0, 0}), terms.reciprocal(terms.constant({.index = 0})));
    std::vector<AffineNode> nodes;
    const std::uint32_t at = terms.keep(*sum, nodes), by = terms.keep(*divided, nodes);
    const auto known = [&](float factor, float offset, std::uint32_t which) {
        const std::vector<Vec4> constants{{factor, offset, 0, 0}};
        return affineForms(nodes, constants)[which].has_value();
    };
    QVERIFY(known(2.0f, 1.0f, at) && known(0.0f, 0.0f, at) && known(2.0f, 0.0f, by));
    for (const float odd : {kNan, kInfinity, -kInfinity, 3e38f}) {
        QVERIFY(!known(odd, 0.0f, at)); // 0 · ∞ and what overflows a float on the way
        QVERIFY(!known(1.0f, odd, at)); // ∞ − ∞
    }
    QVERIFY(!known(0.0f, 0.0f, by)); // 1 ÷ 0
    QVERIFY(!known(kNan, 0.0f, by));
    QVERIFY(!affineForms(nodes, {})[at].has_value()); // fewer constants than the program has
}

void OpacityAnalysisTest::HIZ_09_deadDiscardDoesNotCount()
{
    QVERIFY(!linked("if (false) discard; gl_FragColor = c;")->fragment->canDiscard);
    // What no compiler leaves: a KIL that is there and never taken.
    auto program = assemble(".fragment\n.temps 1\n.inputs 1\n.outputs 1\n.varyings 1\n.can_discard\n"
                            ".literal 0x00000000 0 0 0\n"
                            "KIL c0.x\nMOV o0, v0\nEND\n");
    QVERIFY(program);
    noteDiscard(*program);
    QVERIFY(!program->canDiscard);
}

void OpacityAnalysisTest::HIZ_19_alphaOfTheColor()
{
    const auto alphaOf = [](const std::string& body) { return linked(body)->fragment->discard->alpha; };
    QCOMPARE(alphaOf("gl_FragColor = vec4(c.rgb, 1.0);").kind, AlphaKind::Constant);
    QCOMPARE(alphaOf("gl_FragColor = texture2D(s, v);").kind, AlphaKind::Channel);
    QCOMPARE(alphaOf("gl_FragColor = texture2D(s, v) * c;").kind, AlphaKind::Unknown);
    QCOMPARE(alphaOf("vec4 k = texture2D(s, v); if (k.r < 0.5) { discard; } gl_FragColor = k;").kind,
             AlphaKind::Channel);
}

VITRINE_TEST(OpacityAnalysisTest)
#include "tst_opacity_analysis.moc"
