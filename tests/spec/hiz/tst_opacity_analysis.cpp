// SPDX-License-Identifier: Apache-2.0
// HIZ-15 and HIZ-09's dead code: what the linked program says of its discards.
#include "core/driver/glsl/glsl_compiler.h"
#include "core/opacity/discard_condition.h"
#include "core/shader/assembler.h"
#include "core/shader/discard_analysis.h"

#include <QtTest>

#include <memory>
#include <string>

using namespace vitrine::core;

namespace {

const std::string kVertex = "attribute vec4 p; attribute vec2 t; varying vec2 v; varying vec4 c;"
                            "void main() { v = t; c = p; gl_Position = p; }";
const std::string kDeclarations = "precision mediump float; varying vec2 v; varying vec4 c; uniform sampler2D s;"
                                  "uniform sampler2D s2; uniform float u; uniform bool on;\n";

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
    QVERIFY(plain.isInterpolated);
    QCOMPARE(int{plain.st[0].component}, 2);
    QCOMPARE(int{plain.st[1].component}, 3);
    QVERIFY(!readOf("texture2D(s, v * 2.0)").isInterpolated);
    QVERIFY(!readOf("texture2DProj(s, c)").isInterpolated);
    const TexelRead biased = readOf("texture2D(s, v, 1.5)");
    QVERIFY(biased.lodMode == LodMode::Bias && biased.hasConstantLod);
    QVERIFY(!readOf("texture2D(s, v, c.x)").hasConstantLod);
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

QTEST_APPLESS_MAIN(OpacityAnalysisTest)
#include "tst_opacity_analysis.moc"
