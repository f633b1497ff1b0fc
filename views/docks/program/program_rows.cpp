// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/program/program_rows.h"

#include "views/docks/program/detail_cells.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

namespace vitrine::views {

using cells::code;
using cells::joined;
using cells::number;
using cells::text;

namespace {

template <typename Details>
const Details* counterpart(const std::vector<Details>* before, const std::string& name)
{
    if (!before)
        return nullptr;
    const auto found = std::ranges::find(*before, name, &Details::name);
    return found == before->end() ? nullptr : &*found;
}

void mark(RowCell& cell, const std::optional<QString>& was)
{
    if (was && *was != cell.text)
        cell.was = was;
}

Row uniformRow(const core::UniformDetails& uniform, const core::UniformDetails* before)
{
    const core::UniformRows* valueBefore = before ? &before->rows : nullptr;
    Row row{{code(text(uniform.name)),
             cells::value(uniform, valueBefore),
             code(text(core::nameOf(uniform.type))),
             cells::location(uniform),
             {.text = cells::registers(uniform)}}};
    row.children = cells::matrixRows(uniform, valueBefore, row.cells.size());
    return row;
}

QString readingText(const core::BufferReading& reading)
{
    QString type = text(core::nameOf(core::componentType(reading.type))) + QString::number(reading.size);
    if (reading.isNormalized)
        type += QLatin1Char('n');
    return QCoreApplication::translate("ProgramRows", "%1 from byte %2, every %3 B")
        .arg(type)
        .arg(reading.offset)
        .arg(reading.stride);
}

RowCell readCell(const core::AttributeDetails& attribute, const Notes& notes)
{
    if (!attribute.isArray)
        return {.text =
                    QCoreApplication::translate("ProgramRows", "%1 for every vertex").arg(joined(attribute.constant))};
    const QString reading = readingText(attribute.reading);
    if (!attribute.buffer)
        return {.text = QCoreApplication::translate("ProgramRows", "program's memory: %1").arg(reading)};
    RowCell cell = cells::resource(*attribute.buffer, notes);
    cell.text += QStringLiteral(": ") + reading;
    return cell;
}

QString bitsText(const core::ConstantRegister& constant, int component)
{
    const float value = constant.bits[component];
    const auto bits = std::bit_cast<std::int32_t>(value);
    switch (constant.kind) {
    case core::SymbolKind::Boolean: return bits != 0 ? QStringLiteral("true") : QStringLiteral("false");
    case core::SymbolKind::Integer: return QString::number(bits);
    case core::SymbolKind::Float: break;
    }
    return text(core::componentText(core::ComponentValue(value)));
}

QString registerText(const core::ConstantRegister& constant)
{
    QStringList all;
    for (int component = 0; component < constant.components; ++component)
        all << bitsText(constant, component);
    return all.join(QStringLiteral(", "));
}

} // namespace

QStringList ProgramRows::uniformColumns()
{
    return {QCoreApplication::translate("ProgramRows", "Uniform"), QCoreApplication::translate("ProgramRows", "Value"),
            QCoreApplication::translate("ProgramRows", "Type"), QCoreApplication::translate("ProgramRows", "Location"),
            QCoreApplication::translate("ProgramRows", "Registers")};
}

QStringList ProgramRows::attributeColumns()
{
    return {QCoreApplication::translate("ProgramRows", "Attribute"),
            QCoreApplication::translate("ProgramRows", "Reads"), QCoreApplication::translate("ProgramRows", "Type"),
            QCoreApplication::translate("ProgramRows", "Location"),
            QCoreApplication::translate("ProgramRows", "Register")};
}

QStringList ProgramRows::textureColumns()
{
    return {QCoreApplication::translate("ProgramRows", "Sampler"),
            QCoreApplication::translate("ProgramRows", "Texture"), QCoreApplication::translate("ProgramRows", "Unit"),
            QCoreApplication::translate("ProgramRows", "Type"), QCoreApplication::translate("ProgramRows", "Location")};
}

QStringList ProgramRows::registerColumns()
{
    return {QCoreApplication::translate("ProgramRows", "Constant"), QCoreApplication::translate("ProgramRows", "Value"),
            QCoreApplication::translate("ProgramRows", "Holds")};
}

std::vector<Row> ProgramRows::uniforms() const
{
    std::vector<Row> rows;
    for (const core::UniformDetails& uniform : now.uniforms)
        if (!core::isSampler(uniform.type))
            rows.push_back(uniformRow(uniform, counterpart(before ? &before->uniforms : nullptr, uniform.name)));
    return rows;
}

std::vector<Row> ProgramRows::attributes() const
{
    std::vector<Row> rows;
    for (const core::AttributeDetails& attribute : now.attributes) {
        RowCell reads = readCell(attribute, notes);
        if (const auto* then = counterpart(before ? &before->attributes : nullptr, attribute.name))
            mark(reads, readCell(*then, notes).text);
        RowCell location = number(attribute.location);
        location.toolTip =
            attribute.isBound
                ? QCoreApplication::translate("ProgramRows", "%1, by glBindAttribLocation").arg(location.text)
                : location.text;
        rows.push_back({{code(text(attribute.name)), reads, code(text(core::nameOf(attribute.type))), location,
                         code(QStringLiteral("v%1").arg(attribute.inputRegister))}});
    }
    Row varyings{{{.text = QCoreApplication::translate("ProgramRows", "Varyings")}, {}, {}, {}, {}}};
    for (const core::VaryingDetails& varying : now.varyings) {
        const QString letters = QStringLiteral("xyzw").mid(varying.firstComponent, varying.components);
        const QString type =
            varying.components == 1 ? QStringLiteral("float") : QStringLiteral("vec%1").arg(varying.components);
        varyings.children.push_back({{code(text(varying.name)),
                                      {},
                                      code(type),
                                      {},
                                      code(QStringLiteral("v%1.%2").arg(varying.inputRegister).arg(letters))}});
    }
    if (!varyings.children.empty())
        rows.push_back(std::move(varyings));
    return rows;
}

std::vector<Row> ProgramRows::textures() const
{
    std::vector<Row> rows;
    for (const core::UniformDetails& uniform : now.uniforms) {
        if (!core::isSampler(uniform.type))
            continue;
        RowCell texture = cells::texture(uniform, notes);
        RowCell unit = number(uniform.unit);
        if (const auto* then = counterpart(before ? &before->uniforms : nullptr, uniform.name)) {
            mark(texture, cells::texture(*then, notes).text);
            mark(unit, QString::number(then->unit));
        }
        rows.push_back({{code(text(uniform.name)), texture, unit, code(text(core::nameOf(uniform.type))),
                         cells::location(uniform)}});
    }
    return rows;
}

std::vector<Row> ProgramRows::registers() const
{
    std::vector<Row> rows;
    const QString titles[] = {QCoreApplication::translate("ProgramRows", "Vertex shader"),
                              QCoreApplication::translate("ProgramRows", "Fragment shader")};
    for (std::size_t stage = 0; stage < now.stages.size(); ++stage) {
        const auto& constants = now.stages[stage].constants;
        if (constants.empty())
            continue;
        Row group{{{.text = titles[stage]}, {}, {}}};
        for (std::size_t i = 0; i < constants.size(); ++i) {
            RowCell value = code(registerText(constants[i]));
            if (before && i < before->stages[stage].constants.size())
                mark(value, registerText(before->stages[stage].constants[i]));
            const bool isLiteral = constants[i].name.empty();
            group.children.push_back(
                {{code(QStringLiteral("c%1").arg(i)), value,
                  isLiteral ? RowCell{.text = QCoreApplication::translate("ProgramRows", "a literal")}
                            : code(text(constants[i].name))}});
        }
        rows.push_back(std::move(group));
    }
    return rows;
}

} // namespace vitrine::views
