// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/path_data.h"

#include "core/api/openvg/matrix.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace vitrine::core::openvg {

namespace {

constexpr std::uint32_t kCoordinates[] = {0, 2, 2, 1, 1, 4, 6, 2, 4, 5, 5, 5, 5}; // by command >> 1

template <typename T>
T valueAt(const std::byte* bytes)
{
    T value;
    std::memcpy(&value, bytes, sizeof value);
    return value;
}

template <typename T>
void appendValue(std::vector<std::byte>& bytes, T value)
{
    const auto* begin = reinterpret_cast<const std::byte*>(&value);
    bytes.insert(bytes.end(), begin, begin + sizeof value);
}

template <typename T>
T nearest(double value)
{
    using Limits = std::numeric_limits<T>;
    return static_cast<T>(std::clamp(std::floor(value + 0.5), double{Limits::min()}, double{Limits::max()}));
}

} // namespace

bool isCommand(VGubyte command)
{
    return (command >> 1) < std::size(kCoordinates);
}

std::uint32_t coordinatesOf(VGubyte command)
{
    return isCommand(command) ? kCoordinates[command >> 1] : 0;
}

std::size_t coordinatesOf(std::span<const VGubyte> commands)
{
    std::size_t count = 0;
    for (const VGubyte command : commands)
        count += coordinatesOf(command);
    return count;
}

std::size_t bytesOf(VGPathDatatype datatype)
{
    switch (datatype) {
    case VG_PATH_DATATYPE_S_8: return 1;
    case VG_PATH_DATATYPE_S_16: return 2;
    case VG_PATH_DATATYPE_S_32:
    case VG_PATH_DATATYPE_F: return 4;
    default: return 0;
    }
}

PathData::PathData(VGPathDatatype datatype, VGfloat scale, VGfloat bias)
    : m_datatype(datatype), m_scale(scale), m_bias(bias)
{
}

double PathData::coordinate(std::size_t index) const
{
    const std::byte* bytes = m_coordinates.data() + index * bytesOf(m_datatype);
    double stored = 0.0;
    switch (m_datatype) {
    case VG_PATH_DATATYPE_S_8: stored = valueAt<std::int8_t>(bytes); break;
    case VG_PATH_DATATYPE_S_16: stored = valueAt<std::int16_t>(bytes); break;
    case VG_PATH_DATATYPE_S_32: stored = valueAt<std::int32_t>(bytes); break;
    default: stored = finite(valueAt<float>(bytes)); break;
    }
    constexpr double kLargest = std::numeric_limits<float>::max();
    return std::clamp(stored * finite(m_scale) + finite(m_bias), -kLargest, kLargest);
}

void PathData::append(std::span<const VGubyte> commands, std::span<const std::byte> coordinates)
{
    const std::size_t before = m_coordinates.size();
    const std::size_t added = coordinatesOf(commands) * bytesOf(m_datatype);
    m_commands.insert(m_commands.end(), commands.begin(), commands.end());
    m_coordinates.resize(before + added);
    std::copy_n(coordinates.begin(), std::min(added, coordinates.size()),
                m_coordinates.begin() + static_cast<std::ptrdiff_t>(before));
}

void PathData::append(VGubyte command, std::span<const double> values)
{
    m_commands.push_back(command);
    for (const double value : values)
        store(value);
}

void PathData::append(const PathData& other)
{
    const std::vector<VGubyte> commands = other.m_commands; // It may be this one, which grows.
    const std::size_t count = other.coordinateCount();
    m_commands.insert(m_commands.end(), commands.begin(), commands.end());
    m_coordinates.reserve(m_coordinates.size() + count * bytesOf(m_datatype));
    if (m_datatype == other.m_datatype && m_scale == other.m_scale && m_bias == other.m_bias) {
        const std::vector<std::byte> bytes = other.m_coordinates;
        m_coordinates.insert(m_coordinates.end(), bytes.begin(), bytes.end());
        return;
    }
    for (std::size_t i = 0; i < count; ++i)
        store(other.coordinate(i));
}

void PathData::replaceCoordinates(std::size_t firstCommand, std::size_t count, std::span<const std::byte> coordinates)
{
    const std::span<const VGubyte> all = m_commands;
    const std::size_t size = bytesOf(m_datatype);
    const std::size_t first = coordinatesOf(all.first(firstCommand)) * size;
    const std::size_t length = coordinatesOf(all.subspan(firstCommand, count)) * size;
    std::copy_n(coordinates.begin(), std::min(length, coordinates.size()),
                m_coordinates.begin() + static_cast<std::ptrdiff_t>(first));
}

void PathData::clear()
{
    m_commands.clear();
    m_coordinates.clear();
}

void PathData::store(double value)
{
    const double stored = (value - finite(m_bias)) / finite(m_scale);
    switch (m_datatype) {
    case VG_PATH_DATATYPE_S_8: appendValue(m_coordinates, nearest<std::int8_t>(stored)); break;
    case VG_PATH_DATATYPE_S_16: appendValue(m_coordinates, nearest<std::int16_t>(stored)); break;
    case VG_PATH_DATATYPE_S_32: appendValue(m_coordinates, nearest<std::int32_t>(stored)); break;
    default: appendValue(m_coordinates, toFloat(stored)); break;
    }
}

} // namespace vitrine::core::openvg
