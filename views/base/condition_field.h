// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

class QCompleter;
class QStringListModel;

namespace vitrine::views {

/// A line that completes the name under the caret.
class ConditionField final : public QLineEdit {
    Q_OBJECT

public:
    explicit ConditionField(QWidget* parent = nullptr);
    void setNames(const QStringList& names);

private:
    /// Of the name that ends at the caret.
    [[nodiscard]] int startOfName() const;
    void offer();
    void insert(const QString& name);

    QStringListModel* m_names;
    QCompleter* m_completer;
};

} // namespace vitrine::views
