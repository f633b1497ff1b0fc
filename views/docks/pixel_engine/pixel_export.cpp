// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/pixel_export.h"

#include "core/session/pixel_engine/raster_text.h"
#include "core/session/pixel_engine/vector_text.h"
#include "core/session/state_names.h"
#include "views/docks/pixel_engine/pixel_text.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <span>

namespace vitrine::views {

namespace {

using Registers = std::vector<core::PixelRegister>;

QByteArray quoted(const QString& text)
{
    QByteArray field = text.toUtf8();
    field.replace('"', "\"\"");
    return '"' + field + '"';
}

QJsonArray numbers(const core::Vec4& value)
{
    QJsonArray parts;
    for (int i = 0; i < 4; ++i)
        parts.append(static_cast<double>(value[i]));
    return parts;
}

QJsonObject namedValues(const std::vector<core::PixelRegister>& registers)
{
    QJsonObject values;
    for (const core::PixelRegister& one : registers)
        values[text(one.name)] = numbers(one.value);
    return values;
}

QString registersText(const std::vector<core::PixelRegister>& registers)
{
    QStringList parts;
    for (const core::PixelRegister& one : registers)
        parts << text(one.name) + QLatin1Char(' ') + valueText(one.value);
    return parts.join(QStringLiteral("; "));
}

QString assembly(const Registers& constants, std::span<const core::ListedInstruction> instructions)
{
    QString listing;
    for (const core::PixelRegister& constant : constants) {
        listing += QStringLiteral(".const ") + text(constant.name);
        for (int i = 0; i < 4; ++i)
            listing += QLatin1Char(' ') + exact(constant.value[i]);
        listing += QLatin1Char('\n');
    }
    for (const core::ListedInstruction& instruction : instructions) {
        if (instruction.kind == core::LineKind::Fixed) // no instruction
            listing += QStringLiteral("; ");
        if (instruction.kind != core::LineKind::LeftOut)
            listing += text(instruction.text) + QLatin1Char('\n');
    }
    return listing;
}

/// In 2-D graphics.
void addVector(const core::PixelProgram& program, const core::ListedInstruction& line, const core::PixelStep& step,
               QJsonObject& object)
{
    object["group"] = text(groupText(line.group));
    if (line.step != 0)
        object["step"] = line.step;
    object["source"] = text(line.source);
    if (step.second)
        object["second_result"] = numbers(*step.second);
    QJsonObject factors;
    for (const core::PixelRegister& factor : step.factors)
        factors[text(factor.name)] = numbers(factor.value);
    if (!factors.isEmpty())
        object["factors"] = factors;
    QJsonArray lookUps;
    for (const core::TableLookUp& one : step.lookUps) {
        QJsonObject lookUp{{"table", QString::fromLatin1(tableName(one.table))},
                           {"channel", QString(QLatin1Char(one.channel))},
                           {"from", static_cast<double>(one.from)},
                           {"value", static_cast<double>(one.value)}};
        if (program.vector->blend.usesTables)
            lookUp["entry"] = one.index;
        lookUps.append(lookUp);
    }
    if (!lookUps.isEmpty())
        object["look_ups"] = lookUps;
}

QJsonObject vectorObject(const core::PixelTrace& trace, const std::optional<core::CoveredPixel>& cover)
{
    const core::VectorListing& listing = *trace.program.vector;
    QJsonObject object{{"mode", QString::fromLatin1(modeName(listing.blend))},
                       {"surface", QString::fromLatin1(nameOf(listing.blend.target))},
                       {"blended", text(spaceText(listing))},
                       {"coverage_counts", text(coverageSpaceText(listing))},
                       {"functions", text(functionsText(listing.blend))},
                       {"weight", trace.sample.coverage},
                       {"premul_clamp", trace.vector->isClamped}};
    if (cover && cover->coverage)
        object["coverage"] = *cover->coverage;
    if (cover && cover->mask)
        object["mask"] = *cover->mask;
    return object;
}

QJsonObject rasterObject(const core::PixelTrace& trace)
{
    QJsonObject object{{"code", trace.program.raster->code}};
    for (const core::RasterLine& line : rasterLines(trace)) {
        QStringList bits;
        for (const std::string& channel : line.channels)
            bits << text(channel);
        object[QString::fromLatin1(rasterName(line.part))] = bits.join(QLatin1Char(' '));
    }
    return object;
}

QJsonObject stepObject(const core::PixelProgram& program, const core::PixelStep& step)
{
    const core::ListedInstruction& instruction = program.instructions[step.instruction];
    QJsonObject object{{"instruction", static_cast<qint64>(step.instruction)},
                       {"code", text(instruction.text)},
                       {"executed", step.isExecuted}};
    if (!step.isExecuted)
        return object;
    QJsonArray operands;
    for (std::size_t i = 0; i < step.operands.size(); ++i)
        operands.append(QJsonObject{{"operand", text(instruction.operands[i])}, {"value", numbers(step.operands[i])}});
    object["operands"] = operands;
    object["result"] = numbers(step.result);
    object["alu_owner"] = instruction.aluClocks == 0 ? QJsonValue() : ownerText(instruction.aluOwner);
    object["alu_clocks"] = static_cast<qint64>(instruction.aluClocks);
    object["transfers"] = static_cast<qint64>(instruction.transfers);
    object["registers"] = namedValues(step.registers);
    if (instruction.group != core::StepGroup::None)
        addVector(program, instruction, step, object);
    return object;
}

} // namespace

QByteArray listingAsText(const PixelPlayer& player, const QString& title)
{
    const core::PixelProgram& program = player.program();
    QString listing = QStringLiteral("; %1\n; %2\n").arg(title, engineText(program.config));
    for (const std::string& warning : program.warnings)
        listing += QStringLiteral("; %1\n").arg(text(warning));
    const auto instructions = std::span(program.instructions);
    if (program.combining > 0)
        listing += QStringLiteral("; combining\n") +
                   assembly(program.combiningConstants, instructions.first(program.combining)) +
                   QStringLiteral("; blending\n");
    const bool isEngine = program.config.engine == core::ColorEngine::Pgpe;
    listing += assembly(isEngine ? program.constants : Registers(), instructions.subspan(program.combining));
    return listing.toUtf8();
}

QByteArray traceAsCsv(const PixelPlayer& player)
{
    const core::PixelTrace& trace = player.trace();
    QByteArray csv = "step,instruction,code,executed,operands,result,registers\r\n";
    for (std::size_t i = 0; i < trace.steps.size(); ++i) {
        const core::PixelStep& step = trace.steps[i];
        const core::ListedInstruction& instruction = trace.program.instructions[step.instruction];
        csv += QByteArray::number(qulonglong{i}) + ',' + QByteArray::number(step.instruction) + ',' +
               quoted(text(instruction.text)) + ',' + (step.isExecuted ? "yes" : "no") + ',' +
               quoted(operandsText(instruction, step)) + ',' + quoted(resultText(instruction, step)) + ',' +
               quoted(registersText(step.registers)) + "\r\n";
    }
    return csv;
}

QByteArray traceAsJson(const PixelPlayer& player)
{
    const core::PixelTrace& trace = player.trace();
    const core::PixelFormat target = trace.program.targetFormat;
    QJsonArray steps;
    for (const core::PixelStep& step : trace.steps)
        steps.append(stepObject(trace.program, step));
    QJsonObject document{{"vitrine", 1},
                         {"kind", QStringLiteral("pixel-engine")},
                         {"x", static_cast<qint64>(trace.sample.x)},
                         {"y", static_cast<qint64>(trace.sample.y)},
                         {"sample", static_cast<qint64>(trace.query.sample)},
                         {"primitive", static_cast<qint64>(trace.sample.primitive)},
                         {"engine", engineText(trace.program.config)},
                         {"target", text(trace.program.target)},
                         {"source", numbers(trace.sample.source)},
                         {"word_before", targetWordText(target, trace.sample.stored)},
                         {"word_after", targetWordText(target, trace.wordAfter)},
                         {"constants", namedValues(trace.program.constants)},
                         {"registers_before", namedValues(trace.registersBefore)},
                         {"steps", steps}};
    if (trace.vector)
        document["vector"] = vectorObject(trace, player.inspection()->survey.cover);
    if (trace.program.raster)
        document["raster_operation"] = rasterObject(trace);
    if (trace.combined) {
        document["combining"] = static_cast<qint64>(trace.program.combining);
        document["combining_constants"] = namedValues(trace.program.combiningConstants);
        document["combined"] = numbers(*trace.combined);
    }
    return QJsonDocument(document).toJson();
}

} // namespace vitrine::views
