// SPDX-License-Identifier: Apache-2.0
#include "core/session/state_tree.h"

#include "core/api/openvg/drawing.h"
#include "core/fixed_function/parameter_values.h"
#include "core/observe/draw_number.h"
#include "core/session/draw_state_fields.h"
#include "core/session/state_names.h"
#include "core/session/state_nodes.h"
#include "core/shader/isa.h"

#include <algorithm>
#include <bit>
#include <string>
#include <string_view>

namespace vitrine::core {

namespace {

StateNode group(std::string_view name, std::vector<StateNode> children)
{
    return {std::string(name), {}, std::move(children), false};
}

StateNode flag(std::string_view name, bool value)
{
    return {std::string(name), value, {}, false};
}

StateNode integer(std::string_view name, std::int64_t value)
{
    return {std::string(name), value, {}, false};
}

StateNode real(std::string_view name, double value)
{
    return {std::string(name), value, {}, false};
}

StateNode vector(std::string_view name, const Vec4& value)
{
    StateNode node{std::string(name), {}, {}, true};
    for (int component = 0; component < 4; ++component)
        node.children.push_back(real("", value[component]));
    return node;
}

StateNode rect(std::string_view name, const Rect& value)
{
    return group(name, {integer("x", value.x), integer("y", value.y), integer("width", value.width),
                        integer("height", value.height)});
}

StateNode drawNode(const DrawCommand& command)
{
    return group(DrawStateGroups::kDraw,
                 {countNode(DrawFields::kDraw, drawOf(command.drawSeq)),
                  countNode(DrawFields::kCall, command.callNumber), textNode("topology", nameOf(command.topology)),
                  countNode("first", command.first), countNode("count", command.count),
                  textNode("indexType", nameOf(command.indexType)), countNode("indexOffset", command.indexOffset)});
}

StateNode registerValue(const ProgramSymbol& symbol, const Vec4& value)
{
    StateNode node{"", {}, {}, true};
    for (int component = 0; component < symbol.components; ++component) {
        const auto bits = std::bit_cast<std::int32_t>(value[component]);
        switch (symbol.kind) {
        case SymbolKind::Float: node.children.push_back(real("", value[component])); break;
        case SymbolKind::Integer: node.children.push_back(integer("", bits)); break;
        case SymbolKind::Boolean: node.children.push_back(flag("", bits != 0)); break;
        }
    }
    return node;
}

// A scalar is its value, a vector a list, a matrix or an array a list of lists.
StateNode uniformNode(const ProgramSymbol& symbol, const std::vector<Vec4>& constants)
{
    StateNode node{symbol.name, {}, {}, true};
    for (std::size_t i = symbol.firstRegister; i < symbol.firstRegister + std::size_t{symbol.registerCount}; ++i)
        if (i < constants.size())
            node.children.push_back(registerValue(symbol, constants[i]));
    while (node.children.size() == 1) {
        StateNode only = std::move(node.children.front());
        only.name = symbol.name;
        node = std::move(only);
    }
    return node;
}

StateNode uniformsNode(const Program& program, const std::vector<Vec4>& constants)
{
    StateNode node = group(DrawStateGroups::kUniforms, {});
    for (const ProgramSymbol& symbol : program.uniformSymbols)
        node.children.push_back(uniformNode(symbol, constants));
    return node;
}

StateNode parameterComponent(ParameterType type, std::uint32_t word)
{
    switch (type) {
    case ParameterType::Bool: return flag("", word != 0);
    case ParameterType::Int: return integer("", static_cast<std::int32_t>(word));
    default: return real("", std::bit_cast<float>(word));
    }
}

// As uniformNode().
StateNode parameterNode(const ParameterDescription& parameter, const ParameterBlock& values)
{
    StateNode node{parameter.name, {}, {}, true};
    for (std::uint32_t element = 0; element < parameter.arraySize; ++element) {
        StateNode value{"", {}, {}, true};
        for (const std::uint32_t word : parameterWords(values, parameter, element))
            value.children.push_back(parameterComponent(parameter.type, word));
        node.children.push_back(value.children.size() == 1 ? value.children.front() : value);
    }
    if (node.children.size() > 1)
        return node;
    StateNode only = std::move(node.children.front());
    only.name = parameter.name;
    return only;
}

StateNode parametersNode(const ReachableUnits& units, const ParameterBlock& values)
{
    StateNode node = group(DrawStateGroups::kFixedFunction, {});
    for (const auto& kind : units.catalog->kinds())
        if ((units.presentPorts >> kind->port & 1u) != 0)
            for (const ParameterDescription& parameter : kind->parameters)
                node.children.push_back(parameterNode(parameter, values));
    return node;
}

std::string attributeName(const Program& program, std::size_t index)
{
    for (const ProgramSymbol& symbol : program.inputSymbols)
        if (index >= symbol.firstRegister && index < symbol.firstRegister + std::size_t{symbol.registerCount})
            return std::to_string(index) + " " + symbol.name;
    return std::to_string(index);
}

StateNode attributeNode(std::string_view name, const VertexAttribute& attribute)
{
    if (!attribute.isArray)
        return group(name, {vector(AttributeFields::kConstant, attribute.constant)});
    const auto offset = static_cast<std::int64_t>(attribute.offset); // below 0: the first vertices are not there
    return group(name, {textNode(AttributeFields::kType, nameOf(attribute.type)),
                        countNode(AttributeFields::kSize, attribute.size),
                        flag(AttributeFields::kNormalized, attribute.isNormalized),
                        countNode(AttributeFields::kStride, attribute.stride),
                        offset < 0 ? integer("offset", offset) : countNode("offset", attribute.offset),
                        countNode("bytes", attribute.data ? attribute.data->size() : 0)});
}

StateNode attributesNode(const DrawState& state)
{
    StateNode node = group(DrawStateGroups::kAttributes, {});
    const std::size_t inputs = state.program.vertex ? state.program.vertex->inputCount : 0;
    for (std::size_t i = 0; i < inputs; ++i)
        node.children.push_back(attributeNode(attributeName(*state.program.vertex, i), state.attributes[i]));
    return node;
}

StateNode textureNode(std::size_t slot, const TextureView& view, const Memory& memory)
{
    StateNode node = group(std::to_string(slot), {textNode("kind", nameOf(view.kind)), flag("complete", view.complete),
                                                  countNode("levels", view.levelCount),
                                                  textNode(SlotFields::kMagFilter, nameOf(view.sampler.magFilter)),
                                                  textNode(SlotFields::kMinFilter, nameOf(view.sampler.minFilter)),
                                                  textNode(SlotFields::kMipFilter, nameOf(view.sampler.mipFilter)),
                                                  textNode(SlotFields::kWrapS, nameOf(view.sampler.wrapS)),
                                                  textNode(SlotFields::kWrapT, nameOf(view.sampler.wrapT))});
    if (!view.levels.empty() && memory.contains(view.levels.front())) {
        const Surface& base = memory.surface(view.levels.front());
        node.children.push_back(textNode("format", nameOf(base.format())));
        node.children.push_back(countNode("width", base.width()));
        node.children.push_back(countNode("height", base.height()));
        node.children.push_back(countNode("surface", view.levels.front().value));
    }
    return node;
}

using TextureSlots = std::array<std::shared_ptr<const TextureView>, kMaxTextureSlots>;

StateNode texturesNode(std::string_view name, const TextureSlots& slots, const Memory& memory)
{
    StateNode node = group(name, {});
    for (std::size_t slot = 0; slot < slots.size(); ++slot)
        if (slots[slot])
            node.children.push_back(textureNode(slot, *slots[slot], memory));
    return node;
}

StateNode rasterNode(const RasterState& raster)
{
    return group(DrawStateGroups::kRasterization,
                 {textNode(RasterFields::kClipOrigin, nameOf(raster.clipOrigin)),
                  textNode(RasterFields::kClipDepth, nameOf(raster.clipDepth)),
                  rect(RasterFields::kViewport, raster.viewport), real(RasterFields::kDepthNear, raster.depthNear),
                  real(RasterFields::kDepthFar, raster.depthFar),
                  flag(RasterFields::kScissorTest, raster.scissorEnabled), rect(RasterFields::kScissor, raster.scissor),
                  textNode(RasterFields::kCull, nameOf(raster.cull)),
                  textNode(RasterFields::kFrontFace, raster.frontIsCounterClockwise ? "counterClockwise" : "clockwise"),
                  real(RasterFields::kLineWidth, raster.lineWidth),
                  flag(RasterFields::kPolygonOffset, raster.polygonOffsetEnabled),
                  real(RasterFields::kPolygonOffsetFactor, raster.polygonOffsetFactor),
                  real(RasterFields::kPolygonOffsetUnits, raster.polygonOffsetUnits),
                  flag(RasterFields::kSampleAlphaToCoverage, raster.sampleAlphaToCoverage),
                  flag(RasterFields::kSampleCoverage, raster.sampleCoverageEnabled),
                  real(RasterFields::kSampleCoverageValue, raster.sampleCoverageValue),
                  flag(RasterFields::kSampleCoverageInvert, raster.sampleCoverageInvert)});
}

StateNode stencilFaceNode(std::string_view name, const StencilFace& face)
{
    return group(name, {textNode(StencilFaceFields::kFunction, nameOf(face.function)),
                        countNode(StencilFaceFields::kReference, face.reference),
                        countNode(StencilFaceFields::kCompareMask, face.compareMask),
                        countNode(StencilFaceFields::kWriteMask, face.writeMask),
                        textNode(StencilFaceFields::kStencilFail, nameOf(face.stencilFail)),
                        textNode(StencilFaceFields::kDepthFail, nameOf(face.depthFail)),
                        textNode(StencilFaceFields::kDepthPass, nameOf(face.depthPass))});
}

StateNode depthStencilNode(const DepthStencilState& state)
{
    return group(
        DrawStateGroups::kDepthStencil,
        {flag(DepthStencilFields::kDepthTest, state.depthTest), flag(DepthStencilFields::kDepthWrite, state.depthWrite),
         textNode(DepthStencilFields::kDepthFunction, nameOf(state.depthFunction)),
         flag(DepthStencilFields::kStencilTest, state.stencilTest),
         stencilFaceNode(DrawStateGroups::kFront, state.front), stencilFaceNode(DrawStateGroups::kBack, state.back)});
}

StateNode vectorBlendNode(const VectorBlend& blend)
{
    return group(DrawStateGroups::kBlending,
                 {textNode(VectorBlendFields::kMode, nameOf(blend.mode)), textNode("surface", nameOf(blend.target)),
                  flag("inLinearLight", blend.space == BlendSpace::Linear),
                  flag("coverageInLinearLight", blend.coverage == BlendSpace::Linear),
                  blend.gammaPower == 0.0f ? textNode("gamma", "vg") : real("gamma", blend.gammaPower),
                  flag("byTables", blend.usesTables), flag("stencil", blend.isStencil)});
}

StateNode blendNode(const BlendState& blend)
{
    if (blend.vector.enabled)
        return vectorBlendNode(blend.vector);
    return group(DrawStateGroups::kBlending,
                 {flag(BlendFields::kEnabled, blend.enabled),
                  textNode(BlendFields::kSourceColor, nameOf(blend.sourceColor)),
                  textNode(BlendFields::kDestinationColor, nameOf(blend.destinationColor)),
                  textNode(BlendFields::kSourceAlpha, nameOf(blend.sourceAlpha)),
                  textNode(BlendFields::kDestinationAlpha, nameOf(blend.destinationAlpha)),
                  textNode(BlendFields::kColorEquation, nameOf(blend.colorEquation)),
                  textNode(BlendFields::kAlphaEquation, nameOf(blend.alphaEquation)),
                  vector(BlendFields::kConstant, blend.constant), countNode(BlendFields::kColorMask, blend.colorMask),
                  flag(BlendFields::kDither, blend.dither)});
}

StateNode surfaceNode(std::string_view name, SurfaceId id, const Memory& memory)
{
    if (!id || !memory.contains(id))
        return textNode(name, "none");
    const Surface& surface = memory.surface(id);
    return group(name, {countNode("surface", id.value), textNode("format", nameOf(surface.format())),
                        countNode("width", surface.width()), countNode("height", surface.height()),
                        countNode("samples", surface.samples())});
}

StateNode regionsNode(const openvg::Scissor& scissor)
{
    if (!scissor)
        return textNode(PathFields::kScissor.name, "none");
    StateNode node = group(PathFields::kScissor, {});
    for (const openvg::PixelRect& region : *scissor)
        node.children.push_back(
            rect(std::to_string(node.children.size()), {region.x, region.y, region.width, region.height}));
    return node;
}

StateNode matrixNode(const openvg::Matrix& matrix)
{
    StateNode node{std::string(PathFields::kToSurface.name), {}, {}, true};
    const double rows[2][3] = {{matrix.sx, matrix.shx, matrix.tx}, {matrix.shy, matrix.sy, matrix.ty}};
    for (const auto& row : rows) {
        node.children.push_back({"", {}, {}, true});
        for (const double value : row)
            node.children.back().children.push_back(real("", value));
    }
    return node;
}

std::string_view qualityName(VGRenderingQuality quality)
{
    switch (quality) {
    case VG_RENDERING_QUALITY_NONANTIALIASED: return "nonantialiased";
    case VG_RENDERING_QUALITY_FASTER: return "faster";
    default: return "better";
    }
}

/// The path as the driver was given it, and what it has made of it (VG2D-03).
StateNode pathNode(const openvg::Coverage& path)
{
    const openvg::FanGeometry& geometry = *path.geometry;
    const FillRule rule = path.fillRule == VG_EVEN_ODD ? FillRule::EvenOdd : FillRule::NonZero;
    return group(DrawStateGroups::kPath,
                 {countNode("handle", path.path), textNode(PathFields::kPaintMode, path.isStroke ? "stroke" : "fill"),
                  textNode(PathFields::kFillRule, path.isStroke ? "none" : nameOf(rule)),
                  textNode(PathFields::kQuality, qualityName(path.quality)),
                  countNode("segments", path.data->commands().size()), matrixNode(path.userToSurface),
                  regionsNode(path.scissor), countNode("fans", geometry.fans.size()),
                  countNode("vertices", geometry.vertices.size()), countNode("triangles", geometry.triangleCount())});
}

/// What the pass that paints reads.
StateNode planesNode(const VectorState& state, const Memory& memory)
{
    return group("planes", {surfaceNode("coverage", state.coverage, memory),
                            surfaceNode("scissor", state.scissor, memory), surfaceNode("mask", state.mask, memory)});
}

/// What goes past the processors is made of (VG2D-40).
StateNode basicNode(const BasicState& basic, const RasterOperation& operation, const Memory& memory)
{
    StateNode node =
        group(DrawStateGroups::kBasic,
              {textNode("mux", nameOf(basic.input)), vector("constant", basic.constant),
               surfaceNode("source", basic.source, memory), integer("originX", basic.originX),
               integer("originY", basic.originY), textNode("columns", basic.fromRight ? "fromRight" : "fromLeft"),
               textNode("rows", basic.fromTop ? "fromTop" : "fromBottom")});
    StateNode adders = group("adders", {});
    for (const BasicAdder& adder : basic.adders) {
        const auto number = [](std::uint64_t value) {
            return real("", static_cast<double>(static_cast<std::int64_t>(value)) / kAdderOne);
        };
        adders.children.push_back({"", {}, {number(adder.start), number(adder.dx), number(adder.dy)}, true});
    }
    node.children.push_back(std::move(adders));
    if (basic.isStippled)
        node.children.push_back(
            group("stipple", {countNode("pattern", basic.stipplePattern), countNode("factor", basic.stippleFactor)}));
    if (basic.palette != PaletteMode::None)
        node.children.push_back(
            group("palette", {textNode("mode", nameOf(basic.palette)), countNode("number", basic.paletteNumber)}));
    if (basic.hasSourceKey)
        node.children.push_back(countNode("sourceKey", basic.sourceKey));
    if (basic.hasDestinationKey)
        node.children.push_back(countNode("destinationKey", basic.destinationKey));
    if (basic.colorTable)
        node.children.push_back(countNode("colorTable", kPaletteEntries));
    if (basic.fog.enabled)
        node.children.push_back(group("fog", {real("factor", basic.fog.factor), vector("color", basic.fog.color)}));
    if (basic.alphaTest.enabled)
        node.children.push_back(group("alphaTest", {textNode("function", nameOf(basic.alphaTest.function)),
                                                    real("reference", basic.alphaTest.reference)}));
    if (operation.enabled)
        node.children.push_back(
            group("rasterOperation", {countNode("code", operation.code), countNode("pattern", operation.pattern)}));
    return node;
}

StateNode targetsNode(const RenderTargets& targets, const Memory& memory)
{
    return group("renderTargets",
                 {surfaceNode("color", targets.color, memory), surfaceNode("depth", targets.depth, memory),
                  surfaceNode("stencil", targets.stencil, memory)});
}

} // namespace

const std::string& DrawStateTrees::disassembly(const std::shared_ptr<const Program>& program)
{
    const auto known = std::ranges::find(m_texts, program, &Text::first);
    if (known != m_texts.end())
        return known->second;
    m_texts.emplace_front(program, disassemble(*program));
    if (m_texts.size() > kMaxTexts)
        m_texts.pop_back();
    return m_texts.front().second;
}

StateNode DrawStateTrees::stageNode(std::string_view name, const std::shared_ptr<const Program>& program,
                                    const std::vector<Vec4>& constants)
{
    return group(name, {countNode("instructions", program->instructions.size()), countNode("temps", program->tempCount),
                        countNode("inputs", program->inputCount), countNode("varyings", program->varyingCount),
                        countNode("uniformRegisters", program->uniformCount), flag("canDiscard", program->canDiscard),
                        uniformsNode(*program, constants), textNode("source", program->sourceText),
                        textNode("disassembly", disassembly(program))});
}

StateNode DrawStateTrees::programNode(const ProgramState& program, const ReachableUnits& units)
{
    StateNode node = group("program", {});
    if (program.vertex)
        node.children.push_back(stageNode("vertex", program.vertex, *program.vertexConstants));
    if (program.fragment)
        node.children.push_back(stageNode("fragment", program.fragment, *program.fragmentConstants));
    if (program.parameters)
        node.children.push_back(parametersNode(units, *program.parameters));
    return node;
}

StateNode DrawStateTrees::tree(const DrawCommand& command, const Memory& memory, const ReachableUnits& units)
{
    const DrawState& state = *command.state;
    StateNode tree = group("state", {drawNode(command), programNode(state.program, units), attributesNode(state),
                                     texturesNode(DrawStateGroups::kVertexTextures, state.vertexTextures, memory),
                                     texturesNode(DrawStateGroups::kFragmentTextures, state.fragmentTextures, memory),
                                     rasterNode(state.raster), depthStencilNode(state.depthStencil),
                                     blendNode(state.blend), targetsNode(state.targets, memory)});
    if (state.isBasic())
        tree.children.insert(tree.children.begin() + 1, basicNode(state.basic, state.blend.raster, memory));
    else if (state.vector.pass != VectorPass::None)
        tree.children.insert(tree.children.begin() + 1, planesNode(state.vector, memory));
    if (command.path)
        tree.children.insert(tree.children.begin() + 1, pathNode(*command.path));
    return tree;
}

} // namespace vitrine::core
