// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/power/energy_columns.h"

#include "core/session/machine/power_section.h"
#include "views/docks/power/power_context.h"

#include <numeric>

namespace vitrine::views {

namespace {

struct EnergyWords {
    const char* name;
    const char* sentence;
    QRgb color;
    Qt::BrushStyle pattern;
};

// By EnergyKind.
constexpr EnergyWords kEnergyWords[] = {
    {QT_TRANSLATE_NOOP("Power", "ALUs"), QT_TRANSLATE_NOOP("Power", "The arithmetic units of all processors."),
     0x0072b2, Qt::NoBrush},
    {QT_TRANSLATE_NOOP("Power", "packing buffers"),
     QT_TRANSLATE_NOOP("Power", "TPB-A and TPB-B of all processors: threads are packed there."), 0x009e73,
     Qt::BDiagPattern},
    {QT_TRANSLATE_NOOP("Power", "input buses"),
     QT_TRANSLATE_NOOP("Power", "IB-A and IB-B of all processors: threads come in by them."), 0xf0e442,
     Qt::FDiagPattern},
    {QT_TRANSLATE_NOOP("Power", "register banks"), QT_TRANSLATE_NOOP("Power", "RFB-A and RFB-B of all processors."),
     0xe69f00, Qt::HorPattern},
    {QT_TRANSLATE_NOOP("Power", "color updater"),
     QT_TRANSLATE_NOOP("Power", "Instructions of its engine, combining and blending."), 0xcc79a7, Qt::Dense6Pattern},
    {QT_TRANSLATE_NOOP("Power", "texture unit"), QT_TRANSLATE_NOOP("Power", "Items of requests to TEX."), 0x56b4e9,
     Qt::DiagCrossPattern},
    {QT_TRANSLATE_NOOP("Power", "other devices"),
     QT_TRANSLATE_NOOP("Power", "Items of requests to fixed-function units and plugins."), 0xd55e00, Qt::VerPattern},
    {QT_TRANSLATE_NOOP("Power", "fixed pipeline"),
     QT_TRANSLATE_NOOP("Power", "Steps of RAS, tiles judged by HIZ, samples compared by ZST."), 0x999999,
     Qt::CrossPattern},
    {QT_TRANSLATE_NOOP("Power", "memory"),
     QT_TRANSLATE_NOOP("Power", "Bytes that CI, TEX, HIZ, ZST and CU read and write."), 0x555555, Qt::NoBrush},
};
static_assert(std::size(kEnergyWords) == kEnergyKindCount);

} // namespace

EnergyKind energyKind(const core::DomainPower& domain)
{
    switch (domain.kind) {
    case core::PowerKind::Alu:
    case core::PowerKind::Group: return EnergyKind::Alus;
    case core::PowerKind::PackingBuffer: return EnergyKind::PackingBuffers;
    case core::PowerKind::InputBus: return EnergyKind::InputBuses;
    case core::PowerKind::RegisterBank: return EnergyKind::RegisterBanks;
    case core::PowerKind::ColorUpdater: return EnergyKind::ColorUpdater;
    case core::PowerKind::FixedUnit: return EnergyKind::FixedPipeline;
    case core::PowerKind::Memory: return EnergyKind::Memory;
    case core::PowerKind::Device: break;
    }
    return domain.part == "TEX" ? EnergyKind::Texture : EnergyKind::Devices;
}

DataStyle energyStyle(EnergyKind kind, const Theme& theme)
{
    const EnergyWords& words = kEnergyWords[static_cast<std::size_t>(kind)];
    QColor ink = theme.isDark ? QColor(0, 0, 0) : inkOn(QColor(words.color)); // yellow is light for a light panel
    ink.setAlpha(130);
    const QString name = Power::tr(words.name);
    return {{QColor(words.color), words.pattern, ink}, {}, name, name, Power::tr(words.sentence)};
}

core::Energy EnergyShares::all() const
{
    return std::accumulate(energy.begin(), energy.end(), core::Energy{0});
}

EnergyShares energyShares(const core::PowerSection& power, core::Cycle from, core::Cycle to)
{
    EnergyShares shares;
    for (std::uint32_t domain = 0; domain < power.domains.size(); ++domain) {
        const core::StretchEnergy energy = power.energyIn(domain, from, to);
        shares.energy[static_cast<std::size_t>(energyKind(power.domains[domain]))] += energy.all();
        shares.alwaysOn += energy.alwaysOn + energy.operating;
    }
    return shares;
}

std::vector<EnergyShares> energyColumns(const core::PowerSection& power, const LaneStretch& stretch)
{
    std::vector<EnergyShares> columns;
    for (std::uint32_t i = 0; i < stretch.count; ++i)
        columns.push_back(energyShares(power, stretch.begin(i), stretch.begin(i + 1)));
    return columns;
}

} // namespace vitrine::views
