// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/place_text.h"

#include <QDialog>

#include <optional>

class QLabel;
class QLineEdit;

namespace vitrine::app {

/// Asks for a place in words. Stays open, with a sentence, until what was written means something.
class GoToDialog final : public QDialog {
    Q_OBJECT

public:
    explicit GoToDialog(QWidget* parent = nullptr);

    [[nodiscard]] const std::optional<Destination>& destination() const { return m_destination; }

    void accept() override;

private:
    QLineEdit* m_field;
    QLabel* m_problem;
    std::optional<Destination> m_destination;
};

} // namespace vitrine::app
