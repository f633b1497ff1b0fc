// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/observe/snapshot.h"
#include "views/base/link.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::views {

/// A row of the state tree: a value, or a group of rows. Long texts become a row per line, short lists one row.
struct StateItem {
    std::string key; ///< the name in the tree
    QString name;
    QString plain; ///< the name in words, where OpenGL has another
    QString value;
    QString reference;           ///< what the API's object behind it is called
    std::optional<Link> link;    ///< to what the value or the reference names
    QString previous;            ///< of a changed value
    bool changed = false;        ///< since the tree it was compared with
    bool containsChange = false; ///< somewhere below
    StateItem* parent = nullptr;
    int row = 0;
    std::vector<std::unique_ptr<StateItem>> children;

    StateItem& add(QString childName);
    /// Value and reference.
    [[nodiscard]] QString shown() const;
};

/// What stands behind a row of the tree (core/session/resources/state_references.h).
struct StateRowLink {
    std::string group;
    std::string row; ///< empty: the group itself
    QString text;
    Link link;
};
/// The item of a row; null: there is none.
[[nodiscard]] StateItem* findStateItem(StateItem& root, std::string_view group, std::string_view row);

/// The rows of a tree, and of each whether it differs from the row of the same path in `previous` (null: nothing does).
[[nodiscard]] std::unique_ptr<StateItem> makeStateItems(const core::StateNode& tree, const core::StateNode* previous);
/// The same of a draw's state, by the names that OpenGL has for it.
[[nodiscard]] std::unique_ptr<StateItem> makeDrawItems(const core::StateNode& tree, const core::StateNode* previous);

/// "0.5", "true", "quads", "7"; floats with as many digits as tell them apart.
[[nodiscard]] QString stateValueText(const core::StateNode::Value& value);

/// Tab-separated name and value, indented by depth.
[[nodiscard]] QString stateText(const StateItem& item, int depth = 0);

/// Groups as objects, lists as arrays; indented, snake_case keys as the documents of the command line have them.
[[nodiscard]] QByteArray stateJson(const core::StateNode& tree);

} // namespace vitrine::views
