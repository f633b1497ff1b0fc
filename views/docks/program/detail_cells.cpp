// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/program/detail_cells.h"

#include "views/base/notes.h"

#include <QCoreApplication>

#include <algorithm>

namespace vitrine::views::cells {

namespace {

// A matrix is written in columns.
std::vector<QString> alignedRows(const core::UniformRows& rows)
{
    std::vector<std::size_t> widths;
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths.resize(std::max(widths.size(), i + 1));
            widths[i] = std::max(widths[i], row[i].size());
        }
    std::vector<QString> texts;
    for (const auto& row : rows) {
        QStringList values;
        for (std::size_t i = 0; i < row.size(); ++i)
            values << text(row[i]).rightJustified(static_cast<qsizetype>(widths[i]));
        texts.push_back(values.join(QStringLiteral("  ")));
    }
    return texts;
}

RowCell rowCell(const QString& shown, const std::vector<std::string>& values, const std::vector<std::string>* before)
{
    RowCell cell = code(shown);
    cell.toolTip = joined(values);
    if (before && *before != values)
        cell.was = joined(*before);
    return cell;
}

const std::vector<std::string>* rowBefore(const core::UniformRows* before, std::size_t row)
{
    return before && row < before->size() ? &(*before)[row] : nullptr;
}

} // namespace

QString text(std::string_view plain)
{
    return QString::fromUtf8(plain.data(), static_cast<qsizetype>(plain.size()));
}

QString joined(const std::vector<std::string>& values)
{
    QStringList all;
    for (const std::string& value : values)
        all << text(value);
    return all.join(QStringLiteral(", "));
}

RowCell code(const QString& words)
{
    return {.text = words, .isCode = true};
}

RowCell number(std::int64_t value)
{
    return {.text = QString::number(value), .value = QVariant::fromValue<qint64>(value), .isCode = true};
}

RowCell resource(const core::ResourceId& id, const Notes& notes)
{
    return {.text = notes.displayName(id), .link = Link{.place = {}, .selection = ResourceLink{id}}};
}

RowCell location(const core::UniformDetails& uniform)
{
    if (uniform.location >= 0 && uniform.isLocationTold)
        return number(uniform.location);
    const QString why = uniform.location < 0
                            ? QCoreApplication::translate("ProgramRows", "None: a value of the system.")
                            : QCoreApplication::translate("ProgramRows", "The program has not asked for it.");
    return {.text = QStringLiteral("—"), .toolTip = why};
}

QString registers(const core::UniformDetails& uniform)
{
    QStringList parts;
    if (uniform.vertexRegister >= 0)
        parts << QCoreApplication::translate("ProgramRows", "vertex c%1").arg(uniform.vertexRegister);
    if (uniform.fragmentRegister >= 0)
        parts << QCoreApplication::translate("ProgramRows", "fragment c%1").arg(uniform.fragmentRegister);
    return parts.join(QStringLiteral(" · "));
}

RowCell value(const core::UniformDetails& uniform, const core::UniformRows* before)
{
    if (uniform.rows.size() != 1)
        return {};
    return rowCell(joined(uniform.rows.front()), uniform.rows.front(), rowBefore(before, 0));
}

std::vector<Row> matrixRows(const core::UniformDetails& uniform, const core::UniformRows* before,
                            std::size_t columnCount)
{
    std::vector<Row> rows;
    if (uniform.rows.size() < 2)
        return rows;
    const std::vector<QString> lines = alignedRows(uniform.rows);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Row row;
        row.cells.resize(columnCount);
        row.cells[0].text = QCoreApplication::translate("ProgramRows", "row %1").arg(i);
        row.cells[1] = rowCell(lines[i], uniform.rows[i], rowBefore(before, i));
        rows.push_back(std::move(row));
    }
    return rows;
}

RowCell texture(const core::UniformDetails& sampler, const Notes& notes)
{
    return sampler.texture ? resource(*sampler.texture, notes)
                           : RowCell{.text = QCoreApplication::translate("ProgramRows", "none")};
}

} // namespace vitrine::views::cells
