// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <map>
#include <memory>
#include <string>

class QLabel;
class QStackedLayout;
class QTreeView;

namespace vitrine::views {

class LogModel;

/// What the replay had to say about calls: by call number, in words.
class LogView final : public QWidget {
    Q_OBJECT

public:
    using Warnings = std::map<std::uint64_t, std::string>;

    explicit LogView(QWidget* parent = nullptr);

    void setWarnings(std::shared_ptr<const Warnings> warnings);
    [[nodiscard]] QTreeView& list() const { return *m_list; }

signals:
    void callRequested(quint64 callNumber);

private:
    void showMenu(const QPoint& place);
    void copyAll() const;
    void goTo(const QModelIndex& index);

    LogModel* m_model;
    QTreeView* m_list;
    QLabel* m_empty;
    QStackedLayout* m_stack;
};

} // namespace vitrine::views
