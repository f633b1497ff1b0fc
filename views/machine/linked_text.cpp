// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/machine/linked_text.h"

#include "views/base/desk.h"
#include "views/theme/theme.h"

#include <QEvent>
#include <QScrollBar>

#include <utility>

namespace vitrine::views {

QString LinkedHtml::link(const Link& link, const QString& text)
{
    m_links.push_back(link);
    return QStringLiteral("<a href=\"#%1\">%2</a>").arg(QString::number(m_links.size() - 1), text.toHtmlEscaped());
}

LinkedText::LinkedText(Desk& desk, QWidget* parent) : QTextBrowser(parent), m_desk(desk)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(kPadding);
    document()->setDefaultStyleSheet(QStringLiteral("p { margin-top: 0px; margin-bottom: 4px; }"));
    setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::LinksAccessibleByKeyboard);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        const auto number = url.fragment().toULongLong();
        if (number < m_links.size())
            m_desk.follow(Link(m_links[number]));
    });
}

void LinkedText::show(const LinkedHtml& text, const QString& subject)
{
    const bool isSame = std::exchange(m_subject, subject) == subject;
    m_links = text.links();
    m_html = text.html();
    read();
    if (!isSame)
        verticalScrollBar()->setValue(0);
}

void LinkedText::read()
{
    const int place = verticalScrollBar()->value();
    setHtml(m_html);
    verticalScrollBar()->setValue(place);
}

void LinkedText::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) // Links have the color of the theme in which they were read.
        read();
}

} // namespace vitrine::views
