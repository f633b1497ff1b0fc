// SPDX-License-Identifier: Apache-2.0
#include "core/session/why_not/single_change.h"

#include "core/base/check.h"
#include "core/command/discard_knobs.h"
#include "core/gpu/knob_text.h"
#include "core/gpu/presets.h"
#include "core/opacity/draw_opacity.h"
#include "core/session/draw_start.h"
#include "core/session/resources/draw_proofs.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace vitrine::core {

namespace {

using Feature = DrawFeature;

constexpr unsigned bit(Feature feature)
{
    return 1u << static_cast<unsigned>(feature);
}
constexpr unsigned kTests = bit(Feature::HizCulling) | bit(Feature::EarlyTest);
constexpr unsigned kProofs = bit(Feature::EarlyTest) | bit(Feature::Layer2);

enum class Way : std::uint8_t { To, Doubled, Halved };

/// A knob, and what may help the features: a word, or its number again and again doubled or halved.
struct KnobRule {
    unsigned features;
    std::string_view knob;
    Way way;
    std::string_view word = {};
};

constexpr KnobRule kKnobRules[]{
    {kTests | kProofs, "hiz.enabled", Way::To, "on"},
    {bit(Feature::HizCulling), "histencil.enabled", Way::To, "on"},
    {kTests, "hiz.layer1", Way::To, "on"},
    {kTests | kProofs, "hiz.layer2", Way::To, "on"},
    {kTests, "hiz.l1Mode", Way::To, "interval"},
    {kProofs, "hiz.levels", Way::To, "all"},
    {kProofs, "hiz.maxEntries", Way::Doubled},
    {kTests | kProofs, "hiz.tile", Way::Halved},
    {bit(Feature::EarlyTest), "hiz.earlyTestOnDiscard", Way::To, "readonly"},
    {bit(Feature::Bypass), "bypass.mode", Way::To, "auto"},
    {bit(Feature::Bypass), "cu.engine", Way::To, "pgpe"},
    {bit(Feature::Bypass), "pgpe.format", Way::To, "32f"},
    {bit(Feature::Bypass), "bypass.fifoBanks", Way::Doubled},
};

bool canBe(MachineConfig config, std::string_view knob, std::string_view value)
{
    return setKnob(config, knob, value) && checkConfig(config);
}

/// The next value of the rule's knob; empty: there is none.
std::string nextValue(const KnobRule& rule, const std::string& from)
{
    if (rule.way == Way::To)
        return from == rule.word ? std::string() : std::string(rule.word);
    const auto number = readNumber(from);
    if (!number)
        return {};
    return std::to_string(rule.way == Way::Doubled ? *number * 2 : *number / 2);
}

void addKnobs(const MachineConfig& config, Feature feature, std::vector<SingleChange>& changes)
{
    for (const KnobRule& rule : kKnobRules) {
        if ((rule.features & bit(feature)) == 0)
            continue;
        const std::string from = *knobValue(config, rule.knob);
        for (std::string to = nextValue(rule, from); !to.empty() && canBe(config, rule.knob, to);
             to = nextValue(rule, to))
            changes.push_back({Text::verbatim(std::string(rule.knob)), from, to});
    }
}

/// What follows from a draw's state follows anew.
std::shared_ptr<const DrawState> completed(DrawState state)
{
    if (const DiscardFacts* facts = discardFacts(state)) {
        ReadOpacities opacities;
        for (const ReadTexture& texture : facts->textures)
            opacities.push_back(texture.opacity);
        state.discard = drawDiscard(state, opacities);
    }
    return std::make_shared<const DrawState>(std::move(state));
}

bool mayRead(const Source& source, const ConstantRef& constant)
{
    if (source.file != RegisterFile::Constant)
        return false;
    if (source.relative)
        return true;
    const auto reads = [&](unsigned place) { return (source.swizzle >> (2 * place) & 3u) == constant.component; };
    return source.index == constant.index && (reads(0) || reads(1) || reads(2) || reads(3));
}

/// Whether one instruction alone depends on the constant: to change it changes nothing else.
bool isReadOnce(const Program& program, const ConstantRef& constant)
{
    const auto mayReadIt = [&](const Instruction& instruction) {
        return std::ranges::any_of(instruction.sources,
                                   [&](const Source& source) { return mayRead(source, constant); });
    };
    return std::ranges::count_if(program.instructions, mayReadIt) == 1;
}

/// The uniform that a constant is a part of; empty: it is a literal.
std::string uniformOf(const Program& program, const ConstantRef& constant)
{
    const auto holds = [&](const ProgramSymbol& symbol) {
        return constant.index >= symbol.firstRegister && constant.index < symbol.firstRegister + symbol.registerCount;
    };
    const auto found = std::ranges::find_if(program.uniformSymbols, holds);
    return found == program.uniformSymbols.end() ? std::string() : found->name;
}

Text thresholdText(const ConstantRef& constant, const std::string& uniform)
{
    const std::string place = fmt::format("c{}.{}", constant.index, "xyzw"[constant.component]);
    return uniform.empty() ? textOf("the threshold {}", place)
                           : textOf("the threshold {}, of uniform {}", place, uniform);
}

class StateChanges {
public:
    StateChanges(const DrawStart& start, Feature feature, std::vector<SingleChange>& changes)
        : m_state(*start.command.state), m_feature(bit(feature)), m_changes(changes)
    {
    }

    void add()
    {
        if (m_state.vector.pass != VectorPass::None) // what draws 2-D graphics is no state of the program's
            return;
        addTests();
        addCoverage();
        if ((m_feature & kTests) != 0)
            addThresholds();
    }

private:
    void addTests()
    {
        const DepthStencilState& tests = m_state.depthStencil;
        if ((m_feature & kTests) != 0 && !tests.depthTest && m_state.targets.depth)
            change("GL_DEPTH_TEST", "off", "on", [](DrawState& state) { state.depthStencil.depthTest = true; });
        if ((m_feature & bit(Feature::HizCulling)) == 0)
            return;
        if (tests.depthTest && tests.depthFunction == CompareFunction::Always)
            change("glDepthFunc", "GL_ALWAYS", "GL_LEQUAL",
                   [](DrawState& state) { state.depthStencil.depthFunction = CompareFunction::LessEqual; });
        const auto writesOnFail = [](const StencilFace& face) {
            return face.stencilFail != StencilOperation::Keep || face.depthFail != StencilOperation::Keep;
        };
        if (tests.stencilTest && (writesOnFail(tests.front) || writesOnFail(tests.back)))
            change("glStencilOp", words("writes on fail"), words("GL_KEEP on fail"), [](DrawState& state) {
                for (StencilFace* face : {&state.depthStencil.front, &state.depthStencil.back})
                    face->stencilFail = face->depthFail = StencilOperation::Keep;
            });
    }

    void addCoverage()
    {
        if (m_state.targets.samples <= 1)
            return;
        if ((m_feature & kTests) != 0 && m_state.raster.sampleAlphaToCoverage)
            change("GL_SAMPLE_ALPHA_TO_COVERAGE", "on", "off",
                   [](DrawState& state) { state.raster.sampleAlphaToCoverage = false; });
        if ((m_feature & kProofs) != 0 && m_state.raster.sampleCoverageEnabled)
            change("GL_SAMPLE_COVERAGE", "on", "off",
                   [](DrawState& state) { state.raster.sampleCoverageEnabled = false; });
    }

    /// Thresholds by which layer 1 proves that a texture is never discarded by.
    void addThresholds()
    {
        const DiscardFacts* facts = discardFacts(m_state);
        if (!facts || !facts->constants)
            return;
        const std::vector<TextureBounds> reads = readBounds(*facts, {});
        for (const DiscardNode& node : facts->analysis->nodes)
            if (node.kind == DiscardNodeKind::Channel)
                addThreshold(node, reads[node.left][node.channel]);
    }

    void addThreshold(const DiscardNode& node, const ChannelBounds& bounds)
    {
        const auto from = constantValue(node.constant, *m_state.program.fragmentConstants);
        const Program& program = *m_state.program.fragment;
        if (!from || node.constant.negate || node.constant.absolute || !isReadOnce(program, node.constant) ||
            !bounds.isKnown || termTruth(bounds, node.condition, *from) != TermTruth::Unknown)
            return;
        constexpr float kFar = std::numeric_limits<float>::infinity();
        for (const float to :
             {bounds.low, bounds.high, std::nextafter(bounds.low, -kFar), std::nextafter(bounds.high, kFar)}) {
            if (termTruth(bounds, node.condition, to) != TermTruth::Impossible)
                continue;
            const ConstantRef place = node.constant;
            const std::string uniform = uniformOf(program, place);
            change(
                thresholdText(place, uniform), fmt::format("{}", *from), fmt::format("{}", to), [&](DrawState& state) {
                    auto constants = *state.program.fragmentConstants;
                    constants[place.index][place.component] = to;
                    state.program.fragmentConstants = std::make_shared<const std::vector<Vec4>>(std::move(constants));
                });
            m_changes.back().uniform = uniform;
            return;
        }
    }

    void change(const char* what, std::string from, std::string to, auto apply)
    {
        change(Text::verbatim(what), std::move(from), std::move(to), apply);
    }

    void change(Text what, std::string from, std::string to, auto apply)
    {
        DrawState state = m_state;
        apply(state);
        m_changes.push_back({std::move(what), std::move(from), std::move(to), {}, completed(std::move(state))});
    }

    const DrawState& m_state;
    const unsigned m_feature;
    std::vector<SingleChange>& m_changes;
};

} // namespace

std::vector<SingleChange> singleChanges(const DrawStart& start, DrawFeature feature)
{
    std::vector<SingleChange> changes;
    addKnobs(start.config, feature, changes);
    StateChanges(start, feature, changes).add();
    return changes;
}

MachineConfig changedBy(const SingleChange& change, const MachineConfig& config)
{
    MachineConfig machine = config;
    CORE_CHECK(setKnob(machine, change.what.english(), change.to).hasValue(), "the change is not possible");
    return machine;
}

DrawStart changedBy(const SingleChange& change, const DrawStart& start)
{
    DrawStart changed = start;
    changed.command.state = change.state;
    changed.command.words = nullptr; // they say what the state was
    return changed;
}

} // namespace vitrine::core
