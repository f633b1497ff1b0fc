// SPDX-License-Identifier: Apache-2.0
// What the built-in fixed-function units compute: the numbers of HET-18, HET-19 and HET-21.
#include "core/fixed_function/blending_ops.h"
#include "core/fixed_function/parameter_values.h"
#include "core/fixed_function/procedural_ops.h"
#include "core/fixed_function/shading_ops.h"
#include "core/fixed_function/unit_instance.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace vitrine::core;

namespace {

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
const Vec4 kNormal{0, 0, 1, 0};
const Vec4 kLight{0, 0.6f, 0.8f, 0};
const Vec4 kView{0, 0, 1, 0};

bool isNear(float value, double expected)
{
    return std::fabs(static_cast<double>(value) - expected) <= 1e-6;
}

/// A built-in unit with parameters, and one request of one lane (of four).
class UnitBench {
public:
    explicit UnitBench(std::size_t index) : m_unit(m_catalog->kinds()[index], {10, 1}), m_block(m_catalog->defaults())
    {
    }

    template <typename... Words>
    void set(const char* name, Words... words)
    {
        const std::array<std::uint32_t, sizeof...(Words)> bits{std::bit_cast<std::uint32_t>(words)...};
        CORE_CHECK(setParameter(m_block, *findParameter(*m_catalog, name), 0, bits).hasValue(), name);
    }
    std::vector<Vec4> ask(const std::vector<Vec4>& inputs)
    {
        constexpr std::size_t kLanes = 4;
        std::vector<float> rows;
        for (const Vec4& input : inputs)
            for (int c = 0; c < 4; ++c)
                rows.insert(rows.end(), kLanes, input[c]);
        m_unit.setParameters(&m_block);
        CORE_CHECK(m_unit.accept({1, kLanes, 1, 1, rows.data()}, 0) == VITRINE_OK, "a request is refused");
        const auto answer = m_unit.tick(10);
        std::vector<Vec4> outputs(answer->registers);
        for (std::size_t i = 0; i < outputs.size(); ++i)
            for (std::size_t c = 0; c < 4; ++c)
                outputs[i][static_cast<int>(c)] = answer->outputs[(4 * i + c) * kLanes];
        return outputs;
    }
    UnitInstance& unit() { return m_unit; }

private:
    std::shared_ptr<const UnitCatalog> m_catalog = UnitCatalog::builtIn();
    UnitInstance m_unit;
    ParameterBlock m_block;
};

constexpr std::size_t kShading = 0, kProcedural = 1, kBlending = 2;

} // namespace

class HetUnitFunctionsTest : public QObject {
    Q_OBJECT
private slots:
    void HET_18_dotProductsAndSpecularParts();
    void HET_18_lambertColors();
    void HET_18_phongColorsByParameters();
    void HET_18_toonSteps();
    void HET_18_lightFromBehindHasNoSpecularPart();
    void HET_18_aVectorWithoutLengthIsDegenerate();
    void HET_18_cookTorranceFromBehindTheSurface();
    void HET_18_probesShowTheDotProducts();
    void HET_19_checker();
    void HET_19_stripes();
    void HET_19_rings();
    void HET_19_valueNoise();
    void HET_19_ramps();
    void HET_19_aCoordinateThatIsNoNumberGivesTheFirstColor();
    void HET_19_aProcedureOutOfRangeIsRefused();
    void HET_21_functions_data();
    void HET_21_functions();
    void HET_21_dotProductAndColorBlending();
    void HET_21_anUnknownFunctionIsRefused();
};

void HetUnitFunctionsTest::HET_18_dotProductsAndSpecularParts()
{
    Material material;
    material.model = ReflectionModel::Phong;
    material.shininess = 10.0f;
    Reflection r = reflect(material, kNormal, kLight, kView);
    QVERIFY(isNear(r.nl, 0.8));
    QVERIFY(isNear(r.specular, 0.107374)); // 0.8¹⁰
    material.model = ReflectionModel::BlinnPhong;
    r = reflect(material, kNormal, kLight, kView);
    QVERIFY(isNear(r.specular, 0.590490)); // 0.9⁵
    material.model = ReflectionModel::CookTorrance;
    r = reflect(material, kNormal, kLight, kView);
    QVERIFY(isNear(r.distribution, 1.007872));
    QCOMPARE(r.geometry, 1.0f);
    QVERIFY(isNear(r.specular, 0.0125985));
    // Vectors of any length.
    const Reflection scaled = reflect(material, {0, 0, 7, 9}, {0, 6, 8, 9}, {0, 0, 0.5f, 9});
    QVERIFY(isNear(scaled.specular, 0.0125985));
}

void HetUnitFunctionsTest::HET_18_lambertColors()
{
    UnitBench bench(kShading);
    bench.set("ff_Shading.model", 0);
    bench.set("ff_Shading.diffuse", 1.0f, 0.5f, 0.25f);
    bench.set("ff_Shading.ambient", 0.0f, 0.0f, 0.0f);
    const auto out = bench.ask({kNormal, kLight, kView, {1, 1, 1, 0.75f}});
    QCOMPARE(out.size(), std::size_t{2});
    QVERIFY(isNear(out[0].x, 0.8) && isNear(out[0].y, 0.4) && isNear(out[0].z, 0.2));
    QCOMPARE(out[0].w, 0.75f); // Of the base color.
    QCOMPARE(out[1], (Vec4{0, 0, 0, 0}));
    QVERIFY(bench.unit().takeWarnings().empty());
}

void HetUnitFunctionsTest::HET_18_phongColorsByParameters()
{
    UnitBench bench(kShading);
    bench.set("ff_Shading.model", 2);
    bench.set("ff_Shading.shininess", 10.0f);
    bench.set("ff_Shading.ambient", 0.125f, 0.0f, 0.0f);
    bench.set("ff_Shading.specular", 0.5f, 1.0f, 0.0f);
    const auto out = bench.ask({kNormal, kLight, kView, {0.5f, 1, 1, 1}});
    QVERIFY(isNear(out[0].x, 0.125 + 0.8 * 0.5));
    QVERIFY(isNear(out[1].x, 0.5 * 0.590490) && isNear(out[1].y, 0.590490) && out[1].z == 0.0f);
}

void HetUnitFunctionsTest::HET_18_toonSteps()
{
    Material material;
    material.model = ReflectionModel::Toon;
    material.toonLow = 0.25f;
    material.toonHigh = 0.75f;
    const auto at = [&](float x, float z) { return reflect(material, kNormal, {x, 0, z, 0}, kView).diffuse; };
    QCOMPARE(at(0.6f, 0.8f), 1.0f);
    QCOMPARE(at(0.8f, 0.6f), 0.5f);
    QCOMPARE(at(1.0f, 0.125f), 0.0f);
    QCOMPARE(at(0.0f, -1.0f), 0.0f);
}

void HetUnitFunctionsTest::HET_18_lightFromBehindHasNoSpecularPart()
{
    for (const ReflectionModel model :
         {ReflectionModel::Phong, ReflectionModel::BlinnPhong, ReflectionModel::CookTorrance}) {
        Material material;
        material.model = model;
        const Reflection r = reflect(material, kNormal, {0.6f, 0, -0.8f, 0}, {0.6f, 0, -0.8f, 0});
        QCOMPARE(r.diffuse, 0.0f);
        QCOMPARE(r.specular, 0.0f);
        QVERIFY(!r.isDegenerate);
    }
}

void HetUnitFunctionsTest::HET_18_aVectorWithoutLengthIsDegenerate()
{
    UnitBench bench(kShading);
    bench.set("ff_Shading.ambient", 0.25f, 0.5f, 0.75f);
    const Vec4 infinite{std::numeric_limits<float>::infinity(), 0, 0, 0};
    for (const auto& [normal, light] : std::vector<std::pair<Vec4, Vec4>>{
             {{0, 0, 0, 1}, kLight}, {kNormal, {0, 0, 0, 1}}, {{kNan, 0, 0, 0}, kLight}, {kNormal, infinite}}) {
        const auto out = bench.ask({normal, light, kView, {1, 1, 1, 1}});
        QCOMPARE(out[0], (Vec4{0.25f, 0.5f, 0.75f, 1}));
        QCOMPARE(out[1], (Vec4{0, 0, 0, 0}));
        const auto warnings = bench.unit().takeWarnings();
        QCOMPARE(warnings.size(), std::size_t{1});
        QVERIFY(warnings[0].starts_with("ffs.degenerate"));
    }
    // No specular part without a view, but light.
    const auto out = bench.ask({kNormal, kLight, {0, 0, 0, 0}, {1, 1, 1, 1}});
    QVERIFY(isNear(out[0].x, 0.25 + 0.8));
    QCOMPARE(out[1], (Vec4{0, 0, 0, 0}));
}

void HetUnitFunctionsTest::HET_18_cookTorranceFromBehindTheSurface()
{
    Material material;
    material.model = ReflectionModel::CookTorrance;
    QCOMPARE(reflect(material, kNormal, kLight, {0, 1, 0, 0}).specular, 0.0f);        // N·V = 0
    QCOMPARE(reflect(material, kNormal, kLight, {0, 0.6f, -0.8f, 0}).specular, 0.0f); // N·V < 0
}

void HetUnitFunctionsTest::HET_18_probesShowTheDotProducts()
{
    UnitBench bench(kShading);
    bench.set("ff_Shading.model", 1);
    bench.set("ff_Shading.shininess", 10.0f);
    (void)bench.ask({kNormal, kLight, kView, {1, 1, 1, 1}});
    const auto values = bench.unit().probe(0);
    const UnitKind& kind = bench.unit().kind();
    QCOMPARE(values.size(), kind.probes.size());
    QCOMPARE(kind.probes[0].name, std::string("N·L"));
    QVERIFY(isNear(values[0], 0.8));
    QVERIFY(isNear(values[4], 0.8)); // R = (0, −0.6, 0.8)
    QVERIFY(isNear(values[9], 0.107374));
}

void HetUnitFunctionsTest::HET_19_checker()
{
    QCOMPARE(evaluateProcedure(Procedure::Checker, 8, 0.30f, 0.55f).g, 0.0f);
    QCOMPARE(evaluateProcedure(Procedure::Checker, 8, 0.30f, 0.65f).g, 1.0f);
    QCOMPARE(evaluateProcedure(Procedure::Checker, 8, -0.01f, 0.01f).g, 1.0f); // −1 + 0
    QCOMPARE(evaluateProcedure(Procedure::Checker, 8, -0.01f, -0.01f).g, 0.0f);
    UnitBench bench(kProcedural);
    bench.set("ff_ProcTex.procedure", 0);
    bench.set("ff_ProcTex.frequency", 8.0f);
    bench.set("ff_ProcTex.c0", 0.25f, 0.5f, 0.75f, 1.0f);
    bench.set("ff_ProcTex.c1", 1.0f, 0.0f, 0.5f, 0.5f);
    QCOMPARE(bench.ask({{0.30f, 0.55f, 0, 0}})[0], (Vec4{0.25f, 0.5f, 0.75f, 1}));
    QCOMPARE(bench.ask({{0.30f, 0.65f, 0, 0}})[0], (Vec4{1, 0, 0.5f, 0.5f}));
}

void HetUnitFunctionsTest::HET_19_stripes()
{
    QCOMPARE(evaluateProcedure(Procedure::Stripes, 4, 0.3f, 0.9f).g, 1.0f);
    QCOMPARE(evaluateProcedure(Procedure::Stripes, 4, 0.6f, 0.9f).g, 0.0f);
}

void HetUnitFunctionsTest::HET_19_rings()
{
    QCOMPARE(evaluateProcedure(Procedure::Rings, 4, 0.5f, 0.75f).g, 0.0f);
    QCOMPARE(evaluateProcedure(Procedure::Rings, 4, 0.5f, 0.8125f).g, 0.25f);
    UnitBench bench(kProcedural);
    bench.set("ff_ProcTex.procedure", 2);
    bench.set("ff_ProcTex.frequency", 4.0f);
    bench.set("ff_ProcTex.c0", 1.0f, 0.0f, 0.0f, 1.0f);
    bench.set("ff_ProcTex.c1", 0.0f, 1.0f, 0.0f, 1.0f);
    QCOMPARE(bench.ask({{0.5f, 0.8125f, 0, 0}})[0], (Vec4{0.75f, 0.25f, 0, 1}));
    const auto probes = bench.unit().probe(0);
    QCOMPARE(probes, (std::vector<float>{0.5f, 0.8125f, 0.25f}));
}

void HetUnitFunctionsTest::HET_19_valueNoise()
{
    QCOMPARE(noiseHash(0, 0), 0u);
    QCOMPARE(noiseHash(1, 0), 93u);
    QCOMPARE(noiseHash(0, 1), 159u);
    QCOMPARE(noiseHash(1, 1), 194u);
    QVERIFY(isNear(evaluateProcedure(Procedure::ValueNoise, 2, 0.25f, 0.25f).g, 0.437255));
    QVERIFY(isNear(evaluateProcedure(Procedure::ValueNoise, 2, 0.125f, 0.25f).g, 0.350980));
    QVERIFY(std::isfinite(evaluateProcedure(Procedure::ValueNoise, 1e20f, 0.3f, -0.7f).g));
}

void HetUnitFunctionsTest::HET_19_ramps()
{
    QCOMPARE(evaluateProcedure(Procedure::Linear, 8, 0.375f, 0).g, 0.375f);
    QCOMPARE(evaluateProcedure(Procedure::Linear, 8, -1, 0).g, 0.0f);
    QCOMPARE(evaluateProcedure(Procedure::Linear, 8, 2, 0).g, 1.0f);
    QCOMPARE(evaluateProcedure(Procedure::Radial, 8, 0.5f, 0.75f).g, 0.5f);
    QCOMPARE(evaluateProcedure(Procedure::Radial, 8, 0, 0).g, 1.0f);
}

void HetUnitFunctionsTest::HET_19_aCoordinateThatIsNoNumberGivesTheFirstColor()
{
    UnitBench bench(kProcedural);
    bench.set("ff_ProcTex.c0", 0.25f, 0.5f, 0.75f, 1.0f);
    for (std::int32_t procedure = 0; procedure < 6; ++procedure) {
        bench.set("ff_ProcTex.procedure", procedure);
        QCOMPARE(bench.ask({{kNan, 0.5f, 0, 0}})[0], (Vec4{0.25f, 0.5f, 0.75f, 1}));
        QCOMPARE(bench.unit().takeWarnings().size(), std::size_t{1});
    }
}

void HetUnitFunctionsTest::HET_19_aProcedureOutOfRangeIsRefused()
{
    const auto catalog = UnitCatalog::builtIn();
    ParameterBlock block = catalog->defaults();
    const ParameterDescription& procedure = *findParameter(*catalog, "ff_ProcTex.procedure");
    QVERIFY(setParameter(block, procedure, 3));
    for (const std::int32_t wrong : {-1, 6, 1000})
        QVERIFY(!setParameter(block, procedure, wrong));
    QCOMPARE(parameterWords(block, procedure)[0], 3u);
}

void HetUnitFunctionsTest::HET_21_functions_data()
{
    QTest::addColumn<int>("function");
    QTest::addColumn<double>("expected");
    const auto row = [](const char* name, CombineFunction function, double expected) {
        QTest::newRow(name) << static_cast<int>(function) << expected;
    };
    row("REPLACE", CombineFunction::Replace, 0.8);
    row("MODULATE", CombineFunction::Modulate, 0.4);
    row("ADD", CombineFunction::Add, 1.0);
    row("ADD_SIGNED", CombineFunction::AddSigned, 0.8);
    row("INTERPOLATE", CombineFunction::Interpolate, 0.575);
    row("SUBTRACT", CombineFunction::Subtract, 0.3);
}

void HetUnitFunctionsTest::HET_21_functions()
{
    QFETCH(int, function);
    QFETCH(double, expected);
    const auto flat = [](float v) { return Vec4{v, v, v, v}; };
    UnitBench bench(kBlending);
    bench.set("ff_TexBlend.function", function);
    const Vec4 out = bench.ask({flat(0.8f), flat(0.5f), flat(0.25f)})[0];
    for (int c = 0; c < 4; ++c)
        QVERIFY(isNear(out[c], expected));
    if (function == static_cast<int>(CombineFunction::Replace))
        QCOMPARE(bench.ask({flat(0.8f), flat(kNan), flat(kNan)})[0], flat(0.8f)); // Unused inputs are ignored.
}

void HetUnitFunctionsTest::HET_21_dotProductAndColorBlending()
{
    const Vec4 a{1, 0.5f, 0.5f, 0};
    QCOMPARE(combine(CombineFunction::Dot3, {a, a, {}}), (Vec4{1, 1, 1, 1}));
    QCOMPARE(combine(CombineFunction::Dot3, {a, {0, 0.5f, 0.5f, 0}, {}}), (Vec4{0, 0, 0, 0}));
    QCOMPARE(combine(CombineFunction::Blend, {Vec4{1, 0.5f, 0, 0.25f}, Vec4{0, 0.5f, 1, 1}, {}}),
             (Vec4{0.25f, 0.5f, 0.75f, 0.8125f}));
    QCOMPARE(combine(CombineFunction::Subtract, {Vec4{0, 0, 1, 1}, Vec4{1, 1, 0, 0}, {}}), (Vec4{0, 0, 1, 1}));
    QCOMPARE(combine(CombineFunction::AddSigned, {Vec4{0, 1, 0.25f, 1}, Vec4{0.25f, 1, 0.5f, 0}, {}}),
             (Vec4{0, 1, 0.25f, 0.5f}));
}

void HetUnitFunctionsTest::HET_21_anUnknownFunctionIsRefused()
{
    const auto catalog = UnitCatalog::builtIn();
    ParameterBlock block = catalog->defaults();
    const auto refused = setParameter(block, *findParameter(*catalog, "ff_TexBlend.function"), 8);
    QVERIFY(!refused);
    QCOMPARE(refused.error().message, std::string("ff_TexBlend.function: 0–7"));
    QVERIFY(block == catalog->defaults());
}

VITRINE_TEST(HetUnitFunctionsTest, QCoreApplication)
#include "tst_het_unit_functions.moc"
