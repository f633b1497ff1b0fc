// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace vitrine::views {

/// Plain text that never widens a window: where there is no room for a line it ends in an ellipsis, or goes on below if
/// words may wrap, and the tooltip has all of what is cut. Copies, exports and screen readers get the whole text.
class ElidedLabel final : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    /// Whether not all of the text can be seen.
    [[nodiscard]] bool isCut() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace vitrine::views
