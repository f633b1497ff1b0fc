// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/machine/node_rows.h"

#include "views/theme/counted.h"

#include <QCoreApplication>

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr std::size_t kMostInARow = 16;

QString signedNumber(std::int64_t value)
{
    const auto bits = static_cast<std::uint64_t>(value);
    return value < 0 ? QLatin1Char('-') + grouped(0 - bits) : grouped(bits);
}

struct ValueText {
    QString operator()(std::monostate) const { return {}; }
    QString operator()(bool value) const
    {
        return value ? QCoreApplication::translate("NodeRows", "yes") : QCoreApplication::translate("NodeRows", "no");
    }
    QString operator()(std::int64_t value) const { return signedNumber(value); }
    QString operator()(std::uint64_t value) const { return grouped(value); }
    QString operator()(double value) const { return QString::number(value, 'g', 7); }
    QString operator()(const std::string& value) const { return QString::fromStdString(value); }
};

bool isPlainValue(const core::StateNode& node)
{
    return node.children.empty();
}

bool fitsIntoARow(const core::StateNode& node)
{
    return node.children.size() <= kMostInARow && std::ranges::all_of(node.children, isPlainValue);
}

} // namespace

QString nodeText(const core::StateNode& node)
{
    if (isPlainValue(node))
        return std::visit(ValueText(), node.value);
    if (!fitsIntoARow(node))
        return {};
    QStringList parts;
    for (const core::StateNode& child : node.children)
        parts << (QString::fromStdString(child.name) + QLatin1Char(' ') + nodeText(child)).trimmed();
    return parts.join(QStringLiteral(", "));
}

Row nodeRow(const core::StateNode& node, const QString& name)
{
    Row row;
    row.cells.push_back({.text = name.isEmpty() ? QString::fromStdString(node.name) : name});
    row.cells.push_back({.text = nodeText(node), .isCode = true});
    if (fitsIntoARow(node))
        return row;
    for (std::size_t i = 0; i < node.children.size(); ++i)
        row.children.push_back(nodeRow(node.children[i], node.isList ? QString::number(i) : QString()));
    return row;
}

} // namespace vitrine::views
