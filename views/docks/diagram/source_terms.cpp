// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/source_terms.h"

#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/session/machine/part_terms.h"

#include <QStringList>

#include <algorithm>
#include <cctype>
#include <set>

namespace vitrine::views {

namespace {

QStringList namesOf(const core::PartTerms& part)
{
    QStringList names;
    for (std::size_t document = 0; document < part.terms.size(); ++document)
        if (const std::string_view name = part.terms[document]; !name.empty())
            names
                << QStringLiteral("00%1: %2").arg(document).arg(QString::fromUtf8(name.data(), qsizetype(name.size())));
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
    static const std::vector<core::PartTerms> kParts = core::partTerms({});
    const auto part = std::ranges::find(kParts, kind, &core::PartTerms::id);
    return part == kParts.end() ? QString() : namesOf(*part).join(QStringLiteral(" · "));
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
    for (const core::PartTerms& part : core::partTerms(config))
        if (known.contains(part.id) && !shown.contains(part.id))
            absent.push_back({part.id, namesOf(part).value(0), present.contains(part.id)});
    return absent;
}

} // namespace vitrine::views
