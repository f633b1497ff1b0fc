// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace vitrine::app {

/// A problem in a sentence, with a way out; stays until it is closed or something works again.
class Banner final : public QFrame {
    Q_OBJECT

public:
    enum class WayOut : std::uint8_t { None, OpenAnother };

    explicit Banner(QWidget* parent = nullptr);

    void show(const QString& sentence, WayOut wayOut);
    [[nodiscard]] QString sentence() const;

signals:
    void openRequested();

private:
    QLabel* m_text;
    QWidget* m_open;
};

} // namespace vitrine::app
