// SPDX-License-Identifier: Apache-2.0
// ONE-07: the same units serve two dimensions and three, and change roles by a command behind a flush.
#include "core/command/draw_encoder.h"
#include "core/session/command_stream.h"
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/vector_bench.h"

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

DrawCommand drawOfPass(VectorPass pass)
{
    DrawState state;
    state.vector.pass = pass;
    state.blend.colorMask = pass == VectorPass::Winding ? 0 : 0xF;
    DrawCommand command;
    command.state = std::make_shared<const DrawState>(state);
    command.count = 3;
    return command;
}

QStringList commandsOf(const DrawWords& words)
{
    QStringList names;
    for (const StreamCommand& command : commandStream(words)) {
        const std::string_view name = enumName(command.command.opcode);
        const std::string meaning = commandMeaning(command);
        names << QString::fromUtf8(name.data(), static_cast<int>(name.size()));
        if (command.command.opcode == CommandOpcode::Select)
            names.back() += ' ' + QString::fromStdString(meaning);
    }
    return names;
}

} // namespace

class VectorRolesTest : public QObject {
    Q_OBJECT
private slots:
    void ONE_07_rolesChangeBehindAFlush();
    void ONE_07_aPathSelectsItsPipelineOnce();
};

void VectorRolesTest::ONE_07_rolesChangeBehindAFlush()
{
    DrawEncoder driver;
    const auto first = driver.encode(drawOfPass(VectorPass::None));
    const RegisterImage before = driver.image();
    QVERIFY(!commandsOf(*first).contains("select 3-D"));
    const QStringList winding = commandsOf(*driver.encode(drawOfPass(VectorPass::Winding)));
    QCOMPARE(winding.first(2), (QStringList{"flush", "select 2-D"}));
    QCOMPARE(driver.image().pipeline, SelectedPipeline::Pipeline2d);
    const QStringList cover = commandsOf(*driver.encode(drawOfPass(VectorPass::Cover)));
    QVERIFY(!cover.contains("flush"));
    const QStringList last = commandsOf(*driver.encode(drawOfPass(VectorPass::None)));
    QCOMPARE(last.first(2), (QStringList{"flush", "select 3-D"}));
    QCOMPARE(driver.image(), before); // what the draw before them had
}

void VectorRolesTest::ONE_07_aPathSelectsItsPipelineOnce()
{
    VectorBench bench;
    bench.fill(bench.star());
    const auto& passes = bench.machines().passes;
    QCOMPARE(passes.size(), std::size_t{3});
    for (std::size_t i = 0; i < passes.size(); ++i)
        QCOMPARE(commandsOf(*passes[i].words).contains("select 2-D"), i == 0);
}

VITRINE_TEST(VectorRolesTest)
#include "tst_vg2d_roles.moc"
