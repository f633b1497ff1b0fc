// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/events/event_index.h"

#include <QWidget>

#include <memory>

class QLabel;
class QLineEdit;
class QToolButton;
class QTreeView;

namespace vitrine::views {

class CallTextSource;
class EventModel;

/// The event tree with its filter.
class EventView final : public QWidget {
    Q_OBJECT

public:
    explicit EventView(CallTextSource& texts, QWidget* parent = nullptr);

    /// Null empties the view.
    void setIndex(std::shared_ptr<const EventIndex> index);
    /// Highlights the row of a position and brings it into view.
    void setPosition(std::uint64_t position);
    void focusFilter();
    void toggleAllCalls();

    [[nodiscard]] QTreeView& tree() const { return *m_tree; }
    [[nodiscard]] QLineEdit& filterField() const { return *m_filter; }

signals:
    void goRequested(quint64 position);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeHeader();
    void searchAgain();
    void showMatches(const std::shared_ptr<const std::vector<std::uint64_t>>& matches, bool finished);
    void rebuilt();
    void goTo(const QModelIndex& index);
    void showMenu(const QPoint& place);
    void copySelected() const;

    CallTextSource& m_texts;
    EventModel* m_model;
    QTreeView* m_tree;
    QLineEdit* m_filter = nullptr;
    QToolButton* m_allCalls = nullptr;
    QLabel* m_status = nullptr;
    std::uint64_t m_position = 0;
};

} // namespace vitrine::views
