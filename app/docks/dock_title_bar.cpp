// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/dock_title_bar.h"

#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace vitrine::app {

namespace {

/// Gives way when the dock is narrow, where a label would clip without a sign.
class TitleText final : public QWidget {
public:
    explicit TitleText(QDockWidget& dock) : QWidget(&dock), m_dock(dock)
    {
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        setAttribute(Qt::WA_TransparentForMouseEvents); // the dock is dragged by it
        QObject::connect(&dock, &QWidget::windowTitleChanged, this, [this](const QString& title) {
            setAccessibleName(title);
            update();
        });
        setAccessibleName(dock.windowTitle());
    }
    [[nodiscard]] QSize sizeHint() const override { return fontMetrics().size(0, m_dock.windowTitle()); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(m_dock.windowTitle(), Qt::ElideRight, width()));
    }

private:
    QDockWidget& m_dock;
};

} // namespace

DockTitleBar::DockTitleBar(QDockWidget& dock) : QWidget(&dock), m_dock(dock)
{
    setProperty("role", "header");
    setAttribute(Qt::WA_StyledBackground); // a plain widget paints none
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(views::kPadding, 0, views::kGrid, 0);
    layout->setSpacing(0);
    layout->addWidget(new TitleText(dock), 1);
    QToolButton* save = addButton(views::Symbol::Save);
    m_float = addButton(views::Symbol::Detach);
    QToolButton* close = addButton(views::Symbol::Cancel);
    describe(*save, {tr("Export %1"), tr("Saves what is shown here to a file.")});
    describe(*close, {tr("Close %1"), tr("It can be opened again from the View menu.")});
    save->setObjectName(QStringLiteral("exportButton"));
    m_float->setObjectName(QStringLiteral("floatButton"));
    close->setObjectName(QStringLiteral("closeButton"));
    connect(save, &QToolButton::clicked, this, &DockTitleBar::exportRequested);
    connect(m_float, &QToolButton::clicked, &dock, [&dock] { dock.setFloating(!dock.isFloating()); });
    connect(close, &QToolButton::clicked, &dock, &QDockWidget::close);
    connect(&dock, &QDockWidget::topLevelChanged, this, &DockTitleBar::refreshFloating);
    refreshFloating();
    refreshSize();
}

void DockTitleBar::showButtons(bool areShown)
{
    for (QToolButton* button : findChildren<QToolButton*>())
        button->setVisible(areShown);
}

void DockTitleBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        refreshSize();
}

void DockTitleBar::refreshSize()
{
    const int icon = views::scaled(14);
    for (QToolButton* button : findChildren<QToolButton*>())
        button->setIconSize(QSize(icon, icon));
}

QToolButton* DockTitleBar::addButton(views::Symbol symbol)
{
    auto* button = new QToolButton(this);
    button->setIcon(views::symbolIcon(symbol));
    button->setFocusPolicy(Qt::TabFocus);
    layout()->addWidget(button);
    return button;
}

void DockTitleBar::describe(QToolButton& button, const Text& text) const
{
    const QString name = text.name.arg(m_dock.toggleViewAction()->text());
    button.setToolTip(views::namedTip(name.toHtmlEscaped(), text.sentence));
    button.setAccessibleName(name);
    button.setAccessibleDescription(text.sentence);
}

void DockTitleBar::refreshFloating()
{
    const bool isFloating = m_dock.isFloating();
    m_float->setIcon(views::symbolIcon(isFloating ? views::Symbol::Attach : views::Symbol::Detach));
    describe(*m_float, isFloating ? Text{tr("Put %1 back"), tr("Puts it back into the window.")}
                                  : Text{tr("Detach %1"), tr("Makes a window of its own of it.")});
}

} // namespace vitrine::app
