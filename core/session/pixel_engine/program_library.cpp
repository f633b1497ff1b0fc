// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_engine/program_library.h"

#include "core/base/check.h"
#include "core/blend/blend_modes.h"
#include "core/blend/pgpe/blend_programs.h"
#include "core/blend/pgpe/combine_programs.h"
#include "core/blend/pgpe/engine_config.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace vitrine::core {

namespace {

constexpr PixelFormat kTarget = PixelFormat::Rgba8;

class Shelf {
public:
    explicit Shelf(const ColorEngineConfig& config) : m_config(config) { m_config.engine = ColorEngine::Pgpe; }

    void add(LibraryGroup group, std::string name, pgpe::Program program)
    {
        auto loaded = pgpe::loadProgram(std::move(program), pgpe::targetSurfaces(pgpe::ObjectFormat::Rgba8), m_config);
        CORE_CHECK(loaded.hasValue(), "a program of the driver's own is refused");
        ColorProgram color{{}, m_config, std::move(loaded).value(), {}, {}, {}};
        color.perSample = color.program->straightCosts();
        programs.push_back({group, std::move(name), listProgram(color, kTarget)});
    }

    std::vector<LibraryProgram> programs;

private:
    ColorEngineConfig m_config;
};

void addBlending(Shelf& shelf)
{
    using enum BlendFactor;
    struct Known {
        std::string_view name;
        BlendFactor source, destination;
        BlendEquation equation = BlendEquation::Add;
    };
    constexpr std::array kKnown{
        Known{"SRC_ALPHA, ONE_MINUS_SRC_ALPHA", SourceAlpha, OneMinusSourceAlpha},
        Known{"ONE, ONE_MINUS_SRC_ALPHA", One, OneMinusSourceAlpha},
        Known{"SRC_ALPHA, ONE", SourceAlpha, One},
        Known{"ONE, ONE", One, One},
        Known{"ONE, ONE_MINUS_SRC_COLOR", One, OneMinusSourceColor},
        Known{"DST_COLOR, ZERO", DestinationColor, Zero},
        Known{"ONE_MINUS_DST_ALPHA, ONE", OneMinusDestinationAlpha, One},
        Known{"SRC_ALPHA_SATURATE, ONE", SourceAlphaSaturate, One},
        Known{"CONSTANT_COLOR, ONE_MINUS_CONSTANT_COLOR", ConstantColor, OneMinusConstantColor},
        Known{"ONE, ONE, FUNC_SUBTRACT", One, One, BlendEquation::Subtract},
        Known{"ONE, ONE, FUNC_REVERSE_SUBTRACT", One, One, BlendEquation::ReverseSubtract},
        Known{"MIN", One, One, BlendEquation::Min},
        Known{"MAX", One, One, BlendEquation::Max},
    };
    shelf.add(LibraryGroup::Blending, "off", pgpe::blendProgram(BlendState()));
    for (const Known& known : kKnown) {
        BlendState state;
        state.enabled = true;
        state.sourceColor = state.sourceAlpha = known.source;
        state.destinationColor = state.destinationAlpha = known.destination;
        state.colorEquation = state.alphaEquation = known.equation;
        state.constant = {0.5f, 0.5f, 0.5f, 0.5f};
        shelf.add(LibraryGroup::Blending, std::string(known.name), pgpe::blendProgram(state));
    }
}

void addBlendModes(Shelf& shelf)
{
    for (const LibraryGroup group : {LibraryGroup::BlendModes, LibraryGroup::StencilModes})
        for (int i = 0; i < kBlendModeCount; ++i) {
            const auto mode = static_cast<BlendMode>(i);
            shelf.add(group, std::string(blendModeName(mode)),
                      group == LibraryGroup::BlendModes ? pgpe::blendProgram(mode) : pgpe::stencilProgram(mode));
        }
}

void addCombining(Shelf& shelf)
{
    for (std::size_t i = 0; i < kCombineNames.size(); ++i) {
        pgpe::TextureCombine combine;
        combine.constant = {0.5f, 0.5f, 0.5f, 0.5f};
        combine.stages.push_back({.function = static_cast<CombineFunction>(i)});
        shelf.add(LibraryGroup::Combining, kCombineNames[i], pgpe::combineProgram(combine));
    }
}

} // namespace

std::vector<LibraryProgram> programLibrary(const ColorEngineConfig& config)
{
    Shelf shelf(config);
    addBlending(shelf);
    addBlendModes(shelf);
    addCombining(shelf);
    for (unsigned code = 0; code < 256; ++code)
        shelf.add(LibraryGroup::RasterOperations, fmt::format("0x{:02X}", code),
                  pgpe::ropProgram(static_cast<std::uint8_t>(code), {0.5f, 0.5f, 0.5f, 0.5f}));
    return std::move(shelf.programs);
}

} // namespace vitrine::core
