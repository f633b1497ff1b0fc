// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/mesh/mesh_export.h"

#include <array>

namespace vitrine::views {

namespace {

using core::Mesh;

constexpr std::uint32_t kNone = core::kNotShaded;

struct Content {
    std::vector<QVector3D> places;
    std::vector<std::vector<std::uint32_t>> primitives; ///< indices into places, from 0
};

Content contentOf(const Mesh& mesh, const MeshLook& look)
{
    Content content;
    std::vector<std::uint32_t> numbers(mesh.vertices.size(), kNone);
    for (std::uint32_t i = 0; i < mesh.vertices.size(); ++i) {
        const auto place = placeOf(mesh, look, i);
        if (!place)
            continue;
        numbers[i] = static_cast<std::uint32_t>(content.places.size());
        content.places.push_back(*place);
    }
    const auto corners = static_cast<std::size_t>(core::verticesPerPrimitive(mesh.kind));
    for (const core::MeshPrimitive& primitive : mesh.primitives) {
        std::vector<std::uint32_t> indices;
        for (std::size_t i = 0; i < corners; ++i) {
            const std::uint32_t vertex = mesh.sequence[primitive.corners[i]];
            if (vertex != kNone && numbers[vertex] != kNone)
                indices.push_back(numbers[vertex]);
        }
        if (indices.size() == corners)
            content.primitives.push_back(std::move(indices));
    }
    return content;
}

QByteArray placeText(const QVector3D& v)
{
    constexpr int kExact = 9; // digits that tell any two floats apart
    return QByteArray::number(v.x(), 'g', kExact) + ' ' + QByteArray::number(v.y(), 'g', kExact) + ' ' +
           QByteArray::number(v.z(), 'g', kExact) + '\n';
}

} // namespace

QByteArray meshAsPly(const Mesh& mesh, const MeshLook& look)
{
    const Content content = contentOf(mesh, look);
    const bool hasFaces = mesh.kind == core::PrimitiveKind::Triangle;
    const bool hasEdges = mesh.kind == core::PrimitiveKind::Line;
    QByteArray text = "ply\nformat ascii 1.0\nelement vertex " + QByteArray::number(content.places.size()) +
                      "\nproperty float x\nproperty float y\nproperty float z\n";
    if (hasFaces)
        text += "element face " + QByteArray::number(content.primitives.size()) +
                "\nproperty list uchar int vertex_indices\n";
    if (hasEdges)
        text += "element edge " + QByteArray::number(content.primitives.size()) +
                "\nproperty int vertex1\nproperty int vertex2\n";
    text += "end_header\n";
    for (const QVector3D& place : content.places)
        text += placeText(place);
    for (const auto& primitive : content.primitives) {
        if (!hasFaces && !hasEdges)
            break;
        QByteArray line = hasFaces ? "3" : "";
        for (const std::uint32_t index : primitive)
            line += (line.isEmpty() ? "" : " ") + QByteArray::number(index);
        text += line + '\n';
    }
    return text;
}

QByteArray meshAsObj(const Mesh& mesh, const MeshLook& look)
{
    constexpr std::array<char, 3> kLetters{'p', 'l', 'f'};
    const Content content = contentOf(mesh, look);
    QByteArray text;
    for (const QVector3D& place : content.places)
        text += "v " + placeText(place);
    for (const auto& primitive : content.primitives) {
        text += kLetters[static_cast<std::size_t>(mesh.kind)];
        for (const std::uint32_t index : primitive)
            text += ' ' + QByteArray::number(index + 1);
        text += '\n';
    }
    return text;
}

} // namespace vitrine::views
