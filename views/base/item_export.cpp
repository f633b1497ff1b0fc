// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/item_tools.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QStringList>

#include <algorithm>

namespace vitrine::views {

namespace {

QString header(const QAbstractItemModel& model, int column)
{
    return model.headerData(column, Qt::Horizontal).toString();
}

QVariant exactValue(const QModelIndex& index)
{
    const QVariant value = index.data(kValueRole);
    return value.isValid() ? value : index.data();
}

QString rowText(const QAbstractItemModel& model, const QModelIndex& row)
{
    QStringList cells;
    for (int column = 0; column < model.columnCount(row.parent()); ++column)
        cells << row.siblingAtColumn(column).data().toString();
    return cells.join(QLatin1Char('\t'));
}

QString headerText(const QAbstractItemModel& model)
{
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells << header(model, column);
    return cells.join(QLatin1Char('\t'));
}

/// Behind the names of the columns: the machine of the dock that the table stands in; nothing of one that has none.
QString machineCell(const QWidget& table)
{
    const DockView* dock = nullptr;
    for (const QWidget* around = &table; around && !dock; around = around->parentWidget())
        dock = qobject_cast<const DockView*>(around);
    const QString machine = dock ? dock->machine() : QString();
    return machine.isEmpty() ? QString()
                             : QLatin1Char('\t') + QCoreApplication::translate("ItemTools", "machine: %1").arg(machine);
}

template <typename Visit>
void visitRows(const QAbstractItemModel& model, const QModelIndex& parent, const Visit& visit)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        visit(index);
        visitRows(model, index, visit);
    }
}

QJsonArray rowsAsJson(const QAbstractItemModel& model, const QModelIndex& parent)
{
    QJsonArray rows;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        QJsonObject object;
        for (int column = 0; column < model.columnCount(parent); ++column)
            object.insert(header(model, column), QJsonValue::fromVariant(exactValue(model.index(row, column, parent))));
        const QModelIndex index = model.index(row, 0, parent);
        if (model.rowCount(index) > 0)
            object.insert(QStringLiteral("rows"), rowsAsJson(model, index));
        rows.append(object);
    }
    return rows;
}

} // namespace

QString csvCell(const QString& text)
{
    const bool needsQuotes = std::any_of(text.begin(), text.end(), [](QChar c) {
        return c == QLatin1Char(',') || c == QLatin1Char('"') || c == QLatin1Char('\n') || c == QLatin1Char('\r');
    });
    if (!needsQuotes)
        return text;
    return QLatin1Char('"') + QString(text).replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
}

QString rowsAsText(const QAbstractItemView& view)
{
    const QAbstractItemModel& model = *view.model();
    QModelIndexList rows = view.selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    if (rows.isEmpty())
        visitRows(model, {}, [&](const QModelIndex& row) { rows << row; });
    QStringList lines{headerText(model) + machineCell(view)};
    for (const QModelIndex& row : rows)
        lines << rowText(model, row);
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QByteArray modelAsCsv(const QAbstractItemModel& model)
{
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells << csvCell(header(model, column));
    QString text = cells.join(QLatin1Char(',')) + QStringLiteral("\r\n");
    visitRows(model, {}, [&](const QModelIndex& row) {
        cells.clear();
        for (int column = 0; column < model.columnCount(row.parent()); ++column)
            cells << csvCell(exactValue(row.siblingAtColumn(column)).toString());
        text += cells.join(QLatin1Char(',')) + QStringLiteral("\r\n");
    });
    return text.toUtf8();
}

QByteArray modelAsJson(const QAbstractItemModel& model, const QString& kind)
{
    const QJsonObject document{{QStringLiteral("vitrine"), 1},
                               {QStringLiteral("kind"), kind},
                               {QStringLiteral("rows"), rowsAsJson(model, {})}};
    return QJsonDocument(document).toJson();
}

QList<Export> modelExports(const QAbstractItemModel& model, const QString& kind)
{
    if (model.rowCount() == 0)
        return {};
    return {
        {QStringLiteral("CSV"), QStringLiteral("csv"), [&model] { return modelAsCsv(model); }},
        {QStringLiteral("JSON"), QStringLiteral("json"), [&model, kind] { return modelAsJson(model, kind); }},
    };
}

} // namespace vitrine::views
