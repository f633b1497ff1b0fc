// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/pixel_text.h"

#include "core/session/pixel_engine/stored_channels.h"
#include "core/session/pixel_engine/vector_text.h"
#include "views/docks/history/history_text.h"
#include "views/theme/text.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QStringList>

namespace vitrine::views {

namespace {

class PixelEngine {
    Q_DECLARE_TR_FUNCTIONS(PixelEngine)
};

core::pgpe::StoredColor targetColor(core::PixelFormat target, std::uint32_t word)
{
    return {core::pgpe::objectFormatOf(target).value_or(core::pgpe::ObjectFormat::Rgba8), {word}};
}

bool isOneNumber(const std::string& operand, const core::Vec4& value)
{
    return operand.find('.') != std::string::npos && value == core::Vec4{value.x, value.x, value.x, value.x};
}

QString writtenText(const std::string& place, const core::Vec4& value)
{
    return QStringLiteral("%1 = %2").arg(QString::fromStdString(place), valueText(value));
}

} // namespace

QString numberText(float value, int digits)
{
    return QString::number(static_cast<double>(value), 'g', digits);
}

QString valueText(const core::Vec4& value, int digits)
{
    QStringList parts;
    for (int i = 0; i < 4; ++i)
        parts << numberText(value[i], digits);
    return QStringLiteral("(%1)").arg(parts.join(QStringLiteral(", ")));
}

QString operandValue(const std::string& operand, const core::Vec4& value)
{
    return isOneNumber(operand, value) ? numberText(value.x) : valueText(value);
}

QString operandsText(const core::ListedInstruction& instruction, const core::PixelStep& step)
{
    QStringList parts;
    for (std::size_t i = 0; i < step.operands.size() && i < instruction.operands.size(); ++i) {
        parts << QString::fromStdString(instruction.operands[i]) + QLatin1Char(' ') +
                     operandValue(instruction.operands[i], step.operands[i]);
        if (i < step.factors.size())
            parts.back() +=
                QStringLiteral(" · %1 %2")
                    .arg(QString::fromStdString(step.factors[i].name), operandValue(".", step.factors[i].value));
    }
    return parts.join(QStringLiteral(", "));
}

QString resultText(const core::ListedInstruction& instruction, const core::PixelStep& step)
{
    if (!step.isExecuted)
        return {};
    if (!instruction.writes.empty())
        return writtenText(instruction.writes[0], step.result) +
               (step.second && instruction.writes.size() > 1
                    ? QStringLiteral(", ") + writtenText(instruction.writes[1], *step.second)
                    : QString());
    if (instruction.opcode == "OUT")
        return QStringLiteral("%1 ← %2").arg(QString::fromStdString(instruction.port), valueText(step.result));
    return {};
}

QString stepText(const core::ListedInstruction& line)
{
    const auto numbered = [&](const QString& group) {
        return line.step == 0 ? group : QStringLiteral("%1 %2").arg(group).arg(line.step);
    };
    switch (line.group) {
    case core::StepGroup::PreFormatting: return numbered(PixelEngine::tr("pre"));
    case core::StepGroup::Blending: return numbered(PixelEngine::tr("blend"));
    case core::StepGroup::Coverage: return PixelEngine::tr("coverage");
    case core::StepGroup::PostFormatting: return numbered(PixelEngine::tr("post"));
    case core::StepGroup::None: break;
    }
    return {};
}

QString stepTitle(const core::ListedInstruction& line)
{
    if (line.group == core::StepGroup::None)
        return {};
    const QString group = inWords(groupText(line.group));
    const QString title = group.left(1).toUpper() + group.mid(1);
    const QString name = line.step == 0 ? title : PixelEngine::tr("%1, step %2").arg(title).arg(line.step);
    return QStringLiteral("<b>%1</b> (%2)").arg(name, text(line.source));
}

QIcon groupIcon(const core::ListedInstruction& line)
{
    // Of the Okabe–Ito set: sky blue, orange, reddish purple, bluish green.
    constexpr core::Vec4 kColors[] = {{},
                                      {0.337f, 0.706f, 0.914f, 1},
                                      {0.902f, 0.624f, 0.0f, 1},
                                      {0.8f, 0.475f, 0.655f, 1},
                                      {0.0f, 0.62f, 0.451f, 1}};
    constexpr core::Vec4 kGray{0.5f, 0.5f, 0.5f, 1};
    if (line.group == core::StepGroup::None)
        return {};
    const bool isLeftOut = line.kind == core::LineKind::LeftOut;
    return swatch(isLeftOut ? kGray : kColors[static_cast<std::size_t>(line.group)], qApp->devicePixelRatio());
}

QString skippedText(const core::PixelStep& step)
{
    if (step.isPassedOver)
        return PixelEngine::tr("passed over: HiZ has proven that nothing is discarded");
    return step.isExecuted ? QString() : PixelEngine::tr("skipped: in a branch not taken");
}

QString ownerText(core::pgpe::AluOwner owner)
{
    switch (owner) {
    case core::pgpe::AluOwner::Input: return PixelEngine::tr("input module");
    case core::pgpe::AluOwner::Execution: return PixelEngine::tr("execution module");
    case core::pgpe::AluOwner::Output: return PixelEngine::tr("output module");
    }
    return {};
}

QString storedText(const core::PixelProgram& program, const core::Vec4& color)
{
    QStringList parts;
    const auto format = targetColor(program.targetFormat, 0).format;
    const core::pgpe::StoredColor stored{format, writeColor(format, color, program.config.format)};
    for (const core::StoredChannel& channel : channelsOf(stored, program.config.format))
        parts << QString::number(channel.stored);
    return parts.join(QLatin1Char(' '));
}

QString channelsText(core::PixelFormat target, std::uint32_t word)
{
    QStringList parts;
    for (const core::StoredChannel& channel : channelsOf(targetColor(target, word), core::PgpeFormat::Float32))
        parts << QStringLiteral("%1 %2").arg(QChar::fromLatin1(channel.letter).toUpper()).arg(channel.stored);
    return parts.join(QStringLiteral(" · "));
}

QString targetWordText(core::PixelFormat target, std::uint32_t word)
{
    return QString::fromStdString(core::wordText(targetColor(target, word)));
}

QString numbersText(core::PgpeFormat numbers)
{
    switch (numbers) {
    case core::PgpeFormat::Fixed8: return PixelEngine::tr("8-bit integers");
    case core::PgpeFormat::Fixed10: return PixelEngine::tr("10-bit integers");
    case core::PgpeFormat::Float16: return PixelEngine::tr("16-bit floats");
    case core::PgpeFormat::Float32: return PixelEngine::tr("32-bit floats");
    }
    return {};
}

QString engineText(const core::ColorEngineConfig& config)
{
    if (config.engine == core::ColorEngine::Opset8)
        return PixelEngine::tr("blender of eight operations");
    const bool isSlave = config.aluPath == core::PgpeAluPath::Slave;
    return QStringList{PixelEngine::tr("programmable pixel engine"), numbersText(config.format),
                       isSlave ? PixelEngine::tr("ALUs as slaves") : PixelEngine::tr("ALUs with direct access"),
                       config.coIssue ? PixelEngine::tr("co-issue") : PixelEngine::tr("color and alpha apart")}
        .join(QStringLiteral(" · "));
}

} // namespace vitrine::views
