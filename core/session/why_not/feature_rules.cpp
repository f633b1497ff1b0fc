// SPDX-License-Identifier: Apache-2.0
#include "core/session/why_not/feature_rules.h"

#include "core/blend/pgpe/engine_config.h"
#include "core/blend/pgpe/fragment_lowering.h"
#include "core/command/bypass_decision.h"
#include "core/command/discard_knobs.h"
#include "core/gpu/parts/machine_links.h"
#include "core/hiz/hiz_config.h"
#include "core/hiz/hiz_draw.h"
#include "core/session/draw_start.h"
#include "core/session/resources/draw_proofs.h"
#include "core/session/resources/image_places.h"
#include "core/session/why_not/draw_origins.h"
#include "core/session/why_not/feature_run.h"
#include "core/shader/instruction_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace vitrine::core {

namespace {

/// "instruction 5, SEND r1, d0:0:IMPLICIT, r0.xyyx, in line 10"
Text placeOf(const Program& program, std::size_t at)
{
    const Instruction& instruction = program.instructions[at];
    const std::string text = instructionText(instruction);
    return instruction.sourceLine == 0
               ? textOf("instruction {}: {}", at, text)
               : textOf("instruction {} in line {} of the shader: {}", at, instruction.sourceLine, text);
}

class Rules {
public:
    Rules(const DrawStart& start, const FeatureTally& tally, const DrawOrigins& origins)
        : m_config(start.config), m_state(*start.command.state), m_tally(tally), m_origins(origins),
          m_memory(start.memory), m_draw(hizDraw(start.command, m_memory))
    {
    }

    [[nodiscard]] FeatureRule hizCulling() const
    {
        if (m_config.hiz->enabled == 0)
            return withoutHiz();
        if (auto rule = withoutTests())
            return *std::move(rule);
        if (!m_draw.program.usesCoarseTest())
            return withOwnResults();
        if (m_tally.judged == 0)
            return {textOf("no tile of the draw has come to HIZ"), {}};
        if (m_tally.compared == 0)
            return {textOf("every tile was terminated before it was compared: all its fragments would be discarded"),
                    discards(), StateItem::Program};
        if (m_tally.held > 0)
            return {textOf("in {} of {} tiles no sample can pass, but samples that fail write the stencil buffer",
                           Text::number(m_tally.held), Text::number(m_tally.judged)),
                    {},
                    StateItem::StencilOperations};
        if (m_draw.depth && !m_draw.stencil && m_state.depthStencil.depthFunction == CompareFunction::Always)
            return {textOf("every depth passes by GL_ALWAYS"), {}, StateItem::DepthFunction};
        return {textOf("none of {} tiles lies behind its bounds as a whole: {} pass, {} hold samples to be tested",
                       Text::number(m_tally.compared), Text::number(m_tally.passed),
                       Text::number(m_tally.compared - m_tally.passed)),
                {}};
    }

    [[nodiscard]] FeatureRule earlyTest() const
    {
        if (auto rule = withoutTests())
            return *std::move(rule);
        if (m_tally.early + m_tally.late == 0)
            return {textOf("no sample was left to test: {} tiles were culled, {} terminated",
                           Text::number(m_tally.culled), Text::number(m_tally.terminated)),
                    {}};
        if (!m_draw.program.usesCoarseTest())
            return withOwnResults();
        return {textOf("{} of {} samples are tested after shading, since they may be discarded",
                       Text::number(m_tally.late), Text::number(m_tally.early + m_tally.late)),
                discards(), itemOfDiscards()};
    }

    [[nodiscard]] FeatureRule bypass() const
    {
        const auto lowering =
            m_state.program.fragment ? pgpe::lowerFragment(*m_state.program.fragment) : pgpe::FragmentLowering{};
        if (!m_tally.bypass) {
            const BypassReason why = isSequential(m_config) ? BypassReason::FixedStage : BypassReason::ModeOff;
            return {reasonText(why, lowering.need), {}, {}, why == BypassReason::ModeOff ? "bypass.mode" : ""};
        }
        const FragmentNeed need{static_cast<FragmentClass>(m_tally.bypass->fragmentClass),
                                static_cast<FragmentRule>(m_tally.bypass->rule)};
        const auto why = static_cast<BypassReason>(m_tally.bypass->reason);
        FeatureRule rule{reasonText(why, need), {}};
        if (why == BypassReason::PixelTooLarge)
            rule.knob = "bypass.fifoBanks";
        else if (need.rule == FragmentRule::CoarseEngine)
            rule.knob = m_config.colorEngine->engine == ColorEngine::Pgpe ? "pgpe.format" : "cu.engine";
        else
            rule.item = StateItem::Program;
        if (lowering.refusedAt)
            addPlace(*lowering.refusedAt, rule.details);
        return rule;
    }

    [[nodiscard]] FeatureRule layer2() const
    {
        const DiscardKnobs& knobs = m_config.hiz->proofs;
        if (m_config.hiz->enabled == 0)
            return withoutHiz();
        if (!m_draw.program.canDiscard)
            return {textOf("the fragments of the draw can't be discarded, so there is nothing to prove"),
                    {},
                    StateItem::Program};
        if (!m_draw.provesAlpha)
            return {textOf("alpha to coverage and the sample coverage together are beyond its proofs"),
                    {},
                    StateItem::SampleCoverage};
        if (m_state.discard.wholeDraw(knobs) != DiscardVerdict::Unknown)
            return {textOf("layer 1 has proven it for the whole draw"), discards(), StateItem::Program};
        if (knobs.layer2 == 0)
            return {textOf("hiz.layer2 is off"), discards(), {}, "hiz.layer2"};
        if (!m_state.discard.tiles)
            return {textOf("nothing is known of what the program discards by"), {}, StateItem::Program};
        if (m_tally.lookUps == 0)
            return {textOf("no tile of the draw has come to HIZ"), {}};
        if (m_tally.tooLarge > 0)
            return {textOf("for {} of {} tiles no stored level has as few entries as one look-up may read",
                           Text::number(m_tally.tooLarge), Text::number(m_tally.lookUps)),
                    discards(),
                    {},
                    "hiz.maxEntries"};
        return {textOf("for {} of {} tiles the texels decide nothing", Text::number(m_tally.lookUps - m_tally.answered),
                       Text::number(m_tally.lookUps)),
                discards(), StateItem::Program};
    }

private:
    [[nodiscard]] static FeatureRule withoutHiz()
    {
        return {textOf("the machine has no HIZ: hiz.enabled is off"), {}, {}, "hiz.enabled"};
    }

    /// When nothing is compared with the depth or the stencil buffer.
    [[nodiscard]] std::optional<FeatureRule> withoutTests() const
    {
        if (m_state.vector.pass != VectorPass::None)
            return FeatureRule{textOf("2-D graphics is not compared with depths"), {}};
        if (m_draw.depth || m_draw.stencil)
            return std::nullopt;
        if (!m_state.targets.depth)
            return FeatureRule{textOf("the framebuffer has no depth buffer"), {}};
        return FeatureRule{textOf("the depth test is off"), {}, StateItem::DepthTest};
    }

    /// Of a program with results that can't be known before it has run.
    [[nodiscard]] FeatureRule withOwnResults() const
    {
        const bool isDepth = m_draw.program.writesDepth;
        FeatureRule rule{isDepth ? textOf("the fragment program writes the depth, which is known after shading alone")
                                 : textOf("the fragment program has side effects, so it has to run in every tile"),
                         {},
                         StateItem::Program};
        const auto& code = m_state.program.fragment->instructions;
        const Opcode opcode = isDepth ? Opcode::Odep : Opcode::Stout;
        const auto found = std::ranges::find(code, opcode, &Instruction::opcode);
        if (found != code.end())
            addPlace(static_cast<std::size_t>(found - code.begin()), rule.details);
        return rule;
    }

    void addPlace(std::size_t at, std::vector<Text>& details) const
    {
        details.push_back(placeOf(*m_state.program.fragment, at));
        const Instruction& instruction = m_state.program.fragment->instructions[at];
        if (instruction.opcode == Opcode::Send && instruction.send.device == 0)
            if (auto texture = textureAt(instruction.send.textureSlot))
                details.push_back(textOf("it asks for texels of {}", *texture));
    }

    /// "texture 1, image in the shader"
    [[nodiscard]] std::optional<Text> textureAt(std::uint32_t slot) const
    {
        const auto found = std::ranges::find(m_origins.textures, slot, &FragmentTexture::slot);
        if (found == m_origins.textures.end())
            return std::nullopt;
        return textOf("{}, in the shader {}", nameOf(found->id), found->sampler);
    }

    [[nodiscard]] StateItem itemOfDiscards() const
    {
        return m_state.program.fragment->canDiscard ? StateItem::Program : StateItem::AlphaToCoverage;
    }

    /// The program's discards, and what is known of them.
    [[nodiscard]] std::vector<Text> discards() const
    {
        if (!m_state.program.fragment || !m_state.program.fragment->canDiscard)
            return {textOf("alpha to coverage may leave out all samples of a fragment")};
        std::vector<Text> details;
        const auto& code = m_state.program.fragment->instructions;
        for (std::size_t i = 0; i < code.size(); ++i)
            if (code[i].opcode == Opcode::Kil)
                details.push_back(placeOf(*m_state.program.fragment, i));
        const DrawProofs proofs = drawProofs(m_state, m_config.hiz->proofs);
        if (!proofs.card.isAnalyzed)
            return details;
        details.push_back(textOf("it discards where {}", proofs.card.expression));
        for (const UnknownDiscard& unknown : proofs.card.unknowns)
            details.push_back(textOf("a part of that is not known: {}", unknown.reason));
        for (const ProvenTerm& term : proofs.terms)
            addTerm(term, details);
        return details;
    }

    void addTerm(const ProvenTerm& proven, std::vector<Text>& details) const
    {
        const auto texture = textureAt(proven.term.slot);
        if (!texture)
            return;
        const std::string name = fmt::format("t{}.{}", proven.term.slot, proven.term.channel);
        if (!proven.bounds.isKnown)
            details.push_back(textOf("{} is of {}; layer 1 knows nothing of it", name, *texture));
        else
            details.push_back(textOf("{} is of {}; it lies between {} and {}", name, *texture, proven.bounds.low,
                                     proven.bounds.high));
    }

    const MachineConfig& m_config;
    const DrawState& m_state;
    const FeatureTally& m_tally;
    const DrawOrigins& m_origins;
    Memory m_memory; ///< for HIZ to look at
    const HizDraw m_draw;
};

} // namespace

FeatureRule ruleOf(DrawFeature feature, const DrawStart& start, const FeatureTally& tally, const DrawOrigins& origins)
{
    const Rules rules(start, tally, origins);
    switch (feature) {
    case DrawFeature::HizCulling: return rules.hizCulling();
    case DrawFeature::EarlyTest: return rules.earlyTest();
    case DrawFeature::Bypass: return rules.bypass();
    case DrawFeature::Layer2: return rules.layer2();
    }
    return {};
}

} // namespace vitrine::core
