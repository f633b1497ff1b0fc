// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/curve_picture.h"

#include "core/session/pixel_engine/vector_text.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr int kLeastSide = 128, kSide = 200;
constexpr int kSteps = 128; // of a curve
constexpr int kGridLines = 4;
constexpr double kDot = 4.0; // pixels, of a mark

QPointF placed(const QRectF& plot, const QPointF& place)
{
    return {plot.left() + place.x() * plot.width(), plot.bottom() - place.y() * plot.height()};
}

QColor colorOf(bool isGamma)
{
    const Theme theme = Theme::current();
    return isGamma ? theme.draw : theme.clear;
}

} // namespace

CurvePicture::CurvePicture(PixelPlayer& player, QWidget* parent) : QWidget(parent), m_player(player)
{
    setObjectName(QStringLiteral("pixelCurves"));
    setAccessibleName(tr("Curves of gamma and degamma"));
    setToolTip(
        namedTip(tr("Gamma and degamma"), tr("What becomes of a color, from 0 to 1, when it is stored and when it "
                                             "becomes linear. Dots: what the last step has looked up.")));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    connect(&player, &PixelPlayer::traceChanged, this, &CurvePicture::showStep);
    connect(&player, &PixelPlayer::moved, this, &CurvePicture::showStep);
    showStep();
}

const core::VectorBlend* CurvePicture::blend() const
{
    return m_player.hasProgram() && m_player.program().vector ? &m_player.program().vector->blend : nullptr;
}

/// Channels that fall together have one mark.
void CurvePicture::showStep()
{
    m_marks.clear();
    QStringList told;
    const core::PixelStep* step = m_player.lastStep();
    if (const core::VectorBlend* blend = this->blend(); blend && step)
        for (const core::TableLookUp& one : step->lookUps) {
            if (one.table == core::LookUpTable::Rcp)
                continue;
            const Mark mark{{static_cast<double>(one.from), static_cast<double>(one.value)},
                            QString(QLatin1Char(one.channel)),
                            one.table == core::LookUpTable::Gamma};
            const auto same = std::ranges::find_if(m_marks, [&mark](const Mark& other) {
                return other.isGamma == mark.isGamma && other.place == mark.place;
            });
            if (same == m_marks.end())
                m_marks.push_back(mark);
            else if (!same->channels.contains(mark.channels))
                same->channels += mark.channels;
            told << inWords(lookUpText(one, *blend));
        }
    setAccessibleDescription(told.join(QLatin1Char('\n')));
    update();
}

QSize CurvePicture::sizeHint() const
{
    return {kSide, kSide};
}

QSize CurvePicture::minimumSizeHint() const
{
    return {kLeastSide, kLeastSide};
}

/// A square, with room for the numbers at its axes.
QRectF CurvePicture::plot() const
{
    const double line = fontMetrics().height();
    const double side = std::min<double>(width() - 3.0 * kPadding - line, height() - 2.0 * kPadding - line);
    return {kPadding + line, double(kPadding), std::max(side, 1.0), std::max(side, 1.0)};
}

void CurvePicture::paintGrid(QPainter& painter, const QRectF& plot) const
{
    const Theme theme = Theme::current();
    painter.setPen(theme.line);
    for (int i = 0; i <= kGridLines; ++i) {
        const double at = static_cast<double>(i) / kGridLines;
        painter.drawLine(placed(plot, {at, 0}), placed(plot, {at, 1}));
        painter.drawLine(placed(plot, {0, at}), placed(plot, {1, at}));
    }
    painter.setPen(theme.secondary);
    const double line = fontMetrics().height();
    for (const int end : {0, 1}) {
        const QPointF below = placed(plot, {double(end), 0}), beside = placed(plot, {0, double(end)});
        painter.drawText(QRectF(below.x() - line, below.y(), 2 * line, line), Qt::AlignCenter, QString::number(end));
        painter.drawText(QRectF(beside.x() - line - kGrid, beside.y() - line / 2, line, line),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(end));
    }
}

void CurvePicture::paintCurve(QPainter& painter, const QRectF& plot, bool isGamma) const
{
    const core::GammaCurve curve{blend()->gammaPower, false};
    QPolygonF line;
    for (int i = 0; i <= kSteps; ++i) {
        const float v = static_cast<float>(i) / kSteps;
        line << placed(plot, {static_cast<double>(v),
                              static_cast<double>(isGamma ? gammaCompressed(curve, v) : gammaExpanded(curve, v))});
    }
    painter.setPen(QPen(colorOf(isGamma), 2, isGamma ? Qt::SolidLine : Qt::DashLine));
    painter.drawPolyline(line);
    painter.setPen(Theme::current().text);
    const QRectF label(placed(plot, isGamma ? QPointF(0.04, 0.97) : QPointF(0.5, 0.16)),
                       QSizeF(plot.width() / 2 - kGrid, fontMetrics().height()));
    painter.drawText(label, isGamma ? Qt::AlignLeft : Qt::AlignRight, isGamma ? tr("gamma") : tr("degamma"));
}

void CurvePicture::paintMark(QPainter& painter, const QRectF& plot, const Mark& mark) const
{
    const QPointF at = placed(plot, mark.place);
    const Theme theme = Theme::current();
    painter.setPen(QPen(theme.secondary, 1, Qt::DotLine));
    painter.drawLine(QPointF(at.x(), plot.bottom()), at);
    painter.drawLine(QPointF(plot.left(), at.y()), at);
    painter.setPen(QPen(theme.text, 1));
    painter.setBrush(colorOf(mark.isGamma));
    painter.drawEllipse(at, kDot, kDot);
    // Beside the curve's other side, where there is nothing.
    const QSizeF room(fontMetrics().horizontalAdvance(mark.channels), fontMetrics().height());
    const double left = mark.isGamma ? at.x() + 2 * kDot : at.x() - 2 * kDot - room.width();
    painter.drawText(QRectF(QPointF(left, mark.isGamma ? at.y() : at.y() - room.height()), room), Qt::AlignCenter,
                     mark.channels);
}

void CurvePicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::current().panel);
    if (!blend())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF plot = this->plot();
    paintGrid(painter, plot);
    paintCurve(painter, plot, true);
    paintCurve(painter, plot, false);
    for (const Mark& mark : m_marks)
        paintMark(painter, plot, mark);
}

QImage CurvePicture::picture()
{
    return grab().toImage();
}

} // namespace vitrine::views
