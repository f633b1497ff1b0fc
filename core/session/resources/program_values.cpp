// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/program_values.h"

#include "core/api/gles2/draw_state_builder.h"
#include "core/api/gles2/enum_tables.h"
#include "core/api/gles2/executable.h"
#include "core/session/resources/buffer_readings.h"

#include <bit>

namespace vitrine::core {

using namespace gles2;

namespace {

std::string componentText(TypeShape::Base base, float value)
{
    const auto bits = std::bit_cast<std::int32_t>(value);
    switch (base) {
    case TypeShape::Base::Bool: return bits != 0 ? "true" : "false";
    case TypeShape::Base::Int: return std::to_string(bits);
    case TypeShape::Base::Float:
    case TypeShape::Base::Sampler: break;
    }
    return core::componentText(ComponentValue(value));
}

std::string elementName(const UniformInfo& uniform, std::uint32_t element)
{
    if (!isArray(uniform))
        return uniform.name;
    return uniform.name.substr(0, uniform.name.size() - 3) + "[" + std::to_string(element) + "]";
}

std::int32_t elementRegister(std::int32_t first, const TypeShape& shape, std::uint32_t element)
{
    return first < 0 ? -1 : first + static_cast<std::int32_t>(element) * shape.columns;
}

// Where the recorded program was told it is; without an answer of its own, where ours is.
std::int32_t recordedLocation(const ProgramLocations* locations, GLint ours)
{
    if (locations)
        for (const auto& [recorded, known] : locations->uniforms)
            if (known == ours)
                return recorded;
    return ours;
}

const ProgramLocations* locationsOf(const ProgramValues& values)
{
    const auto names = values.replayer.shareNames().find(values.group);
    if (names == values.replayer.shareNames().end())
        return nullptr;
    const auto found = names->second.programs.find(values.name);
    return found == names->second.programs.end() ? nullptr : &found->second;
}

void fillValue(UniformDetails& details, const Executable& executable, const UniformLocation& location)
{
    const TypeShape shape = typeShape(details.type);
    details.rows.assign(static_cast<std::size_t>(shape.rows), {});
    for (int column = 0; column < shape.columns; ++column) {
        const std::optional<Vec4> value = gles2::uniformValue(executable, location, column);
        for (int row = 0; row < shape.rows; ++row)
            details.rows[static_cast<std::size_t>(row)].push_back(value ? componentText(shape.base, (*value)[row])
                                                                        : "");
    }
    // A vector is written in a row.
    if (shape.columns == 1 && shape.rows > 1) {
        std::vector<std::string> row;
        for (auto& one : details.rows)
            row.push_back(std::move(one.front()));
        details.rows = {std::move(row)};
    }
}

void fillSampler(UniformDetails& details, const ProgramValues& values, GLint unit)
{
    details.unit = static_cast<std::uint32_t>(unit);
    const Context* context = values.objects.current();
    if (!context || context->state().shareGroup != values.group || details.unit >= context->state().units.size())
        return;
    const auto target = static_cast<std::size_t>(samplerTarget(details.type));
    details.texture = values.objects.idOf(values.group, context->state().units[details.unit][target]);
}

std::vector<std::string> constantText(const Vec4& value)
{
    std::vector<std::string> texts;
    for (int component = 0; component < 4; ++component)
        texts.push_back(core::componentText(ComponentValue(value[component])));
    return texts;
}

void fillArray(AttributeDetails& details, const ProgramValues& values)
{
    const Context* context = values.objects.current();
    if (!context || details.inputRegister >= kMaxVertexAttributes)
        return;
    const ContextState& state = context->state();
    const VertexArray* bound = state.vertexArrays.find(state.vertexArray);
    if (!bound)
        return;
    const AttributeArray& array = bound->attributes[details.inputRegister];
    const VertexAttribute read =
        vertexAttributeOf(context->shareGroup(), array, state.currentAttributes[details.inputRegister]);
    details.isArray = read.isArray;
    if (!read.isArray) {
        details.constant = constantText(read.constant);
        return;
    }
    details.reading = arrayReading(details.name, details.inputRegister, read);
    details.buffer = values.objects.idOf(state.shareGroup, array.buffer);
}

} // namespace

std::vector<UniformDetails> uniformsOf(const ProgramValues& values)
{
    std::vector<UniformDetails> all;
    const Executable& executable = values.program.executable;
    const ProgramLocations* locations = locationsOf(values);
    for (std::size_t i = 0; i < executable.program->uniforms.size(); ++i) {
        const UniformInfo& uniform = executable.program->uniforms[i];
        const TypeShape shape = typeShape(uniform.type);
        for (std::uint16_t element = 0; element < uniform.arraySize; ++element) {
            UniformDetails details;
            details.name = elementName(uniform, element);
            details.type = uniform.type;
            details.vertexRegister = elementRegister(uniform.vertexRegister, shape, element);
            details.fragmentRegister = elementRegister(uniform.fragmentRegister, shape, element);
            const GLint ours = executable.baseLocations[i] < 0 ? -1 : executable.baseLocations[i] + element;
            details.location = ours < 0 ? -1 : recordedLocation(locations, ours);
            if (isSampler(uniform.type))
                fillSampler(details, values, ours < 0 ? 0 : executable.samplerUnits[static_cast<std::size_t>(ours)]);
            else
                fillValue(details, executable, {static_cast<std::uint16_t>(i), element});
            all.push_back(std::move(details));
        }
    }
    return all;
}

std::vector<AttributeDetails> attributesOf(const ProgramValues& values)
{
    std::vector<AttributeDetails> all;
    const ProgramLocations* locations = locationsOf(values);
    for (const AttributeInfo& attribute : values.program.executable.program->attributes) {
        const int columns = typeShape(attribute.type).columns;
        for (int column = 0; column < columns; ++column) {
            AttributeDetails details;
            details.name = columns == 1 ? attribute.name : attribute.name + "." + std::to_string(column);
            details.type = attribute.type;
            details.inputRegister = attribute.location + static_cast<std::uint32_t>(column);
            details.location = details.inputRegister;
            for (GLuint recorded = 0; locations && recorded < AttributeMap::kCount; ++recorded)
                if (locations->attributes.find(recorded) == details.inputRegister)
                    details.location = recorded;
            details.isBound = values.program.attributeBindings.contains(attribute.name);
            fillArray(details, values);
            all.push_back(std::move(details));
        }
    }
    return all;
}

std::vector<VaryingDetails> varyingsOf(const ProgramObject& program)
{
    std::vector<VaryingDetails> all;
    for (const ProgramSymbol& symbol : program.executable.program->fragment->inputSymbols)
        all.push_back({symbol.name, symbol.components, symbol.firstRegister, symbol.firstComponent});
    return all;
}

std::vector<ConstantRegister> constantsOf(const Program& program, const std::vector<Vec4>& image)
{
    std::vector<ConstantRegister> all(image.size());
    for (std::size_t i = 0; i < image.size(); ++i)
        all[i].bits = image[i];
    for (const ProgramSymbol& symbol : program.uniformSymbols)
        for (std::uint16_t i = 0; i < symbol.registerCount; ++i) {
            const std::size_t place = std::size_t{symbol.firstRegister} + i;
            if (place >= all.size())
                continue;
            all[place].name = symbol.registerCount == 1 ? symbol.name : symbol.name + "[" + std::to_string(i) + "]";
            all[place].kind = symbol.kind;
            all[place].components = symbol.components;
        }
    return all;
}

} // namespace vitrine::core
