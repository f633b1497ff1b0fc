// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/buffer/buffer_export.h"

#include "views/base/item_tools.h"
#include "views/docks/buffer/buffer_model.h"

#include <QCoreApplication>

#include <cmath>
#include <string>

namespace vitrine::views {

namespace {

core::ComponentValue valueOf(const BufferModel::Component& component, std::span<const std::byte> bytes)
{
    return core::componentValue(component.field->type, component.field->isNormalized, bytes);
}

std::string jsonValue(const core::ComponentValue& value)
{
    const std::string text = core::componentText(value);
    return std::isfinite(core::asDouble(value)) ? text : '"' + text + '"';
}

} // namespace

QByteArray bufferAsCsv(const BufferModel& model)
{
    const auto& components = model.components();
    QByteArray text = "element,offset";
    for (const auto& component : components)
        text += ',' + component.name.toUtf8();
    text += "\r\n";
    for (int row = 0; row < model.rowCount(); ++row) {
        text += QByteArray::number(row) + ',' + QByteArray::number(qulonglong{model.offsetOf(row)});
        for (std::size_t i = 0; i < components.size(); ++i) {
            const auto bytes = model.cell(row, static_cast<int>(i) + 1);
            text += ',';
            if (!bytes.empty())
                text += core::componentText(valueOf(components[i], bytes)).c_str();
        }
        text += "\r\n";
    }
    return text;
}

QByteArray bufferAsJson(const BufferModel& model)
{
    const auto& components = model.components();
    QByteArray text = "{\n    \"vitrine\": 1,\n    \"kind\": \"buffer\",\n    \"rows\": [";
    for (int row = 0; row < model.rowCount(); ++row) {
        text += row == 0 ? "\n        {" : ",\n        {";
        text += "\"element\": " + QByteArray::number(row) +
                ", \"offset\": " + QByteArray::number(qulonglong{model.offsetOf(row)});
        for (std::size_t i = 0; i < components.size(); ++i)
            if (const auto bytes = model.cell(row, static_cast<int>(i) + 1); !bytes.empty())
                text +=
                    ", \"" + components[i].name.toUtf8() + "\": " + jsonValue(valueOf(components[i], bytes)).c_str();
        text += '}';
    }
    return text + "\n    ]\n}\n";
}

QList<Export> bufferExports(const BufferModel& model)
{
    if (!model.bytes())
        return {};
    const auto raw = [&model] {
        const auto& bytes = *model.bytes();
        return QByteArray(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size()));
    };
    return {
        {QStringLiteral("CSV"), QStringLiteral("csv"), [&model] { return bufferAsCsv(model); }},
        {QStringLiteral("JSON"), QStringLiteral("json"), [&model] { return bufferAsJson(model); }},
        {QCoreApplication::translate("BufferExport", "Bytes as they are"), QStringLiteral("bin"), raw},
    };
}

} // namespace vitrine::views
