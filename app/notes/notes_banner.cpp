// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notes/notes_banner.h"

#include "views/theme/counted.h"
#include "views/theme/icons.h"
#include "views/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace vitrine::app {

NotesBanner::NotesBanner(QWidget* parent) : QFrame(parent), m_text(new QLabel(this))
{
    setObjectName(QStringLiteral("notesBanner"));
    setProperty("role", "notice");
    auto* read = new QPushButton(tr("Show them"), this);
    read->setObjectName(QStringLiteral("showComments"));
    auto* close = new QToolButton(this);
    close->setIcon(views::symbolIcon(views::Symbol::Cancel));
    close->setToolTip(tr("<b>Close</b><br>Hides this message."));
    close->setAccessibleName(tr("Close message"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(3 * views::kGrid, views::kGrid, views::kPadding, views::kGrid);
    layout->addWidget(m_text, 1);
    layout->addWidget(read);
    layout->addWidget(close);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    connect(read, &QPushButton::clicked, this, [this] {
        hide();
        emit notesRequested();
    });
    hide();
}

void NotesBanner::show(std::size_t comments)
{
    m_text->setText(views::counted(comments, tr("This capture has %1 comment."), tr("This capture has %1 comments.")));
    m_text->setAccessibleName(m_text->text());
    setVisible(true);
}

QString NotesBanner::sentence() const
{
    return isHidden() ? QString() : m_text->text();
}

} // namespace vitrine::app
