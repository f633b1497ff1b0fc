// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/history/history_text.h"

#include "core/session/pixel_history/pixel_cover_text.h"
#include "core/session/pixel_history/pixel_history_text.h"
#include "core/session/pixel_history/tile_text.h"
#include "core/session/resources/image_places.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <bit>

namespace vitrine::views {

namespace {

constexpr int kCheckerSize = 7;
constexpr int kHatchShade = 135; // percent; the letter keeps its contrast
constexpr int kFewestDigits = 4;
constexpr int kMostDigits = 9;

// Okabe and Ito's.
const QColor kPass(0x00, 0x9e, 0x73);
const QColor kFail(0xd5, 0x5e, 0x00);
const QColor kNothing(0xf0, 0xe4, 0x42);
const QColor kTerminated(0xcc, 0x79, 0xa7);

// The same order as core::CompareFunction; what is asked of the fragment's value and the one that is there.
QString comparison(core::CompareFunction function)
{
    const QString signs[] = {QCoreApplication::translate("PixelHistory", "never"),
                             QStringLiteral("<"),
                             QStringLiteral("="),
                             QStringLiteral("≤"),
                             QStringLiteral(">"),
                             QStringLiteral("≠"),
                             QStringLiteral("≥"),
                             QCoreApplication::translate("PixelHistory", "always")};
    return signs[static_cast<std::size_t>(function)];
}

bool asksNothing(core::CompareFunction function)
{
    return function == core::CompareFunction::Never || function == core::CompareFunction::Always;
}

std::size_t firstOf(core::SampleMask samples)
{
    return samples == 0 ? 0 : static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(samples)));
}

QString number(double value, int digits = kFewestDigits)
{
    return QString::number(value, 'g', digits);
}

QString verdict(const QString& question, bool isPassed)
{
    return isPassed ? QCoreApplication::translate("PixelHistory", "%1: yes").arg(question)
                    : QCoreApplication::translate("PixelHistory", "%1: no").arg(question);
}

QColor shown(const core::Vec4& color)
{
    const auto part = [](float value) { return std::clamp(value, 0.0f, 1.0f); };
    return QColor::fromRgbF(part(color.x), part(color.y), part(color.z), part(color.w));
}

template <typename Draw>
QIcon makeMark(qreal pixelRatio, const Draw& draw)
{
    QPixmap pixmap(QSize(kMarkSize, kMarkSize) * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    draw(painter, QRectF(0, 0, kMarkSize, kMarkSize));
    painter.end();
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected); // the selection does not tint data
    return icon;
}

} // namespace

FateLook lookOf(core::PixelFate fate)
{
    switch (fate) {
    case core::PixelFate::Written:
        return {QCoreApplication::translate("PixelHistory", "written"), QLatin1Char('W'), kPass};
    case core::PixelFate::Masked:
        return {QCoreApplication::translate("PixelHistory", "masked"), QLatin1Char('M'), kNothing};
    case core::PixelFate::Discarded:
        return {QCoreApplication::translate("PixelHistory", "discarded"), QLatin1Char('D'), kFail};
    case core::PixelFate::StencilFailed:
        return {QCoreApplication::translate("PixelHistory", "failed stencil"), QLatin1Char('S'), kFail};
    case core::PixelFate::DepthFailed:
        return {QCoreApplication::translate("PixelHistory", "failed depth"), QLatin1Char('Z'), kFail};
    case core::PixelFate::NoSampleLeft:
        return {QCoreApplication::translate("PixelHistory", "no sample left"), QLatin1Char('N'), kFail};
    case core::PixelFate::Culled:
        return {QCoreApplication::translate("PixelHistory", "culled"), QLatin1Char('C'), kFail};
    case core::PixelFate::Terminated:
        return {QCoreApplication::translate("PixelHistory", "terminated"), QLatin1Char('T'), kTerminated, true};
    case core::PixelFate::Uncovered:
        return {QCoreApplication::translate("PixelHistory", "not covered"), QLatin1Char('U'), kFail};
    case core::PixelFate::Scissored:
        return {QCoreApplication::translate("PixelHistory", "scissored"), QLatin1Char('X'), kFail};
    case core::PixelFate::HiddenByMask:
        return {QCoreApplication::translate("PixelHistory", "hidden by the mask"), QLatin1Char('H'), kFail};
    case core::PixelFate::LeftOut:
        return {QCoreApplication::translate("PixelHistory", "left out"), QLatin1Char('L'), kFail};
    }
    return {};
}

QIcon fateMark(const FateLook& look, qreal pixelRatio)
{
    return makeMark(pixelRatio, [&](QPainter& painter, const QRectF& box) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(look.color);
        painter.drawRoundedRect(box, 2, 2);
        if (look.isHatched) {
            painter.setBrush(QBrush(look.color.darker(kHatchShade), Qt::BDiagPattern));
            painter.drawRoundedRect(box, 2, 2);
        }
        QFont font;
        font.setPixelSize(kMarkSize - 4);
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(QColor(0x0b, 0x0d, 0x10)); // 4.5:1 on all of them
        painter.drawText(box, Qt::AlignCenter, look.letter);
    });
}

QIcon swatch(const core::Vec4& color, qreal pixelRatio)
{
    return makeMark(pixelRatio, [&](QPainter& painter, const QRectF& box) {
        const Theme theme = Theme::current();
        for (int cell = 0; cell < 4; ++cell) {
            const int column = cell % 2, row = cell / 2;
            painter.fillRect(QRect(column * kCheckerSize, row * kCheckerSize, kCheckerSize, kCheckerSize),
                             theme.checker((column + row) % 2 != 0));
        }
        painter.fillRect(box, shown(color));
        painter.setPen(theme.secondary);
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
    });
}

QString colorText(const core::Vec4& color, int digits)
{
    QStringList parts;
    for (const float part : {color.x, color.y, color.z, color.w})
        parts << number(static_cast<double>(part), digits);
    return parts.join(QStringLiteral(", "));
}

QString depthText(const core::PixelEntry& entry)
{
    if (!entry.fragment || !entry.fragment->testsDepth)
        return {};
    const core::FragmentEntry& fragment = *entry.fragment;
    const core::FragmentSamples& samples = fragment.samples;
    const core::SampleMask tested = samples.depthFailed != 0 ? samples.depthFailed : samples.passed;
    const std::size_t sample = firstOf(tested != 0 ? tested : samples.covered);
    const double own = fragment.depth[sample], stored = entry.before.depth[sample];
    if (tested == 0) // it did not get to the test
        return number(own);
    if (asksNothing(fragment.depthFunction))
        return verdict(comparison(fragment.depthFunction), samples.depthFailed == 0);
    int digits = kFewestDigits; // as many as tell them apart
    while (own != stored && digits < kMostDigits && number(own, digits) == number(stored, digits))
        ++digits;
    const QString question =
        QStringLiteral("%1 %2 %3").arg(number(own, digits), comparison(fragment.depthFunction), number(stored, digits));
    return verdict(question, samples.depthFailed == 0);
}

QString stencilText(const core::PixelEntry& entry)
{
    if (!entry.fragment || !entry.fragment->testsStencil)
        return {};
    const core::FragmentEntry& fragment = *entry.fragment;
    const core::FragmentSamples& samples = fragment.samples;
    const core::SampleMask reached = samples.stencilFailed | samples.depthFailed | samples.passed;
    if (reached == 0)
        return {};
    const core::SampleMask tested = samples.stencilFailed != 0 ? samples.stencilFailed : reached;
    const core::StencilFace& face = fragment.stencilFace;
    if (asksNothing(face.function))
        return verdict(comparison(face.function), samples.stencilFailed == 0);
    const QString question = QStringLiteral("%1 %2 %3")
                                 .arg(face.reference & face.compareMask)
                                 .arg(comparison(face.function))
                                 .arg(entry.before.stencil[firstOf(tested)] & face.compareMask);
    return verdict(question, samples.stencilFailed == 0);
}

TextLinks reasonLinks(const core::PixelHistory& history, const core::PixelEntry& entry)
{
    if (!entry.fragment || !entry.fragment->tile)
        return {};
    const QString reason = inWords(core::reasonText(history, entry));
    TextLinks links;
    const auto add = [&](const QString& part, const Link& link) {
        if (const qsizetype start = reason.indexOf(part); start >= 0)
            links << TextLink{start, part.size(), link};
    };
    if (const auto& setter = entry.fragment->tile->setter) {
        if (setter->primitive != 0 && entry.draw)
            add(inWords(core::setterText(*setter)), {{}, PrimitiveLink{*entry.draw, setter->primitive}});
        else if (setter->draw)
            add(inWords(core::textOf("draw {}", *setter->draw)), {DrawLink{*setter->draw, {}}, {}});
        else if (setter->kind == core::BoundSetter::Kind::Clear)
            add(inWords(core::setterText(*setter)), {PositionLink{setter->callIndex + 1}, {}});
    }
    for (const core::TileTexture& texture : entry.fragment->tile->textures)
        if (texture.id)
            add(text(core::nameOf(*texture.id)), {{}, ResourceLink{*texture.id}});
    std::sort(links.begin(), links.end(), [](const TextLink& a, const TextLink& b) { return a.start < b.start; });
    const auto isSame = [](const TextLink& a, const TextLink& b) { return a.start == b.start; };
    links.erase(std::unique(links.begin(), links.end(), isSame), links.end()); // a texture that is read twice
    return links;
}

QString tileCell(const core::PixelEntry& entry)
{
    if (!entry.fragment || !entry.fragment->tile)
        return {};
    const core::FragmentTile& tile = *entry.fragment->tile;
    const QString names[] = {QCoreApplication::translate("PixelHistory", "culled"),
                             QCoreApplication::translate("PixelHistory", "passed"),
                             QCoreApplication::translate("PixelHistory", "ambiguous")};
    const QString verdict = tile.result == core::TileResult::Terminate
                                ? QCoreApplication::translate("PixelHistory", "terminated")
                            : tile.isTested ? names[static_cast<std::size_t>(tile.coarse)]
                                            : QCoreApplication::translate("PixelHistory", "not compared");
    return QCoreApplication::translate("PixelHistory", "(%1,%2) %3, row %4")
        .arg(tile.tile.column)
        .arg(tile.tile.row)
        .arg(verdict)
        .arg(tile.tableRow);
}

QString sentenceTip(const core::PixelHistory& history, const core::PixelEntry& entry)
{
    const QString sentence = inWords(core::sentence(history, entry));
    const QString tile = core::isDropped(entry.fate) ? QString() : inWords(core::tileText(entry));
    QStringList lines{sentence};
    if (!tile.isEmpty())
        lines << tile;
    for (const core::Text& line : core::detailLines(entry))
        lines << inWords(line);
    return lines.join(QLatin1Char('\n'));
}

bool changedPixel(const core::PixelEntry& entry)
{
    return entry.before.color != entry.after.color || entry.before.depth != entry.after.depth ||
           entry.before.stencil != entry.after.stencil;
}

} // namespace vitrine::views
