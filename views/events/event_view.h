// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_view.h"
#include "views/base/event_index.h"

#include <memory>

class QLabel;
class QLineEdit;
class QToolButton;
class QTreeView;

namespace vitrine::views {

class CallTextSource;
class EventModel;

/// The event tree with its filter.
class EventView final : public DockView {
    Q_OBJECT

public:
    explicit EventView(Desk& desk);

    void copy() override { copySelected(); }
    void focusFilter();
    void toggleAllCalls();

    [[nodiscard]] QTreeView& tree() const { return *m_tree; }
    [[nodiscard]] QLineEdit& filterField() const { return *m_filter; }

protected:
    void refresh(const Changes& changes) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Null empties the view.
    void setIndex(std::shared_ptr<const EventIndex> index);
    /// Highlights the row of a position and brings it into view.
    void setPosition(std::uint64_t position);
    QWidget* makeHeader();
    void searchAgain();
    void showMatches(const std::shared_ptr<const std::vector<std::uint64_t>>& matches, bool finished);
    void rebuilt();
    void goTo(const QModelIndex& index);
    void showMenu(const QPoint& place);
    void copySelected() const;

    CallTextSource& m_texts;
    std::shared_ptr<const EventIndex> m_index;
    EventModel* m_model;
    QTreeView* m_tree;
    QLineEdit* m_filter = nullptr;
    QToolButton* m_allCalls = nullptr;
    QLabel* m_status = nullptr;
    std::uint64_t m_position = 0;
};

} // namespace vitrine::views
