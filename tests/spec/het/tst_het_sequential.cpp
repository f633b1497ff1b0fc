// SPDX-License-Identifier: Apache-2.0
// Preset SEQ on the machine (HET-23, HET-29): fragments go through a fixed chain.
#include "core/api/gles2/fixed_function.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "tests/gpu/draw_bench.h"
#include "tests/gpu/recorded_run.h"
#include "tests/harness/test_class.h"
#include "tests/spec/scene.h"

#include <QtTest>

using namespace vitrine::core;
using namespace vitrine::core::gles2;
using namespace vitrine::gputest;

namespace {

constexpr std::uint32_t kGroups = 250;

const std::string kFlat = ".fragment\n.temps 1\n.inputs 1\n.outputs 1\n.varyings 1\nMOV o0, v0\nEND\n";
const std::string kPointsOfFour = ".vertex\n.inputs 2\n.outputs 3\n.varyings 1\n.writes_point_size\n.literal 2 0 0 0\n"
                                  "MOV o0, v0\nMOV o1, c0\nMOV o2, v1\nEND\n";

MachineConfig sequential(TimingModel timing = TimingModel::Default)
{
    MachineConfig config = presetConfig(Preset::Seq);
    config.timing = timing;
    return config;
}

/// Says that the fragment program stands for the fixed chain.
DrawCommand onTheChain(DrawBench::Draft draft)
{
    draft.state.program.hasFixedFragmentStage = true;
    return draft.finished();
}

/// 250 points, each on the four pixels of a quad.
DrawCommand thousandFragments(const DrawBench& bench, const std::string& fragment = kFlat)
{
    std::vector<DrawBench::Vertex> points;
    for (std::uint32_t i = 0; i < kGroups; ++i)
        points.push_back(
            {static_cast<float>(2 * (i % 16) + 1), static_cast<float>(2 * (i / 16) + 1), 0.5f, {1, 0.5f, 0.25f, 1}});
    return onTheChain(bench.draft(Topology::Points, points, fragment, kPointsOfFour));
}

/// When groups of fragments went into the chain, and when their quads left it.
class ChainNotes final : public Observer {
public:
    explicit ChainNotes(RecordedRun& run) : m_in(run.queue("ain.fragments")), m_out(run.queue("ffpu.quads")) {}
    void onItemPopped(const ItemPopped& event) override
    {
        if (event.queue == m_in)
            entered.push_back(event.cycle);
    }
    void onItemPushed(const ItemPushed& event) override
    {
        if (event.queue == m_out)
            left.push_back(event.cycle);
    }
    std::vector<Cycle> entered, left;

private:
    QueueId m_in, m_out;
};

std::vector<Rgba> pixels(Scene& scene)
{
    std::vector<Rgba> result;
    for (int y = 0; y < 16; ++y)
        for (int x = 0; x < 16; ++x)
            result.push_back(scene.at(x, y));
    return result;
}

/// The whole window with a program of a vertex shader alone, whose body is given.
struct ChainScene {
    explicit ChainScene(const std::string& declarations, const std::string& body) : scene(16, 16, {}, sequential())
    {
        scene.useAlone("attribute vec4 position;\nattribute vec4 value;\n" + declarations +
                       "void main() { gl_Position = position; " + body + " }\n");
        scene.array(1, 2, {0.0f, 0.0f, 1.0f, 0.0f, 0.0f, 1.0f, 1.0f, 1.0f});
    }
    Rgba drawn(int x = 3, int y = 5)
    {
        scene.everything();
        return scene.at(x, y);
    }
    void set(const char* name, int value) { scene->uniform1i(found(name), value); }
    void set(const char* name, float r, float g, float b) { scene->uniform3f(found(name), r, g, b); }
    void set(const char* name, float r, float g, float b, float a) { scene->uniform4f(found(name), r, g, b, a); }
    GLint found(const char* name)
    {
        const GLint location = scene.uniform(name);
        if (location < 0)
            QTest::qFail(name, __FILE__, __LINE__);
        return location;
    }
    Scene scene;
};

} // namespace

class HetSequentialTest : public QObject {
    Q_OBJECT
private slots:
    void HET_23_oneFragmentPerCycleAndTheLatencyOfAllStages();
    void HET_23_theIntervalOfTheDevicesIsTheChains();
    void HET_23_stagesTellWhatIsInside();
    void HET_23_quadsLeaveInTheOrderOfTheStream();
    void HET_23_vertexProgramsReachNoDevice();
    void HET_23_codeFromOutsideReachesNoDevice();
    void HET_23_codeWithoutEndIsAFault();
    void HET_29_withAndWithoutThePredefinedIdentifier();
    void HET_29_aFragmentShaderDoesNotLink();
    void HET_29_theMachineRefusesWhatItsStageCannotRun();
    void HET_29_theColorGoesThrough();
    void HET_29_shadingIsOnWithANormal();
    void HET_29_texelsAreBlended();
    void HET_29_wrongVaryingsDoNotLink();
};

void HetSequentialTest::HET_23_oneFragmentPerCycleAndTheLatencyOfAllStages()
{
    DrawBench bench({32, 32});
    for (const TimingModel timing : {TimingModel::Ideal, TimingModel::Default}) {
        RecordedRun run(bench.memory, sequential(timing));
        ChainNotes notes(run);
        const Subscription subscription = run.gpu.hub().subscribe(notes);
        QVERIFY(run.gpu.draw(thousandFragments(bench)).hasValue());
        QCOMPARE(notes.left.size(), std::size_t{kGroups + 1}); // and the end of the draw
        const Cycle first = notes.entered.front();
        QCOMPARE(notes.entered[kGroups - 1] - first, Cycle{996}); // a group of four every four cycles
        QCOMPARE(notes.left.front() - first, Cycle{3 + 170});
        QCOMPARE(notes.left[kGroups - 1] - first, Cycle{1169});
        QCOMPARE(run.field("ffpu", "fragments"), std::uint64_t{1000});
    }
}

void HetSequentialTest::HET_23_theIntervalOfTheDevicesIsTheChains()
{
    DrawBench bench({32, 32});
    MachineConfig config = sequential(TimingModel::Ideal);
    config.devices->devInterval = 3;
    config.devices->ffsLatency = 1;
    config.devices->ffpLatency = 2;
    config.devices->texLatency = 3;
    config.devices->ffbLatency = 4;
    RecordedRun run(bench.memory, config);
    ChainNotes notes(run);
    const Subscription subscription = run.gpu.hub().subscribe(notes);
    QVERIFY(run.gpu.draw(thousandFragments(bench)).hasValue());
    QCOMPARE(notes.left[kGroups - 1] - notes.entered.front(), Cycle{999 * 3 + 10});
}

void HetSequentialTest::HET_23_stagesTellWhatIsInside()
{
    DrawBench bench({32, 32});
    RecordedRun run(bench.memory, sequential(TimingModel::Ideal));
    QVERIFY(run.gpu.submit(thousandFragments(bench)));
    // All but full: 200 fragments are in.
    QVERIFY(run.gpu.machine().runUntil({kNever, [&] { return run.field("ffpu", "fragments") == 200; }}));
    const Cycle taken = run.gpu.machine().cycle() - 1; // the last four begin to go in
    QVERIFY(run.gpu.machine().runUntil({taken + 3}));
    const Snapshot snapshot = run.gpu.machine().snapshot();
    const StateNode& state = snapshot.units[run.unit("ffpu").value - 1].state;
    const auto child = [](const StateNode& node, const std::string& name) -> const StateNode& {
        return *std::find_if(node.children.begin(), node.children.end(),
                             [&](const StateNode& other) { return other.name == name; });
    };
    const StateNode& stages = child(state, "stages");
    std::vector<std::string> names;
    std::vector<std::uint64_t> inside;
    for (const StateNode& stage : stages.children) {
        names.push_back(stage.name);
        inside.push_back(std::get<std::uint64_t>(child(stage, "inside").value));
    }
    QCOMPARE(names, (std::vector<std::string>{"ffs", "ffp", "tex", "ffb"}));
    // One fragment in each cycle of the latency: those in their cycles 0–39, 40–59, 60–159, 160–169.
    QCOMPARE(inside, (std::vector<std::uint64_t>{40, 20, 100, 10}));
}

void HetSequentialTest::HET_23_quadsLeaveInTheOrderOfTheStream()
{
    DrawBench bench({32, 32});
    for (const std::uint32_t fragmentsPerTask : {1u, 4u, 16u}) {
        MachineConfig config = sequential();
        config.processors->fragmentsPerTask = fragmentsPerTask;
        RecordedRun run(bench.memory, config);
        ChainNotes notes(run);
        const Subscription subscription = run.gpu.hub().subscribe(notes);
        QVERIFY(run.gpu.draw(thousandFragments(bench)).hasValue());
        QVERIFY(std::is_sorted(notes.left.begin(), notes.left.end()));
        QVERIFY(std::adjacent_find(notes.left.begin(), notes.left.end()) == notes.left.end()); // one a cycle
        QCOMPARE(run.field("ffpu", "fragments"), std::uint64_t{1000});
        const std::byte* pixel = run.memory.surface(bench.targets.color).pixel(31, 0);
        QCOMPARE(int(pixel[1]), 128); // floor(0.5 · 255 + ½)
    }
}

void HetSequentialTest::HET_23_vertexProgramsReachNoDevice()
{
    Scene scene(16, 16, {}, sequential());
    const auto log = [&](std::string_view vertex) {
        const GLuint shader = scene->createShader(GL_VERTEX_SHADER);
        scene->shaderSource(shader, 1, {&vertex, 1});
        scene->compileShader(shader);
        const GLuint program = scene->createProgram();
        scene->attachShader(program, shader);
        scene->linkProgram(program);
        std::string text(1024, '\0');
        GLsizei length = 0;
        scene->getProgramInfoLog(program, 1024, &length, text);
        return text.substr(0, static_cast<std::size_t>(length));
    };
    const std::string called = log("#extension GL_VITRINE_fixed_function : require\nattribute vec4 p;\n"
                                   "varying vec4 ffColor;\nvoid main() { gl_Position = p;\n"
                                   "ffColor = ffShading(p.xyz, p.yzx, p.zxy, p).diffuse; }\n");
    QVERIFY2(called.find("device not reachable in SEQ") != std::string::npos, called.c_str());
    const std::string sampled = log("attribute vec4 p;\nuniform sampler2D map;\n"
                                    "void main() { gl_Position = p + texture2D(map, p.xy); }\n");
    QVERIFY2(sampled.find("'map' : texture is not reachable for vertex shaders in SEQ") != std::string::npos,
             sampled.c_str());
}

void HetSequentialTest::HET_23_codeFromOutsideReachesNoDevice()
{
    DrawBench bench({4, 4});
    const std::string vertex = ".vertex\n.temps 1\n.inputs 2\n.outputs 3\n.varyings 1\n.literal 0 0 0 0\n"
                               "SEND r0, d0:0:EXPLICIT, v1, c0.x\nMOV o0, v0\nADD o2, v1, r0\nEND\n";
    const DrawCommand command =
        onTheChain(bench.draft(Topology::Points, {{1.5f, 1.5f, 0.5f, {1, 1, 1, 1}}}, kFlat, vertex));
    TimedGpu timed(bench.memory, sequential());
    UntimedGpu untimed(bench.memory, reachableUnits(sequential()));
    for (Gpu* gpu : {static_cast<Gpu*>(&timed), static_cast<Gpu*>(&untimed)}) {
        const auto drawn = gpu->draw(command);
        QVERIFY(!drawn);
        QCOMPARE(drawn.error().message, std::string("Instruction 0 (SEND): device not reachable in SEQ"));
    }
}

void HetSequentialTest::HET_23_codeWithoutEndIsAFault()
{
    DrawBench bench({32, 32});
    TimedGpu gpu(bench.memory, sequential());
    const auto drawn = gpu.draw(thousandFragments(
        bench, ".fragment\n.temps 1\n.inputs 1\n.outputs 1\n.varyings 1\nLOOP\nMOV o0, v0\nENDLOOP\nEND\n"));
    QVERIFY(!drawn);
    QCOMPARE(drawn.error().message, std::string("the fragment shader does not come to an end"));
    QVERIFY(gpu.draw(thousandFragments(bench)).hasValue()); // and the machine goes on
}

void HetSequentialTest::HET_29_withAndWithoutThePredefinedIdentifier()
{
    const std::string vertex = "attribute vec4 position;\nattribute vec4 value;\nvarying vec2 ffTexCoord;\n"
                               "void main() { gl_Position = position; ffTexCoord = value.xy; }\n";
    std::vector<std::vector<Rgba>> pictures;
    for (const bool named : {false, true}) {
        Scene scene(16, 16, {}, sequential());
        const GLuint program = scene.useAlone(vertex);
        if (named) {
            scene->attachShader(program, FF_FRAGMENT_SHADER_VITRINE);
            scene->linkProgram(program);
            GLint isLinked = GL_FALSE;
            scene->getProgramiv(program, GL_LINK_STATUS, {&isLinked, 1});
            QCOMPARE(isLinked, GL_TRUE);
        }
        scene->useProgram(program);
        scene.array(1, 2, {0.0f, 0.0f, 1.0f, 0.0f, 0.0f, 1.0f, 1.0f, 1.0f});
        scene.everything();
        pictures.push_back(pixels(scene));
    }
    QCOMPARE(pictures[0], pictures[1]);
    // FFP draws a checker of 8 × 8 on 16 × 16 pixels: fields of two.
    for (int y = 0; y < 16; ++y)
        for (int x = 0; x < 16; ++x)
            QCOMPARE(pictures[0][static_cast<std::size_t>(16 * y + x)], (x / 2 + y / 2) % 2 == 0 ? kBlack : kWhite);
}

void HetSequentialTest::HET_29_aFragmentShaderDoesNotLink()
{
    Scene scene(16, 16, {}, sequential());
    const GLuint program = scene.useAlone("attribute vec4 position;\nvoid main() { gl_Position = position; }\n");
    const std::string_view source = "void main() { gl_FragColor = vec4(1.0); }\n";
    const GLuint fragment = scene->createShader(GL_FRAGMENT_SHADER);
    scene->shaderSource(fragment, 1, {&source, 1});
    scene->compileShader(fragment);
    scene->attachShader(program, fragment);
    scene->linkProgram(program);
    GLint isLinked = GL_TRUE;
    scene->getProgramiv(program, GL_LINK_STATUS, {&isLinked, 1});
    QCOMPARE(isLinked, GL_FALSE);
    std::string log(1024, '\0');
    scene->getProgramInfoLog(program, 1024, nullptr, log);
    QVERIFY(log.find("no programmable fragment stage") != std::string::npos);
}

void HetSequentialTest::HET_29_theMachineRefusesWhatItsStageCannotRun()
{
    DrawBench bench({32, 32});
    DrawCommand programmed = thousandFragments(bench);
    auto state = std::make_shared<DrawState>(*programmed.state);
    state->program.hasFixedFragmentStage = false;
    programmed.state = std::move(state);
    TimedGpu seq(bench.memory, sequential());
    QCOMPARE(seq.draw(programmed).error().message, std::string("no programmable fragment stage"));
    QVERIFY(seq.draw(thousandFragments(bench)).hasValue()); // and the machine goes on
    for (const Preset preset : {Preset::Par, Preset::Prog}) {
        TimedGpu gpu(bench.memory, presetConfig(preset));
        QCOMPARE(gpu.draw(thousandFragments(bench)).error().message, std::string("fragment shader required"));
        QVERIFY(gpu.draw(programmed).hasValue());
    }
}

void HetSequentialTest::HET_29_theColorGoesThrough()
{
    ChainScene white("", "");
    QCOMPARE(white.drawn(), kWhite);
    ChainScene color("varying vec4 ffColor;\n", "ffColor = vec4(0.8, 0.4, 0.2, 1.0);");
    QCOMPARE(color.drawn(), (Rgba{204, 102, 51, 255}));
    ChainScene unwritten("varying vec4 ffColor;\n", ""); // declared, and that is all
    QCOMPARE(unwritten.drawn(), kWhite);
}

void HetSequentialTest::HET_29_shadingIsOnWithANormal()
{
    ChainScene lit("varying vec3 ffNormal, ffLight, ffView;\nvarying vec4 ffColor;\n",
                   "ffNormal = ffView = vec3(0.0, 0.0, 1.0); ffLight = vec3(0.0, 0.6, 0.8);"
                   " ffColor = vec4(1.0, 0.5, 0.25, 1.0);");
    lit.set("ff_Shading.model", 0); // LAMBERT: N·L = 0.8
    QVERIFY(isNear(lit.drawn(), {204, 102, 51, 255}));
    lit.set("ff_Shading.model", 2); // BLINN_PHONG: the mirrored light is added
    lit.set("ff_Shading.diffuse", 0.0f, 0.0f, 0.0f);
    lit.set("ff_Shading.specular", 1.0f, 0.5f, 0.0f);
    lit.scene->uniform1f(lit.found("ff_Shading.shininess"), 10.0f);
    QVERIFY(isNear(lit.drawn(), {151, 75, 0, 255})); // 0.590490 · 255 = 150.6 (HET-18)
    // Without them the light and the eye are in front.
    ChainScene faced("varying vec3 ffNormal;\n", "ffNormal = vec3(0.0, 0.6, 0.8);");
    faced.set("ff_Shading.model", 0);
    QVERIFY(isNear(faced.drawn(), {204, 204, 204, 255}));
}

void HetSequentialTest::HET_29_texelsAreBlended()
{
    ChainScene chain("varying vec4 ffColor;\nvarying vec2 ffTexCoord;\n",
                     "ffColor = vec4(0.8, 0.6, 0.4, 1.0); ffTexCoord = value.xy;");
    chain.scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 1, 1, {51, 102, 255, 255}); // 0.2, 0.4, 1
    chain.set("ff_ProcTex.procedure", 4);                                        // LINEAR
    chain.set("ff_ProcTex.c0", 0.5f, 0.5f, 0.5f, 1.0f);
    chain.set("ff_ProcTex.c1", 0.5f, 0.5f, 0.5f, 1.0f);
    QVERIFY(isNear(chain.drawn(), {102, 77, 51, 255})); // times the ½ of FFP
    chain.set("ff_Fragment.source", 1);
    QVERIFY(isNear(chain.drawn(), {41, 61, 102, 255})); // times TEX: 0.16, 0.24, 0.4
    chain.set("ff_TexBlend.function", 4);               // INTERPOLATE: a0 · a2 + a1 · (1 − a2)
    chain.set("ff_Fragment.source", 2);
    QVERIFY(isNear(chain.drawn(), {128, 128, 179, 255})); // half of ffColor, half of TEX: 0.5, 0.5, 0.7
    chain.set("ff_TexBlend.function", 0);                 // REPLACE: a0
    QVERIFY(isNear(chain.drawn(), {204, 153, 102, 255}));
}

void HetSequentialTest::HET_29_wrongVaryingsDoNotLink()
{
    Scene scene(16, 16, {}, sequential());
    const std::string_view source = "attribute vec4 p;\nvarying vec2 ffNormal;\n"
                                    "void main() { gl_Position = p; ffNormal = p.xy; }\n";
    const GLuint shader = scene->createShader(GL_VERTEX_SHADER);
    scene->shaderSource(shader, 1, {&source, 1});
    scene->compileShader(shader);
    const GLuint program = scene->createProgram();
    scene->attachShader(program, shader);
    scene->linkProgram(program);
    std::string log(1024, '\0');
    scene->getProgramInfoLog(program, 1024, nullptr, log);
    QVERIFY2(log.find("'ffNormal' is a varying of different types") != std::string::npos, log.c_str());
}

VITRINE_TEST(HetSequentialTest)
#include "tst_het_sequential.moc"
