// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTreeWidget>

#include <optional>
#include <vector>

namespace vitrine::views {

/// A list under a field: ways to go on, each with a sentence. It never has the focus; the field steers it.
class FilterPopup final : public QTreeWidget {
    Q_OBJECT

public:
    struct Entry {
        QString text;
        QString sentence;
    };
    explicit FilterPopup(QWidget& field);

    /// No entries: hides it.
    void offer(const std::vector<Entry>& entries);
    /// Up or down by a row; above the first one nothing is chosen.
    void move(int rows);
    [[nodiscard]] std::optional<std::size_t> chosen() const;

signals:
    void picked(int entry);

private:
    void place();

    QWidget& m_field;
};

} // namespace vitrine::views
