// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/compiled_stage.h"
#include "core/driver/glsl/interface_layout.h"
#include "core/driver/glsl/program_builder.h"
#include "core/driver/glsl/shader_lowering.h"
#include "core/shader/interpreter.h"
#include "core/shader/register_fit.h"
#include "tests/driver/corpus_file.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <bit>
#include <cmath>
#include <random>

using namespace vitrine::core;
using vitrine::test::sharedFile;

/// Optimizing and sharing registers change no bit of any output, nor does doing with few (DEC-34): every 20th pair of
/// the corpus, on a quad of different lanes with made-up uniforms.
class EquivalenceTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void optimizedProgramsComputeTheSame();
    void DEC_34_fewRegistersComputeTheSame();

private:
    QTemporaryDir m_folder;
    [[nodiscard]] QString stem(int number) const
    {
        return m_folder.filePath(QString("corpus/%1").arg(number, 5, 10, QChar('0')));
    }
};

namespace {

using Bits = std::vector<std::uint64_t>;

void answerOldest(ThreadContext& context, const DecodedProgram& program)
{
    const DeviceRequest request = deviceRequest(context, program, 0);
    std::array<float, 16> texels{};
    for (std::uint32_t component = 0; component < 4; ++component)
        for (std::size_t lane = 0; lane < 4; ++lane)
            texels[4 * component + lane] = request.coordinate(component % 2)[lane] * 0.25f + float(component);
    deliver(context, program, context.pending.front().ticket, texels);
}

/// All outputs and the discarded lanes; empty when the program does not end within its budget.
Bits outputsOf(const Program& program, const std::vector<Vec4>& uniforms, std::uint64_t growth = 1)
{
    const auto decoded = DecodedProgram::decode(program);
    if (!decoded)
        return {};
    ThreadContext context;
    context.reset(*decoded, 4);
    std::mt19937 random(1);
    for (std::uint32_t input = 0; input < program.inputCount; ++input)
        for (std::uint32_t component = 0; component < 4; ++component)
            for (std::size_t lane = 0; lane < 4; ++lane)
                context.input(input, component)[lane] = float(int(random() % 41) - 20) / 4.0f;
    RunStatus status = RunStatus::Waiting;
    for (int turn = 0; turn < 1000 && status == RunStatus::Waiting; ++turn) {
        status = run(context, *decoded, uniforms, {SendMode::StopAtUse, growth * 200'000});
        if (status == RunStatus::Waiting)
            answerOldest(context, *decoded);
    }
    if (status != RunStatus::Finished)
        return {};
    Bits result{context.discarded};
    for (std::uint32_t output = 0; output < program.outputCount; ++output)
        for (std::uint32_t component = 0; component < 4; ++component)
            for (std::size_t lane = 0; lane < 4; ++lane) {
                const float value = context.output(output, component)[lane];
                result.push_back(std::isnan(value) ? 0x7FC00000u : std::bit_cast<std::uint32_t>(value));
            }
    return result;
}

std::vector<Vec4> madeUpUniforms(const Program& program)
{
    std::vector<Vec4> result(program.uniformCount);
    std::mt19937 random(2);
    for (Vec4& value : result)
        for (int component = 0; component < 4; ++component)
            value[component] = float(int(random() % 9) - 2) * 0.75f; // as an integer: beyond any loop's end
    return result;
}

bool computesTheSame(const CompiledShader::Handle& shader, const glsl::StageLayout& layout, const Program& optimized)
{
    auto code = glsl::ShaderLowering{shader.module, layout, shader.stage}.run();
    if (!code)
        return false;
    const auto plain = glsl::buildProgram(std::move(*code), layout, shader.stage, glsl::CodeQuality::Plain);
    if (!plain)
        return true; // more values than there are registers
    const std::vector<Vec4> uniforms = madeUpUniforms(optimized);
    const Bits a = outputsOf(optimized, uniforms);
    const Bits b = outputsOf(*plain, uniforms);
    return a == b || a.empty() || b.empty();
}

} // namespace

void EquivalenceTest::initTestCase()
{
    const QString archive = sharedFile("glsl/deqp-es2-shaders.tar.xz");
    if (!QFile::exists(archive))
        QSKIP("the shader corpus is not in the shared folder");
    QVERIFY(QProcess::execute("tar", {"xf", archive, "-C", m_folder.path()}) == 0);
}

void EquivalenceTest::DEC_34_fewRegistersComputeTheSame()
{
    int lowered = 0;
    for (int number = 10; number < 10'192; number += 20) {
        const CompiledShader vertex = compileShader(ShaderStage::Vertex, slurp(stem(number) + ".vert"));
        const CompiledShader fragment = compileShader(ShaderStage::Fragment, slurp(stem(number) + ".frag"));
        const LinkResult linked = linkProgram(vertex, fragment, {});
        if (!linked.program)
            continue;
        for (const Program* program : {linked.program->vertex.get(), linked.program->fragment.get()})
            for (std::uint32_t limit = 3; limit < program->tempCount; ++limit) {
                const auto fitted = fitRegisters(*program, limit);
                QVERIFY2(fitted && fitted->program.tempCount <= limit, qPrintable(stem(number)));
                const std::vector<Vec4> uniforms = madeUpUniforms(*program);
                const Bits found = outputsOf(fitted->program, uniforms, fitted->growth);
                QVERIFY2(found == outputsOf(*program, uniforms), qPrintable(stem(number)));
                ++lowered;
            }
    }
    qInfo("%d programs were lowered", lowered);
    QVERIFY(lowered > 20);
}

void EquivalenceTest::optimizedProgramsComputeTheSame()
{
    int compared = 0;
    for (int number = 0; number < 10'192; number += 20) {
        const CompiledShader vertex = compileShader(ShaderStage::Vertex, slurp(stem(number) + ".vert"));
        const CompiledShader fragment = compileShader(ShaderStage::Fragment, slurp(stem(number) + ".frag"));
        const LinkResult linked = linkProgram(vertex, fragment, {});
        if (!linked.program)
            continue;
        const auto layout = glsl::layOutProgram(*vertex.handle, *fragment.handle, {});
        QVERIFY(layout.hasValue());
        QVERIFY2(computesTheSame(*vertex.handle, layout->vertex, *linked.program->vertex), qPrintable(stem(number)));
        QVERIFY2(computesTheSame(*fragment.handle, layout->fragment, *linked.program->fragment),
                 qPrintable(stem(number)));
        ++compared;
    }
    QVERIFY(compared > 400);
}

VITRINE_TEST(EquivalenceTest, QCoreApplication)
#include "tst_driver_equivalence.moc"
