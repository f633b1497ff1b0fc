// SPDX-License-Identifier: Apache-2.0
// What a catalog of units takes, and what it refuses with which sentence.
#include "core/fixed_function/built_in_units.h"
#include "core/fixed_function/parameter_values.h"
#include "tests/fixed_function/sample_unit.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <array>
#include <bit>
#include <cmath>
#include <functional>
#include <limits>

using namespace vitrine::core;

namespace {

using Break = std::function<void(vitrine_unit_kind&)>;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kTwenty[] = {20};
constexpr double kHalf[] = {0.5};
constexpr double kInfinite[] = {std::numeric_limits<double>::infinity()};
constexpr const char* kWords[] = {"ONE", "TWO"};
constexpr const char* kNoWords[] = {"ONE", nullptr};

/// The text of a description may not end within reach.
std::string tooLong()
{
    return std::string(5000, 'x');
}

struct Broken {
    const char* name;
    Break change;
    const char* sentence;
};

/// A table with one entry that the change is applied to.
template <typename T>
Break only(T entry, void (*place)(vitrine_unit_kind&, const T*))
{
    // Lives as long as the table of cases does.
    const auto kept = std::make_shared<T>(entry);
    return [kept, place](vitrine_unit_kind& kind) { place(kind, kept.get()); };
}

Break parameter(vitrine_parameter entry)
{
    return only<vitrine_parameter>(entry, [](vitrine_unit_kind& kind, const vitrine_parameter* p) {
        kind.parameters = p;
        kind.parameter_count = 1;
    });
}

Break input(vitrine_register entry)
{
    return only<vitrine_register>(entry, [](vitrine_unit_kind& kind, const vitrine_register* r) {
        kind.inputs = r;
        kind.input_count = 1;
    });
}

Break output(vitrine_register entry)
{
    return only<vitrine_register>(entry, [](vitrine_unit_kind& kind, const vitrine_register* r) {
        kind.outputs = r;
        kind.output_count = 1;
    });
}

std::vector<Broken> brokenTexts()
{
    static const std::string kLong = tooLong();
    return {
        {"no name", [](auto& k) { k.name = nullptr; }, "A unit has a name that is missing"},
        {"empty name", [](auto& k) { k.name = ""; }, "a name that is empty"},
        {"long name", [](auto& k) { k.name = "THIRTEENCHARS"; }, "a name that is longer than 12 bytes"},
        {"name of signs", [](auto& k) { k.name = "A-B"; }, "a name that is not made of letters and digits"},
        {"name of the machine", [](auto& k) { k.name = "Tex"; }, "Unit Tex has the name of a part of the machine"},
        {"taken name", [](auto& k) { k.name = "ffs"; }, "Name ffs already used by Fixed-function shading"},
        {"no title", [](auto& k) { k.title = nullptr; }, "Unit SAM has a title that is missing"},
        {"title of two lines", [](auto& k) { k.title = "a\nb"; }, "a title that is no line of UTF-8"},
        {"title that is no text", [](auto& k) { k.title = "a\xC3"; }, "a title that is no line of UTF-8"},
        {"long help", [](auto& k) { k.help = kLong.c_str(); }, "a help that is longer than 2000 bytes"},
        {"long seed term", [](auto& k) { k.seed_term = kLong.c_str(); }, "a seed term that is longer"},
        {"function with a dot", [](auto& k) { k.function = "ff.x"; }, "a function that is no identifier of GLSL"},
        {"function of GL", [](auto& k) { k.function = "gl_x"; }, "a function that is reserved in GLSL"},
        {"function of the extension", [](auto& k) { k.function = "ff_x"; },
         "a function whose name starts with ff_ or gl_"},
        {"function that is a keyword", [](auto& k) { k.function = "vec4"; }, "a function that is reserved in GLSL"},
        {"function that is built in", [](auto& k) { k.function = "mix"; }, "a function mix, which GLSL has already"},
        {"main", [](auto& k) { k.function = "main"; }, "a function main, which GLSL has already"},
        {"taken function", [](auto& k) { k.function = "ffShading"; }, "Function ffShading already used by FFS"},
        {"prefix of another kind", [](auto& k) { k.prefix = "Sample"; }, "a prefix that does not start with ff_"},
        {"prefix with a reserved part", [](auto& k) { k.prefix = "ff__x"; }, "a prefix that is no identifier"},
        {"taken prefix", [](auto& k) { k.prefix = "ff_ProcTex"; }, "Prefix ff_ProcTex already used by FFP"},
    };
}

std::vector<Broken> brokenNumbers()
{
    return {
        {"struct size", [](auto& k) { k.struct_size = 200; }, "A unit has a description of 200 bytes, not 240"},
        {"port 0", [](auto& k) { k.port = 0; }, "port 0, not 1–15"},
        {"port 16", [](auto& k) { k.port = 16; }, "port 16, not 1–15"},
        {"port of a built-in unit", [](auto& k) { k.port = 3; }, "Unit SAM has port 3, not 4–15"},
        {"latency 0", [](auto& k) { k.latency = 0; }, "Unit SAM has latency 0, not 1–1000"},
        {"latency 1001", [](auto& k) { k.latency = 1001; }, "latency 1001, not 1–1000"},
        {"HET_20 interval 0", [](auto& k) { k.interval = 0; }, "interval 0, not 1–64"},
        {"interval 65", [](auto& k) { k.interval = 65; }, "interval 65, not 1–64"},
        {"power states", [](auto& k) { k.can_be_reduced = 2; }, "can_be_reduced 2, not 0–1"},
        {"no inputs", [](auto& k) { k.input_count = 0; }, "a number of inputs of 0, not 1–8"},
        {"nine outputs", [](auto& k) { k.output_count = 9; }, "a number of outputs of 9, not 1–8"},
        {"inputs without a table", [](auto& k) { k.inputs = nullptr; }, "2 inputs, but no table of them"},
        {"65 parameters", [](auto& k) { k.parameter_count = 65; }, "a number of parameters of 65, not 0–64"},
        {"4 billion probes", [](auto& k) { k.probe_count = ~0u; }, "a number of probes of 4294967295, not 0–64"},
        {"energy without a table", [](auto& k) { k.energy_event_count = 1; }, "1 energy events, but no table"},
        {"components", input({"a", "help", 5}), "a number of components in its inputs of 5, not 1–4"},
        {"register's name", input({"1a", "help", 4}), "a name in its inputs that is no identifier"},
        {"register that is a keyword", input({"float", "help", 4}), "a name in its inputs that is reserved in GLSL"},
        {"output kept for later", output({"sampler3D", "help", 4}), "a name in its outputs that is reserved in GLSL"},
        {"output of GL", output({"gl_Color", "help", 4}), "a name in its outputs that is reserved in GLSL"},
        {"register's help", input({"a", nullptr, 4}), "a help in its inputs that is missing"},
        {"no create", [](auto& k) { k.create = nullptr; }, "no function create"},
        {"no load", [](auto& k) { k.load = nullptr; }, "no function load"},
    };
}

std::vector<Broken> brokenParameters()
{
    return {
        {"no name", parameter({nullptr, "h", VITRINE_INT, 1, nullptr, 0, 1, nullptr, 0}), "a name in its parameters"},
        {"keyword", parameter({"discard", "h", VITRINE_INT, 1, nullptr, 0, 1, nullptr, 0}),
         "a name in its parameters that is reserved in GLSL"},
        {"no help", parameter({"p", nullptr, VITRINE_INT, 1, nullptr, 0, 1, nullptr, 0}), "parameter p with a help"},
        {"type", parameter({"p", "h", static_cast<vitrine_type>(6), 1, nullptr, 0, 1, nullptr, 0}), "no known type"},
        {"array of 0", parameter({"p", "h", VITRINE_INT, 0, nullptr, 0, 1, nullptr, 0}), "0 elements, not 1–64"},
        {"array of 65", parameter({"p", "h", VITRINE_INT, 65, nullptr, 0, 1, nullptr, 0}), "65 elements, not 1–64"},
        {"range of NaN", parameter({"p", "h", VITRINE_FLOAT, 1, nullptr, kNan, 1, nullptr, 0}), "no number"},
        {"range of its type", parameter({"p", "h", VITRINE_INT, 1, nullptr, 0, 3e9, nullptr, 0}), "beyond its type"},
        {"default outside", parameter({"p", "h", VITRINE_FLOAT, 1, kTwenty, 0, 1, nullptr, 0}),
         "Unit SAM has a parameter p with a default of 20, outside of 0–1"},
        {"zero outside", parameter({"p", "h", VITRINE_FLOAT, 1, nullptr, 1, 2, nullptr, 0}), "a default of 0, outside"},
        {"infinite default", parameter({"p", "h", VITRINE_FLOAT, 1, kInfinite, 1, 0, nullptr, 0}), "can't hold"},
        {"half an integer", parameter({"p", "h", VITRINE_INT, 1, kHalf, 0, 1, nullptr, 0}), "no integer"},
        {"words of a float", parameter({"p", "h", VITRINE_FLOAT, 1, nullptr, 0, 1, kWords, 2}), "words, but is no INT"},
        {"a missing word", parameter({"p", "h", VITRINE_INT, 1, nullptr, 0, 1, kNoWords, 2}), "a word that is missing"},
        {"more values than words", parameter({"p", "h", VITRINE_INT, 1, nullptr, 0, 2, kWords, 2}), "beyond its words"},
        {"words without a table", parameter({"p", "h", VITRINE_INT, 1, nullptr, 0, 1, nullptr, 2}), "no table of them"},
    };
}

void addRows(const std::vector<Broken>& cases)
{
    QTest::addColumn<Break>("change");
    QTest::addColumn<QString>("sentence");
    for (const Broken& broken : cases)
        QTest::newRow(broken.name) << broken.change << QString::fromUtf8(broken.sentence);
}

} // namespace

Q_DECLARE_METATYPE(Break)

class UnitCatalogTest : public QObject {
    Q_OBJECT
private slots:
    void theBuiltInUnitsHavePorts1To3();
    void aUnitOfAPluginTakesTheFirstFreePort();
    void HET_01_takenPortsAreRefused();
    void brokenTextsAreRefused_data() { addRows(brokenTexts()); }
    void brokenTextsAreRefused() { isRefused(); }
    void brokenNumbersAreRefused_data() { addRows(brokenNumbers()); }
    void brokenNumbersAreRefused() { isRefused(); }
    void brokenParametersAreRefused_data() { addRows(brokenParameters()); }
    void brokenParametersAreRefused() { isRefused(); }
    void namesStandOnce();
    void brokenPluginsAreRefused();
    void parametersLieInOneBlock();
    void HET_27_valuesOutOfRangeKeepTheOldOne();

private:
    static void isRefused()
    {
        QFETCH(Break, change);
        QFETCH(QString, sentence);
        vitrine_unit_kind kind = sampleKind();
        change(kind);
        const QString refusal = QString::fromStdString(refusalOf(&kind));
        QVERIFY2(refusal.contains(sentence), qPrintable(refusal));
        QVERIFY(!refusal.endsWith('.'));
    }
};

void UnitCatalogTest::theBuiltInUnitsHavePorts1To3()
{
    const auto catalog = UnitCatalog::builtIn();
    QCOMPARE(catalog->kinds().size(), std::size_t{3});
    QCOMPARE(catalog->onPort(kShadingPort)->name, std::string("FFS"));
    QCOMPARE(catalog->onPort(kProceduralPort)->function, std::string("ffProcTex"));
    QCOMPARE(catalog->named("FFB")->prefix, std::string("ff_TexBlend"));
    QVERIFY(!catalog->onPort(kTexturePort));
    QVERIFY(!catalog->onPort(4));
    // HET-17: four inputs and two outputs beside TEX with one of each.
    QCOMPARE(catalog->onPort(kShadingPort)->inputs.size(), std::size_t{4});
    QCOMPARE(catalog->onPort(kShadingPort)->outputs.size(), std::size_t{2});
}

void UnitCatalogTest::aUnitOfAPluginTakesTheFirstFreePort()
{
    vitrine_unit_kind first = sampleKind();
    vitrine_unit_kind second = sampleKind();
    vitrine_unit_kind third = sampleKind();
    second.name = "SB";
    second.function = "ffB";
    second.prefix = "ff_B";
    second.port = 4;
    third.name = "SC";
    third.function = "ffC";
    third.prefix = "ff_C";
    const vitrine_unit_kind* const units[] = {&first, &second, &third};
    const auto catalog = UnitCatalog::builtIn()->with({VITRINE_ABI_VERSION, "p", "1", "l", units, 3}, "", nullptr);
    QVERIFY(catalog.hasValue());
    QCOMPARE((*catalog)->named("SB")->port, std::uint8_t{4}); // Who asks for a port gets it before the others.
    QCOMPARE((*catalog)->named("SAM")->port, std::uint8_t{5});
    QCOMPARE((*catalog)->named("SC")->port, std::uint8_t{6});
}

void UnitCatalogTest::HET_01_takenPortsAreRefused()
{
    vitrine_unit_kind first = sampleKind();
    first.port = 5;
    const auto catalog = catalogWith(first);
    vitrine_unit_kind second = first;
    second.name = "OTHER";
    second.function = "ffOther";
    second.prefix = "ff_Other";
    const vitrine_unit_kind* const units[] = {&second};
    const auto refused = catalog->with({VITRINE_ABI_VERSION, "p", "1", "l", units, 1}, "", nullptr);
    QVERIFY(!refused.hasValue());
    QCOMPARE(refused.error().message, std::string("Port 5 already used by SAM"));
}

void UnitCatalogTest::namesStandOnce()
{
    vitrine_unit_kind kind = sampleKind();
    constexpr vitrine_register kTwice[] = {{"a", "h", 4}, {"b", "h", 4}, {"a", "h", 1}};
    kind.inputs = kTwice;
    kind.input_count = 3;
    QCOMPARE(refusalOf(&kind), std::string("Unit SAM has two inputs named a"));
    kind = sampleKind();
    const vitrine_parameter twice[] = {kind.parameters[0], kind.parameters[1], kind.parameters[0]};
    kind.parameters = twice;
    kind.parameter_count = 3;
    QCOMPARE(refusalOf(&kind), std::string("Unit SAM has two parameters named ff_Sample.conduct"));
    kind = sampleKind();
    constexpr vitrine_energy_event kCosts[] = {{"work", kNan}};
    kind.energy_events = kCosts;
    kind.energy_event_count = 1;
    QVERIFY(refusalOf(&kind).find("cost is negative or no number") != std::string::npos);
}

void UnitCatalogTest::brokenPluginsAreRefused()
{
    const vitrine_unit_kind* const units[] = {&sampleKind()};
    const auto refusal = [](const vitrine_plugin& plugin) {
        const auto catalog = UnitCatalog::builtIn()->with(plugin, "", nullptr);
        return catalog ? std::string() : catalog.error().message;
    };
    QCOMPARE(refusal({2, "p", "1", "l", units, 1}),
             std::string("The plugin was built for version 2 of the interface, and this is version 1"));
    QVERIFY(refusal({1, "p", "1", "l", nullptr, 1}).find("0 units") != std::string::npos);
    QVERIFY(refusal({1, "p", "1", "l", units, 13}).find("13 units, not 1–12") != std::string::npos);
    QCOMPARE(refusalOf(nullptr), std::string("A unit has no description"));
}

void UnitCatalogTest::parametersLieInOneBlock()
{
    const auto catalog = catalogWith(sampleKind());
    // FFS: 1 int, 4 floats and 3 vec3 before t1; FFP: an int, a float, two vec4; FFB: an int; then the sample's.
    QCOMPARE(findParameter(*catalog, "ff_Shading.model")->firstWord, 0u);
    QCOMPARE(findParameter(*catalog, "ff_ProcTex.procedure")->firstWord, 15u);
    QCOMPARE(findParameter(*catalog, "ff_TexBlend.function")->firstWord, 25u);
    QCOMPARE(findParameter(*catalog, "ff_Sample.weights")->firstWord, 28u);
    QCOMPARE(catalog->defaults().words.size(), std::size_t{35});
    QVERIFY(!findParameter(*catalog, "ff_Shading.color"));
    const auto weights = parameterWords(catalog->defaults(), *findParameter(*catalog, "ff_Sample.weights"), 2);
    QCOMPARE(std::bit_cast<float>(weights[0]), 1.0f);
    QCOMPARE(std::bit_cast<float>(weights[1]), 0.5f);
}

void UnitCatalogTest::HET_27_valuesOutOfRangeKeepTheOldOne()
{
    const auto catalog = UnitCatalog::builtIn();
    ParameterBlock block = catalog->defaults();
    const auto& shininess = *findParameter(*catalog, "ff_Shading.shininess");
    QVERIFY(setParameter(block, shininess, 10.0f));
    QCOMPARE(std::bit_cast<float>(parameterWords(block, shininess)[0]), 10.0f);
    for (const float wrong :
         {-1.0f, 1001.0f, std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()})
        QVERIFY(!setParameter(block, shininess, wrong));
    QVERIFY(!setParameter(block, shininess, 3)); // An integer.
    QCOMPARE(std::bit_cast<float>(parameterWords(block, shininess)[0]), 10.0f);
    const auto& procedure = *findParameter(*catalog, "ff_ProcTex.procedure");
    QVERIFY(setParameter(block, procedure, 5));
    const auto refused = setParameter(block, procedure, 6);
    QCOMPARE(refused.error().message, std::string("ff_ProcTex.procedure: 0–5"));
    QVERIFY(!setParameter(block, procedure, -1));
    QCOMPARE(parameterWords(block, procedure)[0], 5u);
    const std::array<std::uint32_t, 4> words{};
    QVERIFY(!setParameter(block, *findParameter(*catalog, "ff_ProcTex.c0"), 1, words)); // No such element.
    QVERIFY(setParameter(block, *findParameter(*catalog, "ff_ProcTex.c0"), 0, words));
}

VITRINE_TEST(UnitCatalogTest, QCoreApplication)
#include "tst_unit_catalog.moc"
