// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/machine_config.h"
#include "core/session/machine/power_section.h"

#include <QString>

#include <string>
#include <vector>

namespace vitrine::test {

/// These devices by port, the units of the fixed pipeline, and memory by its clients.
inline std::vector<core::CountedPart> countedWith(const std::vector<std::string>& devices)
{
    using core::PowerKind;
    std::vector<core::CountedPart> counted;
    for (const std::string& name : devices)
        counted.push_back({QString::fromStdString(name).toLower().toStdString(), name, PowerKind::Device,
                           static_cast<std::uint32_t>(counted.size())});
    for (const char* name : {"RAS", "HIZ", "ZST"})
        counted.push_back({QString(name).toLower().toStdString(), name, PowerKind::FixedUnit, 0});
    for (const char* name : {"CI", "TEX", "HIZ", "ZST", "CU"})
        counted.push_back(
            {"mem." + QString(name).toLower().toStdString(), std::string("MEM-") + name, PowerKind::Memory, 0});
    return counted;
}

/// One processor of groups A0 A1, B0 B1, the color updater and TEX, over 1000 cycles without work.
inline core::PowerDomains smallDomains()
{
    return core::PowerDomains({1, core::AluLayout::alike(2, 2), false, true, countedWith({"TEX"})});
}

/// Everything is on, but for what `changes` say: by domain and time, as a PowerRecorder tells them.
inline core::PowerSection madeUpPower(const std::vector<core::PowerInterval>& changes,
                                      core::ShaderClock clock = core::ShaderClock::Same)
{
    const core::PowerDomains domains = smallDomains();
    std::vector<core::PowerInterval> asked;
    core::PowerSection power;
    for (std::uint32_t number = 0; number < domains.size(); ++number) {
        const std::size_t before = asked.size();
        for (const core::PowerInterval& change : changes)
            if (change.domain == number)
                asked.push_back(change);
        if (asked.size() == before)
            asked.push_back({number, 0, 0, 1000});
        core::DomainPower& domain = power.domains.emplace_back();
        domain.name = domains[number].name;
        domain.part = domains[number].part;
        domain.kind = domains[number].kind;
    }
    power.table = core::illustrativeEnergies();
    power.intervals = core::effectiveIntervals(domains, asked);
    power.work = core::DrawWork(domains, clock);
    return power;
}

/// Group B is off in cycles 400 to 899, and wakes until 910.
inline core::PowerSection groupBOff()
{
    const std::uint32_t group = smallDomains().group(0, 1);
    return madeUpPower({{group, 0, 0, 400}, {group, 2, 400, 900}, {group, 3, 900, 910}, {group, 0, 910, 1000}});
}

} // namespace vitrine::test
