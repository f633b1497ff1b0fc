// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/differential/comparison.h"
#include "tests/driver/differential/reference_arithmetic.h"
#include "tests/driver/differential/reference_invocation.h"
#include "tests/driver/differential/shrinker.h"
#include "tests/harness/test_class.h"

#include <QTest>

using namespace vitrine;
using namespace vitrine::differential;

/// The differential test's own parts do what it relies on.
class HarnessTest : public QObject {
    Q_OBJECT

private slots:
    void theReferenceComputesKnownValues_data();
    void theReferenceComputesKnownValues();
    void theReferenceTakesDerivativesInQuads();
    void controlFlowByUnknownValuesIsUncertain();
    void errorsGrowWithWhatIsNotExact();
    void programsAreTheSameForTheSameSeed();
    void changedInstructionsAreNoticed();
    void shrinkingKeepsOnlyWhatMatters();
};

namespace {

const std::string kHead = "#extension GL_OES_standard_derivatives : enable\n"
                          "precision highp float; varying vec4 v; uniform int k;\n";

std::array<InvocationResult, 4> runReference(const std::string& fragment, const std::array<Value, 4>& varyings)
{
    const CompiledPair pair =
        compilePair({"varying vec4 v; attribute vec4 p; void main() { gl_Position = p; }", kHead + fragment});
    if (!pair.log.empty())
        qWarning("%s", pair.log.c_str());
    std::array<std::map<std::string, Value>, 4> inputs;
    for (std::size_t lane = 0; lane < 4; ++lane)
        inputs[lane] = {{"v", varyings[lane]}, {"k", {Scalar::of(2)}}};
    return runQuad(pair.fragment, inputs);
}

Value vec4(float x, float y, float z, float w)
{
    return {Scalar::of(x), Scalar::of(y), Scalar::of(z), Scalar::of(w)};
}

struct ReferenceCase {
    const char* name;
    const char* code;
    core::Vec4 expected; ///< with v = (1, 2, 3, 4) and k = 2
};

// clang-format off
const ReferenceCase kReferenceCases[] = {
    {"matrices are columns", "void main() { mat2 m = mat2(v); gl_FragColor = vec4(m * v.xy, v.xy * m); }", {7, 10, 5, 11}},
    {"a product of matrices", "void main() { mat2 m = mat2(v); m *= m; gl_FragColor = vec4(m[0], m[1]); }", {7, 10, 15, 22}},
    {"parts of structures", "struct S { vec2 a; float b[3]; }; void main() { S s[2]; s[1].b[k] = 5.0; s[0].a = v.xy; s[1].a = s[0].a.yx; gl_FragColor = vec4(s[1].a, s[1].b[2], 0.0); }", {2, 1, 5, 0}},
    {"out parameters and early returns", "float f(inout float x, out float y) { y = x; x += 1.0; if (x > 2.5) return 10.0; return 20.0; } void main() { float a = v.y; float b; float c = f(a, b); gl_FragColor = vec4(a, b, c, f(b, a)); }", {3, 2, 10, 10}},
    {"loops, break and continue", "void main() { float s = 0.0; for (int i = 0; i < 9; i++) { if (i == k) continue; if (i > 4) break; s += float(i); } gl_FragColor = vec4(s); }", {8, 8, 8, 8}},
    {"integers truncate", "void main() { gl_FragColor = vec4(float(-7 / k), float(int(-v.w * 0.9)), float(7 / k), float(k - 5)); }", {-3, -3, 3, -3}},
    {"swizzled writes", "void main() { gl_FragColor = v; gl_FragColor.zx = v.wy; gl_FragColor[k + 1] *= 2.0; }", {2, 2, 4, 8}},
    {"formulas", "void main() { gl_FragColor = vec4(mod(-v.x, v.z), mix(v.x, v.z, 0.25), smoothstep(0.0, v.w, v.y), length(v.zw)); }", {2, 1.5, 0.5, 5}},
};
// clang-format on

} // namespace

void HarnessTest::theReferenceComputesKnownValues_data()
{
    QTest::addColumn<const ReferenceCase*>("test");
    for (const ReferenceCase& test : kReferenceCases)
        QTest::newRow(test.name) << &test;
}

void HarnessTest::theReferenceComputesKnownValues()
{
    QFETCH(const ReferenceCase*, test);
    const Value v = vec4(1, 2, 3, 4);
    const InvocationResult result = runReference(test->code, {v, v, v, v})[0];
    QVERIFY2(result.outcome == Outcome::Finished, result.reason.c_str());
    const Value& color = result.outputs.at("gl_FragColor");
    for (std::size_t i = 0; i < 4; ++i) {
        QCOMPARE(color[i].number(), test->expected[static_cast<int>(i)]);
        QVERIFY(color[i].isExact());
    }
}

void HarnessTest::theReferenceTakesDerivativesInQuads()
{
    const auto quad = runReference("void main() { gl_FragColor = vec4(dFdx(v.x), dFdy(v.x), fwidth(v.x * v.x), 0.0); }",
                                   {vec4(1, 0, 0, 0), vec4(3, 0, 0, 0), vec4(10, 0, 0, 0), vec4(14, 0, 0, 0)});
    const Value& first = quad[0].outputs.at("gl_FragColor");
    QCOMPARE(first[0].number(), 2.0f);         // 3 − 1
    QCOMPARE(first[1].number(), 9.0f);         // 10 − 1
    QCOMPARE(first[2].number(), 8.0f + 99.0f); // 9 − 1 and 100 − 1
    const Value& last = quad[3].outputs.at("gl_FragColor");
    QCOMPARE(last[0].number(), 4.0f);  // 14 − 10
    QCOMPARE(last[1].number(), 11.0f); // 14 − 3
}

void HarnessTest::controlFlowByUnknownValuesIsUncertain()
{
    // sin²(x) + cos²(x) is 1 but for roundings that nobody promises.
    const std::string sum = "float s = sin(v.x) * sin(v.x) + cos(v.x) * cos(v.x);";
    const Value v = vec4(1, 2, 3, 4);
    const auto close =
        runReference("void main() { " + sum + " gl_FragColor = v; if (s < 1.0) discard; }", {v, v, v, v});
    QCOMPARE(close[0].outcome, Outcome::Uncertain);
    const auto far = runReference("void main() { " + sum + " gl_FragColor = v; if (s < 1.1) discard; }", {v, v, v, v});
    QCOMPARE(far[0].outcome, Outcome::Discarded);
}

void HarnessTest::errorsGrowWithWhatIsNotExact()
{
    const Scalar exact = Scalar::of(3.0f);
    const Scalar bounded = Scalar::of(2.0f, 0.5);
    QVERIFY(multiply(exact, exact).isExact());
    QVERIFY(multiply(exact, bounded).error >= 1.5 && multiply(exact, bounded).error < 1.6);
    QVERIFY(add(bounded, bounded).error >= 1.0 && add(bounded, bounded).error < 1.1);
    QVERIFY(divide(exact, bounded).error >= 0.5); // 3 / 1.5 is 2, not 1.5
    QVERIFY(!divide(exact, Scalar::of(0.25f, 0.5)).isKnown());
    QVERIFY(!floor(bounded).isKnown()); // 1 or 2
    QVERIFY(floor(Scalar::of(2.5f, 0.25)).isExact());
    QVERIFY(less(bounded, exact).isExact());
    QVERIFY(!less(Scalar::of(2.75f, 0.5), exact).isKnown());
    QVERIFY(!multiply(Scalar::of(0.0f), Scalar::of(1.0f, kUnknown)).isKnown());
}

void HarnessTest::programsAreTheSameForTheSameSeed()
{
    RandomSource first(7), second(7), third(8);
    const GeneratedProgram a = generateProgram(first), b = generateProgram(second), c = generateProgram(third);
    QCOMPARE(a.sources().fragment, b.sources().fragment);
    QCOMPARE(a.sources().vertex, b.sources().vertex);
    QVERIFY(a.sources().fragment != c.sources().fragment);
}

namespace {

/// Another operation, comparison or register in one instruction; nothing when the program has none that can be changed.
std::shared_ptr<const core::Program> damaged(const core::Program& program, RandomSource& random)
{
    auto changed = std::make_shared<core::Program>(program);
    for (int attempt = 0; attempt < 50; ++attempt) {
        const int place = random.below(static_cast<int>(changed->instructions.size()));
        core::Instruction& instruction = changed->instructions[static_cast<std::size_t>(place)];
        switch (instruction.opcode) {
        case core::Opcode::Add: instruction.opcode = core::Opcode::Mul; return changed;
        case core::Opcode::Mul: instruction.opcode = core::Opcode::Add; return changed;
        case core::Opcode::Mov: instruction.sources[0].negate ^= true; return changed;
        case core::Opcode::Max: instruction.opcode = core::Opcode::Min; return changed;
        default: break;
        }
    }
    return nullptr;
}

} // namespace

void HarnessTest::changedInstructionsAreNoticed()
{
    int tried = 0;
    int noticed = 0;
    for (std::uint32_t seed = 1; seed <= 60; ++seed) {
        RandomSource random(seed);
        const GeneratedProgram program = generateProgram(random);
        CompiledPair pair = compilePair(program.sources());
        if (!pair.program)
            continue;
        auto linked = std::make_shared<core::LinkedProgram>(*pair.program);
        linked->fragment = damaged(*linked->fragment, random);
        if (!linked->fragment)
            continue;
        pair.program = linked;
        const Comparison result = compare(pair, program.interface, randomInputs(program.interface, random));
        ++tried;
        noticed += result.difference.empty() ? 0 : 1;
    }
    QVERIFY(tried > 30);
    QVERIFY2(noticed * 2 > tried, qPrintable(QString("%1 of %2").arg(noticed).arg(tried)));
}

void HarnessTest::shrinkingKeepsOnlyWhatMatters()
{
    RandomSource random(11);
    GeneratedProgram program;
    do
        program = generateProgram(random);
    while (toText(program.fragment).find("gl_FragData") != std::string::npos); // not both outputs
    SourceNode& main = program.fragment.children.back();
    main.children.push_back(
        {.open = "if (gl_FrontFacing) {",
         .children = {{.open = "gl_FragColor = (gl_FragColor + vec4(0.625, (1.0 + 2.0), 0.0, 0.0));"}},
         .close = "}"});
    const auto matters = [](const SourcePair& sources) {
        return sources.fragment.find("0.625") != std::string::npos && compilePair(sources).program != nullptr;
    };
    QVERIFY(matters(program.sources()));
    const GeneratedProgram small = shrink(program, matters);
    QVERIFY(small.fragment.children.size() <= 3); // the precision, main, and what the first color is made of
    const SourceNode& left = small.fragment.children.back();
    QCOMPARE(left.children.size(), std::size_t{2}); // the first value of gl_FragColor and the statement
    QCOMPARE(left.children.back().open, std::string("gl_FragColor = vec4(0.625, 1.0, 0.0, 0.0);"));
}

VITRINE_TEST(HarnessTest, QCoreApplication)
#include "tst_driver_differential_harness.moc"
