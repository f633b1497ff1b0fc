// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace vitrine::app {

/// "This capture has 3 comments", with the way to them.
class NotesBanner final : public QFrame {
    Q_OBJECT

public:
    explicit NotesBanner(QWidget* parent = nullptr);

    void show(std::size_t comments);
    /// Empty while it is hidden.
    [[nodiscard]] QString sentence() const;

signals:
    void notesRequested();

private:
    QLabel* m_text;
};

} // namespace vitrine::app
