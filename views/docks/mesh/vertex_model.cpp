// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/mesh/vertex_model.h"

#include "views/base/desk.h"
#include "views/docks/mesh/mesh_text.h"

namespace vitrine::views {

namespace {

const QString kComponents = QStringLiteral("xyzw");

} // namespace

void VertexModel::addComponents(Kind kind, const QString& name, const QString& components, const QString& help)
{
    for (int i = 0; i < components.size(); ++i)
        m_columns.push_back({kind, 0, static_cast<std::uint8_t>(i),
                             components.size() > 1 || name.isEmpty()
                                 ? name + (name.isEmpty() ? QString() : QStringLiteral(".")) + components[i]
                                 : name,
                             help});
}

void VertexModel::addValues(Kind kind, const std::vector<core::MeshValue>& values)
{
    for (std::size_t i = 0; i < values.size(); ++i) {
        const QString name = QString::fromStdString(values[i].name);
        const QString help =
            kind == Kind::Input
                ? tr("<b>%1</b><br>Attribute as fetched: %2.").arg(name, QString::fromStdString(values[i].type))
                : tr("<b>%1</b><br>Varying, as the vertex shader wrote it.").arg(name);
        for (std::uint8_t c = 0; c < values[i].components; ++c)
            m_columns.push_back({kind, static_cast<std::uint16_t>(i), c,
                                 values[i].components > 1 ? name + QLatin1Char('.') + kComponents[c] : name, help});
    }
}

void VertexModel::meshChanged()
{
    m_columns.clear();
    m_columns.push_back(
        {Kind::Position, 0, 0, tr("Vertex"), tr("<b>Vertex</b><br>Its place in the order of shading, from 0.")});
    if (!mesh())
        return;
    m_columns.push_back({Kind::Index, 0, 0, tr("Index"),
                         tr("<b>Index</b><br>Which element of the attribute arrays it was fetched from.")});
    addValues(Kind::Input, mesh()->inputs);
    addComponents(Kind::Clip, tr("clip"), kComponents,
                  tr("<b>Clip position</b><br>gl_Position as the shader wrote it."));
    addComponents(
        Kind::Device, tr("ndc"), QStringLiteral("xyz"),
        tr("<b>Normalized device coordinates</b><br>The clip position divided by its w; none behind the eye."));
    addComponents(Kind::Window, tr("window"), QStringLiteral("xyz"),
                  tr("<b>Window coordinates</b><br>In pixels from the bottom left; z is the depth before it is cut to "
                     "0 … 1. None behind the eye."));
    m_columns.push_back({Kind::Outside, 0, 0, tr("Outside"),
                         tr("<b>Outside</b><br>The sides of the view volume that it lies beyond.")});
    addValues(Kind::Varying, mesh()->varyings);
    if (mesh()->writesPointSize)
        m_columns.push_back({Kind::PointSize, 0, 0, tr("point size"),
                             tr("<b>Point size</b><br>gl_PointSize as the shader wrote it, in pixels.")});
}

std::uint32_t VertexModel::count() const
{
    return static_cast<std::uint32_t>(mesh()->sequence.size());
}

int VertexModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant VertexModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Column& column = m_columns[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole: return column.title;
    case Qt::ToolTipRole: return column.help;
    default: return {};
    }
}

std::optional<double> VertexModel::number(std::uint32_t id, int section) const
{
    const Column& column = m_columns[static_cast<std::size_t>(section)];
    if (column.kind == Kind::Position)
        return id;
    const core::MeshVertex* vertex = mesh()->vertexAt(id);
    if (!vertex)
        return std::nullopt;
    const std::uint32_t entry = mesh()->sequence[id];
    const bool isBehind = vertex->outside & (core::outside::kBehind | core::outside::kNotFinite);
    switch (column.kind) {
    case Kind::Index: return vertex->number;
    case Kind::Input: return mesh()->inputs[column.value].of(entry)[column.component];
    case Kind::Varying: return mesh()->varyings[column.value].of(entry)[column.component];
    case Kind::Clip: return vertex->clip[column.component];
    case Kind::Device:
        return isBehind ? std::nullopt : std::optional<double>(vertex->clip[column.component] / vertex->clip.w);
    case Kind::Window: return isBehind ? std::nullopt : std::optional<double>(vertex->window[column.component]);
    case Kind::PointSize: return vertex->pointSize;
    case Kind::Outside: return vertex->outside;
    case Kind::Position: break;
    }
    return std::nullopt;
}

QString VertexModel::words(std::uint32_t id, int section) const
{
    if (m_columns[static_cast<std::size_t>(section)].kind != Kind::Outside)
        return {};
    const core::MeshVertex* vertex = mesh()->vertexAt(id);
    return vertex ? MeshText::outside(vertex->outside) : tr("not shaded: no whole primitive");
}

QVariant VertexModel::link(std::uint32_t id, int) const
{
    if (!mesh()->vertexAt(id))
        return {};
    return QVariant::fromValue(Link{.place = {}, .selection = VertexLink{draw(), id}, .dock = "shader"});
}

bool VertexModel::isQuiet(std::uint32_t id) const
{
    const core::MeshVertex* vertex = mesh()->vertexAt(id);
    return !vertex || vertex->outside != 0;
}

} // namespace vitrine::views
