// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/pixel_rows.h"

#include "core/session/pixel_engine/stored_channels.h"
#include "core/session/pixel_engine/vector_text.h"
#include "core/session/state_names.h"
#include "views/docks/pixel_engine/pixel_text.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace vitrine::views {

namespace {

class PixelRows {
    Q_DECLARE_TR_FUNCTIONS(PixelRows)
};

RowCell plain(const QString& text)
{
    return {.text = text};
}

RowCell code(const QString& text)
{
    return {.text = text, .isCode = true};
}

/// What the program has given a port to store: the last OUT's operand, in the engine's numbers.
std::optional<core::Vec4> sentOut(const core::PixelTrace& trace)
{
    if (trace.vector)
        return trace.vector->result;
    std::optional<core::Vec4> sent;
    for (const core::PixelStep& step : trace.steps)
        if (step.isExecuted && trace.program.instructions[step.instruction].opcode == "OUT")
            sent = step.result;
    if (trace.program.config.engine == core::ColorEngine::Opset8 && !trace.program.raster) // whose bits are no numbers
        sent = trace.steps.empty() ? trace.sample.source : trace.steps.back().registers.back().value;
    return sent;
}

Row channelRow(const core::StoredChannel& channel, const QString& how)
{
    const int last = channel.shift + channel.bits - 1;
    return {
        {plain(PixelRows::tr("%1 · bits %2–%3").arg(QChar::fromLatin1(channel.letter)).arg(channel.shift).arg(last)),
         code(QStringLiteral("0x%1").arg(
             QString::number(channel.stored, 16).toUpper().rightJustified((channel.bits + 3) / 4, QLatin1Char('0')))),
         code(numberText(channel.value)), code(how)}};
}

/// `sent`: what went out to become this color; nothing: it came in.
Row colorRow(const core::PixelTrace& trace, const core::pgpe::PixelObject& object, std::size_t number,
             const std::optional<core::Vec4>& sent)
{
    const auto& color = object.colors[number];
    const core::PgpeFormat numbers = trace.program.config.engine == core::ColorEngine::Pgpe
                                         ? trace.program.config.format
                                         : core::PgpeFormat::Float32;
    const auto channels = channelsOf(color, numbers);
    Row row{{plain(PixelRows::tr("color %1 · %2")
                       .arg(number)
                       .arg(QString::fromStdString(std::string(objectFormatName(color.format))))),
             code(QString::fromStdString(core::wordText(color))), code({}), plain({})}};
    QStringList values;
    for (const core::StoredChannel& channel : channels) {
        values << numberText(channel.value);
        const auto place = std::string("rgba").find(channel.letter == 'l' ? 'r' : channel.letter);
        const bool isSent = sent && place != std::string::npos;
        const std::string how =
            isSent ? core::outputText(color, channel, (*sent)[static_cast<int>(place)], numbers, trace.ditherOffset)
                   : core::inputText(color, channel, numbers);
        row.children.push_back(channelRow(channel, QString::fromStdString(how)));
    }
    row.cells[2] = code(values.join(QStringLiteral(", ")));
    return row;
}

Row objectRow(const core::PixelTrace& trace, const core::PortObject& at, const QString& name,
              const std::optional<core::Vec4>& sent)
{
    const QString title = QStringLiteral("%1 · %2").arg(name, QString::fromStdString(at.port));
    if (at.object.colorCount == 0)
        return {{plain(title), code(QStringLiteral("–")), code({}),
                 plain(PixelRows::tr("nothing: the fragment has been shaded"))}};
    Row row{{plain(title), plain(counted(at.object.colorCount, PixelRows::tr("%1 color"), PixelRows::tr("%1 colors"))),
             code({}), plain(PixelRows::tr("transparency %1").arg(numberText(at.object.transparency)))}};
    for (std::size_t i = 0; i < at.object.colorCount; ++i)
        row.children.push_back(colorRow(trace, at.object, i, i == 0 ? sent : std::nullopt));
    return row;
}

QString inputName(const core::PortObject& at, const core::PixelTrace& trace)
{
    if (at.port == "tex")
        return PixelRows::tr("Secondary object");
    if (at.port == "ain")
        return trace.combined ? PixelRows::tr("Primary object") : PixelRows::tr("Fragment");
    return PixelRows::tr("Stored before");
}

/// Where samples take branches of their own, one tells nothing of the others.
bool isStraight(const core::PixelProgram& program)
{
    return std::ranges::none_of(program.instructions, [](const core::ListedInstruction& instruction) {
        return instruction.opcode == "IF" || instruction.opcode == "KIL";
    });
}

/// A number of the pixel, or of every sample, and of all samples that the draw has written.
class CountWriter {
public:
    explicit CountWriter(const PixelPlayer& player)
        : m_samples(player.inspection()->survey.samplesWritten),
          m_isKnown(isStraight(player.program()) &&
                    (player.program().combining == 0 || player.inspection()->survey.targetSamples == 1))
    {
    }

    [[nodiscard]] Row row(const QString& name, std::uint64_t count, const QString& tip = {}) const
    {
        RowCell whole{.text = QStringLiteral("–"),
                      .isCode = true,
                      .toolTip = PixelRows::tr("Samples take branches of their own.")};
        if (m_isKnown)
            whole = {.text = grouped(count * m_samples), .value = qulonglong{count * m_samples}, .isCode = true};
        return {{{.text = name, .toolTip = tip},
                 {.text = grouped(count), .value = qulonglong{count}, .isCode = true},
                 whole}};
    }
    [[nodiscard]] Row samples() const
    {
        return {{plain(PixelRows::tr("Samples written")),
                 {.text = QStringLiteral("1"), .value = 1, .isCode = true},
                 {.text = grouped(m_samples), .value = qulonglong{m_samples}, .isCode = true}}};
    }

private:
    const std::uint64_t m_samples;
    const bool m_isKnown;
};

Row clampedRow(const PixelPlayer& player)
{
    const std::uint64_t here = player.hasTrace() && player.trace().vector->isClamped ? 1 : 0;
    const std::uint64_t all = player.inspection()->survey.clampedColors;
    return {{{.text = PixelRows::tr("Clamped colors"),
              .toolTip = PixelRows::tr("Read with more color than alpha, and taken as no more than alpha "
                                       "(premul.clamp).")},
             player.hasTrace() ? numberCell(here) : code(QStringLiteral("–")),
             numberCell(all)}};
}

Row group(const QString& name, std::vector<Row> rows)
{
    return {{plain(name), plain({}), plain({})}, std::move(rows)};
}

QString opcodeName(const core::PixelProgram& program, std::size_t code)
{
    if (program.config.engine == core::ColorEngine::Opset8)
        return QStringLiteral("op%1").arg(code);
    const auto& info = opcodeInfo(static_cast<core::pgpe::Opcode>(code));
    return QString::fromStdString(std::string(info.name));
}

QString opcodeHelp(const core::PixelProgram& program, const QString& opcode)
{
    const auto found = std::ranges::find(program.instructions, opcode.toStdString(), &core::ListedInstruction::opcode);
    return found == program.instructions.end() ? QString() : inWords(found->help);
}

/// The setting that the machine has is marked.
QString setting(const QString& name, bool isUsed)
{
    return isUsed ? PixelRows::tr("%1 ◀ this machine").arg(name) : name;
}

Row clockRows(const core::PixelProgram& program, const core::pgpe::EngineCounts& counts, const CountWriter& write)
{
    std::vector<Row> rows;
    for (std::size_t owner = 0; owner < core::pgpe::kAluOwnerCount; ++owner)
        rows.push_back(write.row(ownerText(static_cast<core::pgpe::AluOwner>(owner)), counts.aluClocks[owner],
                                 PixelRows::tr("Clocks in which this module has the ALU array.")));
    const bool isTogether = program.config.coIssue;
    rows.push_back(write.row(setting(PixelRows::tr("with co-issue"), isTogether), program.styles.clocksTogether,
                             PixelRows::tr("Color and alpha in the same clock (pgpe.coIssue).")));
    rows.push_back(write.row(setting(PixelRows::tr("color and alpha apart"), !isTogether), program.styles.clocksApart));
    return group(PixelRows::tr("ALU clocks"), std::move(rows));
}

Row transferRows(const core::PixelProgram& program, const core::pgpe::EngineCounts& counts, const CountWriter& write)
{
    const bool isSlave = program.config.aluPath == core::PgpeAluPath::Slave;
    return group(PixelRows::tr("Bus traffic"),
                 {write.row(PixelRows::tr("transfers"), counts.transfers),
                  write.row(setting(PixelRows::tr("ALUs as slaves"), isSlave), program.styles.transfersSlave,
                            PixelRows::tr("Modules fetch operands and hand them to the ALUs: two transfers each "
                                          "(pgpe.aluPath).")),
                  write.row(setting(PixelRows::tr("ALUs with direct access"), !isSlave), program.styles.transfersDirect,
                            PixelRows::tr("ALUs read and write the register files: one transfer each."))});
}

Row fact(const QString& name, const QString& what)
{
    return {{plain(name), plain({}), plain({}), plain(what)}};
}

/// How a pixel of 2-D graphics is blended, and what weighs it.
Row vectorRow(const PixelPlayer& player)
{
    const core::PixelTrace& trace = player.trace();
    const core::VectorListing& listing = *trace.program.vector;
    const core::VectorBlend& blend = listing.blend;
    Row row{{plain(PixelRows::tr("2-D blending")), code(QString::fromLatin1(modeName(blend))), plain({}),
             plain(PixelRows::tr("the surface keeps %1").arg(QString::fromLatin1(nameOf(blend.target))))}};
    if (const auto& cover = player.inspection()->survey.cover)
        for (const core::WeightLine& line : weightLines(*cover))
            row.children.push_back(
                {{plain(inWords(line.name)), code(QString::number(line.value)),
                  code(numberText(static_cast<float>(line.value) / 255.0f)), plain(inWords(line.how))}});
    row.children.push_back(fact(PixelRows::tr("Colors are blended"), inWords(spaceText(listing))));
    row.children.push_back(fact(PixelRows::tr("Coverage counts"), inWords(coverageSpaceText(listing))));
    row.children.push_back(fact(PixelRows::tr("Functions"), QStringLiteral("%1 · %2").arg(inWords(functionsText(blend)),
                                                                                          inWords(curveText(blend)))));
    if (const core::Text clamped = clampText(trace); !clamped.empty())
        row.children.push_back(fact(PixelRows::tr("Clamped"), inWords(clamped)));
    return row;
}

} // namespace

QStringList objectColumns()
{
    return {PixelRows::tr("Object"), PixelRows::tr("Stored"), PixelRows::tr("Value"), PixelRows::tr("Conversion")};
}

std::vector<Row> objectRows(const PixelPlayer& player)
{
    if (!player.hasTrace())
        return {};
    const core::PixelTrace& trace = player.trace();
    std::vector<Row> rows;
    if (trace.vector)
        rows.push_back(vectorRow(player));
    for (const core::PortObject& at : trace.inputs)
        rows.push_back(objectRow(trace, at, inputName(at, trace), std::nullopt));
    const auto sent = sentOut(trace);
    if (sent)
        rows.push_back({{plain(PixelRows::tr("Result")), code(QStringLiteral("–")), code(valueText(*sent)),
                         plain(PixelRows::tr("in the engine's numbers"))}});
    for (const core::PortObject& at : trace.outputs)
        rows.push_back(objectRow(trace, at, PixelRows::tr("Written"), sent));
    if (trace.outputs.empty())
        rows.push_back({{plain(PixelRows::tr("Written")), code(QStringLiteral("–")), code({}),
                         plain(PixelRows::tr("nothing: the color stays as it was"))}});
    return rows;
}

QStringList countColumns()
{
    return {PixelRows::tr("What"), PixelRows::tr("Per sample"), PixelRows::tr("In the draw")};
}

std::vector<Row> countRows(const PixelPlayer& player)
{
    if (!player.hasProgram())
        return {};
    const core::PixelProgram& program = player.program();
    const core::pgpe::EngineCounts& counts = player.hasTrace() ? player.trace().counts : program.perSample;
    const CountWriter write(player);
    std::vector<Row> opcodes;
    for (std::size_t i = 0; i < counts.opcodes.size(); ++i)
        if (counts.opcodes[i] > 0) {
            const QString name = opcodeName(program, i);
            opcodes.push_back(write.row(name, counts.opcodes[i], opcodeHelp(program, name)));
        }
    std::vector<Row> rows{write.samples(), group(PixelRows::tr("Instructions executed"), std::move(opcodes))};
    rows.back().cells[1] = write.row({}, counts.executed).cells[1];
    rows.back().cells[2] = write.row({}, counts.executed).cells[2];
    if (program.vector && program.vector->blend.target.isPremultiplied)
        rows.push_back(clampedRow(player));
    if (program.config.engine == core::ColorEngine::Opset8)
        return rows;
    rows.push_back(write.row(PixelRows::tr("Instructions fetched"), counts.fetched,
                             PixelRows::tr("Those in branches not taken are fetched, too.")));
    rows.push_back(write.row(PixelRows::tr("Objects in"), counts.inputs));
    rows.push_back(write.row(PixelRows::tr("Objects out"), counts.outputs));
    rows.push_back(write.row(PixelRows::tr("Conversions"), counts.conversions));
    rows.push_back(write.row(PixelRows::tr("Saturated results"), counts.saturations));
    rows.push_back(clockRows(program, counts, write));
    rows.push_back(transferRows(program, counts, write));
    return rows;
}

QStringList channelColumns(const QString& first)
{
    return {first, QStringLiteral("r"), QStringLiteral("g"), QStringLiteral("b"), QStringLiteral("a")};
}

} // namespace vitrine::views
