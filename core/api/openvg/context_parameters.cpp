// SPDX-License-Identifier: Apache-2.0
// vgSet, vgGet and those of objects (OpenVG §5).
#include "core/api/openvg/context.h"
#include "core/api/openvg/memory.h"

namespace vitrine::core::openvg {

namespace {

template <typename T>
Numbers numbersOf(VGint count, std::span<const T> values)
{
    const std::size_t given = std::min<std::size_t>(values.size(), static_cast<std::size_t>(std::max(count, 0)));
    return std::vector<T>(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(given));
}

/// A list may be empty, and has no address then.
template <typename T>
bool isReadable(VGint count, std::span<const T> values)
{
    return count == 0 || (count > 0 && isUsable(values));
}

} // namespace

void Context::setContextParameter(VGint type, Arity arity, VGint count, const Numbers& values)
{
    fail(setParameter(m_state.settings, contextParameters(), type, arity, count, values));
}

void Context::setf(VGParamType type, VGfloat value)
{
    setContextParameter(type, Arity::Single, 1, std::vector<VGfloat>{value});
}

void Context::seti(VGParamType type, VGint value)
{
    setContextParameter(type, Arity::Single, 1, std::vector<VGint>{value});
}

void Context::setfv(VGParamType type, VGint count, std::span<const VGfloat> values)
{
    if (!failIf(!isReadable(count, values), VG_ILLEGAL_ARGUMENT_ERROR))
        setContextParameter(type, Arity::List, count, numbersOf(count, values));
}

void Context::setiv(VGParamType type, VGint count, std::span<const VGint> values)
{
    if (!failIf(!isReadable(count, values), VG_ILLEGAL_ARGUMENT_ERROR))
        setContextParameter(type, Arity::List, count, numbersOf(count, values));
}

template <typename T>
T Context::getNumber(const std::optional<Numbers>& numbers)
{
    return failIf(!numbers, VG_ILLEGAL_ARGUMENT_ERROR) ? T{} : numberAt<T>(*numbers, 0);
}

VGint Context::getSize(const std::optional<Numbers>& numbers)
{
    return failIf(!numbers, VG_ILLEGAL_ARGUMENT_ERROR) ? 0 : static_cast<VGint>(sizeOf(*numbers));
}

VGfloat Context::getf(VGParamType type)
{
    return getNumber<VGfloat>(parameter(m_state.settings, contextParameters(), type, Arity::Single));
}

VGint Context::geti(VGParamType type)
{
    return getNumber<VGint>(parameter(m_state.settings, contextParameters(), type, Arity::Single));
}

VGint Context::getVectorSize(VGParamType type)
{
    return getSize(parameter(m_state.settings, contextParameters(), type, Arity::List));
}

template <typename T>
void Context::getNumbers(const std::optional<Numbers>& numbers, VGint count, std::span<T> values)
{
    const bool isFaulty =
        !numbers || !isUsable(values) || count <= 0 || static_cast<std::size_t>(count) > sizeOf(*numbers);
    if (failIf(isFaulty, VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    for (std::size_t i = 0; i < std::min(static_cast<std::size_t>(count), values.size()); ++i)
        values[i] = numberAt<T>(*numbers, i);
}

void Context::getfv(VGParamType type, VGint count, std::span<VGfloat> values)
{
    getNumbers(parameter(m_state.settings, contextParameters(), type, Arity::List), count, values);
}

void Context::getiv(VGParamType type, VGint count, std::span<VGint> values)
{
    getNumbers(parameter(m_state.settings, contextParameters(), type, Arity::List), count, values);
}

bool Context::isObject(VGHandle object) const
{
    return m_share->paths.find(object) || m_share->paints.find(object) || m_share->images.find(object) ||
           m_share->fonts.find(object) || m_share->maskLayers.find(object);
}

void Context::setObjectParameter(VGHandle object, VGint type, Arity arity, VGint count, const Numbers& values)
{
    VGErrorCode error = VG_ILLEGAL_ARGUMENT_ERROR; // Mask layers have no parameters.
    if (Paint* paint = m_share->paints.find(object))
        error = setParameter(*paint, paintParameters(), type, arity, count, values);
    else if (Path* path = m_share->paths.find(object))
        error = setParameter(*path, pathParameters(), type, arity, count, values);
    else if (Image* image = m_share->images.find(object))
        error = setParameter(*image, imageParameters(), type, arity, count, values);
    else if (Font* font = m_share->fonts.find(object))
        error = setParameter(*font, fontParameters(), type, arity, count, values);
    fail(error);
}

std::optional<Numbers> Context::objectParameter(VGHandle object, VGint type, Arity arity)
{
    if (const Paint* paint = m_share->paints.find(object))
        return parameter(*paint, paintParameters(), type, arity);
    if (const Path* path = m_share->paths.find(object))
        return parameter(*path, pathParameters(), type, arity);
    if (const Image* image = m_share->images.find(object))
        return parameter(*image, imageParameters(), type, arity);
    if (const Font* font = m_share->fonts.find(object))
        return parameter(*font, fontParameters(), type, arity);
    return std::nullopt;
}

void Context::setParameterf(VGHandle object, VGint paramType, VGfloat value)
{
    if (!failIf(!isObject(object), VG_BAD_HANDLE_ERROR))
        setObjectParameter(object, paramType, Arity::Single, 1, std::vector<VGfloat>{value});
}

void Context::setParameteri(VGHandle object, VGint paramType, VGint value)
{
    if (!failIf(!isObject(object), VG_BAD_HANDLE_ERROR))
        setObjectParameter(object, paramType, Arity::Single, 1, std::vector<VGint>{value});
}

void Context::setParameterfv(VGHandle object, VGint paramType, VGint count, std::span<const VGfloat> values)
{
    if (failIf(!isObject(object), VG_BAD_HANDLE_ERROR) || failIf(!isReadable(count, values), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    setObjectParameter(object, paramType, Arity::List, count, numbersOf(count, values));
}

void Context::setParameteriv(VGHandle object, VGint paramType, VGint count, std::span<const VGint> values)
{
    if (failIf(!isObject(object), VG_BAD_HANDLE_ERROR) || failIf(!isReadable(count, values), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    setObjectParameter(object, paramType, Arity::List, count, numbersOf(count, values));
}

VGfloat Context::getParameterf(VGHandle object, VGint paramType)
{
    if (failIf(!isObject(object), VG_BAD_HANDLE_ERROR))
        return 0.0f;
    return getNumber<VGfloat>(objectParameter(object, paramType, Arity::Single));
}

VGint Context::getParameteri(VGHandle object, VGint paramType)
{
    if (failIf(!isObject(object), VG_BAD_HANDLE_ERROR))
        return 0;
    return getNumber<VGint>(objectParameter(object, paramType, Arity::Single));
}

VGint Context::getParameterVectorSize(VGHandle object, VGint paramType)
{
    if (failIf(!isObject(object), VG_BAD_HANDLE_ERROR))
        return 0;
    return getSize(objectParameter(object, paramType, Arity::List));
}

void Context::getParameterfv(VGHandle object, VGint paramType, VGint count, std::span<VGfloat> values)
{
    if (!failIf(!isObject(object), VG_BAD_HANDLE_ERROR))
        getNumbers(objectParameter(object, paramType, Arity::List), count, values);
}

void Context::getParameteriv(VGHandle object, VGint paramType, VGint count, std::span<VGint> values)
{
    if (!failIf(!isObject(object), VG_BAD_HANDLE_ERROR))
        getNumbers(objectParameter(object, paramType, Arity::List), count, values);
}

} // namespace vitrine::core::openvg
