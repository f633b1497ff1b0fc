// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/mesh/mesh_text.h"

#include "views/theme/counted.h"

#include <QStringList>

#include <array>
#include <cmath>

namespace vitrine::views {

namespace {

using core::Mesh;
using core::MeshFate;
using core::MeshPrimitive;

} // namespace

std::optional<bool> isFront(const Mesh& mesh, const MeshPrimitive& primitive)
{
    if (mesh.kind != core::PrimitiveKind::Triangle)
        return true;
    if (primitive.fate == MeshFate::Drawn)
        return primitive.isFrontFacing;
    if (primitive.fate != MeshFate::Culled || mesh.raster.cull == core::CullMode::FrontAndBack)
        return std::nullopt;
    return mesh.raster.cull == core::CullMode::Front;
}

MeshCounts countsOf(const Mesh& mesh)
{
    MeshCounts counts;
    for (const MeshPrimitive& primitive : mesh.primitives) {
        const auto front = isFront(mesh, primitive);
        counts.front += front == true;
        counts.back += front == false;
        counts.clipped += primitive.isClipped && primitive.fate == MeshFate::Drawn;
        counts.drawn += primitive.fate == MeshFate::Drawn;
        counts.culled += primitive.fate == MeshFate::Culled;
        counts.outside += primitive.fate == MeshFate::Outside;
        counts.degenerate += primitive.fate == MeshFate::Degenerate;
        counts.bad += primitive.fate == MeshFate::BadVertex;
    }
    return counts;
}

QString MeshText::summary(const Mesh& mesh)
{
    const MeshCounts counts = countsOf(mesh);
    const std::array<std::pair<QString, QString>, 3> kinds{std::pair(tr("%1 point"), tr("%1 points")),
                                                           std::pair(tr("%1 line"), tr("%1 lines")),
                                                           std::pair(tr("%1 triangle"), tr("%1 triangles"))};
    const auto& [one, many] = kinds[static_cast<std::size_t>(mesh.kind)];
    QStringList parts;
    const auto add = [&parts](quint64 count, const QString& text) {
        if (count > 0)
            parts << counted(count, text, text);
    };
    add(counts.drawn - counts.clipped, tr("%1 drawn"));
    add(counts.clipped, tr("%1 clipped"));
    add(counts.culled, tr("%1 culled"));
    add(counts.outside, tr("%1 outside"));
    add(counts.degenerate, tr("%1 degenerate"));
    add(counts.bad, tr("%1 with a coordinate that is no number"));
    QString text = counted(mesh.sequence.size(), tr("%1 vertex"), tr("%1 vertices")) + QStringLiteral(" · ") +
                   counted(mesh.primitives.size(), one, many);
    if (!parts.isEmpty())
        text += QStringLiteral(": ") + parts.join(QStringLiteral(", "));
    if (mesh.isCut())
        text += QStringLiteral(" · ") +
                counted(mesh.vertexCount, tr("the first of %1 vertex"), tr("only the first of %1 vertices are shown"));
    return text;
}

QString MeshText::fate(MeshFate fate)
{
    switch (fate) {
    case MeshFate::Drawn: return tr("drawn");
    case MeshFate::Culled: return tr("culled");
    case MeshFate::Degenerate: return tr("degenerate");
    case MeshFate::Outside: return tr("outside");
    case MeshFate::BadVertex: return tr("bad vertex");
    }
    return {};
}

QString MeshText::outside(std::uint8_t sides)
{
    namespace sets = core::outside;
    if (sides & sets::kNotFinite)
        return tr("no number");
    if (sides & sets::kBehind)
        return tr("behind the eye");
    const std::array<std::pair<std::uint8_t, QString>, 6> names{
        std::pair(sets::kLeft, tr("left")),     std::pair(sets::kRight, tr("right")),
        std::pair(sets::kBottom, tr("bottom")), std::pair(sets::kTop, tr("top")),
        std::pair(sets::kNear, tr("near")),     std::pair(sets::kFar, tr("far"))};
    QString words = QLatin1String(""); // none is a text as well
    for (const auto& [side, name] : names)
        if (sides & side)
            words += words.isEmpty() ? name : QStringLiteral(", ") + name;
    return words;
}

QString MeshText::number(double value)
{
    QString text = QString::number(value, 'g', 7);
    return text.replace(QLatin1Char('-'), QChar(0x2212)); // as wide as a digit
}

} // namespace vitrine::views
