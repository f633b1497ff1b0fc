// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/vector_costs.h"

#include "core/session/machine/draw_recording.h"
#include "core/session/machine/power_section.h"
#include "core/session/machine/vector_section.h"

#include <algorithm>

namespace vitrine::core {

namespace {

/// The unit that a domain is of: of "MEM-ZST", what ZST moves to and from memory, it is ZST.
std::string unitKindOf(const DomainPower& domain)
{
    constexpr std::string_view kMemory = "MEM-";
    if (!isShared(domain.kind))
        return "SP";
    return domain.part.starts_with(kMemory) ? domain.part.substr(kMemory.size()) : domain.part;
}

/// Whose colors the pixel combiner makes: CU has told that it took up their paint.
bool bypasses(const DrawRecording& recording)
{
    const RecordedStage* paint = recording.section<VectorSection>().find(VectorStage::Paint);
    return paint && recording.unit(paint->unit).kind == "CU";
}

/// A stretch of a recording that is all of one pass, or of none.
struct Stretch {
    Cycle from = 0, to = 0;
    VectorPass pass = VectorPass::None;
};

std::vector<Stretch> stretchesOf(const DrawRecording& recording)
{
    std::vector<Stretch> stretches;
    Cycle next = 0;
    for (const RecordedPass& pass : recording.section<VectorSection>().passes) {
        if (!pass.first)
            continue;
        const Cycle end = pass.end.value_or(recording.length());
        stretches.push_back({next, *pass.first, VectorPass::None});
        stretches.push_back({*pass.first, end, pass.kind});
        next = end;
    }
    stretches.push_back({next, recording.length(), VectorPass::None});
    std::erase_if(stretches, [](const Stretch& stretch) { return stretch.from >= stretch.to; });
    return stretches;
}

} // namespace

VectorStage stageOf(std::string_view unitKind, VectorPass pass, bool bypasses)
{
    const bool paints = pass == VectorPass::Cover;
    const bool isBasic = pass == VectorPass::Basic;
    if (unitKind == "CI")
        return VectorStage::Definition;
    if (pass == VectorPass::None || (isBasic && unitKind == "SP"))
        return VectorStage::None;
    if (unitKind == "SP")
        return paints && !bypasses ? VectorStage::Paint : VectorStage::Transformation;
    if (unitKind == "PSR" || unitKind == "AGS" || unitKind == "RAS")
        return VectorStage::Coverage;
    if (unitKind == "ZST")
        return paints || isBasic || pass == VectorPass::Scissor ? VectorStage::Clipping : VectorStage::Coverage;
    if (isBasic && unitKind == "MUX")
        return VectorStage::Paint;
    if (isBasic && unitKind == "CU")
        return VectorStage::Blending;
    if (!paints)
        return VectorStage::None;
    if (unitKind == "AIN" || unitKind == "FSD" || unitKind == "FSC" || unitKind == "ARB")
        return VectorStage::Paint;
    if (unitKind == "TEX")
        return VectorStage::Image;
    return unitKind == "CU" || unitKind == "CCU" || unitKind == "RFB" ? VectorStage::Blending : VectorStage::None;
}

void VectorCosts::include(const DrawRecording& recording)
{
    const VectorSection& section = recording.section<VectorSection>();
    if (section.passes.empty())
        return;
    const bool bypassed = bypasses(recording);
    const bool looksUp = section.find(VectorStage::Image) != nullptr; // else TEX only consumes
    const PowerSection& power = recording.section<PowerSection>();
    const auto costOf = [&](const std::string& unitKind, VectorPass pass) -> StageCost& {
        VectorStage stage = stageOf(unitKind, pass, bypassed);
        if (stage == VectorStage::Image && !looksUp)
            stage = VectorStage::None;
        return stages[static_cast<std::size_t>(stage)];
    };
    for (const Stretch& stretch : stretchesOf(recording)) {
        StageCost& ofPass = passes[static_cast<std::size_t>(stretch.pass)];
        ofPass.cycles += stretch.to - stretch.from;
        for (std::uint32_t unit = 1; unit <= recording.units().size(); ++unit) {
            const std::string& kind = recording.unit(UnitId{unit}).kind;
            const Cycle worked =
                recording.activity(UnitId{unit}).columns(stretch.from, stretch.to, 1).front().working();
            StageCost& cost = costOf(kind, stretch.pass);
            cost.cycles += worked;
            if (worked > 0) {
                cost.units.insert(kind);
                ofPass.units.insert(kind);
            }
        }
        for (std::uint32_t domain = 0; domain < power.domains.size(); ++domain) {
            const Energy consumed = power.energyIn(domain, stretch.from, stretch.to).all();
            costOf(unitKindOf(power.domains[domain]), stretch.pass).energy += consumed;
            ofPass.energy += consumed;
            energy += consumed;
        }
    }
    cycles += recording.length();
    ++drawings;
}

} // namespace vitrine::core
