// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <VG/openvg.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace vitrine::core::openvg {

/// How many coordinates a segment command has (OpenVG table 6); the bit for relative ones does not matter.
[[nodiscard]] std::uint32_t coordinatesOf(VGubyte command);
[[nodiscard]] std::size_t coordinatesOf(std::span<const VGubyte> commands);
/// A value of VGPathCommand, or closing with either bit.
[[nodiscard]] bool isCommand(VGubyte command);
/// Bytes of a coordinate; 0 for what is no data type.
[[nodiscard]] std::size_t bytesOf(VGPathDatatype datatype);

/// The commands and coordinates of a path as the program gave them: in the standard format (OpenVG §8.5), with
/// coordinates in the path's data type. Their values are scale · stored + bias.
class PathData {
public:
    PathData(VGPathDatatype datatype, VGfloat scale, VGfloat bias);

    [[nodiscard]] VGPathDatatype datatype() const { return m_datatype; }
    [[nodiscard]] VGfloat scale() const { return m_scale; }
    [[nodiscard]] VGfloat bias() const { return m_bias; }
    [[nodiscard]] std::span<const VGubyte> commands() const { return m_commands; }
    [[nodiscard]] std::size_t coordinateCount() const { return m_coordinates.size() / bytesOf(m_datatype); }
    /// Always finite: NaN counts as 0, infinities as the largest float (§3.3).
    [[nodiscard]] double coordinate(std::size_t index) const;
    /// What it takes in memory.
    [[nodiscard]] std::size_t bytes() const { return m_commands.size() + m_coordinates.size(); }

    /// Coordinates as in the program's memory; those that are missing are zeros.
    void append(std::span<const VGubyte> commands, std::span<const std::byte> coordinates);
    /// Values, which are stored as near as the data type can; beyond its range they become its bounds.
    void append(VGubyte command, std::span<const double> values);
    /// A copy of all of it, from another data type too. It may be this one.
    void append(const PathData& other);
    /// New coordinates for some commands, which must exist. Those that are missing stay as they were.
    void replaceCoordinates(std::size_t firstCommand, std::size_t count, std::span<const std::byte> coordinates);
    void clear();

private:
    void store(double value);

    VGPathDatatype m_datatype;
    VGfloat m_scale, m_bias;
    std::vector<VGubyte> m_commands;
    std::vector<std::byte> m_coordinates;
};

} // namespace vitrine::core::openvg
