// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/mesh/primitive_model.h"

#include "views/base/desk.h"
#include "views/docks/mesh/mesh_text.h"

namespace vitrine::views {

int PrimitiveModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant PrimitiveModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const struct {
        QString title, help;
    } texts[Columns]{
        {tr("Primitive"), tr("<b>Primitive</b><br>As assembled, from 0.")},
        {tr("a"), tr("<b>First corner</b><br>A vertex by its place in the order of shading.")},
        {tr("b"), tr("<b>Second corner</b><br>A vertex by its place in the order of shading.")},
        {tr("c"), tr("<b>Third corner</b><br>A vertex by its place in the order of shading.")},
        {tr("Fate"), tr("<b>Fate</b><br>Drawn, or why not.")},
        {tr("Clipped"), tr("<b>Clipped</b><br>Whether it was cut at the view volume.")},
        {tr("Facing"), tr("<b>Facing</b><br>Which side is turned to the eye; not known of what was never set up.")},
        {tr("Rasterizer's number"),
         tr("<b>Rasterizer's number</b><br>Of its first piece, from 1 behind clipping and culling.")},
        {tr("Pieces"), tr("<b>Pieces</b><br>How many triangles clipping leaves of it; numbered one after another.")},
    };
    if (section < 0 || section >= Columns)
        return {};
    switch (role) {
    case Qt::DisplayRole: return texts[section].title;
    case Qt::ToolTipRole: return texts[section].help;
    default: return {};
    }
}

std::uint32_t PrimitiveModel::count() const
{
    return static_cast<std::uint32_t>(mesh()->primitives.size());
}

std::optional<double> PrimitiveModel::number(std::uint32_t id, int column) const
{
    const core::MeshPrimitive& primitive = mesh()->primitives[id];
    const int corners = core::verticesPerPrimitive(mesh()->kind);
    const auto corner = static_cast<std::size_t>(column - FirstCorner);
    switch (column) {
    case Number: return id;
    case FirstCorner:
    case SecondCorner:
    case ThirdCorner:
        return column - FirstCorner < corners ? std::optional<double>(primitive.corners[corner]) : std::nullopt;
    case Fate: return static_cast<double>(primitive.fate);
    case Clipped: return primitive.isClipped;
    case Facing: {
        const auto front = isFront(*mesh(), primitive);
        return front ? std::optional<double>(*front ? 0 : 1) : std::nullopt;
    }
    case FirstPiece: return primitive.pieces > 0 ? std::optional<double>(primitive.firstNumber) : std::nullopt;
    case Pieces: return primitive.pieces;
    default: return std::nullopt;
    }
}

QString PrimitiveModel::words(std::uint32_t id, int column) const
{
    const core::MeshPrimitive& primitive = mesh()->primitives[id];
    if (column == Fate)
        return MeshText::fate(primitive.fate);
    if (column == Clipped)
        return primitive.isClipped ? tr("clipped") : QLatin1String("");
    if (column != Facing)
        return {};
    const auto front = isFront(*mesh(), primitive);
    if (!front)
        return QStringLiteral("–");
    return *front ? tr("front") : tr("back");
}

QVariant PrimitiveModel::link(std::uint32_t id, int column) const
{
    const core::MeshPrimitive& primitive = mesh()->primitives[id];
    Link link;
    if (column >= FirstCorner && column <= ThirdCorner && number(id, column))
        link.selection = VertexLink{draw(), primitive.corners[static_cast<std::size_t>(column - FirstCorner)]};
    else if (primitive.pieces > 0)
        link.selection = PrimitiveLink{draw(), primitive.firstNumber};
    else
        return {};
    return QVariant::fromValue(link);
}

bool PrimitiveModel::isQuiet(std::uint32_t id) const
{
    return mesh()->primitives[id].fate != core::MeshFate::Drawn;
}

} // namespace vitrine::views
