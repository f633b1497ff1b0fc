// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/query/source_search.h"
#include "views/base/dock_view.h"
#include "views/base/event_index.h"
#include "views/docks/events/filter_field.h"

#include <QTimer>

#include <memory>
#include <vector>

class QLabel;
class QToolButton;
class QTreeView;

namespace vitrine::views {

class Pane;
class SearchModel;

/// One field that looks for words in calls, in the shaders at the position and among the names of the resources, or for
/// calls by the filter's language. F3 and Shift+F3 go from one find to the next.
class SearchView final : public DockView {
    Q_OBJECT

public:
    explicit SearchView(Desk& desk);

    void focusField();
    [[nodiscard]] bool isSearching() const { return m_isSearchingCalls || m_isAsking; }

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void refresh(const Changes& changes) override;

private:
    /// What is looked through besides the calls; at a position.
    struct Objects {
        std::vector<core::ShaderText> shaders;
        std::vector<core::ResourceId> resources;
    };
    QWidget* makeHeader();
    void setUpTree();
    void addKeys();
    void expandGroups();
    void queryChanged();
    void search();
    void cancel();
    void askObjects();
    void lookThroughObjects();
    void showCalls(QObject* asker, const std::shared_ptr<const std::vector<std::uint64_t>>& calls, bool isFinished);
    void showStatus();
    void goOn(int direction);
    /// To look for as they stand; empty: the field asks for calls by their fields alone.
    [[nodiscard]] QString words() const;

    SearchModel* m_model;
    FilterField* m_field = nullptr;
    QToolButton* m_stop = nullptr;
    QTreeView* m_tree;
    QLabel* m_status;
    Pane* m_pane;
    QTimer m_pause;
    std::shared_ptr<const EventIndex> m_index;
    std::shared_ptr<const Objects> m_objects; ///< of m_objectsPosition; null: not known
    std::uint64_t m_objectsPosition = 0;
    QString m_failure; ///< why the objects are not known
    bool m_isSearchingCalls = false;
    bool m_isAsking = false;
};

} // namespace vitrine::views
