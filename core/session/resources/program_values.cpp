// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/program_values.h"

#include "core/api/gles2/draw_state_builder.h"
#include "core/api/gles2/enum_tables.h"
#include "core/api/gles2/executable.h"
#include "core/session/resources/buffer_readings.h"

#include <bit>
#include <utility>

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

std::int32_t elementRegister(std::int32_t first, const TypeShape& shape, std::uint32_t element)
{
    return first < 0 ? -1 : first + static_cast<std::int32_t>(element) * shape.columns;
}

// Where the recorded program was told it is; without an answer of its own, where ours is.
void fillLocation(UniformDetails& details, const ProgramLocations* locations, GLint ours)
{
    details.location = ours;
    details.isLocationTold = !locations || locations->uniforms.empty();
    if (locations)
        for (const auto& [recorded, known] : locations->uniforms)
            if (known == ours && !std::exchange(details.isLocationTold, true))
                details.location = recorded;
}

const ProgramLocations* locationsOf(const ProgramValues& values)
{
    const auto names = values.replayer.shareNames().find(values.group);
    if (names == values.replayer.shareNames().end())
        return nullptr;
    const auto found = names->second.programs.find(values.name);
    return found == names->second.programs.end() ? nullptr : &found->second;
}

UniformRows valueRows(const Executable& executable, const UniformLocation& location)
{
    const TypeShape shape = typeShape(executable.program->uniforms[location.uniform].type);
    UniformRows rows(static_cast<std::size_t>(shape.rows));
    for (int column = 0; column < shape.columns; ++column) {
        const std::optional<Vec4> value = gles2::uniformValue(executable, location, column);
        for (int row = 0; row < shape.rows; ++row)
            rows[static_cast<std::size_t>(row)].push_back(value ? componentText(shape.base, (*value)[row]) : "");
    }
    if (shape.columns > 1 || shape.rows == 1)
        return rows;
    std::vector<std::string> vector; // is written in a row
    for (auto& one : rows)
        vector.push_back(std::move(one.front()));
    return {std::move(vector)};
}

bool isZero(const Executable& executable, const UniformLocation& location)
{
    const TypeShape shape = typeShape(executable.program->uniforms[location.uniform].type);
    for (int column = 0; column < shape.columns; ++column)
        if (const std::optional<Vec4> value = gles2::uniformValue(executable, location, column))
            for (int row = 0; row < shape.rows; ++row)
                if (std::bit_cast<std::uint32_t>((*value)[row]) != 0)
                    return false;
    return true;
}

/// The kind of unit whose parameter a uniform is.
const UnitKind* unitOf(const LinkedProgram& program, const ParameterDescription& parameter)
{
    for (const auto& kind : program.units->catalog->kinds())
        for (const ParameterDescription& known : kind->parameters)
            if (&known == &parameter)
                return kind.get();
    return nullptr;
}

std::vector<std::string> defaultsOf(const ParameterDescription& parameter)
{
    const auto base = parameter.type == ParameterType::Bool  ? TypeShape::Base::Bool
                      : parameter.type == ParameterType::Int ? TypeShape::Base::Int
                                                             : TypeShape::Base::Float;
    std::vector<std::string> texts;
    for (const std::uint32_t word : parameter.defaults)
        texts.push_back(componentText(base, std::bit_cast<float>(word)));
    return texts;
}

UnitParameter unitParameter(const LinkedProgram& program, const ParameterDescription& parameter)
{
    UnitParameter told;
    if (const UnitKind* unit = unitOf(program, parameter)) {
        told.unit = unit->name;
        told.title = unit->title;
        told.port = unit->port;
    }
    told.help = parameter.help;
    told.lowest = parameter.lowest;
    told.highest = parameter.highest;
    told.words = parameter.words;
    told.defaults = defaultsOf(parameter);
    return told;
}

void fillValue(UniformDetails& details, const Executable& executable, const UniformLocation& location)
{
    const UniformInfo& uniform = executable.program->uniforms[location.uniform];
    details.rows = valueRows(executable, location);
    if (!uniform.parameter) {
        details.isInitial = isZero(executable, location);
        return;
    }
    details.parameter = unitParameter(*executable.program, *uniform.parameter);
    details.isInitial = details.rows.front() == details.parameter->defaults;
}

void fillSampler(UniformDetails& details, const ProgramValues& values, GLint unit)
{
    details.unit = static_cast<std::uint32_t>(unit);
    details.isInitial = unit == 0;
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

std::string uniformName(const Executable& executable, const UniformLocation& location)
{
    const UniformInfo& uniform = executable.program->uniforms[location.uniform];
    if (!isArray(uniform))
        return uniform.name;
    return uniform.name.substr(0, uniform.name.size() - 3) + "[" + std::to_string(location.element) + "]";
}

UniformRows uniformRows(const Executable& executable, const UniformLocation& location)
{
    const auto uniform = std::size_t{location.uniform};
    if (!isSampler(executable.program->uniforms[uniform].type))
        return valueRows(executable, location);
    const GLint first = executable.baseLocations[uniform];
    const auto place = static_cast<std::size_t>(first) + location.element;
    return {{first < 0 ? "0" : std::to_string(executable.samplerUnits[place])}};
}

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
            const UniformLocation location{static_cast<std::uint16_t>(i), element};
            details.name = uniformName(executable, location);
            details.type = uniform.type;
            details.arraySize = uniform.arraySize;
            details.isOfVertexShader = uniform.vertexRegister >= 0 || uniform.vertexSlot >= 0;
            details.isOfFragmentShader = uniform.fragmentRegister >= 0 || uniform.fragmentSlot >= 0;
            details.vertexRegister = elementRegister(uniform.vertexRegister, shape, element);
            details.fragmentRegister = elementRegister(uniform.fragmentRegister, shape, element);
            const GLint ours = executable.baseLocations[i] < 0 ? -1 : executable.baseLocations[i] + element;
            if (ours >= 0)
                fillLocation(details, locations, ours);
            if (isSampler(uniform.type))
                fillSampler(details, values, ours < 0 ? 0 : executable.samplerUnits[static_cast<std::size_t>(ours)]);
            else
                fillValue(details, executable, location);
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
