// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/enum_tables.h"

#include <array>
#include <cstddef>

namespace vitrine::core::gles2 {

namespace {

template <typename T>
struct Row {
    GLenum gl;
    T own;
};

template <typename T, std::size_t N>
std::optional<T> find(const Row<T> (&rows)[N], GLenum value)
{
    for (const Row<T>& row : rows)
        if (row.gl == value)
            return row.own;
    return std::nullopt;
}

} // namespace

std::optional<CompareFunction> compareFunction(GLenum value)
{
    static constexpr Row<CompareFunction> kRows[] = {
        {GL_NEVER, CompareFunction::Never},         {GL_LESS, CompareFunction::Less},
        {GL_EQUAL, CompareFunction::Equal},         {GL_LEQUAL, CompareFunction::LessEqual},
        {GL_GREATER, CompareFunction::Greater},     {GL_NOTEQUAL, CompareFunction::NotEqual},
        {GL_GEQUAL, CompareFunction::GreaterEqual}, {GL_ALWAYS, CompareFunction::Always},
    };
    return find(kRows, value);
}

std::optional<StencilOperation> stencilOperation(GLenum value)
{
    static constexpr Row<StencilOperation> kRows[] = {
        {GL_KEEP, StencilOperation::Keep},
        {GL_ZERO, StencilOperation::Zero},
        {GL_REPLACE, StencilOperation::Replace},
        {GL_INCR, StencilOperation::Increment},
        {GL_DECR, StencilOperation::Decrement},
        {GL_INVERT, StencilOperation::Invert},
        {GL_INCR_WRAP, StencilOperation::IncrementWrap},
        {GL_DECR_WRAP, StencilOperation::DecrementWrap},
    };
    return find(kRows, value);
}

std::optional<BlendFactor> blendFactor(GLenum value)
{
    static constexpr Row<BlendFactor> kRows[] = {
        {GL_ZERO, BlendFactor::Zero},
        {GL_ONE, BlendFactor::One},
        {GL_SRC_COLOR, BlendFactor::SourceColor},
        {GL_ONE_MINUS_SRC_COLOR, BlendFactor::OneMinusSourceColor},
        {GL_SRC_ALPHA, BlendFactor::SourceAlpha},
        {GL_ONE_MINUS_SRC_ALPHA, BlendFactor::OneMinusSourceAlpha},
        {GL_DST_ALPHA, BlendFactor::DestinationAlpha},
        {GL_ONE_MINUS_DST_ALPHA, BlendFactor::OneMinusDestinationAlpha},
        {GL_DST_COLOR, BlendFactor::DestinationColor},
        {GL_ONE_MINUS_DST_COLOR, BlendFactor::OneMinusDestinationColor},
        {GL_SRC_ALPHA_SATURATE, BlendFactor::SourceAlphaSaturate},
        {GL_CONSTANT_COLOR, BlendFactor::ConstantColor},
        {GL_ONE_MINUS_CONSTANT_COLOR, BlendFactor::OneMinusConstantColor},
        {GL_CONSTANT_ALPHA, BlendFactor::ConstantAlpha},
        {GL_ONE_MINUS_CONSTANT_ALPHA, BlendFactor::OneMinusConstantAlpha},
    };
    return find(kRows, value);
}

std::optional<BlendEquation> blendEquation(GLenum value)
{
    static constexpr Row<BlendEquation> kRows[] = {
        {GL_FUNC_ADD, BlendEquation::Add},
        {GL_FUNC_SUBTRACT, BlendEquation::Subtract},
        {GL_FUNC_REVERSE_SUBTRACT, BlendEquation::ReverseSubtract},
        {GL_MIN_EXT, BlendEquation::Min},
        {GL_MAX_EXT, BlendEquation::Max},
    };
    return find(kRows, value);
}

std::optional<Topology> topology(GLenum value)
{
    static constexpr Row<Topology> kRows[] = {
        {GL_POINTS, Topology::Points},
        {GL_LINES, Topology::Lines},
        {GL_LINE_LOOP, Topology::LineLoop},
        {GL_LINE_STRIP, Topology::LineStrip},
        {GL_TRIANGLES, Topology::Triangles},
        {GL_TRIANGLE_STRIP, Topology::TriangleStrip},
        {GL_TRIANGLE_FAN, Topology::TriangleFan},
    };
    return find(kRows, value);
}

std::optional<IndexType> indexType(GLenum value)
{
    static constexpr Row<IndexType> kRows[] = {
        {GL_UNSIGNED_BYTE, IndexType::UnsignedByte},
        {GL_UNSIGNED_SHORT, IndexType::UnsignedShort},
        {GL_UNSIGNED_INT, IndexType::UnsignedInt},
    };
    return find(kRows, value);
}

// The value that OpenGL (ARB_half_float_vertex) and ES 3.0 gave what OES_vertex_half_float calls GL_HALF_FLOAT_OES;
// programs written for all of them use it with ES 2.0 too.
static constexpr GLenum kHalfFloat = 0x140B;

std::optional<AttributeType> attributeType(GLenum value)
{
    static constexpr Row<AttributeType> kRows[] = {
        {GL_BYTE, AttributeType::Byte},
        {GL_UNSIGNED_BYTE, AttributeType::UnsignedByte},
        {GL_SHORT, AttributeType::Short},
        {GL_UNSIGNED_SHORT, AttributeType::UnsignedShort},
        {GL_FLOAT, AttributeType::Float},
        {GL_FIXED, AttributeType::Fixed},
        {GL_HALF_FLOAT_OES, AttributeType::HalfFloat},
        {kHalfFloat, AttributeType::HalfFloat},
    };
    return find(kRows, value);
}

std::optional<TextureTarget> textureTarget(GLenum value)
{
    static constexpr Row<TextureTarget> kRows[] = {
        {GL_TEXTURE_2D, TextureTarget::Texture2D},
        {GL_TEXTURE_CUBE_MAP, TextureTarget::CubeMap},
        {GL_TEXTURE_3D_OES, TextureTarget::Texture3D},
        {GL_TEXTURE_EXTERNAL_OES, TextureTarget::External},
    };
    return find(kRows, value);
}

Wrap wrap(GLenum value)
{
    if (value == GL_CLAMP_TO_EDGE)
        return Wrap::ClampToEdge;
    return value == GL_MIRRORED_REPEAT ? Wrap::MirroredRepeat : Wrap::Repeat;
}

int indexBytes(IndexType type)
{
    if (type == IndexType::UnsignedInt)
        return 4;
    return type == IndexType::UnsignedShort ? 2 : 1;
}

int attributeBytes(AttributeType type)
{
    static constexpr std::array<int, 7> kBytes = {1, 1, 2, 2, 4, 4, 2};
    return kBytes[static_cast<std::size_t>(type)];
}

GLenum uniformType(GlslType type)
{
    static constexpr std::array<GLenum, 19> kTypes = {
        GL_FLOAT,
        GL_FLOAT_VEC2,
        GL_FLOAT_VEC3,
        GL_FLOAT_VEC4,
        GL_INT,
        GL_INT_VEC2,
        GL_INT_VEC3,
        GL_INT_VEC4,
        GL_BOOL,
        GL_BOOL_VEC2,
        GL_BOOL_VEC3,
        GL_BOOL_VEC4,
        GL_FLOAT_MAT2,
        GL_FLOAT_MAT3,
        GL_FLOAT_MAT4,
        GL_SAMPLER_2D,
        GL_SAMPLER_CUBE,
        GL_SAMPLER_3D_OES,
        GL_SAMPLER_EXTERNAL_OES,
    };
    return kTypes[static_cast<std::size_t>(type)];
}

TypeShape typeShape(GlslType type)
{
    using Base = TypeShape::Base;
    const int index = static_cast<int>(type);
    if (type >= GlslType::Sampler2D)
        return {1, 1, Base::Sampler};
    if (type >= GlslType::Mat2)
        return {index - static_cast<int>(GlslType::Mat2) + 2, index - static_cast<int>(GlslType::Mat2) + 2,
                Base::Float};
    static constexpr std::array<Base, 3> kBases = {Base::Float, Base::Int, Base::Bool};
    return {index % 4 + 1, 1, kBases[static_cast<std::size_t>(index / 4)]};
}

} // namespace vitrine::core::gles2
