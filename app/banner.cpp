// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/banner.h"

#include "views/theme/icons.h"
#include "views/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace vitrine::app {

Banner::Banner(QWidget* parent) : QFrame(parent), m_text(new QLabel(this)), m_buttons(new QHBoxLayout)
{
    setProperty("role", "banner");
    m_text->setObjectName(QStringLiteral("bannerText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText); // file names are not markup
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* close = new QToolButton(this);
    close->setIcon(views::symbolIcon(views::Symbol::Cancel));
    close->setToolTip(tr("<b>Close</b><br>Hides this message."));
    close->setAccessibleName(tr("Close message"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(3 * views::kGrid, views::kPadding, views::kPadding, views::kPadding);
    layout->addWidget(m_text, 1);
    layout->addLayout(m_buttons);
    layout->addWidget(close);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    hide();
}

void Banner::show(const QString& sentence, const QList<views::WayOut>& waysOut)
{
    while (QLayoutItem* old = m_buttons->takeAt(0)) {
        old->widget()->deleteLater(); // one of them may be what has led here
        old->widget()->hide();
        delete old;
    }
    for (const views::WayOut& way : waysOut) {
        auto* button = new QPushButton(this);
        nameWayOut(*button, way);
        connect(button, &QPushButton::clicked, this, way.take);
        m_buttons->addWidget(button);
        button->show(); // the banner may be there already
    }
    say(sentence);
    setVisible(true);
}

void Banner::showToo(const QString& more)
{
    if (more.isEmpty())
        return;
    if (isHidden())
        return show(more);
    say(QStringLiteral("%1 %2").arg(m_text->text(), more));
}

void Banner::withdraw(const QString& sentence)
{
    say(m_text->text().remove(sentence).simplified());
    if (m_text->text().isEmpty())
        hide();
}

void Banner::say(const QString& sentence)
{
    m_text->setText(sentence);
    m_text->setAccessibleName(sentence);
}

QString Banner::sentence() const
{
    return isHidden() ? QString() : m_text->text();
}

} // namespace vitrine::app
