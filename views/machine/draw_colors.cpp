// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/machine/draw_colors.h"

#include "core/session/machine/draw_recording.h"
#include "core/session/machine/frame_section.h"
#include "views/machine/pass_text.h"
#include "views/theme/counted.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace vitrine::views {

namespace {

struct DrawText {
    Q_DECLARE_TR_FUNCTIONS(DrawText)
};

constexpr std::size_t kMostInLegend = 8;
constexpr int kPale = 60; // percent
constexpr int kInkAlpha = 120;

// Of Okabe and Ito; those that keep 3:1 on the panel, with the next ones as different as can be.
constexpr std::array<QRgb, 5> kDark{0xff56b4e9, 0xffe69f00, 0xff009e73, 0xffcc79a7, 0xffd55e00};
constexpr std::array<QRgb, 5> kLight{0xff0072b2, 0xffc27c00, 0xff008a64, 0xffb85a90, 0xffd55e00};

QColor colorOf(std::optional<std::size_t> place, const Theme& theme)
{
    return place ? colorOfDraw(*place, theme) : theme.secondary;
}

bool isPlain(const DataStyle& style)
{
    return style.fill.pattern == Qt::NoBrush && style.letter.isEmpty();
}

} // namespace

QColor colorOfDraw(std::size_t place, const Theme& theme)
{
    return QColor(theme.isDark ? kDark[place % kDark.size()] : kLight[place % kLight.size()]);
}

DrawColors::DrawColors(const core::DrawRecording& recording, std::uint32_t draw) : m_draw(draw)
{
    const core::Cycle end = recording.length();
    for (const core::RecordedPass& pass : recording.section<core::VectorSection>().passes)
        m_draws.push_back({pass.first.value_or(end), pass.end.value_or(end), pass.kind});
    if (const auto& frame = recording.section<core::FrameSection>().run)
        for (const core::DrawSpan& span : frame->draws)
            m_draws.push_back({span.begin, span.end, core::VectorPass::None, span.draw});
    if (m_draws.empty())
        m_draws.push_back({0, end, core::VectorPass::None});
}

std::optional<std::size_t> DrawColors::onlyAt(core::Cycle cycle) const
{
    const auto next = std::ranges::upper_bound(m_draws, cycle, {}, &Draw::from);
    if (next == m_draws.begin() || cycle >= std::prev(next)->to)
        return std::nullopt;
    const auto place = static_cast<std::size_t>(std::prev(next) - m_draws.begin());
    // They leave in their order (RUN-04), so no older one is under way when the one before is not.
    return place != 0 && m_draws[place - 1].to > cycle ? std::nullopt : std::optional(place);
}

std::optional<std::size_t> DrawColors::placeOf(std::uint32_t draw, std::uint32_t pass) const
{
    if (!isFrame())
        return pass;
    const auto found = std::ranges::lower_bound(m_draws, std::optional(draw), {}, &Draw::inFrame);
    return found != m_draws.end() && found->inFrame == draw
               ? std::optional(static_cast<std::size_t>(found - m_draws.begin()))
               : std::nullopt;
}

QString DrawColors::name(std::optional<std::size_t> place) const
{
    if (!place)
        return isFrame() ? DrawText::tr("no draw, or several") : DrawText::tr("between passes");
    const core::VectorPass pass = m_draws[*place].pass;
    if (const auto inFrame = m_draws[*place].inFrame)
        return DrawText::tr("draw %1").arg(grouped(*inFrame));
    if (pass == core::VectorPass::None)
        return DrawText::tr("draw %1").arg(grouped(m_draw));
    return DrawText::tr("draw %1, pass %2, %3").arg(grouped(m_draw), grouped(*place + 1), passName(pass));
}

QString DrawColors::letter(std::size_t place) const
{
    if (m_draws.size() < 2)
        return {};
    return QString::number(isFrame() ? *m_draws[place].inFrame : place + 1);
}

DataStyle DrawColors::dressed(const DataStyle& style, std::optional<std::size_t> place, const Theme& theme) const
{
    if (!m_isOn)
        return style;
    DataStyle dressed = style;
    const QColor color = colorOf(place, theme);
    const bool isFull = isPlain(style) && place;
    dressed.fill.color = isFull ? color : thinned(color, theme, kPale);
    dressed.fill.ink = theme.text;
    dressed.fill.ink.setAlpha(kInkAlpha);
    if (isFull)
        dressed.letter = letter(*place);
    return dressed;
}

QList<DataStyle> DrawColors::legend(const QList<DataStyle>& styles, const Theme& theme) const
{
    QList<DataStyle> all;
    const std::size_t named = m_draws.size() > kMostInLegend ? kMostInLegend - 1 : m_draws.size();
    for (std::size_t place = 0; place < named; ++place) {
        const core::VectorPass pass = m_draws[place].pass;
        const bool isPass = pass != core::VectorPass::None;
        all << DataStyle{{colorOf(place, theme)},
                         letter(place),
                         name(place),
                         isPass ? passName(pass) : name(place),
                         isPass      ? passSentence(pass)
                         : isFrame() ? DrawText::tr("What the machine does for this draw of the frame.")
                                     : DrawText::tr("All that the machine works on is of this draw.")};
    }
    if (named < m_draws.size()) {
        const QString more = DrawText::tr("%1 more").arg(grouped(m_draws.size() - named));
        all << DataStyle{{colorOf({}, theme)},
                         QStringLiteral("…"),
                         more,
                         more,
                         isFrame()
                             ? DrawText::tr("In the same colors again. The values below the timeline name the draw.")
                             : DrawText::tr("In the same colors again. The values below the timeline name the pass.")};
    }
    if (isFrame())
        all << DataStyle{{colorOf({}, theme)},
                         {},
                         name({}),
                         name({}),
                         DrawText::tr("Of a clear or copy, or not told apart: several draws are under way.")};
    for (const DataStyle& style : styles)
        if (!isPlain(style))
            all << dressed(style, {}, theme);
    return all;
}

} // namespace vitrine::views
