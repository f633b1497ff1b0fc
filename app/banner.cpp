// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/banner.h"

#include "views/theme/icons.h"
#include "views/theme/theme.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace vitrine::app {

namespace {

constexpr int kLettersBeside = 32; // of the sentence, beside the buttons; shorter lines are hard to read

} // namespace

Banner::Banner(QWidget* parent)
    : QFrame(parent), m_text(new QLabel(this)), m_buttons(new QWidget(this)), m_close(new QToolButton(this)),
      m_layout(new QGridLayout(this))
{
    setProperty("role", "banner");
    m_text->setObjectName(QStringLiteral("bannerText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText); // file names are not markup
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close->setIcon(views::symbolIcon(views::Symbol::Cancel));
    m_close->setToolTip(tr("<b>Close</b><br>Hides this message."));
    m_close->setAccessibleName(tr("Close message"));
    auto* buttons = new QHBoxLayout(m_buttons);
    buttons->setContentsMargins(0, 0, 0, 0);
    m_layout->setContentsMargins(3 * views::kGrid, views::kPadding, views::kPadding, views::kPadding);
    m_layout->setColumnStretch(0, 1);
    m_layout->addWidget(m_text, 0, 0);
    m_layout->addWidget(m_buttons, 0, 1);
    m_layout->addWidget(m_close, 0, 2);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    hide();
}

void Banner::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    placeButtons();
}

void Banner::placeButtons()
{
    const QFontMetrics metrics = m_text->fontMetrics();
    const int wanted = std::min(metrics.horizontalAdvance(m_text->text()), kLettersBeside * metrics.averageCharWidth());
    const int beside = contentsRect().width() - m_buttons->sizeHint().width() - m_close->sizeHint().width();
    const bool isBelow = beside < wanted;
    if (std::exchange(m_isBelow, isBelow) == isBelow)
        return;
    if (isBelow)
        m_layout->addWidget(m_buttons, 1, 0, 1, 3, Qt::AlignRight);
    else
        m_layout->addWidget(m_buttons, 0, 1);
}

void Banner::show(const QString& sentence, const QList<views::WayOut>& waysOut)
{
    while (QLayoutItem* old = m_buttons->layout()->takeAt(0)) {
        old->widget()->deleteLater(); // one of them may be what has led here
        old->widget()->hide();
        delete old;
    }
    for (const views::WayOut& way : waysOut) {
        auto* button = new QPushButton(m_buttons);
        nameWayOut(*button, way);
        connect(button, &QPushButton::clicked, this, way.take);
        m_buttons->layout()->addWidget(button);
        button->show(); // the banner may be there already
    }
    m_buttons->setVisible(!waysOut.isEmpty());
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
    placeButtons();
}

QString Banner::sentence() const
{
    return isHidden() ? QString() : m_text->text();
}

} // namespace vitrine::app
