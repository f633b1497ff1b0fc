// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/source_terms.h"

#include "core/gpu/presets.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

namespace vitrine::views {

namespace {

constexpr std::size_t kDocuments = 5; // 000 … 004

struct Terms {
    const char* id;
    std::array<const char*, kDocuments> names; ///< by document; null: it has no such unit
};

// spec/00 §1, in its order.
constexpr Terms kTerms[] = {
    {"DRV", {"3-D application program and API", "GPU driver 112", nullptr, "graphics driver", "GPU driver"}},
    {"CI", {"command interface unit", "command engine 122", nullptr, "command streamer", "command decoder"}},
    {"VTQ", {"vertex shader task queue", nullptr, nullptr, nullptr, "vertex threads waiting in TSCR"}},
    {"SP",
     {"shader processor", "vertex shader 124 and fragment shader 132", "fragment shader pipeline",
      "execution units, shader core", "shader unit"}},
    {"TSCR", {"scheduling of tasks", nullptr, nullptr, "thread dispatcher", "thread scheduler and context register"}},
    {"ARQ", {"external device access queue", nullptr, nullptr, nullptr, "I/O bus requests"}},
    {"APQ", {"pending queue", nullptr, nullptr, "sleeping threads", nullptr}},
    {"ARB", {"arbiter unit", nullptr, nullptr, nullptr, nullptr}},
    {"TEX", {"texture sampling unit", "texture engine", nullptr, "sampler", "texture engine"}},
    {"FFS", {"FF shading unit", nullptr, nullptr, "shared function", nullptr}},
    {"FFP", {"FF procedural texture unit", nullptr, nullptr, "shared function", nullptr}},
    {"FFB", {"FF texture blending unit", nullptr, nullptr, nullptr, nullptr}},
    {"PSR",
     {"part of the rasterizer", "primitive processor 126", nullptr, "clipper, setup",
      "primitive setup and rejection module"}},
    {"AGS", {nullptr, nullptr, nullptr, nullptr, "attribute gradient setup module"}},
    {"RAS", {"rasterizer unit", "scan converter 128", "rasterization unit", "rasterizer, windower", "rasterizer"}},
    {"HIZ", {nullptr, nullptr, nullptr, "HiZ unit, HiStencil unit", nullptr}},
    {"ZST",
     {nullptr, "depth test engine 130", nullptr, "early depth test, depth test",
      "hidden primitive and pixel rejection"}},
    {"AIN", {"part of the rasterizer", nullptr, nullptr, nullptr, "attribute interpolator"}},
    {"FTQ", {"fragment shader task queue", nullptr, "incoming fragment stream", nullptr, "fragment threads"}},
    {"FSD", {nullptr, nullptr, "distributor", nullptr, nullptr}},
    {"FSC", {nullptr, nullptr, "collector", nullptr, nullptr}},
    {"RFB", {nullptr, nullptr, "pipeline resource", "register file", "register file banks A, B"}},
    {"CU",
     {"color updater unit", "pixel blender 134 (blending unit 800)", nullptr, "pixel operations",
      "pixel blender implemented by a PGPE"}},
    {"CC", {nullptr, "color cache", nullptr, "render cache", nullptr}},
    {"MUX", {nullptr, "multiplexer of FIG. 9", nullptr, nullptr, nullptr}},
    {"PMU", {nullptr, nullptr, nullptr, "power control unit", "power management unit"}},
    {"FFPU", {"FF fragment processing unit", nullptr, nullptr, nullptr, nullptr}},
    {"MEM", {"frame buffer, host memory", "buffers 140–148", nullptr, "depth buffer, HiZ buffer", "memory module"}},
};

const Terms* termsOf(std::string_view kind)
{
    const auto* found = std::ranges::find_if(kTerms, [&](const Terms& terms) { return terms.id == kind; });
    return found == std::end(kTerms) ? nullptr : found;
}

QStringList namesOf(const Terms& terms)
{
    QStringList names;
    for (std::size_t document = 0; document < kDocuments; ++document)
        if (terms.names[document])
            names << QStringLiteral("00%1: %2").arg(document).arg(QString::fromUtf8(terms.names[document]));
    return names;
}

std::string upper(std::string text)
{
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

} // namespace

QString sourceTerms(std::string_view kind)
{
    const Terms* terms = termsOf(kind);
    return terms ? namesOf(*terms).join(QStringLiteral(" · ")) : QString();
}

std::vector<AbsentUnit> absentUnits(const core::MachineConfig& config, const std::vector<core::UnitDescription>& units,
                                    const std::vector<core::QueueDescription>& queues)
{
    std::set<std::string> shown;
    for (const auto& unit : units)
        shown.insert(unit.kind);
    for (const auto& queue : queues)
        shown.insert(upper(queue.path));
    std::set<std::string> present;
    for (const core::UnitPresence& unit : core::unitsOf(config))
        present.insert(unit.id);
    std::set<std::string> known = present; // parts of a processor are none of their own
    for (const core::Preset preset : {core::Preset::Seq, core::Preset::Prog, core::Preset::Par})
        for (const core::UnitPresence& unit : core::unitsOf(core::presetConfig(preset)))
            known.insert(unit.id);
    std::vector<AbsentUnit> absent;
    for (const Terms& terms : kTerms)
        if (known.contains(terms.id) && !shown.contains(terms.id))
            absent.push_back({terms.id, namesOf(terms).front(), present.contains(terms.id)});
    return absent;
}

} // namespace vitrine::views
