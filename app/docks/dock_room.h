// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace vitrine::views {
class DockView;
}

namespace vitrine::app {

/// What stands between a dock and its view: the view has all of the dock, or, where it needs more than the dock is
/// given, is scrolled. Empty until the view is made. So what a view needs, which grows with the fonts of the machine,
/// never makes the window large: no dock asks for more than kMost.
class DockRoom final : public QScrollArea {
    Q_OBJECT

public:
    static constexpr QSize kLeast{200, 64}; ///< pixels; narrower, a filter and its switch no longer fit
    static constexpr QSize kMost{300, 120};

    explicit DockRoom(QWidget* parent);

    /// Once. It owns the view.
    void setView(views::DockView& view);

    [[nodiscard]] QSize sizeHint() const override;
    /// As much as the view needs, within the two.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Of the view, also where it is scrolled.
    [[nodiscard]] QSize leastOfView() const;
    void fit();
};

} // namespace vitrine::app
