// SPDX-License-Identifier: Apache-2.0
#include <QtTest>

#include "core/shader/opcode_info.h"
#include "tests/harness/test_class.h"
#include "tests/shader/shader_bench.h"

#include <hwy/targets.h>

#include <random>

using namespace vitrine::core;

/// DEC-35 across hosts: every vector width of this machine, and no vectors at all, give the same bits.
class TargetsTest : public QObject {
    Q_OBJECT

private slots:
    void everyTargetGivesTheSameBits_data();
    void everyTargetGivesTheSameBits();
    void fourLanesAndSixtyFourGiveTheSameBits();
    void cleanupTestCase() { hwy::SetSupportedTargetsForTest(0); }
};

namespace {

/// Values of every kind: special ones, small integers, ordinary floats and any bits.
std::uint32_t randomBits(std::mt19937& random)
{
    constexpr std::uint32_t kSpecial[] = {0,           0x80000000u, 0x3F800000u, 0xBF800000u, 0x7F800000u,
                                          0xFF800000u, 0x7FC00000u, 0xFFC00001u, 0x7F800001u, 0x00000001u,
                                          0x7F7FFFFFu, 0x4F000000u, 0xCF000000u, 0x7FFFFFFFu, 0xFFFFFFFFu};
    const auto pick = static_cast<std::uint32_t>(random());
    switch (random() % 4) {
    case 0: return kSpecial[pick % std::size(kSpecial)];
    case 1: return bitsOf(static_cast<float>(static_cast<std::int32_t>(pick)) * 0x1p-24f);
    case 2: return pick % 17;
    default: return pick;
    }
}

std::string programOf(Opcode opcode)
{
    const OpcodeInfo& info = opcodeInfo(opcode);
    std::string text = ".inputs 3\n.outputs 6\n.locals 2\n.literal 0.7 -3 1e10 2\n";
    const std::string sources[] = {"v0", "v0, v1", "v0, v1, v2"};
    for (int condition = 0; condition < 6; ++condition) {
        const std::string suffix(info.usesCondition ? "." : "");
        const std::string name =
            std::string(info.name) + suffix +
            std::string(info.usesCondition ? conditionName(static_cast<Condition>(condition)) : "");
        text += name + " o" + std::to_string(condition) + ", " + sources[info.sourceCount - 1] + "\n";
    }
    text += std::string(info.name) + (info.usesCondition ? ".LT" : "") + "_SAT o5.xz, -|v0|" +
            (info.sourceCount > 1 ? ", c0.wzyx" : "") + (info.sourceCount > 2 ? ", v1.x" : "") + "\n";
    return text;
}

std::vector<std::uint32_t> resultBits(ShaderBench& bench)
{
    std::vector<std::uint32_t> bits;
    for (std::uint32_t index = 0; index < 6; ++index)
        for (std::uint32_t c = 0; c < 4; ++c)
            for (float value : bench.output(c, index))
                bits.push_back(bitsOf(value));
    return bits;
}

std::vector<std::uint32_t> run(Opcode opcode, std::uint32_t lanes, unsigned seed)
{
    ShaderBench bench(programOf(opcode), lanes);
    std::mt19937 random(seed);
    for (std::uint32_t row = 0; row < 12; ++row)
        for (float& value : bench.context.row(row))
            value = fromBits(randomBits(random));
    bench.run();
    return resultBits(bench);
}

bool computes(Opcode opcode)
{
    const OpcodeInfo& info = opcodeInfo(opcode);
    return info.writesDestination && opcode != Opcode::Send && !namesLocal(opcode);
}

} // namespace

void TargetsTest::everyTargetGivesTheSameBits_data()
{
    QTest::addColumn<int>("code");
    for (int code = 0; code < 128; ++code)
        if (!opcodeInfo(static_cast<Opcode>(code)).name.empty() && computes(static_cast<Opcode>(code)))
            QTest::addRow("%s", std::string(opcodeInfo(static_cast<Opcode>(code)).name).c_str()) << code;
}

void TargetsTest::everyTargetGivesTheSameBits()
{
    QFETCH(int, code);
    const auto opcode = static_cast<Opcode>(code);
    hwy::SetSupportedTargetsForTest(0);
    const std::vector<std::int64_t> targets = hwy::SupportedAndGeneratedTargets();
    if (targets.size() < 2)
        QSKIP("this machine has one target only: nothing to compare");
    for (unsigned seed = 0; seed < 40; ++seed) {
        std::vector<std::uint32_t> first;
        for (std::int64_t target : targets) {
            hwy::SetSupportedTargetsForTest(target);
            hwy::GetChosenTarget().DeInit();
            const std::vector<std::uint32_t> bits = run(opcode, 64, seed);
            if (first.empty())
                first = bits;
            for (std::size_t i = 0; i < bits.size(); ++i)
                if (bits[i] != first[i])
                    QFAIL(qPrintable(QString("%1 differs on %2 at %3: %4 instead of %5")
                                         .arg(code, 0, 16)
                                         .arg(hwy::TargetName(target))
                                         .arg(i)
                                         .arg(bits[i], 8, 16)
                                         .arg(first[i], 8, 16)));
        }
    }
    hwy::SetSupportedTargetsForTest(0);
    hwy::GetChosenTarget().DeInit();
}

/// Timed tasks have 4 lanes, untimed ones 64 (ONE-04).
void TargetsTest::fourLanesAndSixtyFourGiveTheSameBits()
{
    for (int code = 0; code < 128; ++code) {
        const auto opcode = static_cast<Opcode>(code);
        if (opcodeInfo(opcode).name.empty() || !computes(opcode))
            continue;
        std::mt19937 random(7);
        ShaderBench whole(programOf(opcode), 64);
        for (std::uint32_t row = 0; row < 12; ++row)
            for (float& value : whole.context.row(row))
                value = fromBits(randomBits(random));
        whole.run();
        for (std::uint32_t quad = 0; quad < 16; ++quad) {
            ShaderBench part(programOf(opcode), 4);
            for (std::uint32_t row = 0; row < 12; ++row)
                for (std::uint32_t lane = 0; lane < 4; ++lane)
                    part.context.row(row)[lane] = whole.context.row(row)[4 * quad + lane];
            part.run();
            for (std::uint32_t index = 0; index < 6; ++index)
                for (std::uint32_t c = 0; c < 4; ++c)
                    for (std::uint32_t lane = 0; lane < 4; ++lane)
                        QCOMPARE(bitsOf(part.output(c, index)[lane]), bitsOf(whole.output(c, index)[4 * quad + lane]));
        }
    }
}

VITRINE_TEST(TargetsTest, QCoreApplication)
#include "tst_shader_targets.moc"
