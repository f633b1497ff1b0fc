// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/session/shader_trace/shader_trace_text.h"
#include "tests/harness/test_class.h"
#include "tests/session/shader_scene.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/base/item_tools.h"
#include "views/docks/shader/breakpoint_model.h"
#include "views/docks/shader/instruction_cycles.h"
#include "views/docks/shader/shader_view.h"
#include "views/docks/shader/trace_player.h"
#include "views/docks/shader/variable_model.h"
#include "views/kit/pane.h"
#include "views/source/source_view.h"

#include <QComboBox>
#include <QDockWidget>
#include <QSlider>
#include <QTreeView>

using namespace vitrine;
using test::WindowBench;
using views::Direction;
using views::FragmentLink;
using views::VertexLink;

namespace {

const std::string kFragment = "precision highp float; varying vec4 v;\n" // 1
                              "float bend(float s) {\n"                  // 2
                              "  float root = sqrt(s);\n"                // 3
                              "  return root + 0.25;\n"                  // 4
                              "}\n"                                      // 5
                              "void main() {\n"                          // 6
                              "  float sum = bend(v.x);\n"               // 7: 0.75
                              "  for (int i = 0; i < 4; ++i) {\n"        // 8
                              "    if (gl_FragCoord.x > 8.0)\n"          // 9
                              "      discard;\n"                         // 10
                              "    sum = sum * v.y;\n"                   // 11: 0.375, 0.1875, …
                              "  }\n"                                    // 12
                              "  gl_FragColor = vec4(sum, v.yzw);\n"     // 13
                              "}\n";

} // namespace

/// The dock in which shaders are debugged.
class TestWindowShader final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        test::ShaderScene scene(kFragment);
        scene.link();
        scene.script.add("glClear", {test::number(0x4000)});
        scene.draw();
        scene.draw();
        scene.script.add("eglSwapBuffers", {test::handle(0xD0), test::handle(0x50)}, test::number(1));
        QCOMPARE(scene.write(bench->path("shader.vitrine")), QString());
        QVERIFY(bench->start({bench->path("shader.vitrine"), "--draw", "1"}));
    }
    void cleanup() { bench.reset(); }

    void itSaysWhatToDo()
    {
        bench->window().docks().raise(dock());
        QTRY_VERIFY(view().isVisible());
        QCOMPARE(view().findChild<views::Pane*>()->sentence(),
                 QString("Pick a pixel and choose Debug, or a vertex in the mesh."));
    }

    void aFragmentIsSteppedBothWays()
    {
        QVERIFY(debug(FragmentLink{0, 1, 5, 3}));
        QCOMPARE(bench->session().state()->position, positionBefore); // the place that is shown stays
        QVERIFY(outcome().contains("color (0.046875, 0.5, 0.75, 1)"));
        QCOMPARE(test::Shown::currentLine(source()), std::optional(3));
        QCOMPARE(test::Shown::currentLine(instructions()), std::optional(1));
        source().setFocus();
        key(Qt::Key_F8);
        QCOMPARE(test::Shown::currentLine(source()), std::optional(4));
        QCOMPARE(value("root"), QString("0.5"));
        key(Qt::Key_F7, Qt::ShiftModifier);
        QCOMPARE(test::Shown::currentLine(source()), std::optional(3));
        QCOMPARE(value("root"), QString("—"));
        key(Qt::Key_End, Qt::AltModifier);
        QCOMPARE(player().walk().position(), player().walk().stepCount());
        QCOMPARE(value("sum"), QString("0.046875"));
        key(Qt::Key_Home, Qt::AltModifier);
        QCOMPARE(player().walk().position(), std::size_t{0});
        slider().setValue(slider().maximum());
        QCOMPARE(value("gl_FragColor"), QString("(0.046875, 0.5, 0.75, 1)"));
    }

    void breakpointsStopWhereTheirConditionHolds()
    {
        QVERIFY(debug(FragmentLink{0, 1, 5, 3}));
        source().setFocus();
        source().goToLine(11);
        key(Qt::Key_F9);
        QCOMPARE(source().marks().count(11), std::size_t{1});
        QVERIFY(breakpoints().setData(breakpoints().index(0, views::BreakpointModel::ConditionColumn),
                                      "i == 2 && sum < 0.2", Qt::EditRole));
        QCOMPARE(breakpoints().index(0, views::BreakpointModel::HitsColumn).data().toString(), QString("1 time"));
        key(Qt::Key_F5);
        QCOMPARE(test::Shown::currentLine(source()), std::optional(11));
        QCOMPARE(value("i"), QString("2"));
        QCOMPARE(value("sum"), QString("0.1875"));
        const std::size_t hit = player().walk().position();
        key(Qt::Key_F5);
        QCOMPARE(player().walk().position(), player().walk().stepCount());
        key(Qt::Key_F5, Qt::ShiftModifier);
        QCOMPARE(player().walk().position(), hit);
        QVERIFY(breakpoints().setData(breakpoints().index(0, views::BreakpointModel::ConditionColumn), "som < 1",
                                      Qt::EditRole));
        QCOMPARE(breakpoints().index(0, views::BreakpointModel::HitsColumn).data().toString(),
                 QString("at 1: there is no variable or register “som”"));
    }

    void writesOfAVariableAreGoneTo()
    {
        QVERIFY(debug(FragmentLink{0, 1, 5, 3}));
        const auto addresses = variables().addresses(variables().find("sum"));
        player().moveTo(player().walk().stepCount());
        player().goToWrite(addresses, "sum", Direction::Backward);
        QCOMPARE(value("sum"), QString("0.046875"));
        player().goToWrite(addresses, "sum", Direction::Backward);
        QCOMPARE(value("sum"), QString("0.09375"));
        player().goToWrite(addresses, "sum", Direction::Forward);
        QCOMPARE(value("sum"), QString("0.046875"));
    }

    void aNeighborThatIsDiscardedSaysWhere()
    {
        QVERIFY(debug(FragmentLink{0, 1, 9, 3}));
        QVERIFY2(outcome().contains("discarded at line "), qPrintable(outcome()));
        auto* lanes = view().findChild<QComboBox*>();
        QCOMPARE(lanes->count(), 4);
        QCOMPARE(lanes->currentText(), QString("pixel 9,3, discarded"));
    }

    void aVertexIsDebuggedToo()
    {
        QVERIFY(debug(VertexLink{1, 2}));
        QVERIFY2(outcome().contains("vertex 2 of draw 1"), qPrintable(outcome()));
        QVERIFY2(outcome().contains("position (-1, 3, 0, 1)"), qPrintable(outcome()));
        QCOMPARE(value("p"), QString("(-1, 3, 0, 1)"));
    }

    void ofAPixelTheLastFragmentIsDebugged()
    {
        QVERIFY(debug(views::PixelLink{4, 6}));
        QVERIFY2(outcome().contains("fragment 4,6 of primitive 1 of draw 1"), qPrintable(outcome()));
    }

    void thePlaceDoesNotChangeWhatIsAsked()
    {
        bench->window().desk().follow(
            {.place = views::DrawLink{0, {}}, .selection = FragmentLink{1, 1, 5, 3}, .dock = "shader"});
        QTRY_VERIFY(view().isVisible() && player().hasTrace());
        QVERIFY(bench->settle());
        QVERIFY2(outcome().contains("fragment 5,3 of primitive 1 of draw 1"), qPrintable(outcome()));
        QTRY_COMPARE(bench->window().desk().moment().draw()->draw, 0u);
    }

    void whatIsNotThereIsSaidInWords()
    {
        bench->window().desk().follow({.place = {}, .selection = FragmentLink{0, 7, 5, 3}, .dock = "shader"});
        auto* pane = view().findChild<views::Pane*>();
        QTRY_VERIFY(pane->sentence().startsWith("Primitive 7 of draw 0 has no fragment at pixel 5,3"));
    }

    /// What the parts are, tst_instruction_times.cpp says; here they are those of the draw's recording.
    void HET_10_cyclesStandBesideTheInstructions()
    {
        QVERIFY(debug(FragmentLink{1, 1, 5, 3}));
        const auto& cycles = *view().findChild<views::FactTable*>("shaderCycles")->model();
        const auto& recordings = views::Recordings::of(bench->window().desk());
        QTRY_COMPARE(recordings.draw(), 1u);
        QTRY_VERIFY(cycles.rowCount() > 1);
        const auto& section = recordings.recording()->section<core::InstructionSection>();
        const core::ProgramTimes& program = *section.of(core::ShaderStage::Fragment);
        QCOMPARE(cycles.rowCount(), int(program.instructions.size()) + 1);
        QCOMPARE(cycles.index(0, views::InstructionCycles::CodeColumn).data().toString(), QString("all"));
        QCOMPARE(cycles.index(0, views::InstructionCycles::AllColumn).data(views::kValueRole).toULongLong(),
                 qulonglong(program.sum().all()));
        QCOMPARE(cycles.index(1, views::InstructionCycles::FirstCost).data(views::kValueRole).toULongLong(),
                 qulonglong(program.instructions[0].in(core::TaskCost::Issued)));
        const auto stoodAt =
            std::ranges::count_if(program.instructions, [](const auto& one) { return one.executed > 0; });
        QCOMPARE(instructions().bars().size(), static_cast<std::size_t>(stoodAt));
        QVERIFY(!source().bars().empty());
        QVERIFY2(instructions().bars().at(1).text.contains("issued"), qPrintable(instructions().bars().at(1).text));
    }

    /// With draws in flight: the program's tasks of all draws of the frame.
    void RUN_07_HET_10_cyclesInTheFrame()
    {
        QVERIFY(debug(FragmentLink{1, 1, 5, 3}));
        const auto& recordings = views::Recordings::of(bench->window().desk());
        bench->window().desk().setInFrame(true);
        QTRY_VERIFY(recordings.isInFrame() && recordings.recording());
        const auto& section = recordings.recording()->section<core::InstructionSection>();
        const auto& cycles = *view().findChild<views::FactTable*>("shaderCycles")->model();
        QTRY_VERIFY(cycles.rowCount() > 1);
        const auto shown = cycles.index(0, views::InstructionCycles::AllColumn).data(views::kValueRole).toULongLong();
        const auto has = [shown](const core::ProgramTimes& program) {
            return program.stage == core::ShaderStage::Fragment && program.sum().all() == shown;
        };
        QVERIFY(std::ranges::any_of(section.programs, has));
    }

    void HET_10_ofAnotherDrawThereIsAWayToItsCycles()
    {
        QVERIFY(debug(FragmentLink{0, 1, 5, 3}));
        const auto& cycles = *view().findChild<views::FactTable*>("shaderCycles")->model();
        QCOMPARE(cycles.rowCount(), 1);
        QCOMPARE(cycles.index(0, views::InstructionCycles::NumberColumn).data().toString(),
                 QString("Cycles are counted in the draw that is shown. Go to draw 0 to see those of this program."));
        QVERIFY(instructions().bars().empty());
    }

    void tracesAreExported()
    {
        QVERIFY(debug(FragmentLink{0, 1, 5, 3}));
        const auto exports = view().exports();
        QVERIFY(exports.size() >= 3);
        QCOMPARE(views::saveExport(exports[0], bench->path("trace.csv"), {}), QString());
        QFile file(bench->path("trace.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readLine().trimmed(), QByteArray("step,instruction,line,code,written"));
        QVERIFY(file.readLine().startsWith("0,0,3,\"SQRT r"));
    }

private:
    template <typename What>
    bool debug(const What& what)
    {
        positionBefore = bench->session().state()->position;
        bench->window().desk().follow({.place = {}, .selection = what, .dock = "shader"});
        return test::waitFor([this] { return view().isVisible() && player().hasTrace(); });
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }
    QDockWidget& dock() const { return *bench->window().docks().dock("shader"); }
    views::ShaderView& view() const { return static_cast<views::ShaderView&>(*bench->window().docks().view("shader")); }
    views::TracePlayer& player() const { return test::part<views::TracePlayer>(view()); }
    views::SourceView& source() const { return *view().findChild<views::SourceView*>("shaderSource"); }
    views::SourceView& instructions() const { return *view().findChild<views::SourceView*>("shaderInstructions"); }
    QSlider& slider() const { return *view().findChild<QSlider*>("traceSlider"); }
    QString outcome() const { return view().findChild<QLabel*>("shaderOutcome")->text(); }
    views::VariableModel& variables() const { return *view().findChild<views::VariableModel*>(); }
    views::BreakpointModel& breakpoints() const { return *view().findChild<views::BreakpointModel*>(); }
    QString value(const QString& name) const
    {
        return variables().find(name).siblingAtColumn(views::VariableModel::ValueColumn).data().toString();
    }

    std::unique_ptr<WindowBench> bench;
    std::uint64_t positionBefore = 0;
};

VITRINE_TEST(TestWindowShader, QApplication)
#include "tst_window_shader.moc"
