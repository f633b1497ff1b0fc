// SPDX-License-Identifier: Apache-2.0
#include "core/session/shader_trace/shader_trace_breakpoints.h"
#include "tests/harness/test_class.h"
#include "tests/session/shader_scene.h"

using namespace vitrine;
using core::LaneWalk;
using core::TraceBreakpoint;
using core::TraceCondition;
using test::ShaderScene;

namespace {

/// v is (0.25, 0.5, 0.75, 1).
LaneWalk makeWalk()
{
    ShaderScene scene("precision highp float; varying vec4 v; uniform mat2 m; uniform float w[3];\n" // 1
                      "void main() {\n"                                                              // 2
                      "  int steps = 0;\n"                                                           // 3
                      "  float far = 0.0;\n"                                                         // 4
                      "  for (int i = 0; i < 5; ++i) {\n"                                            // 5
                      "    far += v.y + m[0][1] + w[i - i + 1];\n"                                   // 6: 0.5
                      "    steps += 2;\n"                                                            // 7
                      "  }\n"                                                                        // 8
                      "  bool isFar = far > 2.0;\n"                                                  // 9
                      "  gl_FragColor = vec4(far, float(steps), isFar ? v.x : v.z, v.w);\n"          // 10
                      "}\n");
    scene.link();
    scene.draw();
    LaneWalk walk = test::walkOf(scene, {.draw = 0, .x = 3, .y = 3});
    walk.moveTo(walk.stepCount());
    return walk;
}

QString errorOf(const LaneWalk& walk, const char* text)
{
    const auto condition = TraceCondition::parse(text, walk);
    return condition ? QString() : QString::fromStdString(condition.error().message);
}

} // namespace

/// Conditions of breakpoints, and where breakpoints stop.
class ShaderConditionsTest : public QObject {
    Q_OBJECT
private slots:
    void expressionsHaveTheValuesOfGlsl_data();
    void expressionsHaveTheValuesOfGlsl();
    void faultsAreToldWithTheirPlace_data();
    void faultsAreToldWithTheirPlace();
    void whatIsNotKnownDoesNotHold();
    void breakpointsOfLinesStopOncePerVisit();
    void conditionsAndHitCountsChooseTheStops();
    void namesCompleteToVariablesAndRegisters();
};

void ShaderConditionsTest::expressionsHaveTheValuesOfGlsl_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("expected");
    QTest::newRow("a variable") << QByteArray("far") << 2.5;
    QTest::newRow("an integer") << QByteArray("steps") << 10.0;
    QTest::newRow("a truth value") << QByteArray("isFar == true") << 1.0;
    QTest::newRow("a component") << QByteArray("v.z") << 0.75;
    QTest::newRow("the same by its color") << QByteArray("v.b") << 0.75;
    QTest::newRow("the same by its index") << QByteArray("v[2]") << 0.75;
    QTest::newRow("a matrix") << QByteArray("m[1].y") << 0.0;
    QTest::newRow("an element") << QByteArray("w[2]") << 0.0;
    QTest::newRow("a register") << QByteArray("o0.w") << 1.0;
    QTest::newRow("products before sums") << QByteArray("1 + 2 * 3 - 4 / 2") << 5.0;
    QTest::newRow("parentheses") << QByteArray("(1 + 2) * 3") << 9.0;
    QTest::newRow("from the left") << QByteArray("7 - 2 - 1") << 4.0;
    QTest::newRow("signs") << QByteArray("- -3 * -2") << -6.0;
    QTest::newRow("abs") << QByteArray("abs(v.x - v.y)") << 0.25;
    QTest::newRow("and before or") << QByteArray("1 || 0 && 0") << 1.0;
    QTest::newRow("not") << QByteArray("!isFar || far >= 2.5") << 1.0;
    QTest::newRow("hexadecimal") << QByteArray("steps == 0xA") << 1.0;
    QTest::newRow("exponents") << QByteArray("25e-1 == far") << 1.0;
    QTest::newRow("unequal") << QByteArray("far != 2.5f") << 0.0;
}

void ShaderConditionsTest::expressionsHaveTheValuesOfGlsl()
{
    QFETCH(QByteArray, text);
    QFETCH(double, expected);
    const LaneWalk walk = makeWalk();
    const auto condition = TraceCondition::parse(text.toStdString(), walk);
    QVERIFY2(condition.hasValue(), condition ? "" : condition.error().message.english().c_str());
    const auto value = condition->value(walk);
    QVERIFY(value.has_value());
    QCOMPARE(*value, expected);
    QCOMPARE(condition->holds(walk), expected != 0);
}

void ShaderConditionsTest::faultsAreToldWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("fault");
    const QString nothing = "a number, a variable or a register is missing";
    QTest::newRow("unknown") << QByteArray("far > near") << "at 7: there is no variable or register “near”";
    QTest::newRow("missing") << QByteArray("far >") << "at 6: " + nothing;
    QTest::newRow("assignment") << QByteArray("far = 2") << "at 5: equal is written ==";
    QTest::newRow("open") << QByteArray("(far > 2") << "at 9: the parenthesis opened at 1 is not closed";
    QTest::newRow("vector") << QByteArray("v > 2") << "at 2: “v” has 4 components: name one of them";
    QTest::newRow("component") << QByteArray("v.q2 > 2") << "at 5: “v” has 4 components: name one of them";
    QTest::newRow("element") << QByteArray("w[3] > 2") << "at 5: “w” has 3 elements: name one of them";
    QTest::newRow("register") << QByteArray("r0 > 2") << "at 3: of a register one component is compared: r0.x";
    QTest::newRow("no register") << QByteArray("r99.x > 2") << "at 1: there is no variable or register “r99.x”";
    QTest::newRow("two") << QByteArray("far far") << "at 5: what stands here belongs to nothing in front of it";
    QTest::newRow("number") << QByteArray("2x > 1") << "at 2: a number ends in a letter";
}

void ShaderConditionsTest::faultsAreToldWithTheirPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, fault);
    const LaneWalk walk = makeWalk();
    QCOMPARE(errorOf(walk, text.constData()), fault);
}

void ShaderConditionsTest::whatIsNotKnownDoesNotHold()
{
    LaneWalk walk = makeWalk();
    walk.moveTo(0);
    const auto isFar = TraceCondition::parse("isFar || !isFar", walk);
    QVERIFY(isFar && !isFar->holds(walk) && !isFar->value(walk));
    const auto decided = TraceCondition::parse("isFar || v.w == 1", walk);
    QVERIFY(decided && decided->holds(walk));
    const std::string deep(500, '(');
    QVERIFY(!TraceCondition::parse(deep, walk)); // and does not crash
}

void ShaderConditionsTest::breakpointsOfLinesStopOncePerVisit()
{
    LaneWalk walk = makeWalk();
    const auto hits = core::hitsOf(walk, TraceBreakpoint{.where = 6});
    QVERIFY(hits.hasValue());
    QCOMPARE(hits->size(), std::size_t{5});
    for (const std::size_t step : *hits)
        QCOMPARE(walk.line(step), 6u);
    QCOMPARE(walk.position(), walk.stepCount()); // it stays
    QCOMPARE(core::lineWithCode(*walk.trace().program, 1), std::optional<std::uint32_t>(walk.line(0)));
    QCOMPARE(core::lineWithCode(*walk.trace().program, 99), std::optional<std::uint32_t>());
}

void ShaderConditionsTest::conditionsAndHitCountsChooseTheStops()
{
    LaneWalk walk = makeWalk();
    const auto third = core::hitsOf(walk, TraceBreakpoint{.where = 6, .condition = "i == 2"});
    QVERIFY(third && third->size() == 1);
    walk.moveTo(third->front());
    QCOMPARE(test::bitsOf(walk, "i"), std::vector<std::uint32_t>{2});
    QCOMPARE(test::floatsOf(walk, "far"), std::vector<float>{1});
    const auto late = core::hitsOf(walk, TraceBreakpoint{.where = 6, .condition = "i > 0", .firstHit = 3});
    QVERIFY(late && late->size() == 2); // of 1, 2, 3, 4 the last two
    const std::uint32_t instruction = walk.step(third->front()).instruction;
    const auto all = core::hitsOf(walk, TraceBreakpoint{.isLine = false, .where = instruction});
    QVERIFY(all && all->size() == 5);
}

void ShaderConditionsTest::namesCompleteToVariablesAndRegisters()
{
    const auto names = core::conditionNames(makeWalk());
    for (const char* name : {"far", "v.x", "gl_FragColor.w", "o0.y", "steps"})
        QVERIFY2(std::find(names.begin(), names.end(), name) != names.end(), name);
}

VITRINE_TEST(ShaderConditionsTest, QCoreApplication)
#include "tst_shader_conditions.moc"
