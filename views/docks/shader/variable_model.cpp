// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/shader/variable_model.h"

#include "core/session/shader_trace/shader_trace_text.h"
#include "views/theme/theme.h"

#include <algorithm>
#include <array>
#include <span>

namespace vitrine::views {

using core::DebugVariable;
using core::VariableRole;

/// A group, a variable, or a part of one: places `first` … of its variable.
struct VariableModel::Node {
    Node* parent = nullptr;
    int row = 0;
    QString name;
    VariableRole role = VariableRole::Local;
    const DebugVariable* variable = nullptr;
    std::size_t first = 0, count = 0;
    std::vector<std::unique_ptr<Node>> children;

    Node& add(const QString& childName)
    {
        auto& child = children.emplace_back(std::make_unique<Node>());
        child->parent = this;
        child->row = static_cast<int>(children.size()) - 1;
        child->name = childName;
        return *child;
    }
};

namespace {

const QString kUnknown = QStringLiteral("—");
constexpr qsizetype kMostColumns = 16; // of an array's value in one cell

QString joined(const QStringList& parts)
{
    return parts.size() == 1 ? parts.front() : QStringLiteral("(%1)").arg(parts.join(QStringLiteral(", ")));
}

} // namespace

QString componentText(std::uint32_t bits, core::SymbolKind kind, ValueFormat format)
{
    if (format == ValueFormat::Hexadecimal)
        return QStringLiteral("0x%1").arg(bits, 8, 16, QLatin1Char('0'));
    if (format == ValueFormat::Integer)
        kind = core::SymbolKind::Integer;
    return QString::fromStdString(core::componentText(bits, kind));
}

VariableModel::VariableModel(TracePlayer& player, QObject* parent)
    : QAbstractItemModel(parent), m_player(player), m_root(std::make_unique<Node>())
{
    connect(&player, &TracePlayer::traceChanged, this, &VariableModel::rebuild);
    connect(&player, &TracePlayer::moved, this, &VariableModel::refreshValues);
}

VariableModel::~VariableModel() = default;

VariableModel::Node& VariableModel::groupOf(const DebugVariable& variable)
{
    const QString function = QString::fromStdString(variable.function);
    const bool isInput =
        variable.role == VariableRole::Attribute || variable.role == VariableRole::BuiltIn ||
        (variable.role == VariableRole::Varying && m_player.trace()->stage == core::ShaderStage::Fragment);
    const VariableRole role = isInput                                  ? VariableRole::Attribute
                              : variable.role == VariableRole::Varying ? VariableRole::Output
                              : variable.role == VariableRole::Sampler ? VariableRole::Uniform
                                                                       : variable.role;
    for (const auto& group : m_root->children)
        if (group->role == role && group->name == function)
            return *group;
    Node& group = m_root->add(function);
    group.role = role;
    group.variable = &variable;
    return group;
}

/// Elements of arrays, then columns of matrices.
void VariableModel::addParts(Node& node) const
{
    const DebugVariable& variable = *node.variable;
    const std::size_t column = variable.components;
    const std::size_t element = column * variable.columns;
    const bool isArray = variable.arraySize > 0 && node.count > element;
    const std::size_t part = isArray ? element : column;
    if (part == 0 || node.count <= part)
        return;
    for (std::size_t at = 0; at < node.count; at += part) {
        Node& child = node.add(QStringLiteral("%1[%2]").arg(node.name).arg(at / part));
        child.variable = &variable;
        child.first = node.first + at;
        child.count = part;
        addParts(child);
    }
}

void VariableModel::rebuild()
{
    beginResetModel();
    m_root = std::make_unique<Node>();
    if (m_player.hasTrace()) {
        for (const DebugVariable& variable : m_player.trace()->debug->variables) {
            Node& node = groupOf(variable).add(QString::fromStdString(variable.name));
            node.variable = &variable;
            node.count = variable.places.size();
            addParts(node);
        }
        const auto order = [](const std::unique_ptr<Node>& group) {
            constexpr std::array<VariableRole, 5> kOrder{VariableRole::Local, VariableRole::Global,
                                                         VariableRole::Output, VariableRole::Attribute,
                                                         VariableRole::Uniform};
            const bool isMain = group->role == VariableRole::Local && group->name == QLatin1String("main");
            return isMain ? -1 : std::ranges::find(kOrder, group->role) - kOrder.begin();
        };
        std::ranges::stable_sort(m_root->children, {}, order);
        for (std::size_t i = 0; i < m_root->children.size(); ++i)
            m_root->children[i]->row = static_cast<int>(i);
    }
    endResetModel();
}

void VariableModel::refreshValues()
{
    for (const auto& group : m_root->children) {
        const QModelIndex parent = createIndex(group->row, 0, group.get());
        emit dataChanged(parent, parent.siblingAtColumn(ColumnCount - 1));
        for (const auto& node : group->children) {
            const QModelIndex row = createIndex(node->row, 0, node.get());
            emit dataChanged(row, row.siblingAtColumn(ColumnCount - 1));
            if (!node->children.empty())
                emit dataChanged(index(0, 0, row), index(rowCount(row) - 1, ColumnCount - 1, row));
        }
    }
}

void VariableModel::setFormat(ValueFormat format)
{
    m_format = format;
    refreshValues();
}

VariableModel::Node* VariableModel::nodeOf(const QModelIndex& index)
{
    return static_cast<Node*>(index.internalPointer());
}

QModelIndex VariableModel::index(int row, int column, const QModelIndex& parent) const
{
    const Node* node = parent.isValid() ? nodeOf(parent) : m_root.get();
    if (row < 0 || column < 0 || column >= ColumnCount || row >= static_cast<int>(node->children.size()))
        return {};
    return createIndex(row, column, node->children[static_cast<std::size_t>(row)].get());
}

QModelIndex VariableModel::parent(const QModelIndex& index) const
{
    Node* parent = index.isValid() ? nodeOf(index)->parent : nullptr;
    return !parent || parent == m_root.get() ? QModelIndex() : createIndex(parent->row, 0, parent);
}

int VariableModel::rowCount(const QModelIndex& parent) const
{
    if (parent.column() > 0)
        return 0;
    return static_cast<int>((parent.isValid() ? nodeOf(parent) : m_root.get())->children.size());
}

int VariableModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

std::vector<core::TraceAddress> VariableModel::addresses(const QModelIndex& index) const
{
    if (!index.isValid() || nodeOf(index)->parent == m_root.get() || !m_player.hasTrace())
        return {};
    const Node& node = *nodeOf(index);
    return m_player.walk().addresses(std::span(node.variable->places).subspan(node.first, node.count));
}

QString VariableModel::nameOf(const QModelIndex& index) const
{
    return index.isValid() && nodeOf(index)->parent != m_root.get() ? nodeOf(index)->name : QString();
}

QModelIndex VariableModel::find(const QString& name) const
{
    for (const auto& group : m_root->children)
        for (const auto& node : group->children)
            if (node->name == name)
                return createIndex(node->row, 0, node.get());
    return {};
}

bool VariableModel::isInScope(const Node& group) const
{
    const auto line = m_player.line();
    const DebugVariable& variable = *group.variable;
    return group.role != VariableRole::Local || variable.function == "main" ||
           (line && *line >= variable.firstLine && *line <= variable.lastLine);
}

QString VariableModel::groupText(const Node& node) const
{
    switch (node.role) {
    case VariableRole::Local:
        return isInScope(node) ? tr("In %1()").arg(node.name) : tr("In %1(), not being executed").arg(node.name);
    case VariableRole::Global: return tr("Global variables");
    case VariableRole::Output: return tr("Outputs");
    case VariableRole::Uniform: return tr("Uniforms and samplers");
    default: return tr("Inputs");
    }
}

bool VariableModel::isWritten(const Node& node) const
{
    const std::size_t position = m_player.walk().position();
    const QModelIndex index = createIndex(node.row, 0, &node);
    return position > 0 && m_player.walk().isWrittenBy(position - 1, addresses(index));
}

QString VariableModel::valueText(const Node& node) const
{
    const DebugVariable& variable = *node.variable;
    const core::LaneWalk& walk = m_player.walk();
    if (variable.role == VariableRole::Sampler)
        return tr("texture slot %1").arg(walk.bits(variable.places[node.first]).value_or(0));
    QStringList columns;
    bool isKnown = false;
    const std::size_t column = std::max<std::size_t>(variable.components, 1);
    for (std::size_t at = node.first; at < node.first + node.count; at += column) {
        if (columns.size() == kMostColumns) {
            columns << QStringLiteral("…"); // its parts say it all
            break;
        }
        QStringList parts;
        for (std::size_t i = at; i < at + column; ++i) {
            const auto bits = walk.bits(variable.places[i]);
            isKnown = isKnown || bits;
            parts << (bits ? componentText(*bits, variable.kind, m_format) : kUnknown);
        }
        columns << joined(parts);
    }
    return isKnown ? joined(columns) : kUnknown;
}

QString VariableModel::typeText(const Node& node) const
{
    DebugVariable part = *node.variable;
    const std::size_t element = std::size_t{part.components} * part.columns;
    if (node.count <= element)
        part.arraySize = 0;
    if (node.count < element)
        part.columns = 1;
    return QString::fromStdString(part.typeName());
}

QString VariableModel::writtenTip(const Node& node) const
{
    if (node.variable->role == VariableRole::Uniform || node.variable->role == VariableRole::Sampler)
        return tr("Set by the program's uniforms.");
    if (valueText(node) == kUnknown)
        return tr("No value here: nothing was written yet, or the compiled program does without this variable.");
    return isWritten(node) ? tr("Written by the last step.") : QString();
}

QVariant VariableModel::groupData(const Node& node, int column, int role) const
{
    if (role == Qt::DisplayRole && column == NameColumn)
        return groupText(node);
    if (role == Qt::FontRole) {
        QFont font;
        font.setBold(isInScope(node));
        return font;
    }
    if (role == Qt::ForegroundRole && !isInScope(node))
        return Theme::current().secondary;
    return {};
}

QVariant VariableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_player.hasTrace())
        return {};
    const Node& node = *nodeOf(index);
    if (node.parent == m_root.get())
        return groupData(node, index.column(), role);
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case NameColumn: return node.name;
        case ValueColumn: return valueText(node);
        case TypeColumn: return typeText(node);
        default: return isWritten(node) ? tr("W") : QString();
        }
    case Qt::ToolTipRole: return writtenTip(node);
    case Qt::FontRole: {
        QFont font = index.column() == ValueColumn ? monospaceFont() : QFont();
        font.setBold(isWritten(node));
        return font;
    }
    case Qt::ForegroundRole:
        if (isWritten(node))
            return Theme::current().changed();
        return valueText(node) == kUnknown ? QVariant(Theme::current().secondary) : QVariant();
    case Qt::AccessibleTextRole:
        return index.column() == WrittenColumn && isWritten(node) ? tr("written by the last step") : QVariant();
    default: return {};
    }
}

QVariant VariableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn: return tr("Name");
    case ValueColumn: return tr("Value");
    case TypeColumn: return tr("Type");
    default: return tr("Written");
    }
}

} // namespace vitrine::views
