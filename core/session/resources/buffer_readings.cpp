// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/buffer_readings.h"

#include "core/api/gles2/draw_state_builder.h"
#include "core/api/gles2/draw_use.h"

#include <algorithm>

namespace vitrine::core {

using namespace gles2;

namespace {

std::string attributeName(const LinkedProgram* program, std::uint32_t location)
{
    if (program)
        for (const AttributeInfo& attribute : program->attributes) {
            const std::uint32_t columns = attribute.type == GlslType::Mat2   ? 2
                                          : attribute.type == GlslType::Mat3 ? 3
                                          : attribute.type == GlslType::Mat4 ? 4
                                                                             : 1;
            if (location == attribute.location && columns == 1)
                return attribute.name;
            if (location >= attribute.location && location < attribute.location + columns)
                return attribute.name + "." + std::to_string(location - attribute.location);
        }
    return {};
}

const LinkedProgram* programInUse(const Context& context)
{
    const ProgramObject* program = context.shareGroup().programs.find(context.state().program);
    return program ? program->executable.program.get() : nullptr;
}

std::uint32_t bytesOf(const BufferReading& reading)
{
    return reading.size * componentBytes(componentType(reading.type));
}

LayoutField fieldOf(const BufferReading& reading, std::uint64_t start)
{
    return {.name = reading.attribute.empty() ? "attribute" + std::to_string(reading.location) : reading.attribute,
            .type = componentType(reading.type),
            .components = reading.size,
            .isNormalized = reading.isNormalized && isInteger(componentType(reading.type)),
            .offset = static_cast<std::uint32_t>(reading.offset - start)};
}

/// Where the first vertex begins that is there: the bytes of a client array may lack those before.
std::uint64_t firstOffset(const VertexAttribute& attribute)
{
    const std::uint64_t missing = 0 - attribute.offset;
    return static_cast<std::int64_t>(attribute.offset) >= 0 ? attribute.offset
           : missing % attribute.stride == 0                ? 0
                                                            : attribute.stride - missing % attribute.stride;
}

LayoutPreset indexPreset(const BufferReading& reading)
{
    LayoutPreset preset;
    preset.layout.start = reading.offset;
    preset.layout.fields.push_back({.name = "index", .type = componentType(reading.indexType)});
    preset.layout.stride = preset.layout.fields.front().bytes();
    preset.readings = {reading};
    return preset;
}

bool fitsIn(const LayoutPreset& preset, const BufferReading& reading)
{
    const LayoutField& last = preset.layout.fields.back();
    const std::uint64_t distance = reading.offset - preset.layout.start;
    return reading.stride == preset.layout.stride && distance >= last.offset + std::uint64_t{last.bytes()} &&
           distance + bytesOf(reading) <= preset.layout.stride;
}

} // namespace

std::vector<BufferReading> readingsOf(const DrawCommand& draw, const ApiObjects& objects, const ResourceId& buffer)
{
    std::vector<BufferReading> readings;
    const DrawUse& use = objects.system().lastDrawUse();
    const Context* context = objects.system().context(use.context);
    if (!context || context->state().shareGroup != buffer.group)
        return readings;
    for (const DrawUse::Array& array : use.arrays)
        if (objects.idOf(buffer.group, array.buffer) == buffer)
            readings.push_back(arrayReading(attributeName(use.linked.get(), array.index), array.index,
                                            draw.state->attributes[array.index]));
    if (use.indices && objects.idOf(buffer.group, use.indices) == buffer)
        readings.push_back(indexReading(draw));
    return readings;
}

std::vector<BufferReading> boundReadings(const ApiObjects& objects, const ResourceId& buffer)
{
    std::vector<BufferReading> readings;
    const Context* context = objects.current();
    const VertexArray* bound = context ? context->state().vertexArrays.find(context->state().vertexArray) : nullptr;
    if (!bound || context->state().shareGroup != buffer.group)
        return readings;
    for (std::uint32_t i = 0; i < bound->attributes.size(); ++i) {
        const AttributeArray& array = bound->attributes[i];
        if (array.isEnabled && array.buffer && objects.idOf(buffer.group, array.buffer) == buffer)
            readings.push_back(arrayReading(attributeName(programInUse(*context), i), i,
                                            vertexAttributeOf(context->shareGroup(), array, {})));
    }
    return readings;
}

std::vector<BufferReading> clientReadings(const DrawCommand& draw, const DrawUse& use)
{
    std::vector<BufferReading> readings;
    for (std::uint32_t i = 0; i < draw.state->attributes.size(); ++i) {
        const VertexAttribute& attribute = draw.state->attributes[i];
        const bool isInBuffer = std::ranges::find(use.arrays, i, &DrawUse::Array::index) != use.arrays.end();
        const std::string name = attributeName(use.linked.get(), i);
        if (!attribute.isArray || isInBuffer || name.empty() || !attribute.data)
            continue;
        readings.push_back(arrayReading(name, i, attribute));
        readings.back().offset = firstOffset(attribute);
    }
    return readings;
}

bool hasClientIndices(const DrawCommand& draw, const DrawUse& use)
{
    return draw.indexType != IndexType::None && !use.indices && draw.indices;
}

BufferReading arrayReading(std::string name, std::uint32_t location, const VertexAttribute& attribute)
{
    return {.attribute = std::move(name),
            .location = location,
            .type = attribute.type,
            .size = attribute.size,
            .isNormalized = attribute.isNormalized,
            .stride = attribute.stride,
            .offset = attribute.offset};
}

BufferReading indexReading(const DrawCommand& draw)
{
    BufferReading reading;
    reading.offset = draw.indexOffset;
    reading.indexType = draw.indexType;
    reading.indexCount = draw.count;
    return reading;
}

std::vector<LayoutPreset> presetsOf(const std::vector<BufferReading>& readings)
{
    std::vector<BufferReading> arrays = readings;
    std::erase_if(arrays, &BufferReading::isIndices);
    std::ranges::stable_sort(arrays, {}, &BufferReading::offset);
    std::vector<LayoutPreset> presets;
    for (const BufferReading& array : arrays) {
        auto together = std::ranges::find_if(presets, [&](const auto& preset) { return fitsIn(preset, array); });
        if (together == presets.end()) {
            together = presets.emplace(presets.end());
            together->layout.start = array.offset;
            together->layout.stride = array.stride;
        }
        together->layout.fields.push_back(fieldOf(array, together->layout.start));
        together->readings.push_back(array);
    }
    for (const BufferReading& reading : readings)
        if (reading.isIndices())
            presets.push_back(indexPreset(reading));
    return presets;
}

} // namespace vitrine::core
