// SPDX-License-Identifier: Apache-2.0
#include <QtTest>

#include "core/shader/transcendental.h"
#include "tests/harness/test_class.h"
#include "tests/shader/shader_bench.h"

#include <bit>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <random>
#include <vector>

// The host's long double functions are the reference: tests may use them, the model may not.

using namespace vitrine::core;

namespace {

constexpr int kSamples = 200000;

/// Distance in units of the last place of the exact result's binade.
long double errorInUlp(float result, long double exact)
{
    const auto bound = static_cast<long double>(std::numeric_limits<float>::max()) * (1 + 0x1p-25L);
    if (std::fabs(exact) >= bound)
        return std::isinf(result) && std::signbit(result) == std::signbit(exact) ? 0 : 1e9L;
    int exponent = 0;
    std::frexp(exact, &exponent);
    const long double ulp = std::ldexp(1.0L, std::max(exponent - 24, -149));
    return std::isfinite(result) ? std::fabs(result - exact) / ulp : 1e9L;
}

using Reference = std::function<long double(long double, long double)>;

/// The largest error over the samples; both arrays have one length.
double worstError(Opcode function, const std::vector<float>& a, const std::vector<float>& b, const Reference& exact)
{
    std::vector<float> results(a.size());
    evaluate(function, a, b, results);
    long double worst = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        worst = std::max(worst, errorInUlp(results[i], exact(a[i], b[i])));
    return static_cast<double>(worst);
}

std::vector<float> uniform(float low, float high, unsigned seed)
{
    std::mt19937 random(seed);
    std::vector<float> values(kSamples);
    for (float& value : values)
        value = low + (high - low) * static_cast<float>(random() >> 8) * 0x1p-24f;
    return values;
}

/// Any finite bit pattern below `limit` in size, so that all magnitudes are met; negative ones too if asked.
std::vector<float> logarithmic(float limit, bool negative, unsigned seed)
{
    std::mt19937 random(seed);
    const auto bound = std::bit_cast<std::uint32_t>(limit);
    std::vector<float> values(kSamples);
    for (float& value : values) {
        const std::uint32_t sign = negative && (random() & 1) != 0 ? 0x80000000u : 0u;
        value = std::bit_cast<float>(static_cast<std::uint32_t>(random() % (bound + 1)) | sign);
    }
    return values;
}

constexpr float kMax = std::numeric_limits<float>::max();

} // namespace

class TranscendentalTest : public QObject {
    Q_OBJECT

private slots:
    void errorStaysBelowTheStatedBound_data();
    void errorStaysBelowTheStatedBound();
    void powIsAccurateOverItsWholeRange();
    void specialValues_data();
    void specialValues();
    void worstAnglesAreReducedExactly();
};

void TranscendentalTest::errorStaysBelowTheStatedBound_data()
{
    QTest::addColumn<int>("function");
    QTest::addColumn<QList<float>>("a");
    QTest::addColumn<QList<float>>("b");
    const auto add = [](const char* name, Opcode f, const std::vector<float>& a, const std::vector<float>& b = {}) {
        const std::vector<float>& second = b.empty() ? a : b;
        QTest::newRow(name) << static_cast<int>(f) << QList<float>(a.begin(), a.end())
                            << QList<float>(second.begin(), second.end());
    };
    add("exp2, small", Opcode::Exp2, uniform(-2, 2, 1));
    add("exp2, all results", Opcode::Exp2, uniform(-152, 130, 2));
    add("exp2, any magnitude", Opcode::Exp2, logarithmic(150, true, 3));
    add("log2, about one", Opcode::Log2, uniform(0.5f, 2, 4));
    add("log2, any", Opcode::Log2, logarithmic(kMax, false, 5));
    add("sin, near", Opcode::Sin, uniform(-10, 10, 6));
    add("sin, noise", Opcode::Sin, uniform(-1e5f, 1e5f, 7));
    add("sin, any", Opcode::Sin, logarithmic(kMax, true, 8));
    add("cos, near", Opcode::Cos, uniform(-10, 10, 9));
    add("cos, noise", Opcode::Cos, uniform(-1e5f, 1e5f, 10));
    add("cos, any", Opcode::Cos, logarithmic(kMax, true, 11));
    add("tan, near", Opcode::Tan, uniform(-10, 10, 12));
    add("tan, any", Opcode::Tan, logarithmic(kMax, true, 13));
    add("asin", Opcode::Asin, uniform(-1, 1, 14));
    add("asin, small", Opcode::Asin, logarithmic(1, true, 15));
    add("acos", Opcode::Acos, uniform(-1, 1, 16));
    add("acos, by one", Opcode::Acos, uniform(0.999f, 1, 17));
    add("atan", Opcode::Atan, uniform(-4, 4, 18));
    add("atan, any", Opcode::Atan, logarithmic(kMax, true, 19));
    add("atan2", Opcode::Atan2, uniform(-4, 4, 20), uniform(-4, 4, 21));
    add("atan2, any", Opcode::Atan2, logarithmic(kMax, true, 22), logarithmic(kMax, true, 23));
    add("pow, colors", Opcode::Pow, uniform(0, 1, 24), uniform(0, 8, 25));
    add("pow, specular", Opcode::Pow, uniform(0, 1, 26), uniform(0, 128, 27));
}

void TranscendentalTest::errorStaysBelowTheStatedBound()
{
    QFETCH(int, function);
    QFETCH(QList<float>, a);
    QFETCH(QList<float>, b);
    using L = long double;
    const std::map<Opcode, Reference> references = {
        {Opcode::Exp2, [](L x, L) { return std::exp2(x); }},
        {Opcode::Log2, [](L x, L) { return std::log2(x); }},
        {Opcode::Sin, [](L x, L) { return std::sin(x); }},
        {Opcode::Cos, [](L x, L) { return std::cos(x); }},
        {Opcode::Tan, [](L x, L) { return std::tan(x); }},
        {Opcode::Asin, [](L x, L) { return std::asin(x); }},
        {Opcode::Acos, [](L x, L) { return std::acos(x); }},
        {Opcode::Atan, [](L x, L) { return std::atan(x); }},
        {Opcode::Atan2, [](L y, L x) { return std::atan2(y, x); }},
        {Opcode::Pow, [](L x, L y) { return std::pow(x, y); }},
    };
    const auto opcode = static_cast<Opcode>(function);
    const double worst = worstError(opcode, {a.begin(), a.end()}, {b.begin(), b.end()}, references.at(opcode));
    qInfo("worst error %.4f ulp", worst);
    QVERIFY(worst < 0.51);
}

void TranscendentalTest::powIsAccurateOverItsWholeRange()
{
    std::vector<float> x = logarithmic(kMax, false, 30);
    std::vector<float> y = uniform(-155, 130, 31);
    // Choose y so that the result is 2 to any power: |y| = power / |log2 x|.
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double exponent = std::log2(static_cast<double>(x[i]));
        y[i] = exponent == 0.0 ? 1.0f : static_cast<float>(y[i] / exponent);
    }
    const double worst = worstError(Opcode::Pow, x, y, [](long double a, long double b) { return std::pow(a, b); });
    qInfo("worst error %.4f ulp", worst);
    QVERIFY(worst < 0.51);
}

void TranscendentalTest::specialValues_data()
{
    QTest::addColumn<int>("function");
    QTest::addColumn<float>("a");
    QTest::addColumn<float>("b");
    QTest::addColumn<quint32>("expected");
    int row = 0;
    const auto add = [&row](Opcode f, float a, float b, float expected) {
        QTest::addRow("%d", row++) << static_cast<int>(f) << a << b << std::bit_cast<std::uint32_t>(expected);
    };
    constexpr float kPi = 0x1.921fb6p+1f;
    add(Opcode::Exp2, 0.0f, 0, 1.0f);
    add(Opcode::Exp2, 127.0f, 0, 0x1p127f);
    add(Opcode::Exp2, 128.0f, 0, kInf);
    add(Opcode::Exp2, 1e30f, 0, kInf);
    add(Opcode::Exp2, kInf, 0, kInf);
    add(Opcode::Exp2, -149.0f, 0, 0x1p-149f);
    add(Opcode::Exp2, -151.0f, 0, 0.0f);
    add(Opcode::Exp2, -kInf, 0, 0.0f);
    add(Opcode::Exp2, kNaN, 0, kNaN);
    add(Opcode::Log2, 0.0f, 0, -kInf);
    add(Opcode::Log2, -0.0f, 0, -kInf);
    add(Opcode::Log2, -1.0f, 0, kNaN);
    add(Opcode::Log2, 1.0f, 0, 0.0f);
    add(Opcode::Log2, 0x1p-149f, 0, -149.0f);
    add(Opcode::Log2, kInf, 0, kInf);
    add(Opcode::Log2, kNaN, 0, kNaN);
    add(Opcode::Sin, 0.0f, 0, 0.0f);
    add(Opcode::Sin, -0.0f, 0, -0.0f);
    add(Opcode::Sin, kInf, 0, kNaN);
    add(Opcode::Sin, kNaN, 0, kNaN);
    add(Opcode::Sin, 1e-45f, 0, 1e-45f);
    add(Opcode::Cos, 0.0f, 0, 1.0f);
    add(Opcode::Cos, -kInf, 0, kNaN);
    add(Opcode::Tan, -0.0f, 0, -0.0f);
    add(Opcode::Tan, kInf, 0, kNaN);
    add(Opcode::Asin, 1.0f, 0, kPi / 2);
    add(Opcode::Asin, -1.0f, 0, -kPi / 2);
    add(Opcode::Asin, 1.0000001f, 0, kNaN);
    add(Opcode::Asin, -0.0f, 0, -0.0f);
    add(Opcode::Acos, 1.0f, 0, 0.0f);
    add(Opcode::Acos, -1.0f, 0, kPi);
    add(Opcode::Acos, 0.0f, 0, kPi / 2);
    add(Opcode::Acos, -2.0f, 0, kNaN);
    add(Opcode::Atan, kInf, 0, kPi / 2);
    add(Opcode::Atan, -kInf, 0, -kPi / 2);
    add(Opcode::Atan, 1.0f, 0, kPi / 4);
    add(Opcode::Atan2, 0.0f, 1.0f, 0.0f);
    add(Opcode::Atan2, -0.0f, 1.0f, -0.0f);
    add(Opcode::Atan2, 0.0f, -1.0f, kPi);
    add(Opcode::Atan2, -0.0f, -0.0f, -kPi);
    add(Opcode::Atan2, 0.0f, 0.0f, 0.0f);
    add(Opcode::Atan2, 3.0f, 0.0f, kPi / 2);
    add(Opcode::Atan2, kInf, kInf, kPi / 4);
    add(Opcode::Atan2, -kInf, -kInf, -0x1.2d97c8p+1f); // −3π/4
    add(Opcode::Atan2, 1.0f, kInf, 0.0f);
    add(Opcode::Atan2, 1.0f, -kInf, kPi);
    add(Opcode::Atan2, kNaN, 1.0f, kNaN);
    add(Opcode::Atan2, 1.0f, kNaN, kNaN);
    add(Opcode::Pow, 0.0f, 0.0f, 1.0f);
    add(Opcode::Pow, 5.0f, 0.0f, 1.0f);
    add(Opcode::Pow, 1.0f, kInf, 1.0f);
    add(Opcode::Pow, 0.0f, 2.0f, 0.0f);
    add(Opcode::Pow, 0.0f, -2.0f, kInf);
    add(Opcode::Pow, -2.0f, 2.0f, kNaN);
    add(Opcode::Pow, 2.0f, 128.0f, kInf);
    add(Opcode::Pow, 2.0f, -149.0f, 0x1p-149f);
    add(Opcode::Pow, 0.5f, kInf, 0.0f);
    add(Opcode::Pow, kInf, -1.0f, 0.0f);
    add(Opcode::Pow, kNaN, 1.0f, kNaN);
    add(Opcode::Pow, 10.0f, 2.0f, 100.0f);
}

void TranscendentalTest::specialValues()
{
    QFETCH(int, function);
    QFETCH(float, a);
    QFETCH(float, b);
    QFETCH(quint32, expected);
    QCOMPARE(std::bit_cast<std::uint32_t>(evaluate(static_cast<Opcode>(function), a, b)), expected);
}

/// Floats that come very near to a multiple of π/2, and both sides of the border between the two reductions.
void TranscendentalTest::worstAnglesAreReducedExactly()
{
    std::vector<float> angles = {0x1.921fb6p+0f, 0x1.921fb6p+1f,  0x1.f9cbe2p+7f,  0x1.6ac5b2p+25f, 0x1.f86c6ap+69f,
                                 0x1p25f,        0x1.000002p+25f, 0x1.fffffep+24f, 0x1p127f,        kMax};
    for (int k = 1; k < 100000; k += 7)
        angles.push_back(static_cast<float>(static_cast<long double>(k) * 1.57079632679489661923132169163975144L));
    for (Opcode opcode : {Opcode::Sin, Opcode::Cos}) {
        const double worst = worstError(opcode, angles, angles, [opcode](long double x, long double) {
            return opcode == Opcode::Sin ? std::sin(x) : std::cos(x);
        });
        QVERIFY(worst < 0.51);
    }
}

VITRINE_TEST(TranscendentalTest, QCoreApplication)
#include "tst_shader_transcendental.moc"
