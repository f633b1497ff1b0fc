// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/overlay/overlay_export.h"

#include "views/overlay/overlay_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <optional>
#include <string_view>

namespace vitrine::views {

using core::OverlayShare;
using core::OverlayTotals;
using core::PixelTouches;

namespace {

QJsonValue number(quint64 value)
{
    return static_cast<qint64>(value);
}

QJsonValue number(const std::optional<std::uint32_t>& value)
{
    return value ? number(quint64{*value}) : QJsonValue();
}

QString text(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QJsonObject totalsObject(const OverlayTotals& totals)
{
    return {{QStringLiteral("draws"), number(totals.draws)},
            {QStringLiteral("primitives"), number(totals.primitives)},
            {QStringLiteral("rasterized"), number(totals.rasterized)},
            {QStringLiteral("shaded"), number(totals.shaded)},
            {QStringLiteral("helpers"), number(totals.helpers)},
            {QStringLiteral("quads"), number(totals.quads)},
            {QStringLiteral("discarded"), number(totals.discarded)},
            {QStringLiteral("stencil_passed"), number(totals.stencilPassed)},
            {QStringLiteral("stencil_failed"), number(totals.stencilFailed)},
            {QStringLiteral("depth_passed"), number(totals.depthPassed)},
            {QStringLiteral("depth_failed"), number(totals.depthFailed)},
            {QStringLiteral("written"), number(totals.passed)}};
}

QJsonArray valuesArray(const core::Overlay& overlay, core::OverlayKind kind)
{
    QJsonArray values;
    for (const OverlayShare& share : core::overlayShares(overlay, kind)) {
        QJsonObject value{{QStringLiteral("value"), number(quint64{share.value})},
                          {QStringLiteral("name"), valueName(kind, share.value)},
                          {QStringLiteral("pixels"), number(share.pixels)}};
        if (share.primitive.primitive != 0)
            value.insert(QStringLiteral("draw"), number(quint64{share.primitive.draw}));
        values.append(value);
    }
    return values;
}

QByteArray csvRow(std::uint32_t x, std::uint32_t y, const PixelTouches& touches)
{
    QByteArray row = QByteArray::number(x) + ',' + QByteArray::number(y);
    for (const std::uint32_t value : {touches.rasterized(), touches.front, touches.back, touches.onEdge, touches.shaded,
                                      touches.helpers, touches.discarded, touches.stencilPassed, touches.stencilFailed,
                                      touches.depthPassed, touches.depthFailed, touches.passed})
        row += ',' + QByteArray::number(value);
    for (const core::PrimitiveOfDraw& id : {touches.first, touches.last})
        row += id.primitive == 0 ? QByteArray(",,")
                                 : ',' + QByteArray::number(id.draw) + ',' + QByteArray::number(id.primitive);
    return row;
}

/// Nothing where there is no such plane; windings by sample.
QByteArray planesRow(const core::VectorPlanes& planes, std::uint32_t x, std::uint32_t y)
{
    QByteArray row = planes.holds(x, y) ? ",1" : ",0";
    for (const auto* plane : {&planes.coverage, &planes.scissor, &planes.mask}) {
        const auto value = planes.valueOf(*plane, x, y);
        row += ',' + (value ? QByteArray::number(*value) : QByteArray());
    }
    row += ',';
    if (const auto windings = planes.windings(x, y))
        for (std::uint32_t sample = 0; sample < windings->samples; ++sample)
            row += (sample == 0 ? "" : " ") + QByteArray::number(windings->values[sample]);
    return row;
}

} // namespace

QByteArray overlayAsCsv(const core::Overlay& overlay)
{
    QByteArray csv = "x,y,rasterized,front,back,on_edge,shaded,helpers,discarded,stencil_passed,stencil_failed,"
                     "depth_passed,depth_failed,written,first_draw,first_primitive,last_draw,last_primitive";
    csv += overlay.planes ? ",box,coverage,scissor_regions,mask,windings\r\n" : "\r\n";
    for (std::uint32_t y = 0; y < overlay.pixels.height(); ++y)
        for (std::uint32_t x = 0; x < overlay.pixels.width(); ++x)
            if (const PixelTouches& touches = overlay.pixels.at(x, y); !(touches == PixelTouches()))
                csv += csvRow(x, y, touches) + (overlay.planes ? planesRow(*overlay.planes, x, y) : "") + "\r\n";
    return csv;
}

QByteArray overlayAsJson(const core::Overlay& overlay, core::OverlayKind kind)
{
    const QJsonObject object{{QStringLiteral("vitrine"), 1},
                             {QStringLiteral("kind"), QStringLiteral("overlay")},
                             {QStringLiteral("layer"), text(core::enumName(kind))},
                             {QStringLiteral("scope"), text(core::enumName(overlay.query.scope))},
                             {QStringLiteral("position"), number(overlay.query.position)},
                             {QStringLiteral("first_draw"), number(overlay.firstDraw)},
                             {QStringLiteral("last_draw"), number(overlay.lastDraw)},
                             {QStringLiteral("width"), number(quint64{overlay.pixels.width()})},
                             {QStringLiteral("height"), number(quint64{overlay.pixels.height()})},
                             {QStringLiteral("totals"), totalsObject(overlay.totals)},
                             {QStringLiteral("values"), valuesArray(overlay, kind)}};
    return QJsonDocument(object).toJson();
}

} // namespace vitrine::views
