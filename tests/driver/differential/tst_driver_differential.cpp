// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/differential/differential_run.h"
#include "tests/harness/test_class.h"

#include <QTest>

using namespace vitrine::differential;

/// Generated programs compute on the machine what a plain evaluation of their SPIR-V gives, bit by bit where only exact
/// operations are involved.
///
/// VITRINE_DIFFERENTIAL_PROGRAMS programs are tried, from seed VITRINE_DIFFERENTIAL_FIRST on.
class DifferentialTest : public QObject {
    Q_OBJECT

private slots:
    void programsAgreeWithAPlainEvaluation();
};

namespace {

std::uint32_t setting(const char* name, std::uint32_t fallback)
{
    bool isSet = false;
    const int value = qEnvironmentVariableIntValue(name, &isSet);
    return isSet ? static_cast<std::uint32_t>(value) : fallback;
}

} // namespace

void DifferentialTest::programsAgreeWithAPlainEvaluation()
{
    const DifferentialReport report =
        runDifferential(setting("VITRINE_DIFFERENTIAL_FIRST", 1), setting("VITRINE_DIFFERENTIAL_PROGRAMS", 300));
    std::uint32_t skipped = 0;
    for (const auto& [reason, count] : report.skipped) {
        qInfo("%d programs skipped: %s", count, reason.c_str());
        skipped += static_cast<std::uint32_t>(count);
    }
    const Comparison& components = report.components;
    qInfo("%u programs: %zu components with the same bits, %zu within bounds, %zu unknown", report.programs,
          components.exact, components.bounded, components.unknown);
    if (!report.failure.empty())
        std::fprintf(stderr, "%s\n", report.failure.c_str()); // QtTest cuts long messages
    QVERIFY2(report.failure.empty(), report.failure.substr(0, report.failure.find('\n')).c_str());
    if (report.programs < 100)
        return; // too few for shares to mean anything
    QVERIFY(skipped * 20 <= report.programs);
    QVERIFY(components.unknown * 5 <= components.exact + components.bounded + components.unknown);
}

VITRINE_TEST(DifferentialTest, QCoreApplication)
#include "tst_driver_differential.moc"
