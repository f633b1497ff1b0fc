// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/state/state_item.h"

#include "core/observe/state_reading.h"
#include "core/session/draw_state_fields.h"
#include "core/session/state_names.h"
#include "views/docks/state/gl_names.h"
#include "views/theme/counted.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>

namespace vitrine::views {

using core::StateNode;

namespace {

using Groups = core::DrawStateGroups;

constexpr std::size_t kShortList = 4; // a vector fits in one row

bool isShortList(const StateNode& node)
{
    const auto isLeaf = [](const StateNode& child) { return child.children.empty(); };
    return node.isList && !node.children.empty() && node.children.size() <= kShortList &&
           std::ranges::all_of(node.children, isLeaf);
}

QString shortListText(const StateNode& node)
{
    QStringList values;
    for (const StateNode& child : node.children)
        values << stateValueText(child.value);
    return values.join(QStringLiteral(", "));
}

QString ownText(const StateNode& node)
{
    return isShortList(node) ? shortListText(node) : stateValueText(node.value);
}

/// How rows are named: by the tree's own words, or as OpenGL names the part of its state that a group is in.
struct Naming {
    bool isOpenGl = false;
    std::string_view section = {};

    [[nodiscard]] Naming in(const StateNode& group) const
    {
        return {isOpenGl, isOpenGl ? glSection(group.name, section) : std::string_view()};
    }
    [[nodiscard]] QString name(const StateNode& field) const
    {
        return section.empty() ? QString() : QString::fromStdString(glName(section, field.name));
    }
    [[nodiscard]] QString value(const StateNode* group, const StateNode& field) const
    {
        const std::string name = section.empty() || !group ? std::string() : glValue(*group, field);
        return name.empty() ? ownText(field).trimmed() : QString::fromStdString(name);
    }
    [[nodiscard]] bool leavesOut(const StateNode& field) const { return !section.empty() && isToldElsewhere(field); }
};

// "depthFunction" as a person would write it.
QString plainName(const std::string& name)
{
    QString words;
    for (const char letter : name) {
        const bool isCapital = letter >= 'A' && letter <= 'Z';
        if (isCapital && !words.isEmpty())
            words += QLatin1Char(' ');
        words += isCapital ? QChar::fromLatin1(letter).toLower() : QChar::fromLatin1(letter);
    }
    return words;
}

const StateNode* counterpart(const StateNode* previous, const StateNode& child, std::size_t position)
{
    if (!previous)
        return nullptr;
    if (child.name.empty())
        return position < previous->children.size() ? &previous->children[position] : nullptr;
    const auto found = std::ranges::find(previous->children, child.name, &StateNode::name);
    return found == previous->children.end() ? nullptr : &*found;
}

void markChange(StateItem& item, const QString& before)
{
    item.changed = true;
    item.previous = before;
    for (StateItem* above = item.parent; above; above = above->parent)
        above->containsChange = true;
}

void addLines(StateItem& item, const QString& text)
{
    const QStringList lines = text.split(QLatin1Char('\n'));
    item.value = QCoreApplication::translate("StateModel", "%1 lines").arg(grouped(lines.size()));
    for (qsizetype i = 0; i < lines.size(); ++i)
        item.add(QString::number(i)).value = lines[i];
}

/// A node and the one before it, each within its group (null: of the root).
struct Compared {
    const StateNode& node;
    const StateNode* group = nullptr;
    const StateNode* previous = nullptr;
    const StateNode* previousGroup = nullptr;
};

void fill(StateItem& item, const Compared& compared, bool compare, const Naming& naming)
{
    const auto& [node, group, previous, previousGroup] = compared;
    const QString text = naming.value(group, node);
    const QString before = previous ? naming.value(previousGroup, *previous) : QString();
    if (text.contains(QLatin1Char('\n')))
        addLines(item, text);
    else
        item.value = text;
    const bool isNew = compare && !previous;
    if (isNew || (previous && text != before))
        markChange(item, before);
    if (isShortList(node))
        return;
    if (node.isList)
        item.value = grouped(node.children.size());
    if (!node.isList && node.children.empty() && std::holds_alternative<std::monostate>(node.value))
        item.value = QStringLiteral("none");
    const bool namesOfProgram = core::holdsNamesOfTheProgram(node.name);
    const Naming within = naming.in(node);
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        const StateNode& child = node.children[i];
        if (within.leavesOut(child))
            continue;
        const QString openGl = within.name(child);
        const QString plain = child.name.empty() ? QStringLiteral("[%1]").arg(i)
                              : namesOfProgram   ? QString::fromStdString(child.name)
                                                 : plainName(child.name);
        StateItem& added = item.add(openGl.isEmpty() ? plain : openGl);
        added.plain = openGl.isEmpty() ? QString() : plain;
        added.key = child.name;
        fill(added, {child, &node, counterpart(previous, child, i), previous}, compare && previous, within);
    }
}

// The numbers of the draw and of its call lead to them.
void linkPlaces(StateItem& root, const StateNode& tree)
{
    const StateNode* node = read(&tree, Groups::kDraw);
    if (StateItem* draw = findStateItem(root, Groups::kDraw, core::DrawFields::kDraw))
        draw->link =
            Link{DrawLink{static_cast<std::uint32_t>(read(node, core::DrawFields::kDraw).value_or(0)), {}}, {}};
    if (StateItem* call = findStateItem(root, Groups::kDraw, core::DrawFields::kCall))
        call->link = Link{CallLink{read(node, core::DrawFields::kCall).value_or(0)}, {}};
}

QJsonValue toJson(const StateNode& node);

QJsonValue leafJson(const StateNode::Value& value)
{
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag;
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return static_cast<qint64>(*number);
    if (const auto* number = std::get_if<std::uint64_t>(&value))
        return static_cast<qint64>(*number);
    if (const auto* number = std::get_if<double>(&value))
        return *number;
    if (const auto* text = std::get_if<std::string>(&value))
        return QString::fromStdString(*text);
    return QJsonValue::Null;
}

QString snakeCase(const std::string& name)
{
    QString result;
    for (const char letter : name) {
        if (letter >= 'A' && letter <= 'Z' && !result.isEmpty())
            result += QLatin1Char('_');
        result += QChar::fromLatin1(letter).toLower();
    }
    return result;
}

QJsonValue toJson(const StateNode& node)
{
    if (node.isList) {
        QJsonArray list;
        for (const StateNode& child : node.children)
            list.append(toJson(child));
        return list;
    }
    if (node.children.empty())
        return leafJson(node.value);
    QJsonObject object;
    for (const StateNode& child : node.children)
        object.insert(core::holdsNamesOfTheProgram(node.name) ? QString::fromStdString(child.name)
                                                              : snakeCase(child.name),
                      toJson(child));
    return object;
}

} // namespace

StateItem& StateItem::add(QString childName)
{
    auto child = std::make_unique<StateItem>();
    child->name = std::move(childName);
    child->parent = this;
    child->row = static_cast<int>(children.size());
    return *children.emplace_back(std::move(child));
}

QString StateItem::shown() const
{
    if (reference.isEmpty())
        return value;
    return value.isEmpty() ? reference : QStringLiteral("%1 · %2").arg(value, reference);
}

StateItem* findStateItem(StateItem& root, std::string_view group, std::string_view row)
{
    const auto find = [](StateItem& above, std::string_view key) -> StateItem* {
        // Attributes have their names behind their numbers.
        const auto is = [start = std::string(key) + ' ', key](const auto& item) {
            return item->key == key || item->key.starts_with(start);
        };
        const auto found = std::ranges::find_if(above.children, is);
        return found == above.children.end() ? nullptr : found->get();
    };
    StateItem* above = find(root, group);
    return above && !row.empty() ? find(*above, row) : above;
}

std::unique_ptr<StateItem> makeStateItems(const StateNode& tree, const StateNode* previous)
{
    auto root = std::make_unique<StateItem>();
    fill(*root, {tree, nullptr, previous, nullptr}, previous != nullptr, {});
    return root;
}

std::unique_ptr<StateItem> makeDrawItems(const StateNode& tree, const StateNode* previous)
{
    auto root = std::make_unique<StateItem>();
    fill(*root, {tree, nullptr, previous, nullptr}, previous != nullptr, {.isOpenGl = true});
    linkPlaces(*root, tree);
    return root;
}

QString stateValueText(const StateNode::Value& value)
{
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? QStringLiteral("true") : QStringLiteral("false");
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return QString::number(*number);
    if (const auto* number = std::get_if<std::uint64_t>(&value))
        return QString::number(*number);
    if (const auto* number = std::get_if<double>(&value))
        return QString::number(*number, 'g', 9); // enough for a float
    if (const auto* text = std::get_if<std::string>(&value))
        return QString::fromStdString(*text);
    return {};
}

QString stateText(const StateItem& item, int depth)
{
    QString text;
    if (!item.name.isEmpty())
        text = QString(qsizetype{2} * depth, QLatin1Char(' ')) + item.name + QLatin1Char('\t') + item.shown() +
               QLatin1Char('\n');
    for (const auto& child : item.children)
        text += stateText(*child, item.name.isEmpty() ? depth : depth + 1);
    return text;
}

QByteArray stateJson(const StateNode& tree)
{
    const QJsonObject document{{"vitrine", 1}, {"kind", "state"}, {"state", toJson(tree)}};
    return QJsonDocument(document).toJson(QJsonDocument::Indented);
}

} // namespace vitrine::views
