// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace vitrine::views {

/// What the colors of a difference mean: −largest…largest from blue over white to orange.
class DifferenceScale final : public QWidget {
    Q_OBJECT

public:
    explicit DifferenceScale(QWidget* parent = nullptr);
    void setLargest(double largest);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double m_largest = 0.0;
};

} // namespace vitrine::views
