// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/random_scene.h"

#include "core/fixed_function/parameter_values.h"

#include <array>
#include <random>

namespace vitrine::gputest {

namespace {

const std::string kHead = ".fragment\n.temps 4\n.inputs 1\n.outputs 1\n.varyings 1\n.literal 0.5 0.25 0 1\n";

const std::array<std::string, 7> kFragmentPrograms{
    kHead + "MOV o0, v0\nEND\n",
    kHead + ".derivatives\nSEND r0, d0:0:IMPLICIT, v0\nMOV o0, r0\nEND\n",
    kHead + ".derivatives\nSEND r0, d0:0:IMPLICIT, v0\nSEND r1, d0:1:IMPLICIT, r0\nMUL o0, r0, r1\nEND\n",
    kHead + ".derivatives\nSEND r0, d0:0:IMPLICIT, v0\nSEND r1, d0:1:IMPLICIT, v0.yxzw\nADD r2, v0, c0.x\nMAD o0, r0, "
            "r2, r1\nEND\n",
    kHead + ".can_discard\nCMP.LT r0, v0.x, c0.x\nKIL r0.x\nMOV o0, v0\nEND\n",
    kHead +
        ".derivatives\n.can_discard\nSEND r0, d0:0:IMPLICIT, v0\nCMP.LT r1, r0.w, c0.x\nKIL r1.x\nMOV o0, r0\nEND\n",
    // Some lanes go round more often, and only some of them ask.
    kHead + "MOV r0, v0\nLOOP\nCMP.GE r1, r0.x, c0.w\nIF r1.x\nBRK\nENDIF\nADD r0, r0, c0.y\nENDLOOP\n"
            "CMP.LT r1, v0.y, c0.x\nIF r1.x\nSEND r0, d0:1:EXPLICIT, v0, c0.z\nENDIF\nMOV o0, r0\nEND\n",
};

const std::array<std::string, 2> kVertexPrograms{
    DrawBench::plainVertexProgram(),
    ".vertex\n.temps 1\n.inputs 2\n.outputs 3\n.varyings 1\n.literal 0 0 0 0\n"
    "SEND r0, d0:0:EXPLICIT, v1, c0.x\nMOV o0, v0\nADD o2, v1, r0\nEND\n",
};

const std::string kUnitHead =
    ".fragment\n.temps 12\n.inputs 1\n.outputs 1\n.varyings 1\n.derivatives\n.literal 0.5 0.25 0 1\n";

const std::array<std::string, 4> kUnitPrograms{
    kUnitHead + "MOV r1, v0\nSEND r0, ffp, r1\nMOV o0, r0\nEND\n",
    // Both results of FFS, of a color that TEX gave.
    kUnitHead + "MOV r4, v0\nADD r5, v0.yzxw, -c0\nMOV r6, c0.zzww\nSEND r7, d0:0:IMPLICIT, v0\n"
                "SEND r8[2], ffs, r4[4]\nADD_SAT o0, r8, r9\nEND\n",
    // Requests of three units in flight together; FFB waits for the inputs that it is given.
    kUnitHead + "MOV r1, v0.yxzw\nSEND r4, ffp, r1\nSEND r5, d0:1:IMPLICIT, v0\nMOV r6, c0\n"
                "SEND_SAT r2.xyw, ffb, r4[3]\nMOV r2.z, c0.y\nMOV o0, r2\nEND\n",
    // Some lanes ask, and some are discarded.
    kUnitHead + ".can_discard\nMOV r0, v0\nCMP.LT r1, v0.x, c0.x\nIF r1.x\nMOV r2, v0\nSEND r0, ffp, r2\nENDIF\n"
                "CMP.LT r3, v0.y, c0.y\nKIL r3.x\nMOV r4, r0\nMOV r5, v0\nMOV r6, v0\nSEND r0, ffb, r4[3]\n"
                "MOV o0, r0\nEND\n",
};

const std::string kUnitVertexProgram =
    ".vertex\n.temps 2\n.inputs 2\n.outputs 3\n.varyings 1\nMOV r0, v1\nSEND r1, ffp, r0\nMOV o0, v0\n"
    "ADD o2, v1, r1\nEND\n";

class SceneMaker {
public:
    SceneMaker(DrawBench& bench, std::uint32_t seed, RandomScene::Units units)
        : m_bench(bench), m_random(seed), m_units(units)
    {
        m_textures = {bench.addTexture(seed), bench.addTexture(seed + 1, Filter::Linear)};
    }

    DrawCommand draw(std::uint32_t number)
    {
        const auto topology = static_cast<Topology>(below(7));
        DrawBench::Draft draft =
            m_bench.draft(topology, vertices(3 + below(12)), kFragmentPrograms[below(kFragmentPrograms.size())],
                          kVertexPrograms[below(4) == 0 && m_units != RandomScene::Units::AskedByFragments ? 1 : 0]);
        draft.state.vertexTextures[0] = m_textures[0];
        draft.state.fragmentTextures[0] = m_textures[0];
        if (below(8) != 0) // Else nothing is bound.
            draft.state.fragmentTextures[1] = m_textures[1];
        if (m_units == RandomScene::Units::Asked || (m_units != RandomScene::Units::Unused && coin()))
            askUnits(draft.state.program);
        draft.state.program.hasFixedFragmentStage = m_units == RandomScene::Units::AskedByFragments;
        changeRaster(draft.state.raster);
        changeBlending(draft.state.blend);
        changeTests(draft.state.depthStencil);
        draft.command.drawSeq = number;
        draft.command.callNumber = 100 + number;
        return draft.finished();
    }

private:
    std::uint32_t below(std::size_t count) { return static_cast<std::uint32_t>(m_random() % count); }
    bool coin() { return below(2) == 0; }
    float unit() { return static_cast<float>(below(256)) / 255.0f; }

    std::vector<DrawBench::Vertex> vertices(std::uint32_t count)
    {
        std::vector<DrawBench::Vertex> result(count);
        for (DrawBench::Vertex& vertex : result) {
            const auto reach = [&](std::uint32_t extent) {
                return (unit() * 1.5f - 0.25f) * static_cast<float>(extent);
            };
            vertex = {reach(m_bench.targets.width),
                      reach(m_bench.targets.height),
                      unit() * 1.25f - 0.125f,
                      {unit(), unit(), unit(), unit()}};
        }
        return result;
    }

    void askUnits(ProgramState& program)
    {
        program.fragment = assembled(kUnitPrograms[below(kUnitPrograms.size())]);
        if (below(4) == 0 && m_units == RandomScene::Units::Asked)
            program.vertex = assembled(kUnitVertexProgram);
        const auto catalog = UnitCatalog::builtIn();
        ParameterBlock block = catalog->defaults();
        const auto set = [&](const char* name, auto value) {
            CORE_CHECK(setParameter(block, *findParameter(*catalog, name), value).hasValue(), name);
        };
        set("ff_Shading.model", static_cast<std::int32_t>(below(5)));
        set("ff_Shading.shininess", unit() * 20.0f);
        set("ff_ProcTex.procedure", static_cast<std::int32_t>(below(6)));
        set("ff_ProcTex.frequency", unit() * 16.0f);
        set("ff_TexBlend.function", static_cast<std::int32_t>(below(8)));
        if (below(4) != 0) // Else all have their defaults.
            program.parameters = std::make_shared<const ParameterBlock>(std::move(block));
    }

    void changeRaster(RasterState& raster)
    {
        raster.lineWidth = static_cast<float>(1 + below(3));
        raster.cull = below(4) == 0 ? CullMode::Back : CullMode::None;
        raster.scissorEnabled = below(4) == 0;
        raster.scissor = {2, 3, 17, 11};
        raster.sampleAlphaToCoverage = coin();
        raster.sampleCoverageEnabled = coin();
        raster.sampleCoverageValue = unit();
    }

    void changeBlending(BlendState& blend)
    {
        blend.enabled = coin();
        blend.sourceColor = BlendFactor::SourceAlpha;
        blend.destinationColor = BlendFactor::OneMinusSourceAlpha;
        blend.destinationAlpha = BlendFactor::One;
        blend.colorMask = coin() ? 0xF : 0x5;
    }

    void changeTests(DepthStencilState& state)
    {
        state.depthTest = coin();
        state.depthWrite = below(4) != 0;
        state.depthFunction = coin() ? CompareFunction::LessEqual : CompareFunction::Greater;
        state.stencilTest = coin();
        state.front.depthPass = StencilOperation::IncrementWrap;
        state.front.depthFail = StencilOperation::Invert;
        state.back = state.front;
        state.back.function = CompareFunction::NotEqual;
        state.back.reference = 1;
    }

    DrawBench& m_bench;
    std::mt19937 m_random;
    const RandomScene::Units m_units;
    std::array<std::shared_ptr<const TextureView>, 2> m_textures;
};

TargetLayout layoutFor(std::uint32_t seed)
{
    return {24,
            20,
            seed % 3 == 0 ? 4u : 1u,
            seed % 4 == 1 ? PixelFormat::Rgb565 : PixelFormat::Rgba8,
            seed % 5 != 0,
            seed % 7 != 0};
}

} // namespace

RandomScene::RandomScene(std::uint32_t seed, std::uint32_t drawCount, Units units) : bench(layoutFor(seed))
{
    SceneMaker maker(bench, seed, units);
    for (std::uint32_t i = 0; i < drawCount; ++i)
        draws.push_back(maker.draw(i));
}

} // namespace vitrine::gputest
