// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/query/source_search.h"
#include "views/base/event_index.h"
#include "views/base/link.h"

#include <QAbstractItemModel>
#include <QStringList>

#include <array>
#include <memory>
#include <vector>

namespace vitrine::views {

class CallTextSource;
class Notes;

/// What was found, in three groups: calls, lines of shaders, resources. Every row is a link.
class SearchModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Group { Calls, Shaders, Resources, GroupCount };
    enum Column { Where, What, ColumnCount };
    using CallList = std::shared_ptr<const std::vector<std::uint64_t>>;

    SearchModel(CallTextSource& texts, const Notes& notes, QObject* parent);

    void setIndex(std::shared_ptr<const EventIndex> index);
    void setCalls(CallList calls);
    void setLines(std::vector<core::ShaderLine> lines);
    void setResources(std::vector<core::ResourceId> resources);
    /// Reads every call that was found, at once, so that all of it can be saved.
    void readCalls();

    [[nodiscard]] std::size_t count(Group group) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    template <typename List>
    void replace(Group group, List& list, List content, std::size_t before, std::size_t after);
    [[nodiscard]] QString groupText(Group group) const;
    [[nodiscard]] QString callPlace(std::uint64_t call) const;
    [[nodiscard]] QVariant callLinks(std::size_t row) const;
    [[nodiscard]] QString callText(std::size_t row) const;
    [[nodiscard]] QString linePlace(const core::ShaderLine& line) const;
    [[nodiscard]] Link linkOf(Group group, std::size_t row) const;
    [[nodiscard]] QString text(Group group, std::size_t row, int column) const;

    CallTextSource& m_texts;
    const Notes& m_notes;
    std::shared_ptr<const EventIndex> m_index;
    CallList m_calls;
    QStringList m_callTexts; ///< of all of m_calls, once they have been read; empty until then
    std::vector<core::ShaderLine> m_lines;
    std::vector<core::ResourceId> m_resources;
};

} // namespace vitrine::views
