// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/banner.h"

#include "views/theme/icons.h"
#include "views/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace vitrine::app {

Banner::Banner(QWidget* parent) : QFrame(parent), m_text(new QLabel(this))
{
    setProperty("role", "banner");
    m_text->setObjectName(QStringLiteral("bannerText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText); // file names are not markup
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* open = new QPushButton(tr("Open another…"), this);
    m_open = open;
    auto* close = new QToolButton(this);
    close->setIcon(views::symbolIcon(views::Symbol::Cancel));
    close->setToolTip(tr("<b>Close</b><br>Hides this message."));
    close->setAccessibleName(tr("Close message"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(3 * views::kGrid, views::kPadding, views::kPadding, views::kPadding);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_open);
    layout->addWidget(close);
    connect(open, &QPushButton::clicked, this, &Banner::openRequested);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    hide();
}

void Banner::show(const QString& sentence, WayOut wayOut)
{
    m_text->setText(sentence);
    m_text->setAccessibleName(sentence);
    m_open->setVisible(wayOut == WayOut::OpenAnother);
    setVisible(true);
}

QString Banner::sentence() const
{
    return isHidden() ? QString() : m_text->text();
}

} // namespace vitrine::app
