// SPDX-License-Identifier: Apache-2.0
// BYP-24: the driver's programs as they can be leafed through.
#include "core/blend/pgpe/engine_config.h"
#include "core/session/pixel_engine/program_library.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <algorithm>

using namespace vitrine::core;

using Texts = std::vector<std::string>;

class BypProgramLibraryTest : public QObject {
    Q_OBJECT
private slots:
    void BYP_24_everyModeIsThere();
    void BYP_24_programsAreListedWithTheirInstructions_data();
    void BYP_24_programsAreListedWithTheirInstructions();
    void BYP_26_costsAreThoseOfTheEngine();

private:
    static const LibraryProgram* find(const std::vector<LibraryProgram>& library, LibraryGroup group,
                                      const std::string& name)
    {
        const auto found = std::ranges::find_if(
            library, [&](const auto& program) { return program.group == group && program.name == name; });
        return found == library.end() ? nullptr : &*found;
    }
};

void BypProgramLibraryTest::BYP_24_everyModeIsThere()
{
    const auto library = programLibrary({});
    const auto count = [&](LibraryGroup group) { return std::ranges::count(library, group, &LibraryProgram::group); };
    QCOMPARE(count(LibraryGroup::BlendModes), 10); // 02-E
    QCOMPARE(count(LibraryGroup::StencilModes), 10);
    QCOMPARE(count(LibraryGroup::RasterOperations), 256);
    for (const char* mode :
         {"SRC", "SRC_OVER", "DST_OVER", "SRC_IN", "DST_IN", "MULTIPLY", "SCREEN", "DARKEN", "LIGHTEN", "ADDITIVE"})
        QVERIFY2(find(library, LibraryGroup::BlendModes, mode), mode);
    for (const char* function :
         {"REPLACE", "MODULATE", "ADD", "ADD_SIGNED", "INTERPOLATE", "SUBTRACT", "DOT3", "BLEND"})
        QVERIFY2(find(library, LibraryGroup::Combining, function), function);
    for (const LibraryProgram& program : library) {
        QVERIFY2(program.program.warnings.empty(), program.name.c_str());
        QVERIFY2(program.program.instructions.size() <= 64, program.name.c_str()); // BYP-20
        QCOMPARE(program.program.instructions.back().opcode, std::string("END"));
    }
}

void BypProgramLibraryTest::BYP_24_programsAreListedWithTheirInstructions_data()
{
    QTest::addColumn<int>("group");
    QTest::addColumn<std::string>("name");
    QTest::addColumn<Texts>("opcodes");
    const auto row = [](LibraryGroup group, const char* name, const Texts& opcodes) {
        QTest::newRow(name) << static_cast<int>(group) << std::string(name) << opcodes;
    };
    // αs · S + (1 − αs) · D in one instruction; S alone needs no destination.
    row(LibraryGroup::Blending, "SRC_ALPHA, ONE_MINUS_SRC_ALPHA", {"IN", "IN", "DP2", "OUT", "END"});
    row(LibraryGroup::Blending, "off", {"IN", "OUT", "END"});
    // S, D and ¬S: what is the same with and without the pattern is one operation.
    row(LibraryGroup::RasterOperations, "0xCC", {"IN", "IN", "MOV", "OUT", "END"});
    row(LibraryGroup::RasterOperations, "0xAA", {"IN", "IN", "MOV", "OUT", "END"});
    row(LibraryGroup::RasterOperations, "0x33", {"IN", "IN", "NOT", "OUT", "END"});
    row(LibraryGroup::RasterOperations, "0x66", {"IN", "IN", "XOR", "OUT", "END"});
}

void BypProgramLibraryTest::BYP_24_programsAreListedWithTheirInstructions()
{
    QFETCH(int, group);
    QFETCH(std::string, name);
    QFETCH(Texts, opcodes);
    const auto library = programLibrary({});
    const LibraryProgram* program = find(library, static_cast<LibraryGroup>(group), name);
    QVERIFY(program);
    Texts listed;
    for (const ListedInstruction& instruction : program->program.instructions)
        listed.push_back(instruction.opcode);
    QCOMPARE(listed, opcodes);
}

void BypProgramLibraryTest::BYP_26_costsAreThoseOfTheEngine()
{
    const auto transfersOf = [](const ColorEngineConfig& config) {
        const auto library = programLibrary(config);
        return find(library, LibraryGroup::Blending, "SRC_ALPHA, ONE_MINUS_SRC_ALPHA")->program.perSample.transfers;
    };
    // Four operands and a result of DP2, and the conversions from cc and to it: two transfers each in slave style, one
    // in direct style.
    const std::uint64_t slave = transfersOf({.aluPath = PgpeAluPath::Slave});
    QCOMPARE(slave, std::uint64_t{16});
    QCOMPARE(transfersOf({.aluPath = PgpeAluPath::Direct}), std::uint64_t{8});
    // The eight operations have no modules: the library is that of the engine which has programs.
    QCOMPARE(transfersOf({.engine = ColorEngine::Opset8}), slave);
}

VITRINE_TEST(BypProgramLibraryTest, QCoreApplication)
#include "tst_byp_program_library.moc"
