// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/vector_paint/filter_boxes.h"

#include "views/docks/history/history_text.h"
#include "views/docks/vector_paint/paint_rows.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace vitrine::views {

namespace {

using core::FilterPart;

constexpr int kLines = 4;  // texels of a section, or channels
constexpr int kArrow = 12; // pixels between boxes
constexpr int kDigits = 5;

std::vector<FilterBoxes::Line> channelLines(const core::Vec4& color)
{
    constexpr std::string_view kChannels = "rgba";
    std::vector<FilterBoxes::Line> lines;
    for (int channel = 0; channel < kLines; ++channel)
        lines.push_back({QStringLiteral("%1 %2")
                             .arg(QLatin1Char(kChannels[static_cast<std::size_t>(channel)]))
                             .arg(static_cast<double>(color[channel]), 0, 'g', kDigits)
                             .replace(QLatin1Char('-'), QStringLiteral("−")),
                         std::nullopt});
    return lines;
}

QString nameOf(FilterPart part)
{
    QString name = inWords(filterPartText(part));
    name.front() = name.front().toUpper();
    return name;
}

QString sentenceOf(FilterPart part)
{
    switch (part) {
    case FilterPart::Fetch: return FilterBoxes::tr("Texels of the image below the section, as they are filtered.");
    case FilterPart::Coefficients: return FilterBoxes::tr("What each texel of the section is multiplied by.");
    case FilterPart::Alu: return FilterBoxes::tr("Sum of the section's products, r.");
    case FilterPart::Accumulate: return FilterBoxes::tr("Sum of the sections up to this one.");
    case FilterPart::ScaleAndBias: break;
    }
    return FilterBoxes::tr("Sum of all sections, scaled and biased: what the filter gives.");
}

} // namespace

FilterBoxes::FilterBoxes(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("filterBoxes"));
    setAccessibleName(tr("Filter unit"));
    setToolTip(namedTip(tr("Filter unit"), tr("What leaves each of its parts for the section chosen in the table; "
                                              "below it, of how many for the pixel.")));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    hide();
}

const core::ConvolvedPixel* FilterBoxes::kernel() const
{
    return m_painted && m_painted->convolution ? &*m_painted->convolution : nullptr;
}

void FilterBoxes::show(std::shared_ptr<const core::PaintedPixel> painted)
{
    m_painted = std::move(painted);
    const core::ConvolvedPixel* shown = kernel();
    setVisible(shown && !shown->sections.empty());
    if (shown && !shown->sections.empty())
        setSection(shown->sections.size() - 1);
    else
        m_boxes.clear();
}

void FilterBoxes::setSection(std::size_t section)
{
    m_section = section;
    m_boxes.clear();
    QStringList told;
    for (const FilterPart part : core::kFilterParts) {
        m_boxes.push_back(boxOf(part));
        QStringList lines;
        for (const Line& line : m_boxes.back().lines)
            lines << line.text;
        told << QStringLiteral("%1: %2 (%3)")
                    .arg(m_boxes.back().name, lines.join(QStringLiteral(", ")), m_boxes.back().count);
    }
    setAccessibleDescription(told.join(QLatin1Char('\n')));
    updateGeometry();
    update();
}

FilterBoxes::Box FilterBoxes::boxOf(FilterPart part) const
{
    const core::ConvolvedPixel& pixel = *kernel();
    const core::KernelSection& section = pixel.sections[m_section];
    Box box{nameOf(part), {}, {}};
    if (part == FilterPart::Alu)
        box.lines = channelLines(section.result);
    else if (part == FilterPart::Accumulate)
        box.lines = channelLines(section.sum);
    else if (part == FilterPart::ScaleAndBias)
        box.lines = channelLines(pixel.filtered);
    for (const core::KernelTap& tap : pixel.taps) {
        if (tap.section != m_section)
            continue;
        if (part == FilterPart::Fetch)
            box.lines.push_back({QStringLiteral("%1, %2").arg(tap.x).arg(tap.y), tap.color});
        else if (part == FilterPart::Coefficients)
            box.lines.push_back(
                {QStringLiteral("k(%1, %2) %3").arg(tap.i).arg(tap.j).arg(paintNumber(tap.coefficient)), std::nullopt});
    }
    const std::size_t all = valuesOf(pixel, part);
    if (part == FilterPart::Alu || part == FilterPart::Accumulate)
        box.count = tr("section %1, of %2").arg(grouped(m_section), grouped(all));
    else if (part == FilterPart::ScaleAndBias)
        box.count = tr("· %1 + %2").arg(paintNumber(pixel.scale), paintNumber(pixel.bias));
    else
        box.count = tr("%1 of %2").arg(grouped(box.lines.size()), grouped(all));
    return box;
}

/// A name, what leaves the box, and the count.
int FilterBoxes::heightOfBox() const
{
    return (kLines + 2) * fontMetrics().height() + 4 * kGrid;
}

QRect FilterBoxes::areaOf(std::size_t box) const
{
    const int count = static_cast<int>(core::kFilterParts.size());
    const int room = width() - 2 * kPadding - (count - 1) * kArrow;
    const int side = std::max(room / count, 1);
    return {kPadding + static_cast<int>(box) * (side + kArrow), kGrid, side, height() - 2 * kGrid};
}

void FilterBoxes::paintBox(QPainter& painter, const Box& box, const QRect& area) const
{
    const Theme theme = Theme::current();
    painter.setPen(theme.line);
    painter.drawRect(area.adjusted(0, 0, -1, -1));
    QRect line = area.adjusted(kGrid, kGrid, -kGrid, 0);
    line.setHeight(fontMetrics().height());
    const auto write = [&](const QFont& font, const QColor& ink, const QString& text, int indent) {
        painter.setFont(font);
        painter.setPen(ink);
        const QRect room = line.adjusted(indent, 0, 0, 0);
        painter.drawText(room, Qt::AlignVCenter, painter.fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
        line.translate(0, line.height());
    };
    write(font(), theme.text, box.name, 0);
    for (const Line& one : box.lines) {
        if (one.color)
            painter.drawPixmap(line.left(), line.top() + (line.height() - kMarkSize) / 2,
                               swatch(*one.color, devicePixelRatioF()).pixmap(kMarkSize, kMarkSize));
        write(monospaceFont(), theme.text, one.text, one.color ? kMarkSize + kGrid : 0);
    }
    line.moveBottom(area.bottom() - kGrid);
    write(font(), theme.secondary, box.count, 0);
}

void FilterBoxes::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme theme = Theme::current();
    painter.fillRect(rect(), theme.panel);
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const QRect area = areaOf(i);
        paintBox(painter, m_boxes[i], area);
        if (i + 1 == m_boxes.size())
            break;
        const int y = area.center().y(), from = area.right() + 3, to = area.right() + kArrow - 2;
        painter.setPen(theme.secondary);
        painter.drawLine(from, y, to, y);
        painter.drawLine(to, y, to - 3, y - 3);
        painter.drawLine(to, y, to - 3, y + 3);
    }
}

bool FilterBoxes::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QString tip = toolTip();
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        if (areaOf(i).contains(help->pos())) {
            QStringList lines{sentenceOf(core::kFilterParts[i])};
            for (const Line& line : m_boxes[i].lines)
                lines << line.text;
            tip = namedTip(m_boxes[i].name, lines.join(QStringLiteral("<br>")));
        }
    QToolTip::showText(help->globalPos(), tip, this);
    return true;
}

} // namespace vitrine::views
