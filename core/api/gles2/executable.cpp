// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/executable.h"

#include "core/api/gles2/enum_tables.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <charconv>
#include <cstring>

namespace vitrine::core::gles2 {

namespace {

constexpr std::string_view kFirstElement = "[0]";

std::shared_ptr<std::vector<Vec4>> constantImage(const std::shared_ptr<const Program>& program)
{
    auto image = std::make_shared<std::vector<Vec4>>();
    if (!program)
        return image;
    image->assign(program->uniformCount, Vec4{0.0f, 0.0f, 0.0f, 0.0f});
    image->insert(image->end(), program->literals.begin(), program->literals.end());
    return image;
}

std::string_view baseName(const UniformInfo& uniform)
{
    const std::string_view name = uniform.name;
    return isArray(uniform) ? name.substr(0, name.size() - kFirstElement.size()) : name;
}

/// "name[7]" → 7, for a name that starts with `base`.
std::optional<unsigned> elementIndex(std::string_view name, std::string_view base)
{
    if (name.size() < base.size() + 3 || !name.starts_with(base) || name[base.size()] != '[' || name.back() != ']')
        return std::nullopt;
    const std::string_view digits = name.substr(base.size() + 1, name.size() - base.size() - 2);
    unsigned index = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), index);
    if (error != std::errc() || end != digits.data() + digits.size())
        return std::nullopt;
    return index;
}

std::int32_t registerIndex(std::int32_t first, const UniformInfo& uniform, const UniformLocation& location, int column)
{
    return first < 0 ? -1 : first + location.element * typeShape(uniform.type).columns + column;
}

bool isInImage(std::int32_t index, const std::vector<Vec4>& image)
{
    return index >= 0 && static_cast<std::size_t>(index) < image.size();
}

/// First word of an element in the block.
std::size_t parameterIndex(const UniformInfo& uniform, const UniformLocation& location)
{
    const auto components = static_cast<std::size_t>(typeShape(uniform.type).rows);
    return uniform.parameter->firstWord + components * location.element;
}

void writeRegister(std::shared_ptr<std::vector<Vec4>>& image, std::int32_t index, std::span<const std::uint32_t> bits)
{
    if (!isInImage(index, *image))
        return;
    Vec4& current = (*image)[static_cast<std::size_t>(index)];
    if (std::memcmp(&current, bits.data(), bits.size_bytes()) == 0)
        return;
    if (image.use_count() > 1)
        image = std::make_shared<std::vector<Vec4>>(*image);
    // See Buffer::writeable().
    std::atomic_thread_fence(std::memory_order_acquire);
    Vec4& target = (*image)[static_cast<std::size_t>(index)];
    for (std::size_t i = 0; i < bits.size(); ++i)
        target[static_cast<int>(i)] = std::bit_cast<float>(bits[i]);
}

} // namespace

bool isArray(const UniformInfo& uniform)
{
    return uniform.name.ends_with(kFirstElement);
}

Executable makeExecutable(std::shared_ptr<const LinkedProgram> program)
{
    Executable executable;
    executable.vertexConstants = constantImage(program->vertex);
    executable.fragmentConstants = constantImage(program->fragment);
    for (std::size_t i = 0; i < program->uniforms.size(); ++i) {
        const UniformInfo& uniform = program->uniforms[i];
        if (uniform.name.starts_with("gl_")) {
            executable.baseLocations.push_back(-1);
            continue;
        }
        executable.baseLocations.push_back(static_cast<GLint>(executable.locations.size()));
        for (std::uint16_t element = 0; element < uniform.arraySize; ++element)
            executable.locations.push_back({static_cast<std::uint16_t>(i), element});
    }
    executable.samplerUnits.assign(executable.locations.size(), 0);
    if (program->units)
        executable.parameters = std::make_shared<ParameterBlock>(program->units->catalog->defaults());
    executable.program = std::move(program);
    return executable;
}

GLint uniformLocation(const Executable& executable, std::string_view name)
{
    for (std::size_t i = 0; i < executable.baseLocations.size(); ++i) {
        const UniformInfo& uniform = executable.program->uniforms[i];
        const GLint base = executable.baseLocations[i];
        if (base < 0)
            continue;
        if (name == uniform.name || name == baseName(uniform))
            return base;
        if (!isArray(uniform))
            continue;
        const auto element = elementIndex(name, baseName(uniform));
        if (element && *element < uniform.arraySize)
            return base + static_cast<GLint>(*element);
    }
    return -1;
}

void noteWritten(Executable& executable, GLint location)
{
    WrittenLocations& written = executable.written;
    const auto place = static_cast<std::size_t>(location);
    written.isIn.resize(executable.locations.size());
    if (written.isIn[place])
        return;
    written.isIn[place] = true;
    written.inOrder.push_back(static_cast<std::uint32_t>(location));
}

std::vector<WrittenUniform> takeWritten(Executable& executable, GLuint program)
{
    std::vector<WrittenUniform> writes;
    for (const std::uint32_t location : executable.written.inOrder)
        writes.push_back({program, location});
    executable.written = {};
    return writes;
}

std::optional<Vec4> uniformValue(const Executable& executable, const UniformLocation& location, int column)
{
    const UniformInfo& uniform = executable.program->uniforms[location.uniform];
    if (uniform.parameter) {
        Vec4 value{0.0f, 0.0f, 0.0f, 0.0f};
        const std::size_t first = parameterIndex(uniform, location);
        for (int row = 0; row < typeShape(uniform.type).rows; ++row)
            value[row] = std::bit_cast<float>(executable.parameters->words[first + static_cast<std::size_t>(row)]);
        return value;
    }
    const std::int32_t vertex = registerIndex(uniform.vertexRegister, uniform, location, column);
    if (isInImage(vertex, *executable.vertexConstants))
        return (*executable.vertexConstants)[static_cast<std::size_t>(vertex)];
    const std::int32_t fragment = registerIndex(uniform.fragmentRegister, uniform, location, column);
    if (isInImage(fragment, *executable.fragmentConstants))
        return (*executable.fragmentConstants)[static_cast<std::size_t>(fragment)];
    return std::nullopt;
}

void setUniformRegister(Executable& executable, const UniformLocation& location, int column,
                        std::span<const std::uint32_t> bits)
{
    const UniformInfo& uniform = executable.program->uniforms[location.uniform];
    writeRegister(executable.vertexConstants, registerIndex(uniform.vertexRegister, uniform, location, column), bits);
    writeRegister(executable.fragmentConstants, registerIndex(uniform.fragmentRegister, uniform, location, column),
                  bits);
}

void setParameter(Executable& executable, const UniformLocation& location, std::span<const std::uint32_t> words)
{
    const std::size_t first = parameterIndex(executable.program->uniforms[location.uniform], location);
    const auto same = executable.parameters->words.begin() + static_cast<std::ptrdiff_t>(first);
    if (std::equal(words.begin(), words.end(), same))
        return;
    if (executable.parameters.use_count() > 1)
        executable.parameters = std::make_shared<ParameterBlock>(*executable.parameters);
    // See Buffer::writeable().
    std::atomic_thread_fence(std::memory_order_acquire);
    std::copy(words.begin(), words.end(), executable.parameters->words.begin() + static_cast<std::ptrdiff_t>(first));
}

TextureTarget samplerTarget(GlslType sampler)
{
    switch (sampler) {
    case GlslType::SamplerCube: return TextureTarget::CubeMap;
    case GlslType::Sampler3D: return TextureTarget::Texture3D;
    case GlslType::SamplerExternal: return TextureTarget::External;
    default: return TextureTarget::Texture2D;
    }
}

void setDepthRange(Executable& executable, float near, float far)
{
    const auto& uniforms = executable.program->uniforms;
    for (std::size_t i = 0; i < uniforms.size(); ++i) {
        if (executable.baseLocations[i] >= 0)
            continue;
        float value = 0.0f;
        if (uniforms[i].name == "gl_DepthRange.near")
            value = near;
        else if (uniforms[i].name == "gl_DepthRange.far")
            value = far;
        else if (uniforms[i].name == "gl_DepthRange.diff")
            value = far - near;
        else
            continue;
        const std::uint32_t bits = std::bit_cast<std::uint32_t>(value);
        setUniformRegister(executable, {static_cast<std::uint16_t>(i), 0}, 0, {&bits, 1});
    }
}

} // namespace vitrine::core::gles2
