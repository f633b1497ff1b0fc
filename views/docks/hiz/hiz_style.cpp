// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/hiz/hiz_style.h"

#include "views/docks/hiz/hiz_context.h"
#include "views/overlay/overlay_colors.h"

#include <QLinearGradient>
#include <QPainter>

namespace vitrine::views {

namespace {

constexpr int kScaleWidth = 160, kScaleHeight = 12;

struct Words {
    const char* letter;
    const char* name;
    const char* sentence;
    Qt::BrushStyle pattern;
};

// By HizMark.
constexpr Words kMarks[] = {
    {"", QT_TRANSLATE_NOOP("Hiz", "not touched"),
     QT_TRANSLATE_NOOP("Hiz", "No primitive of the draw reaches the tile."), Qt::NoBrush},
    {"P", QT_TRANSLATE_NOOP("Hiz", "passed"), QT_TRANSLATE_NOOP("Hiz", "Every sample passes: none has to be compared."),
     Qt::NoBrush},
    {"A", QT_TRANSLATE_NOOP("Hiz", "ambiguous"),
     QT_TRANSLATE_NOOP("Hiz", "The intervals overlap: every sample is tested by itself."), Qt::Dense6Pattern},
    {"C", QT_TRANSLATE_NOOP("Hiz", "culled"),
     QT_TRANSLATE_NOOP("Hiz", "No sample can pass: the tile makes no fragments."), Qt::DiagCrossPattern},
    {"T", QT_TRANSLATE_NOOP("Hiz", "terminated"),
     QT_TRANSLATE_NOOP("Hiz", "Every fragment would be discarded: the tile makes none."), Qt::BDiagPattern},
    {"S", QT_TRANSLATE_NOOP("Hiz", "not compared"),
     QT_TRANSLATE_NOOP("Hiz", "The program writes depth or has side effects: the tile is shaded whatever its bounds "
                              "are."),
     Qt::HorPattern},
    {"!", QT_TRANSLATE_NOOP("Hiz", "broken bounds"),
     QT_TRANSLATE_NOOP("Hiz", "A sample lies outside of the tile's bounds: a fault of the machine."), Qt::CrossPattern},
};
static_assert(std::size(kMarks) == kHizMarks);

QColor colorOf(HizMark mark, const Theme& theme)
{
    switch (mark) {
    case HizMark::Untouched: return theme.line;
    case HizMark::Passed: return {0x00, 0x9e, 0x73};
    case HizMark::Ambiguous: return {0xf0, 0xe4, 0x42};
    case HizMark::Culled: return theme.fail;
    case HizMark::Terminated: return {0xcc, 0x79, 0xa7};
    case HizMark::NotCompared: return theme.draw;
    case HizMark::Broken: return theme.text;
    }
    return {};
}

QString translated(const char* text)
{
    return Hiz::tr(text);
}

} // namespace

DataStyle hizMarkStyle(HizMark mark, const Theme& theme)
{
    const Words& words = kMarks[static_cast<std::size_t>(mark)];
    return {{colorOf(mark, theme), words.pattern, QColor(0, 0, 0, 110)},
            QString::fromLatin1(words.letter),
            translated(words.name),
            translated(words.name),
            translated(words.sentence)};
}

QList<DataStyle> allHizMarks(const Theme& theme)
{
    QList<DataStyle> styles;
    for (const HizMark mark : {HizMark::Passed, HizMark::Ambiguous, HizMark::Culled, HizMark::Terminated,
                               HizMark::NotCompared, HizMark::Untouched})
        styles << hizMarkStyle(mark, theme);
    return styles;
}

HizPainter::HizPainter(const HizFacts& facts) : m_facts(facts), m_range(facts.colorRange())
{
    for (std::size_t mark = 0; mark < kHizMarks; ++mark)
        m_styles[mark] = hizMarkStyle(static_cast<HizMark>(mark));
}

DataFill HizPainter::fillOf(const core::HizTile& tile) const
{
    if (m_facts.look.by == HizLook::By::Verdict)
        return m_styles[static_cast<std::size_t>(m_facts.markOf(tile))].fill;
    const auto value = m_facts.colorValueOf(tile);
    return {value ? sequenceColor((*value - m_range.low) / (m_range.high - m_range.low)) : Theme::current().line};
}

QString HizPainter::letterOf(const core::HizTile& tile) const
{
    return m_styles[static_cast<std::size_t>(m_facts.markOf(tile))].letter;
}

HizScaleLegend::HizScaleLegend(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void HizScaleLegend::show(const QString& name, const QString& low, const QString& high)
{
    m_name = name;
    m_low = low;
    m_high = high;
    setAccessibleName(tr("%1: %2 to %3").arg(name, low, high));
    updateGeometry();
    update();
}

void HizScaleLegend::setMark(std::optional<double> share)
{
    m_mark = share;
    update();
}

QSize HizScaleLegend::sizeHint() const
{
    const int texts = fontMetrics().horizontalAdvance(m_name + m_low + m_high);
    return {kScaleWidth + texts + 4 * kPadding, fontMetrics().height() + kGrid};
}

void HizScaleLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme theme = Theme::current();
    painter.setPen(theme.secondary);
    int x = 0;
    const auto text = [&](const QString& words) {
        painter.drawText(QRect(x, 0, width() - x, height()), Qt::AlignVCenter, words);
        x += fontMetrics().horizontalAdvance(words) + kPadding;
    };
    text(m_name);
    text(m_low);
    const QRect scale(x, (height() - kScaleHeight) / 2, kScaleWidth, kScaleHeight);
    QLinearGradient gradient(scale.topLeft(), scale.topRight());
    for (int i = 0; i <= 8; ++i)
        gradient.setColorAt(i / 8.0, sequenceColor(i / 8.0));
    painter.fillRect(scale, gradient);
    if (m_mark) {
        const double at = scale.left() + std::clamp(*m_mark, 0.0, 1.0) * scale.width();
        painter.fillRect(QRectF(at - 2, scale.top() - 2, 4, scale.height() + 4), theme.panel);
        painter.fillRect(QRectF(at - 1, scale.top() - 2, 2, scale.height() + 4), theme.text);
    }
    x += kScaleWidth + kPadding;
    painter.setPen(theme.secondary);
    text(m_high);
}

} // namespace vitrine::views
