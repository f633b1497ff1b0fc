// SPDX-License-Identifier: Apache-2.0
#include "core/session/state_tree.h"

#include "core/fixed_function/parameter_values.h"
#include "core/session/state_names.h"
#include "core/shader/isa.h"

#include <algorithm>
#include <bit>
#include <string>

namespace vitrine::core {

namespace {

StateNode group(std::string name, std::vector<StateNode> children)
{
    return {std::move(name), {}, std::move(children), false};
}

StateNode text(std::string name, std::string_view value)
{
    return {std::move(name), std::string(value), {}, false};
}

StateNode flag(std::string name, bool value)
{
    return {std::move(name), value, {}, false};
}

StateNode count(std::string name, std::uint64_t value)
{
    return {std::move(name), value, {}, false};
}

StateNode integer(std::string name, std::int64_t value)
{
    return {std::move(name), value, {}, false};
}

StateNode real(std::string name, double value)
{
    return {std::move(name), value, {}, false};
}

StateNode vector(std::string name, const Vec4& value)
{
    StateNode node{std::move(name), {}, {}, true};
    for (int component = 0; component < 4; ++component)
        node.children.push_back(real("", value[component]));
    return node;
}

StateNode rect(std::string name, const Rect& value)
{
    return group(std::move(name), {integer("x", value.x), integer("y", value.y), integer("width", value.width),
                                   integer("height", value.height)});
}

StateNode drawNode(const DrawCommand& command)
{
    return group("draw", {count("draw", command.drawSeq), count("call", command.callNumber),
                          text("topology", nameOf(command.topology)), count("first", command.first),
                          count("count", command.count), text("indexType", nameOf(command.indexType)),
                          count("indexOffset", command.indexOffset)});
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
    StateNode node = group("uniforms", {});
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
    StateNode node = group("fixedFunction", {});
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

StateNode attributeNode(std::string name, const VertexAttribute& attribute)
{
    if (!attribute.isArray)
        return group(std::move(name), {vector("constant", attribute.constant)});
    const auto offset = static_cast<std::int64_t>(attribute.offset); // below 0: the first vertices are not there
    return group(std::move(name), {text("type", nameOf(attribute.type)), count("size", attribute.size),
                                   flag("normalized", attribute.isNormalized), count("stride", attribute.stride),
                                   offset < 0 ? integer("offset", offset) : count("offset", attribute.offset),
                                   count("bytes", attribute.data ? attribute.data->size() : 0)});
}

StateNode attributesNode(const DrawState& state)
{
    StateNode node = group("attributes", {});
    for (std::size_t i = 0; i < state.attributes.size() && i < state.program.vertex->inputCount; ++i)
        node.children.push_back(attributeNode(attributeName(*state.program.vertex, i), state.attributes[i]));
    return node;
}

StateNode textureNode(std::size_t slot, const TextureView& view, const Memory& memory)
{
    StateNode node =
        group(std::to_string(slot),
              {text("kind", nameOf(view.kind)), flag("complete", view.complete), count("levels", view.levelCount),
               text("magFilter", nameOf(view.sampler.magFilter)), text("minFilter", nameOf(view.sampler.minFilter)),
               text("mipFilter", nameOf(view.sampler.mipFilter)), text("wrapS", nameOf(view.sampler.wrapS)),
               text("wrapT", nameOf(view.sampler.wrapT))});
    if (!view.levels.empty() && memory.contains(view.levels.front())) {
        const Surface& base = memory.surface(view.levels.front());
        node.children.push_back(text("format", nameOf(base.format())));
        node.children.push_back(count("width", base.width()));
        node.children.push_back(count("height", base.height()));
        node.children.push_back(count("surface", view.levels.front().value));
    }
    return node;
}

using TextureSlots = std::array<std::shared_ptr<const TextureView>, kMaxTextureSlots>;

StateNode texturesNode(std::string name, const TextureSlots& slots, const Memory& memory)
{
    StateNode node = group(std::move(name), {});
    for (std::size_t slot = 0; slot < slots.size(); ++slot)
        if (slots[slot])
            node.children.push_back(textureNode(slot, *slots[slot], memory));
    return node;
}

StateNode rasterNode(const RasterState& raster)
{
    return group(
        "rasterization",
        {text("clipOrigin", raster.clipOrigin == ClipOrigin::LowerLeft ? "lowerLeft" : "upperLeft"),
         text("clipDepth", raster.clipDepth == ClipDepth::NegativeOneToOne ? "negativeOneToOne" : "zeroToOne"),
         rect("viewport", raster.viewport), real("depthNear", raster.depthNear), real("depthFar", raster.depthFar),
         flag("scissorTest", raster.scissorEnabled), rect("scissor", raster.scissor), text("cull", nameOf(raster.cull)),
         text("frontFace", raster.frontIsCounterClockwise ? "counterClockwise" : "clockwise"),
         real("lineWidth", raster.lineWidth), flag("polygonOffset", raster.polygonOffsetEnabled),
         real("polygonOffsetFactor", raster.polygonOffsetFactor), real("polygonOffsetUnits", raster.polygonOffsetUnits),
         flag("sampleAlphaToCoverage", raster.sampleAlphaToCoverage),
         flag("sampleCoverage", raster.sampleCoverageEnabled), real("sampleCoverageValue", raster.sampleCoverageValue),
         flag("sampleCoverageInvert", raster.sampleCoverageInvert)});
}

StateNode stencilFaceNode(std::string name, const StencilFace& face)
{
    return group(std::move(name),
                 {text("function", nameOf(face.function)), count("reference", face.reference),
                  count("compareMask", face.compareMask), count("writeMask", face.writeMask),
                  text("stencilFail", nameOf(face.stencilFail)), text("depthFail", nameOf(face.depthFail)),
                  text("depthPass", nameOf(face.depthPass))});
}

StateNode depthStencilNode(const DepthStencilState& state)
{
    return group("depthStencil",
                 {flag("depthTest", state.depthTest), flag("depthWrite", state.depthWrite),
                  text("depthFunction", nameOf(state.depthFunction)), flag("stencilTest", state.stencilTest),
                  stencilFaceNode("front", state.front), stencilFaceNode("back", state.back)});
}

StateNode blendNode(const BlendState& blend)
{
    return group("blending", {flag("enabled", blend.enabled), text("sourceColor", nameOf(blend.sourceColor)),
                              text("destinationColor", nameOf(blend.destinationColor)),
                              text("sourceAlpha", nameOf(blend.sourceAlpha)),
                              text("destinationAlpha", nameOf(blend.destinationAlpha)),
                              text("colorEquation", nameOf(blend.colorEquation)),
                              text("alphaEquation", nameOf(blend.alphaEquation)), vector("constant", blend.constant),
                              count("colorMask", blend.colorMask), flag("dither", blend.dither)});
}

StateNode surfaceNode(std::string name, SurfaceId id, const Memory& memory)
{
    if (!id || !memory.contains(id))
        return text(std::move(name), "none");
    const Surface& surface = memory.surface(id);
    return group(std::move(name),
                 {count("surface", id.value), text("format", nameOf(surface.format())), count("width", surface.width()),
                  count("height", surface.height()), count("samples", surface.samples())});
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

StateNode DrawStateTrees::stageNode(std::string name, const std::shared_ptr<const Program>& program,
                                    const std::vector<Vec4>& constants)
{
    return group(std::move(name),
                 {count("instructions", program->instructions.size()), count("temps", program->tempCount),
                  count("inputs", program->inputCount), count("varyings", program->varyingCount),
                  count("uniformRegisters", program->uniformCount), flag("canDiscard", program->canDiscard),
                  uniformsNode(*program, constants), text("source", program->sourceText),
                  text("disassembly", disassembly(program))});
}

StateNode DrawStateTrees::programNode(const ProgramState& program, const ReachableUnits& units)
{
    StateNode node = group("program", {stageNode("vertex", program.vertex, *program.vertexConstants),
                                       stageNode("fragment", program.fragment, *program.fragmentConstants)});
    if (program.parameters)
        node.children.push_back(parametersNode(units, *program.parameters));
    return node;
}

StateNode DrawStateTrees::tree(const DrawCommand& command, const Memory& memory, const ReachableUnits& units)
{
    const DrawState& state = *command.state;
    return group("state",
                 {drawNode(command), programNode(state.program, units), attributesNode(state),
                  texturesNode("vertexTextures", state.vertexTextures, memory),
                  texturesNode("fragmentTextures", state.fragmentTextures, memory), rasterNode(state.raster),
                  depthStencilNode(state.depthStencil), blendNode(state.blend), targetsNode(state.targets, memory)});
}

} // namespace vitrine::core
