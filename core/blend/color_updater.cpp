// SPDX-License-Identifier: Apache-2.0
#include "core/blend/color_updater.h"

#include <utility>

namespace vitrine::core {

ColorUpdater::ColorUpdater(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(ports)
{
}

UnitDescription ColorUpdater::description() const
{
    UnitDescription description;
    description.kind = "CU";
    description.seedTerm = "color updater unit";
    description.help = "Blends shaded quads into the color buffer.";
    description.counters = {{"quads", "quads", "Blended."},
                            {"samplesWritten", "samples", "Written."},
                            {"samplesOutside", "samples", "Beyond the surface: dropped."}};
    return description;
}

void ColorUpdater::tick()
{
    const ShadedQuadItem* item = m_ports.quads.front();
    if (!item)
        return stall(StallReason::InputEmpty, m_ports.quads);
    if (m_config.isOn && !*m_config.isOn) {
        wakeAt(now() + 1); // Nothing tells it when its power is back.
        return stall(StallReason::ResourceBusy);
    }
    if (item->endsDraw) {
        if (!m_ports.retired.canPush())
            return stall(StallReason::OutputFull, m_ports.retired);
        m_ports.retired.push({item->label, 0});
    } else {
        blend(*item);
    }
    m_ports.quads.pop();
}

void ColorUpdater::blend(const ShadedQuadItem& item)
{
    const DrawState& state = *m_config.draws.of(item.label.draw).state;
    ++m_state.quads;
    if (!state.targets.color)
        return;
    Surface& target = m_config.memory.surface(state.targets.color);
    const BlendCounts counts = blendQuads(state.blend, {&item.shaded, 1}, target);
    m_state.samplesWritten += counts.samplesWritten;
    m_state.samplesOutside += counts.samplesOutside;
    if (wants<PixelWritten>())
        reportPixels(item, target);
}

void ColorUpdater::reportPixels(const ShadedQuadItem& item, const Surface& target)
{
    for (unsigned pixel = 0; pixel < 4; ++pixel) {
        if ((item.shaded.coverage >> (4 * pixel) & 0xF) == 0)
            continue;
        const auto x = static_cast<std::uint16_t>(item.shaded.x + pixel % 2);
        const auto y = static_cast<std::uint16_t>(item.shaded.y + pixel / 2);
        if (x < target.width() && y < target.height())
            emit(PixelWritten{0, {}, item.label.draw, x, y, item.label.id});
    }
}

} // namespace vitrine::core
