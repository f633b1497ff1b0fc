// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/uniforms/uniform_rows.h"

#include "core/session/resources/uniform_calls.h"
#include "views/docks/program/detail_cells.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace vitrine::views {

using cells::code;
using cells::joined;
using cells::text;

namespace {

QString say(const char* words)
{
    return QCoreApplication::translate("UniformRows", words);
}

constexpr const char* kColumns[] = {
    QT_TRANSLATE_NOOP("UniformRows", "Uniform"), QT_TRANSLATE_NOOP("UniformRows", "Value"),
    QT_TRANSLATE_NOOP("UniformRows", "Type"),    QT_TRANSLATE_NOOP("UniformRows", "Size"),
    QT_TRANSLATE_NOOP("UniformRows", "Origin"),  QT_TRANSLATE_NOOP("UniformRows", "State"),
    QT_TRANSLATE_NOOP("UniformRows", "Range"),   QT_TRANSLATE_NOOP("UniformRows", "Location"),
    QT_TRANSLATE_NOOP("UniformRows", "Read by"), QT_TRANSLATE_NOOP("UniformRows", "Set by")};
constexpr const char* kCallColumns[] = {
    QT_TRANSLATE_NOOP("UniformRows", "Uniform"), QT_TRANSLATE_NOOP("UniformRows", "OpenGL ES 1.x"),
    QT_TRANSLATE_NOOP("UniformRows", "OpenGL ES 2.0"), QT_TRANSLATE_NOOP("UniformRows", "Unified")};
constexpr const char* kHistoryColumns[] = {
    QT_TRANSLATE_NOOP("UniformRows", "Call"), QT_TRANSLATE_NOOP("UniformRows", "Function"),
    QT_TRANSLATE_NOOP("UniformRows", "Uniform"), QT_TRANSLATE_NOOP("UniformRows", "Old value"),
    QT_TRANSLATE_NOOP("UniformRows", "New value")};

QStringList translated(std::span<const char* const> names)
{
    QStringList all;
    for (const char* name : names)
        all << say(name);
    return all;
}

RowCell words(const QString& shown, const QString& tip = {})
{
    return {.text = shown, .toolTip = tip};
}

QString rowsText(const core::UniformRows& rows)
{
    QStringList all;
    for (const auto& row : rows)
        all << joined(row);
    return all.join(QStringLiteral("; "));
}

RowCell callCell(const core::UniformWrite& write)
{
    return {.text = say(QT_TRANSLATE_NOOP("UniformRows", "call %1")).arg(write.callNumber),
            .value = QVariant::fromValue<quint64>(write.callNumber),
            .link = Link{.place = CallLink{write.callNumber}, .selection = {}}};
}

RowCell unitCell(const core::UniformDetails& sampler, const core::UniformRows* before, const Notes& notes)
{
    const QString unit = say(QT_TRANSLATE_NOOP("UniformRows", "unit %1"));
    RowCell cell = cells::texture(sampler, notes);
    cell.text = QStringLiteral("%1: %2").arg(unit.arg(sampler.unit), cell.text);
    if (before)
        cell.was = unit.arg(rowsText(*before));
    return cell;
}

// "4 · INTERPOLATE"
RowCell enumerationCell(RowCell value, const core::UnitParameter& parameter)
{
    const auto number = value.text.toUInt();
    if (number < parameter.words.size())
        value.text += QStringLiteral(" · ") + text(parameter.words[number]);
    value.toolTip = value.text;
    return value;
}

RowCell originCell(const core::UniformDetails& uniform, const UniformFacts& facts)
{
    if (uniform.name.starts_with("gl_"))
        return words(say(QT_TRANSLATE_NOOP("UniformRows", "the system")),
                     say(QT_TRANSLATE_NOOP("UniformRows", "A value of the state, which no glUniform call sets.")));
    if (!uniform.parameter)
        return words(say(QT_TRANSLATE_NOOP("UniformRows", "shader")),
                     say(QT_TRANSLATE_NOOP("UniformRows", "Declared by the shaders of the program.")));
    const core::UnitParameter& from = *uniform.parameter;
    RowCell cell =
        words(say(QT_TRANSLATE_NOOP("UniformRows", "%1 · port %2")).arg(text(from.unit)).arg(from.port),
              say(QT_TRANSLATE_NOOP("UniformRows", "A parameter of the unit %1 (%2) on port %3 of the arbiter. %4"))
                  .arg(text(from.unit), text(from.title))
                  .arg(from.port)
                  .arg(inWords(from.help)));
    if (const auto unit = facts.units.find(from.unit); unit != facts.units.end())
        cell.link = unit->second;
    return cell;
}

RowCell stateCell(bool isInitial, const core::UniformDetails& uniform)
{
    const QString initial = uniform.parameter ? joined(uniform.parameter->defaults) : QStringLiteral("0");
    const QString tip = say(QT_TRANSLATE_NOOP("UniformRows", "Linking gives it the default: %1.")).arg(initial);
    return words(isInitial ? say(QT_TRANSLATE_NOOP("UniformRows", "default"))
                           : say(QT_TRANSLATE_NOOP("UniformRows", "● set")),
                 tip);
}

RowCell rangeCell(const core::UniformDetails& uniform)
{
    if (!uniform.parameter)
        return words(QStringLiteral("–"), say(QT_TRANSLATE_NOOP("UniformRows", "Of its type: shaders declare none.")));
    const core::UnitParameter& from = *uniform.parameter;
    if (uniform.type == core::GlslType::Bool)
        return words(QStringLiteral("false, true"));
    if (from.lowest > from.highest)
        return words(say(QT_TRANSLATE_NOOP("UniformRows", "any finite value")));
    QString tip = say(QT_TRANSLATE_NOOP("UniformRows", "Other values are refused with INVALID_VALUE."));
    for (std::size_t i = 0; i < from.words.size(); ++i)
        tip += QStringLiteral("\n%1 · %2").arg(i).arg(text(from.words[i]));
    return {.text = QStringLiteral("%1 – %2").arg(from.lowest).arg(from.highest), .isCode = true, .toolTip = tip};
}

RowCell readersCell(const core::UniformDetails& uniform)
{
    QStringList readers;
    if (uniform.isOfVertexShader)
        readers << say(QT_TRANSLATE_NOOP("UniformRows", "vertex"));
    if (uniform.isOfFragmentShader)
        readers << say(QT_TRANSLATE_NOOP("UniformRows", "fragment"));
    if (uniform.parameter)
        readers << text(uniform.parameter->unit);
    return words(readers.join(QStringLiteral(", ")), cells::registers(uniform));
}

RowCell setterCell(const core::UniformDetails& uniform, const UniformFacts& facts)
{
    if (uniform.location < 0)
        return words(QStringLiteral("–"));
    if (!facts.history)
        return words(QStringLiteral("…"),
                     say(QT_TRANSLATE_NOOP("UniformRows", "The calls before are looked through.")));
    const core::UniformWrite* write = facts.lastWrite(uniform.name);
    if (!write)
        return words(QStringLiteral("–"),
                     facts.history->isCutOff
                         ? say(QT_TRANSLATE_NOOP("UniformRows", "No call among the last ones that set uniforms."))
                         : say(QT_TRANSLATE_NOOP("UniformRows", "No call has set it since the program was linked.")));
    RowCell cell = callCell(*write);
    cell.toolTip = say(QT_TRANSLATE_NOOP("UniformRows", "%1 in call %2: %3, before %4"))
                       .arg(text(write->function))
                       .arg(write->callNumber)
                       .arg(rowsText(write->after), rowsText(write->before));
    return cell;
}

Row elementRow(const core::UniformDetails& uniform, const UniformRowMaker& maker)
{
    const core::UniformRows* before = maker.facts.before(uniform);
    RowCell value =
        core::isSampler(uniform.type) ? unitCell(uniform, before, maker.notes) : cells::value(uniform, before);
    if (uniform.parameter && !uniform.parameter->words.empty())
        value = enumerationCell(std::move(value), *uniform.parameter);
    Row row{{code(text(uniform.name)), std::move(value), code(text(core::nameOf(uniform.type))),
             cells::number(uniform.arraySize), originCell(uniform, maker.facts), stateCell(uniform.isInitial, uniform),
             rangeCell(uniform), cells::location(uniform), readersCell(uniform), setterCell(uniform, maker.facts)}};
    row.children = cells::matrixRows(uniform, before, row.cells.size());
    return row;
}

Row groupRow(const UniformGroup& group, const UniformRowMaker& maker)
{
    if (group.size() == 1)
        return elementRow(*group.front(), maker);
    const core::UniformDetails& first = *group.front();
    const bool isInitial = std::ranges::all_of(group, &core::UniformDetails::isInitial);
    Row row = elementRow(first, maker);
    row.cells[UniformRowMaker::Value] = {};
    row.cells[UniformRowMaker::State] = stateCell(isInitial, first);
    row.cells[UniformRowMaker::Setter] = {};
    row.children.clear();
    for (const core::UniformDetails* element : group) {
        row.children.push_back(elementRow(*element, maker));
        row.children.back().cells[UniformRowMaker::Size] = {}; // the array's
    }
    return row;
}

bool isWanted(const UniformGroup& group, const UniformRowMaker& maker)
{
    const auto isChanged = [&](const core::UniformDetails* one) { return maker.facts.isChanged(*one); };
    return maker.which == WhichUniforms::All || std::ranges::any_of(group, isChanged);
}

template <typename Keep>
std::vector<Row> rowsOf(const UniformRowMaker& maker, Keep keep)
{
    std::vector<Row> rows;
    for (const UniformGroup& group : activeUniforms(maker.facts.program))
        if (keep(*group.front()) && isWanted(group, maker))
            rows.push_back(groupRow(group, maker));
    return rows;
}

QString uniformsText(std::size_t count)
{
    return counted(count, say(QT_TRANSLATE_NOOP("UniformRows", "%1 uniform")),
                   say(QT_TRANSLATE_NOOP("UniformRows", "%1 uniforms")));
}

QString parametersText(std::size_t count)
{
    return counted(count, say(QT_TRANSLATE_NOOP("UniformRows", "%1 parameter")),
                   say(QT_TRANSLATE_NOOP("UniformRows", "%1 parameters")));
}

Row titleRow(const QString& title, const QString& count, std::vector<Row> children)
{
    Row row;
    row.cells.resize(std::size(kColumns));
    row.cells[UniformRowMaker::Name].text = title;
    row.cells[UniformRowMaker::Value].text = count;
    row.children = std::move(children);
    return row;
}

Row stageRow(const UniformRowMaker& maker, core::ShaderStage stage)
{
    const core::ProgramDetails& program = maker.facts.program;
    const bool isVertex = stage == core::ShaderStage::Vertex;
    const bool isFixed = !isVertex && program.hasFixedFragmentStage;
    const QString title = isVertex  ? say(QT_TRANSLATE_NOOP("UniformRows", "Vertex shader"))
                          : isFixed ? say(QT_TRANSLATE_NOOP("UniformRows", "Fragment stage: fixed function"))
                                    : say(QT_TRANSLATE_NOOP("UniformRows", "Fragment shader"));
    auto uniforms = rowsOf(maker, [isVertex](const core::UniformDetails& uniform) {
        return isVertex ? uniform.isOfVertexShader : uniform.isOfFragmentShader;
    });
    const QString count = uniformsText(uniforms.size());
    Row row = titleRow(title, count, std::move(uniforms));
    if (const auto& shader = program.stages[static_cast<std::size_t>(stage)].shader; shader && !isFixed)
        row.cells[UniformRowMaker::Name].link = Link{.place = {}, .selection = ResourceLink{*shader}};
    return row;
}

std::vector<Row> unitRows(const UniformRowMaker& maker)
{
    std::vector<Row> units;
    std::vector<std::uint8_t> ports;
    for (const core::UniformDetails& uniform : maker.facts.program.uniforms) {
        if (!uniform.parameter || std::ranges::find(ports, uniform.parameter->port) != ports.end())
            continue;
        const core::UnitParameter& unit = *uniform.parameter;
        ports.push_back(unit.port);
        auto rows = rowsOf(maker, [&unit](const core::UniformDetails& other) {
            return other.parameter && other.parameter->port == unit.port;
        });
        const QString count = parametersText(rows.size());
        Row row = titleRow(QStringLiteral("%1: %2").arg(text(unit.unit), text(unit.title)), count, std::move(rows));
        row.cells[UniformRowMaker::Origin] = originCell(uniform, maker.facts);
        units.push_back(std::move(row));
    }
    return units;
}

RowCell callsCell(const std::vector<std::string>& calls, const QString& without)
{
    QStringList all;
    for (const std::string& call : calls)
        all << text(call);
    return calls.empty() ? words(QStringLiteral("—"), without) : code(all.join(QStringLiteral("; ")));
}

Row callsRow(const core::UniformDetails& uniform)
{
    const core::UniformCalls calls = core::callsThatSet(uniform);
    const QString none =
        uniform.parameter
            ? say(QT_TRANSLATE_NOOP("UniformRows", "OpenGL ES 1.x has no functions for this unit."))
            : say(QT_TRANSLATE_NOOP("UniformRows", "OpenGL ES 1.x has no programs, so it has no uniforms."));
    return {{code(text(uniform.name)), callsCell(calls.fixedFunction, none),
             callsCell(calls.programmable,
                       say(QT_TRANSLATE_NOOP("UniformRows", "OpenGL ES 2.0 can't configure fixed-function units."))),
             callsCell(calls.unified, say(QT_TRANSLATE_NOOP("UniformRows", "Set by the state, not by a call.")))}};
}

} // namespace

QStringList UniformRowMaker::columns()
{
    return translated(kColumns);
}

QStringList UniformRowMaker::callColumns()
{
    return translated(kCallColumns);
}

QStringList UniformRowMaker::historyColumns()
{
    return translated(kHistoryColumns);
}

std::vector<Row> UniformRowMaker::list() const
{
    return rowsOf(*this, [](const core::UniformDetails&) { return true; });
}

std::vector<Row> UniformRowMaker::byStage() const
{
    std::vector<Row> rows{stageRow(*this, core::ShaderStage::Vertex), stageRow(*this, core::ShaderStage::Fragment)};
    std::vector<Row> units = unitRows(*this);
    if (units.empty())
        return rows;
    const auto parameters =
        rowsOf(*this, [](const core::UniformDetails& uniform) { return uniform.parameter.has_value(); });
    Row all = titleRow(say(QT_TRANSLATE_NOOP("UniformRows", "Fixed-function units")), parametersText(parameters.size()),
                       std::move(units));
    rows.push_back(std::move(all));
    return rows;
}

std::vector<Row> UniformRowMaker::calls() const
{
    std::vector<Row> rows;
    for (const UniformGroup& group : activeUniforms(facts.program))
        if (isWanted(group, *this))
            for (const core::UniformDetails* uniform : group)
                rows.push_back(callsRow(*uniform));
    return rows;
}

std::vector<Row> UniformRowMaker::history(const std::string& name) const
{
    std::vector<Row> rows;
    for (const core::UniformWrite* write : facts.writes(name)) {
        RowCell after = code(rowsText(write->after));
        if (write->before != write->after)
            after.was = rowsText(write->before);
        rows.push_back({{callCell(*write), code(text(write->function)), code(text(write->name)),
                         code(rowsText(write->before)), std::move(after)}});
    }
    return rows;
}

} // namespace vitrine::views
