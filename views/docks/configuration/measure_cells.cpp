// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/configuration/measure_cells.h"

#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <QCoreApplication>

#include <cmath>

namespace vitrine::views {

namespace {

/// For the translators: all that core names, and what tables tell beside it.
[[maybe_unused]] constexpr const char* kMeasures[] = {
    QT_TRANSLATE_NOOP("Measure", "what is run"),
    QT_TRANSLATE_NOOP("Measure", "images"),
    QT_TRANSLATE_NOOP("Measure", "cycles"),
    QT_TRANSLATE_NOOP("Measure", "draws"),
    QT_TRANSLATE_NOOP("Measure", "draws under way"),
    QT_TRANSLATE_NOOP("Measure", "vertex shader runs"),
    QT_TRANSLATE_NOOP("Measure", "fragment shader runs"),
    QT_TRANSLATE_NOOP("Measure", "fragment shader runs saved"),
    QT_TRANSLATE_NOOP("Measure", "sample tests"),
    QT_TRANSLATE_NOOP("Measure", "sample tests saved"),
    QT_TRANSLATE_NOOP("Measure", "energy (illustrative)"),
    QT_TRANSLATE_NOOP("Measure", "fragments"),
    QT_TRANSLATE_NOOP("Measure", "instructions"),
    QT_TRANSLATE_NOOP("Measure", "instructions per cycle"),
    QT_TRANSLATE_NOOP("Measure", "tiles tested"),
    QT_TRANSLATE_NOOP("Measure", "tiles culled"),
    QT_TRANSLATE_NOOP("Measure", "tiles passed"),
    QT_TRANSLATE_NOOP("Measure", "tiles ambiguous"),
    QT_TRANSLATE_NOOP("Measure", "tiles terminated"),
    QT_TRANSLATE_NOOP("Measure", "look-ups"),
    QT_TRANSLATE_NOOP("Measure", "metadata bytes"),
    QT_TRANSLATE_NOOP("Measure", "draws bypassed"),
    QT_TRANSLATE_NOOP("Measure", "fragments bypassed"),
    QT_TRANSLATE_NOOP("Measure", "gate index (illustrative)"),
    QT_TRANSLATE_NOOP("Measure", "warnings"),
    QT_TRANSLATE_NOOP("Measure", "requests"),
    QT_TRANSLATE_NOOP("Measure", "stalled"),
    QT_TRANSLATE_NOOP("Measure", "high water"),
};

constexpr QChar kMinus(0x2212);

QString decimals(double amount)
{
    QString text = QString::number(amount - std::floor(amount), 'f', 3);
    while (text.endsWith(QLatin1Char('0')))
        text.chop(1);
    return text.mid(1); // ".5", or "." of a whole number
}

} // namespace

QString measureText(std::string_view measure, std::string_view subject)
{
    const QString name = QCoreApplication::translate("Measure", std::string(measure).c_str());
    return subject.empty()
               ? name
               : name + QLatin1Char(' ') + QString::fromUtf8(subject.data(), static_cast<int>(subject.size()));
}

QString amountText(double amount)
{
    const double size = std::abs(amount);
    const QString sign = amount < 0 ? QString(kMinus) : QString();
    const QString part = decimals(size);
    return sign + grouped(static_cast<quint64>(size)) + (part.size() > 1 ? part : QString());
}

QString attachmentText(core::Attachment attachment)
{
    switch (attachment) {
    case core::Attachment::Color: return QCoreApplication::translate("Measure", "color");
    case core::Attachment::Depth: return QCoreApplication::translate("Measure", "depth");
    case core::Attachment::Stencil: return QCoreApplication::translate("Measure", "stencil");
    }
    return {};
}

namespace {

/// With its sign, and by how much of the reference's number, unless that is 0.
QString changeText(double amount, std::optional<double> fraction)
{
    const QChar sign = amount < 0 ? kMinus : QLatin1Char('+');
    QString text = amountText(amount);
    if (amount > 0)
        text.prepend(sign);
    if (fraction && amount != 0)
        text += QStringLiteral(" (%1%2 %)").arg(sign).arg(std::abs(100 * *fraction), 0, 'f', 1);
    return text;
}

Link linkToDifference(const core::ImageDifference& difference)
{
    return {.place = DrawLink{difference.draw}, .selection = PixelLink{difference.pixel.x, difference.pixel.y}};
}

} // namespace

RowCell changeCell(double amount)
{
    return {.text = changeText(amount, std::nullopt), .value = amount, .isCode = true};
}

RowCell changeCell(double amount, double reference)
{
    return {.text = changeText(amount, reference != 0 ? std::optional(amount / reference) : std::nullopt),
            .value = amount,
            .isCode = true};
}

QString imageLine(const core::ImageVerdict& verdict, core::ImagesCompared when, SentenceLinks* links)
{
    QString line = inWords(core::imageLine(verdict, when));
    line[0] = line[0].toUpper();
    const bool leads = verdict.notRunnable.empty() && verdict.difference;
    return leads ? linked(links, line, linkToDifference(*verdict.difference)) : line;
}

RowCell imageCell(const core::ImageVerdict& verdict)
{
    RowCell cell{inWords(core::imageText(verdict))};
    if (verdict.notRunnable.empty() && verdict.difference)
        cell.link = linkToDifference(*verdict.difference);
    return cell;
}

RowCell measureCell(const core::ComparisonTable::Row& row, std::size_t machine)
{
    if (!row.images.empty())
        return imageCell(row.images[machine]);
    const QString text = QString::fromStdString(row.cells[machine]);
    RowCell cell{text};
    if (!row.values[machine]) // a sentence
        return cell;
    cell.isCode = true;
    cell.value = *row.values[machine];
    const QStringList parts = text.split(QStringLiteral(" of ")); // of queues: "3 of 32"
    cell.text = parts.size() == 2 ? QCoreApplication::translate("Measure", "%1 of %2").arg(parts[0], parts[1])
                                  : amountText(*row.values[machine]);
    return cell;
}

RowCell differenceCell(const core::ComparisonTable& table, const core::ComparisonTable::Row& row, std::size_t machine)
{
    const auto difference = core::differenceOf(table, row, machine);
    if (!difference)
        return {};
    return {.text = changeText(difference->amount, difference->fraction), .value = difference->amount, .isCode = true};
}

} // namespace vitrine::views
