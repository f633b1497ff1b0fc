// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace vitrine::views {

class SourceView;

/// A text with a field to search in it, which the text's keys bring up and Esc puts away. The keys of the text hold in
/// the field, too; Enter goes on, with Shift back.
class SourcePane final : public QWidget {
    Q_OBJECT

public:
    explicit SourcePane(QWidget* parent = nullptr);

    [[nodiscard]] SourceView& text() const { return *m_text; }

    /// Brings the field up, with what is selected in it.
    void openFind();
    void findNext(bool backward);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeBar();
    void closeFind();
    void search();

    SourceView* m_text;
    QWidget* m_bar;
    QLineEdit* m_field;
    QLabel* m_count;
};

} // namespace vitrine::views
