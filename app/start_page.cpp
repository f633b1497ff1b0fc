// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/start_page.h"

#include "views/theme/icons.h"
#include "views/theme/key_text.h"
#include "views/theme/theme.h"

#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace vitrine::app {

namespace {

constexpr int kColumnWidth = 560;

QLabel* makeText(const QString& text, const char* role, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setProperty("role", role);
    label->setWordWrap(true);
    return label;
}

} // namespace

StartPage::StartPage(QWidget* parent) : QWidget(parent), m_recent(new QWidget(this))
{
    auto* column = new QWidget(this);
    column->setFixedWidth(kColumnWidth);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3 * views::kGrid);
    layout->addWidget(makeText(tr("Vitrine"), "heading", column));
    layout->addWidget(makeText(tr("Replays captures of OpenGL ES programs on a model of a mobile GPU, one draw at a "
                                  "time, forward and back."),
                               "secondary", column));
    auto* open =
        new QPushButton(views::symbolIcon(views::Symbol::Open), QLatin1Char(' ') + tr("Open a capture…"), column);
    open->setObjectName(QStringLiteral("startOpen"));
    views::setKeyTip(*open, tr("<b>Open</b> ({key:open})<br>Opens a .vitrine file."));
    auto* record =
        new QPushButton(views::symbolIcon(views::Symbol::Record), QLatin1Char(' ') + tr("Record a program…"), column);
    record->setObjectName(QStringLiteral("startRecord"));
    views::setKeyTip(*record,
                     tr("<b>Record</b> ({key:record})<br>Runs a program and keeps every call that it draws with."));
    auto* ways = new QHBoxLayout;
    ways->setSpacing(2 * views::kGrid);
    ways->addWidget(open);
    ways->addWidget(record);
    ways->addStretch();
    layout->addLayout(ways);
    layout->addWidget(makeText(tr("Or drop a .vitrine file on this window."), "secondary", column));

    m_recentTitle = makeText(tr("Recent captures"), "title", column);
    m_recentLayout = new QVBoxLayout(m_recent);
    m_recentLayout->setContentsMargins(0, 0, 0, 0);
    m_recentLayout->setSpacing(0);
    layout->addSpacing(3 * views::kGrid);
    layout->addWidget(m_recentTitle);
    layout->addWidget(m_recent);

    auto* outer = new QVBoxLayout(this);
    outer->addStretch(2);
    auto* across = new QHBoxLayout; // alignment flags would ignore how high the wrapped text is
    across->addStretch();
    across->addWidget(column);
    across->addStretch();
    outer->addLayout(across);
    outer->addStretch(3);
    connect(open, &QPushButton::clicked, this, &StartPage::openRequested);
    connect(record, &QPushButton::clicked, this, &StartPage::recordRequested);
    setRecentFiles({});
}

void StartPage::setRecentFiles(const QStringList& files)
{
    qDeleteAll(m_recent->findChildren<QPushButton*>());
    m_recentTitle->setVisible(!files.isEmpty());
    for (const QString& path : files)
        addRecent(path);
}

void StartPage::addRecent(const QString& path)
{
    const QFileInfo file(path);
    const bool isThere = file.exists();
    auto* button = new QPushButton(m_recent);
    button->setProperty("role", "row");
    const int room = kColumnWidth - 6 * views::kGrid - fontMetrics().horizontalAdvance(file.fileName());
    const QString folder = fontMetrics().elidedText(
        isThere ? file.absolutePath() : tr("missing: %1").arg(file.absolutePath()), Qt::ElideMiddle, room);
    button->setText(file.fileName() + QStringLiteral("   ") + folder);
    button->setToolTip(isThere ? path : tr("%1 is not there any more").arg(path));
    button->setEnabled(isThere);
    connect(button, &QPushButton::clicked, this, [this, path] { emit fileRequested(path); });
    m_recentLayout->addWidget(button);
}

} // namespace vitrine::app
