// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/shader/trace_export.h"

#include "core/session/shader_trace/shader_trace_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace vitrine::views {

namespace {

QByteArray quoted(const std::string& text)
{
    QByteArray field = QByteArray::fromStdString(text);
    field.replace('"', "\"\"");
    return '"' + field + '"';
}

QJsonObject writesOf(const core::LaneWalk& walk, std::size_t step)
{
    QJsonObject writes;
    for (const core::AddressWrite& write : walk.writesOf(step))
        if (const std::string name = core::registerName(walk, write.address); !name.empty())
            writes[QString::fromStdString(name)] =
                QString::fromStdString(core::componentText(write.after, core::SymbolKind::Float));
    for (const core::DebugVariable* variable : core::variablesWrittenBy(walk, step))
        writes[QString::fromStdString(variable->name)] = QString::fromStdString(core::valueText(walk, *variable));
    return writes;
}

} // namespace

QByteArray traceAsCsv(core::LaneWalk walk)
{
    QByteArray text = "step,instruction,line,code,written\r\n";
    for (std::size_t step = 0; step < walk.stepCount(); ++step) {
        walk.moveTo(step + 1);
        text += QByteArray::number(qulonglong{step}) + ',' + QByteArray::number(walk.step(step).instruction) + ',' +
                QByteArray::number(walk.line(step)) + ',' + quoted(core::instructionText(walk, step)) + ',' +
                quoted(core::writesText(walk, step)) + "\r\n";
    }
    return text;
}

QByteArray traceAsJson(core::LaneWalk walk)
{
    QJsonArray steps;
    for (std::size_t step = 0; step < walk.stepCount(); ++step) {
        walk.moveTo(step + 1);
        steps.append(QJsonObject{{"step", static_cast<qint64>(step)},
                                 {"instruction", static_cast<qint64>(walk.step(step).instruction)},
                                 {"line", static_cast<qint64>(walk.line(step))},
                                 {"code", QString::fromStdString(core::instructionText(walk, step))},
                                 {"writes", writesOf(walk, step)}});
    }
    const QJsonObject document{{"vitrine", 1},
                               {"kind", QStringLiteral("trace")},
                               {"of", QString::fromStdString(core::traceTitle(walk.trace()))},
                               {"outcome", QString::fromStdString(core::outcomeText(walk))},
                               {"steps", steps}};
    return QJsonDocument(document).toJson();
}

} // namespace vitrine::views
