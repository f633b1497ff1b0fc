// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"

#include <cstdint>
#include <string_view>
#include <type_traits>

/// The register map of the 3-D pipeline (RUN-01): an address for every field that a draw can change. A project choice.
/// Each field has a register of its own; blocks in memory are referred to by number (state_blocks.h).
///
///   0x100  programs      0x120  targets       0x140  rasterization    0x160  depth and stencil
///   0x180  blending      0x1A0  discards       0x1C0  passes of 2-D graphics
///   0x200  vertex arrays, 16 registers each
///   0x300  textures of the vertex program, by slot      0x320  those of the fragment program
///   0x340  the basic 2-D path
///   0x10000  constants of the vertex program, four registers each      0x50000  those of the fragment program

namespace vitrine::core {

inline constexpr std::uint32_t kProgramRegisters = 0x100;
inline constexpr std::uint32_t kTargetRegisters = 0x120;
inline constexpr std::uint32_t kRasterRegisters = 0x140;
inline constexpr std::uint32_t kDepthStencilRegisters = 0x160;
inline constexpr std::uint32_t kBlendRegisters = 0x180;
inline constexpr std::uint32_t kDiscardRegisters = 0x1A0;
inline constexpr std::uint32_t kVectorRegisters = 0x1C0;
inline constexpr std::uint32_t kAttributeRegisters = 0x200, kRegistersPerAttribute = 16;
inline constexpr std::uint32_t kVertexTextureRegisters = 0x300;
inline constexpr std::uint32_t kFragmentTextureRegisters = 0x320;
inline constexpr std::uint32_t kBasicRegisters = 0x340;
inline constexpr std::uint32_t kStateRegistersEnd = 0x380;
inline constexpr std::uint32_t kVertexConstantRegisters = 0x10000;
inline constexpr std::uint32_t kFragmentConstantRegisters = 0x50000;
inline constexpr std::uint32_t kRegistersEnd = 0x90000;

/// A register by what it holds: "blend", "sourceColor", or "attribute", "stride" of number 3.
struct RegisterPlace {
    std::string_view group;
    std::string_view field;
    int number = -1; ///< of an array or slot; −1: there is only one
};

/// Calls visit(address, RegisterPlace, field) for every field of a DrawState that has a register, in the order of the
/// addresses; a field of 64 bits has two registers, the lower half first. Constants have no fields: their images are
/// vectors, of which visit() is told the number of registers. Arrays and textures are left out where visit.skips(first,
/// end, them), which a visitor may have, says so of their registers.
template <typename State, typename Visit>
void visitStateRegisters(State& state, Visit&& visit)
{
    std::uint32_t at = kProgramRegisters;
    RegisterPlace name{"program", {}};
    const auto next = [&](std::string_view field, auto& value) {
        name.field = field;
        visit(at, name, value);
        at +=
            sizeof(value) == sizeof(std::uint64_t) && std::is_integral_v<std::remove_cvref_t<decltype(value)>> ? 2 : 1;
    };
    const auto begin = [&](std::uint32_t address, std::string_view group, int number = -1) {
        at = address;
        name = {group, {}, number};
    };
    const auto rect = [&](std::string_view x, std::string_view y, std::string_view width, std::string_view height,
                          auto& value) {
        next(x, value.x);
        next(y, value.y);
        next(width, value.width);
        next(height, value.height);
    };
    const auto skips = [&](std::uint32_t first, std::uint32_t end, const auto& fields) {
        if constexpr (requires { visit.skips(first, end, fields); })
            return visit.skips(first, end, fields);
        return false;
    };
    const auto vector = [&](auto& value) {
        next("x", value.x);
        next("y", value.y);
        next("z", value.z);
        next("w", value.w);
    };

    auto& program = state.program;
    next("vertex", program.vertex);
    next("fragment", program.fragment);
    next("parameters", program.parameters);
    next("hasFixedFragmentStage", program.hasFixedFragmentStage);

    auto& targets = state.targets;
    begin(kTargetRegisters, "targets");
    next("color", targets.color);
    next("depth", targets.depth);
    next("stencil", targets.stencil);
    next("width", targets.width);
    next("height", targets.height);
    next("samples", targets.samples);
    next("yDown", targets.yDown);
    next("auxiliary", state.auxiliary);

    auto& raster = state.raster;
    begin(kRasterRegisters, "raster");
    next("clipOrigin", raster.clipOrigin);
    next("clipDepth", raster.clipDepth);
    rect("viewport.x", "viewport.y", "viewport.width", "viewport.height", raster.viewport);
    next("depthNear", raster.depthNear);
    next("depthFar", raster.depthFar);
    next("scissorEnabled", raster.scissorEnabled);
    rect("scissor.x", "scissor.y", "scissor.width", "scissor.height", raster.scissor);
    next("cull", raster.cull);
    next("frontIsCounterClockwise", raster.frontIsCounterClockwise);
    next("lineWidth", raster.lineWidth);
    next("polygonOffsetEnabled", raster.polygonOffsetEnabled);
    next("polygonOffsetFactor", raster.polygonOffsetFactor);
    next("polygonOffsetUnits", raster.polygonOffsetUnits);
    next("sampleAlphaToCoverage", raster.sampleAlphaToCoverage);
    next("sampleCoverageEnabled", raster.sampleCoverageEnabled);
    next("sampleCoverageValue", raster.sampleCoverageValue);
    next("sampleCoverageInvert", raster.sampleCoverageInvert);

    auto& tests = state.depthStencil;
    begin(kDepthStencilRegisters, "depthStencil");
    next("depthTest", tests.depthTest);
    next("depthWrite", tests.depthWrite);
    next("depthFunction", tests.depthFunction);
    next("stencilTest", tests.stencilTest);
    for (auto* face : {&tests.front, &tests.back}) {
        name.group = face == &tests.front ? "stencil.front" : "stencil.back";
        next("function", face->function);
        next("reference", face->reference);
        next("compareMask", face->compareMask);
        next("writeMask", face->writeMask);
        next("stencilFail", face->stencilFail);
        next("depthFail", face->depthFail);
        next("depthPass", face->depthPass);
    }

    auto& blend = state.blend;
    begin(kBlendRegisters, "blend");
    next("enabled", blend.enabled);
    next("sourceColor", blend.sourceColor);
    next("destinationColor", blend.destinationColor);
    next("sourceAlpha", blend.sourceAlpha);
    next("destinationAlpha", blend.destinationAlpha);
    next("colorEquation", blend.colorEquation);
    next("alphaEquation", blend.alphaEquation);
    name.group = "blend.constant";
    vector(blend.constant);
    name.group = "blend";
    next("colorMask", blend.colorMask);
    next("dither", blend.dither);
    name.group = "blend.raster";
    next("enabled", blend.raster.enabled);
    next("code", blend.raster.code);
    next("pattern", blend.raster.pattern);

    begin(kDiscardRegisters, "discard");
    next("byIntervals", state.discard.byIntervals);
    next("byBits", state.discard.byBits);
    next("tiles", state.discard.tiles);

    auto& vector2d = state.vector;
    begin(kVectorRegisters, "vector");
    next("pass", vector2d.pass);
    next("fillRule", vector2d.fillRule);
    next("pattern", vector2d.pattern);
    next("winding", vector2d.winding);
    next("coverage", vector2d.coverage);
    next("scissor", vector2d.scissor);
    next("mask", vector2d.mask);
    name.group = "vector.blend";
    next("enabled", blend.vector.enabled);
    next("mode", blend.vector.mode);
    next("target.isNonLinear", blend.vector.target.isNonLinear);
    next("target.isPremultiplied", blend.vector.target.isPremultiplied);
    next("space", blend.vector.space);
    next("coverage", blend.vector.coverage);
    next("gammaPower", blend.vector.gammaPower);
    next("usesTables", blend.vector.usesTables);
    name.group = "vector";
    next("weighsInProgram", vector2d.weighsInProgram);
    name.group = "vector.blend";
    next("isStencil", blend.vector.isStencil);
    name.group = "vector";
    next("images", vector2d.images);

    for (int i = 0; i < kMaxVertexAttributes; ++i) {
        auto& attribute = state.attributes[static_cast<std::size_t>(i)];
        const std::uint32_t first = kAttributeRegisters + static_cast<std::uint32_t>(i) * kRegistersPerAttribute;
        if (skips(first, first + kRegistersPerAttribute, attribute))
            continue;
        begin(first, "attribute", i);
        next("isArray", attribute.isArray);
        next("type", attribute.type);
        next("size", attribute.size);
        next("isNormalized", attribute.isNormalized);
        next("stride", attribute.stride);
        next("offset", attribute.offset);
        next("data", attribute.data);
        name.group = "attribute.constant";
        vector(attribute.constant);
    }
    const auto textures = [&](std::uint32_t address, std::string_view group, auto& units) {
        if (skips(address, address + kMaxTextureSlots, units))
            return;
        for (int i = 0; i < kMaxTextureSlots; ++i) {
            begin(address + static_cast<std::uint32_t>(i), group, i);
            next("texture", units[static_cast<std::size_t>(i)]);
        }
    };
    textures(kVertexTextureRegisters, "vertex.texture", state.vertexTextures);
    textures(kFragmentTextureRegisters, "fragment.texture", state.fragmentTextures);

    auto& basic = state.basic;
    if (skips(kBasicRegisters, kStateRegistersEnd, basic))
        return;
    begin(kBasicRegisters, "basic");
    next("input", basic.input);
    next("source", basic.source);
    next("originX", basic.originX);
    next("originY", basic.originY);
    next("fromRight", basic.fromRight);
    next("fromTop", basic.fromTop);
    next("isGlyph", basic.isGlyph);
    next("isStippled", basic.isStippled);
    next("stipplePattern", basic.stipplePattern);
    next("stippleFactor", basic.stippleFactor);
    next("palette", basic.palette);
    next("paletteNumber", basic.paletteNumber);
    next("paletteEntries", basic.paletteEntries);
    next("hasSourceKey", basic.hasSourceKey);
    next("sourceKey", basic.sourceKey);
    next("hasDestinationKey", basic.hasDestinationKey);
    next("destinationKey", basic.destinationKey);
    next("colorTable", basic.colorTable);
    name.group = "basic.fog";
    next("enabled", basic.fog.enabled);
    next("factor", basic.fog.factor);
    vector(basic.fog.color);
    name.group = "basic.alphaTest";
    next("enabled", basic.alphaTest.enabled);
    next("function", basic.alphaTest.function);
    next("reference", basic.alphaTest.reference);
    name.group = "basic.constant";
    vector(basic.constant);
    name.group = "basic.adder";
    for (name.number = 0; name.number < static_cast<int>(kBasicAdders); ++name.number) {
        auto& adder = basic.adders[static_cast<std::size_t>(name.number)];
        next("start", adder.start);
        next("dx", adder.dx);
        next("dy", adder.dy);
    }
}

} // namespace vitrine::core
