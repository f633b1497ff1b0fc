// SPDX-License-Identifier: Apache-2.0
#include "core/blend/bypass_plan.h"

#include "core/base/check.h"
#include "core/blend/pgpe/engine.h"
#include "core/blend/pgpe/engine_config.h"

#include <utility>

namespace vitrine::core {

namespace {

pgpe::PixelObject objectOf(std::span<const Vec4> colors)
{
    pgpe::PixelObject object;
    for (const Vec4& color : colors)
        object.colors[object.colorCount++] = pgpe::floatObject(color).colors[0];
    return object;
}

pgpe::LoadedProgram combiningProgram(const pgpe::FragmentLowering& lowering, std::span<const Vec4> constants,
                                     const ColorEngineConfig& engine)
{
    pgpe::ProgramBuilder builder;
    appendFragment(builder, lowering, constants);
    // It writes to no surface: what format a target would have does not matter.
    auto loaded = pgpe::loadProgram(builder.end(), pgpe::targetSurfaces(pgpe::ObjectFormat::Rgba32f), engine);
    CORE_CHECK(loaded.hasValue(), "the driver's own combining program is refused");
    return std::move(loaded).value();
}

} // namespace

BypassPlan makeBypassPlan(const pgpe::FragmentLowering& lowering, std::span<const Vec4> constants,
                          const ColorEngineConfig& engine, std::uint32_t fifoDepth)
{
    BypassPlan plan{lowering.colors, lowering.lookups, std::nullopt, fifoDepth};
    if (lowering.need.fragmentClass == FragmentClass::Minimal)
        plan.combining = combiningProgram(lowering, constants, engine);
    return plan;
}

std::array<pgpe::PixelObject, 2> combiningInputs(std::span<const Vec4> colors, std::span<const Vec4> texels)
{
    return {objectOf(colors), objectOf(texels)};
}

std::optional<Vec4> combinePixel(const BypassPlan& plan, const PixelToCombine& pixel, pgpe::EngineCounts& counts)
{
    if (!plan.combining)
        return pixel.colors.front();
    const auto surfaces = combiningInputs(pixel.colors, pixel.texels);
    pgpe::PixelRun run;
    pgpe::runPixel(*plan.combining, {surfaces, std::nullopt, pixel.skipsDiscard}, run, counts);
    if (run.isDiscarded)
        return std::nullopt;
    return run.registers[pgpe::kSourceRegister].colors[0];
}

} // namespace vitrine::core
